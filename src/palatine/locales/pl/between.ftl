# Between Two Castles of Mad King Ludwig

## Name

between-title = Pomiędzy dwoma zamkami Szalonego Króla Ludwika
between-about = Z każdym sąsiadem budujesz jeden zamek. Liczy się tylko gorszy.
between-weight = łatwo się nauczyć

## Options

between-option-throne_connects = Sala tronowa łączy komnaty specjalne
between-option-older = Starszy z dwojga partnerów
between-option-older-lower = Niższy numer miejsca
between-option-older-higher = Wyższy numer miejsca
between-option-throne_connects-yes-says = Sala tronowa liczy się jako komnata specjalna i połączenia biegną przez nią.
between-option-throne_connects-no-says = Połączenia komnat specjalnych nie biegną przez salę tronową.
between-option-older-lower-says = Osoba z niższym numerem miejsca uchodzi za starszą i kładzie pierwsza, chyba że oboje ustalą inaczej.
between-option-older-higher-says = Osoba z wyższym numerem miejsca uchodzi za starszą i kładzie pierwsza, chyba że oboje ustalą inaczej.

## Questions

between-ask-choose = Wybierz 2 kafelki i przekaż resztę dalej.
between-ask-assign = Wybierz, który z dwóch kafelków Ludwika trafi do zamku po jego lewej.
between-ask-order = Umieścisz kafelek w tym zamku przed partnerem czy po nim?
between-ask-answer = Twój partner woli umieścić kafelek po tobie. Położysz swój kafelek przed partnerem?
between-ask-split = Wybierz, który z twoich dwóch kafelków trafi do tego zamku.
between-ask-at = Wybierz pole dla komnaty.
between-ask-food = Umieść jeden z pięciu kafelków, pozostałe zostaną odrzucone.
between-ask-attendant = Wybierz królewskiego sługę.
between-ask-keep = Zachowaj jedną z trzech kart bonusowych.
between-ask-copy = Wybierz, czyj bonus daje trzecia komnata podziemna.
between-ask-special = Wybierz komnatę specjalną.
between-ask-build = Dodaj element do zamku lub go zabierz.
between-ask-where = Wybierz pole dla komnaty.

## Castles, types, wall hangings, attendants

between-castle-mespelbrunn = Mespelbrunn
between-castle-lichtenstein = Lichtenstein
between-castle-hohenschwangau = Hohenschwangau
between-castle-eltz = Eltz
between-castle-neuschwanstein = Neuschwanstein
between-castle-hohenzollern = Hohenzollern
between-castle-reichsburg = Reichsburg
between-type-food = komnata jadalna
between-type-living = komnata mieszkalna
between-type-utility = komnata gospodarcza
between-type-outdoor = komnata zewnętrzna
between-type-sleeping = komnata sypialna
between-type-corridor = korytarz
between-type-downstairs = komnata podziemna
between-type-specialty = komnata specjalna
between-hanging-torch = pochodnia
between-hanging-painting = obraz
between-hanging-mirror = lustro
between-hanging-swords = miecze
between-attendant-painter = Malarz
between-attendant-painter-acc = malarza
between-attendant-guard = Strażnik
between-attendant-guard-acc = strażnika
between-attendant-fire-juggler = Żongler ogniem
between-attendant-fire-juggler-acc = żonglera ogniem
between-attendant-groom = Łaziebnik
between-attendant-groom-acc = łaziebnika
between-ludwig = Ludwik

## Rooms

between-room-bakery = Piekarnia
between-room-bakery-acc = Piekarnię
between-room-buttery = Wyszynk
between-room-buttery-acc = Wyszynk
between-room-chocolate-room = Komnata czekolady
between-room-chocolate-room-acc = Komnatę czekolady
between-room-sauerkraut-room = Komnata kiszonej kapusty
between-room-sauerkraut-room-acc = Komnatę kiszonej kapusty
between-room-kitchen = Kuchnia
between-room-kitchen-acc = Kuchnię
between-room-spice-room = Komnata przypraw
between-room-spice-room-acc = Komnatę przypraw
between-room-cutlery-room = Komnata sztućców
between-room-cutlery-room-acc = Komnatę sztućców
between-room-crepery = Naleśnikarnia
between-room-crepery-acc = Naleśnikarnię
between-room-wine-room = Komnata win
between-room-wine-room-acc = Komnatę win
between-room-morning-tea-room = Komnata porannej herbaty
between-room-morning-tea-room-acc = Komnatę porannej herbaty
between-room-dining-room = Jadalnia
between-room-dining-room-acc = Jadalnię
between-room-afternoon-tea-room = Komnata popołudniowej herbaty
between-room-afternoon-tea-room-acc = Komnatę popołudniowej herbaty
between-room-meat-locker = Chłodnia mięsa
between-room-meat-locker-acc = Chłodnię mięsa
between-room-pantry = Spiżarnia
between-room-pantry-acc = Spiżarnię
between-room-breakfast-nook = Kącik śniadaniowy
between-room-breakfast-nook-acc = Kącik śniadaniowy
between-room-scullery = Zmywalnia
between-room-scullery-acc = Zmywalnię
between-room-siege-food-storage = Spichlerz na czas oblężenia
between-room-siege-food-storage-acc = Spichlerz na czas oblężenia
between-room-brandy-room = Komnata brandy
between-room-brandy-room-acc = Komnatę brandy
between-room-brewery = Browar
between-room-brewery-acc = Browar
between-room-ice-house = Lodownia
between-room-ice-house-acc = Lodownię
between-room-china-room = Komnata porcelany
between-room-china-room-acc = Komnatę porcelany
between-room-taxidermy-showroom = Wystawa wypchanych zwierząt
between-room-taxidermy-showroom-acc = Wystawę wypchanych zwierząt
between-room-reception-room = Sala przyjęć
between-room-reception-room-acc = Salę przyjęć
between-room-parlor = Salonik
between-room-parlor-acc = Salonik
between-room-reading-room = Czytelnia
between-room-reading-room-acc = Czytelnię
between-room-fireplace = Kominek
between-room-fireplace-acc = Kominek
between-room-harp-room = Komnata z harfą
between-room-harp-room-acc = Komnatę z harfą
between-room-sitting-room = Bawialnia
between-room-sitting-room-acc = Bawialnię
between-room-vestibule = Westybul
between-room-vestibule-acc = Westybul
between-room-rug-room = Komnata dywanów
between-room-rug-room-acc = Komnatę dywanów
between-room-map-room = Komnata map
between-room-map-room-acc = Komnatę map
between-room-meditation-room = Komnata medytacji
between-room-meditation-room-acc = Komnatę medytacji
between-room-study = Gabinet
between-room-study-acc = Gabinet
between-room-observatory = Obserwatorium
between-room-observatory-acc = Obserwatorium
between-room-library = Biblioteka
between-room-library-acc = Bibliotekę
between-room-salon = Salon
between-room-salon-acc = Salon
between-room-gallery = Galeria
between-room-gallery-acc = Galerię
between-room-tapestry-room = Komnata gobelinów
between-room-tapestry-room-acc = Komnatę gobelinów
between-room-hat-room = Komnata kapeluszy
between-room-hat-room-acc = Komnatę kapeluszy
between-room-waiting-room = Poczekalnia
between-room-waiting-room-acc = Poczekalnię
between-room-cape-room = Komnata peleryn
between-room-cape-room-acc = Komnatę peleryn
between-room-drawing-room = Salon gościnny
between-room-drawing-room-acc = Salon gościnny
between-room-schoolhouse = Szkoła
between-room-schoolhouse-acc = Szkołę
between-room-torch-storage = Magazyn pochodni
between-room-torch-storage-acc = Magazyn pochodni
between-room-washroom = Umywalnia
between-room-washroom-acc = Umywalnię
between-room-scythe-room = Schowek na kosy
between-room-scythe-room-acc = Schowek na kosy
between-room-powder-room = Pudernia
between-room-powder-room-acc = Pudernię
between-room-panic-room = Komnata paniki
between-room-panic-room-acc = Komnatę paniki
between-room-game-storage = Schowek na gry
between-room-game-storage-acc = Schowek na gry
between-room-coat-room = Schowek na płaszcze
between-room-coat-room-acc = Schowek na płaszcze
between-room-mud-room = Błotna sień
between-room-mud-room-acc = Błotną sień
between-room-repair-shop = Warsztat naprawczy
between-room-repair-shop-acc = Warsztat naprawczy
between-room-kittenry = Kociarnia
between-room-kittenry-acc = Kociarnię
between-room-crown-storage = Schowek na korony
between-room-crown-storage-acc = Schowek na korony
between-room-dumbwaiter = Winda kuchenna
between-room-dumbwaiter-acc = Windę kuchenną
between-room-tool-room = Narzędziownia
between-room-tool-room-acc = Narzędziownię
between-room-sauna = Sauna
between-room-sauna-acc = Saunę
between-room-glassmaking-room = Huta szkła
between-room-glassmaking-room-acc = Hutę szkła
between-room-laundry-room = Pralnia
between-room-laundry-room-acc = Pralnię
between-room-kennel = Psiarnia
between-room-kennel-acc = Psiarnię
between-room-shield-room = Komnata tarcz
between-room-shield-room-acc = Komnatę tarcz
between-room-broom-closet = Schowek na miotły
between-room-broom-closet-acc = Schowek na miotły
between-room-key-room = Komnata kluczy
between-room-key-room-acc = Komnatę kluczy
between-room-archery-range = Strzelnica łucznicza
between-room-archery-range-acc = Strzelnicę łuczniczą
between-room-vineyard = Winnica
between-room-vineyard-acc = Winnicę
between-room-guardhouse = Wartownia
between-room-guardhouse-acc = Wartownię
between-room-sty = Chlew
between-room-sty-acc = Chlew
between-room-swimming-hole = Kąpielisko
between-room-swimming-hole-acc = Kąpielisko
between-room-chicken-coop = Kurnik
between-room-chicken-coop-acc = Kurnik
between-room-winter-garden = Ogród zimowy
between-room-winter-garden-acc = Ogród zimowy
between-room-fish-pond = Staw rybny
between-room-fish-pond-acc = Staw rybny
between-room-biergarten = Ogródek piwny
between-room-biergarten-acc = Ogródek piwny
between-room-flower-garden = Ogród kwiatowy
between-room-flower-garden-acc = Ogród kwiatowy
between-room-butterfly-garden = Ogród motyli
between-room-butterfly-garden-acc = Ogród motyli
between-room-french-gazebo = Francuska altana
between-room-french-gazebo-acc = Francuską altanę
between-room-walking-path = Ścieżka spacerowa
between-room-walking-path-acc = Ścieżkę spacerową
between-room-vegetable-garden = Ogród warzywny
between-room-vegetable-garden-acc = Ogród warzywny
between-room-terrace = Taras
between-room-terrace-acc = Taras
between-room-firewood-storage = Drewutnia
between-room-firewood-storage-acc = Drewutnię
between-room-aviary = Ptaszarnia
between-room-aviary-acc = Ptaszarnię
between-room-turtle-pond = Żółwi staw
between-room-turtle-pond-acc = Żółwi staw
between-room-pumpkin-garden = Ogród dyniowy
between-room-pumpkin-garden-acc = Ogród dyniowy
between-room-stables = Stajnie
between-room-stables-acc = Stajnie
between-room-grand-balcony = Taras główny
between-room-grand-balcony-acc = Taras główny
between-room-midnight-room = Komnata północy
between-room-midnight-room-acc = Komnatę północy
between-room-nap-room = Komnata drzemek
between-room-nap-room-acc = Komnatę drzemek
between-room-bunk-room = Pokój z pryczami
between-room-bunk-room-acc = Pokój z pryczami
between-room-servants-quarters = Kwatery służby
between-room-servants-quarters-acc = Kwatery służby
between-room-solar = Słoneczna komnata
between-room-solar-acc = Słoneczną komnatę
between-room-in-law-suite = Apartament dla teściowej
between-room-in-law-suite-acc = Apartament dla teściowej
between-room-nursery = Pokój z kołyską
between-room-nursery-acc = Pokój z kołyską
between-room-rabbit-room = Królicza komnata
between-room-rabbit-room-acc = Króliczą komnatę
between-room-dreaming-room = Komnata snów
between-room-dreaming-room-acc = Komnatę snów
between-room-guest-bedroom = Sypialnia gościnna
between-room-guest-bedroom-acc = Sypialnię gościnną
between-room-hibernation-chamber = Komnata snu zimowego
between-room-hibernation-chamber-acc = Komnatę snu zimowego
between-room-kings-chambers = Komnaty króla
between-room-kings-chambers-acc = Komnaty króla
between-room-princes-chambers = Komnaty księcia
between-room-princes-chambers-acc = Komnaty księcia
between-room-tasso-room = Pokój Tassa
between-room-tasso-room-acc = Pokój Tassa
between-room-pillow-room = Komnata poduszek
between-room-pillow-room-acc = Komnatę poduszek
between-room-childrens-room = Pokój dziecięcy
between-room-childrens-room-acc = Pokój dziecięcy
between-room-princess-chambers = Komnaty księżniczki
between-room-princess-chambers-acc = Komnaty księżniczki
between-room-dressing-room = Garderoba
between-room-dressing-room-acc = Garderobę
between-room-queens-chambers = Komnaty królowej
between-room-queens-chambers-acc = Komnaty królowej
between-room-puppy-room = Pokój szczeniąt
between-room-puppy-room-acc = Pokój szczeniąt
between-room-blanket-room = Komnata koców
between-room-blanket-room-acc = Komnatę koców
between-room-hall-of-ever-closing-walls = Korytarz zaciskających się ścian
between-room-hall-of-ever-closing-walls-acc = Korytarz zaciskających się ścian
between-room-hall-of-paintings = Korytarz obrazów
between-room-hall-of-paintings-acc = Korytarz obrazów
between-room-hidden-passage = Ukryte przejście
between-room-hidden-passage-acc = Ukryte przejście
between-room-between-two-rooms = Pomiędzy dwoma pokojami
between-room-between-two-rooms-acc = Pomiędzy dwoma pokojami
between-room-hall-of-doors = Korytarz drzwi
between-room-hall-of-doors-acc = Korytarz drzwi
between-room-hall-of-puzzled-floors = Korytarz podłogowych łamigłówek
between-room-hall-of-puzzled-floors-acc = Korytarz podłogowych łamigłówek
between-room-hall-of-creaking-floors = Korytarz skrzypiących podłóg
between-room-hall-of-creaking-floors-acc = Korytarz skrzypiących podłóg
between-room-hall-of-mirrors = Korytarz luster
between-room-hall-of-mirrors-acc = Korytarz luster
between-room-echo-chamber = Komnata echa
between-room-echo-chamber-acc = Komnatę echa
between-room-hall-of-windows = Korytarz okien
between-room-hall-of-windows-acc = Korytarz okien
between-room-hall-of-knights = Korytarz rycerzy
between-room-hall-of-knights-acc = Korytarz rycerzy
between-room-great-hall = Wielka sala
between-room-great-hall-acc = Wielką salę
between-room-lockdown-room = Zaryglowana komnata
between-room-lockdown-room-acc = Zaryglowaną komnatę
between-room-escape-room = Pokój ucieczki
between-room-escape-room-acc = Pokój ucieczki
between-room-hall-of-portraits = Korytarz portretów
between-room-hall-of-portraits-acc = Korytarz portretów
between-room-hall-of-sculptures = Korytarz rzeźb
between-room-hall-of-sculptures-acc = Korytarz rzeźb
between-room-promenade = Promenada
between-room-promenade-acc = Promenadę
between-room-pacing-hall = Korytarz nerwowych kroków
between-room-pacing-hall-acc = Korytarz nerwowych kroków
between-room-dead-end = Ślepy zaułek
between-room-dead-end-acc = Ślepy zaułek
between-room-hall-of-ghosts = Korytarz duchów
between-room-hall-of-ghosts-acc = Korytarz duchów
between-room-purgatory = Czyściec
between-room-purgatory-acc = Czyściec
between-room-padded-room = Pokój bez klamek
between-room-padded-room-acc = Pokój bez klamek
between-room-venus-grotto = Grota Wenus
between-room-venus-grotto-acc = Grotę Wenus
between-room-spy-room = Komnata szpiegów
between-room-spy-room-acc = Komnatę szpiegów
between-room-gunpowder-room = Prochownia
between-room-gunpowder-room-acc = Prochownię
between-room-the-hole = Dziura
between-room-the-hole-acc = Dziurę
between-room-jewel-room = Komnata klejnotów
between-room-jewel-room-acc = Komnatę klejnotów
between-room-laboratory = Laboratorium
between-room-laboratory-acc = Laboratorium
between-room-hidden-entrance = Ukryte wejście
between-room-hidden-entrance-acc = Ukryte wejście
between-room-fungus-room = Komnata grzybów
between-room-fungus-room-acc = Komnatę grzybów
between-room-dungeon = Lochy
between-room-dungeon-acc = Lochy
between-room-subterranean-tunnel = Podziemny tunel
between-room-subterranean-tunnel-acc = Podziemny tunel
between-room-armory = Zbrojownia
between-room-armory-acc = Zbrojownię
between-room-crypt = Krypta
between-room-crypt-acc = Kryptę
between-room-snake-pit = Jama węży
between-room-snake-pit-acc = Jamę węży
between-room-pit-of-despair = Otchłań rozpaczy
between-room-pit-of-despair-acc = Otchłań rozpaczy
between-room-quiet-room = Cichy pokój
between-room-quiet-room-acc = Cichy pokój
between-room-knight-room = Komnata rycerska
between-room-knight-room-acc = Komnatę rycerską
between-room-wine-cellar = Piwnica winna
between-room-wine-cellar-acc = Piwnicę winną
between-room-hidden-lair = Ukryte legowisko
between-room-hidden-lair-acc = Ukryte legowisko
between-room-treasure-room = Skarbiec
between-room-treasure-room-acc = Skarbiec
between-room-mold-room = Spleśniała komnata
between-room-mold-room-acc = Spleśniałą komnatę
between-room-fountain = Fontanna
between-room-fountain-acc = Fontannę
between-room-tower = Wieża
between-room-tower-acc = Wieżę
between-room-grand-foyer = Hol główny
between-room-grand-foyer-acc = Hol główny

## Throne rooms

between-throne-corridor-downstairs = Sala tronowa: korytarze + podziemne
between-throne-corridor-food = Sala tronowa: korytarze + jadalne
between-throne-food-sleeping = Sala tronowa: jadalne + sypialne
between-throne-living-corridor = Sala tronowa: mieszkalne + korytarze
between-throne-living-sleeping = Sala tronowa: mieszkalne + sypialne
between-throne-utility-food = Sala tronowa: gospodarcze + jadalne
between-throne-utility-sleeping = Sala tronowa: gospodarcze + sypialne

## Bonus cards

between-card-one-of-each-type = Różnorodność
between-card-attendants = Królewscy słudzy
between-card-downstairs = Komnaty podziemne
between-card-sleeping = Komnaty sypialne
between-card-below-ground = Pod ziemią
between-card-level-3-up = Wysokie piętra
between-card-living = Komnaty mieszkalne
between-card-food = Komnaty jadalne
between-card-height = Wysokość
between-card-width = Szerokość
between-card-outdoor = Komnaty zewnętrzne
between-card-corridor = Korytarze
between-card-surrounded-8 = W pełni otoczone komnaty
between-card-surrounded-4 = Sąsiedzi z każdej strony
between-card-utility = Komnaty gospodarcze
between-card-specialty = Komnaty specjalne
between-card-throne-different = Różnorodność wokół tronu
between-card-throne-enclosed = Otoczony tron
between-card-five-of-a-kind = Piątki
between-card-three-of-a-kind = Trójki
between-note-card-one-of-each-type = 1 za każdy rodzaj komnaty; sala tronowa się nie liczy.
between-note-card-attendants = 4 za każdego królewskiego sługę.
between-note-card-downstairs = 2 za każdą komnatę podziemną.
between-note-card-sleeping = 2 za każdą komnatę sypialną.
between-note-card-below-ground = 1 za każdą komnatę pod ziemią.
between-note-card-level-3-up = 1 za każdą komnatę na poziomie 3 lub wyższym.
between-note-card-living = 2 za każdą komnatę mieszkalną.
between-note-card-food = 2 za każdą komnatę jadalną.
between-note-card-height = 1 za każdy rząd zamku.
between-note-card-width = 1 za każdą kolumnę zamku.
between-note-card-outdoor = 2 za każdą komnatę zewnętrzną.
between-note-card-corridor = 2 za każdy korytarz.
between-note-card-surrounded-8 = 3 za każdą komnatę ze wszystkimi zajętymi polami wokół.
between-note-card-surrounded-4 = 2 za każdą komnatę z sąsiadem z każdej strony.
between-note-card-utility = 2 za każdą komnatę gospodarczą.
between-note-card-specialty = 2 za każdą komnatę specjalną, także za salę tronową.
between-note-card-throne-different = 2 za każdy zwykły rodzaj komnaty obok, nad i pod salą tronową.
between-note-card-throne-enclosed = 1 za każde zajęte z 10 pól wokół sali tronowej.
between-note-card-five-of-a-kind = 4 za każdy zwykły rodzaj z co najmniej 5 komnatami.
between-note-card-three-of-a-kind = 2 za każdy zwykły rodzaj z co najmniej 3 komnatami.

## What rooms score for

between-note-sides = Po { $points }: { $wants } po lewej, po prawej.
between-note-above-below = Po { $points }: { $wants } tuż nad, tuż pod.
between-note-below = Po { $points }: { $wants } na dwóch polach poniżej.
between-note-around = Po { $points }: { $wants } wokół.
between-note-linked = Po { $points }: { $wants }, jeśli jest połączenie.
between-note-castle = Po { $points }: { $wants } gdziekolwiek w zamku.
between-note-all-types = { $points }, jeśli zamek ma wszystkie siedem zwykłych rodzajów, inaczej 1.
between-note-hanging = Po { $points }: ozdoba ścienna wokół, { $wants }.
between-note-column = Po { $points }: { $wants } wyżej w kolumnie.
between-note-column-both = Po { $points }: { $wants } wyżej i niżej w kolumnie.
between-note-fixed = Zawsze { $points } punktów.
between-note-tower = { $points } za każdą komnatę pod nią w kolumnie.
between-note-foyer = { $points } za każdą komnatę wokół.

## Beside the castles

between-fact-castles = Punkty obu zamków: najpierw { $left }, potem { $right }
between-fact-castle = Punkty zamku
between-fact-chosen = wybór dokonany
between-fact-choice = Wybór kafelków
between-fact-seen = kafelki, które znasz
between-fact-down = Kafelki odrzucone zakryte
between-fact-pile = Kafelki w stosie
between-fact-discards = Odrzucone kafelki
between-fact-discards-both = Odrzucone kafelki: odkryte · zakryte
between-fact-ludwig = Słabszy zamek Ludwika
between-hand = Na ręce
between-sheet-partners = { $left_seat } i { $right_seat }
between-sheet-ludwig = { $left_seat } i Ludwik
between-sheet-seat = { $seat }
between-points-food = komnaty jadalne
between-points-living = komnaty mieszkalne
between-points-utility = komnaty gospodarcze
between-points-outdoor = komnaty zewnętrzne
between-points-sleeping = komnaty sypialne
between-points-corridor = korytarze
between-points-downstairs = komnaty podziemne
between-points-towers = wieże
between-points-fountains = fontanny
between-points-grand_foyers = hole główne
between-points-cards = karty bonusowe
between-points-attendants = królewscy słudzy
between-points-throne = sala tronowa
between-tie-higher = Przy równych gorszych zamkach zdecydował lepszy.
between-tie-specialty = Przy obu równych zdecydowały komnaty specjalne.

## What can be touched

between-label-tile = { $room } ({ $type })
between-label-room = { $room }, { $at }
between-label-space = kolumna { $column }, poziom { $level }
between-label-space-under = kolumna { $column }, { $level } pod ziemią
between-label-first = Przed partnerem
between-label-second = Po partnerze
between-label-remove = Zabierz
between-label-add-food = Dodaj: Jadalne
between-label-add-living = Dodaj: Mieszkalne
between-label-add-utility = Dodaj: Gospodarcze
between-label-add-outdoor = Dodaj: Zewnętrzne
between-label-add-sleeping = Dodaj: Sypialne
between-label-add-corridor = Dodaj: Korytarze
between-label-add-downstairs = Dodaj: Podziemne
between-label-add-specialty = Dodaj: Specjalne
between-label-add-attendants = Dodaj: królewskiego sługę
between-label-add-cards = Dodaj: kartę bonusową
between-label-add-throne = Zmień salę tronową
between-bonus-food = Jadalne: dobierz 5 kafelków, umieść 1
between-bonus-living = Mieszkalne: królewski sługa
between-bonus-utility = Gospodarcze: dobierz 3 karty bonusowe, zachowaj 1
between-bonus-outdoor = Zewnętrzne: fontanna
between-bonus-sleeping = Sypialne: wieża
between-bonus-corridor = Korytarze: hol główny
between-bonus-downstairs = Podziemne: bonus innego rodzaju

## What an action means

between-do-take = Zachowaj { $room }.
between-do-lay = Przeznacz { $room } dla zamku { $castle }.
between-do-build = Umieść { $room } w zamku { $castle }.
between-do-add = Dodaj { $room }.
between-do-at = Umieść { $room } w zamku { $castle }: { $at }.
between-do-first = Umieść kafelek w zamku { $castle } przed partnerem.
between-do-second = Umieść kafelek w zamku { $castle } po partnerze.
between-do-copy = Weź bonus: { $bonus }.
between-do-attendant = Umieść w sali tronowej { $attendant }.
between-do-keep = Zachowaj kartę bonusową „{ $card }”.
between-do-throne = Zmień na: { $throne }.
between-do-remove = Zabierz: { $piece }.

## What happens

between-event-throne = { $castle }: { $throne }.
between-event-round = Zaczyna się runda { $round }.
between-event-dealt = { $count ->
        [one] Każdy dobiera { $count } kafelek.
        [few] Każdy dobiera { $count } kafelki.
       *[other] Każdy dobiera { $count } kafelków.
    }
between-event-passed = { $count ->
        [one] Stosy wędrują dalej, w każdym jest { $count } kafelek.
        [few] Stosy wędrują dalej, w każdym są { $count } kafelki.
       *[other] Stosy wędrują dalej, w każdym jest { $count } kafelków.
    }
between-event-last-tiles = { $count ->
        [one] Ostatni { $count } kafelek zostaje odrzucony bez oglądania.
        [few] Ostatnie { $count } kafelki zostają odrzucone bez oglądania.
       *[other] Ostatnich { $count } kafelków zostaje odrzuconych bez oglądania.
    }
between-event-shuffled = { $count ->
        [one] Odrzucone kafelki wracają do stosu: { $count } kafelek.
        [few] Odrzucone kafelki wracają do stosu: { $count } kafelki.
       *[other] Odrzucone kafelki wracają do stosu: { $count } kafelków.
    }
between-event-cards-shuffled = { $count ->
        [one] Odrzucone karty bonusowe wracają do talii: { $count } karta.
        [few] Odrzucone karty bonusowe wracają do talii: { $count } karty.
       *[other] Odrzucone karty bonusowe wracają do talii: { $count } kart.
    }
between-event-ludwig = Ludwik dobiera: { $one }, { $two }.
between-event-assigned = { $seat } rozdziela kafelki Ludwika: { $castle } – { $room }, { $right } – { $other }.
between-event-revealed = { $seat } odsłania { $one } i { $two }.
between-event-order = { $seat } umieszcza kafelek w zamku { $castle } przed partnerem.
between-event-proposed = { $seat } woli umieścić kafelek w zamku { $castle } po partnerze.
between-event-insisted = { $seat } obstaje przy tym, by umieścić kafelek w zamku { $castle } po partnerze.
between-event-split = { $seat } wybiera { $room } dla zamku { $castle }.
between-event-placed = { $seat } umieszcza { $room } w zamku { $castle }.
between-event-bonus = { $castle }: bonus ({ $type }).
between-event-drawn = { $castle }, dobrane kafelki: { $rooms }.
between-event-picked = { $seat } wybiera { $room } dla zamku { $castle }.
between-event-attendant = { $seat } umieszcza w sali tronowej zamku { $castle } { $attendant }.
between-event-cards = { $castle }, dobrane karty bonusowe: { $cards }.
between-event-kept = { $seat } zachowuje kartę bonusową „{ $card }” dla zamku { $castle }.
between-event-copied = { $seat } bierze za trzecią komnatę podziemną inny bonus ({ $type }).
between-event-lost = { $castle }: zasoby są puste, bonus przepada.
between-event-end = Zamki są gotowe.
between-event-added = Dodano: { $piece }.
between-event-removed = Zabrano: { $piece }.

## Why not

between-why-other-question = Teraz decyduje się o czymś innym.
between-why-not-in-hand = Nie masz na ręce tego kafelka: { $room }.
between-why-chosen = Ten kafelek jest już wybrany: { $room }.
between-why-not-shown = Wśród dwóch kafelków nie ma: { $room }.
between-why-not-drawn = Nie dobrano: { $room }.
between-why-supply = W zasobach już nie ma: { $piece }.
between-why-taken = Pole jest zajęte, a umieszczony kafelek się nie przesuwa.
between-why-alone = Komnata musi stykać się krawędzią z komnatą zamku.
between-why-no-support = Nad parterem komnata musi mieć pod sobą inną.
between-why-underground = Ta komnata nie może leżeć pod ziemią.
between-why-only-underground = Komnaty podziemne mogą leżeć tylko pod ziemią.
between-why-open-to-sky = Nad komnatą otwartą na niebo nic nie może stać.
between-why-there = W zamku już jest: { $piece }.
between-why-nothing-there = Nie ma czego zabrać: { $piece }.
between-why-spots = Oba miejsca w sali tronowej są zajęte.

## Questions that name their object, what follows, buttons

between-q-choose = Wybierz dwa kafelki, które zachowasz.
between-q-choose-second = Zachowujesz { $room }. Który kafelek jeszcze? 2 z 2.
between-q-take = Zachować { $room }?
between-q-take-two = Zachować { $one } i { $two }?
between-q-assign = Który z dwóch kafelków Ludwika trafi do zamku { $castle }?
between-q-split = Który z twoich dwóch kafelków trafi do zamku { $castle }?
between-q-lay = Dać { $room } do zamku { $castle }?
between-q-order = Zamek { $castle }: umieścisz kafelek przed partnerem czy po nim?
between-q-order-first = Umieścić kafelek w zamku { $castle } przed partnerem?
between-q-order-second = Umieścić kafelek w zamku { $castle } po partnerze?
between-q-answer = { $seat } woli w zamku { $castle } być po tobie. Zaczniesz?
between-q-at = Gdzie w zamku { $castle } umieścić { $room }?
between-q-here = Umieścić { $room } w zamku { $castle } tutaj?
between-q-food = Który z dobranych kafelków trafi do zamku { $castle }?
between-q-special = Którą komnatę specjalną dostanie zamek { $castle }?
between-q-attendant = Którego królewskiego sługę dostanie zamek { $castle }?
between-q-this-attendant = { $attendant } dla zamku { $castle }?
between-q-keep = Którą kartę bonusową zachowa zamek { $castle }?
between-q-this-card = Zachować „{ $card }” dla zamku { $castle }?
between-q-copy = Jaki bonus da zamkowi { $castle } trzecia komnata podziemna?
between-q-this-bonus = Wziąć dla zamku { $castle }: { $bonus }?
between-button-keep = Zachowaj
between-button-keep-two = Zachowaj te dwa
between-button-lay = Wybierz
between-button-place = Umieść
between-button-take = Weź
between-detail-pass = { $count ->
        [one] Pozostały kafelek dostanie { $seat }.
        [few] Pozostałe { $count } kafelki dostanie { $seat }.
       *[other] Pozostałych { $count } kafelków dostanie { $seat }.
    }
between-detail-pass-ludwig = { $count ->
        [one] Pozostały kafelek dostanie Ludwik.
        [few] Pozostałe { $count } kafelki dostanie Ludwik.
       *[other] Pozostałych { $count } kafelków dostanie Ludwik.
    }
between-detail-discard = Ostatni kafelek zostanie odrzucony zakryty.
between-detail-worth = { $left }; { $right }.
between-detail-castle = { $castle }: najwyżej { $much }
between-detail-this = Tu najwyżej { $much }
between-detail-room = { $room }, { $castle }: najwyżej { $much }
between-detail-other = Drugi trafi do zamku { $castle }.
between-detail-order = Masz: { $mine }; partner ma: { $theirs }.
between-detail-note = { $note } Od razu: { $bonus }.
between-detail-rest = Pozostałe zostaną odrzucone.
between-detail-rest-cards = Pozostałe dwie zostaną odrzucone.
between-detail-most = Da najwyżej { $much }.
between-detail-here = Da { $much }.
between-detail-card = { $note } Teraz: { $points }.
between-brings = { $points }
between-brings-bonus = { $points }, { $bonus }
between-third-food = trzecia komnata jadalna: dobierz 5 kafelków, umieść 1
between-third-living = trzecia komnata mieszkalna: królewski sługa
between-third-utility = trzecia komnata gospodarcza: karta bonusowa
between-third-outdoor = trzecia komnata zewnętrzna: fontanna
between-third-sleeping = trzecia komnata sypialna: wieża
between-third-corridor = trzeci korytarz: hol główny
between-third-downstairs = trzecia komnata podziemna: bonus innego rodzaju
between-fifth = piąta tego rodzaju: komnata specjalna
between-gets-food = 1 z 5 kafelków
between-gets-living = królewski sługa
between-gets-utility = karta bonusowa
between-gets-outdoor = fontanna
between-gets-sleeping = wieża
between-gets-corridor = hol główny
between-gets-downstairs = bonus innego rodzaju
between-gets-fifth = komnata specjalna

## The inspector

between-follows-best = W zamku { $castle } teraz najwyżej { $much }.
between-follows-level = { $castle }, poziom { $level }.
between-follows-under = { $castle }, { $level } pod ziemią.
between-follows-attendant = { $attendant } teraz: { $points }.
between-follows-left = Pozostało w zasobach: { $count }.
between-follows-lower = Z dwóch zamków gracza liczy się gorszy.
between-follows-castle = { $castle }: { $points }.
between-follows-count = { $castle }: { $count }.
between-does-hanging = Ozdoba ścienna: { $hanging }.
between-does-throne = 2 za każde z dwóch zaznaczonych pól, na którym jest jedna z tych komnat: { $one }, { $two }.
between-does-throne-room = Liczy się jako komnata specjalna i ma miejsca dla dwóch królewskich sług.
between-does-attendant = 1 za każdą komnatę z tą ozdobą ścienną: { $hanging }.
between-does-castle = { $count ->
        [one] Zamek z { $count } komnatą, budowany przez dwoje sąsiadów.
        [few] Zamek z { $count } komnatami, budowany przez dwoje sąsiadów.
       *[other] Zamek z { $count } komnatami, budowany przez dwoje sąsiadów.
    }
between-does-third = Trzecia w zamku od razu daje: { $bonus }.
between-does-fifth = Piąta w zamku daje dowolną komnatę specjalną.
between-does-order = Starszy z partnerów mówi, kto pierwszy umieści kafelek; drugi widzi już, co zrobił pierwszy.
between-does-pile = { $count ->
        [one] W stosie został { $count } kafelek. Gdy na bonus jest ich mniej niż pięć, wtasowuje się odrzucone.
        [few] W stosie zostały { $count } kafelki. Gdy na bonus jest ich mniej niż pięć, wtasowuje się odrzucone.
       *[other] W stosie zostało { $count } kafelków. Gdy na bonus jest ich mniej niż pięć, wtasowuje się odrzucone.
    }
between-does-discards = Odkryte: { $rooms }.
between-does-down = Zakryte: { $count }.
between-does-deck = Kart bonusowych w talii: { $count }.
between-does-cards = Odrzucone: { $cards }.
between-does-seen = Te kafelki już znasz: { $rooms }.
between-does-left = { $piece }: { $count }.
between-kind-attendant = królewski sługa
between-kind-card = karta bonusowa
between-kind-player = gracz
between-kind-type = rodzaj komnaty
between-kind-order = Kto umieszcza pierwszy
between-sum-always = Zawsze
between-sum-none = Na razie nic
between-sum-all-types = Jest wszystkie siedem rodzajów
between-sum-missing = Jeszcze nie wszystkie rodzaje
between-sum-lacks = brakuje: { $types }
between-sum-castle = { $castle }
between-sum-lower = liczy się gorszy zamek
between-throne = Sala tronowa

## Trays, progress, switches

between-fact-deck = Pozostałe karty bonusowe
between-fact-specialty = Komnaty specjalne w zasobach
between-fact-attendants = Królewscy słudzy w zasobach
between-value = teraz { $points }
between-mark = { $number } z { $of }
between-tray-hand = { $count ->
        [one] Twój { $count } kafelek
        [few] Twoje { $count } kafelki
       *[other] Twoich { $count } kafelków
    }
between-tray-place = Do umieszczenia
between-tray-open = Odkryte u innych
between-tray-food = Dobrane kafelki
between-tray-special = Komnaty specjalne
between-tray-assign = Kafelki Ludwika
between-tray-attendant = Królewscy słudzy
between-tray-keep = Karty do wyboru
between-tray-copy = Bonusy
between-tray-kept = Twoje karty bonusowe
between-goal = do zamku { $castle }
between-goal-of = { $who }, { $goal }
between-progress = Runda { $round } z { $rounds }, tura { $turn } z { $turns }
between-progress-part = Runda { $round } z { $rounds }
between-progress-choose = Wybór
between-progress-place = Umieszczanie
between-switch-order = Pytaj, kto umieszcza pierwszy

## The final scoring

between-event-counted = { $castle }, { $line }: { $points }.
between-event-total = { $castle }, razem: { $points }.
between-event-lower = { $seat }: liczy się gorszy zamek, { $lower } z wynikiem { $points } ({ $higher } ma { $more }).
between-event-lower-ludwig = Ludwik: liczy się gorszy zamek, { $lower } z wynikiem { $points } ({ $higher } ma { $more }).
between-event-tie-higher = { $seat } ma tyle samo co ktoś inny; lepszy zamek ma { $count }.
between-event-tie-specialty = { $seat } nadal ma tyle samo; komnat specjalnych w obu zamkach: { $count }.
between-score-total = razem
between-score-lower = Liczy się gorszy zamek
between-score-tie-higher = Remis: decyduje lepszy zamek
between-score-tie-specialty = Nadal remis: decydują komnaty specjalne
between-formula-counted = { $sum }
between-formula-total = wszystkie wiersze razem
between-formula-lower = { $lower }; { $higher } ma { $more }
between-formula-tie-higher = lepszy zamek: { $count }
between-formula-tie-specialty = komnaty specjalne w obu zamkach: { $count }

## Documents

between-document-place = { $where }: { $room } nie może leżeć na { $x }, { $y } ({ $rule }). { $reason }
between-document-too-many = { $where }: { $piece }, za dużo, jest tylko { $most }.

# Puzzles: what is asked, and why the best answer is the best.
between-puzzle-place = Gdzie ten kafelek da zamkowi najwięcej punktów?
between-puzzle-lay = Umieść kafelek tam, gdzie da zamkowi najwięcej punktów.
between-puzzle-take = Który z tych kafelków zachowasz?
between-puzzle-special = Piąta komnata tego samego rodzaju daje komnatę specjalną. Którą?
between-puzzle-keep = Która karta bonusowa da najwięcej punktów zamkowi, jaki stoi teraz?
between-puzzle-why-food = Komnata jadalna daje dwa punkty za każde z dwóch zaznaczonych pól, na którym leży rodzaj, jakiego chce. Liczą się więc tylko komnaty na tych dwóch polach, a nie cały zamek.
between-puzzle-why-living = Komnata mieszkalna liczy rodzaj, jakiego chce, na polach wokół, także po skosie. Najwięcej jest warta pośrodku takich komnat.
between-puzzle-why-utility = Komnata gospodarcza liczy wszystkie komnaty rodzaju, jakiego chce, połączone z nią łańcuchem, choćby daleko. Jedno ogniwo może dołączyć cały szereg.
between-puzzle-why-outdoor = Komnata zewnętrzna liczy rodzaj, jakiego chce, w całym zamku. Wybierz to, czego zamek ma dużo.
between-puzzle-why-sleeping = Komnata sypialna daje cztery punkty, gdy zamek ma wszystkie sześć innych rodzajów komnat, inaczej jeden. Z ostatnim brakującym rodzajem każda komnata sypialna zamku jest warta cztery.
between-puzzle-why-corridor = Korytarz liczy swoją ozdobę ścienną na ośmiu polach wokół. Patrz na okrągłe znaki, a nie na rodzaje komnat.
between-puzzle-why-downstairs = Komnata podziemna liczy komnaty, których chce, nad sobą w swojej kolumnie, a czasem i pod sobą. Połóż ją pod właściwą kolumną albo podwyższ tę kolumnę.
between-puzzle-why-towers = Wieża liczy komnaty pod sobą w swojej kolumnie. Im wyżej stoi, tym więcej daje.
between-puzzle-why-fountains = Fontanna daje swoje pięć punktów, gdziekolwiek stoi. Postaw ją tam, gdzie nie zajmie dobrego miejsca.
between-puzzle-why-grand_foyers = Hol główny liczy wszystkie komnaty wokół siebie. Najwięcej daje pośrodku zamku.
between-puzzle-why-cards = Karta bonusowa liczy to, co zamek ma. Wybierz tę, pod którą zamek jest już zbudowany.
between-puzzle-why-attendants = Królewski sługa liczy swoją ozdobę ścienną w całym zamku. Ten kafelek dodaje jedną.
between-puzzle-why-throne = Sala tronowa daje dwa punkty za każde z dwóch zaznaczonych pól, na którym leży jeden z jej dwóch rodzajów. Zapełnij je wcześnie, zanim będzie tam leżeć coś innego.
between-puzzle-why-rivals = To, czego nie zachowasz, trafi do sąsiada. Czasem najlepiej zachować kafelek, którego inni potrzebowaliby bardziej.
between-puzzle-why-later = Zamkowi zostają lepsze miejsca na to, co jeszcze przyjdzie. Liczy się tylko słabszy z twoich dwóch zamków, więc rosnąć muszą oba.

## The score sheet of a real table

between-sheet-way-rooms = Komnata po komnacie
between-sheet-way-points = Tylko liczby
between-sheet-castles = Zamki
between-sheet-castles-hint = W kręgu, tak jak siedzicie: po jednym zamku między każdą parą sąsiadów.
between-sheet-points-hint = Wiersze drukowanej tabeli punktowej, zamek po zamku.
between-sheet-rooms = Komnaty
between-sheet-specialty = Komnaty specjalne bez sali tronowej, tylko na wypadek remisu
between-sheet-castle = Zamek
between-sheet-two = { $lower } i { $higher }
between-sheet-lower-counts = Liczy się gorszy z dwóch zamków.
between-sheet-others = inne komnaty i karty
between-sheet-lacks-castle = { $castle }: jeszcze nic nie wpisano
between-sheet-lacks-rooms = { $castle }: { $count } z { $most } komnat
between-sheet-lacks-line = { $castle }: { $line }
between-sheet-lacks-specialty = { $castle }: liczba komnat specjalnych, z powodu remisu
between-sheet-tie-rule = Przy remisie decyduje lepszy zamek, potem komnaty specjalne w obu; potem miejsce jest wspólne.
between-sheet-tie-higher = { $who } mają po { $points }. Decyduje lepszy zamek: { $numbers }.
between-sheet-tie-specialty = { $who } wciąż mają po równo. Decydują komnaty specjalne w obu zamkach: { $numbers }.
between-sheet-tie-shared = { $who } mają wszystko po równo i dzielą miejsce.
between-sheet-who = { $seats }
between-sheet-who-ludwig = { $seats } i Ludwik
between-sheet-twice = { $where }: { $piece } leży już w zamku { $castle }; w pudełku jest { $most }× ({ $rule }).
between-sheet-used = { $piece } leży już w zamku { $castle }.
between-sheet-no-throne = { $where }: najpierw wybierz salę tronową zamku { $castle } ({ $rule }).

## Dlaczego jeden ruch jest lepszy od drugiego

between-reason-lower-more = Gorszy zamek, który się liczy, zyskuje o { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[other] { $n } punktów
    } więcej.
between-reason-lower-less = Gorszy zamek zyskuje na razie o { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[other] { $n } punktów
    } mniej.
between-reason-lower-title = Liczy się gorszy zamek
between-reason-higher-more = Lepszy zamek zyskuje o { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[other] { $n } punktów
    } więcej.
between-reason-higher-less = Lepszy zamek, który się nie liczy, zyskuje o { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[other] { $n } punktów
    } mniej.
between-reason-higher-title = Lepszy zamek
between-reason-food-more = Daje { $castle ->
        [some] jednemu z zamków
       *[other] zamkowi { $castle }
    } trzecią komnatę jadalną, a z nią 1 z 5 kafelków.
between-reason-food-less = Trzecią komnatę jadalną zostawia na później, a wraz z nią 1 z 5 kafelków.
between-reason-food-title = { between-reason-bonus-title }
between-reason-living-more = Daje { $castle ->
        [some] jednemu z zamków
       *[other] zamkowi { $castle }
    } trzecią komnatę mieszkalną, a z nią królewskiego sługę.
between-reason-living-less = Trzecią komnatę mieszkalną zostawia na później, a wraz z nią królewskiego sługę.
between-reason-living-title = { between-reason-bonus-title }
between-reason-utility-more = Daje { $castle ->
        [some] jednemu z zamków
       *[other] zamkowi { $castle }
    } trzecią komnatę gospodarczą, a z nią kartę bonusową.
between-reason-utility-less = Trzecią komnatę gospodarczą zostawia na później, a wraz z nią kartę bonusową.
between-reason-utility-title = { between-reason-bonus-title }
between-reason-outdoor-more = Daje { $castle ->
        [some] jednemu z zamków
       *[other] zamkowi { $castle }
    } trzecią komnatę zewnętrzną, a z nią fontannę.
between-reason-outdoor-less = Trzecią komnatę zewnętrzną zostawia na później, a wraz z nią fontannę.
between-reason-outdoor-title = { between-reason-bonus-title }
between-reason-sleeping-more = Daje { $castle ->
        [some] jednemu z zamków
       *[other] zamkowi { $castle }
    } trzecią komnatę sypialną, a z nią wieżę.
between-reason-sleeping-less = Trzecią komnatę sypialną zostawia na później, a wraz z nią wieżę.
between-reason-sleeping-title = { between-reason-bonus-title }
between-reason-corridor-more = Daje { $castle ->
        [some] jednemu z zamków
       *[other] zamkowi { $castle }
    } trzeci korytarz, a z nim hol główny.
between-reason-corridor-less = Trzeci korytarz zostawia na później, a wraz z nim hol główny.
between-reason-corridor-title = { between-reason-bonus-title }
between-reason-downstairs-more = Daje { $castle ->
        [some] jednemu z zamków
       *[other] zamkowi { $castle }
    } trzecią komnatę podziemną, a z nią bonus innego rodzaju.
between-reason-downstairs-less = Trzecią komnatę podziemną zostawia na później, a wraz z nią bonus innego rodzaju.
between-reason-downstairs-title = { between-reason-bonus-title }
between-reason-fifth-more = Daje { $castle ->
        [some] jednemu z zamków
       *[other] zamkowi { $castle }
    } piątą komnatę jednego rodzaju, a z nią komnatę specjalną.
between-reason-fifth-less = Piątą komnatę jednego rodzaju zostawia na później, a wraz z nią komnatę specjalną.
between-reason-fifth-title = { between-reason-bonus-title }
between-reason-bonus-title = Bonus za trzy lub pięć komnat
between-reason-near-more = { $n ->
        [one] Kolejnemu rodzajowi
        [few] Kolejnym { $n } rodzajom
       *[other] Kolejnym { $n } rodzajom
    } będzie brakowało do bonusu tylko jednej komnaty.
between-reason-near-less = Rodzajów, którym do bonusu brakuje tylko jednej komnaty, będzie o { $n } mniej.
between-reason-near-title = O komnatę od bonusu
between-reason-types-more = Dodaje { $n ->
        [one] rodzaj komnat, którego zamkowi jeszcze brakowało
        [few] { $n } rodzaje komnat, których zamkom jeszcze brakowało
       *[other] { $n } rodzajów komnat, których zamkom jeszcze brakowało
    }.
between-reason-types-less = Na razie w zamkach będzie o { $n ->
        [one] { $n } rodzaj
        [few] { $n } rodzaje
       *[other] { $n } rodzajów
    } komnat mniej.
between-reason-types-title = Rodzaj, którego brakowało
between-reason-win = Przede wszystkim chodzi o wygraną: przy równych gorszych zamkach decyduje lepszy.
between-reason-win-title = Decydują ostatnie kafelki
