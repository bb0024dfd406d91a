# Przewodnik, strony objaśniające i zagadki: co mówią jednakowo o każdej grze.

learn-error-lesson = Tej lekcji nie można użyć: { $where }: { $problem }

## Co przewodnik mówi w każdej grze

learn-other-next = Najpierw to przeczytaj, potem naciśnij „{ learn-next }”.
learn-other-wait = Grają inni. Za chwilę twoja kolej.
learn-other-do = Najpierw zrób to, o co prosi ten krok.
learn-other-confirm = Najpierw naciśnij zielony przycisk.
learn-next = Dalej
learn-step-of = { $step } z { $of }
learn-lesson-step = Lekcja, krok { $step } z { $of }
learn-coach = Przewodnik
learn-show-me = Pokaż
learn-fold = Ukryj przewodnika
learn-unfold = Pokaż przewodnika
learn-step-back = Krok wstecz
learn-skip = Pomiń krok
learn-leave = Wyjdź
learn-first-game = Twoja pierwsza gra
learn-what-you-know = Co już wiesz
learn-just-so = Właśnie tak.
learn-own-turn = Twoja własna tura. Co da najwięcej?
learn-marked = Zaznaczono:
learn-follows = gra według lekcji
learn-end-title = Znasz już grę { $game }
learn-end-say = Jeśli chcesz, graj tę partię dalej od tego miejsca, { $count ->
     [1] przeciw Paziowi
    *[other] przeciw Paziom
}.
learn-play-on = Graj dalej z { $count ->
     [1] Paziem
    *[other] Paziami
}
learn-play-on-note = partia toczy się dalej; nie liczy się do rankingu
learn-puzzles = Dziesięć zagadek
learn-another = Inna gra
learn-lost-title = Poszło inaczej
learn-lost-say = Lekcja oczekuje tu czegoś innego. Cofnij się o krok albo graj dalej bez niej.
learn-on-without = Graj dalej bez lekcji
learn-not-rated = nie liczy się do rankingu

## Początek lekcji

learn-learn = Naucz się
learn-by-playing = Naucz się, grając
learn-played-here = Przy tym stole gracie
learn-try-it = Wypróbuj
learn-try-it-note = Ten krok pierwszej gry, przy stole
learn-never-played = Pierwszy raz?
learn-never-played-note = Przewodnik pokaże ci grę przy prawdziwym stole, krok po kroku.
learn-just-play = Po prostu graj
learn-go-on = Kontynuuj

## Jak grać, zasady, legenda

learn-how = Jak grać
learn-one-page = Jedna strona
learn-complete = Pełne
learn-legend = Legenda
learn-complete-rules = Pełne zasady
learn-print = Drukuj
learn-players = od { $least } do { $most } graczy
learn-minutes = od { $least } do { $most } minut
learn-reading = { $minutes ->
    [one] { $minutes } minuta czytania
    [few] { $minutes } minuty czytania
   *[other] { $minutes } minut czytania
}
learn-find = Szukaj w zasadach
learn-found-none = Nic nie znaleziono. Może tutaj:
learn-chapters = Rozdziały
learn-chapter = Rozdział
learn-in-chapter = W tym rozdziale
learn-rule = Zasada { $number }
learn-rule-copied = Adres tej zasady został skopiowany.
learn-copy = Kopiuj adres
learn-example = Przykład
learn-agreements = Ustalenia przy stole
learn-hints = Rady
learn-group-bar = Na pasku
learn-group-board = Na planszy
learn-group-seat = Przy graczach
learn-group-tray = Karty i elementy
learn-group-story = W przebiegu gry
learn-keep-open = Nie zamykaj
learn-explain = Zasady i legenda

# Puzzles: pages, answers, and the command that finds them.
learn-puzzle-title = Zagadki
learn-puzzle-about = Pozycje z rozegranych partii, każda z jedną najlepszą odpowiedzią. Nic się nie liczy, dopóki nie poprosisz o sprawdzenie, i nie gra się na czas.
learn-puzzle-all = Wszystkie zagadki
learn-puzzle-begin = Zacznij
learn-puzzle-go-on = Kontynuuj
learn-puzzle-done = Gotowe
learn-puzzle-streak = Dni z rzędu
learn-puzzle-puzzle = Zagadka
learn-puzzle-question = Pytanie
learn-puzzle-answers = Odpowiedzi
learn-puzzle-is-open = jeszcze nierozwiązana
learn-puzzle-is-solved = rozwiązana
learn-puzzle-is-shown = pokazana
learn-puzzle-note-turn = Graj zwykłymi przyciskami i cofaj, ile chcesz. Nic się nie liczy, dopóki nie poprosisz o sprawdzenie.
learn-puzzle-note-points = Wybierz jedną z zaznaczonych odpowiedzi. Liczą się punkty, które przyniesie od razu.
learn-puzzle-note-lead = Wybierz jedną z zaznaczonych odpowiedzi. Liczy się przewaga, której można oczekiwać na końcu gry.
learn-puzzle-best = Najlepsze odpowiedzi
learn-puzzle-restart = Od początku
learn-puzzle-again = Spróbuj ponownie
learn-puzzle-others = Spróbuj innych odpowiedzi
learn-puzzle-show = Pokaż
learn-puzzle-rule = Zasada
learn-puzzle-check-turn = Sprawdź moją turę
learn-puzzle-check-choice = Sprawdź moją odpowiedź
learn-puzzle-next = Następna zagadka
learn-puzzle-best-points = { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    } Lepiej się nie da.
learn-puzzle-best-points-letter = { $letter }: { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    } Lepiej się nie da.
learn-puzzle-best-lead-letter = { $letter } to najlepsza odpowiedź.
learn-puzzle-best-label = Poziom { $points }. Wyżej się nie da.
learn-puzzle-less-points = { $points ->
        [one] { $points } punkt,
        [few] { $points } punkty,
       *[many] { $points } punktów,
    } o { $less } mniej niż najlepsza odpowiedź.
learn-puzzle-less-points-letter = { $letter }: { $points ->
        [one] { $points } punkt,
        [few] { $points } punkty,
       *[many] { $points } punktów,
    } o { $less } mniej niż najlepsza odpowiedź.
learn-puzzle-less-lead-letter = Odpowiedź { $letter } jest gorsza od najlepszej o około { $less ->
        [one] { $less } punkt.
        [few] { $less } punkty.
       *[many] { $less } punktów.
    }
learn-puzzle-less-label = Poziom { $points }: da się o { $less } wyżej.
learn-puzzle-compared = W porównaniu z drugą najlepszą odpowiedzią: { $parts }.
learn-puzzle-short = W porównaniu z najlepszą odpowiedzią: { $parts }.
learn-puzzle-instead = { $name } { $mine } zamiast { $best }
learn-puzzle-first = najlepsza
learn-puzzle-you = Grasz jako { $seat }.
learn-puzzle-rivals = punkty innych
learn-puzzle-bad-file = Nie można odczytać zagadek gry { $game }: { $reason }
learn-puzzle-no-kinds = Gra { $game } nie mówi, jakie ma rodzaje zagadek (guide/puzzles.toml).
learn-puzzle-other-evaluator = { $file } powstał według innych zasad lub z inną oceną. Zapisz do innego pliku.
learn-puzzle-unknown = Nie ma zagadki { $name }.
learn-puzzle-found = { $count ->
        [one] { $count } zagadka
        [few] { $count } zagadki
       *[many] { $count } zagadek
    } w { $file }
learn-puzzle-checked = { $game }: { $count ->
        [one] sprawdzono { $count } zagadkę
        [few] sprawdzono { $count } zagadki
       *[many] sprawdzono { $count } zagadek
    }
learn-puzzle-renewed = Wszystkie są dobre. { $file } podaje teraz obecną ocenę.
learn-puzzle-unclear = żadna odpowiedź nie jest już wyraźnie najlepsza
learn-puzzle-other = najlepsza jest teraz inna odpowiedź
learn-help-records = zapisy do przejrzenia; bez nich partie botów między sobą
learn-help-puzzles-output = zapisz do tego pliku i kontynuuj, gdzie się kończy; zapisy trafiają do folderu o tej nazwie
learn-help-check = oceń zapisane zagadki ponownie, z większym budżetem
learn-help-keep = zachowaj w pliku tylko te zagadki, w tej kolejności
learn-help-kind = szukaj tylko tego rodzaju; można podać kilka razy
learn-help-games = liczba partii, które rozegrają boty, gdy nie ma zapisów
learn-help-runs = ile przeszukań jednej pozycji się porównuje

## Zagadki z analizy

learn-puzzle-review = { $seat } traci tu punkty. Co zrobisz?
learn-puzzle-review-short = Co zrobisz?
learn-puzzle-review-good = Tak samo dobre jak najlepszy znaleziony ruch.
learn-puzzle-review-best = Najlepszy znaleziony ruch.
learn-puzzle-review-less = { $less ->
        [one] O { $less } punkt
        [few] O { $less } punkty
       *[other] O { $less } punktów
    } mniej niż najlepszy znaleziony ruch.
