# Torres

torres-title = Torres
torres-about = Build castles and send your knights up their towers: the larger the castle and the higher the knight, the more he scores.
torres-style-towers = Towers
torres-style-plan = Plan

## Options

torres-option-variant = Version
torres-option-variant-basic = Basic game
torres-option-variant-own_deck = Own decks
torres-option-variant-master = Master version
torres-option-doors = Passing through a castle
torres-option-doors-monotone = Inside, never up again
torres-option-doors-castle_wide = Up and down inside, out no higher than in
torres-option-doors-single_floor = On one floor only
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
torres-note-move_block = Move a free top block to another free space; no castle may split and six must remain.
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
torres-fact-king = King's bonus for a knight on level { $level }:
torres-fact-ap = Action points left:
torres-fact-master = Master card: { $card }
torres-sheet-opening = Setup
torres-sheet-phase = Phase { $phase }, round { $round }
torres-sheet-king = A knight on level { $level } of the king's castle earns { $points } points.
torres-sheet-master = Master card: { $card }
torres-sheet-columns = Blocks waiting, cards in hand, points
torres-sheet-seat = Player { $seat }
torres-text-seat = { $letter }, { $seat }
torres-points-castles = castles
torres-points-king = king's bonus
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
torres-event-block = { $seat } places a block on { $cell }.
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
torres-event-return = { $blocks ->
        [one] { $seat } returns { $blocks } block to the common supply.
       *[other] { $seat } returns { $blocks } blocks to the common supply.
    }
torres-event-lost = { $blocks ->
        [one] None of the stacks can take it: { $blocks } block of { $seat } goes back to the common supply.
       *[other] None of the stacks can take them: { $blocks } blocks of { $seat } go back to the common supply.
    }
torres-event-buy = { $seat } buys an action card.
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
        [one] { $seat } receives the king's bonus of { $points } point.
       *[other] { $seat } receives the king's bonus of { $points } points.
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
