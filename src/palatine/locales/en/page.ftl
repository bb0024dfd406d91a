# Words of the page.

## The house

page-palatine = Palatine
page-about = A table for board games about kings and their castles: with friends, or against opponents that see no more than you do.
page-fair = Every rule has its number, every shuffle can be verified, and no bot sees more than its seat may.
page-home = Home
page-skip = Skip to the content
page-tools = Tools
page-noscript = This page needs JavaScript.
page-close = Close
page-cancel = Cancel
page-back = Back
page-search = Search by name
page-rules = Rules
page-ratings = Ratings
page-scorer = Score sheet
page-language = Language
page-error = This does not work
page-error-unknown = Something went wrong. Please try again.
page-error-offline = The server cannot be reached.
page-copied = The link is copied.

## Settings

page-settings = Settings
page-theme = Theme
page-theme-auto = As the system
page-theme-light = Day
page-theme-dark = Night
page-confirm-when = Confirm a move
page-confirm-never = Never
page-confirm-locked = If it cannot be undone
page-confirm-always = Always
page-density = Drawing
page-density-auto = As the screen
page-density-wide = Rich
page-density-compact = Plain
page-motion = Pieces move
page-motion-slow = Slowly
page-motion-normal = Swiftly
page-motion-none = Not at all
page-previews = Show points beforehand
page-previews-note = What a choice would score, before it is made. Off: as at a real table.
page-sound = Sound
page-sound-note = A soft stroke when something happens and when it is your turn.
page-notify = Notifications
page-notify-note = Tell me when it is my turn and I am looking elsewhere.
page-me = Me
page-your-name = Your name
page-rename = Change
page-guest = Guest
page-device = Another device
page-device-note = Be the same guest on your phone: get a code here, enter it there. It is good once, for ten minutes.
page-device-code = Get a code
page-device-enter = Code from the other device
page-device-take = Use the code
page-keys = Keyboard
page-key-tab = from part to part of the page
page-key-arrows = from one possible choice to the next
page-key-enter = choose
page-key-escape = take the last choice back
page-key-turn = turn the tile
page-key-undo = undo
page-key-hint = ask for a hint
page-key-zoom = larger, smaller, whole picture

## Home

page-games = Games
page-play = Play now
page-new-table = New table
page-players = Players
page-players-count = Number of players
page-minutes = min
page-my-games = My games
page-open-tables = Open tables
page-open-none = Nobody is waiting for players now. Open a table and send the link to friends.
page-watch = Watch
page-finished = Replays
page-seat = Seat
page-name = Name
page-chairs = Who sits where
page-chairs-note = For friends you get a link when the table is open.
page-me-here = I
page-here-too = Somebody at this screen
page-friend = A friend, by link
page-more = More choices
page-pace = Time
page-pace-none = No limit
page-pace-days = 3 days a move
page-pace-clock = 30 min + 15 s
page-public = Public table
page-public-note = Anybody may join and watch.
page-rated = Rated
page-rated-note = The result changes the ratings of all who sit here.
page-hints = Hints
page-hints-note = Whoever is asked may ask what to do, and why. The game is then not rated; while it is rated and several people play, there are none.
page-seed = Chosen seed (never rated)
page-start = Start

## The table

page-table = Table
page-board = Board
page-panels = Beside the board
page-looks = View of the board
page-asked = What is asked
page-acts = Undo and confirm
page-your-turn = Your turn
page-you-may = You may
page-on-board = On the board
page-nothing = Nothing to choose now.
page-silent = No table talk now.
page-undo = Undo
page-undo-ask = Ask for undo
page-hint = Hint
page-hint-total = Expected points
page-hint-lead = Lead
page-confirm = Confirm
page-confirm-now = Confirm your move.
page-rotate = Rotate
page-locked = cannot be undone
page-consent-yes = Agree
page-consent-no = Decline
page-zoom-in = Larger
page-zoom-out = Smaller
page-zoom-fit = Whole picture
page-hand = yours, seen by you alone
page-hand-empty = What is yours alone will lie here.
page-hand-secret = Only you see this
page-at-table = At the table
page-you = you
page-bot = bot
page-here = here
page-not-here = not here
page-away = away, a bot plays
page-empty = free
page-resigned = resigned
page-thinking = is thinking…
page-free-seat = Free seat
page-watching = Watching
page-watch-note = You are watching. You see what everybody may see.
page-log = What happened
page-chat = Chat
page-chat-write = Write a message
page-chat-empty = Nobody has said anything yet.
page-send = Send
page-tab-moves = Moves
page-tab-players = Players
page-tab-log = Log
page-tab-chat = Chat
page-days-short = d
page-reconnecting = Connection lost. Reconnecting…
page-no-table = There is no such table.
page-not-allowed = This table is private.
page-table-menu = Table and settings
page-board-text = The board as text
page-leave = Let a bot play for me
page-come-back = I am back
page-resign = Resign
page-resign-note = A bot takes over your seat, and you come last.
page-waiting = Waiting for players
page-waiting-note = The game starts when no seat is free.
page-invite = Invite link
page-copy = Copy link
page-add-bot = Add a bot
page-stand = Leave
page-sit = Join
page-commitment = Shuffle seal
page-hand-over = Next at this screen
page-hand-over-note = Hand over the device. Nobody else should look now.
page-i-am = This is

## The end, replay, verification

page-over = Game over
page-over-note = The game is over.
page-place = Place
page-player = Player
page-total = Total
page-rating = Rating
page-rematch = Rematch
page-replay = Replay
page-verify = Verify shuffle
page-record = Download record
page-replay-at = Move
page-replay-begin = The table before the first move
page-first = To the beginning
page-last = To the end
page-step-back = One step back
page-step-on = One step on
page-play-on = Play and pause
page-seen-as = Seen as
page-seen-all = everything open
page-seen-watch = a spectator
page-link-move = Link to this move
page-picture = Save picture
page-to-table = To the table
page-verify-note = Before the game the server shows the seal of its seed, then every seat adds a word. With the seed everybody can draw again what was drawn.
page-verify-file = Check a record of your own
page-seed-told = Seed
page-seed-chosen = The seed was chosen by hand.
page-words = Words of the seats
page-draws = Draws

## Rules and ratings

page-contents = Contents
page-rules-english = The full rules are written in English; prompts and reasons are in your language.
page-ratings-note = People and bots on one scale. Only rated games count.
page-ratings-none = Nobody has played a rated game yet.
page-games-played = Games

## Score sheet

page-scorer-note = Build what lies before you by clicking, and see what it scores and why.
page-share = Share
page-afresh = Start afresh
page-points = Points
page-document = As a document
page-document-note = What palatine score and palatine draw read.
page-apply = Apply
