# Tabele punktowe dla prawdziwego stołu, wspólne dla wszystkich gier

sheet-points = Punkty
sheet-nothing-yet = Jeszcze nic nie wpisano
sheet-wins = Wygrywa { $name }
sheet-leads = Na razie prowadzi { $name }
sheet-shared-wins = Wspólne zwycięstwo: { $names }
sheet-shared-leads = Na razie remis: { $names }
sheet-each = { $points ->
    [one] Każdy ma { $points } punkt.
    [few] Każdy ma { $points } punkty.
   *[other] Każdy ma { $points } punktów.
}
sheet-ahead = { $points ->
    [one] { $points } punkt, o { $ahead } więcej niż { $name }.
    [few] { $points } punkty, o { $ahead } więcej niż { $name }.
   *[other] { $points } punktów, o { $ahead } więcej niż { $name }.
}
sheet-ahead-by = { $points ->
    [one] { $points } punkt, o { $ahead } więcej niż { $name }. Co zadecydowało: { $line }, { $own } do { $other }.
    [few] { $points } punkty, o { $ahead } więcej niż { $name }. Co zadecydowało: { $line }, { $own } do { $other }.
   *[other] { $points } punktów, o { $ahead } więcej niż { $name }. Co zadecydowało: { $line }, { $own } do { $other }.
}
sheet-equal = { $points ->
    [one] { $points } punkt, tyle samo co { $name }.
    [few] { $points } punkty, tyle samo co { $name }.
   *[other] { $points } punktów, tyle samo co { $name }.
}
sheet-solo = { $points ->
    [one] { $seat }: { $points } punkt. { $rank }
    [few] { $seat }: { $points } punkty. { $rank }
   *[other] { $seat }: { $points } punktów. { $rank }
}
sheet-solo-points = { $points ->
    [one] { $seat }: { $points } punkt
    [few] { $seat }: { $points } punkty
   *[other] { $seat }: { $points } punktów
}
sheet-tied = { $points ->
    [one] Po równo mają { $seats }: każdy { $points } punkt.
    [few] Po równo mają { $seats }: każdy { $points } punkty.
   *[other] Po równo mają { $seats }: każdy { $points } punktów.
}
sheet-missing = Jeszcze brakuje:
sheet-both = { $one } { $other }

## What is wrong with a document

sheet-wrong = { $text }
sheet-wrong-text = { $where }: najwyżej { $most } znaków w jednym wierszu.
sheet-wrong-twice = { $where }: ten sam gracz dwa razy.
sheet-wrong-link = Ten link nie zawiera tabeli punktowej albo zawiera tylko jej część.
sheet-place-name = Imię gracza { $number }
sheet-place-document = Tabela punktowa
sheet-place-game = Gra
sheet-place-players = Gracze
sheet-place-options = Opcje
sheet-place-date = Data
sheet-place-way = Sposób liczenia
