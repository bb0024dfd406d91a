# Torres

torres-title = Torres
torres-about = Wznoś zamki i wprowadzaj rycerzy na wieże. Najbardziej popłaca szeroko i wysoko.
torres-weight = łatwo się nauczyć
torres-style-towers = Wieże
torres-style-plan = Plan

## Opcje

torres-option-variant = Wersja
torres-option-variant-basic = Gra podstawowa
torres-option-variant-own_deck = Własne talie
torres-option-variant-master = Wersja mistrzowska
torres-option-doors = Przejście przez zamek
torres-option-doors-monotone = W środku nigdy w górę
torres-option-doors-castle_wide = W środku dowolnie
torres-option-doors-single_floor = Jedno piętro
torres-option-master = Karta mistrzowska
torres-option-master-drawn = Wylosowana
torres-option-master-M-01 = { torres-master-all_levels_different }
torres-option-master-M-02 = { torres-master-all_same_level }
torres-option-master-M-03 = { torres-master-all_in_line }
torres-option-master-M-04 = { torres-master-four_form_square }
torres-option-master-M-05 = { torres-master-border }
torres-option-master-M-06 = { torres-master-exact_castles }
torres-option-master-M-07 = { torres-master-main_diagonals }
torres-option-master-M-08 = { torres-master-all_adjacent }
torres-option-majority = Przewaga na krawędziach i przekątnych
torres-option-majority-overall = Na wszystkich razem
torres-option-majority-per_edge = Na każdej z osobna
torres-option-variant-basic-says = Wszyscy dobierają z jednej wspólnej talii kart.
torres-option-variant-own_deck-says = Każdy ma dziesięć własnych kart i przy zakupie wybiera jedną z trzech.
torres-option-variant-master-says = Każdy ma od początku wszystkie dziesięć kart; jedna karta mistrzowska daje dodatkowe punkty.
torres-option-doors-monotone-says = W zamku rycerz idzie poziomo albo w dół, nigdy znów w górę.
torres-option-doors-castle_wide-says = W środku w górę i w dół do woli; na zewnątrz nie wyżej niż do środka.
torres-option-doors-single_floor-says = Droga w środku prowadzi od drzwi do drzwi po jednym piętrze.
torres-option-master-drawn-says = Kartę losuje się na początku gry.
torres-option-majority-overall-says = Wszystkie krawędzie albo obie przekątne liczą się razem.
torres-option-majority-per_edge-says = Każda krawędź albo każda przekątna liczy się osobno.

## Pytania

torres-ask-castle = Połóż zamek początkowy.
torres-ask-place = Ustaw pierwszego rycerza na wolnym zamku.
torres-ask-king = Ustaw króla na wolnym zamku.
torres-ask-turn = Wykorzystaj punkty akcji albo zakończ turę.
torres-ask-stack = Wybierz stos na tę turę.
torres-ask-under_stack = Wybierz stos, z którego pochodzi klocek.
torres-ask-use = Wybierz stos, który zużywa ta tura.
torres-ask-spread = Rozdziel niewykorzystane klocki między swoje stosy.
torres-ask-keep = Zatrzymaj jedną z kart.
torres-ask-back = Odłóż pozostałe karty na wierzch lub na spód talii.
torres-ask-card = Wybierz, gdzie użyjesz karty.
torres-ask-card-move_block = Wybierz klocek do przesunięcia.
torres-ask-drop = Wybierz, dokąd trafi klocek.
torres-ask-move_king = Możesz przesunąć króla na wolne pole zamku.

## Karty

torres-card-leap_two = Wielki skok
torres-card-block_under_knight = Klocek pod rycerza
torres-card-extra_block = Dodatkowy klocek
torres-card-climb_inside = Schody wewnętrzne
torres-card-diagonal = Ruch po przekątnej
torres-card-six_ap = 6 punktów akcji
torres-card-seven_ap = 7 punktów akcji
torres-card-move_block = Przesunięcie klocka
torres-card-redeploy = Przegrupowanie rycerza
torres-card-vault = Przeskok
torres-note-leap_two = Twój rycerz wchodzi na sąsiednie pole o jeden lub dwa poziomy wyżej.
torres-note-block_under_knight = Klocek z dowolnego twojego stosu trafia pod jednego z twoich rycerzy.
torres-note-extra_block = Połóż jeden klocek więcej, ze wspólnego zasobu.
torres-note-climb_inside = Twój rycerz przy drzwiach wychodzi innymi drzwiami tego samego zamku, na dowolnej wysokości.
torres-note-diagonal = Twój rycerz przesuwa się o jedno pole po przekątnej, najwyżej o jeden poziom w górę.
torres-note-six_ap = W tej turze masz 6 punktów akcji zamiast 5.
torres-note-seven_ap = W tej turze masz 7 punktów akcji zamiast 5.
torres-note-move_block = Przesuń wolny górny klocek na inne wolne pole; żaden zamek nie może się rozpaść i musi zostać ich sześć.
torres-note-redeploy = Twój rycerz przechodzi tam, gdzie można wystawić nowego.
torres-note-vault = Twój rycerz przeskakuje prosto przez sąsiedniego rycerza, najwyżej o jeden poziom w górę.
torres-master-all_levels_different = Różne poziomy
torres-master-all_same_level = Jeden poziom
torres-master-all_in_line = W jednej linii
torres-master-four_form_square = Kwadrat z czterech
torres-master-border = Krawędzie planszy
torres-master-exact_castles = Dokładna liczba zamków
torres-master-main_diagonals = Główne przekątne
torres-master-all_adjacent = Ramię w ramię

## Obok planszy

torres-fact-stacks = klocki w stosach
torres-fact-reserve = rycerze w zasobie
torres-fact-cards = karty na ręce
torres-fact-own-deck = karty w talii
torres-fact-on-top = karty odłożone na wierzch
torres-fact-under = karty odłożone na spód
torres-fact-played = zagrane karty ({ $cards })
torres-fact-supply = Klocki we wspólnym zasobie:
torres-fact-deck = Karty w talii:
torres-fact-round = Etap { $phase }, runda { $round } z { $rounds }:
torres-fact-king = Bonus królewski za rycerza na poziomie { $level }:
torres-fact-ap = Pozostałe punkty akcji:
torres-fact-master = Karta mistrzowska: { $card }
torres-sheet-opening = Przygotowanie gry
torres-sheet-phase = Etap { $phase }, runda { $round }
torres-sheet-king = Rycerz na poziomie { $level } zamku królewskiego daje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
torres-sheet-master = Karta mistrzowska: { $card }
torres-sheet-columns = Klocki w stosach, karty na ręce, punkty
torres-sheet-seat = Gracz { $seat }
torres-text-seat = { $letter }, { $seat }
torres-points-castles = zamki
torres-points-king = bonus królewski
torres-points-master = karta mistrzowska
torres-points-marker = punkty akcji
torres-points-track = tor punktacji
torres-tie-shared = nikt nie ma punktów, zwycięstwo jest wspólne

## Czego można dotknąć

torres-label-cell = { $cell }, poziom { $level }
torres-label-cell-king = { $cell }, poziom { $level }, król
torres-label-cell-knight = { $cell }, poziom { $level }, rycerz: { $seat }
torres-label-build = Połóż klocek
torres-label-walk = Rusz rycerza
torres-label-reserve = Wystaw rycerza
torres-label-deck = Kup kartę
torres-label-marker = Przesuń znacznik punktów
torres-label-end = Zakończ turę
torres-label-return = Odłóż resztę do zasobu
torres-label-stay = Zostaw króla na miejscu
torres-label-top = Na wierzch talii
torres-label-under = Na spód talii
torres-label-stack = { $blocks ->
        [0] Pusty stos
        [one] Stos: { $blocks } klocek
        [few] Stos: { $blocks } klocki
        [many] Stos: { $blocks } klocków
       *[other] Stos: { $blocks } klocka
    }
torres-label-stack-used = Stos w użyciu

## Co oznacza działanie

torres-do-place = Ustaw pierwszego rycerza na polu { $cell }.
torres-do-castle = Połóż zamek początkowy na polu { $cell }.
torres-do-king = Ustaw króla na polu { $cell }.
torres-do-stay = Zostaw króla na miejscu.
torres-do-deploy = Wystaw rycerza na polu { $cell }.
torres-do-block = Połóż klocek na polu { $cell }.
torres-do-buy = Kup kartę akcji.
torres-do-marker = Przesuń znacznik punktów o jeden punkt.
torres-do-end = Zakończ turę.
torres-do-drop = Połóż ten klocek na polu { $cell }.
torres-do-return = Odłóż niewykorzystane klocki do wspólnego zasobu.
torres-do-step = Przesuń rycerza z { $from } na { $cell }.
torres-do-door = Przeprowadź rycerza przez zamek z { $from } na { $cell }.
torres-do-card-move = { $card }: rycerz idzie z { $from } na { $cell }.
torres-do-under = Podłóż klocek pod rycerza na polu { $cell }.
torres-do-extra = Połóż dodatkowy klocek na polu { $cell }.
torres-do-lift = Zdejmij górny klocek z pola { $cell }.
torres-do-play = Zagraj kartę „{ $card }”.
torres-do-keep = Zatrzymaj kartę „{ $card }”.
torres-do-back-top = Odłóż „{ $card }” na wierzch talii, pod nią „{ $other }”.
torres-do-back-top-one = Odłóż „{ $card }” na wierzch talii.
torres-do-back-under = Odłóż „{ $card }” na spód talii, pod nią „{ $other }”.
torres-do-back-under-one = Odłóż „{ $card }” na spód talii.
torres-do-stack = Użyj stosu o wysokości { $blocks }.
torres-do-stack-used = Weź klocek ze stosu w użyciu.
torres-do-use = { $blocks ->
        [0] Zużyj pusty stos.
       *[other] Zużyj stos o wysokości { $blocks }.
    }
torres-do-store = Dołóż klocek do stosu o wysokości { $blocks }.

## Co się dzieje

torres-event-master = Karta mistrzowska to „{ $card }”.
torres-event-castle = { $seat } kładzie zamek początkowy na polu { $cell }.
torres-event-place = { $seat } ustawia pierwszego rycerza na polu { $cell }.
torres-event-king = { $seat } ustawia króla na polu { $cell }.
torres-event-king-moves = { $seat } przesuwa króla z { $from } na { $cell }.
torres-event-king-stays = { $seat } zostawia króla na miejscu.
torres-event-phase = Zaczyna się etap { $phase }.
torres-event-turn = { $seat } zaczyna turę.
torres-event-step = { $seat } przesuwa rycerza z { $from } na { $cell }.
torres-event-door = { $seat } przeprowadza rycerza przez zamek z { $from } na { $cell }.
torres-event-deploy = { $seat } wystawia rycerza na polu { $cell }.
torres-several-deploy = { $seat } wystawia rycerzy na polach { $list }.
torres-each-deploy = { $cell }
torres-event-block = { $seat } kładzie klocek na polu { $cell }.
torres-several-block = { $seat } kładzie klocki na polach { $list }.
torres-each-block = { $cell }
torres-event-stack = { $blocks ->
        [0] { $seat } bierze go ze stosu w użyciu.
       *[other] { $seat } bierze go ze stosu o wysokości { $blocks }.
    }
torres-event-use = { $blocks ->
        [0] { $seat } zużywa pusty stos.
       *[other] { $seat } zużywa stos o wysokości { $blocks }.
    }
torres-event-store = { $seat } dokłada niewykorzystany klocek do stosu o wysokości { $blocks }.
torres-several-store = { $seat } dokłada do innych stosów { $n ->
        [one] { $n } niewykorzystany klocek
        [few] { $n } niewykorzystane klocki
        [many] { $n } niewykorzystanych klocków
       *[other] { $n } niewykorzystanego klocka
    }.
torres-event-return = { $seat } odkłada do wspólnego zasobu { $blocks ->
        [one] { $blocks } klocek
        [few] { $blocks } klocki
        [many] { $blocks } klocków
       *[other] { $blocks } klocka
    }.
torres-event-lost = { $seat } odkłada do wspólnego zasobu { $blocks ->
        [one] { $blocks } klocek
        [few] { $blocks } klocki
        [many] { $blocks } klocków
       *[other] { $blocks } klocka
    }: na żadnym stosie nie ma już miejsca.
torres-event-buy = { $seat } kupuje kartę akcji.
torres-several-buy = { $seat } kupuje { $n ->
        [one] { $n } kartę akcji
        [few] { $n } karty akcji
        [many] { $n } kart akcji
       *[other] { $n } karty akcji
    }.
torres-event-got = { $seat } dobiera kartę „{ $card }”.
torres-event-looked = { $seat } ogląda karty: { $cards }.
torres-event-kept = { $seat } zatrzymuje kartę „{ $card }”.
torres-event-back-top = { $cards ->
        [one] { $seat } odkłada na wierzch talii { $cards } kartę.
        [few] { $seat } odkłada na wierzch talii { $cards } karty.
       *[other] { $seat } odkłada na wierzch talii { $cards } kart.
    }
torres-event-back-under = { $cards ->
        [one] { $seat } odkłada na spód talii { $cards } kartę.
        [few] { $seat } odkłada na spód talii { $cards } karty.
       *[other] { $seat } odkłada na spód talii { $cards } kart.
    }
torres-event-play = { $seat } zagrywa kartę „{ $card }”.
torres-event-moved-by-card = { $seat } przesuwa rycerza z { $from } na { $cell }.
torres-event-under = { $seat } podkłada klocek pod rycerza na polu { $cell }.
torres-event-extra = { $seat } kładzie dodatkowy klocek na polu { $cell }.
torres-event-moved-block = { $seat } przesuwa klocek z { $from } na { $cell }.
torres-event-marker = { $seat } przesuwa znacznik punktów o { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
torres-event-castle-points = { $seat }: zamek przy { $cell }, poziom { $level } × powierzchnia { $area } = { $points }.
torres-event-castles-total = { $seat } zdobywa za zamki { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
torres-event-king-bonus = { $seat } zdobywa bonus królewski: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
torres-event-master-points = { $seat } zdobywa za kartę „{ $card }” { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
torres-event-pushed = Pole toru jest zajęte: { $seat } idzie dalej o { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.

## Dlaczego nie

torres-why-other-question = Teraz trzeba zdecydować o czymś innym niż „{ $text }”.
torres-why-action-points = To kosztuje { $cost ->
        [one] { $cost } punkt akcji
        [few] { $cost } punkty akcji
        [many] { $cost } punktów akcji
       *[other] { $cost } punktu akcji
    }; zostało: { $left }.
torres-why-castles-too-near = Zamek na polu { $cell } byłby za blisko innego: muszą je dzielić dwa puste pola.
torres-why-no-castle = Na polu { $cell } nie ma zamku.
torres-why-occupied = Na polu { $cell } ktoś stoi.
torres-why-no-knight = Na polu { $cell } nie stoi żaden twój rycerz.
torres-why-not-adjacent = Te pola nie sąsiadują ze sobą.
torres-why-not-diagonal = Te pola nie stykają się po przekątnej.
torres-why-same-cell = To jest to samo pole.
torres-why-too-high = { $most ->
        [0] Wewnątrz zamku nie wchodzi się w górę: poziom { $to } jest nad poziomem { $from }.
        [one] Z poziomu { $from } na poziom { $to } jest za wysoko: w górę najwyżej o { $most } poziom.
        [few] Z poziomu { $from } na poziom { $to } jest za wysoko: w górę najwyżej o { $most } poziomy.
        [many] Z poziomu { $from } na poziom { $to } jest za wysoko: w górę najwyżej o { $most } poziomów.
       *[other] Z poziomu { $from } na poziom { $to } jest za wysoko: w górę najwyżej o { $most } poziomu.
    }
torres-why-no-door = Rycerz na polu { $cell } nie stoi przy żadnych drzwiach.
torres-why-no-way-inside = Wewnątrz zamku nie ma drogi na pole { $cell }.
torres-why-no-reserve = Wszyscy twoi rycerze są już na planszy.
torres-why-no-anchor = Obok pola { $cell } nie stoi żaden twój rycerz.
torres-why-above-anchor = Nowy rycerz nie może stać wyżej niż jego sąsiad: poziom { $to } jest nad poziomem { $from }.
torres-why-stack-used-up = Stos tej tury jest zużyty.
torres-why-no-blocks = Nie masz już klocków.
torres-why-no-such-stack = Nie masz stosu tej wysokości: { $size }.
torres-why-no-stack-in-use = Żaden stos z klockami nie jest w użyciu.
torres-why-height = Zamek nie może być wyższy niż jego powierzchnia, tutaj { $area }.
torres-why-new-castle = Klocek nie może założyć nowego zamku.
torres-why-joins-castles = To połączyłoby dwa zamki.
torres-why-splits-castle = Zamek rozpadłby się albo byłby wyższy niż jego powierzchnia.
torres-why-few-castles = Najmniejsza liczba zamków, które muszą zostać: { $least }.
torres-why-no-block = Na polu { $cell } nie ma klocka.
torres-why-block-stuck = Klocka z pola { $cell } nie ma dokąd przesunąć.
torres-why-no-buying = W wersji mistrzowskiej nie kupuje się kart.
torres-why-bought-enough = Liczba kart, które można kupić w turze: { $most }.
torres-why-deck-empty = Talia jest pusta.
torres-why-played-one = W turze można zagrać tylko jedną kartę.
torres-why-card-not-held = Nie masz karty „{ $card }”.
torres-why-card-fresh = Karta „{ $card }” pochodzi z tej tury; można ją zagrać od następnej.
torres-why-card-no-use = Karty „{ $card }” nie można teraz wykonać.
torres-why-card-not-looked-at = Tej karty nie ma wśród oglądanych.
torres-why-leap-not-up = Ta karta prowadzi tylko w górę.
torres-why-vault-line = Przeskok prowadzi prosto, dokładnie przez jedno pole.
torres-why-vault-nobody = Na polu { $cell } nie ma rycerza do przeskoczenia.
torres-why-vault-king = Przez króla nikt nie przeskakuje.
torres-document-height = { $where }: kolumna na { $cell } jest wyższa niż powierzchnia jej zamku ({ $area }). Zasada { $rule }.
torres-document-king = { $where }: król stoi na { $cell } poza zamkami, a stawia się go tylko na zamku. Zasada { $rule }.

## Co jest twoje

torres-tray-stacks = Twoje klocki
torres-tray-cards = Twoje karty
torres-tray-cards-note = 1 na turę
torres-tray-looking = Karty do wyboru
torres-tray-king = Zamek królewski
torres-tray-master = Karta mistrzowska
torres-stack = { $blocks ->
        [0] pusty
        [one] { $blocks } klocek
        [few] { $blocks } klocki
        [many] { $blocks } klocków
       *[other] { $blocks } klocka
    }
torres-stack-in-use = w użyciu: { $blocks }
torres-card-waits = od następnej tury
torres-king-pays = { $cell }: poziom { $level } daje { $points }
torres-king-earns = Twój rycerz stoi tam na poziomie { $level }: teraz { $points }
torres-king-misses = Stoisz tam na poziomie { $level }: teraz 0
torres-king-nobody = Nie masz tam rycerza: teraz 0
torres-worth-now = teraz { $points }
torres-budget = { $left } z { $of }
torres-budget-left = zostało { $left }
torres-progress-phase = Etap { $phase } z { $phases }
torres-progress-round = Runda { $round }
torres-progress-scoring = Punktacja

## Karty mistrzowskie słowami

torres-master-all_levels_different-does = Wszystkich sześciu rycerzy na różnych poziomach na koniec etapu 3: { $most ->
        [one] { $most } punkt
        [few] { $most } punkty
        [many] { $most } punktów
       *[other] { $most } punktu
    }.
torres-master-all_same_level-does = Wszystkich sześciu rycerzy na tym samym poziomie na koniec etapu 3: { $most ->
        [one] { $most } punkt
        [few] { $most } punkty
        [many] { $most } punktów
       *[other] { $most } punktu
    }.
torres-master-all_in_line-does = Wszystkich sześciu rycerzy w jednym rzędzie, kolumnie lub przekątnej na koniec etapu 3: { $most ->
        [one] { $most } punkt
        [few] { $most } punkty
        [many] { $most } punktów
       *[other] { $most } punktu
    }.
torres-master-four_form_square-does = Czterech rycerzy w rogach kwadratu na koniec etapu 3: { $most ->
        [one] { $most } punkt
        [few] { $most } punkty
        [many] { $most } punktów
       *[other] { $most } punktu
    }.
torres-master-border-does = Każdy rycerz na krawędzi planszy daje w tym etapie { $points }; kto jako jedyny ma ich tam najwięcej, dostaje dodatkowo { $points }.
torres-master-exact_castles-does = Rycerze dokładnie w { $castles } zamkach na koniec tego etapu dają { $points }.
torres-master-main_diagonals-does = Każdy rycerz na jednej z dwóch głównych przekątnych daje w tym etapie { $points }; kto jako jedyny ma ich tam najwięcej, dostaje dodatkowo { $points }.
torres-master-all_adjacent-does = Wszystkich sześciu rycerzy obok siebie w jednej grupie na koniec etapu 3: { $most ->
        [one] { $most } punkt
        [few] { $most } punkty
        [many] { $most } punktów
       *[other] { $most } punktu
    }.

## Przyciski

torres-verb-reserve = Rycerz
torres-verb-build = Klocek
torres-verb-walk = Ruch
torres-verb-deck = Kup
torres-verb-marker = Punkt
torres-verb-end = Zakończ turę
torres-verb-return = Odłóż
torres-verb-stay = Zostaw
torres-verb-top = Na wierzch
torres-verb-under = Na spód
torres-button-place = Połóż
torres-button-deploy = Wystaw
torres-button-move = Przesuń
torres-button-buy = Kup
torres-button-score = Zdobądź
torres-button-end = Zakończ turę
torres-button-play = Zagraj
torres-button-play-locked = Zagraj
torres-button-take = Weź
torres-button-keep = Zatrzymaj
torres-button-back = Odłóż
torres-button-stay = Zostaw
torres-button-lift = Podnieś
torres-button-return = Odłóż

## O co gra pyta po każdym dotknięciu

torres-q-turn = Twoja tura.
torres-q-turn-spent = Brak punktów akcji: zakończ turę.
torres-q-turn-how = Wybierz pole na klocek albo rycerza do ruchu.
torres-q-reserve = Wystaw rycerza, { $cost ->
        [one] { $cost } punkt
        [few] { $cost } punkty
        [many] { $cost } punktów
       *[other] { $cost } punktu
    }: gdzie?
torres-q-reserve-how = Obok jednego z twoich rycerzy i nie wyżej niż on. W zasobie: { $left }.
torres-q-deploy = Rycerz na { $cell }, poziom { $level }?
torres-q-build = Połóż klocek, 1 punkt: gdzie?
torres-q-build-how = Na wolnym dachu albo obok jednego zamku. Zostało w stosie: { $blocks }.
torres-q-build-first = Połóż klocek, 1 punkt: gdzie?
torres-q-build-first-how = Na wolnym dachu albo obok jednego zamku. Stos wybierzesz przy pierwszym klocku.
torres-q-block = Klocek na { $cell }, poziom { $level }?
torres-q-walk = Rusz rycerza, 1 punkt: którego?
torres-q-walk-how = O jedno pole, najwyżej poziom w górę; albo jednymi drzwiami do środka i innymi na zewnątrz.
torres-q-knight = Rycerz na { $cell }, 1 punkt: dokąd idzie?
torres-q-knight-how = O jedno pole, najwyżej poziom w górę; albo jednymi drzwiami do środka i innymi na zewnątrz.
torres-q-step = Rycerz z { $from } na { $cell }, poziom { $level }?
torres-q-buy = Kupić kartę akcji za 1 punkt?
torres-q-buy-how = Dobierasz ją od razu, czeka na następną turę. W talii zostało: { $cards }.
torres-q-buy-own-how = Oglądasz trzy karty ze swojej talii i jedną zatrzymujesz. Zostało w niej: { $cards }.
torres-q-marker = Zdobyć punkt za 1 punkt akcji?
torres-q-marker-how = Twój znacznik idzie z { $from } na { $to }; zajęte pola przeskakuje.
torres-q-end = Zakończyć turę?
torres-q-end-how = { $ap ->
        [0] Wszystkie punkty akcji są wykorzystane.
        [one] Przepadnie { $ap } punkt akcji.
        [few] Przepadną { $ap } punkty akcji.
        [many] Przepadnie { $ap } punktów akcji.
       *[other] Przepadnie { $ap } punktu akcji.
    }
torres-q-play = Zagrać kartę „{ $card }”?
torres-q-card-mover = „{ $card }”: którym rycerzem?
torres-q-card-under = „{ $card }”: pod którego rycerza?
torres-q-card-extra = „{ $card }”: gdzie go położyć?
torres-q-card-lift = „{ $card }”: który klocek?
torres-q-card-to = „{ $card }”: dokąd idzie rycerz z { $cell }?
torres-q-under = Klocek pod rycerza na { $cell }, potem poziom { $level }?
torres-q-lift = Zdjąć górny klocek z { $cell }?
torres-q-lift-how = Dokąd trafi, wybierzesz potem.
torres-q-drop = Klocek z { $cell }: dokąd trafi?
torres-q-stack = Klocek: z którego stosu?
torres-q-stack-how = Z niego pochodzą wszystkie klocki tej tury.
torres-q-under-stack = Klocek pod rycerza: z którego stosu?
torres-q-stack-one = Z tego stosu: { $blocks ->
        [one] { $blocks } klocek
        [few] { $blocks } klocki
        [many] { $blocks } klocków
       *[other] { $blocks } klocka
    }?
torres-q-stack-used = Ze stosu w użyciu?
torres-q-stack-left = Zostanie w nim: { $blocks }.
torres-q-use = Nie położono klocka: który stos zużywa ta tura?
torres-q-use-how = Jego klocki możesz dołożyć do innych stosów.
torres-q-use-one = { $blocks ->
        [0] Zużyć pusty stos?
        [one] Zużyć ten stos: { $blocks } klocek?
        [few] Zużyć ten stos: { $blocks } klocki?
        [many] Zużyć ten stos: { $blocks } klocków?
       *[other] Zużyć ten stos: { $blocks } klocka?
    }
torres-q-spread = { $blocks ->
        [one] Został { $blocks } klocek: dokąd trafi?
        [few] Zostały { $blocks } klocki: dokąd trafią?
        [many] Zostało { $blocks } klocków: dokąd trafią?
       *[other] Zostało { $blocks } klocka: dokąd trafi?
    }
torres-q-spread-how = Stos mieści najwyżej trzy klocki; reszta wraca do zasobu.
torres-q-return = Odłożyć do zasobu: { $blocks ->
        [one] { $blocks } klocek
        [few] { $blocks } klocki
        [many] { $blocks } klocków
       *[other] { $blocks } klocka
    }?
torres-q-store = Jeden klocek na ten stos, teraz { $blocks ->
        [one] { $blocks } klocek
        [few] { $blocks } klocki
        [many] { $blocks } klocków
       *[other] { $blocks } klocka
    }?
torres-q-keep = Którą kartę zatrzymujesz?
torres-q-keep-how = Pozostałe wracają razem na wierzch albo na spód twojej talii.
torres-q-keep-one = Zatrzymać kartę „{ $card }”?
torres-q-back-first = Karty wracają: która leży wyżej?
torres-q-back-end = Na wierzch talii czy na spód?
torres-q-back-how = Inni widzą, dokąd trafiają, ale nie jakie to karty.
torres-q-back-top = Odłożyć je na wierzch talii?
torres-q-back-under = Odłożyć je na spód talii?
torres-q-place = Twój pierwszy rycerz: na którym zamku?
torres-q-place-how = Następni rycerze staną obok twoich.
torres-q-castle = Zamek początkowy: gdzie?
torres-q-castle-how = Co najmniej dwa puste pola od każdego innego zamku.
torres-q-found = Zamek na { $cell }?
torres-q-king = Król: na którym zamku?
torres-q-king-how = W następnym etapie poziom { $level } jego zamku daje { $points }.
torres-q-king-on = Król na { $cell }, poziom { $level }?
torres-q-move-king = Możesz przesunąć króla z { $cell }: dokąd?
torres-q-stay = Zostawić króla na { $cell }?
torres-then-castle = Zamek { $cell } będzie miał { $area } × poziom { $level }: { $points } dla ciebie.
torres-then-points = { $points } dla ciebie, gdyby teraz liczono punkty.
torres-then-nothing = Twoje punkty się nie zmienią.

## Objaśnienia

torres-kind-castle = Zamek { $cell }: { $area ->
        [one] { $area } pole
        [few] { $area } pola
        [many] { $area } pól
       *[other] { $area } pola
    }
torres-kind-ground = Wolny teren
torres-kind-card = Karta akcji
torres-kind-master = Karta mistrzowska
torres-kind-verb = Kosztuje { $cost ->
        [one] { $cost } punkt akcji
        [few] { $cost } punkty akcji
        [many] { $cost } punktów akcji
       *[other] { $cost } punktu akcji
    }
torres-does-castle = Na koniec każdego etapu każdy gracz dostaje poziom swojego najwyżej stojącego rycerza w nim razy liczbę pól.
torres-does-king = W tym etapie rycerz dokładnie na poziomie { $level } zamku królewskiego daje { $points }.
torres-castle-limit = Można go budować do poziomu { $area }.
torres-castle-earns = { $seat }: poziom { $level }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
torres-sum-castle = { $area ->
        [one] { $area } pole
        [few] { $area } pola
        [many] { $area } pól
       *[other] { $area } pola
    } × poziom { $level }
torres-sum-highest = twój najwyższy rycerz stoi na { $cell }
torres-sum-nobody = nie masz w nim rycerza
torres-sum-now = gdyby teraz liczono punkty
torres-ground-taken = Ktoś tu stoi: klocka położyć nie można.
torres-ground-lonely = Żaden zamek nie dotyka tego pola, a klocek nie może zacząć nowego.
torres-ground-free = Klocek tutaj powiększy sąsiedni zamek o jedno pole.
torres-ground-between = Pola dotykają dwa zamki, a klocek nie może ich połączyć.
torres-card-once = Jedna karta na turę; nie kosztuje punktów akcji i znika z gry.
torres-card-waits-note = Kupiona w tej turze: można ją zagrać od następnej.
torres-does-stack = Wszystkie klocki tury pochodzą z jednego stosu.
torres-does-stack-left = Co z niego zostanie, trafia na inne stosy, najwyżej po trzy klocki, albo wraca.
torres-does-reserve = Nowy rycerz staje obok jednego z twoich i nie wyżej niż on.
torres-does-build = Klocek powiększa albo podwyższa zamek, nigdy wyżej, niż ma pól. Nigdy nie łączy dwóch.
torres-does-walk = Rycerz idzie o jedno pole, w górę najwyżej o poziom, w dół dowolnie; albo przez drzwi zamku, nigdy wyżej.
torres-does-deck = Dobierasz wierzchnią kartę. Najwyżej dwie na turę; można ją zagrać od następnej.
torres-does-deck-own = Oglądasz trzy karty ze swojej talii, jedną zatrzymujesz, resztę odkładasz na wierzch albo na spód.
torres-deck-left = W talii zostało: { $cards }.
torres-does-marker = O jeden punkt naprzód; pole z innym znacznikiem przeskakuje się i to się liczy.
torres-does-end = Niewykorzystane punkty akcji przepadają; tura bez klocka i tak zużywa stos.
torres-does-return = Klocki, których nie pomieści żaden stos, wracają do wspólnego zasobu.
torres-does-stay = Kto ma najmniej punktów, może po punktacji przesunąć króla albo go zostawić.
torres-does-top = Te karty dobierzesz jako następne.
torres-does-under = Te karty dobierzesz na końcu.
torres-does-supply = Klocki, których nikt nie ma; stąd pochodzi dodatkowy klocek.
torres-does-ap = Pięć na turę, na klocki, rycerzy, karty i punkty; niewykorzystane przepadają.
torres-does-hand = Jakie to karty, wie tylko ich właściciel.
torres-does-hand-open = Wszyscy je znają: wszystkie dziesięć bez zagranych.
torres-does-knights = Każdy ma sześciu rycerzy; ci jeszcze nie są na planszy.
torres-name-supply = Wspólny zasób
torres-name-ap = Punkty akcji
torres-name-played = Zagrane karty
torres-master-earns = { $seat }: teraz { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
torres-seat-name = { $seat }
torres-seat-does = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } na torze.
torres-seat-leads = Prowadzi o { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
torres-seat-behind = Traci do prowadzącego { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
torres-seat-level = Na równi z prowadzącym.
torres-seat-played = Zagrano: { $cards }.

## Punktacja krok po kroku

torres-event-scoring = Punktacja etapu { $phase }.
torres-score-castle = Zamek { $cell }: { $area ->
        [one] { $area } pole
        [few] { $area } pola
        [many] { $area } pól
       *[other] { $area } pola
    }
torres-score-castle-formula = rycerz na poziomie { $level }: { $area } × { $level }
torres-score-castle-pays = Zamek { $cell } daje { $area } × poziom najwyższego rycerza
torres-score-king = Zamek królewski, poziom { $level }: po { $points }
torres-score-king-formula = rycerz tam na poziomie { $level }
torres-score-king-pays = Król płaci { $points } za poziom { $level } w swoim zamku
torres-score-master = Karta mistrzowska: { $card }
torres-score-master-formula = jak chce karta
torres-score-track = Zajęte pola toru
torres-score-track-formula = dalej przez zajęte pola

# Puzzles: what is asked, and why the best answer is the best.
torres-puzzle-step = Która z tych akcji dałaby ci najwięcej punktów, gdyby zamki punktowano teraz?
torres-puzzle-turn = Zaraz po tej turze punktuje się zamki. Wyciśnij jak najwięcej punktów z pozostałych punktów akcji.
torres-puzzle-level = Wprowadź w tej turze jednego ze swoich rycerzy jak najwyżej.
torres-puzzle-card = Karta jest zagrana. Gdzie dałaby ci najwięcej punktów, gdyby zamki punktowano teraz?
torres-puzzle-why-castles = Za każde swoje pole zamek daje tyle punktów, ile wynosi poziom twojego najwyższego w nim rycerza. Jeden poziom więcej jest wart tyle, ile pól ma zamek.
torres-puzzle-why-king = Bonus królewski dostaje każdy, kto ma w zamku królewskim rycerza dokładnie na poziomie danego etapu. Często jest wart więcej niż większy zamek.
torres-puzzle-why-marker = Punkt akcji, który nic nie daje na planszy, jest wart jeden punkt na torze punktacji. Zanim go wydasz, policz, co przyniesie.
torres-puzzle-why-level = Jednym krokiem rycerz wchodzi o jeden poziom, nigdy o dwa. Najpierw musi więc być niższy poziom, a droga przez zamek bywa krótsza niż dookoła.

## The score sheet of a real table

torres-sheet-way-rounds = Etap po etapie
torres-sheet-way-totals = Tylko sumy
torres-sheet-rounds = Punktacje
torres-sheet-rounds-hint = Co stoi na planszy na końcu każdego etapu.
torres-sheet-round-castles = Zamek po zamku
torres-sheet-round-points = Tylko liczby
torres-sheet-step-totals = Sumy
torres-sheet-one-phase = Etap { $phase }
torres-sheet-area = Powierzchnia
torres-sheet-level-of = Najwyższy rycerz
torres-sheet-kings-castle = Tu jest król
torres-sheet-castles-hint = Powierzchnia każdego zamku i poziom, na którym stoi w nim najwyższy rycerz każdego gracza.
torres-sheet-bonus-hint = Kto ma w zamku królewskim rycerza dokładnie na poziomie tego etapu.
torres-sheet-track = Znaczniki przed punktacją
torres-sheet-track-hint = Potrzebne tylko, gdy w tym etapie któryś znacznik przeskakiwał zajęte pole.
torres-sheet-start = Punktuje pierwszy
torres-sheet-sum = { $sum }
torres-sheet-lacks-phase = Etap { $phase }
torres-sheet-lacks-points = { $seat }, etap { $phase }: { $category }
torres-sheet-lacks-total = { $seat }: zamki
torres-sheet-tie-rule = Remisów nie ma: kto stanąłby na zajętym polu, idzie na najbliższe wolne. Tylko gdy nikt nie ma punktu, wygrywają wszyscy.
torres-sheet-tie-shared = Nikt nie ma punktu: wygrywają wszyscy.
torres-sheet-level = { $where }: { $seat } nie może stać na poziomie { $level } w zamku o powierzchni { $area }; żaden nie jest wyższy niż jego powierzchnia (T-603).
torres-sheet-cells = { $where }: te zamki zajmują { $covered ->
    [one] { $covered } pole
    [few] { $covered } pola
   *[other] { $covered } pól
    }, a plansza ma { $most } (T-101).
torres-sheet-knights = { $where }: { $seat } ma rycerzy w tylu zamkach: { $count }, a rycerzy tylko { $most } (T-103).
torres-sheet-king-paid = { $where }: w etapie { $phase } bonus królewski to { $paid } albo nic (T-706).
torres-sheet-bonus = { $where }: { $seat } nie ma w zamku królewskim rycerza choćby na poziomie { $level }, więc nie ma bonusu w etapie { $phase } (T-706).
torres-sheet-no-master = { $where }: karta mistrzowska jest tylko w wersji mistrzowskiej (T-1203).
torres-sheet-back = { $where }: { $seat } nie może mieć znacznika na polu { $field }, bo znacznik doszedł już do { $least } (T-704).
torres-sheet-field = { $where }: na polu { $field } znacznik ma już { $seat }, a może tam stać tylko jeden (T-704).

## Dlaczego jeden ruch jest lepszy od drugiego

torres-reason-castles-more = Za zamki dałoby teraz o { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[other] { $n } punktów
    } więcej.
torres-reason-castles-less = Za zamki dałoby teraz o { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[other] { $n } punktów
    } mniej.
torres-reason-castles-title = Zamek, który się opłaca
torres-reason-king-more = Dałoby teraz bonus królewski: { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[other] { $n } punktów
    }.
torres-reason-king-less = Na razie rezygnuje z bonusu królewskiego: { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[other] { $n } punktów
    }.
torres-reason-king-title = Bonus królewski
torres-reason-master-more = Karta mistrzowska dałaby teraz o { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[other] { $n } punktów
    } więcej.
torres-reason-master-less = Karta mistrzowska dałaby teraz o { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[other] { $n } punktów
    } mniej.
torres-reason-master-title = Karta mistrzowska
torres-reason-rivals-more = Innym zostawia za zamki średnio o { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[other] { $n } punktów
    } więcej.
torres-reason-rivals-less = Innym zostawia za zamki średnio o { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[other] { $n } punktów
    } mniej.
torres-reason-rivals-title = Zamki innych graczy
torres-reason-cards-more = Zostawia na ręce o { $n ->
        [one] { $n } kartę akcji
        [few] { $n } karty akcji
       *[other] { $n } kart akcji
    } więcej.
torres-reason-cards-less = Zostawia na ręce o { $n ->
        [one] { $n } kartę akcji
        [few] { $n } karty akcji
       *[other] { $n } kart akcji
    } mniej.
torres-reason-cards-title = Karty na ręce
torres-reason-levels-more = Wprowadza rycerzy łącznie o { $n ->
        [one] { $n } poziom
        [few] { $n } poziomy
       *[other] { $n } poziomów
    } wyżej.
torres-reason-levels-less = Zostawia rycerzy łącznie o { $n ->
        [one] { $n } poziom
        [few] { $n } poziomy
       *[other] { $n } poziomów
    } niżej.
torres-reason-levels-title = Rycerze wyżej
torres-reason-area-more = Największy własny zamek będzie o { $n ->
        [one] { $n } pole
        [few] { $n } pola
       *[other] { $n } pól
    } większy.
torres-reason-area-less = Największy własny zamek będzie o { $n ->
        [one] { $n } pole
        [few] { $n } pola
       *[other] { $n } pól
    } mniejszy.
torres-reason-area-title = Większy zamek
torres-reason-knights-more = Wprowadza na planszę o { $n ->
        [one] { $n } rycerza
        [few] { $n } rycerzy
       *[other] { $n } rycerzy
    } więcej.
torres-reason-knights-less = Wprowadza na planszę o { $n ->
        [one] { $n } rycerza
        [few] { $n } rycerzy
       *[other] { $n } rycerzy
    } mniej.
torres-reason-knights-title = Rycerze na planszy
torres-reason-spare-more = Zostawia o { $n ->
        [one] { $n } punkt akcji
        [few] { $n } punkty akcji
       *[other] { $n } punktów akcji
    } więcej do zamiany na punkty.
torres-reason-spare-less = Zostawia o { $n ->
        [one] { $n } punkt akcji
        [few] { $n } punkty akcji
       *[other] { $n } punktów akcji
    } mniej do zamiany na punkty.
torres-reason-spare-title = Punkty akcji
