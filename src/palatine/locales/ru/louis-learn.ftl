# Людовик XIV: фразы первой игры с подсказками, подписи к рисункам, обозначения

## The first game: what you know

louis-learn-knows-goal = Миссии по 5, гербы по 1
louis-learn-knows-court = Три вида условий
louis-learn-knows-chain = Фишки прыгают по дорожкам
louis-learn-knows-fetch = Карта забирает фишки
louis-learn-knows-buy = Первому даром, другие платят
louis-learn-knows-louis = Людовик приносит корону
louis-learn-knows-cost = Первое место стоит фишек
louis-learn-knows-lay = Миссия за два жетона
louis-learn-knows-pays = Миссия действует каждый раунд
louis-learn-knows-end = Остатки становятся гербами

## The first game: steps

louis-learn-goal-title = Ради чего играют
louis-learn-goal-say = Вы играете синими при дворе Короля-Солнца. Всего четыре раунда. Каждая выложенная миссия приносит 5 очков, каждый герб — 1. Побеждает тот, у кого больше очков.

louis-learn-court-title = Что они дают и чего хотят
louis-learn-court-say = Каждая персона даёт то, что показано на белой табличке справа внизу. С 1 по 4 — жетоны, 5 и 9 — короны, другие — гербы, деньги, карты или фишки. Двумя жетонами платят за миссию.
louis-learn-court-say-2 = Цветная табличка слева внизу говорит, что нужно. Красная (9): получит только тот, у кого больше всех фишек. Жёлтая (2): ему даром, другие могут купить. Синяя (10): хватит стольких фишек.

louis-learn-chain-title = Фишки прыгают
louis-learn-chain-say = Карта кладёт до трёх фишек к своей персоне. Часть может прыгнуть по коричневой дорожке, если одна останется. Попробуйте: карта «{ louis-card-3 }», дважды её планшет, потом { louis-short-9 }.
louis-learn-chain-say-2 = Отсюда дорожки на планшет «{ louis-short-9 }» нет. На планшет «{ louis-short-10 }» есть: пусть третья фишка прыгнет туда. Затем «{ louis-button-play }».
louis-learn-chain-other = В настоящей игре так можно. Здесь две фишки остаются ({ louis-short-3 }), а третья прыгает ({ louis-short-10 }).

louis-learn-turenne-title = Трёх хватит
louis-learn-turenne-say = { louis-short-10 }: на синей табличке 3, и за три фишки вы получите два герба. Сыграйте его карту, две фишки остаются. Третья прыгает туда, где { louis-short-9 } или { louis-short-3 }.
louis-learn-turenne-other = В настоящей игре так можно. Здесь ещё две фишки ({ louis-short-10 }) вместе с той, что туда прыгнула, дают три.

louis-learn-two-aims-title = Одна карта, две цели
louis-learn-two-aims-say = { louis-short-2 }: уже одна фишка позволяет купить. Сыграйте эту карту: одна фишка остаётся, две прыгают на планшет «{ louis-short-3 }». Там стоит Людовик, золотое солнце, и приносит больше.
louis-learn-two-aims-other = В настоящей игре так можно. Здесь одна фишка сюда ({ louis-short-2 }), две туда ({ louis-short-3 }): одной вы купите, другими победите.

louis-learn-fetch-title = Забрать фишки
louis-learn-fetch-say = Играют все карты, кроме последней. Ваши фишки: { $own }, личные + общие. Карты кладут только личные, но могут и забрать общие: карта «{ louis-card-6 }» — три, «{ louis-card-joker }» — две.
louis-learn-fetch-other = В настоящей игре так можно. Но личных фишек осталось мало: заберите сейчас несколько общих.

louis-learn-buy-title = Первому даром, другие платят
louis-learn-buy-say = Теперь подсчёт по планшетам, с 1 по 12; фишки с них уходят. { louis-short-2 }: у жёлтого было больше всех, он взял грамоту даром. У вас там фишка, и вы можете купить грамоту за 3 луидора: «{ louis-verb-buy }».
louis-learn-buy-other = В настоящей игре деньги можно и приберечь. Здесь грамота вам нужна: двумя жетонами платят за миссию.

louis-learn-louis-title = Где стоит Людовик
louis-learn-louis-say = { louis-short-3 }: здесь стоял Людовик, а у вас было больше всех фишек. У вас перстень и ещё корона. Жёлтый — единственный второй, ему перстень даром. Корона заменяет любой жетон.

louis-learn-others-title = Всё, ничего или достаточно
louis-learn-others-say = Эти планшеты подсчитаны, фишки с них ушли. { louis-short-9 } хотела первого места: корона у жёлтого. { louis-short-10 } хотел трёх фишек: ваших хватило на два герба, и видите их только вы.

louis-learn-cost-title = Чего стоит первое место
louis-learn-cost-say = Фишки с первого места уходят в общий запас. Все другие вернулись к вам: у вас { $own }. А планшеты, которые кто-то выиграл, перевернулись: награда та же, условие другое.

louis-learn-lay-title = Выложите миссию: 5 очков
louis-learn-lay-say = За два жетона вы выложите миссию; корона заменит недостающий. Выберите миссию, заплатите, «{ louis-button-lay-mission }». Что лучше каждый раунд: герб или луидор?
louis-learn-lay-other = Ход можно и закончить. Но тогда останется один жетон, а каждый другой даст лишь один герб. Миссия приносит 5 очков.

louis-learn-draw-title = Сразу новая миссия
louis-learn-draw-say = Возьмите новую миссию из любой стопки. За голубые платить легко. Тёмно-синие требуют двух одинаковых жетонов и дают больше всего. Было бы чем платить — можно было бы выложить ещё.
louis-learn-draw-other = Сначала выберите одну из трёх стопок.

louis-learn-pays-title = Миссия действует
louis-learn-pays-say = Жёлтый оставил один жетон, два стали гербами. Раунд 2: все получили деньги, Людовик перешёл, начинает жёлтый. Ваша миссия теперь действует каждый раунд. Коснитесь её и примените.
louis-learn-pays-other = В настоящей игре её можно и не применять. Но платить за это не нужно: примените.

louis-learn-end-title = Как всё кончится
louis-learn-end-say = После раунда 4 остатки становятся гербами: карты, жетоны, фишки на планшетах, каждые 3 луидора. Потом сравнивают каждый из шести видов гербов: у кого их больше всех, тот получает ещё один.

louis-learn-own-title = Карта на ваш выбор
louis-learn-own-say = Теперь играйте что хотите. Людовик стоит на планшете { $tile }: победите там или идите туда, где одна фишка позволяет купить или где хватит нескольких. Лампочка подскажет.

louis-learn-on-title = Играйте дальше
louis-learn-on-say = У вас { $me ->
     [one] { $me } очко
     [few] { $me } очка
     [many] { $me } очков
    *[other] { $me } очка
}, и вы знаете игру. Побеждайте там, где Людовик, покупайте, где хватит одной фишки, и рано выкладывайте миссии. В книге правила, у лампочки подсказки. Удачи!

## Figures

louis-figure-court = Двор перед первой картой. Визит Людовика, золотого солнца: { louis-short-3 } (3).
louis-figure-chain = Синий сыграл карту «{ louis-card-3 }»: две фишки остались, одна прыгнула ({ louis-short-10 }).
louis-figure-path = Можно с картой «{ louis-card-1 }»: дальше на планшет «{ louis-short-2 }», оттуда на планшет «{ louis-short-3 }»; каждый раз одна фишка остаётся.
louis-figure-two-ways = Нельзя с картой «{ louis-card-2 }»: отсюда на планшеты «{ louis-short-1 }» и «{ louis-short-3 }», в двух направлениях.
louis-figure-before-evaluation = Перед подсчётом. { louis-short-2 } (2): больше всех у жёлтого, синий и красный могут купить. { louis-short-3 } (3): синий первый рядом с Людовиком. { louis-short-10 } (10): у синего есть три фишки.
louis-figure-money-tile = { louis-short-2 }, цена 3: больше всех у жёлтого, две фишки.
louis-figure-kings-side = На планшетах 2 и 3 подсчёт прошёл, и они перевернулись: оба теперь требуют первого места. Людовик ушёл.
louis-figure-turned = После подсчёта. Выигранные планшеты перевернулись; две жёлтые фишки ({ louis-short-5 }, 5) ждут следующего раунда.
louis-figure-mission-piles = Три стопки миссий. Цвет показывают и точки: одна — голубые, две — синие, три — тёмно-синие.
louis-figure-stays = { louis-short-8 } (8) добавила две жёлтые фишки на планшет «{ louis-short-5 }» (5), где подсчёт уже прошёл. Они остаются.
louis-figure-neutral = Игра вдвоём: две нейтральные фишки рядом с Людовиком и по две у каждой открытой персоны.

## Legend: the bar

louis-legend-round = Раунд 1 из 4
louis-legend-round-means = В игре четыре раунда. В каждом четыре этапа; тот, который идёт, выделен.
louis-legend-start = Первый игрок
louis-legend-start-means = Начинает каждый этап этого раунда. В следующем раунде это сосед по часовой стрелке.
louis-legend-visit = Визит Людовика
louis-legend-visit-means = В этом раунде Людовик стоит на этом планшете. Первый получает здесь ещё и корону, а единственный второй — жетон даром.
louis-legend-deck = { louis-fact-deck }
louis-legend-deck-means = Карты влияния в колоде: по две каждой персоны и шесть джокеров.
louis-legend-plots = { louis-fact-plots }
louis-legend-plots-means = Карты интриг в колоде: по одной каждой персоны.
louis-legend-pile = { louis-fact-pile }
louis-legend-pile-means = Гербы, оставшиеся в закрытой стопке. Каждый приносит 1 очко.
louis-legend-piles = { louis-fact-mission-piles }
louis-legend-piles-means = Миссии, оставшиеся в стопках: голубые + синие + тёмно-синие.

## Legend: the court

louis-legend-number = Красный кружок: номер планшета
louis-legend-number-means = Номер персоны. В этом порядке идёт подсчёт, с 1 по 12.
louis-legend-money = Жёлтая табличка: { louis-condition-money }
louis-legend-money-means = Деньги: у кого больше всех фишек, тот получает награду даром. Каждый другой, у кого здесь есть фишка, может купить её по этой цене.
louis-legend-first = Красная табличка: { louis-condition-first_place }
louis-legend-first-means = 1-е место: награду получает только тот, у кого фишек больше, чем у любого другого. При равенстве — никто.
louis-legend-enough = Синяя табличка: { louis-condition-markers }
louis-legend-enough-means = Фишки влияния: награду получает каждый, у кого здесь не меньше указанного числа фишек.
louis-legend-reward = Белая табличка: награда
louis-legend-reward-means = Награда: жетон, гербы, луидоры, карта или фишки. На обеих сторонах планшета она одна и та же.
louis-legend-discs = Фишки в награду
louis-legend-discs-means = Столько фишек можно выложить из общего запаса. Последняя, которую даёт { louis-short-8 }, возвращается в личный запас.
louis-legend-sun = Людовик на планшете
louis-legend-sun-means = Людовик. Он стоит на одном из планшетов с 1 по 4, пока там не пройдёт подсчёт.
louis-legend-paths = Коричневые дорожки
louis-legend-paths-means = По ним фишки прыгают с планшета на планшет.
louis-legend-markers = Фишки на планшете
louis-legend-markers-means = Сколько фишек здесь у игрока. У каждого игрока свой цвет и своя форма.
louis-legend-garden = Жетоны в саду
louis-legend-garden-means = Оставшиеся жетоны этого вида. Они лежат рядом с планшетом, который их даёт.
louis-legend-bank = { louis-name-bank }
louis-legend-bank-means = Луидоры, которых нет ни у кого.
louis-legend-centre = { louis-name-played }
louis-legend-centre-means = Последняя сыгранная карта и сколько карт сыграно в этом раунде. Их может просмотреть каждый.

## Legend: beside a name

louis-legend-own = { louis-fact-markers }
louis-legend-own-means = Личный запас + общий запас. Карты кладут только личные фишки; общие сначала нужно забрать.
louis-legend-purse = { louis-fact-louisdor }
louis-legend-purse-means = На них покупают награды. В конце каждые 3 становятся гербом.
louis-legend-arms = { louis-fact-arms }
louis-legend-arms-means = Каждый приносит 1 очко. Какого они вида, видит только владелец.
louis-legend-hand = { louis-fact-influence }
louis-legend-hand-means = На руке. Каждый ход играют одну; последняя возвращается несыгранной.
louis-legend-intrigues = { louis-fact-intrigue }
louis-legend-intrigues-means = На руке. Каждая, что останется в конце, становится гербом.
louis-legend-missions = { louis-fact-missions }
louis-legend-missions-means = Считаются только выложенные, по 5 очков каждая.
louis-legend-chips = Жетоны миссий
louis-legend-chips-means = Двумя платят за миссию. После своего хода миссий вы оставляете не больше одного.

## Legend: your own things

louis-legend-card = Карта влияния
louis-legend-card-means = До трёх фишек, первая к этой персоне. Или заберите до трёх.
louis-legend-joker = { louis-card-joker }
louis-legend-joker-means = Одна фишка на любой планшет, вторая туда же или на соседний. Или заберите до двух.
louis-legend-intrigue = Карта интриги
louis-legend-intrigue-means = Её играют прямо перед подсчётом этой персоны: одна фишка из общего запаса или до двух личных.
louis-legend-mission = Миссия на руке
louis-legend-mission-means = Знак говорит, что она делает, два жетона — сколько стоит. «{ louis-mission-ready }»: вам есть чем заплатить.
louis-legend-any = { louis-chip-any }
louis-legend-any-means = Вопросительный знак: подойдёт любой жетон.
louis-legend-laid = { louis-kind-laid }
louis-legend-laid-means = Приносит 5 очков. Действует каждый раунд; бледная уже применена в этом раунде.
louis-legend-crown = { louis-chip-crown }
louis-legend-crown-means = При выкладывании миссии заменяет любой жетон. Её дают { louis-short-5 }, { louis-short-9 } и первое место рядом с Людовиком.
louis-legend-orb = { louis-chip-orb }
louis-legend-orb-means = Этот жетон даёт { louis-person-1 } (1).
louis-legend-helmet = { louis-chip-helmet }
louis-legend-helmet-means = Этот жетон даёт { louis-person-4 } (4).
louis-legend-ring = { louis-chip-ring }
louis-legend-ring-means = Этот жетон даёт { louis-person-3 } (3).
louis-legend-document = { louis-chip-document }
louis-legend-document-means = Этот жетон даёт { louis-person-2 } (2).
louis-legend-arms-1 = { louis-arms-1 }
louis-legend-arms-1-means = Один из шести видов гербов. У кого в конце больше всех гербов одного вида, тот получает ещё один.
louis-legend-arms-2 = { louis-arms-2 }
louis-legend-arms-2-means = { louis-legend-arms-1-means }
louis-legend-arms-3 = { louis-arms-3 }
louis-legend-arms-3-means = { louis-legend-arms-1-means }
louis-legend-arms-4 = { louis-arms-4 }
louis-legend-arms-4-means = { louis-legend-arms-1-means }
louis-legend-arms-5 = { louis-arms-5 }
louis-legend-arms-5-means = { louis-legend-arms-1-means }
louis-legend-arms-6 = { louis-arms-6 }
louis-legend-arms-6-means = { louis-legend-arms-1-means }

## Legend: phases, questions and events

louis-legend-phase-supply = { louis-phase-supply }
louis-legend-phase-supply-means = Каждый получает деньги, Людовик идёт на планшет, применяются выложенные миссии, и каждый получает пять карт влияния.
louis-legend-phase-influence = { louis-phase-influence }
louis-legend-phase-influence-means = По очереди каждый играет одну карту влияния, пока не останется последняя: выкладывает фишки или забирает.
louis-legend-phase-evaluation = { louis-phase-evaluation }
louis-legend-phase-evaluation-means = Подсчёт идёт на планшетах с 1 по 12. Цветная табличка говорит, кто получает награду.
louis-legend-phase-missions = { louis-phase-missions }
louis-legend-phase-missions-means = По очереди каждый может выложить миссии, по два жетона за каждую. Потом остаётся один жетон, другие становятся гербами.
louis-legend-ask-buy = Купить?
louis-legend-ask-buy-means = Первое место здесь не ваше, но ваша фишка есть. За указанную цену вы тоже получите награду; фишки вернутся к вам в любом случае.
louis-legend-ask-intrigue = Интрига?
louis-legend-ask-intrigue-means = Перед каждым планшетом спрашивают всех, у кого есть любая карта интриги. Так вопрос ничего не выдаёт.
louis-legend-ask-first = Занять первое место одному?
louis-legend-ask-first-means = Вы делите первое место, и у вас миссия «{ louis-effect-once_first }»: раз за раунд такое равенство можно решить в свою пользу.
louis-legend-ask-put = Фишки из награды
louis-legend-ask-put-means = Эта награда выкладывает фишки. На планшете, где подсчёт уже прошёл, они остаются на следующий раунд.
louis-legend-ask-back = Одна фишка назад
louis-legend-ask-back-means = Эта награда даёт ещё одну фишку из общего запаса в личный.
louis-legend-ask-use = Выложенные миссии
louis-legend-ask-use-means = Каждую из ваших выложенных миссий этого этапа можно применить один раз за раунд.
louis-legend-ask-start = Миссии до карт
louis-legend-ask-start-means = Некоторые миссии кладут фишку на свой планшет ещё до первой карты: из общего запаса или из личного.
louis-legend-ask-finish = Фишка после карт
louis-legend-ask-finish-means = Ваша миссия кладёт одну фишку на любой планшет: после всех карт и до подсчёта.
louis-legend-ask-four = Четыре фишки
louis-legend-ask-four-means = Эта карта — джокер на четыре фишки: выложите до четырёх, начав с любого планшета (не больше трёх прыжков), или заберите до четырёх.
louis-legend-ask-pile = Какая стопка?
louis-legend-ask-pile-means = Голубые: один заданный жетон и любой. Синие: два разных. Тёмно-синие: два одинаковых и самые сильные эффекты.
louis-legend-ask-keep = Какой жетон останется?
louis-legend-ask-keep-means = Один жетон остаётся на следующий раунд. Каждый из других становится гербом.
louis-legend-ask-swap = Обмен миссий
louis-legend-ask-swap-means = Одну или две миссии с руки можно положить под их стопки и взять столько же из любых.
louis-legend-flipped = Планшет переворачивается
louis-legend-flipped-means = Его кто-то выиграл. Другая сторона даёт ту же награду при другом условии.
louis-legend-to-general = Фишки в общий запас
louis-legend-to-general-means = Фишки с первого места уходят в общий запас. Чтобы выложить их снова, их сначала нужно забрать картой.
louis-legend-neutral = Нейтральный игрок
louis-legend-neutral-means = При игре вдвоём нейтральные фишки при сравнении мест считаются как фишки третьего игрока, но сам он никогда ничего не получает.
louis-legend-exchanged = Конец
louis-legend-exchanged-means = Карты влияния, карты интриг, жетоны, фишки на планшетах и каждые 3 луидора становятся гербами.
