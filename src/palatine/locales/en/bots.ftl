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
bots-hint-most = Of all that was tried out, this brings the most.
bots-hint-less = The expected lead is { $points } points smaller than with the first.
bots-hint-less-why = The expected lead is { $points } points smaller than with the first. In favour of the first: { $why }
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

bots-reason-category-more = Pays { $points } more at the end ({ $category }).
bots-reason-category-less = Pays { $points } less at the end ({ $category }).
bots-reason-later-more = Pays { $points } more in the turns to come.
bots-reason-later-less = Pays { $points } less in the turns to come; other gains outweigh that.
bots-reason-rivals = Above all, the others get less.
bots-reason-rivals-title = What is left to the others
bots-reason-later-title = With an eye on the next turns
bots-reason-category-title = At stake: { $category }
bots-reason-title = A better way
bots-reason-again = { $title }, once more
bots-reason-numbered = { $title } ({ $number })
bots-reason-equal = As good as the first, as far as can be told.

## The review as an article

bots-review-headline = How { $seat } won by { $points }
bots-review-headline-tie = How { $seat } won the tie
bots-review-headline-shared = How { $seats } shared the win
bots-review-headline-alone = { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
bots-review-players = { $game }, { $count ->
        [one] { $count } player
       *[other] { $count } players
    }.
bots-review-course-early = { $seat } was ahead from early on to the end.
bots-review-course-middle = { $seat } took the lead for good in the middle of the game ({ $when }).
bots-review-course-late = { $seat } came from behind and took the lead late ({ $when }).
bots-review-course-last = { $seat } won, although until the last turn somebody else was expected to win.
bots-review-gave-most = { $seat } gave away most: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, in { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }.
bots-review-gave-nothing = Nobody gave away more than chance may explain.
bots-review-luck-kind = The draws were kindest to { $seat }: +{ $points }.
bots-review-luck-even = Luck was shared out evenly.
bots-review-curve = Expected lead of each player
bots-review-points-curve = Points of each player
bots-review-lost = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } given away
bots-review-why = The better line: { $why }
bots-review-lead-title = The lead changes hands
bots-review-lead = From here { $seat } was expected to win (lead { $lead }), and it stayed so to the end.
bots-review-luck-title = The luck of the draw
bots-review-luck-gain = What was drawn just before this brought { $seat } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } of expected lead. Nobody could do anything about it.
bots-review-luck-loss = What was drawn just before this cost { $seat } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } of expected lead. Nobody could do anything about it.
bots-review-take-nothing = In { $count } turns you gave away no more than chance may explain.
bots-review-take-lost = You gave away { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in { $count } of { $of } turns.
bots-review-take-most = Look first at “{ $title }”: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
bots-review-take-when = You gave away most in this part: { $when }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
