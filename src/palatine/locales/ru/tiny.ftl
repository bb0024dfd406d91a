# Tiny, игра-образец (games/_template).

tiny-title = Tiny
tiny-about = Тайно выбранные карты дают право ставить знамёна: располагайте свои рядом на маленьком дворе.
tiny-weight = легко освоить
tiny-score = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}

tiny-option-court = Двор
tiny-option-court-small = малый, 3 × 3
tiny-option-court-large = большой, 4 × 4
tiny-option-cancel = Равные карты сокращаются

tiny-ask-draw = Берётся карта.
tiny-ask-choose = Тайно выберите карту.
tiny-ask-place = Поставьте знамя или пасуйте.

tiny-touch-card = карта { $value }
tiny-touch-cell = клетка { $cell }
tiny-touch-pass = пас

tiny-act-play = Сыграть карту { $value }.
tiny-act-banner = Поставить знамя на { $cell }.
tiny-act-pass = Больше не ставить знамён.

tiny-why-other-question = Не сейчас: вопрос о другом.
tiny-why-not-in-hand = У вас нет карты { $value }.
tiny-why-outside = Эта клетка не входит во двор.
tiny-why-taken = Там уже стоит знамя.
tiny-why-alone = Знамя должно стоять рядом с другим.

tiny-event-round = Начинается раунд { $round }.
tiny-event-drew = { $seat } берёт карту.
tiny-event-got = { $seat } получает карту { $value }.
tiny-event-played = { $seat } играет карту { $value }.
tiny-event-won = { $seat } выигрывает раунд.
tiny-event-nobody = Карты сократились: раунд не выигрывает никто.
tiny-event-banner = { $seat } ставит знамя на { $cell }.
tiny-event-passed = { $seat } пасует.
tiny-event-end = Игра окончена; все открывают карты.

tiny-points-banners = знамёна
tiny-points-pairs = пары знамён
tiny-tie-cards = решили карты на руке

tiny-fact-cards = карты на руке
tiny-fact-round = раунд
tiny-fact-deck = карты в колоде
tiny-tray-hand = Ваши карты

tiny-sheet-step-banners = знамёна
tiny-sheet-step-pairs = пары
tiny-sheet-step-left = карты
tiny-sheet-left = сумма карт, оставшихся в руке
tiny-sheet-lacks = { $seat }: { $what }
tiny-sheet-tie = Поровну: { $seats }; решают оставшиеся карты: { $numbers }.
tiny-sheet-pairs = { $where }: у игрока { $seat } есть пары, но нет ни одного знамени (X-09).
