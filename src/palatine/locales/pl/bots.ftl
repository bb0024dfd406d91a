# Słowa podpowiedzi i analiz.

bots-points-later = jeszcze do zdobycia
bots-decimal = { "," }
bots-hint-head = { $seat }: rada na podstawie { $count ->
        [one] { $count } partii rozegranej stąd na próbę
        [few] { $count } partii rozegranych stąd na próbę
       *[other] { $count } partii rozegranych stąd na próbę
    }.
bots-hint-basis = Podstawa: { $count ->
        [one] { $count } partia dograna
        [few] { $count } partie dograne
       *[other] { $count } partii dogranych
    } stąd na próbę.
bots-hint-nothing = Nikt tu o niczym nie decyduje.
bots-hint-over = Gra jest skończona.
bots-hint-option = { $place }. { $action } [{ $text }]
bots-hint-expected = Oczekiwane punkty: { $total }, przewaga { $margin }.
bots-hint-most = Ze wszystkiego, co wypróbowano, to daje najwięcej.
bots-hint-less = Oczekiwana przewaga mniejsza o { $points } punktu niż przy pierwszym.
bots-hint-less-why = Oczekiwana przewaga mniejsza o { $points } punktu niż przy pierwszym. Za pierwszym przemawia: { $why }
bots-hint-unseen = Nie zbadano bliżej.
bots-hint-only = Nic innego nie można zrobić.
bots-help-seat = dla tego miejsca, licząc od 1; inaczej dla tego, które decyduje
bots-help-rollouts = ile partii zostanie rozegranych na próbę
bots-help-ladder = poziomy od najsłabszego, każdy z następnym
bots-help-every-pair = każdy poziom z każdym innym
bots-help-store = zapisuj rozegrane gry w tym pliku i zaczynaj tam, gdzie się kończy
bots-help-ray = graj na klastrze Ray: jego adres albo ten, który Ray znajdzie (wymaga palatine[ray])
bots-help-pair = osobna liczba gier dla jednej pary drabinki
bots-column-against = przeciw
bots-column-games = gry
bots-rating = { $name }: ocena { $mu } ± { $sigma }
bots-review-unfinished = Analizować można tylko skończoną grę.
bots-review-mistake = { $number }. { $seat }: „{ $action }” kosztowało { $loss } punktu; lepsze było „{ $better }”.
bots-review-summary = { $seat }: { $decisions ->
        [one] { $decisions } decyzja
        [few] { $decisions } decyzje
       *[other] { $decisions } decyzji
    }, stracone punkty: { $lost }, szczęście { $luck }, { $mistakes ->
        [0] bez błędów
        [one] { $mistakes } błąd
        [few] { $mistakes } błędy
       *[other] { $mistakes } błędów
    }.

## Dlaczego jeden ruch jest lepszy od drugiego

bots-reason-category-more = Na koniec daje o { $points } więcej ({ $category }).
bots-reason-category-less = Na koniec daje o { $points } mniej ({ $category }).
bots-reason-later-more = W następnych turach daje o { $points } więcej.
bots-reason-later-less = W następnych turach daje o { $points } mniej; inne korzyści przeważają.
bots-reason-rivals = Przede wszystkim inni dostają mniej.
bots-reason-rivals-title = Co zostaje innym
bots-reason-later-title = Z myślą o następnych turach
bots-reason-category-title = Stawka: { $category }
bots-reason-title = Lepsza droga
bots-reason-again = { $title }, znowu
bots-reason-numbered = { $title } ({ $number })
bots-reason-equal = Tak samo dobre jak pierwsze, o ile da się ocenić.

## Analiza jako artykuł

bots-review-headline = { $seat } wygrywa o { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
bots-review-headline-tie = { $seat } wygrywa przy remisie
bots-review-headline-shared = Zwycięstwo dzielą: { $seats }
bots-review-headline-alone = { $seat }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
bots-review-players = { $game }, liczba graczy: { $count }.
bots-review-course-early = { $seat }: na prowadzeniu od początku i aż do końca.
bots-review-course-middle = { $seat }: trwałe prowadzenie od środka gry ({ $when }).
bots-review-course-late = { $seat }: prowadzenie przejęte dopiero pod koniec ({ $when }).
bots-review-course-last = { $seat }: zwycięstwo, na które aż do ostatniego ruchu nie wyglądało.
bots-review-gave-most = Najwięcej traci { $seat }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    } (ruchów: { $count }).
bots-review-gave-nothing = Nikt nie stracił więcej, niż może tłumaczyć przypadek.
bots-review-luck-kind = Najwięcej szczęścia w losowaniach ma { $seat }: +{ $points }.
bots-review-luck-even = Szczęście rozłożyło się po równo.
bots-review-curve = Oczekiwana przewaga każdego gracza
bots-review-points-curve = Punkty każdego gracza
bots-review-lost = { $points ->
        [one] Stracono { $points } punkt
        [few] Stracono { $points } punkty
       *[other] Stracono { $points } punktów
    }
bots-review-why = Lepsza możliwość: { $why }
bots-review-lead-title = Zmiana prowadzenia
bots-review-lead = Odtąd wszystko wskazuje na to, że wygra { $seat } (przewaga { $lead }), i tak zostaje do końca.
bots-review-luck-title = Głos ma przypadek
bots-review-luck-gain = Dzięki temu, co wylosowano tuż przedtem, { $seat } zyskuje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    } oczekiwanej przewagi. Nikt nie miał na to wpływu.
bots-review-luck-loss = Przez to, co wylosowano tuż przedtem, { $seat } traci { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    } oczekiwanej przewagi. Nikt nie miał na to wpływu.
bots-review-take-nothing = Nie tracisz więcej, niż może tłumaczyć przypadek (ruchów: { $count }).
bots-review-take-lost = Tracisz { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    } (ruchów: { $count } z { $of }).
bots-review-take-most = Najpierw zajrzyj tu: „{ $title }”, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
bots-review-take-when = Najwięcej tracisz w tej części: { $when }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
