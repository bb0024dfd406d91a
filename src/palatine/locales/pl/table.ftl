# Słowa stołu: co ogłasza, o co pyta i czego odmawia.

table-yes = tak
table-no = nie
table-name = { $seat }
table-seat-open = wolne miejsce
table-seat-gone = Ktoś, kto odszedł
table-waits = Czekamy na: { $seats }.
table-draws = O tym, co dalej, decyduje los.
table-locked = To coś losuje albo odkrywa i nie da się tego cofnąć.
table-why-nothing = Nic się z tym nie da zrobić.

table-result = { $place }. { $seat }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
table-result-gave-up = { $place }. { $seat }: rezygnacja
table-result-left = { $place }. { $seat }: dokończył bot

## Koniec: kto wygrał

table-end-you-win = Wygrywasz o { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
table-end-you-win-tie = Wygrywasz; punktów jest tyle samo, rozstrzygnęła reguła remisu
table-end-wins = Wygrywa { $name }, przewaga: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
table-end-wins-tie = Wygrywa { $name }; punktów jest tyle samo, rozstrzygnęła reguła remisu
table-end-lost = Wygrywa { $name }; masz { $place }. miejsce i tracisz { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
table-end-lost-tie = Wygrywa { $name }; masz { $place }. miejsce: punktów jest tyle samo, rozstrzygnęła reguła remisu
table-end-you-left = Wygrywasz; poddali się: { $names }
table-end-left = Wygrywa { $name }; poddali się: { $names }
table-end-you-share = Dzielisz zwycięstwo; razem z tobą: { $names }
table-end-share = Zwycięstwo dzielą { $names }
table-end-alone = Koniec gry: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
table-end-second = Drugie miejsce: { $name }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.

## Zapis

table-log-sits = { $seat } siada do stołu.
table-log-stands = { $name } wstaje od stołu.
table-log-removed = { $name }: miejsce odebrał gospodarz stołu.
table-log-starts = Gra się zaczyna.
table-log-over = Gra skończona.
table-log-undone = { $seat } cofa ruch.
table-log-undone-agreed = Za zgodą wszystkich gra wraca przed ostatnią akcję ({ $seat }). Co jest losowane ponownie, to nowe losowanie.
table-log-asks = { $seat } prosi o cofnięcie akcji.
table-log-declines = { $seat } nie zgadza się na cofnięcie.
table-log-resigns = { $seat } rezygnuje.
table-log-flag = { $seat } nie ma już czasu.
table-log-leaves = { $seat } odchodzi na chwilę; zastępuje bot.
table-log-leaves-rated = { $seat } zostawia grę botowi. Gra liczy się do rankingu: to ostatnie miejsce, a gdy bot zagra, innym się nie liczy.
table-log-back = { $seat } wraca.
table-log-hint = { $seat } korzysta z podpowiedzi.
table-log-anew = { $name }: zapieczętowane słowo nieodkryte albo odejście od stołu. Ten początek przepada, następny ma nową pieczęć.

## Przed grą: słowa i ich pieczęcie

table-luck-commit = Czekamy na zapieczętowane słowa: { $seats }.
table-luck-open = Wszystkie słowa są zapieczętowane. Czekamy, aż swoje odkryje: { $seats }. Otwarta strona robi to sama.
table-luck-given-up = { $count ->
        [one] Jeden początek przepadł
        [few] { $count } początki przepadły
       *[other] { $count } początków przepadło
    }, bo słowo nie zostało odkryte: { $who }. Zapis to odnotuje.

## Cofanie

table-undo-free = { $steps ->
        [one] Ostatnią akcję można cofnąć.
        [few] Ostatnie { $steps } akcje można cofnąć.
       *[many] Ostatnich { $steps } akcji można cofnąć.
    }
table-undo-nothing = Nie ma jeszcze czego cofnąć.
table-undo-revealed = Coś wylosowano albo odkryto: samemu nie da się tego cofnąć.
table-undo-others = Zagrał już ktoś inny: samemu nie da się tego cofnąć.
table-undo-final = Wybór jest pełny i ostateczny.
table-undo-ask = Poprosić pozostałych o powrót przed twoją ostatnią akcję. Co jest losowane ponownie, to nowe losowanie.
table-undo-asked = Ktoś już prosi o cofnięcie.
table-undo-rated = Ta gra liczy się do rankingu: nie można cofać się dalej niż przed własne ostatnie akcje.
table-undo-wish = { $seat } prosi o powrót przed swoją ostatnią akcję.

## Podpowiedzi

table-hints = Podpowiedzi
table-study = Po zakończeniu może posłużyć do badań
table-hint-ask = Zapytaj, co można zagrać i dlaczego. Wszyscy dowiedzą się, że korzystasz z podpowiedzi.
table-hint-again = Zapytaj, co można zagrać i dlaczego.
table-hint-thinking = Szukanie podpowiedzi…
table-hint-failed = Tym razem nie znaleziono podpowiedzi.

## Odmowy

table-refused-lesson = Lekcja chce teraz czegoś innego.
table-refused-stale = Pytanie w międzyczasie się zmieniło.
table-refused-not-asked = To nie twoja kolej.
table-refused-texts = Tyle akcji naraz nie jest możliwe.
table-refused-bad-text = Takiej akcji w tej grze nie ma.
table-refused-not-legal = To teraz niemożliwe.
table-refused-crosses = Najpierw trzeba zobaczyć, co po drodze zostanie wylosowane lub odkryte.
table-refused-waiting = Gra jeszcze się nie zaczęła.
table-refused-over = Gra skończona.
table-refused-not-over = Gra jeszcze się nie skończyła.
table-refused-halted = Stół stoi.
table-refused-taken = To miejsce jest zajęte.
table-refused-started = Gra już się zaczęła.
table-refused-not-seated = To nie twoje miejsce.
table-refused-not-fallen = Jest jeszcze czas.
table-refused-no-undo = Tego nie da się cofnąć.
table-refused-no-wish = Nikt nie prosi o twoją zgodę.
table-refused-no-hints = Przy tym stole nie ma podpowiedzi.
table-refused-hints-rated = Ta gra liczy się do rankingu: podpowiedzi nie ma.
table-refused-name = Wybierz imię.
table-refused-word = Słowo do tasowania musi mieć od 16 do 40 liter i cyfr.
table-refused-commitment = To nie jest pieczęć słowa (64 cyfry SHA-256) albo jest to pieczęć kogoś innego.
table-refused-mismatch = To nie jest słowo, które zapieczętowano.
table-refused-opened = Słowa są już odkrywane: teraz można je tylko odkryć albo porzucić ten początek.
table-refused-not-late = Nikt nie czeka na to miejsce.
table-refused-not-opened = Żadne słowo nie jest jeszcze odkryte: wystarczy zapieczętować nowe.
table-refused-too-early = Żadnego słowa nie odkrywa się, zanim wszystkie nie są zapieczętowane.
table-refused-no-words = Ziarno losowości tego stołu zostało wybrane: słowa nie są potrzebne.
table-refused-pace = Nie ma takiego tempa: „{ $kind }”.
table-refused-rated-clock = Gra rankingowa wymaga zegara: wybierz czas albo graj bez rankingu.
table-refused-busy = Przy stole jest zbyt tłoczno; spróbuj ponownie.
table-refused-bad-message = Wiadomość jest niezrozumiała.
table-refused-too-often = Za dużo naraz; poczekaj chwilę.
table-refused-silent = Teraz przy stole się nie rozmawia.
table-refused-muted = Teraz nie możesz tu pisać.
table-refused-barred = Gospodarz stołu usunął cię od tego stołu.
table-refused-self = Tego nie można zrobić samemu sobie.
table-refused-nobody = Nie ma tu nikogo, kogo by to dotyczyło.
table-refused-sign-in = Najpierw wybierz imię.

## Bez oceny, stoi

table-unrated-asked = bez rankingu
table-unrated-chosen = bez rankingu: rozdanie wybrano z góry
table-unrated-undo = bez rankingu: gracze cofali się za zgodą
table-unrated-hint = bez rankingu: użyto podpowiedzi
table-unrated-left = za kogoś, kto odszedł, decydował bot: zajmie ostatnie miejsce, a innym gra się nie liczy
table-unrated-short = bez rankingu: gra była za krótka
table-unrated-pair = bez rankingu: te same dwie osoby rozegrały dziś razem dość gier rankingowych
table-halted-version = Ten stół zaczęto według innych zasad niż te, w które gra ta wersja; stoi, aż wróci właściwa.
table-halted-replay = Ta wersja nie umie odtworzyć stołu; stoi, aż wróci właściwa.
table-halted-hash = Odtworzenie stołu prowadzi do innej pozycji niż ta, która była; stół stoi.
table-closed-expired = Ten stół zamknięto, bo zbyt długo czekał na graczy. Możesz założyć nowy.
table-closed-host = Ten stół zamknął jego gospodarz.
table-closed-operator = Ten stół zamknęła obsługa serwera.
