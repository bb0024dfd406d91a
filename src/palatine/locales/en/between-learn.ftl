# Between Two Castles of Mad King Ludwig: learning the game

## The guided first game

between-learn-goal-title = Two castles, two partners
between-learn-goal-say = You build two castles: the left one with your left neighbour, the right one with your right neighbour. At the end only the lower of your two counts. So look after both.

between-learn-choose-title = Keep two, pass the rest
between-learn-choose-say = Nine tiles, seen by you alone. You keep two; the other seven go to your left neighbour. First touch { between-room-terrace }, an outdoor room.
between-learn-choose-say-2 = Now { between-room-treasure-room }, a downstairs room, and then “{ between-button-keep-two }”. The choice of two is final. Nobody sees it before all have chosen.
between-learn-choose-other = Any two tiles may be kept. For this lesson keep { between-room-terrace } and { between-room-treasure-room }.

between-learn-split-title = One tile into each castle
between-learn-split-say = All tiles are revealed now. Each of your castles gets one of your tiles and one from your partner there. Who places first? Touch “{ between-label-first }”.
between-learn-split-say-2 = Only now you decide which tile goes where. Give the left castle { between-room-terrace }. Then { between-room-treasure-room } goes to the right one.
between-learn-split-other = That would be allowed, too. For this lesson place first, and give the left castle { between-room-terrace }.

between-learn-ground-title = Where a room may go
between-learn-ground-say = A room must share an edge with another. Above ground it needs a room beneath it. Below ground go only corridors and downstairs rooms. Try it: touch the space under the throne room.
between-learn-ground-say-2 = Refused, as it should be: { between-room-terrace } does not go below ground. Put it beside the throne room, on the right.
between-learn-ground-other = On top of the throne room it could stand, too. But it is open to the sky: nothing could ever be built above it.

between-learn-throne-title = The throne room pays
between-learn-throne-say = Look at the little plan on the right throne room: it marks the two spaces below. Each pays 2 points if a corridor or downstairs room lies there. Touch “{ between-label-first }”.
between-learn-throne-say-2 = First try the wrong place: touch the space on top of the throne room.
between-learn-throne-say-3 = Downstairs rooms go below ground only. So put { between-room-treasure-room } under the throne room, where it pays.
between-learn-throne-other = Your partner could place first, too. For this lesson be first.

between-learn-pass-title = Hands go round
between-learn-pass-say = Your seven tiles went left; you hold your right neighbour's seven. Some tiles will come back to you. Keep { between-room-vegetable-garden }, an outdoor room, and { between-room-blanket-room }, a sleeping room.
between-learn-pass-other = For this lesson keep { between-room-vegetable-garden } and { between-room-blanket-room }: an outdoor room for the left castle, a sleeping room for the right one.

between-learn-third-title = Three of a kind: a bonus
between-learn-third-say = The row of signs at the left castle counts its rooms by type: 2 outdoor rooms. The third of a type brings a bonus at once. Be first, and give it { between-room-vegetable-garden }.
between-learn-third-say-2 = Outdoor rooms are open to the sky: nothing may ever stand on them. Try it: touch the space above the first one.
between-learn-third-say-3 = Just so. Put { between-room-vegetable-garden } at the end of the ground floor.
between-learn-third-other = For this lesson place first. { between-room-blanket-room } is meant for the right castle, and the roof of the throne room for sleeping rooms.

between-learn-fountain-title = The fountain: five points
between-learn-fountain-say = Your third outdoor room brings a fountain. It is worth 5 points wherever it stands. It is open to the sky as well, so put it at the end of the ground floor.
between-learn-fountain-other = On the roof it would be allowed. But this throne room wants a food room or a sleeping room above its left half.

between-learn-threes-title = What threes bring
between-learn-threes-say = Three sleeping rooms bring a tower, corridors a grand foyer, living rooms a royal attendant, utility rooms a bonus card, food rooms a further tile, downstairs rooms the bonus of another type.

between-learn-look-title = What tiles count
between-learn-look-say = The strip at the foot of a tile says what it counts: food rooms at their edges, living rooms around them, utility rooms along a chain, outdoor rooms anywhere, downstairs rooms in their column.
between-learn-look-say-2 = Corridors count wall hangings around them, the round signs. A sleeping room brings 1, or 4 once its castle has all seven types. Point at a tile, or hold it, to read it.

between-learn-column-title = A column of points
between-learn-column-say = In the right castle { between-room-treasure-room } counts the sleeping rooms above it. You have one: { between-room-blanket-room }. Touch “{ between-label-first }”.
between-learn-column-say-2 = Put { between-room-blanket-room } on the roof of the throne room, straight above { between-room-treasure-room }. The numbers on the spaces say what it would bring.
between-learn-column-other = Allowed, but { between-room-treasure-room } counts only what is above it in its own column.

between-learn-again-title = Your own choice
between-learn-again-say = First keep an outdoor room, then a sleeping room, whichever you like. If your left partner brings a fourth outdoor room, yours can be the fifth of that castle.
between-learn-again-other = First an outdoor room, then a sleeping room, please: the left castle is near its next bonus.

between-learn-second-title = Let your partner go first
between-learn-second-say = Touch “{ between-label-second }”: then the fifth outdoor room is yours, with its bonus. In other games you place first without being asked, unless you switch on “{ between-switch-order }”.
between-learn-second-other = You may be first. But then your partner lays the fifth outdoor room and makes the choice.

between-learn-fifth-title = Five of a kind: choose
between-learn-fifth-say = Your partner laid the fourth outdoor room. Give the left castle your outdoor room, the fifth, and put it at the end of the ground floor.
between-learn-fifth-say-2 = The fifth of a type brings a specialty room of your choice. A fountain is worth 5, a tower 1 for each room below it, a grand foyer 1 for each room around it.
between-learn-fifth-say-3 = Now place it. Any space with a frame will do.
between-learn-fifth-other = The outdoor room goes to the left castle, at the end of the ground floor. The sleeping room is for the right castle.

between-learn-lower-title = The lower one counts
between-learn-lower-say = Your two castles stand at { $castles }. Only the lower is your score: { $me }. A rich castle beside a poor one helps nobody. Touch “{ between-label-first }” for the right castle.
between-learn-lower-say-2 = Place your sleeping room wherever you like. The numbers say what each space brings.
between-learn-lower-other = For this lesson be first. Then the space is yours to choose.

between-learn-on-title = Play on
between-learn-on-say = Four turns make a round. In round 2 you get nine new tiles, and hands go to the right. Then the best lower castle wins. A hint and the rules are up here. Play on!

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
