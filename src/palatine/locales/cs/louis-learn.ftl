# Louis XIV.: věty první hry s průvodcem, popisky obrázků, legenda

## The first game: what you know

louis-learn-knows-goal = Mise za 5, erby za 1
louis-learn-knows-court = Tři druhy podmínek
louis-learn-knows-chain = Kameny skáčou po cestách
louis-learn-knows-fetch = Karta bere kameny zpět
louis-learn-knows-buy = První zdarma, ostatní platí
louis-learn-knows-louis = Ludvík přináší korunu
louis-learn-knows-cost = Převaha stojí kameny
louis-learn-knows-lay = Mise za dva žetony
louis-learn-knows-pays = Mise působí každé kolo
louis-learn-knows-end = Zbytky se mění v erby

## The first game: steps

louis-learn-goal-title = O co se hraje
louis-learn-goal-say = Máte modré kameny a jste na dvoře krále Slunce. Hrají se čtyři kola. Každá vyložená mise je za 5 bodů, každý erb za 1. Kdo má nejvíc bodů, vyhrává.

louis-learn-court-title = Co dávají a co žádají
louis-learn-court-say = Každá osobnost dává to, co ukazuje bílý štítek vpravo dole. Čísla 1 až 4 dávají žetony, 5 a 9 koruny, ostatní erby, peníze, karty nebo kameny. Dva žetony zaplatí misi.
louis-learn-court-say-2 = Barevný štítek vlevo dole říká, co je třeba. Červený (9): odměnu má jen ten, kdo má nejvíc kamenů. Žlutý (2): ten ji má zdarma, ostatní si ji mohou koupit. Modrý (10): stačí uvedený počet kamenů.

louis-learn-chain-title = Kameny skáčou
louis-learn-chain-say = Kartou položíte až tři kameny k její osobnosti. Některé smějí přeskočit po hnědé cestě, když jeden zůstane. Zkuste: karta { louis-card-3 }, dvakrát její kartička, pak { louis-short-9 }.
louis-learn-chain-say-2 = Odtud cesta na kartičku { louis-short-9 } nevede. Na kartičku { louis-short-10 } ano: ať tam třetí kámen přeskočí. Pak stiskněte „{ louis-button-play }“.
louis-learn-chain-other = V opravdové hře to smíte. Tady dva kameny zůstanou ({ louis-short-3 }) a třetí přeskočí ({ louis-short-10 }).

louis-learn-turenne-title = Tři stačí
louis-learn-turenne-say = { louis-short-10 } má na modrém štítku 3: kdo tam má tři kameny, dostane dva erby. Zahrajte jeho kartu, dva kameny zůstanou u něj. Třetí přeskočí tam, kde je { louis-short-9 } nebo { louis-short-3 }.
louis-learn-turenne-other = V opravdové hře to smíte. Tady dva další kameny ({ louis-short-10 }) dají s tím, který tam přeskočil, dohromady tři.

louis-learn-two-aims-title = Jedna karta, dva cíle
louis-learn-two-aims-say = { louis-short-2 }: tady stačí jeden kámen, abyste směli koupit. Zahrajte tuto kartu: jeden kámen zůstane, dva přeskočí na kartičku { louis-short-3 }. Stojí tam Ludvík, zlaté slunce, a přináší víc.
louis-learn-two-aims-other = V opravdové hře to smíte. Tady jeden kámen sem ({ louis-short-2 }) a dva tam ({ louis-short-3 }): díky jednomu smíte koupit, s druhými vyhrajete.

louis-learn-fetch-title = Kameny zpět
louis-learn-fetch-say = Hrají se všechny karty kromě poslední. Máte { $own } kamenů: vlastní + společné. Karty umisťují jen vlastní, ale umějí vzít kameny zpět: tři karta { louis-card-6 }, dva { louis-card-joker }.
louis-learn-fetch-other = V opravdové hře to smíte. Vlastních kamenů ale zbývá málo, tak si teď nějaké vezměte zpět.

louis-learn-buy-title = První zdarma, ostatní platí
louis-learn-buy-say = Kartičky se vyhodnocují od 1 do 12 a kameny z nich mizí. { louis-short-2 }: žlutý měl nejvíc a vzal si listinu zdarma. Vy tam máte kámen a smíte ji koupit za 3 louisdory: „{ louis-verb-buy }“.
louis-learn-buy-other = V opravdové hře si můžete peníze nechat. Tady listinu chcete: dva žetony zaplatí misi.

louis-learn-louis-title = Kde stojí Ludvík
louis-learn-louis-say = { louis-short-3 }: stál tu Ludvík a vy jste měli nejvíc kamenů. Máte prsten a navíc korunu. Žlutý je sám druhý a má prsten zdarma. Koruna platí za kterýkoli žeton.

louis-learn-others-title = Jen první, nebo dost kamenů
louis-learn-others-say = Tyto kartičky jsou vyhodnocené, kameny z nich zmizely. { louis-short-9 } chtěla první místo: korunu má žlutý. { louis-short-10 } chtěl tři kameny: vaše stačily na dva erby, které vidíte jen vy.

louis-learn-cost-title = Co stojí první místo
louis-learn-cost-say = Kameny z prvního místa jdou do společné zásoby. Všechny ostatní se vrátily k vám: máte { $own }. A kartičky, které někdo získal, se otočily: stejná odměna, jiná podmínka.

louis-learn-lay-title = Vyložte misi: 5 bodů
louis-learn-lay-say = Za dva žetony vyložíte misi; koruna zastoupí ten, který chybí. Vyberte misi, zaplaťte a stiskněte „{ louis-button-lay-mission }“. Chcete každé kolo raději erb, nebo louisdor?
louis-learn-lay-other = Tah smíte i ukončit. Pak si ale necháte jediný žeton a za každý další je jen jeden erb. Mise je za 5 bodů.

louis-learn-draw-title = Hned nová mise
louis-learn-draw-say = Lízněte si novou misi z libovolné hromádky. Světlé se platí snadno. Tmavé chtějí dva stejné žetony a umějí nejvíc. Kdo má čím zaplatit, smí vyložit další.
louis-learn-draw-other = Nejdřív vyberte jednu ze tří hromádek.

louis-learn-pays-title = Mise působí
louis-learn-pays-say = Žlutý si nechává jeden žeton, dva se mění v erby. Je 2. kolo: všichni mají nové peníze, Ludvík je jinde, začíná žlutý. Vaše mise teď působí každé kolo. Klepněte na ni a použijte ji.
louis-learn-pays-other = V opravdové hře se jí smíte vzdát. Nic však nestojí: použijte ji.

louis-learn-end-title = Jak to skončí
louis-learn-end-say = Po 4. kole se zbytky změní v erby: karty, žetony, kameny na kartičkách, každé 3 louisdory. Pak se porovná každý ze šesti druhů erbů: kdo má některého nejvíc, dostane další.

louis-learn-own-title = Karta podle vás
louis-learn-own-say = Teď hrajte, co chcete. Ludvík stojí na kartičce { $tile }: vyhrajte tam, nebo jděte tam, kde jeden kámen dovolí nákup nebo kde pár kamenů stačí. Žárovka napoví.

louis-learn-on-title = Hrajte dál
louis-learn-on-say = Máte { $me ->
     [one] { $me } bod
     [few] { $me } body
     [many] { $me } bodu
    *[other] { $me } bodů
} a znáte hru. Vítězte tam, kde stojí Ludvík, kupujte, kde stačí jeden kámen, a mise vykládejte brzy. Kniha má pravidla, žárovka nápovědu. Hodně štěstí!

## Figures

louis-figure-court = Dvůr před první kartou. Ludvík, zlaté slunce, je na návštěvě: { louis-short-3 } (3).
louis-figure-chain = Modrý hraje kartu { louis-card-3 }: dva kameny zůstávají, jeden přeskočí ({ louis-short-10 }).
louis-figure-path = Dovoleno s kartou { louis-card-1 }: dál na kartičku { louis-short-2 } a odtud na kartičku { louis-short-3 }; pokaždé jeden kámen zůstane.
louis-figure-two-ways = Nedovoleno s kartou { louis-card-2 }: odtud na kartičky { louis-short-1 } i { louis-short-3 }, do dvou směrů.
louis-figure-before-evaluation = Před vyhodnocením. { louis-short-2 } (2): žlutý má nejvíc, modrý a červený smějí koupit. { louis-short-3 } (3): modrý je první u Ludvíka. { louis-short-10 } (10): modrý má tři kameny.
louis-figure-money-tile = { louis-short-2 }, cena 3: žlutý má nejvíc, dva kameny.
louis-figure-kings-side = Kartičky 2 a 3 jsou vyhodnoceny a otočeny: obě teď žádají první místo. Ludvík odešel.
louis-figure-turned = Po vyhodnocení. Co někdo získal, se otočilo; dva žluté kameny ({ louis-short-5 }, 5) čekají na příští kolo.
louis-figure-mission-piles = Tři hromádky misí. Barvu říkají i tečky: jedna světlé, dvě střední, tři tmavé.
louis-figure-stays = { louis-short-8 } (8) přidala dva žluté kameny na kartičku { louis-short-5 } (5), která už byla vyhodnocena. Zůstanou tam.
louis-figure-neutral = Hra dvou: dva neutrální kameny u Ludvíka a po dvou u každé otočené osobnosti.

## Legend: the bar

louis-legend-round = Kolo 1 ze 4
louis-legend-round-means = Hra má čtyři kola. Každé má čtyři fáze; ta, která právě běží, je zvýrazněná.
louis-legend-start = Začínající hráč
louis-legend-start-means = Začíná každou fázi tohoto kola. V příštím kole je to další hráč po směru hodinových ručiček.
louis-legend-visit = Ludvíkova návštěva
louis-legend-visit-means = Na této kartičce je v tomto kole Ludvík. První tu dostane navíc korunu; kdo je sám druhý, má žeton zdarma.
louis-legend-deck = { louis-fact-deck }
louis-legend-deck-means = Karty vlivu v balíčku: dvě od každé osobnosti a šest žolíků.
louis-legend-plots = { louis-fact-plots }
louis-legend-plots-means = Karty intrik v balíčku: jedna od každé osobnosti.
louis-legend-pile = { louis-fact-pile }
louis-legend-pile-means = Erby, které zbývají v hromádce lícem dolů. Každý je za 1 bod.
louis-legend-piles = { louis-fact-mission-piles }
louis-legend-piles-means = Mise, které zbývají v hromádkách: světle + středně + tmavě modré.

## Legend: the court

louis-legend-number = Červený kroužek: číslo kartičky
louis-legend-number-means = Číslo osobnosti. V tomto pořadí se kartičky vyhodnocují, od 1 do 12.
louis-legend-money = Žlutý štítek: { louis-condition-money }
louis-legend-money-means = Peníze: kdo má nejvíc kamenů, dostane odměnu zdarma. Ostatní, kdo tu mají kámen, si ji mohou koupit za tuto cenu.
louis-legend-first = Červený štítek: { louis-condition-first_place }
louis-legend-first-means = 1. místo: odměnu dostane jen ten, kdo má sám nejvíc kamenů. Při shodě nikdo.
louis-legend-enough = Modrý štítek: { louis-condition-markers }
louis-legend-enough-means = Kameny vlivu: odměnu dostane každý, kdo tu má alespoň tolik kamenů.
louis-legend-reward = Bílý štítek: odměna
louis-legend-reward-means = Odměna: žeton, erby, louisdory, karta nebo kameny. Na obou stranách kartičky je stejná.
louis-legend-discs = Kameny jako odměna
louis-legend-discs-means = Tolik kamenů smíte umístit ze společné zásoby. Poslední kámen, který dává { louis-short-8 }, se vrací do vlastní zásoby.
louis-legend-sun = Ludvík na kartičce
louis-legend-sun-means = Ludvík. Stojí na jedné z kartiček 1 až 4, dokud se nevyhodnotí.
louis-legend-paths = Hnědé cesty
louis-legend-paths-means = Po těchto cestách kameny skáčou z kartičky na kartičku.
louis-legend-markers = Kameny na kartičce
louis-legend-markers-means = Kameny hráče na této kartičce. Každý hráč má svou barvu a tvar.
louis-legend-garden = Žetony v zahradě
louis-legend-garden-means = Zbývající žetony tohoto druhu. Leží vedle kartičky, která je dává.
louis-legend-bank = { louis-name-bank }
louis-legend-bank-means = Louisdory, které nikdo nemá.
louis-legend-centre = { louis-name-played }
louis-legend-centre-means = Naposledy zahraná karta vlivu a počet karet zahraných v tomto kole. Každý si je smí prohlédnout.

## Legend: beside a name

louis-legend-own = { louis-fact-markers }
louis-legend-own-means = Vaše vlastní + společná zásoba. Karty umisťují jen kameny z vlastní. Ty ze společné je třeba nejdřív vzít zpět.
louis-legend-purse = { louis-fact-louisdor }
louis-legend-purse-means = Kupují se za ně odměny. Na konci se každé 3 změní v erb.
louis-legend-arms = { louis-fact-arms }
louis-legend-arms-means = Každý za 1 bod. Jakého jsou druhu, vidí jen majitel.
louis-legend-hand = { louis-fact-influence }
louis-legend-hand-means = V ruce. Každý tah se hraje jedna; poslední se vrací nezahraná.
louis-legend-intrigues = { louis-fact-intrigue }
louis-legend-intrigues-means = V ruce. Každá, která na konci zbude, se změní v erb.
louis-legend-missions = { louis-fact-missions }
louis-legend-missions-means = Počítají se jen vyložené, každá za 5 bodů.
louis-legend-chips = Žetony misí
louis-legend-chips-means = Dva zaplatí misi. Po svém tahu ve fázi { louis-phase-missions } si necháte nejvýš jeden.

## Legend: your own things

louis-legend-card = Karta vlivu
louis-legend-card-means = Až tři kameny, první k této osobnosti. Nebo si vezměte až tři zpět.
louis-legend-joker = { louis-card-joker }
louis-legend-joker-means = Jeden kámen na libovolnou kartičku, druhý také tam nebo vedle. Nebo si vezměte až dva zpět.
louis-legend-intrigue = Karta intriky
louis-legend-intrigue-means = Hraje se těsně před vyhodnocením této osobnosti: jeden kámen ze společné zásoby, nebo až dva z vlastní.
louis-legend-mission = Mise v ruce
louis-legend-mission-means = Znak říká, co umí, dva žetony, co stojí. „{ louis-mission-ready }“: máte čím zaplatit.
louis-legend-any = { louis-chip-any }
louis-legend-any-means = Otazník: zaplatíte ho jakýmkoli žetonem.
louis-legend-laid = { louis-kind-laid }
louis-legend-laid-means = Je za 5 bodů. Působí každé kolo; bledá už byla v tomto kole použita.
louis-legend-crown = { louis-chip-crown }
louis-legend-crown-means = Při vyložení mise platí za kterýkoli žeton. Dává ji { louis-short-5 }, { louis-short-9 } a první místo u Ludvíka.
louis-legend-orb = { louis-chip-orb }
louis-legend-orb-means = Tento žeton dává { louis-person-1 } (1).
louis-legend-helmet = { louis-chip-helmet }
louis-legend-helmet-means = Tento žeton dává { louis-person-4 } (4).
louis-legend-ring = { louis-chip-ring }
louis-legend-ring-means = Tento žeton dává { louis-person-3 } (3).
louis-legend-document = { louis-chip-document }
louis-legend-document-means = Tento žeton dává { louis-person-2 } (2).
louis-legend-arms-1 = { louis-arms-1 }
louis-legend-arms-1-means = Jeden ze šesti druhů erbů. Kdo má na konci některého druhu nejvíc, dostane další erb.
louis-legend-arms-2 = { louis-arms-2 }
louis-legend-arms-2-means = { louis-legend-arms-1-means }
louis-legend-arms-3 = { louis-arms-3 }
louis-legend-arms-3-means = { louis-legend-arms-1-means }
louis-legend-arms-4 = { louis-arms-4 }
louis-legend-arms-4-means = { louis-legend-arms-1-means }
louis-legend-arms-5 = { louis-arms-5 }
louis-legend-arms-5-means = { louis-legend-arms-1-means }
louis-legend-arms-6 = { louis-arms-6 }
louis-legend-arms-6-means = { louis-legend-arms-1-means }

## Legend: phases, questions and events

louis-legend-phase-supply = { louis-phase-supply }
louis-legend-phase-supply-means = Každý dostane peníze, Ludvík jde na kartičku, použijí se vyložené mise a každý dostane pět karet vlivu.
louis-legend-phase-influence = { louis-phase-influence }
louis-legend-phase-influence-means = Po řadě hraje každý jednu kartu vlivu, dokud nezbude poslední: umístí kameny, nebo si nějaké vezme zpět.
louis-legend-phase-evaluation = { louis-phase-evaluation }
louis-legend-phase-evaluation-means = Kartičky se vyhodnotí od 1 do 12. Barevný štítek říká, kdo dostane odměnu.
louis-legend-phase-missions = { louis-phase-missions }
louis-legend-phase-missions-means = Po řadě každý vyloží tolik misí, kolik chce a může zaplatit. Pak mu zůstane jeden žeton, ostatní se změní v erby.
louis-legend-ask-buy = Koupit?
louis-legend-ask-buy-means = První tu nejste, ale máte tu kámen. Za uvedenou cenu dostanete odměnu také; kameny se vám vrátí tak jako tak.
louis-legend-ask-intrigue = Intrika?
louis-legend-ask-intrigue-means = Před každou kartičkou se ptáme všech, kdo mají jakoukoli kartu intriky. Otázka tak nic neprozradí.
louis-legend-ask-first = Být první sám?
louis-legend-ask-first-means = Dělíte se o první místo a máte misi „{ louis-effect-once_first }“: jednou za kolo smíte takovou shodu rozhodnout pro sebe.
louis-legend-ask-put = Kameny z odměny
louis-legend-ask-put-means = Tato odměna umisťuje kameny. Na kartičce, která už byla vyhodnocena, zůstanou na příští kolo.
louis-legend-ask-back = Jeden kámen zpět
louis-legend-ask-back-means = K této odměně patří i jeden kámen ze společné zásoby do vlastní.
louis-legend-ask-use = Vyložené mise
louis-legend-ask-use-means = Každou svou vyloženou misi této fáze smíte jednou za kolo použít.
louis-legend-ask-start = Mise před kartami
louis-legend-ask-start-means = Některé mise položí kámen na svou kartičku ještě před první kartou: ze společné zásoby, nebo z vlastní.
louis-legend-ask-finish = Kámen po kartách
louis-legend-ask-finish-means = Vaše mise položí jeden kámen na libovolnou kartičku, po všech kartách a před vyhodnocením.
louis-legend-ask-four = Čtyři kameny
louis-legend-ask-four-means = Tato karta je žolíkem pro čtyři kameny: začnete na libovolné kartičce a skočíte až třikrát, nebo si až čtyři vezmete zpět.
louis-legend-ask-pile = Která hromádka?
louis-legend-ask-pile-means = Světle modré: jeden daný žeton a jeden libovolný. Středně modré: dva různé. Tmavě modré: dva stejné a nejsilnější účinky.
louis-legend-ask-keep = Který žeton zůstane?
louis-legend-ask-keep-means = Jeden žeton vám zůstane do dalšího kola. Každý z ostatních se změní v erb.
louis-legend-ask-swap = Výměna misí
louis-legend-ask-swap-means = Jednu nebo dvě mise z ruky smíte dát dospod jejich hromádek a líznout si stejný počet z kterýchkoli.
louis-legend-flipped = Kartička se otáčí
louis-legend-flipped-means = Někdo ji získal. Druhá strana dává stejnou odměnu za jinou podmínku.
louis-legend-to-general = Kameny do společné zásoby
louis-legend-to-general-means = Kameny z prvního místa jdou do společné zásoby. Než se dají znovu umístit, musí je karta vzít zpět.
louis-legend-neutral = Neutrální hráč
louis-legend-neutral-means = Při hře dvou se neutrální kameny počítají do pořadí jako kameny třetího hráče; nikdy nic nedostanou.
louis-legend-exchanged = Konec
louis-legend-exchanged-means = Karty vlivu, karty intrik, žetony, kameny na kartičkách a každé 3 louisdory se mění v erby.
