# Słowa domu: wiersz poleceń i to, co może pójść nie tak przy stole.

core-player = Gracz { $number }
core-nobody = nikt
core-list-end = { $list } i { $last }
core-list-times = { $thing } ×{ $n }
core-bot-name = { $name } ({ $bot })
core-action = { $text }
core-number = { $number }

## Błędy

error-bad-text = „{ $text }” nie jest działaniem w tej grze.
error-not-asked = { $seat } nie ma teraz nic do wyboru.
error-not-now = „{ $text }” nie jest teraz możliwe.
error-number-not-allowed = Numer { $number } nie jest teraz dozwolony: które są, mówi maska.
error-numbers-missing = Numery { $numbers } to dopiero początek akcji.
error-number-of-game = Numer { $number } nie jest dozwolony w partii { $game } tej serii: które są, mówi jej maska.
error-numbers-of-batch = Podano { $given } numerów dla { $games } partii: dla każdej potrzebny jest jeden.
error-batch-actions = Akcje to jedna liczba całkowita dla każdej partii; to jest { $given }.
error-batch-closed = Seria została zamknięta.
error-batch-process = Któryś proces serii zakończył się lub nie wystartował.
error-batch-size = Potrzebna jest co najmniej jedna partia i jeden proces, a procesów nie może być więcej niż partii; podano: partii { $games }, procesów { $processes }.
error-environment-not-begun = Żadna partia się nie zaczęła: rozpoczyna ją reset.
error-environment-over = Partia się skończyła: nową rozpoczyna reset.
error-environment-none = None nie jest numerem; podaje się je tylko za agenta, którego partia się skończyła.
error-environment-agents = Agenci to { $agents }: każdy dostaje jeden numer, a nikt inny żadnego.
error-environment-extra = Do tego potrzebny jest { $module }, a nie jest zainstalowany: pip install "{ $extra }"
error-text-answer = To nie jest żadna z akcji: „{ $answer }”. Odpowiedz numerem albo zapisem jednej z nich.
error-spiel-observer = Ci obserwatorzy nie przyjmują parametrów; podano: { $params }.
error-dataset-unfinished = Partii nie rozegrano do końca.
error-dataset-own-data = Partię rozegrano z własnymi elementami.
error-dataset-changed = Rozegrana ponownie partia kończy się inaczej niż wtedy na arenie.
error-dataset-other = W { $folder } jest inny zbiór danych: inna gra, inne źródło albo inny format. Wybierz inny folder.
error-dataset-empty = W { $where } nie ma z czego zrobić zbioru danych ani żadnego zbioru.
error-dataset-file = Nie można odczytać pliku.
error-not-drawable = Nie można teraz wylosować „{ $text }”.
error-no-undo = Nie ma czego cofnąć: coś wylosowano lub odkryto albo ruszył się ktoś inny.
error-bad-option = { $option } nie może mieć wartości „{ $value }”; możliwe: { $allowed }.
error-unknown-option = Nie ma opcji „{ $option }”; możliwe: { $allowed }.
error-unknown-group = Nie ma opcjonalnej grupy „{ $group }”; możliwe: { $allowed }.
error-option-form = „{ $text }” nie jest opcją: napisz KLUCZ=WARTOŚĆ.
error-bad-seats = { $seats ->
        [one] Gra nie jest przeznaczona dla { $seats } gracza
        [few] Gra nie jest przeznaczona dla { $seats } graczy
        [many] Gra nie jest przeznaczona dla { $seats } graczy
       *[other] Gra nie jest przeznaczona dla { $seats } gracza
    }; możliwe: { $allowed }.
error-people = Przy stole dla { $seats } nie można posadzić { $people ->
        [one] { $people } osoby
        [few] { $people } osób
        [many] { $people } osób
       *[other] { $people } osoby
    }.
error-seat = Przy stole dla { $count } nie ma miejsca numer { $number }.
error-unknown-game = Nie ma gry „{ $game }”; możliwe: { $allowed }.
error-newgame-name = „{ $name }” nie może być skrótem gry: od 3 do 20 małych liter i cyfr, najpierw litera, żadne słowo Pythona.
error-newgame-exists = W miejscu, gdzie trafiłaby gra „{ $name }”, już coś jest: { $path }
error-newgame-no-template = Brakuje wzoru: { $folder }
error-unknown-bot = Nie ma bota „{ $bot }”; możliwe: { $allowed }.
error-bot-form = Własnego bota podaje się przez plik i klasę, na przykład „mine.py:MyBot”; „{ $text }” tym nie jest.
error-bot-no-file = Nie ma pliku „{ $file }”.
error-bot-no-class = W „{ $file }” nie ma klasy „{ $name }”.
error-bot-not-bot = „{ $name }” w „{ $file }” nie jest podklasą palatine.Bot.
error-bot-import = Nie można zaimportować „{ $file }”: { $reason }
error-bot-failed = Bot „{ $bot }” zawiódł: { $reason }
error-bot-illegal = Bot „{ $bot }” odpowiedział „{ $text }”, co nie jest dozwolone.
error-bot-game = Bot „{ $bot }” gra tylko w „{ $game }”.
error-bot-name = „{ $name }” nie może być nazwą bota: najwyżej 30 liter bez znaków diakrytycznych, cyfr, łączników i podkreśleń, najpierw litera.
error-bot-taken = Bot o nazwie „{ $name }” już jest.
error-game-import = Nie można wczytać gry „{ $game }” z zainstalowanego pakietu: { $reason }
error-no-ray = Ray nie jest zainstalowany: pip install palatine[ray]
error-bad-entrant = „{ $text }” to nie przeciwnik: napisz NAZWA, NAZWA:RAZY dla poziomu, który przeszukuje, albo NAZWA LICZBA=WARTOŚĆ dla dowolnego poziomu.
error-network-other = { $file } wyuczono do czegoś innego: { $what } to „{ $found }”, a tutaj „{ $expected }”. Wyucz sieć ponownie (tools/train).
error-network-file = { $file } nie jest plikiem wyuczonych wag albo jest uszkodzony.
error-frozen-missing = Migawka { $number } nie jest zbudowana dla tego Pythona ({ $folder }): uruchom „{ $command }”.
error-frozen-changed = Migawka { $number } w folderze { $folder } nie jest tym, co zbudowano: uruchom ponownie „{ $command }”.
error-bad-test = Test sekwencyjny wymaga 0 < p0 < p1 < 1 i błędów o sumie mniejszej niż 1.
error-pair-form = „{ $text }” to nie para tej drabinki: napisz A/B=N.
error-bot-count = { $bots ->
        [one] { $bots } bot nie pasuje
        [few] { $bots } boty nie pasują
        [many] { $bots } botów nie pasuje
       *[other] { $bots } bota nie pasuje
    } do stołu dla { $seats }.
error-unsupported = { $game } tego nie oferuje: { $what }.
error-usage = Nie można zrozumieć polecenia: { $message } (palatine --help)
error-file = { $file }: { $reason }
error-not-text = { $file } nie jest plikiem tekstowym w UTF-8.
error-too-large = { $file } jest za duży.
error-json = { $file } to nie JSON: wiersz { $line }, kolumna { $column }.
error-document-shape = { $where }: ta część dokumentu ma inny kształt, niż trzeba.
error-document-key = { $where }: takiego klucza nie ma w tym dokumencie.
error-document-missing = W dokumencie brakuje { $where }.
error-document-number = { $where }: „{ $value }” nie jest liczbą całkowitą od { $least } do { $most }.
error-document-size = { $where }: rozmiar musi wynosić { $size }.
error-document-overlap = { $where }: na { $cell } już coś stoi.
error-document-blocks = { $where }: klocków jest tylko { $most }, a nie { $value }.
error-document-id = { $where }: nic nie ma oznaczenia „{ $value }”.
error-record-format = To nie jest zapis Palatine: zaczyna się od „{ $line }”.
error-record-header = Nie można odczytać nagłówka zapisu: { $line }
error-record-line = Nie można odczytać wiersza zapisu: { $line }
error-record-version = Zapis dotyczy { $record }, a ten program gra w { $engine }.
error-record-other-game = Zapis dotyczy innej gry: { $game }.
error-record-entry = Wpisu { NUMBER($entry, useGrouping: 0) } nie można rozegrać: { $reason }
error-record-hash = Wpis { NUMBER($entry, useGrouping: 0) } prowadzi do innej pozycji, niż podaje.
error-record-result = Wynik w zapisie nie jest wynikiem tej gry.
error-record-short = Zapis kończy się wcześniej niż gra.
error-record-no-seed = Zapis nie pokazuje ziarna, więc tasowania nie można sprawdzić.
error-record-commitment = Ziarno nie jest tym, do którego stół zobowiązał się przed grą.
error-record-draw = Wpis { NUMBER($entry, useGrouping: 0) } to nie to, co losuje ziarno.
error-record-word = Słowo miejsca { $number } nie jest tym, do którego zobowiązano się, zanim odkryto jakiekolwiek słowo.
error-commitment = „{ $text }” nie jest pieczęcią tasowania: ta ma 64 cyfry szesnastkowe.

## Pomoc wiersza poleceń

core-about = Stół do gier planszowych o królach i ich zamkach. Bez polecenia: graj.
core-command-games = wypisz gry i ich opcje
core-command-play = graj w tym terminalu
core-command-selfplay = niech boty grają między sobą
core-command-replay = odtwórz zapis i porównaj każdy skrót oraz wynik
core-command-verify = sprawdź, czy każde losowanie w zapisie wynika z ziarna
core-command-perft = policz możliwe gry o kilku wpisach
core-command-bench = zmierz szybkość losowej gry
core-seat = { $seat }
core-command-arena = niech boty rywalizują, zmieniając miejsca przy tych samych rozdaniach
core-command-dataset = zrobić z partii tablice do uczenia
core-command-hint = podpowiedz, co można zrobić i dlaczego
core-command-review = pokaż, gdzie gra została wygrana i przegrana, a co było szczęściem
core-command-puzzles = znajdź pozycje na zagadki albo sprawdź zapisane
core-command-score = policz punkty stołu, zamku lub pozycji z prawdziwej gry
core-command-moves = wypisz, co wolno zrobić w dokumencie z pozycją
core-command-draw = narysuj dokument z pozycją lub zapis jako SVG
core-command-data = pokaż elementy gry
core-command-newgame = skopiuj wzór, by napisać własną grę
core-command-serve = udostępniać stoły przeglądarkom
core-command-site = zapisać całą stronę jako pliki, które nie potrzebują serwera
core-command-backup = skopiować magazyn podczas pracy serwera
core-command-export = wypisać zapis stołu albo to, co wie jedno miejsce
core-command-import = włożyć skończony zapis do magazynu
core-command-check = sprawdzić, czy magazyn jest cały: odtworzyć każdy stół
core-command-admin = dbać o stoły, osoby i zgłoszenia
core-help-version = pokaż wersję i to, czy zasady działają skompilowane
core-interpreted = Zasady działają bez kompilacji: Kasztelanowi i Palatynowi kończy się czas, zanim przemyślą ruch do końca, więc obaj grają słabiej. Z pełną siłą grają, gdy zasady są skompilowane (docs/compiling.md).
core-help-lang = język
core-help-json = odpowiedz w formacie JSON
core-help-actions = wypisz numery wszystkich akcji, jakich używają programy uczące się
core-help-game = skrót gry (wypisuje je palatine games)
core-help-newgame = skrót nowej gry: małe litery i cyfry
core-help-newgame-to = dokąd trafi gra jako osobny pakiet; inaczej do gier drzewa źródłowego albo tutaj
core-newgame-next = Gra „{ $name }” jest na liście; zacznij od jej RULES.md.
core-newgame-package = Gra „{ $name }” jest osobnym pakietem w { $folder }; zainstaluj ją poleceniem pip install -e { $folder } i zacznij od jej RULES.md.
core-newgame-untidy = ruff nie jest zainstalowany: wiersze nowych plików mogą być za długie, a importy nieuporządkowane.
core-help-seats = liczba graczy
core-help-option = opcja gry; można podać kilka razy
core-help-components = własne elementy gry (JSON lub TOML)
core-notice-data = --data to folder z danymi; własne elementy gry podaje się przez --components. Tutaj --data jest jeszcze rozumiane.
core-help-seed = nazwa losu: to samo słowo, te same gry
core-help-bots = boty, po jednym na miejsce, albo klasa z pliku (mine.py:MyBot); gdy nazw jest mniej, powtarzają się w kółko
core-help-people = ile osób gra przy tej klawiaturze
core-help-seat = pierwsze miejsce zajmowane przez człowieka, licząc od 1
core-help-record-file = zapisz przebieg gry w tym pliku
core-help-record-dir = zapisz przebieg każdej gry w tym folderze
core-help-record = zapis gry (- czyta z potoku)
core-help-commitment = pieczęć tasowania zanotowana przed grą
core-help-keys = klucze publiczne serwera, jak podaje je /api/keys (JSON); domyślnie te z folderu danych
core-help-games = liczba gier
core-help-depth = liczba wpisów
core-help-from = zacznij od tego dokumentu z pozycją lub zapisu
core-help-at = po pierwszych N wpisach zapisu
core-help-seconds = jak długo mierzyć
core-help-jobs = liczba procesów
core-help-out-dir = folder na zbiór danych; co już tam jest, nie powstaje ponownie
core-help-dataset-records = pliki lub foldery z zapisami zamiast partii botów
core-help-dataset-arena = magazyn areny, której partie zostaną rozegrane ponownie
core-help-dataset-server = zakończone gry tego serwera, których stoły na to pozwalają
core-help-groups = opcjonalne grupy obserwacji
core-help-format = npz biblioteki numpy albo Parquet
core-help-shard = ile partii jest w jednym pliku
core-help-document = dokument JSON lub ich lista (- czyta z potoku)
core-help-lenient = policz, co się da, nawet jeśli pozycja jest niedozwolona
core-help-link = tabela punktowa z linku: wszystko po znaku #
core-help-as-link = wypisz tabelę punktową tak, jak stoi w linku
core-help-file-or-link = albo FILE, albo --link
core-help-draw = dokument z pozycją lub zapis (- czyta z potoku)
core-help-style = jeden z wyglądów gry
core-help-compact = na wąski ekran
core-help-viewer = tak, jak widzi to miejsce, licząc od 1; inaczej jak widz
core-help-output = zapisz do tego pliku

## Raporty

core-games-line = { $title }, graczy: { $seats }, minut: { $minutes }
core-column-seat = miejsce
core-column-bot = bot
core-column-wins = wygrane
core-column-win_rate = udział wygranych (95 %)
core-column-points = punkty
core-column-margin = przewaga nad pozostałymi
core-selfplay-game = Gra { $number }: { $scores }
core-dataset-done = Nowych partii: { $games }, wierszy: { $rows }, plików: { $shards }; plików, które już tam były: { $kept }.
core-dataset-left-out = Pominiętych partii: { $count } ({ $reason }).
core-dataset-unfinished = nie rozegrano do końca
core-dataset-own-data = własne elementy
core-dataset-changed = rozegrana ponownie skończyła się inaczej
core-dataset-file = nie można odczytać pliku
core-dataset-illegal = to nie jest prawdziwy zapis tej wersji gry
core-arena-head = { $games ->
        [one] { $games } gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gry
    }, { $deals ->
        [one] { $deals } rozdanie
        [few] { $deals } rozdania
        [many] { $deals } rozdań
       *[other] { $deals } rozdania
    }, { $seats ->
        [one] { $seats } miejsce
        [few] { $seats } miejsca
        [many] { $seats } miejsc
       *[other] { $seats } miejsca
    }; każde rozdanie rozgrywa się raz w każdym ustawieniu
core-replay-agrees = Zapis się zgadza: { $entries ->
        [one] { $entries } wpis
        [few] { $entries } wpisy
        [many] { $entries } wpisów
       *[other] { $entries } wpisu
    }.
core-replay-unfinished = Gra jeszcze się nie skończyła.
core-verify-agrees = Zapis jest wewnętrznie zgodny: każda pozycja, wynik i { $draws ->
        [one] { $draws } losowanie
        [few] { $draws } losowania
        [many] { $draws } losowań
       *[other] { $draws } losowania
    }.
core-verify-chosen = Ziarno zostało wybrane, stół nie zobowiązał się do niego przed grą: niczego to o tasowaniu nie dowodzi.
core-verify-consistent = Nie ma dowodu, skąd zapis pochodzi: zgodny zapis może zmyślić każdy.
core-verify-signed = Podpisany przez ten serwer (klucz { $key }): w takiej postaci go wydał i nikt go potem nie zmienił.
core-verify-noted = Ziarno należy do pieczęci tasowania, którą masz zanotowaną: było ustalone, zanim ją zanotowano.
core-verify-cut = Zapis jest niepełny: jest ucięty albo brakuje w nim wyniku. To, co w nim jest, się zgadza.
core-verify-forged = Podpis nie pasuje do tego tekstu: zapis zmieniono albo nigdy nie podpisano go tym kluczem.
core-verify-other-commitment = Pieczęć tasowania w zapisie nie jest tą, którą masz zanotowaną.
core-verify-signature-good = Zapis jest też podpisany przez ten serwer (klucz { $key }).
core-verify-signature-unknown = Zapis ma podpis kluczem { $key }, który nie jest tu znany, więc niczego nie dowodzi.
core-verify-signature-unchecked = Zapis ma podpis kluczem { $key }, którego nie sprawdzono: brakuje pakietu Pythona „cryptography”.
core-verify-resigned = Według zapisu poddało się miejsce { $seats }. Tego nie da się przeliczyć.
core-verify-words-committed = Każde miejsce zobowiązało się do swojego słowa, zanim odkryto jakiekolwiek słowo.
core-verify-words-given = Słowa padały przy siadaniu: kto siadł ostatni, mógł przedtem widzieć słowa pozostałych.
core-verify-given-up = { $count ->
        [one] Jeden wcześniejszy początek spełzł na niczym
        [few] { $count } wcześniejsze początki spełzły na niczym
       *[other] { $count } wcześniejszych początków spełzło na niczym
    }, za każdym razem z nowym ziarnem; przyczyna: { $who }.
core-result-line = { $place }. { $name }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
core-result-tie = Remis: { $rules }

## Gra w terminalu

core-play-welcome = { $title }. Wpisz help, aby uzyskać pomoc, quit, aby zakończyć.
core-play-asked = { $seat }: { $question }
core-play-back = Wstecz
core-play-as-it-stands = Zrób tak
core-play-undone = Cofnięto: { $text }
core-play-bye = Do zobaczenia.
core-play-hand-over = Teraz { $seat }. Naciśnij Enter, gdy nikt inny nie patrzy.
core-play-legal = „{ $text }” jest dozwolone.
core-play-why-what = Napisz działanie po why: why TEKST
core-play-help =
    Wpisz numer możliwości albo działanie w notacji.
    0 cofa o jeden wybór; sam Enter wypisuje możliwości jeszcze raz.
    list: wszystkie dozwolone działania w notacji.
    board: pozycja jeszcze raz.
    why TEKST: zasada, która zabrania działania.
    undo: cofnij swoje ostatnie działanie w tej turze.
    quit: zakończ grę.

## A game in words, for language models
core-text-you = Gra: { $title }. Twoje miejsce: { $seat }.
core-text-news = Co się stało od twojej ostatniej decyzji:
core-text-position = Pozycja, tak jak ją widzisz:
core-text-answer = Wybierz jedną z tych akcji. Ostatni wiersz odpowiedzi ma zawierać jej numer albo zapis i nic więcej.
