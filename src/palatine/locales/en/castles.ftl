# Castles of Mad King Ludwig

castles-title = Castles of Mad King Ludwig
castles-about = Build room by room, and set the prices that the others pay.
castles-weight = more to think about

## Options

castles-option-corners = Contact in a corner makes rooms adjacent
castles-option-corners-yes-says = Rooms that touch only in a corner are adjacent, too.
castles-option-corners-no-says = Only rooms with a stretch of wall in common are adjacent.
castles-option-favors_out = King’s Favors taken out
castles-option-favors_out-F-01 = { castles-favor-F-01 }
castles-option-favors_out-F-02 = { castles-favor-F-02 }
castles-option-favors_out-F-03 = { castles-favor-F-03 }
castles-option-favors_out-F-04 = { castles-favor-F-04 }
castles-option-favors_out-F-05 = { castles-favor-F-05 }
castles-option-favors_out-F-06 = { castles-favor-F-06 }
castles-option-favors_out-F-07 = { castles-favor-F-07 }
castles-option-favors_out-F-08 = { castles-favor-F-08 }
castles-option-favors_out-F-09 = { castles-favor-F-09 }
castles-option-favors_out-F-10 = { castles-favor-F-10 }
castles-option-favors_out-F-11 = { castles-favor-F-11 }
castles-option-favors_out-F-12 = { castles-favor-F-12 }
castles-option-favors_out-F-13 = { castles-favor-F-13 }
castles-option-favors_out-F-14 = { castles-favor-F-14 }
castles-option-favors_out-F-15 = { castles-favor-F-15 }
castles-option-favors_out-F-16 = { castles-favor-F-16 }
castles-option-favors_out-F-17 = { castles-favor-F-17 }
castles-option-favors_out-F-18 = { castles-favor-F-18 }
castles-option-favors_out-F-19 = { castles-favor-F-19 }
castles-option-favors_out-F-20 = { castles-favor-F-20 }
castles-option-favors_out-F-21 = { castles-favor-F-21 }
castles-option-favors_out-F-22 = { castles-favor-F-22 }
castles-option-favors_out-F-23 = { castles-favor-F-23 }
castles-option-favors_out-F-24 = { castles-favor-F-24 }
castles-option-cards_out = Bonus cards taken out
castles-option-cards_out-B-01 = { castles-card-B-01 }
castles-option-cards_out-B-02 = { castles-card-B-02 }
castles-option-cards_out-B-03 = { castles-card-B-03 }
castles-option-cards_out-B-04 = { castles-card-B-04 }
castles-option-cards_out-B-05 = { castles-card-B-05 }
castles-option-cards_out-B-06 = { castles-card-B-06 }
castles-option-cards_out-B-07 = { castles-card-B-07 }
castles-option-cards_out-B-08 = { castles-card-B-08 }
castles-option-cards_out-B-09 = { castles-card-B-09 }
castles-option-cards_out-B-10 = { castles-card-B-10 }
castles-option-cards_out-B-11 = { castles-card-B-11 }
castles-option-cards_out-B-12 = { castles-card-B-12 }
castles-option-cards_out-B-13 = { castles-card-B-13 }
castles-option-cards_out-B-14 = { castles-card-B-14 }
castles-option-cards_out-B-15 = { castles-card-B-15 }
castles-option-cards_out-B-16 = { castles-card-B-16 }
castles-option-cards_out-B-17 = { castles-card-B-17 }
castles-option-cards_out-B-18 = { castles-card-B-18 }
castles-option-cards_out-B-19 = { castles-card-B-19 }
castles-option-cards_out-B-20 = { castles-card-B-20 }
castles-option-cards_out-B-21 = { castles-card-B-21 }
castles-option-cards_out-B-22 = { castles-card-B-22 }
castles-option-cards_out-B-23 = { castles-card-B-23 }
castles-option-cards_out-B-24 = { castles-card-B-24 }
castles-option-cards_out-B-25 = { castles-card-B-25 }
castles-option-cards_out-B-26 = { castles-card-B-26 }
castles-option-cards_out-B-27 = { castles-card-B-27 }

## Questions

castles-ask-foyer = Choose the side of your foyer: 3 or 4 doors.
castles-ask-choose = Which bonus card goes under the deck?
castles-ask-price = Choose a room, then its price.
castles-ask-buy = Buy a tile, or take { 5000 } M.
castles-ask-place = Place the tile in your castle.
castles-ask-rewards = Choose a completion reward.
castles-ask-reward = { $room }: take the reward?
castles-ask-free = Choose a free hallway or stairs.
castles-ask-pair = Second downstairs room: choose any other reward.
castles-ask-look = Choose a stack to look through.
castles-ask-put = Put 0 to 2 tiles on the room deck.
castles-ask-return = Which of the cards goes under the deck?
castles-ask-build = Add a tile to the castle, or take one away.
castles-ask-build-place = Choose where the tile lies.

## Tiles

castles-room-R100-1 = Pantry
castles-room-R100-2 = Larder
castles-room-R100-3 = Buttery
castles-room-R100-4 = Powder Room
castles-room-R100-5 = Broom Closet
castles-room-R100-6 = Cloak Room
castles-room-R100-7 = Pink Cabinet
castles-room-R100-8 = Focus Room
castles-room-R100-9 = Lilac Cabinet
castles-room-R150-1 = Piano Room
castles-room-R150-2 = Berchta Room
castles-room-R150-3 = Flute Room
castles-room-R150-4 = Bottomless Pit
castles-room-R150-5 = Fungus Room
castles-room-R150-6 = The Hole
castles-room-R150-7 = Study
castles-room-R150-8 = Sitting Room
castles-room-R150-9 = Parlor
castles-room-R200-1 = Washroom
castles-room-R200-2 = Dirt Room
castles-room-R200-3 = Utility Room
castles-room-R200-4 = Anteroom
castles-room-R200-5 = Food Prep Room
castles-room-R200-6 = Meat Locker
castles-room-R200-7 = Nap Room
castles-room-R200-8 = Dressing Room
castles-room-R200-9 = Solar
castles-room-R250-1 = Porch
castles-room-R250-2 = Gatehouse
castles-room-R250-3 = Shed
castles-room-R250-4 = Mold Room
castles-room-R250-5 = Knight Room
castles-room-R250-6 = Crypt
castles-room-R250-7 = Billiards Room
castles-room-R250-8 = Oratory
castles-room-R250-9 = Sewing Room
castles-room-R300-1 = Sauna
castles-room-R300-2 = Panic Room
castles-room-R300-3 = Laundry Room
castles-room-R300-4 = Scullery
castles-room-R300-5 = Dining Room
castles-room-R300-6 = Kitchen
castles-room-R300-7 = Queen’s Bedroom
castles-room-R300-8 = Guest Bedroom
castles-room-R300-9 = Tasso Room
castles-room-R350-1 = Salon
castles-room-R350-2 = Gallery of Mirrors
castles-room-R350-3 = Great Hall
castles-room-R350-4 = Upper Hall
castles-room-R350-5 = Train Room
castles-room-R350-6 = 9 Pin Alley
castles-room-R400-1 = East Tapestry Chamber
castles-room-R400-2 = Observatory
castles-room-R400-3 = French Gazebo
castles-room-R400-4 = Pumpkin Garden
castles-room-R400-5 = Grand Bedchamber
castles-room-R400-6 = Servant’s Quarters
castles-room-R450-1 = Drawing Room
castles-room-R450-2 = West Tapestry Room
castles-room-R450-3 = Formal Gardens
castles-room-R450-4 = Coach House
castles-room-R450-5 = Armory
castles-room-R450-6 = Dungeon
castles-room-R500-1 = Forum
castles-room-R500-2 = Theater
castles-room-R500-3 = Hunding’s Hut
castles-room-R500-4 = Green House
castles-room-R500-5 = Venus Grotto
castles-room-R500-6 = Secret Lair
castles-room-R600-1 = Vestibule
castles-room-R600-2 = Throne Room
castles-room-R600-3 = Terrace Gardens
castles-room-R600-4 = Stables
castles-room-R600-5 = Singers’ Chamber
castles-room-R600-6 = Audience Room
castles-room-hallway = Hallway
castles-room-stairs = Stairs
castles-room-foyer = Foyer

## Tiles, as the object of a verb

castles-acc-R100-1 = the Pantry
castles-acc-R100-2 = the Larder
castles-acc-R100-3 = the Buttery
castles-acc-R100-4 = the Powder Room
castles-acc-R100-5 = the Broom Closet
castles-acc-R100-6 = the Cloak Room
castles-acc-R100-7 = the Pink Cabinet
castles-acc-R100-8 = the Focus Room
castles-acc-R100-9 = the Lilac Cabinet
castles-acc-R150-1 = the Piano Room
castles-acc-R150-2 = the Berchta Room
castles-acc-R150-3 = the Flute Room
castles-acc-R150-4 = the Bottomless Pit
castles-acc-R150-5 = the Fungus Room
castles-acc-R150-6 = The Hole
castles-acc-R150-7 = the Study
castles-acc-R150-8 = the Sitting Room
castles-acc-R150-9 = the Parlor
castles-acc-R200-1 = the Washroom
castles-acc-R200-2 = the Dirt Room
castles-acc-R200-3 = the Utility Room
castles-acc-R200-4 = the Anteroom
castles-acc-R200-5 = the Food Prep Room
castles-acc-R200-6 = the Meat Locker
castles-acc-R200-7 = the Nap Room
castles-acc-R200-8 = the Dressing Room
castles-acc-R200-9 = the Solar
castles-acc-R250-1 = the Porch
castles-acc-R250-2 = the Gatehouse
castles-acc-R250-3 = the Shed
castles-acc-R250-4 = the Mold Room
castles-acc-R250-5 = the Knight Room
castles-acc-R250-6 = the Crypt
castles-acc-R250-7 = the Billiards Room
castles-acc-R250-8 = the Oratory
castles-acc-R250-9 = the Sewing Room
castles-acc-R300-1 = the Sauna
castles-acc-R300-2 = the Panic Room
castles-acc-R300-3 = the Laundry Room
castles-acc-R300-4 = the Scullery
castles-acc-R300-5 = the Dining Room
castles-acc-R300-6 = the Kitchen
castles-acc-R300-7 = the Queen’s Bedroom
castles-acc-R300-8 = the Guest Bedroom
castles-acc-R300-9 = the Tasso Room
castles-acc-R350-1 = the Salon
castles-acc-R350-2 = the Gallery of Mirrors
castles-acc-R350-3 = the Great Hall
castles-acc-R350-4 = the Upper Hall
castles-acc-R350-5 = the Train Room
castles-acc-R350-6 = the 9 Pin Alley
castles-acc-R400-1 = the East Tapestry Chamber
castles-acc-R400-2 = the Observatory
castles-acc-R400-3 = the French Gazebo
castles-acc-R400-4 = the Pumpkin Garden
castles-acc-R400-5 = the Grand Bedchamber
castles-acc-R400-6 = the Servant’s Quarters
castles-acc-R450-1 = the Drawing Room
castles-acc-R450-2 = the West Tapestry Room
castles-acc-R450-3 = the Formal Gardens
castles-acc-R450-4 = the Coach House
castles-acc-R450-5 = the Armory
castles-acc-R450-6 = the Dungeon
castles-acc-R500-1 = the Forum
castles-acc-R500-2 = the Theater
castles-acc-R500-3 = Hunding’s Hut
castles-acc-R500-4 = the Green House
castles-acc-R500-5 = the Venus Grotto
castles-acc-R500-6 = the Secret Lair
castles-acc-R600-1 = the Vestibule
castles-acc-R600-2 = the Throne Room
castles-acc-R600-3 = the Terrace Gardens
castles-acc-R600-4 = the Stables
castles-acc-R600-5 = the Singers’ Chamber
castles-acc-R600-6 = the Audience Room
castles-acc-hallway = a hallway
castles-acc-stairs = stairs
castles-acc-foyer = the foyer

## King's Favors and bonus cards

castles-favor-F-01 = Most activity rooms
castles-favor-F-02 = Most corridors
castles-favor-F-03 = Most downstairs rooms
castles-favor-F-04 = Most food rooms
castles-favor-F-05 = Most living rooms
castles-favor-F-06 = Most outdoor rooms
castles-favor-F-07 = Most sleeping rooms
castles-favor-F-08 = Most utility rooms
castles-favor-F-09 = Largest area of activity rooms
castles-favor-F-10 = Largest area of corridors
castles-favor-F-11 = Largest area of downstairs rooms
castles-favor-F-12 = Largest area of food rooms
castles-favor-F-13 = Largest area of living rooms
castles-favor-F-14 = Largest area of outdoor rooms
castles-favor-F-15 = Largest area of sleeping rooms
castles-favor-F-16 = Largest area of utility rooms
castles-favor-F-17 = Small rooms
castles-favor-F-18 = Large rooms
castles-favor-F-19 = Square rooms
castles-favor-F-20 = Round rooms
castles-favor-F-21 = Completed rooms
castles-favor-F-22 = Incomplete rooms
castles-favor-F-23 = External doors
castles-favor-F-24 = Most money
castles-card-B-01 = Rooms of every size
castles-card-B-02 = Rooms of every type
castles-card-B-03 = Hallways
castles-card-B-04 = Stairs
castles-card-B-05 = Completed rooms
castles-card-B-06 = Square rooms
castles-card-B-07 = Round rooms
castles-card-B-08 = Money
castles-card-B-09 = External doors
castles-card-B-10 = Activity rooms
castles-card-B-11 = Corridors
castles-card-B-12 = Downstairs rooms
castles-card-B-13 = Food rooms
castles-card-B-14 = Living rooms
castles-card-B-15 = Outdoor rooms
castles-card-B-16 = Sleeping rooms
castles-card-B-17 = Utility rooms
castles-card-B-18 = Rooms of 100
castles-card-B-19 = Rooms of 150
castles-card-B-20 = Rooms of 200
castles-card-B-21 = Rooms of 250
castles-card-B-22 = Rooms of 300
castles-card-B-23 = Rooms of 350
castles-card-B-24 = Rooms of 400
castles-card-B-25 = Rooms of 450
castles-card-B-26 = Rooms of 500
castles-card-B-27 = Rooms of 600

## Completion rewards

castles-reward-activity = 5 points
castles-reward-corridor = Free hallway or stairs
castles-reward-downstairs = Any other reward (every second room)
castles-reward-food = Extra turn
castles-reward-living = Score the room again
castles-reward-outdoor = { 10000 } marks
castles-reward-sleeping = Choose tiles for the deck
castles-reward-utility = Draw 2 bonus cards, keep 1

## Beside the board

castles-fact-money = marks
castles-fact-tiles = tiles in the castle
castles-fact-cards = bonus cards
castles-fact-builder = Master Builder
castles-fact-room-cards = room cards left
castles-fact-empty = Stack { $size } is empty
castles-fact-stacks = tiles left by size
castles-fact-hallways = hallways left
castles-fact-stairs = stairs left
castles-fact-deck-tile = on the room deck, tile of size
castles-fact-deck-room = on the room deck: { $room }
castles-fact-last = Last round
castles-picture-mine = Your castle
castles-picture = Castle of { $seat }
castles-picture-note = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } · { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
castles-sheet-round = Round { $round }
castles-sheet-builder = { $seat } is Master Builder
castles-sheet-castle = { $seat }
castles-sheet-scorer = Count a castle
castles-sheet-joined = joined
castles-sheet-free = free
castles-sheet-walled = walled up
castles-sheet-complete = complete
castles-sheet-fence = fence
castles-sheet-per-joined = per joined
castles-sheet-per-touching = per touching
castles-sheet-per-castle = in the castle
castles-sheet-downstairs = downstairs
castles-sheet-north = N, roughly
castles-sheet-left = { $count } left
castles-text-seat = { $seat }: { $points }
castles-text-foyer = { $doors ->
        [one] Foyer, { $doors } door
       *[other] Foyer, { $doors } doors
    }
castles-text-hallway-ground = Hallway, ground floor
castles-text-hallway-dark = Hallway, downstairs

## Points

castles-points-start = start
castles-points-base = base value
castles-points-own = own bonuses
castles-points-others = bonuses of older tiles
castles-points-rewards = completion rewards
castles-points-stacks = empty stacks
castles-points-favors = King’s Favors
castles-points-cards = bonus cards
castles-points-money = money left
castles-rank-1 = Bricklayer’s Boy
castles-rank-2 = Mason
castles-rank-3 = Foreman
castles-rank-4 = Court Architect
castles-rank-5 = The King’s Dream Builder
castles-tie-size = the larger castle decides
castles-tie-money = more money decides
castles-tie-shared = the win is shared

## What can be touched

castles-label-at = Place { $x }, { $y }
castles-label-turn = Turned by { $turn }°
castles-label-stack = Stack { $size }
castles-label-foyer = { $doors ->
        [one] { $doors } door
       *[other] { $doors } doors
    }
castles-label-remove = Take { $room } away
castles-label-room-price = { $room }, size { $size }, { $price } M
castles-label-room-coins = { $room }, size { $size }, { $price } M, with { $coins } M on it
castles-label-reward = { $room }: { $reward }
castles-label-keep = Leave it as it is
castles-label-empty = Leave the price slot empty
castles-label-money = Take { 5000 } M
castles-label-decline = Decline
castles-label-done = Done

## What an action means

castles-side-left = from the left
castles-side-right = from the right
castles-side-above = from above
castles-side-below = from below
castles-do-place = { $points ->
        [one] Place { $room } (doors to: { $doors }, { $side }): { $points } point.
       *[other] Place { $room } (doors to: { $doors }, { $side }): { $points } points.
    }
castles-do-buy = Buy { $room } for { $price } M.
castles-do-price = Put { $room } at { $price } M.
castles-do-reward = Take the reward for { $room }: { $reward }.
castles-do-as = Choose the reward: { $reward }.
castles-do-free = Take { $room } for free.
castles-do-put = Put { $room } on the room deck.
castles-do-add = Add { $room }.
castles-do-look = Look through the stack of size { $size }.
castles-do-return = Put “{ $card }” under the deck.
castles-do-foyer = { $doors ->
        [one] Foyer with { $doors } door.
       *[other] Foyer with { $doors } doors.
    }
castles-do-remove = Take { $room } away.
castles-do-empty = Leave the price { $price } M empty.
castles-do-keep-price = Leave all other rooms where they are.
castles-do-keep-return = Keep the card.
castles-do-keep-build-place = Do not add the tile.
castles-do-money = Take { 5000 } M from the bank.
castles-do-decline = Decline the rewards that are left.
castles-do-done = Take no more tiles.

## What happens

castles-event-favor-discarded = King’s Favor { $favor } cannot lie beside its opposite and is replaced.
castles-event-foyer = { $doors ->
        [one] { $seat } chooses a foyer with { $doors } door.
       *[other] { $seat } chooses a foyer with { $doors } doors.
    }
castles-event-first = { $seat } is the first Master Builder.
castles-event-returned = Everybody puts one bonus card under the deck.
castles-event-round = Round { $round }: { $seat } is Master Builder.
castles-event-reshuffled = The discarded room cards are shuffled.
castles-event-last-round = The room deck is empty: this is the last round.
castles-event-stack-empty = The stack of size { $size } is empty; another card is turned.
castles-event-revealed = New on the market: { $rooms }.
castles-event-priced = { $seat } sets the prices.
castles-event-price = { $seat } puts { $room } at { $price } M.
castles-several-price = { $seat } puts { $list }.
castles-each-price = { $room } at { $price } M
castles-event-price-empty = { $seat } leaves the price { $price } M empty.
castles-event-end = The game is over.
castles-event-final = { $seat }: { $stacks } for empty stacks, { $favors } for King’s Favors, { $cards } for bonus cards, { $money } for money; { $total } in all.
castles-event-took = { $seat } takes { 5000 } M.
castles-event-bought = { $seat } buys { $room } for { $price } M.
castles-event-placed = { $points ->
        [one] { $seat } places { $room }: { $points } point.
       *[other] { $seat } places { $room }: { $points } points.
    }
castles-event-completed = { $seat } completes: { $room }.
castles-event-extra-turn = { $seat } has an extra turn.
castles-event-declined = { $seat } declines the rewards that are left.
castles-event-reward-activity = { $seat } gets 5 points: { $room } is complete.
castles-event-reward-food = { $seat } gets an extra turn: { $room } is complete.
castles-event-reward-living = { $points ->
        [one] { $seat } scores again: { $room }, { $points } point.
       *[other] { $seat } scores again: { $room }, { $points } points.
    }
castles-event-reward-outdoor = { $seat } gets { 10000 } M: { $room } is complete.
castles-event-reward-corridor = { $seat } takes { $room } for free.
castles-event-reward-lost = { $seat } cannot have the reward for { $room }: it is lost.
castles-event-cellar = { $seat } has completed downstairs room no. { $number }: { $room }.
castles-event-looked = { $seat } looks through the stack of size { $size }.
castles-event-saw = { $seat } sees in the stack of size { $size }: { $rooms }.
castles-event-put = { $count ->
        [one] { $seat } puts { $count } tile of size { $size } on the room deck.
       *[other] { $seat } puts { $count } tiles of size { $size } on the room deck.
    }
castles-event-discarded = { $seat } puts a tile face up on the discard pile: { $room }.
castles-event-drew = { $count ->
        [one] { $seat } draws { $count } bonus card.
       *[other] { $seat } draws { $count } bonus cards.
    }
castles-event-chose = { $count ->
        [one] { $seat } keeps { $count } bonus card.
       *[other] { $seat } keeps { $count } bonus cards.
    }
castles-event-keeps = Kept: “{ $card }”.
castles-event-favors = King’s Favors: { $favors }.
castles-event-dealt = { $count ->
        [one] Everybody is dealt { $count } bonus card.
       *[other] Everybody is dealt { $count } bonus cards.
    }
castles-event-drew-cards = { $seat } now sees: { $cards }.
castles-event-score-stacks = { $points ->
        [one] { $seat } scores { $points } point for empty stacks.
       *[other] { $seat } scores { $points } points for empty stacks.
    }
castles-event-score-favor = { $points ->
        [one] { $seat } scores { $points } point for the King’s Favor “{ $favor }”.
       *[other] { $seat } scores { $points } points for the King’s Favor “{ $favor }”.
    }
castles-event-score-card = { $points ->
        [one] { $seat } shows the bonus card “{ $card }”: { $points } point.
       *[other] { $seat } shows the bonus card “{ $card }”: { $points } points.
    }
castles-event-score-money = { $points ->
        [one] { $seat } scores { $points } point for { $money } M.
       *[other] { $seat } scores { $points } points for { $money } M.
    }
castles-event-rank = { $total ->
        [one] With { $total } point the rank is: { $rank }.
       *[other] With { $total } points the rank is: { $rank }.
    }

## Words of tiles and cards

castles-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
castles-points-now = { $points ->
        [one] { $points } point now
       *[other] { $points } points now
    }
castles-size = size { $size }
castles-sized = { $room }, size { $size }
castles-kind = { $type }, size { $size }
castles-type-activity = activity room
castles-type-corridor = corridor
castles-type-downstairs = downstairs room
castles-type-food = food room
castles-type-living = living room
castles-type-outdoor = outdoor room
castles-type-sleeping = sleeping room
castles-type-utility = utility room
castles-kinds-activity = activity rooms
castles-kinds-corridor = corridors
castles-kinds-downstairs = downstairs rooms
castles-kinds-food = food rooms
castles-kinds-living = living rooms
castles-kinds-outdoor = outdoor rooms
castles-kinds-sleeping = sleeping rooms
castles-kinds-utility = utility rooms
castles-bonus-connect = { $points } for each joined by a door: { $types }
castles-bonus-adjacent = { $points } for each that touches it: { $types }
castles-bonus-castle = { $points } for each in the whole castle: { $types }
castles-worth = { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
castles-worth-bonus = { $points ->
        [one] { $points } point, and { $bonus }.
       *[other] { $points } points, and { $bonus }.
    }
castles-worth-corridor = No points of its own; it joins rooms, counts as a corridor, and can be completed.
castles-card-each = { $points ->
        [one] { $points } point for each
       *[other] { $points } points for each
    }
castles-card-per = { $points ->
        [one] { $points } point for every { $per }
       *[other] { $points } points for every { $per }
    }
castles-card-all = { $points ->
        [one] { $points } point if you have one of each
       *[other] { $points } points if you have one of each
    }
castles-left = { $count ->
        [one] { $count } left
       *[other] { $count } left
    }

## Beside the castle

castles-verb-money = Take { $money } M
castles-verb-prices = Leave the prices
castles-tray-market = Market
castles-tray-corridors = Hallways and stairs
castles-tray-hand = To be placed
castles-tray-foyers = Sides of the foyer
castles-tray-rewards = Completion rewards
castles-tray-stacks = Stacks of rooms
castles-tray-bonus = Your bonus cards
castles-tray-drawn = Bonus cards drawn
castles-slot-empty = No room
castles-as-type = as for: { $type }
castles-grid-favors = King’s Favors
castles-grid-count = { $type }, number
castles-grid-area = { $type }, area
castles-short-activity = Activity
castles-short-corridor = Corridors
castles-short-downstairs = Downstairs
castles-short-food = Food
castles-short-living = Living
castles-short-outdoor = Outdoor
castles-short-sleeping = Sleeping
castles-short-utility = Utility
castles-short-corridors = No points of its own.
castles-short-worth = { $points }, no bonus.
castles-short-connect = Worth { $points }, and { $bonus } for each room joined to it: { $types }.
castles-short-adjacent = Worth { $points }, and { $bonus } for each room that touches it: { $types }.
castles-short-castle = Worth { $points }, and { $bonus } for each room of the castle: { $types }.
castles-grid-money = Money, thousands
castles-grid-places = 8 · 4 · 2 · 1
castles-progress-setup = Before the first round
castles-progress-over = Game over
castles-progress = Round { $round }, { $count } in the deck
castles-progress-part = Round { $round }
castles-progress-last = Round { $round }, the last one
castles-step-prices = Prices
castles-step-build = Buy and build
castles-label-price = Price { $price } M

## Questions, step by step

castles-q-own-money = You have { $money } M.
castles-q-where = Where do you put { $room }?
castles-q-here = Put { $room } here?
castles-q-here-detail = Now { $points }. { $cost }
castles-cost-nothing = Nothing to pay.
castles-cost-bank = { $price } M to the bank.
castles-cost-builder = { $price } M to { $seat }.
castles-cost-bank-coins = { $price } M to the bank; the { $coins } M on it are yours.
castles-cost-builder-coins = { $price } M to { $seat }; the { $coins } M on it are yours.
castles-q-money = Take { $money } M and buy nothing?
castles-q-price = At which price do you put { $room }?
castles-q-prices = Set these prices?
castles-q-has = { $seat } has { $money } M
castles-q-buyers-1 = { $buyer1 }.
castles-q-buyers-2 = { $buyer1 }, { $buyer2 }.
castles-q-buyers-3 = { $buyer1 }, { $buyer2 }, { $buyer3 }.
castles-q-foyer = { $doors ->
        [one] Take the side with { $doors } door?
       *[other] Take the side with { $doors } doors?
    }
castles-q-return = Put “{ $card }” under the deck?
castles-q-look = Look through the stack of size { $size }?
castles-q-as = Choose this reward: { $reward }?
castles-q-reward = Take the reward for { $room }?
castles-q-put = Put { $room } on the room deck?
castles-q-put-last = Put { $room } face up on the discard pile?
castles-q-keep-price = Leave all prices as they are?
castles-q-keep-return = Keep the card?
castles-q-keep-build-place = Not add the tile?
castles-q-empty-price = Leave the dearest free price without a room?
castles-q-decline-rewards = Decline the rewards that are left?
castles-q-decline-pair = Decline this reward?
castles-q-done-put = Take no more tiles?
castles-b-take = Take
castles-b-buy = Buy and build
castles-b-build = Build
castles-b-prices = Set the prices
castles-b-foyer = Choose
castles-b-return = Put it back
castles-b-look = Look
castles-b-put = Put it there
castles-b-keep-price = Leave them
castles-b-keep-return = Keep
castles-b-keep-build-place = Do not add
castles-b-empty-price = Leave it empty
castles-b-decline-rewards = Decline
castles-b-decline-pair = Decline
castles-b-done-put = Done

## The inspector

castles-i-base = The room itself
castles-i-bonus-card = Your bonus card
castles-i-in-castle = In the castle, { $types }: { $count }
castles-i-joined = joined by a door, { $type }
castles-i-touches = touches, no door, { $type }
castles-i-complete = Complete: all its doors are joined.
castles-i-open = { $count ->
        [one] Not complete: { $count } door is not joined.
       *[other] Not complete: { $count } doors are not joined.
    }
castles-i-reward = Reward when complete: { $reward }.
castles-i-coins = { $coins } M lie on it, for whoever buys it.
castles-i-left = You would have { $money } M left.
castles-i-stack-left = Left in the stack of size { $size }: { $count }.
castles-i-favor-counts = Counts for the King’s Favor “{ $favor }”.
castles-i-kind-favor = King’s Favor
castles-i-favor-does = At the end 8, 4, 2 and 1 points for first to fourth place. Who ties shares the places, rounded down; who has none gets nothing.
castles-i-favor = { $points ->
        [one] { $seat }: { $count }, now { $points } point
       *[other] { $seat }: { $count }, now { $points } points
    }
castles-i-kind-card = bonus card
castles-i-have = You have { $count }
castles-i-stack = If the stack is empty at the end, every room of this size in a castle brings 2 points.
castles-i-stack-seat = { $points ->
        [one] { $seat }: { $count } built, then { $points } point
       *[other] { $seat }: { $count } built, then { $points } points
    }
castles-i-money = Money: { $money } M.
castles-i-tiles = Tiles in the castle: { $count }, of them complete: { $done }.
castles-i-cards = Bonus cards, secret until the end: { $count }.
castles-i-builder = Master Builder of this round.
castles-i-builder-does = Sets all prices, gets what the others pay, and builds last. The marker passes to the left after every round.
castles-i-pass = Instead of buying: { 5000 } M from the bank. Nothing is built.
castles-i-pair = Every second completed downstairs room brings one of the other seven rewards.
castles-i-deck = Tiles on the room deck
castles-i-deck-does = They come to the market before any card is turned.

## The final scoring

castles-formula-score-stacks = { $count } × 2 for sizes whose stack is empty: { $points }
castles-formula-score-favor = { $count }, place { $place }: { $points }
castles-formula-score-card = { $per ->
    [1] { $count } × { $each }: { $points }
   *[other] { $count }, { $each } for every { $per }: { $points }
}
castles-formula-score-money = { $money } M, 1 for every { 10000 }: { $points }

## Why not

castles-why-other-question = Something else is to be decided now.
castles-why-not-your-card = You do not hold this card.
castles-why-priced = { $room } already has its price.
castles-why-not-on-market = { $room } is not on the market.
castles-why-slot-full = There are tiles for all price slots: none may stay empty.
castles-why-keep-two = Only two are left: choose which of them costs more.
castles-why-stack-empty = This stack is empty.
castles-why-price-unused = The price { $price } M is not in use with this number of players.
castles-why-slot-empty = No room lies at { $price } M.
castles-why-no-place = { $room } cannot be placed anywhere in the castle.
castles-why-no-stairs = { $room } must lie downstairs, and the castle has no stairs yet.
castles-why-too-dear = You are { $short } M short.
castles-why-c-401 = No door of the tile meets a door of the castle.
castles-why-c-404 = Tiles may not overlap.
castles-why-c-405 = The castle would have no external door left.
castles-why-c-406 = Nothing may touch a fence.
castles-why-c-408 = Doors of the ground floor and of the downstairs level may not meet.
castles-why-c-409 = Two stairs may not be connected.
castles-why-same-turn = Turned so, the tile looks as when turned by { $turn }°; place it like that.
castles-why-no-reward = No reward waits for { $room }.
castles-why-no-place-free = This tile is not left, or it fits nowhere.
castles-why-other-reward = Choose one of the other rewards.
castles-why-reward-gone = This reward cannot be had now.
castles-why-not-in-stack = { $room } is not in this stack.
castles-why-keep-one = One of the two cards goes back.
castles-why-not-drawn = You did not draw this card now.
castles-why-none-left = The box holds no more of this: { $room }.
castles-why-no-such-tile = There is no such tile in the castle.
castles-why-others-need-it = Other tiles could not lie as they do without it.
castles-why-foyer-built-on = The foyer is built on already.
castles-why-foyer-same = The foyer shows this side already.

## Documents

castles-document-too-many = { $where }: the box holds only { $most } of { $piece }.
castles-document-place = { $where }: { $room } cannot lie so ({ $rule }). { $reason }

# Puzzles: what is asked, and why the best answer is the best.
castles-puzzle-place = Where does this room bring you the most points at once?
castles-puzzle-buy = It is your turn to buy. What is best for you in the end?
castles-puzzle-price = You set the prices, and what the others pay is yours. Which room should go to the next price?
castles-puzzle-room = Buy a room and place it so that it brings the most points at once. Here the price does not matter.
castles-puzzle-why-base = The points printed on the room decide here. Bonuses of its neighbours come on top.
castles-puzzle-why-own = The room is paid for what it is joined to: its bonus counts once for every suitable tile. So look for the neighbours it wants, and keep away from those it cannot stand.
castles-puzzle-why-others = Rooms that lie there already bring points when the new tile is what they want. A modest room at the right door can bring more than a fine one elsewhere.
castles-puzzle-why-rewards = It joins the last free door of a tile, and a complete tile brings its reward. Rewards are often worth more than points at once.
castles-puzzle-why-stacks = At the end every room of a size whose stack is empty brings two points. Rooms of sizes that run out are worth more than they look.
castles-puzzle-why-favors = A King’s Favor pays eight points for the first place. One room more of the right kind can decide who gets it.
castles-puzzle-why-cards = It fits your bonus cards, and they are counted at the end. Look at your hand before you look at the points on the tile.
castles-puzzle-why-money = Money decides here: what you keep or earn buys the next room. What the others pay goes to the Master Builder.
castles-puzzle-why-rivals = What counts here is what it takes from the others: a dear room stays out of their reach, or pays you well. Look at their castles before you set a price.
castles-puzzle-why-later = It leaves more for the rounds to come: doors to build on, money to buy with. A few points at once are not worth that.

## The score sheet of a real table

castles-sheet-way-fast = Numbers only
castles-sheet-way-rooms = Room by room
castles-sheet-step-track = Track
castles-sheet-step-rooms = Castles
castles-sheet-step-favors = Favors
castles-sheet-step-cards = Cards
castles-sheet-step-money = Money
castles-sheet-track = Track
castles-sheet-track-hint = Where each swan stands on the scoring track.
castles-sheet-rooms = Castles
castles-sheet-rooms-hint = Tile by tile, from the foyer outwards. The order in which they were bought does not matter.
castles-sheet-tiles = Tiles
castles-sheet-favors-hint = Tap the players in order, most first.
castles-sheet-cards-hint = The bonus cards of each player, and how many of the things that each card counts.
castles-sheet-money = Money
castles-sheet-money-hint = Enter full ten thousands only: 1 point each.
castles-sheet-empty = Which stacks are empty?
castles-sheet-empty-hint = Stacks without a face-down tile; the market does not count.
castles-sheet-emptied = Own tiles of these stacks
castles-sheet-emptied-hint = 2 points each.
castles-sheet-sizes = Size of the castle
castles-sheet-sizes-hint = The sum of all printed sizes. Only a tie needs it.
castles-sheet-lacks-track = { $seat }: points on the track
castles-sheet-lacks-money = { $seat }: money
castles-sheet-lacks-emptied = { $seat }: own tiles of the empty stacks
castles-sheet-lacks-cards = { $seat }: bonus cards
castles-sheet-lacks-count = { $seat }, bonus card “{ $piece }”: how many
castles-sheet-lacks-size = { $seat }: size of the castle, because of the tie
castles-sheet-lacks-favor = King’s Favor “{ $piece }”: who has most
castles-sheet-lacks-favors = { $count ->
    [one] { $count } more King’s Favor
   *[other] { $count } more King’s Favors
}
castles-sheet-who = { $seats }
castles-sheet-places = { $list }
castles-sheet-shared = { $who } share places { $places }: ({ $sum }) ÷ { $count }, rounded down: { $points } each.
castles-sheet-tie-rule = A tie goes to the larger castle, then to more money.
castles-sheet-tie-size = The larger castle decides: { $numbers }.
castles-sheet-tie-money = The castles are equally large; more money decides: { $numbers }.
castles-sheet-tie-shared = The money is equal, too: they share the win.
castles-sheet-favor-twice = { $where }: the King’s Favor “{ $piece }” is there already.
castles-sheet-favor-pair = { $where }: completed and incomplete rooms are never favors of the same game (C-122).
castles-sheet-favors = { $where }: with { $players } players there are { $most } King’s Favors (C-121).
castles-sheet-card-twice = { $where }: { $seat } has the bonus card “{ $piece }” already, and there is only one (C-104).
castles-sheet-tile-twice = { $where }: { $piece } lies in the castle of { $seat } already; the box holds { $most } (C-102).
castles-sheet-none-empty = { $where }: { $seat } has tiles of empty stacks, but no stack is marked as empty (C-711).
castles-sheet-other-track = { $where }: the castle of { $seat } with its rewards brings { $counted } points, not { $entered }.
castles-sheet-other-emptied = { $where }: the castle of { $seat } has { $counted } tiles of the empty stacks, not { $entered }.
castles-sheet-other-card = { $where }: the bonus card “{ $piece }” counts { $counted } for { $seat }, not { $entered }.
castles-sheet-other-favor = { $where }: the castles say otherwise. “{ $piece }”: { $counted }.
castles-sheet-no-foyer = { $where }: choose the side of { $seat }’s foyer first (C-126).
castles-sheet-needed = { $where }: { $room } must stay. Without it { $other } could not lie where it does (C-401).
castles-sheet-tile-used = { $piece } lies in the castle of { $seat } already.

## Why one line is better than another

castles-reason-once-more = Brings { $n ->
        [one] { $n } more point
       *[other] { $n } more points
    } at once.
castles-reason-once-less = Brings { $n ->
        [one] { $n } point
       *[other] { $n } points
    } fewer at once.
castles-reason-once-title = Points at once
castles-reason-activity-more = Completes { $n ->
        [one] an activity room: five points
       *[other] { $n } activity rooms: five points each
    }.
castles-reason-activity-less = Completes { $n ->
        [one] one activity room
       *[other] { $n } activity rooms
    } fewer for now: the five points have to wait.
castles-reason-activity-title = { castles-reason-complete-title }
castles-reason-corridor-more = Completes { $n ->
        [one] a corridor
       *[other] { $n } corridors
    }: a free hallway or stairs.
castles-reason-corridor-less = Completes { $n ->
        [one] one corridor
       *[other] { $n } corridors
    } fewer for now: a free hallway or stairs has to wait.
castles-reason-corridor-title = { castles-reason-complete-title }
castles-reason-downstairs-more = Completes { $n ->
        [one] a downstairs room
       *[other] { $n } downstairs rooms
    }{ $pair ->
        [yes] : any other reward
       *[other] ; the next one brings any other reward
    }.
castles-reason-downstairs-less = Completes { $n ->
        [one] one downstairs room
       *[other] { $n } downstairs rooms
    } fewer for now: any other reward has to wait.
castles-reason-downstairs-title = { castles-reason-complete-title }
castles-reason-food-more = Completes { $n ->
        [one] a food room: one more turn
       *[other] { $n } food rooms: { $n } more turns
    }.
castles-reason-food-less = Completes { $n ->
        [one] one food room
       *[other] { $n } food rooms
    } fewer for now: the extra turn has to wait.
castles-reason-food-title = { castles-reason-complete-title }
castles-reason-living-more = Completes { $n ->
        [one] a living room, which scores once more
       *[other] { $n } living rooms, which score once more
    }.
castles-reason-living-less = Completes { $n ->
        [one] one living room
       *[other] { $n } living rooms
    } fewer for now: scoring it again has to wait.
castles-reason-living-title = { castles-reason-complete-title }
castles-reason-outdoor-more = Completes { $n ->
        [one] an outdoor room: { 10000 } M
       *[other] { $n } outdoor rooms: { 10000 } M each
    }.
castles-reason-outdoor-less = Completes { $n ->
        [one] one outdoor room
       *[other] { $n } outdoor rooms
    } fewer for now: { 10000 } M have to wait.
castles-reason-outdoor-title = { castles-reason-complete-title }
castles-reason-sleeping-more = Completes { $n ->
        [one] a sleeping room
       *[other] { $n } sleeping rooms
    }: tiles to choose for the deck.
castles-reason-sleeping-less = Completes { $n ->
        [one] one sleeping room
       *[other] { $n } sleeping rooms
    } fewer for now: choosing tiles for the deck has to wait.
castles-reason-sleeping-title = { castles-reason-complete-title }
castles-reason-utility-more = Completes { $n ->
        [one] a utility room
       *[other] { $n } utility rooms
    }: the better of two bonus cards.
castles-reason-utility-less = Completes { $n ->
        [one] one utility room
       *[other] { $n } utility rooms
    } fewer for now: the bonus card has to wait.
castles-reason-utility-title = { castles-reason-complete-title }
castles-reason-complete-title = Completed tiles
castles-reason-money-more = Leaves { $n },000 M more to spend.
castles-reason-money-less = Leaves { $n },000 M less to spend.
castles-reason-money-title = Money
castles-reason-cards-more = Brings { $n ->
        [one] { $n } more bonus card
       *[other] { $n } more bonus cards
    }.
castles-reason-cards-less = Brings { $n ->
        [one] { $n } bonus card
       *[other] { $n } bonus cards
    } fewer.
castles-reason-cards-title = Bonus cards
castles-reason-doors-more = Leaves { $n ->
        [one] { $n } more open door
       *[other] { $n } more open doors
    } to build on.
castles-reason-doors-less = Leaves { $n ->
        [one] { $n } open door
       *[other] { $n } open doors
    } fewer to build on.
castles-reason-doors-title = Doors to build on
