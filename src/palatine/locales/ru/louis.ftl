# Людовик XIV

## The game

louis-title = Людовик XIV
louis-about = Добейтесь милости двора в Версале и исполните тайные миссии.
louis-weight = есть над чем подумать
louis-phase-supply = Снабжение
louis-phase-influence = Влияние
louis-phase-evaluation = Подсчёт
louis-phase-missions = Миссии
louis-seat = { $seat }
louis-text-seat = { $letter } { $seat }
louis-text-laid = выложенные миссии: { $missions }
louis-option-marker_order = Кто первым получает награду на планшетах с числом фишек
louis-option-marker_order-start = По порядку от первого игрока
louis-option-marker_order-winner = Сначала игрок с перевесом
louis-option-marker_order-start-says = Где планшет требует фишек, награды берут по порядку от первого игрока.
louis-option-marker_order-winner-says = Где планшет требует фишек, первым берёт тот, у кого одного их больше всех.

## Persons

louis-person-1 = Анна Австрийская
louis-person-2 = Филипп I Орлеанский
louis-person-3 = Мария Терезия Испанская
louis-person-4 = Великий Дофин
louis-person-5 = мадам де Монтеспан
louis-person-6 = Великий Конде
louis-person-7 = Жан-Батист Кольбер
louis-person-8 = мадам де Ментенон
louis-person-9 = Луиза де Лавальер
louis-person-10 = Анри де Тюренн
louis-person-11 = кардинал Мазарини
louis-person-12 = маркиз де Лувуа
louis-person-1-gen = Анны Австрийской
louis-person-2-gen = Филиппа I Орлеанского
louis-person-3-gen = Марии Терезии Испанской
louis-person-4-gen = Великого Дофина
louis-person-5-gen = мадам де Монтеспан
louis-person-6-gen = Великого Конде
louis-person-7-gen = Жан-Батиста Кольбера
louis-person-8-gen = мадам де Ментенон
louis-person-9-gen = Луизы де Лавальер
louis-person-10-gen = Анри де Тюренна
louis-person-11-gen = кардинала Мазарини
louis-person-12-gen = маркиза де Лувуа
louis-short-1 = Анна
louis-short-2 = Филипп
louis-short-3 = Мария Терезия
louis-short-4 = Дофин
louis-short-5 = Монтеспан
louis-short-6 = Конде
louis-short-7 = Кольбер
louis-short-8 = Ментенон
louis-short-9 = Лавальер
louis-short-10 = Тюренн
louis-short-11 = Мазарини
louis-short-12 = Лувуа
louis-small-1 = { louis-short-1 }
louis-small-2 = { louis-short-2 }
louis-small-3 = М. Терезия
louis-small-4 = { louis-short-4 }
louis-small-5 = { louis-short-5 }
louis-small-6 = { louis-short-6 }
louis-small-7 = { louis-short-7 }
louis-small-8 = { louis-short-8 }
louis-small-9 = { louis-short-9 }
louis-small-10 = { louis-short-10 }
louis-small-11 = { louis-short-11 }
louis-small-12 = { louis-short-12 }
louis-card-1 = { louis-short-1 }
louis-card-2 = { louis-short-2 }
louis-card-3 = { louis-short-3 }
louis-card-4 = { louis-short-4 }
louis-card-5 = { louis-short-5 }
louis-card-6 = { louis-short-6 }
louis-card-7 = { louis-short-7 }
louis-card-8 = { louis-short-8 }
louis-card-9 = { louis-short-9 }
louis-card-10 = { louis-short-10 }
louis-card-11 = { louis-short-11 }
louis-card-12 = { louis-short-12 }
louis-card-joker = Джокер

## Pieces

louis-chip-crown = корона
louis-chip-orb = держава
louis-chip-helmet = шлем
louis-chip-ring = перстень
louis-chip-document = грамота
louis-chip-any = любой жетон
louis-arms-1 = стропило
louis-arms-2 = крест
louis-arms-3 = перевязь
louis-arms-4 = лилия
louis-arms-5 = рассечённый щит
louis-arms-6 = три круга
louis-pile-light = голубые миссии
louis-pile-medium = синие миссии
louis-pile-dark = тёмно-синие миссии
louis-condition-money = Деньги
louis-condition-first_place = 1-е место
louis-condition-markers = Фишки влияния
louis-from-general = из общего запаса
louis-from-personal = из личного запаса

## Missions: names

louis-effect-extra_mission_draw = +1 карта миссии
louis-effect-plus_1_marker = +1 фишка влияния
louis-effect-plus_1_louisdor = +1 луидор
louis-effect-place_on_tile = +1 фишка на планшет
louis-effect-pay_2_to_pass = Заплатите 2 луидора
louis-effect-swap_chip_for_crown = Обмен жетона миссии
louis-effect-swap_missions = Обмен карт миссий
louis-effect-plus_2_louisdor_choice = +2 луидора или фишки
louis-effect-plus_1_arms = +1 герб
louis-effect-place_on_louis = +1 фишка к Людовику XIV
louis-effect-swap_influence_card = Обмен карты влияния
louis-effect-plus_3_markers = +3 фишки влияния
louis-effect-plus_3_louisdor = +3 луидора
louis-effect-plus_1_intrigue = +1 карта интриги
louis-effect-marker_for_card = 1 фишка = 1 карта влияния
louis-effect-four_marker_card = 1 карта влияния = 4 фишки
louis-effect-place_anywhere_end = Размещение 1 фишки
louis-effect-once_first = Один раз первый
louis-effect-discount_1 = −1 луидор
louis-effect-place_on_tile-1 = +1 фишка на планшет 1
louis-effect-place_on_tile-2 = +1 фишка на планшет 2
louis-effect-place_on_tile-3 = +1 фишка на планшет 3
louis-effect-place_on_tile-4 = +1 фишка на планшет 4
louis-effect-place_on_tile-5 = +1 фишка на планшет 5
louis-effect-place_on_tile-6 = +1 фишка на планшет 6
louis-effect-place_on_tile-7 = +1 фишка на планшет 7
louis-effect-place_on_tile-8 = +1 фишка на планшет 8
louis-effect-place_on_tile-9 = +1 фишка на планшет 9
louis-effect-place_on_tile-10 = +1 фишка на планшет 10
louis-effect-place_on_tile-11 = +1 фишка на планшет 11
louis-effect-place_on_tile-12 = +1 фишка на планшет 12

## Missions: what they do

louis-note-extra_mission_draw = Выкладывая её, возьмите две миссии вместо одной.
louis-note-plus_1_marker = Снабжение: одна фишка из общего запаса в личный.
louis-note-plus_1_louisdor = Снабжение: возьмите 1 луидор.
louis-note-place_on_tile = Начало этапа влияния: одна фишка на этот планшет.
louis-note-pay_2_to_pass = Раз за раунд: заплатите 2 луидора вместо розыгрыша карты.
louis-note-swap_chip_for_crown = Раз за раунд: за 2 луидора обменяйте жетон на корону.
louis-note-swap_missions = Конец этапа миссий: обменяйте одну или две миссии с руки.
louis-note-plus_2_louisdor_choice = Снабжение: два на выбор, луидоры или фишки.
louis-note-plus_1_arms = Снабжение: возьмите один герб взакрытую.
louis-note-place_on_louis = Начало этапа влияния: одна фишка на планшет, где стоит Людовик.
louis-note-swap_influence_card = Раз за раунд: вместо розыгрыша сбросьте карту и возьмите другую.
louis-note-plus_3_markers = Снабжение: три фишки из общего запаса в личный.
louis-note-plus_3_louisdor = Снабжение: возьмите 3 луидора.
louis-note-plus_1_intrigue = Снабжение: возьмите карту интриги.
louis-note-marker_for_card = Снабжение: отдайте фишку в общий запас и возьмите карту влияния.
louis-note-four_marker_card = Раз за раунд: одна карта — джокер на четыре фишки.
louis-note-place_anywhere_end = Конец этапа влияния: одна фишка на любой планшет.
louis-note-once_first = Раз за раунд: решите разделённое первое место в свою пользу.
louis-note-discount_1 = Каждая покупка у персоны на 1 луидор дешевле.

## Questions

louis-ask-supply = Примените выложенную миссию или спасуйте.
louis-ask-at-start = Выложите фишку с помощью миссии или спасуйте.
louis-ask-play = Сыграйте карту влияния.
louis-ask-four = Выложите до 4 фишек влияния или заберите до 4.
louis-ask-at-end = Выложите одну фишку на любой планшет или спасуйте.
louis-ask-intrigue = Сыграйте карту интриги на эту персону или спасуйте.
louis-ask-once-first = Первое место разделено. Решить его в свою пользу?
louis-ask-buy = Купите награду у персоны или спасуйте.
louis-ask-put = Выложите фишки из награды или спасуйте.
louis-ask-take-back = Возьмите фишку из общего запаса в личный или спасуйте.
louis-ask-mission = Сдайте два жетона и выложите карту миссии или закончите ход.
louis-ask-pile = Возьмите карту миссии из любой стопки.
louis-ask-keep = Оставьте один жетон на следующий раунд.
louis-ask-swap = Положите миссию под её стопку и возьмите другую или спасуйте.
louis-ask-swap-second = Положите под стопку вторую миссию или спасуйте.

## What can be touched

louis-label-card = карта влияния: { $card }
louis-label-tile = планшет { $number }: { $person }
louis-label-intrigue = карта интриги { $number }: { $person }
louis-label-mission = миссия на руке: { $mission }
louis-label-use = выложенная миссия: { $mission }
louis-label-gain = { $louisdor ->
        [0] { $markers ->
                 [one] { $markers } фишку влияния
                 [few] { $markers } фишки влияния
                 [many] { $markers } фишек влияния
                *[other] { $markers } фишки влияния
            }
       *[other] { $markers ->
            [0] { $louisdor ->
                 [one] { $louisdor } луидор
                 [few] { $louisdor } луидора
                 [many] { $louisdor } луидоров
                *[other] { $louisdor } луидора
            }
           *[other] { $louisdor ->
                 [one] { $louisdor } луидор
                 [few] { $louisdor } луидора
                 [many] { $louisdor } луидоров
                *[other] { $louisdor } луидора
            } и { $markers ->
                 [one] { $markers } фишку влияния
                 [few] { $markers } фишки влияния
                 [many] { $markers } фишек влияния
                *[other] { $markers } фишки влияния
            }
        }
    }
louis-label-put = { $general ->
        [0] личные: { $personal }
       *[other] { $personal ->
            [0] общие: { $general }
           *[other] общие: { $general }, личные: { $personal }
        }
    }
louis-marker-words = { $general ->
        [0] { $personal ->
                 [one] { $personal } фишку влияния
                 [few] { $personal } фишки влияния
                 [many] { $personal } фишек влияния
                *[other] { $personal } фишки влияния
            } из личного запаса
       *[other] { $personal ->
            [0] { $general ->
                 [one] { $general } фишку влияния
                 [few] { $general } фишки влияния
                 [many] { $general } фишек влияния
                *[other] { $general } фишки влияния
            } из общего запаса
           *[other] { $general ->
                 [one] { $general } фишку влияния
                 [few] { $general } фишки влияния
                 [many] { $general } фишек влияния
                *[other] { $general } фишки влияния
            } из общего запаса и { $personal ->
                 [one] { $personal } фишку влияния
                 [few] { $personal } фишки влияния
                 [many] { $personal } фишек влияния
                *[other] { $personal } фишки влияния
            } из личного запаса
        }
    }
louis-label-fetch = забрать { $count ->
         [one] { $count } фишку
         [few] { $count } фишки
         [many] { $count } фишек
        *[other] { $count } фишки
    }
louis-label-nothing = без эффекта
louis-label-stop = хватит фишек
louis-label-from-general = общий запас
louis-label-from-personal = личный запас
louis-label-pass = пас
louis-label-buy = купить награду
louis-label-first = стать единоличным первым

## What an action means

louis-tile-markers = { $person }: { $count }
louis-tile-markers-and = { $person }: { $count }, { $more }
louis-do-place = Сыграть карту «{ $card }» и выложить фишки ({ $tiles }).
louis-do-place-four = Выложить фишки ({ $tiles }).
louis-do-fetch-with = Сыграть карту «{ $card }» и забрать { $count ->
         [one] { $count } фишку влияния
         [few] { $count } фишки влияния
         [many] { $count } фишек влияния
        *[other] { $count } фишки влияния
    }.
louis-do-nothing-with = Сыграть карту «{ $card }» без эффекта.
louis-do-fetch = Забрать { $count ->
         [one] { $count } фишку влияния
         [few] { $count } фишки влияния
         [many] { $count } фишек влияния
        *[other] { $count } фишки влияния
    }.
louis-do-four = Сыграть карту «{ $card }» на четыре фишки.
louis-do-nothing = Ничего не делать с картой.
louis-do-intrigue = Сыграть карту интриги «{ $person }» ({ $markers }).
louis-do-put = Выложить фишки, { $person }: { $markers }.
louis-do-buy = Купить награду, { $person }, за { $count ->
         [one] { $count } луидор
         [few] { $count } луидора
         [many] { $count } луидоров
        *[other] { $count } луидора
    }.
louis-do-first = Применить «Один раз первый»: первое место только ваше.
louis-do-lay = Выложить миссию «{ $mission }» (жетоны: { $chip }, { $other }).
louis-do-pile = Взять из стопки: { $colour }.
louis-do-under = Положить миссию «{ $mission }» под стопку.
louis-do-keep = Оставить жетон: { $chip }.
louis-do-use = Применить миссию «{ $mission }».
louis-do-use-gain = Применить миссию «{ $mission }»: взять { $gain }.
louis-do-use-card = Применить миссию «{ $mission }»: сбросить карту «{ $card }», взять другую.
louis-do-use-chip = Применить миссию «{ $mission }»: { $chip } на корону.
louis-do-pass-supply = Больше не применять миссий.
louis-do-pass-at-start = Больше не выкладывать фишек с помощью миссий.
louis-do-pass-at-end = Не выкладывать фишку.
louis-do-pass-intrigue = Не играть карту интриги.
louis-do-pass-once-first = Оставить первое место разделённым.
louis-do-pass-buy = Не покупать.
louis-do-pass-put = Не выкладывать фишку.
louis-do-pass-take-back = Оставить фишку в общем запасе.
louis-do-pass-mission = Закончить ход миссий.
louis-do-pass-swap = Не обменивать миссии.
louis-do-pass-swap-second = Обменять только одну миссию.

## Events

louis-event-round = Раунд { $round }. Первый игрок: { $seat }.
louis-event-money = Каждый берёт { $count ->
         [one] { $count } луидор
         [few] { $count } луидора
         [many] { $count } луидоров
        *[other] { $count } луидора
    }. Людовик наносит визит: { $person }.
louis-event-deal = Каждый получает { $count ->
         [one] { $count } карту влияния
         [few] { $count } карты влияния
         [many] { $count } карт влияния
        *[other] { $count } карты влияния
    }.
louis-event-markers = { $seat } выкладывает { $count ->
         [one] { $count } фишку влияния
         [few] { $count } фишки влияния
         [many] { $count } фишек влияния
        *[other] { $count } фишки влияния
    } ({ $person }), { $source }.
louis-several-markers = { $seat } выкладывает фишки влияния { $source }: { $list }.
louis-each-markers = { $person } – { $count }
louis-event-fetched = { $seat } берёт { $count ->
         [one] { $count } фишку влияния
         [few] { $count } фишки влияния
         [many] { $count } фишек влияния
        *[other] { $count } фишки влияния
    } из общего запаса в личный.
louis-event-gave-up = { $seat } отдаёт { $count ->
         [one] { $count } фишку влияния
         [few] { $count } фишки влияния
         [many] { $count } фишек влияния
        *[other] { $count } фишки влияния
    } в общий запас.
louis-event-louisdor = { $seat } берёт { $count ->
         [one] { $count } луидор
         [few] { $count } луидора
         [many] { $count } луидоров
        *[other] { $count } луидора
    }.
louis-event-paid = { $seat } платит { $count ->
         [one] { $count } луидор
         [few] { $count } луидора
         [many] { $count } луидоров
        *[other] { $count } луидора
    }.
louis-event-chip = { $seat } берёт жетон: { $chip }.
louis-several-chip = { $seat } берёт жетоны: { $list }.
louis-each-chip = { $chip }
louis-event-handed-in = { $seat } сдаёт жетон: { $chip }.
louis-event-substitute = { $seat } берёт { $count ->
         [one] { $count } герб
         [few] { $count } герба
         [many] { $count } гербов
        *[other] { $count } герба
    } без вида: стопка пуста.
louis-event-drew-influence = { $seat } берёт карту влияния.
louis-event-got-influence = { $seat } получает карту влияния: { $card }.
louis-event-played = { $seat } играет карту влияния: { $card }.
louis-event-nothing = Карта не имеет эффекта.
louis-event-returned = { $seat } возвращает последнюю карту влияния.
louis-event-reshuffle = Все карты влияния перемешиваются.
louis-event-drew-intrigue = { $seat } берёт карту интриги.
louis-event-got-intrigue = { $seat } получает карту интриги: { $person }.
louis-event-intrigue = { $seat } играет карту интриги: { $person }.
louis-event-drew-mission = { $seat } берёт из стопки: { $colour }.
louis-several-drew-mission = { $seat } берёт из стопок: { $list }.
louis-each-drew-mission = { $colour }
louis-event-got-mission = { $seat } получает миссию: { $mission }.
louis-event-under = { $seat } кладёт миссию под стопку: { $colour }.
louis-several-under = { $seat } кладёт миссии под стопки: { $list }.
louis-each-under = { $colour }
louis-event-laid = { $seat } выкладывает миссию «{ $mission }» (жетоны: { $chips }).
louis-event-used = { $seat } применяет миссию «{ $mission }».
louis-event-kept = { $seat } оставляет жетон { $chip } и сдаёт { $count ->
         [one] { $count } жетон
         [few] { $count } жетона
         [many] { $count } жетонов
        *[other] { $count } жетона
    }.
louis-event-got-arms = Это такой герб: { $arms }.
louis-event-revealed = Для нейтрального игрока открывается карта: { $card }.
louis-several-revealed = Для нейтрального игрока открываются карты: { $list }.
louis-each-revealed = { $card }
louis-event-neutral = Нейтральный игрок выкладывает { $count ->
         [one] { $count } фишку влияния
         [few] { $count } фишки влияния
         [many] { $count } фишек влияния
        *[other] { $count } фишки влияния
    } ({ $person }).
louis-event-tile = Подсчёт влияния: { $person }.
louis-event-to-general = { $seat }: { $person } возвращает { $count ->
         [one] { $count } фишку влияния
         [few] { $count } фишки влияния
         [many] { $count } фишек влияния
        *[other] { $count } фишки влияния
    } в общий запас.
louis-event-to-personal = { $seat }: { $person } возвращает { $count ->
         [one] { $count } фишку влияния
         [few] { $count } фишки влияния
         [many] { $count } фишек влияния
        *[other] { $count } фишки влияния
    } в личный запас.
louis-event-flipped = Планшет переворачивается: { $person }.
louis-event-exchanged = { $seat } меняет { $things } на { $count ->
         [one] { $count } герб
         [few] { $count } герба
         [many] { $count } гербов
        *[other] { $count } герба
    }.
louis-event-open = Все гербы открываются.
louis-event-hand = { $seat } получает: { $cards }.
louis-event-first-missions = { $seat } получает миссии: { $missions }.
louis-event-dealt-missions = Каждый получает одну голубую и одну синюю миссию.
louis-event-arms = { $seat } берёт взакрытую { $count ->
         [one] { $count } герб
         [few] { $count } герба
         [many] { $count } гербов
        *[other] { $count } герба
    }.
louis-event-opened = { $seat } открывает { $count ->
         [one] { $count } герб
         [few] { $count } герба
         [many] { $count } гербов
        *[other] { $count } герба
    }.
louis-event-majority = { $seat } имеет большинство в виде ({ $arms }: { $count }) и получает ещё один герб.
louis-event-missions = { $seat }: { $count ->
         [one] { $count } выложенная миссия
         [few] { $count } выложенные миссии
         [many] { $count } выложенных миссий
        *[other] { $count } выложенной миссии
    }, всего { $points ->
         [one] { $points } очко
         [few] { $points } очка
         [many] { $points } очков
        *[other] { $points } очка
    }.
louis-exchange-influence = карты влияния
louis-exchange-intrigue = карты интриг
louis-exchange-chips = жетоны миссий
louis-exchange-markers = фишки на планшетах
louis-exchange-louisdor = луидоры

## Why not

louis-why-other-question = Сейчас речь о другом.
louis-why-used = Миссия «{ $mission }» уже применена в этом раунде.
louis-why-no-mission = Миссия «{ $mission }» перед вами не выложена.
louis-why-few-general = В общем запасе не хватает фишек: { $have }, а не { $count }.
louis-why-few-personal = В личном запасе не хватает фишек: { $have }, а не { $count }.
louis-why-other-tile = Ни одна ваша неприменённая миссия не выкладывает фишку сюда: { $person }.
louis-why-other-person = Сейчас подсчёт у другой персоны: { $person }.
louis-why-no-intrigue = У вас нет карты интриги: { $person }.
louis-why-not-in-hand = У вас нет карты влияния: { $card }.
louis-why-too-dear = У вас { $have }, а нужно: { $count ->
         [one] { $count } луидор
         [few] { $count } луидора
         [many] { $count } луидоров
        *[other] { $count } луидора
    }.
louis-why-crown-for-crown = Корону нельзя обменять на корону.
louis-why-no-chip = У вас нет такого жетона: { $chip }.
louis-why-no-chips = У вас нет этих двух жетонов.
louis-why-wrong-chips = Эти жетоны не подходят к миссии «{ $mission }».
louis-why-not-your-mission = Миссии «{ $mission }» нет у вас на руке.
louis-why-empty-deck = Колода пуста.
louis-why-empty-pile = Эта стопка пуста: { $colour }.
louis-why-too-many = { $count } — слишком много; не больше { $most }.
louis-why-other-start = С этой картой первая фишка идёт сюда: { $person }.
louis-why-two-ways = С одного планшета нельзя прыгать в двух направлениях.
louis-why-not-diagonal = { $from } и { $to } не соседи по диагонали.

## Beside the board

louis-fact-louisdor = луидоры
louis-fact-markers = фишки, личные + общие
louis-fact-arms = гербы
louis-fact-influence = карты влияния
louis-fact-intrigue = карты интриг
louis-fact-missions = миссии, выложенные + на руке
louis-fact-start = первый игрок
louis-fact-pile = Осталось гербов:
louis-fact-deck = Колода влияния:
louis-fact-plots = Колода интриг:
louis-fact-played = карты влияния в центре ({ $cards })
louis-fact-visit = Визит Людовика: { $person }
louis-points-arms = Гербы
louis-points-majorities = Больше всех гербов вида
louis-points-missions = Миссии
louis-tie-markers = больше фишек в личном запасе
louis-data-fixed = { $where }: эта часть задана правилами; исправленный файл не может её изменить.
louis-data-twice = { $where }: «{ $value }» стоит там дважды.

## Questions with their object

louis-q-play = Какую карту влияния вы сыграете?
louis-q-play-detail = Фишки: личные { $personal }, в общем запасе { $general }.
louis-q-first = Карта «{ $card }»: куда лягут ваши фишки?
louis-q-first-detail = До { $count }: первая сюда, другие по дорожкам.
louis-q-first-any = { $card }: куда ляжет первая фишка?
louis-q-first-any-detail = До { $count }, дальше по дорожкам.
louis-q-next = Следующая фишка («{ $card }»): куда она ляжет?
louis-q-last = Последняя фишка («{ $card }»): куда она ляжет?
louis-q-laid = Выложено { $done } из { $count }. Дальше: { $places }.
louis-q-place = { $card }: выложить { $count ->
         [one] { $count } фишку
         [few] { $count } фишки
         [many] { $count } фишек
        *[other] { $count } фишки
    }?
louis-q-place-detail = { $tiles }. В личном запасе останется: { $left }.
louis-q-fetch = { $card }: сколько фишек вы заберёте?
louis-q-fetch-some = { $card }: забрать { $count ->
         [one] { $count } фишку
         [few] { $count } фишки
         [many] { $count } фишек
        *[other] { $count } фишки
    }?
louis-q-fetched = Тогда личных { $personal }, в общем запасе { $general }.
louis-q-idle = { $card }: сыграть без эффекта?
louis-q-four-card = «{ $mission }»: какую карту вы для этого сыграете?
louis-q-four-play = { $card }: сыграть на четыре фишки?
louis-q-discard = «{ $mission }»: какую карту вы сбросите?
louis-q-discard-one = { $card }: сбросить и взять другую?
louis-q-pay-to-pass = Заплатить { $count ->
         [one] { $count } луидор
         [few] { $count } луидора
         [many] { $count } луидоров
        *[other] { $count } луидора
    } вместо розыгрыша карты?
louis-q-money = Стоит { $count }; у вас { $have ->
         [one] { $have } луидор
         [few] { $have } луидора
         [many] { $have } луидоров
        *[other] { $have } луидора
    }.
louis-q-use = Какую выложенную миссию вы примените?
louis-q-ready = На выбор: { $missions }.
louis-q-use-one = Применить «{ $mission }»?
louis-q-gain = «{ $mission }»: что вы возьмёте?
louis-q-take = «{ $mission }»: взять { $gain }?
louis-q-source = { $person }: из какого запаса взять фишку?
louis-q-supplies = Личный запас { $personal }, общий запас { $general }.
louis-q-lay = { $person }: выложить { $markers }?
louis-q-at-end = «{ $mission }»: к какой персоне?
louis-q-intrigue = { $person }: сыграть карту интриги?
louis-q-intrigue-held = Она у вас: 1 фишка из общего запаса или до 2 личных.
louis-q-intrigue-none = У вас её нет: спрашивают всех, у кого есть любая карта интриги.
louis-q-intrigue-with = Интрига ({ $person }): какими фишками?
louis-q-intrigue-play = Интрига ({ $person }): выложить { $markers }?
louis-q-once-first = { $person }: первое место разделено. Занять его одному?
louis-q-buy = { $person }: купить награду за { $count ->
         [one] { $count } луидор
         [few] { $count } луидора
         [many] { $count } луидоров
        *[other] { $count } луидора
    }?
louis-q-buy-detail = Награда: { $reward }. Из { $have ->
         [one] { $have } луидора
         [few] { $have } луидоров
         [many] { $have } луидоров
        *[other] { $have } луидора
    } останется { $left }.
louis-q-put = { $person }, награда: на какой планшет ляжет фишка?
louis-q-put-on = { $person }, награда: сколько фишек ляжет сюда ({ $target })?
louis-q-take-back = { $person }, награда: забрать фишку в личный запас?
louis-q-mission = Какую миссию вы выложите?
louis-q-mission-one = Выложить миссию «{ $mission }»?
louis-q-mission-detail = Готово: { $missions }. За два жетона { $count ->
         [one] { $count } очко
         [few] { $count } очка
         [many] { $count } очков
        *[other] { $count } очка
    }.
louis-q-mission-none = Ни одна миссия не готова. Закончить ход?
louis-q-end = Закончить ход миссий?
louis-q-end-excess = Жетоны: { $count }. Один остаётся, другие станут гербами.
louis-q-end-rest = Жетоны, которые останутся: { $count }.
louis-q-pay = «{ $mission }»: какими двумя жетонами вы заплатите?
louis-q-pay-second = «{ $mission }»: какой жетон, кроме этого ({ $chip })?
louis-q-lay-mission = «{ $mission }»: выложить за жетоны { $chip } и { $other }?
louis-q-crown = Какой жетон станет короной за { $count ->
         [one] { $count } луидор
         [few] { $count } луидора
         [many] { $count } луидоров
        *[other] { $count } луидора
    }?
louis-q-crown-one = Обменять жетон ({ $chip }) на корону?
louis-q-pile = Из какой стопки вы возьмёте миссию?
louis-q-pile-detail = Осталось: { $light }, { $medium } и { $dark }.
louis-q-pile-one = Взять из этой стопки: { $colour }?
louis-q-keep = Какой жетон вы оставите?
louis-q-keep-detail = За остальные вы получите { $count ->
         [one] { $count } герб
         [few] { $count } герба
         [many] { $count } гербов
        *[other] { $count } герба
    }.
louis-q-keep-one = Оставить жетон: { $chip }?
louis-q-swap = Какая миссия ляжет под стопку?
louis-q-swap-second = Положить под стопку и вторую миссию?
louis-q-under = «{ $mission }»: положить под стопку?

## Buttons

louis-button-play = Сыграть
louis-button-fetch = Забрать
louis-button-lay = Выложить
louis-button-take = Взять
louis-button-use = Применить
louis-button-pay = Заплатить
louis-button-first = Стать первым
louis-button-buy = Купить
louis-button-lay-mission = Выложить
louis-button-exchange = Обменять
louis-button-draw = Взять
louis-button-keep = Оставить
louis-button-swap = Положить
louis-verb-pile-light = Голубые
louis-verb-pile-medium = Синие
louis-verb-pile-dark = Тёмно-синие
louis-verb-buy = Купить
louis-verb-pass-supply = Хватит миссий
louis-verb-pass-at-start = Хватит миссий
louis-verb-pass-at-end = Без фишки
louis-verb-pass-intrigue = Без интриги
louis-verb-pass-once-first = Оставить как есть
louis-verb-pass-buy = Не покупать
louis-verb-pass-put = Без фишки
louis-verb-pass-take-back = Оставить там
louis-verb-pass-mission = Конец хода
louis-verb-pass-swap = Оставить все
louis-verb-pass-swap-second = Только одну

## The viewer’s own things

louis-tray-hand = Ваши карты
louis-tray-missions = Ваши миссии
louis-tray-laid = Выложено
louis-tray-chips = Ваши жетоны
louis-tray-arms = Ваши гербы
louis-mission-ready = готова
louis-mission-lacks = не хватает: { $chips }
louis-mission-lacks-two = не хватает: { $chip } ×2
louis-count-markers = { $count ->
         [one] { $count } фишка
         [few] { $count } фишки
         [many] { $count } фишек
        *[other] { $count } фишки
    }
louis-count-points = { $count ->
         [one] { $count } очко
         [few] { $count } очка
         [many] { $count } очков
        *[other] { $count } очка
    }
louis-count-arms = { $count ->
         [one] { $count } герб
         [few] { $count } герба
         [many] { $count } гербов
        *[other] { $count } герба
    }
louis-count-missions = { $count ->
         [one] { $count } выложенная миссия
         [few] { $count } выложенные миссии
         [many] { $count } выложенных миссий
        *[other] { $count } выложенной миссии
    }
louis-progress-round = Раунд { $round } из { $of }
louis-progress-end = Конец игры
louis-fact-starts = Первый игрок: { $seat }
louis-fact-centre = Сыграно карт влияния:
louis-fact-mission-piles = Осталось миссий:

## The inspector: kinds and names

louis-kind-tile = персона { $number }
louis-kind-tile-louis = персона { $number }, здесь стоит Людовик
louis-kind-influence = карта влияния
louis-kind-intrigue = карта интриги
louis-kind-mission = миссия на руке
louis-kind-laid = выложенная миссия
louis-kind-chip = жетон миссии
louis-kind-arms = герб
louis-name-influence-deck = Колода карт влияния
louis-name-intrigue-deck = Колода карт интриг
louis-name-arms-pile = Гербы
louis-name-piles = Стопки миссий
louis-name-bank = Банк
louis-name-played = Сыгранные карты влияния
louis-name-louis = Людовик XIV

## The inspector: what persons give and ask

louis-both = { $one }; { $two }
louis-gives-chip = жетон ({ $chip })
louis-gives-arms = { $count ->
         [one] { $count } герб
         [few] { $count } герба
         [many] { $count } гербов
        *[other] { $count } герба
    } взакрытую
louis-gives-louisdor = { $count ->
         [one] { $count } луидор
         [few] { $count } луидора
         [many] { $count } луидоров
        *[other] { $count } луидора
    }
louis-gives-influence = { $count ->
         [one] { $count } карту влияния
         [few] { $count } карты влияния
         [many] { $count } карт влияния
        *[other] { $count } карты влияния
    }
louis-gives-intrigue = { $count ->
         [one] { $count } карту интриги
         [few] { $count } карты интриг
         [many] { $count } карт интриг
        *[other] { $count } карты интриг
    }
louis-gives-place = выложить { $count ->
         [one] { $count } фишку
         [few] { $count } фишки
         [many] { $count } фишек
        *[other] { $count } фишки
    } из общего запаса на любой планшет
louis-gives-place-on = выложить до { $count ->
         [one] { $count } фишку
         [few] { $count } фишки
         [many] { $count } фишек
        *[other] { $count } фишки
    } из общего запаса сюда: { $person }
louis-gives-take-back = забрать { $count ->
         [one] { $count } фишку
         [few] { $count } фишки
         [many] { $count } фишек
        *[other] { $count } фишки
    } из общего запаса в личный
louis-about-reward = Награда: { $reward }.
louis-about-money = У кого здесь фишек больше, чем у любого другого, тот получает награду даром; остальные, у кого здесь есть фишка, могут купить её за { $count ->
         [one] { $count } луидор
         [few] { $count } луидора
         [many] { $count } луидоров
        *[other] { $count } луидора
    }.
louis-about-first_place = Награду получает только тот, у кого фишек больше, чем у любого другого; при равенстве — никто.
louis-about-markers = Каждый, у кого здесь не меньше { $count } фишек, получает награду.
louis-about-louis-money = Здесь Людовик: первый получает жетон и корону, единственный второй — жетон. При равенстве на первом месте — только жетон. Остальные могут купить его за { $count ->
         [one] { $count } луидор
         [few] { $count } луидора
         [many] { $count } луидоров
        *[other] { $count } луидора
    }.
louis-about-louis-first_place = Здесь Людовик: первый получает жетон и корону, единственный второй — жетон. При равенстве на первом месте — только жетон.
louis-about-now = Если подсчитать сейчас (в скобках фишки):
louis-about-served = Идёт подсчёт; ещё ждут очереди (в скобках фишки):
louis-about-neutral = Нейтральный игрок ({ $count })
louis-about-nobody = Фишек здесь ни у кого нет.
louis-about-paths = Дорожки: { $places }.
louis-outcome-crowned = { $seat } ({ $markers }): награда и корона; фишки в общий запас
louis-outcome-free = { $seat } ({ $markers }): награда даром; фишки в общий запас
louis-outcome-gift = { $seat } ({ $markers }): награда
louis-outcome-buy = { $seat } ({ $markers }): может купить за { $count ->
         [one] { $count } луидор
         [few] { $count } луидора
         [many] { $count } луидоров
        *[other] { $count } луидора
    }
louis-outcome-empty = { $seat } ({ $markers }): ничего
louis-because-now = сейчас вы их получили бы
louis-because-buy = если купите за { $count ->
         [one] { $count } луидор
         [few] { $count } луидора
         [many] { $count } луидоров
        *[other] { $count } луидора
    }
louis-because-absent = у вас здесь нет фишки
louis-because-few = ваших фишек не хватает
louis-because-kept = если останется в конце
louis-because-laid = 5 за каждую выложенную миссию
louis-because-excess = за каждый жетон сверх оставленного или в конце игры
louis-because-arms = 1 за каждый
louis-because-kinds = по одному за большинство в виде

## The inspector: pieces and facts

louis-about-card = До 3 личных фишек: первая сюда ({ $person }), остальные сюда же или по дорожкам, не больше двух прыжков. Или заберите 3.
louis-about-joker = Одна фишка на любой планшет и вторая туда же или на соседний по дорожке. Или заберите 2.
louis-about-intrigue = Перед подсчётом этой персоны ({ $person }): 1 фишка из общего запаса или до 2 личных. Затем карта уходит под колоду.
louis-about-cost = Цена: { $chip } и { $other }. Корона заменяет любой жетон.
louis-about-used = Применено в этом раунде: { $count } из { $of }.
louis-about-crown = При выкладывании миссии заменяет любой жетон.
louis-about-chip = Двумя жетонами платят за миссию. В конце хода миссий остаётся один, каждый следующий становится гербом.
louis-about-given-by = Даёт: { $places }.
louis-about-has = { $seat }: { $count }
louis-about-left = Осталось: { $count }.
louis-about-arms = Каждый герб приносит 1 очко; до конца игры смотреть его может только владелец.
louis-about-kinds = У кого в конце больше всех гербов одного вида, тот получает ещё один; если таких несколько — каждый из них.
louis-about-pile = Выложив миссию, вы берёте карту из любой стопки.
louis-about-pile-light = Голубые: один заданный жетон и один любой. Простые эффекты.
louis-about-pile-medium = Синие: два разных жетона. Эффекты лучше.
louis-about-pile-dark = Тёмно-синие: два одинаковых жетона. Самые сильные эффекты.
louis-about-influence-deck = Каждый раунд все получают по 5 карт. По две карты каждой персоны и 6 джокеров.
louis-about-intrigue-deck = По одной карте каждой персоны; сыгранные уходят под колоду.
louis-about-arms-pile = Гербы взакрытую: шесть видов по десять, каждый приносит 1 очко.
louis-about-bank = За луидоры покупают награды. В конце каждые { $count } становятся гербом.
louis-about-played = Карты, сыгранные в этом раунде, может просмотреть каждый.
louis-about-visit = Там, где стоит Людовик, первый получает ещё и корону, а единственный второй — жетон.
louis-about-money-now = В этом раунде: { $count ->
         [one] { $count } луидор
         [few] { $count } луидора
         [many] { $count } луидоров
        *[other] { $count } луидора
    } каждому.
louis-about-start = Начинает каждый этап этого раунда; карта каждый раунд переходит дальше.
louis-about-shield = { $arms }: { $count }
louis-about-supplies = Личный запас { $personal }, общий запас { $general }.
louis-about-purse = Деньги: { $count ->
         [one] { $count } луидор
         [few] { $count } луидора
         [many] { $count } луидоров
        *[other] { $count } луидора
    }.
louis-about-backs = Миссии на руке: голубые { $light }, синие { $medium }, тёмно-синие { $dark }.
louis-about-fact-markers = Карты выкладывают фишки только из личного запаса; из общего их сначала нужно забрать.
louis-about-fact-louisdor = На покупку наград. В конце каждые 3 становятся гербом.
louis-about-fact-arms = Каждый приносит 1 очко; в конце большинство в каждом виде даёт ещё один.
louis-about-fact-influence = Каждый ход играют одну; последняя карта возвращается несыгранной.
louis-about-fact-intrigue = Играют перед подсчётом своей персоны; каждая оставшаяся в конце становится гербом.
louis-about-fact-missions = Выложенная миссия приносит 5 очков и действует каждый раунд.

## Scoring

louis-step-exchange = Обмен на гербы: { $things }
louis-grid-arms = Гербы по видам
louis-grid-arms-note = Большинство в виде даёт ещё один.
louis-step-opened = Гербы открываются
louis-step-majority = Больше всех гербов: { $arms }
louis-step-missions = Миссии
louis-score-exchanged = { $things }: { $count ->
         [one] { $count } герб
         [few] { $count } герба
         [many] { $count } гербов
        *[other] { $count } герба
    }
louis-score-opened = { $count ->
         [one] { $count } герб
         [few] { $count } герба
         [many] { $count } гербов
        *[other] { $count } герба
    }, каждый по 1 очку, уже учтено
louis-score-majority = { $arms }: { $count }, больше нет ни у кого; ещё 1
louis-score-missions = { $count ->
         [one] { $count } выложенная миссия
         [few] { $count } выложенные миссии
         [many] { $count } выложенных миссий
        *[other] { $count } выложенной миссии
    }, каждая по 5 очков: { $points }, уже учтено

# Puzzles: what is asked, and why the best answer is the best.
louis-puzzle-play = Какую карту сыграть и куда выложить фишки?
louis-puzzle-mission = Выложить миссию или ждать? Что в итоге выгоднее?
louis-puzzle-put = Вы можете выложить ещё фишки. Где от них больше всего пользы?
louis-puzzle-intrigue = Сыграть здесь карту интриги?
louis-puzzle-buy = Стоит ли награда своей цены?
louis-puzzle-why-arms = Каждый герб — очко, а большинство в каждом виде даёт ещё одно. Фишки в нужном месте приносят несколько гербов за раунд.
louis-puzzle-why-majorities = У кого больше всех гербов одного вида, тот в конце получает ещё один. Один нужный герб считается дважды.
louis-puzzle-why-missions = Выложенная миссия приносит пять очков, поэтому важнее всего жетоны для неё. Побеждайте у тех персон, которые дают то, чего не хватает вашим миссиям.
louis-puzzle-why-chips = Корона заменяет любой жетон, поэтому платите тем, что подходит точно, а короны берегите. На сбережённое вы выложите следующую миссию за пять очков.
louis-puzzle-why-rivals = Полученное здесь не достанется другим. Большинство, отнятое у соперника, важно вдвойне: вам оно прибавляет, у него отнимает.
louis-puzzle-why-later = Полученное сейчас работает и дальше: жетоны, деньги и миссии в следующих раундах. Фишки, которые ничего не выиграли, возвращаются; фишки с первого места на время уходят.

## The score sheet of a real table

louis-sheet-left = Что осталось
louis-sheet-left-hint = Что обменивается на гербы: по одному за герб, луидоры по три.
louis-sheet-pile = Гербы, оставшиеся в стопке
louis-sheet-pile-hint = Нужно, только если гербов не хватает.
louis-sheet-start = Первый игрок последнего раунда
louis-sheet-arms-hint = По видам, когда всё уже обменяно.
louis-sheet-plain = Без вида
louis-sheet-plain-hint = Замены из пустой стопки.
louis-sheet-missions-hint = Выложенные миссии, по 5 очков.
louis-sheet-step-arms = Гербы
louis-sheet-step-markers = Фишки
louis-sheet-markers = Фишки в личном запасе
louis-sheet-markers-hint = Нужны только при равенстве.
louis-sheet-each = { $count } × { $each }
louis-sheet-lacks-missions = { $seat }: миссии
louis-sheet-lacks-arms = { $seat }: гербы
louis-sheet-lacks-markers = { $seat }: фишки в личном запасе, из-за равенства
louis-sheet-draws = { $count ->
    [one] { $seat } берёт { $count } герб: { $things } ({ $sum }).
    [few] { $seat } берёт { $count } герба: { $things } ({ $sum }).
   *[other] { $seat } берёт { $count } гербов: { $things } ({ $sum }).
}
louis-sheet-draws-none = { $seat } не берёт ни одного герба.
louis-sheet-tie-rule = При равенстве решают фишки в личном запасе; затем место делится.
louis-sheet-tie-markers = Решают фишки в личном запасе: { $numbers }.
louis-sheet-tie-shared = У кого фишек поровну, те делят место.
louis-sheet-arms-many = { $where }: вида «{ $piece }» { $count } шт., а их только { $most } (L-102).
louis-sheet-missions-many = { $where }: миссий { $count }, а их только { $most } (L-102).

## Почему один ход лучше другого

louis-reason-influence-more = Кладёт на { $n ->
        [one] { $n } фишку
        [few] { $n } фишки
       *[other] { $n } фишек
    } больше на планшет { $person }{ $place ->
        [first] { " " }и получает там перевес
        [tied] { " " }и догоняет там лучшего
        [enough] , и этого хватает на награду
        [lasting] { " " }к следующему раунду
       *[other] { "" }
    }.
louis-reason-influence-less = Кладёт на { $n ->
        [one] { $n } фишку
        [few] { $n } фишки
       *[other] { $n } фишек
    } меньше на планшет { $person }{ $place ->
        [first] , но перевес там сохраняет
        [tied] , но остаётся там наравне с лучшим
        [enough] , но на награду хватает
        [lasting] { " " }к следующему раунду
       *[other] { "" }
    }.
louis-reason-influence-title = Фишки на планшетах
louis-reason-money-more = Оставляет на { $n ->
        [one] { $n } луидор
        [few] { $n } луидора
       *[other] { $n } луидоров
    } больше на расходы.
louis-reason-money-less = Оставляет на { $n ->
        [one] { $n } луидор
        [few] { $n } луидора
       *[other] { $n } луидоров
    } меньше на расходы.
louis-reason-money-title = Луидоры
louis-reason-chips-more = Даёт на { $n ->
        [one] { $n } жетон
        [few] { $n } жетона
       *[other] { $n } жетонов
    } больше для следующей миссии.
louis-reason-chips-less = Даёт на { $n ->
        [one] { $n } жетон
        [few] { $n } жетона
       *[other] { $n } жетонов
    } меньше для следующей миссии.
louis-reason-chips-title = Жетоны для следующей миссии
louis-reason-ready-more = Жетонов хватает ещё на { $n ->
        [one] { $n } миссию
        [few] { $n } миссии
       *[other] { $n } миссий
    } с руки.
louis-reason-ready-less = Пока не хватает жетонов на { $n ->
        [one] { $n } миссию
        [few] { $n } миссии
       *[other] { $n } миссий
    } с руки.
louis-reason-ready-title = Миссия близко
louis-reason-missions-more = Выкладывает на { $n ->
        [one] { $n } миссию больше, это пять очков
        [few] { $n } миссии больше, по пять очков за каждую
       *[other] { $n } миссий больше, по пять очков за каждую
    }.
louis-reason-missions-less = Выкладывает пока на { $n ->
        [one] { $n } миссию
        [few] { $n } миссии
       *[other] { $n } миссий
    } меньше.
louis-reason-missions-title = Миссия, которую можно выложить
louis-reason-intrigue-more = Оставляет на руке на { $n ->
        [one] { $n } карту интриги
        [few] { $n } карты интриг
       *[other] { $n } карт интриг
    } больше.
louis-reason-intrigue-less = Оставляет на руке на { $n ->
        [one] { $n } карту интриги
        [few] { $n } карты интриг
       *[other] { $n } карт интриг
    } меньше.
louis-reason-intrigue-title = Карты интриг
louis-reason-cards-more = Оставляет на руке на { $n ->
        [one] { $n } карту влияния
        [few] { $n } карты влияния
       *[other] { $n } карт влияния
    } больше.
louis-reason-cards-less = Оставляет на руке на { $n ->
        [one] { $n } карту влияния
        [few] { $n } карты влияния
       *[other] { $n } карт влияния
    } меньше.
louis-reason-cards-title = Карты влияния
louis-reason-arms-more = Даёт на { $n ->
        [one] { $n } герб больше, в конце это очко
        [few] { $n } герба больше, в конце по очку за каждый
       *[other] { $n } гербов больше, в конце по очку за каждый
    }.
louis-reason-arms-less = Даёт на { $n ->
        [one] { $n } герб
        [few] { $n } герба
       *[other] { $n } гербов
    } меньше.
louis-reason-arms-title = Гербы
