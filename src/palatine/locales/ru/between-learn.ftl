# Between Two Castles of Mad King Ludwig: learning the game

## The guided first game

between-learn-goal-title = Два замка, два партнёра
between-learn-goal-say = Вы строите два замка: левый с соседом слева, правый с соседом справа. В конце вам засчитывается только худший из двух. Поэтому заботьтесь об обоих.

between-learn-choose-title = Два оставить, остальное передать
between-learn-choose-say = Девять жетонов, которые видите только вы. Два вы оставляете, семь получит сосед слева. Сначала коснитесь жетона «{ between-room-terrace }»: это наружное помещение.
between-learn-choose-say-2 = Теперь «{ between-room-treasure-room }», подвальное помещение, а затем «{ between-button-keep-two }». Выбор двух жетонов окончательный. Никто его не увидит, пока не выберут все.
between-learn-choose-other = Оставить можно любые два жетона. На этом уроке это { between-room-terrace } и { between-room-treasure-room }.

between-learn-split-title = По жетону в каждый замок
between-learn-split-say = Все жетоны открыты. Каждый ваш замок получит один жетон от вас и один от партнёра. Кто выкладывает раньше? Нажмите «{ between-label-first }».
between-learn-split-say-2 = Только теперь решается, какой жетон куда. В левый замок отдайте { between-room-terrace-acc }. Правому достанется { between-room-treasure-room }.
between-learn-split-other = Это тоже можно. На этом уроке выложите раньше партнёра и отдайте в левый замок { between-room-terrace-acc }.

between-learn-ground-title = Где может стоять помещение
between-learn-ground-say = Помещение граничит с другим стороной. Выше первого этажа оно стоит на другом. Под землёй бывают лишь коридоры и подвальные помещения. Проверьте: коснитесь места под тронным залом.
between-learn-ground-say-2 = Отказ, и верно: { between-room-terrace } под землёй не бывает. Выложите её рядом с тронным залом, справа.
between-learn-ground-other = На тронном зале она тоже могла бы стоять. Но она под открытым небом: над ней уже никогда ничего не построить.

between-learn-throne-title = Тронный зал приносит очки
between-learn-throne-say = Взгляните на план в правом тронном зале: на нём отмечены два места под залом. Каждое даёт 2 очка, если там коридор или подвальное помещение. Нажмите «{ between-label-first }».
between-learn-throne-say-2 = Сначала попробуйте неверное место: коснитесь места над тронным залом.
between-learn-throne-say-3 = Подвальные помещения бывают только под землёй. Выложите { between-room-treasure-room-acc } под тронный зал: там будут очки.
between-learn-throne-other = Раньше мог бы выложить и партнёр. На этом уроке начните вы.

between-learn-pass-title = Жетоны идут по кругу
between-learn-pass-say = Ваши семь жетонов ушли влево, а у вас семь жетонов соседа справа. Некоторые ещё вернутся. Оставьте { between-room-vegetable-garden-acc } (наружное помещение) и { between-room-blanket-room-acc } (спальное).
between-learn-pass-other = На этом уроке оставьте { between-room-vegetable-garden-acc } для левого замка и { between-room-blanket-room-acc } для правого.

between-learn-third-title = Третье того же вида: бонус
between-learn-third-say = Ряд значков у левого замка считает помещения по видам: наружных 2. Третье сразу даёт бонус. Выложите раньше партнёра и отдайте сюда { between-room-vegetable-garden-acc }.
between-learn-third-say-2 = Наружные помещения под открытым небом: на них ничего стоять не может. Проверьте: коснитесь места над первым из них.
between-learn-third-say-3 = Именно так. Выложите { between-room-vegetable-garden-acc } с краю первого этажа.
between-learn-third-other = На этом уроке начните вы. { between-room-blanket-room } нужна правому замку, а крыша тронного зала – спальным помещениям.

between-learn-fountain-title = Фонтан: пять очков
between-learn-fountain-say = Третье наружное помещение даёт фонтан. Он стоит 5 очков, где бы ни стоял. Он тоже под открытым небом, поэтому выложите его с краю первого этажа.
between-learn-fountain-other = На крыше тоже можно. Но над левой половиной этого тронного зала нужно трапезное или спальное помещение.

between-learn-threes-title = Что дают тройки
between-learn-threes-say = Три спальных помещения дают башню, коридоры – парадный холл, жилые – королевского слугу, подсобные – карту бонуса, трапезные – ещё один жетон, подвальные – бонус другого вида.

between-learn-look-title = Что считают жетоны
between-learn-look-say = Полоса внизу жетона говорит, что он считает: трапезные – у своих сторон, жилые – вокруг себя, подсобные – по цепочке, наружные – во всём замке, подвальные – в своём столбце.
between-learn-look-say-2 = Коридоры считают настенные украшения вокруг: круглые значки. Спальное даёт 1, а в замке со всеми семью видами – 4. Наведите на жетон или подержите его, чтобы прочитать.

between-learn-column-title = Очки в столбце
between-learn-column-say = В правом замке { between-room-treasure-room } считает спальные помещения над собой. Одно у вас есть: { between-room-blanket-room }. Нажмите «{ between-label-first }».
between-learn-column-say-2 = Выложите { between-room-blanket-room-acc } на крышу тронного зала, прямо над жетоном «{ between-room-treasure-room }». Числа на местах говорят, что она принесёт.
between-learn-column-other = Можно, но { between-room-treasure-room } считает только то, что выше в её столбце.

between-learn-again-title = Ваш собственный выбор
between-learn-again-say = Оставьте сначала наружное, потом спальное помещение, какое хотите. Если партнёр слева принесёт четвёртое наружное, ваше может стать пятым в том замке.
between-learn-again-other = Сначала наружное, потом спальное помещение: левому замку осталось немного до следующего бонуса.

between-learn-second-title = Пропустите партнёра вперёд
between-learn-second-say = Нажмите «{ between-label-second }»: тогда пятое наружное будет ваше, вместе с бонусом. В других партиях вы начинаете без вопроса, если не включить «{ between-switch-order }».
between-learn-second-other = Можно начать и вам. Но тогда пятое помещение выложит партнёр, и выбирать будет он.

between-learn-fifth-title = Пятое того же вида: выбирайте
between-learn-fifth-say = Четвёртое наружное помещение – от партнёра. Отдайте в левый замок своё, пятое, и выложите его с краю первого этажа.
between-learn-fifth-say-2 = Пятое помещение вида даёт любое особое помещение. Фонтан стоит 5, башня – по 1 за каждое помещение под ней, парадный холл – по 1 за каждое помещение вокруг.
between-learn-fifth-say-3 = Теперь выложите его. Подойдёт любое место в рамке.
between-learn-fifth-other = Наружное помещение идёт в левый замок, с краю первого этажа. Спальное – для правого замка.

between-learn-lower-title = Считается худший
between-learn-lower-say = У ваших двух замков { $castles }. Ваш счёт – только худший: { $me }. Богатый замок рядом с бедным никому не поможет. Для правого замка нажмите «{ between-label-first }».
between-learn-lower-say-2 = Выложите спальное помещение, куда хотите. Числа говорят, что принесёт каждое место.
between-learn-lower-other = На этом уроке начните вы. Место выберете сами.

between-learn-on-title = Играйте дальше
between-learn-on-say = Четыре хода – раунд. В раунде 2 у вас девять новых жетонов, и они идут вправо. Потом побеждает лучший из худших замков. Подсказка и правила – здесь наверху. Играйте дальше!

between-learn-knows-choose = Два жетона оставить, остальные передать
between-learn-knows-split = По жетону в каждый замок
between-learn-knows-ground = Граничить стороной, стоять на помещении
between-learn-knows-throne = Тронный зал: 2 очка за место
between-learn-knows-pass = Жетоны идут по кругу
between-learn-knows-third = Третье того же вида даёт бонус
between-learn-knows-count = Жетон говорит, что он считает
between-learn-knows-order = Партнёры: кто раньше?
between-learn-knows-fifth = Пятое: любое особое помещение
between-learn-knows-lower = Считается только худший замок
