# Замки безумного короля Людвига

castles-title = Замки безумного короля Людвига
castles-about = Стройте помещение за помещением и назначайте цены остальным.
castles-weight = есть над чем подумать

## Options

castles-option-corners = Касание углами считается соседством
castles-option-corners-yes-says = Соседними считаются и помещения, которые касаются только углом.
castles-option-corners-no-says = Соседние только те помещения, у которых общий участок стены.
castles-option-favors_out = Убранные благодарности короля
castles-option-favors_out-F-01 = { castles-favor-F-01 }
castles-option-favors_out-F-02 = { castles-favor-F-02 }
castles-option-favors_out-F-03 = { castles-favor-F-03 }
castles-option-favors_out-F-04 = { castles-favor-F-04 }
castles-option-favors_out-F-05 = { castles-favor-F-05 }
castles-option-favors_out-F-06 = { castles-favor-F-06 }
castles-option-favors_out-F-07 = { castles-favor-F-07 }
castles-option-favors_out-F-08 = { castles-favor-F-08 }
castles-option-favors_out-F-09 = { castles-favor-F-09 }
castles-option-favors_out-F-10 = { castles-favor-F-10 }
castles-option-favors_out-F-11 = { castles-favor-F-11 }
castles-option-favors_out-F-12 = { castles-favor-F-12 }
castles-option-favors_out-F-13 = { castles-favor-F-13 }
castles-option-favors_out-F-14 = { castles-favor-F-14 }
castles-option-favors_out-F-15 = { castles-favor-F-15 }
castles-option-favors_out-F-16 = { castles-favor-F-16 }
castles-option-favors_out-F-17 = { castles-favor-F-17 }
castles-option-favors_out-F-18 = { castles-favor-F-18 }
castles-option-favors_out-F-19 = { castles-favor-F-19 }
castles-option-favors_out-F-20 = { castles-favor-F-20 }
castles-option-favors_out-F-21 = { castles-favor-F-21 }
castles-option-favors_out-F-22 = { castles-favor-F-22 }
castles-option-favors_out-F-23 = { castles-favor-F-23 }
castles-option-favors_out-F-24 = { castles-favor-F-24 }
castles-option-cards_out = Убранные карты бонусов
castles-option-cards_out-B-01 = { castles-card-B-01 }
castles-option-cards_out-B-02 = { castles-card-B-02 }
castles-option-cards_out-B-03 = { castles-card-B-03 }
castles-option-cards_out-B-04 = { castles-card-B-04 }
castles-option-cards_out-B-05 = { castles-card-B-05 }
castles-option-cards_out-B-06 = { castles-card-B-06 }
castles-option-cards_out-B-07 = { castles-card-B-07 }
castles-option-cards_out-B-08 = { castles-card-B-08 }
castles-option-cards_out-B-09 = { castles-card-B-09 }
castles-option-cards_out-B-10 = { castles-card-B-10 }
castles-option-cards_out-B-11 = { castles-card-B-11 }
castles-option-cards_out-B-12 = { castles-card-B-12 }
castles-option-cards_out-B-13 = { castles-card-B-13 }
castles-option-cards_out-B-14 = { castles-card-B-14 }
castles-option-cards_out-B-15 = { castles-card-B-15 }
castles-option-cards_out-B-16 = { castles-card-B-16 }
castles-option-cards_out-B-17 = { castles-card-B-17 }
castles-option-cards_out-B-18 = { castles-card-B-18 }
castles-option-cards_out-B-19 = { castles-card-B-19 }
castles-option-cards_out-B-20 = { castles-card-B-20 }
castles-option-cards_out-B-21 = { castles-card-B-21 }
castles-option-cards_out-B-22 = { castles-card-B-22 }
castles-option-cards_out-B-23 = { castles-card-B-23 }
castles-option-cards_out-B-24 = { castles-card-B-24 }
castles-option-cards_out-B-25 = { castles-card-B-25 }
castles-option-cards_out-B-26 = { castles-card-B-26 }
castles-option-cards_out-B-27 = { castles-card-B-27 }

## Questions

castles-ask-foyer = Выберите сторону фойе: 3 или 4 входа.
castles-ask-choose = Какая карта бонуса уйдёт под колоду?
castles-ask-price = Выберите помещение, затем его цену.
castles-ask-buy = Купите жетон или возьмите { 5000 } M.
castles-ask-place = Выложите жетон в свой замок.
castles-ask-rewards = Выберите поощрение за готовность.
castles-ask-reward = «{ $room }»: взять поощрение?
castles-ask-free = Выберите бесплатную галерею или лестницу.
castles-ask-pair = Второе подвальное помещение: выберите любое другое поощрение.
castles-ask-look = Выберите стопку и просмотрите её.
castles-ask-put = Положите от 0 до 2 жетонов на колоду помещений.
castles-ask-return = Какая из карт уйдёт под колоду?
castles-ask-build = Добавьте жетон к замку или уберите один.
castles-ask-build-place = Выберите, где лежит жетон.

## Tiles

castles-room-R100-1 = Кладовая
castles-room-R100-2 = Съестной чулан
castles-room-R100-3 = Буфетная
castles-room-R100-4 = Дамская комната
castles-room-R100-5 = Чулан для мётел
castles-room-R100-6 = Закуток
castles-room-R100-7 = Розовый кабинет
castles-room-R100-8 = Комната сосредоточения
castles-room-R100-9 = Сиреневый кабинет
castles-room-R150-1 = Фортепианный зал
castles-room-R150-2 = Зал Берхты
castles-room-R150-3 = Флейтовый зал
castles-room-R150-4 = Бездонная яма
castles-room-R150-5 = Грибной подвал
castles-room-R150-6 = Дыра
castles-room-R150-7 = Рабочий кабинет
castles-room-R150-8 = Гостиная
castles-room-R150-9 = Малая гостиная
castles-room-R200-1 = Умывальная
castles-room-R200-2 = Пыльный чулан
castles-room-R200-3 = Хозяйственная комната
castles-room-R200-4 = Передняя
castles-room-R200-5 = Заготовочная
castles-room-R200-6 = Мясная кладовая
castles-room-R200-7 = Комната отдыха
castles-room-R200-8 = Гардеробная
castles-room-R200-9 = Светлица
castles-room-R250-1 = Крыльцо
castles-room-R250-2 = Привратницкая
castles-room-R250-3 = Сарай
castles-room-R250-4 = Плесневелый погреб
castles-room-R250-5 = Рыцарская комната
castles-room-R250-6 = Крипта
castles-room-R250-7 = Бильярдная
castles-room-R250-8 = Молельня
castles-room-R250-9 = Швейная комната
castles-room-R300-1 = Сауна
castles-room-R300-2 = Комната паники
castles-room-R300-3 = Прачечная
castles-room-R300-4 = Судомойня
castles-room-R300-5 = Обеденный зал
castles-room-R300-6 = Кухня
castles-room-R300-7 = Спальня королевы
castles-room-R300-8 = Гостевая спальня
castles-room-R300-9 = Комната Тассо
castles-room-R350-1 = Салон
castles-room-R350-2 = Зеркальные кулуары
castles-room-R350-3 = Большой зал
castles-room-R350-4 = Верхний зал
castles-room-R350-5 = Комната с паровозиками
castles-room-R350-6 = Кегельбан
castles-room-R400-1 = Восточный гобеленовый зал
castles-room-R400-2 = Обсерватория
castles-room-R400-3 = Французская беседка
castles-room-R400-4 = Тыквенные грядки
castles-room-R400-5 = Большая опочивальня
castles-room-R400-6 = Людская
castles-room-R450-1 = Парадная гостиная
castles-room-R450-2 = Западный гобеленовый зал
castles-room-R450-3 = Регулярный сад
castles-room-R450-4 = Каретный сарай
castles-room-R450-5 = Арсенал
castles-room-R450-6 = Темница
castles-room-R500-1 = Форум
castles-room-R500-2 = Театр
castles-room-R500-3 = Хижина Хундинга
castles-room-R500-4 = Оранжерея
castles-room-R500-5 = Грот Венеры
castles-room-R500-6 = Тайное логово
castles-room-R600-1 = Вестибюль
castles-room-R600-2 = Тронный зал
castles-room-R600-3 = Террасные сады
castles-room-R600-4 = Конюшни
castles-room-R600-5 = Певческий зал
castles-room-R600-6 = Зал для приёмов
castles-room-hallway = Галерея
castles-room-stairs = Лестница
castles-room-foyer = Фойе

## Tiles, as the object of a verb

castles-acc-R100-1 = «Кладовую»
castles-acc-R100-2 = «Съестной чулан»
castles-acc-R100-3 = «Буфетную»
castles-acc-R100-4 = «Дамскую комнату»
castles-acc-R100-5 = «Чулан для мётел»
castles-acc-R100-6 = «Закуток»
castles-acc-R100-7 = «Розовый кабинет»
castles-acc-R100-8 = «Комнату сосредоточения»
castles-acc-R100-9 = «Сиреневый кабинет»
castles-acc-R150-1 = «Фортепианный зал»
castles-acc-R150-2 = «Зал Берхты»
castles-acc-R150-3 = «Флейтовый зал»
castles-acc-R150-4 = «Бездонную яму»
castles-acc-R150-5 = «Грибной подвал»
castles-acc-R150-6 = «Дыру»
castles-acc-R150-7 = «Рабочий кабинет»
castles-acc-R150-8 = «Гостиную»
castles-acc-R150-9 = «Малую гостиную»
castles-acc-R200-1 = «Умывальную»
castles-acc-R200-2 = «Пыльный чулан»
castles-acc-R200-3 = «Хозяйственную комнату»
castles-acc-R200-4 = «Переднюю»
castles-acc-R200-5 = «Заготовочную»
castles-acc-R200-6 = «Мясную кладовую»
castles-acc-R200-7 = «Комнату отдыха»
castles-acc-R200-8 = «Гардеробную»
castles-acc-R200-9 = «Светлицу»
castles-acc-R250-1 = «Крыльцо»
castles-acc-R250-2 = «Привратницкую»
castles-acc-R250-3 = «Сарай»
castles-acc-R250-4 = «Плесневелый погреб»
castles-acc-R250-5 = «Рыцарскую комнату»
castles-acc-R250-6 = «Крипту»
castles-acc-R250-7 = «Бильярдную»
castles-acc-R250-8 = «Молельню»
castles-acc-R250-9 = «Швейную комнату»
castles-acc-R300-1 = «Сауну»
castles-acc-R300-2 = «Комнату паники»
castles-acc-R300-3 = «Прачечную»
castles-acc-R300-4 = «Судомойню»
castles-acc-R300-5 = «Обеденный зал»
castles-acc-R300-6 = «Кухню»
castles-acc-R300-7 = «Спальню королевы»
castles-acc-R300-8 = «Гостевую спальню»
castles-acc-R300-9 = «Комнату Тассо»
castles-acc-R350-1 = «Салон»
castles-acc-R350-2 = «Зеркальные кулуары»
castles-acc-R350-3 = «Большой зал»
castles-acc-R350-4 = «Верхний зал»
castles-acc-R350-5 = «Комнату с паровозиками»
castles-acc-R350-6 = «Кегельбан»
castles-acc-R400-1 = «Восточный гобеленовый зал»
castles-acc-R400-2 = «Обсерваторию»
castles-acc-R400-3 = «Французскую беседку»
castles-acc-R400-4 = «Тыквенные грядки»
castles-acc-R400-5 = «Большую опочивальню»
castles-acc-R400-6 = «Людскую»
castles-acc-R450-1 = «Парадную гостиную»
castles-acc-R450-2 = «Западный гобеленовый зал»
castles-acc-R450-3 = «Регулярный сад»
castles-acc-R450-4 = «Каретный сарай»
castles-acc-R450-5 = «Арсенал»
castles-acc-R450-6 = «Темницу»
castles-acc-R500-1 = «Форум»
castles-acc-R500-2 = «Театр»
castles-acc-R500-3 = «Хижину Хундинга»
castles-acc-R500-4 = «Оранжерею»
castles-acc-R500-5 = «Грот Венеры»
castles-acc-R500-6 = «Тайное логово»
castles-acc-R600-1 = «Вестибюль»
castles-acc-R600-2 = «Тронный зал»
castles-acc-R600-3 = «Террасные сады»
castles-acc-R600-4 = «Конюшни»
castles-acc-R600-5 = «Певческий зал»
castles-acc-R600-6 = «Зал для приёмов»
castles-acc-hallway = галерею
castles-acc-stairs = лестницу
castles-acc-foyer = фойе

## King's Favors and bonus cards

castles-favor-F-01 = Количество развлекательных помещений
castles-favor-F-02 = Количество коридоров
castles-favor-F-03 = Количество подвальных помещений
castles-favor-F-04 = Количество трапезных помещений
castles-favor-F-05 = Количество жилых помещений
castles-favor-F-06 = Количество наружных помещений
castles-favor-F-07 = Количество спальных помещений
castles-favor-F-08 = Количество подсобных помещений
castles-favor-F-09 = Площадь развлекательных помещений
castles-favor-F-10 = Площадь коридоров
castles-favor-F-11 = Площадь подвальных помещений
castles-favor-F-12 = Площадь трапезных помещений
castles-favor-F-13 = Площадь жилых помещений
castles-favor-F-14 = Площадь наружных помещений
castles-favor-F-15 = Площадь спальных помещений
castles-favor-F-16 = Площадь подсобных помещений
castles-favor-F-17 = Маленькие помещения
castles-favor-F-18 = Большие помещения
castles-favor-F-19 = Квадратные помещения
castles-favor-F-20 = Круглые помещения
castles-favor-F-21 = Готовые жетоны
castles-favor-F-22 = Неготовые жетоны
castles-favor-F-23 = Внешние входы
castles-favor-F-24 = Оставшиеся монеты
castles-card-B-01 = Разная площадь помещений
castles-card-B-02 = Разные типы помещений
castles-card-B-03 = Галереи
castles-card-B-04 = Лестницы
castles-card-B-05 = Готовые жетоны
castles-card-B-06 = Квадратные помещения
castles-card-B-07 = Круглые помещения
castles-card-B-08 = Оставшиеся монеты
castles-card-B-09 = Внешние входы
castles-card-B-10 = Развлекательные помещения
castles-card-B-11 = Коридоры
castles-card-B-12 = Подвальные помещения
castles-card-B-13 = Трапезные помещения
castles-card-B-14 = Жилые помещения
castles-card-B-15 = Наружные помещения
castles-card-B-16 = Спальные помещения
castles-card-B-17 = Подсобные помещения
castles-card-B-18 = Помещения в 100
castles-card-B-19 = Помещения в 150
castles-card-B-20 = Помещения в 200
castles-card-B-21 = Помещения в 250
castles-card-B-22 = Помещения в 300
castles-card-B-23 = Помещения в 350
castles-card-B-24 = Помещения в 400
castles-card-B-25 = Помещения в 450
castles-card-B-26 = Помещения в 500
castles-card-B-27 = Помещения в 600

## Completion rewards

castles-reward-activity = 5 ПО
castles-reward-corridor = Галерея или лестница бесплатно
castles-reward-downstairs = Любое другое поощрение (за каждое второе)
castles-reward-food = Дополнительный ход
castles-reward-living = Повторный подсчёт помещения
castles-reward-outdoor = { 10000 } марок
castles-reward-sleeping = Выбор жетонов на колоду
castles-reward-utility = Выбор карты бонуса из двух

## Beside the board

castles-fact-money = марок
castles-fact-tiles = жетонов в замке
castles-fact-cards = карт бонусов
castles-fact-builder = Главный строитель
castles-fact-room-cards = осталось карт помещений
castles-fact-empty = Стопка { $size } пуста
castles-fact-stacks = осталось жетонов по площади
castles-fact-hallways = осталось галерей
castles-fact-stairs = осталось лестниц
castles-fact-deck-tile = на колоде помещений, жетон площади
castles-fact-deck-room = на колоде помещений: { $room }
castles-fact-last = Последний раунд
castles-picture-mine = Ваш замок
castles-picture = Замок: { $seat }
castles-picture-note = { $points } ПО · { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
       *[other] { $count } жетонов
    }
castles-sheet-round = Раунд { $round }
castles-sheet-builder = Главный строитель: { $seat }
castles-sheet-castle = { $seat }
castles-sheet-scorer = Подсчёт замка
castles-sheet-joined = соединён
castles-sheet-free = свободен
castles-sheet-walled = перекрыт
castles-sheet-complete = готово
castles-sheet-fence = огороженный край
castles-sheet-per-joined = за соединённое
castles-sheet-per-touching = за соседнее
castles-sheet-per-castle = во всём замке
castles-sheet-downstairs = подвал
castles-sheet-north = север, примерно
castles-sheet-left = осталось { $count }
castles-text-seat = { $seat }: { $points }
castles-text-foyer = { $doors ->
        [one] Фойе, { $doors } вход
        [few] Фойе, { $doors } входа
       *[other] Фойе, { $doors } входов
    }
castles-text-hallway-ground = Галерея, первый этаж
castles-text-hallway-dark = Галерея, подвал

## Points

castles-points-start = начало
castles-points-base = величина ПО
castles-points-own = собственные награды
castles-points-others = награды прежних жетонов
castles-points-rewards = поощрения за готовность
castles-points-stacks = пустые стопки
castles-points-favors = благодарности короля
castles-points-cards = карты бонусов
castles-points-money = оставшиеся монеты
castles-rank-1 = Подмастерье каменщика
castles-rank-2 = Каменщик
castles-rank-3 = Десятник
castles-rank-4 = Придворный зодчий
castles-rank-5 = Строитель королевских грёз
castles-tie-size = решает больший замок
castles-tie-money = решает большее количество денег
castles-tie-shared = победа общая

## What can be touched

castles-label-at = Место { $x }, { $y }
castles-label-turn = Поворот на { $turn }°
castles-label-stack = Стопка { $size }
castles-label-foyer = { $doors ->
        [one] { $doors } вход
        [few] { $doors } входа
       *[other] { $doors } входов
    }
castles-label-remove = Убрать { $room }
castles-label-room-price = { $room }, площадь { $size }, { $price } M
castles-label-room-coins = { $room }, площадь { $size }, { $price } M, на жетоне { $coins } M
castles-label-reward = { $room }: { $reward }
castles-label-keep = Оставить как есть
castles-label-empty = Оставить клетку рынка пустой
castles-label-money = Взять { 5000 } M
castles-label-decline = Отказаться
castles-label-done = Готово

## What an action means

castles-side-left = слева
castles-side-right = справа
castles-side-above = сверху
castles-side-below = снизу
castles-do-place = { $points ->
        [one] Выложить { $room } (двери: { $doors }, { $side }): { $points } ПО.
        [few] Выложить { $room } (двери: { $doors }, { $side }): { $points } ПО.
       *[other] Выложить { $room } (двери: { $doors }, { $side }): { $points } ПО.
    }
castles-do-buy = Купить { $room } за { $price } M.
castles-do-price = Положить { $room } на цену { $price } M.
castles-do-reward = Получить поощрение за помещение «{ $room }»: { $reward }.
castles-do-as = Выбрать поощрение: { $reward }.
castles-do-free = Взять { $room } бесплатно.
castles-do-put = Положить { $room } на колоду помещений.
castles-do-add = Добавить { $room }.
castles-do-look = Просмотреть стопку площади { $size }.
castles-do-return = Положить «{ $card }» под колоду.
castles-do-foyer = { $doors ->
        [one] Фойе с { $doors } входом.
        [few] Фойе с { $doors } входами.
       *[other] Фойе с { $doors } входами.
    }
castles-do-remove = Убрать { $room }.
castles-do-empty = Оставить цену { $price } M пустой.
castles-do-keep-price = Оставить все остальные помещения на своих местах.
castles-do-keep-return = Оставить карту себе.
castles-do-keep-build-place = Не добавлять жетон.
castles-do-money = Спасовать и получить { 5000 } марок.
castles-do-decline = Отказаться от оставшихся поощрений.
castles-do-done = Больше жетонов не брать.

## What happens

castles-event-favor-discarded = Благодарность короля «{ $favor }» не может лежать рядом со своей противоположностью и заменяется другой.
castles-event-foyer = { $doors ->
        [one] { $seat } выбирает фойе с { $doors } входом.
        [few] { $seat } выбирает фойе с { $doors } входами.
       *[other] { $seat } выбирает фойе с { $doors } входами.
    }
castles-event-first = Первый главный строитель: { $seat }.
castles-event-returned = Каждый кладёт одну карту бонуса под колоду.
castles-event-round = Раунд { $round }, главный строитель: { $seat }.
castles-event-reshuffled = Сброшенные карты помещений замешиваются.
castles-event-last-round = Колода помещений закончилась: это последний раунд.
castles-event-stack-empty = Стопка площади { $size } пуста, открывается следующая карта.
castles-event-revealed = Новое на рынке: { $rooms }.
castles-event-priced = { $seat } устанавливает цены.
castles-event-price = { $seat } кладёт { $room } на цену { $price } M.
castles-several-price = { $seat } кладёт { $list }.
castles-each-price = { $room } на цену { $price } M
castles-event-price-empty = { $seat } оставляет цену { $price } M пустой.
castles-event-end = Игра окончена.
castles-event-final = { $seat }: пустые стопки { $stacks }, благодарности короля { $favors }, карты бонусов { $cards }, деньги { $money }; всего { $total }.
castles-event-took = { $seat } берёт { 5000 } M.
castles-event-bought = { $seat } покупает { $room } за { $price } M.
castles-event-placed = { $points ->
        [one] { $seat } выкладывает { $room }: { $points } ПО.
        [few] { $seat } выкладывает { $room }: { $points } ПО.
       *[other] { $seat } выкладывает { $room }: { $points } ПО.
    }
castles-event-completed = { $seat } завершает: { $room }.
castles-event-extra-turn = { $seat } делает дополнительный ход.
castles-event-declined = { $seat } отказывается от оставшихся поощрений.
castles-event-reward-activity = { $seat } получает 5 ПО, готово: { $room }.
castles-event-reward-food = { $seat } получает дополнительный ход, готово: { $room }.
castles-event-reward-living = { $points ->
        [one] { $seat } снова считает: { $room }, { $points } ПО.
        [few] { $seat } снова считает: { $room }, { $points } ПО.
       *[other] { $seat } снова считает: { $room }, { $points } ПО.
    }
castles-event-reward-outdoor = { $seat } получает { 10000 } M, готово: { $room }.
castles-event-reward-corridor = { $seat } берёт { $room } бесплатно.
castles-event-reward-lost = { $seat } не может получить поощрение, оно пропадает: { $room }.
castles-event-cellar = { $seat } завершает подвальное помещение № { $number }: { $room }.
castles-event-looked = { $seat } смотрит стопку площади { $size }.
castles-event-saw = { $seat } видит в стопке площади { $size }: { $rooms }.
castles-event-put = { $count ->
        [one] { $seat } кладёт { $count } жетон площади { $size } на колоду помещений.
        [few] { $seat } кладёт { $count } жетона площади { $size } на колоду помещений.
       *[other] { $seat } кладёт { $count } жетонов площади { $size } на колоду помещений.
    }
castles-event-discarded = { $seat } кладёт жетон лицом вверх в сброс: { $room }.
castles-event-drew = { $count ->
        [one] { $seat } берёт { $count } карту бонуса.
        [few] { $seat } берёт { $count } карты бонусов.
       *[other] { $seat } берёт { $count } карт бонусов.
    }
castles-event-chose = { $count ->
        [one] { $seat } оставляет себе { $count } карту бонуса.
        [few] { $seat } оставляет себе { $count } карты бонусов.
       *[other] { $seat } оставляет себе { $count } карт бонусов.
    }
castles-event-keeps = На руке остаётся «{ $card }».
castles-event-favors = Благодарности короля: { $favors }.
castles-event-dealt = { $count ->
        [one] Каждому сдаётся { $count } карта бонуса.
        [few] Каждому сдаются { $count } карты бонусов.
       *[other] Каждому сдаётся { $count } карт бонусов.
    }
castles-event-drew-cards = { $seat } видит: { $cards }.
castles-event-score-stacks = { $points ->
        [one] { $seat } получает { $points } ПО за пустые стопки.
        [few] { $seat } получает { $points } ПО за пустые стопки.
       *[other] { $seat } получает { $points } ПО за пустые стопки.
    }
castles-event-score-favor = { $points ->
        [one] { $seat } получает { $points } ПО за благодарность короля «{ $favor }».
        [few] { $seat } получает { $points } ПО за благодарность короля «{ $favor }».
       *[other] { $seat } получает { $points } ПО за благодарность короля «{ $favor }».
    }
castles-event-score-card = { $points ->
        [one] { $seat } показывает карту бонуса «{ $card }»: { $points } ПО.
        [few] { $seat } показывает карту бонуса «{ $card }»: { $points } ПО.
       *[other] { $seat } показывает карту бонуса «{ $card }»: { $points } ПО.
    }
castles-event-score-money = { $points ->
        [one] { $seat } получает { $points } ПО за { $money } M.
        [few] { $seat } получает { $points } ПО за { $money } M.
       *[other] { $seat } получает { $points } ПО за { $money } M.
    }
castles-event-rank = { $total ->
        [one] С { $total } ПО ранг: { $rank }.
        [few] С { $total } ПО ранг: { $rank }.
       *[other] С { $total } ПО ранг: { $rank }.
    }

## Words of tiles and cards

castles-points = { $points ->
        [one] { $points } ПО
        [few] { $points } ПО
       *[other] { $points } ПО
    }
castles-points-now = { $points ->
        [one] сейчас { $points } ПО
        [few] сейчас { $points } ПО
       *[other] сейчас { $points } ПО
    }
castles-size = площадь { $size }
castles-sized = { $room }, площадь { $size }
castles-kind = { $type }, площадь { $size }
castles-type-activity = развлекательное помещение
castles-type-corridor = коридор
castles-type-downstairs = подвальное помещение
castles-type-food = трапезное помещение
castles-type-living = жилое помещение
castles-type-outdoor = наружное помещение
castles-type-sleeping = спальное помещение
castles-type-utility = подсобное помещение
castles-kinds-activity = развлекательные помещения
castles-kinds-corridor = коридоры
castles-kinds-downstairs = подвальные помещения
castles-kinds-food = трапезные помещения
castles-kinds-living = жилые помещения
castles-kinds-outdoor = наружные помещения
castles-kinds-sleeping = спальные помещения
castles-kinds-utility = подсобные помещения
castles-bonus-connect = { $points } за каждый жетон, соединённый входом: { $types }
castles-bonus-adjacent = { $points } за каждый соседний жетон: { $types }
castles-bonus-castle = { $points } за каждый жетон во всём замке: { $types }
castles-worth = { $points ->
        [one] { $points } ПО.
        [few] { $points } ПО.
       *[other] { $points } ПО.
    }
castles-worth-bonus = { $points ->
        [one] { $points } ПО и { $bonus }.
        [few] { $points } ПО и { $bonus }.
       *[other] { $points } ПО и { $bonus }.
    }
castles-worth-corridor = Сам ПО не приносит; соединяет помещения, считается коридором и может стать готовым.
castles-card-each = { $points ->
        [one] { $points } ПО за каждый жетон
        [few] { $points } ПО за каждый жетон
       *[other] { $points } ПО за каждый жетон
    }
castles-card-per = { $points ->
        [one] { $points } ПО за каждые { $per }
        [few] { $points } ПО за каждые { $per }
       *[other] { $points } ПО за каждые { $per }
    }
castles-card-all = { $points ->
        [one] { $points } ПО, если есть хотя бы по одному
        [few] { $points } ПО, если есть хотя бы по одному
       *[other] { $points } ПО, если есть хотя бы по одному
    }
castles-left = { $count ->
        [one] остался { $count }
        [few] осталось { $count }
       *[other] осталось { $count }
    }

## Beside the castle

castles-verb-money = Взять { $money } M
castles-verb-prices = Оставить цены
castles-tray-market = Рынок
castles-tray-corridors = Галереи и лестницы
castles-tray-hand = Выложить
castles-tray-foyers = Стороны фойе
castles-tray-rewards = Поощрения за готовность
castles-tray-stacks = Стопки помещений
castles-tray-bonus = Ваши карты бонусов
castles-tray-drawn = Взятые карты бонусов
castles-slot-empty = Пусто
castles-as-type = как { $type }
castles-grid-favors = Благодарности короля
castles-grid-count = { $type }, число
castles-grid-area = { $type }, площадь
castles-short-activity = Развлекательные
castles-short-corridor = Коридоры
castles-short-downstairs = Подвальные
castles-short-food = Трапезные
castles-short-living = Жилые
castles-short-outdoor = Наружные
castles-short-sleeping = Спальные
castles-short-utility = Подсобные
castles-short-corridors = Сам ПО не даёт.
castles-short-worth = { $points }, без бонуса.
castles-short-connect = { $points } ПО, ещё { $bonus } за каждое соединённое помещение: { $types }.
castles-short-adjacent = { $points } ПО, { $bonus } за соседнее помещение: { $types }.
castles-short-castle = { $points } ПО, ещё { $bonus } за каждое помещение замка: { $types }.
castles-grid-money = Деньги, тысячи
castles-grid-places = 8 · 4 · 2 · 1
castles-progress-setup = До первого раунда
castles-progress-over = Игра окончена
castles-progress = Раунд { $round }, в колоде { $count }
castles-progress-part = Раунд { $round }
castles-progress-last = Раунд { $round }, последний
castles-step-prices = Цены
castles-step-build = Покупка и стройка
castles-label-price = Цена { $price } M

## Questions, step by step

castles-q-own-money = У вас { $money } M.
castles-q-where = Куда выложить { $room }?
castles-q-here = Выложить { $room } сюда?
castles-q-here-detail = Сейчас { $points }. { $cost }
castles-cost-nothing = Бесплатно.
castles-cost-bank = { $price } M в банк.
castles-cost-builder = { $price } M получает { $seat }.
castles-cost-bank-coins = { $price } M в банк; { $coins } M с жетона ваши.
castles-cost-builder-coins = { $price } M получает { $seat }; { $coins } M с жетона ваши.
castles-q-money = Взять { $money } M и ничего не покупать?
castles-q-price = На какую цену положить { $room }?
castles-q-prices = Установить эти цены?
castles-q-has = { $seat }: { $money } M
castles-q-buyers-1 = { $buyer1 }.
castles-q-buyers-2 = { $buyer1 }, { $buyer2 }.
castles-q-buyers-3 = { $buyer1 }, { $buyer2 }, { $buyer3 }.
castles-q-foyer = { $doors ->
        [one] Выбрать сторону с { $doors } входом?
        [few] Выбрать сторону с { $doors } входами?
       *[other] Выбрать сторону с { $doors } входами?
    }
castles-q-return = Положить «{ $card }» под колоду?
castles-q-look = Просмотреть стопку площади { $size }?
castles-q-as = Выбрать поощрение: { $reward }?
castles-q-reward = Получить поощрение за помещение «{ $room }»?
castles-q-put = Положить { $room } на колоду?
castles-q-put-last = Положить { $room } в открытый сброс?
castles-q-keep-price = Оставить все цены как есть?
castles-q-keep-return = Оставить карту себе?
castles-q-keep-build-place = Не добавлять жетон?
castles-q-empty-price = Оставить самую высокую свободную цену без помещения?
castles-q-decline-rewards = Отказаться от оставшихся поощрений?
castles-q-decline-pair = Отказаться от этого поощрения?
castles-q-done-put = Больше жетонов не брать?
castles-b-take = Взять
castles-b-buy = Купить и выложить
castles-b-build = Выложить
castles-b-prices = Установить цены
castles-b-foyer = Выбрать
castles-b-return = Вернуть
castles-b-look = Просмотреть
castles-b-put = Положить
castles-b-keep-price = Оставить
castles-b-keep-return = Оставить
castles-b-keep-build-place = Не добавлять
castles-b-empty-price = Оставить пустой
castles-b-decline-rewards = Отказаться
castles-b-decline-pair = Отказаться
castles-b-done-put = Готово

## The inspector

castles-i-base = Само помещение
castles-i-bonus-card = Ваша карта бонуса
castles-i-in-castle = В замке, { $types }: { $count }
castles-i-joined = соединение входом, { $type }
castles-i-touches = касается без входа, { $type }
castles-i-complete = Готово: все входы соединены.
castles-i-open = { $count ->
        [one] Не готово: { $count } вход не соединён.
        [few] Не готово: { $count } входа не соединены.
       *[other] Не готово: { $count } входов не соединено.
    }
castles-i-reward = Поощрение за готовность: { $reward }.
castles-i-coins = На жетоне лежат { $coins } M для покупателя.
castles-i-left = У вас осталось бы { $money } M.
castles-i-stack-left = В стопке площади { $size } осталось: { $count }.
castles-i-favor-counts = Учитывается для благодарности короля «{ $favor }».
castles-i-kind-favor = благодарность короля
castles-i-favor-does = В конце 8, 4, 2 и 1 ПО за места с первого по четвёртое. При ничьей ПО этих мест делят с округлением вниз; у кого ничего нет, тот ничего не получает.
castles-i-favor = { $points ->
        [one] { $seat }: { $count }, сейчас { $points } ПО
        [few] { $seat }: { $count }, сейчас { $points } ПО
       *[other] { $seat }: { $count }, сейчас { $points } ПО
    }
castles-i-kind-card = карта бонуса
castles-i-have = У вас { $count }
castles-i-stack = Если в конце стопка пуста, каждое помещение этой площади в замке приносит 2 ПО.
castles-i-stack-seat = { $points ->
        [one] { $seat }: построено { $count }, тогда { $points } ПО
        [few] { $seat }: построено { $count }, тогда { $points } ПО
       *[other] { $seat }: построено { $count }, тогда { $points } ПО
    }
castles-i-money = Деньги: { $money } M.
castles-i-tiles = Жетонов в замке: { $count }, из них готовых: { $done }.
castles-i-cards = Карты бонусов, тайные до конца: { $count }.
castles-i-builder = Главный строитель этого раунда.
castles-i-builder-does = Назначает все цены, получает то, что платят остальные, и строит последним. После каждого раунда роль переходит налево.
castles-i-pass = Вместо покупки: { 5000 } M из банка. Ничего не строится.
castles-i-pair = Каждое второе готовое подвальное помещение приносит одно из семи других поощрений.
castles-i-deck = Жетоны на колоде помещений
castles-i-deck-does = Они попадают на рынок прежде, чем открывают карты.

## The final scoring

castles-formula-score-stacks = { $count } × 2 за площади с пустой стопкой: { $points }
castles-formula-score-favor = { $count }, место { $place }: { $points }
castles-formula-score-card = { $per ->
    [1] { $count } × { $each }: { $points }
   *[other] { $count }, по { $each } за каждые { $per }: { $points }
}
castles-formula-score-money = { $money } M, 1 за каждые { 10000 }: { $points }

## Why not

castles-why-other-question = Сейчас нужно решить другое.
castles-why-not-your-card = У вас нет этой карты.
castles-why-priced = { $room }: цена уже установлена.
castles-why-not-on-market = { $room }: нет на рынке.
castles-why-slot-full = Жетонов хватает на все клетки рынка: ни одна не может остаться пустой.
castles-why-keep-two = Осталось только два: выберите, какое из них дороже.
castles-why-stack-empty = Эта стопка пуста.
castles-why-price-unused = Цена { $price } M при этом числе игроков не используется.
castles-why-slot-empty = На цене { $price } M нет помещения.
castles-why-no-place = { $room }: в замке некуда выложить.
castles-why-no-stairs = { $room }: это помещение подвала, а лестницы в замке ещё нет.
castles-why-too-dear = Вам не хватает { $short } M.
castles-why-c-401 = Ни один вход жетона не соединяется со входом замка.
castles-why-c-404 = Жетоны не должны накладываться друг на друга.
castles-why-c-405 = В замке не осталось бы внешнего входа.
castles-why-c-406 = Ничто не должно касаться огороженного края.
castles-why-c-408 = Входы надземного уровня и подвала не должны соединяться.
castles-why-c-409 = Две лестницы нельзя соединять.
castles-why-same-turn = Так повёрнутый жетон выглядит как при повороте на { $turn }°; выложите его так.
castles-why-no-reward = { $room }: поощрения нет.
castles-why-no-place-free = Такого жетона больше нет, или его некуда выложить.
castles-why-other-reward = Выберите одно из других поощрений.
castles-why-reward-gone = Это поощрение сейчас получить нельзя.
castles-why-not-in-stack = { $room }: нет в этой стопке.
castles-why-keep-one = Одна из двух карт возвращается.
castles-why-not-drawn = Этой карты нет среди взятых сейчас.
castles-why-none-left = В коробке больше нет: { $room }.
castles-why-no-such-tile = Такого жетона в замке нет.
castles-why-others-need-it = Без него другие жетоны не могли бы так лежать.
castles-why-foyer-built-on = К фойе уже что-то пристроено.
castles-why-foyer-same = Фойе уже лежит этой стороной вверх.

## Documents

castles-document-too-many = { $where }: { $piece } есть в коробке только { $most } шт.
castles-document-place = { $where }: { $room } так лежать не может ({ $rule }). { $reason }

# Puzzles: what is asked, and why the best answer is the best.
castles-puzzle-place = Где это помещение сразу принесёт вам больше всего ПО?
castles-puzzle-buy = Ваша очередь покупать. Что в итоге выгоднее всего?
castles-puzzle-price = Вы назначаете цены, и заплаченное другими достаётся вам. Какое помещение положить на следующую цену?
castles-puzzle-room = Купите помещение и выложите его так, чтобы оно сразу принесло больше всего ПО. Цена здесь не важна.
castles-puzzle-why-base = Здесь решают ПО самого помещения. Награды соседей прибавляются к ним.
castles-puzzle-why-own = Помещение получает ПО за то, с чем соединено: награда считается за каждый подходящий жетон. Ищите нужных ему соседей и избегайте тех, за которых штраф.
castles-puzzle-why-others = Прежние помещения приносят ПО, если новый жетон — тот, который им нужен. Скромное помещение у нужного входа даст больше, чем роскошное в другом месте.
castles-puzzle-why-rewards = Так соединяется последний свободный вход жетона, а готовый жетон приносит поощрение. Оно часто ценнее, чем несколько ПО сразу.
castles-puzzle-why-stacks = В конце каждое помещение той площади, чья стопка пуста, приносит 2 ПО. Помещения, чьи стопки кончаются, ценнее, чем кажутся.
castles-puzzle-why-favors = Благодарность короля приносит 8 ПО за первое место. Исход может решить ещё одно подходящее помещение.
castles-puzzle-why-cards = Это подходит к вашим картам бонусов, а их считают в конце. Сначала посмотрите на них, потом на ПО жетона.
castles-puzzle-why-money = Здесь решают деньги: на сбережённое или заработанное купите следующее помещение. То, что платят другие, получает главный строитель.
castles-puzzle-why-rivals = Здесь важно, что это отнимает у других: дорогое помещение окажется им не по карману или принесёт вам хорошие деньги. Прежде чем назначить цену, взгляните на их замки.
castles-puzzle-why-later = Так больше остаётся на следующие раунды: входы для пристройки, деньги на покупки. Несколько ПО сразу того не стоят.

## The score sheet of a real table

castles-sheet-way-fast = Только числа
castles-sheet-way-rooms = Помещение за помещением
castles-sheet-step-track = Шкала
castles-sheet-step-rooms = Замки
castles-sheet-step-favors = Благодарности
castles-sheet-step-cards = Карты
castles-sheet-step-money = Монеты
castles-sheet-track = Шкала ПО
castles-sheet-track-hint = Где на шкале ПО стоит чей лебедь.
castles-sheet-rooms = Замки
castles-sheet-rooms-hint = Жетон за жетоном, начиная от фойе; порядок покупки не важен.
castles-sheet-tiles = Жетоны
castles-sheet-favors-hint = Касайтесь игроков по порядку, начиная с того, у кого больше всех.
castles-sheet-cards-hint = Карты бонусов каждого игрока и сколько у него того, что они считают.
castles-sheet-money = Монеты
castles-sheet-money-hint = Введите только полные десятки тысяч: за каждый 1 ПО.
castles-sheet-empty = Какие стопки пусты?
castles-sheet-empty-hint = Стопки без закрытых жетонов; рынок не считается.
castles-sheet-emptied = Свои жетоны из этих стопок
castles-sheet-emptied-hint = По 2 ПО.
castles-sheet-sizes = Размер замка
castles-sheet-sizes-hint = Сумма всех напечатанных размеров. Нужна только при равенстве.
castles-sheet-lacks-track = { $seat }: ПО на шкале
castles-sheet-lacks-money = { $seat }: монеты
castles-sheet-lacks-emptied = { $seat }: свои жетоны из пустых стопок
castles-sheet-lacks-cards = { $seat }: карты бонусов
castles-sheet-lacks-count = { $seat }, карта бонуса «{ $piece }»: сколько
castles-sheet-lacks-size = { $seat }: размер замка, из-за равенства
castles-sheet-lacks-favor = Благодарность короля «{ $piece }»: у кого больше всех
castles-sheet-lacks-favors = { $count ->
    [one] ещё { $count } благодарность короля
    [few] ещё { $count } благодарности короля
   *[other] ещё { $count } благодарностей короля
}
castles-sheet-who = { $seats }
castles-sheet-places = { $list }
castles-sheet-shared = { $who } делят места { $places }: ({ $sum }) ÷ { $count }, с округлением вниз: { $points } каждому.
castles-sheet-tie-rule = При равенстве решает больший замок, затем монеты.
castles-sheet-tie-size = Решает больший замок: { $numbers }.
castles-sheet-tie-money = Замки одинаковы по размеру; решают монеты: { $numbers }.
castles-sheet-tie-shared = Монет тоже поровну: победа общая.
castles-sheet-favor-twice = { $where }: благодарность короля «{ $piece }» уже есть.
castles-sheet-favor-pair = { $where }: готовые и неготовые жетоны не бывают благодарностями одной партии (C-122).
castles-sheet-favors = { $where }: если игроков { $players }, благодарностей короля { $most } (C-121).
castles-sheet-card-twice = { $where }: карта бонуса «{ $piece }» уже есть у игрока { $seat }, а она одна (C-104).
castles-sheet-tile-twice = { $where }: { $piece } уже лежит в замке игрока { $seat }; в коробке { $most } шт. (C-102).
castles-sheet-none-empty = { $where }: у игрока { $seat } есть жетоны из пустых стопок, но ни одна стопка не отмечена как пустая (C-711).
castles-sheet-other-track = { $where }: замок игрока { $seat } с поощрениями приносит { $counted } ПО, а не { $entered }.
castles-sheet-other-emptied = { $where }: в замке игрока { $seat } жетонов из пустых стопок { $counted }, а не { $entered }.
castles-sheet-other-card = { $where }: карта бонуса «{ $piece }» у игрока { $seat } считает { $counted }, а не { $entered }.
castles-sheet-other-favor = { $where }: по замкам выходит иначе. «{ $piece }»: { $counted }.
castles-sheet-no-foyer = { $where }: сначала выберите сторону фойе игрока { $seat } (C-126).
castles-sheet-needed = { $where }: без жетона { $room } другой не мог бы лежать на своём месте: { $other } (C-401).
castles-sheet-tile-used = { $piece } уже лежит в замке игрока { $seat }.

## Почему один ход лучше другого

castles-reason-once-more = Сразу приносит на { $n } ПО больше.
castles-reason-once-less = Сразу приносит на { $n } ПО меньше.
castles-reason-once-title = ПО сразу
castles-reason-activity-more = Завершает { $n ->
        [one] развлекательное помещение: пять ПО
        [few] { $n } развлекательных помещения, по пять ПО за каждое
       *[other] { $n } развлекательных помещений, по пять ПО за каждое
    }.
castles-reason-activity-less = Завершает пока на { $n ->
        [one] { $n } развлекательное помещение
        [few] { $n } развлекательных помещения
       *[other] { $n } развлекательных помещений
    } меньше: пять ПО подождут.
castles-reason-activity-title = { castles-reason-complete-title }
castles-reason-corridor-more = Завершает { $n ->
        [one] коридор
        [few] { $n } коридора
       *[other] { $n } коридоров
    }: галерея или лестница бесплатно.
castles-reason-corridor-less = Завершает пока на { $n ->
        [one] { $n } коридор
        [few] { $n } коридора
       *[other] { $n } коридоров
    } меньше: бесплатная галерея или лестница подождёт.
castles-reason-corridor-title = { castles-reason-complete-title }
castles-reason-downstairs-more = Завершает { $n ->
        [one] подвальное помещение
        [few] { $n } подвальных помещения
       *[other] { $n } подвальных помещений
    }{ $pair ->
        [yes] : любое другое поощрение
       *[other] ; следующее принесёт любое другое поощрение
    }.
castles-reason-downstairs-less = Завершает пока на { $n ->
        [one] { $n } подвальное помещение
        [few] { $n } подвальных помещения
       *[other] { $n } подвальных помещений
    } меньше: любое другое поощрение подождёт.
castles-reason-downstairs-title = { castles-reason-complete-title }
castles-reason-food-more = Завершает { $n ->
        [one] трапезное помещение: дополнительный ход
        [few] { $n } трапезных помещения: ещё { $n } хода
       *[other] { $n } трапезных помещений: ещё { $n } ходов
    }.
castles-reason-food-less = Завершает пока на { $n ->
        [one] { $n } трапезное помещение
        [few] { $n } трапезных помещения
       *[other] { $n } трапезных помещений
    } меньше: дополнительный ход подождёт.
castles-reason-food-title = { castles-reason-complete-title }
castles-reason-living-more = Завершает { $n ->
        [one] жилое помещение, которое считается ещё раз
        [few] { $n } жилых помещения, которые считаются ещё раз
       *[other] { $n } жилых помещений, которые считаются ещё раз
    }.
castles-reason-living-less = Завершает пока на { $n ->
        [one] { $n } жилое помещение
        [few] { $n } жилых помещения
       *[other] { $n } жилых помещений
    } меньше: повторный подсчёт подождёт.
castles-reason-living-title = { castles-reason-complete-title }
castles-reason-outdoor-more = Завершает { $n ->
        [one] наружное помещение: { 10000 } M
        [few] { $n } наружных помещения, по { 10000 } M за каждое
       *[other] { $n } наружных помещений, по { 10000 } M за каждое
    }.
castles-reason-outdoor-less = Завершает пока на { $n ->
        [one] { $n } наружное помещение
        [few] { $n } наружных помещения
       *[other] { $n } наружных помещений
    } меньше: { 10000 } M подождут.
castles-reason-outdoor-title = { castles-reason-complete-title }
castles-reason-sleeping-more = Завершает { $n ->
        [one] спальное помещение
        [few] { $n } спальных помещения
       *[other] { $n } спальных помещений
    }: выбор жетонов на колоду.
castles-reason-sleeping-less = Завершает пока на { $n ->
        [one] { $n } спальное помещение
        [few] { $n } спальных помещения
       *[other] { $n } спальных помещений
    } меньше: выбор жетонов на колоду подождёт.
castles-reason-sleeping-title = { castles-reason-complete-title }
castles-reason-utility-more = Завершает { $n ->
        [one] подсобное помещение
        [few] { $n } подсобных помещения
       *[other] { $n } подсобных помещений
    }: лучшая из двух карт бонусов.
castles-reason-utility-less = Завершает пока на { $n ->
        [one] { $n } подсобное помещение
        [few] { $n } подсобных помещения
       *[other] { $n } подсобных помещений
    } меньше: карта бонуса подождёт.
castles-reason-utility-title = { castles-reason-complete-title }
castles-reason-complete-title = Готовые жетоны
castles-reason-money-more = Оставляет на { $n } тыс. M больше на расходы.
castles-reason-money-less = Оставляет на { $n } тыс. M меньше на расходы.
castles-reason-money-title = Деньги
castles-reason-cards-more = Даёт на { $n ->
        [one] { $n } карту бонуса
        [few] { $n } карты бонусов
       *[other] { $n } карт бонусов
    } больше.
castles-reason-cards-less = Даёт на { $n ->
        [one] { $n } карту бонуса
        [few] { $n } карты бонусов
       *[other] { $n } карт бонусов
    } меньше.
castles-reason-cards-title = Карты бонусов
castles-reason-doors-more = Оставляет для стройки на { $n ->
        [one] { $n } свободный вход
        [few] { $n } свободных входа
       *[other] { $n } свободных входов
    } больше.
castles-reason-doors-less = Оставляет для стройки на { $n ->
        [one] { $n } свободный вход
        [few] { $n } свободных входа
       *[other] { $n } свободных входов
    } меньше.
castles-reason-doors-title = Входы для стройки
