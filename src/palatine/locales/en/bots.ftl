# Words of hints and reviews.

bots-points-later = still to come
bots-decimal = { "." }
bots-hint-head = Advice for { $seat }, from { $count ->
        [one] { $count } game
       *[other] { $count } games
    } tried out from here.
bots-hint-basis = Looked ahead in { $count ->
        [one] { $count } game
       *[other] { $count } games
    } played out from here.
bots-hint-nothing = Nobody has anything to decide here.
bots-hint-over = The game is over.
bots-hint-option = { $place }. { $action } [{ $text }]
bots-hint-expected = Expected: { $total } points, lead { $margin }.
bots-hint-less = { $points } points of lead behind the first.
bots-hint-less-why = { $points } points of lead behind the first. With the first: { $why }
bots-hint-unseen = Not looked at more closely.
bots-hint-only = There is nothing else to do.
bots-help-seat = for this seat, counted from 1; otherwise for the one that is asked
bots-help-rollouts = how many games are tried out
bots-help-ladder = the levels from the weakest up, each against the next
bots-help-every-pair = every level against every other
bots-help-store = keep played games in this file, and go on where it stops
bots-help-ray = play on a Ray cluster: its address, or the one that Ray finds (needs palatine[ray])
bots-help-pair = a number of games of its own for one pair of a ladder
bots-column-against = against
bots-column-games = games
bots-rating = { $name }: rating { $mu } ± { $sigma }
bots-review-unfinished = Only a finished game can be reviewed.
bots-review-mistake = { $number }. { $seat }: “{ $action }” gave away { $loss } points; “{ $better }” was better.
bots-review-summary = { $seat }: { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }, given away { $lost } points, luck { $luck }, { $mistakes ->
        [0] no mistake
        [one] { $mistakes } mistake
       *[other] { $mistakes } mistakes
    }.

## Why one line is better than another

bots-reason-category-more = Expected in the end, { $category }: { $points } more.
bots-reason-category-less = Expected in the end, { $category }: { $points } less.
bots-reason-rivals = Above all it leaves less to the others.
bots-reason-rivals-title = What is left to the others
bots-reason-later-title = With an eye on the next turns
bots-reason-title = A better way
bots-reason-equal = As good as the first, as far as can be told.
