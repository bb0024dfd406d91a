# Louis XIV: sentences of the guided first game, captions of figures, the legend

## The first game: what you know

louis-learn-knows-goal = Missions 5, coats of arms 1
louis-learn-knows-court = Three kinds of condition
louis-learn-knows-chain = Markers jump along paths
louis-learn-knows-fetch = Cards take markers back
louis-learn-knows-buy = Free with most markers, or bought
louis-learn-knows-louis = Louis brings a crown
louis-learn-knows-cost = A first place ties up markers
louis-learn-knows-lay = Two chips lay a mission
louis-learn-knows-pays = A mission works every round
louis-learn-knows-end = Leftovers become coats of arms

## The first game: steps

louis-learn-goal-title = What you are after
louis-learn-goal-say = You are blue, at the court of the Sun King. The game lasts four rounds. Every mission you lay is worth 5 points, every coat of arms 1. Most points wins.

louis-learn-court-title = What they give, what they ask
louis-learn-court-say = Each personality gives what the white plate at the lower right shows. 1 to 4 give chips, 5 and 9 crowns, the others arms, money, cards or markers. Two chips pay for a mission.
louis-learn-court-say-2 = The coloured plate at the lower left says what is asked. Red (9): the most markers win. Yellow (2): the most win free, others may buy. Blue (10): this many markers are enough.

louis-learn-chain-title = Markers jump
louis-learn-chain-say = A card puts up to three markers on its personality. Some may jump on along a brown path, if one stays. Try: card { louis-card-3 }, her tile twice, then { louis-short-9 }.
louis-learn-chain-say-2 = No path leads from { louis-short-3 } to { louis-short-9 }. But one leads to { louis-short-10 }: let the third marker jump there, then touch “{ louis-button-play }”.
louis-learn-chain-other = In a real game you may. Here two markers stay on { louis-short-3 } and the third jumps to { louis-short-10 }.

louis-learn-turenne-title = Three are enough
louis-learn-turenne-say = The blue plate of { louis-short-10 } says 3: with three markers there you get two coats of arms. Play his card, two stay. The third jumps to { louis-short-9 } or { louis-short-3 }.
louis-learn-turenne-other = In a real game you may. Here two more on { louis-short-10 } make three, with the one that jumped there.

louis-learn-two-aims-title = One card, two aims
louis-learn-two-aims-say = With { louis-short-2 } one marker is enough to be allowed to buy. Play his card: one marker stays, two jump to { louis-short-3 }. Louis, the golden sun, stands there and brings more.
louis-learn-two-aims-other = In a real game you may. Here: one on { louis-short-2 }, two on { louis-short-3 }. You buy with the one and win with the others.

louis-learn-fetch-title = Take markers back
louis-learn-fetch-say = You play all cards but one. Your markers are { $own }: personal plus general. Cards place personal ones only, but they can take back: three with { louis-card-6 }, two with the { louis-card-joker }.
louis-learn-fetch-other = In a real game you may. But few personal markers are left, so take some back now.

louis-learn-buy-title = Free for the most, others pay
louis-learn-buy-say = Tiles are evaluated now, from 1 to 12, and their markers leave. On { louis-short-2 } yellow had most: a document, free. You have a marker there and may pay 3 louis d’or: “{ louis-verb-buy }”.
louis-learn-buy-other = In a real game you may keep your money. Here you want the document: two chips pay for a mission.

louis-learn-louis-title = Where Louis stands
louis-learn-louis-say = Louis stood with { louis-short-3 }, and you had most markers: her ring and a crown besides. Yellow, alone in second place, got a ring free. A crown stands for any chip.

louis-learn-others-title = All or nothing, or enough
louis-learn-others-say = { louis-short-9 } and { louis-short-10 } are done, their markers gone. She wanted first place: yellow got the crown. He wanted three markers: yours were enough for two coats of arms, which only you see.

louis-learn-cost-title = What a first place costs
louis-learn-cost-say = Markers of a first place go to the general supply. All others came back to you. You have { $own } now. And tiles that were won have turned over: same reward, another condition.

louis-learn-lay-title = Lay a mission: 5 points
louis-learn-lay-say = Two chips lay a mission; the crown stands for one you lack. Touch a mission, pay, “{ louis-button-lay-mission }”. Would you like a coat of arms each round, or a louis d’or?
louis-learn-lay-other = You may end your turn, but then you keep one chip, and each other one brings a single coat of arms. A mission is worth 5 points.

louis-learn-draw-title = A new mission at once
louis-learn-draw-say = Draw a new mission from the pile you like. Light blue is easy to pay for. Dark blue wants two equal chips and does most. If you could pay, you might lay again.
louis-learn-draw-other = Choose one of the three piles first.

louis-learn-pays-title = Your mission works
louis-learn-pays-say = Yellow kept one chip; two became coats of arms. Round 2: everybody got money, Louis moved, yellow is start player. Your laid mission works in every round now. Touch it and use it.
louis-learn-pays-other = In a real game you may do without. But it costs nothing: use it.

louis-learn-end-title = How it ends
louis-learn-end-say = After round 4 leftovers become coats of arms: cards, chips, markers on tiles, every 3 louis d’or. Then each of the six kinds is compared: whoever has most of it gets one more.

louis-learn-own-title = A card of your own
louis-learn-own-say = Now play what you like. Louis stands on tile { $tile }: win there, or go where one marker lets you buy, or where a few are enough. The lamp gives hints.

louis-learn-on-title = Play on
louis-learn-on-say = You have { $me ->
     [one] { $me } point
    *[other] { $me } points
} and know the game. Win where Louis stands, buy where one marker is enough, lay missions early. The book has the rules, the lamp gives hints. Good luck!

## Figures

louis-figure-court = The court before the first card. Louis, the golden sun, visits { louis-short-3 } (3).
louis-figure-chain = Blue has played { louis-card-3 }: two markers stay, one has jumped to { louis-short-10 }.
louis-figure-path = Allowed with the card { louis-card-1 }: on to { louis-short-2 }, and from there to { louis-short-3 }; one marker stays each time.
louis-figure-two-ways = Not allowed with the card { louis-card-2 }: from there to { louis-short-1 } and to { louis-short-3 }, in two directions.
louis-figure-before-evaluation = Before the evaluation. { louis-short-2 } (2): yellow has most, blue and red may buy. { louis-short-3 } (3): blue is first beside Louis. { louis-short-10 } (10): blue has the three markers.
louis-figure-money-tile = { louis-short-2 }, price 3: yellow’s two markers are the most.
louis-figure-kings-side = Tiles 2 and 3 have been evaluated and turned over: both ask for first place now. Louis has left.
louis-figure-turned = After the evaluation. What was won has turned over; yellow’s two markers with { louis-short-5 } (5) wait for the next round.
louis-figure-mission-piles = The three piles of missions. The dots say the colour: one light, two medium, three dark.
louis-figure-stays = { louis-short-8 } (8) has put two yellow markers on { louis-short-5 } (5), which had been evaluated already. They stay.
louis-figure-neutral = Two players: two neutral markers beside Louis, and two for each personality turned up.

## Legend: the bar

louis-legend-round = Round 1 of 4
louis-legend-round-means = The game has four rounds. Each has four phases; the current one stands out.
louis-legend-start = Start player
louis-legend-start-means = Begins every phase of this round. In the next round it is the next player, clockwise.
louis-legend-visit = Louis’s visit
louis-legend-visit-means = Louis visits this tile in this round. There the first gets a crown as well, and a lone second gets the chip free.
louis-legend-deck = { louis-fact-deck }
louis-legend-deck-means = Influence cards in the deck: two of each personality and six jokers.
louis-legend-plots = { louis-fact-plots }
louis-legend-plots-means = Intrigue cards in the deck: one of each personality.
louis-legend-pile = { louis-fact-pile }
louis-legend-pile-means = Coats of arms left in the face-down pile. Each is worth 1 point.
louis-legend-piles = { louis-fact-mission-piles }
louis-legend-piles-means = Missions left in the piles: light + medium + dark blue.

## Legend: the court

louis-legend-number = Red disc: number of the tile
louis-legend-number-means = The number of the personality. Tiles are evaluated in this order, from 1 to 12.
louis-legend-money = Yellow plate: { louis-condition-money }
louis-legend-money-means = Money: whoever has most markers gets the reward free. Everybody else with a marker here may buy it at this price.
louis-legend-first = Red plate: { louis-condition-first_place }
louis-legend-first-means = First place: only whoever alone has most markers gets the reward. A tie: nobody.
louis-legend-enough = Blue plate: { louis-condition-markers }
louis-legend-enough-means = Influence markers: everybody with at least this many markers here gets the reward.
louis-legend-reward = White plate: the reward
louis-legend-reward-means = The reward: a chip, coats of arms, louis d’or, a card or markers. It is the same on both sides of the tile.
louis-legend-discs = Markers as a reward
louis-legend-discs-means = You may place this many markers from your general supply. The last disc of { louis-short-8 } comes back to your personal supply.
louis-legend-sun = Louis on a tile
louis-legend-sun-means = Louis. He stands on one of the tiles 1 to 4 until it has been evaluated.
louis-legend-paths = Brown paths
louis-legend-paths-means = Markers jump along these paths from one tile to the next.
louis-legend-markers = Markers on a tile
louis-legend-markers-means = Markers of a player on this tile. Each player has a colour and a shape.
louis-legend-garden = Chips in a garden
louis-legend-garden-means = The chips that are left of this kind. They lie beside the tile that gives them.
louis-legend-bank = { louis-name-bank }
louis-legend-bank-means = The louis d’or that nobody has.
louis-legend-centre = { louis-name-played }
louis-legend-centre-means = The influence card played last, and how many were played in this round. Everybody may look through them.

## Legend: beside a name

louis-legend-own = { louis-fact-markers }
louis-legend-own-means = Your personal supply + your general supply. Cards place personal markers only; the others must be taken back first.
louis-legend-purse = { louis-fact-louisdor }
louis-legend-purse-means = They buy rewards. At the end every 3 become a coat of arms.
louis-legend-arms = { louis-fact-arms }
louis-legend-arms-means = 1 point each. Only their owner sees which kinds they are.
louis-legend-hand = { louis-fact-influence }
louis-legend-hand-means = In hand. One is played each turn; the last goes back unplayed.
louis-legend-intrigues = { louis-fact-intrigue }
louis-legend-intrigues-means = In hand. Each one left at the end becomes a coat of arms.
louis-legend-missions = { louis-fact-missions }
louis-legend-missions-means = Only laid ones count, 5 points each.
louis-legend-chips = Mission chips
louis-legend-chips-means = Two pay for a mission. After your mission turn you keep one at most.

## Legend: your own things

louis-legend-card = Influence card
louis-legend-card-means = Up to three markers, the first on this personality. Or take back up to three.
louis-legend-joker = { louis-card-joker }
louis-legend-joker-means = One marker on any tile, a second one there or next to it. Or take back up to two.
louis-legend-intrigue = Intrigue card
louis-legend-intrigue-means = Played just before this personality is evaluated: one marker from the general supply, or up to two personal ones.
louis-legend-mission = Mission in hand
louis-legend-mission-means = The sign says what it does, the two chips what it costs. “{ louis-mission-ready }”: you can pay for it.
louis-legend-any = { louis-chip-any }
louis-legend-any-means = The question mark: whatever chip you like pays for it.
louis-legend-laid = { louis-kind-laid }
louis-legend-laid-means = Worth 5 points. It works in every round; a pale one has been used in this round.
louis-legend-crown = { louis-chip-crown }
louis-legend-crown-means = Stands for any chip when you lay a mission. Given by { louis-short-5 }, { louis-short-9 }, and beside Louis.
louis-legend-orb = { louis-chip-orb }
louis-legend-orb-means = Chip given by { louis-person-1 } (1).
louis-legend-helmet = { louis-chip-helmet }
louis-legend-helmet-means = Chip given by { louis-person-4 } (4).
louis-legend-ring = { louis-chip-ring }
louis-legend-ring-means = Chip given by { louis-person-3 } (3).
louis-legend-document = { louis-chip-document }
louis-legend-document-means = Chip given by { louis-person-2 } (2).
louis-legend-arms-1 = { louis-arms-1 }
louis-legend-arms-1-means = One of the six kinds of coats of arms. Whoever has most of a kind at the end gets one more.
louis-legend-arms-2 = { louis-arms-2 }
louis-legend-arms-2-means = { louis-legend-arms-1-means }
louis-legend-arms-3 = { louis-arms-3 }
louis-legend-arms-3-means = { louis-legend-arms-1-means }
louis-legend-arms-4 = { louis-arms-4 }
louis-legend-arms-4-means = { louis-legend-arms-1-means }
louis-legend-arms-5 = { louis-arms-5 }
louis-legend-arms-5-means = { louis-legend-arms-1-means }
louis-legend-arms-6 = { louis-arms-6 }
louis-legend-arms-6-means = { louis-legend-arms-1-means }

## Legend: phases, questions and events

louis-legend-phase-supply = { louis-phase-supply }
louis-legend-phase-supply-means = Everybody gets money, Louis goes to a tile, laid missions are used, and everybody is dealt five influence cards.
louis-legend-phase-influence = { louis-phase-influence }
louis-legend-phase-influence-means = In turn, everybody plays one influence card, until one is left: place markers, or take some back.
louis-legend-phase-evaluation = { louis-phase-evaluation }
louis-legend-phase-evaluation-means = The tiles are evaluated from 1 to 12. The coloured plate says who gets the reward.
louis-legend-phase-missions = { louis-phase-missions }
louis-legend-phase-missions-means = In turn, each player may lay missions, for two chips each. Then one chip stays; the others become coats of arms.
louis-legend-ask-buy = Buy?
louis-legend-ask-buy-means = You are not first here, but you have a marker. For the printed price you get the reward too; your markers come back to you either way.
louis-legend-ask-intrigue = Intrigue?
louis-legend-ask-intrigue-means = All who hold any intrigue card are asked before each tile, so that the question betrays nothing.
louis-legend-ask-first = Be first alone?
louis-legend-ask-first-means = You share first place and have the mission “{ louis-effect-once_first }”: once a round you may decide such a tie for yourself.
louis-legend-ask-put = Markers of a reward
louis-legend-ask-put-means = This reward places markers. On a tile that has been evaluated already they stay for the next round.
louis-legend-ask-back = One marker back
louis-legend-ask-back-means = This reward also brings one marker from the general to your personal supply.
louis-legend-ask-use = Laid missions
louis-legend-ask-use-means = Each of your laid missions of this phase may be used once in the round.
louis-legend-ask-start = Missions before the cards
louis-legend-ask-start-means = Some missions put a marker on their tile before the first card is played, from the general supply or from the personal one.
louis-legend-ask-finish = A marker after the cards
louis-legend-ask-finish-means = Your mission puts one marker on any tile, after all cards and before the evaluation.
louis-legend-ask-four = Four markers
louis-legend-ask-four-means = This card counts as a joker for four: up to four markers, beginning on any tile, with up to three jumps, or take back up to four.
louis-legend-ask-pile = Which pile?
louis-legend-ask-pile-means = Light blue: one given chip and any. Medium blue: two different chips. Dark blue: two equal chips, and the strongest effects.
louis-legend-ask-keep = Which chip stays?
louis-legend-ask-keep-means = One chip stays for the next round. Each of the others becomes a coat of arms.
louis-legend-ask-swap = Exchange missions
louis-legend-ask-swap-means = You may put one or two missions of your hand under their piles and draw as many, from any piles.
louis-legend-flipped = A tile turns over
louis-legend-flipped-means = It was won. The other side gives the same reward for another condition.
louis-legend-to-general = Markers to the general supply
louis-legend-to-general-means = Markers of a first place go to the general supply. A card must take them back before they can be placed again.
louis-legend-neutral = Neutral player
louis-legend-neutral-means = At a table of two, neutral markers count like a third player’s when first places are compared; they never receive anything.
louis-legend-exchanged = The end
louis-legend-exchanged-means = Influence cards, intrigue cards, chips, markers on tiles and every 3 louis d’or become coats of arms.
