# Слова подсказок и разборов.

bots-points-later = ещё впереди
bots-decimal = { "," }
bots-hint-head = Совет ({ $seat }): отсюда на пробу { $count ->
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
bots-hint-most = Из всего испробованного приносит больше всего.
bots-hint-less = Отрыв меньше, чем с первым, на { $points }.
bots-hint-less-why = Отрыв меньше, чем с первым, на { $points }. Чем лучше первый: { $why }
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

bots-reason-category-more = В конце принесёт на { $points } больше ({ $category }).
bots-reason-category-less = В конце принесёт на { $points } меньше ({ $category }).
bots-reason-later-more = За следующие ходы принесёт на { $points } больше.
bots-reason-later-less = За следующие ходы принесёт на { $points } меньше, но другие выгоды перевешивают.
bots-reason-rivals = Главное, меньше остаётся другим.
bots-reason-rivals-title = Что останется другим
bots-reason-later-title = С прицелом на следующие ходы
bots-reason-category-title = На кону: { $category }
bots-reason-title = Можно лучше
bots-reason-again = { $title }, снова
bots-reason-numbered = { $title } ({ $number })
bots-reason-equal = Не хуже первого, насколько можно судить.

## Разбор как статья

bots-review-headline = { $seat } побеждает с отрывом в { $points }
bots-review-headline-tie = { $seat } побеждает при равенстве очков
bots-review-headline-shared = Победу делят: { $seats }
bots-review-headline-alone = { $seat }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
bots-review-players = { $game }, игроков: { $count }.
bots-review-course-early = { $seat }: впереди почти с начала и до конца.
bots-review-course-middle = { $seat }: прочно впереди с середины партии ({ $when }).
bots-review-course-late = { $seat }: перелом только под конец ({ $when }).
bots-review-course-last = { $seat }: победа, которой до последнего хода не было видно.
bots-review-gave-most = Больше всех отдаёт { $seat }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    } (ходов: { $count }).
bots-review-gave-nothing = Никто не отдал ничего, что можно отличить от случая.
bots-review-luck-kind = Больше всего удачи: { $seat }, +{ $points }.
bots-review-luck-even = Удача распределилась поровну.
bots-review-curve = Ожидаемый отрыв каждого игрока
bots-review-points-curve = Очки каждого игрока
bots-review-lost = { $points ->
        [one] Отдано { $points } очко
        [few] Отдано { $points } очка
       *[other] Отдано { $points } очков
    }
bots-review-why = Лучший вариант: { $why }
bots-review-lead-title = Лидер меняется
bots-review-lead = { $seat }: отсюда ожидалась победа (отрыв { $lead }), и так осталось до конца.
bots-review-luck-title = Вмешался случай
bots-review-luck-gain = { $seat }: выпавшее перед этим дало { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    } ожидаемого отрыва. Никто не мог на это повлиять.
bots-review-luck-loss = { $seat }: выпавшее перед этим отняло { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    } ожидаемого отрыва. Никто не мог на это повлиять.
bots-review-take-nothing = Ходов: { $count }, и ничего не отдано сверх случайного.
bots-review-take-lost = Вы отдали { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    } (ходов: { $count } из { $of }).
bots-review-take-most = Сначала посмотрите сюда: «{ $title }», { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }.
bots-review-take-when = Больше всего здесь: { $when }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }.
