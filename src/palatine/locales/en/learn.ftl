# The coach, the pages that explain, and the puzzles: what they say of every game alike.

learn-error-lesson = This lesson cannot be used: { $where }: { $problem }

## What the coach says in every game

learn-other-next = First read this, then press “{ learn-next }”.
learn-other-wait = The others are moving. Your turn comes in a moment.
learn-other-do = First do what this step asks.
learn-other-confirm = First press the green button.
learn-next = Next
learn-step-of = { $step } of { $of }
learn-lesson-step = Lesson, step { $step } of { $of }
learn-coach = Coach
learn-show-me = Show me
learn-fold = Hide the coach
learn-unfold = Show the coach
learn-step-back = Step back
learn-skip = Skip step
learn-leave = Leave
learn-first-game = Your first game
learn-what-you-know = What you know
learn-just-so = Just so.
learn-own-turn = Your own turn. What brings the most?
learn-marked = Marked:
learn-follows = follows the lesson
learn-end-title = You know { $game } now
learn-end-say = This very game goes on if you like, from this position, { $count ->
     [1] against a Page
    *[other] against Pages
}.
learn-play-on = Play on { $count ->
     [1] against a Page
    *[other] against Pages
}
learn-play-on-note = the game goes on from here; it is not rated
learn-puzzles = Ten puzzles
learn-another = Another game
learn-lost-title = This went another way
learn-lost-say = The lesson expects something else here. Go back a step, or play on without it.
learn-on-without = Play on without the lesson
learn-not-rated = not rated

## Beginning a lesson

learn-learn = Learn
learn-by-playing = Learn it by playing
learn-played-here = Played at this table
learn-try-it = Try it
learn-try-it-note = This step of the first game, at a table
learn-never-played = Never played?
learn-never-played-note = A coach shows you the game at a real table, one thing at a time.
learn-just-play = Just play
learn-go-on = Go on

## How to play, rules, legend

learn-how = How to play
learn-one-page = One page
learn-complete = Complete
learn-legend = Legend
learn-complete-rules = Complete rules
learn-print = Print
learn-players = { $least } to { $most } players
learn-minutes = { $least } to { $most } minutes
learn-reading = { $minutes ->
    [one] { $minutes } minute to read
   *[other] { $minutes } minutes to read
}
learn-find = Find in these rules
learn-found-none = Nothing found. Perhaps here:
learn-chapters = Chapters
learn-chapter = Chapter
learn-in-chapter = In this chapter
learn-rule = Rule { $number }
learn-rule-copied = The address of this rule is copied.
learn-copy = Copy the address
learn-example = Example
learn-agreements = Table agreements
learn-hints = Hints
learn-group-bar = In the bar
learn-group-board = On the board
learn-group-seat = Beside the players
learn-group-tray = Cards and pieces
learn-group-story = In the story
learn-keep-open = Keep open
learn-explain = Rules and legend

# Puzzles: pages, answers, and the command that finds them.
learn-puzzle-title = Puzzles
learn-puzzle-about = Positions from played games with one best answer. Nothing is counted before you say so, and there is no clock.
learn-puzzle-all = All puzzles
learn-puzzle-begin = Begin
learn-puzzle-go-on = Go on
learn-puzzle-done = Done
learn-puzzle-streak = Days in a row
learn-puzzle-puzzle = Puzzle
learn-puzzle-question = The question
learn-puzzle-answers = Answers
learn-puzzle-is-open = not solved yet
learn-puzzle-is-solved = solved
learn-puzzle-is-shown = shown
learn-puzzle-note-turn = Play with the usual buttons, and take back as much as you like. Nothing is counted before you say so.
learn-puzzle-note-points = Choose one of the marked answers. What counts is how many points it brings at once.
learn-puzzle-note-lead = Choose one of the marked answers. What counts is the lead that you can expect at the end of the game.
learn-puzzle-best = The best answers
learn-puzzle-restart = Start over
learn-puzzle-again = Try again
learn-puzzle-others = Try other answers
learn-puzzle-show = Show me
learn-puzzle-rule = The rule
learn-puzzle-check-turn = Check my turn
learn-puzzle-check-choice = Check my answer
learn-puzzle-next = Next puzzle
learn-puzzle-best-points = { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    } Nothing is better.
learn-puzzle-best-points-letter = { $letter }: { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    } Nothing is better.
learn-puzzle-best-lead-letter = { $letter } is the best answer.
learn-puzzle-best-label = Level { $points }. Nothing is higher.
learn-puzzle-less-points = { $points ->
        [one] { $points } point,
       *[other] { $points } points,
    } { $less } less than the best.
learn-puzzle-less-points-letter = { $letter }: { $points ->
        [one] { $points } point,
       *[other] { $points } points,
    } { $less } less than the best.
learn-puzzle-less-lead-letter = { $letter } is worse than the best by about { $less ->
        [one] { $less } point.
       *[other] { $less } points.
    }
learn-puzzle-less-label = Level { $points }: { $less } higher is possible.
learn-puzzle-compared = Compared with the second best: { $parts }.
learn-puzzle-short = Compared with the best answer: { $parts }.
learn-puzzle-instead = { $name } { $mine } instead of { $best }
learn-puzzle-first = best
learn-puzzle-you = You are { $seat }.
learn-puzzle-rivals = points of the others
learn-puzzle-bad-file = The puzzles of { $game } cannot be read: { $reason }
learn-puzzle-no-kinds = { $game } does not say which kinds of puzzles it has (guide/puzzles.toml).
learn-puzzle-other-evaluator = { $file } was made with other rules or another evaluator. Write to another file.
learn-puzzle-unknown = There is no puzzle { $name }.
learn-puzzle-found = { $count ->
        [one] { $count } puzzle
       *[other] { $count } puzzles
    } in { $file }
learn-puzzle-checked = { $game }: { $count ->
        [one] { $count } puzzle
       *[other] { $count } puzzles
    } checked
learn-puzzle-renewed = All hold. { $file } names the present evaluator now.
learn-puzzle-unclear = no answer is clearly the best any more
learn-puzzle-other = another answer is the best now
learn-help-records = records to look through; without any, games of bots among themselves
learn-help-puzzles-output = write to this file, and go on where it stops; the records go into a folder of its name
learn-help-check = judge the stored puzzles again, with a larger budget
learn-help-keep = keep only these puzzles of the file, in this order
learn-help-kind = look only for this kind; may be given several times
learn-help-games = number of games that bots play, where no records are given
learn-help-runs = how many searches of a position are compared

## Puzzles made from a review

learn-puzzle-review = { $seat } gave points away here. What would you do?
learn-puzzle-review-short = What would you do?
learn-puzzle-review-good = As good as the best line found.
learn-puzzle-review-best = The best line found.
learn-puzzle-review-less = { $less ->
        [one] { $less } point
       *[other] { $less } points
    } behind the best line found.
