# Words of a table: what it tells, asks and refuses.

table-yes = yes
table-no = no
table-name = { $seat }
table-seat-open = open seat
table-seat-gone = Somebody who left
table-waits = Waiting for { $seats }.
table-draws = Chance decides what comes next.
table-locked = This draws or reveals something and cannot be taken back.
table-why-nothing = Nothing can be done with that.

table-result = { $place }. { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-result-gave-up = { $place }. { $seat }: gave up
table-result-left = { $place }. { $seat }: left the game to a bot

## The end: who won

table-end-you-win = You win by { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-end-you-win-tie = You win; points are equal, the tie-break decides
table-end-wins = { $name } wins by { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-end-wins-tie = { $name } wins; points are equal, the tie-break decides
table-end-lost = { $name } wins; you are number { $place }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } behind
table-end-lost-tie = { $name } wins; you are number { $place }: points are equal, the tie-break decides
table-end-you-left = You win; gave up: { $names }
table-end-left = { $name } wins; gave up: { $names }
table-end-you-share = You share the win with { $names }
table-end-share = { $names } share the win
table-end-alone = The game is over: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-end-second = Second place: { $name }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## The log

table-log-sits = { $seat } sits down.
table-log-stands = { $name } gets up.
table-log-removed = { $name } was removed by the host.
table-log-starts = The game begins.
table-log-over = The game is over.
table-log-undone = { $seat } takes back.
table-log-undone-agreed = With everybody’s consent the game goes back to before { $seat }’s last action. What is drawn again is a new draw.
table-log-asks = { $seat } asks to take back an action.
table-log-declines = { $seat } does not agree to taking back.
table-log-resigns = { $seat } gives up.
table-log-flag = { $seat } has run out of time.
table-log-leaves = { $seat } is away; a bot sits in.
table-log-leaves-rated = { $seat } leaves the game to a bot. It is rated: that is the last place, and for the others it does not count once the bot has moved.
table-log-back = { $seat } is back.
table-log-hint = { $seat } uses hints.
table-log-anew = { $name } has not opened the sealed word, or has left: this start comes to nothing, and the next one has a new seal.

## Before the game: words and their seals

table-luck-commit = Waiting for the sealed words of { $seats }.
table-luck-open = All words are sealed. Waiting for { $seats } to open theirs; a page that is open here does it by itself.
table-luck-given-up = { $count ->
        [one] One start came to nothing
       *[other] { $count } starts came to nothing
    } because a word was not opened: { $who }. The record will say so.

## Taking back

table-undo-free = { $steps ->
        [one] Your last action can be taken back.
       *[other] Your last { $steps } actions can be taken back.
    }
table-undo-nothing = You have done nothing yet that could be taken back.
table-undo-revealed = Something was drawn or revealed: this cannot be taken back alone.
table-undo-others = Somebody else has acted: this cannot be taken back alone.
table-undo-final = Your choice is complete and final.
table-undo-ask = Ask the others to go back to before your last action. What is drawn again is a new draw.
table-undo-asked = Somebody is already asking to take back.
table-undo-rated = This game is rated: nobody goes back beyond his own last actions.
table-undo-wish = { $seat } asks to go back to before the last action of that seat.

## Hints

table-hints = Hints
table-study = May be used for research once it is over
table-hint-ask = Ask what you might do, and why. Everybody will be told that you use hints.
table-hint-again = Ask what you might do, and why.
table-hint-thinking = Looking for a hint…
table-hint-failed = No hint was found this time.

## Refusals

table-refused-lesson = The lesson wants something else now.
table-refused-stale = The question has changed in the meantime.
table-refused-not-asked = It is not your turn.
table-refused-texts = So many actions at once are not possible.
table-refused-bad-text = This is no action of the game.
table-refused-not-legal = This is not possible now.
table-refused-crosses = What is drawn or revealed in between must be seen first.
table-refused-waiting = The game has not begun yet.
table-refused-over = The game is over.
table-refused-not-over = The game is not over yet.
table-refused-halted = The table stands still.
table-refused-taken = This seat is taken.
table-refused-started = The game has already begun.
table-refused-not-seated = This is not your seat.
table-refused-not-fallen = There is still time.
table-refused-no-undo = This cannot be taken back.
table-refused-no-wish = Nobody asks for your consent.
table-refused-no-hints = There are no hints at this table.
table-refused-hints-rated = This game is rated: there are no hints.
table-refused-name = Please choose a name.
table-refused-word = The word for the shuffle must consist of 16 to 40 letters and digits.
table-refused-commitment = This is no seal of a word (64 digits of SHA-256), or it is the seal of another.
table-refused-mismatch = This is not the word that was sealed.
table-refused-opened = Words are open already: now they can only be opened, or the start given up.
table-refused-not-late = Nobody waits for this seat.
table-refused-not-opened = No word is open yet: simply seal a new one.
table-refused-too-early = No word is opened before all are sealed.
table-refused-no-words = The seed of this table was chosen: no words are needed.
table-refused-pace = There is no such pace: “{ $kind }”.
table-refused-rated-clock = A rated game needs a clock: choose a time, or play without rating.
table-refused-busy = The table is too busy; please try again.
table-refused-bad-message = The message was not understood.
table-refused-too-often = Too much at once; please wait a moment.
table-refused-silent = Now there is no talking at the table.
table-refused-muted = You cannot write here at present.
table-refused-barred = The host has removed you from this table.
table-refused-self = This cannot be done to oneself.
table-refused-nobody = There is nobody here to do this to.
table-refused-sign-in = Please choose a name first.

## Not rated, standing still

table-unrated-asked = not rated
table-unrated-chosen = not rated: the deal was chosen beforehand
table-unrated-undo = not rated: the players went back by consent
table-unrated-hint = not rated: hints were used
table-unrated-left = a bot decided for somebody who left: he comes last, and for the others the game is not rated
table-unrated-short = not rated: the game was too short
table-unrated-pair = not rated: the same two people have had enough rated games together today
table-halted-version = This table was begun with other rules than this version plays; it stands still until the matching version is back.
table-halted-replay = This version cannot replay the table; it stands still until the matching version is back.
table-halted-hash = Replaying the table leads to another position than it had; it stands still.
table-closed-expired = This table was closed because it waited too long for its players. You can make a new one.
table-closed-host = This table was closed by its host.
table-closed-operator = This table was closed by those who run the server.
