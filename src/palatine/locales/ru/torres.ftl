# Торрес

torres-title = Торрес
torres-about = Стройте замки и ведите рыцарей на башни. Чем шире и выше, тем выгоднее.
torres-weight = легко освоить
torres-style-towers = Башни
torres-style-plan = План

## Параметры

torres-option-variant = Версия
torres-option-variant-basic = Базовая игра
torres-option-variant-own_deck = Личные колоды
torres-option-variant-master = Мастерская версия
torres-option-doors = Проход через замок
torres-option-doors-monotone = Внутри не вверх
torres-option-doors-castle_wide = Внутри свободно
torres-option-doors-single_floor = Один этаж
torres-option-master = Карта мастера
torres-option-master-drawn = Случайная
torres-option-master-M-01 = { torres-master-all_levels_different }
torres-option-master-M-02 = { torres-master-all_same_level }
torres-option-master-M-03 = { torres-master-all_in_line }
torres-option-master-M-04 = { torres-master-four_form_square }
torres-option-master-M-05 = { torres-master-border }
torres-option-master-M-06 = { torres-master-exact_castles }
torres-option-master-M-07 = { torres-master-main_diagonals }
torres-option-master-M-08 = { torres-master-all_adjacent }
torres-option-majority = Большинство на краях и диагоналях
torres-option-majority-overall = На всех вместе
torres-option-majority-per_edge = На каждом отдельно
torres-option-variant-basic-says = Все берут карты из одной общей колоды.
torres-option-variant-own_deck-says = У каждого десять своих карт; покупая, выбирают одну из трёх.
torres-option-variant-master-says = У каждого с самого начала все десять карт; одна карта мастера даёт дополнительные очки.
torres-option-doors-monotone-says = Внутри замка рыцарь идёт по тому же уровню или вниз и никогда снова вверх.
torres-option-doors-castle_wide-says = Внутри вверх и вниз как угодно; наружу не выше, чем внутрь.
torres-option-doors-single_floor-says = Путь внутри от двери до двери идёт по одному этажу.
torres-option-master-drawn-says = Карта вытягивается в начале игры.
torres-option-majority-overall-says = Все края или обе диагонали считаются вместе.
torres-option-majority-per_edge-says = Каждый край или каждая диагональ считается отдельно.

## Вопросы

torres-ask-castle = Поставьте начальный замок.
torres-ask-place = Поставьте первого рыцаря на свободный замок.
torres-ask-king = Поставьте короля на свободный замок.
torres-ask-turn = Потратьте очки действий или завершите ход.
torres-ask-stack = Выберите стопку на этот ход.
torres-ask-under_stack = Выберите стопку, из которой взять блок.
torres-ask-use = Выберите стопку, которую расходует этот ход.
torres-ask-spread = Распределите неиспользованные блоки по стопкам.
torres-ask-keep = Оставьте себе одну из карт.
torres-ask-back = Верните остальные карты наверх или под низ колоды.
torres-ask-card = Выберите, где применить карту.
torres-ask-card-move_block = Выберите блок для переноса.
torres-ask-drop = Выберите, куда поставить блок.
torres-ask-move_king = Можете переместить короля на свободную клетку замка.

## Карты

torres-card-leap_two = Большой прыжок
torres-card-block_under_knight = Блок под рыцаря
torres-card-extra_block = Дополнительный блок
torres-card-climb_inside = Внутренняя лестница
torres-card-diagonal = Ход по диагонали
torres-card-six_ap = 6 очков действий
torres-card-seven_ap = 7 очков действий
torres-card-move_block = Перенос блока
torres-card-redeploy = Переброска рыцаря
torres-card-vault = Прыжок через рыцаря
torres-note-leap_two = Ваш рыцарь поднимается на соседнюю клетку на один или два уровня выше.
torres-note-block_under_knight = Блок из любой вашей стопки ставится под одного из ваших рыцарей.
torres-note-extra_block = Поставьте ещё один блок, из общего запаса.
torres-note-climb_inside = Ваш рыцарь у двери выходит из любой другой двери того же замка, на любой высоте.
torres-note-diagonal = Ваш рыцарь идёт на одну клетку по диагонали, не более чем на один уровень вверх.
torres-note-six_ap = В этот ход у вас 6 очков действий вместо 5.
torres-note-seven_ap = В этот ход у вас 7 очков действий вместо 5.
torres-note-move_block = Перенесите свободный верхний блок на свободную клетку; замки не распадаются, и их не меньше шести.
torres-note-redeploy = Ваш рыцарь переходит туда, куда можно выставить нового.
torres-note-vault = Ваш рыцарь прыгает прямо через соседнего рыцаря, не более чем на один уровень вверх.
torres-master-all_levels_different = Разные уровни
torres-master-all_same_level = Один уровень
torres-master-all_in_line = В одну линию
torres-master-four_form_square = Квадрат из четырёх
torres-master-border = По краям поля
torres-master-exact_castles = Точное число замков
torres-master-main_diagonals = Главные диагонали
torres-master-all_adjacent = Плечом к плечу

## Рядом с полем

torres-fact-stacks = блоки в стопках
torres-fact-reserve = рыцари в запасе
torres-fact-cards = карты на руке
torres-fact-own-deck = карты в колоде
torres-fact-on-top = карты, возвращённые наверх
torres-fact-under = карты, возвращённые под низ
torres-fact-played = сыгранные карты ({ $cards })
torres-fact-supply = Блоки в общем запасе:
torres-fact-deck = Карты в колоде:
torres-fact-round = Этап { $phase }, раунд { $round } из { $rounds }:
torres-fact-king = Королевский бонус за рыцаря на уровне { $level }:
torres-fact-ap = Осталось очков действий:
torres-fact-master = Карта мастера: «{ $card }»
torres-sheet-opening = Подготовка к игре
torres-sheet-phase = Этап { $phase }, раунд { $round }
torres-sheet-king = Рыцарь на уровне { $level } королевского замка приносит { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
torres-sheet-master = Карта мастера: «{ $card }»
torres-sheet-columns = Блоки в стопках, карты на руке, очки
torres-sheet-seat = Игрок { $seat }
torres-text-seat = { $letter }, { $seat }
torres-points-castles = замки
torres-points-king = королевский бонус
torres-points-master = карта мастера
torres-points-marker = очки действий
torres-points-track = шкала очков
torres-tie-shared = ни у кого нет очков, победа общая

## Чего можно коснуться

torres-label-cell = { $cell }, уровень { $level }
torres-label-cell-king = { $cell }, уровень { $level }, король
torres-label-cell-knight = { $cell }, уровень { $level }, рыцарь: { $seat }
torres-label-build = Поставить блок
torres-label-walk = Пойти рыцарем
torres-label-reserve = Выставить рыцаря
torres-label-deck = Купить карту
torres-label-marker = Сдвинуть маркер очков
torres-label-end = Завершить ход
torres-label-return = Вернуть остаток в запас
torres-label-stay = Оставить короля на месте
torres-label-top = Наверх колоды
torres-label-under = Под низ колоды
torres-label-stack = { $blocks ->
        [0] Пустая стопка
        [one] Стопка: { $blocks } блок
        [few] Стопка: { $blocks } блока
        [many] Стопка: { $blocks } блоков
       *[other] Стопка: { $blocks } блока
    }
torres-label-stack-used = Начатая стопка

## Что значит действие

torres-do-place = Поставить первого рыцаря на { $cell }.
torres-do-castle = Поставить начальный замок на { $cell }.
torres-do-king = Поставить короля на { $cell }.
torres-do-stay = Оставить короля на месте.
torres-do-deploy = Выставить рыцаря на { $cell }.
torres-do-block = Поставить блок на { $cell }.
torres-do-buy = Купить карту действия.
torres-do-marker = Сдвинуть маркер очков на одно очко.
torres-do-end = Завершить ход.
torres-do-drop = Поставить этот блок на { $cell }.
torres-do-return = Вернуть неиспользованные блоки в общий запас.
torres-do-step = Переместить рыцаря с { $from } на { $cell }.
torres-do-door = Провести рыцаря через замок с { $from } на { $cell }.
torres-do-card-move = «{ $card }»: рыцарь идёт с { $from } на { $cell }.
torres-do-under = Подставить блок под рыцаря на { $cell }.
torres-do-extra = Поставить дополнительный блок на { $cell }.
torres-do-lift = Снять верхний блок с { $cell }.
torres-do-play = Сыграть карту «{ $card }».
torres-do-keep = Оставить себе карту «{ $card }».
torres-do-back-top = Вернуть «{ $card }» наверх колоды, под неё «{ $other }».
torres-do-back-top-one = Вернуть «{ $card }» наверх колоды.
torres-do-back-under = Вернуть «{ $card }» под низ колоды, под неё «{ $other }».
torres-do-back-under-one = Вернуть «{ $card }» под низ колоды.
torres-do-stack = Взять стопку высотой { $blocks }.
torres-do-stack-used = Взять блок из начатой стопки.
torres-do-use = { $blocks ->
        [0] Израсходовать пустую стопку.
       *[other] Израсходовать стопку высотой { $blocks }.
    }
torres-do-store = Положить блок на стопку высотой { $blocks }.

## Что происходит

torres-event-master = Карта мастера — «{ $card }».
torres-event-castle = { $seat } ставит начальный замок на { $cell }.
torres-event-place = { $seat } ставит первого рыцаря на { $cell }.
torres-event-king = { $seat } ставит короля на { $cell }.
torres-event-king-moves = { $seat } перемещает короля с { $from } на { $cell }.
torres-event-king-stays = { $seat } оставляет короля на месте.
torres-event-phase = Начинается этап { $phase }.
torres-event-turn = { $seat } начинает ход.
torres-event-step = { $seat } перемещает рыцаря с { $from } на { $cell }.
torres-event-door = { $seat } проводит рыцаря через замок с { $from } на { $cell }.
torres-event-deploy = { $seat } выставляет рыцаря на { $cell }.
torres-several-deploy = { $seat } выставляет рыцарей на { $list }.
torres-each-deploy = { $cell }
torres-event-block = { $seat } ставит блок на { $cell }.
torres-several-block = { $seat } ставит блоки на { $list }.
torres-each-block = { $cell }
torres-event-stack = { $blocks ->
        [0] { $seat } берёт его из начатой стопки.
       *[other] { $seat } берёт его из стопки высотой { $blocks }.
    }
torres-event-use = { $blocks ->
        [0] { $seat } расходует пустую стопку.
       *[other] { $seat } расходует стопку высотой { $blocks }.
    }
torres-event-store = { $seat } кладёт неиспользованный блок на стопку высотой { $blocks }.
torres-several-store = { $seat } кладёт на другие стопки { $n ->
        [one] { $n } неиспользованный блок
        [few] { $n } неиспользованных блока
        [many] { $n } неиспользованных блоков
       *[other] { $n } неиспользованного блока
    }.
torres-event-return = { $seat } возвращает в общий запас { $blocks ->
        [one] { $blocks } блок
        [few] { $blocks } блока
        [many] { $blocks } блоков
       *[other] { $blocks } блока
    }.
torres-event-lost = { $seat } возвращает в общий запас { $blocks ->
        [one] { $blocks } блок
        [few] { $blocks } блока
        [many] { $blocks } блоков
       *[other] { $blocks } блока
    }: ни на одной стопке нет места.
torres-event-buy = { $seat } покупает карту действия.
torres-several-buy = { $seat } покупает { $n ->
        [one] { $n } карту действия
        [few] { $n } карты действия
        [many] { $n } карт действия
       *[other] { $n } карты действия
    }.
torres-event-got = { $seat } берёт карту «{ $card }».
torres-event-looked = { $seat } смотрит карты: { $cards }.
torres-event-kept = { $seat } оставляет себе карту «{ $card }».
torres-event-back-top = { $cards ->
        [one] { $seat } кладёт на верх колоды { $cards } карту.
        [few] { $seat } кладёт на верх колоды { $cards } карты.
       *[other] { $seat } кладёт на верх колоды { $cards } карт.
    }
torres-event-back-under = { $cards ->
        [one] { $seat } кладёт под низ колоды { $cards } карту.
        [few] { $seat } кладёт под низ колоды { $cards } карты.
       *[other] { $seat } кладёт под низ колоды { $cards } карт.
    }
torres-event-play = { $seat } играет карту «{ $card }».
torres-event-moved-by-card = { $seat } перемещает рыцаря с { $from } на { $cell }.
torres-event-under = { $seat } подставляет блок под рыцаря на { $cell }.
torres-event-extra = { $seat } ставит дополнительный блок на { $cell }.
torres-event-moved-block = { $seat } переносит блок с { $from } на { $cell }.
torres-event-marker = { $seat } сдвигает маркер очков на { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
torres-event-castle-points = { $seat }: замок у { $cell }, уровень { $level } × площадь { $area } = { $points }.
torres-event-castles-total = { $seat } получает за замки { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
torres-event-king-bonus = { $seat } получает королевский бонус: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
torres-event-master-points = { $seat } получает за карту «{ $card }» { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
torres-event-pushed = Деление шкалы занято: { $seat } идёт дальше ещё на { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.

## Почему нельзя

torres-why-other-question = Сейчас решается другое, а не «{ $text }».
torres-why-action-points = Это стоит { $cost ->
        [one] { $cost } очко действий
        [few] { $cost } очка действий
        [many] { $cost } очков действий
       *[other] { $cost } очка действий
    }; осталось: { $left }.
torres-why-castles-too-near = Замок на { $cell } стоял бы слишком близко к другому: между ними должны быть две пустые клетки.
torres-why-no-castle = На { $cell } нет замка.
torres-why-occupied = На { $cell } кто-то стоит.
torres-why-no-knight = На { $cell } нет вашего рыцаря.
torres-why-not-adjacent = Эти клетки не соседние.
torres-why-not-diagonal = Эти клетки не касаются по диагонали.
torres-why-same-cell = Это та же самая клетка.
torres-why-too-high = { $most ->
        [0] Внутри замка не поднимаются: уровень { $to } выше уровня { $from }.
        [one] С уровня { $from } на уровень { $to } слишком высоко: вверх не более чем на { $most } уровень.
        [few] С уровня { $from } на уровень { $to } слишком высоко: вверх не более чем на { $most } уровня.
        [many] С уровня { $from } на уровень { $to } слишком высоко: вверх не более чем на { $most } уровней.
       *[other] С уровня { $from } на уровень { $to } слишком высоко: вверх не более чем на { $most } уровня.
    }
torres-why-no-door = Рыцарь на { $cell } не стоит ни у какой двери.
torres-why-no-way-inside = Внутри замка нет пути на { $cell }.
torres-why-no-reserve = Все ваши рыцари уже на поле.
torres-why-no-anchor = Рядом с { $cell } нет вашего рыцаря.
torres-why-above-anchor = Новый рыцарь не может стоять выше соседа: уровень { $to } выше уровня { $from }.
torres-why-stack-used-up = Стопка этого хода израсходована.
torres-why-no-blocks = У вас больше нет блоков.
torres-why-no-such-stack = У вас нет стопки такой высоты: { $size }.
torres-why-no-stack-in-use = Начатой стопки с блоками нет.
torres-why-height = Замок не может быть выше своей площади, здесь { $area }.
torres-why-new-castle = Блок не может основать новый замок.
torres-why-joins-castles = Это соединило бы два замка.
torres-why-splits-castle = Замок распался бы или стал бы выше своей площади.
torres-why-few-castles = Наименьшее число замков, которое должно остаться: { $least }.
torres-why-no-block = На { $cell } нет блока.
torres-why-block-stuck = Блок с { $cell } некуда поставить.
torres-why-no-buying = В мастерской версии карты не покупают.
torres-why-bought-enough = Сколько карт можно купить за ход: { $most }.
torres-why-deck-empty = Колода пуста.
torres-why-played-one = За ход можно сыграть только одну карту.
torres-why-card-not-held = У вас нет карты «{ $card }».
torres-why-card-fresh = Карта «{ $card }» куплена в этот ход; сыграть её можно со следующего.
torres-why-card-no-use = Карту «{ $card }» сейчас нельзя выполнить.
torres-why-card-not-looked-at = Этой карты нет среди тех, что вы смотрите.
torres-why-leap-not-up = Эта карта ведёт только вверх.
torres-why-vault-line = Прыгают прямо, ровно через одну клетку.
torres-why-vault-nobody = На { $cell } нет рыцаря, через которого можно прыгнуть.
torres-why-vault-king = Через короля не прыгают.
torres-document-height = { $where }: столб на { $cell } выше площади своего замка ({ $area }). Правило { $rule }.
torres-document-king = { $where }: король стоит на { $cell } вне замков, а ставят его только на замок. Правило { $rule }.

## Что есть у вас

torres-tray-stacks = Ваши блоки
torres-tray-cards = Ваши карты
torres-tray-cards-note = 1 за ход
torres-tray-looking = Карты на выбор
torres-tray-king = Замок короля
torres-tray-master = Карта мастера
torres-stack = { $blocks ->
        [0] пустая
        [one] { $blocks } блок
        [few] { $blocks } блока
        [many] { $blocks } блоков
       *[other] { $blocks } блока
    }
torres-stack-in-use = начатая: { $blocks }
torres-card-waits = со следующего хода
torres-king-pays = { $cell }: уровень { $level } даёт { $points }
torres-king-earns = Ваш рыцарь стоит там на уровне { $level }: сейчас { $points }
torres-king-misses = Вы стоите там на уровне { $level }: сейчас 0
torres-king-nobody = Вашего рыцаря там нет: сейчас 0
torres-worth-now = сейчас { $points }
torres-budget = { $left } из { $of }
torres-budget-left = осталось { $left }
torres-progress-phase = Этап { $phase } из { $phases }
torres-progress-round = Раунд { $round }
torres-progress-scoring = Подсчёт

## Карты мастера словами

torres-master-all_levels_different-does = Все шесть рыцарей на разных уровнях в конце 3-го этапа: { $most ->
        [one] { $most } очко
        [few] { $most } очка
        [many] { $most } очков
       *[other] { $most } очка
    }.
torres-master-all_same_level-does = Все шесть рыцарей на одном уровне в конце 3-го этапа: { $most ->
        [one] { $most } очко
        [few] { $most } очка
        [many] { $most } очков
       *[other] { $most } очка
    }.
torres-master-all_in_line-does = Все шесть рыцарей на одной горизонтали, вертикали или диагонали в конце 3-го этапа: { $most ->
        [one] { $most } очко
        [few] { $most } очка
        [many] { $most } очков
       *[other] { $most } очка
    }.
torres-master-four_form_square-does = Четыре рыцаря в углах квадрата в конце 3-го этапа: { $most ->
        [one] { $most } очко
        [few] { $most } очка
        [many] { $most } очков
       *[other] { $most } очка
    }.
torres-master-border-does = Каждый рыцарь на краю поля даёт на этом этапе { $points }; у кого одного их там больше всех, получает ещё { $points }.
torres-master-exact_castles-does = Рыцари ровно в { $castles } замках в конце этого этапа дают { $points }.
torres-master-main_diagonals-does = Каждый рыцарь на одной из двух главных диагоналей даёт на этом этапе { $points }; у кого одного их там больше всех, получает ещё { $points }.
torres-master-all_adjacent-does = Все шесть рыцарей рядом, одной группой, в конце 3-го этапа: { $most ->
        [one] { $most } очко
        [few] { $most } очка
        [many] { $most } очков
       *[other] { $most } очка
    }.

## Кнопки

torres-verb-reserve = Рыцарь
torres-verb-build = Блок
torres-verb-walk = Ход
torres-verb-deck = Купить
torres-verb-marker = Очко
torres-verb-end = Конец хода
torres-verb-return = Вернуть
torres-verb-stay = Оставить
torres-verb-top = Наверх
torres-verb-under = Под низ
torres-button-place = Поставить
torres-button-deploy = Выставить
torres-button-move = Пойти
torres-button-buy = Купить
torres-button-score = Получить
torres-button-end = Конец хода
torres-button-play = Сыграть
torres-button-play-locked = Сыграть
torres-button-take = Взять
torres-button-keep = Оставить себе
torres-button-back = Вернуть
torres-button-stay = Оставить
torres-button-lift = Поднять
torres-button-return = Вернуть

## Что спрашивается после каждого касания

torres-q-turn = Ваш ход.
torres-q-turn-spent = Очков действий нет: закончите ход.
torres-q-turn-how = Выберите клетку для блока или рыцаря для хода.
torres-q-reserve = Выставить рыцаря, { $cost ->
        [one] { $cost } очко
        [few] { $cost } очка
        [many] { $cost } очков
       *[other] { $cost } очка
    }: куда?
torres-q-reserve-how = Рядом с одним из ваших рыцарей и не выше его. В запасе: { $left }.
torres-q-deploy = Рыцарь на { $cell }, уровень { $level }?
torres-q-build = Поставить блок, 1 очко: куда?
torres-q-build-how = На свободную крышу или рядом с одним замком. Осталось в стопке: { $blocks }.
torres-q-build-first = Поставить блок, 1 очко: куда?
torres-q-build-first-how = На свободную крышу или рядом с одним замком. Стопка выбирается с первым блоком.
torres-q-block = Блок на { $cell }, уровень { $level }?
torres-q-walk = Пойти рыцарем, 1 очко: каким?
torres-q-walk-how = На одну клетку, вверх не более чем на уровень; или в одну дверь и из другой.
torres-q-knight = Рыцарь на { $cell }, 1 очко: куда он идёт?
torres-q-knight-how = На одну клетку, вверх не более чем на уровень; или в одну дверь и из другой.
torres-q-step = Рыцарь с { $from } на { $cell }, уровень { $level }?
torres-q-buy = Купить карту действия за 1 очко?
torres-q-buy-how = Она берётся сразу и ждёт следующего хода. Осталось в колоде: { $cards }.
torres-q-buy-own-how = Вы смотрите три карты своей колоды и одну оставляете. Осталось в ней: { $cards }.
torres-q-marker = Получить очко за 1 очко действий?
torres-q-marker-how = Ваш маркер идёт с { $from } на { $to }; занятые деления перескакивает.
torres-q-end = Закончить ход?
torres-q-end-how = { $ap ->
        [0] Все очки действий использованы.
        [one] Пропадёт { $ap } очко действий.
        [few] Пропадут { $ap } очка действий.
        [many] Пропадут { $ap } очков действий.
       *[other] Пропадут { $ap } очка действий.
    }
torres-q-play = Сыграть карту «{ $card }»?
torres-q-card-mover = «{ $card }»: каким рыцарем?
torres-q-card-under = «{ $card }»: под какого рыцаря?
torres-q-card-extra = «{ $card }»: куда поставить?
torres-q-card-lift = «{ $card }»: какой блок?
torres-q-card-to = «{ $card }»: куда идёт рыцарь с { $cell }?
torres-q-under = Блок под рыцаря на { $cell }, тогда уровень { $level }?
torres-q-lift = Взять верхний блок с { $cell }?
torres-q-lift-how = Куда он встанет, выбирается потом.
torres-q-drop = Блок с { $cell }: куда его поставить?
torres-q-stack = Блок: из какой стопки?
torres-q-stack-how = Из неё берутся все блоки этого хода.
torres-q-under-stack = Блок под рыцаря: из какой стопки?
torres-q-stack-one = Из этой стопки: { $blocks ->
        [one] { $blocks } блок
        [few] { $blocks } блока
        [many] { $blocks } блоков
       *[other] { $blocks } блока
    }?
torres-q-stack-used = Из начатой стопки?
torres-q-stack-left = Останется в ней: { $blocks }.
torres-q-use = Ни один блок не поставлен: какую стопку расходует этот ход?
torres-q-use-how = Её блоки можно переложить на другие стопки.
torres-q-use-one = { $blocks ->
        [0] Израсходовать пустую стопку?
        [one] Израсходовать эту стопку: { $blocks } блок?
        [few] Израсходовать эту стопку: { $blocks } блока?
        [many] Израсходовать эту стопку: { $blocks } блоков?
       *[other] Израсходовать эту стопку: { $blocks } блока?
    }
torres-q-spread = { $blocks ->
        [one] Остался { $blocks } блок: куда его положить?
        [few] Осталось { $blocks } блока: куда их положить?
        [many] Осталось { $blocks } блоков: куда их положить?
       *[other] Осталось { $blocks } блока: куда их положить?
    }
torres-q-spread-how = В стопке не больше трёх блоков; остальные возвращаются.
torres-q-return = Вернуть в запас: { $blocks ->
        [one] { $blocks } блок
        [few] { $blocks } блока
        [many] { $blocks } блоков
       *[other] { $blocks } блока
    }?
torres-q-store = Один блок на эту стопку, сейчас { $blocks ->
        [one] { $blocks } блок
        [few] { $blocks } блока
        [many] { $blocks } блоков
       *[other] { $blocks } блока
    }?
torres-q-keep = Какую карту вы оставите?
torres-q-keep-how = Остальные вместе вернутся на верх или под низ вашей колоды.
torres-q-keep-one = Оставить карту «{ $card }»?
torres-q-back-first = Карты возвращаются: какая ляжет выше?
torres-q-back-end = На верх колоды или под низ?
torres-q-back-how = Остальные видят, куда они кладутся, но не какие это карты.
torres-q-back-top = Положить их на верх колоды?
torres-q-back-under = Положить их под низ колоды?
torres-q-place = Ваш первый рыцарь: на какой замок?
torres-q-place-how = Новые рыцари потом встают рядом с вашими.
torres-q-castle = Начальный замок: куда?
torres-q-castle-how = Не менее двух пустых клеток до любого другого замка.
torres-q-found = Замок на { $cell }?
torres-q-king = Король: на какой замок?
torres-q-king-how = На следующем этапе уровень { $level } его замка даёт { $points }.
torres-q-king-on = Король на { $cell }, уровень { $level }?
torres-q-move-king = Можно переставить короля с { $cell }: куда?
torres-q-stay = Оставить короля на { $cell }?
torres-then-castle = Замок { $cell } станет { $area } × уровень { $level }: { $points } для вас.
torres-then-points = { $points } для вас при подсчёте сейчас.
torres-then-nothing = Ваши очки не изменятся.

## Пояснения

torres-kind-castle = Замок { $cell }: { $area ->
        [one] { $area } клетка
        [few] { $area } клетки
        [many] { $area } клеток
       *[other] { $area } клетки
    }
torres-kind-ground = Пустая земля
torres-kind-card = Карта действия
torres-kind-master = Карта мастера
torres-kind-verb = Стоит { $cost ->
        [one] { $cost } очко действий
        [few] { $cost } очка действий
        [many] { $cost } очков действий
       *[other] { $cost } очка действий
    }
torres-does-castle = В конце каждого этапа каждый игрок получает уровень своего самого высокого рыцаря в нём, умноженный на число клеток.
torres-does-king = На этом этапе рыцарь ровно на уровне { $level } королевского замка даёт { $points }.
torres-castle-limit = Его можно строить до уровня { $area }.
torres-castle-earns = { $seat }: уровень { $level }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
torres-sum-castle = { $area ->
        [one] { $area } клетка
        [few] { $area } клетки
        [many] { $area } клеток
       *[other] { $area } клетки
    } × уровень { $level }
torres-sum-highest = ваш самый высокий рыцарь стоит на { $cell }
torres-sum-nobody = вашего рыцаря в нём нет
torres-sum-now = при подсчёте сейчас
torres-ground-taken = Здесь кто-то стоит: блок поставить нельзя.
torres-ground-lonely = Ни один замок не касается этой клетки, а блок не может начать новый.
torres-ground-free = Блок здесь увеличит соседний замок на одну клетку.
torres-ground-between = Клетки касаются два замка, и блок не может их соединить.
torres-card-once = Одна карта за ход; очков действий не стоит и выходит из игры.
torres-card-waits-note = Куплена в этом ходу: сыграть её можно со следующего.
torres-does-stack = Все блоки одного хода берутся из одной стопки.
torres-does-stack-left = Что осталось, кладётся на другие стопки, не больше трёх блоков в каждой, или возвращается.
torres-does-reserve = Новый рыцарь встаёт рядом с одним из ваших и не выше его.
torres-does-build = Блок расширяет или повышает замок, но не выше числа его клеток. Двух замков он не соединяет.
torres-does-walk = Рыцарь идёт на одну клетку, вверх не более чем на уровень, вниз сколько угодно; или через двери замка, но не выше.
torres-does-deck = Вы берёте верхнюю карту. Не больше двух за ход; сыграть её можно со следующего хода.
torres-does-deck-own = Вы смотрите три карты своей колоды, одну оставляете, остальные кладёте на верх или под низ.
torres-deck-left = Осталось в колоде: { $cards }.
torres-does-marker = На очко вперёд; деление с чужим маркером перескакивается, и это считается.
torres-does-end = Неиспользованные очки действий пропадают; ход без блоков всё равно расходует стопку.
torres-does-return = Блоки, которым нет места в стопках, возвращаются в общий запас.
torres-does-stay = У кого меньше всех очков, тот после подсчёта может переставить короля или оставить.
torres-does-top = Эти карты придут следующими.
torres-does-under = Эти карты придут последними.
torres-does-supply = Блоки, которых ни у кого нет; отсюда берётся дополнительный блок.
torres-does-ap = Пять за ход: на блоки, рыцарей, карты и очки; неиспользованные пропадают.
torres-does-hand = Какие это карты, знает только их владелец.
torres-does-hand-open = Все их знают: все десять, кроме сыгранных.
torres-does-knights = У каждого шесть рыцарей; эти ещё не на поле.
torres-name-supply = Общий запас
torres-name-ap = Очки действий
torres-name-played = Сыгранные карты
torres-master-earns = { $seat }: сейчас { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
torres-seat-name = { $seat }
torres-seat-does = { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } на шкале.
torres-seat-leads = Впереди на { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
torres-seat-behind = Отстаёт от лидера на { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
torres-seat-level = Наравне с лидером.
torres-seat-played = Сыграно: { $cards }.

## Подсчёт по шагам

torres-event-scoring = Подсчёт очков этапа { $phase }.
torres-score-castle = Замок { $cell }: { $area ->
        [one] { $area } клетка
        [few] { $area } клетки
        [many] { $area } клеток
       *[other] { $area } клетки
    }
torres-score-castle-formula = рыцарь на уровне { $level }: { $area } × { $level }
torres-score-castle-pays = Замок { $cell } даёт { $area } × уровень лучшего рыцаря
torres-score-king = Королевский замок, уровень { $level }: по { $points }
torres-score-king-formula = рыцарь там на уровне { $level }
torres-score-king-pays = Король платит { $points } за уровень { $level } в своём замке
torres-score-master = Карта мастера: «{ $card }»
torres-score-master-formula = как велит карта
torres-score-track = Занятые деления шкалы
torres-score-track-formula = дальше через занятые деления

# Puzzles: what is asked, and why the best answer is the best.
torres-puzzle-step = Какое из этих действий принесёт больше всего очков, если замки подсчитать сейчас?
torres-puzzle-turn = Сразу после этого хода считают замки. Получите как можно больше очков за оставшиеся очки действий.
torres-puzzle-level = Поднимите в этот ход одного из своих рыцарей как можно выше.
torres-puzzle-card = Карта сыграна. Где она принесёт больше всего очков, если замки подсчитать сейчас?
torres-puzzle-why-castles = Замок приносит уровень вашего самого высокого рыцаря столько раз, сколько в нём клеток. Ещё один уровень приносит столько очков, сколько клеток в замке.
torres-puzzle-why-king = Королевский бонус получает каждый, чей рыцарь стоит в королевском замке ровно на уровне этого этапа. Часто бонус ценнее, чем замок побольше.
torres-puzzle-why-marker = Очко действий, которое ничего не даёт на поле, стоит одно очко на шкале. Прежде чем тратить его, посчитайте, что оно принесёт.
torres-puzzle-why-level = За шаг рыцарь поднимается на один уровень, никогда на два. Поэтому сначала нужна нижняя ступень, а путь через замок бывает короче обхода.

## The score sheet of a real table

torres-sheet-way-rounds = Этап за этапом
torres-sheet-way-totals = Только суммы
torres-sheet-rounds = Подсчёты
torres-sheet-rounds-hint = Что стоит на поле в конце каждого этапа.
torres-sheet-round-castles = Замок за замком
torres-sheet-round-points = Только числа
torres-sheet-step-totals = Суммы
torres-sheet-one-phase = Этап { $phase }
torres-sheet-area = Площадь
torres-sheet-level-of = Самый высокий рыцарь
torres-sheet-kings-castle = Король здесь
torres-sheet-castles-hint = Площадь каждого замка и уровень самого высокого рыцаря каждого игрока в нём.
torres-sheet-bonus-hint = У кого в замке короля рыцарь стоит ровно на уровне этого этапа.
torres-sheet-track = Фишки перед подсчётом
torres-sheet-track-hint = Нужно, только если фишки во время этапа перескакивали друг через друга.
torres-sheet-start = Считает первым
torres-sheet-sum = { $sum }
torres-sheet-lacks-phase = Этап { $phase }
torres-sheet-lacks-points = { $seat }, этап { $phase }: { $category }
torres-sheet-lacks-total = { $seat }: замки
torres-sheet-tie-rule = Равенства не бывает: кто остановился бы на занятом поле, идёт на ближайшее свободное. Только если ни у кого нет очков, побеждают все.
torres-sheet-tie-shared = Ни у кого нет очков: побеждают все.
torres-sheet-level = { $where }: { $seat } не может стоять на уровне { $level } в замке площадью { $area }: замок не бывает выше своей площади (T-603).
torres-sheet-cells = { $where }: эти замки занимают клеток: { $covered }, а на поле их { $most } (T-101).
torres-sheet-knights = { $where }: рыцари игрока { $seat } стоят в стольких замках: { $count }, а рыцарей только { $most } (T-103).
torres-sheet-king-paid = { $where }: на этапе { $phase } королевский бонус { $paid } или ничего (T-706).
torres-sheet-bonus = { $where }: у игрока { $seat } в замке короля нет рыцаря хотя бы на уровне { $level }, значит, на этапе { $phase } нет и бонуса (T-706).
torres-sheet-no-master = { $where }: карта мастера есть только в мастерской версии (T-1203).
torres-sheet-back = { $where }: фишка игрока { $seat } не может стоять на { $field }, она дошла уже до { $least } (T-704).
torres-sheet-field = { $where }: на поле { $field } уже стоит фишка игрока { $seat }, а там может быть только одна (T-704).

## Почему один ход лучше другого

torres-reason-castles-more = За замки принесло бы сейчас на { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[other] { $n } очков
    } больше.
torres-reason-castles-less = За замки принесло бы сейчас на { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[other] { $n } очков
    } меньше.
torres-reason-castles-title = Замок, который приносит очки
torres-reason-king-more = Принесло бы сейчас королевский бонус: { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[other] { $n } очков
    }.
torres-reason-king-less = Пока без королевского бонуса, а это { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[other] { $n } очков
    }.
torres-reason-king-title = Королевский бонус
torres-reason-master-more = Карта мастера принесла бы сейчас на { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[other] { $n } очков
    } больше.
torres-reason-master-less = Карта мастера принесла бы сейчас на { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[other] { $n } очков
    } меньше.
torres-reason-master-title = Карта мастера
torres-reason-rivals-more = Оставляет другим за замки в среднем на { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[other] { $n } очков
    } больше.
torres-reason-rivals-less = Оставляет другим за замки в среднем на { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[other] { $n } очков
    } меньше.
torres-reason-rivals-title = Замки других игроков
torres-reason-cards-more = Оставляет на руке на { $n ->
        [one] { $n } карту действия
        [few] { $n } карты действия
       *[other] { $n } карт действия
    } больше.
torres-reason-cards-less = Оставляет на руке на { $n ->
        [one] { $n } карту действия
        [few] { $n } карты действия
       *[other] { $n } карт действия
    } меньше.
torres-reason-cards-title = Карты на руке
torres-reason-levels-more = Поднимает рыцарей в сумме на { $n ->
        [one] { $n } уровень
        [few] { $n } уровня
       *[other] { $n } уровней
    } выше.
torres-reason-levels-less = Оставляет рыцарей в сумме на { $n ->
        [one] { $n } уровень
        [few] { $n } уровня
       *[other] { $n } уровней
    } ниже.
torres-reason-levels-title = Рыцари выше
torres-reason-area-more = Самый большой собственный замок становится на { $n ->
        [one] { $n } клетку
        [few] { $n } клетки
       *[other] { $n } клеток
    } больше.
torres-reason-area-less = Самый большой собственный замок остаётся на { $n ->
        [one] { $n } клетку
        [few] { $n } клетки
       *[other] { $n } клеток
    } меньше.
torres-reason-area-title = Замок побольше
torres-reason-knights-more = Рыцарей на поле будет на { $n } больше.
torres-reason-knights-less = Рыцарей на поле будет на { $n } меньше.
torres-reason-knights-title = Рыцари на поле
torres-reason-spare-more = Оставляет на { $n ->
        [one] { $n } очко действий
        [few] { $n } очка действий
       *[other] { $n } очков действий
    } больше для обмена на победные.
torres-reason-spare-less = Оставляет на { $n ->
        [one] { $n } очко действий
        [few] { $n } очка действий
       *[other] { $n } очков действий
    } меньше для обмена на победные.
torres-reason-spare-title = Очки действий
