# Louis XIV.

## The game

louis-title = Louis XIV.
louis-about = Získejte přízeň dvora ve Versailles a plňte své tajné mise.
louis-weight = je co zvažovat
louis-phase-supply = Zásobování
louis-phase-influence = Vliv
louis-phase-evaluation = Vyhodnocení
louis-phase-missions = Mise
louis-seat = { $seat }
louis-text-seat = { $letter } { $seat }
louis-text-laid = vyložené mise: { $missions }
louis-option-marker_order = Kdo bere první na kartičkách s počtem kamenů
louis-option-marker_order-start = Po řadě od začínajícího hráče
louis-option-marker_order-winner = Nejprve hráč s převahou
louis-option-marker_order-start-says = Kde kartička žádá kameny, berou se odměny po řadě od začínajícího hráče.
louis-option-marker_order-winner-says = Kde kartička žádá kameny, bere první ten, kdo jich má sám nejvíc.

## Persons

louis-person-1 = Anna Rakouská
louis-person-2 = Filip I. Orleánský
louis-person-3 = Marie Terezie Španělská
louis-person-4 = Velký dauphin
louis-person-5 = Madame de Montespan
louis-person-6 = Velký Condé
louis-person-7 = Jean-Baptiste Colbert
louis-person-8 = Madame de Maintenon
louis-person-9 = Louise de la Vallière
louis-person-10 = Henri de Turenne
louis-person-11 = kardinál Mazarin
louis-person-12 = François-Michel Louvois
louis-person-1-gen = Anny Rakouské
louis-person-2-gen = Filipa I. Orleánského
louis-person-3-gen = Marie Terezie Španělské
louis-person-4-gen = Velkého dauphina
louis-person-5-gen = Madame de Montespan
louis-person-6-gen = Velkého Condého
louis-person-7-gen = Jeana-Baptista Colberta
louis-person-8-gen = Madame de Maintenon
louis-person-9-gen = Louise de la Vallière
louis-person-10-gen = Henriho de Turenne
louis-person-11-gen = kardinála Mazarina
louis-person-12-gen = Françoise-Michela Louvoise
louis-short-1 = Anna
louis-short-2 = Filip
louis-short-3 = Marie Terezie
louis-short-4 = Dauphin
louis-short-5 = Montespan
louis-short-6 = Condé
louis-short-7 = Colbert
louis-short-8 = Maintenon
louis-short-9 = La Vallière
louis-short-10 = Turenne
louis-short-11 = Mazarin
louis-short-12 = Louvois
louis-small-1 = { louis-short-1 }
louis-small-2 = { louis-short-2 }
louis-small-3 = M. Terezie
louis-small-4 = { louis-short-4 }
louis-small-5 = { louis-short-5 }
louis-small-6 = { louis-short-6 }
louis-small-7 = { louis-short-7 }
louis-small-8 = { louis-short-8 }
louis-small-9 = { louis-short-9 }
louis-small-10 = { louis-short-10 }
louis-small-11 = { louis-short-11 }
louis-small-12 = { louis-short-12 }
louis-card-1 = { louis-short-1 }
louis-card-2 = { louis-short-2 }
louis-card-3 = { louis-short-3 }
louis-card-4 = { louis-short-4 }
louis-card-5 = { louis-short-5 }
louis-card-6 = { louis-short-6 }
louis-card-7 = { louis-short-7 }
louis-card-8 = { louis-short-8 }
louis-card-9 = { louis-short-9 }
louis-card-10 = { louis-short-10 }
louis-card-11 = { louis-short-11 }
louis-card-12 = { louis-short-12 }
louis-card-joker = Žolík

## Pieces

louis-chip-crown = koruna
louis-chip-orb = jablko
louis-chip-helmet = helmice
louis-chip-ring = prsten
louis-chip-document = listina
louis-chip-any = libovolný žeton
louis-arms-1 = krokev
louis-arms-2 = kříž
louis-arms-3 = břevno
louis-arms-4 = lilie
louis-arms-5 = polcený štít
louis-arms-6 = tři kotouče
louis-pile-light = světle modré mise
louis-pile-medium = středně modré mise
louis-pile-dark = tmavě modré mise
louis-condition-money = Peníze
louis-condition-first_place = 1. místo
louis-condition-markers = Kameny vlivu
louis-from-general = ze společné zásoby
louis-from-personal = z vlastní zásoby

## Missions: names

louis-effect-extra_mission_draw = +1 karta mise
louis-effect-plus_1_marker = +1 kámen vlivu
louis-effect-plus_1_louisdor = +1 louisdor
louis-effect-place_on_tile = +1 kámen vlivu na kartičku
louis-effect-pay_2_to_pass = Zaplať 2 louisdory
louis-effect-swap_chip_for_crown = Výměna žetonu misí
louis-effect-swap_missions = Výměna karet misí
louis-effect-plus_2_louisdor_choice = +2 louisdory…
louis-effect-plus_1_arms = +1 erb
louis-effect-place_on_louis = +1 kámen na kartičku s Ludvíkem XIV.
louis-effect-swap_influence_card = Výměna jedné karty vlivu
louis-effect-plus_3_markers = +3 kameny vlivu
louis-effect-plus_3_louisdor = +3 louisdory
louis-effect-plus_1_intrigue = +1 karta intrik
louis-effect-marker_for_card = 1 kámen vlivu = 1 karta vlivu
louis-effect-four_marker_card = 1 karta vlivu = 4 kameny
louis-effect-place_anywhere_end = Umístění 1 kamene
louis-effect-once_first = 1× první
louis-effect-discount_1 = −1 louisdor
louis-effect-place_on_tile-1 = +1 kámen vlivu na kartičku 1
louis-effect-place_on_tile-2 = +1 kámen vlivu na kartičku 2
louis-effect-place_on_tile-3 = +1 kámen vlivu na kartičku 3
louis-effect-place_on_tile-4 = +1 kámen vlivu na kartičku 4
louis-effect-place_on_tile-5 = +1 kámen vlivu na kartičku 5
louis-effect-place_on_tile-6 = +1 kámen vlivu na kartičku 6
louis-effect-place_on_tile-7 = +1 kámen vlivu na kartičku 7
louis-effect-place_on_tile-8 = +1 kámen vlivu na kartičku 8
louis-effect-place_on_tile-9 = +1 kámen vlivu na kartičku 9
louis-effect-place_on_tile-10 = +1 kámen vlivu na kartičku 10
louis-effect-place_on_tile-11 = +1 kámen vlivu na kartičku 11
louis-effect-place_on_tile-12 = +1 kámen vlivu na kartičku 12

## Missions: what they do

louis-note-extra_mission_draw = Při vyložení si lízněte dvě mise místo jedné.
louis-note-plus_1_marker = Zásobování: jeden kámen ze společné zásoby do vlastní.
louis-note-plus_1_louisdor = Zásobování: vezměte si 1 louisdor.
louis-note-place_on_tile = Začátek fáze vlivu: jeden kámen na tuto kartičku.
louis-note-pay_2_to_pass = Jednou za kolo: zaplaťte 2 louisdory místo zahrání karty.
louis-note-swap_chip_for_crown = Jednou za kolo: za 2 louisdory vyměňte žeton za korunu.
louis-note-swap_missions = Konec fáze misí: vyměňte jednu nebo dvě mise z ruky.
louis-note-plus_2_louisdor_choice = Zásobování: dohromady dva louisdory nebo kameny.
louis-note-plus_1_arms = Zásobování: vezměte si skrytě jeden erb.
louis-note-place_on_louis = Začátek fáze vlivu: jeden kámen na kartičku, kde stojí Ludvík.
louis-note-swap_influence_card = Jednou za kolo: místo zahrání odhoďte kartu a lízněte jinou.
louis-note-plus_3_markers = Zásobování: tři kameny ze společné zásoby do vlastní.
louis-note-plus_3_louisdor = Zásobování: vezměte si 3 louisdory.
louis-note-plus_1_intrigue = Zásobování: lízněte si kartu intriky.
louis-note-marker_for_card = Zásobování: dejte kámen do společné zásoby a lízněte si kartu vlivu.
louis-note-four_marker_card = Jednou za kolo: jedna karta je žolíkem pro čtyři kameny.
louis-note-place_anywhere_end = Konec fáze vlivu: jeden kámen na libovolnou kartičku.
louis-note-once_first = Jednou za kolo: rozhodněte sdílené první místo ve svůj prospěch.
louis-note-discount_1 = Každý nákup u osobnosti je o 1 louisdor levnější.

## Questions

louis-ask-supply = Použijte vyloženou misi, nebo pasujte.
louis-ask-at-start = Umístěte kámen pomocí některé mise, nebo pasujte.
louis-ask-play = Zahrajte kartu vlivu.
louis-ask-four = Umístěte až 4 kameny vlivu, nebo si až 4 vezměte.
louis-ask-at-end = Umístěte jeden kámen na libovolnou kartičku, nebo pasujte.
louis-ask-intrigue = Zahrajte kartu intriky na tuto osobnost, nebo pasujte.
louis-ask-once-first = První místo je sdílené. Chcete ho rozhodnout pro sebe?
louis-ask-buy = Kupte si odměnu od osobnosti, nebo pasujte.
louis-ask-put = Umístěte kameny ze své odměny, nebo pasujte.
louis-ask-take-back = Vezměte si kámen ze společné zásoby do vlastní, nebo pasujte.
louis-ask-mission = Odevzdejte dva žetony a vyložte kartu mise, nebo ukončete tah.
louis-ask-pile = Lízněte si kartu mise z libovolné hromádky.
louis-ask-keep = Nechte si jeden žeton do dalšího kola.
louis-ask-swap = Dejte misi dospod její hromádky a lízněte si jinou, nebo pasujte.
louis-ask-swap-second = Dejte pod hromádku i druhou misi, nebo pasujte.

## What can be touched

louis-label-card = karta vlivu: { $card }
louis-label-tile = kartička { $number }: { $person }
louis-label-intrigue = karta intriky { $number }: { $person }
louis-label-mission = mise v ruce: { $mission }
louis-label-use = vyložená mise: { $mission }
louis-label-gain = { $louisdor ->
        [0] { $markers ->
                 [one] { $markers } kámen vlivu
                 [few] { $markers } kameny vlivu
                 [many] { $markers } kamene vlivu
                *[other] { $markers } kamenů vlivu
            }
       *[other] { $markers ->
            [0] { $louisdor ->
                 [one] { $louisdor } louisdor
                 [few] { $louisdor } louisdory
                 [many] { $louisdor } louisdoru
                *[other] { $louisdor } louisdorů
            }
           *[other] { $louisdor ->
                 [one] { $louisdor } louisdor
                 [few] { $louisdor } louisdory
                 [many] { $louisdor } louisdoru
                *[other] { $louisdor } louisdorů
            } a { $markers ->
                 [one] { $markers } kámen vlivu
                 [few] { $markers } kameny vlivu
                 [many] { $markers } kamene vlivu
                *[other] { $markers } kamenů vlivu
            }
        }
    }
louis-label-put = { $general ->
        [0] vlastní: { $personal }
       *[other] { $personal ->
            [0] společné: { $general }
           *[other] společné: { $general }, vlastní: { $personal }
        }
    }
louis-marker-words = { $general ->
        [0] { $personal ->
                 [one] { $personal } kámen vlivu
                 [few] { $personal } kameny vlivu
                 [many] { $personal } kamene vlivu
                *[other] { $personal } kamenů vlivu
            } z vlastní zásoby
       *[other] { $personal ->
            [0] { $general ->
                 [one] { $general } kámen vlivu
                 [few] { $general } kameny vlivu
                 [many] { $general } kamene vlivu
                *[other] { $general } kamenů vlivu
            } ze společné zásoby
           *[other] { $general ->
                 [one] { $general } kámen vlivu
                 [few] { $general } kameny vlivu
                 [many] { $general } kamene vlivu
                *[other] { $general } kamenů vlivu
            } ze společné zásoby a { $personal ->
                 [one] { $personal } kámen vlivu
                 [few] { $personal } kameny vlivu
                 [many] { $personal } kamene vlivu
                *[other] { $personal } kamenů vlivu
            } z vlastní zásoby
        }
    }
louis-label-fetch = vzít zpět { $count ->
         [one] { $count } kámen
         [few] { $count } kameny
         [many] { $count } kamene
        *[other] { $count } kamenů
    }
louis-label-nothing = bez účinku
louis-label-stop = žádné další kameny
louis-label-from-general = společná zásoba
louis-label-from-personal = vlastní zásoba
louis-label-pass = pasovat
louis-label-buy = koupit odměnu
louis-label-first = být první sám

## What an action means

louis-tile-markers = { $person }: { $count }
louis-tile-markers-and = { $person }: { $count }, { $more }
louis-do-place = Zahrát kartu „{ $card }“ a umístit kameny ({ $tiles }).
louis-do-place-four = Umístit kameny ({ $tiles }).
louis-do-fetch-with = Zahrát kartu „{ $card }“ a vzít zpět { $count ->
         [one] { $count } kámen vlivu
         [few] { $count } kameny vlivu
         [many] { $count } kamene vlivu
        *[other] { $count } kamenů vlivu
    }.
louis-do-nothing-with = Zahrát kartu „{ $card }“ bez účinku.
louis-do-fetch = Vzít zpět { $count ->
         [one] { $count } kámen vlivu
         [few] { $count } kameny vlivu
         [many] { $count } kamene vlivu
        *[other] { $count } kamenů vlivu
    }.
louis-do-four = Zahrát kartu „{ $card }“ za čtyři kameny.
louis-do-nothing = Nedělat s kartou nic.
louis-do-intrigue = Zahrát kartu intriky „{ $person }“ ({ $markers }).
louis-do-put = Umístit kameny, { $person }: { $markers }.
louis-do-buy = Koupit odměnu, { $person }, za { $count ->
         [one] { $count } louisdor
         [few] { $count } louisdory
         [many] { $count } louisdoru
        *[other] { $count } louisdorů
    }.
louis-do-first = Použít „1× první“: první místo je jen vaše.
louis-do-lay = Vyložit misi „{ $mission }“ (žetony: { $chip }, { $other }).
louis-do-pile = Líznout z hromádky: { $colour }.
louis-do-under = Dát misi „{ $mission }“ dospod hromádky.
louis-do-keep = Nechat si žeton: { $chip }.
louis-do-use = Použít misi „{ $mission }“.
louis-do-use-gain = Použít misi „{ $mission }“: vzít { $gain }.
louis-do-use-card = Použít misi „{ $mission }“: odhodit kartu „{ $card }“, líznout jinou.
louis-do-use-chip = Použít misi „{ $mission }“: { $chip } za korunu.
louis-do-pass-supply = Nepoužít další mise.
louis-do-pass-at-start = Neumisťovat další kameny pomocí misí.
louis-do-pass-at-end = Neumisťovat kámen.
louis-do-pass-intrigue = Nehrát kartu intriky.
louis-do-pass-once-first = Nechat první místo sdílené.
louis-do-pass-buy = Nekupovat.
louis-do-pass-put = Neumisťovat kámen.
louis-do-pass-take-back = Nechat kámen ve společné zásobě.
louis-do-pass-mission = Ukončit tah misí.
louis-do-pass-swap = Nevyměňovat mise.
louis-do-pass-swap-second = Vyměnit jen jednu misi.

## Events

louis-event-round = { $round }. kolo. Začínající hráč: { $seat }.
louis-event-money = Každý si bere { $count ->
         [one] { $count } louisdor
         [few] { $count } louisdory
         [many] { $count } louisdoru
        *[other] { $count } louisdorů
    }. Ludvík je na návštěvě: { $person }.
louis-event-deal = Každý dostává { $count ->
         [one] { $count } kartu vlivu
         [few] { $count } karty vlivu
         [many] { $count } karty vlivu
        *[other] { $count } karet vlivu
    }.
louis-event-markers = { $seat } umisťuje { $count ->
         [one] { $count } kámen vlivu
         [few] { $count } kameny vlivu
         [many] { $count } kamene vlivu
        *[other] { $count } kamenů vlivu
    } ({ $person }), { $source }.
louis-several-markers = { $seat } umisťuje kameny vlivu { $source }: { $list }.
louis-each-markers = { $person } – { $count }
louis-event-fetched = { $seat } bere { $count ->
         [one] { $count } kámen vlivu
         [few] { $count } kameny vlivu
         [many] { $count } kamene vlivu
        *[other] { $count } kamenů vlivu
    } ze společné zásoby do vlastní.
louis-event-gave-up = { $seat } dává { $count ->
         [one] { $count } kámen vlivu
         [few] { $count } kameny vlivu
         [many] { $count } kamene vlivu
        *[other] { $count } kamenů vlivu
    } do společné zásoby.
louis-event-louisdor = { $seat } bere { $count ->
         [one] { $count } louisdor
         [few] { $count } louisdory
         [many] { $count } louisdoru
        *[other] { $count } louisdorů
    }.
louis-event-paid = { $seat } platí { $count ->
         [one] { $count } louisdor
         [few] { $count } louisdory
         [many] { $count } louisdoru
        *[other] { $count } louisdorů
    }.
louis-event-chip = { $seat } bere žeton: { $chip }.
louis-several-chip = { $seat } bere žetony: { $list }.
louis-each-chip = { $chip }
louis-event-handed-in = { $seat } vrací žeton: { $chip }.
louis-event-substitute = { $seat } bere { $count ->
         [one] { $count } erb
         [few] { $count } erby
         [many] { $count } erbu
        *[other] { $count } erbů
    } bez druhu: hromádka je prázdná.
louis-event-drew-influence = { $seat } líže kartu vlivu.
louis-event-got-influence = { $seat } dostává kartu vlivu: { $card }.
louis-event-played = { $seat } hraje kartu vlivu: { $card }.
louis-event-nothing = Karta nemá účinek.
louis-event-returned = { $seat } vrací poslední kartu vlivu.
louis-event-reshuffle = Všechny karty vlivu se míchají.
louis-event-drew-intrigue = { $seat } líže kartu intriky.
louis-event-got-intrigue = { $seat } dostává kartu intriky: { $person }.
louis-event-intrigue = { $seat } hraje kartu intriky: { $person }.
louis-event-drew-mission = { $seat } líže z hromádky: { $colour }.
louis-several-drew-mission = { $seat } líže z hromádek: { $list }.
louis-each-drew-mission = { $colour }
louis-event-got-mission = { $seat } dostává misi: { $mission }.
louis-event-under = { $seat } dává misi dospod hromádky: { $colour }.
louis-several-under = { $seat } dává mise dospod hromádek: { $list }.
louis-each-under = { $colour }
louis-event-laid = { $seat } vykládá misi „{ $mission }“ (žetony: { $chips }).
louis-event-used = { $seat } používá misi „{ $mission }“.
louis-event-kept = { $seat } si nechává žeton { $chip } a vrací { $count ->
         [one] { $count } žeton
         [few] { $count } žetony
         [many] { $count } žetonu
        *[other] { $count } žetonů
    }.
louis-event-got-arms = Je to tento erb: { $arms }.
louis-event-revealed = Pro neutrálního hráče se otáčí karta: { $card }.
louis-several-revealed = Pro neutrálního hráče se otáčejí karty: { $list }.
louis-each-revealed = { $card }
louis-event-neutral = Neutrální hráč umisťuje { $count ->
         [one] { $count } kámen vlivu
         [few] { $count } kameny vlivu
         [many] { $count } kamene vlivu
        *[other] { $count } kamenů vlivu
    } ({ $person }).
louis-event-tile = Vyhodnocuje se { $person }.
louis-event-to-general = { $seat }: { $person } vrací { $count ->
         [one] { $count } kámen vlivu
         [few] { $count } kameny vlivu
         [many] { $count } kamene vlivu
        *[other] { $count } kamenů vlivu
    } do společné zásoby.
louis-event-to-personal = { $seat }: { $person } vrací { $count ->
         [one] { $count } kámen vlivu
         [few] { $count } kameny vlivu
         [many] { $count } kamene vlivu
        *[other] { $count } kamenů vlivu
    } do vlastní zásoby.
louis-event-flipped = Kartička se otáčí: { $person }.
louis-event-exchanged = { $seat } mění { $things } za { $count ->
         [one] { $count } erb
         [few] { $count } erby
         [many] { $count } erbu
        *[other] { $count } erbů
    }.
louis-event-open = Všechny erby se odkrývají.
louis-event-hand = { $seat } dostává: { $cards }.
louis-event-first-missions = { $seat } dostává mise: { $missions }.
louis-event-dealt-missions = Každý dostává jednu světle modrou a jednu středně modrou misi.
louis-event-arms = { $seat } bere skrytě { $count ->
         [one] { $count } erb
         [few] { $count } erby
         [many] { $count } erbu
        *[other] { $count } erbů
    }.
louis-event-opened = { $seat } odkrývá { $count ->
         [one] { $count } erb
         [few] { $count } erby
         [many] { $count } erbu
        *[other] { $count } erbů
    }.
louis-event-majority = { $seat } má nejvíc jednoho druhu ({ $arms }: { $count }) a získává další erb.
louis-event-missions = { $seat }: { $count ->
         [one] { $count } vyložená mise
         [few] { $count } vyložené mise
         [many] { $count } vyložené mise
        *[other] { $count } vyložených misí
    }, celkem { $points ->
         [one] { $points } bod
         [few] { $points } body
         [many] { $points } bodu
        *[other] { $points } bodů
    }.
louis-exchange-influence = karty vlivu
louis-exchange-intrigue = karty intrik
louis-exchange-chips = žetony misí
louis-exchange-markers = kameny na kartičkách
louis-exchange-louisdor = louisdory

## Why not

louis-why-other-question = Nyní je na řadě jiná otázka.
louis-why-used = Mise „{ $mission }“ už byla v tomto kole použita.
louis-why-no-mission = Misi „{ $mission }“ před sebou vyloženou nemáte.
louis-why-few-general = Ve společné zásobě není dost kamenů: { $have }, ne { $count }.
louis-why-few-personal = Ve vlastní zásobě není dost kamenů: { $have }, ne { $count }.
louis-why-other-tile = Žádná vaše nepoužitá mise neumisťuje kámen sem: { $person }.
louis-why-other-person = Vyhodnocuje se jiná osobnost: { $person }.
louis-why-no-intrigue = Kartu intriky „{ $person }“ nemáte.
louis-why-not-in-hand = Kartu vlivu „{ $card }“ nemáte.
louis-why-too-dear = Máte { $have } a potřebujete { $count ->
         [one] { $count } louisdor
         [few] { $count } louisdory
         [many] { $count } louisdoru
        *[other] { $count } louisdorů
    }.
louis-why-crown-for-crown = Korunu nelze vyměnit za korunu.
louis-why-no-chip = Takový žeton nemáte: { $chip }.
louis-why-no-chips = Tyto dva žetony nemáte.
louis-why-wrong-chips = Tyto žetony neodpovídají misi „{ $mission }“.
louis-why-not-your-mission = Misi „{ $mission }“ v ruce nemáte.
louis-why-empty-deck = Balíček je prázdný.
louis-why-empty-pile = Tato hromádka je prázdná: { $colour }.
louis-why-too-many = { $count } je příliš mnoho; nejvýše { $most }.
louis-why-other-start = S touto kartou patří první kámen sem: { $person }.
louis-why-two-ways = Z jedné kartičky nesmíte přeskočit do dvou směrů.
louis-why-not-diagonal = { $from } a { $to } spolu diagonálně nesousedí.

## Beside the board

louis-fact-louisdor = louisdory
louis-fact-markers = kameny, vlastní + společné
louis-fact-arms = erby
louis-fact-influence = karty vlivu
louis-fact-intrigue = karty intrik
louis-fact-missions = mise, vyložené + v ruce
louis-fact-start = začínající hráč
louis-fact-pile = Zbývá erbů:
louis-fact-deck = Balíček karet vlivu:
louis-fact-plots = Balíček intrik:
louis-fact-played = karty vlivu uprostřed ({ $cards })
louis-fact-visit = Ludvík je na návštěvě: { $person }
louis-points-arms = Erby
louis-points-majorities = Převahy v druzích
louis-points-missions = Mise
louis-tie-markers = více kamenů ve vlastní zásobě
louis-data-fixed = { $where }: tuto část určují pravidla; opravený soubor ji měnit nemůže.
louis-data-twice = { $where }: „{ $value }“ je tam dvakrát.

## Questions with their object

louis-q-play = Kterou kartu vlivu zahrajete?
louis-q-play-detail = Kameny: vlastní { $personal }, ve společné zásobě { $general }.
louis-q-first = Karta „{ $card }“: kam přijdou vaše kameny?
louis-q-first-detail = Až { $count }: první sem, další po cestách.
louis-q-first-any = { $card }: kam přijde první kámen?
louis-q-first-any-detail = Až { $count }, dál po cestách.
louis-q-next = Další kámen ({ $card }): kam přijde?
louis-q-last = Poslední kámen ({ $card }): kam přijde?
louis-q-laid = Položeno { $done } z { $count }. Dál: { $places }.
louis-q-place = { $card }: umístit { $count ->
         [one] { $count } kámen
         [few] { $count } kameny
         [many] { $count } kamene
        *[other] { $count } kamenů
    }?
louis-q-place-detail = { $tiles }. Ve vlastní zásobě zbude: { $left }.
louis-q-fetch = { $card }: kolik kamenů si vezmete zpět?
louis-q-fetch-some = { $card }: vzít zpět { $count ->
         [one] { $count } kámen
         [few] { $count } kameny
         [many] { $count } kamene
        *[other] { $count } kamenů
    }?
louis-q-fetched = Potom vlastních { $personal }, ve společné zásobě { $general }.
louis-q-idle = { $card }: zahrát bez účinku?
louis-q-four-card = „{ $mission }“: kterou kartu za to zahrajete?
louis-q-four-play = { $card }: zahrát za čtyři kameny?
louis-q-discard = „{ $mission }“: kterou kartu odhodíte?
louis-q-discard-one = { $card }: odhodit a líznout si jinou?
louis-q-pay-to-pass = Zaplatit { $count ->
         [one] { $count } louisdor
         [few] { $count } louisdory
         [many] { $count } louisdoru
        *[other] { $count } louisdorů
    } místo zahrání karty?
louis-q-money = Stojí { $count }; máte { $have ->
         [one] { $have } louisdor
         [few] { $have } louisdory
         [many] { $have } louisdoru
        *[other] { $have } louisdorů
    }.
louis-q-use = Kterou vyloženou misi použijete?
louis-q-ready = Na výběr: { $missions }.
louis-q-use-one = Použít „{ $mission }“?
louis-q-gain = „{ $mission }“: co si vezmete?
louis-q-take = „{ $mission }“: vzít { $gain }?
louis-q-source = { $person }: z které zásoby kámen přijde?
louis-q-supplies = Vlastní zásoba { $personal }, společná zásoba { $general }.
louis-q-lay = { $person }: umístit { $markers }?
louis-q-at-end = „{ $mission }“: ke které osobnosti?
louis-q-intrigue = { $person }: zahrát kartu intriky?
louis-q-intrigue-held = Máte ji: 1 kámen ze společné zásoby, nebo až 2 vlastní.
louis-q-intrigue-none = Nemáte ji: ptáme se všech, kdo mají jakoukoli kartu intriky.
louis-q-intrigue-with = Intrika ({ $person }): se kterými kameny?
louis-q-intrigue-play = Intrika ({ $person }): umístit { $markers }?
louis-q-once-first = { $person }: první místo je sdílené. Být první sám?
louis-q-buy = { $person }: koupit odměnu za { $count ->
         [one] { $count } louisdor
         [few] { $count } louisdory
         [many] { $count } louisdoru
        *[other] { $count } louisdorů
    }?
louis-q-buy-detail = Odměna: { $reward }. Z { $have } louisdorů zbude { $left }.
louis-q-put = { $person }, odměna: na kterou kartičku přijde kámen?
louis-q-put-on = { $person }, odměna: kolik kamenů přijde sem ({ $target })?
louis-q-take-back = { $person }, odměna: vzít kámen zpět do vlastní zásoby?
louis-q-mission = Kterou misi vyložíte?
louis-q-mission-one = Vyložit misi „{ $mission }“?
louis-q-mission-detail = Připraveno: { $missions }. Za dva žetony { $count ->
         [one] { $count } bod
         [few] { $count } body
         [many] { $count } bodu
        *[other] { $count } bodů
    }.
louis-q-mission-none = Žádná mise není připravená. Ukončit tah?
louis-q-end = Ukončit tah misí?
louis-q-end-excess = Žetony: { $count }. Jeden zůstane, ostatní se změní v erby.
louis-q-end-rest = Žetony, které vám zůstanou: { $count }.
louis-q-pay = „{ $mission }“: kterými dvěma žetony zaplatíte?
louis-q-pay-second = „{ $mission }“: který žeton ještě ({ $chip })?
louis-q-lay-mission = „{ $mission }“: vyložit za žetony { $chip } a { $other }?
louis-q-crown = Který žeton se změní v korunu za { $count ->
         [one] { $count } louisdor
         [few] { $count } louisdory
         [many] { $count } louisdoru
        *[other] { $count } louisdorů
    }?
louis-q-crown-one = Vyměnit žeton ({ $chip }) za korunu?
louis-q-pile = Z které hromádky si líznete misi?
louis-q-pile-detail = Zbývá: světlé { $light }, střední { $medium }, tmavé { $dark }.
louis-q-pile-one = Líznout z této hromádky: { $colour }?
louis-q-keep = Který žeton si necháte?
louis-q-keep-detail = Za ostatní dostanete { $count ->
         [one] { $count } erb
         [few] { $count } erby
         [many] { $count } erbu
        *[other] { $count } erbů
    }.
louis-q-keep-one = Nechat si žeton: { $chip }?
louis-q-swap = Která mise půjde pod hromádku?
louis-q-swap-second = Půjde pod hromádku i druhá mise?
louis-q-under = „{ $mission }“: dát pod hromádku?

## Buttons

louis-button-play = Zahrát
louis-button-fetch = Vzít zpět
louis-button-lay = Umístit
louis-button-take = Vzít
louis-button-use = Použít
louis-button-pay = Zaplatit
louis-button-first = Být první
louis-button-buy = Koupit
louis-button-lay-mission = Vyložit
louis-button-exchange = Vyměnit
louis-button-draw = Líznout
louis-button-keep = Nechat si
louis-button-swap = Dát dospod
louis-verb-pile-light = Světlé
louis-verb-pile-medium = Střední
louis-verb-pile-dark = Tmavé
louis-verb-buy = Koupit
louis-verb-pass-supply = Žádné další mise
louis-verb-pass-at-start = Žádné další mise
louis-verb-pass-at-end = Žádný kámen
louis-verb-pass-intrigue = Žádná intrika
louis-verb-pass-once-first = Nechat sdílené
louis-verb-pass-buy = Nekupovat
louis-verb-pass-put = Žádný kámen
louis-verb-pass-take-back = Nechat tam
louis-verb-pass-mission = Konec tahu
louis-verb-pass-swap = Nechat všechny
louis-verb-pass-swap-second = Jen jednu

## The viewer’s own things

louis-tray-hand = Vaše karty
louis-tray-missions = Vaše mise
louis-tray-laid = Vyložené mise
louis-tray-chips = Vaše žetony
louis-tray-arms = Vaše erby
louis-mission-ready = připravena
louis-mission-lacks = chybí: { $chips }
louis-mission-lacks-two = chybí: { $chip } ×2
louis-count-markers = { $count ->
         [one] { $count } kámen
         [few] { $count } kameny
         [many] { $count } kamene
        *[other] { $count } kamenů
    }
louis-count-points = { $count ->
         [one] { $count } bod
         [few] { $count } body
         [many] { $count } bodu
        *[other] { $count } bodů
    }
louis-count-arms = { $count ->
         [one] { $count } erb
         [few] { $count } erby
         [many] { $count } erbu
        *[other] { $count } erbů
    }
louis-count-missions = { $count ->
         [one] { $count } vyložená mise
         [few] { $count } vyložené mise
         [many] { $count } vyložené mise
        *[other] { $count } vyložených misí
    }
louis-progress-round = Kolo { $round } z { $of }
louis-progress-end = Konec hry
louis-fact-starts = Začínající hráč: { $seat }
louis-fact-centre = Zahrané karty vlivu:
louis-fact-mission-piles = Zbývá misí:

## The inspector: kinds and names

louis-kind-tile = osobnost { $number }
louis-kind-tile-louis = osobnost { $number }, stojí zde Ludvík
louis-kind-influence = karta vlivu
louis-kind-intrigue = karta intriky
louis-kind-mission = mise v ruce
louis-kind-laid = vyložená mise
louis-kind-chip = žeton mise
louis-kind-arms = erb
louis-name-influence-deck = Balíček karet vlivu
louis-name-intrigue-deck = Balíček karet intrik
louis-name-arms-pile = Erby
louis-name-piles = Hromádky misí
louis-name-bank = Banka
louis-name-played = Zahrané karty vlivu
louis-name-louis = Ludvík XIV.

## The inspector: what persons give and ask

louis-both = { $one }; { $two }
louis-gives-chip = žeton ({ $chip })
louis-gives-arms = { $count ->
         [one] { $count } erb
         [few] { $count } erby
         [many] { $count } erbu
        *[other] { $count } erbů
    } skrytě
louis-gives-louisdor = { $count ->
         [one] { $count } louisdor
         [few] { $count } louisdory
         [many] { $count } louisdoru
        *[other] { $count } louisdorů
    }
louis-gives-influence = { $count ->
         [one] { $count } kartu vlivu
         [few] { $count } karty vlivu
         [many] { $count } karty vlivu
        *[other] { $count } karet vlivu
    }
louis-gives-intrigue = { $count ->
         [one] { $count } kartu intriky
         [few] { $count } karty intrik
         [many] { $count } karty intrik
        *[other] { $count } karet intrik
    }
louis-gives-place = umístit { $count ->
         [one] { $count } kámen
         [few] { $count } kameny
         [many] { $count } kamene
        *[other] { $count } kamenů
    } ze společné zásoby na libovolnou kartičku
louis-gives-place-on = umístit až { $count ->
         [one] { $count } kámen
         [few] { $count } kameny
         [many] { $count } kamene
        *[other] { $count } kamenů
    } ze společné zásoby sem: { $person }
louis-gives-take-back = vzít { $count ->
         [one] { $count } kámen
         [few] { $count } kameny
         [many] { $count } kamene
        *[other] { $count } kamenů
    } ze společné zásoby do vlastní
louis-about-reward = Odměna: { $reward }.
louis-about-money = Kdo má sám nejvíc kamenů, dostane odměnu zdarma; ostatní, kdo tu mají kámen, ji mohou koupit za { $count ->
         [one] { $count } louisdor
         [few] { $count } louisdory
         [many] { $count } louisdoru
        *[other] { $count } louisdorů
    }.
louis-about-first_place = Odměnu dostane jen ten, kdo má sám nejvíc kamenů; při shodě nikdo.
louis-about-markers = Každý, kdo tu má alespoň { $count ->
         [one] { $count } kámen
         [few] { $count } kameny
         [many] { $count } kamene
        *[other] { $count } kamenů
    }, dostane odměnu.
louis-about-louis-money = Je tu Ludvík: první dostane žeton a korunu, jediný druhý žeton. Při shodě na prvním místě jen žeton. Ostatní ho mohou koupit za { $count ->
         [one] { $count } louisdor
         [few] { $count } louisdory
         [many] { $count } louisdoru
        *[other] { $count } louisdorů
    }.
louis-about-louis-first_place = Je tu Ludvík: první dostane žeton a korunu, jediný druhý žeton. Při shodě na prvním místě jen žeton.
louis-about-now = Kdyby se vyhodnocovala teď (v závorce kameny):
louis-about-served = Právě se vyhodnocuje; na řadu ještě přijdou (v závorce kameny):
louis-about-neutral = Neutrální hráč ({ $count })
louis-about-nobody = Nikdo tu nemá kámen.
louis-about-paths = Cesty: { $places }.
louis-outcome-crowned = { $seat } ({ $markers }): odměna a koruna; kameny do společné zásoby
louis-outcome-free = { $seat } ({ $markers }): odměna zdarma; kameny do společné zásoby
louis-outcome-gift = { $seat } ({ $markers }): odměna
louis-outcome-buy = { $seat } ({ $markers }): smí koupit za { $count ->
         [one] { $count } louisdor
         [few] { $count } louisdory
         [many] { $count } louisdoru
        *[other] { $count } louisdorů
    }
louis-outcome-empty = { $seat } ({ $markers }): nic
louis-because-now = nyní byste je dostali
louis-because-buy = když je koupíte za { $count ->
         [one] { $count } louisdor
         [few] { $count } louisdory
         [many] { $count } louisdoru
        *[other] { $count } louisdorů
    }
louis-because-absent = nemáte tu kámen
louis-because-few = vaše kameny nestačí
louis-because-kept = když na konci zbude
louis-because-laid = 5 za každou vyloženou misi
louis-because-excess = za každý žeton nad ten, který si necháte, nebo na konci hry
louis-because-arms = 1 za každý
louis-because-kinds = po jednom za nejvíc erbů jednoho druhu

## The inspector: pieces and facts

louis-about-card = Až 3 vlastní kameny: první sem ({ $person }), další také sem nebo po cestách, nejvýš dva skoky. Nebo si vezměte 3 zpět.
louis-about-joker = Jeden kámen na libovolnou kartičku a druhý také tam, nebo vedle po cestě. Nebo si vezměte 2 zpět.
louis-about-intrigue = Před vyhodnocením této osobnosti ({ $person }): 1 kámen ze společné zásoby, nebo až 2 vlastní. Karta pak jde dospod balíčku.
louis-about-cost = Cena: { $chip } a { $other }. Koruna platí za kterýkoli žeton.
louis-about-used = Použito v tomto kole: { $count } z { $of }.
louis-about-crown = Při vyložení mise platí za kterýkoli žeton.
louis-about-chip = Dva žetony zaplatí misi. Na konci tahu misí si jeden necháte, každý další se změní v erb.
louis-about-given-by = Dává: { $places }.
louis-about-has = { $seat }: { $count }
louis-about-left = Zbývá: { $count }.
louis-about-arms = Každý erb je za 1 bod; do konce hry se na něj smí dívat jen majitel.
louis-about-kinds = Kdo má na konci nejvíc erbů jednoho druhu, dostane další; při shodě všichni.
louis-about-pile = Po vyložení mise si líznete z libovolné hromádky.
louis-about-pile-light = Světle modré: jeden daný žeton a jeden libovolný. Prosté účinky.
louis-about-pile-medium = Středně modré: dva různé žetony. Lepší účinky.
louis-about-pile-dark = Tmavě modré: dva stejné žetony. Nejsilnější účinky.
louis-about-influence-deck = Každé kolo dostane každý 5 karet. Dvě karty od každé osobnosti a 6 žolíků.
louis-about-intrigue-deck = Jedna karta od každé osobnosti; použité jdou dospod balíčku.
louis-about-arms-pile = Erby lícem dolů: šest druhů po deseti, každý za 1 bod.
louis-about-bank = Za louisdory se kupují odměny. Na konci se každé { $count } změní v erb.
louis-about-played = Karty zahrané v tomto kole si smí každý prohlédnout.
louis-about-visit = Kde stojí Ludvík, dostane první navíc korunu a jediný druhý žeton.
louis-about-money-now = V tomto kole: { $count ->
         [one] { $count } louisdor
         [few] { $count } louisdory
         [many] { $count } louisdoru
        *[other] { $count } louisdorů
    } pro každého.
louis-about-start = Začíná každou fázi tohoto kola; kartička se každé kolo posune o hráče dál.
louis-about-shield = { $arms }: { $count }
louis-about-supplies = Vlastní zásoba { $personal }, společná zásoba { $general }.
louis-about-purse = Peníze: { $count ->
         [one] { $count } louisdor
         [few] { $count } louisdory
         [many] { $count } louisdoru
        *[other] { $count } louisdorů
    }.
louis-about-backs = Mise v ruce: světle modré { $light }, středně modré { $medium }, tmavě modré { $dark }.
louis-about-fact-markers = Karty umisťují jen kameny z vlastní zásoby; ze společné je třeba je nejdřív vzít zpět.
louis-about-fact-louisdor = Na nákup odměn. Na konci se každé 3 změní v erb.
louis-about-fact-arms = Každý za 1 bod; na konci nejvíc jednoho druhu přinese další.
louis-about-fact-influence = Každý tah se hraje jedna; poslední karta se vrací nezahraná.
louis-about-fact-intrigue = Hrají se před vyhodnocením své osobnosti; každá zbylá se na konci změní v erb.
louis-about-fact-missions = Vyložená mise je za 5 bodů a působí každé kolo.

## Scoring

louis-step-exchange = Výměna za erby: { $things }
louis-grid-arms = Erby podle druhů
louis-grid-arms-note = Nejvíc jednoho druhu přinese další.
louis-step-opened = Erby se odkrývají
louis-step-majority = Nejvíc jednoho druhu: { $arms }
louis-step-missions = Mise
louis-score-exchanged = { $things }: { $count ->
         [one] { $count } erb
         [few] { $count } erby
         [many] { $count } erbu
        *[other] { $count } erbů
    }
louis-score-opened = { $count ->
         [one] { $count } erb
         [few] { $count } erby
         [many] { $count } erbu
        *[other] { $count } erbů
    }, každý za 1 bod, už započteno
louis-score-majority = Tohoto druhu ({ $arms }) { $count }, nejvíc: 1 navíc
louis-score-missions = { $count ->
         [one] { $count } vyložená mise
         [few] { $count } vyložené mise
         [many] { $count } vyložené mise
        *[other] { $count } vyložených misí
    }, každá za 5 bodů: { $points }, už započteno

# Puzzles: what is asked, and why the best answer is the best.
louis-puzzle-play = Kterou kartu zahrajete a kam umístíte kameny?
louis-puzzle-mission = Vyložit misi, nebo čekat? Co vám nakonec přinese nejvíc?
louis-puzzle-put = Smíte ještě umístit kameny. Kde mají největší cenu?
louis-puzzle-intrigue = Zahrajete tady kartu intriky?
louis-puzzle-buy = Stojí odměna za svou cenu?
louis-puzzle-why-arms = Každý erb je za 1 bod a převaha v každém druhu přinese další. Kameny na správném místě jich za kolo přinesou několik.
louis-puzzle-why-majorities = Kdo má nejvíc erbů jednoho druhu, dostane za něj na konci další. Jeden erb správného druhu tak platí dvakrát.
louis-puzzle-why-missions = Vyložená mise má cenu pěti bodů, proto jsou její žetony na prvním místě. Získejte osobnosti, které dávají, co vašim misím ještě chybí.
louis-puzzle-why-chips = Koruna nahradí jakýkoli žeton, plaťte tedy tím, co přesně sedí, a koruny si nechte. Tím, co si necháte, vyložíte další misi za pět bodů.
louis-puzzle-why-rivals = Co tady získáte, nezískají ostatní. Převaha, kterou někomu vezmete, má dvojí cenu: vy získáte, soupeř přijde o své.
louis-puzzle-why-later = Co teď získáte, pracuje dál: žetony, peníze a mise v dalších kolech. Kameny, které nic nevyhrají, se vrátí; ty, které mají převahu, jsou nějaký čas pryč.

## The score sheet of a real table

louis-sheet-left = Co zbylo
louis-sheet-left-hint = Co se mění za erby: vždy jedno za jeden erb, louisdory tři za jeden.
louis-sheet-pile = Erby, které zbyly v zásobě
louis-sheet-pile-hint = Jen když erby nestačí.
louis-sheet-start = Začínající hráč posledního kola
louis-sheet-arms-hint = Podle druhu, až je všechno vyměněno.
louis-sheet-plain = Bez druhu
louis-sheet-plain-hint = Náhrady z prázdné zásoby.
louis-sheet-missions-hint = Vyložené mise, po 5 bodech.
louis-sheet-step-arms = Erby
louis-sheet-step-markers = Kameny
louis-sheet-markers = Kameny ve vlastní zásobě
louis-sheet-markers-hint = Jsou potřeba jen při shodě.
louis-sheet-each = { $count } × { $each }
louis-sheet-lacks-missions = { $seat }: mise
louis-sheet-lacks-arms = { $seat }: erby
louis-sheet-lacks-markers = { $seat }: kameny ve vlastní zásobě, kvůli shodě
louis-sheet-draws = { $count ->
    [one] { $seat } bere { $count } erb: { $things } ({ $sum }).
    [few] { $seat } bere { $count } erby: { $things } ({ $sum }).
   *[other] { $seat } bere { $count } erbů: { $things } ({ $sum }).
}
louis-sheet-draws-none = { $seat } nebere žádný erb.
louis-sheet-tie-rule = Při shodě rozhoduje víc kamenů ve vlastní zásobě; potom je místo sdílené.
louis-sheet-tie-markers = Rozhodují kameny ve vlastní zásobě: { $numbers }.
louis-sheet-tie-shared = Kdo má kamenů stejně, dělí se o místo.
louis-sheet-arms-many = { $where }: { $count }× druh „{ $piece }“, ale je jich jen { $most } (L-102).
louis-sheet-missions-many = { $where }: misí { $count }, ale je jich jen { $most } (L-102).

## Proč je jeden tah lepší než jiný

louis-reason-influence-more = Dostane o { $n ->
        [one] { $n } kámen
        [few] { $n } kameny
       *[other] { $n } kamenů
    } víc na kartičku { $person }{ $place ->
        [first] { " " }a má tam převahu
        [tied] { " " }a vyrovná se tam nejlepšímu
        [enough] { " " }a na odměnu to stačí
        [lasting] { " " }pro příští kolo
       *[other] { "" }
    }.
louis-reason-influence-less = Dostane o { $n ->
        [one] { $n } kámen
        [few] { $n } kameny
       *[other] { $n } kamenů
    } méně na kartičku { $person }{ $place ->
        [first] , i tak tam má převahu
        [tied] , nejlepšímu se tam ale vyrovná
        [enough] , i tak to na odměnu stačí
        [lasting] { " " }pro příští kolo
       *[other] { "" }
    }.
louis-reason-influence-title = Kameny na kartičkách
louis-reason-money-more = Nechá k útratě o { $n ->
        [one] { $n } louisdor
        [few] { $n } louisdory
       *[other] { $n } louisdorů
    } víc.
louis-reason-money-less = Nechá k útratě o { $n ->
        [one] { $n } louisdor
        [few] { $n } louisdory
       *[other] { $n } louisdorů
    } méně.
louis-reason-money-title = Louisdory
louis-reason-chips-more = Přinese o { $n ->
        [one] { $n } žeton
        [few] { $n } žetony
       *[other] { $n } žetonů
    } víc na další misi.
louis-reason-chips-less = Přinese o { $n ->
        [one] { $n } žeton
        [few] { $n } žetony
       *[other] { $n } žetonů
    } méně na další misi.
louis-reason-chips-title = Žetony na další misi
louis-reason-ready-more = Žetony vystačí ještě na { $n ->
        [one] jednu misi
        [few] { $n } mise
       *[other] { $n } misí
    } v ruce.
louis-reason-ready-less = Na { $n ->
        [one] jednu misi
        [few] { $n } mise
       *[other] { $n } misí
    } v ruce zatím chybějí žetony.
louis-reason-ready-title = Mise na dosah
louis-reason-missions-more = Vyloží o { $n ->
        [one] jednu misi víc, za pět bodů
        [few] { $n } mise víc, každou za pět bodů
       *[other] { $n } misí víc, každou za pět bodů
    }.
louis-reason-missions-less = Vyloží zatím o { $n ->
        [one] jednu misi
        [few] { $n } mise
       *[other] { $n } misí
    } méně.
louis-reason-missions-title = Mise na vyložení
louis-reason-intrigue-more = Nechá v ruce o { $n ->
        [one] { $n } kartu intriky
        [few] { $n } karty intrik
       *[other] { $n } karet intrik
    } víc.
louis-reason-intrigue-less = Nechá v ruce o { $n ->
        [one] { $n } kartu intriky
        [few] { $n } karty intrik
       *[other] { $n } karet intrik
    } méně.
louis-reason-intrigue-title = Karty intrik
louis-reason-cards-more = Nechá v ruce o { $n ->
        [one] { $n } kartu vlivu
        [few] { $n } karty vlivu
       *[other] { $n } karet vlivu
    } víc.
louis-reason-cards-less = Nechá v ruce o { $n ->
        [one] { $n } kartu vlivu
        [few] { $n } karty vlivu
       *[other] { $n } karet vlivu
    } méně.
louis-reason-cards-title = Karty vlivu
louis-reason-arms-more = Přinese o { $n ->
        [one] { $n } erb víc, na konci za bod
        [few] { $n } erby víc, na konci každý za bod
       *[other] { $n } erbů víc, na konci každý za bod
    }.
louis-reason-arms-less = Přinese o { $n ->
        [one] { $n } erb
        [few] { $n } erby
       *[other] { $n } erbů
    } méně.
louis-reason-arms-title = Erby
