# Tiny, the game to copy (games/_template).

tiny-title = Tiny
tiny-about = Cards chosen in secret win the right to set banners: put yours side by side on a small court.
tiny-weight = easy to learn
tiny-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

tiny-option-court = Court
tiny-option-court-small = small, 3 × 3
tiny-option-court-large = large, 4 × 4
tiny-option-cancel = Equal cards cancel each other

tiny-ask-draw = A card is drawn.
tiny-ask-choose = Choose a card in secret.
tiny-ask-place = Set a banner, or pass.

tiny-touch-card = card { $value }
tiny-touch-cell = cell { $cell }
tiny-touch-pass = pass

tiny-act-play = Play the card { $value }.
tiny-act-banner = Set a banner on { $cell }.
tiny-act-pass = Set no more banners.

tiny-why-other-question = Not now: something else is asked for.
tiny-why-not-in-hand = You hold no card { $value }.
tiny-why-outside = This cell is not part of the court.
tiny-why-taken = A banner stands there already.
tiny-why-alone = A banner must stand beside another one.

tiny-event-round = Round { $round } begins.
tiny-event-drew = { $seat } draws a card.
tiny-event-got = { $seat } gets a { $value }.
tiny-event-played = { $seat } plays a { $value }.
tiny-event-won = { $seat } wins the round.
tiny-event-nobody = All cards cancel each other: nobody wins the round.
tiny-event-banner = { $seat } sets a banner on { $cell }.
tiny-event-passed = { $seat } passes.
tiny-event-end = The game is over; all turn over their cards.

tiny-points-banners = banners
tiny-points-pairs = pairs of banners
tiny-tie-cards = the cards left in hand decide

tiny-fact-cards = cards in hand
tiny-fact-round = round
tiny-fact-deck = cards in the deck
tiny-tray-hand = Your cards

tiny-sheet-step-banners = banners
tiny-sheet-step-pairs = pairs
tiny-sheet-step-left = cards
tiny-sheet-left = cards left in hand, added up
tiny-sheet-lacks = { $seat }: { $what }
tiny-sheet-tie = { $seats } are level; the cards left decide: { $numbers }.
tiny-sheet-pairs = { $where }: { $seat } has pairs, but no banner (X-09).
