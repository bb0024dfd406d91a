# Слова подсказок и разборов.

bots-points-later = ещё впереди
bots-decimal = { "," }
bots-hint-head = Совет, { $seat }: отсюда на пробу { $count ->
        [one] доиграна { $count } партия
        [few] доиграны { $count } партии
       *[other] доиграно { $count } партий
    }.
bots-hint-basis = Отсюда на пробу { $count ->
        [one] доиграна { $count } партия
        [few] доиграны { $count } партии
       *[other] доиграно { $count } партий
    }.
bots-hint-nothing = Здесь никто ничего не решает.
bots-hint-over = Партия окончена.
bots-hint-option = { $place }. { $action } [{ $text }]
bots-hint-expected = Ожидается очков: { $total }, отрыв { $margin }.
bots-hint-less = Отрыв меньше, чем с первым, на { $points }.
bots-hint-less-why = Отрыв меньше, чем с первым, на { $points }. С первым: { $why }
bots-hint-unseen = Подробнее не рассмотрено.
bots-hint-only = Больше ничего сделать нельзя.
bots-help-seat = для этого места, считая с 1; иначе для того, чей ход
bots-help-rollouts = сколько партий доигрывать на пробу
bots-help-ladder = уровни от слабейшего, каждый со следующим
bots-help-every-pair = каждый уровень с каждым
bots-help-store = хранить сыгранные партии в этом файле и продолжать с его конца
bots-help-ray = играть на кластере Ray: его адрес или тот, который Ray найдёт (нужен palatine[ray])
bots-help-pair = отдельное число партий для одной пары лестницы
bots-column-against = против
bots-column-games = партии
bots-rating = { $name }: рейтинг { $mu } ± { $sigma }
bots-review-unfinished = Разобрать можно только оконченную партию.
bots-review-mistake = { $number }. { $seat }: «{ $action }» — потеряно очков: { $loss }; лучше было «{ $better }».
bots-review-summary = { $seat }: { $decisions ->
        [one] { $decisions } решение
        [few] { $decisions } решения
       *[other] { $decisions } решений
    }, потеряно очков: { $lost }, удача { $luck }, { $mistakes ->
        [0] ошибок нет
        [one] { $mistakes } ошибка
        [few] { $mistakes } ошибки
       *[other] { $mistakes } ошибок
    }.

## Почему один ход лучше другого

bots-reason-category-more = В конце ожидается, { $category }: на { $points } больше.
bots-reason-category-less = В конце ожидается, { $category }: на { $points } меньше.
bots-reason-rivals = Главное, меньше остаётся другим.
bots-reason-rivals-title = Что останется другим
bots-reason-later-title = С прицелом на следующие ходы
bots-reason-title = Путь получше
bots-reason-equal = Не хуже первого, насколько можно судить.
