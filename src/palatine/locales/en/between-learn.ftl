# Between Two Castles of Mad King Ludwig: learning the game

## The guided first game

between-learn-goal-title = Two castles, two partners
between-learn-goal-say = You build two castles: { between-castle-mespelbrunn } with your left neighbour, { between-castle-hohenschwangau } with your right one. At the end only the lower of your two counts. So look after both.

between-learn-choose-title = Keep two, pass the rest
between-learn-choose-say = Nine tiles, seen by you alone. You keep two; the other seven go to your left neighbour. First touch { between-room-terrace }, an outdoor room, and press the green button if one appears.
between-learn-choose-say-2 = Now { between-room-treasure-room }, a downstairs room, and then “{ between-button-keep-two }”. The choice of two is final. Nobody sees it before all have chosen.
between-learn-choose-other = Any two tiles may be kept. For this lesson keep { between-room-terrace } and { between-room-treasure-room }.

between-learn-split-title = One tile into each castle
between-learn-split-say = All tiles are revealed now. Each of your castles gets one of your tiles and one from your partner there. Only now do you decide: give { between-room-terrace } to { between-castle-mespelbrunn }. The other tile goes to { between-castle-hohenschwangau }.
between-learn-split-other = { between-room-treasure-room } would be allowed here, too. For this lesson give { between-room-terrace } to { between-castle-mespelbrunn }.

between-learn-ground-title = Where a room may go
between-learn-ground-say = A room must share an edge with another. Above ground it needs a room beneath it. Below ground go only corridors and downstairs rooms. Try it: touch the space under the throne room.
between-learn-ground-say-2 = Refused, as it should be: { between-room-terrace } does not go below ground. Put it beside the throne room, on the right.
between-learn-ground-other = On top of the throne room it could stand, too. But it is open to the sky: nothing could ever be built above it.

between-learn-throne-title = The throne room pays
between-learn-throne-say = The plan on the throne room of { between-castle-hohenschwangau } marks the two spaces below it: 2 points for each corridor or downstairs room there. First try the wrong place: touch the space above it.
between-learn-throne-say-2 = Downstairs rooms go below ground only. So put { between-room-treasure-room } under the throne room, where it pays.
between-learn-throne-other = For this lesson do what is marked: first the wrong space, then one under the throne room.

between-learn-pass-title = Hands go round
between-learn-pass-say = Your seven tiles went left; you hold your right neighbour’s seven. Some tiles will come back to you. Keep { between-room-vegetable-garden }, an outdoor room, and { between-room-blanket-room }, a sleeping room.
between-learn-pass-other = For this lesson keep { between-room-vegetable-garden } and { between-room-blanket-room }: an outdoor room for { between-castle-mespelbrunn }, a sleeping room for { between-castle-hohenschwangau }.

between-learn-third-title = Three of a kind: a bonus
between-learn-third-say = { between-castle-mespelbrunn } has 2 outdoor rooms. The third room of a type brings a bonus at once. Give this castle { between-room-vegetable-garden }.
between-learn-third-say-2 = Outdoor rooms are open to the sky: nothing may ever stand on them. Try it: touch the space above the first one.
between-learn-third-say-3 = Just so. Put { between-room-vegetable-garden } at the end of the ground floor.
between-learn-third-other = { between-room-blanket-room } is meant for { between-castle-hohenschwangau }, and the roof of the throne room for sleeping rooms.

between-learn-fountain-title = The fountain: five points
between-learn-fountain-say = Your third outdoor room brings a fountain. It is worth 5 points wherever it stands. It is open to the sky as well, so put it at the end of the ground floor.
between-learn-fountain-other = On the roof it would be allowed. But this throne room wants a food room or a sleeping room above its left half.

between-learn-threes-title = What threes bring
between-learn-threes-say = Three sleeping rooms bring a tower, corridors a grand foyer, living rooms a royal attendant, utility rooms a bonus card, food rooms a further tile, downstairs rooms the bonus of another type.

between-learn-look-title = What tiles count
between-learn-look-say = The strip at the foot of a tile says what it counts: food rooms at their edges, living rooms around them, utility rooms along a chain, outdoor rooms anywhere, downstairs rooms in their column.
between-learn-look-say-2 = Corridors count wall hangings around them, the round signs. A sleeping room brings 1, or 4 once its castle has all seven types. Point at a tile, or hold it, to read it.

between-learn-column-title = A column of points
between-learn-column-say = { between-room-treasure-room } counts the sleeping rooms above it. Put { between-room-blanket-room } on the roof of the throne room, straight above it. The numbers on the spaces say what it would bring.
between-learn-column-other = Allowed, but { between-room-treasure-room } counts only what is above it in its own column.

between-learn-again-title = Your own choice
between-learn-again-say = First keep an outdoor room, then a sleeping room, whichever you like. If your partner at { between-castle-mespelbrunn } brings a fourth outdoor room, yours can be the fifth there.
between-learn-again-other = First an outdoor room, then a sleeping room, please: { between-castle-mespelbrunn } is near its next bonus.

between-learn-second-title = Let your partner go first
between-learn-second-say = Partners agree who places first. Usually that is you, unasked; the switch “{ between-switch-order }” changes it. Now touch “{ between-label-second }”: then the fifth outdoor room is yours, with its bonus.
between-learn-second-other = You may be first. But then your partner lays the fifth outdoor room and makes the choice.

between-learn-fifth-title = Five of a kind: choose
between-learn-fifth-say = Your partner laid the fourth outdoor room. Give { between-castle-mespelbrunn } your outdoor room, the fifth, and put it at the end of the ground floor.
between-learn-fifth-say-2 = The fifth of a type brings a specialty room of your choice. A fountain is worth 5, a tower 1 for each room below it, a grand foyer 1 for each room around it.
between-learn-fifth-say-3 = Now place it. Any space with a frame will do.
between-learn-fifth-other = The outdoor room goes to { between-castle-mespelbrunn }, at the end of the ground floor. The sleeping room is for { between-castle-hohenschwangau }.

between-learn-lower-title = The lower one counts
between-learn-lower-say = Your castles stand at { $castles }. Only the lower is your score: { $me }. A rich castle beside a poor one helps nobody. Place your sleeping room in { between-castle-hohenschwangau }, wherever you like.
between-learn-lower-other = For this lesson place first in { between-castle-hohenschwangau }. The space is yours to choose.

between-learn-on-title = Play on
between-learn-on-say = Four turns make a round. In round 2 you get nine new tiles, and hands go to the right. Then the best lower castle wins. The book up here has the rules. Play on!

between-learn-knows-choose = Keep two tiles, pass the rest
between-learn-knows-split = One tile into each castle
between-learn-knows-ground = Share an edge, stand on a room
between-learn-knows-throne = The throne room pays 2 a space
between-learn-knows-pass = Hands go round
between-learn-knows-third = The third of a type brings a bonus
between-learn-knows-count = Every tile says what it counts
between-learn-knows-order = Partners: who places first?
between-learn-knows-fifth = The fifth: any specialty room
between-learn-knows-lower = Only the lower castle counts

## Figures

between-figure-start-left = The castle with your left neighbour at the start. The throne room is two spaces wide and stands on the ground.
between-figure-start-right = The castle with your right neighbour. Its throne room wants other rooms on other spaces.
between-figure-spaces = An outdoor room may go on the framed spaces: beside the throne room or on top of it.
between-figure-throne = Two downstairs rooms lie just where this throne room wants them: 2 points each.
between-figure-fountain = The third outdoor room brought a fountain, always worth 5.
between-figure-lower = Your other castle has 15 points, this one 11: the score is 11. The next good tile belongs here.
between-figure-rooms = 15 points: 9 for the rooms, 4 for the throne room, 2 for the painter.
between-figure-food = { between-room-wine-room } has a sleeping room above it and one below: 2 each. The one at its corner does not count.
between-figure-living = Three of the four sleeping rooms lie around { between-room-map-room }: 1 each. The one on the left is too far away.
between-figure-utility = { between-room-game-storage } counts the three living rooms linked to it on its left. The one on the far right is not linked.
between-figure-corridor = Four mirrors around { between-room-hall-of-mirrors }, 1 each; that of the throne room counts once.
between-figure-downstairs = { between-room-wine-cellar } counts two food rooms above it, 1 each. { between-room-armory } counts the throne room and the tower, 2 each.
between-figure-foyer = Five rooms around the grand foyer, the throne room once: 5. Two rooms below the tower: 2.

## The legend, and notes when something comes up for the first time

between-legend-round = round and turn in the bar
between-legend-round-means = Two rounds of four turns. In each turn everybody first chooses, then everybody places.
between-legend-pile = a tile back with a number
between-legend-pile-means = Regular tiles left in the pile. If fewer than five are left for a bonus, the discarded tiles are shuffled in.
between-legend-discards = a cross with a number
between-legend-discards-means = Tiles that were drawn for a bonus and not placed. Everybody may look at them.
between-legend-deck = a card with a number
between-legend-deck-means = Bonus cards left in the deck. Three utility rooms in a castle let you draw three and keep one.
between-legend-supply = a star with three numbers
between-legend-supply-means = Specialty rooms left in the supply: fountains, towers, grand foyers.
between-legend-servants = a palette with four numbers
between-legend-servants-means = Royal attendants left in the supply: painters, guards, fire jugglers, grooms.
between-legend-ludwig = a crown with a number
between-legend-ludwig-means = Ludwig plays along as the third. This is his lower castle now. If it is the best at the end, he wins.
between-legend-castles = a throne with two numbers
between-legend-castles-means = Points of this player’s two castles: first the one shared with the left neighbour, then the other. Only the lower is the score.
between-legend-chosen = a tick
between-legend-chosen-means = This player has chosen two tiles. When all have, they are revealed together.
between-legend-known = an eye with a number
between-legend-known-means = Tiles in this hand that you have had in your own hand this round. Point at it to read their names.
between-legend-food = mug
between-legend-food-means = Food room: 2 points for each wanted room on two spaces at its edges. Three of them let you draw five tiles and place one.
between-legend-living = armchair
between-legend-living-means = Living room: 1 or 2 points for each wanted room around it, corners included. Three of them bring a royal attendant.
between-legend-utility = hammer
between-legend-utility-means = Utility room: 1 point for each wanted room connected to it in a chain. Three of them bring a bonus card.
between-legend-outdoor = tree
between-legend-outdoor-means = Outdoor room: 1 point for each wanted room anywhere in the castle. Nothing may stand above it. Three of them bring a fountain.
between-legend-sleeping = moon
between-legend-sleeping-means = Sleeping room: 4 points if the castle has all seven types, else 1. Three of them bring a tower.
between-legend-corridor = arches
between-legend-corridor-means = Corridor: 1 point for each wall hanging of its kind around it. It may lie on any floor. Three of them bring a grand foyer.
between-legend-downstairs = stairs
between-legend-downstairs-means = Downstairs room: 1 or 2 points for each wanted room in its column. It lies below ground only. Three of them bring the bonus of another type.
between-legend-specialty = star
between-legend-specialty-means = Specialty room: fountain, tower or grand foyer. The throne room counts as one, too.
between-legend-fountain = basin with jets of water
between-legend-fountain-means = Fountain: always 5 points. Nothing may stand above it.
between-legend-tower = tower
between-legend-tower-means = Tower: 1 point for each room below it in its column, down to the cellars. Nothing may stand above it.
between-legend-foyer = portico
between-legend-foyer-means = Grand foyer: 1 point for each room around it, at most 8. It may lie on any floor.
between-legend-hanging = round sign at the top right of a tile
between-legend-hanging-means = Its wall hanging: torch, painting, mirror or swords. Corridors and royal attendants count them.
between-legend-painter = palette
between-legend-painter-means = Painter: 1 point for each room of the castle with a painting.
between-legend-guard = axe
between-legend-guard-means = Guard: 1 point for each room of the castle with swords.
between-legend-juggler = three flames
between-legend-juggler-means = Fire Juggler: 1 point for each room of the castle with a torch.
between-legend-groom = brush
between-legend-groom-means = Groom: 1 point for each room of the castle with a mirror.
between-legend-strip = strip at the foot of a tile
between-legend-strip-means = What the tile counts: a plan in which black is the tile itself and green where it looks, then the type it wants, and the points for each such room.
between-legend-linked = two dots joined by a line
between-legend-linked-means = It counts rooms that are linked to it in a chain of the wanted type.
between-legend-whole = green castle
between-legend-whole-means = It counts rooms anywhere in the castle.
between-legend-six = six coloured dots
between-legend-six-means = All six other types. A sleeping room is worth 4 if its castle has them all, else 1.
between-legend-arrows = arrow up, or up and down
between-legend-arrows-means = It counts rooms above it in its column, or above and below it.
between-legend-sky = blue dotted edge at the top of a tile
between-legend-sky-means = Open to the sky: nothing may ever be built above this tile.
between-legend-throne = crown and plan on the throne room
between-legend-throne-means = Black is the throne room, green the two spaces it looks at. Each pays 2 points if it holds one of the two types beside the plan.
between-legend-open = an empty frame beside the castle
between-legend-open-means = A space where your tile may go. The number says what it would bring now. Touch another space to read why it may not go there.
between-legend-counts = row of seven signs with numbers at a castle
between-legend-counts-means = How many rooms of each type it has. The third and the fifth of a type bring a bonus at once.
between-legend-points = number beside the name of a castle
between-legend-points-means = Its points if the game were over now. The disc has the colour of the castle.
between-legend-ground = green line across the picture
between-legend-ground-means = Ground level, the floor of the throne room. The brown below it is underground.
between-legend-roofs = roofs, chimneys, turrets, sun, hills
between-legend-roofs-means = Decoration, without any meaning.
between-legend-either = two numbers on a tile in your hand
between-legend-either-means = The most it could bring now, beside the colour of each of your castles. Keep two tiles for good; the others are passed on, the last one is discarded.
between-legend-mark = 1 of 2, 2 of 2 on a tile
between-legend-mark-means = The tiles that you keep, in the order in which you touched them.
between-legend-goal-of = name of a castle under a revealed tile
between-legend-goal-of-means = The castle this tile goes to. Each of your two castles gets one of your two tiles; you decide when the first is placed.
between-legend-lock = crossed-out arrow on the green button
between-legend-lock-means = What you do now cannot be taken back: something is revealed or drawn by it.
between-legend-split = which tile goes where?
between-legend-split-means = Each of your two castles gets one of your two tiles. Choose the one for this castle; the other goes to your other castle.
between-legend-who-first = who places first?
between-legend-who-first-means = A castle gets one tile from each partner. Whoever places second sees what the first one did. If both want to be second, the older one places first.
between-legend-first-answer = your partner would rather be second
between-legend-first-answer-means = Agree and place first, or insist on being second. If you both insist, the older partner places first.
between-legend-bonus-food = five drawn tiles
between-legend-bonus-food-means = The third food room: place one of these five tiles in this castle. The other four are discarded. The new tile can bring a bonus itself.
between-legend-bonus-special = choose a specialty room
between-legend-bonus-special-means = The fifth room of a type brings any specialty room. Fountain: 5 points. Tower: 1 for each room below. Grand foyer: 1 for each room around.
between-legend-bonus-attendant = choose a royal attendant
between-legend-bonus-attendant-means = Each kind counts one wall hanging in the whole castle, 1 point for each room that has it. Take the one that your rooms show most.
between-legend-bonus-card = keep one of three bonus cards
between-legend-bonus-card-means = The card lies open under this castle and adds to its points at the end. The number says what it would be worth now.
between-legend-bonus-copy = choose the bonus of another type
between-legend-bonus-copy-means = The third downstairs room brings the bonus for three of any other type. That type can still bring its own bonus later.
between-legend-ludwigs-tiles = Ludwig’s two tiles
between-legend-ludwigs-tiles-means = Ludwig draws at random. You decide which of his tiles goes into his left castle; the other goes into his right one. Do it before you choose your own.
between-legend-passed = hands are passed on
between-legend-passed-means = You hold your neighbour’s tiles now. In round 1 hands go left, in round 2 right. Remember what you passed on.
between-legend-counting = the final count
between-legend-counting-means = Every castle is counted line by line. Your score is the lower of your two castles; a tie is decided by the higher one, then by specialty rooms.
