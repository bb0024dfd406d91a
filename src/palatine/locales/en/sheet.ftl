# Score sheets for a real table, for all games alike

sheet-points = Points
sheet-nothing-yet = Nothing entered yet
sheet-wins = { $name } wins
sheet-leads = So far { $name } leads
sheet-shared-wins = Shared win: { $names }
sheet-shared-leads = So far equal: { $names }
sheet-each = { $points ->
    [one] { $points } point each.
   *[other] { $points } points each.
}
sheet-ahead = { $points ->
    [one] { $points } point, { $ahead } more than { $name }.
   *[other] { $points } points, { $ahead } more than { $name }.
}
sheet-ahead-by = { $points ->
    [one] { $points } point, { $ahead } more than { $name }. What decided: { $line }, { $own } against { $other }.
   *[other] { $points } points, { $ahead } more than { $name }. What decided: { $line }, { $own } against { $other }.
}
sheet-equal = { $points ->
    [one] { $points } point, as many as { $name }.
   *[other] { $points } points, as many as { $name }.
}
sheet-solo = { $points ->
    [one] { $seat }: { $points } point. { $rank }
   *[other] { $seat }: { $points } points. { $rank }
}
sheet-solo-points = { $points ->
    [one] { $seat }: { $points } point
   *[other] { $seat }: { $points } points
}
sheet-tied = { $points ->
    [one] { $seats } have { $points } point each.
   *[other] { $seats } have { $points } points each.
}
sheet-missing = Still missing:
sheet-both = { $one } { $other }

## What is wrong with a document

sheet-wrong = { $text }
sheet-wrong-text = { $where }: at most { $most } characters, in one line.
sheet-wrong-twice = { $where }: the same player is named twice.
sheet-wrong-link = This link holds no score sheet, or only a part of one.
sheet-place-name = Name of player { $number }
sheet-place-document = The score sheet
sheet-place-game = The game
sheet-place-players = The players
sheet-place-options = The options
sheet-place-date = The date
sheet-place-way = The way of counting
