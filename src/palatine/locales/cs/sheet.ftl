# Počítadla bodů pro skutečný stůl, pro všechny hry stejně

sheet-points = Body
sheet-nothing-yet = Zatím nic nezapsáno
sheet-wins = Vítězí { $name }
sheet-leads = Zatím vede { $name }
sheet-shared-wins = Sdílené vítězství: { $names }
sheet-shared-leads = Zatím vyrovnáno: { $names }
sheet-each = { $points ->
    [one] Každý má { $points } bod.
    [few] Každý má { $points } body.
   *[other] Každý má { $points } bodů.
}
sheet-ahead = { $points ->
    [one] { $points } bod, o { $ahead } víc než { $name }.
    [few] { $points } body, o { $ahead } víc než { $name }.
   *[other] { $points } bodů, o { $ahead } víc než { $name }.
}
sheet-ahead-by = { $points ->
    [one] { $points } bod, o { $ahead } víc než { $name }. Co rozhodlo: { $line }, { $own } proti { $other }.
    [few] { $points } body, o { $ahead } víc než { $name }. Co rozhodlo: { $line }, { $own } proti { $other }.
   *[other] { $points } bodů, o { $ahead } víc než { $name }. Co rozhodlo: { $line }, { $own } proti { $other }.
}
sheet-equal = { $points ->
    [one] { $points } bod, stejně jako { $name }.
    [few] { $points } body, stejně jako { $name }.
   *[other] { $points } bodů, stejně jako { $name }.
}
sheet-solo = { $points ->
    [one] { $seat }: { $points } bod. { $rank }
    [few] { $seat }: { $points } body. { $rank }
   *[other] { $seat }: { $points } bodů. { $rank }
}
sheet-solo-points = { $points ->
    [one] { $seat }: { $points } bod
    [few] { $seat }: { $points } body
   *[other] { $seat }: { $points } bodů
}
sheet-tied = { $points ->
    [one] Stejně mají { $seats }: každý { $points } bod.
    [few] Stejně mají { $seats }: každý { $points } body.
   *[other] Stejně mají { $seats }: každý { $points } bodů.
}
sheet-missing = Ještě chybí:
sheet-both = { $one } { $other }

## What is wrong with a document

sheet-wrong = { $text }
sheet-wrong-text = { $where }: nejvýše { $most } znaků na jednom řádku.
sheet-wrong-twice = { $where }: týž hráč dvakrát.
sheet-wrong-link = V tomto odkazu není bodovací tabulka, nebo je v něm jen její část.
sheet-place-name = Jméno hráče { $number }
sheet-place-document = Bodovací tabulka
sheet-place-game = Hra
sheet-place-players = Hráči
sheet-place-options = Volby
sheet-place-date = Datum
sheet-place-way = Způsob počítání
