# Louis XIV

## The game

louis-title = Louis XIV
louis-about = Zdobądź przychylność dworu w Wersalu i wypełnij tajne misje.
louis-weight = jest co rozważać
louis-phase-supply = Zaopatrzenie
louis-phase-influence = Wpływy
louis-phase-evaluation = Rozliczenie
louis-phase-missions = Misje
louis-seat = { $seat }
louis-text-seat = { $letter } { $seat }
louis-text-laid = wyłożone misje: { $missions }
louis-option-marker_order = Kto pierwszy odbiera nagrodę na kafelkach ze znacznikami
louis-option-marker_order-start = Po kolei od pierwszego gracza
louis-option-marker_order-winner = Najpierw gracz z przewagą
louis-option-marker_order-start-says = Gdzie kafelek wymaga znaczników, nagrody odbiera się po kolei od pierwszego gracza.
louis-option-marker_order-winner-says = Gdzie kafelek wymaga znaczników, pierwszy odbiera ten, kto sam ma ich najwięcej.

## Persons

louis-person-1 = Anna Austriaczka
louis-person-2 = Filip I Orleański
louis-person-3 = Maria Teresa Hiszpańska
louis-person-4 = Wielki Delfin
louis-person-5 = Madame de Montespan
louis-person-6 = Wielki Kondeusz
louis-person-7 = Jean-Baptiste Colbert
louis-person-8 = Madame de Maintenon
louis-person-9 = Ludwika de La Vallière
louis-person-10 = Henri de Turenne
louis-person-11 = kardynał Mazarin
louis-person-12 = markiz de Louvois
louis-person-1-gen = Anny Austriaczki
louis-person-2-gen = Filipa I Orleańskiego
louis-person-3-gen = Marii Teresy Hiszpańskiej
louis-person-4-gen = Wielkiego Delfina
louis-person-5-gen = Madame de Montespan
louis-person-6-gen = Wielkiego Kondeusza
louis-person-7-gen = Jeana-Baptiste’a Colberta
louis-person-8-gen = Madame de Maintenon
louis-person-9-gen = Ludwiki de La Vallière
louis-person-10-gen = Henriego de Turenne
louis-person-11-gen = kardynała Mazarina
louis-person-12-gen = markiza de Louvois
louis-short-1 = Anna
louis-short-2 = Filip
louis-short-3 = Maria Teresa
louis-short-4 = Delfin
louis-short-5 = Montespan
louis-short-6 = Kondeusz
louis-short-7 = Colbert
louis-short-8 = Maintenon
louis-short-9 = La Vallière
louis-short-10 = Turenne
louis-short-11 = Mazarin
louis-short-12 = Louvois
louis-small-1 = { louis-short-1 }
louis-small-2 = { louis-short-2 }
louis-small-3 = M. Teresa
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
louis-card-joker = Dżoker

## Pieces

louis-chip-crown = korona
louis-chip-orb = jabłko królewskie
louis-chip-helmet = hełm
louis-chip-ring = pierścień
louis-chip-document = dokument
louis-chip-any = dowolny żeton
louis-arms-1 = krokiew
louis-arms-2 = krzyż
louis-arms-3 = wstęga
louis-arms-4 = lilia
louis-arms-5 = tarcza dzielona w słup
louis-arms-6 = trzy kule
louis-pile-light = misje jasnoniebieskie
louis-pile-medium = misje niebieskie
louis-pile-dark = misje ciemnoniebieskie
louis-condition-money = Pieniądze
louis-condition-first_place = 1. miejsce
louis-condition-markers = Znaczniki wpływów
louis-from-general = ze wspólnego zasobu
louis-from-personal = z własnego zasobu

## Missions: names

louis-effect-extra_mission_draw = +1 karta misji
louis-effect-plus_1_marker = +1 znacznik wpływów
louis-effect-plus_1_louisdor = +1 luidor
louis-effect-place_on_tile = +1 znacznik na kafelek
louis-effect-pay_2_to_pass = Zapłać 2 luidory
louis-effect-swap_chip_for_crown = Wymiana żetonu misji
louis-effect-swap_missions = Wymiana kart misji
louis-effect-plus_2_louisdor_choice = +2 luidory lub znaczniki
louis-effect-plus_1_arms = +1 herb
louis-effect-place_on_louis = +1 znacznik na kafelek z Ludwikiem XIV
louis-effect-swap_influence_card = Wymiana karty wpływów
louis-effect-plus_3_markers = +3 znaczniki wpływów
louis-effect-plus_3_louisdor = +3 luidory
louis-effect-plus_1_intrigue = +1 karta intrygi
louis-effect-marker_for_card = 1 znacznik = 1 karta wpływów
louis-effect-four_marker_card = 1 karta wpływów = 4 znaczniki
louis-effect-place_anywhere_end = Umieszczenie 1 znacznika
louis-effect-once_first = Raz pierwszy
louis-effect-discount_1 = −1 luidor
louis-effect-place_on_tile-1 = +1 znacznik na kafelek 1
louis-effect-place_on_tile-2 = +1 znacznik na kafelek 2
louis-effect-place_on_tile-3 = +1 znacznik na kafelek 3
louis-effect-place_on_tile-4 = +1 znacznik na kafelek 4
louis-effect-place_on_tile-5 = +1 znacznik na kafelek 5
louis-effect-place_on_tile-6 = +1 znacznik na kafelek 6
louis-effect-place_on_tile-7 = +1 znacznik na kafelek 7
louis-effect-place_on_tile-8 = +1 znacznik na kafelek 8
louis-effect-place_on_tile-9 = +1 znacznik na kafelek 9
louis-effect-place_on_tile-10 = +1 znacznik na kafelek 10
louis-effect-place_on_tile-11 = +1 znacznik na kafelek 11
louis-effect-place_on_tile-12 = +1 znacznik na kafelek 12

## Missions: what they do

louis-note-extra_mission_draw = Wykładając ją, dobierz dwie misje zamiast jednej.
louis-note-plus_1_marker = Zaopatrzenie: jeden znacznik ze wspólnego zasobu do własnego.
louis-note-plus_1_louisdor = Zaopatrzenie: weź 1 luidora.
louis-note-place_on_tile = Początek fazy wpływów: jeden znacznik na ten kafelek.
louis-note-pay_2_to_pass = Raz na rundę: zapłać 2 luidory zamiast zagrać kartę.
louis-note-swap_chip_for_crown = Raz na rundę: za 2 luidory wymień żeton na koronę.
louis-note-swap_missions = Koniec fazy misji: wymień jedną lub dwie misje z ręki.
louis-note-plus_2_louisdor_choice = Zaopatrzenie: razem dwa luidory lub znaczniki.
louis-note-plus_1_arms = Zaopatrzenie: weź zakryty jeden herb.
louis-note-place_on_louis = Początek fazy wpływów: jeden znacznik na kafelek, na którym stoi Ludwik.
louis-note-swap_influence_card = Raz na rundę: zamiast zagrać, odrzuć kartę i dobierz inną.
louis-note-plus_3_markers = Zaopatrzenie: trzy znaczniki ze wspólnego zasobu do własnego.
louis-note-plus_3_louisdor = Zaopatrzenie: weź 3 luidory.
louis-note-plus_1_intrigue = Zaopatrzenie: dobierz kartę intrygi.
louis-note-marker_for_card = Zaopatrzenie: oddaj znacznik do wspólnego zasobu i dobierz kartę wpływów.
louis-note-four_marker_card = Raz na rundę: jedna karta jest dżokerem na cztery znaczniki.
louis-note-place_anywhere_end = Koniec fazy wpływów: jeden znacznik na dowolny kafelek.
louis-note-once_first = Raz na rundę: rozstrzygnij dzielone pierwsze miejsce na swoją korzyść.
louis-note-discount_1 = Każdy zakup u osobistości jest o 1 luidora tańszy.

## Questions

louis-ask-supply = Użyj wyłożonej misji albo spasuj.
louis-ask-at-start = Połóż znacznik dzięki misji albo spasuj.
louis-ask-play = Zagraj kartę wpływów.
louis-ask-four = Połóż do 4 znaczników wpływów albo zabierz do 4.
louis-ask-at-end = Połóż jeden znacznik na dowolny kafelek albo spasuj.
louis-ask-intrigue = Zagraj kartę intrygi na tę osobistość albo spasuj.
louis-ask-once-first = Pierwsze miejsce jest dzielone. Rozstrzygnąć je na swoją korzyść?
louis-ask-buy = Kup nagrodę od osobistości albo spasuj.
louis-ask-put = Połóż znaczniki z nagrody albo spasuj.
louis-ask-take-back = Przenieś znacznik ze wspólnego zasobu do własnego albo spasuj.
louis-ask-mission = Oddaj dwa żetony i wyłóż kartę misji albo zakończ turę.
louis-ask-pile = Dobierz kartę misji z dowolnego stosu.
louis-ask-keep = Zachowaj jeden żeton na następną rundę.
louis-ask-swap = Odłóż misję pod jej stos i dobierz inną albo spasuj.
louis-ask-swap-second = Odłóż pod stos drugą misję albo spasuj.

## What can be touched

louis-label-card = karta wpływów: { $card }
louis-label-tile = kafelek { $number }: { $person }
louis-label-intrigue = karta intrygi { $number }: { $person }
louis-label-mission = misja na ręce: { $mission }
louis-label-use = wyłożona misja: { $mission }
louis-label-gain = { $louisdor ->
        [0] { $markers ->
                 [one] { $markers } znacznik wpływów
                 [few] { $markers } znaczniki wpływów
                 [many] { $markers } znaczników wpływów
                *[other] { $markers } znacznika wpływów
            }
       *[other] { $markers ->
            [0] { $louisdor ->
                 [one] { $louisdor } luidora
                 [few] { $louisdor } luidory
                 [many] { $louisdor } luidorów
                *[other] { $louisdor } luidora
            }
           *[other] { $louisdor ->
                 [one] { $louisdor } luidora
                 [few] { $louisdor } luidory
                 [many] { $louisdor } luidorów
                *[other] { $louisdor } luidora
            } i { $markers ->
                 [one] { $markers } znacznik wpływów
                 [few] { $markers } znaczniki wpływów
                 [many] { $markers } znaczników wpływów
                *[other] { $markers } znacznika wpływów
            }
        }
    }
louis-label-put = { $general ->
        [0] własne: { $personal }
       *[other] { $personal ->
            [0] wspólne: { $general }
           *[other] wspólne: { $general }, własne: { $personal }
        }
    }
louis-marker-words = { $general ->
        [0] { $personal ->
                 [one] { $personal } znacznik wpływów
                 [few] { $personal } znaczniki wpływów
                 [many] { $personal } znaczników wpływów
                *[other] { $personal } znacznika wpływów
            } z własnego zasobu
       *[other] { $personal ->
            [0] { $general ->
                 [one] { $general } znacznik wpływów
                 [few] { $general } znaczniki wpływów
                 [many] { $general } znaczników wpływów
                *[other] { $general } znacznika wpływów
            } ze wspólnego zasobu
           *[other] { $general ->
                 [one] { $general } znacznik wpływów
                 [few] { $general } znaczniki wpływów
                 [many] { $general } znaczników wpływów
                *[other] { $general } znacznika wpływów
            } ze wspólnego zasobu i { $personal ->
                 [one] { $personal } znacznik wpływów
                 [few] { $personal } znaczniki wpływów
                 [many] { $personal } znaczników wpływów
                *[other] { $personal } znacznika wpływów
            } z własnego zasobu
        }
    }
louis-label-fetch = zabierz { $count ->
         [one] { $count } znacznik
         [few] { $count } znaczniki
         [many] { $count } znaczników
        *[other] { $count } znacznika
    }
louis-label-nothing = bez efektu
louis-label-stop = bez dalszych znaczników
louis-label-from-general = wspólny zasób
louis-label-from-personal = własny zasób
louis-label-pass = spasuj
louis-label-buy = kup nagrodę
louis-label-first = bądź jedynym pierwszym

## What an action means

louis-tile-markers = { $person }: { $count }
louis-tile-markers-and = { $person }: { $count }, { $more }
louis-do-place = Zagraj kartę „{ $card }” i połóż znaczniki ({ $tiles }).
louis-do-place-four = Połóż znaczniki ({ $tiles }).
louis-do-fetch-with = Zagraj kartę „{ $card }” i zabierz { $count ->
         [one] { $count } znacznik wpływów
         [few] { $count } znaczniki wpływów
         [many] { $count } znaczników wpływów
        *[other] { $count } znacznika wpływów
    }.
louis-do-nothing-with = Zagraj kartę „{ $card }” bez efektu.
louis-do-fetch = Zabierz { $count ->
         [one] { $count } znacznik wpływów
         [few] { $count } znaczniki wpływów
         [many] { $count } znaczników wpływów
        *[other] { $count } znacznika wpływów
    }.
louis-do-four = Zagraj kartę „{ $card }” na cztery znaczniki.
louis-do-nothing = Nie rób nic z kartą.
louis-do-intrigue = Zagraj kartę intrygi „{ $person }” ({ $markers }).
louis-do-put = Połóż znaczniki, { $person }: { $markers }.
louis-do-buy = Kup nagrodę, { $person }, za { $count ->
         [one] { $count } luidora
         [few] { $count } luidory
         [many] { $count } luidorów
        *[other] { $count } luidora
    }.
louis-do-first = Użyj „Raz pierwszy”: pierwsze miejsce jest tylko twoje.
louis-do-lay = Wyłóż misję „{ $mission }” (żetony: { $chip }, { $other }).
louis-do-pile = Dobierz ze stosu: { $colour }.
louis-do-under = Odłóż misję „{ $mission }” pod stos.
louis-do-keep = Zachowaj żeton: { $chip }.
louis-do-use = Użyj misji „{ $mission }”.
louis-do-use-gain = Użyj misji „{ $mission }”: weź { $gain }.
louis-do-use-card = Użyj misji „{ $mission }”: odrzuć kartę „{ $card }”, dobierz inną.
louis-do-use-chip = Użyj misji „{ $mission }”: { $chip } na koronę.
louis-do-pass-supply = Nie używaj więcej misji.
louis-do-pass-at-start = Nie kładź więcej znaczników dzięki misjom.
louis-do-pass-at-end = Nie kładź znacznika.
louis-do-pass-intrigue = Nie zagrywaj karty intrygi.
louis-do-pass-once-first = Pozostaw pierwsze miejsce dzielone.
louis-do-pass-buy = Nie kupuj.
louis-do-pass-put = Nie kładź znacznika.
louis-do-pass-take-back = Zostaw znacznik we wspólnym zasobie.
louis-do-pass-mission = Zakończ turę misji.
louis-do-pass-swap = Nie wymieniaj misji.
louis-do-pass-swap-second = Wymień tylko jedną misję.

## Events

louis-event-round = Runda { $round }. Pierwszy gracz: { $seat }.
louis-event-money = Każdy bierze { $count ->
         [one] { $count } luidora
         [few] { $count } luidory
         [many] { $count } luidorów
        *[other] { $count } luidora
    }. Ludwik składa wizytę: { $person }.
louis-event-deal = Każdy dostaje { $count ->
         [one] { $count } kartę wpływów
         [few] { $count } karty wpływów
         [many] { $count } kart wpływów
        *[other] { $count } karty wpływów
    }.
louis-event-markers = { $seat } kładzie { $count ->
         [one] { $count } znacznik wpływów
         [few] { $count } znaczniki wpływów
         [many] { $count } znaczników wpływów
        *[other] { $count } znacznika wpływów
    } ({ $person }), { $source }.
louis-several-markers = { $seat } kładzie znaczniki wpływów { $source }: { $list }.
louis-each-markers = { $person } – { $count }
louis-event-fetched = { $seat } przenosi { $count ->
         [one] { $count } znacznik wpływów
         [few] { $count } znaczniki wpływów
         [many] { $count } znaczników wpływów
        *[other] { $count } znacznika wpływów
    } ze wspólnego zasobu do własnego.
louis-event-gave-up = { $seat } oddaje { $count ->
         [one] { $count } znacznik wpływów
         [few] { $count } znaczniki wpływów
         [many] { $count } znaczników wpływów
        *[other] { $count } znacznika wpływów
    } do wspólnego zasobu.
louis-event-louisdor = { $seat } bierze { $count ->
         [one] { $count } luidora
         [few] { $count } luidory
         [many] { $count } luidorów
        *[other] { $count } luidora
    }.
louis-event-paid = { $seat } płaci { $count ->
         [one] { $count } luidora
         [few] { $count } luidory
         [many] { $count } luidorów
        *[other] { $count } luidora
    }.
louis-event-chip = { $seat } bierze żeton: { $chip }.
louis-several-chip = { $seat } bierze żetony: { $list }.
louis-each-chip = { $chip }
louis-event-handed-in = { $seat } oddaje żeton: { $chip }.
louis-event-substitute = { $seat } bierze { $count ->
         [one] { $count } herb
         [few] { $count } herby
         [many] { $count } herbów
        *[other] { $count } herbu
    } bez rodzaju: stos jest pusty.
louis-event-drew-influence = { $seat } dobiera kartę wpływów.
louis-event-got-influence = { $seat } dostaje kartę wpływów: { $card }.
louis-event-played = { $seat } zagrywa kartę wpływów: { $card }.
louis-event-nothing = Karta nie ma efektu.
louis-event-returned = { $seat } oddaje ostatnią kartę wpływów.
louis-event-reshuffle = Wszystkie karty wpływów są tasowane.
louis-event-drew-intrigue = { $seat } dobiera kartę intrygi.
louis-event-got-intrigue = { $seat } dostaje kartę intrygi: { $person }.
louis-event-intrigue = { $seat } zagrywa kartę intrygi: { $person }.
louis-event-drew-mission = { $seat } dobiera ze stosu: { $colour }.
louis-several-drew-mission = { $seat } dobiera ze stosów: { $list }.
louis-each-drew-mission = { $colour }
louis-event-got-mission = { $seat } dostaje misję: { $mission }.
louis-event-under = { $seat } odkłada misję pod stos: { $colour }.
louis-several-under = { $seat } odkłada misje pod stosy: { $list }.
louis-each-under = { $colour }
louis-event-laid = { $seat } wykłada misję „{ $mission }” (żetony: { $chips }).
louis-event-used = { $seat } używa misji „{ $mission }”.
louis-event-kept = { $seat } zachowuje żeton { $chip } i oddaje { $count ->
         [one] { $count } żeton
         [few] { $count } żetony
         [many] { $count } żetonów
        *[other] { $count } żetonu
    }.
louis-event-got-arms = To ten herb: { $arms }.
louis-event-revealed = Dla gracza neutralnego zostaje odkryta karta: { $card }.
louis-several-revealed = Dla gracza neutralnego zostają odkryte karty: { $list }.
louis-each-revealed = { $card }
louis-event-neutral = Gracz neutralny kładzie { $count ->
         [one] { $count } znacznik wpływów
         [few] { $count } znaczniki wpływów
         [many] { $count } znaczników wpływów
        *[other] { $count } znacznika wpływów
    } ({ $person }).
louis-event-tile = Rozliczenie: { $person }.
louis-event-to-general = { $seat }: { $person } zwraca { $count ->
         [one] { $count } znacznik wpływów
         [few] { $count } znaczniki wpływów
         [many] { $count } znaczników wpływów
        *[other] { $count } znacznika wpływów
    } do wspólnego zasobu.
louis-event-to-personal = { $seat }: { $person } zwraca { $count ->
         [one] { $count } znacznik wpływów
         [few] { $count } znaczniki wpływów
         [many] { $count } znaczników wpływów
        *[other] { $count } znacznika wpływów
    } do własnego zasobu.
louis-event-flipped = Kafelek zostaje odwrócony: { $person }.
louis-event-exchanged = { $seat } wymienia { $things } na { $count ->
         [one] { $count } herb
         [few] { $count } herby
         [many] { $count } herbów
        *[other] { $count } herbu
    }.
louis-event-open = Wszystkie herby zostają odkryte.
louis-event-hand = { $seat } dostaje: { $cards }.
louis-event-first-missions = { $seat } dostaje misje: { $missions }.
louis-event-dealt-missions = Każdy dostaje jedną misję jasnoniebieską i jedną niebieską.
louis-event-arms = { $seat } bierze zakryte: { $count ->
         [one] { $count } herb
         [few] { $count } herby
         [many] { $count } herbów
        *[other] { $count } herbu
    }.
louis-event-opened = { $seat } odkrywa { $count ->
         [one] { $count } herb
         [few] { $count } herby
         [many] { $count } herbów
        *[other] { $count } herbu
    }.
louis-event-majority = { $seat } ma najwięcej jednego rodzaju ({ $arms }: { $count }) i dostaje jeszcze jeden herb.
louis-event-missions = { $seat }: { $count ->
         [one] { $count } wyłożona misja
         [few] { $count } wyłożone misje
         [many] { $count } wyłożonych misji
        *[other] { $count } wyłożonej misji
    }, razem { $points ->
         [one] { $points } punkt
         [few] { $points } punkty
         [many] { $points } punktów
        *[other] { $points } punktu
    }.
louis-exchange-influence = karty wpływów
louis-exchange-intrigue = karty intryg
louis-exchange-chips = żetony misji
louis-exchange-markers = znaczniki na kafelkach
louis-exchange-louisdor = luidory

## Why not

louis-why-other-question = Teraz chodzi o coś innego.
louis-why-used = Misja „{ $mission }” została już użyta w tej rundzie.
louis-why-no-mission = Nie masz przed sobą misji „{ $mission }”.
louis-why-few-general = We wspólnym zasobie jest za mało znaczników: { $have }, nie { $count }.
louis-why-few-personal = We własnym zasobie jest za mało znaczników: { $have }, nie { $count }.
louis-why-other-tile = Żadna twoja nieużyta misja nie kładzie tu znacznika: { $person }.
louis-why-other-person = Rozliczana jest inna osobistość: { $person }.
louis-why-no-intrigue = Nie masz karty intrygi: { $person }.
louis-why-not-in-hand = Nie masz karty wpływów: { $card }.
louis-why-too-dear = Masz { $have }, a potrzebujesz: { $count ->
         [one] { $count } luidora
         [few] { $count } luidory
         [many] { $count } luidorów
        *[other] { $count } luidora
    }.
louis-why-crown-for-crown = Korony nie można wymienić na koronę.
louis-why-no-chip = Nie masz takiego żetonu: { $chip }.
louis-why-no-chips = Nie masz tych dwóch żetonów.
louis-why-wrong-chips = Te żetony nie odpowiadają misji „{ $mission }”.
louis-why-not-your-mission = Nie masz na ręce misji „{ $mission }”.
louis-why-empty-deck = Talia jest pusta.
louis-why-empty-pile = Ten stos jest pusty: { $colour }.
louis-why-too-many = { $count } to za dużo; najwyżej { $most }.
louis-why-other-start = Tą kartą pierwszy znacznik trafia tutaj: { $person }.
louis-why-two-ways = Z jednego kafelka nie wolno przeskakiwać w dwóch kierunkach.
louis-why-not-diagonal = { $from } i { $to } nie sąsiadują po skosie.

## Beside the board

louis-fact-louisdor = luidory
louis-fact-markers = znaczniki, własne + wspólne
louis-fact-arms = herby
louis-fact-influence = karty wpływów
louis-fact-intrigue = karty intryg
louis-fact-missions = misje, wyłożone + na ręce
louis-fact-start = pierwszy gracz
louis-fact-pile = Zostało herbów:
louis-fact-deck = Talia wpływów:
louis-fact-plots = Talia intryg:
louis-fact-played = karty wpływów na środku ({ $cards })
louis-fact-visit = Wizyta Ludwika: { $person }
louis-points-arms = Herby
louis-points-majorities = Przewagi w rodzajach
louis-points-missions = Misje
louis-tie-markers = więcej znaczników we własnym zasobie
louis-data-fixed = { $where }: tę część określają zasady; poprawiony plik nie może jej zmienić.
louis-data-twice = { $where }: „{ $value }” występuje dwa razy.

## Questions with their object

louis-q-play = Którą kartę wpływów zagrasz?
louis-q-play-detail = Znaczniki: własne { $personal }, we wspólnym zasobie { $general }.
louis-q-first = Karta „{ $card }”: dokąd trafią twoje znaczniki?
louis-q-first-detail = Do { $count }: pierwszy tutaj, dalsze po ścieżkach.
louis-q-first-any = { $card }: dokąd trafi pierwszy znacznik?
louis-q-first-any-detail = Do { $count }, dalej po ścieżkach.
louis-q-next = Następny znacznik ({ $card }): dokąd trafi?
louis-q-last = Ostatni znacznik ({ $card }): dokąd trafi?
louis-q-laid = Położono { $done } z { $count }. Dalej: { $places }.
louis-q-place = { $card }: położyć { $count ->
         [one] { $count } znacznik
         [few] { $count } znaczniki
         [many] { $count } znaczników
        *[other] { $count } znacznika
    }?
louis-q-place-detail = { $tiles }. We własnym zasobie zostanie: { $left }.
louis-q-fetch = { $card }: ile znaczników zabierasz?
louis-q-fetch-some = { $card }: zabrać { $count ->
         [one] { $count } znacznik
         [few] { $count } znaczniki
         [many] { $count } znaczników
        *[other] { $count } znacznika
    }?
louis-q-fetched = Potem własnych { $personal }, we wspólnym zasobie { $general }.
louis-q-idle = { $card }: zagrać bez efektu?
louis-q-four-card = „{ $mission }”: którą kartę za to zagrasz?
louis-q-four-play = { $card }: zagrać za cztery znaczniki?
louis-q-discard = „{ $mission }”: którą kartę odrzucasz?
louis-q-discard-one = { $card }: odrzucić i dobrać inną?
louis-q-pay-to-pass = Zapłacić { $count ->
         [one] { $count } luidora
         [few] { $count } luidory
         [many] { $count } luidorów
        *[other] { $count } luidora
    } zamiast zagrać kartę?
louis-q-money = Kosztuje { $count }; masz { $have ->
         [one] { $have } luidora
         [few] { $have } luidory
         [many] { $have } luidorów
        *[other] { $have } luidora
    }.
louis-q-use = Której wyłożonej misji użyjesz?
louis-q-ready = Do wyboru: { $missions }.
louis-q-use-one = Użyć „{ $mission }”?
louis-q-gain = „{ $mission }”: co bierzesz?
louis-q-take = „{ $mission }”: wziąć { $gain }?
louis-q-source = { $person }: z którego zasobu trafi tu znacznik?
louis-q-supplies = Własny zasób { $personal }, wspólny zasób { $general }.
louis-q-lay = { $person }: położyć { $markers }?
louis-q-at-end = „{ $mission }”: przy której osobistości?
louis-q-intrigue = { $person }: zagrać kartę intrygi?
louis-q-intrigue-held = Masz ją: 1 znacznik ze wspólnego zasobu albo do 2 własnych.
louis-q-intrigue-none = Nie masz jej: pytani są wszyscy, którzy mają jakąkolwiek kartę intrygi.
louis-q-intrigue-with = Intryga ({ $person }): z którymi znacznikami?
louis-q-intrigue-play = Intryga ({ $person }): położyć { $markers }?
louis-q-once-first = { $person }: pierwsze miejsce jest dzielone. Zająć je samodzielnie?
louis-q-buy = { $person }: kupić nagrodę za { $count ->
         [one] { $count } luidora
         [few] { $count } luidory
         [many] { $count } luidorów
        *[other] { $count } luidora
    }?
louis-q-buy-detail = Nagroda: { $reward }. Z { $have } luidorów zostanie { $left }.
louis-q-put = { $person }, nagroda: na który kafelek trafi znacznik?
louis-q-put-on = { $person }, nagroda: ile znaczników trafi tutaj ({ $target })?
louis-q-take-back = { $person }, nagroda: zabrać znacznik do własnego zasobu?
louis-q-mission = Którą misję wyłożysz?
louis-q-mission-one = Wyłożyć misję „{ $mission }”?
louis-q-mission-detail = Gotowe: { $missions }. Za dwa żetony { $count ->
         [one] { $count } punkt
         [few] { $count } punkty
         [many] { $count } punktów
        *[other] { $count } punktu
    }.
louis-q-mission-none = Żadna misja nie jest gotowa. Zakończyć turę?
louis-q-end = Zakończyć turę misji?
louis-q-end-excess = Żetony: { $count }. Jeden zostaje, inne zamienią się w herby.
louis-q-end-rest = Żetony, które ci zostaną: { $count }.
louis-q-pay = „{ $mission }”: którymi dwoma żetonami płacisz?
louis-q-pay-second = „{ $mission }”: który żeton jeszcze ({ $chip })?
louis-q-lay-mission = „{ $mission }”: wyłożyć za żetony { $chip } i { $other }?
louis-q-crown = Który żeton zamieni się w koronę za { $count ->
         [one] { $count } luidora
         [few] { $count } luidory
         [many] { $count } luidorów
        *[other] { $count } luidora
    }?
louis-q-crown-one = Wymienić żeton ({ $chip }) na koronę?
louis-q-pile = Z którego stosu dobierzesz misję?
louis-q-pile-detail = Zostało: jasne { $light }, średnie { $medium }, ciemne { $dark }.
louis-q-pile-one = Dobrać z tego stosu: { $colour }?
louis-q-keep = Który żeton zachowasz?
louis-q-keep-detail = Za pozostałe dostaniesz { $count ->
         [one] { $count } herb
         [few] { $count } herby
         [many] { $count } herbów
        *[other] { $count } herbu
    }.
louis-q-keep-one = Zachować żeton: { $chip }?
louis-q-swap = Która misja trafi pod stos?
louis-q-swap-second = Czy druga misja też trafi pod stos?
louis-q-under = „{ $mission }”: odłożyć pod stos?

## Buttons

louis-button-play = Zagraj
louis-button-fetch = Zabierz
louis-button-lay = Połóż
louis-button-take = Weź
louis-button-use = Użyj
louis-button-pay = Zapłać
louis-button-first = Bądź pierwszy
louis-button-buy = Kup
louis-button-lay-mission = Wyłóż
louis-button-exchange = Wymień
louis-button-draw = Dobierz
louis-button-keep = Zachowaj
louis-button-swap = Odłóż
louis-verb-pile-light = Jasne
louis-verb-pile-medium = Średnie
louis-verb-pile-dark = Ciemne
louis-verb-buy = Kup
louis-verb-pass-supply = Bez dalszych misji
louis-verb-pass-at-start = Bez dalszych misji
louis-verb-pass-at-end = Bez znacznika
louis-verb-pass-intrigue = Bez intrygi
louis-verb-pass-once-first = Zostaw dzielone
louis-verb-pass-buy = Nie kupuj
louis-verb-pass-put = Bez znacznika
louis-verb-pass-take-back = Zostaw
louis-verb-pass-mission = Koniec tury
louis-verb-pass-swap = Zachowaj wszystkie
louis-verb-pass-swap-second = Tylko jedna

## The viewer’s own things

louis-tray-hand = Twoje karty
louis-tray-missions = Twoje misje
louis-tray-laid = Wyłożone
louis-tray-chips = Twoje żetony
louis-tray-arms = Twoje herby
louis-mission-ready = gotowa
louis-mission-lacks = brakuje: { $chips }
louis-mission-lacks-two = brakuje: { $chip } ×2
louis-count-markers = { $count ->
         [one] { $count } znacznik
         [few] { $count } znaczniki
         [many] { $count } znaczników
        *[other] { $count } znacznika
    }
louis-count-points = { $count ->
         [one] { $count } punkt
         [few] { $count } punkty
         [many] { $count } punktów
        *[other] { $count } punktu
    }
louis-count-arms = { $count ->
         [one] { $count } herb
         [few] { $count } herby
         [many] { $count } herbów
        *[other] { $count } herbu
    }
louis-count-missions = { $count ->
         [one] { $count } wyłożona misja
         [few] { $count } wyłożone misje
         [many] { $count } wyłożonych misji
        *[other] { $count } wyłożonej misji
    }
louis-progress-round = Runda { $round } z { $of }
louis-progress-end = Koniec gry
louis-fact-starts = Pierwszy gracz: { $seat }
louis-fact-centre = Zagrane karty wpływów:
louis-fact-mission-piles = Zostało misji:

## The inspector: kinds and names

louis-kind-tile = osobistość { $number }
louis-kind-tile-louis = osobistość { $number }, stoi tu Ludwik
louis-kind-influence = karta wpływów
louis-kind-intrigue = karta intrygi
louis-kind-mission = misja na ręce
louis-kind-laid = wyłożona misja
louis-kind-chip = żeton misji
louis-kind-arms = herb
louis-name-influence-deck = Talia kart wpływów
louis-name-intrigue-deck = Talia kart intryg
louis-name-arms-pile = Herby
louis-name-piles = Stosy misji
louis-name-bank = Bank
louis-name-played = Zagrane karty wpływów
louis-name-louis = Ludwik XIV

## The inspector: what persons give and ask

louis-both = { $one }; { $two }
louis-gives-chip = żeton ({ $chip })
louis-gives-arms = { $count ->
         [one] { $count } herb
         [few] { $count } herby
         [many] { $count } herbów
        *[other] { $count } herbu
    } zakryte
louis-gives-louisdor = { $count ->
         [one] { $count } luidora
         [few] { $count } luidory
         [many] { $count } luidorów
        *[other] { $count } luidora
    }
louis-gives-influence = { $count ->
         [one] { $count } kartę wpływów
         [few] { $count } karty wpływów
         [many] { $count } kart wpływów
        *[other] { $count } karty wpływów
    }
louis-gives-intrigue = { $count ->
         [one] { $count } kartę intrygi
         [few] { $count } karty intryg
         [many] { $count } kart intryg
        *[other] { $count } karty intrygi
    }
louis-gives-place = położyć { $count ->
         [one] { $count } znacznik
         [few] { $count } znaczniki
         [many] { $count } znaczników
        *[other] { $count } znacznika
    } ze wspólnego zasobu na dowolny kafelek
louis-gives-place-on = położyć do { $count ->
         [one] { $count } znacznik
         [few] { $count } znaczniki
         [many] { $count } znaczników
        *[other] { $count } znacznika
    } ze wspólnego zasobu tutaj: { $person }
louis-gives-take-back = zabrać { $count ->
         [one] { $count } znacznik
         [few] { $count } znaczniki
         [many] { $count } znaczników
        *[other] { $count } znacznika
    } ze wspólnego zasobu do własnego
louis-about-reward = Nagroda: { $reward }.
louis-about-money = Kto sam ma najwięcej znaczników, dostaje nagrodę za darmo; pozostali, którzy mają tu znacznik, mogą ją kupić za { $count ->
         [one] { $count } luidora
         [few] { $count } luidory
         [many] { $count } luidorów
        *[other] { $count } luidora
    }.
louis-about-first_place = Nagrodę dostaje tylko ten, kto sam ma najwięcej znaczników; przy remisie nikt.
louis-about-markers = Każdy, kto ma tu co najmniej { $count ->
         [one] { $count } znacznik
         [few] { $count } znaczniki
         [many] { $count } znaczników
        *[other] { $count } znacznika
    }, dostaje nagrodę.
louis-about-louis-money = Jest tu Ludwik: pierwszy dostaje żeton i koronę, jedyny drugi żeton. Przy remisie na pierwszym miejscu tylko żeton. Pozostali mogą go kupić za { $count ->
         [one] { $count } luidora
         [few] { $count } luidory
         [many] { $count } luidorów
        *[other] { $count } luidora
    }.
louis-about-louis-first_place = Jest tu Ludwik: pierwszy dostaje żeton i koronę, jedyny drugi żeton. Przy remisie na pierwszym miejscu tylko żeton.
louis-about-now = Gdyby rozliczono ją teraz (w nawiasie znaczniki):
louis-about-served = Trwa rozliczanie; czekają jeszcze (w nawiasach znaczniki):
louis-about-neutral = Gracz neutralny ({ $count })
louis-about-nobody = Nikt nie ma tu znacznika.
louis-about-paths = Ścieżki: { $places }.
louis-outcome-crowned = { $seat } ({ $markers }): nagroda i korona; znaczniki do wspólnego zasobu
louis-outcome-free = { $seat } ({ $markers }): nagroda za darmo; znaczniki do wspólnego zasobu
louis-outcome-gift = { $seat } ({ $markers }): nagroda
louis-outcome-buy = { $seat } ({ $markers }): może kupić za { $count ->
         [one] { $count } luidora
         [few] { $count } luidory
         [many] { $count } luidorów
        *[other] { $count } luidora
    }
louis-outcome-empty = { $seat } ({ $markers }): nic
louis-because-now = teraz należą się tobie
louis-because-buy = jeśli kupisz za { $count ->
         [one] { $count } luidora
         [few] { $count } luidory
         [many] { $count } luidorów
        *[other] { $count } luidora
    }
louis-because-absent = nie masz tu znacznika
louis-because-few = twoje znaczniki nie wystarczą
louis-because-kept = jeśli zostanie na końcu
louis-because-laid = 5 za każdą wyłożoną misję
louis-because-excess = za każdy żeton ponad ten, który zachowujesz, lub na końcu gry
louis-because-arms = 1 za każdy
louis-because-kinds = po jednym za najwięcej herbów jednego rodzaju

## The inspector: pieces and facts

louis-about-card = Do 3 własnych znaczników: pierwszy tutaj ({ $person }), następne też tu albo po ścieżkach, najwyżej dwa skoki. Albo zabierz 3.
louis-about-joker = Jeden znacznik na dowolny kafelek i drugi tam albo obok po ścieżce. Albo zabierz 2.
louis-about-intrigue = Przed rozliczeniem tej osobistości ({ $person }): 1 znacznik ze wspólnego zasobu albo do 2 własnych. Potem karta trafia pod talię.
louis-about-cost = Koszt: { $chip } i { $other }. Korona zastępuje każdy żeton.
louis-about-used = Użyto w tej rundzie: { $count } z { $of }.
louis-about-crown = Przy wykładaniu misji zastępuje każdy żeton.
louis-about-chip = Dwa żetony to zapłata za misję. Na koniec tury misji zachowujesz jeden, każdy następny zamienia się w herb.
louis-about-given-by = Daje: { $places }.
louis-about-has = { $seat }: { $count }
louis-about-left = Zostało: { $count }.
louis-about-arms = Każdy herb to 1 punkt; do końca gry może go oglądać tylko właściciel.
louis-about-kinds = Kto na końcu ma najwięcej herbów jednego rodzaju, dostaje jeszcze jeden; przy remisie wszyscy.
louis-about-pile = Po wyłożeniu misji dobierasz z dowolnego stosu.
louis-about-pile-light = Jasnoniebieskie: jeden określony żeton i jeden dowolny. Proste efekty.
louis-about-pile-medium = Niebieskie: dwa różne żetony. Lepsze efekty.
louis-about-pile-dark = Ciemnoniebieskie: dwa jednakowe żetony. Najsilniejsze efekty.
louis-about-influence-deck = Co rundę każdy dostaje 5 kart. Po dwie karty każdej osobistości i 6 dżokerów.
louis-about-intrigue-deck = Jedna karta każdej osobistości; użyte trafiają pod talię.
louis-about-arms-pile = Zakryte herby: sześć rodzajów po dziesięć, każdy za 1 punkt.
louis-about-bank = Za luidory kupuje się nagrody. Na końcu każde { $count } zamieniają się w herb.
louis-about-played = Każdy może obejrzeć karty zagrane w tej rundzie.
louis-about-visit = Gdzie stoi Ludwik, pierwszy dostaje też koronę, a jedyny drugi żeton.
louis-about-money-now = W tej rundzie: { $count ->
         [one] { $count } luidora
         [few] { $count } luidory
         [many] { $count } luidorów
        *[other] { $count } luidora
    } dla każdego.
louis-about-start = Zaczyna każdą fazę tej rundy; karta co rundę przechodzi dalej.
louis-about-shield = { $arms }: { $count }
louis-about-supplies = Własny zasób { $personal }, wspólny zasób { $general }.
louis-about-purse = Pieniądze: { $count ->
         [one] { $count } luidora
         [few] { $count } luidory
         [many] { $count } luidorów
        *[other] { $count } luidora
    }.
louis-about-backs = Misje na ręce: jasnoniebieskie { $light }, niebieskie { $medium }, ciemnoniebieskie { $dark }.
louis-about-fact-markers = Karty kładą tylko znaczniki z własnego zasobu; ze wspólnego trzeba je najpierw zabrać.
louis-about-fact-louisdor = Na zakup nagród. Na końcu każde 3 zamieniają się w herb.
louis-about-fact-arms = Każdy za 1 punkt; na końcu najwięcej jednego rodzaju daje jeszcze jeden.
louis-about-fact-influence = Co turę zagrywa się jedną; ostatnia karta wraca niezagrana.
louis-about-fact-intrigue = Zagrywa się je przed rozliczeniem ich osobistości; każda pozostała na końcu zamienia się w herb.
louis-about-fact-missions = Wyłożona misja to 5 punktów i działa co rundę.

## Scoring

louis-step-exchange = Wymiana na herby: { $things }
louis-grid-arms = Herby według rodzajów
louis-grid-arms-note = Najwięcej jednego rodzaju daje jeszcze jeden.
louis-step-opened = Herby zostają odkryte
louis-step-majority = Najwięcej jednego rodzaju: { $arms }
louis-step-missions = Misje
louis-score-exchanged = { $things }: { $count ->
         [one] { $count } herb
         [few] { $count } herby
         [many] { $count } herbów
        *[other] { $count } herbu
    }
louis-score-opened = { $count ->
         [one] { $count } herb
         [few] { $count } herby
         [many] { $count } herbów
        *[other] { $count } herbu
    }, każdy za 1 punkt, już policzone
louis-score-majority = Tego rodzaju ({ $arms }) { $count }, najwięcej: 1 dodatkowo
louis-score-missions = { $count ->
         [one] { $count } wyłożona misja
         [few] { $count } wyłożone misje
         [many] { $count } wyłożonych misji
        *[other] { $count } wyłożonej misji
    }, każda za 5 punktów: { $points }, już policzone

# Puzzles: what is asked, and why the best answer is the best.
louis-puzzle-play = Którą kartę zagrasz i gdzie położysz znaczniki?
louis-puzzle-mission = Wyłożyć misję czy czekać? Co jest dla ciebie ostatecznie najlepsze?
louis-puzzle-put = Możesz jeszcze położyć znaczniki. Gdzie są warte najwięcej?
louis-puzzle-intrigue = Czy zagrasz tu kartę intrygi?
louis-puzzle-buy = Czy nagroda jest warta swojej ceny?
louis-puzzle-why-arms = Każdy herb to punkt, a przewaga w każdym rodzaju daje jeszcze jeden. Znaczniki we właściwym miejscu przynoszą ich kilka w rundzie.
louis-puzzle-why-majorities = Kto ma najwięcej herbów jednego rodzaju, dostaje na końcu jeszcze jeden. Jeden herb właściwego rodzaju liczy się więc podwójnie.
louis-puzzle-why-missions = Wyłożona misja jest warta pięć punktów, więc najważniejsze są żetony do niej. Zdobywaj osobistości, które dają to, czego twoim misjom jeszcze brakuje.
louis-puzzle-why-chips = Korona zastępuje każdy żeton, płać więc tym, co pasuje dokładnie, a korony zachowaj. Tym, co zachowasz, wyłożysz następną misję za pięć punktów.
louis-puzzle-why-rivals = To, co tu zdobędziesz, nie trafi do innych. Przewaga odebrana komuś liczy się podwójnie: ty zyskujesz, rywal traci.
louis-puzzle-why-later = To, co teraz zdobędziesz, pracuje dalej: żetony, pieniądze i misje w następnych rundach. Znaczniki, które nic nie wygrają, wracają; te, które dały przewagę, na jakiś czas znikają.

## The score sheet of a real table

louis-sheet-left = Co zostało
louis-sheet-left-hint = Co wymienia się na herby: po jednym za każdą rzecz, luidory po trzy za herb.
louis-sheet-pile = Herby, które zostały w stosie
louis-sheet-pile-hint = Potrzebne tylko, gdy herbów zabraknie.
louis-sheet-start = Pierwszy gracz ostatniej rundy
louis-sheet-arms-hint = Według rodzaju, gdy wszystko już wymieniono.
louis-sheet-plain = Bez rodzaju
louis-sheet-plain-hint = Zastępcze, gdy stos był pusty.
louis-sheet-missions-hint = Wyłożone misje, po 5 punktów.
louis-sheet-step-arms = Herby
louis-sheet-step-markers = Znaczniki
louis-sheet-markers = Znaczniki we własnym zasobie
louis-sheet-markers-hint = Potrzebne tylko przy remisie.
louis-sheet-each = { $count } × { $each }
louis-sheet-lacks-missions = { $seat }: misje
louis-sheet-lacks-arms = { $seat }: herby
louis-sheet-lacks-markers = { $seat }: znaczniki we własnym zasobie, z powodu remisu
louis-sheet-draws = { $count ->
    [one] { $seat } bierze { $count } herb: { $things } ({ $sum }).
    [few] { $seat } bierze { $count } herby: { $things } ({ $sum }).
   *[other] { $seat } bierze { $count } herbów: { $things } ({ $sum }).
}
louis-sheet-draws-none = { $seat } nie bierze herbu.
louis-sheet-tie-rule = Przy remisie wyżej jest ten, kto ma więcej znaczników we własnym zasobie; potem miejsce jest wspólne.
louis-sheet-tie-markers = Decydują znaczniki we własnym zasobie: { $numbers }.
louis-sheet-tie-shared = Kto ma tyle samo znaczników, dzieli miejsce.
louis-sheet-arms-many = { $where }: { $count }× rodzaj „{ $piece }”, a jest ich tylko { $most } (L-102).
louis-sheet-missions-many = { $where }: misji { $count }, a jest ich tylko { $most } (L-102).

## Dlaczego jeden ruch jest lepszy od drugiego

louis-reason-influence-more = Kładzie o { $n ->
        [one] { $n } znacznik
        [few] { $n } znaczniki
       *[other] { $n } znaczników
    } więcej na kafelek { $person }{ $place ->
        [first] { " " }i ma tam przewagę
        [tied] { " " }i dorównuje tam najlepszemu
        [enough] , co wystarcza na nagrodę
        [lasting] { " " }na następną rundę
       *[other] { "" }
    }.
louis-reason-influence-less = Kładzie o { $n ->
        [one] { $n } znacznik
        [few] { $n } znaczniki
       *[other] { $n } znaczników
    } mniej na kafelek { $person }{ $place ->
        [first] , ale i tak ma tam przewagę
        [tied] , ale dorównuje tam najlepszemu
        [enough] , ale na nagrodę to wystarcza
        [lasting] { " " }na następną rundę
       *[other] { "" }
    }.
louis-reason-influence-title = Znaczniki na kafelkach
louis-reason-money-more = Zostawia do wydania o { $n ->
        [one] { $n } luidora
        [few] { $n } luidory
       *[other] { $n } luidorów
    } więcej.
louis-reason-money-less = Zostawia do wydania o { $n ->
        [one] { $n } luidora
        [few] { $n } luidory
       *[other] { $n } luidorów
    } mniej.
louis-reason-money-title = Luidory
louis-reason-chips-more = Daje o { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
       *[other] { $n } żetonów
    } więcej na następną misję.
louis-reason-chips-less = Daje o { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
       *[other] { $n } żetonów
    } mniej na następną misję.
louis-reason-chips-title = Żetony na następną misję
louis-reason-ready-more = Żetonów wystarcza jeszcze na { $n ->
        [one] jedną misję
        [few] { $n } misje
       *[other] { $n } misji
    } z ręki.
louis-reason-ready-less = Na { $n ->
        [one] jedną misję
        [few] { $n } misje
       *[other] { $n } misji
    } z ręki na razie brakuje żetonów.
louis-reason-ready-title = Misja w zasięgu
louis-reason-missions-more = Wykłada o { $n ->
        [one] jedną misję więcej, za pięć punktów
        [few] { $n } misje więcej, każdą za pięć punktów
       *[other] { $n } misji więcej, każdą za pięć punktów
    }.
louis-reason-missions-less = Wykłada na razie o { $n ->
        [one] jedną misję
        [few] { $n } misje
       *[other] { $n } misji
    } mniej.
louis-reason-missions-title = Misja do wyłożenia
louis-reason-intrigue-more = Zostawia na ręce o { $n ->
        [one] { $n } kartę intrygi
        [few] { $n } karty intryg
       *[other] { $n } kart intryg
    } więcej.
louis-reason-intrigue-less = Zostawia na ręce o { $n ->
        [one] { $n } kartę intrygi
        [few] { $n } karty intryg
       *[other] { $n } kart intryg
    } mniej.
louis-reason-intrigue-title = Karty intryg
louis-reason-cards-more = Zostawia na ręce o { $n ->
        [one] { $n } kartę wpływów
        [few] { $n } karty wpływów
       *[other] { $n } kart wpływów
    } więcej.
louis-reason-cards-less = Zostawia na ręce o { $n ->
        [one] { $n } kartę wpływów
        [few] { $n } karty wpływów
       *[other] { $n } kart wpływów
    } mniej.
louis-reason-cards-title = Karty wpływów
louis-reason-arms-more = Daje o { $n ->
        [one] { $n } herb więcej, na koniec wart punkt
        [few] { $n } herby więcej, na koniec każdy wart punkt
       *[other] { $n } herbów więcej, na koniec każdy wart punkt
    }.
louis-reason-arms-less = Daje o { $n ->
        [one] { $n } herb
        [few] { $n } herby
       *[other] { $n } herbów
    } mniej.
louis-reason-arms-title = Herby
