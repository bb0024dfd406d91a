# Between Two Castles of Mad King Ludwig

## Name

between-title = Между двух замков безумного короля Людвига
between-about = Стройте по замку с каждым соседом. Засчитывается только худший.
between-weight = легко освоить

## Options

between-option-throne_connects = Тронный зал соединяет особые помещения
between-option-older = Старший из двух партнёров
between-option-older-lower = Меньший номер места
between-option-older-higher = Больший номер места
between-option-throne_connects-yes-says = Тронный зал считается особым помещением, и связь идёт через него.
between-option-throne_connects-no-says = Связь между особыми помещениями не идёт через тронный зал.
between-option-older-lower-says = Партнёр с меньшим номером места считается старшим и кладёт первым, если оба не решат иначе.
between-option-older-higher-says = Партнёр с большим номером места считается старшим и кладёт первым, если оба не решат иначе.

## Questions

between-ask-choose = Выберите 2 жетона и передайте остальные.
between-ask-assign = Выберите, какой из двух жетонов Людвига пойдёт в замок слева от него.
between-ask-order = Сначала вы или партнёр?
between-ask-answer = Партнёр предлагает, чтобы сначала выложили вы. Согласны?
between-ask-split = Выберите, какой из двух жетонов пойдёт в этот замок.
between-ask-at = Выберите место для помещения.
between-ask-food = Выложите один из пяти жетонов, остальные сбрасываются.
between-ask-attendant = Выберите королевского слугу.
between-ask-keep = Оставьте одну из трёх карт бонусов.
between-ask-copy = Выберите, чей бонус даёт третье подвальное помещение.
between-ask-special = Выберите особое помещение.
between-ask-build = Добавьте в замок деталь или уберите её.
between-ask-where = Выберите место для помещения.

## Castles, types, wall hangings, attendants

between-castle-mespelbrunn = Меспельбрунн
between-castle-lichtenstein = Лихтенштайн
between-castle-hohenschwangau = Хоэншвангау
between-castle-eltz = Эльц
between-castle-neuschwanstein = Нойшванштайн
between-castle-hohenzollern = Гогенцоллерн
between-castle-reichsburg = Райхсбург
between-type-food = трапезное помещение
between-type-living = жилое помещение
between-type-utility = подсобное помещение
between-type-outdoor = наружное помещение
between-type-sleeping = спальное помещение
between-type-corridor = коридор
between-type-downstairs = подвальное помещение
between-type-specialty = особое помещение
between-hanging-torch = факел
between-hanging-painting = картина
between-hanging-mirror = зеркало
between-hanging-swords = мечи
between-attendant-painter = Художник
between-attendant-painter-acc = художника
between-attendant-guard = Стражник
between-attendant-guard-acc = стражника
between-attendant-fire-juggler = Жонглёр с огнём
between-attendant-fire-juggler-acc = жонглёра с огнём
between-attendant-groom = Цирюльник
between-attendant-groom-acc = цирюльника
between-ludwig = Людвиг

## Rooms

between-room-bakery = Пекарня
between-room-bakery-acc = «Пекарню»
between-room-buttery = Буфетная
between-room-buttery-acc = «Буфетную»
between-room-chocolate-room = Шоколадная
between-room-chocolate-room-acc = «Шоколадную»
between-room-sauerkraut-room = Капустная
between-room-sauerkraut-room-acc = «Капустную»
between-room-kitchen = Кухня
between-room-kitchen-acc = «Кухню»
between-room-spice-room = Комната пряностей
between-room-spice-room-acc = «Комнату пряностей»
between-room-cutlery-room = Комната столовых приборов
between-room-cutlery-room-acc = «Комнату столовых приборов»
between-room-crepery = Блинная
between-room-crepery-acc = «Блинную»
between-room-wine-room = Винная комната
between-room-wine-room-acc = «Винную комнату»
between-room-morning-tea-room = Утренняя чайная
between-room-morning-tea-room-acc = «Утреннюю чайную»
between-room-dining-room = Обеденный зал
between-room-dining-room-acc = «Обеденный зал»
between-room-afternoon-tea-room = Послеобеденная чайная
between-room-afternoon-tea-room-acc = «Послеобеденную чайную»
between-room-meat-locker = Мясная кладовая
between-room-meat-locker-acc = «Мясную кладовую»
between-room-pantry = Кладовая
between-room-pantry-acc = «Кладовую»
between-room-breakfast-nook = Уголок для завтраков
between-room-breakfast-nook-acc = «Уголок для завтраков»
between-room-scullery = Судомойня
between-room-scullery-acc = «Судомойню»
between-room-siege-food-storage = Склад на случай осады
between-room-siege-food-storage-acc = «Склад на случай осады»
between-room-brandy-room = Коньячная
between-room-brandy-room-acc = «Коньячную»
between-room-brewery = Пивоварня
between-room-brewery-acc = «Пивоварню»
between-room-ice-house = Ледник
between-room-ice-house-acc = «Ледник»
between-room-china-room = Фарфоровая комната
between-room-china-room-acc = «Фарфоровую комнату»
between-room-taxidermy-showroom = Выставка чучел
between-room-taxidermy-showroom-acc = «Выставку чучел»
between-room-reception-room = Приёмная
between-room-reception-room-acc = «Приёмную»
between-room-parlor = Малая гостиная
between-room-parlor-acc = «Малую гостиную»
between-room-reading-room = Читальня
between-room-reading-room-acc = «Читальню»
between-room-fireplace = Камин
between-room-fireplace-acc = «Камин»
between-room-harp-room = Комната с арфой
between-room-harp-room-acc = «Комнату с арфой»
between-room-sitting-room = Гостиная
between-room-sitting-room-acc = «Гостиную»
between-room-vestibule = Вестибюль
between-room-vestibule-acc = «Вестибюль»
between-room-rug-room = Ковровая комната
between-room-rug-room-acc = «Ковровую комнату»
between-room-map-room = Картографический кабинет
between-room-map-room-acc = «Картографический кабинет»
between-room-meditation-room = Комната медитаций
between-room-meditation-room-acc = «Комнату медитаций»
between-room-study = Рабочий кабинет
between-room-study-acc = «Рабочий кабинет»
between-room-observatory = Обсерватория
between-room-observatory-acc = «Обсерваторию»
between-room-library = Библиотека
between-room-library-acc = «Библиотеку»
between-room-salon = Салон
between-room-salon-acc = «Салон»
between-room-gallery = Картинная галерея
between-room-gallery-acc = «Картинную галерею»
between-room-tapestry-room = Гобеленовый зал
between-room-tapestry-room-acc = «Гобеленовый зал»
between-room-hat-room = Шляпная
between-room-hat-room-acc = «Шляпную»
between-room-waiting-room = Комната ожидания
between-room-waiting-room-acc = «Комнату ожидания»
between-room-cape-room = Комната плащей
between-room-cape-room-acc = «Комнату плащей»
between-room-drawing-room = Парадная гостиная
between-room-drawing-room-acc = «Парадную гостиную»
between-room-schoolhouse = Школа
between-room-schoolhouse-acc = «Школу»
between-room-torch-storage = Склад факелов
between-room-torch-storage-acc = «Склад факелов»
between-room-washroom = Умывальная
between-room-washroom-acc = «Умывальную»
between-room-scythe-room = Чулан для кос
between-room-scythe-room-acc = «Чулан для кос»
between-room-powder-room = Дамская комната
between-room-powder-room-acc = «Дамскую комнату»
between-room-panic-room = Комната паники
between-room-panic-room-acc = «Комнату паники»
between-room-game-storage = Чулан для игр
between-room-game-storage-acc = «Чулан для игр»
between-room-coat-room = Раздевалка
between-room-coat-room-acc = «Раздевалку»
between-room-mud-room = Грязные сени
between-room-mud-room-acc = «Грязные сени»
between-room-repair-shop = Ремонтная мастерская
between-room-repair-shop-acc = «Ремонтную мастерскую»
between-room-kittenry = Котятник
between-room-kittenry-acc = «Котятник»
between-room-crown-storage = Хранилище корон
between-room-crown-storage-acc = «Хранилище корон»
between-room-dumbwaiter = Кухонный лифт
between-room-dumbwaiter-acc = «Кухонный лифт»
between-room-tool-room = Инструментальная
between-room-tool-room-acc = «Инструментальную»
between-room-sauna = Сауна
between-room-sauna-acc = «Сауну»
between-room-glassmaking-room = Стекольная мастерская
between-room-glassmaking-room-acc = «Стекольную мастерскую»
between-room-laundry-room = Прачечная
between-room-laundry-room-acc = «Прачечную»
between-room-kennel = Псарня
between-room-kennel-acc = «Псарню»
between-room-shield-room = Комната щитов
between-room-shield-room-acc = «Комнату щитов»
between-room-broom-closet = Чулан для мётел
between-room-broom-closet-acc = «Чулан для мётел»
between-room-key-room = Комната ключей
between-room-key-room-acc = «Комнату ключей»
between-room-archery-range = Стрельбище лучников
between-room-archery-range-acc = «Стрельбище лучников»
between-room-vineyard = Виноградник
between-room-vineyard-acc = «Виноградник»
between-room-guardhouse = Караульня
between-room-guardhouse-acc = «Караульню»
between-room-sty = Свинарник
between-room-sty-acc = «Свинарник»
between-room-swimming-hole = Купальня
between-room-swimming-hole-acc = «Купальню»
between-room-chicken-coop = Курятник
between-room-chicken-coop-acc = «Курятник»
between-room-winter-garden = Зимний сад
between-room-winter-garden-acc = «Зимний сад»
between-room-fish-pond = Рыбный пруд
between-room-fish-pond-acc = «Рыбный пруд»
between-room-biergarten = Пивной садик
between-room-biergarten-acc = «Пивной садик»
between-room-flower-garden = Цветник
between-room-flower-garden-acc = «Цветник»
between-room-butterfly-garden = Сад бабочек
between-room-butterfly-garden-acc = «Сад бабочек»
between-room-french-gazebo = Французская беседка
between-room-french-gazebo-acc = «Французскую беседку»
between-room-walking-path = Прогулочная дорожка
between-room-walking-path-acc = «Прогулочную дорожку»
between-room-vegetable-garden = Огород
between-room-vegetable-garden-acc = «Огород»
between-room-terrace = Терраса
between-room-terrace-acc = «Террасу»
between-room-firewood-storage = Дровяной сарай
between-room-firewood-storage-acc = «Дровяной сарай»
between-room-aviary = Птичий вольер
between-room-aviary-acc = «Птичий вольер»
between-room-turtle-pond = Черепаший пруд
between-room-turtle-pond-acc = «Черепаший пруд»
between-room-pumpkin-garden = Тыквенные грядки
between-room-pumpkin-garden-acc = «Тыквенные грядки»
between-room-stables = Конюшни
between-room-stables-acc = «Конюшни»
between-room-grand-balcony = Большой балкон
between-room-grand-balcony-acc = «Большой балкон»
between-room-midnight-room = Полуночная комната
between-room-midnight-room-acc = «Полуночную комнату»
between-room-nap-room = Комната отдыха
between-room-nap-room-acc = «Комнату отдыха»
between-room-bunk-room = Двухъярусная спальня
between-room-bunk-room-acc = «Двухъярусную спальню»
between-room-servants-quarters = Людская
between-room-servants-quarters-acc = «Людскую»
between-room-solar = Светлица
between-room-solar-acc = «Светлицу»
between-room-in-law-suite = Покои для тёщи
between-room-in-law-suite-acc = «Покои для тёщи»
between-room-nursery = Комната с колыбелью
between-room-nursery-acc = «Комнату с колыбелью»
between-room-rabbit-room = Кроличья комната
between-room-rabbit-room-acc = «Кроличью комнату»
between-room-dreaming-room = Комната сновидений
between-room-dreaming-room-acc = «Комнату сновидений»
between-room-guest-bedroom = Гостевая спальня
between-room-guest-bedroom-acc = «Гостевую спальню»
between-room-hibernation-chamber = Зал зимней спячки
between-room-hibernation-chamber-acc = «Зал зимней спячки»
between-room-kings-chambers = Покои короля
between-room-kings-chambers-acc = «Покои короля»
between-room-princes-chambers = Покои принца
between-room-princes-chambers-acc = «Покои принца»
between-room-tasso-room = Комната Тассо
between-room-tasso-room-acc = «Комнату Тассо»
between-room-pillow-room = Комната подушек
between-room-pillow-room-acc = «Комнату подушек»
between-room-childrens-room = Детская
between-room-childrens-room-acc = «Детскую»
between-room-princess-chambers = Покои принцессы
between-room-princess-chambers-acc = «Покои принцессы»
between-room-dressing-room = Гардеробная
between-room-dressing-room-acc = «Гардеробную»
between-room-queens-chambers = Покои королевы
between-room-queens-chambers-acc = «Покои королевы»
between-room-puppy-room = Комната щенков
between-room-puppy-room-acc = «Комнату щенков»
between-room-blanket-room = Комната одеял
between-room-blanket-room-acc = «Комнату одеял»
between-room-hall-of-ever-closing-walls = Коридор сжимающихся стен
between-room-hall-of-ever-closing-walls-acc = «Коридор сжимающихся стен»
between-room-hall-of-paintings = Коридор картин
between-room-hall-of-paintings-acc = «Коридор картин»
between-room-hidden-passage = Потайной ход
between-room-hidden-passage-acc = «Потайной ход»
between-room-between-two-rooms = Между двух комнат
between-room-between-two-rooms-acc = «Между двух комнат»
between-room-hall-of-doors = Коридор дверей
between-room-hall-of-doors-acc = «Коридор дверей»
between-room-hall-of-puzzled-floors = Коридор напольных головоломок
between-room-hall-of-puzzled-floors-acc = «Коридор напольных головоломок»
between-room-hall-of-creaking-floors = Коридор скрипучих полов
between-room-hall-of-creaking-floors-acc = «Коридор скрипучих полов»
between-room-hall-of-mirrors = Зеркальный коридор
between-room-hall-of-mirrors-acc = «Зеркальный коридор»
between-room-echo-chamber = Зал эха
between-room-echo-chamber-acc = «Зал эха»
between-room-hall-of-windows = Коридор окон
between-room-hall-of-windows-acc = «Коридор окон»
between-room-hall-of-knights = Коридор рыцарей
between-room-hall-of-knights-acc = «Коридор рыцарей»
between-room-great-hall = Большой зал
between-room-great-hall-acc = «Большой зал»
between-room-lockdown-room = Запертая комната
between-room-lockdown-room-acc = «Запертую комнату»
between-room-escape-room = Комната побега
between-room-escape-room-acc = «Комнату побега»
between-room-hall-of-portraits = Коридор портретов
between-room-hall-of-portraits-acc = «Коридор портретов»
between-room-hall-of-sculptures = Коридор скульптур
between-room-hall-of-sculptures-acc = «Коридор скульптур»
between-room-promenade = Променад
between-room-promenade-acc = «Променад»
between-room-pacing-hall = Коридор нервных шагов
between-room-pacing-hall-acc = «Коридор нервных шагов»
between-room-dead-end = Тупик
between-room-dead-end-acc = «Тупик»
between-room-hall-of-ghosts = Коридор призраков
between-room-hall-of-ghosts-acc = «Коридор призраков»
between-room-purgatory = Чистилище
between-room-purgatory-acc = «Чистилище»
between-room-padded-room = Комната с мягкими стенами
between-room-padded-room-acc = «Комнату с мягкими стенами»
between-room-venus-grotto = Грот Венеры
between-room-venus-grotto-acc = «Грот Венеры»
between-room-spy-room = Комната шпионов
between-room-spy-room-acc = «Комнату шпионов»
between-room-gunpowder-room = Пороховой погреб
between-room-gunpowder-room-acc = «Пороховой погреб»
between-room-the-hole = Дыра
between-room-the-hole-acc = «Дыру»
between-room-jewel-room = Комната драгоценностей
between-room-jewel-room-acc = «Комнату драгоценностей»
between-room-laboratory = Лаборатория
between-room-laboratory-acc = «Лабораторию»
between-room-hidden-entrance = Скрытый вход
between-room-hidden-entrance-acc = «Скрытый вход»
between-room-fungus-room = Грибной подвал
between-room-fungus-room-acc = «Грибной подвал»
between-room-dungeon = Темница
between-room-dungeon-acc = «Темницу»
between-room-subterranean-tunnel = Подземный туннель
between-room-subterranean-tunnel-acc = «Подземный туннель»
between-room-armory = Арсенал
between-room-armory-acc = «Арсенал»
between-room-crypt = Крипта
between-room-crypt-acc = «Крипту»
between-room-snake-pit = Змеиная яма
between-room-snake-pit-acc = «Змеиную яму»
between-room-pit-of-despair = Яма отчаяния
between-room-pit-of-despair-acc = «Яму отчаяния»
between-room-quiet-room = Тихая комната
between-room-quiet-room-acc = «Тихую комнату»
between-room-knight-room = Рыцарская комната
between-room-knight-room-acc = «Рыцарскую комнату»
between-room-wine-cellar = Винный погреб
between-room-wine-cellar-acc = «Винный погреб»
between-room-hidden-lair = Скрытое логово
between-room-hidden-lair-acc = «Скрытое логово»
between-room-treasure-room = Сокровищница
between-room-treasure-room-acc = «Сокровищницу»
between-room-mold-room = Плесневелый погреб
between-room-mold-room-acc = «Плесневелый погреб»
between-room-fountain = Фонтан
between-room-fountain-acc = «Фонтан»
between-room-tower = Башня
between-room-tower-acc = «Башню»
between-room-grand-foyer = Парадный холл
between-room-grand-foyer-acc = «Парадный холл»

## Throne rooms

between-throne-corridor-downstairs = Тронный зал: коридоры + подвальные
between-throne-corridor-food = Тронный зал: коридоры + трапезные
between-throne-food-sleeping = Тронный зал: трапезные + спальные
between-throne-living-corridor = Тронный зал: жилые + коридоры
between-throne-living-sleeping = Тронный зал: жилые + спальные
between-throne-utility-food = Тронный зал: подсобные + трапезные
between-throne-utility-sleeping = Тронный зал: подсобные + спальные

## Bonus cards

between-card-one-of-each-type = Разнообразие
between-card-attendants = Королевская свита
between-card-downstairs = Подвальные помещения
between-card-sleeping = Спальные помещения
between-card-below-ground = Под землёй
between-card-level-3-up = Верхние этажи
between-card-living = Жилые помещения
between-card-food = Трапезные помещения
between-card-height = Высота
between-card-width = Ширина
between-card-outdoor = Наружные помещения
between-card-corridor = Коридоры
between-card-surrounded-8 = Окружённые помещения
between-card-surrounded-4 = Соседи со всех сторон
between-card-utility = Подсобные помещения
between-card-specialty = Особые помещения
between-card-throne-different = Пёстрое окружение трона
between-card-throne-enclosed = Окружённый трон
between-card-five-of-a-kind = Пятёрки
between-card-three-of-a-kind = Тройки
between-note-card-one-of-each-type = 1 за каждый тип помещений; тронный зал не считается.
between-note-card-attendants = 4 за каждого королевского слугу.
between-note-card-downstairs = 2 за каждое подвальное помещение.
between-note-card-sleeping = 2 за каждое спальное помещение.
between-note-card-below-ground = 1 за каждое помещение под землёй.
between-note-card-level-3-up = 1 за каждое помещение на третьем этаже и выше.
between-note-card-living = 2 за каждое жилое помещение.
between-note-card-food = 2 за каждое трапезное помещение.
between-note-card-height = 1 за каждый ряд замка.
between-note-card-width = 1 за каждый столбец замка.
between-note-card-outdoor = 2 за каждое наружное помещение.
between-note-card-corridor = 2 за каждый коридор.
between-note-card-surrounded-8 = 3 за каждое помещение, у которого заняты все места вокруг.
between-note-card-surrounded-4 = 2 за каждое помещение, у которого есть сосед с каждой стороны.
between-note-card-utility = 2 за каждое подсобное помещение.
between-note-card-specialty = 2 за каждое особое помещение, включая тронный зал.
between-note-card-throne-different = 2 за каждый обычный тип помещений рядом с тронным залом, над ним и под ним.
between-note-card-throne-enclosed = 1 за каждое занятое место из 10 вокруг тронного зала.
between-note-card-five-of-a-kind = 4 за каждый обычный тип, если таких помещений 5 или больше.
between-note-card-three-of-a-kind = 2 за каждый обычный тип, если таких помещений 3 или больше.

## What rooms score for

between-note-sides = По { $points }: { $wants } слева, справа.
between-note-above-below = По { $points }: { $wants } прямо сверху, прямо снизу.
between-note-below = По { $points }: { $wants } на двух местах ниже.
between-note-around = По { $points }: { $wants } вокруг.
between-note-linked = По { $points }: { $wants }, если есть соединение.
between-note-castle = По { $points }: { $wants } где угодно в замке.
between-note-all-types = { $points }, если в замке есть все семь обычных типов, иначе 1.
between-note-hanging = По { $points }: настенное украшение вокруг, { $wants }.
between-note-column = По { $points }: { $wants } выше в столбце.
between-note-column-both = По { $points }: { $wants } выше и ниже в столбце.
between-note-fixed = Всегда { $points } очков.
between-note-tower = { $points } за каждое помещение под ней в столбце.
between-note-foyer = { $points } за каждое помещение вокруг.

## Beside the castles

between-fact-castles = Очки обоих замков: сначала { $left }, потом { $right }
between-fact-castle = Очки замка
between-fact-chosen = выбор сделан
between-fact-choice = Выбор жетонов
between-fact-seen = жетоны, которые вы знаете
between-fact-down = Жетоны, сброшенные лицом вниз
between-fact-pile = Жетоны в стопке
between-fact-discards = Жетоны в сбросе
between-fact-discards-both = Жетоны в сбросе: лицом вверх · вниз
between-fact-ludwig = Слабейший замок Людвига
between-hand = На руке
between-sheet-partners = { $left_seat } и { $right_seat }
between-sheet-ludwig = { $left_seat } и Людвиг
between-sheet-seat = { $seat }
between-points-food = трапезные помещения
between-points-living = жилые помещения
between-points-utility = подсобные помещения
between-points-outdoor = наружные помещения
between-points-sleeping = спальные помещения
between-points-corridor = коридоры
between-points-downstairs = подвальные помещения
between-points-towers = башни
between-points-fountains = фонтаны
between-points-grand_foyers = парадные холлы
between-points-cards = карты бонусов
between-points-attendants = королевские слуги
between-points-throne = тронный зал
between-tie-higher = При равных худших замках решил лучший.
between-tie-specialty = При обоих равных — число особых помещений.

## What can be touched

between-label-tile = { $room } ({ $type })
between-label-room = { $room }, { $at }
between-label-space = столбец { $column }, этаж { $level }
between-label-space-under = столбец { $column }, { $level } под землёй
between-label-first = Сначала я
between-label-second = Сначала партнёр
between-label-remove = Убрать
between-label-add-food = Добавить: Трапезные
between-label-add-living = Добавить: Жилые
between-label-add-utility = Добавить: Подсобные
between-label-add-outdoor = Добавить: Наружные
between-label-add-sleeping = Добавить: Спальные
between-label-add-corridor = Добавить: Коридоры
between-label-add-downstairs = Добавить: Подвальные
between-label-add-specialty = Добавить: Особые
between-label-add-attendants = Добавить: королевского слугу
between-label-add-cards = Добавить: карту бонуса
between-label-add-throne = Сменить тронный зал
between-bonus-food = Трапезные: взять 5 жетонов, выложить 1
between-bonus-living = Жилые: королевский слуга
between-bonus-utility = Подсобные: взять 3 карты бонусов, оставить 1
between-bonus-outdoor = Наружные: фонтан
between-bonus-sleeping = Спальные: башня
between-bonus-corridor = Коридоры: парадный холл
between-bonus-downstairs = Подвальные: бонус другого типа

## What an action means

between-do-take = Оставить себе { $room }.
between-do-lay = Отдать { $room } в замок { $castle }.
between-do-build = Выложить { $room } в замок { $castle }.
between-do-add = Добавить { $room }.
between-do-at = Выложить { $room } в замок { $castle }: { $at }.
between-do-first = Замок { $castle }: сначала я.
between-do-second = Замок { $castle }: сначала партнёр.
between-do-copy = Взять бонус: { $bonus }.
between-do-attendant = Поместить в тронный зал { $attendant }.
between-do-keep = Оставить карту бонуса «{ $card }».
between-do-throne = Сменить на: { $throne }.
between-do-remove = Убрать: { $piece }.

## What happens

between-event-throne = { $castle }: { $throne }.
between-event-round = Начинается раунд { $round }.
between-event-dealt = { $count ->
        [one] Каждый берёт { $count } жетон.
        [few] Каждый берёт { $count } жетона.
       *[other] Каждый берёт { $count } жетонов.
    }
between-event-passed = { $count ->
        [one] Стопки передаются дальше, в каждой { $count } жетон.
        [few] Стопки передаются дальше, в каждой { $count } жетона.
       *[other] Стопки передаются дальше, в каждой { $count } жетонов.
    }
between-event-last-tiles = { $count ->
        [one] Последний { $count } жетон сбрасывается втёмную.
        [few] Последние { $count } жетона сбрасываются втёмную.
       *[other] Последние { $count } жетонов сбрасываются втёмную.
    }
between-event-shuffled = { $count ->
        [one] Сброшенные жетоны замешиваются в стопку: { $count } жетон.
        [few] Сброшенные жетоны замешиваются в стопку: { $count } жетона.
       *[other] Сброшенные жетоны замешиваются в стопку: { $count } жетонов.
    }
between-event-cards-shuffled = { $count ->
        [one] Сброшенные карты бонусов замешиваются в колоду: { $count } карта.
        [few] Сброшенные карты бонусов замешиваются в колоду: { $count } карты.
       *[other] Сброшенные карты бонусов замешиваются в колоду: { $count } карт.
    }
between-event-ludwig = Людвиг берёт: { $one }, { $two }.
between-event-assigned = { $seat } распределяет жетоны Людвига: { $castle } — { $room }, { $right } — { $other }.
between-event-revealed = { $seat } открывает { $one } и { $two }.
between-event-order = { $seat } сначала выкладывает в замок { $castle }.
between-event-proposed = { $seat } предлагает, чтобы в замок { $castle } сначала выкладывал партнёр.
between-event-insisted = { $seat } настаивает, чтобы в замок { $castle } сначала выкладывал партнёр.
between-event-split = { $seat } выбирает { $room } для замка { $castle }.
between-event-placed = { $seat } выкладывает { $room } в замок { $castle }.
between-event-bonus = { $castle }: бонус ({ $type }).
between-event-drawn = { $castle }, взяты жетоны: { $rooms }.
between-event-picked = { $seat } выбирает { $room } для замка { $castle }.
between-event-attendant = { $seat } помещает в тронный зал замка { $castle } { $attendant }.
between-event-cards = { $castle }, взяты карты бонусов: { $cards }.
between-event-kept = { $seat } оставляет карту бонуса «{ $card }» для замка { $castle }.
between-event-copied = { $seat } берёт за третье подвальное помещение другой бонус ({ $type }).
between-event-lost = { $castle }: запас пуст, бонус пропадает.
between-event-end = Замки готовы.
between-event-added = Добавлено: { $piece }.
between-event-removed = Убрано: { $piece }.

## Why not

between-why-other-question = Сейчас решается другое.
between-why-not-in-hand = У вас нет такого жетона: { $room }.
between-why-chosen = Этот жетон уже выбран: { $room }.
between-why-not-shown = Среди двух жетонов нет такого: { $room }.
between-why-not-drawn = Не было взято: { $room }.
between-why-supply = В запасе больше нет: { $piece }.
between-why-taken = Место занято, а выложенный жетон не передвигается.
between-why-alone = Помещение должно граничить стороной с помещением замка.
between-why-no-support = Выше первого этажа под помещением должно быть другое.
between-why-underground = Это помещение не может быть под землёй.
between-why-only-underground = Подвальные помещения бывают только под землёй.
between-why-open-to-sky = Над помещением под открытым небом ничего стоять не может.
between-why-there = В замке уже есть: { $piece }.
between-why-nothing-there = Нечего убирать: { $piece }.
between-why-spots = Оба места в тронном зале заняты.

## Questions that name their object, what follows, buttons

between-q-choose = Выберите два жетона, которые оставите.
between-q-choose-second = Вы оставляете { $room }. Какой ещё? 2 из 2.
between-q-take = Оставить { $room }?
between-q-take-two = Оставить { $one } и { $two }?
between-q-assign = Какой из двух жетонов Людвига пойдёт в замок { $castle }?
between-q-split = Какой из ваших двух жетонов пойдёт в замок { $castle }?
between-q-lay = Отдать { $room } в замок { $castle }?
between-q-order = Замок { $castle }: сначала вы или партнёр?
between-q-order-first = Замок { $castle }: сначала вы?
between-q-order-second = Замок { $castle }: сначала партнёр?
between-q-answer = Замок { $castle }: { $seat } хочет быть после вас. Согласны?
between-q-at = Куда в замке { $castle } выложить { $room }?
between-q-here = Выложить { $room } в замок { $castle } сюда?
between-q-food = Какой из взятых жетонов пойдёт в замок { $castle }?
between-q-special = Какое особое помещение получит замок { $castle }?
between-q-attendant = Какого королевского слугу получит замок { $castle }?
between-q-this-attendant = { $attendant } для замка { $castle }?
between-q-keep = Какую карту бонуса оставит замок { $castle }?
between-q-this-card = Оставить «{ $card }» для замка { $castle }?
between-q-copy = Какой бонус даст замку { $castle } третье подвальное помещение?
between-q-this-bonus = Взять для замка { $castle }: { $bonus }?
between-button-keep = Оставить
between-button-keep-two = Оставить оба
between-button-lay = Выбрать
between-button-place = Выложить
between-button-take = Взять
between-detail-pass = { $count ->
        [one] Остальной { $count } жетон получит { $seat }.
        [few] Остальные { $count } жетона получит { $seat }.
       *[other] Остальные { $count } жетонов получит { $seat }.
    }
between-detail-pass-ludwig = { $count ->
        [one] Остальной { $count } жетон получит Людвиг.
        [few] Остальные { $count } жетона получит Людвиг.
       *[other] Остальные { $count } жетонов получит Людвиг.
    }
between-detail-discard = Последний жетон сбрасывается втёмную.
between-detail-worth = { $left }; { $right }.
between-detail-castle = { $castle }: до { $much }
between-detail-this = Здесь до { $much }
between-detail-room = { $room }, { $castle }: до { $much }
between-detail-other = Другой пойдёт в замок { $castle }.
between-detail-order = У вас: { $mine }; у партнёра: { $theirs }.
between-detail-note = { $note } Сразу: { $bonus }.
between-detail-rest = Остальные сбрасываются.
between-detail-rest-cards = Остальные две сбрасываются.
between-detail-most = Принесёт до { $much }.
between-detail-here = Принесёт { $much }.
between-detail-card = { $note } Сейчас: { $points }.
between-brings = { $points }
between-brings-bonus = { $points }, { $bonus }
between-third-food = третье трапезное помещение: взять 5 жетонов, выложить 1
between-third-living = третье жилое помещение: королевский слуга
between-third-utility = третье подсобное помещение: карта бонуса
between-third-outdoor = третье наружное помещение: фонтан
between-third-sleeping = третье спальное помещение: башня
between-third-corridor = третий коридор: парадный холл
between-third-downstairs = третье подвальное помещение: бонус другого типа
between-fifth = пятое этого типа: особое помещение
between-gets-food = 1 из 5 жетонов
between-gets-living = королевский слуга
between-gets-utility = карта бонуса
between-gets-outdoor = фонтан
between-gets-sleeping = башня
between-gets-corridor = парадный холл
between-gets-downstairs = бонус другого типа
between-gets-fifth = особое помещение

## The inspector

between-follows-best = В замке { $castle } сейчас до { $much }.
between-follows-level = { $castle }, этаж { $level }.
between-follows-under = { $castle }, { $level } под землёй.
between-follows-attendant = { $attendant } сейчас: { $points }.
between-follows-left = Осталось в запасе: { $count }.
between-follows-lower = Из двух замков игрока считается худший.
between-follows-castle = { $castle }: { $points }.
between-follows-count = { $castle }: { $count }.
between-does-hanging = Настенное украшение: { $hanging }.
between-does-throne = 2 за каждое из двух отмеченных мест, где есть одно из помещений: { $one }, { $two }.
between-does-throne-room = Считается особым помещением; в нём есть места для двух королевских слуг.
between-does-attendant = 1 за каждое помещение с таким украшением: { $hanging }.
between-does-castle = { $count ->
        [one] Замок из { $count } помещения, его строят двое соседей.
        [few] Замок из { $count } помещений, его строят двое соседей.
       *[other] Замок из { $count } помещений, его строят двое соседей.
    }
between-does-third = Третье в замке сразу даёт: { $bonus }.
between-does-fifth = Пятое в замке даёт любое особое помещение.
between-does-order = Старший партнёр говорит, кто выкладывает сначала; второй уже видит, что сделал первый.
between-does-pile = { $count ->
        [one] В стопке остался { $count } жетон. Если для бонуса их меньше пяти, замешиваются сброшенные.
        [few] В стопке осталось { $count } жетона. Если для бонуса их меньше пяти, замешиваются сброшенные.
       *[other] В стопке осталось { $count } жетонов. Если для бонуса их меньше пяти, замешиваются сброшенные.
    }
between-does-discards = Лицом вверх: { $rooms }.
between-does-down = Лицом вниз: { $count }.
between-does-deck = Карт бонусов в колоде: { $count }.
between-does-cards = В сбросе: { $cards }.
between-does-seen = Эти жетоны вы уже видели: { $rooms }.
between-does-left = { $piece }: { $count }.
between-kind-attendant = королевский слуга
between-kind-card = карта бонуса
between-kind-player = игрок
between-kind-type = тип помещения
between-kind-order = Кто выкладывает сначала
between-sum-always = Всегда
between-sum-none = Пока ничего
between-sum-all-types = Есть все семь типов
between-sum-missing = Пока не все типы
between-sum-lacks = не хватает: { $types }
between-sum-castle = { $castle }
between-sum-lower = считается худший замок
between-throne = Тронный зал

## Trays, progress, switches

between-fact-deck = Осталось карт бонусов
between-fact-specialty = Особые помещения в запасе
between-fact-attendants = Королевские слуги в запасе
between-value = сейчас { $points }
between-mark = { $number } из { $of }
between-tray-hand = { $count ->
        [one] Ваш { $count } жетон
        [few] Ваши { $count } жетона
       *[other] Ваши { $count } жетонов
    }
between-tray-place = Выложить
between-tray-open = Открыты другими
between-tray-food = Взятые жетоны
between-tray-special = Особые помещения
between-tray-assign = Жетоны Людвига
between-tray-attendant = Королевские слуги
between-tray-keep = Карты на выбор
between-tray-copy = Бонусы
between-tray-kept = Ваши карты бонусов
between-goal = в замок { $castle }
between-goal-of = { $who }, { $goal }
between-progress = Раунд { $round } из { $rounds }, ход { $turn } из { $turns }
between-progress-part = Раунд { $round } из { $rounds }
between-progress-choose = Выбор
between-progress-place = Выкладывание
between-switch-order = Спрашивать, кто выкладывает сначала

## The final scoring

between-event-counted = { $castle }, { $line }: { $points }.
between-event-total = { $castle }, всего: { $points }.
between-event-lower = { $seat }: считается худший замок, { $lower } с результатом { $points } (у замка { $higher } { $more }).
between-event-lower-ludwig = Людвиг: считается худший замок, { $lower } с результатом { $points } (у замка { $higher } { $more }).
between-event-tie-higher = { $seat }: счёт равный; в лучшем замке { $count }.
between-event-tie-specialty = { $seat }: счёт всё ещё равный; особых помещений в обоих замках: { $count }.
between-score-total = всего
between-score-lower = Считается худший замок
between-score-tie-higher = Равенство: решает лучший замок
between-score-tie-specialty = Всё ещё равенство: решают особые помещения
between-formula-counted = { $sum }
between-formula-total = все строки вместе
between-formula-lower = { $lower }; у замка { $higher } { $more }
between-formula-tie-higher = лучший замок: { $count }
between-formula-tie-specialty = особые помещения в обоих замках: { $count }

## Documents

between-document-place = { $where }: { $room } не может лежать на { $x }, { $y } ({ $rule }). { $reason }
between-document-too-many = { $where }: { $piece }, слишком много, есть только { $most }.

# Puzzles: what is asked, and why the best answer is the best.
between-puzzle-place = Где этот жетон принесёт замку больше всего очков?
between-puzzle-lay = Выложите жетон туда, где он принесёт замку больше всего очков.
between-puzzle-take = Какой из этих жетонов вы оставите себе?
between-puzzle-special = Пятое помещение одного типа даёт особое помещение. Какое?
between-puzzle-keep = Какая карта бонуса принесёт такому замку больше всего очков?
between-puzzle-why-food = Трапезное помещение даёт два очка за каждое из двух отмеченных мест, где лежит помещение нужного типа. Важны только эти два места, а не весь замок.
between-puzzle-why-living = Жилое помещение считает помещения нужного типа вокруг себя, включая углы. Больше всего оно даёт в их окружении.
between-puzzle-why-utility = Подсобное помещение считает все помещения нужного типа, соединённые с ним цепочкой, как бы далеко они ни были. Одно звено может присоединить целый ряд.
between-puzzle-why-outdoor = Наружное помещение считает помещения нужного типа во всём замке. Выбирайте то, чего в замке много.
between-puzzle-why-sleeping = Спальное помещение приносит четыре очка, когда в замке есть все шесть других типов, иначе одно. С последним недостающим типом по четыре очка даёт каждое спальное помещение замка.
between-puzzle-why-corridor = Коридор считает своё настенное украшение на восьми местах вокруг. Смотрите на круглые знаки, а не на типы помещений.
between-puzzle-why-downstairs = Подвальное помещение считает нужные ему помещения над собой в своём столбце, иногда и под собой. Кладите его под нужный столбец или надстраивайте этот столбец.
between-puzzle-why-towers = Башня считает помещения под собой в своём столбце. Чем выше она стоит, тем больше приносит.
between-puzzle-why-fountains = Фонтан приносит свои пять очков где угодно. Ставьте его туда, где он не займёт хорошего места.
between-puzzle-why-grand_foyers = Парадный холл считает все помещения вокруг себя. Больше всего он даёт в середине замка.
between-puzzle-why-cards = Карта бонуса считает то, что в замке есть. Выбирайте ту, под которую замок уже построен.
between-puzzle-why-attendants = Королевский слуга считает одно настенное украшение во всём замке. Этот жетон добавляет ещё одно.
between-puzzle-why-throne = Тронный зал даёт два очка за каждое из двух отмеченных мест, где лежит помещение одного из двух его типов. Займите их пораньше, пока там не оказалось другое.
between-puzzle-why-rivals = То, что вы не оставите, достанется соседу. Иногда лучше оставить жетон, который другим нужнее.
between-puzzle-why-later = В замке остаются лучшие места для будущих жетонов. Считается только худший из двух ваших замков, так что расти должны оба.

## The score sheet of a real table

between-sheet-way-rooms = Помещение за помещением
between-sheet-way-points = Только числа
between-sheet-castles = Замки
between-sheet-castles-hint = Круг в том порядке, как вы сидите: между соседями — замок.
between-sheet-points-hint = Строки печатного листа подсчёта, замок за замком.
between-sheet-rooms = Помещения
between-sheet-specialty = Особые помещения без тронного зала, только для равенства
between-sheet-castle = Замок
between-sheet-two = { $lower } и { $higher }
between-sheet-lower-counts = Считается худший из двух ваших замков.
between-sheet-others = другие помещения и карты
between-sheet-lacks-castle = { $castle }: пока ничего не записано
between-sheet-lacks-rooms = { $castle }: помещений { $count } из { $most }
between-sheet-lacks-line = { $castle }: { $line }
between-sheet-lacks-specialty = { $castle }: число особых помещений, из-за равенства
between-sheet-tie-rule = При равенстве решает лучший замок, затем особые помещения в обоих; затем место делится.
between-sheet-tie-higher = { $who }: поровну, по { $points }. Решает лучший замок: { $numbers }.
between-sheet-tie-specialty = { $who }: всё ещё поровну. Решают особые помещения в обоих замках: { $numbers }.
between-sheet-tie-shared = { $who }: поровну во всём, место делится.
between-sheet-who = { $seats }
between-sheet-who-ludwig = { $seats } и Людвиг
between-sheet-twice = { $where }: { $piece } уже лежит в замке { $castle }; в коробке { $most } шт. ({ $rule }).
between-sheet-used = { $piece } уже лежит в замке { $castle }.
between-sheet-no-throne = { $where }: сначала выберите тронный зал замка { $castle } ({ $rule }).

## Почему один ход лучше другого

between-reason-lower-more = Худший замок, который и считается, получает на { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[other] { $n } очков
    } больше.
between-reason-lower-less = Худший замок пока получает на { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[other] { $n } очков
    } меньше.
between-reason-lower-title = Считается худший замок
between-reason-higher-more = Лучший замок получает на { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[other] { $n } очков
    } больше.
between-reason-higher-less = Лучший замок, который не считается, получает на { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[other] { $n } очков
    } меньше.
between-reason-higher-title = Лучший замок
between-reason-food-more = Даёт { $castle ->
        [some] одному из замков
       *[other] замку { $castle }
    } третье трапезное помещение, а с ним 1 из 5 жетонов.
between-reason-food-less = Третье трапезное помещение оставляет на потом, а с ним и 1 из 5 жетонов.
between-reason-food-title = { between-reason-bonus-title }
between-reason-living-more = Даёт { $castle ->
        [some] одному из замков
       *[other] замку { $castle }
    } третье жилое помещение, а с ним королевского слугу.
between-reason-living-less = Третье жилое помещение оставляет на потом, а с ним и королевского слугу.
between-reason-living-title = { between-reason-bonus-title }
between-reason-utility-more = Даёт { $castle ->
        [some] одному из замков
       *[other] замку { $castle }
    } третье подсобное помещение, а с ним карту бонуса.
between-reason-utility-less = Третье подсобное помещение оставляет на потом, а с ним и карту бонуса.
between-reason-utility-title = { between-reason-bonus-title }
between-reason-outdoor-more = Даёт { $castle ->
        [some] одному из замков
       *[other] замку { $castle }
    } третье наружное помещение, а с ним фонтан.
between-reason-outdoor-less = Третье наружное помещение оставляет на потом, а с ним и фонтан.
between-reason-outdoor-title = { between-reason-bonus-title }
between-reason-sleeping-more = Даёт { $castle ->
        [some] одному из замков
       *[other] замку { $castle }
    } третье спальное помещение, а с ним башню.
between-reason-sleeping-less = Третье спальное помещение оставляет на потом, а с ним и башню.
between-reason-sleeping-title = { between-reason-bonus-title }
between-reason-corridor-more = Даёт { $castle ->
        [some] одному из замков
       *[other] замку { $castle }
    } третий коридор, а с ним парадный холл.
between-reason-corridor-less = Третий коридор оставляет на потом, а с ним и парадный холл.
between-reason-corridor-title = { between-reason-bonus-title }
between-reason-downstairs-more = Даёт { $castle ->
        [some] одному из замков
       *[other] замку { $castle }
    } третье подвальное помещение, а с ним бонус другого типа.
between-reason-downstairs-less = Третье подвальное помещение оставляет на потом, а с ним и бонус другого типа.
between-reason-downstairs-title = { between-reason-bonus-title }
between-reason-fifth-more = Даёт { $castle ->
        [some] одному из замков
       *[other] замку { $castle }
    } пятое помещение одного типа, а с ним особое помещение.
between-reason-fifth-less = Пятое помещение одного типа оставляет на потом, а с ним и особое помещение.
between-reason-fifth-title = { between-reason-bonus-title }
between-reason-bonus-title = Бонус за три или пять помещений
between-reason-near-more = Ещё { $n ->
        [one] одному типу
        [few] { $n } типам
       *[other] { $n } типам
    } до бонуса останется одно помещение.
between-reason-near-less = Типов, которым до бонуса остаётся одно помещение, будет на { $n } меньше.
between-reason-near-title = До бонуса одно помещение
between-reason-types-more = Добавляет { $n ->
        [one] тип помещений, которого замку ещё не хватало
        [few] { $n } типа помещений, которых замкам ещё не хватало
       *[other] { $n } типов помещений, которых замкам ещё не хватало
    }.
between-reason-types-less = Пока в замках на { $n ->
        [one] { $n } тип
        [few] { $n } типа
       *[other] { $n } типов
    } помещений меньше.
between-reason-types-title = Тип, которого не хватало
between-reason-win = Главное — кто победит: при равных худших замках решает лучший.
between-reason-win-title = Всё решают последние жетоны
