# Torres

torres-title = Torres
torres-about = Pile up castles and send your knights up the towers. Wide and high pays best.
torres-weight = easy to learn
torres-style-towers = Towers
torres-style-plan = Plan

## Options

torres-option-variant = Version
torres-option-variant-basic = Basic game
torres-option-variant-own_deck = Own decks
torres-option-variant-master = Master version
torres-option-doors = Passing through a castle
torres-option-doors-monotone = Never up inside
torres-option-doors-castle_wide = Freely inside
torres-option-doors-single_floor = One floor
torres-option-master = Master card
torres-option-master-drawn = Drawn
torres-option-master-M-01 = { torres-master-all_levels_different }
torres-option-master-M-02 = { torres-master-all_same_level }
torres-option-master-M-03 = { torres-master-all_in_line }
torres-option-master-M-04 = { torres-master-four_form_square }
torres-option-master-M-05 = { torres-master-border }
torres-option-master-M-06 = { torres-master-exact_castles }
torres-option-master-M-07 = { torres-master-main_diagonals }
torres-option-master-M-08 = { torres-master-all_adjacent }
torres-option-majority = Majority on edges and diagonals
torres-option-majority-overall = On all of them together
torres-option-majority-per_edge = On each of them
torres-option-variant-basic-says = Everybody draws from one common deck of cards.
torres-option-variant-own_deck-says = Everybody has ten cards of their own and chooses one of three when buying.
torres-option-variant-master-says = Everybody holds all ten cards from the start; one master card brings extra points.
torres-option-doors-monotone-says = Inside a castle a knight stays on his level or goes down, never up again.
torres-option-doors-castle_wide-says = Inside, up and down as you like; out no higher than in.
torres-option-doors-single_floor-says = The way inside stays on one floor, from door to door.
torres-option-master-drawn-says = The card is drawn when the game begins.
torres-option-majority-overall-says = All edges, or both diagonals, are counted together.
torres-option-majority-per_edge-says = Each edge, or each diagonal, is counted by itself.

## Questions

torres-ask-castle = Place a starting castle.
torres-ask-place = Place your first knight on a free castle.
torres-ask-king = Place the king on a free castle.
torres-ask-turn = Spend your action points, or end your turn.
torres-ask-stack = Choose the stack for this turn.
torres-ask-under_stack = Choose the stack the block comes from.
torres-ask-use = Choose the stack that this turn uses up.
torres-ask-spread = Distribute the unused blocks among your stacks.
torres-ask-keep = Keep one of the cards.
torres-ask-back = Return the other cards to the top or the bottom of your deck.
torres-ask-card = Choose where the card is used.
torres-ask-card-move_block = Choose the block to move.
torres-ask-drop = Choose where the block goes.
torres-ask-move_king = You may move the king to a free castle space.

## Cards

torres-card-leap_two = Great Leap
torres-card-block_under_knight = Block Under Knight
torres-card-extra_block = Extra Block
torres-card-climb_inside = Inner Stairs
torres-card-diagonal = Diagonal Move
torres-card-six_ap = 6 Action Points
torres-card-seven_ap = 7 Action Points
torres-card-move_block = Move Block
torres-card-redeploy = Redeployment
torres-card-vault = Vault
torres-note-leap_two = One of your knights goes to an adjacent space one or two levels higher.
torres-note-block_under_knight = A block from any of your stacks goes under one of your knights.
torres-note-extra_block = Place one more block, from the common supply.
torres-note-climb_inside = One of your knights at a door comes out of any other door of the same castle, however high.
torres-note-diagonal = One of your knights moves one space diagonally, at most one level up.
torres-note-six_ap = You have 6 action points this turn instead of 5.
torres-note-seven_ap = You have 7 action points this turn instead of 5.
torres-note-move_block = Move a free top block to another free space; no castle may split and at least six must remain.
torres-note-redeploy = One of your knights goes to where you could deploy a new one.
torres-note-vault = One of your knights jumps straight over an adjacent knight, at most one level up.
torres-master-all_levels_different = All on Different Levels
torres-master-all_same_level = All on One Level
torres-master-all_in_line = All in Line
torres-master-four_form_square = Square of Four
torres-master-border = The Edge
torres-master-exact_castles = Exact Number of Castles
torres-master-main_diagonals = Main Diagonals
torres-master-all_adjacent = Side by Side

## Beside the board

torres-fact-stacks = blocks waiting
torres-fact-reserve = knights in reserve
torres-fact-cards = cards in hand
torres-fact-own-deck = cards in the deck
torres-fact-on-top = cards put back on top
torres-fact-under = cards put back under
torres-fact-played = cards played ({ $cards })
torres-fact-supply = Blocks in the common supply:
torres-fact-deck = Cards in the deck:
torres-fact-round = Phase { $phase }, round { $round } of { $rounds }:
torres-fact-king = King’s bonus for a knight on level { $level }:
torres-fact-ap = Action points left:
torres-fact-master = Master card: { $card }
torres-sheet-opening = Setup
torres-sheet-phase = Phase { $phase }, round { $round }
torres-sheet-king = A knight on level { $level } of the king’s castle earns { $points } points.
torres-sheet-master = Master card: { $card }
torres-sheet-columns = Blocks waiting, cards in hand, points
torres-sheet-seat = Player { $seat }
torres-text-seat = { $letter }, { $seat }
torres-points-castles = castles
torres-points-king = king’s bonus
torres-points-master = master card
torres-points-marker = action points
torres-points-track = scoring track
torres-tie-shared = nobody has a point, and the win is shared

## What can be touched

torres-label-cell = { $cell }, level { $level }
torres-label-cell-king = { $cell }, level { $level }, the king
torres-label-cell-knight = { $cell }, level { $level }, knight of { $seat }
torres-label-build = Place block
torres-label-walk = Move knight
torres-label-reserve = Deploy knight
torres-label-deck = Buy card
torres-label-marker = Advance scoring marker
torres-label-end = End turn
torres-label-return = Return the rest to the supply
torres-label-stay = Leave the king where he is
torres-label-top = On top of the deck
torres-label-under = Under the deck
torres-label-stack = { $blocks ->
        [0] Empty stack
        [one] Stack of { $blocks } block
       *[other] Stack of { $blocks } blocks
    }
torres-label-stack-used = The stack in use

## What an action means

torres-do-place = Place your first knight on { $cell }.
torres-do-castle = Place a starting castle on { $cell }.
torres-do-king = Put the king on { $cell }.
torres-do-stay = Leave the king where he is.
torres-do-deploy = Deploy a knight on { $cell }.
torres-do-block = Place a block on { $cell }.
torres-do-buy = Buy an action card.
torres-do-marker = Move your scoring marker one point forward.
torres-do-end = End your turn.
torres-do-drop = Put the block on { $cell }.
torres-do-return = Return the unused blocks to the common supply.
torres-do-step = Move the knight from { $from } to { $cell }.
torres-do-door = Lead the knight from { $from } through the castle to { $cell }.
torres-do-card-move = { $card }: the knight goes from { $from } to { $cell }.
torres-do-under = Put a block under the knight on { $cell }.
torres-do-extra = Place the extra block on { $cell }.
torres-do-lift = Take the top block from { $cell }.
torres-do-play = Play { $card }.
torres-do-keep = Keep { $card }.
torres-do-back-top = Put { $card } on top of the deck, { $other } below it.
torres-do-back-top-one = Put { $card } on top of the deck.
torres-do-back-under = Put { $card } under the deck, { $other } below it.
torres-do-back-under-one = Put { $card } under the deck.
torres-do-stack = { $blocks ->
        [one] Use the stack of { $blocks } block.
       *[other] Use the stack of { $blocks } blocks.
    }
torres-do-stack-used = Take the block from the stack in use.
torres-do-use = { $blocks ->
        [0] Use up an empty stack.
        [one] Use up a stack of { $blocks } block.
       *[other] Use up a stack of { $blocks } blocks.
    }
torres-do-store = { $blocks ->
        [one] Put a block on a stack of { $blocks } block.
       *[other] Put a block on a stack of { $blocks } blocks.
    }

## What happens

torres-event-master = The master card is { $card }.
torres-event-castle = { $seat } places a starting castle on { $cell }.
torres-event-place = { $seat } places the first knight on { $cell }.
torres-event-king = { $seat } puts the king on { $cell }.
torres-event-king-moves = { $seat } moves the king from { $from } to { $cell }.
torres-event-king-stays = { $seat } leaves the king where he is.
torres-event-phase = Phase { $phase } begins.
torres-event-turn = { $seat } begins a turn.
torres-event-step = { $seat } moves a knight from { $from } to { $cell }.
torres-event-door = { $seat } leads a knight from { $from } through the castle to { $cell }.
torres-event-deploy = { $seat } deploys a knight on { $cell }.
torres-several-deploy = { $seat } deploys knights on { $list }.
torres-each-deploy = { $cell }
torres-event-block = { $seat } places a block on { $cell }.
torres-several-block = { $seat } places blocks on { $list }.
torres-each-block = { $cell }
torres-event-stack = { $blocks ->
        [0] { $seat } takes it from the stack in use.
        [one] { $seat } takes it from a stack of { $blocks } block.
       *[other] { $seat } takes it from a stack of { $blocks } blocks.
    }
torres-event-use = { $blocks ->
        [0] { $seat } uses up an empty stack.
        [one] { $seat } uses up a stack of { $blocks } block.
       *[other] { $seat } uses up a stack of { $blocks } blocks.
    }
torres-event-store = { $blocks ->
        [one] { $seat } puts an unused block on a stack of { $blocks } block.
       *[other] { $seat } puts an unused block on a stack of { $blocks } blocks.
    }
torres-several-store = { $n ->
        [one] { $seat } puts { $n } unused block on another stack.
       *[other] { $seat } puts { $n } unused blocks on other stacks.
    }
torres-event-return = { $blocks ->
        [one] { $seat } returns { $blocks } block to the common supply.
       *[other] { $seat } returns { $blocks } blocks to the common supply.
    }
torres-event-lost = { $blocks ->
        [one] { $seat } returns { $blocks } block to the common supply: none of the stacks can take it.
       *[other] { $seat } returns { $blocks } blocks to the common supply: none of the stacks can take them.
    }
torres-event-buy = { $seat } buys an action card.
torres-several-buy = { $n ->
        [one] { $seat } buys { $n } action card.
       *[other] { $seat } buys { $n } action cards.
    }
torres-event-got = { $seat } draws { $card }.
torres-event-looked = { $seat } looks at { $cards }.
torres-event-kept = { $seat } keeps { $card }.
torres-event-back-top = { $cards ->
        [one] { $seat } puts { $cards } card on top of the deck.
       *[other] { $seat } puts { $cards } cards on top of the deck.
    }
torres-event-back-under = { $cards ->
        [one] { $seat } puts { $cards } card under the deck.
       *[other] { $seat } puts { $cards } cards under the deck.
    }
torres-event-play = { $seat } plays { $card }.
torres-event-moved-by-card = { $seat } moves a knight from { $from } to { $cell }.
torres-event-under = { $seat } puts a block under the knight on { $cell }.
torres-event-extra = { $seat } places an extra block on { $cell }.
torres-event-moved-block = { $seat } moves a block from { $from } to { $cell }.
torres-event-marker = { $points ->
        [one] { $seat } advances the scoring marker by { $points } point.
       *[other] { $seat } advances the scoring marker by { $points } points.
    }
torres-event-castle-points = { $seat }: castle at { $cell }, level { $level } × area { $area } = { $points }.
torres-event-castles-total = { $points ->
        [one] { $seat } scores { $points } point for castles.
       *[other] { $seat } scores { $points } points for castles.
    }
torres-event-king-bonus = { $points ->
        [one] { $seat } receives the king’s bonus of { $points } point.
       *[other] { $seat } receives the king’s bonus of { $points } points.
    }
torres-event-master-points = { $points ->
        [one] { $seat } scores { $points } point for { $card }.
       *[other] { $seat } scores { $points } points for { $card }.
    }
torres-event-pushed = { $points ->
        [one] The field is taken: { $seat } goes on by { $points } point more.
       *[other] The field is taken: { $seat } goes on by { $points } points more.
    }

## Why not

torres-why-other-question = Something else is to be decided now, not “{ $text }”.
torres-why-action-points = { $cost ->
        [one] This costs { $cost } action point; left: { $left }.
       *[other] This costs { $cost } action points; left: { $left }.
    }
torres-why-castles-too-near = A castle on { $cell } would be too near another: two empty spaces must lie between.
torres-why-no-castle = There is no castle on { $cell }.
torres-why-occupied = Somebody stands on { $cell }.
torres-why-no-knight = None of your knights stands on { $cell }.
torres-why-not-adjacent = The spaces are not adjacent.
torres-why-not-diagonal = The spaces do not touch diagonally.
torres-why-same-cell = That is the same space.
torres-why-too-high = { $most ->
        [0] Inside a castle nobody climbs: level { $to } is above level { $from }.
        [one] From level { $from } to level { $to } is too high: at most { $most } level up.
       *[other] From level { $from } to level { $to } is too high: at most { $most } levels up.
    }
torres-why-no-door = A knight on { $cell } stands at no door.
torres-why-no-way-inside = No way inside the castle leads to { $cell }.
torres-why-no-reserve = All your knights are on the board.
torres-why-no-anchor = None of your knights stands beside { $cell }.
torres-why-above-anchor = A new knight never stands higher than his neighbour: level { $to } is above level { $from }.
torres-why-stack-used-up = The stack of this turn is used up.
torres-why-no-blocks = You have no blocks left.
torres-why-no-such-stack = You have no stack of this size: { $size }.
torres-why-no-stack-in-use = No stack with blocks is in use.
torres-why-height = A castle may not be higher than its area, here { $area }.
torres-why-new-castle = A block may not start a new castle.
torres-why-joins-castles = This would join two castles.
torres-why-splits-castle = This would split a castle, or leave it higher than its area.
torres-why-few-castles = At least { $least } castles must remain.
torres-why-no-block = There is no block on { $cell }.
torres-why-block-stuck = The block on { $cell } has nowhere to go.
torres-why-no-buying = In the master version no cards are bought.
torres-why-bought-enough = Cards that may be bought in a turn: { $most }.
torres-why-deck-empty = The deck is empty.
torres-why-played-one = Only one card may be played in a turn.
torres-why-card-not-held = You do not hold { $card }.
torres-why-card-fresh = { $card } was bought this turn; it can be played from the next one on.
torres-why-card-no-use = { $card } could not be carried out now.
torres-why-card-not-looked-at = This is not one of the cards you are looking at.
torres-why-leap-not-up = This card leads upward only.
torres-why-vault-line = A knight vaults straight, over exactly one space.
torres-why-vault-nobody = There is no knight on { $cell } to vault over.
torres-why-vault-king = Nobody vaults over the king.
torres-document-height = { $where }: the column on { $cell } is higher than the area of its castle ({ $area }). Rule { $rule }.
torres-document-king = { $where }: the king stands on { $cell } outside the castles; he is only ever put on a castle. Rule { $rule }.

## What is yours

torres-tray-stacks = Your blocks
torres-tray-cards = Your cards
torres-tray-cards-note = one a turn
torres-tray-looking = Cards you look at
torres-tray-king = The king’s castle
torres-tray-master = Master card
torres-stack = { $blocks ->
        [0] empty
        [one] { $blocks } block
       *[other] { $blocks } blocks
    }
torres-stack-in-use = in use: { $blocks }
torres-card-waits = from your next turn on
torres-king-pays = { $cell }: level { $level } pays { $points }
torres-king-earns = Your knight stands on level { $level } there: { $points } now
torres-king-misses = You stand there on level { $level }: 0 now
torres-king-nobody = No knight of yours stands there: 0 now
torres-worth-now = { $points } now
torres-budget = { $left } of { $of }
torres-budget-left = { $left } left
torres-progress-phase = Phase { $phase } of { $phases }
torres-progress-round = Round { $round }
torres-progress-scoring = Scoring

## Master cards in words

torres-master-all_levels_different-does = All six knights on different levels at the end of phase 3: { $most ->
        [one] { $most } point
       *[other] { $most } points
    }.
torres-master-all_same_level-does = All six knights on the same level at the end of phase 3: { $most ->
        [one] { $most } point
       *[other] { $most } points
    }.
torres-master-all_in_line-does = All six knights in one row, column or diagonal at the end of phase 3: { $most ->
        [one] { $most } point
       *[other] { $most } points
    }.
torres-master-four_form_square-does = Four knights at the corners of a square at the end of phase 3: { $most ->
        [one] { $most } point
       *[other] { $most } points
    }.
torres-master-border-does = Each knight on the edge of the board brings { $points } in this phase; whoever alone has the most there gets { $points } more.
torres-master-exact_castles-does = Knights in exactly { $castles } castles at the end of this phase bring { $points }.
torres-master-main_diagonals-does = Each knight on one of the two main diagonals brings { $points } in this phase; whoever alone has the most there gets { $points } more.
torres-master-all_adjacent-does = All six knights side by side in one group at the end of phase 3: { $most ->
        [one] { $most } point
       *[other] { $most } points
    }.

## Buttons

torres-verb-reserve = Knight
torres-verb-build = Block
torres-verb-walk = Move
torres-verb-deck = Buy
torres-verb-marker = Point
torres-verb-end = End turn
torres-verb-return = Return
torres-verb-stay = Leave him
torres-verb-top = On top
torres-verb-under = Under
torres-button-place = Place
torres-button-deploy = Deploy
torres-button-move = Move
torres-button-buy = Buy
torres-button-score = Score
torres-button-end = End turn
torres-button-play = Play
torres-button-play-locked = Play
torres-button-take = Take
torres-button-keep = Keep
torres-button-back = Put back
torres-button-stay = Leave him
torres-button-lift = Lift
torres-button-return = Return

## What is asked after each touch

torres-q-turn = Your turn.
torres-q-turn-spent = No action points left: end your turn.
torres-q-turn-how = Choose a space for a block, or a knight to move.
torres-q-reserve = Deploy a knight, { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }: where?
torres-q-reserve-how = Beside one of your knights, no higher than he stands. In reserve: { $left }.
torres-q-deploy = Knight on { $cell }, level { $level }?
torres-q-build = Place a block, 1 point: where?
torres-q-build-how = On a free roof, or beside one castle. Left in the stack: { $blocks }.
torres-q-build-first = Place a block, 1 point: where?
torres-q-build-first-how = On a free roof, or beside one castle. The stack is chosen with the first block.
torres-q-block = Block on { $cell }, level { $level }?
torres-q-walk = Move a knight, 1 point: which one?
torres-q-walk-how = One space, one level up at most; or in by one door and out by another.
torres-q-knight = Knight on { $cell }, 1 point: where does he go?
torres-q-knight-how = One space, one level up at most; or in by one door and out by another.
torres-q-step = Knight from { $from } to { $cell }, level { $level }?
torres-q-buy = Buy an action card for 1 point?
torres-q-buy-how = It is drawn at once and waits for your next turn. Left in the deck: { $cards }.
torres-q-buy-own-how = You look at three cards of your deck and keep one. Left in it: { $cards }.
torres-q-marker = Score a point for 1 action point?
torres-q-marker-how = Your marker goes from { $from } to { $to }; taken fields are jumped.
torres-q-end = End your turn?
torres-q-end-how = { $ap ->
        [0] All your action points are used.
        [one] { $ap } action point lapses.
       *[other] { $ap } action points lapse.
    }
torres-q-play = Play { $card }?
torres-q-card-mover = { $card }: which knight?
torres-q-card-under = { $card }: under which knight?
torres-q-card-extra = { $card }: where does it go?
torres-q-card-lift = { $card }: which block?
torres-q-card-to = { $card }: where does the knight on { $cell } go?
torres-q-under = Block under the knight on { $cell }, then level { $level }?
torres-q-lift = Take the top block of { $cell }?
torres-q-lift-how = Where it goes is asked next.
torres-q-drop = The block of { $cell }: where does it go?
torres-q-stack = The block: from which stack?
torres-q-stack-how = All blocks of this turn come from it.
torres-q-under-stack = The block under the knight: from which stack?
torres-q-stack-one = From this stack: { $blocks ->
        [one] { $blocks } block
       *[other] { $blocks } blocks
    }?
torres-q-stack-used = From the stack in use?
torres-q-stack-left = Left in it afterwards: { $blocks }.
torres-q-use = No block was placed: which stack does this turn use up?
torres-q-use-how = Its blocks can go onto your other stacks.
torres-q-use-one = { $blocks ->
        [0] Use up the empty stack?
        [one] Use up this stack: { $blocks } block?
       *[other] Use up this stack: { $blocks } blocks?
    }
torres-q-spread = { $blocks ->
        [one] { $blocks } block is left over: where does it go?
       *[other] { $blocks } blocks are left over: where do they go?
    }
torres-q-spread-how = A stack holds three blocks at most; the rest is returned.
torres-q-return = Return to the supply: { $blocks ->
        [one] { $blocks } block
       *[other] { $blocks } blocks
    }?
torres-q-store = One block onto this stack, now { $blocks ->
        [one] { $blocks } block
       *[other] { $blocks } blocks
    }?
torres-q-keep = Which card do you keep?
torres-q-keep-how = The others go back, together, on top of your deck or under it.
torres-q-keep-one = Keep { $card }?
torres-q-back-first = The cards go back: which one lies above?
torres-q-back-end = On top of your deck or under it?
torres-q-back-how = The others see where they go, not which they are.
torres-q-back-top = Put them on top of your deck?
torres-q-back-under = Put them under your deck?
torres-q-place = Your first knight: on which castle?
torres-q-place-how = New knights later come beside your own.
torres-q-castle = A starting castle: where?
torres-q-castle-how = At least two empty spaces from every other castle.
torres-q-found = Castle on { $cell }?
torres-q-king = The king: on which castle?
torres-q-king-how = In the next phase level { $level } of his castle pays { $points }.
torres-q-king-on = King on { $cell }, level { $level }?
torres-q-move-king = You may move the king on { $cell }: where to?
torres-q-stay = Leave the king on { $cell }?
torres-then-castle = Castle { $cell } would be { $area } × level { $level }: { $points } for you.
torres-then-points = { $points } for you at a scoring now.
torres-then-nothing = Your points stay as they are.

## The inspector

torres-kind-castle = Castle { $cell }: { $area ->
        [one] { $area } space
       *[other] { $area } spaces
    }
torres-kind-ground = Open ground
torres-kind-card = Action card
torres-kind-master = Master card
torres-kind-verb = Costs { $cost ->
        [one] { $cost } action point
       *[other] { $cost } action points
    }
torres-does-castle = At the end of each phase every player scores the level of his highest knight in it times its spaces.
torres-does-king = In this phase a knight on exactly level { $level } of the king’s castle brings { $points }.
torres-castle-limit = It may be built up to level { $area }.
torres-castle-earns = { $seat }: level { $level }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
torres-sum-castle = { $area ->
        [one] { $area } space
       *[other] { $area } spaces
    } × level { $level }
torres-sum-highest = your highest knight stands on { $cell }
torres-sum-nobody = no knight of yours stands in it
torres-sum-now = at a scoring now
torres-ground-taken = Somebody stands here: no block can be placed.
torres-ground-lonely = No castle touches this space, and a block may not start a new one.
torres-ground-free = A block here makes the castle beside it larger by one space.
torres-ground-between = Two castles touch this space, and no block may join them.
torres-card-once = One card a turn; it costs no action points and leaves the game.
torres-card-waits-note = Bought in this turn: it can be played from the next one on.
torres-does-stack = All blocks of a turn come from one stack.
torres-does-stack-left = What is left of it goes onto other stacks, three blocks at most on each, or back.
torres-does-reserve = A new knight stands beside one of your own, no higher than he.
torres-does-build = A block makes a castle larger or higher, never higher than it has spaces. It never joins two.
torres-does-walk = A knight goes one space, up one level at most, down as far as you like; or through the doors of a castle, never higher.
torres-does-deck = You draw the top card. Two a turn at most; it can be played from the next turn on.
torres-does-deck-own = You look at three cards of your own deck, keep one and put the others back on top or under.
torres-deck-left = Left in the deck: { $cards }.
torres-does-marker = One point forward; a field where another marker stands is jumped, and that counts.
torres-does-end = Unused action points lapse; a turn without a block uses up a stack all the same.
torres-does-return = Blocks that no stack can take go back to the common supply.
torres-does-stay = Whoever has the fewest points may move the king after a scoring, or leave him.
torres-does-top = The cards are drawn again next.
torres-does-under = The cards are drawn again last.
torres-does-supply = Blocks that nobody holds; an extra block comes from here.
torres-does-ap = Five a turn, for blocks, knights, cards and points; what is unused lapses.
torres-does-hand = Only their owner knows which they are.
torres-does-hand-open = Everybody knows them: all ten less those that were played.
torres-does-knights = Six knights each; these are not on the board yet.
torres-name-supply = Common supply
torres-name-ap = Action points
torres-name-played = Cards played
torres-master-earns = { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } now.
torres-seat-name = { $seat }
torres-seat-does = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } on the track.
torres-seat-leads = Leads by { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
torres-seat-behind = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } behind the leader.
torres-seat-level = Level with the leader.
torres-seat-played = Played: { $cards }.

## Scoring step by step

torres-event-scoring = Phase { $phase } is scored.
torres-score-castle = Castle { $cell }: { $area ->
        [one] { $area } space
       *[other] { $area } spaces
    }
torres-score-castle-formula = knight on level { $level }: { $area } × { $level }
torres-score-castle-pays = Castle { $cell } pays { $area } × your highest knight’s level
torres-score-king = The king’s castle, level { $level }: { $points } each
torres-score-king-formula = knight on level { $level } there
torres-score-king-pays = The king pays { $points } for level { $level } in his castle
torres-score-master = Master card: { $card }
torres-score-master-formula = as the card wants
torres-score-track = Fields of the track that are taken
torres-score-track-formula = further by taken fields

# Puzzles: what is asked, and why the best answer is the best.
torres-puzzle-step = Which of these actions brings you the most points if the castles are counted now?
torres-puzzle-turn = The castles are counted right after this turn. Get the most points out of the action points that are left.
torres-puzzle-level = Bring one of your knights as high as you can in this turn.
torres-puzzle-card = The card is played. Where does it bring you the most points if the castles are counted now?
torres-puzzle-why-castles = A castle pays the level of your highest knight once for every one of its spaces. One level more is worth as much as the castle is large.
torres-puzzle-why-king = The king’s bonus goes to everybody who has a knight in the king’s castle on exactly the level of the phase. It is often worth more than a larger castle.
torres-puzzle-why-marker = An action point that brings nothing on the board is worth one point on the scoring track. Count what each one brings before you spend it.
torres-puzzle-why-level = A knight climbs one level with a step, never two. So the level below has to be there first, and a way through the castle may be shorter than the way around it.

## The score sheet of a real table

torres-sheet-way-rounds = Phase by phase
torres-sheet-way-totals = Sums only
torres-sheet-rounds = Scorings
torres-sheet-rounds-hint = What stands on the board when each phase ends.
torres-sheet-round-castles = Castle by castle
torres-sheet-round-points = Numbers only
torres-sheet-step-totals = Sums
torres-sheet-one-phase = Phase { $phase }
torres-sheet-area = Area
torres-sheet-level-of = Level of the highest knight
torres-sheet-kings-castle = The king is here
torres-sheet-castles-hint = Area of each castle, and the level of everybody’s highest knight in it.
torres-sheet-bonus-hint = Who has a knight in the king’s castle on exactly the level of the phase.
torres-sheet-track = Markers before the scoring
torres-sheet-track-hint = Only needed if a marker jumped over others during the phase.
torres-sheet-start = Who scores first
torres-sheet-sum = { $sum }
torres-sheet-lacks-phase = Phase { $phase }
torres-sheet-lacks-points = { $seat }, phase { $phase }: { $category }
torres-sheet-lacks-total = { $seat }: points for castles
torres-sheet-tie-rule = There are no ties: a marker that would stop on a taken field goes on to the next free one. Only if nobody has a point do all share the win.
torres-sheet-tie-shared = Nobody has a point: all share the win.
torres-sheet-level = { $where }: { $seat } cannot stand on level { $level } in a castle of area { $area }: no castle is higher than its area (T-603).
torres-sheet-cells = { $where }: these castles cover { $covered } spaces, but the board has only { $most } (T-101).
torres-sheet-knights = { $where }: { $seat } has knights in { $count } castles, but only { $most } knights (T-103).
torres-sheet-king-paid = { $where }: in phase { $phase } the king’s bonus is { $paid } or nothing (T-706).
torres-sheet-bonus = { $where }: { $seat } has no knight as high as level { $level } in the king’s castle, so no bonus in phase { $phase } (T-706).
torres-sheet-no-master = { $where }: there is a master card only in the master version (T-1203).
torres-sheet-back = { $where }: the marker of { $seat } cannot stand on { $field }, for it had already reached { $least } (T-704).
torres-sheet-field = { $where }: the marker of { $seat } stands on { $field } already, and a field holds only one (T-704).

## Why one line is better than another

torres-reason-castles-more = Earns { $n ->
        [one] { $n } more point
       *[other] { $n } more points
    } for castles, if scored now.
torres-reason-castles-less = Earns { $n ->
        [one] { $n } point
       *[other] { $n } points
    } fewer for castles, if scored now.
torres-reason-castles-title = A castle that pays
torres-reason-king-more = Earns the king’s bonus of { $n ->
        [one] { $n } point
       *[other] { $n } points
    }, if scored now.
torres-reason-king-less = Goes without the king’s bonus of { $n ->
        [one] { $n } point
       *[other] { $n } points
    } for now.
torres-reason-king-title = The king’s bonus
torres-reason-master-more = Earns { $n ->
        [one] { $n } more point
       *[other] { $n } more points
    } with the master card, if scored now.
torres-reason-master-less = Earns { $n ->
        [one] { $n } point
       *[other] { $n } points
    } fewer with the master card, if scored now.
torres-reason-master-title = The master card
torres-reason-rivals-more = Leaves the others { $n ->
        [one] { $n } more point
       *[other] { $n } more points
    } for their castles, on average.
torres-reason-rivals-less = Leaves the others { $n ->
        [one] { $n } point
       *[other] { $n } points
    } fewer for their castles, on average.
torres-reason-rivals-title = The castles of the others
torres-reason-cards-more = Leaves { $n ->
        [one] { $n } more action card
       *[other] { $n } more action cards
    } in hand.
torres-reason-cards-less = Leaves { $n ->
        [one] { $n } action card
       *[other] { $n } action cards
    } fewer in hand.
torres-reason-cards-title = Cards in hand
torres-reason-levels-more = Takes knights { $n ->
        [one] { $n } level
       *[other] { $n } levels
    } higher in all.
torres-reason-levels-less = Leaves knights { $n ->
        [one] { $n } level
       *[other] { $n } levels
    } lower in all.
torres-reason-levels-title = Higher knights
torres-reason-area-more = Makes the largest own castle { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    } larger.
torres-reason-area-less = Leaves the largest own castle { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    } smaller.
torres-reason-area-title = A larger castle
torres-reason-knights-more = Brings { $n ->
        [one] { $n } more knight
       *[other] { $n } more knights
    } onto the board.
torres-reason-knights-less = Brings { $n ->
        [one] { $n } knight
       *[other] { $n } knights
    } fewer onto the board.
torres-reason-knights-title = Knights on the board
torres-reason-spare-more = Leaves { $n ->
        [one] { $n } more action point
       *[other] { $n } more action points
    } to turn into points.
torres-reason-spare-less = Leaves { $n ->
        [one] { $n } action point
       *[other] { $n } action points
    } fewer to turn into points.
torres-reason-spare-title = Action points
