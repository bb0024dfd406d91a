# Louis XIV.

## The game

louis-title = Louis XIV.
louis-about = Získejte vliv na mocné ve Versailles a nasbírejte, co žádají vaše tajné mise.
louis-phase-supply = zásobování
louis-phase-influence = vliv
louis-phase-evaluation = vyhodnocení
louis-phase-missions = mise
louis-phase-other = dvůr krále Slunce
louis-sheet-round = { $round }. kolo · { $phase }
louis-seat = { $seat }
louis-text-seat = { $letter } { $seat }
louis-text-laid = vyložené mise: { $missions }
louis-option-marker_order = Kdo bere první na kartičkách s počtem kamenů
louis-option-marker_order-start = Po řadě od začínajícího hráče
louis-option-marker_order-winner = Nejprve hráč s převahou

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
louis-card-joker = žolík

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
louis-label-fetch = vzít zpět { $count ->
         [one] { $count } kámen vlivu
         [few] { $count } kameny vlivu
         [many] { $count } kamene vlivu
        *[other] { $count } kamenů vlivu
    }
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
louis-label-from-general = ze společné zásoby
louis-label-from-personal = z vlastní zásoby
louis-label-four = jako karta pro čtyři kameny
louis-label-nothing = nic
louis-label-pass = pasovat
louis-label-buy = koupit odměnu
louis-label-first = být první sám
louis-label-stop = žádné další kameny

## What an action means

louis-tile-markers = { $person }: { $count }
louis-tile-markers-and = { $person }: { $count }, { $more }
louis-do-place = Zahrát kartu { $card } a umístit kameny ({ $tiles }).
louis-do-place-four = Umístit kameny ({ $tiles }).
louis-do-fetch-with = Zahrát kartu { $card } a vzít zpět { $count ->
         [one] { $count } kámen vlivu
         [few] { $count } kameny vlivu
         [many] { $count } kamene vlivu
        *[other] { $count } kamenů vlivu
    }.
louis-do-nothing-with = Zahrát kartu { $card } bez účinku.
louis-do-fetch = Vzít zpět { $count ->
         [one] { $count } kámen vlivu
         [few] { $count } kameny vlivu
         [many] { $count } kamene vlivu
        *[other] { $count } kamenů vlivu
    }.
louis-do-four = Zahrát kartu { $card } za čtyři kameny.
louis-do-nothing = Nedělat s kartou nic.
louis-do-intrigue = Zahrát kartu intriky { $person } ({ $markers }).
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
louis-do-use-card = Použít misi „{ $mission }“: odhodit kartu { $card }, líznout jinou.
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
louis-event-nothing = Karta nemá účinek ({ $seat }).
louis-event-returned = { $seat } vrací poslední kartu vlivu.
louis-event-reshuffle = Všechny karty vlivu se míchají.
louis-event-drew-intrigue = { $seat } líže kartu intriky.
louis-event-got-intrigue = { $seat } dostává kartu intriky: { $person }.
louis-event-intrigue = { $seat } hraje kartu intriky: { $person }.
louis-event-drew-mission = { $seat } líže z hromádky: { $colour }.
louis-event-got-mission = { $seat } dostává misi: { $mission }.
louis-event-under = { $seat } dává misi dospod hromádky: { $colour }.
louis-event-laid = { $seat } vykládá misi „{ $mission }“ (žetony: { $chips }).
louis-event-used = { $seat } používá misi „{ $mission }“.
louis-event-kept = { $seat } si nechává žeton { $chip } a vrací { $count ->
         [one] { $count } žeton
         [few] { $count } žetony
         [many] { $count } žetonu
        *[other] { $count } žetonů
    }.
louis-event-arms = { $seat } bere skrytě erb.
louis-event-got-arms = Je to tento erb: { $arms } ({ $seat }).
louis-event-revealed = Pro neutrálního hráče se otáčí karta: { $card }.
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
louis-event-majorities = { $seat } dostává { $count ->
         [one] { $count } erb
         [few] { $count } erby
         [many] { $count } erbu
        *[other] { $count } erbů
    } za převahu v druhu.
louis-exchange-influence = karty vlivu
louis-exchange-intrigue = karty intrik
louis-exchange-chips = žetony misí
louis-exchange-markers = kameny na kartičkách
louis-exchange-louisdor = louisdory

## Why not

louis-why-other-question = Teď je otázka jiná než „{ $text }“.
louis-why-used = Mise „{ $mission }“ už byla v tomto kole použita.
louis-why-no-mission = Misi „{ $mission }“ před sebou vyloženou nemáte.
louis-why-few-general = Ve společné zásobě není dost kamenů: { $have }, ne { $count }.
louis-why-few-personal = Ve vlastní zásobě není dost kamenů: { $have }, ne { $count }.
louis-why-other-tile = Žádná vaše nepoužitá mise neumisťuje kámen sem: { $person }.
louis-why-other-person = Vyhodnocuje se jiná osobnost: { $person }.
louis-why-no-intrigue = Kartu intriky { $person } nemáte.
louis-why-not-in-hand = Kartu vlivu { $card } nemáte.
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
louis-fact-round = kolo
louis-fact-pile = zbývající erby
louis-fact-deck = karty vlivu v balíčku
louis-fact-plots = karty intrik v balíčku
louis-fact-played = karty vlivu uprostřed ({ $cards })
louis-fact-visit = Ludvík je na návštěvě: { $person }
louis-fact-count = ×{ $count }
louis-fact-cost = { $effect } Cena: { $chip } a { $other }.
louis-points-arms = Erby
louis-points-majorities = Převahy v druzích
louis-points-missions = Mise
louis-tie-markers = více kamenů ve vlastní zásobě
louis-data-fixed = { $where }: tuto část určují pravidla; opravený soubor ji měnit nemůže.
louis-data-twice = { $where }: „{ $value }“ je tam dvakrát.
