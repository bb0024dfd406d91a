# Between Two Castles of Mad King Ludwig: learning the game

## The guided first game

between-learn-goal-title = Dva zámky, dva partneři
between-learn-goal-say = Stavíte dva zámky: levý se sousedem po levici, pravý se sousedem po pravici. Na konci se vám počítá jen ten horší z nich. Starejte se proto o oba.

between-learn-choose-title = Dvě si nechte, zbytek pošlete dál
between-learn-choose-say = Devět destiček, které vidíte jen vy. Dvě si necháte, sedm dostane soused po levici. Nejdřív se dotkněte destičky { between-room-terrace }, to je zahrada.
between-learn-choose-say-2 = Teď { between-room-treasure-room }, sklepní místnost, a potom „{ between-button-keep-two }“. Výběr dvou destiček už nejde vzít zpět. Nikdo ho neuvidí, dokud nevyberou všichni.
between-learn-choose-other = Nechat si můžete kterékoli dvě. V této lekci to budou { between-room-terrace } a { between-room-treasure-room }.

between-learn-split-title = Do každého zámku jednu
between-learn-split-say = Teď jsou odhalené všechny destičky. Každý váš zámek dostane jednu od vás a jednu od partnera. Kdo umístí dřív? Zvolte „{ between-label-first }“.
between-learn-split-say-2 = Teprve teď rozhodujete, která destička přijde kam. Levému zámku dejte { between-room-terrace-acc }. Pro pravý pak zbude { between-room-treasure-room }.
between-learn-split-other = I to by bylo dovoleno. V této lekci umístěte jako první a levému zámku dejte { between-room-terrace-acc }.

between-learn-ground-title = Kam smí místnost
between-learn-ground-say = Místnost musí sousedit hranou s jinou místností. Nad přízemím musí stát na jiné. Pod zem patří jen spojovací a sklepní místnosti. Zkuste to: dotkněte se pole pod trůnním sálem.
between-learn-ground-say-2 = Odmítnuto, a právem: { between-room-terrace } pod zem nepatří. Umístěte ji vedle trůnního sálu, napravo.
between-learn-ground-other = Mohla by stát i na trůnním sále. Je ale pod širým nebem: nad ní by už nikdy nešlo stavět.

between-learn-throne-title = Trůnní sál přináší body
between-learn-throne-say = Podívejte se na plánek v pravém trůnním sále: označuje dvě pole pod ním. Za každé jsou 2 body, leží-li tam spojovací nebo sklepní místnost. Zvolte „{ between-label-first }“.
between-learn-throne-say-2 = Nejdřív zkuste špatné místo: dotkněte se pole nad trůnním sálem.
between-learn-throne-say-3 = Sklepní místnosti patří jen pod zem. Umístěte tedy { between-room-treasure-room-acc } pod trůnní sál, kde přinese body.
between-learn-throne-other = Jako první by mohl umístit i partner. V této lekci buďte první vy.

between-learn-pass-title = Destičky kolují
between-learn-pass-say = Vašich sedm destiček odešlo doleva a vy držíte sedm od souseda po pravici. Některé se k vám ještě vrátí. Nechte si { between-room-vegetable-garden-acc } (zahrada) a { between-room-blanket-room-acc } (ložnice).
between-learn-pass-other = V této lekci si nechte { between-room-vegetable-garden-acc } pro levý zámek a { between-room-blanket-room-acc } pro pravý.

between-learn-third-title = Třetí svého druhu: bonus
between-learn-third-say = Řada značek u levého zámku počítá místnosti podle druhu: 2 zahrady. Třetí místnost druhu hned přinese bonus. Buďte první a dejte sem { between-room-vegetable-garden-acc }.
between-learn-third-say-2 = Zahrady jsou pod širým nebem: nic na nich nikdy nesmí stát. Zkuste to: dotkněte se pole nad první z nich.
between-learn-third-say-3 = Přesně tak. Umístěte { between-room-vegetable-garden-acc } na konec přízemí.
between-learn-third-other = V této lekci umístěte jako první. { between-room-blanket-room } je pro pravý zámek a střecha trůnního sálu pro ložnice.

between-learn-fountain-title = Fontána: pět bodů
between-learn-fountain-say = Třetí zahrada přináší fontánu. Má cenu 5 bodů, ať stojí kdekoli. I ona je pod širým nebem, umístěte ji proto na konec přízemí.
between-learn-fountain-other = Na střeše by směla stát. Tento trůnní sál ale chce nad svou levou půlkou jídelnu nebo ložnici.

between-learn-threes-title = Co přinesou trojice
between-learn-threes-say = Tři ložnice přinesou věž, tři spojovací místnosti hlavní halu, obytné komnaty královského sluhu, technické místnosti kartu úkolu, jídelny další destičku, sklepní místnosti bonus jiného druhu.

between-learn-look-title = Co destičky počítají
between-learn-look-say = Proužek dole na destičce říká, co počítá: jídelny u svých hran, obytné komnaty kolem sebe, technické místnosti v řetězu, zahrady kdekoli v zámku, sklepní místnosti ve svém sloupci.
between-learn-look-say-2 = Spojovací místnosti počítají nástěnné ozdoby kolem sebe, to jsou kulaté značky. Ložnice je za 1, v zámku se všemi sedmi druhy za 4. Najeďte na destičku nebo ji podržte a přečtete si ji.

between-learn-column-title = Body ve sloupci
between-learn-column-say = V pravém zámku počítá { between-room-treasure-room } ložnice nad sebou. Jednu máte: { between-room-blanket-room }. Zvolte „{ between-label-first }“.
between-learn-column-say-2 = Umístěte { between-room-blanket-room-acc } na střechu trůnního sálu, přímo nad destičku { between-room-treasure-room }. Čísla na polích říkají, co kde přinese.
between-learn-column-other = Smíte, ale { between-room-treasure-room } počítá jen to, co je nad ní v jejím sloupci.

between-learn-again-title = Vyberte sami
between-learn-again-say = Nechte si nejdřív jednu zahradu a pak jednu ložnici, kterou chcete. Přinese-li partner po levici čtvrtou zahradu, může být ta vaše v levém zámku pátá.
between-learn-again-other = Nejdřív zahradu a pak ložnici, prosím: levému zámku chybí málo k dalšímu bonusu.

between-learn-second-title = Dejte partnerovi přednost
between-learn-second-say = Zvolte „{ between-label-second }“: pátá zahrada pak bude vaše, i s bonusem. V jiných partiích umisťujete jako první bez ptaní, dokud nezapnete „{ between-switch-order }“.
between-learn-second-other = Smíte být první. Pátou zahradu pak ale umístí partner a vybírat bude on.

between-learn-fifth-title = Pátá svého druhu: vybírejte
between-learn-fifth-say = Čtvrtou zahradu umístil partner. Dejte levému zámku svou zahradu, pátou, a umístěte ji na konec přízemí.
between-learn-fifth-say-2 = Pátá místnost druhu přinese zvláštní místnost podle vašeho výběru. Fontána je za 5, věž za 1 za každou místnost pod ní, hlavní hala za 1 za každou místnost kolem ní.
between-learn-fifth-say-3 = Teď ji umístěte. Hodí se každé orámované pole.
between-learn-fifth-other = Zahrada přijde do levého zámku, na konec přízemí. Ložnice je pro pravý zámek.

between-learn-lower-title = Počítá se ten horší
between-learn-lower-say = Vaše dva zámky mají { $castles }. Vaším skóre je jen ten horší: { $me }. Bohatý zámek vedle chudého nikomu nepomůže. Zvolte pro pravý zámek „{ between-label-first }“.
between-learn-lower-say-2 = Umístěte ložnici, kam chcete. Čísla říkají, co které pole přinese.
between-learn-lower-other = V této lekci buďte první. Pole si pak vyberete sami.

between-learn-on-title = Hrajte dál
between-learn-on-say = Čtyři tahy jsou kolo. Ve 2. kole dostanete devět nových destiček a ty pak kolují doprava. Nakonec vyhraje nejlepší horší zámek. Rada i pravidla jsou tady nahoře. Hrajte dál!

between-learn-knows-choose = Dvě destičky si nechat, zbytek poslat
between-learn-knows-split = Do každého zámku jedna destička
between-learn-knows-ground = Sousedit hranou, stát na místnosti
between-learn-knows-throne = Trůnní sál: 2 body za pole
between-learn-knows-pass = Destičky kolují
between-learn-knows-third = Třetí svého druhu přinese bonus
between-learn-knows-count = Destička říká, co počítá
between-learn-knows-order = Partneři: kdo umístí první?
between-learn-knows-fifth = Pátá: zvláštní místnost
between-learn-knows-lower = Počítá se jen horší zámek
