# Słowa podpowiedzi i analiz.

bots-points-later = jeszcze do zdobycia
bots-decimal = { "," }
bots-hint-head = Rada, { $seat }: stąd { $count ->
        [one] rozegrano na próbę { $count } partię
        [few] rozegrano na próbę { $count } partie
       *[other] rozegrano na próbę { $count } partii
    }.
bots-hint-basis = Stąd { $count ->
        [one] rozegrano na próbę { $count } partię
        [few] rozegrano na próbę { $count } partie
       *[other] rozegrano na próbę { $count } partii
    } do końca.
bots-hint-nothing = Nikt tu o niczym nie decyduje.
bots-hint-over = Gra jest skończona.
bots-hint-option = { $place }. { $action } [{ $text }]
bots-hint-expected = Oczekiwane punkty: { $total }, przewaga { $margin }.
bots-hint-less = Przewaga mniejsza o { $points } punktu niż przy pierwszym.
bots-hint-less-why = Przewaga mniejsza o { $points } punktu niż przy pierwszym. Przy pierwszym: { $why }
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

bots-reason-category-more = Na końcu oczekiwane, { $category }: o { $points } więcej.
bots-reason-category-less = Na końcu oczekiwane, { $category }: o { $points } mniej.
bots-reason-rivals = Przede wszystkim mniej zostawia innym.
bots-reason-rivals-title = Co zostaje innym
bots-reason-later-title = Z myślą o następnych turach
bots-reason-title = Lepsza droga
bots-reason-equal = Tak samo dobre jak pierwsze, o ile da się ocenić.
