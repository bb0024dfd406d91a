# Замки безумного короля Людвига

castles-title = Замки безумного короля Людвига
castles-about = Стройте замок помещение за помещением для короля, который не может решиться, и назначайте цены остальным.

## Options

castles-option-corners = Касание углами считается соседством
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
castles-ask-choose = Оставьте себе 2 карты бонусов: выберите ту, которая уйдёт под колоду.
castles-ask-price = Распределите помещения по ценам, начиная с самой высокой.
castles-ask-buy = Купите жетон или возьмите { 5000 } M.
castles-ask-place = Выложите жетон в свой замок.
castles-ask-rewards = Выберите поощрение за готовность.
castles-ask-free = Выберите бесплатную галерею или лестницу.
castles-ask-pair = Второе подвальное помещение: выберите любое другое поощрение.
castles-ask-look = Выберите стопку и посмотрите её.
castles-ask-put = Положите от 0 до 2 жетонов на колоду помещений.
castles-ask-return = Оставьте себе одну из карт: выберите ту, которая уйдёт под колоду.
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
castles-fact-empty = Стопка { $size } пуста:
castles-fact-stacks = осталось жетонов по площади
castles-fact-hallways = осталось галерей
castles-fact-stairs = осталось лестниц
castles-fact-deck-tile = на колоде помещений, жетон площади
castles-fact-deck-room = на колоде помещений: { $room }
castles-fact-last = Последний раунд
castles-sheet-round = Раунд { $round }
castles-sheet-builder = Главный строитель: { $seat }
castles-sheet-castle = { $seat }
castles-sheet-scorer = Подсчёт замка
castles-sheet-joined = соединён
castles-sheet-free = свободен
castles-sheet-walled = перекрыт
castles-sheet-complete = готово
castles-sheet-fence = огороженный край
castles-sheet-per-joined = за соединённый
castles-sheet-per-touching = за соседний
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
castles-note-card = { $points ->
        [one] Сейчас даёт { $points } ПО.
        [few] Сейчас даёт { $points } ПО.
       *[other] Сейчас даёт { $points } ПО.
    }

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
castles-label-room-price = { $room }, { $price } M
castles-label-room-coins = { $room }, { $price } M, на жетоне { $coins } M
castles-label-reward = { $room }: { $reward }
castles-label-keep = Оставить как есть
castles-label-empty = Оставить клетку рынка пустой
castles-label-money = Взять { 5000 } M
castles-label-decline = Отказаться
castles-label-done = Готово

## What an action means

castles-do-place = { $points ->
        [one] Выложить { $room } на { $x }, { $y }, поворот на { $turn }°: { $points } ПО.
        [few] Выложить { $room } на { $x }, { $y }, поворот на { $turn }°: { $points } ПО.
       *[other] Выложить { $room } на { $x }, { $y }, поворот на { $turn }°: { $points } ПО.
    }
castles-do-buy = Купить { $room } за { $price } M.
castles-do-price = Положить { $room } на цену { $price } M.
castles-do-reward = Получить поощрение за помещение «{ $room }»: { $reward }.
castles-do-as = Выбрать поощрение: { $reward }.
castles-do-free = Взять { $room } бесплатно.
castles-do-put = Положить { $room } на колоду помещений.
castles-do-add = Добавить { $room }.
castles-do-look = Посмотреть стопку площади { $size }.
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
castles-do-money = Спасуйте и получите { 5000 } марок.
castles-do-decline = Отказаться от оставшихся поощрений.
castles-do-done = Больше жетонов не брать.

## What happens

castles-event-favor = Благодарность короля: { $favor }.
castles-event-favor-discarded = Благодарность короля «{ $favor }» не может лежать рядом со своей противоположностью и заменяется другой.
castles-event-foyer = { $doors ->
        [one] { $seat } выбирает фойе с { $doors } входом.
        [few] { $seat } выбирает фойе с { $doors } входами.
       *[other] { $seat } выбирает фойе с { $doors } входами.
    }
castles-event-first = Первый главный строитель: { $seat }.
castles-event-returned = { $seat } кладёт карту бонуса под колоду.
castles-event-round = Раунд { $round }, главный строитель: { $seat }.
castles-event-reshuffled = Сброшенные карты помещений замешиваются.
castles-event-card = Карта помещения: { $size }.
castles-event-last-round = Колода помещений закончилась: это последний раунд.
castles-event-stack-empty = Стопка площади { $size } пуста, открывается следующая карта.
castles-event-revealed = Новое на рынке: { $room }.
castles-event-priced = { $seat } устанавливает цены.
castles-event-price = { $seat } кладёт { $room } на цену { $price } M.
castles-event-price-empty = { $seat } оставляет цену { $price } M пустой.
castles-event-end = Игра окончена.
castles-event-shows = { $seat } показывает карты бонусов: { $cards }.
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
castles-event-reward-activity = { $room }: 5 ПО, { $seat }.
castles-event-reward-food = { $room }: дополнительный ход, { $seat }.
castles-event-reward-living = { $points ->
        [one] { $seat } снова считает: { $room }, { $points } ПО.
        [few] { $seat } снова считает: { $room }, { $points } ПО.
       *[other] { $seat } снова считает: { $room }, { $points } ПО.
    }
castles-event-reward-outdoor = { $room }: { 10000 } M, { $seat }.
castles-event-reward-corridor = { $seat } берёт { $room } бесплатно.
castles-event-reward-lost = { $room }: поощрение получить нельзя, оно пропадает ({ $seat }).
castles-event-cellar = { $room }: готовое подвальное помещение № { $number }, { $seat }.
castles-event-looked = { $seat } смотрит стопку площади { $size }.
castles-event-saw = { $seat } видит в стопке площади { $size }: { $rooms }.
castles-event-put = { $count ->
        [one] { $seat } кладёт { $count } жетон площади { $size } на колоду помещений.
        [few] { $seat } кладёт { $count } жетона площади { $size } на колоду помещений.
       *[other] { $seat } кладёт { $count } жетонов площади { $size } на колоду помещений.
    }
castles-event-discarded = { $seat } кладёт жетон лицом вверх в сброс: { $room }.
castles-event-drew = { $seat } берёт карту бонуса.
castles-event-drew-card = { $seat } берёт «{ $card }».
castles-event-chose = { $count ->
        [one] { $seat } оставляет себе { $count } карту бонуса.
        [few] { $seat } оставляет себе { $count } карты бонусов.
       *[other] { $seat } оставляет себе { $count } карт бонусов.
    }
castles-event-keeps = На руке остаётся «{ $card }».

## Why not

castles-why-other-question = Сейчас нужно решить другое, а не «{ $text }».
castles-why-not-your-card = У вас нет этой карты.
castles-why-priced = { $room }: цена уже установлена.
castles-why-not-on-market = { $room }: нет на рынке.
castles-why-slot-full = Жетонов хватает на все клетки рынка: ни одна не может остаться пустой.
castles-why-keep-two = Осталось только два: выберите, какое из них дороже.
castles-why-stack-empty = Эта стопка пуста.
castles-why-price-unused = Цена { $price } M при этом числе игроков не используется.
castles-why-slot-empty = На цене { $price } M нет помещения.
castles-why-no-place = { $room }: в замке некуда выложить.
castles-why-too-dear = Вам не хватает { $short } M.
castles-why-c-401 = Ни один вход жетона не соединяется со входом замка.
castles-why-c-404 = Жетоны не должны накладываться друг на друга.
castles-why-c-405 = В замке не осталось бы внешнего входа.
castles-why-c-406 = Ничто не должно касаться огороженного края.
castles-why-c-408 = Входы надземного уровня и подвала не должны соединяться.
castles-why-c-409 = Две лестницы нельзя соединять.
castles-why-same-turn = При таком повороте жетон выглядит так же, как { $turn }; выложите его так.
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
