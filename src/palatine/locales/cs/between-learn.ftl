# Between Two Castles of Mad King Ludwig: learning the game

## The guided first game

between-learn-goal-title = Dva zámky, dva partneři
between-learn-goal-say = Stavíte dva zámky: { between-castle-mespelbrunn } se sousedem po levici, { between-castle-hohenschwangau } se sousedem po pravici. Na konci se vám počítá jen ten horší z nich. Starejte se proto o oba.

between-learn-choose-title = Dvě si nechte, zbytek pošlete dál
between-learn-choose-say = Devět destiček, které vidíte jen vy. Dvě si necháte, sedm dostane soused po levici. Nejdřív klepněte na destičku { between-room-terrace }, to je zahrada, a objeví-li se zelené tlačítko, stiskněte ho.
between-learn-choose-say-2 = Teď { between-room-treasure-room }, sklepní místnost, a potom „{ between-button-keep-two }“. Výběr dvou destiček už nejde vzít zpět. Nikdo ho neuvidí, dokud nevyberou všichni.
between-learn-choose-other = Nechat si můžete kterékoli dvě. V této lekci to budou { between-room-terrace } a { between-room-treasure-room }.

between-learn-split-title = Do každého zámku jednu
between-learn-split-say = Teď jsou odhalené všechny destičky. Každý váš zámek dostane jednu od vás a jednu od partnera. Teprve teď rozhodujete: zámku { between-castle-mespelbrunn } dejte { between-room-terrace-acc }. Druhá přijde do zámku { between-castle-hohenschwangau }.
between-learn-split-other = { between-room-treasure-room } by tu byla dovolena také. V této lekci dejte zámku { between-castle-mespelbrunn } { between-room-terrace-acc }.

between-learn-ground-title = Kam smí místnost
between-learn-ground-say = Místnost musí sousedit hranou s jinou místností. Nad přízemím musí stát na jiné. Pod zem patří jen spojovací a sklepní místnosti. Zkuste to: klepněte na pole pod trůnním sálem.
between-learn-ground-say-2 = Odmítnuto, a právem: { between-room-terrace } pod zem nepatří. Umístěte ji vedle trůnního sálu, napravo.
between-learn-ground-other = Mohla by stát i na trůnním sále. Je ale pod širým nebem: nad ní by už nikdy nešlo stavět.

between-learn-throne-title = Trůnní sál přináší body
between-learn-throne-say = Plánek v trůnním sále zámku { between-castle-hohenschwangau } označuje dvě pole pod ním: 2 body za každou spojovací nebo sklepní místnost. Nejdřív zkuste špatné místo: klepněte na pole nad ním.
between-learn-throne-say-2 = Sklepní místnosti patří jen pod zem. Umístěte tedy { between-room-treasure-room-acc } pod trůnní sál, kde přinese body.
between-learn-throne-other = V této lekci udělejte, co je označeno: nejdřív špatné pole, potom pole pod trůnním sálem.

between-learn-pass-title = Destičky kolují
between-learn-pass-say = Vašich sedm destiček odešlo doleva a vy držíte sedm od souseda po pravici. Některé se k vám ještě vrátí. Nechte si { between-room-vegetable-garden-acc } a { between-room-blanket-room-acc }, to je ložnice.
between-learn-pass-other = V této lekci si nechte { between-room-vegetable-garden-acc } pro zámek { between-castle-mespelbrunn } a { between-room-blanket-room-acc } pro zámek { between-castle-hohenschwangau }.

between-learn-third-title = Třetí svého druhu: bonus
between-learn-third-say = { between-castle-mespelbrunn } má 2 zahrady. Třetí místnost téhož druhu hned přinese bonus. Dejte tomuto zámku { between-room-vegetable-garden-acc }.
between-learn-third-say-2 = Zahrady jsou pod širým nebem: nic na nich nikdy nesmí stát. Zkuste to: klepněte na pole nad první z nich.
between-learn-third-say-3 = Přesně tak. Umístěte { between-room-vegetable-garden-acc } na konec přízemí.
between-learn-third-other = { between-room-blanket-room } je pro zámek { between-castle-hohenschwangau } a střecha trůnního sálu pro ložnice.

between-learn-fountain-title = Fontána: pět bodů
between-learn-fountain-say = Třetí zahrada přináší fontánu. Má cenu 5 bodů, ať stojí kdekoli. I ona je pod širým nebem, umístěte ji proto na konec přízemí.
between-learn-fountain-other = Na střeše by směla stát. Tento trůnní sál ale chce nad svou levou půlkou jídelnu nebo ložnici.

between-learn-threes-title = Co přinesou trojice
between-learn-threes-say = Tři ložnice přinesou věž, tři spojovací místnosti hlavní halu, obytné komnaty královského sluhu, technické místnosti kartu úkolu, jídelny další destičku, sklepní místnosti bonus jiného druhu.

between-learn-look-title = Co destičky počítají
between-learn-look-say = Proužek dole na destičce říká, co počítá: jídelna místnosti u svých hran, obytná komnata kolem sebe, technická místnost v řetězu, zahrada kdekoli v zámku, sklepní místnost ve svém sloupci.
between-learn-look-say-2 = Spojovací místnost počítá nástěnné ozdoby kolem sebe, to jsou kulaté značky. Ložnice je za 1, v zámku se všemi sedmi druhy za 4. Najeďte na destičku nebo ji podržte a přečtete si ji.

between-learn-column-title = Body ve sloupci
between-learn-column-say = { between-room-treasure-room } počítá ložnice nad sebou. Umístěte { between-room-blanket-room-acc } na střechu trůnního sálu, přímo nad ni. Čísla na polích říkají, co kde přinese.
between-learn-column-other = Smíte, ale { between-room-treasure-room } počítá jen to, co je nad ní v jejím sloupci.

between-learn-again-title = Vyberte sami
between-learn-again-say = Nechte si nejdřív zahradu a pak ložnici, kterou chcete. Přinese-li partner do zámku { between-castle-mespelbrunn } čtvrtou zahradu, může tam být ta vaše pátá.
between-learn-again-other = Nejdřív zahradu a pak ložnici, prosím: zámku { between-castle-mespelbrunn } chybí málo k dalšímu bonusu.

between-learn-second-title = Dejte partnerovi přednost
between-learn-second-say = Partneři se dohodnou, kdo umístí jako první. Obvykle vy, bez ptaní; mění to přepínač „{ between-switch-order }“. Teď zvolte „{ between-label-second }“: pátá zahrada pak bude vaše, i s bonusem.
between-learn-second-other = Smíte být první. Pátou zahradu pak ale umístí partner a vybírat bude on.

between-learn-fifth-title = Pátá svého druhu: vybírejte
between-learn-fifth-say = Čtvrtou zahradu umístil partner. Dejte zámku { between-castle-mespelbrunn } svou zahradu, pátou, a umístěte ji na konec přízemí.
between-learn-fifth-say-2 = Pátá místnost téhož druhu přinese zvláštní místnost podle vašeho výběru. Fontána je za 5, věž dává 1 za každou místnost pod sebou, hlavní hala 1 za každou místnost kolem sebe.
between-learn-fifth-say-3 = Teď ji umístěte. Hodí se každé orámované pole.
between-learn-fifth-other = Zahrada přijde do zámku { between-castle-mespelbrunn }, na konec přízemí. Ložnice je pro zámek { between-castle-hohenschwangau }.

between-learn-lower-title = Počítá se ten horší
between-learn-lower-say = Vaše zámky mají { $castles }. Vaším skóre je jen ten horší: { $me }. Bohatý zámek vedle chudého nikomu nepomůže. Umístěte ložnici do zámku { between-castle-hohenschwangau }, kam chcete.
between-learn-lower-other = V této lekci stavte nejdřív v zámku { between-castle-hohenschwangau }. Pole si vyberete sami.

between-learn-on-title = Hrajte dál
between-learn-on-say = Kolo má čtyři tahy. Ve 2. kole dostanete devět nových destiček a ty pak kolují doprava. Nakonec vyhraje ten, jehož horší zámek je nejlepší. Pravidla jsou v knize tady nahoře. Hrajte dál!

between-learn-knows-choose = Dvě destičky si nechat, zbytek poslat dál
between-learn-knows-split = Do každého zámku jedna destička
between-learn-knows-ground = Sousedit hranou, stát na místnosti
between-learn-knows-throne = Trůnní sál: 2 body za pole
between-learn-knows-pass = Destičky kolují
between-learn-knows-third = Třetí svého druhu přinese bonus
between-learn-knows-count = Destička říká, co počítá
between-learn-knows-order = Partneři: kdo umístí první?
between-learn-knows-fifth = Pátá: zvláštní místnost
between-learn-knows-lower = Počítá se jen horší zámek

## Figures

between-figure-start-left = Zámek se sousedem po levici na začátku. Trůnní sál je široký dvě pole a stojí v přízemí.
between-figure-start-right = Zámek se sousedem po pravici. Jeho trůnní sál chce jiné místnosti na jiných polích.
between-figure-spaces = Zahrada smí na orámovaná pole: vedle trůnního sálu nebo na něj.
between-figure-throne = Dvě sklepní místnosti leží právě tam, kde je tento trůnní sál chce: po 2 bodech.
between-figure-fountain = Třetí zahrada přinesla fontánu, vždy za 5 bodů.
between-figure-lower = Váš druhý zámek má 15 bodů, tento 11: skóre je 11. Další dobrá destička patří sem.
between-figure-rooms = 15 bodů: 9 za místnosti, 4 za trůnní sál, 2 za malíře.
between-figure-food = { between-room-wine-room } má nad sebou i pod sebou ložnici: po 2. Ta u rohu se nepočítá.
between-figure-living = Kolem destičky { between-room-map-room } jsou tři ze čtyř ložnic: po 1. Ta vlevo je příliš daleko.
between-figure-utility = { between-room-game-storage } počítá tři obytné komnaty, které na ni vlevo navazují. Ta úplně vpravo nenavazuje.
between-figure-corridor = Kolem destičky { between-room-hall-of-mirrors } jsou čtyři zrcadla, po 1; to v trůnním sále se počítá jednou.
between-figure-downstairs = { between-room-wine-cellar } počítá dvě jídelny nad sebou, po 1. { between-room-armory } počítá trůnní sál a věž, po 2.
between-figure-foyer = Kolem hlavní haly je pět místností, trůnní sál jen jednou: 5. Pod věží jsou dvě místnosti: 2.

## The legend, and notes when something comes up for the first time

between-legend-round = kolo a tah v horní liště
between-legend-round-means = Dvě kola po čtyřech tazích. V každém tahu všichni nejdřív vybírají a potom umisťují.
between-legend-pile = rub destičky s číslem
between-legend-pile-means = Běžné destičky, které zbývají v balíčku. Je-li jich na bonus méně než pět, zamíchají se do něj odhozené.
between-legend-discards = křížek s číslem
between-legend-discards-means = Destičky vytažené pro bonus, které nikdo neumístil. Smí si je prohlédnout každý.
between-legend-deck = karta s číslem
between-legend-deck-means = Karty úkolů, které zbývají v balíčku. Za třetí technickou místnost v zámku si tři vezmete a jednu z nich si necháte.
between-legend-supply = hvězda se třemi čísly
between-legend-supply-means = Zvláštní místnosti v zásobě: fontány, věže, hlavní haly.
between-legend-servants = paleta se čtyřmi čísly
between-legend-servants-means = Královští sluhové v zásobě: malíři, strážní, žongléři s ohněm, lazebníci.
between-legend-ludwig = koruna s číslem
between-legend-ludwig-means = Ludvík hraje jako třetí. Toto je jeho horší zámek. Bude-li na konci nejlepší, vyhraje on.
between-legend-castles = trůn se dvěma čísly
between-legend-castles-means = Body dvou zámků tohoto hráče: nejdřív zámku se sousedem po levici, pak druhého. Skóre je jen horší z nich.
between-legend-chosen = háček
between-legend-chosen-means = Tento hráč už má vybrané dvě destičky. Až je budou mít všichni, odhalí se najednou.
between-legend-known = oko s číslem
between-legend-known-means = Destičky v této ruce, které jste už v tomto kole měli sami. Najeďte na ně a přečtete si jejich jména.
between-legend-food = korbel
between-legend-food-means = Jídelna: 2 body za každou žádanou místnost na dvou polích u jejích hran. Za třetí se vytáhne pět destiček a jedna umístí.
between-legend-living = křeslo
between-legend-living-means = Obytná komnata: 1 nebo 2 body za každou žádanou místnost kolem, i přes roh. Třetí přinese královského sluhu.
between-legend-utility = kladivo
between-legend-utility-means = Technická místnost: 1 bod za každou žádanou místnost, která na ni navazuje v řetězu. Třetí přinese kartu úkolu.
between-legend-outdoor = strom
between-legend-outdoor-means = Zahrada: 1 bod za každou žádanou místnost kdekoli v zámku. Nic nad ní nesmí stát. Třetí přinese fontánu.
between-legend-sleeping = měsíc
between-legend-sleeping-means = Ložnice: 4 body, má-li zámek všech sedm druhů, jinak 1. Třetí přinese věž.
between-legend-corridor = oblouky
between-legend-corridor-means = Spojovací místnost: 1 bod za každou nástěnnou ozdobu jejího druhu kolem ní. Smí do každého podlaží. Třetí přinese hlavní halu.
between-legend-downstairs = schody
between-legend-downstairs-means = Sklepní místnost: 1 nebo 2 body za každou žádanou místnost v jejím sloupci. Patří jen pod zem. Třetí přinese bonus jiného druhu.
between-legend-specialty = hvězda
between-legend-specialty-means = Zvláštní místnost: fontána, věž nebo hlavní hala. Patří k nim i trůnní sál.
between-legend-fountain = vodotrysk
between-legend-fountain-means = Fontána: vždy 5 bodů. Nic nad ní nesmí stát.
between-legend-tower = věž
between-legend-tower-means = Věž: 1 bod za každou místnost pod ní ve sloupci, až do sklepů. Nic nad ní nesmí stát.
between-legend-foyer = sloupoví
between-legend-foyer-means = Hlavní hala: 1 bod za každou místnost kolem ní, nejvýš 8. Smí do každého podlaží.
between-legend-hanging = kulatá značka vpravo nahoře na destičce
between-legend-hanging-means = Její nástěnná ozdoba: pochodeň, obraz, zrcadlo nebo meče. Počítají je spojovací místnosti a královští sluhové.
between-legend-painter = paleta
between-legend-painter-means = Malíř: 1 bod za každou místnost zámku s obrazem.
between-legend-guard = sekera
between-legend-guard-means = Strážný: 1 bod za každou místnost zámku s meči.
between-legend-juggler = tři plamínky
between-legend-juggler-means = Žonglér s ohněm: 1 bod za každou místnost zámku s pochodní.
between-legend-groom = kartáč
between-legend-groom-means = Lazebník: 1 bod za každou místnost zámku se zrcadlem.
between-legend-strip = proužek dole na destičce
between-legend-strip-means = Co destička počítá: plánek, kde černá je destička sama a zelená místa, na která hledí, pak druh, který chce, a body za každou takovou místnost.
between-legend-linked = dva spojené body
between-legend-linked-means = Počítá místnosti, které na ni navazují v řetězu žádaného druhu.
between-legend-whole = zelený zámek
between-legend-whole-means = Počítá místnosti kdekoli v zámku.
between-legend-six = šest barevných teček
between-legend-six-means = Všech šest ostatních druhů. Ložnice je za 4, má-li je zámek všechny, jinak za 1.
between-legend-arrows = šipka nahoru, nebo nahoru a dolů
between-legend-arrows-means = Počítá místnosti nad sebou ve sloupci, nebo nad sebou i pod sebou.
between-legend-sky = modrá tečkovaná hrana nahoře na destičce
between-legend-sky-means = Pod širým nebem: nad touto destičkou se nikdy nesmí stavět.
between-legend-throne = koruna a plánek v trůnním sále
between-legend-throne-means = Černá je trůnní sál, zelená dvě pole, na která hledí. Za každé jsou 2 body, je-li tam jeden ze dvou druhů vedle plánku.
between-legend-open = prázdný rámeček u zámku
between-legend-open-means = Pole, kam smí vaše destička. Číslo říká, co by tam teď přinesla. Klepněte na jiné pole a dozvíte se, proč tam nesmí.
between-legend-counts = řada sedmi značek s čísly u zámku
between-legend-counts-means = Kolik místností kterého druhu má. Třetí a pátá místnost téhož druhu hned přinese bonus.
between-legend-points = číslo vedle jména zámku
between-legend-points-means = Jeho body, kdyby hra teď skončila. Kolečko má barvu zámku.
between-legend-ground = zelená čára přes obrázek
between-legend-ground-means = Přízemí, tam stojí trůnní sál. Hnědá plocha pod čarou je podzemí.
between-legend-roofs = střechy, komíny, věžičky, slunce, kopce
between-legend-roofs-means = Ozdoby bez významu.
between-legend-either = dvě čísla na destičce v ruce
between-legend-either-means = U barvy každého z vašich zámků: kolik nejvíc by mu teď destička přinesla. Dvě destičky si nechte; zbytek putuje dál, na konci kola se poslední odhodí.
between-legend-mark = 1 ze 2, 2 ze 2 na destičce
between-legend-mark-means = Destičky, které si necháváte, v pořadí, v jakém jste na ně klepli.
between-legend-goal-of = jméno zámku pod odhalenou destičkou
between-legend-goal-of-means = Zámek, do kterého destička přijde. Každý z vašich zámků dostane jednu ze dvou; rozhodnete, až se umisťuje první z nich.
between-legend-lock = přeškrtnutá šipka na zeleném tlačítku
between-legend-lock-means = Co teď uděláte, nepůjde vzít zpět: něco se tím odhalí nebo vytáhne.
between-legend-split = která destička kam?
between-legend-split-means = Každý z vašich zámků dostane jednu ze dvou destiček. Vyberte tu pro tento zámek; druhá přijde do vašeho druhého zámku.
between-legend-who-first = kdo umístí jako první?
between-legend-who-first-means = Zámek dostane od každého partnera jednu destičku. Kdo umístí jako druhý, vidí, co udělal první. Chtějí-li oba být druzí, začne starší.
between-legend-first-answer = partner chce být až druhý
between-legend-first-answer-means = Souhlaste a umístěte jako první, nebo trvejte na druhém místě. Trváte-li oba, umístí jako první starší partner.
between-legend-bonus-food = pět vytažených destiček
between-legend-bonus-food-means = Třetí jídelna: umístěte jednu z těchto pěti destiček do tohoto zámku. Ostatní čtyři se odhodí. Nová destička může sama přinést bonus.
between-legend-bonus-special = vyberte zvláštní místnost
between-legend-bonus-special-means = Pátá místnost téhož druhu přinese kteroukoli zvláštní. Fontána: 5 bodů. Věž: 1 za každou místnost pod ní. Hlavní hala: 1 za každou kolem.
between-legend-bonus-attendant = vyberte královského sluhu
between-legend-bonus-attendant-means = Každý počítá jeden druh nástěnné ozdoby v celém zámku, 1 bod za každou místnost, která ji má. Vezměte toho, jehož ozdob je nejvíc.
between-legend-bonus-card = nechte si jednu ze tří karet úkolů
between-legend-bonus-card-means = Karta leží odkrytá u tohoto zámku a na konci mu přidá body. Číslo říká, kolik by měla teď.
between-legend-bonus-copy = vyberte bonus jiného druhu
between-legend-bonus-copy-means = Třetí sklepní místnost přinese bonus za tři místnosti kteréhokoli jiného druhu. Ten druh může svůj vlastní bonus přinést i později.
between-legend-ludwigs-tiles = dvě Ludvíkovy destičky
between-legend-ludwigs-tiles-means = Ludvík táhne náhodně. Vy rozhodnete, která destička přijde do jeho levého zámku; druhá přijde do pravého. Potom vybíráte svoje.
between-legend-passed = destičky putují dál
between-legend-passed-means = Teď držíte destičky souseda. V 1. kole putují doleva, ve 2. doprava. Pamatujte si, co jste poslali dál.
between-legend-counting = závěrečné vyhodnocení
between-legend-counting-means = Každý zámek se počítá řádek po řádku. Vaše skóre je horší z vašich zámků; při shodě rozhodne lepší, pak zvláštní místnosti.
