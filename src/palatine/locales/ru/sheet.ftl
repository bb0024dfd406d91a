# Листы подсчёта для настоящего стола, общие для всех игр

sheet-points = Очки
sheet-nothing-yet = Пока ничего не записано
sheet-wins = Победа: { $name }
sheet-leads = Пока впереди { $name }
sheet-shared-wins = Общая победа: { $names }
sheet-shared-leads = Пока поровну: { $names }
sheet-each = { $points ->
    [one] По { $points } очку у каждого.
    [few] По { $points } очка у каждого.
   *[other] По { $points } очков у каждого.
}
sheet-ahead = { $points ->
    [one] { $points } очко, на { $ahead } больше, чем { $name }.
    [few] { $points } очка, на { $ahead } больше, чем { $name }.
   *[other] { $points } очков, на { $ahead } больше, чем { $name }.
}
sheet-ahead-by = { $points ->
    [one] { $points } очко, на { $ahead } больше, чем { $name }. Что решило: { $line }, { $own } против { $other }.
    [few] { $points } очка, на { $ahead } больше, чем { $name }. Что решило: { $line }, { $own } против { $other }.
   *[other] { $points } очков, на { $ahead } больше, чем { $name }. Что решило: { $line }, { $own } против { $other }.
}
sheet-equal = { $points ->
    [one] { $points } очко, столько же, сколько { $name }.
    [few] { $points } очка, столько же, сколько { $name }.
   *[other] { $points } очков, столько же, сколько { $name }.
}
sheet-solo = { $points ->
    [one] { $seat }: { $points } очко. { $rank }
    [few] { $seat }: { $points } очка. { $rank }
   *[other] { $seat }: { $points } очков. { $rank }
}
sheet-solo-points = { $points ->
    [one] { $seat }: { $points } очко
    [few] { $seat }: { $points } очка
   *[other] { $seat }: { $points } очков
}
sheet-tied = { $points ->
    [one] Поровну: { $seats }, у каждого { $points } очко.
    [few] Поровну: { $seats }, у каждого { $points } очка.
   *[other] Поровну: { $seats }, у каждого { $points } очков.
}
sheet-missing = Ещё не хватает:
sheet-both = { $one } { $other }

## What is wrong with a document

sheet-wrong = { $text }
sheet-wrong-text = { $where }: не больше { $most } знаков в одной строке.
sheet-wrong-twice = { $where }: один и тот же игрок дважды.
sheet-wrong-link = В этой ссылке нет листа подсчёта или есть только его часть.
sheet-place-name = Имя игрока { $number }
sheet-place-document = Лист подсчёта
sheet-place-game = Игра
sheet-place-players = Игроки
sheet-place-options = Варианты
sheet-place-date = Дата
sheet-place-way = Способ подсчёта
