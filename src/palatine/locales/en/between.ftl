# Between Two Castles of Mad King Ludwig

## Name

between-title = Between Two Castles of Mad King Ludwig
between-about = Build one castle with each neighbour. Only your worse one counts.
between-weight = easy to learn

## Options

between-option-throne_connects = The throne room links specialty rooms
between-option-older = The older of two partners
between-option-older-lower = Lower seat number
between-option-older-higher = Higher seat number
between-option-throne_connects-yes-says = The throne room counts as a specialty room, and connections run through it.
between-option-throne_connects-no-says = Connections between specialty rooms do not run through the throne room.
between-option-older-lower-says = The partner with the lower seat number counts as older and places first, unless both agree otherwise.
between-option-older-higher-says = The partner with the higher seat number counts as older and places first, unless both agree otherwise.

## Questions

between-ask-choose = Choose 2 tiles and pass the rest on.
between-ask-assign = Choose which of Ludwig’s two tiles goes to the castle on his left.
between-ask-order = Who places first in this castle, you or your partner?
between-ask-answer = Your partner would rather place second. Will you place first?
between-ask-split = Choose which of your two tiles goes into this castle.
between-ask-at = Choose a space for the room.
between-ask-food = Place one of the five tiles; the others are discarded.
between-ask-attendant = Choose a royal attendant.
between-ask-keep = Keep one of the three bonus cards.
between-ask-copy = Choose whose bonus the third downstairs room brings.
between-ask-special = Choose a specialty room.
between-ask-build = Add a piece to the castle, or take one away.
between-ask-where = Choose a space for the room.

## Castles, types, wall hangings, attendants

between-castle-mespelbrunn = Mespelbrunn
between-castle-lichtenstein = Lichtenstein
between-castle-hohenschwangau = Hohenschwangau
between-castle-eltz = Eltz
between-castle-neuschwanstein = Neuschwanstein
between-castle-hohenzollern = Hohenzollern
between-castle-reichsburg = Reichsburg
between-type-food = food room
between-type-living = living room
between-type-utility = utility room
between-type-outdoor = outdoor room
between-type-sleeping = sleeping room
between-type-corridor = corridor
between-type-downstairs = downstairs room
between-type-specialty = specialty room
between-hanging-torch = torch
between-hanging-painting = painting
between-hanging-mirror = mirror
between-hanging-swords = swords
between-attendant-painter = Painter
between-attendant-painter-acc = the Painter
between-attendant-guard = Guard
between-attendant-guard-acc = the Guard
between-attendant-fire-juggler = Fire Juggler
between-attendant-fire-juggler-acc = the Fire Juggler
between-attendant-groom = Groom
between-attendant-groom-acc = the Groom
between-ludwig = Ludwig

## Rooms

between-room-bakery = Bakery
between-room-bakery-acc = Bakery
between-room-buttery = Buttery
between-room-buttery-acc = Buttery
between-room-chocolate-room = Chocolate Room
between-room-chocolate-room-acc = Chocolate Room
between-room-sauerkraut-room = Sauerkraut Room
between-room-sauerkraut-room-acc = Sauerkraut Room
between-room-kitchen = Kitchen
between-room-kitchen-acc = Kitchen
between-room-spice-room = Spice Room
between-room-spice-room-acc = Spice Room
between-room-cutlery-room = Cutlery Room
between-room-cutlery-room-acc = Cutlery Room
between-room-crepery = Crepery
between-room-crepery-acc = Crepery
between-room-wine-room = Wine Room
between-room-wine-room-acc = Wine Room
between-room-morning-tea-room = Morning Tea Room
between-room-morning-tea-room-acc = Morning Tea Room
between-room-dining-room = Dining Room
between-room-dining-room-acc = Dining Room
between-room-afternoon-tea-room = Afternoon Tea Room
between-room-afternoon-tea-room-acc = Afternoon Tea Room
between-room-meat-locker = Meat Locker
between-room-meat-locker-acc = Meat Locker
between-room-pantry = Pantry
between-room-pantry-acc = Pantry
between-room-breakfast-nook = Breakfast Nook
between-room-breakfast-nook-acc = Breakfast Nook
between-room-scullery = Scullery
between-room-scullery-acc = Scullery
between-room-siege-food-storage = Siege Food Storage
between-room-siege-food-storage-acc = Siege Food Storage
between-room-brandy-room = Brandy Room
between-room-brandy-room-acc = Brandy Room
between-room-brewery = Brewery
between-room-brewery-acc = Brewery
between-room-ice-house = Ice House
between-room-ice-house-acc = Ice House
between-room-china-room = China Room
between-room-china-room-acc = China Room
between-room-taxidermy-showroom = Taxidermy Showroom
between-room-taxidermy-showroom-acc = Taxidermy Showroom
between-room-reception-room = Reception Room
between-room-reception-room-acc = Reception Room
between-room-parlor = Parlor
between-room-parlor-acc = Parlor
between-room-reading-room = Reading Room
between-room-reading-room-acc = Reading Room
between-room-fireplace = Fireplace
between-room-fireplace-acc = Fireplace
between-room-harp-room = Harp Room
between-room-harp-room-acc = Harp Room
between-room-sitting-room = Sitting Room
between-room-sitting-room-acc = Sitting Room
between-room-vestibule = Vestibule
between-room-vestibule-acc = Vestibule
between-room-rug-room = Rug Room
between-room-rug-room-acc = Rug Room
between-room-map-room = Map Room
between-room-map-room-acc = Map Room
between-room-meditation-room = Meditation Room
between-room-meditation-room-acc = Meditation Room
between-room-study = Study
between-room-study-acc = Study
between-room-observatory = Observatory
between-room-observatory-acc = Observatory
between-room-library = Library
between-room-library-acc = Library
between-room-salon = Salon
between-room-salon-acc = Salon
between-room-gallery = Gallery
between-room-gallery-acc = Gallery
between-room-tapestry-room = Tapestry Room
between-room-tapestry-room-acc = Tapestry Room
between-room-hat-room = Hat Room
between-room-hat-room-acc = Hat Room
between-room-waiting-room = Waiting Room
between-room-waiting-room-acc = Waiting Room
between-room-cape-room = Cape Room
between-room-cape-room-acc = Cape Room
between-room-drawing-room = Drawing Room
between-room-drawing-room-acc = Drawing Room
between-room-schoolhouse = Schoolhouse
between-room-schoolhouse-acc = Schoolhouse
between-room-torch-storage = Torch Storage
between-room-torch-storage-acc = Torch Storage
between-room-washroom = Washroom
between-room-washroom-acc = Washroom
between-room-scythe-room = Scythe Room
between-room-scythe-room-acc = Scythe Room
between-room-powder-room = Powder Room
between-room-powder-room-acc = Powder Room
between-room-panic-room = Panic Room
between-room-panic-room-acc = Panic Room
between-room-game-storage = Game Storage
between-room-game-storage-acc = Game Storage
between-room-coat-room = Coat Room
between-room-coat-room-acc = Coat Room
between-room-mud-room = Mud Room
between-room-mud-room-acc = Mud Room
between-room-repair-shop = Repair Shop
between-room-repair-shop-acc = Repair Shop
between-room-kittenry = Kittenry
between-room-kittenry-acc = Kittenry
between-room-crown-storage = Crown Storage
between-room-crown-storage-acc = Crown Storage
between-room-dumbwaiter = Dumbwaiter
between-room-dumbwaiter-acc = Dumbwaiter
between-room-tool-room = Tool Room
between-room-tool-room-acc = Tool Room
between-room-sauna = Sauna
between-room-sauna-acc = Sauna
between-room-glassmaking-room = Glassmaking Room
between-room-glassmaking-room-acc = Glassmaking Room
between-room-laundry-room = Laundry Room
between-room-laundry-room-acc = Laundry Room
between-room-kennel = Kennel
between-room-kennel-acc = Kennel
between-room-shield-room = Shield Room
between-room-shield-room-acc = Shield Room
between-room-broom-closet = Broom Closet
between-room-broom-closet-acc = Broom Closet
between-room-key-room = Key Room
between-room-key-room-acc = Key Room
between-room-archery-range = Archery Range
between-room-archery-range-acc = Archery Range
between-room-vineyard = Vineyard
between-room-vineyard-acc = Vineyard
between-room-guardhouse = Guardhouse
between-room-guardhouse-acc = Guardhouse
between-room-sty = Sty
between-room-sty-acc = Sty
between-room-swimming-hole = Swimming Hole
between-room-swimming-hole-acc = Swimming Hole
between-room-chicken-coop = Chicken Coop
between-room-chicken-coop-acc = Chicken Coop
between-room-winter-garden = Winter Garden
between-room-winter-garden-acc = Winter Garden
between-room-fish-pond = Fish Pond
between-room-fish-pond-acc = Fish Pond
between-room-biergarten = Biergarten
between-room-biergarten-acc = Biergarten
between-room-flower-garden = Flower Garden
between-room-flower-garden-acc = Flower Garden
between-room-butterfly-garden = Butterfly Garden
between-room-butterfly-garden-acc = Butterfly Garden
between-room-french-gazebo = French Gazebo
between-room-french-gazebo-acc = French Gazebo
between-room-walking-path = Walking Path
between-room-walking-path-acc = Walking Path
between-room-vegetable-garden = Vegetable Garden
between-room-vegetable-garden-acc = Vegetable Garden
between-room-terrace = Terrace
between-room-terrace-acc = Terrace
between-room-firewood-storage = Firewood Storage
between-room-firewood-storage-acc = Firewood Storage
between-room-aviary = Aviary
between-room-aviary-acc = Aviary
between-room-turtle-pond = Turtle Pond
between-room-turtle-pond-acc = Turtle Pond
between-room-pumpkin-garden = Pumpkin Garden
between-room-pumpkin-garden-acc = Pumpkin Garden
between-room-stables = Stables
between-room-stables-acc = Stables
between-room-grand-balcony = Grand Balcony
between-room-grand-balcony-acc = Grand Balcony
between-room-midnight-room = Midnight Room
between-room-midnight-room-acc = Midnight Room
between-room-nap-room = Nap Room
between-room-nap-room-acc = Nap Room
between-room-bunk-room = Bunk Room
between-room-bunk-room-acc = Bunk Room
between-room-servants-quarters = Servant’s Quarters
between-room-servants-quarters-acc = Servant’s Quarters
between-room-solar = Solar
between-room-solar-acc = Solar
between-room-in-law-suite = In-Law Suite
between-room-in-law-suite-acc = In-Law Suite
between-room-nursery = Nursery
between-room-nursery-acc = Nursery
between-room-rabbit-room = Rabbit Room
between-room-rabbit-room-acc = Rabbit Room
between-room-dreaming-room = Dreaming Room
between-room-dreaming-room-acc = Dreaming Room
between-room-guest-bedroom = Guest Bedroom
between-room-guest-bedroom-acc = Guest Bedroom
between-room-hibernation-chamber = Hibernation Chamber
between-room-hibernation-chamber-acc = Hibernation Chamber
between-room-kings-chambers = King’s Chambers
between-room-kings-chambers-acc = King’s Chambers
between-room-princes-chambers = Prince’s Chambers
between-room-princes-chambers-acc = Prince’s Chambers
between-room-tasso-room = Tasso Room
between-room-tasso-room-acc = Tasso Room
between-room-pillow-room = Pillow Room
between-room-pillow-room-acc = Pillow Room
between-room-childrens-room = Children’s Room
between-room-childrens-room-acc = Children’s Room
between-room-princess-chambers = Princess’ Chambers
between-room-princess-chambers-acc = Princess’ Chambers
between-room-dressing-room = Dressing Room
between-room-dressing-room-acc = Dressing Room
between-room-queens-chambers = Queen’s Chambers
between-room-queens-chambers-acc = Queen’s Chambers
between-room-puppy-room = Puppy Room
between-room-puppy-room-acc = Puppy Room
between-room-blanket-room = Blanket Room
between-room-blanket-room-acc = Blanket Room
between-room-hall-of-ever-closing-walls = Hall of Ever-Closing Walls
between-room-hall-of-ever-closing-walls-acc = Hall of Ever-Closing Walls
between-room-hall-of-paintings = Hall of Paintings
between-room-hall-of-paintings-acc = Hall of Paintings
between-room-hidden-passage = Hidden Passage
between-room-hidden-passage-acc = Hidden Passage
between-room-between-two-rooms = Between Two Rooms
between-room-between-two-rooms-acc = Between Two Rooms
between-room-hall-of-doors = Hall of Doors
between-room-hall-of-doors-acc = Hall of Doors
between-room-hall-of-puzzled-floors = Hall of Puzzled Floors
between-room-hall-of-puzzled-floors-acc = Hall of Puzzled Floors
between-room-hall-of-creaking-floors = Hall of Creaking Floors
between-room-hall-of-creaking-floors-acc = Hall of Creaking Floors
between-room-hall-of-mirrors = Hall of Mirrors
between-room-hall-of-mirrors-acc = Hall of Mirrors
between-room-echo-chamber = Echo Chamber
between-room-echo-chamber-acc = Echo Chamber
between-room-hall-of-windows = Hall of Windows
between-room-hall-of-windows-acc = Hall of Windows
between-room-hall-of-knights = Hall of Knights
between-room-hall-of-knights-acc = Hall of Knights
between-room-great-hall = Great Hall
between-room-great-hall-acc = Great Hall
between-room-lockdown-room = Lockdown Room
between-room-lockdown-room-acc = Lockdown Room
between-room-escape-room = Escape Room
between-room-escape-room-acc = Escape Room
between-room-hall-of-portraits = Hall of Portraits
between-room-hall-of-portraits-acc = Hall of Portraits
between-room-hall-of-sculptures = Hall of Sculptures
between-room-hall-of-sculptures-acc = Hall of Sculptures
between-room-promenade = Promenade
between-room-promenade-acc = Promenade
between-room-pacing-hall = Pacing Hall
between-room-pacing-hall-acc = Pacing Hall
between-room-dead-end = Dead End
between-room-dead-end-acc = Dead End
between-room-hall-of-ghosts = Hall of Ghosts
between-room-hall-of-ghosts-acc = Hall of Ghosts
between-room-purgatory = Purgatory
between-room-purgatory-acc = Purgatory
between-room-padded-room = Padded Room
between-room-padded-room-acc = Padded Room
between-room-venus-grotto = Venus Grotto
between-room-venus-grotto-acc = Venus Grotto
between-room-spy-room = Spy Room
between-room-spy-room-acc = Spy Room
between-room-gunpowder-room = Gunpowder Room
between-room-gunpowder-room-acc = Gunpowder Room
between-room-the-hole = The Hole
between-room-the-hole-acc = The Hole
between-room-jewel-room = Jewel Room
between-room-jewel-room-acc = Jewel Room
between-room-laboratory = Laboratory
between-room-laboratory-acc = Laboratory
between-room-hidden-entrance = Hidden Entrance
between-room-hidden-entrance-acc = Hidden Entrance
between-room-fungus-room = Fungus Room
between-room-fungus-room-acc = Fungus Room
between-room-dungeon = Dungeon
between-room-dungeon-acc = Dungeon
between-room-subterranean-tunnel = Subterranean Tunnel
between-room-subterranean-tunnel-acc = Subterranean Tunnel
between-room-armory = Armory
between-room-armory-acc = Armory
between-room-crypt = Crypt
between-room-crypt-acc = Crypt
between-room-snake-pit = Snake Pit
between-room-snake-pit-acc = Snake Pit
between-room-pit-of-despair = Pit of Despair
between-room-pit-of-despair-acc = Pit of Despair
between-room-quiet-room = Quiet Room
between-room-quiet-room-acc = Quiet Room
between-room-knight-room = Knight Room
between-room-knight-room-acc = Knight Room
between-room-wine-cellar = Wine Cellar
between-room-wine-cellar-acc = Wine Cellar
between-room-hidden-lair = Hidden Lair
between-room-hidden-lair-acc = Hidden Lair
between-room-treasure-room = Treasure Room
between-room-treasure-room-acc = Treasure Room
between-room-mold-room = Mold Room
between-room-mold-room-acc = Mold Room
between-room-fountain = Fountain
between-room-fountain-acc = Fountain
between-room-tower = Tower
between-room-tower-acc = Tower
between-room-grand-foyer = Grand Foyer
between-room-grand-foyer-acc = Grand Foyer

## Throne rooms

between-throne-corridor-downstairs = Throne room: corridor + downstairs
between-throne-corridor-food = Throne room: corridor + food
between-throne-food-sleeping = Throne room: food + sleeping
between-throne-living-corridor = Throne room: living + corridor
between-throne-living-sleeping = Throne room: living + sleeping
between-throne-utility-food = Throne room: utility + food
between-throne-utility-sleeping = Throne room: utility + sleeping

## Bonus cards

between-card-one-of-each-type = Variety
between-card-attendants = Royal Retinue
between-card-downstairs = Downstairs rooms
between-card-sleeping = Sleeping rooms
between-card-below-ground = Below Ground
between-card-level-3-up = High Floors
between-card-living = Living rooms
between-card-food = Food rooms
between-card-height = Height
between-card-width = Width
between-card-outdoor = Outdoor rooms
between-card-corridor = Corridors
between-card-surrounded-8 = Fully Surrounded
between-card-surrounded-4 = Neighbours on Every Side
between-card-utility = Utility rooms
between-card-specialty = Specialty rooms
between-card-throne-different = Varied Throne
between-card-throne-enclosed = Enclosed Throne
between-card-five-of-a-kind = Five of a Kind
between-card-three-of-a-kind = Three of a Kind
between-note-card-one-of-each-type = 1 for each different type of room; the throne room does not count.
between-note-card-attendants = 4 for each royal attendant.
between-note-card-downstairs = 2 for each downstairs room.
between-note-card-sleeping = 2 for each sleeping room.
between-note-card-below-ground = 1 for each room below ground.
between-note-card-level-3-up = 1 for each room on level 3 or higher.
between-note-card-living = 2 for each living room.
between-note-card-food = 2 for each food room.
between-note-card-height = 1 for each row of the castle.
between-note-card-width = 1 for each column of the castle.
between-note-card-outdoor = 2 for each outdoor room.
between-note-card-corridor = 2 for each corridor.
between-note-card-surrounded-8 = 3 for each room with all surrounding spaces filled.
between-note-card-surrounded-4 = 2 for each room with a room on every side.
between-note-card-utility = 2 for each utility room.
between-note-card-specialty = 2 for each specialty room, the throne room included.
between-note-card-throne-different = 2 for each different regular type beside, above and below the throne room.
between-note-card-throne-enclosed = 1 for each of the 10 spaces around the throne room that is filled.
between-note-card-five-of-a-kind = 4 for each regular type with 5 or more rooms.
between-note-card-three-of-a-kind = 2 for each regular type with 3 or more rooms.

## What rooms score for

between-note-sides = { $points } each: { $wants } on the left, on the right.
between-note-above-below = { $points } each: { $wants } directly above, directly below.
between-note-below = { $points } each: { $wants } on the two spaces below.
between-note-around = { $points } each: surrounding { $wants }.
between-note-linked = { $points } each: { $wants }, if connected.
between-note-castle = { $points } each: { $wants } anywhere in the castle.
between-note-all-types = { $points } if the castle has all seven regular types, otherwise 1.
between-note-hanging = { $points } each: surrounding wall hanging, { $wants }.
between-note-column = { $points } each: { $wants } above in the column.
between-note-column-both = { $points } each: { $wants } above and below in the column.
between-note-fixed = Always { $points } points.
between-note-tower = { $points } for each room below it in the column.
between-note-foyer = { $points } for each surrounding room.

## Beside the castles

between-fact-castles = Points of both castles: first { $left }, then { $right }
between-fact-castle = Points of the castle
between-fact-chosen = has chosen
between-fact-choice = Choice of tiles
between-fact-seen = tiles you know
between-fact-down = Tiles discarded face down
between-fact-pile = Tiles left in the pile
between-fact-discards = Discarded tiles
between-fact-discards-both = Discarded tiles: face up · face down
between-fact-ludwig = Ludwig’s lower castle
between-hand = In hand
between-sheet-partners = { $left_seat } and { $right_seat }
between-sheet-ludwig = { $left_seat } and Ludwig
between-sheet-seat = { $seat }
between-points-food = food rooms
between-points-living = living rooms
between-points-utility = utility rooms
between-points-outdoor = outdoor rooms
between-points-sleeping = sleeping rooms
between-points-corridor = corridors
between-points-downstairs = downstairs rooms
between-points-towers = towers
between-points-fountains = fountains
between-points-grand_foyers = grand foyers
between-points-cards = bonus cards
between-points-attendants = royal attendants
between-points-throne = throne room
between-tie-higher = Equal lower castles: the higher one decided.
between-tie-specialty = Both equal: specialty rooms decided.

## What can be touched

between-label-tile = { $room } ({ $type })
between-label-room = { $room }, { $at }
between-label-space = column { $column }, level { $level }
between-label-space-under = column { $column }, { $level } below ground
between-label-first = Place first
between-label-second = Place second
between-label-remove = Take away
between-label-add-food = Add: Food
between-label-add-living = Add: Living
between-label-add-utility = Add: Utility
between-label-add-outdoor = Add: Outdoor
between-label-add-sleeping = Add: Sleeping
between-label-add-corridor = Add: Corridor
between-label-add-downstairs = Add: Downstairs
between-label-add-specialty = Add: Specialty
between-label-add-attendants = Add: royal attendant
between-label-add-cards = Add: bonus card
between-label-add-throne = Change the throne room
between-bonus-food = Food: draw 5 tiles, place 1
between-bonus-living = Living: a royal attendant
between-bonus-utility = Utility: draw 3 bonus cards, keep 1
between-bonus-outdoor = Outdoor: a fountain
between-bonus-sleeping = Sleeping: a tower
between-bonus-corridor = Corridor: a grand foyer
between-bonus-downstairs = Downstairs: the bonus of another type

## What an action means

between-do-take = Keep { $room }.
between-do-lay = { $room } goes into the castle { $castle }.
between-do-build = Place { $room } in the castle { $castle }.
between-do-add = Add { $room }.
between-do-at = Place { $room } in the castle { $castle }: { $at }.
between-do-first = Place first in the castle { $castle }.
between-do-second = Place second in the castle { $castle }.
between-do-copy = Take this bonus: { $bonus }.
between-do-attendant = Put { $attendant } in the throne room.
between-do-keep = Keep the bonus card “{ $card }”.
between-do-throne = Change to: { $throne }.
between-do-remove = Take away: { $piece }.

## What happens

between-event-throne = { $castle }: { $throne }.
between-event-round = Round { $round } begins.
between-event-dealt = { $count ->
        [one] Everybody draws { $count } tile.
       *[other] Everybody draws { $count } tiles.
    }
between-event-passed = { $count ->
        [one] The stacks are passed on, { $count } tile each.
       *[other] The stacks are passed on, { $count } tiles each.
    }
between-event-last-tiles = { $count ->
        [one] The last { $count } tile is discarded unseen.
       *[other] The last { $count } tiles are discarded unseen.
    }
between-event-shuffled = { $count ->
        [one] Discarded tiles are shuffled into the pile: { $count } tile.
       *[other] Discarded tiles are shuffled into the pile: { $count } tiles.
    }
between-event-cards-shuffled = { $count ->
        [one] Discarded bonus cards are shuffled into the deck: { $count } card.
       *[other] Discarded bonus cards are shuffled into the deck: { $count } cards.
    }
between-event-ludwig = Ludwig draws: { $one }, { $two }.
between-event-assigned = { $seat } assigns Ludwig’s tiles: { $room } to { $castle }, { $other } to { $right }.
between-event-revealed = { $seat } reveals { $one } and { $two }.
between-event-order = { $seat } places first in the castle { $castle }.
between-event-proposed = { $seat } would rather place second in the castle { $castle }.
between-event-insisted = { $seat } insists on placing second in the castle { $castle }.
between-event-split = { $seat } chooses { $room } for the castle { $castle }.
between-event-placed = { $seat } places { $room } in the castle { $castle }.
between-event-bonus = { $castle }: a bonus ({ $type }).
between-event-drawn = Drawn for { $castle }: { $rooms }.
between-event-picked = { $seat } chooses { $room } for the castle { $castle }.
between-event-attendant = { $seat } puts { $attendant } in the throne room of { $castle }.
between-event-cards = Bonus cards drawn for { $castle }: { $cards }.
between-event-kept = { $seat } keeps the bonus card “{ $card }” for { $castle }.
between-event-copied = { $seat } takes another bonus for the third downstairs room ({ $type }).
between-event-lost = { $castle }: the supply is empty, the bonus is lost.
between-event-end = The castles are finished.
between-event-added = Added: { $piece }.
between-event-removed = Taken away: { $piece }.

## Why not

between-why-other-question = Something else is to be decided now.
between-why-not-in-hand = { $room } is not in your hand.
between-why-chosen = You have chosen { $room } already.
between-why-not-shown = { $room } is not one of the two tiles.
between-why-not-drawn = { $room } was not drawn.
between-why-supply = None is left: { $piece }.
between-why-taken = The space is taken; a placed tile never moves.
between-why-alone = A room must share an edge with a room of the castle.
between-why-no-support = Above ground a room needs another directly beneath it.
between-why-underground = This room may not lie below ground.
between-why-only-underground = Downstairs rooms lie below ground only.
between-why-open-to-sky = Nothing may stand above a room that is open to the sky.
between-why-there = This piece is in the castle already: { $piece }.
between-why-nothing-there = There is nothing to take away: { $piece }.
between-why-spots = Both spots of the throne room are taken.

## Questions that name their object, what follows, buttons

between-q-choose = Choose two tiles to keep.
between-q-choose-second = You keep { $room }. Which other tile? 2 of 2.
between-q-take = Keep { $room }?
between-q-take-two = Keep { $one } and { $two }?
between-q-assign = Which of Ludwig’s two tiles goes to { $castle }?
between-q-split = Which of your two tiles goes to { $castle }?
between-q-lay = { $room } to { $castle }?
between-q-order = Who places first in { $castle }?
between-q-order-first = Place first in { $castle }?
between-q-order-second = Place second in { $castle }?
between-q-answer = { $seat } would rather be second in { $castle }. You first?
between-q-at = Where does { $room } go in { $castle }?
between-q-here = { $room } into { $castle }: here?
between-q-food = Which of the drawn tiles goes to { $castle }?
between-q-special = Which specialty room does { $castle } get?
between-q-attendant = Which royal attendant goes to { $castle }?
between-q-this-attendant = { $attendant } for { $castle }?
between-q-keep = Which bonus card does { $castle } keep?
between-q-this-card = Keep “{ $card }” for { $castle }?
between-q-copy = Which bonus does the third downstairs room bring { $castle }?
between-q-this-bonus = For { $castle }: { $bonus }?
between-button-keep = Keep
between-button-keep-two = Keep these two
between-button-lay = Choose
between-button-place = Place
between-button-take = Take
between-detail-pass = { $count ->
        [one] The other tile goes to { $seat }.
       *[other] The other { $count } tiles go to { $seat }.
    }
between-detail-pass-ludwig = { $count ->
        [one] The other tile goes to Ludwig.
       *[other] The other { $count } tiles go to Ludwig.
    }
between-detail-discard = The last tile is discarded unseen.
between-detail-worth = { $left }; { $right }.
between-detail-castle = { $castle }: at best { $much }
between-detail-this = Here at best { $much }
between-detail-room = { $room } to { $castle }: at best { $much }
between-detail-other = The other one goes to { $castle }.
between-detail-order = You have { $mine }; your partner has { $theirs }.
between-detail-note = { $note } At once: { $bonus }.
between-detail-rest = The others are discarded.
between-detail-rest-cards = The other two are discarded.
between-detail-most = At best it brings { $much }.
between-detail-here = It brings { $much }.
between-detail-card = { $note } Now: { $points }.
between-brings = { $points }
between-brings-bonus = { $points }, { $bonus }
between-third-food = third food room: draw 5 tiles, place 1
between-third-living = third living room: a royal attendant
between-third-utility = third utility room: a bonus card
between-third-outdoor = third outdoor room: a fountain
between-third-sleeping = third sleeping room: a tower
between-third-corridor = third corridor: a grand foyer
between-third-downstairs = third downstairs room: the bonus of another type
between-fifth = fifth of its type: a specialty room
between-gets-food = 1 of 5 drawn tiles
between-gets-living = a royal attendant
between-gets-utility = a bonus card
between-gets-outdoor = a fountain
between-gets-sleeping = a tower
between-gets-corridor = a grand foyer
between-gets-downstairs = the bonus of another type
between-gets-fifth = a specialty room

## The inspector

between-follows-best = In { $castle } now at best { $much }.
between-follows-level = { $castle }, level { $level }.
between-follows-under = { $castle }, { $level } below ground.
between-follows-attendant = { $attendant } now: { $points }.
between-follows-left = Left in the supply: { $count }.
between-follows-lower = Of a player’s two castles the lower one counts.
between-follows-castle = { $castle }: { $points }.
between-follows-count = { $castle }: { $count }.
between-does-hanging = Wall hanging: { $hanging }.
between-does-throne = 2 for each of its two marked spaces that holds one of these: { $one }, { $two }.
between-does-throne-room = It counts as a specialty room and has places for two royal attendants.
between-does-attendant = 1 for each room with this wall hanging: { $hanging }.
between-does-castle = { $count ->
        [one] A castle of { $count } room, built by two neighbours.
       *[other] A castle of { $count } rooms, built by two neighbours.
    }
between-does-third = The third in a castle brings at once: { $bonus }.
between-does-fifth = The fifth in a castle brings any specialty room.
between-does-order = The older partner says who places first; whoever places second has seen what the first one did.
between-does-pile = { $count ->
        [one] { $count } tile is left in the pile. If there are fewer than five for a bonus, discarded tiles are shuffled in.
       *[other] { $count } tiles are left in the pile. If there are fewer than five for a bonus, discarded tiles are shuffled in.
    }
between-does-discards = Face up: { $rooms }.
between-does-down = Face down: { $count }.
between-does-deck = Bonus cards in the deck: { $count }.
between-does-cards = Discarded: { $cards }.
between-does-seen = You have seen these tiles: { $rooms }.
between-does-left = { $piece }: { $count }.
between-kind-attendant = royal attendant
between-kind-card = bonus card
between-kind-player = player
between-kind-type = type of room
between-kind-order = Who places first
between-sum-always = Always
between-sum-none = None so far
between-sum-all-types = All seven types are there
between-sum-missing = Not all types yet
between-sum-lacks = missing: { $types }
between-sum-castle = { $castle }
between-sum-lower = the lower castle counts
between-throne = Throne room

## Trays, progress, switches

between-fact-deck = Bonus cards left
between-fact-specialty = Specialty rooms left
between-fact-attendants = Royal attendants left
between-value = { $points } now
between-mark = { $number } of { $of }
between-tray-hand = { $count ->
        [one] Your { $count } tile
       *[other] Your { $count } tiles
    }
between-tray-place = To place
between-tray-open = Revealed by others
between-tray-food = Tiles drawn
between-tray-special = Specialty rooms
between-tray-assign = Ludwig’s tiles
between-tray-attendant = Royal attendants
between-tray-keep = Cards to keep
between-tray-copy = Bonuses
between-tray-kept = Your bonus cards
between-goal = to { $castle }
between-goal-of = { $who }, { $goal }
between-progress = Round { $round } of { $rounds }, turn { $turn } of { $turns }
between-progress-part = Round { $round } of { $rounds }
between-progress-choose = Choose
between-progress-place = Place
between-switch-order = Ask me who places first

## The final scoring

between-event-counted = { $castle }, { $line }: { $points }.
between-event-total = { $castle }, all together: { $points }.
between-event-lower = { $seat }: the lower castle counts, { $lower } with { $points } ({ $higher } has { $more }).
between-event-lower-ludwig = Ludwig: the lower castle counts, { $lower } with { $points } ({ $higher } has { $more }).
between-event-tie-higher = { $seat } is level with another; the higher castle has { $count }.
between-event-tie-specialty = { $seat } is still level; specialty rooms in both castles: { $count }.
between-score-total = all together
between-score-lower = The lower castle counts
between-score-tie-higher = Equal: the higher castle decides
between-score-tie-specialty = Still equal: specialty rooms decide
between-formula-counted = { $sum }
between-formula-total = all lines together
between-formula-lower = { $lower }; { $higher } has { $more }
between-formula-tie-higher = higher castle: { $count }
between-formula-tie-specialty = specialty rooms in both castles: { $count }

## Documents

between-document-place = { $where }: { $room } may not lie at { $x }, { $y } ({ $rule }). { $reason }
between-document-too-many = { $where }: too many of { $piece }, there are only { $most }.

# Puzzles: what is asked, and why the best answer is the best.
between-puzzle-place = Where does this tile bring the castle the most points?
between-puzzle-lay = Place the tile where it brings the castle the most points.
between-puzzle-take = Which of these tiles do you keep?
between-puzzle-special = The fifth room of a type brings a specialty room. Which one?
between-puzzle-keep = Which bonus card brings the castle the most points as it stands now?
between-puzzle-why-food = A food room brings two points for each of its two marked spaces that holds the type it wants. So only the rooms on these two spaces matter, not the whole castle.
between-puzzle-why-living = A living room counts the type it wants on the spaces around it, corners included. In the middle of such rooms it is worth the most.
between-puzzle-why-utility = A utility room counts all rooms of the type it wants that are linked to it in a chain, however far. One link can join a whole row to it.
between-puzzle-why-outdoor = An outdoor room counts the type it wants in the whole castle. Choose what the castle has much of.
between-puzzle-why-sleeping = A sleeping room brings four points once the castle has all six other types, otherwise one. The last missing type makes every sleeping room of the castle worth four.
between-puzzle-why-corridor = A corridor counts its wall hanging on the eight spaces around it. Look at the round signs, not at the types of the rooms.
between-puzzle-why-downstairs = A downstairs room counts the rooms it wants above it in its column, some also below. So put it under the right column, or build that column up.
between-puzzle-why-towers = A tower counts the rooms below it in its column. The higher it stands, the more it brings.
between-puzzle-why-fountains = A fountain brings its five points wherever it stands. Put it where it takes no good place.
between-puzzle-why-grand_foyers = A grand foyer counts all rooms around it. In the middle of the castle it brings the most.
between-puzzle-why-cards = A bonus card counts what the castle has. Choose the one for which the castle is already built.
between-puzzle-why-attendants = A royal attendant counts a wall hanging in the whole castle. This tile adds one.
between-puzzle-why-throne = The throne room pays two points for each of its two marked spaces that holds one of its two types. Fill them early, before something else lies there.
between-puzzle-why-rivals = What you do not keep goes on to your neighbour. Sometimes a tile is best kept because the others would need it more.
between-puzzle-why-later = It leaves the castle better places for what is still to come. Only the lower of your two castles counts, so both must grow.

## The score sheet of a real table

between-sheet-way-rooms = Room by room
between-sheet-way-points = Numbers only
between-sheet-castles = Castles
between-sheet-castles-hint = All castles in the order in which you sit: one between each two neighbours.
between-sheet-points-hint = The lines of the printed sheet, castle by castle.
between-sheet-rooms = Rooms
between-sheet-specialty = Specialty rooms without the throne room, for ties only
between-sheet-castle = Castle
between-sheet-two = { $lower } and { $higher }
between-sheet-lower-counts = The lower of your two castles counts.
between-sheet-others = other rooms and cards
between-sheet-lacks-castle = { $castle }: nothing entered yet
between-sheet-lacks-rooms = { $castle }: { $count } of { $most } rooms
between-sheet-lacks-line = { $castle }: { $line }
between-sheet-lacks-specialty = { $castle }: number of specialty rooms, because of the tie
between-sheet-tie-rule = In a tie the higher castle decides, then the number of specialty rooms in both castles; otherwise the place is shared.
between-sheet-tie-higher = { $who } have { $points } each. The higher castle decides: { $numbers }.
between-sheet-tie-specialty = { $who } are still equal. Specialty rooms in both castles decide: { $numbers }.
between-sheet-tie-shared = { $who } are equal in everything and share the place.
between-sheet-who = { $seats }
between-sheet-who-ludwig = { $seats } and Ludwig
between-sheet-twice = { $where }: { $piece } lies in { $castle } already; the box holds { $most } ({ $rule }).
between-sheet-used = { $piece } lies in { $castle } already.
between-sheet-no-throne = { $where }: choose the throne room of { $castle } first ({ $rule }).

## Why one line is better than another

between-reason-lower-more = Lifts the lower castle, the one that counts, by { $n ->
        [one] { $n } more point
       *[other] { $n } more points
    }.
between-reason-lower-less = Leaves the lower castle { $n ->
        [one] { $n } point
       *[other] { $n } points
    } lower for now.
between-reason-lower-title = The lower castle counts
between-reason-higher-more = Lifts the higher castle by { $n ->
        [one] { $n } more point
       *[other] { $n } more points
    }.
between-reason-higher-less = Leaves the higher castle, which does not count, { $n ->
        [one] { $n } point
       *[other] { $n } points
    } lower.
between-reason-higher-title = The higher castle
between-reason-food-more = Gives { $castle ->
        [some] a castle
       *[other] { $castle }
    } a third food room, and with it 1 of 5 drawn tiles.
between-reason-food-less = Leaves a third food room for later, and with it 1 of 5 drawn tiles.
between-reason-food-title = { between-reason-bonus-title }
between-reason-living-more = Gives { $castle ->
        [some] a castle
       *[other] { $castle }
    } a third living room, and with it a royal attendant.
between-reason-living-less = Leaves a third living room for later, and with it a royal attendant.
between-reason-living-title = { between-reason-bonus-title }
between-reason-utility-more = Gives { $castle ->
        [some] a castle
       *[other] { $castle }
    } a third utility room, and with it a bonus card.
between-reason-utility-less = Leaves a third utility room for later, and with it a bonus card.
between-reason-utility-title = { between-reason-bonus-title }
between-reason-outdoor-more = Gives { $castle ->
        [some] a castle
       *[other] { $castle }
    } a third outdoor room, and with it a fountain.
between-reason-outdoor-less = Leaves a third outdoor room for later, and with it a fountain.
between-reason-outdoor-title = { between-reason-bonus-title }
between-reason-sleeping-more = Gives { $castle ->
        [some] a castle
       *[other] { $castle }
    } a third sleeping room, and with it a tower.
between-reason-sleeping-less = Leaves a third sleeping room for later, and with it a tower.
between-reason-sleeping-title = { between-reason-bonus-title }
between-reason-corridor-more = Gives { $castle ->
        [some] a castle
       *[other] { $castle }
    } a third corridor, and with it a grand foyer.
between-reason-corridor-less = Leaves a third corridor for later, and with it a grand foyer.
between-reason-corridor-title = { between-reason-bonus-title }
between-reason-downstairs-more = Gives { $castle ->
        [some] a castle
       *[other] { $castle }
    } a third downstairs room, and with it another type’s bonus.
between-reason-downstairs-less = Leaves a third downstairs room for later, and with it another type’s bonus.
between-reason-downstairs-title = { between-reason-bonus-title }
between-reason-fifth-more = Gives { $castle ->
        [some] a castle
       *[other] { $castle }
    } a fifth room of a type, and with it a specialty room.
between-reason-fifth-less = Leaves a fifth room of a type for later, and with it a specialty room.
between-reason-fifth-title = { between-reason-bonus-title }
between-reason-bonus-title = A bonus for three or five rooms
between-reason-near-more = Brings { $n ->
        [one] one more type
       *[other] { $n } more types
    } to one room short of a bonus.
between-reason-near-less = Leaves { $n ->
        [one] one type
       *[other] { $n } types
    } fewer at one room short of a bonus.
between-reason-near-title = One room short of a bonus
between-reason-types-more = Adds { $n ->
        [one] a type of room that a castle still lacked
       *[other] { $n } types of rooms that the castles still lacked
    }.
between-reason-types-less = Leaves { $n ->
        [one] one more type of room
       *[other] { $n } more types of rooms
    } missing for now.
between-reason-types-title = A type that was missing
between-reason-win = Above all it is about who wins: where the lower castles are equal, the higher one decides.
between-reason-win-title = The last tiles decide
