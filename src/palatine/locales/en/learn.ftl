# The coach, the pages that explain, and the puzzles: what they say of every game alike.

learn-error-lesson = This lesson cannot be used: { $where }: { $problem }

## What the coach says in every game

learn-other-next = First read this, then press “{ learn-next }”.
learn-other-wait = The others are moving. Your turn comes in a moment.
learn-other-do = This step wants something from you first.
learn-next = Next
learn-step-of = { $step } of { $of }
learn-lesson-step = Lesson, step { $step } of { $of }
learn-coach = Coach
learn-show-me = Show me
learn-fold = Fold the coach
learn-unfold = Open the coach
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
learn-end-say = This very game goes on if you like, from this position, against a Page.
learn-play-on = Play on against a Page
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
