# Przewodnik, strony objaśniające i zadania: co mówią jednakowo o każdej grze.

learn-error-lesson = Tej lekcji nie można użyć: { $where }: { $problem }

## Co przewodnik mówi w każdej grze

learn-other-next = Najpierw to przeczytaj, potem naciśnij „{ learn-next }”.
learn-other-wait = Grają inni. Za chwilę twoja kolej.
learn-other-do = Ten krok najpierw czegoś od ciebie chce.
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
learn-end-say = Jeśli chcesz, graj tę partię dalej od tego miejsca, przeciw Paziowi.
learn-play-on = Graj dalej z Paziem
learn-play-on-note = partia toczy się dalej; nie liczy się do rankingu
learn-puzzles = Dziesięć zadań
learn-another = Inna gra
learn-lost-title = Poszło inaczej
learn-lost-say = Lekcja oczekuje tu czegoś innego. Cofnij się o krok albo graj dalej bez niej.
learn-on-without = Graj dalej bez lekcji
learn-not-rated = nie liczy się do rankingu

## Początek lekcji

learn-learn = Naucz się
learn-by-playing = Naucz się, grając
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
