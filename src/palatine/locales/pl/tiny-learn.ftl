# Co uczy gry Tiny: pierwsza gra z przewodnikiem (games/_template/lessons).

tiny-learn-goal-title = O co chodzi
tiny-learn-goal-say = Pięć rund: w każdej wszyscy zagrywają w tajemnicy kartę, a najwyższa wygrywa. Zwycięzca stawia chorągwie na tym dziedzińcu. Każda daje 2 punkty, dwie twoje obok siebie o 1 więcej.
tiny-learn-card-title = Najwyższa karta wygrywa
tiny-learn-card-say = Wybierz kartę. Nikt jej nie zobaczy, dopóki nie wybiorą wszyscy. Weź piątkę: nic nie jest wyższe.
tiny-learn-card-other = Ta karta też jest dozwolona. Na potrzeby lekcji weź piątkę.
tiny-learn-banner-title = Twoja pierwsza chorągiew
tiny-learn-banner-say = Wygrywasz rundę i możesz postawić dwie chorągwie. Pierwsza może stać gdziekolwiek: postaw ją w środku, na b2.
tiny-learn-banner-other = Dozwolone jest każde wolne pole. Na potrzeby lekcji wybierz b2.
tiny-learn-beside-title = Obok siebie
tiny-learn-beside-say = Każda następna chorągiew musi stać obok innej. Dotknij a1: styka się z b2 tylko rogiem, więc to się nie uda.
tiny-learn-beside-say-2 = Teraz postaw ją na dowolnym polu obok b2: dwie twoje obok siebie dają o 1 punkt więcej.
tiny-learn-beside-other = Możesz spasować, ale chorągiew daje 2 punkty: postaw ją obok b2.
tiny-learn-free-title = Runda po twojemu
tiny-learn-free-say = Wszyscy dobrali kartę. To runda { $round }: wybierz dowolną kartę. Równe karty się znoszą.
tiny-learn-on-title = Graj dalej
tiny-learn-on-say = Jest { $me } : { $other }. Zostały trzy rundy; wygrywa, kto ma najwięcej punktów. Graj dalej!
tiny-learn-knows-card = Najwyższa karta wygrywa
tiny-learn-knows-banner = Chorągiew daje 2 punkty
tiny-learn-knows-beside = Chorągwie stoją obok siebie

# Tiny: co mówią rysunki i legenda.

tiny-figure-court = Każda chorągiew poza pierwszą stoi obok innej.
tiny-legend-round = Dwie liczby przy zegarze
tiny-legend-round-means = Runda, która właśnie trwa, i ile ich jest.
tiny-legend-card = Karta z wartością
tiny-legend-card-means = Wybierz jedną w tajemnicy. Rundę wygrywa najwyższa, której nie zagrał nikt inny.
tiny-legend-place = Stawianie chorągwi
tiny-legend-place-means = Rundę wygrywasz ty: postaw do dwóch chorągwi, każdą obok takiej, która już stoi.
