# Torres

torres-title = Torres
torres-about = Stavte hrady a posílejte rytíře na věže. Nejvíc vynáší šířka spolu s výškou.
torres-weight = snadno se naučí
torres-style-towers = Věže
torres-style-plan = Půdorys

## Volby

torres-option-variant = Verze
torres-option-variant-basic = Základní verze
torres-option-variant-own_deck = Vlastní balíčky
torres-option-variant-master = Mistrovská verze
torres-option-doors = Průchod hradem
torres-option-doors-monotone = Uvnitř nikdy vzhůru
torres-option-doors-castle_wide = Uvnitř volně
torres-option-doors-single_floor = Jedno podlaží
torres-option-master = Mistrovská karta
torres-option-master-drawn = Vylosovaná
torres-option-master-M-01 = { torres-master-all_levels_different }
torres-option-master-M-02 = { torres-master-all_same_level }
torres-option-master-M-03 = { torres-master-all_in_line }
torres-option-master-M-04 = { torres-master-four_form_square }
torres-option-master-M-05 = { torres-master-border }
torres-option-master-M-06 = { torres-master-exact_castles }
torres-option-master-M-07 = { torres-master-main_diagonals }
torres-option-master-M-08 = { torres-master-all_adjacent }
torres-option-majority = Převaha na okrajích a úhlopříčkách
torres-option-majority-overall = Na všech dohromady
torres-option-majority-per_edge = Na každém zvlášť
torres-option-variant-basic-says = Všichni lížou z jednoho společného balíčku karet.
torres-option-variant-own_deck-says = Každý má deset vlastních karet a při koupi vybírá jednu ze tří.
torres-option-variant-master-says = Každý drží od začátku všech deset karet; jedna mistrovská karta přináší body navíc.
torres-option-doors-monotone-says = Uvnitř hradu jde rytíř rovně nebo dolů, nikdy znovu vzhůru.
torres-option-doors-castle_wide-says = Uvnitř nahoru i dolů, jak chcete; ven ne výš než dovnitř.
torres-option-doors-single_floor-says = Cesta uvnitř vede od dveří ke dveřím po jednom podlaží.
torres-option-master-drawn-says = Karta se losuje na začátku hry.
torres-option-majority-overall-says = Všechny okraje, nebo obě úhlopříčky, se počítají dohromady.
torres-option-majority-per_edge-says = Každý okraj, nebo každá úhlopříčka, se počítá zvlášť.

## Otázky

torres-ask-castle = Umístěte počáteční hrad.
torres-ask-place = Postavte prvního rytíře na volný hrad.
torres-ask-king = Postavte krále na volný hrad.
torres-ask-turn = Využijte akční body, nebo ukončete tah.
torres-ask-stack = Vyberte sloupeček pro tento tah.
torres-ask-under_stack = Vyberte sloupeček, ze kterého kámen pochází.
torres-ask-use = Vyberte sloupeček, který tento tah spotřebuje.
torres-ask-spread = Rozdělte nepoužité kameny mezi své sloupečky.
torres-ask-keep = Nechte si jednu z karet.
torres-ask-back = Vraťte ostatní karty navrch, nebo dospod balíčku.
torres-ask-card = Vyberte, kde kartu použijete.
torres-ask-card-move_block = Vyberte kámen, který přesunete.
torres-ask-drop = Vyberte, kam kámen přijde.
torres-ask-move_king = Můžete přesunout krále na volné pole hradu.

## Karty

torres-card-leap_two = Velký skok
torres-card-block_under_knight = Kámen pod rytíře
torres-card-extra_block = Kámen navíc
torres-card-climb_inside = Vnitřní schodiště
torres-card-diagonal = Tah úhlopříčně
torres-card-six_ap = 6 akčních bodů
torres-card-seven_ap = 7 akčních bodů
torres-card-move_block = Přesun kamene
torres-card-redeploy = Přemístění rytíře
torres-card-vault = Přeskok
torres-note-leap_two = Váš rytíř vystoupí na sousední pole o jednu nebo dvě úrovně výš.
torres-note-block_under_knight = Pod jednoho z vašich rytířů přijde kámen z kteréhokoli vašeho sloupečku.
torres-note-extra_block = Umístěte jeden kámen navíc, ze společné zásoby.
torres-note-climb_inside = Váš rytíř stojící u dveří vyjde kterýmikoli jinými dveřmi téhož hradu, jakkoli vysoko.
torres-note-diagonal = Váš rytíř se posune o jedno pole úhlopříčně, nejvýš o jednu úroveň vzhůru.
torres-note-six_ap = V tomto tahu máte 6 akčních bodů místo 5.
torres-note-seven_ap = V tomto tahu máte 7 akčních bodů místo 5.
torres-note-move_block = Přesuňte volný vrchní kámen na jiné volné pole; žádný hrad se nesmí rozpadnout a šest jich musí zůstat.
torres-note-redeploy = Váš rytíř přejde tam, kam byste mohli nasadit nového.
torres-note-vault = Váš rytíř přeskočí rovně sousedního rytíře, nejvýš o jednu úroveň vzhůru.
torres-master-all_levels_different = Různé úrovně
torres-master-all_same_level = Stejná úroveň
torres-master-all_in_line = V jedné řadě
torres-master-four_form_square = Čtverec ze čtyř
torres-master-border = Okraje plánu
torres-master-exact_castles = Přesný počet hradů
torres-master-main_diagonals = Hlavní úhlopříčky
torres-master-all_adjacent = Všichni vedle sebe

## Vedle plánu

torres-fact-stacks = kameny ve sloupečcích
torres-fact-reserve = rytíři v zásobě
torres-fact-cards = karty v ruce
torres-fact-own-deck = karty v balíčku
torres-fact-on-top = karty vrácené navrch
torres-fact-under = karty vrácené dospod
torres-fact-played = zahrané karty ({ $cards })
torres-fact-supply = Kameny ve společné zásobě:
torres-fact-deck = Karty v balíčku:
torres-fact-round = { $phase }. etapa, { $round }. kolo z { $rounds }:
torres-fact-king = Královský bonus za rytíře na úrovni { $level }:
torres-fact-ap = Zbývající akční body:
torres-fact-master = Mistrovská karta: { $card }
torres-sheet-opening = Příprava hry
torres-sheet-phase = { $phase }. etapa, { $round }. kolo
torres-sheet-king = Rytíř na úrovni { $level } královského hradu přináší { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }.
torres-sheet-master = Mistrovská karta: { $card }
torres-sheet-columns = Kameny ve sloupečcích, karty v ruce, body
torres-sheet-seat = Hráč { $seat }
torres-text-seat = { $letter }, { $seat }
torres-points-castles = hrady
torres-points-king = královský bonus
torres-points-master = mistrovská karta
torres-points-marker = akční body
torres-points-track = bodovací stupnice
torres-tie-shared = nikdo nemá ani bod, vítězství je sdílené

## Čeho se lze dotknout

torres-label-cell = { $cell }, úroveň { $level }
torres-label-cell-king = { $cell }, úroveň { $level }, král
torres-label-cell-knight = { $cell }, úroveň { $level }, rytíř: { $seat }
torres-label-build = Umístit kámen
torres-label-walk = Pohnout rytířem
torres-label-reserve = Nasadit rytíře
torres-label-deck = Koupit kartu
torres-label-marker = Posunout bodovací kámen
torres-label-end = Ukončit tah
torres-label-return = Vrátit zbytek do zásoby
torres-label-stay = Nechat krále stát
torres-label-top = Navrch balíčku
torres-label-under = Dospod balíčku
torres-label-stack = { $blocks ->
        [0] Prázdný sloupeček
        [one] Sloupeček: { $blocks } kámen
        [few] Sloupeček: { $blocks } kameny
        [many] Sloupeček: { $blocks } kamene
       *[other] Sloupeček: { $blocks } kamenů
    }
torres-label-stack-used = Rozebíraný sloupeček

## Co akce znamená

torres-do-place = Postavit prvního rytíře na pole { $cell }.
torres-do-castle = Umístit počáteční hrad na pole { $cell }.
torres-do-king = Postavit krále na pole { $cell }.
torres-do-stay = Nechat krále stát.
torres-do-deploy = Nasadit rytíře na pole { $cell }.
torres-do-block = Umístit kámen na pole { $cell }.
torres-do-buy = Koupit akční kartu.
torres-do-marker = Posunout bodovací kámen o jeden bod.
torres-do-end = Ukončit tah.
torres-do-drop = Položit kámen na pole { $cell }.
torres-do-return = Vrátit nepoužité kameny do společné zásoby.
torres-do-step = Přesunout rytíře z { $from } na { $cell }.
torres-do-door = Provést rytíře hradem z { $from } na { $cell }.
torres-do-card-move = { $card }: rytíř jde z { $from } na { $cell }.
torres-do-under = Podložit kamenem rytíře na poli { $cell }.
torres-do-extra = Umístit kámen navíc na pole { $cell }.
torres-do-lift = Vzít vrchní kámen z pole { $cell }.
torres-do-play = Použít kartu „{ $card }“.
torres-do-keep = Nechat si kartu „{ $card }“.
torres-do-back-top = Vrátit „{ $card }“ navrch balíčku, pod ni „{ $other }“.
torres-do-back-top-one = Vrátit „{ $card }“ navrch balíčku.
torres-do-back-under = Vrátit „{ $card }“ dospod balíčku, pod ni „{ $other }“.
torres-do-back-under-one = Vrátit „{ $card }“ dospod balíčku.
torres-do-stack = Použít sloupeček o velikosti { $blocks }.
torres-do-stack-used = Vzít kámen z rozebíraného sloupečku.
torres-do-use = { $blocks ->
        [0] Spotřebovat prázdný sloupeček.
       *[other] Spotřebovat sloupeček o velikosti { $blocks }.
    }
torres-do-store = Přidat kámen na sloupeček o velikosti { $blocks }.

## Co se děje

torres-event-master = Mistrovská karta je „{ $card }“.
torres-event-castle = { $seat } umisťuje počáteční hrad na pole { $cell }.
torres-event-place = { $seat } staví prvního rytíře na pole { $cell }.
torres-event-king = { $seat } staví krále na pole { $cell }.
torres-event-king-moves = { $seat } přesouvá krále z { $from } na { $cell }.
torres-event-king-stays = { $seat } nechává krále stát.
torres-event-phase = Začíná { $phase }. etapa.
torres-event-turn = { $seat } začíná tah.
torres-event-step = { $seat } přesouvá rytíře z { $from } na { $cell }.
torres-event-door = { $seat } provádí rytíře hradem z { $from } na { $cell }.
torres-event-deploy = { $seat } nasazuje rytíře na pole { $cell }.
torres-several-deploy = { $seat } nasazuje rytíře na pole { $list }.
torres-each-deploy = { $cell }
torres-event-block = { $seat } umisťuje kámen na pole { $cell }.
torres-several-block = { $seat } umisťuje kameny na pole { $list }.
torres-each-block = { $cell }
torres-event-stack = { $blocks ->
        [0] { $seat } ho bere z rozebíraného sloupečku.
       *[other] { $seat } ho bere ze sloupečku o velikosti { $blocks }.
    }
torres-event-use = { $blocks ->
        [0] { $seat } spotřebovává prázdný sloupeček.
       *[other] { $seat } spotřebovává sloupeček o velikosti { $blocks }.
    }
torres-event-store = { $seat } přidává nepoužitý kámen na sloupeček o velikosti { $blocks }.
torres-several-store = { $seat } přidává na jiné sloupečky { $n ->
        [one] { $n } nepoužitý kámen
        [few] { $n } nepoužité kameny
        [many] { $n } nepoužitého kamene
       *[other] { $n } nepoužitých kamenů
    }.
torres-event-return = { $seat } vrací do společné zásoby { $blocks ->
        [one] { $blocks } kámen
        [few] { $blocks } kameny
        [many] { $blocks } kamene
       *[other] { $blocks } kamenů
    }.
torres-event-lost = { $seat } vrací do společné zásoby { $blocks ->
        [one] { $blocks } kámen
        [few] { $blocks } kameny
        [many] { $blocks } kamene
       *[other] { $blocks } kamenů
    }: na žádném sloupečku už není místo.
torres-event-buy = { $seat } kupuje akční kartu.
torres-several-buy = { $seat } kupuje { $n ->
        [one] { $n } akční kartu
        [few] { $n } akční karty
        [many] { $n } akční karty
       *[other] { $n } akčních karet
    }.
torres-event-got = { $seat } bere kartu „{ $card }“.
torres-event-looked = { $seat } si prohlíží karty: { $cards }.
torres-event-kept = { $seat } si nechává kartu „{ $card }“.
torres-event-back-top = { $cards ->
        [one] { $seat } vrací navrch balíčku { $cards } kartu.
        [few] { $seat } vrací navrch balíčku { $cards } karty.
       *[other] { $seat } vrací navrch balíčku { $cards } karet.
    }
torres-event-back-under = { $cards ->
        [one] { $seat } vrací dospod balíčku { $cards } kartu.
        [few] { $seat } vrací dospod balíčku { $cards } karty.
       *[other] { $seat } vrací dospod balíčku { $cards } karet.
    }
torres-event-play = { $seat } používá kartu „{ $card }“.
torres-event-moved-by-card = { $seat } přesouvá rytíře z { $from } na { $cell }.
torres-event-under = { $seat } podkládá kamenem rytíře na poli { $cell }.
torres-event-extra = { $seat } umisťuje kámen navíc na pole { $cell }.
torres-event-moved-block = { $seat } přesouvá kámen z { $from } na { $cell }.
torres-event-marker = { $seat } posouvá bodovací kámen o { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }.
torres-event-castle-points = { $seat }: hrad u { $cell }, úroveň { $level } × plocha { $area } = { $points }.
torres-event-castles-total = { $seat } získává za hrady { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }.
torres-event-king-bonus = { $seat } získává královský bonus { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }.
torres-event-master-points = { $seat } získává za kartu „{ $card }“ { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }.
torres-event-pushed = Pole stupnice je obsazené: { $seat } postupuje ještě o { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }.

## Proč ne

torres-why-other-question = Teď se rozhoduje o něčem jiném než „{ $text }“.
torres-why-action-points = To stojí { $cost ->
        [one] { $cost } akční bod
        [few] { $cost } akční body
        [many] { $cost } akčního bodu
       *[other] { $cost } akčních bodů
    }; zbývá: { $left }.
torres-why-castles-too-near = Hrad na poli { $cell } by byl příliš blízko jinému: mezi nimi musí být dvě prázdná pole.
torres-why-no-castle = Na poli { $cell } není hrad.
torres-why-occupied = Na poli { $cell } někdo stojí.
torres-why-no-knight = Na poli { $cell } nestojí žádný váš rytíř.
torres-why-not-adjacent = Pole spolu nesousedí.
torres-why-not-diagonal = Pole spolu nesousedí úhlopříčně.
torres-why-same-cell = To je totéž pole.
torres-why-too-high = { $most ->
        [0] Uvnitř hradu se nestoupá: úroveň { $to } je nad úrovní { $from }.
        [one] Z úrovně { $from } na úroveň { $to } je to příliš vysoko: vzhůru nejvýš o { $most } úroveň.
        [few] Z úrovně { $from } na úroveň { $to } je to příliš vysoko: vzhůru nejvýš o { $most } úrovně.
        [many] Z úrovně { $from } na úroveň { $to } je to příliš vysoko: vzhůru nejvýš o { $most } úrovně.
       *[other] Z úrovně { $from } na úroveň { $to } je to příliš vysoko: vzhůru nejvýš o { $most } úrovní.
    }
torres-why-no-door = Rytíř na poli { $cell } nestojí u žádných dveří.
torres-why-no-way-inside = Uvnitř hradu nevede na pole { $cell } žádná cesta.
torres-why-no-reserve = Všichni vaši rytíři už jsou na plánu.
torres-why-no-anchor = Vedle pole { $cell } nestojí žádný váš rytíř.
torres-why-above-anchor = Nový rytíř nesmí stát výš než jeho soused: úroveň { $to } je nad úrovní { $from }.
torres-why-stack-used-up = Sloupeček pro tento tah je spotřebovaný.
torres-why-no-blocks = Nemáte už žádné kameny.
torres-why-no-such-stack = Nemáte sloupeček této velikosti: { $size }.
torres-why-no-stack-in-use = Žádný sloupeček s kameny není rozebraný.
torres-why-height = Hrad nesmí být vyšší než jeho plocha, zde { $area }.
torres-why-new-castle = Kámen nesmí založit nový hrad.
torres-why-joins-castles = Tím by se spojily dva hrady.
torres-why-splits-castle = Tím by se hrad rozpadl, nebo by byl vyšší než jeho plocha.
torres-why-few-castles = Nejmenší počet hradů, který musí zůstat: { $least }.
torres-why-no-block = Na poli { $cell } není žádný kámen.
torres-why-block-stuck = Kámen z pole { $cell } nelze nikam položit.
torres-why-no-buying = V mistrovské verzi se karty nekupují.
torres-why-bought-enough = Počet karet, které lze v tahu koupit: { $most }.
torres-why-deck-empty = Balíček je prázdný.
torres-why-played-one = V jednom tahu lze použít jen jednu kartu.
torres-why-card-not-held = Kartu „{ $card }“ nemáte.
torres-why-card-fresh = Karta „{ $card }“ je koupená v tomto tahu; použít ji lze až v příštím.
torres-why-card-no-use = Kartu „{ $card }“ teď nelze provést.
torres-why-card-not-looked-at = Tato karta není mezi těmi, které si prohlížíte.
torres-why-leap-not-up = Tato karta vede jen vzhůru.
torres-why-vault-line = Přeskok vede rovně, přes právě jedno pole.
torres-why-vault-nobody = Na poli { $cell } nestojí rytíř, kterého by šlo přeskočit.
torres-why-vault-king = Krále nikdo nepřeskakuje.
torres-document-height = { $where }: sloupec na { $cell } je vyšší než plocha jeho hradu ({ $area }). Pravidlo { $rule }.
torres-document-king = { $where }: král stojí na { $cell } mimo hrady, staví se však vždy jen na hrad. Pravidlo { $rule }.

## Co je vaše

torres-tray-stacks = Vaše kameny
torres-tray-cards = Vaše karty
torres-tray-cards-note = jedna za tah
torres-tray-looking = Karty k výběru
torres-tray-king = Královský hrad
torres-tray-master = Mistrovská karta
torres-stack = { $blocks ->
        [0] prázdný
        [one] { $blocks } kámen
        [few] { $blocks } kameny
        [many] { $blocks } kamene
       *[other] { $blocks } kamenů
    }
torres-stack-in-use = rozebíraný: { $blocks }
torres-card-waits = až od příštího tahu
torres-king-pays = { $cell }: úroveň { $level } vynáší { $points }
torres-king-earns = Váš rytíř tam stojí na úrovni { $level }: teď { $points }
torres-king-misses = Stojíte tam na úrovni { $level }: teď 0
torres-king-nobody = Nemáte tam rytíře: teď 0
torres-worth-now = teď { $points }
torres-budget = { $left } z { $of }
torres-budget-left = zbývá { $left }
torres-progress-phase = { $phase }. etapa ze { $phases }
torres-progress-round = { $round }. kolo
torres-progress-scoring = Bodování

## Mistrovské karty slovy

torres-master-all_levels_different-does = Všech šest rytířů na různých úrovních na konci 3. etapy: { $most ->
        [one] { $most } bod
        [few] { $most } body
        [many] { $most } bodu
       *[other] { $most } bodů
    }.
torres-master-all_same_level-does = Všech šest rytířů na stejné úrovni na konci 3. etapy: { $most ->
        [one] { $most } bod
        [few] { $most } body
        [many] { $most } bodu
       *[other] { $most } bodů
    }.
torres-master-all_in_line-does = Všech šest rytířů v jedné řadě, sloupci nebo úhlopříčce na konci 3. etapy: { $most ->
        [one] { $most } bod
        [few] { $most } body
        [many] { $most } bodu
       *[other] { $most } bodů
    }.
torres-master-four_form_square-does = Čtyři rytíři v rozích čtverce na konci 3. etapy: { $most ->
        [one] { $most } bod
        [few] { $most } body
        [many] { $most } bodu
       *[other] { $most } bodů
    }.
torres-master-border-does = Každý rytíř na okraji plánu přináší v této etapě { $points }; kdo jich tam má jako jediný nejvíc, dostane dalších { $points }.
torres-master-exact_castles-does = Rytíři přesně v { $castles } hradech na konci této etapy přinášejí { $points }.
torres-master-main_diagonals-does = Každý rytíř na jedné ze dvou hlavních úhlopříček přináší v této etapě { $points }; kdo jich tam má jako jediný nejvíc, dostane dalších { $points }.
torres-master-all_adjacent-does = Všech šest rytířů vedle sebe v jedné skupině na konci 3. etapy: { $most ->
        [one] { $most } bod
        [few] { $most } body
        [many] { $most } bodu
       *[other] { $most } bodů
    }.

## Tlačítka

torres-verb-reserve = Rytíř
torres-verb-build = Kámen
torres-verb-walk = Pohyb
torres-verb-deck = Koupit
torres-verb-marker = Bod
torres-verb-end = Ukončit tah
torres-verb-return = Vrátit
torres-verb-stay = Nechat stát
torres-verb-top = Navrch
torres-verb-under = Dospod
torres-button-place = Umístit
torres-button-deploy = Nasadit
torres-button-move = Přesunout
torres-button-buy = Koupit
torres-button-score = Získat
torres-button-end = Ukončit tah
torres-button-play = Použít
torres-button-play-locked = Použít
torres-button-take = Vzít
torres-button-keep = Nechat si
torres-button-back = Vrátit
torres-button-stay = Nechat stát
torres-button-lift = Zvednout
torres-button-return = Vrátit

## Na co se hra ptá po každém dotyku

torres-q-turn = Jste na tahu.
torres-q-turn-spent = Akční body došly: ukončete tah.
torres-q-turn-how = Vyberte pole pro kámen, nebo rytíře k tahu.
torres-q-reserve = Nasadit rytíře, { $cost ->
        [one] { $cost } bod
        [few] { $cost } body
        [many] { $cost } bodu
       *[other] { $cost } bodů
    }: kam?
torres-q-reserve-how = Vedle některého vašeho rytíře a ne výš než on. V zásobě: { $left }.
torres-q-deploy = Rytíř na { $cell }, úroveň { $level }?
torres-q-build = Umístit kámen, 1 bod: kam?
torres-q-build-how = Na volnou střechu, nebo vedle jednoho hradu. Ve sloupečku zbývá: { $blocks }.
torres-q-build-first = Umístit kámen, 1 bod: kam?
torres-q-build-first-how = Na volnou střechu, nebo vedle jednoho hradu. Sloupeček vyberete s prvním kamenem.
torres-q-block = Kámen na { $cell }, úroveň { $level }?
torres-q-walk = Pohnout rytířem, 1 bod: kterým?
torres-q-walk-how = O jedno pole, nejvýš o úroveň vzhůru; nebo dveřmi dovnitř a jinými ven.
torres-q-knight = Rytíř na { $cell }, 1 bod: kam půjde?
torres-q-knight-how = O jedno pole, nejvýš o úroveň vzhůru; nebo dveřmi dovnitř a jinými ven.
torres-q-step = Rytíř z { $from } na { $cell }, úroveň { $level }?
torres-q-buy = Koupit akční kartu za 1 bod?
torres-q-buy-how = Lízne se hned a čeká na příští tah. V balíčku zbývá: { $cards }.
torres-q-buy-own-how = Prohlédnete si tři karty svého balíčku a jednu si necháte. Zbývá v něm: { $cards }.
torres-q-marker = Získat bod za 1 akční bod?
torres-q-marker-how = Váš bodovací kámen jde z { $from } na { $to }; obsazená pole přeskočí.
torres-q-end = Ukončit tah?
torres-q-end-how = { $ap ->
        [0] Všechny akční body jsou využity.
        [one] Propadne { $ap } akční bod.
        [few] Propadnou { $ap } akční body.
        [many] Propadne { $ap } akčního bodu.
       *[other] Propadne { $ap } akčních bodů.
    }
torres-q-play = Použít kartu „{ $card }“?
torres-q-card-mover = „{ $card }“: kterým rytířem?
torres-q-card-under = „{ $card }“: pod kterého rytíře?
torres-q-card-extra = „{ $card }“: kam přijde?
torres-q-card-lift = „{ $card }“: který kámen?
torres-q-card-to = „{ $card }“: kam půjde rytíř z { $cell }?
torres-q-under = Kámen pod rytíře na { $cell }, pak úroveň { $level }?
torres-q-lift = Vzít vrchní kámen z { $cell }?
torres-q-lift-how = Kam přijde, vyberete potom.
torres-q-drop = Kámen z { $cell }: kam přijde?
torres-q-stack = Kámen: ze kterého sloupečku?
torres-q-stack-how = Z něj budou všechny kameny tohoto tahu.
torres-q-under-stack = Kámen pod rytíře: ze kterého sloupečku?
torres-q-stack-one = Z tohoto sloupečku: { $blocks ->
        [one] { $blocks } kámen
        [few] { $blocks } kameny
        [many] { $blocks } kamene
       *[other] { $blocks } kamenů
    }?
torres-q-stack-used = Z rozebíraného sloupečku?
torres-q-stack-left = Pak v něm zbude: { $blocks }.
torres-q-use = Žádný kámen nebyl umístěn: který sloupeček tento tah spotřebuje?
torres-q-use-how = Jeho kameny můžete přidat na ostatní sloupečky.
torres-q-use-one = { $blocks ->
        [0] Spotřebovat prázdný sloupeček?
        [one] Spotřebovat tento sloupeček: { $blocks } kámen?
        [few] Spotřebovat tento sloupeček: { $blocks } kameny?
        [many] Spotřebovat tento sloupeček: { $blocks } kamene?
       *[other] Spotřebovat tento sloupeček: { $blocks } kamenů?
    }
torres-q-spread = { $blocks ->
        [one] Zbývá { $blocks } kámen: kam přijde?
        [few] Zbývají { $blocks } kameny: kam přijdou?
        [many] Zbývá { $blocks } kamene: kam přijde?
       *[other] Zbývá { $blocks } kamenů: kam přijdou?
    }
torres-q-spread-how = Sloupeček má nejvýš tři kameny; zbytek se vrátí.
torres-q-return = Vrátit do zásoby: { $blocks ->
        [one] { $blocks } kámen
        [few] { $blocks } kameny
        [many] { $blocks } kamene
       *[other] { $blocks } kamenů
    }?
torres-q-store = Jeden kámen na tento sloupeček, teď { $blocks ->
        [one] { $blocks } kámen
        [few] { $blocks } kameny
        [many] { $blocks } kamene
       *[other] { $blocks } kamenů
    }?
torres-q-keep = Kterou kartu si necháte?
torres-q-keep-how = Ostatní se vrátí společně navrch, nebo dospod vašeho balíčku.
torres-q-keep-one = Nechat si kartu „{ $card }“?
torres-q-back-first = Karty se vracejí: která bude nahoře?
torres-q-back-end = Navrch balíčku, nebo dospod?
torres-q-back-how = Ostatní vidí, kam se karty vracejí, ne které to jsou.
torres-q-back-top = Vrátit je navrch balíčku?
torres-q-back-under = Vrátit je dospod balíčku?
torres-q-place = Váš první rytíř: na který hrad?
torres-q-place-how = Další rytíři pak přicházejí vedle vašich.
torres-q-castle = Počáteční hrad: kam?
torres-q-castle-how = Nejméně dvě prázdná pole od každého jiného hradu.
torres-q-found = Hrad na { $cell }?
torres-q-king = Král: na který hrad?
torres-q-king-how = V příští etapě vynáší úroveň { $level } jeho hradu { $points }.
torres-q-king-on = Král na { $cell }, úroveň { $level }?
torres-q-move-king = Můžete přesunout krále z { $cell }: kam?
torres-q-stay = Nechat krále na { $cell }?
torres-then-castle = Hrad { $cell } by byl { $area } × úroveň { $level }: pro vás { $points }.
torres-then-points = Při bodování teď pro vás { $points }.
torres-then-nothing = Vaše body se nezmění.

## Vysvětlení

torres-kind-castle = Hrad { $cell }: { $area ->
        [one] { $area } pole
        [few] { $area } pole
        [many] { $area } pole
       *[other] { $area } polí
    }
torres-kind-ground = Volná plocha
torres-kind-card = Akční karta
torres-kind-master = Mistrovská karta
torres-kind-verb = Stojí { $cost ->
        [one] { $cost } akční bod
        [few] { $cost } akční body
        [many] { $cost } akčního bodu
       *[other] { $cost } akčních bodů
    }
torres-does-castle = Na konci každé etapy každý hráč získá úroveň svého nejvýše stojícího rytíře v něm krát počet polí.
torres-does-king = V této etapě přináší rytíř přesně na úrovni { $level } královského hradu { $points }.
torres-castle-limit = Smí se stavět až do úrovně { $area }.
torres-castle-earns = { $seat }: úroveň { $level }, { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }.
torres-sum-castle = { $area ->
        [one] { $area } pole
        [few] { $area } pole
        [many] { $area } pole
       *[other] { $area } polí
    } × úroveň { $level }
torres-sum-highest = váš nejvyšší rytíř stojí na { $cell }
torres-sum-nobody = nemáte v něm rytíře
torres-sum-now = při bodování teď
torres-ground-taken = Někdo tu stojí: kámen sem umístit nelze.
torres-ground-lonely = Žádný hrad se pole nedotýká a kámen nesmí založit nový.
torres-ground-free = Kámen sem zvětší sousední hrad o jedno pole.
torres-ground-between = Pole se dotýkají dva hrady a kámen je nesmí spojit.
torres-card-once = Jedna karta za tah; nestojí akční body a odchází ze hry.
torres-card-waits-note = Koupena v tomto tahu: použít ji lze až od příštího.
torres-does-stack = Všechny kameny jednoho tahu jsou z jednoho sloupečku.
torres-does-stack-left = Co z něj zbude, přijde na jiné sloupečky, nejvýš po třech kamenech, nebo zpět.
torres-does-reserve = Nový rytíř přijde vedle některého vašeho a ne výš než on.
torres-does-build = Kámen hrad zvětší nebo zvýší, nikdy výš, než kolik má polí. Dva hrady nikdy nespojí.
torres-does-walk = Rytíř jde o jedno pole, vzhůru nejvýš o úroveň, dolů libovolně; nebo dveřmi hradu, nikdy výš.
torres-does-deck = Líznete vrchní kartu. Nejvýš dvě za tah; použít ji lze od příštího tahu.
torres-does-deck-own = Prohlédnete si tři karty svého balíčku, jednu si necháte a ostatní vrátíte navrch, nebo dospod.
torres-deck-left = V balíčku zbývá: { $cards }.
torres-does-marker = O bod dál; pole, na kterém stojí jiný kámen, se přeskočí, a to se počítá.
torres-does-end = Nevyužité akční body propadnou; i tah bez kamene spotřebuje sloupeček.
torres-does-return = Kameny, které se na žádný sloupeček nevejdou, se vracejí do společné zásoby.
torres-does-stay = Kdo má nejméně bodů, smí po bodování krále přesunout, nebo ho nechat stát.
torres-does-top = Karty se budou lízat jako další.
torres-does-under = Karty se budou lízat jako poslední.
torres-does-supply = Kameny, které nikdo nemá; odtud je kámen navíc.
torres-does-ap = Pět za tah, na kameny, rytíře, karty a body; co se nevyužije, propadne.
torres-does-hand = Které to jsou, ví jen jejich majitel.
torres-does-hand-open = Všichni je znají: všech deset bez těch zahraných.
torres-does-knights = Každý má šest rytířů; tito ještě nejsou na plánu.
torres-name-supply = Společná zásoba
torres-name-ap = Akční body
torres-name-played = Zahrané karty
torres-master-earns = { $seat }: teď { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }.
torres-seat-name = { $seat }
torres-seat-does = { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    } na stupnici.
torres-seat-leads = Vede o { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }.
torres-seat-behind = Na vedoucího ztrácí { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }.
torres-seat-level = Na úrovni vedoucího.
torres-seat-played = Zahráno: { $cards }.

## Bodování po krocích

torres-event-scoring = Boduje se { $phase }. etapa.
torres-score-castle = Hrad { $cell }: { $area ->
        [one] { $area } pole
        [few] { $area } pole
        [many] { $area } pole
       *[other] { $area } polí
    }
torres-score-castle-formula = rytíř na úrovni { $level }: { $area } × { $level }
torres-score-castle-pays = Hrad { $cell } platí { $area } × úroveň nejvyššího rytíře
torres-score-king = Královský hrad, úroveň { $level }: po { $points }
torres-score-king-formula = rytíř tam na úrovni { $level }
torres-score-king-pays = Král platí { $points } za úroveň { $level } ve svém hradu
torres-score-master = Mistrovská karta: { $card }
torres-score-master-formula = jak žádá karta
torres-score-track = Obsazená pole stupnice
torres-score-track-formula = dál přes obsazená pole

# Puzzles: what is asked, and why the best answer is the best.
torres-puzzle-step = Která z těchto akcí by vám přinesla nejvíc bodů, kdyby se hrady bodovaly teď?
torres-puzzle-turn = Hned po tomto tahu se bodují hrady. Získejte ze zbývajících akčních bodů co nejvíc.
torres-puzzle-level = Dostaňte v tomto tahu jednoho ze svých rytířů co nejvýš.
torres-puzzle-card = Kartu jste právě použili. Kde by vám přinesla nejvíc bodů, kdyby se hrady bodovaly teď?
torres-puzzle-why-castles = Hrad vynáší úroveň vašeho nejvyššího rytíře jednou za každé své pole. Každá úroveň navíc tedy přinese tolik bodů, kolik má hrad polí.
torres-puzzle-why-king = Královský bonus dostane každý, kdo má v královském hradu rytíře přesně na úrovni dané etapy. Často má větší cenu než větší hrad.
torres-puzzle-why-marker = Akční bod, který na plánu nic nepřinese, má na bodovací stupnici cenu jednoho bodu. Než ho utratíte, spočítejte, co přinese.
torres-puzzle-why-level = Rytíř vystoupí krokem o jednu úroveň, nikdy o dvě. Nižší úroveň tedy musí stát dřív a cesta skrz hrad bývá kratší než kolem něj.

## The score sheet of a real table

torres-sheet-way-rounds = Etapa po etapě
torres-sheet-way-totals = Jen součty
torres-sheet-rounds = Bodování
torres-sheet-rounds-hint = Co stojí na plánu na konci každé etapy.
torres-sheet-round-castles = Hrad po hradu
torres-sheet-round-points = Jen čísla
torres-sheet-step-totals = Součty
torres-sheet-one-phase = { $phase }. etapa
torres-sheet-area = Plocha
torres-sheet-level-of = Nejvyšší rytíř
torres-sheet-kings-castle = Tady je král
torres-sheet-castles-hint = Plocha každého hradu a úroveň nejvyššího rytíře každého hráče v něm.
torres-sheet-bonus-hint = Kdo má rytíře v královském hradu přesně na úrovni této etapy.
torres-sheet-track = Bodovací kameny před bodováním
torres-sheet-track-hint = Jen když se bodovací kameny během etapy na stupnici přeskakovaly.
torres-sheet-start = Boduje první
torres-sheet-sum = { $sum }
torres-sheet-lacks-phase = { $phase }. etapa
torres-sheet-lacks-points = { $seat }, { $phase }. etapa: { $category }
torres-sheet-lacks-total = { $seat }: hrady
torres-sheet-tie-rule = Shoda nenastane: kdo by skončil na obsazeném poli, jde na nejbližší volné. Jen když nemá nikdo ani bod, vítězí všichni společně.
torres-sheet-tie-shared = Nikdo nemá ani bod: vítězí všichni společně.
torres-sheet-level = { $where }: { $seat } nemůže stát na úrovni { $level } v hradu o ploše { $area }; žádný není vyšší než jeho plocha (T-603).
torres-sheet-cells = { $where }: tyto hrady zabírají { $covered } polí a plán jich má { $most } (T-101).
torres-sheet-knights = { $where }: hradů, kde má { $seat } rytíře, je { $count }, ale rytířů má jen { $most } (T-103).
torres-sheet-king-paid = { $where }: královský bonus { $phase }. etapy je { $paid }, nebo nic (T-706).
torres-sheet-bonus = { $where }: { $seat } nemá v královském hradu rytíře na úrovni { $level } ani výš, takže za { $phase }. etapu bonus nedostane (T-706).
torres-sheet-no-master = { $where }: mistrovská karta je jen v mistrovské verzi (T-1203).
torres-sheet-back = { $where }: { $seat } nemůže mít bodovací kámen na { $field }, došel už na { $least } (T-704).
torres-sheet-field = { $where }: na poli { $field } už má bodovací kámen { $seat } a smí tam být jen jeden (T-704).

## Proč je jeden tah lepší než jiný

torres-reason-castles-more = Za hrady by teď vyneslo o { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    } víc.
torres-reason-castles-less = Za hrady by teď vyneslo o { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    } méně.
torres-reason-castles-title = Hrad, který vynáší
torres-reason-king-more = Vyneslo by teď královský bonus: { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }.
torres-reason-king-less = Zatím oželí královský bonus: { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }.
torres-reason-king-title = Královský bonus
torres-reason-master-more = Mistrovská karta by teď vynesla o { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    } víc.
torres-reason-master-less = Mistrovská karta by teď vynesla o { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    } méně.
torres-reason-master-title = Mistrovská karta
torres-reason-rivals-more = Ostatním nechá za hrady v průměru o { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    } víc.
torres-reason-rivals-less = Ostatním nechá za hrady v průměru o { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    } méně.
torres-reason-rivals-title = Hrady ostatních
torres-reason-cards-more = Nechá v ruce o { $n ->
        [one] { $n } akční kartu
        [few] { $n } akční karty
       *[other] { $n } akčních karet
    } víc.
torres-reason-cards-less = Nechá v ruce o { $n ->
        [one] { $n } akční kartu
        [few] { $n } akční karty
       *[other] { $n } akčních karet
    } méně.
torres-reason-cards-title = Karty v ruce
torres-reason-levels-more = Dostane rytíře celkem o { $n ->
        [one] { $n } úroveň
        [few] { $n } úrovně
       *[other] { $n } úrovní
    } výš.
torres-reason-levels-less = Nechá rytíře celkem o { $n ->
        [one] { $n } úroveň
        [few] { $n } úrovně
       *[other] { $n } úrovní
    } níž.
torres-reason-levels-title = Rytíři výš
torres-reason-area-more = Největší vlastní hrad bude o { $n ->
        [one] { $n } pole
        [few] { $n } pole
       *[other] { $n } polí
    } větší.
torres-reason-area-less = Největší vlastní hrad bude o { $n ->
        [one] { $n } pole
        [few] { $n } pole
       *[other] { $n } polí
    } menší.
torres-reason-area-title = Větší hrad
torres-reason-knights-more = Dostane na plán o { $n ->
        [one] { $n } rytíře
        [few] { $n } rytíře
       *[other] { $n } rytířů
    } víc.
torres-reason-knights-less = Dostane na plán o { $n ->
        [one] { $n } rytíře
        [few] { $n } rytíře
       *[other] { $n } rytířů
    } méně.
torres-reason-knights-title = Rytíři na plánu
torres-reason-spare-more = Nechá o { $n ->
        [one] { $n } akční bod
        [few] { $n } akční body
       *[other] { $n } akčních bodů
    } víc k proměně v body.
torres-reason-spare-less = Nechá o { $n ->
        [one] { $n } akční bod
        [few] { $n } akční body
       *[other] { $n } akčních bodů
    } méně k proměně v body.
torres-reason-spare-title = Akční body
