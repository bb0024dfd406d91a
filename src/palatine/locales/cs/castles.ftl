# Zámky šíleného krále Ludvíka

castles-title = Zámky šíleného krále Ludvíka
castles-about = Stavte místnost po místnosti a určujte ceny, které zaplatí ostatní.
castles-weight = je co zvažovat

## Options

castles-option-corners = Dotyk rohem znamená sousedství
castles-option-corners-yes-says = Sousedí i místnosti, které se dotýkají jen rohem.
castles-option-corners-no-says = Sousedí jen místnosti, které mají společný kus zdi.
castles-option-favors_out = Vyřazené královské odměny
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
castles-option-cards_out = Vyřazené karty úkolů
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

castles-ask-foyer = Vyberte stranu vstupní haly: troje, nebo čtvery dveře.
castles-ask-choose = Která karta úkolu půjde pod balíček?
castles-ask-price = Vyberte místnost, pak její cenu.
castles-ask-buy = Kupte destičku, nebo si vezměte { 5000 } M.
castles-ask-place = Přiložte destičku ke svému zámku.
castles-ask-rewards = Vyberte odměnu za uzavření.
castles-ask-reward = { $room }: vzít si odměnu?
castles-ask-free = Vyberte si chodbu, nebo schodiště zdarma.
castles-ask-pair = Druhá sklepní místnost: vyberte libovolnou jinou odměnu.
castles-ask-look = Vyberte sloupeček a prohlédněte si ho.
castles-ask-put = Položte 0 až 2 destičky na balíček karet místností.
castles-ask-return = Která z karet půjde pod balíček?
castles-ask-build = Přidejte destičku k zámku, nebo některou odeberte.
castles-ask-build-place = Vyberte, kde destička leží.

## Tiles

castles-room-R100-1 = Spíž
castles-room-R100-2 = Zásobárna
castles-room-R100-3 = Šenkovna
castles-room-R100-4 = Pudrovna
castles-room-R100-5 = Komora na košťata
castles-room-R100-6 = Šatna
castles-room-R100-7 = Růžový kabinet
castles-room-R100-8 = Komůrka soustředění
castles-room-R100-9 = Fialový kabinet
castles-room-R150-1 = Klavírní salónek
castles-room-R150-2 = Perchtin sál
castles-room-R150-3 = Hudební salónek
castles-room-R150-4 = Bezedná propast
castles-room-R150-5 = Houbový sklípek
castles-room-R150-6 = Díra
castles-room-R150-7 = Pracovna
castles-room-R150-8 = Kuřácký salónek
castles-room-R150-9 = Debatní salónek
castles-room-R200-1 = Umývárna
castles-room-R200-2 = Špinavá komora
castles-room-R200-3 = Hospodářská komora
castles-room-R200-4 = Předpokoj
castles-room-R200-5 = Přípravna pokrmů
castles-room-R200-6 = Chladírna masa
castles-room-R200-7 = Ranní salónek
castles-room-R200-8 = Převlékárna
castles-room-R200-9 = Prosluněná komnata
castles-room-R250-1 = Veranda
castles-room-R250-2 = Vrátnice
castles-room-R250-3 = Kůlna
castles-room-R250-4 = Plesnivá komora
castles-room-R250-5 = Rytířská komnata
castles-room-R250-6 = Krypta
castles-room-R250-7 = Kulečníkový sál
castles-room-R250-8 = Oratoř
castles-room-R250-9 = Šicí dílna
castles-room-R300-1 = Sauna
castles-room-R300-2 = Komnata paniky
castles-room-R300-3 = Prádelna
castles-room-R300-4 = Umývárna nádobí
castles-room-R300-5 = Hlavní jídelna
castles-room-R300-6 = Kuchyně
castles-room-R300-7 = Královnina ložnice
castles-room-R300-8 = Ložnice pro hosty
castles-room-R300-9 = Tassův pokoj
castles-room-R350-1 = Salón
castles-room-R350-2 = Zrcadlový sál
castles-room-R350-3 = Velká síň
castles-room-R350-4 = Horní síň
castles-room-R350-5 = Pokoj s vláčky
castles-room-R350-6 = Kuželna
castles-room-R400-1 = Východní komnata tapisérií
castles-room-R400-2 = Hvězdárna
castles-room-R400-3 = Francouzský altán
castles-room-R400-4 = Dýňová zahrada
castles-room-R400-5 = Velká ložnice
castles-room-R400-6 = Pokoje pro služebnictvo
castles-room-R450-1 = Přijímací salón
castles-room-R450-2 = Západní komnata tapisérií
castles-room-R450-3 = Okrasné zahrady
castles-room-R450-4 = Kočárovna
castles-room-R450-5 = Zbrojnice
castles-room-R450-6 = Žalář
castles-room-R500-1 = Fórum
castles-room-R500-2 = Divadlo
castles-room-R500-3 = Hundingova chýše
castles-room-R500-4 = Skleník
castles-room-R500-5 = Venušina grotta
castles-room-R500-6 = Tajné doupě
castles-room-R600-1 = Vestibul
castles-room-R600-2 = Trůnní sál
castles-room-R600-3 = Terasové zahrady
castles-room-R600-4 = Stáje
castles-room-R600-5 = Sál pěvců
castles-room-R600-6 = Audienční sál
castles-room-hallway = Chodba
castles-room-stairs = Schodiště
castles-room-foyer = Vstupní hala

## Tiles, as the object of a verb

castles-acc-R100-1 = Spíž
castles-acc-R100-2 = Zásobárnu
castles-acc-R100-3 = Šenkovnu
castles-acc-R100-4 = Pudrovnu
castles-acc-R100-5 = Komoru na košťata
castles-acc-R100-6 = Šatnu
castles-acc-R100-7 = Růžový kabinet
castles-acc-R100-8 = Komůrku soustředění
castles-acc-R100-9 = Fialový kabinet
castles-acc-R150-1 = Klavírní salónek
castles-acc-R150-2 = Perchtin sál
castles-acc-R150-3 = Hudební salónek
castles-acc-R150-4 = Bezednou propast
castles-acc-R150-5 = Houbový sklípek
castles-acc-R150-6 = Díru
castles-acc-R150-7 = Pracovnu
castles-acc-R150-8 = Kuřácký salónek
castles-acc-R150-9 = Debatní salónek
castles-acc-R200-1 = Umývárnu
castles-acc-R200-2 = Špinavou komoru
castles-acc-R200-3 = Hospodářskou komoru
castles-acc-R200-4 = Předpokoj
castles-acc-R200-5 = Přípravnu pokrmů
castles-acc-R200-6 = Chladírnu masa
castles-acc-R200-7 = Ranní salónek
castles-acc-R200-8 = Převlékárnu
castles-acc-R200-9 = Prosluněnou komnatu
castles-acc-R250-1 = Verandu
castles-acc-R250-2 = Vrátnici
castles-acc-R250-3 = Kůlnu
castles-acc-R250-4 = Plesnivou komoru
castles-acc-R250-5 = Rytířskou komnatu
castles-acc-R250-6 = Kryptu
castles-acc-R250-7 = Kulečníkový sál
castles-acc-R250-8 = Oratoř
castles-acc-R250-9 = Šicí dílnu
castles-acc-R300-1 = Saunu
castles-acc-R300-2 = Komnatu paniky
castles-acc-R300-3 = Prádelnu
castles-acc-R300-4 = Umývárnu nádobí
castles-acc-R300-5 = Hlavní jídelnu
castles-acc-R300-6 = Kuchyni
castles-acc-R300-7 = Královninu ložnici
castles-acc-R300-8 = Ložnici pro hosty
castles-acc-R300-9 = Tassův pokoj
castles-acc-R350-1 = Salón
castles-acc-R350-2 = Zrcadlový sál
castles-acc-R350-3 = Velkou síň
castles-acc-R350-4 = Horní síň
castles-acc-R350-5 = Pokoj s vláčky
castles-acc-R350-6 = Kuželnu
castles-acc-R400-1 = Východní komnatu tapisérií
castles-acc-R400-2 = Hvězdárnu
castles-acc-R400-3 = Francouzský altán
castles-acc-R400-4 = Dýňovou zahradu
castles-acc-R400-5 = Velkou ložnici
castles-acc-R400-6 = Pokoje pro služebnictvo
castles-acc-R450-1 = Přijímací salón
castles-acc-R450-2 = Západní komnatu tapisérií
castles-acc-R450-3 = Okrasné zahrady
castles-acc-R450-4 = Kočárovnu
castles-acc-R450-5 = Zbrojnici
castles-acc-R450-6 = Žalář
castles-acc-R500-1 = Fórum
castles-acc-R500-2 = Divadlo
castles-acc-R500-3 = Hundingovu chýši
castles-acc-R500-4 = Skleník
castles-acc-R500-5 = Venušinu grottu
castles-acc-R500-6 = Tajné doupě
castles-acc-R600-1 = Vestibul
castles-acc-R600-2 = Trůnní sál
castles-acc-R600-3 = Terasové zahrady
castles-acc-R600-4 = Stáje
castles-acc-R600-5 = Sál pěvců
castles-acc-R600-6 = Audienční sál
castles-acc-hallway = chodbu
castles-acc-stairs = schodiště
castles-acc-foyer = vstupní halu

## King's Favors and bonus cards

castles-favor-F-01 = Nejvíce společenských místností
castles-favor-F-02 = Nejvíce spojovacích místností
castles-favor-F-03 = Nejvíce sklepních místností
castles-favor-F-04 = Nejvíce jídelen
castles-favor-F-05 = Nejvíce obytných komnat
castles-favor-F-06 = Nejvíce zahrad
castles-favor-F-07 = Nejvíce ložnic
castles-favor-F-08 = Nejvíce technických místností
castles-favor-F-09 = Největší výměra společenských místností
castles-favor-F-10 = Největší výměra spojovacích místností
castles-favor-F-11 = Největší výměra sklepních místností
castles-favor-F-12 = Největší výměra jídelen
castles-favor-F-13 = Největší výměra obytných komnat
castles-favor-F-14 = Největší výměra zahrad
castles-favor-F-15 = Největší výměra ložnic
castles-favor-F-16 = Největší výměra technických místností
castles-favor-F-17 = Malé místnosti
castles-favor-F-18 = Velké místnosti
castles-favor-F-19 = Čtvercové místnosti
castles-favor-F-20 = Kruhové místnosti
castles-favor-F-21 = Uzavřené místnosti
castles-favor-F-22 = Neuzavřené místnosti
castles-favor-F-23 = Vnější východy
castles-favor-F-24 = Největší hotovost
castles-card-B-01 = Místnosti všech velikostí
castles-card-B-02 = Místnosti všech typů
castles-card-B-03 = Chodby
castles-card-B-04 = Schodiště
castles-card-B-05 = Uzavřené místnosti
castles-card-B-06 = Čtvercové místnosti
castles-card-B-07 = Kruhové místnosti
castles-card-B-08 = Hotovost
castles-card-B-09 = Vnější východy
castles-card-B-10 = Společenské místnosti
castles-card-B-11 = Spojovací místnosti
castles-card-B-12 = Sklepní místnosti
castles-card-B-13 = Jídelny
castles-card-B-14 = Obytné komnaty
castles-card-B-15 = Zahrady
castles-card-B-16 = Ložnice
castles-card-B-17 = Technické místnosti
castles-card-B-18 = Místnosti o velikosti 100
castles-card-B-19 = Místnosti o velikosti 150
castles-card-B-20 = Místnosti o velikosti 200
castles-card-B-21 = Místnosti o velikosti 250
castles-card-B-22 = Místnosti o velikosti 300
castles-card-B-23 = Místnosti o velikosti 350
castles-card-B-24 = Místnosti o velikosti 400
castles-card-B-25 = Místnosti o velikosti 450
castles-card-B-26 = Místnosti o velikosti 500
castles-card-B-27 = Místnosti o velikosti 600

## Completion rewards

castles-reward-activity = 5 bodů
castles-reward-corridor = Chodba nebo schodiště zdarma
castles-reward-downstairs = Libovolná jiná odměna (za každé dvě)
castles-reward-food = Tah navíc
castles-reward-living = Nové vyhodnocení místnosti
castles-reward-outdoor = { 10000 } M
castles-reward-sleeping = Výběr destiček na balíček
castles-reward-utility = Výběr karty úkolu ze dvou

## Beside the board

castles-fact-money = marek
castles-fact-tiles = destiček v zámku
castles-fact-cards = karet úkolů
castles-fact-builder = Mistr stavitel
castles-fact-room-cards = zbývá karet místností
castles-fact-empty = Sloupeček { $size } je vyčerpaný
castles-fact-stacks = zbývá destiček podle velikosti
castles-fact-hallways = zbývá chodeb
castles-fact-stairs = zbývá schodišť
castles-fact-deck-tile = na balíčku karet místností, destička velikosti
castles-fact-deck-room = na balíčku karet místností: { $room }
castles-fact-last = Poslední kolo
castles-picture-mine = Váš zámek
castles-picture = Zámek: { $seat }
castles-picture-note = { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } · { $count ->
        [one] { $count } destička
        [few] { $count } destičky
       *[other] { $count } destiček
    }
castles-sheet-round = { $round }. kolo
castles-sheet-builder = Mistr stavitel: { $seat }
castles-sheet-castle = { $seat }
castles-sheet-scorer = Sečtěte zámek
castles-sheet-joined = navazuje
castles-sheet-free = volné
castles-sheet-walled = zazděné
castles-sheet-complete = uzavřeno
castles-sheet-fence = plot
castles-sheet-per-joined = za navazující
castles-sheet-per-touching = za sousedící
castles-sheet-per-castle = v celém zámku
castles-sheet-downstairs = sklep
castles-sheet-north = sever, zhruba
castles-sheet-left = zbývá { $count }
castles-text-seat = { $seat }: { $points }
castles-text-foyer = { $doors ->
        [one] Vstupní hala, { $doors } dveře
        [few] Vstupní hala, { $doors } dveře
       *[other] Vstupní hala, { $doors } dveří
    }
castles-text-hallway-ground = Chodba, přízemí
castles-text-hallway-dark = Chodba, sklep

## Points

castles-points-start = začátek
castles-points-base = základní bodová hodnota
castles-points-own = vlastní bonusy
castles-points-others = bonusy starších destiček
castles-points-rewards = odměny za uzavření
castles-points-stacks = vyčerpané sloupečky místností
castles-points-favors = královské odměny
castles-points-cards = karty úkolů
castles-points-money = zbylé peníze
castles-rank-1 = Poskok na stavbě
castles-rank-2 = Kameník
castles-rank-3 = Stavbyvedoucí
castles-rank-4 = Dvorní architekt
castles-rank-5 = Stavitel královských snů
castles-tie-size = rozhoduje větší zámek
castles-tie-money = rozhoduje více peněz
castles-tie-shared = vítězství je společné

## What can be touched

castles-label-at = Místo { $x }, { $y }
castles-label-turn = Otočeno o { $turn }°
castles-label-stack = Sloupeček { $size }
castles-label-foyer = { $doors ->
        [one] { $doors } dveře
        [few] { $doors } dveře
       *[other] { $doors } dveří
    }
castles-label-remove = Odebrat { $room }
castles-label-room-price = { $room }, velikost { $size }, { $price } M
castles-label-room-coins = { $room }, velikost { $size }, { $price } M, leží na ní { $coins } M
castles-label-reward = { $room }: { $reward }
castles-label-keep = Nechat, jak to je
castles-label-empty = Nechat cenovku prázdnou
castles-label-money = Vzít { 5000 } M
castles-label-decline = Odmítnout
castles-label-done = Hotovo

## What an action means

castles-side-left = zleva
castles-side-right = zprava
castles-side-above = shora
castles-side-below = zdola
castles-do-place = { $points ->
        [one] Přiložit { $room } (dveře: { $doors }, { $side }): { $points } bod.
        [few] Přiložit { $room } (dveře: { $doors }, { $side }): { $points } body.
       *[other] Přiložit { $room } (dveře: { $doors }, { $side }): { $points } bodů.
    }
castles-do-buy = Koupit { $room } za { $price } M.
castles-do-price = Přiřadit { $room } k ceně { $price } M.
castles-do-reward = Vzít si odměnu za místnost { $room }: { $reward }.
castles-do-as = Vybrat odměnu: { $reward }.
castles-do-free = Vzít si { $room } zdarma.
castles-do-put = Položit { $room } na balíček karet místností.
castles-do-add = Přidat { $room }.
castles-do-look = Prohlédnout si sloupeček velikosti { $size }.
castles-do-return = Dát „{ $card }“ pod balíček.
castles-do-foyer = { $doors ->
        [one] Vstupní hala, počet dveří: { $doors }.
        [few] Vstupní hala, počet dveří: { $doors }.
       *[other] Vstupní hala, počet dveří: { $doors }.
    }
castles-do-remove = Odebrat { $room }.
castles-do-empty = Nechat cenu { $price } M prázdnou.
castles-do-keep-price = Nechat všechny ostatní místnosti, kde jsou.
castles-do-keep-return = Nechat si kartu.
castles-do-keep-build-place = Destičku nepřidávat.
castles-do-money = Vzít si { 5000 } M z banku.
castles-do-decline = Odmítnout zbývající odměny.
castles-do-done = Už žádnou destičku nebrat.

## What happens

castles-event-favor-discarded = Královská odměna { $favor } nemůže ležet vedle svého opaku a je nahrazena jinou.
castles-event-foyer = { $doors ->
        [one] { $seat } volí vstupní halu, počet dveří: { $doors }.
        [few] { $seat } volí vstupní halu, počet dveří: { $doors }.
       *[other] { $seat } volí vstupní halu, počet dveří: { $doors }.
    }
castles-event-first = První Mistr stavitel: { $seat }.
castles-event-returned = Každý dává jednu kartu úkolu pod balíček.
castles-event-round = { $round }. kolo, Mistr stavitel: { $seat }.
castles-event-reshuffled = Odložené karty místností se zamíchají.
castles-event-last-round = Balíček karet místností došel: toto je poslední kolo.
castles-event-stack-empty = Sloupeček velikosti { $size } je vyčerpaný, otáčí se další karta.
castles-event-revealed = Nově na trhu: { $rooms }.
castles-event-priced = { $seat } určuje ceny.
castles-event-price = { $seat } přiřazuje { $room } k ceně { $price } M.
castles-several-price = { $seat } přiřazuje { $list }.
castles-each-price = { $room } k ceně { $price } M
castles-event-price-empty = { $seat } nechává cenu { $price } M prázdnou.
castles-event-end = Hra končí.
castles-event-final = { $seat }: vyčerpané sloupečky { $stacks }, královské odměny { $favors }, karty úkolů { $cards }, peníze { $money }; celkem { $total }.
castles-event-took = { $seat } si bere 5 000 M.
castles-event-bought = { $seat } kupuje { $room } za { $price } M.
castles-event-placed = { $points ->
        [one] { $seat } umisťuje { $room }: { $points } bod.
        [few] { $seat } umisťuje { $room }: { $points } body.
       *[other] { $seat } umisťuje { $room }: { $points } bodů.
    }
castles-event-completed = { $seat } uzavírá: { $room }.
castles-event-extra-turn = { $seat } má tah navíc.
castles-event-declined = { $seat } odmítá zbývající odměny.
castles-event-reward-activity = { $seat } získává 5 bodů, uzavřeno: { $room }.
castles-event-reward-food = { $seat } získává tah navíc, uzavřeno: { $room }.
castles-event-reward-living = { $points ->
        [one] { $seat } znovu vyhodnocuje: { $room }, { $points } bod.
        [few] { $seat } znovu vyhodnocuje: { $room }, { $points } body.
       *[other] { $seat } znovu vyhodnocuje: { $room }, { $points } bodů.
    }
castles-event-reward-outdoor = { $seat } dostává { 10000 } M, uzavřeno: { $room }.
castles-event-reward-corridor = { $seat } si bere { $room } zdarma.
castles-event-reward-lost = { $seat } nemůže získat odměnu, propadá: { $room }.
castles-event-cellar = { $seat } má { $number }. uzavřenou sklepní místnost: { $room }.
castles-event-looked = { $seat } si prohlíží sloupeček velikosti { $size }.
castles-event-saw = { $seat } vidí ve sloupečku velikosti { $size }: { $rooms }.
castles-event-put = { $count ->
        [one] { $seat } pokládá { $count } destičku velikosti { $size } na balíček karet místností.
        [few] { $seat } pokládá { $count } destičky velikosti { $size } na balíček karet místností.
       *[other] { $seat } pokládá { $count } destiček velikosti { $size } na balíček karet místností.
    }
castles-event-discarded = { $seat } odkládá destičku lícem nahoru na odkládací balíček: { $room }.
castles-event-drew = { $count ->
        [one] { $seat } si bere { $count } kartu úkolu.
        [few] { $seat } si bere { $count } karty úkolů.
       *[other] { $seat } si bere { $count } karet úkolů.
    }
castles-event-chose = { $count ->
        [one] { $seat } si nechává { $count } kartu úkolu.
        [few] { $seat } si nechává { $count } karty úkolů.
       *[other] { $seat } si nechává { $count } karet úkolů.
    }
castles-event-keeps = V ruce zůstává „{ $card }“.
castles-event-favors = Královské odměny: { $favors }.
castles-event-dealt = { $count ->
        [one] Každý dostává { $count } kartu úkolu.
        [few] Každý dostává { $count } karty úkolů.
       *[other] Každý dostává { $count } karet úkolů.
    }
castles-event-drew-cards = { $seat } teď vidí: { $cards }.
castles-event-score-stacks = { $points ->
        [one] { $seat } získává { $points } bod za vyčerpané sloupečky.
        [few] { $seat } získává { $points } body za vyčerpané sloupečky.
       *[other] { $seat } získává { $points } bodů za vyčerpané sloupečky.
    }
castles-event-score-favor = { $points ->
        [one] { $seat } získává { $points } bod za královskou odměnu „{ $favor }“.
        [few] { $seat } získává { $points } body za královskou odměnu „{ $favor }“.
       *[other] { $seat } získává { $points } bodů za královskou odměnu „{ $favor }“.
    }
castles-event-score-card = { $points ->
        [one] { $seat } ukazuje kartu úkolu „{ $card }“: { $points } bod.
        [few] { $seat } ukazuje kartu úkolu „{ $card }“: { $points } body.
       *[other] { $seat } ukazuje kartu úkolu „{ $card }“: { $points } bodů.
    }
castles-event-score-money = { $points ->
        [one] { $seat } získává { $points } bod za { $money } M.
        [few] { $seat } získává { $points } body za { $money } M.
       *[other] { $seat } získává { $points } bodů za { $money } M.
    }
castles-event-rank = { $total ->
        [one] S { $total } bodem je hodnost: { $rank }.
        [few] Se { $total } body je hodnost: { $rank }.
       *[other] S { $total } body je hodnost: { $rank }.
    }

## Words of tiles and cards

castles-points = { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
castles-points-now = { $points ->
        [one] teď { $points } bod
        [few] teď { $points } body
       *[other] teď { $points } bodů
    }
castles-size = velikost { $size }
castles-sized = { $room }, velikost { $size }
castles-kind = { $type }, velikost { $size }
castles-type-activity = společenská místnost
castles-type-corridor = spojovací místnost
castles-type-downstairs = sklepní místnost
castles-type-food = jídelna
castles-type-living = obytná komnata
castles-type-outdoor = zahrada
castles-type-sleeping = ložnice
castles-type-utility = technická místnost
castles-kinds-activity = společenské místnosti
castles-kinds-corridor = spojovací místnosti
castles-kinds-downstairs = sklepní místnosti
castles-kinds-food = jídelny
castles-kinds-living = obytné komnaty
castles-kinds-outdoor = zahrady
castles-kinds-sleeping = ložnice
castles-kinds-utility = technické místnosti
castles-bonus-connect = { $points } za každou navazující dveřmi: { $types }
castles-bonus-adjacent = { $points } za každou, která se jí dotýká: { $types }
castles-bonus-castle = { $points } za každou v celém zámku: { $types }
castles-worth = { $points ->
        [one] { $points } bod.
        [few] { $points } body.
       *[other] { $points } bodů.
    }
castles-worth-bonus = { $points ->
        [one] { $points } bod a { $bonus }.
        [few] { $points } body a { $bonus }.
       *[other] { $points } bodů a { $bonus }.
    }
castles-worth-corridor = Sama body nepřináší; spojuje místnosti, počítá se jako spojovací místnost a dá se uzavřít.
castles-card-each = { $points ->
        [one] { $points } bod za každou
        [few] { $points } body za každou
       *[other] { $points } bodů za každou
    }
castles-card-per = { $points ->
        [one] { $points } bod za každých { $per }
        [few] { $points } body za každých { $per }
       *[other] { $points } bodů za každých { $per }
    }
castles-card-all = { $points ->
        [one] { $points } bod, máte-li od každé aspoň jednu
        [few] { $points } body, máte-li od každé aspoň jednu
       *[other] { $points } bodů, máte-li od každé aspoň jednu
    }
castles-left = { $count ->
        [one] zbývá { $count }
        [few] zbývají { $count }
       *[other] zbývá { $count }
    }

## Beside the castle

castles-verb-money = Vzít { $money } M
castles-verb-prices = Nechat ceny
castles-tray-market = Trh
castles-tray-corridors = Chodby a schodiště
castles-tray-hand = K přiložení
castles-tray-foyers = Strany vstupní haly
castles-tray-rewards = Odměny za uzavření
castles-tray-stacks = Sloupečky místností
castles-tray-bonus = Vaše karty úkolů
castles-tray-drawn = Tažené karty úkolů
castles-slot-empty = Bez místnosti
castles-as-type = jako { $type }
castles-grid-favors = Královské odměny
castles-grid-count = { $type }, počet
castles-grid-area = { $type }, plocha
castles-short-activity = Společenské
castles-short-corridor = Spojovací
castles-short-downstairs = Sklepní
castles-short-food = Jídelny
castles-short-living = Obytné
castles-short-outdoor = Zahrady
castles-short-sleeping = Ložnice
castles-short-utility = Technické
castles-short-corridors = Sama bez bodů.
castles-short-worth = { $points }, bez bonusu.
castles-short-connect = { $points } VB, { $bonus } za každou připojenou místnost: { $types }.
castles-short-adjacent = { $points } VB, { $bonus } za každou sousedící místnost: { $types }.
castles-short-castle = { $points } VB, { $bonus } za každou místnost zámku: { $types }.
castles-grid-money = Peníze, tisíce
castles-grid-places = 8 · 4 · 2 · 1
castles-progress-setup = Před prvním kolem
castles-progress-over = Konec hry
castles-progress = { $round }. kolo, v balíčku { $count }
castles-progress-part = { $round }. kolo
castles-progress-last = { $round }. kolo, poslední
castles-step-prices = Ceny
castles-step-build = Nákup a stavba
castles-label-price = Cena { $price } M

## Questions, step by step

castles-q-own-money = Máte { $money } M.
castles-q-where = Kam přiložíte { $room }?
castles-q-here = Přiložit { $room } sem?
castles-q-here-detail = Teď { $points }. { $cost }
castles-cost-nothing = Neplatí se.
castles-cost-bank = { $price } M do banku.
castles-cost-builder = { $price } M dostane { $seat }.
castles-cost-bank-coins = { $price } M do banku; { $coins } M z ní je vašich.
castles-cost-builder-coins = { $price } M dostane { $seat }; { $coins } M z ní je vašich.
castles-q-money = Vzít si { $money } M a nic nekoupit?
castles-q-price = K jaké ceně přiřadíte { $room }?
castles-q-prices = Určit tyto ceny?
castles-q-has = { $seat } má { $money } M
castles-q-buyers-1 = { $buyer1 }.
castles-q-buyers-2 = { $buyer1 }, { $buyer2 }.
castles-q-buyers-3 = { $buyer1 }, { $buyer2 }, { $buyer3 }.
castles-q-foyer = { $doors ->
        [one] Vzít stranu, kde jsou { $doors } dveře?
        [few] Vzít stranu, kde jsou { $doors } dveře?
       *[other] Vzít stranu, kde je { $doors } dveří?
    }
castles-q-return = Dát „{ $card }“ pod balíček?
castles-q-look = Prohlédnout si sloupeček velikosti { $size }?
castles-q-as = Vybrat odměnu: { $reward }?
castles-q-reward = Vzít si odměnu za místnost { $room }?
castles-q-put = Položit { $room } na balíček karet místností?
castles-q-put-last = Odložit { $room } lícem nahoru na odkládací balíček?
castles-q-keep-price = Nechat všechny ceny, jak jsou?
castles-q-keep-return = Nechat si kartu?
castles-q-keep-build-place = Destičku nepřidávat?
castles-q-empty-price = Nechat nejdražší volnou cenovku bez místnosti?
castles-q-decline-rewards = Odmítnout zbývající odměny?
castles-q-decline-pair = Odmítnout tuto odměnu?
castles-q-done-put = Už žádnou destičku nebrat?
castles-b-take = Vzít
castles-b-buy = Koupit a přiložit
castles-b-build = Přiložit
castles-b-prices = Určit ceny
castles-b-foyer = Vybrat
castles-b-return = Vrátit
castles-b-look = Prohlédnout
castles-b-put = Položit
castles-b-keep-price = Nechat
castles-b-keep-return = Nechat si
castles-b-keep-build-place = Nepřidávat
castles-b-empty-price = Nechat prázdnou
castles-b-decline-rewards = Odmítnout
castles-b-decline-pair = Odmítnout
castles-b-done-put = Hotovo

## The inspector

castles-i-base = Sama místnost
castles-i-bonus-card = Vaše karta úkolu
castles-i-in-castle = V zámku, { $types }: { $count }
castles-i-joined = navazuje dveřmi, { $type }
castles-i-touches = dotýká se bez dveří, { $type }
castles-i-complete = Uzavřeno: všechny dveře navazují.
castles-i-open = { $count ->
        [one] Neuzavřeno: { $count } dveře nenavazují.
        [few] Neuzavřeno: { $count } dveře nenavazují.
       *[other] Neuzavřeno: { $count } dveří nenavazuje.
    }
castles-i-reward = Odměna za uzavření: { $reward }.
castles-i-coins = Leží na ní { $coins } M pro toho, kdo ji koupí.
castles-i-left = Zbylo by vám { $money } M.
castles-i-stack-left = Ve sloupečku velikosti { $size } zbývá: { $count }.
castles-i-favor-counts = Počítá se do královské odměny „{ $favor }“.
castles-i-kind-favor = královská odměna
castles-i-favor-does = Na konci 8, 4, 2 a 1 bod za první až čtvrté místo. Při shodě se body míst dělí a zaokrouhlují dolů; kdo nemá nic, nedostane nic.
castles-i-favor = { $points ->
        [one] { $seat }: { $count }, teď { $points } bod
        [few] { $seat }: { $count }, teď { $points } body
       *[other] { $seat }: { $count }, teď { $points } bodů
    }
castles-i-kind-card = karta úkolu
castles-i-have = Máte { $count }
castles-i-stack = Je-li sloupeček na konci prázdný, přinese každá místnost této velikosti v zámku 2 body.
castles-i-stack-seat = { $points ->
        [one] { $seat }: postaveno { $count }, pak { $points } bod
        [few] { $seat }: postaveno { $count }, pak { $points } body
       *[other] { $seat }: postaveno { $count }, pak { $points } bodů
    }
castles-i-money = Peníze: { $money } M.
castles-i-tiles = Destiček v zámku: { $count }, z toho uzavřených: { $done }.
castles-i-cards = Karty úkolů, do konce tajné: { $count }.
castles-i-builder = Mistr stavitel tohoto kola.
castles-i-builder-does = Určuje všechny ceny, dostává, co ostatní zaplatí, a staví poslední. Po každém kole se žeton posune doleva.
castles-i-pass = Místo nákupu: { 5000 } M z banku. Nic se nestaví.
castles-i-pair = Každá druhá uzavřená sklepní místnost přináší jednu ze sedmi ostatních odměn.
castles-i-deck = Destičky na balíčku karet místností
castles-i-deck-does = Přijdou na trh dříve, než se otočí jakákoli karta.

## The final scoring

castles-formula-score-stacks = { $count } × 2 za velikosti s prázdným sloupečkem: { $points }
castles-formula-score-favor = { $count }, { $place }. místo: { $points }
castles-formula-score-card = { $per ->
    [1] { $count } × { $each }: { $points }
   *[other] { $count }, { $each } za každých { $per }: { $points }
}
castles-formula-score-money = { $money } M, 1 za každých { 10000 }: { $points }

## Why not

castles-why-other-question = Teď se rozhoduje o něčem jiném.
castles-why-not-your-card = Tuto kartu nemáte.
castles-why-priced = { $room }: cena už je určena.
castles-why-not-on-market = { $room } není na trhu.
castles-why-slot-full = Destiček je dost pro všechny cenovky: žádná nesmí zůstat prázdná.
castles-why-keep-two = Zbývají jen dvě: vyberte, která z nich je dražší.
castles-why-stack-empty = Tento sloupeček je vyčerpaný.
castles-why-price-unused = Cena { $price } M se při tomto počtu hráčů nepoužívá.
castles-why-slot-empty = U ceny { $price } M neleží žádná místnost.
castles-why-no-place = { $room }: v zámku není kam ji přiložit.
castles-why-no-stairs = { $room }: patří do sklepa a zámek ještě nemá schodiště.
castles-why-too-dear = Chybí vám { $short } M.
castles-why-c-401 = Žádné dveře destičky nenavazují na dveře zámku.
castles-why-c-404 = Destičky se nesmějí překrývat.
castles-why-c-405 = Zámku by nezbyl žádný vnější východ.
castles-why-c-406 = Plotu se nesmí nic dotýkat.
castles-why-c-408 = Dveře přízemí a sklepa na sebe nesmějí navazovat.
castles-why-c-409 = Dvě schodiště na sebe nesmějí navazovat.
castles-why-same-turn = Takto otočená destička vypadá stejně jako otočená o { $turn }°, přiložte ji tak.
castles-why-no-reward = { $room }: žádná odměna nečeká.
castles-why-no-place-free = Taková destička už není, nebo se nikam nevejde.
castles-why-other-reward = Vyberte některou z ostatních odměn.
castles-why-reward-gone = Tuto odměnu teď nelze získat.
castles-why-not-in-stack = { $room } v tomto sloupečku není.
castles-why-keep-one = Jedna ze dvou karet se vrací.
castles-why-not-drawn = Tuto kartu jste si teď nevzali.
castles-why-none-left = V krabici už není: { $room }.
castles-why-no-such-tile = Taková destička v zámku není.
castles-why-others-need-it = Bez ní by ostatní destičky nemohly ležet tak, jak leží.
castles-why-foyer-built-on = Na vstupní halu už se navazuje.
castles-why-foyer-same = Vstupní hala už touto stranou nahoru leží.

## Documents

castles-document-too-many = { $where }: { $piece } je v krabici jen { $most }×.
castles-document-place = { $where }: { $room } takto ležet nemůže ({ $rule }). { $reason }

# Puzzles: what is asked, and why the best answer is the best.
castles-puzzle-place = Kde vám tato místnost hned přinese nejvíc bodů?
castles-puzzle-buy = Jste na řadě s nákupem. Co vám nakonec přinese nejvíc?
castles-puzzle-price = Určujete ceny, a co ostatní zaplatí, je vaše. Která místnost má přijít k další ceně?
castles-puzzle-room = Kupte místnost a umístěte ji tak, aby hned přinesla co nejvíc bodů. Na ceně tady nezáleží.
castles-puzzle-why-base = Rozhodují tu body vytištěné na místnosti. Bonusy sousedů se k nim jen přičtou.
castles-puzzle-why-own = Místnost dává body za to, na co navazuje: její bonus platí za každou vhodnou destičku. Hledejte sousedy, které si přeje, a vyhněte se těm, které nesnáší.
castles-puzzle-why-others = Místnosti, které už leží, přinesou body, když je nová destička tím, co si přejí. Skromná místnost u správných dveří může přinést víc než skvostná jinde.
castles-puzzle-why-rewards = Naváže na poslední volné dveře některé destičky a uzavřená destička přinese odměnu. Odměny mívají větší cenu než okamžité body.
castles-puzzle-why-stacks = Na konci přinese každá místnost velikosti, jejíž sloupeček je prázdný, dva body. Místnosti docházejících velikostí mají větší cenu, než se zdá.
castles-puzzle-why-favors = Královská odměna vynáší za první místo osm bodů. O něm může rozhodnout jediná správná místnost navíc.
castles-puzzle-why-cards = Hodí se k vašim kartám úkolů a ty se počítají na konci. Podívejte se na ně dřív než na body na destičce.
castles-puzzle-why-money = Rozhodují tu peníze: co si necháte nebo vyděláte, koupí další místnost. Co platí ostatní, dostane Mistr stavitel.
castles-puzzle-why-rivals = Rozhoduje tu, co vezme ostatním: drahá místnost jim zůstane nedostupná, nebo vám za ni dobře zaplatí. Než určíte cenu, podívejte se na jejich zámky.
castles-puzzle-why-later = Zůstane víc na příští kola: dveře, ke kterým lze stavět, peníze na nákup. Pár okamžitých bodů za to nestojí.

## The score sheet of a real table

castles-sheet-way-fast = Jen čísla
castles-sheet-way-rooms = Místnost po místnosti
castles-sheet-step-track = Body
castles-sheet-step-rooms = Zámky
castles-sheet-step-favors = Odměny
castles-sheet-step-cards = Karty
castles-sheet-step-money = Peníze
castles-sheet-track = Bodovací lišta
castles-sheet-track-hint = Kde stojí čí labuť na bodovací liště.
castles-sheet-rooms = Zámky
castles-sheet-rooms-hint = Destička po destičce, od vstupní haly ven; na pořadí nákupu nezáleží.
castles-sheet-tiles = Destičky
castles-sheet-favors-hint = Klepejte na hráče popořadě, nejdřív kdo má nejvíc.
castles-sheet-cards-hint = Karty úkolů každého hráče a kolik má toho, co počítají.
castles-sheet-money = Peníze
castles-sheet-money-hint = Zadejte jen celé desetitisíce: za každý 1 bod.
castles-sheet-empty = Které sloupečky jsou vyčerpané?
castles-sheet-empty-hint = Sloupečky bez destičky lícem dolů; trh se nepočítá.
castles-sheet-emptied = Vlastní destičky z těchto sloupečků
castles-sheet-emptied-hint = Po 2 bodech.
castles-sheet-sizes = Velikost zámku
castles-sheet-sizes-hint = Součet všech natištěných velikostí. Je potřeba jen při shodě.
castles-sheet-lacks-track = { $seat }: body na bodovací liště
castles-sheet-lacks-money = { $seat }: peníze
castles-sheet-lacks-emptied = { $seat }: vlastní destičky z vyčerpaných sloupečků
castles-sheet-lacks-cards = { $seat }: karty úkolů
castles-sheet-lacks-count = { $seat }, karta úkolu „{ $piece }“: kolik
castles-sheet-lacks-size = { $seat }: velikost zámku, kvůli shodě
castles-sheet-lacks-favor = Královská odměna „{ $piece }“: kdo má nejvíc
castles-sheet-lacks-favors = { $count ->
    [one] ještě { $count } královská odměna
    [few] ještě { $count } královské odměny
   *[other] ještě { $count } královských odměn
}
castles-sheet-who = { $seats }
castles-sheet-places = { $list }
castles-sheet-shared = { $who } se dělí o místa { $places }: ({ $sum }) ÷ { $count }, zaokrouhleno dolů: { $points } každému.
castles-sheet-tie-rule = Při shodě rozhoduje větší zámek, pak víc peněz.
castles-sheet-tie-size = Rozhoduje větší zámek: { $numbers }.
castles-sheet-tie-money = Zámky jsou stejně velké; rozhoduje víc peněz: { $numbers }.
castles-sheet-tie-shared = Stejné jsou i peníze: vítězství je sdílené.
castles-sheet-favor-twice = { $where }: královská odměna „{ $piece }“ už tu je.
castles-sheet-favor-pair = { $where }: uzavřené a neuzavřené místnosti nikdy nejsou odměnami téže hry (C-122).
castles-sheet-favors = { $where }: při počtu hráčů { $players } je královských odměn { $most } (C-121).
castles-sheet-card-twice = { $where }: kartu úkolu „{ $piece }“ už má { $seat } a existuje jen jedna (C-104).
castles-sheet-tile-twice = { $where }: { $piece } už leží v zámku, který staví { $seat }; v krabici je { $most }× (C-102).
castles-sheet-none-empty = { $where }: { $seat } má destičky z vyčerpaných sloupečků, ale žádný není označen jako vyčerpaný (C-711).
castles-sheet-other-track = { $where }: { $seat } má za zámek i s odměnami { $counted } b., ne { $entered }.
castles-sheet-other-emptied = { $where }: { $seat } má z vyčerpaných sloupečků tolik destiček: { $counted }, ne { $entered }.
castles-sheet-other-card = { $where }: { $seat } má pro kartu úkolu „{ $piece }“ { $counted }, ne { $entered }.
castles-sheet-other-favor = { $where }: zámky říkají něco jiného. „{ $piece }“: { $counted }.
castles-sheet-no-foyer = { $where }: nejdřív vyberte stranu vstupní haly, kterou má { $seat } (C-126).
castles-sheet-needed = { $where }: bez destičky { $room } by jiná nemohla ležet, kde leží: { $other } (C-401).
castles-sheet-tile-used = { $piece } už leží v zámku, který staví { $seat }.

## Proč je jeden tah lepší než jiný

castles-reason-once-more = Přinese hned o { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    } víc.
castles-reason-once-less = Přinese hned o { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    } méně.
castles-reason-once-title = Body hned
castles-reason-activity-more = Uzavře { $n ->
        [one] společenskou místnost: pět bodů
        [few] { $n } společenské místnosti, každou za pět bodů
       *[other] { $n } společenských místností, každou za pět bodů
    }.
castles-reason-activity-less = Uzavře zatím o { $n ->
        [one] jednu společenskou místnost
        [few] { $n } společenské místnosti
       *[other] { $n } společenských místností
    } méně: pět bodů počká.
castles-reason-activity-title = { castles-reason-complete-title }
castles-reason-corridor-more = Uzavře { $n ->
        [one] spojovací místnost
        [few] { $n } spojovací místnosti
       *[other] { $n } spojovacích místností
    }: chodba nebo schodiště zdarma.
castles-reason-corridor-less = Uzavře zatím o { $n ->
        [one] jednu spojovací místnost
        [few] { $n } spojovací místnosti
       *[other] { $n } spojovacích místností
    } méně: chodba nebo schodiště zdarma počká.
castles-reason-corridor-title = { castles-reason-complete-title }
castles-reason-downstairs-more = Uzavře { $n ->
        [one] sklepní místnost
        [few] { $n } sklepní místnosti
       *[other] { $n } sklepních místností
    }{ $pair ->
        [yes] : libovolná jiná odměna
       *[other] ; další přinese libovolnou jinou odměnu
    }.
castles-reason-downstairs-less = Uzavře zatím o { $n ->
        [one] jednu sklepní místnost
        [few] { $n } sklepní místnosti
       *[other] { $n } sklepních místností
    } méně: libovolná jiná odměna počká.
castles-reason-downstairs-title = { castles-reason-complete-title }
castles-reason-food-more = Uzavře { $n ->
        [one] jídelnu: tah navíc
        [few] { $n } jídelny: { $n } tahy navíc
       *[other] { $n } jídelen: { $n } tahů navíc
    }.
castles-reason-food-less = Uzavře zatím o { $n ->
        [one] jednu jídelnu
        [few] { $n } jídelny
       *[other] { $n } jídelen
    } méně: tah navíc počká.
castles-reason-food-title = { castles-reason-complete-title }
castles-reason-living-more = Uzavře { $n ->
        [one] obytnou komnatu, která se vyhodnotí znovu
        [few] { $n } obytné komnaty, které se vyhodnotí znovu
       *[other] { $n } obytných komnat, které se vyhodnotí znovu
    }.
castles-reason-living-less = Uzavře zatím o { $n ->
        [one] jednu obytnou komnatu
        [few] { $n } obytné komnaty
       *[other] { $n } obytných komnat
    } méně: nové vyhodnocení počká.
castles-reason-living-title = { castles-reason-complete-title }
castles-reason-outdoor-more = Uzavře { $n ->
        [one] zahradu: { 10000 } M
        [few] { $n } zahrady, každou za { 10000 } M
       *[other] { $n } zahrad, každou za { 10000 } M
    }.
castles-reason-outdoor-less = Uzavře zatím o { $n ->
        [one] jednu zahradu
        [few] { $n } zahrady
       *[other] { $n } zahrad
    } méně: { 10000 } M počká.
castles-reason-outdoor-title = { castles-reason-complete-title }
castles-reason-sleeping-more = Uzavře { $n ->
        [one] ložnici
        [few] { $n } ložnice
       *[other] { $n } ložnic
    }: výběr destiček na balíček.
castles-reason-sleeping-less = Uzavře zatím o { $n ->
        [one] jednu ložnici
        [few] { $n } ložnice
       *[other] { $n } ložnic
    } méně: výběr destiček na balíček počká.
castles-reason-sleeping-title = { castles-reason-complete-title }
castles-reason-utility-more = Uzavře { $n ->
        [one] technickou místnost
        [few] { $n } technické místnosti
       *[other] { $n } technických místností
    }: lepší ze dvou karet úkolů.
castles-reason-utility-less = Uzavře zatím o { $n ->
        [one] jednu technickou místnost
        [few] { $n } technické místnosti
       *[other] { $n } technických místností
    } méně: karta úkolu počká.
castles-reason-utility-title = { castles-reason-complete-title }
castles-reason-complete-title = Uzavřené destičky
castles-reason-money-more = Nechá k útratě o { $n } 000 M víc.
castles-reason-money-less = Nechá k útratě o { $n } 000 M méně.
castles-reason-money-title = Peníze
castles-reason-cards-more = Přinese o { $n ->
        [one] { $n } kartu úkolu
        [few] { $n } karty úkolů
       *[other] { $n } karet úkolů
    } víc.
castles-reason-cards-less = Přinese o { $n ->
        [one] { $n } kartu úkolu
        [few] { $n } karty úkolů
       *[other] { $n } karet úkolů
    } méně.
castles-reason-cards-title = Karty úkolů
castles-reason-doors-more = Nechá k dalšímu stavění o { $n ->
        [one] jedny volné dveře
        [few] { $n } volné dveře
       *[other] { $n } volných dveří
    } víc.
castles-reason-doors-less = Nechá k dalšímu stavění o { $n ->
        [one] jedny volné dveře
        [few] { $n } volné dveře
       *[other] { $n } volných dveří
    } méně.
castles-reason-doors-title = Dveře k dalšímu stavění
