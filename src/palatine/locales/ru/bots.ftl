# Слова подсказок и разборов.

bots-points-later = ещё впереди
bots-decimal = { "," }
bots-hint-head = { $seat }: что { $count ->
        [one] показал { $count } доигранный вариант
        [few] показали { $count } доигранных варианта
       *[other] показали { $count } доигранных вариантов
    }.
bots-hint-basis = Отсюда на пробу { $count ->
        [one] доиграна { $count } партия
        [few] доиграны { $count } партии
       *[other] доиграно { $count } партий
    }.
bots-hint-nothing = Здесь никто ничего не решает.
bots-hint-over = Партия окончена.
bots-hint-option = { $place }. { $action } [{ $text }]
bots-hint-expected = ожидается очков: { $total }, отрыв { $margin }
bots-hint-unseen = подробнее не рассмотрено
bots-hint-only = Больше ничего сделать нельзя.
bots-help-seat = для этого места, считая с 1; иначе для того, чей ход
bots-help-rollouts = сколько вариантов доигрывать
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
