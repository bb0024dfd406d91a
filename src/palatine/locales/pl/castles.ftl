# Zamki Szalonego Króla Ludwika

castles-title = Zamki Szalonego Króla Ludwika
castles-about = Buduj komnata po komnacie i ustalaj ceny, które zapłacą inni.
castles-weight = jest co rozważać

## Options

castles-option-corners = Styk rogami oznacza sąsiedztwo
castles-option-corners-yes-says = Sąsiadują także komnaty, które stykają się tylko rogiem.
castles-option-corners-no-says = Sąsiadują tylko komnaty ze wspólnym odcinkiem ściany.
castles-option-favors_out = Usunięte łaski królewskie
castles-option-favors_out-F-01 = { castles-favor-F-01 }
castles-option-favors_out-F-02 = { castles-favor-F-02 }
castles-option-favors_out-F-03 = { castles-favor-F-03 }
castles-option-favors_out-F-04 = { castles-favor-F-04 }
castles-option-favors_out-F-05 = { castles-favor-F-05 }
castles-option-favors_out-F-06 = { castles-favor-F-06 }
castles-option-favors_out-F-07 = { castles-favor-F-07 }
castles-option-favors_out-F-08 = { castles-favor-F-08 }
castles-option-favors_out-F-09 = { castles-favor-F-09 }
castles-option-favors_out-F-10 = { castles-favor-F-10 }
castles-option-favors_out-F-11 = { castles-favor-F-11 }
castles-option-favors_out-F-12 = { castles-favor-F-12 }
castles-option-favors_out-F-13 = { castles-favor-F-13 }
castles-option-favors_out-F-14 = { castles-favor-F-14 }
castles-option-favors_out-F-15 = { castles-favor-F-15 }
castles-option-favors_out-F-16 = { castles-favor-F-16 }
castles-option-favors_out-F-17 = { castles-favor-F-17 }
castles-option-favors_out-F-18 = { castles-favor-F-18 }
castles-option-favors_out-F-19 = { castles-favor-F-19 }
castles-option-favors_out-F-20 = { castles-favor-F-20 }
castles-option-favors_out-F-21 = { castles-favor-F-21 }
castles-option-favors_out-F-22 = { castles-favor-F-22 }
castles-option-favors_out-F-23 = { castles-favor-F-23 }
castles-option-favors_out-F-24 = { castles-favor-F-24 }
castles-option-cards_out = Usunięte karty bonusowe
castles-option-cards_out-B-01 = { castles-card-B-01 }
castles-option-cards_out-B-02 = { castles-card-B-02 }
castles-option-cards_out-B-03 = { castles-card-B-03 }
castles-option-cards_out-B-04 = { castles-card-B-04 }
castles-option-cards_out-B-05 = { castles-card-B-05 }
castles-option-cards_out-B-06 = { castles-card-B-06 }
castles-option-cards_out-B-07 = { castles-card-B-07 }
castles-option-cards_out-B-08 = { castles-card-B-08 }
castles-option-cards_out-B-09 = { castles-card-B-09 }
castles-option-cards_out-B-10 = { castles-card-B-10 }
castles-option-cards_out-B-11 = { castles-card-B-11 }
castles-option-cards_out-B-12 = { castles-card-B-12 }
castles-option-cards_out-B-13 = { castles-card-B-13 }
castles-option-cards_out-B-14 = { castles-card-B-14 }
castles-option-cards_out-B-15 = { castles-card-B-15 }
castles-option-cards_out-B-16 = { castles-card-B-16 }
castles-option-cards_out-B-17 = { castles-card-B-17 }
castles-option-cards_out-B-18 = { castles-card-B-18 }
castles-option-cards_out-B-19 = { castles-card-B-19 }
castles-option-cards_out-B-20 = { castles-card-B-20 }
castles-option-cards_out-B-21 = { castles-card-B-21 }
castles-option-cards_out-B-22 = { castles-card-B-22 }
castles-option-cards_out-B-23 = { castles-card-B-23 }
castles-option-cards_out-B-24 = { castles-card-B-24 }
castles-option-cards_out-B-25 = { castles-card-B-25 }
castles-option-cards_out-B-26 = { castles-card-B-26 }
castles-option-cards_out-B-27 = { castles-card-B-27 }

## Questions

castles-ask-foyer = Wybierz stronę foyer: 3 lub 4 wejścia.
castles-ask-choose = Która karta bonusowa trafi pod talię?
castles-ask-price = Wybierz komnatę, a potem jej cenę.
castles-ask-buy = Kup kafelek albo weź { 5000 } M.
castles-ask-place = Dołóż kafelek do swojego zamku.
castles-ask-rewards = Wybierz nagrodę za ukończenie.
castles-ask-reward = { $room }: wziąć nagrodę?
castles-ask-free = Wybierz darmową galerię lub schody.
castles-ask-pair = Druga komnata podziemna: wybierz dowolną inną nagrodę.
castles-ask-look = Wybierz stos i przejrzyj go.
castles-ask-put = Połóż od 0 do 2 kafelków na talii komnat.
castles-ask-return = Która z kart trafi pod talię?
castles-ask-build = Dodaj kafelek do zamku albo usuń któryś.
castles-ask-build-place = Wybierz, gdzie leży kafelek.

## Tiles

castles-room-R100-1 = Spiżarnia
castles-room-R100-2 = Komora na zapasy
castles-room-R100-3 = Wyszynk
castles-room-R100-4 = Pudernia
castles-room-R100-5 = Schowek na miotły
castles-room-R100-6 = Szatnia
castles-room-R100-7 = Różowy gabinet
castles-room-R100-8 = Pokój skupienia
castles-room-R100-9 = Liliowy gabinet
castles-room-R150-1 = Pokój z fortepianem
castles-room-R150-2 = Komnata Berchty
castles-room-R150-3 = Salonik fletowy
castles-room-R150-4 = Bezdenna otchłań
castles-room-R150-5 = Komnata grzybów
castles-room-R150-6 = Dziura
castles-room-R150-7 = Gabinet
castles-room-R150-8 = Bawialnia
castles-room-R150-9 = Salonik
castles-room-R200-1 = Umywalnia
castles-room-R200-2 = Brudownik
castles-room-R200-3 = Pomieszczenie gospodarcze
castles-room-R200-4 = Przedpokój
castles-room-R200-5 = Przygotowalnia potraw
castles-room-R200-6 = Chłodnia mięsa
castles-room-R200-7 = Komnata drzemek
castles-room-R200-8 = Garderoba
castles-room-R200-9 = Słoneczna komnata
castles-room-R250-1 = Ganek
castles-room-R250-2 = Brama wjazdowa
castles-room-R250-3 = Szopa
castles-room-R250-4 = Spleśniała komnata
castles-room-R250-5 = Komnata rycerska
castles-room-R250-6 = Krypta
castles-room-R250-7 = Sala bilardowa
castles-room-R250-8 = Oratorium
castles-room-R250-9 = Szwalnia
castles-room-R300-1 = Sauna
castles-room-R300-2 = Komnata paniki
castles-room-R300-3 = Pralnia
castles-room-R300-4 = Zmywalnia
castles-room-R300-5 = Jadalnia
castles-room-R300-6 = Kuchnia
castles-room-R300-7 = Sypialnia królowej
castles-room-R300-8 = Sypialnia gościnna
castles-room-R300-9 = Pokój Tassa
castles-room-R350-1 = Salon
castles-room-R350-2 = Galeria luster
castles-room-R350-3 = Wielka sala
castles-room-R350-4 = Górna sala
castles-room-R350-5 = Pokój z kolejką
castles-room-R350-6 = Kręgielnia
castles-room-R400-1 = Wschodnia komnata gobelinów
castles-room-R400-2 = Obserwatorium
castles-room-R400-3 = Francuska altana
castles-room-R400-4 = Ogród dyniowy
castles-room-R400-5 = Wielka sypialnia
castles-room-R400-6 = Kwatery służby
castles-room-R450-1 = Salon gościnny
castles-room-R450-2 = Zachodnia komnata gobelinów
castles-room-R450-3 = Ogrody reprezentacyjne
castles-room-R450-4 = Wozownia
castles-room-R450-5 = Zbrojownia
castles-room-R450-6 = Lochy
castles-room-R500-1 = Forum
castles-room-R500-2 = Teatr
castles-room-R500-3 = Chata Hundinga
castles-room-R500-4 = Szklarnia
castles-room-R500-5 = Grota Wenus
castles-room-R500-6 = Tajna kryjówka
castles-room-R600-1 = Westybul
castles-room-R600-2 = Sala tronowa
castles-room-R600-3 = Ogrody tarasowe
castles-room-R600-4 = Stajnie
castles-room-R600-5 = Sala śpiewaków
castles-room-R600-6 = Sala audiencyjna
castles-room-hallway = Galeria
castles-room-stairs = Schody
castles-room-foyer = Foyer

## Tiles, as the object of a verb

castles-acc-R100-1 = Spiżarnię
castles-acc-R100-2 = Komorę na zapasy
castles-acc-R100-3 = Wyszynk
castles-acc-R100-4 = Pudernię
castles-acc-R100-5 = Schowek na miotły
castles-acc-R100-6 = Szatnię
castles-acc-R100-7 = Różowy gabinet
castles-acc-R100-8 = Pokój skupienia
castles-acc-R100-9 = Liliowy gabinet
castles-acc-R150-1 = Pokój z fortepianem
castles-acc-R150-2 = Komnatę Berchty
castles-acc-R150-3 = Salonik fletowy
castles-acc-R150-4 = Bezdenną otchłań
castles-acc-R150-5 = Komnatę grzybów
castles-acc-R150-6 = Dziurę
castles-acc-R150-7 = Gabinet
castles-acc-R150-8 = Bawialnię
castles-acc-R150-9 = Salonik
castles-acc-R200-1 = Umywalnię
castles-acc-R200-2 = Brudownik
castles-acc-R200-3 = Pomieszczenie gospodarcze
castles-acc-R200-4 = Przedpokój
castles-acc-R200-5 = Przygotowalnię potraw
castles-acc-R200-6 = Chłodnię mięsa
castles-acc-R200-7 = Komnatę drzemek
castles-acc-R200-8 = Garderobę
castles-acc-R200-9 = Słoneczną komnatę
castles-acc-R250-1 = Ganek
castles-acc-R250-2 = Bramę wjazdową
castles-acc-R250-3 = Szopę
castles-acc-R250-4 = Spleśniałą komnatę
castles-acc-R250-5 = Komnatę rycerską
castles-acc-R250-6 = Kryptę
castles-acc-R250-7 = Salę bilardową
castles-acc-R250-8 = Oratorium
castles-acc-R250-9 = Szwalnię
castles-acc-R300-1 = Saunę
castles-acc-R300-2 = Komnatę paniki
castles-acc-R300-3 = Pralnię
castles-acc-R300-4 = Zmywalnię
castles-acc-R300-5 = Jadalnię
castles-acc-R300-6 = Kuchnię
castles-acc-R300-7 = Sypialnię królowej
castles-acc-R300-8 = Sypialnię gościnną
castles-acc-R300-9 = Pokój Tassa
castles-acc-R350-1 = Salon
castles-acc-R350-2 = Galerię luster
castles-acc-R350-3 = Wielką salę
castles-acc-R350-4 = Górną salę
castles-acc-R350-5 = Pokój z kolejką
castles-acc-R350-6 = Kręgielnię
castles-acc-R400-1 = Wschodnią komnatę gobelinów
castles-acc-R400-2 = Obserwatorium
castles-acc-R400-3 = Francuską altanę
castles-acc-R400-4 = Ogród dyniowy
castles-acc-R400-5 = Wielką sypialnię
castles-acc-R400-6 = Kwatery służby
castles-acc-R450-1 = Salon gościnny
castles-acc-R450-2 = Zachodnią komnatę gobelinów
castles-acc-R450-3 = Ogrody reprezentacyjne
castles-acc-R450-4 = Wozownię
castles-acc-R450-5 = Zbrojownię
castles-acc-R450-6 = Lochy
castles-acc-R500-1 = Forum
castles-acc-R500-2 = Teatr
castles-acc-R500-3 = Chatę Hundinga
castles-acc-R500-4 = Szklarnię
castles-acc-R500-5 = Grotę Wenus
castles-acc-R500-6 = Tajną kryjówkę
castles-acc-R600-1 = Westybul
castles-acc-R600-2 = Salę tronową
castles-acc-R600-3 = Ogrody tarasowe
castles-acc-R600-4 = Stajnie
castles-acc-R600-5 = Salę śpiewaków
castles-acc-R600-6 = Salę audiencyjną
castles-acc-hallway = galerię
castles-acc-stairs = schody
castles-acc-foyer = foyer

## King's Favors and bonus cards

castles-favor-F-01 = Najwięcej komnat rozrywkowych
castles-favor-F-02 = Najwięcej korytarzy
castles-favor-F-03 = Najwięcej komnat podziemnych
castles-favor-F-04 = Najwięcej komnat jadalnych
castles-favor-F-05 = Najwięcej komnat mieszkalnych
castles-favor-F-06 = Najwięcej komnat zewnętrznych
castles-favor-F-07 = Najwięcej komnat sypialnych
castles-favor-F-08 = Najwięcej komnat gospodarczych
castles-favor-F-09 = Największa powierzchnia komnat rozrywkowych
castles-favor-F-10 = Największa powierzchnia korytarzy
castles-favor-F-11 = Największa powierzchnia komnat podziemnych
castles-favor-F-12 = Największa powierzchnia komnat jadalnych
castles-favor-F-13 = Największa powierzchnia komnat mieszkalnych
castles-favor-F-14 = Największa powierzchnia komnat zewnętrznych
castles-favor-F-15 = Największa powierzchnia komnat sypialnych
castles-favor-F-16 = Największa powierzchnia komnat gospodarczych
castles-favor-F-17 = Małe komnaty
castles-favor-F-18 = Duże komnaty
castles-favor-F-19 = Kwadratowe komnaty
castles-favor-F-20 = Okrągłe komnaty
castles-favor-F-21 = Ukończone komnaty
castles-favor-F-22 = Nieukończone komnaty
castles-favor-F-23 = Wejścia zewnętrzne
castles-favor-F-24 = Najwięcej pieniędzy
castles-card-B-01 = Komnaty każdej powierzchni
castles-card-B-02 = Komnaty wszystkich typów
castles-card-B-03 = Galerie
castles-card-B-04 = Schody
castles-card-B-05 = Ukończone komnaty
castles-card-B-06 = Kwadratowe komnaty
castles-card-B-07 = Okrągłe komnaty
castles-card-B-08 = Pieniądze
castles-card-B-09 = Wejścia zewnętrzne
castles-card-B-10 = Komnaty rozrywkowe
castles-card-B-11 = Korytarze
castles-card-B-12 = Komnaty podziemne
castles-card-B-13 = Komnaty jadalne
castles-card-B-14 = Komnaty mieszkalne
castles-card-B-15 = Komnaty zewnętrzne
castles-card-B-16 = Komnaty sypialne
castles-card-B-17 = Komnaty gospodarcze
castles-card-B-18 = Komnaty o powierzchni 100
castles-card-B-19 = Komnaty o powierzchni 150
castles-card-B-20 = Komnaty o powierzchni 200
castles-card-B-21 = Komnaty o powierzchni 250
castles-card-B-22 = Komnaty o powierzchni 300
castles-card-B-23 = Komnaty o powierzchni 350
castles-card-B-24 = Komnaty o powierzchni 400
castles-card-B-25 = Komnaty o powierzchni 450
castles-card-B-26 = Komnaty o powierzchni 500
castles-card-B-27 = Komnaty o powierzchni 600

## Completion rewards

castles-reward-activity = 5 punktów
castles-reward-corridor = Darmowa galeria lub schody
castles-reward-downstairs = Dowolna inna nagroda (za co drugą)
castles-reward-food = Dodatkowa tura
castles-reward-living = Ponowna punktacja komnaty
castles-reward-outdoor = { 10000 } M
castles-reward-sleeping = Wybór kafelków na talię
castles-reward-utility = Wybór karty bonusowej z dwóch

## Beside the board

castles-fact-money = marek
castles-fact-tiles = kafelków w zamku
castles-fact-cards = kart bonusowych
castles-fact-builder = Mistrz Budowniczy
castles-fact-room-cards = pozostało kart komnat
castles-fact-empty = Stos { $size } jest pusty
castles-fact-stacks = pozostało kafelków według powierzchni
castles-fact-hallways = pozostało galerii
castles-fact-stairs = pozostało schodów
castles-fact-deck-tile = na talii komnat, kafelek o powierzchni
castles-fact-deck-room = na talii komnat: { $room }
castles-fact-last = Ostatnia runda
castles-picture-mine = Twój zamek
castles-picture = Zamek: { $seat }
castles-picture-note = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    } · { $count ->
        [one] { $count } kafelek
        [few] { $count } kafelki
       *[other] { $count } kafelków
    }
castles-sheet-round = Runda { $round }
castles-sheet-builder = Mistrz Budowniczy: { $seat }
castles-sheet-castle = { $seat }
castles-sheet-scorer = Podlicz zamek
castles-sheet-joined = połączone
castles-sheet-free = wolne
castles-sheet-walled = zamurowane
castles-sheet-complete = ukończone
castles-sheet-fence = ogrodzenie
castles-sheet-per-joined = za połączone
castles-sheet-per-touching = za sąsiadujące
castles-sheet-per-castle = w całym zamku
castles-sheet-downstairs = podziemia
castles-sheet-north = północ, mniej więcej
castles-sheet-left = zostało { $count }
castles-text-seat = { $seat }: { $points }
castles-text-foyer = { $doors ->
        [one] Foyer, { $doors } wejście
        [few] Foyer, { $doors } wejścia
       *[other] Foyer, { $doors } wejść
    }
castles-text-hallway-ground = Galeria, parter
castles-text-hallway-dark = Galeria, podziemia

## Points

castles-points-start = początek
castles-points-base = wartość podstawowa
castles-points-own = własne bonusy
castles-points-others = bonusy starszych kafelków
castles-points-rewards = nagrody za ukończenie
castles-points-stacks = puste stosy
castles-points-favors = łaski królewskie
castles-points-cards = karty bonusowe
castles-points-money = pozostałe pieniądze
castles-rank-1 = Pomocnik murarza
castles-rank-2 = Kamieniarz
castles-rank-3 = Majster budowy
castles-rank-4 = Architekt dworski
castles-rank-5 = Budowniczy królewskich snów
castles-tie-size = decyduje większy zamek
castles-tie-money = decyduje więcej pieniędzy
castles-tie-shared = zwycięstwo jest wspólne

## What can be touched

castles-label-at = Miejsce { $x }, { $y }
castles-label-turn = Obrócone o { $turn }°
castles-label-stack = Stos { $size }
castles-label-foyer = { $doors ->
        [one] { $doors } wejście
        [few] { $doors } wejścia
       *[other] { $doors } wejść
    }
castles-label-remove = Usuń { $room }
castles-label-room-price = { $room }, powierzchnia { $size }, { $price } M
castles-label-room-coins = { $room }, powierzchnia { $size }, { $price } M, leży na niej { $coins } M
castles-label-reward = { $room }: { $reward }
castles-label-keep = Zostaw tak, jak jest
castles-label-empty = Zostaw pole ceny puste
castles-label-money = Weź { 5000 } M
castles-label-decline = Odrzuć
castles-label-done = Gotowe

## What an action means

castles-side-left = z lewej
castles-side-right = z prawej
castles-side-above = z góry
castles-side-below = z dołu
castles-do-place = { $points ->
        [one] Umieść { $room } (drzwi: { $doors }, { $side }): { $points } punkt.
        [few] Umieść { $room } (drzwi: { $doors }, { $side }): { $points } punkty.
       *[other] Umieść { $room } (drzwi: { $doors }, { $side }): { $points } punktów.
    }
castles-do-buy = Kup { $room } za { $price } M.
castles-do-price = Przypisz { $room } do ceny { $price } M.
castles-do-reward = Weź nagrodę za komnatę { $room }: { $reward }.
castles-do-as = Wybierz nagrodę: { $reward }.
castles-do-free = Weź { $room } za darmo.
castles-do-put = Połóż { $room } na talii komnat.
castles-do-add = Dodaj { $room }.
castles-do-look = Przejrzyj stos o powierzchni { $size }.
castles-do-return = Odłóż „{ $card }” pod talię.
castles-do-foyer = { $doors ->
        [one] Foyer z { $doors } wejściem.
        [few] Foyer z { $doors } wejściami.
       *[other] Foyer z { $doors } wejściami.
    }
castles-do-remove = Usuń { $room }.
castles-do-empty = Zostaw cenę { $price } M pustą.
castles-do-keep-price = Zostaw wszystkie pozostałe komnaty na miejscu.
castles-do-keep-return = Zachowaj kartę.
castles-do-keep-build-place = Nie dodawaj kafelka.
castles-do-money = Weź { 5000 } M z banku.
castles-do-decline = Odrzuć pozostałe nagrody.
castles-do-done = Nie bierz więcej kafelków.

## What happens

castles-event-favor-discarded = Łaska królewska { $favor } nie może leżeć obok swojego przeciwieństwa i jest zastąpiona inną.
castles-event-foyer = { $doors ->
        [one] { $seat } wybiera foyer z { $doors } wejściem.
        [few] { $seat } wybiera foyer z { $doors } wejściami.
       *[other] { $seat } wybiera foyer z { $doors } wejściami.
    }
castles-event-first = Pierwszy Mistrz Budowniczy: { $seat }.
castles-event-returned = Każdy odkłada jedną kartę bonusową pod talię.
castles-event-round = Runda { $round }, Mistrz Budowniczy: { $seat }.
castles-event-reshuffled = Odrzucone karty komnat zostają potasowane.
castles-event-last-round = Talia komnat się skończyła: to ostatnia runda.
castles-event-stack-empty = Stos o powierzchni { $size } jest pusty, odsłania się kolejną kartę.
castles-event-revealed = Nowe na rynku: { $rooms }.
castles-event-priced = { $seat } ustala ceny.
castles-event-price = { $seat } przypisuje { $room } do ceny { $price } M.
castles-several-price = { $seat } przypisuje { $list }.
castles-each-price = { $room } do ceny { $price } M
castles-event-price-empty = { $seat } zostawia cenę { $price } M pustą.
castles-event-end = Gra się kończy.
castles-event-final = { $seat }: puste stosy { $stacks }, łaski królewskie { $favors }, karty bonusowe { $cards }, pieniądze { $money }; razem { $total }.
castles-event-took = { $seat } bierze { 5000 } M.
castles-event-bought = { $seat } kupuje { $room } za { $price } M.
castles-event-placed = { $points ->
        [one] { $seat } umieszcza { $room }: { $points } punkt.
        [few] { $seat } umieszcza { $room }: { $points } punkty.
       *[other] { $seat } umieszcza { $room }: { $points } punktów.
    }
castles-event-completed = { $seat } kończy: { $room }.
castles-event-extra-turn = { $seat } ma dodatkową turę.
castles-event-declined = { $seat } odrzuca pozostałe nagrody.
castles-event-reward-activity = { $seat } zdobywa 5 punktów, ukończono: { $room }.
castles-event-reward-food = { $seat } zdobywa dodatkową turę, ukończono: { $room }.
castles-event-reward-living = { $points ->
        [one] { $seat } ponownie punktuje: { $room }, { $points } punkt.
        [few] { $seat } ponownie punktuje: { $room }, { $points } punkty.
       *[other] { $seat } ponownie punktuje: { $room }, { $points } punktów.
    }
castles-event-reward-outdoor = { $seat } dostaje { 10000 } M, ukończono: { $room }.
castles-event-reward-corridor = { $seat } bierze { $room } za darmo.
castles-event-reward-lost = { $seat } nie może zdobyć nagrody, przepada: { $room }.
castles-event-cellar = { $seat } ma ukończoną komnatę podziemną nr { $number }: { $room }.
castles-event-looked = { $seat } przegląda stos o powierzchni { $size }.
castles-event-saw = { $seat } widzi w stosie o powierzchni { $size }: { $rooms }.
castles-event-put = { $count ->
        [one] { $seat } kładzie { $count } kafelek o powierzchni { $size } na talii komnat.
        [few] { $seat } kładzie { $count } kafelki o powierzchni { $size } na talii komnat.
       *[other] { $seat } kładzie { $count } kafelków o powierzchni { $size } na talii komnat.
    }
castles-event-discarded = { $seat } odkłada odkryty kafelek na stos odrzuconych: { $room }.
castles-event-drew = { $count ->
        [one] { $seat } dobiera { $count } kartę bonusową.
        [few] { $seat } dobiera { $count } karty bonusowe.
       *[other] { $seat } dobiera { $count } kart bonusowych.
    }
castles-event-chose = { $count ->
        [one] { $seat } zachowuje { $count } kartę bonusową.
        [few] { $seat } zachowuje { $count } karty bonusowe.
       *[other] { $seat } zachowuje { $count } kart bonusowych.
    }
castles-event-keeps = Na ręce zostaje „{ $card }”.
castles-event-favors = Łaski królewskie: { $favors }.
castles-event-dealt = { $count ->
        [one] Każdy dostaje { $count } kartę bonusową.
        [few] Każdy dostaje { $count } karty bonusowe.
       *[other] Każdy dostaje { $count } kart bonusowych.
    }
castles-event-drew-cards = { $seat } widzi teraz: { $cards }.
castles-event-score-stacks = { $points ->
        [one] { $seat } zdobywa { $points } punkt za puste stosy.
        [few] { $seat } zdobywa { $points } punkty za puste stosy.
       *[other] { $seat } zdobywa { $points } punktów za puste stosy.
    }
castles-event-score-favor = { $points ->
        [one] { $seat } zdobywa { $points } punkt za łaskę królewską „{ $favor }”.
        [few] { $seat } zdobywa { $points } punkty za łaskę królewską „{ $favor }”.
       *[other] { $seat } zdobywa { $points } punktów za łaskę królewską „{ $favor }”.
    }
castles-event-score-card = { $points ->
        [one] { $seat } pokazuje kartę bonusową „{ $card }”: { $points } punkt.
        [few] { $seat } pokazuje kartę bonusową „{ $card }”: { $points } punkty.
       *[other] { $seat } pokazuje kartę bonusową „{ $card }”: { $points } punktów.
    }
castles-event-score-money = { $points ->
        [one] { $seat } zdobywa { $points } punkt za { $money } M.
        [few] { $seat } zdobywa { $points } punkty za { $money } M.
       *[other] { $seat } zdobywa { $points } punktów za { $money } M.
    }
castles-event-rank = { $total ->
        [one] Z { $total } punktem ranga to: { $rank }.
        [few] Z { $total } punktami ranga to: { $rank }.
       *[other] Z { $total } punktami ranga to: { $rank }.
    }

## Words of tiles and cards

castles-points = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
castles-points-now = { $points ->
        [one] teraz { $points } punkt
        [few] teraz { $points } punkty
       *[other] teraz { $points } punktów
    }
castles-size = powierzchnia { $size }
castles-sized = { $room }, powierzchnia { $size }
castles-kind = { $type }, powierzchnia { $size }
castles-type-activity = komnata rozrywkowa
castles-type-corridor = korytarz
castles-type-downstairs = komnata podziemna
castles-type-food = komnata jadalna
castles-type-living = komnata mieszkalna
castles-type-outdoor = komnata zewnętrzna
castles-type-sleeping = komnata sypialna
castles-type-utility = komnata gospodarcza
castles-kinds-activity = komnaty rozrywkowe
castles-kinds-corridor = korytarze
castles-kinds-downstairs = komnaty podziemne
castles-kinds-food = komnaty jadalne
castles-kinds-living = komnaty mieszkalne
castles-kinds-outdoor = komnaty zewnętrzne
castles-kinds-sleeping = komnaty sypialne
castles-kinds-utility = komnaty gospodarcze
castles-bonus-connect = { $points } za każdy kafelek połączony wejściem: { $types }
castles-bonus-adjacent = { $points } za każdy sąsiadujący kafelek: { $types }
castles-bonus-castle = { $points } za każdy kafelek w całym zamku: { $types }
castles-worth = { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[other] { $points } punktów.
    }
castles-worth-bonus = { $points ->
        [one] { $points } punkt i { $bonus }.
        [few] { $points } punkty i { $bonus }.
       *[other] { $points } punktów i { $bonus }.
    }
castles-worth-corridor = Sam nie daje punktów; łączy komnaty, liczy się jako korytarz i można go ukończyć.
castles-card-each = { $points ->
        [one] { $points } punkt za każdą sztukę
        [few] { $points } punkty za każdą sztukę
       *[other] { $points } punktów za każdą sztukę
    }
castles-card-per = { $points ->
        [one] { $points } punkt za każde { $per }
        [few] { $points } punkty za każde { $per }
       *[other] { $points } punktów za każde { $per }
    }
castles-card-all = { $points ->
        [one] { $points } punkt, jeśli masz każdy rodzaj
        [few] { $points } punkty, jeśli masz każdy rodzaj
       *[other] { $points } punktów, jeśli masz każdy rodzaj
    }
castles-left = { $count ->
        [one] został { $count }
        [few] zostały { $count }
       *[other] zostało { $count }
    }

## Beside the castle

castles-verb-money = Weź { $money } M
castles-verb-prices = Zostaw ceny
castles-tray-market = Rynek
castles-tray-corridors = Galerie i schody
castles-tray-hand = Do dołożenia
castles-tray-foyers = Strony foyer
castles-tray-rewards = Nagrody za ukończenie
castles-tray-stacks = Stosy komnat
castles-tray-bonus = Twoje karty bonusowe
castles-tray-drawn = Dobrane karty bonusowe
castles-slot-empty = Pusto
castles-as-type = jak { $type }
castles-grid-favors = Łaski królewskie
castles-grid-count = { $type }, liczba
castles-grid-area = { $type }, powierzchnia
castles-short-activity = Rozrywkowe
castles-short-corridor = Korytarze
castles-short-downstairs = Podziemne
castles-short-food = Jadalne
castles-short-living = Mieszkalne
castles-short-outdoor = Zewnętrzne
castles-short-sleeping = Sypialne
castles-short-utility = Gospodarcze
castles-short-corridors = Bez własnych punktów.
castles-short-worth = { $points }, bez bonusu.
castles-short-connect = { $points } PZ, { $bonus } za każdą połączoną komnatę: { $types }.
castles-short-adjacent = { $points } PZ, { $bonus } za każdą sąsiednią komnatę: { $types }.
castles-short-castle = { $points } PZ, { $bonus } za każdą komnatę zamku: { $types }.
castles-grid-money = Pieniądze, tysiące
castles-grid-places = 8 · 4 · 2 · 1
castles-progress-setup = Przed pierwszą rundą
castles-progress-over = Koniec gry
castles-progress = Runda { $round }, w talii { $count }
castles-progress-part = Runda { $round }
castles-progress-last = Runda { $round }, ostatnia
castles-step-prices = Ceny
castles-step-build = Kupno i budowa
castles-label-price = Cena { $price } M

## Questions, step by step

castles-q-own-money = Masz { $money } M.
castles-q-where = Gdzie położysz { $room }?
castles-q-here = Położyć { $room } tutaj?
castles-q-here-detail = Teraz { $points }. { $cost }
castles-cost-nothing = Bez opłaty.
castles-cost-bank = { $price } M do banku.
castles-cost-builder = { $price } M dostaje { $seat }.
castles-cost-bank-coins = { $price } M do banku; { $coins } M z niej jest twoje.
castles-cost-builder-coins = { $price } M dostaje { $seat }; { $coins } M z niej jest twoje.
castles-q-money = Wziąć { $money } M i nic nie kupować?
castles-q-price = Przy jakiej cenie położysz { $room }?
castles-q-prices = Ustalić te ceny?
castles-q-has = { $seat } ma { $money } M
castles-q-buyers-1 = { $buyer1 }.
castles-q-buyers-2 = { $buyer1 }, { $buyer2 }.
castles-q-buyers-3 = { $buyer1 }, { $buyer2 }, { $buyer3 }.
castles-q-foyer = { $doors ->
        [one] Wybrać stronę z { $doors } wejściem?
        [few] Wybrać stronę z { $doors } wejściami?
       *[other] Wybrać stronę z { $doors } wejściami?
    }
castles-q-return = Odłożyć „{ $card }” pod talię?
castles-q-look = Przejrzeć stos o powierzchni { $size }?
castles-q-as = Wybrać nagrodę: { $reward }?
castles-q-reward = Wziąć nagrodę za komnatę { $room }?
castles-q-put = Położyć { $room } na talii komnat?
castles-q-put-last = Odłożyć { $room } odkryty na stos odrzuconych?
castles-q-keep-price = Zostawić wszystkie ceny bez zmian?
castles-q-keep-return = Zachować kartę?
castles-q-keep-build-place = Nie dodawać kafelka?
castles-q-empty-price = Zostawić najdroższą wolną cenę bez komnaty?
castles-q-decline-rewards = Odrzucić pozostałe nagrody?
castles-q-decline-pair = Odrzucić tę nagrodę?
castles-q-done-put = Nie brać więcej kafelków?
castles-b-take = Weź
castles-b-buy = Kup i dołóż
castles-b-build = Dołóż
castles-b-prices = Ustal ceny
castles-b-foyer = Wybierz
castles-b-return = Odłóż
castles-b-look = Przejrzyj
castles-b-put = Połóż
castles-b-keep-price = Zostaw
castles-b-keep-return = Zachowaj
castles-b-keep-build-place = Nie dodawaj
castles-b-empty-price = Zostaw pustą
castles-b-decline-rewards = Odrzuć
castles-b-decline-pair = Odrzuć
castles-b-done-put = Gotowe

## The inspector

castles-i-base = Sama komnata
castles-i-bonus-card = Twoja karta bonusowa
castles-i-in-castle = W zamku, { $types }: { $count }
castles-i-joined = połączenie wejściem, { $type }
castles-i-touches = styka się bez wejścia, { $type }
castles-i-complete = Ukończone: wszystkie wejścia są połączone.
castles-i-open = { $count ->
        [one] Nieukończone: { $count } wejście bez połączenia.
        [few] Nieukończone: { $count } wejścia bez połączenia.
       *[other] Nieukończone: { $count } wejść bez połączenia.
    }
castles-i-reward = Nagroda za ukończenie: { $reward }.
castles-i-coins = Leży na niej { $coins } M dla kupującego.
castles-i-left = Zostałoby ci { $money } M.
castles-i-stack-left = W stosie o powierzchni { $size } zostało: { $count }.
castles-i-favor-counts = Liczy się do łaski królewskiej „{ $favor }”.
castles-i-kind-favor = łaska królewska
castles-i-favor-does = Na końcu 8, 4, 2 i 1 punkt za miejsca od pierwszego do czwartego. Przy remisie punkty miejsc dzieli się i zaokrągla w dół; kto nie ma nic, nic nie dostaje.
castles-i-favor = { $points ->
        [one] { $seat }: { $count }, teraz { $points } punkt
        [few] { $seat }: { $count }, teraz { $points } punkty
       *[other] { $seat }: { $count }, teraz { $points } punktów
    }
castles-i-kind-card = karta bonusowa
castles-i-have = Masz { $count }
castles-i-stack = Jeśli na końcu stos jest pusty, każda komnata o tej powierzchni w zamku daje 2 punkty.
castles-i-stack-seat = { $points ->
        [one] { $seat }: zbudowano { $count }, wtedy { $points } punkt
        [few] { $seat }: zbudowano { $count }, wtedy { $points } punkty
       *[other] { $seat }: zbudowano { $count }, wtedy { $points } punktów
    }
castles-i-money = Pieniądze: { $money } M.
castles-i-tiles = Kafelków w zamku: { $count }, w tym ukończonych: { $done }.
castles-i-cards = Karty bonusowe, tajne do końca: { $count }.
castles-i-builder = Mistrz Budowniczy tej rundy.
castles-i-builder-does = Ustala wszystkie ceny, dostaje to, co płacą inni, i buduje jako ostatni. Po każdej rundzie znacznik wędruje w lewo.
castles-i-pass = Zamiast kupowania: { 5000 } M z banku. Nic się nie buduje.
castles-i-pair = Co druga ukończona komnata podziemna daje jedną z pozostałych siedmiu nagród.
castles-i-deck = Kafelki na talii komnat
castles-i-deck-does = Trafiają na rynek, zanim odsłoni się jakąkolwiek kartę.

## The final scoring

castles-formula-score-stacks = { $count } × 2 za powierzchnie z pustym stosem: { $points }
castles-formula-score-favor = { $count }, miejsce { $place }: { $points }
castles-formula-score-card = { $per ->
    [1] { $count } × { $each }: { $points }
   *[other] { $count }, { $each } za każde { $per }: { $points }
}
castles-formula-score-money = { $money } M, 1 za każde { 10000 }: { $points }

## Why not

castles-why-other-question = Teraz trzeba zdecydować o czymś innym.
castles-why-not-your-card = Nie masz tej karty.
castles-why-priced = { $room }: cena jest już ustalona.
castles-why-not-on-market = { $room }: nie ma na rynku.
castles-why-slot-full = Kafelków wystarcza na wszystkie pola cen: żadne nie może zostać puste.
castles-why-keep-two = Zostały tylko dwie: wybierz, która jest droższa.
castles-why-stack-empty = Ten stos jest pusty.
castles-why-price-unused = Cena { $price } M nie jest używana przy tej liczbie graczy.
castles-why-slot-empty = Przy cenie { $price } M nie leży żadna komnata.
castles-why-no-place = { $room }: nie ma gdzie dołożyć w zamku.
castles-why-no-stairs = { $room }: to kafelek podziemny, a twój zamek nie ma jeszcze schodów.
castles-why-too-dear = Brakuje ci { $short } M.
castles-why-c-401 = Żadne wejście kafelka nie łączy się z wejściem zamku.
castles-why-c-404 = Kafelki nie mogą na siebie zachodzić.
castles-why-c-405 = W zamku nie zostałoby żadne wejście zewnętrzne.
castles-why-c-406 = Nic nie może dotykać ogrodzenia.
castles-why-c-408 = Wejścia parteru i podziemi nie mogą się łączyć.
castles-why-c-409 = Dwóch kafelków schodów nie można połączyć.
castles-why-same-turn = Tak obrócony kafelek wygląda jak obrócony o { $turn }°; dołóż go w ten sposób.
castles-why-no-reward = { $room }: żadna nagroda nie czeka.
castles-why-no-place-free = Takiego kafelka już nie ma albo nigdzie nie pasuje.
castles-why-other-reward = Wybierz jedną z pozostałych nagród.
castles-why-reward-gone = Tej nagrody nie można teraz zdobyć.
castles-why-not-in-stack = { $room }: nie ma w tym stosie.
castles-why-keep-one = Jedna z dwóch kart wraca.
castles-why-not-drawn = Ta karta nie jest wśród dobranych teraz.
castles-why-none-left = W pudełku nie ma już: { $room }.
castles-why-no-such-tile = Takiego kafelka nie ma w zamku.
castles-why-others-need-it = Bez niego inne kafelki nie mogłyby tak leżeć.
castles-why-foyer-built-on = Do foyer już coś dołożono.
castles-why-foyer-same = Foyer leży już tą stroną do góry.

## Documents

castles-document-too-many = { $where }: { $piece } jest w pudełku tylko { $most }×.
castles-document-place = { $where }: { $room } nie może tak leżeć ({ $rule }). { $reason }

# Puzzles: what is asked, and why the best answer is the best.
castles-puzzle-place = Gdzie ta komnata od razu da ci najwięcej punktów?
castles-puzzle-buy = Twoja kolej na zakup. Co jest dla ciebie ostatecznie najlepsze?
castles-puzzle-price = Ustalasz ceny, a to, co zapłacą inni, jest twoje. Która komnata powinna leżeć przy następnej cenie?
castles-puzzle-room = Kup komnatę i dołóż ją tak, żeby od razu dała jak najwięcej punktów. Cena nie ma tu znaczenia.
castles-puzzle-why-base = Decydują tu punkty wydrukowane na komnacie. Bonusy sąsiadów są dodatkiem.
castles-puzzle-why-own = Komnata daje punkty za to, z czym jest połączona: jej bonus liczy się za każdy pasujący kafelek. Szukaj sąsiadów, których chce, a unikaj tych, których nie znosi.
castles-puzzle-why-others = Komnaty, które już leżą, dają punkty, gdy nowy kafelek jest tym, czego chcą. Skromna komnata przy właściwym wejściu może dać więcej niż wspaniała gdzie indziej.
castles-puzzle-why-rewards = Łączy ostatnie wolne wejście kafelka, a ukończony kafelek daje nagrodę. Nagrody bywają warte więcej niż punkty od razu.
castles-puzzle-why-stacks = Na końcu każda komnata o powierzchni, której stos jest pusty, daje dwa punkty. Komnaty kończących się powierzchni są warte więcej, niż się wydaje.
castles-puzzle-why-favors = Łaska królewska daje osiem punktów za pierwsze miejsce. Zdecydować może jedna właściwa komnata więcej.
castles-puzzle-why-cards = Pasuje do twoich kart bonusowych, a te liczą się na końcu. Spójrz na nie, zanim spojrzysz na punkty na kafelku.
castles-puzzle-why-money = Decydują tu pieniądze: to, co zachowasz lub zarobisz, kupi następną komnatę. To, co płacą inni, dostaje Mistrz Budowniczy.
castles-puzzle-why-rivals = Decyduje tu to, co zabiera innym: droga komnata pozostaje dla nich niedostępna albo dobrze ci za nią zapłacą. Zanim ustalisz cenę, spójrz na ich zamki.
castles-puzzle-why-later = Zostaje więcej na następne rundy: wejścia, przy których można budować, pieniądze na zakupy. Kilka punktów od razu nie jest tego warte.

## The score sheet of a real table

castles-sheet-way-fast = Tylko liczby
castles-sheet-way-rooms = Komnata po komnacie
castles-sheet-step-track = Tor
castles-sheet-step-rooms = Zamki
castles-sheet-step-favors = Łaski
castles-sheet-step-cards = Karty
castles-sheet-step-money = Monety
castles-sheet-track = Tor punktacji
castles-sheet-track-hint = Gdzie stoi czyj łabędź na torze punktacji.
castles-sheet-rooms = Zamki
castles-sheet-rooms-hint = Kafelek po kafelku, od holu na zewnątrz; kolejność zakupu nie ma znaczenia.
castles-sheet-tiles = Kafelki
castles-sheet-favors-hint = Dotykaj graczy po kolei, zaczynając od tego, kto ma najwięcej.
castles-sheet-cards-hint = Karty bonusowe każdego gracza i ile ma tego, co liczą.
castles-sheet-money = Monety
castles-sheet-money-hint = Podaj tylko pełne dziesiątki tysięcy: za każdą 1 punkt.
castles-sheet-empty = Które stosy są puste?
castles-sheet-empty-hint = Stosy bez zakrytego kafelka; rynek się nie liczy.
castles-sheet-emptied = Własne kafelki z tych stosów
castles-sheet-emptied-hint = Po 2 punkty.
castles-sheet-sizes = Powierzchnia zamku
castles-sheet-sizes-hint = Suma wszystkich wydrukowanych powierzchni. Potrzebna tylko przy remisie.
castles-sheet-lacks-track = { $seat }: punkty na torze
castles-sheet-lacks-money = { $seat }: pieniądze
castles-sheet-lacks-emptied = { $seat }: własne kafelki z pustych stosów
castles-sheet-lacks-cards = { $seat }: karty bonusowe
castles-sheet-lacks-count = { $seat }, karta bonusowa „{ $piece }”: ile
castles-sheet-lacks-size = { $seat }: powierzchnia zamku, z powodu remisu
castles-sheet-lacks-favor = Łaska królewska „{ $piece }”: kto ma najwięcej
castles-sheet-lacks-favors = { $count ->
    [one] jeszcze { $count } łaska królewska
    [few] jeszcze { $count } łaski królewskie
   *[other] jeszcze { $count } łask królewskich
}
castles-sheet-who = { $seats }
castles-sheet-places = { $list }
castles-sheet-shared = { $who } dzielą miejsca { $places }: ({ $sum }) ÷ { $count }, zaokrąglone w dół: { $points } dla każdego.
castles-sheet-tie-rule = Przy remisie wygrywa większy zamek, potem ten, kto ma więcej pieniędzy.
castles-sheet-tie-size = Decyduje większy zamek: { $numbers }.
castles-sheet-tie-money = Zamki są równie duże; decydują pieniądze: { $numbers }.
castles-sheet-tie-shared = Pieniędzy też jest po równo: zwycięstwo jest wspólne.
castles-sheet-favor-twice = { $where }: łaska królewska „{ $piece }” już tu jest.
castles-sheet-favor-pair = { $where }: ukończone i nieukończone komnaty nigdy nie są łaskami tej samej gry (C-122).
castles-sheet-favors = { $where }: przy liczbie graczy { $players } łask królewskich jest { $most } (C-121).
castles-sheet-card-twice = { $where }: kartę bonusową „{ $piece }” ma już { $seat }, a jest tylko jedna (C-104).
castles-sheet-tile-twice = { $where }: kafelek { $piece } ma już w zamku { $seat }; w pudełku jest { $most }× (C-102).
castles-sheet-none-empty = { $where }: { $seat } ma kafelki z pustych stosów, ale żaden stos nie jest oznaczony jako pusty (C-711).
castles-sheet-other-track = { $where }: { $seat } ma za zamek i nagrody { $counted } pkt, nie { $entered }.
castles-sheet-other-emptied = { $where }: { $seat } ma w zamku { $counted ->
    [one] { $counted } kafelek
    [few] { $counted } kafelki
   *[other] { $counted } kafelków
    } z pustych stosów, nie { $entered }.
castles-sheet-other-card = { $where }: karta bonusowa „{ $piece }” liczy { $counted }, nie { $entered } ({ $seat }).
castles-sheet-other-favor = { $where }: zamki mówią co innego. „{ $piece }”: { $counted }.
castles-sheet-no-foyer = { $where }: najpierw wybierz stronę foyer, którą ma { $seat } (C-126).
castles-sheet-needed = { $where }: bez kafelka { $room } inny nie mógłby leżeć tam, gdzie leży: { $other } (C-401).
castles-sheet-tile-used = Kafelek { $piece } ma już w zamku { $seat }.

## Dlaczego jeden ruch jest lepszy od drugiego

castles-reason-once-more = Daje od razu o { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[other] { $n } punktów
    } więcej.
castles-reason-once-less = Daje od razu o { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[other] { $n } punktów
    } mniej.
castles-reason-once-title = Punkty od razu
castles-reason-activity-more = Kończy { $n ->
        [one] komnatę rozrywkową: pięć punktów
        [few] { $n } komnaty rozrywkowe, każdą za pięć punktów
       *[other] { $n } komnat rozrywkowych, każdą za pięć punktów
    }.
castles-reason-activity-less = Kończy na razie o { $n ->
        [one] jedną komnatę rozrywkową
        [few] { $n } komnaty rozrywkowe
       *[other] { $n } komnat rozrywkowych
    } mniej: pięć punktów poczeka.
castles-reason-activity-title = { castles-reason-complete-title }
castles-reason-corridor-more = Kończy { $n ->
        [one] korytarz
        [few] { $n } korytarze
       *[other] { $n } korytarzy
    }: darmowa galeria lub schody.
castles-reason-corridor-less = Kończy na razie o { $n ->
        [one] jeden korytarz
        [few] { $n } korytarze
       *[other] { $n } korytarzy
    } mniej: darmowa galeria lub schody poczekają.
castles-reason-corridor-title = { castles-reason-complete-title }
castles-reason-downstairs-more = Kończy { $n ->
        [one] komnatę podziemną
        [few] { $n } komnaty podziemne
       *[other] { $n } komnat podziemnych
    }{ $pair ->
        [yes] : dowolna inna nagroda
       *[other] ; następna da dowolną inną nagrodę
    }.
castles-reason-downstairs-less = Kończy na razie o { $n ->
        [one] jedną komnatę podziemną
        [few] { $n } komnaty podziemne
       *[other] { $n } komnat podziemnych
    } mniej: dowolna inna nagroda poczeka.
castles-reason-downstairs-title = { castles-reason-complete-title }
castles-reason-food-more = Kończy { $n ->
        [one] komnatę jadalną: dodatkowa tura
        [few] { $n } komnaty jadalne: { $n } dodatkowe tury
       *[other] { $n } komnat jadalnych: { $n } dodatkowych tur
    }.
castles-reason-food-less = Kończy na razie o { $n ->
        [one] jedną komnatę jadalną
        [few] { $n } komnaty jadalne
       *[other] { $n } komnat jadalnych
    } mniej: dodatkowa tura poczeka.
castles-reason-food-title = { castles-reason-complete-title }
castles-reason-living-more = Kończy { $n ->
        [one] komnatę mieszkalną, która punktuje jeszcze raz
        [few] { $n } komnaty mieszkalne, które punktują jeszcze raz
       *[other] { $n } komnat mieszkalnych, które punktują jeszcze raz
    }.
castles-reason-living-less = Kończy na razie o { $n ->
        [one] jedną komnatę mieszkalną
        [few] { $n } komnaty mieszkalne
       *[other] { $n } komnat mieszkalnych
    } mniej: ponowna punktacja poczeka.
castles-reason-living-title = { castles-reason-complete-title }
castles-reason-outdoor-more = Kończy { $n ->
        [one] komnatę zewnętrzną: { 10000 } M
        [few] { $n } komnaty zewnętrzne, każdą za { 10000 } M
       *[other] { $n } komnat zewnętrznych, każdą za { 10000 } M
    }.
castles-reason-outdoor-less = Kończy na razie o { $n ->
        [one] jedną komnatę zewnętrzną
        [few] { $n } komnaty zewnętrzne
       *[other] { $n } komnat zewnętrznych
    } mniej: { 10000 } M poczeka.
castles-reason-outdoor-title = { castles-reason-complete-title }
castles-reason-sleeping-more = Kończy { $n ->
        [one] komnatę sypialną
        [few] { $n } komnaty sypialne
       *[other] { $n } komnat sypialnych
    }: wybór kafelków na talię.
castles-reason-sleeping-less = Kończy na razie o { $n ->
        [one] jedną komnatę sypialną
        [few] { $n } komnaty sypialne
       *[other] { $n } komnat sypialnych
    } mniej: wybór kafelków na talię poczeka.
castles-reason-sleeping-title = { castles-reason-complete-title }
castles-reason-utility-more = Kończy { $n ->
        [one] komnatę gospodarczą
        [few] { $n } komnaty gospodarcze
       *[other] { $n } komnat gospodarczych
    }: lepsza z dwóch kart bonusowych.
castles-reason-utility-less = Kończy na razie o { $n ->
        [one] jedną komnatę gospodarczą
        [few] { $n } komnaty gospodarcze
       *[other] { $n } komnat gospodarczych
    } mniej: karta bonusowa poczeka.
castles-reason-utility-title = { castles-reason-complete-title }
castles-reason-complete-title = Ukończone kafelki
castles-reason-money-more = Zostawia do wydania o { $n } tys. M więcej.
castles-reason-money-less = Zostawia do wydania o { $n } tys. M mniej.
castles-reason-money-title = Pieniądze
castles-reason-cards-more = Daje o { $n ->
        [one] { $n } kartę bonusową
        [few] { $n } karty bonusowe
       *[other] { $n } kart bonusowych
    } więcej.
castles-reason-cards-less = Daje o { $n ->
        [one] { $n } kartę bonusową
        [few] { $n } karty bonusowe
       *[other] { $n } kart bonusowych
    } mniej.
castles-reason-cards-title = Karty bonusowe
castles-reason-doors-more = Zostawia do dalszej budowy o { $n ->
        [one] { $n } wolne wejście
        [few] { $n } wolne wejścia
       *[other] { $n } wolnych wejść
    } więcej.
castles-reason-doors-less = Zostawia do dalszej budowy o { $n ->
        [one] { $n } wolne wejście
        [few] { $n } wolne wejścia
       *[other] { $n } wolnych wejść
    } mniej.
castles-reason-doors-title = Wejścia do dalszej budowy
