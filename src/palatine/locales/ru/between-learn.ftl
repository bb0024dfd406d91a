# Between Two Castles of Mad King Ludwig: learning the game

## The guided first game

between-learn-goal-title = Два замка, два партнёра
between-learn-goal-say = Вы строите два замка: { between-castle-mespelbrunn } с соседом слева, { between-castle-hohenschwangau } с соседом справа. В конце вам засчитывается только худший из двух. Поэтому заботьтесь об обоих.

between-learn-choose-title = Два оставить, остальные передать
between-learn-choose-say = Девять жетонов, которые видите только вы. Два вы оставляете, семь получит сосед слева. Сначала коснитесь жетона «{ between-room-terrace }»: это наружное помещение. Если появится зелёная кнопка, нажмите её.
between-learn-choose-say-2 = Теперь «{ between-room-treasure-room }», подвальное помещение, а затем «{ between-button-keep-two }». Выбор двух жетонов окончательный. Никто его не увидит, пока не выберут все.
between-learn-choose-other = Оставить можно любые два жетона. На этом уроке это «{ between-room-terrace }» и «{ between-room-treasure-room }».

between-learn-split-title = По жетону в каждый замок
between-learn-split-say = Все жетоны открыты. Каждый ваш замок получит один жетон от вас и один от партнёра. Только теперь вы решаете: в замок { between-castle-mespelbrunn } отдайте { between-room-terrace-acc }. Другой пойдёт в замок { between-castle-hohenschwangau }.
between-learn-split-other = { between-room-treasure-room-acc } тоже можно было бы отдать сюда. Но на этом уроке отдайте в замок { between-castle-mespelbrunn } { between-room-terrace-acc }.

between-learn-ground-title = Где может стоять помещение
between-learn-ground-say = Помещение должно граничить с другим стороной. Выше первого этажа под ним должно быть помещение. Под землёй бывают лишь коридоры и подвальные помещения. Проверьте: коснитесь места под тронным залом.
between-learn-ground-say-2 = Отказ, как и должно быть: { between-room-terrace-acc } под землю не кладут. Выложите её рядом с тронным залом, справа.
between-learn-ground-other = На тронном зале она тоже могла бы стоять. Но она под открытым небом: над ней уже никогда ничего не построить.

between-learn-throne-title = Тронный зал приносит очки
between-learn-throne-say = План в тронном зале замка { between-castle-hohenschwangau } отмечает два места под залом: по 2 очка за коридор или подвальное помещение. Сначала попробуйте неверное место: коснитесь места над залом.
between-learn-throne-say-2 = Подвальные помещения бывают только под землёй. Выложите { between-room-treasure-room-acc } под тронный зал: там будут очки.
between-learn-throne-other = На этом уроке делайте, что отмечено: сначала неверное место, потом место под тронным залом.

between-learn-pass-title = Жетоны идут по кругу
between-learn-pass-say = Ваши семь жетонов ушли влево, а у вас семь жетонов соседа справа. Некоторые ещё вернутся. Оставьте { between-room-vegetable-garden-acc } (наружное помещение) и { between-room-blanket-room-acc } (спальное).
between-learn-pass-other = На этом уроке оставьте { between-room-vegetable-garden-acc } для замка { between-castle-mespelbrunn } и { between-room-blanket-room-acc } для замка { between-castle-hohenschwangau }.

between-learn-third-title = Третье того же типа: бонус
between-learn-third-say = { between-castle-mespelbrunn }: уже 2 наружных помещения. Третье помещение одного типа сразу даёт бонус. Отдайте в этот замок { between-room-vegetable-garden-acc }.
between-learn-third-say-2 = Наружные помещения под открытым небом: на них ничего стоять не может. Проверьте: коснитесь места над первым из них.
between-learn-third-say-3 = Именно так. Выложите { between-room-vegetable-garden-acc } на краю первого этажа.
between-learn-third-other = «{ between-room-blanket-room }» нужна замку { between-castle-hohenschwangau }, а крыша тронного зала — спальным помещениям.

between-learn-fountain-title = Фонтан: пять очков
between-learn-fountain-say = Третье наружное помещение даёт фонтан. Он приносит 5 очков, где бы ни стоял. Он тоже под открытым небом, поэтому выложите его на краю первого этажа.
between-learn-fountain-other = На крыше тоже можно. Но над левой половиной этого тронного зала нужно трапезное или спальное помещение.

between-learn-threes-title = Что дают тройки
between-learn-threes-say = Три спальных помещения дают башню, коридоры — парадный холл, жилые — королевского слугу, подсобные — карту бонуса, трапезные — ещё один жетон, подвальные — бонус другого типа.

between-learn-look-title = Что считают жетоны
between-learn-look-say = Полоса внизу жетона говорит, что он считает: трапезные — у своих сторон, жилые — вокруг себя, подсобные — по цепочке, наружные — во всём замке, подвальные — в своём столбце.
between-learn-look-say-2 = Коридоры считают настенные украшения вокруг: круглые значки. Спальное даёт 1, а в замке со всеми семью типами — 4. Наведите указатель на жетон или удерживайте его, чтобы прочитать.

between-learn-column-title = Очки в столбце
between-learn-column-say = «{ between-room-treasure-room }» считает спальные помещения над собой. Выложите { between-room-blanket-room-acc } прямо над ней, на крышу тронного зала. Числа на местах говорят, сколько это принесёт.
between-learn-column-other = Можно, но «{ between-room-treasure-room }» считает только то, что выше в её столбце.

between-learn-again-title = Ваш собственный выбор
between-learn-again-say = Оставьте сначала наружное, потом спальное помещение, какие хотите. Если партнёр принесёт в замок { between-castle-mespelbrunn } четвёртое наружное, ваше может стать там пятым.
between-learn-again-other = Сначала наружное, потом спальное помещение: замку { between-castle-mespelbrunn } осталось немного до следующего бонуса.

between-learn-second-title = Пропустите партнёра вперёд
between-learn-second-say = Партнёры решают, кто выкладывает первым. Обычно это вы, без вопроса; это меняет переключатель «{ between-switch-order }». Теперь нажмите «{ between-label-second }»: пятое наружное и его бонус будут ваши.
between-learn-second-other = Первым можете быть и вы. Но тогда пятое наружное помещение выложит партнёр, и выбирать будет он.

between-learn-fifth-title = Пятое того же типа: выбирайте
between-learn-fifth-say = Партнёр выложил четвёртое наружное помещение. Отдайте в замок { between-castle-mespelbrunn } своё, пятое, и выложите его на краю первого этажа.
between-learn-fifth-say-2 = Пятое помещение одного типа даёт особое помещение на выбор. Фонтан даёт 5, башня — по 1 за каждое помещение под ней, парадный холл — по 1 за каждое помещение вокруг.
between-learn-fifth-say-3 = Теперь выложите его. Подойдёт любое место в рамке.
between-learn-fifth-other = Наружное помещение идёт в замок { between-castle-mespelbrunn }, на край первого этажа. Спальное — для замка { between-castle-hohenschwangau }.

between-learn-lower-title = Считается худший
between-learn-lower-say = Очки ваших замков: { $castles }. Ваш счёт — только худший: { $me }. Богатый замок рядом с бедным никому не поможет. Выложите спальное помещение в замок { between-castle-hohenschwangau }, куда хотите.
between-learn-lower-other = На этом уроке сначала выложите жетон в замок { between-castle-hohenschwangau }. Место выбирайте сами.

between-learn-on-title = Играйте дальше
between-learn-on-say = Четыре хода — раунд. В раунде 2 у вас девять новых жетонов, и они идут вправо. Победит тот, чей худший замок лучше, чем у других. Правила — в книге здесь наверху. Играйте дальше!

between-learn-knows-choose = Два жетона оставить, остальные передать
between-learn-knows-split = По жетону в каждый замок
between-learn-knows-ground = Граничить стороной, стоять на помещении
between-learn-knows-throne = Тронный зал: 2 очка за место
between-learn-knows-pass = Жетоны идут по кругу
between-learn-knows-third = Третье того же типа даёт бонус
between-learn-knows-count = Жетон говорит, что он считает
between-learn-knows-order = Партнёры: кто первый?
between-learn-knows-fifth = Пятое: любое особое помещение
between-learn-knows-lower = Считается только худший замок

## Figures

between-figure-start-left = Замок с соседом слева в начале. Тронный зал шириной в два места стоит на первом этаже.
between-figure-start-right = Замок с соседом справа. Его тронному залу нужны другие помещения на других местах.
between-figure-spaces = Наружное помещение можно выложить на места в рамках: рядом с тронным залом или на него.
between-figure-throne = Два подвальных помещения лежат там, где они нужны этому тронному залу: по 2 очка.
between-figure-fountain = Третье наружное помещение дало фонтан: всегда 5 очков.
between-figure-lower = У вашего другого замка 15 очков, у этого 11: счёт — 11. Следующий хороший жетон нужен здесь.
between-figure-rooms = 15 очков: 9 за помещения, 4 за тронный зал, 2 за художника.
between-figure-food = У жетона «{ between-room-wine-room }» спальное помещение сверху и снизу: по 2. То, что касается углом, не считается.
between-figure-living = Вокруг жетона «{ between-room-map-room }» три из четырёх спальных помещений: по 1. То, что слева, слишком далеко.
between-figure-utility = «{ between-room-game-storage }» считает три жилых помещения, соединённых с ним слева. То, что справа с краю, не соединено.
between-figure-corridor = Вокруг жетона «{ between-room-hall-of-mirrors }» четыре зеркала, по 1; зеркало тронного зала считается один раз.
between-figure-downstairs = «{ between-room-wine-cellar }» считает два трапезных помещения над собой, по 1. «{ between-room-armory }» считает тронный зал и башню, по 2.
between-figure-foyer = Вокруг парадного холла пять помещений, тронный зал — один раз: 5. Под башней два помещения: 2.

## The legend, and notes when something comes up for the first time

between-legend-round = раунд и ход вверху
between-legend-round-means = Два раунда по четыре хода. Каждый ход все сначала выбирают, потом выкладывают.
between-legend-pile = оборотная сторона жетона с числом
between-legend-pile-means = Обычные жетоны, оставшиеся в стопке. Если для бонуса их меньше пяти, в стопку замешивают сброшенные.
between-legend-discards = крестик с числом
between-legend-discards-means = Жетоны, взятые для бонуса и не выложенные. Их может посмотреть каждый.
between-legend-deck = карта с числом
between-legend-deck-means = Карты бонусов, оставшиеся в колоде. За третье подсобное помещение в замке берут три и оставляют одну.
between-legend-supply = звезда с тремя числами
between-legend-supply-means = Особые помещения в запасе: фонтаны, башни, парадные холлы.
between-legend-servants = палитра с четырьмя числами
between-legend-servants-means = Королевские слуги в запасе: художники, стражники, жонглёры с огнём, цирюльники.
between-legend-ludwig = корона с числом
between-legend-ludwig-means = Людвиг играет третьим. Это очки его худшего замка сейчас. Если в конце его счёт будет самым высоким, победит он.
between-legend-castles = трон с двумя числами
between-legend-castles-means = Очки двух замков этого игрока: сначала замка с соседом слева, потом другого. Счёт — только худший из двух.
between-legend-chosen = галочка
between-legend-chosen-means = Этот игрок уже выбрал два жетона. Когда выберут все, их открывают вместе.
between-legend-known = глаз с числом
between-legend-known-means = Жетоны на этой руке, которые в этом раунде уже были у вас. Наведите указатель, чтобы прочитать названия.
between-legend-food = кружка
between-legend-food-means = Трапезное помещение: 2 очка за каждое нужное помещение на двух местах у его сторон. За третье берут пять жетонов и один выкладывают.
between-legend-living = кресло
between-legend-living-means = Жилое помещение: 1 или 2 очка за каждое нужное помещение вокруг, считая углы. Третье даёт королевского слугу.
between-legend-utility = молоток
between-legend-utility-means = Подсобное помещение: 1 очко за каждое нужное помещение, соединённое с ним цепочкой. Третье даёт карту бонуса.
between-legend-outdoor = дерево
between-legend-outdoor-means = Наружное помещение: 1 очко за каждое нужное помещение в замке. Над ним ничего не строят. Третье даёт фонтан.
between-legend-sleeping = луна
between-legend-sleeping-means = Спальное помещение: 4 очка, если в замке есть все семь типов, иначе 1. Третье даёт башню.
between-legend-corridor = арки
between-legend-corridor-means = Коридор: 1 очко за каждое такое же настенное украшение вокруг. Бывает на любом этаже. Третий даёт парадный холл.
between-legend-downstairs = лестница
between-legend-downstairs-means = Подвальное помещение: 1 или 2 очка за каждое нужное помещение в его столбце. Только под землёй. Третье даёт бонус другого типа.
between-legend-specialty = звезда
between-legend-specialty-means = Особое помещение: фонтан, башня или парадный холл. К ним относится и тронный зал.
between-legend-fountain = чаша со струями воды
between-legend-fountain-means = Фонтан: всегда 5 очков. Над ним ничего не строят.
between-legend-tower = башня
between-legend-tower-means = Башня: 1 очко за каждое помещение под ней в столбце, до самых подвалов. Над ней ничего не строят.
between-legend-foyer = портик
between-legend-foyer-means = Парадный холл: 1 очко за каждое помещение вокруг, самое большее 8. Бывает на любом этаже.
between-legend-hanging = круглый знак справа вверху на жетоне
between-legend-hanging-means = Настенное украшение: факел, картина, зеркало или мечи. Их считают коридоры и королевские слуги.
between-legend-painter = палитра
between-legend-painter-means = Художник: 1 очко за каждое помещение замка с картиной.
between-legend-guard = секира
between-legend-guard-means = Стражник: 1 очко за каждое помещение замка с мечами.
between-legend-juggler = три огонька
between-legend-juggler-means = Жонглёр с огнём: 1 очко за каждое помещение замка с факелом.
between-legend-groom = щётка
between-legend-groom-means = Цирюльник: 1 очко за каждое помещение замка с зеркалом.
between-legend-strip = полоса внизу жетона
between-legend-strip-means = Что считает жетон: план, где чёрное — он сам, зелёное — места, на которые он смотрит, затем нужный тип и очки за каждое такое помещение.
between-legend-linked = две соединённые точки
between-legend-linked-means = Считает помещения, соединённые с ним цепочкой нужного типа.
between-legend-whole = зелёный замок
between-legend-whole-means = Считает помещения где угодно в замке.
between-legend-six = шесть цветных точек
between-legend-six-means = Все шесть других типов. Спальное стоит 4, если в замке есть они все, иначе 1.
between-legend-arrows = стрелка вверх или вверх и вниз
between-legend-arrows-means = Считает помещения над собой в столбце или над собой и под собой.
between-legend-sky = синий пунктир вверху жетона
between-legend-sky-means = Под открытым небом: над этим жетоном никогда ничего не строят.
between-legend-throne = корона и план в тронном зале
between-legend-throne-means = Чёрное — тронный зал, зелёное — два места, на которые он смотрит. Каждое даёт 2 очка, если там один из двух типов рядом с планом.
between-legend-open = пустая рамка у замка
between-legend-open-means = Место, куда можно выложить жетон. Число говорит, что он там сейчас принесёт. Коснитесь другого места, чтобы узнать, почему туда нельзя.
between-legend-counts = ряд из семи значков с числами у замка
between-legend-counts-means = Сколько в нём помещений каждого типа. Третье и пятое помещения одного типа сразу дают бонус.
between-legend-points = число рядом с названием замка
between-legend-points-means = Его очки, если бы игра закончилась сейчас. Кружок — цвет замка.
between-legend-ground = зелёная линия через картинку
between-legend-ground-means = Уровень земли: на нём стоит тронный зал. Коричневое под линией — то, что под землёй.
between-legend-roofs = крыши, трубы, башенки, солнце, холмы
between-legend-roofs-means = Просто украшение, ничего не значит.
between-legend-either = два числа на жетоне из руки
between-legend-either-means = Сколько он сейчас может принести: рядом с цветом каждого из ваших замков. Два жетона оставьте; остальные уходят дальше, последний в раунде сбрасывается.
between-legend-mark = 1 из 2, 2 из 2 на жетоне
between-legend-mark-means = Жетоны, которые вы оставляете, в том порядке, в каком вы их коснулись.
between-legend-goal-of = название замка под открытым жетоном
between-legend-goal-of-means = Замок, куда пойдёт жетон. Каждый из двух ваших замков получает один из двух ваших жетонов; какой куда, вы решаете, когда выкладываете первый.
between-legend-lock = перечёркнутая стрелка на зелёной кнопке
between-legend-lock-means = Это действие нельзя отменить: им что-то открывается или берётся.
between-legend-split = какой жетон куда?
between-legend-split-means = Каждый из двух ваших замков получает один из двух жетонов. Выберите жетон для этого замка; другой пойдёт во второй ваш замок.
between-legend-who-first = кто выкладывает первым?
between-legend-who-first-means = Замок получает по жетону от каждого партнёра. Кто выкладывает вторым, видит, что сделал первый. Если оба хотят быть вторыми, первым выкладывает старший.
between-legend-first-answer = партнёр хочет выложить после вас
between-legend-first-answer-means = Согласитесь и выложите первым или настаивайте на том, чтобы быть вторым. Если настаивают оба, первым выкладывает старший.
between-legend-bonus-food = пять взятых жетонов
between-legend-bonus-food-means = Третье трапезное помещение: выложите один из этих пяти жетонов в этот замок. Остальные сбрасываются. Новый жетон сам может дать бонус.
between-legend-bonus-special = выберите особое помещение
between-legend-bonus-special-means = Пятое помещение одного типа даёт любое особое. Фонтан: 5 очков. Башня: 1 за каждое под ней. Парадный холл: 1 за каждое вокруг.
between-legend-bonus-attendant = выберите королевского слугу
between-legend-bonus-attendant-means = Каждый считает одно украшение во всём замке, 1 очко за каждое помещение с ним. Берите того, чьих украшений в замке больше всего.
between-legend-bonus-card = оставьте одну из трёх карт бонусов
between-legend-bonus-card-means = Карта лежит открытой у этого замка и в конце добавляет ему очки. Число говорит, сколько она стоит сейчас.
between-legend-bonus-copy = выберите бонус другого типа
between-legend-bonus-copy-means = Третье подвальное помещение даёт бонус за три помещения любого другого типа. Сам тот тип ещё может дать свой бонус позже.
between-legend-ludwigs-tiles = два жетона Людвига
between-legend-ludwigs-tiles-means = Людвиг берёт наугад. Вы решаете, какой жетон пойдёт в его левый замок; другой пойдёт в правый. Сделайте это до выбора своих жетонов.
between-legend-passed = жетоны передаются дальше
between-legend-passed-means = Теперь у вас жетоны соседа. В раунде 1 они идут влево, в раунде 2 вправо. Помните, что вы передали.
between-legend-counting = финальный подсчёт
between-legend-counting-means = Каждый замок считают строка за строкой. Ваш счёт — худший из ваших замков; при равенстве решает лучший, затем особые помещения.
