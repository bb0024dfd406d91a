# Słowa serwera.

server-bot-page = Paź
server-bot-squire = Giermek
server-bot-knight = Rycerz
server-bot-castellan = Kasztelan
server-bot-palatine = Palatyn
server-bot-greedy = Zarządca
server-bot-random = Dyletant

server-level-page = początkujący
server-level-squire = łatwy
server-level-knight = średni
server-level-castellan = silny
server-level-palatine = najsilniejszy
server-level-greedy = tylko to, co zaraz się opłaca
server-level-random = gra losowo

# How it plays, in a sentence: shown where a level is chosen.
server-style-page = Gra to, co rzuca się w oczy, połowę reszty przeocza i często myli się o kilka punktów.
server-style-squire = Patrzy trochę dalej, przeocza to, co opłaca się dopiero później, i myli się o punkt lub dwa.
server-style-knight = Widzi wszystko, co leży na stole, i bierze to, co najlepsze teraz; o twojej odpowiedzi nie myśli.
server-style-castellan = Kilka najlepszych pomysłów krótko rozgrywa w myślach i porównuje.
server-style-palatine = Rozgrywa w myślach wiele ruchów, swoich i twoich, i rzadko coś wybacza.
server-style-greedy = Bierze to, co opłaca się od razu, cokolwiek potem nastąpi.
server-style-random = Robi cokolwiek, na co pozwalają zasady.

server-bye-stopping = Serwer uruchamia się ponownie; stół zaraz wróci.
server-bye-forbidden = Ten stół jest prywatny; poproś o zaproszenie.
server-bye-gone = Połączenie zostało utracone.
server-bye-protocol = Strona i serwer się nie zrozumiały.
server-bye-too-often = Zbyt wiele wiadomości naraz.
server-bye-deleted = Ten stół został usunięty.
server-bye-banned = Nie masz już tutaj wstępu.

server-error-offline = Do tego potrzebny jest serwer: bez połączenia gra się z osobami przy tym ekranie i z przeciwnikami najwyżej na poziomie Kasztelana.
server-error-no-such = Tu nic nie ma.
server-error-method = Tego nie da się tu zrobić.
server-error-broken = Coś poszło źle po naszej stronie.
server-error-too-large = To jest za duże.
server-error-too-often = Zbyt wiele żądań; poczekaj chwilę.
server-error-origin = Żądanie pochodzi z innej strony.
server-error-not-text = Adres zawiera coś, co nie jest tekstem.
server-error-operator = To jest tylko dla operatora serwera.
server-error-away = Serwer nie ma w tej chwili dostępu do magazynu; spróbuj za chwilę.
server-error-code = Ten kod jest nieważny albo już wygasł.
server-error-confirm = Aby potwierdzić, wpisz dokładnie swoje imię.
server-error-secret = Ten stół jest prywatny; poproś o zaproszenie.
server-error-host = Może to zrobić tylko gospodarz stołu.
server-error-thinking = Tyle rzeczy jest właśnie obmyślanych, że podpowiedź lub analiza przyszłaby za późno; spróbuj za minutę.
server-error-document = Nie można odczytać dokumentu.
server-error-too-many = Za dużo pozycji ({ $where }): { $count }. Dozwolone jest najwyżej { $most }.
server-error-too-much = Obliczenie trwałoby dłużej niż { $seconds } s: to za dużo dla tego serwera.
server-error-busy = Serwer ma teraz za dużo pracy; spróbuj za chwilę.
server-error-used-up = Twój przydział pracy serwera został wyczerpany; poczekaj { $seconds } s.
server-error-workers = Kilka procesów wymaga PostgreSQL: --database postgresql://...
server-error-key = { $file } nie jest kluczem prywatnym Ed25519 (PEM bez hasła).
server-error-keys = To nie jest lista kluczy publicznych z /api/keys.
server-error-port = { $host }:{ $port } nie może być użyte: { $reason }
server-error-database = Nie można otworzyć magazynu ({ $reason }); sprawdź --database i --data.
server-error-address = Nie można użyć tego adresu bazy danych: podaj plik albo postgresql://użytkownik@serwer/nazwa.
server-error-store-newer = Ten magazyn utworzyła nowsza wersja Palatine (postać { $version }); zainstaluj ją albo użyj innego magazynu.
server-error-store-read-only = Magazyn można czytać, ale nie można w nim zapisywać; sprawdź uprawnienia pliku i folderu albo bazę danych.
server-error-missing = Do tego brakuje składnika ({ $module }): pip install 'palatine[server]'
server-error-table = W magazynie nie ma stołu „{ $table }”.
server-error-exists = Stół „{ $table }” już jest w magazynie.
server-error-not-finished = Gra jeszcze się nie skończyła: podaj miejsce przez --seat, aby dostać jego widok i zapis.
server-error-backup = Kopię robi się z magazynu SQLite; dla PostgreSQL użyj pg_dump.
server-error-check = { $file } nie jest w porządku: stół { $table }: { $fault } (razem { $count })
server-error-setting-unknown = { $place }: nie ma ustawienia „{ $name }”; wszystkie wypisze palatine serve --list-settings.
server-error-setting-type = { $place }: „{ $name }” – oczekiwany typ: { $kind ->
        [bool] wartość true albo false
        [int] liczba całkowita
        [float] liczba
        [list] lista tekstów
       *[other] tekst
    }.
server-error-setting-range = { $place }: „{ $name }” musi mieścić się w przedziale od { $low } do { $high }.
server-error-setting-choice = { $place }: „{ $name }” musi mieć jedną z wartości: { $choices }.
server-error-setting-above = { $place }: „{ $name }” musi być większe niż „{ $other }”.
server-error-setting-toml = { $place }: ten wiersz nie jest poprawnym TOML-em.

server-quota-tables-person = Masz tyle nieskończonych stołów: { $limit }; więcej być nie może. Dokończ któryś, poddaj się albo go zamknij: są na stronie głównej.
server-quota-tables-address = Z twojej sieci otwarto tyle stołów: { $limit }; więcej być nie może. Dokończ lub zamknij któryś albo zwróć się do obsługi serwera.
server-quota-opponents-person = Przy twoich otwartych stołach boty grają już za tyle miejsc: { $limit }. Najpierw dokończ któryś stół, poddaj się przy nim albo go zamknij.
server-quota-opponents-address = Przy stołach z twojej sieci boty grają już za tyle miejsc: { $limit }. Najpierw dokończ lub zamknij któryś albo zwróć się do obsługi serwera.
server-quota-lobby-person = Jesteś przy tylu stołach czekających w poczekalni: { $limit }; więcej być nie może. Poczekaj, aż któryś się zacznie, wstań od któregoś, zamknij go albo załóż prywatny.
server-quota-lobby-address = Z twojej sieci czeka w poczekalni tyle stołów: { $limit }; więcej być nie może. Poczekaj, aż któryś się zacznie, albo załóż prywatny.
server-quota-own-data-table = Elementy, które stół przynosi ze sobą, mogą mieć najwyżej { $limit } bajtów. Pomiń to, co jest takie samo jak w grze.
server-quota-own-data-person = Elementy twoich otwartych stołów mogą mieć razem najwyżej { $limit } bajtów. Najpierw dokończ lub zamknij któryś z tych stołów.
server-quota-own-data-address = Elementy stołów z twojej sieci mogą mieć razem najwyżej { $limit } bajtów. Najpierw dokończ lub zamknij któryś z tych stołów.
server-quota-thoughts = Boty z twojej sieci czekają już na tyle namysłów: { $limit }; podpowiedź lub analiza przyjdzie po nich. Spróbuj ponownie, gdy wykonają ruch.

server-serving = Palatine działa pod { $address } (Ctrl-C zatrzymuje)
server-backed-up = { $file }: { $tables ->
        [one] zapisano { $tables } stół
        [few] zapisano { $tables } stoły
       *[many] zapisano { $tables } stołów
    }.
server-imported = Stół { $table } został wczytany.
server-checked = Odczytano: stoły { $tables } (w grze { $running }), wpisy { $entries }, osoby { $people }.
server-log-made-private = { $path }: mogli to czytać inni, teraz dostęp ma tylko właściciel.
server-log-not-private = { $path }: mogą to czytać inni i nie da się tego zmienić: { $reason }.
server-help-host = adres nasłuchu
server-help-port = port; 0 bierze dowolny wolny
server-help-database = plik SQLite albo postgresql://... (domyślnie SQLite w folderze danych)
server-help-workers = liczba procesów; kilka wymaga PostgreSQL
server-help-data-folder = folder magazynu (domyślnie folder danych użytkownika)
server-help-browser = otworzyć stronę w przeglądarce
server-help-origin = kolejny adres, z którego mogą przychodzić strony, za proxy
server-help-https = serwer stoi za https: ciasteczka są oznaczone jako bezpieczne
server-help-bots = procesy, w których myślą boty, na każdy proces serwera
server-help-opponent = dodatkowy bot, który może zasiąść przy stole: klasa z pliku (mine.py:MyBot) lub z pakietu
server-help-log = ile się zapisuje
server-help-settings = plik z ustawieniami (TOML; domyślnie settings.toml w folderze danych)
server-help-list-settings = wypisz wszystkie ustawienia z wartościami domyślnymi i zakończ
server-help-table = id stołu
server-help-out = plik do zapisu
server-help-check = magazyn SQLite lub jego kopia (domyślnie magazyn z ustawień)
server-help-backup = plik do zapisania albo folder: wtedy nazwa zawiera czas
server-help-verify = otworzyć kopię i odtworzyć każdy stół, zanim dostanie nazwę
server-help-keep = w folderze zachować tylko N najnowszych
server-help-seat = miejsce, którego widok i zapis jest potrzebny, licząc od 1

# A table that is being set up, in a sentence: "Three at Torres, about 60 minutes. You, one Squire, one friend by link; basic game, no clock."

server-setup-title-1 = { $game } w pojedynkę, około { $minutes } minut.
server-setup-title-2 = { $game } we dwoje, około { $minutes } minut.
server-setup-title-3 = { $game } we troje, około { $minutes } minut.
server-setup-title-4 = { $game } we czworo, około { $minutes } minut.
server-setup-title-5 = { $game } w pięcioro, około { $minutes } minut.
server-setup-title-6 = { $game } w sześcioro, około { $minutes } minut.
server-setup-title-7 = { $game } w siedmioro, około { $minutes } minut.
server-setup-text = { $who }; { $agreed }.
server-setup-you = Ty
server-setup-here = { $count ->
    [one] jeszcze jedna osoba przy tym ekranie
    [few] jeszcze { $count } osoby przy tym ekranie
   *[other] jeszcze { $count } osób przy tym ekranie
}
server-setup-friends = { $count ->
    [one] jeden przyjaciel przez link
    [few] { $count } przyjaciele przez link
   *[other] { $count } przyjaciół przez link
}
server-setup-page = { $count ->
    [one] jeden Paź
    [few] { $count } Paziowie
   *[other] { $count } Paziów
}
server-setup-squire = { $count ->
    [one] jeden Giermek
    [few] { $count } Giermkowie
   *[other] { $count } Giermków
}
server-setup-knight = { $count ->
    [one] jeden Rycerz
    [few] { $count } Rycerze
   *[other] { $count } Rycerzy
}
server-setup-castellan = { $count ->
    [one] jeden Kasztelan
    [few] { $count } Kasztelanowie
   *[other] { $count } Kasztelanów
}
server-setup-palatine = { $count ->
    [one] jeden Palatyn
    [few] { $count } Palatynowie
   *[other] { $count } Palatynów
}
server-setup-greedy = { $count ->
    [one] jeden Zarządca
    [few] { $count } Zarządcy
   *[other] { $count } Zarządców
}
server-setup-random = { $count ->
    [one] jeden Dyletant
    [few] { $count } Dyletanci
   *[other] { $count } Dyletantów
}
server-setup-hints = podpowiedzi dozwolone
server-setup-no-hints = bez podpowiedzi
server-setup-rated = z rankingiem
server-setup-not-rated = bez rankingu
server-setup-public = stół otwarty dla wszystkich
server-setup-no-clock = bez zegara
server-setup-clock = { $minutes } min na osobę i { $seconds } s na ruch
server-setup-days = { $days ->
    [one] jeden dzień na ruch
    [few] { $days } dni na ruch
   *[other] { $days } dni na ruch
}

# What is written on the button that starts a game.

server-against-page = { $count ->
    [one] przeciw jednemu Paziowi
    [few] przeciw { $count } Paziom
   *[other] przeciw { $count } Paziom
}
server-against-squire = { $count ->
    [one] przeciw jednemu Giermkowi
    [few] przeciw { $count } Giermkom
   *[other] przeciw { $count } Giermkom
}
server-against-knight = { $count ->
    [one] przeciw jednemu Rycerzowi
    [few] przeciw { $count } Rycerzom
   *[other] przeciw { $count } Rycerzom
}
server-against-castellan = { $count ->
    [one] przeciw jednemu Kasztelanowi
    [few] przeciw { $count } Kasztelanom
   *[other] przeciw { $count } Kasztelanom
}
server-against-palatine = { $count ->
    [one] przeciw jednemu Palatynowi
    [few] przeciw { $count } Palatynom
   *[other] przeciw { $count } Palatynom
}
server-against-greedy = { $count ->
    [one] przeciw jednemu Zarządcy
    [few] przeciw { $count } Zarządcom
   *[other] przeciw { $count } Zarządcom
}
server-against-random = { $count ->
    [one] przeciw jednemu Dyletantowi
    [few] przeciw { $count } Dyletantom
   *[other] przeciw { $count } Dyletantom
}
server-what-is = Co to jest { $game }?

# Strona bez serwera (palatine site)
server-help-site-folder = folder do zapisania: nowy, pusty albo zapisany już wcześniej tym poleceniem
server-help-site-pyodide = folder z pakietem npm pyodide, aby go nie pobierać
server-help-site-server = adres serwera z tymi samymi grami, do linku na stronie głównej
server-site-written = Strona jest w folderze { $folder } ({ $megabytes } MB). Może ją udostępniać dowolny serwer WWW, pod dowolną ścieżką.
server-site-version = { $folder } nie jest pakietem npm pyodide { $version }.
server-site-fetch = Nie udało się pobrać Pyodide z { $url }: { $reason }. Pobierz pakiet npm gdzie indziej i podaj jego folder przez --pyodide.
server-site-checksum = Z { $url } przyszło coś innego niż oczekiwany pakiet; niczego nie zapisano.
server-site-folder = W folderze { $folder } jest coś innego; wybierz nowy albo pusty folder.
