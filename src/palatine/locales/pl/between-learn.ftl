# Between Two Castles of Mad King Ludwig: learning the game

## The guided first game

between-learn-goal-title = Dwa zamki, dwoje partnerów
between-learn-goal-say = Budujesz dwa zamki: { between-castle-mespelbrunn } z sąsiadem po lewej, { between-castle-hohenschwangau } z sąsiadem po prawej. Na koniec liczy ci się tylko gorszy z nich. Dbaj więc o oba.

between-learn-choose-title = Zachowaj dwa, resztę przekaż
between-learn-choose-say = Dziewięć kafelków, które widzisz tylko ty. Dwa zachowujesz, siedem dostanie sąsiad po lewej. Najpierw dotknij kafelka { between-room-terrace }, to komnata zewnętrzna, i potwierdź zielonym przyciskiem, jeśli się pojawi.
between-learn-choose-say-2 = Teraz { between-room-treasure-room }, komnata podziemna, a potem „{ between-button-keep-two }”. Wyboru dwóch kafelków nie da się cofnąć. Nikt go nie zobaczy, dopóki nie wybiorą wszyscy.
between-learn-choose-other = Można zachować dowolne dwa kafelki. W tej lekcji będą to { between-room-terrace } i { between-room-treasure-room }.

between-learn-split-title = Po jednym do każdego zamku
between-learn-split-say = Wszystkie kafelki są odsłonięte. Każdy twój zamek dostanie jeden od ciebie i jeden od partnera. Dopiero teraz decydujesz: zamkowi { between-castle-mespelbrunn } daj { between-room-terrace-acc }. Drugi trafi do zamku { between-castle-hohenschwangau }.
between-learn-split-other = { between-room-treasure-room } też byłby tu dozwolony. W tej lekcji daj zamkowi { between-castle-mespelbrunn } { between-room-terrace-acc }.

between-learn-ground-title = Gdzie może stanąć komnata
between-learn-ground-say = Komnata musi stykać się krawędzią z inną. Nad parterem musi stać na innej. Pod ziemię trafiają tylko korytarze i komnaty podziemne. Spróbuj: dotknij pola pod salą tronową.
between-learn-ground-say-2 = Odmowa, i słusznie: { between-room-terrace } nie może leżeć pod ziemią. Połóż go obok sali tronowej, po prawej.
between-learn-ground-other = Mógłby też stanąć na sali tronowej. Jest jednak otwarty na niebo: nad nim już nigdy nic nie powstanie.

between-learn-throne-title = Sala tronowa daje punkty
between-learn-throne-say = Plan w sali tronowej zamku { between-castle-hohenschwangau } zaznacza dwa pola pod nią: 2 punkty za każdy korytarz lub komnatę podziemną. Najpierw spróbuj w złym miejscu: dotknij pola nad nią.
between-learn-throne-say-2 = Komnaty podziemne leżą tylko pod ziemią. Umieść więc { between-room-treasure-room-acc } pod salą tronową, gdzie da punkty.
between-learn-throne-other = W tej lekcji zrób to, co zaznaczone: najpierw złe pole, potem pole pod salą tronową.

between-learn-pass-title = Kafelki krążą
between-learn-pass-say = Twoje siedem kafelków poszło w lewo, a ty masz siedem od sąsiada po prawej. Niektóre jeszcze wrócą. Zachowaj { between-room-vegetable-garden-acc } (komnata zewnętrzna) i { between-room-blanket-room-acc } (sypialna).
between-learn-pass-other = W tej lekcji zachowaj { between-room-vegetable-garden-acc } dla zamku { between-castle-mespelbrunn } i { between-room-blanket-room-acc } dla zamku { between-castle-hohenschwangau }.

between-learn-third-title = Trzecia tego samego rodzaju: bonus
between-learn-third-say = { between-castle-mespelbrunn } ma 2 komnaty zewnętrzne. Trzecia tego samego rodzaju od razu daje bonus. Daj temu zamkowi { between-room-vegetable-garden-acc }.
between-learn-third-say-2 = Komnaty zewnętrzne są otwarte na niebo: nic nie może na nich stać. Spróbuj: dotknij pola nad pierwszą z nich.
between-learn-third-say-3 = Właśnie tak. Umieść { between-room-vegetable-garden-acc } na końcu parteru.
between-learn-third-other = { between-room-blanket-room } jest dla zamku { between-castle-hohenschwangau }, a dach sali tronowej dla komnat sypialnych.

between-learn-fountain-title = Fontanna: pięć punktów
between-learn-fountain-say = Trzecia komnata zewnętrzna daje fontannę. Jest warta 5 punktów, gdziekolwiek stoi. Też jest otwarta na niebo, więc połóż ją na końcu parteru.
between-learn-fountain-other = Na dachu byłoby to dozwolone. Ta sala tronowa chce jednak nad swoją lewą połową komnaty jadalnej lub sypialnej.

between-learn-threes-title = Co dają trójki
between-learn-threes-say = Trzy komnaty sypialne dają wieżę, korytarze hol główny, mieszkalne królewskiego sługę, gospodarcze kartę bonusową, jadalne kolejny kafelek, podziemne bonus innego rodzaju.

between-learn-look-title = Co liczą kafelki
between-learn-look-say = Pasek u dołu kafelka mówi, co on liczy. Komnaty jadalne liczą przy swoich krawędziach, mieszkalne wokół siebie, gospodarcze w łańcuchu, zewnętrzne w całym zamku, podziemne w swojej kolumnie.
between-learn-look-say-2 = Korytarze liczą ozdoby ścienne wokół siebie: okrągłe znaki. Komnata sypialna daje 1, a w zamku ze wszystkimi siedmioma rodzajami 4. Wskaż kafelek lub go przytrzymaj, aby go przeczytać.

between-learn-column-title = Punkty w kolumnie
between-learn-column-say = { between-room-treasure-room } liczy komnaty sypialne nad sobą. Umieść { between-room-blanket-room-acc } na dachu sali tronowej, dokładnie nad nim. Liczby na polach mówią, ile tam da.
between-learn-column-other = Wolno, ale { between-room-treasure-room } liczy tylko to, co jest nad nim w jego kolumnie.

between-learn-again-title = Twój własny wybór
between-learn-again-say = Zachowaj najpierw komnatę zewnętrzną, potem sypialną, którą wolisz. Jeśli partner przyniesie do zamku { between-castle-mespelbrunn } czwartą zewnętrzną, twoja może być tam piąta.
between-learn-again-other = Najpierw komnata zewnętrzna, potem sypialna: zamkowi { between-castle-mespelbrunn } niewiele brakuje do następnego bonusu.

between-learn-second-title = Przepuść partnera
between-learn-second-say = Partnerzy ustalają, kto kładzie wcześniej. Zwykle ty, bez pytania; zmienia to przełącznik „{ between-switch-order }”. Teraz wybierz „{ between-label-second }”: piąta komnata zewnętrzna i jej bonus będą twoje.
between-learn-second-other = Możesz kłaść przed partnerem. Wtedy jednak to on położy piątą komnatę i on wybierze.

between-learn-fifth-title = Piąta tego samego rodzaju: wybieraj
between-learn-fifth-say = Czwarta komnata zewnętrzna jest od partnera. Daj zamkowi { between-castle-mespelbrunn } swoją, piątą, i połóż ją na końcu parteru.
between-learn-fifth-say-2 = Piąta komnata tego samego rodzaju daje dowolną komnatę specjalną. Fontanna jest warta 5, wieża po 1 za każdą komnatę pod nią, hol główny po 1 za każdą komnatę wokół niego.
between-learn-fifth-say-3 = Teraz ją umieść. Nadaje się każde pole w ramce.
between-learn-fifth-other = Komnata zewnętrzna trafia do zamku { between-castle-mespelbrunn }, na koniec parteru. Sypialna jest dla zamku { between-castle-hohenschwangau }.

between-learn-lower-title = Liczy się gorszy
between-learn-lower-say = Twoje zamki mają { $castles }. Twoim wynikiem jest tylko gorszy: { $me }. Bogaty zamek obok biednego nikomu nie pomoże. Umieść komnatę sypialną w zamku { between-castle-hohenschwangau }, gdzie chcesz.
between-learn-lower-other = W tej lekcji umieść kafelek w zamku { between-castle-hohenschwangau } przed partnerem. Pole wybierasz według uznania.

between-learn-on-title = Graj dalej
between-learn-on-say = Cztery tury to runda. W rundzie 2 dostaniesz dziewięć nowych kafelków, które krążą w prawo. Potem wygrywa najlepszy z gorszych zamków. Zasady są w książce tu na górze. Graj dalej!

between-learn-knows-choose = Zachowaj dwa kafelki, resztę przekaż
between-learn-knows-split = Po jednym kafelku do każdego zamku
between-learn-knows-ground = Stykać się krawędzią, stać na komnacie
between-learn-knows-throne = Sala tronowa: 2 punkty za pole
between-learn-knows-pass = Kafelki krążą
between-learn-knows-third = Trzecia tego rodzaju daje bonus
between-learn-knows-count = Kafelek mówi, co liczy
between-learn-knows-order = Partnerzy: kto kładzie wcześniej?
between-learn-knows-fifth = Piąta: dowolna komnata specjalna
between-learn-knows-lower = Liczy się tylko gorszy zamek

## Figures

between-figure-start-left = Zamek z sąsiadem po lewej na początku. Sala tronowa ma szerokość dwóch pól i stoi na parterze.
between-figure-start-right = Zamek z sąsiadem po prawej. Jego sala tronowa chce innych komnat na innych polach.
between-figure-spaces = Komnata zewnętrzna może stanąć na polach w ramkach: obok sali tronowej lub na niej.
between-figure-throne = Dwie komnaty podziemne leżą właśnie tam, gdzie chce ich ta sala tronowa: po 2 punkty.
between-figure-fountain = Trzecia komnata zewnętrzna dała fontannę, zawsze wartą 5.
between-figure-lower = Twój drugi zamek ma 15 punktów, ten 11: wynik to 11. Następny dobry kafelek powinien trafić tutaj.
between-figure-rooms = 15 punktów: 9 za komnaty, 4 za salę tronową, 2 za malarza.
between-figure-food = { between-room-wine-room } ma komnatę sypialną nad sobą i pod sobą: po 2. Ta przy rogu się nie liczy.
between-figure-living = Wokół kafelka { between-room-map-room } leżą trzy z czterech komnat sypialnych: po 1. Ta po lewej jest za daleko.
between-figure-utility = { between-room-game-storage } liczy trzy komnaty mieszkalne połączone z nim po lewej. Ta najdalej po prawej nie jest połączona.
between-figure-corridor = Wokół kafelka { between-room-hall-of-mirrors } są cztery lustra, po 1; to w sali tronowej liczy się raz.
between-figure-downstairs = { between-room-wine-cellar } liczy dwie komnaty jadalne nad sobą, po 1. { between-room-armory } liczy salę tronową i wieżę, po 2.
between-figure-foyer = Wokół holu głównego jest pięć komnat, sala tronowa liczy się raz: 5. Pod wieżą są dwie komnaty: 2.

## The legend, and notes when something comes up for the first time

between-legend-round = runda i tura na pasku u góry
between-legend-round-means = Dwie rundy po cztery tury. W każdej turze wszyscy najpierw wybierają, potem umieszczają.
between-legend-pile = rewers kafelka z liczbą
between-legend-pile-means = Zwykłe kafelki, które zostały w stosie. Gdy na bonus jest ich mniej niż pięć, wtasowuje się odrzucone.
between-legend-discards = krzyżyk z liczbą
between-legend-discards-means = Kafelki dobrane dla bonusu, których nie umieszczono. Każdy może je obejrzeć.
between-legend-deck = karta z liczbą
between-legend-deck-means = Karty bonusowe, które zostały w talii. Za trzecią komnatę gospodarczą w zamku dobiera się trzy i zachowuje jedną.
between-legend-supply = gwiazda z trzema liczbami
between-legend-supply-means = Komnaty specjalne w zasobach: fontanny, wieże, hole główne.
between-legend-servants = paleta z czterema liczbami
between-legend-servants-means = Królewscy słudzy w zasobach: malarze, strażnicy, żonglerzy ogniem, łaziebnicy.
between-legend-ludwig = korona z liczbą
between-legend-ludwig-means = Ludwik gra jako trzeci. To jest jego gorszy zamek. Jeśli na końcu będzie najlepszy, Ludwik wygra.
between-legend-castles = tron z dwiema liczbami
between-legend-castles-means = Punkty dwóch zamków tego gracza: najpierw zamku z sąsiadem po lewej, potem drugiego. Wynikiem jest tylko gorszy z nich.
between-legend-chosen = ptaszek
between-legend-chosen-means = Ten gracz wybrał już dwa kafelki. Gdy wybiorą wszyscy, odsłania się je razem.
between-legend-known = oko z liczbą
between-legend-known-means = Kafelki na tej ręce, które w tej rundzie były już u ciebie. Wskaż je, aby przeczytać nazwy.
between-legend-food = kufel
between-legend-food-means = Komnata jadalna: 2 punkty za każdą pożądaną komnatę na dwóch polach przy jej krawędziach. Trzecia: dobierz pięć kafelków, umieść jeden.
between-legend-living = fotel
between-legend-living-means = Komnata mieszkalna: 1 lub 2 punkty za każdą pożądaną komnatę wokół, także po skosie. Trzecia daje królewskiego sługę.
between-legend-utility = młotek
between-legend-utility-means = Komnata gospodarcza: 1 punkt za każdą pożądaną komnatę połączoną z nią łańcuchem. Trzecia daje kartę bonusową.
between-legend-outdoor = drzewo
between-legend-outdoor-means = Komnata zewnętrzna: 1 punkt za każdą pożądaną komnatę gdziekolwiek w zamku. Nic nie może nad nią stać. Trzecia daje fontannę.
between-legend-sleeping = księżyc
between-legend-sleeping-means = Komnata sypialna: 4 punkty, jeśli zamek ma wszystkie siedem rodzajów, inaczej 1. Trzecia daje wieżę.
between-legend-corridor = arkady
between-legend-corridor-means = Korytarz: 1 punkt za każdą ozdobę ścienną jego rodzaju wokół niego. Może leżeć na każdym poziomie. Trzeci daje hol główny.
between-legend-downstairs = schody
between-legend-downstairs-means = Komnata podziemna: 1 lub 2 punkty za każdą pożądaną komnatę w jej kolumnie. Leży tylko pod ziemią. Trzecia daje bonus innego rodzaju.
between-legend-specialty = gwiazda
between-legend-specialty-means = Komnata specjalna: fontanna, wieża lub hol główny. Należy do nich także sala tronowa.
between-legend-fountain = tryskająca woda
between-legend-fountain-means = Fontanna: zawsze 5 punktów. Nic nie może nad nią stać.
between-legend-tower = wieża
between-legend-tower-means = Wieża: 1 punkt za każdą komnatę pod nią w kolumnie, aż do podziemi. Nic nie może nad nią stać.
between-legend-foyer = kolumnada
between-legend-foyer-means = Hol główny: 1 punkt za każdą komnatę wokół niego, najwyżej 8. Może leżeć na każdym poziomie.
between-legend-hanging = okrągły znak w prawym górnym rogu kafelka
between-legend-hanging-means = Jego ozdoba ścienna: pochodnia, obraz, lustro lub miecze. Liczą je korytarze i królewscy słudzy.
between-legend-painter = paleta
between-legend-painter-means = Malarz: 1 punkt za każdą komnatę zamku z obrazem.
between-legend-guard = topór
between-legend-guard-means = Strażnik: 1 punkt za każdą komnatę zamku z mieczami.
between-legend-juggler = trzy płomyki
between-legend-juggler-means = Żongler ogniem: 1 punkt za każdą komnatę zamku z pochodnią.
between-legend-groom = szczotka
between-legend-groom-means = Łaziebnik: 1 punkt za każdą komnatę zamku z lustrem.
between-legend-strip = pasek u dołu kafelka
between-legend-strip-means = Co kafelek liczy: plan (czarny jest on sam, zielone są pola, na które patrzy), potem pożądany rodzaj i punkty za każdą taką komnatę.
between-legend-linked = dwie połączone kropki
between-legend-linked-means = Kafelek liczy komnaty połączone z nim łańcuchem pożądanego rodzaju.
between-legend-whole = zielony zamek
between-legend-whole-means = Kafelek liczy komnaty gdziekolwiek w zamku.
between-legend-six = sześć kolorowych kropek
between-legend-six-means = Wszystkie sześć pozostałych rodzajów. Komnata sypialna jest warta 4, jeśli zamek ma je wszystkie, inaczej 1.
between-legend-arrows = strzałka w górę albo w górę i w dół
between-legend-arrows-means = Kafelek liczy komnaty nad sobą w kolumnie albo nad sobą i pod sobą.
between-legend-sky = niebieska kropkowana krawędź u góry kafelka
between-legend-sky-means = Otwarty na niebo: nad tym kafelkiem nigdy nie wolno budować.
between-legend-throne = korona i plan w sali tronowej
between-legend-throne-means = Czarna jest sala tronowa, zielone dwa pola, na które patrzy. Każde daje 2 punkty, jeśli leży tam jeden z dwóch rodzajów obok planu.
between-legend-open = pusta ramka przy zamku
between-legend-open-means = Pole, na którym może stanąć twój kafelek. Liczba mówi, co by tam teraz dał. Dotknij innego pola, aby przeczytać, dlaczego tam nie może.
between-legend-counts = rząd siedmiu znaków z liczbami przy zamku
between-legend-counts-means = Ile ma komnat każdego rodzaju. Trzecia i piąta tego samego rodzaju od razu dają bonus.
between-legend-points = liczba obok nazwy zamku
between-legend-points-means = Jego punkty, gdyby gra skończyła się teraz. Krążek ma kolor zamku.
between-legend-ground = zielona linia w poprzek obrazu
between-legend-ground-means = Parter, poziom sali tronowej. Brązowe pod nią to podziemia.
between-legend-roofs = dachy, kominy, wieżyczki, słońce, wzgórza
between-legend-roofs-means = Ozdoby bez znaczenia.
between-legend-either = dwie liczby na kafelku na ręce
between-legend-either-means = Ile najwyżej dałby teraz, obok koloru każdego z twoich zamków. Zachowaj dwa kafelki; reszta wędruje dalej, na końcu rundy ostatni się odrzuca.
between-legend-mark = 1 z 2, 2 z 2 na kafelku
between-legend-mark-means = Kafelki, które zachowujesz, w kolejności dotykania.
between-legend-goal-of = nazwa zamku pod odsłoniętym kafelkiem
between-legend-goal-of-means = Zamek, do którego trafi kafelek. Każdy z twoich zamków dostaje jeden z dwóch; decydujesz, gdy umieszczasz pierwszy.
between-legend-lock = przekreślona strzałka na zielonym przycisku
between-legend-lock-means = Tego, co teraz zrobisz, nie da się cofnąć: coś się odsłoni lub zostanie dobrane.
between-legend-split = który kafelek dokąd?
between-legend-split-means = Każdy z twoich zamków dostaje jeden z dwóch kafelków. Wybierz kafelek do tego zamku; drugi trafi do twojego drugiego zamku.
between-legend-who-first = kto kładzie wcześniej?
between-legend-who-first-means = Zamek dostaje od każdego partnera jeden kafelek. Kto kładzie później, widzi, co zrobił pierwszy. Jeśli oboje chcą później, zaczyna starszy.
between-legend-first-answer = partner woli kłaść po tobie
between-legend-first-answer-means = Zgódź się i połóż wcześniej albo obstawaj przy swoim. Gdy obstajecie oboje, wcześniej kładzie starszy partner.
between-legend-bonus-food = pięć dobranych kafelków
between-legend-bonus-food-means = Trzecia komnata jadalna: umieść jeden z tych pięciu kafelków w tym zamku. Pozostałe cztery się odrzuca. Nowy kafelek sam może dać bonus.
between-legend-bonus-special = wybierz komnatę specjalną
between-legend-bonus-special-means = Piąta komnata tego samego rodzaju daje dowolną specjalną. Fontanna: 5 punktów. Wieża: 1 za każdą komnatę pod nią. Hol główny: 1 za każdą wokół.
between-legend-bonus-attendant = wybierz królewskiego sługę
between-legend-bonus-attendant-means = Każdy liczy jedną ozdobę ścienną w całym zamku, 1 punkt za każdą komnatę, która ją ma. Weź tego, którego ozdób jest najwięcej.
between-legend-bonus-card = zachowaj jedną z trzech kart bonusowych
between-legend-bonus-card-means = Karta leży odkryta pod tym zamkiem i na końcu dodaje mu punkty. Liczba mówi, ile byłaby warta teraz.
between-legend-bonus-copy = wybierz bonus innego rodzaju
between-legend-bonus-copy-means = Trzecia komnata podziemna daje bonus za trzy komnaty dowolnego innego rodzaju. Ten rodzaj może jeszcze dać swój własny bonus.
between-legend-ludwigs-tiles = dwa kafelki Ludwika
between-legend-ludwigs-tiles-means = Ludwik dobiera losowo. Ty decydujesz, który kafelek trafi do jego lewego zamku; drugi trafi do prawego. Potem wybierasz swoje.
between-legend-passed = kafelki wędrują dalej
between-legend-passed-means = Masz teraz kafelki sąsiada. W rundzie 1 wędrują w lewo, w rundzie 2 w prawo. Pamiętaj, co poszło dalej.
between-legend-counting = punktacja końcowa
between-legend-counting-means = Każdy zamek liczy się wiersz po wierszu. Twój wynik to gorszy z twoich zamków; remis rozstrzyga lepszy, potem komnaty specjalne.
