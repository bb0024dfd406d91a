# Between Two Castles of Mad King Ludwig

## Name

between-title = Mezi dvěma zámky šíleného krále Ludvíka
between-about = S každým sousedem stavíte jeden zámek. Počítá se vám jen ten horší.
between-weight = snadno se naučí

## Options

between-option-throne_connects = Trůnní sál spojuje zvláštní místnosti
between-option-older = Starší ze dvou partnerů
between-option-older-lower = Nižší číslo místa
between-option-older-higher = Vyšší číslo místa
between-option-throne_connects-yes-says = Trůnní sál platí za zvláštní místnost a spojení vede i jím.
between-option-throne_connects-no-says = Spojení zvláštních místností trůnním sálem nevede.
between-option-older-lower-says = Partner s nižším číslem místa platí za staršího a pokládá první, pokud se oba nedohodnou jinak.
between-option-older-higher-says = Partner s vyšším číslem místa platí za staršího a pokládá první, pokud se oba nedohodnou jinak.

## Questions

between-ask-choose = Vyberte 2 destičky a zbytek pošlete dál.
between-ask-assign = Vyberte, která ze dvou Ludvíkových destiček přijde do zámku po jeho levici.
between-ask-order = Chcete do tohoto zámku umisťovat jako první, nebo jako druhý?
between-ask-answer = Váš partner chce umisťovat až jako druhý. Budete první?
between-ask-split = Vyberte, kterou ze svých dvou destiček dáte do tohoto zámku.
between-ask-at = Vyberte pro místnost pole.
between-ask-food = Umístěte jednu z pěti destiček, ostatní se odhodí.
between-ask-attendant = Vyberte královského sluhu.
between-ask-keep = Nechte si jednu ze tří karet úkolů.
between-ask-copy = Vyberte, čí bonus přinese třetí sklepní místnost.
between-ask-special = Vyberte zvláštní místnost.
between-ask-build = Přidejte do zámku součást, nebo některou odeberte.
between-ask-where = Vyberte pro místnost pole.

## Castles, types, wall hangings, attendants

between-castle-mespelbrunn = Mespelbrunn
between-castle-lichtenstein = Lichtenstein
between-castle-hohenschwangau = Hohenschwangau
between-castle-eltz = Eltz
between-castle-neuschwanstein = Neuschwanstein
between-castle-hohenzollern = Hohenzollern
between-castle-reichsburg = Reichsburg
between-type-food = jídelna
between-type-living = obytná komnata
between-type-utility = technická místnost
between-type-outdoor = zahrada
between-type-sleeping = ložnice
between-type-corridor = spojovací místnost
between-type-downstairs = sklepní místnost
between-type-specialty = zvláštní místnost
between-hanging-torch = pochodeň
between-hanging-painting = obraz
between-hanging-mirror = zrcadlo
between-hanging-swords = meče
between-attendant-painter = Malíř
between-attendant-painter-acc = malíře
between-attendant-guard = Strážný
between-attendant-guard-acc = strážného
between-attendant-fire-juggler = Žonglér s ohněm
between-attendant-fire-juggler-acc = žongléra s ohněm
between-attendant-groom = Lazebník
between-attendant-groom-acc = lazebníka
between-ludwig = Ludvík

## Rooms

between-room-bakery = Pekárna
between-room-bakery-acc = Pekárnu
between-room-buttery = Šenkovna
between-room-buttery-acc = Šenkovnu
between-room-chocolate-room = Čokoládovna
between-room-chocolate-room-acc = Čokoládovnu
between-room-sauerkraut-room = Komora na zelí
between-room-sauerkraut-room-acc = Komoru na zelí
between-room-kitchen = Kuchyně
between-room-kitchen-acc = Kuchyni
between-room-spice-room = Komora na koření
between-room-spice-room-acc = Komoru na koření
between-room-cutlery-room = Příborník
between-room-cutlery-room-acc = Příborník
between-room-crepery = Palačinkárna
between-room-crepery-acc = Palačinkárnu
between-room-wine-room = Vinárna
between-room-wine-room-acc = Vinárnu
between-room-morning-tea-room = Ranní čajovna
between-room-morning-tea-room-acc = Ranní čajovnu
between-room-dining-room = Hlavní jídelna
between-room-dining-room-acc = Hlavní jídelnu
between-room-afternoon-tea-room = Odpolední čajovna
between-room-afternoon-tea-room-acc = Odpolední čajovnu
between-room-meat-locker = Chladírna masa
between-room-meat-locker-acc = Chladírnu masa
between-room-pantry = Spíž
between-room-pantry-acc = Spíž
between-room-breakfast-nook = Snídaňový koutek
between-room-breakfast-nook-acc = Snídaňový koutek
between-room-scullery = Umývárna nádobí
between-room-scullery-acc = Umývárnu nádobí
between-room-siege-food-storage = Sklad pro případ obležení
between-room-siege-food-storage-acc = Sklad pro případ obležení
between-room-brandy-room = Koňakový salónek
between-room-brandy-room-acc = Koňakový salónek
between-room-brewery = Pivovar
between-room-brewery-acc = Pivovar
between-room-ice-house = Ledárna
between-room-ice-house-acc = Ledárnu
between-room-china-room = Porcelánový pokoj
between-room-china-room-acc = Porcelánový pokoj
between-room-taxidermy-showroom = Výstava vycpanin
between-room-taxidermy-showroom-acc = Výstavu vycpanin
between-room-reception-room = Uvítací pokoj
between-room-reception-room-acc = Uvítací pokoj
between-room-parlor = Debatní salónek
between-room-parlor-acc = Debatní salónek
between-room-reading-room = Čítárna
between-room-reading-room-acc = Čítárnu
between-room-fireplace = Krb
between-room-fireplace-acc = Krb
between-room-harp-room = Harfový salónek
between-room-harp-room-acc = Harfový salónek
between-room-sitting-room = Kuřácký salónek
between-room-sitting-room-acc = Kuřácký salónek
between-room-vestibule = Vestibul
between-room-vestibule-acc = Vestibul
between-room-rug-room = Kobercová komnata
between-room-rug-room-acc = Kobercovou komnatu
between-room-map-room = Komnata map
between-room-map-room-acc = Komnatu map
between-room-meditation-room = Meditační komnata
between-room-meditation-room-acc = Meditační komnatu
between-room-study = Pracovna
between-room-study-acc = Pracovnu
between-room-observatory = Hvězdárna
between-room-observatory-acc = Hvězdárnu
between-room-library = Knihovna
between-room-library-acc = Knihovnu
between-room-salon = Salón
between-room-salon-acc = Salón
between-room-gallery = Galerie
between-room-gallery-acc = Galerii
between-room-tapestry-room = Komnata tapisérií
between-room-tapestry-room-acc = Komnatu tapisérií
between-room-hat-room = Komnata klobouků
between-room-hat-room-acc = Komnatu klobouků
between-room-waiting-room = Čekárna
between-room-waiting-room-acc = Čekárnu
between-room-cape-room = Komnata plášťů
between-room-cape-room-acc = Komnatu plášťů
between-room-drawing-room = Přijímací salón
between-room-drawing-room-acc = Přijímací salón
between-room-schoolhouse = Škola
between-room-schoolhouse-acc = Školu
between-room-torch-storage = Sklad pochodní
between-room-torch-storage-acc = Sklad pochodní
between-room-washroom = Umývárna
between-room-washroom-acc = Umývárnu
between-room-scythe-room = Komora na kosy
between-room-scythe-room-acc = Komoru na kosy
between-room-powder-room = Pudrovna
between-room-powder-room-acc = Pudrovnu
between-room-panic-room = Komnata paniky
between-room-panic-room-acc = Komnatu paniky
between-room-game-storage = Komora na hry
between-room-game-storage-acc = Komoru na hry
between-room-coat-room = Komora na kabáty
between-room-coat-room-acc = Komoru na kabáty
between-room-mud-room = Blátivá předsíň
between-room-mud-room-acc = Blátivou předsíň
between-room-repair-shop = Opravna
between-room-repair-shop-acc = Opravnu
between-room-kittenry = Koťárna
between-room-kittenry-acc = Koťárnu
between-room-crown-storage = Komora na koruny
between-room-crown-storage-acc = Komoru na koruny
between-room-dumbwaiter = Jídelní výtah
between-room-dumbwaiter-acc = Jídelní výtah
between-room-tool-room = Nářaďovna
between-room-tool-room-acc = Nářaďovnu
between-room-sauna = Sauna
between-room-sauna-acc = Saunu
between-room-glassmaking-room = Sklárna
between-room-glassmaking-room-acc = Sklárnu
between-room-laundry-room = Prádelna
between-room-laundry-room-acc = Prádelnu
between-room-kennel = Psinec
between-room-kennel-acc = Psinec
between-room-shield-room = Komnata štítů
between-room-shield-room-acc = Komnatu štítů
between-room-broom-closet = Komora na košťata
between-room-broom-closet-acc = Komoru na košťata
between-room-key-room = Komnata klíčů
between-room-key-room-acc = Komnatu klíčů
between-room-archery-range = Lukostřelnice
between-room-archery-range-acc = Lukostřelnici
between-room-vineyard = Vinice
between-room-vineyard-acc = Vinici
between-room-guardhouse = Strážnice
between-room-guardhouse-acc = Strážnici
between-room-sty = Chlívek
between-room-sty-acc = Chlívek
between-room-swimming-hole = Koupací tůň
between-room-swimming-hole-acc = Koupací tůň
between-room-chicken-coop = Kurník
between-room-chicken-coop-acc = Kurník
between-room-winter-garden = Zimní zahrada
between-room-winter-garden-acc = Zimní zahradu
between-room-fish-pond = Rybník
between-room-fish-pond-acc = Rybník
between-room-biergarten = Pivní zahrádka
between-room-biergarten-acc = Pivní zahrádku
between-room-flower-garden = Květinová zahrada
between-room-flower-garden-acc = Květinovou zahradu
between-room-butterfly-garden = Motýlí zahrada
between-room-butterfly-garden-acc = Motýlí zahradu
between-room-french-gazebo = Francouzský altán
between-room-french-gazebo-acc = Francouzský altán
between-room-walking-path = Vycházková stezka
between-room-walking-path-acc = Vycházkovou stezku
between-room-vegetable-garden = Zeleninová zahrada
between-room-vegetable-garden-acc = Zeleninovou zahradu
between-room-terrace = Terasa
between-room-terrace-acc = Terasu
between-room-firewood-storage = Dřevník
between-room-firewood-storage-acc = Dřevník
between-room-aviary = Voliéra
between-room-aviary-acc = Voliéru
between-room-turtle-pond = Želví jezírko
between-room-turtle-pond-acc = Želví jezírko
between-room-pumpkin-garden = Dýňová zahrada
between-room-pumpkin-garden-acc = Dýňovou zahradu
between-room-stables = Stáje
between-room-stables-acc = Stáje
between-room-grand-balcony = Velký balkón
between-room-grand-balcony-acc = Velký balkón
between-room-midnight-room = Půlnoční pokoj
between-room-midnight-room-acc = Půlnoční pokoj
between-room-nap-room = Ranní salónek
between-room-nap-room-acc = Ranní salónek
between-room-bunk-room = Pokoj s palandami
between-room-bunk-room-acc = Pokoj s palandami
between-room-servants-quarters = Pokoje pro služebnictvo
between-room-servants-quarters-acc = Pokoje pro služebnictvo
between-room-solar = Prosluněná komnata
between-room-solar-acc = Prosluněnou komnatu
between-room-in-law-suite = Apartmá pro tchyni
between-room-in-law-suite-acc = Apartmá pro tchyni
between-room-nursery = Pokoj s kolébkou
between-room-nursery-acc = Pokoj s kolébkou
between-room-rabbit-room = Králičí pokoj
between-room-rabbit-room-acc = Králičí pokoj
between-room-dreaming-room = Komnata snů
between-room-dreaming-room-acc = Komnatu snů
between-room-guest-bedroom = Ložnice pro hosty
between-room-guest-bedroom-acc = Ložnici pro hosty
between-room-hibernation-chamber = Komora zimního spánku
between-room-hibernation-chamber-acc = Komoru zimního spánku
between-room-kings-chambers = Královy komnaty
between-room-kings-chambers-acc = Královy komnaty
between-room-princes-chambers = Princovy komnaty
between-room-princes-chambers-acc = Princovy komnaty
between-room-tasso-room = Tassův pokoj
between-room-tasso-room-acc = Tassův pokoj
between-room-pillow-room = Polštářový pokoj
between-room-pillow-room-acc = Polštářový pokoj
between-room-childrens-room = Dětský pokoj
between-room-childrens-room-acc = Dětský pokoj
between-room-princess-chambers = Princezniny komnaty
between-room-princess-chambers-acc = Princezniny komnaty
between-room-dressing-room = Převlékárna
between-room-dressing-room-acc = Převlékárnu
between-room-queens-chambers = Královniny komnaty
between-room-queens-chambers-acc = Královniny komnaty
between-room-puppy-room = Pokoj pro štěňátka
between-room-puppy-room-acc = Pokoj pro štěňátka
between-room-blanket-room = Komnata přikrývek
between-room-blanket-room-acc = Komnatu přikrývek
between-room-hall-of-ever-closing-walls = Chodba svírajících se stěn
between-room-hall-of-ever-closing-walls-acc = Chodbu svírajících se stěn
between-room-hall-of-paintings = Chodba obrazů
between-room-hall-of-paintings-acc = Chodbu obrazů
between-room-hidden-passage = Tajná chodba
between-room-hidden-passage-acc = Tajnou chodbu
between-room-between-two-rooms = Mezi dvěma pokoji
between-room-between-two-rooms-acc = Mezi dvěma pokoji
between-room-hall-of-doors = Chodba dveří
between-room-hall-of-doors-acc = Chodbu dveří
between-room-hall-of-puzzled-floors = Chodba podlahových hlavolamů
between-room-hall-of-puzzled-floors-acc = Chodbu podlahových hlavolamů
between-room-hall-of-creaking-floors = Chodba vrzajících podlah
between-room-hall-of-creaking-floors-acc = Chodbu vrzajících podlah
between-room-hall-of-mirrors = Zrcadlová chodba
between-room-hall-of-mirrors-acc = Zrcadlovou chodbu
between-room-echo-chamber = Komnata ozvěn
between-room-echo-chamber-acc = Komnatu ozvěn
between-room-hall-of-windows = Chodba oken
between-room-hall-of-windows-acc = Chodbu oken
between-room-hall-of-knights = Chodba rytířů
between-room-hall-of-knights-acc = Chodbu rytířů
between-room-great-hall = Velká síň
between-room-great-hall-acc = Velkou síň
between-room-lockdown-room = Zamčená komnata
between-room-lockdown-room-acc = Zamčenou komnatu
between-room-escape-room = Úniková místnost
between-room-escape-room-acc = Únikovou místnost
between-room-hall-of-portraits = Chodba portrétů
between-room-hall-of-portraits-acc = Chodbu portrétů
between-room-hall-of-sculptures = Chodba soch
between-room-hall-of-sculptures-acc = Chodbu soch
between-room-promenade = Promenáda
between-room-promenade-acc = Promenádu
between-room-pacing-hall = Chodba nervózních kroků
between-room-pacing-hall-acc = Chodbu nervózních kroků
between-room-dead-end = Slepá chodba
between-room-dead-end-acc = Slepou chodbu
between-room-hall-of-ghosts = Chodba duchů
between-room-hall-of-ghosts-acc = Chodbu duchů
between-room-purgatory = Očistec
between-room-purgatory-acc = Očistec
between-room-padded-room = Polstrovaná cela
between-room-padded-room-acc = Polstrovanou celu
between-room-venus-grotto = Venušina grotta
between-room-venus-grotto-acc = Venušinu grottu
between-room-spy-room = Komnata špehů
between-room-spy-room-acc = Komnatu špehů
between-room-gunpowder-room = Prachárna
between-room-gunpowder-room-acc = Prachárnu
between-room-the-hole = Díra
between-room-the-hole-acc = Díru
between-room-jewel-room = Klenotnice
between-room-jewel-room-acc = Klenotnici
between-room-laboratory = Laboratoř
between-room-laboratory-acc = Laboratoř
between-room-hidden-entrance = Skrytý vchod
between-room-hidden-entrance-acc = Skrytý vchod
between-room-fungus-room = Houbový sklípek
between-room-fungus-room-acc = Houbový sklípek
between-room-dungeon = Žalář
between-room-dungeon-acc = Žalář
between-room-subterranean-tunnel = Podzemní tunel
between-room-subterranean-tunnel-acc = Podzemní tunel
between-room-armory = Zbrojnice
between-room-armory-acc = Zbrojnici
between-room-crypt = Krypta
between-room-crypt-acc = Kryptu
between-room-snake-pit = Hadí jáma
between-room-snake-pit-acc = Hadí jámu
between-room-pit-of-despair = Jáma zoufalství
between-room-pit-of-despair-acc = Jámu zoufalství
between-room-quiet-room = Tichý pokoj
between-room-quiet-room-acc = Tichý pokoj
between-room-knight-room = Rytířská komnata
between-room-knight-room-acc = Rytířskou komnatu
between-room-wine-cellar = Vinný sklep
between-room-wine-cellar-acc = Vinný sklep
between-room-hidden-lair = Skryté doupě
between-room-hidden-lair-acc = Skryté doupě
between-room-treasure-room = Pokladnice
between-room-treasure-room-acc = Pokladnici
between-room-mold-room = Plesnivá komora
between-room-mold-room-acc = Plesnivou komoru
between-room-fountain = Fontána
between-room-fountain-acc = Fontánu
between-room-tower = Věž
between-room-tower-acc = Věž
between-room-grand-foyer = Hlavní hala
between-room-grand-foyer-acc = Hlavní halu

## Throne rooms

between-throne-corridor-downstairs = Trůnní sál: spojovací + sklepní
between-throne-corridor-food = Trůnní sál: spojovací + jídelny
between-throne-food-sleeping = Trůnní sál: jídelny + ložnice
between-throne-living-corridor = Trůnní sál: obytné + spojovací
between-throne-living-sleeping = Trůnní sál: obytné + ložnice
between-throne-utility-food = Trůnní sál: technické + jídelny
between-throne-utility-sleeping = Trůnní sál: technické + ložnice

## Bonus cards

between-card-one-of-each-type = Rozmanitost
between-card-attendants = Královské služebnictvo
between-card-downstairs = Sklepní místnosti
between-card-sleeping = Ložnice
between-card-below-ground = Pod zemí
between-card-level-3-up = Horní patra
between-card-living = Obytné komnaty
between-card-food = Jídelny
between-card-height = Výška
between-card-width = Šířka
between-card-outdoor = Zahrady
between-card-corridor = Spojovací místnosti
between-card-surrounded-8 = Zcela obklopené místnosti
between-card-surrounded-4 = Sousedé ze všech stran
between-card-utility = Technické místnosti
between-card-specialty = Zvláštní místnosti
between-card-throne-different = Pestré okolí trůnu
between-card-throne-enclosed = Obestavěný trůn
between-card-five-of-a-kind = Pětice
between-card-three-of-a-kind = Trojice
between-note-card-one-of-each-type = 1 za každý druh místnosti; trůnní sál se nepočítá.
between-note-card-attendants = 4 za každého královského sluhu.
between-note-card-downstairs = 2 za každou sklepní místnost.
between-note-card-sleeping = 2 za každou ložnici.
between-note-card-below-ground = 1 za každou místnost pod zemí.
between-note-card-level-3-up = 1 za každou místnost ve třetím nebo vyšším podlaží.
between-note-card-living = 2 za každou obytnou komnatu.
between-note-card-food = 2 za každou jídelnu.
between-note-card-height = 1 za každou řadu zámku.
between-note-card-width = 1 za každý sloupec zámku.
between-note-card-outdoor = 2 za každou zahradu.
between-note-card-corridor = 2 za každou spojovací místnost.
between-note-card-surrounded-8 = 3 za každou místnost, která má všechna okolní pole zastavěná.
between-note-card-surrounded-4 = 2 za každou místnost, která má souseda na každé straně.
between-note-card-utility = 2 za každou technickou místnost.
between-note-card-specialty = 2 za každou zvláštní místnost včetně trůnního sálu.
between-note-card-throne-different = 2 za každý běžný druh místnosti vedle trůnního sálu, nad ním a pod ním.
between-note-card-throne-enclosed = 1 za každé z 10 polí kolem trůnního sálu, které je zastavěné.
between-note-card-five-of-a-kind = 4 za každý běžný druh s 5 nebo více místnostmi.
between-note-card-three-of-a-kind = 2 za každý běžný druh se 3 nebo více místnostmi.

## What rooms score for

between-note-sides = Po { $points }: { $wants } vlevo, vpravo.
between-note-above-below = Po { $points }: { $wants } přímo nad, přímo pod.
between-note-below = Po { $points }: { $wants } na dvou polích pod.
between-note-around = Po { $points }: { $wants } v okolí.
between-note-linked = Po { $points }: { $wants }, pokud navazuje.
between-note-castle = Po { $points }: { $wants } kdekoli v zámku.
between-note-all-types = { $points }, pokud má zámek všech sedm běžných druhů, jinak 1.
between-note-hanging = Po { $points }: nástěnná ozdoba v okolí, { $wants }.
between-note-column = Po { $points }: { $wants } výše ve sloupci.
between-note-column-both = Po { $points }: { $wants } výše a níže ve sloupci.
between-note-fixed = Vždy { $points } bodů.
between-note-tower = { $points } za každou místnost pod ní ve sloupci.
between-note-foyer = { $points } za každou okolní místnost.

## Beside the castles

between-fact-castles = Body obou zámků: nejdřív { $left }, pak { $right }
between-fact-castle = Body zámku
between-fact-chosen = má vybráno
between-fact-choice = Výběr destiček
between-fact-seen = destičky, které znáte
between-fact-down = Destičky odhozené lícem dolů
between-fact-pile = Destičky v balíčku
between-fact-discards = Odhozené destičky
between-fact-discards-both = Odhozené destičky: lícem nahoru · dolů
between-fact-ludwig = Slabší zámek Ludvíka
between-hand = V ruce
between-sheet-partners = { $left_seat } a { $right_seat }
between-sheet-ludwig = { $left_seat } a Ludvík
between-sheet-seat = { $seat }
between-points-food = jídelny
between-points-living = obytné komnaty
between-points-utility = technické místnosti
between-points-outdoor = zahrady
between-points-sleeping = ložnice
between-points-corridor = spojovací místnosti
between-points-downstairs = sklepní místnosti
between-points-towers = věže
between-points-fountains = fontány
between-points-grand_foyers = hlavní haly
between-points-cards = karty úkolů
between-points-attendants = královští sluhové
between-points-throne = trůnní sál
between-tie-higher = Při rovnosti horších zámků rozhodl lepší.
between-tie-specialty = Při rovnosti obou rozhodly zvláštní místnosti.

## What can be touched

between-label-tile = { $room } ({ $type })
between-label-room = { $room }, { $at }
between-label-space = sloupec { $column }, podlaží { $level }
between-label-space-under = sloupec { $column }, { $level } pod zemí
between-label-first = Umístit jako první
between-label-second = Umístit jako druhý
between-label-remove = Odebrat
between-label-add-food = Přidat: Jídelny
between-label-add-living = Přidat: Obytné
between-label-add-utility = Přidat: Technické
between-label-add-outdoor = Přidat: Zahrady
between-label-add-sleeping = Přidat: Ložnice
between-label-add-corridor = Přidat: Spojovací
between-label-add-downstairs = Přidat: Sklepní
between-label-add-specialty = Přidat: Zvláštní
between-label-add-attendants = Přidat: královského sluhu
between-label-add-cards = Přidat: kartu úkolu
between-label-add-throne = Vyměnit trůnní sál
between-bonus-food = Jídelny: vzít 5 destiček, umístit 1
between-bonus-living = Obytné: královský sluha
between-bonus-utility = Technické: vzít 3 karty úkolů, nechat si 1
between-bonus-outdoor = Zahrady: fontána
between-bonus-sleeping = Ložnice: věž
between-bonus-corridor = Spojovací: hlavní hala
between-bonus-downstairs = Sklepní: bonus jiného druhu

## What an action means

between-do-take = Nechat si { $room }.
between-do-lay = Dát { $room } do zámku { $castle }.
between-do-build = Umístit { $room } do zámku { $castle }.
between-do-add = Přidat { $room }.
between-do-at = Umístit { $room } do zámku { $castle }: { $at }.
between-do-first = Umístit do zámku { $castle } jako první.
between-do-second = Umístit do zámku { $castle } jako druhý.
between-do-copy = Vzít si bonus: { $bonus }.
between-do-attendant = Umístit do trůnního sálu { $attendant }.
between-do-keep = Nechat si kartu úkolu „{ $card }“.
between-do-throne = Vyměnit za: { $throne }.
between-do-remove = Odebrat: { $piece }.

## What happens

between-event-throne = { $castle }: { $throne }.
between-event-round = Začíná { $round }. kolo.
between-event-dealt = { $count ->
        [one] Každý si bere { $count } destičku.
        [few] Každý si bere { $count } destičky.
       *[other] Každý si bere { $count } destiček.
    }
between-event-passed = { $count ->
        [one] Sloupečky putují dál, v každém je { $count } destička.
        [few] Sloupečky putují dál, v každém jsou { $count } destičky.
       *[other] Sloupečky putují dál, v každém je { $count } destiček.
    }
between-event-last-tiles = { $count ->
        [one] Poslední { $count } destička se odhazuje, aniž by ji někdo viděl.
        [few] Poslední { $count } destičky se odhazují, aniž by je někdo viděl.
       *[other] Posledních { $count } destiček se odhazuje, aniž by je někdo viděl.
    }
between-event-shuffled = { $count ->
        [one] Odhozené destičky se zamíchají do balíčku: { $count } destička.
        [few] Odhozené destičky se zamíchají do balíčku: { $count } destičky.
       *[other] Odhozené destičky se zamíchají do balíčku: { $count } destiček.
    }
between-event-cards-shuffled = { $count ->
        [one] Odhozené karty úkolů se zamíchají do balíčku: { $count } karta.
        [few] Odhozené karty úkolů se zamíchají do balíčku: { $count } karty.
       *[other] Odhozené karty úkolů se zamíchají do balíčku: { $count } karet.
    }
between-event-ludwig = Ludvík bere: { $one }, { $two }.
between-event-assigned = { $seat } rozděluje Ludvíkovy destičky: { $castle } – { $room }, { $right } – { $other }.
between-event-revealed = { $seat } odhaluje { $one } a { $two }.
between-event-order = { $seat } umisťuje do zámku { $castle } jako první.
between-event-proposed = { $seat } chce do zámku { $castle } umisťovat až jako druhý.
between-event-insisted = { $seat } trvá na tom, že do zámku { $castle } umístí až jako druhý.
between-event-split = { $seat } vybírá { $room } pro zámek { $castle }.
between-event-placed = { $seat } umisťuje { $room } do zámku { $castle }.
between-event-bonus = { $castle }: bonus ({ $type }).
between-event-drawn = { $castle }, vytažené destičky: { $rooms }.
between-event-picked = { $seat } vybírá { $room } pro zámek { $castle }.
between-event-attendant = { $seat } umisťuje do trůnního sálu zámku { $castle } { $attendant }.
between-event-cards = { $castle }, vytažené karty úkolů: { $cards }.
between-event-kept = { $seat } nechává kartu úkolu „{ $card }“ pro zámek { $castle }.
between-event-copied = { $seat } bere za třetí sklepní místnost jiný bonus ({ $type }).
between-event-lost = { $castle }: zásoba je prázdná, bonus propadá.
between-event-end = Zámky jsou hotovy.
between-event-added = Přidáno: { $piece }.
between-event-removed = Odebráno: { $piece }.

## Why not

between-why-other-question = Teď se rozhoduje o něčem jiném.
between-why-not-in-hand = Tuto destičku nemáte v ruce: { $room }.
between-why-chosen = Tuto destičku už máte vybranou: { $room }.
between-why-not-shown = Mezi dvěma destičkami není { $room }.
between-why-not-drawn = Nebyla vytažena: { $room }.
between-why-supply = V zásobě už není: { $piece }.
between-why-taken = Pole je obsazené a umístěná destička se nepřesouvá.
between-why-alone = Místnost musí hranou sousedit s některou místností zámku.
between-why-no-support = Nad přízemím musí být místnost podepřená jinou místností.
between-why-underground = Tato místnost nesmí být pod zemí.
between-why-only-underground = Sklepní místnosti patří jen pod zem.
between-why-open-to-sky = Nad místností pod širým nebem nesmí nic stát.
between-why-there = V zámku už je: { $piece }.
between-why-nothing-there = Není co odebrat: { $piece }.
between-why-spots = Obě místa v trůnním sálu jsou obsazená.

## Questions that name their object, what follows, buttons

between-q-choose = Vyberte dvě destičky, které si necháte.
between-q-choose-second = Necháváte si { $room }. Kterou destičku ještě? 2 ze 2.
between-q-take = Nechat si { $room }?
between-q-take-two = Nechat si { $one } a { $two }?
between-q-assign = Která ze dvou Ludvíkových destiček přijde do zámku { $castle }?
between-q-split = Která z vašich dvou destiček přijde do zámku { $castle }?
between-q-lay = Dát { $room } do zámku { $castle }?
between-q-order = Kdo v zámku { $castle } umístí jako první: vy, nebo partner?
between-q-order-first = Umístit v zámku { $castle } jako první?
between-q-order-second = Umístit v zámku { $castle } jako druhý?
between-q-answer = { $seat } chce být v zámku { $castle } až po vás. Začnete?
between-q-at = Kam v zámku { $castle } umístit { $room }?
between-q-here = Umístit { $room } do zámku { $castle } sem?
between-q-food = Která z vytažených destiček přijde do zámku { $castle }?
between-q-special = Kterou zvláštní místnost dostane zámek { $castle }?
between-q-attendant = Kterého královského sluhu dostane zámek { $castle }?
between-q-this-attendant = { $attendant } pro zámek { $castle }?
between-q-keep = Kterou kartu úkolu si nechá zámek { $castle }?
between-q-this-card = Nechat kartu „{ $card }“ pro zámek { $castle }?
between-q-copy = Který bonus přinese zámku { $castle } třetí sklepní místnost?
between-q-this-bonus = Vzít pro zámek { $castle }: { $bonus }?
between-button-keep = Nechat si
between-button-keep-two = Nechat si tyto dvě
between-button-lay = Vybrat
between-button-place = Umístit
between-button-take = Vzít
between-detail-pass = { $count ->
        [one] Zbylou destičku dostane { $seat }.
        [few] Zbylé { $count } destičky dostane { $seat }.
       *[other] Zbylých { $count } destiček dostane { $seat }.
    }
between-detail-pass-ludwig = { $count ->
        [one] Zbylou destičku dostane Ludvík.
        [few] Zbylé { $count } destičky dostane Ludvík.
       *[other] Zbylých { $count } destiček dostane Ludvík.
    }
between-detail-discard = Poslední destička se odhodí, aniž by ji někdo viděl.
between-detail-worth = { $left }; { $right }.
between-detail-castle = { $castle }: nejvýš { $much }
between-detail-this = Sem nejvýš { $much }
between-detail-room = { $room }, { $castle }: nejvýš { $much }
between-detail-other = Druhá přijde do zámku { $castle }.
between-detail-order = Vy máte: { $mine }; partner má: { $theirs }.
between-detail-note = { $note } Hned: { $bonus }.
between-detail-rest = Ostatní se odhodí.
between-detail-rest-cards = Ostatní dvě se odhodí.
between-detail-most = Přinese nejvýš { $much }.
between-detail-here = Přinese { $much }.
between-detail-card = { $note } Teď: { $points }.
between-brings = { $points }
between-brings-bonus = { $points }, { $bonus }
between-third-food = třetí jídelna: vzít 5 destiček a 1 umístit
between-third-living = třetí obytná komnata: královský sluha
between-third-utility = třetí technická místnost: karta úkolu
between-third-outdoor = třetí zahrada: fontána
between-third-sleeping = třetí ložnice: věž
between-third-corridor = třetí spojovací místnost: hlavní hala
between-third-downstairs = třetí sklepní místnost: bonus jiného druhu
between-fifth = pátá svého druhu: zvláštní místnost
between-gets-food = 1 z 5 destiček
between-gets-living = královský sluha
between-gets-utility = karta úkolu
between-gets-outdoor = fontána
between-gets-sleeping = věž
between-gets-corridor = hlavní hala
between-gets-downstairs = bonus jiného druhu
between-gets-fifth = zvláštní místnost

## The inspector

between-follows-best = V zámku { $castle } teď nejvýš { $much }.
between-follows-level = { $castle }, podlaží { $level }.
between-follows-under = { $castle }, { $level } pod zemí.
between-follows-attendant = { $attendant } teď: { $points }.
between-follows-left = V zásobě zbývá: { $count }.
between-follows-lower = Ze dvou zámků hráče se počítá ten horší.
between-follows-castle = { $castle }: { $points }.
between-follows-count = { $castle }: { $count }.
between-does-hanging = Nástěnná ozdoba: { $hanging }.
between-does-throne = 2 za každé ze dvou vyznačených polí, na kterém je některá z těchto místností: { $one }, { $two }.
between-does-throne-room = Počítá se jako zvláštní místnost a má místa pro dva královské sluhy.
between-does-attendant = 1 za každou místnost s touto nástěnnou ozdobou: { $hanging }.
between-does-castle = { $count ->
        [one] Zámek s { $count } místností, který stavějí dva sousedé.
        [few] Zámek se { $count } místnostmi, který stavějí dva sousedé.
       *[other] Zámek s { $count } místnostmi, který stavějí dva sousedé.
    }
between-does-third = Třetí v zámku hned přinese: { $bonus }.
between-does-fifth = Pátá v zámku přinese kteroukoli zvláštní místnost.
between-does-order = Starší z partnerů řekne, kdo umístí jako první; druhý už vidí, co první udělal.
between-does-pile = { $count ->
        [one] V balíčku zbývá { $count } destička. Je-li jich na bonus méně než pět, zamíchají se do něj odhozené.
        [few] V balíčku zbývají { $count } destičky. Je-li jich na bonus méně než pět, zamíchají se do něj odhozené.
       *[other] V balíčku zbývá { $count } destiček. Je-li jich na bonus méně než pět, zamíchají se do něj odhozené.
    }
between-does-discards = Lícem nahoru: { $rooms }.
between-does-down = Lícem dolů: { $count }.
between-does-deck = Karet úkolů v balíčku: { $count }.
between-does-cards = Odhozené: { $cards }.
between-does-seen = Tyto destičky jste už viděli: { $rooms }.
between-does-left = { $piece }: { $count }.
between-kind-attendant = královský sluha
between-kind-card = karta úkolu
between-kind-player = hráč
between-kind-type = druh místnosti
between-kind-order = Kdo umístí jako první
between-sum-always = Vždy
between-sum-none = Zatím nic
between-sum-all-types = Je tu všech sedm druhů
between-sum-missing = Zatím ne všechny druhy
between-sum-lacks = chybí: { $types }
between-sum-castle = { $castle }
between-sum-lower = počítá se horší zámek
between-throne = Trůnní sál

## Trays, progress, switches

between-fact-deck = Zbývající karty úkolů
between-fact-specialty = Zvláštní místnosti v zásobě
between-fact-attendants = Královští sluhové v zásobě
between-value = teď { $points }
between-mark = { $number } ze { $of }
between-tray-hand = { $count ->
        [one] Vaše { $count } destička
        [few] Vaše { $count } destičky
       *[other] Vašich { $count } destiček
    }
between-tray-place = K umístění
between-tray-open = Odhaleno ostatními
between-tray-food = Vytažené destičky
between-tray-special = Zvláštní místnosti
between-tray-assign = Ludvíkovy destičky
between-tray-attendant = Královští sluhové
between-tray-keep = Karty na výběr
between-tray-copy = Bonusy
between-tray-kept = Vaše karty úkolů
between-goal = do zámku { $castle }
between-goal-of = { $who }, { $goal }
between-progress = { $round }. kolo ze { $rounds }, { $turn }. tah ze { $turns }
between-progress-part = { $round }. kolo ze { $rounds }
between-progress-choose = Výběr
between-progress-place = Umístění
between-switch-order = Ptát se, kdo umístí jako první

## The final scoring

between-event-counted = { $castle }, { $line }: { $points }.
between-event-total = { $castle }, celkem: { $points }.
between-event-lower = { $seat }: počítá se horší zámek, { $lower } s { $points } body ({ $higher } má { $more }).
between-event-lower-ludwig = Ludvík: počítá se horší zámek, { $lower } s { $points } body ({ $higher } má { $more }).
between-event-tie-higher = { $seat } má stejně jako někdo jiný; lepší zámek má { $count }.
between-event-tie-specialty = { $seat } má stále stejně; zvláštních místností v obou zámcích: { $count }.
between-score-total = celkem
between-score-lower = Počítá se horší zámek
between-score-tie-higher = Rovnost: rozhoduje lepší zámek
between-score-tie-specialty = Stále rovnost: rozhodují zvláštní místnosti
between-formula-counted = { $sum }
between-formula-total = všechny řádky dohromady
between-formula-lower = { $lower }; { $higher } má { $more }
between-formula-tie-higher = lepší zámek: { $count }
between-formula-tie-specialty = zvláštní místnosti v obou zámcích: { $count }

## Documents

between-document-place = { $where }: { $room } nesmí ležet na { $x }, { $y } ({ $rule }). { $reason }
between-document-too-many = { $where }: { $piece } je příliš mnoho, existuje jen { $most }.

# Puzzles: what is asked, and why the best answer is the best.
between-puzzle-place = Kde přinese tato destička zámku nejvíc bodů?
between-puzzle-lay = Umístěte destičku tam, kde zámku přinese nejvíc bodů.
between-puzzle-take = Kterou z těchto destiček si necháte?
between-puzzle-special = Pátá místnost téhož druhu přinese zvláštní místnost. Kterou?
between-puzzle-keep = Která karta úkolu přinese zámku, jak teď stojí, nejvíc bodů?
between-puzzle-why-food = Jídelna dává dva body za každé ze svých dvou vyznačených polí, na kterém je žádaný druh. Rozhodují tedy jen místnosti na těchto dvou polích, ne celý zámek.
between-puzzle-why-living = Obytná komnata počítá žádaný druh na polích kolem sebe, i přes roh. Největší cenu má uprostřed takových místností.
between-puzzle-why-utility = Technická místnost počítá všechny místnosti žádaného druhu, které na ni navazují v řetězu, jakkoli daleko. Jediný článek k ní může připojit celou řadu.
between-puzzle-why-outdoor = Zahrada počítá žádaný druh v celém zámku. Vyberte takovou, která chce, čeho má zámek hodně.
between-puzzle-why-sleeping = Ložnice přinese čtyři body, má-li zámek všech šest ostatních druhů místností, jinak jeden. S posledním chybějícím druhem je každá ložnice zámku za čtyři.
between-puzzle-why-corridor = Spojovací místnost počítá nástěnné ozdoby svého druhu na osmi polích kolem sebe. Dívejte se na kulaté značky, ne na druhy místností.
between-puzzle-why-downstairs = Sklepní místnost počítá žádané místnosti nad sebou ve svém sloupci, některá i pod sebou. Dejte ji pod správný sloupec, nebo ten sloupec zvyšte.
between-puzzle-why-towers = Věž počítá místnosti pod sebou ve svém sloupci. Čím výš stojí, tím víc přinese.
between-puzzle-why-fountains = Fontána přinese svých pět bodů, ať stojí kdekoli. Dejte ji tam, kde nezabere dobré místo.
between-puzzle-why-grand_foyers = Hlavní hala počítá všechny místnosti kolem sebe. Nejvíc přinese uprostřed zámku.
between-puzzle-why-cards = Karta úkolu počítá, co zámek má. Vyberte tu, pro kterou už je zámek postaven.
between-puzzle-why-attendants = Královský sluha počítá jednu nástěnnou ozdobu v celém zámku. Tato destička jednu přidá.
between-puzzle-why-throne = Trůnní sál dává dva body za každé ze dvou vyznačených polí, na kterém je jeden z jeho dvou druhů. Zaplňte je brzy, než tam bude ležet něco jiného.
between-puzzle-why-rivals = Co si nenecháte, dostane soused. Někdy je nejlepší nechat si destičku, kterou by ostatní potřebovali víc.
between-puzzle-why-later = Zámku zůstanou lepší místa pro to, co ještě přijde. Počítá se jen horší z vašich dvou zámků, růst tedy musí oba.

## The score sheet of a real table

between-sheet-way-rooms = Místnost po místnosti
between-sheet-way-points = Jen čísla
between-sheet-castles = Zámky
between-sheet-castles-hint = Kruh, jak sedíte: mezi každými dvěma sousedy jeden zámek.
between-sheet-points-hint = Řádky tištěného bodovacího listu, zámek po zámku.
between-sheet-rooms = Místnosti
between-sheet-specialty = Zvláštní místnosti bez trůnního sálu, jen pro shodu
between-sheet-castle = Zámek
between-sheet-two = { $lower } a { $higher }
between-sheet-lower-counts = Počítá se horší z vašich dvou zámků.
between-sheet-others = ostatní místnosti a karty
between-sheet-lacks-castle = { $castle }: zatím nic nezapsáno
between-sheet-lacks-rooms = { $castle }: { $count } z { $most } místností
between-sheet-lacks-line = { $castle }: { $line }
between-sheet-lacks-specialty = { $castle }: počet zvláštních místností, kvůli shodě
between-sheet-tie-rule = Při shodě rozhoduje lepší zámek, pak zvláštní místnosti v obou; potom je místo sdílené.
between-sheet-tie-higher = { $who } mají stejně: { $points }. Rozhoduje lepší zámek: { $numbers }.
between-sheet-tie-specialty = { $who } mají pořád stejně. Rozhodují zvláštní místnosti v obou zámcích: { $numbers }.
between-sheet-tie-shared = { $who } mají všechno stejné a dělí se o místo.
between-sheet-who = { $seats }
between-sheet-who-ludwig = { $seats } a Ludvík
between-sheet-twice = { $where }: { $piece } už leží v zámku { $castle }; v krabici je { $most }× ({ $rule }).
between-sheet-used = { $piece } už leží v zámku { $castle }.
between-sheet-no-throne = { $where }: nejdřív vyberte trůnní sál zámku { $castle } ({ $rule }).

## Proč je jeden tah lepší než jiný

between-reason-lower-more = Horší zámek, který se počítá, získá o { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    } víc.
between-reason-lower-less = Horší zámek zatím získá o { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    } méně.
between-reason-lower-title = Počítá se horší zámek
between-reason-higher-more = Lepší zámek získá o { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    } víc.
between-reason-higher-less = Lepší zámek, který se nepočítá, získá o { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    } méně.
between-reason-higher-title = Lepší zámek
between-reason-food-more = Dá { $castle ->
        [some] jednomu ze zámků
       *[other] zámku { $castle }
    } třetí jídelnu a s ní 1 z 5 destiček.
between-reason-food-less = Třetí jídelnu nechá na později, a s ní i 1 z 5 destiček.
between-reason-food-title = { between-reason-bonus-title }
between-reason-living-more = Dá { $castle ->
        [some] jednomu ze zámků
       *[other] zámku { $castle }
    } třetí obytnou komnatu a s ní královského sluhu.
between-reason-living-less = Třetí obytnou komnatu nechá na později, a s ní i královského sluhu.
between-reason-living-title = { between-reason-bonus-title }
between-reason-utility-more = Dá { $castle ->
        [some] jednomu ze zámků
       *[other] zámku { $castle }
    } třetí technickou místnost a s ní kartu úkolu.
between-reason-utility-less = Třetí technickou místnost nechá na později, a s ní i kartu úkolu.
between-reason-utility-title = { between-reason-bonus-title }
between-reason-outdoor-more = Dá { $castle ->
        [some] jednomu ze zámků
       *[other] zámku { $castle }
    } třetí zahradu a s ní fontánu.
between-reason-outdoor-less = Třetí zahradu nechá na později, a s ní i fontánu.
between-reason-outdoor-title = { between-reason-bonus-title }
between-reason-sleeping-more = Dá { $castle ->
        [some] jednomu ze zámků
       *[other] zámku { $castle }
    } třetí ložnici a s ní věž.
between-reason-sleeping-less = Třetí ložnici nechá na později, a s ní i věž.
between-reason-sleeping-title = { between-reason-bonus-title }
between-reason-corridor-more = Dá { $castle ->
        [some] jednomu ze zámků
       *[other] zámku { $castle }
    } třetí spojovací místnost a s ní hlavní halu.
between-reason-corridor-less = Třetí spojovací místnost nechá na později, a s ní i hlavní halu.
between-reason-corridor-title = { between-reason-bonus-title }
between-reason-downstairs-more = Dá { $castle ->
        [some] jednomu ze zámků
       *[other] zámku { $castle }
    } třetí sklepní místnost a s ní bonus jiného druhu.
between-reason-downstairs-less = Třetí sklepní místnost nechá na později, a s ní i bonus jiného druhu.
between-reason-downstairs-title = { between-reason-bonus-title }
between-reason-fifth-more = Dá { $castle ->
        [some] jednomu ze zámků
       *[other] zámku { $castle }
    } pátou místnost jednoho druhu a s ní zvláštní místnost.
between-reason-fifth-less = Pátou místnost jednoho druhu nechá na později, a s ní i zvláštní místnost.
between-reason-fifth-title = { between-reason-bonus-title }
between-reason-bonus-title = Bonus za tři nebo pět místností
between-reason-near-more = { $n ->
        [one] Dalšímu druhu
        [few] Dalším { $n } druhům
       *[other] Dalším { $n } druhům
    } pak bude do bonusu chybět jediná místnost.
between-reason-near-less = Druhů, kterým do bonusu chybí jediná místnost, bude o { $n } méně.
between-reason-near-title = O místnost od bonusu
between-reason-types-more = Přidá { $n ->
        [one] druh místností, který zámku ještě chyběl
        [few] { $n } druhy místností, které zámkům ještě chyběly
       *[other] { $n } druhů místností, které zámkům ještě chyběly
    }.
between-reason-types-less = Zatím bude v zámcích o { $n ->
        [one] { $n } druh
        [few] { $n } druhy
       *[other] { $n } druhů
    } místností méně.
between-reason-types-title = Druh, který chyběl
between-reason-win = Hlavně jde o to, kdo vyhraje: při rovnosti horších zámků rozhoduje lepší.
between-reason-win-title = Rozhodují poslední destičky
