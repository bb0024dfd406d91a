# Слова стола: что он сообщает, о чём спрашивает и в чём отказывает.

table-yes = да
table-no = нет
table-name = { $seat }
table-seat-open = свободное место
table-seat-gone = Ушедший игрок
table-waits = Ждём: { $seats }.
table-draws = Что дальше, решает случай.
table-locked = Это действие тянет или раскрывает что-то, вернуть его нельзя.
table-why-nothing = С этим ничего нельзя сделать.

table-result = { $place }. { $seat }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
table-result-gave-up = { $place }. { $seat }: выход из игры
table-result-left = { $place }. { $seat }: доиграл бот

## Конец: кто победил

table-end-you-win = Вы побеждаете с перевесом в { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
table-end-you-win-tie = Вы побеждаете; очков поровну, решило правило ничьей
table-end-wins = Побеждает { $name }, перевес: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
table-end-wins-tie = Побеждает { $name }; очков поровну, решило правило ничьей
table-end-lost = Побеждает { $name }; у вас { $place }-е место, отставание: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
table-end-lost-tie = Побеждает { $name }; у вас { $place }-е место: очков поровну, решило правило ничьей
table-end-you-left = Вы побеждаете; сдались: { $names }
table-end-left = Побеждает { $name }; сдались: { $names }
table-end-you-share = Вы делите победу; вместе с вами: { $names }
table-end-share = Победу делят { $names }
table-end-alone = Игра окончена: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
table-end-second = Второе место: { $name }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.

## Журнал

table-log-sits = { $seat } садится за стол.
table-log-stands = { $name } встаёт из-за стола.
table-log-removed = { $name }: место отнял хозяин стола.
table-log-starts = Игра начинается.
table-log-over = Игра окончена.
table-log-undone = { $seat } берёт ход назад.
table-log-undone-agreed = С общего согласия игра возвращается к моменту перед последним действием ({ $seat }). Что тянется снова, тянется заново.
table-log-asks = { $seat } просит вернуть действие.
table-log-declines = { $seat } не соглашается на возврат.
table-log-resigns = { $seat } сдаётся.
table-log-flag = { $seat } не имеет больше времени.
table-log-leaves = { $seat } отходит; играет бот.
table-log-leaves-rated = { $seat } оставляет игру боту. Игра идёт в рейтинг: это последнее место, а остальным она не засчитывается, как только бот сходит.
table-log-back = { $seat } возвращается.
table-log-hint = { $seat } пользуется подсказками.
table-log-anew = { $name }: запечатанное слово не открыто, или игрок ушёл. Это начало сорвалось, у следующего новая печать.

## Перед партией: слова и их печати

table-luck-commit = Ждём запечатанных слов: { $seats }.
table-luck-open = Все слова запечатаны. Ждём, кто ещё не открыл своё: { $seats }. Открытая страница делает это сама.
table-luck-given-up = { $count ->
        [one] Сорвалось { $count } начало
        [few] Сорвалось { $count } начала
       *[other] Сорвалось { $count } начал
    }: слово не открыто — { $who }. В записи это будет указано.

## Возврат

table-undo-free = { $steps ->
        [one] Последнее { $steps } действие можно вернуть.
        [few] Последние { $steps } действия можно вернуть.
       *[many] Последние { $steps } действий можно вернуть.
    }
table-undo-nothing = Возвращать пока нечего.
table-undo-revealed = Что-то вытянуто или раскрыто: в одиночку это не вернуть.
table-undo-others = Уже действовал кто-то другой: в одиночку это не вернуть.
table-undo-final = Выбор сделан и окончателен.
table-undo-ask = Попросить остальных вернуться к моменту перед вашим последним действием. Что тянется снова, тянется заново.
table-undo-asked = О возврате уже просят.
table-undo-rated = Игра идёт в рейтинг: дальше своих последних действий не возвращаются.
table-undo-wish = { $seat } просит вернуться к моменту перед своим последним действием.

## Подсказки

table-hints = Подсказки
table-study = После окончания можно использовать для исследований
table-hint-ask = Спросить, как можно сходить и почему. Все узнают, что вы пользуетесь подсказками.
table-hint-again = Спросить, как можно сходить и почему.
table-hint-thinking = Ищем подсказку…
table-hint-failed = На этот раз подсказки не нашлось.

## Отказы

table-refused-lesson = Урок сейчас ждёт другого.
table-refused-stale = Вопрос тем временем изменился.
table-refused-not-asked = Сейчас не ваш ход.
table-refused-texts = Столько действий сразу невозможно.
table-refused-bad-text = Такого действия в игре нет.
table-refused-not-legal = Сейчас это невозможно.
table-refused-crosses = Сначала нужно увидеть, что будет вытянуто или раскрыто.
table-refused-waiting = Игра ещё не началась.
table-refused-over = Игра окончена.
table-refused-not-over = Игра ещё не окончена.
table-refused-halted = Стол стоит.
table-refused-taken = Это место занято.
table-refused-started = Игра уже началась.
table-refused-not-seated = Это не ваше место.
table-refused-not-fallen = Время ещё есть.
table-refused-no-undo = Это нельзя вернуть.
table-refused-no-wish = Вашего согласия никто не просит.
table-refused-no-hints = За этим столом нет подсказок.
table-refused-hints-rated = Игра идёт в рейтинг: подсказок нет.
table-refused-name = Выберите имя.
table-refused-word = Слово для перемешивания должно состоять из 16–40 букв и цифр.
table-refused-commitment = Это не печать слова (64 цифры SHA-256) или чужая печать.
table-refused-mismatch = Это не то слово, которое было запечатано.
table-refused-opened = Слова уже открываются: теперь их можно только открыть или сорвать начало.
table-refused-not-late = Этого места никто не ждёт.
table-refused-not-opened = Ни одно слово ещё не открыто: просто запечатайте новое.
table-refused-too-early = Ни одно слово не открывается, пока не запечатаны все.
table-refused-no-words = Зерно случайности этого стола выбрано: слова не нужны.
table-refused-pace = Такого темпа нет: «{ $kind }».
table-refused-rated-clock = Игре на рейтинг нужны часы: выберите время или играйте без рейтинга.
table-refused-busy = За столом слишком оживлённо; попробуйте ещё раз.
table-refused-bad-message = Сообщение непонятно.
table-refused-too-often = Слишком много сразу; подождите немного.
table-refused-silent = Сейчас за столом не разговаривают.
table-refused-muted = Сейчас вы не можете здесь писать.
table-refused-barred = Хозяин стола удалил вас из-за этого стола.
table-refused-self = С самим собой этого сделать нельзя.
table-refused-nobody = Здесь нет никого, к кому это относится.
table-refused-sign-in = Сначала выберите имя.

## Без рейтинга, стоит

table-unrated-asked = без рейтинга
table-unrated-chosen = без рейтинга: расклад был выбран заранее
table-unrated-undo = без рейтинга: игроки возвращались по согласию
table-unrated-hint = без рейтинга: были подсказки
table-unrated-left = за ушедшего решал бот: у ушедшего последнее место, остальным игра в рейтинг не идёт
table-unrated-short = без рейтинга: игра была слишком короткой
table-unrated-pair = без рейтинга: те же двое сыграли сегодня друг с другом достаточно рейтинговых игр
table-halted-version = Этот стол начат по другим правилам, чем играет эта версия; он стоит, пока не вернётся нужная.
table-halted-replay = Эта версия не может воспроизвести стол; он стоит, пока не вернётся нужная.
table-halted-hash = Воспроизведение стола ведёт к другой позиции, чем была; стол стоит.
table-closed-expired = Этот стол закрыт: он слишком долго ждал игроков. Можно создать новый.
table-closed-host = Этот стол закрыл его хозяин.
table-closed-operator = Этот стол закрыли администраторы сервера.
