# Words of the server.

server-bot-page = Page
server-bot-squire = Squire
server-bot-knight = Knight
server-bot-castellan = Castellan
server-bot-palatine = Palatine
server-bot-greedy = Steward
server-bot-random = Dabbler

server-level-page = a beginner
server-level-squire = easy
server-level-knight = middling
server-level-castellan = strong
server-level-palatine = strongest
server-level-greedy = only what pays at once
server-level-random = anything at random

# How it plays, in a sentence: shown where a level is chosen.
server-style-page = Plays what catches the eye, overlooks half of the rest and is often wrong by a few points.
server-style-squire = Looks a little further, misses what pays only later and errs by a point or two.
server-style-knight = Sees everything on the table and takes what is best now; does not think of your answer.
server-style-castellan = Thinks its few best ideas a little way ahead and compares them.
server-style-palatine = Thinks many ideas ahead, its own and yours, and forgives few mistakes.
server-style-greedy = Takes what pays at once, whatever comes after.
server-style-random = Does anything that the rules allow.

server-bye-stopping = The server is restarting; the table will be back in a moment.
server-bye-forbidden = This table is private; ask for an invitation.
server-bye-gone = The connection was lost.
server-bye-protocol = The page and the server did not understand each other.
server-bye-too-often = Too many messages at once.
server-bye-deleted = This table has been deleted.
server-bye-banned = You are not admitted here any more.

server-error-offline = This needs the server: without a connection you play with people at this screen and with opponents up to Castellan.
server-error-no-such = There is nothing here.
server-error-method = This cannot be done here.
server-error-broken = Something went wrong on our side.
server-error-too-large = That is too large.
server-error-too-often = Too many requests; please wait a moment.
server-error-origin = The request comes from another page.
server-error-not-text = The address holds something that is not text.
server-error-operator = This is for whoever runs the server.
server-error-away = The server cannot reach its store at the moment; please try again soon.
server-error-code = This code is not valid, or no longer.
server-error-confirm = Type your name exactly as it is to confirm.
server-error-secret = This table is private; ask for an invitation.
server-error-host = Only the host of the table can do this.
server-error-thinking = So much is being thought out just now that a hint or a review would come too late; please try again in a minute.
server-error-document = The document cannot be read.
server-error-too-many = Too many entries ({ $where }): { $count }. At most { $most } are allowed.
server-error-too-much = This takes more than { $seconds } s of work: that is too much for this server.
server-error-busy = Too much is being worked on at the moment; please try again shortly.
server-error-used-up = You have used up your share of the server’s work; please wait { $seconds } s.
server-error-workers = Several processes need PostgreSQL: --database postgresql://...
server-error-key = { $file } is no private key for Ed25519 (PEM, without a password).
server-error-keys = This is no list of public keys as /api/keys gives it.
server-error-port = { $host }:{ $port } cannot be used: { $reason }
server-error-database = The store cannot be opened ({ $reason }); look at --database and --data.
server-error-address = The address of the database cannot be used: name a file, or postgresql://user@host/name.
server-error-store-newer = The store was made by a newer version of Palatine (its form is { $version }); install that version, or use another store.
server-error-store-read-only = The store can be read but not written; look at the rights of its file and folder, or at the database.
server-error-missing = This needs more than is installed ({ $module }): pip install 'palatine[server]'
server-error-table = There is no table “{ $table }” in this store.
server-error-exists = The store already has the table “{ $table }”.
server-error-not-finished = The game is not over yet: name a seat with --seat for its view and log.
server-error-backup = A backup is made of SQLite stores; for PostgreSQL use pg_dump.
server-error-check = { $file } is not whole: table { $table }: { $fault } ({ $count } in all)
server-error-setting-unknown = { $place }: there is no setting “{ $name }”; palatine serve --list-settings prints all.
server-error-setting-type = { $place }: “{ $name }” must be { $kind ->
        [bool] true or false
        [int] a whole number
        [float] a number
        [list] a list of texts
       *[other] a text
    }.
server-error-setting-range = { $place }: “{ $name }” must be between { $low } and { $high }.
server-error-setting-choice = { $place }: “{ $name }” must be one of these: { $choices }.
server-error-setting-above = { $place }: “{ $name }” must be greater than “{ $other }”.
server-error-setting-toml = { $place }: this line is not valid TOML.

server-quota-tables-person = You have { $limit } tables that are not over, and more are not possible. Finish, give up or close one of them: the home page lists them.
server-quota-tables-address = From your network { $limit } tables are open, and more are not possible. Finish or close one of them, or ask those who run the server.
server-quota-opponents-person = Bots already play for { $limit } seats at your open tables. Finish, give up or close one of those tables first.
server-quota-opponents-address = Bots already play for { $limit } seats at tables from your network. Finish or close one of them first, or ask those who run the server.
server-quota-lobby-person = You are at { $limit } tables that wait in the lobby, and more are not possible. Wait until one begins, leave one or close one; or make a private table.
server-quota-lobby-address = From your network { $limit } tables wait in the lobby, and more are not possible. Wait until one begins, or make a private table.
server-quota-own-data-table = The components that a table brings along may take { $limit } bytes at most. Leave out what is as in the game itself.
server-quota-own-data-person = The components of your open tables may take { $limit } bytes together. Finish or close one of those tables first.
server-quota-own-data-address = The components of the tables from your network may take { $limit } bytes together. Finish or close one of those tables first.
server-quota-thoughts = Bots from your network already wait for { $limit } thoughts; a hint or a review comes after them. Please try again when they have moved.

server-serving = Palatine is served at { $address } (Ctrl-C stops it)
server-backed-up = { $file }: { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } saved.
server-imported = Table { $table } imported.
server-checked = Read: { $tables } tables ({ $running } running), { $entries } entries, { $people } people.
server-log-made-private = { $path } could be read by others: it has been made private.
server-log-not-private = Others can read { $path }, and this cannot be changed: { $reason }.
server-help-host = address to listen on
server-help-port = port; 0 takes any that is free
server-help-database = SQLite file or postgresql://... (default: SQLite in the data folder)
server-help-workers = number of processes; several need PostgreSQL
server-help-data-folder = folder for the store (default: the user’s data folder)
server-help-browser = open the page in a browser
server-help-origin = a further address pages may come from, behind a proxy
server-help-https = the server stands behind https: cookies are marked secure
server-help-bots = processes in which bots think, for each process of the server
server-help-opponent = a further bot that may sit at tables: a class of a file (mine.py:MyBot) or of a package
server-help-log = how much is logged
server-help-settings = a file of settings (TOML; default: settings.toml in the data folder)
server-help-list-settings = print all settings with their defaults, and end
server-help-table = id of a table
server-help-out = file to write
server-help-check = a SQLite store or a backup (default: the store of the settings)
server-help-backup = file to write, or a folder: then a name with the time is given
server-help-verify = open the copy and play every table again before it gets its name
server-help-keep = in a folder: keep only the newest N
server-help-seat = the seat whose view and log is wanted, counted from 1

# A table that is being set up, in a sentence: "Three at Torres, about 60 minutes. You, one Squire, one friend by link; basic game, no clock."

server-setup-title-1 = Alone at { $game }, about { $minutes } minutes.
server-setup-title-2 = Two at { $game }, about { $minutes } minutes.
server-setup-title-3 = Three at { $game }, about { $minutes } minutes.
server-setup-title-4 = Four at { $game }, about { $minutes } minutes.
server-setup-title-5 = Five at { $game }, about { $minutes } minutes.
server-setup-title-6 = Six at { $game }, about { $minutes } minutes.
server-setup-title-7 = Seven at { $game }, about { $minutes } minutes.
server-setup-text = { $who }; { $agreed }.
server-setup-you = You
server-setup-here = { $count ->
    [one] one more at this screen
   *[other] { $count } more at this screen
}
server-setup-friends = { $count ->
    [one] one friend by link
   *[other] { $count } friends by link
}
server-setup-page = { $count ->
    [one] one Page
   *[other] { $count } Pages
}
server-setup-squire = { $count ->
    [one] one Squire
   *[other] { $count } Squires
}
server-setup-knight = { $count ->
    [one] one Knight
   *[other] { $count } Knights
}
server-setup-castellan = { $count ->
    [one] one Castellan
   *[other] { $count } Castellans
}
server-setup-palatine = { $count ->
    [one] one Palatine
   *[other] { $count } Palatines
}
server-setup-greedy = { $count ->
    [one] one Steward
   *[other] { $count } Stewards
}
server-setup-random = { $count ->
    [one] one Dabbler
   *[other] { $count } Dabblers
}
server-setup-hints = hints allowed
server-setup-no-hints = no hints
server-setup-rated = rated
server-setup-not-rated = not rated
server-setup-public = open to everybody
server-setup-no-clock = no clock
server-setup-clock = { $minutes } min each and { $seconds } s a move
server-setup-days = { $days ->
    [one] one day a move
   *[other] { $days } days a move
}

# What is written on the button that starts a game.

server-against-page = { $count ->
    [one] against one Page
   *[other] against { $count } Pages
}
server-against-squire = { $count ->
    [one] against one Squire
   *[other] against { $count } Squires
}
server-against-knight = { $count ->
    [one] against one Knight
   *[other] against { $count } Knights
}
server-against-castellan = { $count ->
    [one] against one Castellan
   *[other] against { $count } Castellans
}
server-against-palatine = { $count ->
    [one] against one Palatine
   *[other] against { $count } Palatines
}
server-against-greedy = { $count ->
    [one] against one Steward
   *[other] against { $count } Stewards
}
server-against-random = { $count ->
    [one] against one Dabbler
   *[other] against { $count } Dabblers
}
server-what-is = What is { $game }?

# A site without a server (palatine site)
server-help-site-folder = the folder to write: new, empty, or one that this command has written before
server-help-site-pyodide = a folder with the npm package pyodide, instead of fetching it
server-help-site-server = the address of a server with the same games, for a link on the home page
server-site-written = The site is in { $folder } ({ $megabytes } MB). Any web server can serve it, under any path.
server-site-version = { $folder } is not the npm package pyodide { $version }.
server-site-fetch = Pyodide could not be fetched from { $url }: { $reason }. Fetch the npm package elsewhere and name its folder with --pyodide.
server-site-checksum = What came from { $url } is not the package that was expected; nothing was written.
server-site-folder = { $folder } holds other things; choose a new or empty folder.
