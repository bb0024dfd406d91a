# Louis XIV: zdania pierwszej gry z przewodnikiem, podpisy ilustracji, legenda

## The first game: what you know

louis-learn-knows-goal = Misje po 5, herby po 1
louis-learn-knows-court = Trzy rodzaje warunków
louis-learn-knows-chain = Znaczniki skaczą po ścieżkach
louis-learn-knows-fetch = Karta oddaje ci znaczniki
louis-learn-knows-buy = Przewaga za darmo, reszta płaci
louis-learn-knows-louis = Ludwik przynosi koronę
louis-learn-knows-cost = Przewaga kosztuje znaczniki
louis-learn-knows-lay = Misja za dwa żetony
louis-learn-knows-pays = Misja działa w każdej rundzie
louis-learn-knows-end = Resztki zmieniają się w herby

## The first game: steps

louis-learn-goal-title = O co chodzi w grze
louis-learn-goal-say = Grasz niebieskimi na dworze Króla Słońce. Gra trwa cztery rundy. Każda wyłożona misja to 5 punktów, każdy herb to 1 punkt. Kto ma najwięcej punktów, wygrywa.

louis-learn-court-title = Co dają i czego chcą
louis-learn-court-say = Każda osobistość daje to, co widać na białej tabliczce w prawym dolnym rogu. Kafelki od 1 do 4 dają żetony, 5 i 9 korony, pozostałe herby, pieniądze, karty albo znaczniki. Dwa żetony opłacają misję.
louis-learn-court-say-2 = Kolorowa tabliczka w lewym dolnym rogu mówi, czego trzeba. Czerwona (9): liczy się tylko najwięcej znaczników. Żółta (2): kto ma najwięcej, dostaje za darmo, inni płacą. Niebieska (10): wystarczy podana liczba.

louis-learn-chain-title = Znaczniki skaczą
louis-learn-chain-say = Karta kładzie do trzech znaczników u swojej osobistości. Część może przeskoczyć po brązowej ścieżce, jeśli jeden zostanie. Spróbuj: karta { louis-card-3 }, dwa razy jej kafelek, potem { louis-short-9 }.
louis-learn-chain-say-2 = Stąd żadna ścieżka nie prowadzi na kafelek { louis-short-9 }. Na kafelek { louis-short-10 } tak: niech trzeci znacznik tam przeskoczy. Potem „{ louis-button-play }”.
louis-learn-chain-other = W prawdziwej grze wolno. Tutaj dwa znaczniki zostają ({ louis-short-3 }), a trzeci przeskakuje ({ louis-short-10 }).

louis-learn-turenne-title = Trzy wystarczą
louis-learn-turenne-say = { louis-short-10 } ma na niebieskiej tabliczce 3: za trzy znaczniki dostaniesz dwa herby. Zagraj jego kartę, dwa znaczniki zostają. Trzeci skacze na kafelek { louis-short-9 } albo { louis-short-3 }.
louis-learn-turenne-other = W prawdziwej grze wolno. Tutaj dwa kolejne znaczniki ({ louis-short-10 }) razem z tym, który tam przeskoczył, dają trzy.

louis-learn-two-aims-title = Jedna karta, dwa cele
louis-learn-two-aims-say = { louis-short-2 }: już jeden znacznik pozwala kupić. Zagraj tę kartę: jeden znacznik zostaje, dwa skaczą na kafelek { louis-short-3 }. Stoi tam Ludwik, złote słońce, i przynosi więcej.
louis-learn-two-aims-other = W prawdziwej grze wolno. Tutaj jeden znacznik tu ({ louis-short-2 }), dwa tam ({ louis-short-3 }): jednym kupisz, pozostałymi wygrasz.

louis-learn-fetch-title = Znaczniki z powrotem
louis-learn-fetch-say = Zagrywasz wszystkie karty oprócz ostatniej. Twoje znaczniki: { $own }, własne + wspólne. Karty kładą tylko własne, ale mogą zabrać ze wspólnych: { louis-card-6 } trzy, { louis-card-joker } dwa.
louis-learn-fetch-other = W prawdziwej grze wolno. Ale własnych znaczników zostało mało, więc teraz kilka zabierz.

louis-learn-buy-title = Przewaga za darmo, reszta płaci
louis-learn-buy-say = Teraz rozliczane są kafelki od 1 do 12, a znaczniki z nich schodzą. { louis-short-2 }: żółty miał najwięcej i wziął dokument za darmo. Masz tam znacznik, więc możesz kupić za 3 luidory: „{ louis-verb-buy }”.
louis-learn-buy-other = W prawdziwej grze możesz zachować pieniądze. Tutaj dokument się przyda: dwa żetony opłacają misję.

louis-learn-louis-title = Gdzie stoi Ludwik
louis-learn-louis-say = { louis-short-3 }: stał tu Ludwik, a najwięcej znaczników było twoich. Masz jej pierścień i do tego koronę. Żółty, sam na drugim miejscu, dostał pierścień za darmo. Korona zastępuje każdy żeton.

louis-learn-others-title = Wszystko albo nic, albo dosyć
louis-learn-others-say = Te kafelki są już rozliczone, a znaczniki z nich zeszły. { louis-short-9 } chciała pierwszego miejsca: koronę dostał żółty. { louis-short-10 } chciał trzech znaczników: twoje wystarczyły na dwa herby, które widzisz tylko ty.

louis-learn-cost-title = Ile kosztuje pierwsze miejsce
louis-learn-cost-say = Znaczniki z pierwszego miejsca idą do wspólnego zasobu. Wszystkie inne wróciły do ciebie: masz { $own }. A zdobyte kafelki się odwróciły: ta sama nagroda, inny warunek.

louis-learn-lay-title = Wyłóż misję: 5 punktów
louis-learn-lay-say = Za dwa żetony wyłożysz misję; korona zastąpi brakujący. Dotknij misji, zapłać i naciśnij „{ louis-button-lay-mission }”. Wolisz co rundę herb czy luidora?
louis-learn-lay-other = Możesz zakończyć turę, ale wtedy zachowasz jeden żeton, a każdy inny da tylko jeden herb. Misja to 5 punktów.

louis-learn-draw-title = Od razu nowa misja
louis-learn-draw-say = Dobierz nową misję z dowolnego stosu. Jasnoniebieskie łatwo opłacić. Ciemnoniebieskie chcą dwóch jednakowych żetonów i dają najwięcej. Kto ma czym zapłacić, może wyłożyć kolejną.
louis-learn-draw-other = Najpierw wybierz jeden z trzech stosów.

louis-learn-pays-title = Misja działa
louis-learn-pays-say = Żółty zachował jeden żeton, dwa zmieniły się w herby. Runda 2: wszyscy dostali pieniądze, Ludwik się przeniósł, zaczyna żółty. Twoja misja działa odtąd w każdej rundzie. Dotknij jej i użyj.
louis-learn-pays-other = W prawdziwej grze możesz z niej zrezygnować. Ale nic nie kosztuje: użyj jej.

louis-learn-end-title = Jak to się kończy
louis-learn-end-say = Po rundzie 4 resztki zmieniają się w herby: karty, żetony, znaczniki na kafelkach, każde 3 luidory. Potem porównuje się każdy z sześciu rodzajów herbów: kto ma najwięcej herbów danego rodzaju, dostaje jeszcze jeden.

louis-learn-own-title = Twoja własna karta
louis-learn-own-say = Teraz graj, co chcesz. Ludwik stoi na kafelku { $tile }: wygraj tam albo idź tam, gdzie jeden znacznik pozwala kupić lub kilka wystarcza. Żarówka podpowie.

louis-learn-on-title = Graj dalej
louis-learn-on-say = Masz { $me ->
     [one] { $me } punkt
     [few] { $me } punkty
     [many] { $me } punktów
    *[other] { $me } punktu
} i znasz grę. Wygrywaj tam, gdzie stoi Ludwik, kupuj tam, gdzie wystarczy jeden znacznik, i wcześnie wykładaj misje. W książce są zasady, żarówka podpowiada. Powodzenia!

## Figures

louis-figure-court = Dwór przed pierwszą kartą. Ludwik, złote słońce, składa wizytę: { louis-short-3 } (3).
louis-figure-chain = Niebieski zagrywa kartę { louis-card-3 }: dwa znaczniki zostają, jeden przeskakuje ({ louis-short-10 }).
louis-figure-path = Wolno z kartą { louis-card-1 }: dalej na kafelek { louis-short-2 } i stamtąd na kafelek { louis-short-3 }; za każdym razem jeden znacznik zostaje.
louis-figure-two-ways = Nie wolno z kartą { louis-card-2 }: stąd na kafelki { louis-short-1 } oraz { louis-short-3 }, w dwóch kierunkach.
louis-figure-before-evaluation = Przed rozliczeniem. { louis-short-2 } (2): żółty ma najwięcej, niebieski i czerwony mogą kupić. { louis-short-3 } (3): niebieski jest pierwszy przy Ludwiku. { louis-short-10 } (10): niebieski ma trzy znaczniki.
louis-figure-money-tile = { louis-short-2 }, cena 3: żółty ma najwięcej, dwa znaczniki.
louis-figure-kings-side = Kafelki 2 i 3 są rozliczone i odwrócone: oba żądają teraz pierwszego miejsca. Ludwik odszedł.
louis-figure-turned = Po rozliczeniu. Co zdobyto, to się odwróciło; dwa żółte znaczniki ({ louis-short-5 }, 5) czekają na następną rundę.
louis-figure-mission-piles = Trzy stosy misji. Kolor pokazują też kropki: jedna jasnoniebieskie, dwie niebieskie, trzy ciemnoniebieskie.
louis-figure-stays = { louis-short-8 } (8) położyła dwa żółte znaczniki na kafelku { louis-short-5 } (5), który był już rozliczony. Zostają tam.
louis-figure-neutral = Gra dwuosobowa: dwa neutralne znaczniki przy Ludwiku i po dwa u każdej odkrytej osobistości.

## Legend: the bar

louis-legend-round = Runda 1 z 4
louis-legend-round-means = Gra ma cztery rundy. Każda ma cztery fazy; ta, która trwa, jest wyróżniona.
louis-legend-start = Pierwszy gracz
louis-legend-start-means = Zaczyna każdą fazę tej rundy. W następnej rundzie jest nim kolejny gracz zgodnie z ruchem wskazówek zegara.
louis-legend-visit = Wizyta Ludwika
louis-legend-visit-means = Na tym kafelku jest w tej rundzie Ludwik. Pierwszy dostaje tu też koronę, a jedyny drugi żeton za darmo.
louis-legend-deck = { louis-fact-deck }
louis-legend-deck-means = Karty wpływów w talii: po dwie każdej osobistości i sześć dżokerów.
louis-legend-plots = { louis-fact-plots }
louis-legend-plots-means = Karty intryg w talii: po jednej każdej osobistości.
louis-legend-pile = { louis-fact-pile }
louis-legend-pile-means = Herby, które zostały w zakrytym stosie. Każdy to 1 punkt.
louis-legend-piles = { louis-fact-mission-piles }
louis-legend-piles-means = Misje, które zostały w stosach: jasnoniebieskie + niebieskie + ciemnoniebieskie.

## Legend: the court

louis-legend-number = Czerwony krążek: numer kafelka
louis-legend-number-means = Numer osobistości. W tej kolejności rozlicza się kafelki, od 1 do 12.
louis-legend-money = Żółta tabliczka: { louis-condition-money }
louis-legend-money-means = Pieniądze: kto ma najwięcej znaczników, dostaje nagrodę za darmo. Każdy inny, kto ma tu znacznik, może ją kupić za tę cenę.
louis-legend-first = Czerwona tabliczka: { louis-condition-first_place }
louis-legend-first-means = 1. miejsce: nagrodę dostaje tylko ten, kto sam ma najwięcej znaczników. Przy remisie nikt.
louis-legend-enough = Niebieska tabliczka: { louis-condition-markers }
louis-legend-enough-means = Znaczniki wpływów: nagrodę dostaje każdy, kto ma tu co najmniej tyle znaczników.
louis-legend-reward = Biała tabliczka: nagroda
louis-legend-reward-means = Nagroda: żeton, herby, luidory, karta albo znaczniki. Po obu stronach kafelka jest taka sama.
louis-legend-discs = Znaczniki jako nagroda
louis-legend-discs-means = Tyle znaczników możesz położyć ze wspólnego zasobu. Ostatni, który daje { louis-short-8 }, wraca do własnego zasobu.
louis-legend-sun = Ludwik na kafelku
louis-legend-sun-means = Ludwik. Stoi na jednym z kafelków od 1 do 4, dopóki ten nie zostanie rozliczony.
louis-legend-paths = Brązowe ścieżki
louis-legend-paths-means = Po tych ścieżkach znaczniki skaczą z kafelka na kafelek.
louis-legend-markers = Znaczniki na kafelku
louis-legend-markers-means = Ile znaczników ma tu gracz. Każdy gracz ma swój kolor i kształt.
louis-legend-garden = Żetony w ogrodzie
louis-legend-garden-means = Pozostałe żetony tego rodzaju. Leżą obok kafelka, który je daje.
louis-legend-bank = { louis-name-bank }
louis-legend-bank-means = Luidory, których nikt nie ma.
louis-legend-centre = { louis-name-played }
louis-legend-centre-means = Ostatnio zagrana karta wpływów i liczba kart zagranych w tej rundzie. Każdy może je przejrzeć.

## Legend: beside a name

louis-legend-own = { louis-fact-markers }
louis-legend-own-means = Twój własny zasób + twój wspólny zasób. Karty kładą tylko znaczniki z własnego; ze wspólnego trzeba je najpierw zabrać.
louis-legend-purse = { louis-fact-louisdor }
louis-legend-purse-means = Kupuje się za nie nagrody. Na końcu każde 3 zmieniają się w herb.
louis-legend-arms = { louis-fact-arms }
louis-legend-arms-means = Każdy to 1 punkt. Jakiego są rodzaju, widzi tylko właściciel.
louis-legend-hand = { louis-fact-influence }
louis-legend-hand-means = Na ręce. W każdej turze zagrywa się jedną; ostatnią się oddaje bez zagrania.
louis-legend-intrigues = { louis-fact-intrigue }
louis-legend-intrigues-means = Na ręce. Każda, która zostanie na końcu, zmienia się w herb.
louis-legend-missions = { louis-fact-missions }
louis-legend-missions-means = Liczą się tylko wyłożone, każda po 5 punktów.
louis-legend-chips = Żetony misji
louis-legend-chips-means = Dwa opłacają misję. Po swojej turze misji zachowujesz najwyżej jeden.

## Legend: your own things

louis-legend-card = Karta wpływów
louis-legend-card-means = Połóż do trzech znaczników, pierwszy u tej osobistości. Albo zabierz do trzech.
louis-legend-joker = { louis-card-joker }
louis-legend-joker-means = Połóż jeden znacznik na dowolny kafelek, drugi tam lub obok. Albo zabierz do dwóch.
louis-legend-intrigue = Karta intrygi
louis-legend-intrigue-means = Zagrywa się ją tuż przed rozliczeniem tej osobistości: jeden znacznik ze wspólnego zasobu albo do dwóch własnych.
louis-legend-mission = Misja na ręce
louis-legend-mission-means = Znak mówi, co robi, a dwa żetony, ile kosztuje. „{ louis-mission-ready }”: masz czym zapłacić.
louis-legend-any = { louis-chip-any }
louis-legend-any-means = Znak zapytania: zapłacisz jakimkolwiek żetonem.
louis-legend-laid = { louis-kind-laid }
louis-legend-laid-means = Warta 5 punktów. Działa w każdej rundzie; blada została już użyta w tej rundzie.
louis-legend-crown = { louis-chip-crown }
louis-legend-crown-means = Przy wykładaniu misji zastępuje każdy żeton. Dają ją { louis-short-5 }, { louis-short-9 } i pierwsze miejsce przy Ludwiku.
louis-legend-orb = { louis-chip-orb }
louis-legend-orb-means = Ten żeton daje { louis-person-1 } (1).
louis-legend-helmet = { louis-chip-helmet }
louis-legend-helmet-means = Ten żeton daje { louis-person-4 } (4).
louis-legend-ring = { louis-chip-ring }
louis-legend-ring-means = Ten żeton daje { louis-person-3 } (3).
louis-legend-document = { louis-chip-document }
louis-legend-document-means = Ten żeton daje { louis-person-2 } (2).
louis-legend-arms-1 = { louis-arms-1 }
louis-legend-arms-1-means = Jeden z sześciu rodzajów herbów. Kto na końcu ma najwięcej herbów jednego rodzaju, dostaje jeszcze jeden.
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
louis-legend-phase-supply-means = Każdy dostaje pieniądze, Ludwik idzie na kafelek, używa się wyłożonych misji i każdy dostaje pięć kart wpływów.
louis-legend-phase-influence = { louis-phase-influence }
louis-legend-phase-influence-means = Po kolei każdy zagrywa jedną kartę wpływów, aż zostanie ostatnia: kładzie znaczniki albo kilka zabiera.
louis-legend-phase-evaluation = { louis-phase-evaluation }
louis-legend-phase-evaluation-means = Rozlicza się kafelki od 1 do 12. Kolorowa tabliczka mówi, kto dostaje nagrodę.
louis-legend-phase-missions = { louis-phase-missions }
louis-legend-phase-missions-means = Po kolei każdy może wykładać misje, każdą za dwa żetony. Potem zostaje jeden żeton, inne zmieniają się w herby.
louis-legend-ask-buy = Kupić?
louis-legend-ask-buy-means = Nie masz tu przewagi, ale masz znacznik. Za podaną cenę też dostaniesz nagrodę; znaczniki wracają do ciebie tak czy inaczej.
louis-legend-ask-intrigue = Intryga?
louis-legend-ask-intrigue-means = Przed każdym kafelkiem pytani są wszyscy, którzy mają jakąkolwiek kartę intrygi. Dzięki temu pytanie niczego nie zdradza.
louis-legend-ask-first = Samodzielne pierwsze miejsce?
louis-legend-ask-first-means = Dzielisz pierwsze miejsce i masz misję „{ louis-effect-once_first }”: raz na rundę możesz taki remis rozstrzygnąć dla siebie.
louis-legend-ask-put = Znaczniki z nagrody
louis-legend-ask-put-means = Ta nagroda kładzie znaczniki. Na kafelku już rozliczonym zostają na następną rundę.
louis-legend-ask-back = Jeden znacznik z powrotem
louis-legend-ask-back-means = Ta nagroda daje też jeden znacznik ze wspólnego zasobu do własnego.
louis-legend-ask-use = Wyłożone misje
louis-legend-ask-use-means = Każdej swojej wyłożonej misji tej fazy możesz użyć raz w rundzie.
louis-legend-ask-start = Misje przed kartami
louis-legend-ask-start-means = Niektóre misje kładą znacznik na swój kafelek jeszcze przed pierwszą kartą: ze wspólnego zasobu albo z własnego.
louis-legend-ask-finish = Znacznik po kartach
louis-legend-ask-finish-means = Twoja misja kładzie jeden znacznik na dowolny kafelek, po wszystkich kartach i przed rozliczeniem.
louis-legend-ask-four = Cztery znaczniki
louis-legend-ask-four-means = Ta karta jest dżokerem na cztery znaczniki: zaczynasz na dowolnym kafelku i skaczesz do trzech razy albo zabierasz do czterech.
louis-legend-ask-pile = Który stos?
louis-legend-ask-pile-means = Jasnoniebieskie: jeden określony żeton i jeden dowolny. Niebieskie: dwa różne. Ciemnoniebieskie: dwa jednakowe i najsilniejsze efekty.
louis-legend-ask-keep = Który żeton zostaje?
louis-legend-ask-keep-means = Jeden żeton zostaje na następną rundę. Każdy z pozostałych zmienia się w herb.
louis-legend-ask-swap = Wymiana misji
louis-legend-ask-swap-means = Jedną lub dwie misje z ręki możesz odłożyć pod ich stosy i dobrać tyle samo z dowolnych.
louis-legend-flipped = Kafelek się odwraca
louis-legend-flipped-means = Ktoś go zdobył. Druga strona daje tę samą nagrodę za inny warunek.
louis-legend-to-general = Znaczniki do wspólnego zasobu
louis-legend-to-general-means = Znaczniki z pierwszego miejsca idą do wspólnego zasobu. Zanim znów je położysz, musisz je stamtąd zabrać kartą.
louis-legend-neutral = Gracz neutralny
louis-legend-neutral-means = W grze dwuosobowej neutralne znaczniki liczą się przy pierwszych miejscach jak znaczniki trzeciego gracza; same nigdy nic nie dostają.
louis-legend-exchanged = Koniec
louis-legend-exchanged-means = Karty wpływów, karty intryg, żetony, znaczniki na kafelkach i każde 3 luidory zmieniają się w herby.
