# Words of the house: the command line, and what can go wrong at any table.

core-player = Player { $number }
core-nobody = nobody
core-list-end = { $list } and { $last }
core-list-times = { $thing } ×{ $n }
core-bot-name = { $name } ({ $bot })
core-action = { $text }
core-number = { $number }

## Errors

error-bad-text = “{ $text }” is no action of this game.
error-not-asked = { $seat } has nothing to decide now.
error-not-now = “{ $text }” is not possible now.
error-number-not-allowed = The number { $number } is not allowed now: the mask says which are.
error-numbers-missing = The numbers { $numbers } are only the beginning of an action.
error-number-of-game = Number { $number } is not allowed in game { $game } of the batch: its mask says which are.
error-numbers-of-batch = { $given } numbers were given for { $games } games: one for each is needed.
error-batch-actions = Actions are one whole number for each game; this is { $given }.
error-batch-closed = The batch was closed.
error-batch-process = A process of the batch ended or did not begin.
error-batch-size = There must be at least one game and one process, and no more processes than games; asked for were { $games } games and { $processes } processes.
error-environment-not-begun = No game has begun: reset begins one.
error-environment-over = The game is over: reset begins a new one.
error-environment-none = None is not a number; only an agent whose game is over is stepped with it.
error-environment-agents = The agents are { $agents }: each of them is given one number, and nobody else is.
error-environment-extra = This needs { $module }, which is not installed: pip install "{ $extra }"
error-text-answer = This names none of the actions: “{ $answer }”. Answer with the number or the notation of one of them.
error-spiel-observer = These observers take no parameters; given were { $params }.
error-dataset-unfinished = The game was not played to its end.
error-dataset-own-data = The game was played with components of its own.
error-dataset-changed = Played anew, the game ends otherwise than it did in the arena.
error-dataset-other = { $folder } holds another data set: another game, source or format. Choose another folder.
error-dataset-empty = There is nothing to make a data set of, and no data set, in { $where }.
error-dataset-file = The file cannot be read.
error-not-drawable = “{ $text }” cannot be drawn now.
error-no-undo = There is nothing to take back: something was drawn or revealed, or somebody else has moved.
error-bad-option = { $option } cannot be “{ $value }”; possible: { $allowed }.
error-unknown-option = There is no option “{ $option }”; possible: { $allowed }.
error-unknown-group = There is no optional group “{ $group }”; possible: { $allowed }.
error-option-form = “{ $text }” is no option: write KEY=VALUE.
error-bad-seats = { $seats ->
        [one] The game is not made for { $seats } player
       *[other] The game is not made for { $seats } players
    }; possible: { $allowed }.
error-people = { $people ->
        [one] { $people } person
       *[other] { $people } people
    } cannot sit at a table of { $seats }.
error-seat = There is no seat { $number } at a table of { $count }.
error-unknown-game = There is no game “{ $game }”; possible: { $allowed }.
error-newgame-name = “{ $name }” cannot be the id of a game: 3 to 20 small letters and digits, a letter first, no word of Python.
error-newgame-exists = There is something already where “{ $name }” would go: { $path }
error-newgame-no-template = The template is not there: { $folder }
error-unknown-bot = There is no bot “{ $bot }”; possible: { $allowed }.
error-bot-form = A bot of your own is named by its file and its class, as in “mine.py:MyBot”; “{ $text }” is not.
error-bot-no-file = There is no file “{ $file }”.
error-bot-no-class = “{ $file }” has no class “{ $name }”.
error-bot-not-bot = “{ $name }” in “{ $file }” is not a subclass of palatine.Bot.
error-bot-import = “{ $file }” cannot be imported: { $reason }
error-bot-failed = The bot “{ $bot }” failed: { $reason }
error-bot-illegal = The bot “{ $bot }” answered “{ $text }”, which is not legal.
error-bot-game = The bot “{ $bot }” plays only “{ $game }”.
error-bot-name = “{ $name }” cannot be the name of a bot: at most 30 letters, digits, hyphens and underscores, a letter first.
error-bot-taken = There is already a bot called “{ $name }”.
error-game-import = The game “{ $game }” of an installed package cannot be loaded: { $reason }
error-no-ray = Ray is not installed: pip install palatine[ray]
error-bad-entrant = “{ $text }” is no opponent: write NAME, NAME:TIMES for a level that searches, or NAME NUMBER=VALUE for any level.
error-network-other = { $file } was trained for something else: { $what } is “{ $found }”, and here it is “{ $expected }”. Train it again (tools/train).
error-network-file = { $file } is no file of trained weights, or it is damaged.
error-frozen-missing = Snapshot { $number } is not built for this Python ({ $folder }): run “{ $command }”.
error-frozen-changed = Snapshot { $number } in { $folder } is not what was built: run “{ $command }” again.
error-bad-test = A sequential test needs 0 < p0 < p1 < 1 and error rates whose sum is below 1.
error-pair-form = “{ $text }” is no pair of this ladder: write A/B=N.
error-bot-count = { $bots ->
        [one] { $bots } bot does
       *[other] { $bots } bots do
    } not fit a table of { $seats }.
error-unsupported = { $game } does not offer this: { $what }.
error-usage = This command line is not understood: { $message } (palatine --help)
error-file = { $file }: { $reason }
error-not-text = { $file } is not a text file in UTF-8.
error-too-large = { $file } is too large to be read.
error-json = { $file } is not JSON: line { $line }, column { $column }.
error-document-shape = { $where }: this part of the document has another shape than expected.
error-document-key = { $where }: there is no such key in this document.
error-document-missing = { $where } is missing in the document.
error-document-number = { $where }: “{ $value }” is no whole number from { $least } to { $most }.
error-document-size = { $where }: the size has to be { $size }.
error-document-overlap = { $where }: something stands on { $cell } already.
error-document-blocks = { $where }: there are only { $most } blocks, not { $value }.
error-document-id = { $where }: there is nothing with the id “{ $value }”.
error-record-format = This is no record of Palatine: it begins with “{ $line }”.
error-record-header = The head of the record cannot be read: { $line }
error-record-line = A line of the record cannot be read: { $line }
error-record-version = The record is of { $record }, but this program plays { $engine }.
error-record-other-game = The record is of another game: { $game }.
error-record-entry = Entry { NUMBER($entry, useGrouping: 0) } of the record cannot be played: { $reason }
error-record-hash = Entry { NUMBER($entry, useGrouping: 0) } of the record leads to another position than it says.
error-record-result = The result in the record is not the result of this game.
error-record-short = The record ends before the game does.
error-record-no-seed = The record does not show its seed, so its draws cannot be checked.
error-record-commitment = The seed is not the one that was committed to before the game.
error-record-draw = Entry { NUMBER($entry, useGrouping: 0) } of the record is not what the seed draws.
error-record-word = The word of seat { $number } is not the one that was committed to before any word was open.
error-commitment = “{ $text }” is no shuffle seal: that is 64 hexadecimal digits.

## Help of the command line

core-about = A table for board games about kings and their castles. Without a command: play.
core-command-games = list the games and their options
core-command-play = play at this terminal
core-command-selfplay = let bots play games among themselves
core-command-replay = play a record again and compare every hash and the result
core-command-verify = check that every draw of a record follows from its seed
core-command-perft = count the possible games of a few entries
core-command-bench = measure the speed of random play
core-seat = { $seat }
core-command-arena = let bots compete with rotated seats and equal deals
core-command-dataset = turn games into arrays for learning
core-command-hint = show what a seat might do, and why
core-command-review = tell where a game was won and lost, and what was luck
core-command-puzzles = find positions for puzzles, or check the stored ones
core-command-score = count the points of a score sheet, a castle or a position of a real game
core-command-moves = list what may be done in a position document
core-command-draw = draw a position document or a record as SVG
core-command-data = show the components of a game
core-command-newgame = copy the template to start a game of your own
core-command-serve = serve tables to browsers
core-command-site = write the whole site as files that need no server
core-command-backup = copy the store while the server runs
core-command-export = write out the record of a table, or what a seat knows
core-command-import = put a finished record into the store
core-command-check = check that a store is whole: replay every table
core-command-admin = look after tables, people and reports
core-help-version = show the version, and whether the rules run compiled
core-interpreted = The rules run interpreted: the clock ends the searches of Castellan and Palatine early, so both play weaker. They play at full strength where the rules are compiled (docs/compiling.md).
core-help-lang = language of the words
core-help-json = answer in JSON
core-help-actions = list the numbers of all actions, as learners use them
core-help-game = id of the game (palatine games lists them)
core-help-newgame = the id of the new game: small letters and digits
core-help-newgame-to = where the game goes, as a package of its own; otherwise among the games of a checkout, or here
core-newgame-next = The game “{ $name }” is on the list; begin with its RULES.md.
core-newgame-package = The game “{ $name }” is a package of its own in { $folder }; install it with pip install -e { $folder } and begin with its RULES.md.
core-newgame-untidy = ruff is not installed: lines of the new files may be too long, and imports not in order.
core-help-seats = number of players
core-help-option = an option of the game; may be given several times
core-help-components = components of your own (JSON or TOML)
core-notice-data = --data is the data folder; components of your own are --components. Here --data is still understood.
core-help-seed = name of the luck: the same word, the same games
core-help-bots = the bots, one for each seat, or a class of a file (mine.py:MyBot); fewer names are taken round again
core-help-people = how many people play at this keyboard
core-help-seat = the first seat that a person takes, counted from 1
core-help-record-file = write the record of the game to this file
core-help-record-dir = write a record of every game into this folder
core-help-record = a record (- reads what is piped in)
core-help-commitment = the shuffle seal (commitment) that you noted before the game
core-help-keys = public keys of the server, as /api/keys gives them (JSON); by default those in the data folder
core-help-games = number of games
core-help-depth = number of entries
core-help-from = start from this position document or record
core-help-at = after the first N entries of the record
core-help-seconds = how long to measure
core-help-jobs = number of processes
core-help-out-dir = folder for the data set; what is there already is not made again
core-help-dataset-records = files or folders of records, instead of games of bots
core-help-dataset-arena = store of an arena, whose games are played anew
core-help-dataset-server = finished games of this server whose tables allow it
core-help-groups = optional groups of the observation
core-help-format = npz of numpy, or Parquet
core-help-shard = games in one file
core-help-document = a document in JSON, or a list of them (- reads what is piped in)
core-help-lenient = count what can be counted, even if the position is not allowed
core-help-link = a score sheet from an address: all that follows the #
core-help-as-link = print the score sheet as the text that an address holds after the #
core-help-file-or-link = either FILE or --link
core-help-draw = a position document or a record (- reads what is piped in)
core-help-style = one of the game’s styles
core-help-compact = for a narrow screen
core-help-viewer = as this seat sees it, counted from 1; otherwise as somebody who watches
core-help-output = write to this file

## Reports

core-games-line = { $title }, { $seats } players, { $minutes } minutes
core-column-seat = seat
core-column-bot = bot
core-column-wins = wins
core-column-win_rate = share of wins (95 %)
core-column-points = points
core-column-margin = lead over the others
core-selfplay-game = Game { $number }: { $scores }
core-dataset-done = New games: { $games }, rows: { $rows }, files: { $shards }; files that were there already: { $kept }.
core-dataset-left-out = Games left out: { $count } ({ $reason }).
core-dataset-unfinished = not played to the end
core-dataset-own-data = components of its own
core-dataset-changed = ended otherwise when played anew
core-dataset-file = the file cannot be read
core-dataset-illegal = no true record of this version of the game
core-arena-head = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }; every deal is played once in each rotation
core-replay-agrees = The record agrees: { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }.
core-replay-unfinished = The game is not over yet.
core-verify-agrees = The record agrees with itself: every position, the result and { $draws ->
        [one] { $draws } draw
       *[other] { $draws } draws
    }.
core-verify-chosen = The seed was chosen, not committed to before the game: nothing is proven about the shuffle.
core-verify-consistent = Where it comes from is not proven: anybody can make up a record that agrees with itself.
core-verify-signed = Signed by this server (key { $key }): it gave the record out like this, and nobody has changed it since.
core-verify-noted = The seed belongs to the shuffle seal that you noted: it was fixed before you noted it.
core-verify-cut = The record is incomplete: it is cut, or its result is missing. What is there agrees.
core-verify-forged = The signature does not belong to this text: the record was changed, or was never signed with that key.
core-verify-other-commitment = The shuffle seal of the record is not the one that you noted.
core-verify-signature-good = It is also signed by this server (key { $key }).
core-verify-signature-unknown = It carries a signature by key { $key }, which is not known here and so proves nothing.
core-verify-signature-unchecked = It carries a signature by key { $key }, which was not checked: the Python package “cryptography” is missing.
core-verify-resigned = The record says who gave up: seat { $seats }. That cannot be recomputed.
core-verify-words-committed = Every seat had committed to its word before any word was open.
core-verify-words-given = The words were said as people sat down: whoever sat down last could see the others’ first.
core-verify-given-up = { $count ->
        [one] One earlier start came to nothing
       *[other] { $count } earlier starts came to nothing
    }, each with a new seed, because of: { $who }.
core-result-line = { $place }. { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
core-result-tie = Tie: { $rules }

## Playing at the terminal

core-play-welcome = { $title }. Type help for help, quit to stop.
core-play-asked = { $seat }: { $question }
core-play-back = Back
core-play-as-it-stands = Do it so
core-play-undone = Taken back: { $text }
core-play-bye = Goodbye.
core-play-hand-over = { $seat } is next. Press Enter when nobody else is looking.
core-play-legal = “{ $text }” is allowed.
core-play-why-what = Write the action after why: why TEXT
core-play-help =
    Type the number of a choice, or an action in notation.
    0 goes back one choice; Enter alone lists the choices again.
    list: every action you may take, in notation.
    board: the position once more.
    why TEXT: the rule that forbids an action.
    undo: take back your last action of this turn.
    quit: stop playing.

## A game in words, for language models
core-text-you = You play { $title }. You are { $seat }.
core-text-news = What happened since your last decision:
core-text-position = The position, as you see it:
core-text-answer = Choose one of these actions. The last line of your answer must be its number or its notation, and nothing else.
