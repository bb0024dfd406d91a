# Слова дома: командная строка и то, что может пойти не так за столом.

core-player = Игрок { $number }
core-nobody = никто
core-list-end = { $list } и { $last }
core-list-times = { $thing } ×{ $n }
core-bot-name = { $name } ({ $bot })
core-action = { $text }
core-number = { $number }

## Ошибки

error-bad-text = «{ $text }» — такого действия в этой игре нет.
error-not-asked = { $seat } сейчас ничего не решает.
error-not-now = «{ $text }» сейчас невозможно.
error-number-not-allowed = Номер { $number } сейчас не разрешён: какие разрешены, говорит маска.
error-numbers-missing = Номера { $numbers } — только начало действия.
error-number-of-game = Номер { $number } не разрешён в партии { $game } набора: какие разрешены, говорит её маска.
error-numbers-of-batch = Дано номеров: { $given }, а партий: { $games }; для каждой нужен ровно один.
error-batch-actions = Действия — по одному целому числу на каждую партию; а это { $given }.
error-batch-closed = Набор партий закрыт.
error-batch-process = Один из процессов набора завершился или не запустился.
error-batch-size = Нужны хотя бы одна партия и один процесс, и процессов не больше, чем партий; запрошено партий: { $games }, процессов: { $processes }.
error-environment-not-begun = Партия ещё не начата: её начинает reset.
error-environment-over = Партия окончена: новую начинает reset.
error-environment-none = None — не номер; его передают только за агента, чья партия окончена.
error-environment-agents = Агенты: { $agents }; каждому нужен один номер, и больше никому.
error-environment-extra = Для этого нужен { $module }, а он не установлен: pip install "{ $extra }"
error-text-answer = Это не одно из действий: «{ $answer }». Ответьте номером или записью одного из них.
error-spiel-observer = У этих наблюдателей нет параметров; передано: { $params }.
error-dataset-unfinished = Партия не доиграна до конца.
error-dataset-own-data = Партия сыграна с собственными компонентами.
error-dataset-changed = Сыгранная заново партия кончается иначе, чем тогда на арене.
error-dataset-other = В { $folder } лежит другой набор данных: другая игра, другой источник или формат. Выберите другую папку.
error-dataset-empty = В { $where } нет ни набора данных, ни того, из чего его сделать.
error-dataset-file = Файл не читается.
error-not-drawable = «{ $text }» сейчас не может выпасть.
error-no-undo = Отменять нечего: что-то выпало или открылось либо уже сходил кто-то другой.
error-bad-option = { $option }: значение «{ $value }» невозможно; возможны: { $allowed }.
error-unknown-option = Параметра «{ $option }» нет; возможны: { $allowed }.
error-unknown-group = Необязательной группы «{ $group }» нет; возможны: { $allowed }.
error-option-form = «{ $text }» — не параметр: пишите КЛЮЧ=ЗНАЧЕНИЕ.
error-bad-seats = { $seats ->
        [one] Игра не рассчитана на { $seats } игрока
        [few] Игра не рассчитана на { $seats } игроков
        [many] Игра не рассчитана на { $seats } игроков
       *[other] Игра не рассчитана на { $seats } игрока
    }; возможно: { $allowed }.
error-people = За стол на { $seats } нельзя посадить { $people ->
        [one] { $people } человека
        [few] { $people } человек
        [many] { $people } человек
       *[other] { $people } человека
    }.
error-seat = За столом на { $count } нет места номер { $number }.
error-unknown-game = Игры «{ $game }» нет; возможны: { $allowed }.
error-newgame-name = «{ $name }» не годится как имя игры: от 3 до 20 строчных латинских букв и цифр, сначала буква, не слово Python.
error-newgame-exists = Там, где должна быть игра «{ $name }», уже что-то есть: { $path }
error-newgame-no-template = Образца нет: { $folder }
error-unknown-bot = Бота «{ $bot }» нет; возможны: { $allowed }.
error-bot-form = Свой бот задаётся файлом и классом, например «mine.py:MyBot»; «{ $text }» — не то.
error-bot-no-file = Файла «{ $file }» нет.
error-bot-no-class = В «{ $file }» нет класса «{ $name }».
error-bot-not-bot = «{ $name }» в «{ $file }» не является подклассом palatine.Bot.
error-bot-import = Не удаётся импортировать «{ $file }»: { $reason }
error-bot-failed = Бот «{ $bot }» дал сбой: { $reason }
error-bot-illegal = Бот «{ $bot }» ответил «{ $text }», а это не разрешено.
error-bot-game = Бот «{ $bot }» играет только в «{ $game }».
error-bot-name = «{ $name }» не может быть именем бота: не больше 30 латинских букв, цифр, дефисов и подчёркиваний, первой — буква.
error-bot-taken = Бот с именем «{ $name }» уже есть.
error-game-import = Не удаётся загрузить игру «{ $game }» из установленного пакета: { $reason }
error-no-ray = Ray не установлен: pip install palatine[ray]
error-bad-entrant = «{ $text }» — не соперник: напишите ИМЯ, ИМЯ:РАЗ для уровня, который ведёт поиск, или ИМЯ ЧИСЛО=ЗНАЧЕНИЕ для любого уровня.
error-network-other = { $file } обучен для другого: { $what } — «{ $found }», а здесь «{ $expected }». Обучите сеть заново (tools/train).
error-network-file = { $file } — не файл обученных весов, или он повреждён.
error-frozen-missing = Снимок { $number } не собран для этого Python ({ $folder }): запустите «{ $command }».
error-frozen-changed = Снимок { $number } в папке { $folder } — не то, что было собрано: запустите «{ $command }» ещё раз.
error-bad-test = Последовательному тесту нужны 0 < p0 < p1 < 1 и ошибки, сумма которых меньше 1.
error-pair-form = «{ $text }» — не пара этой лестницы: напишите A/B=N.
error-bot-count = { $bots ->
        [one] { $bots } бот не подходит
        [few] { $bots } бота не подходят
        [many] { $bots } ботов не подходят
       *[other] { $bots } бота не подходят
    } для стола на { $seats }.
error-unsupported = { $game } этого не умеет: { $what }.
error-usage = Команда непонятна: { $message } (palatine --help)
error-file = { $file }: { $reason }
error-not-text = { $file } — не текстовый файл в UTF-8.
error-too-large = { $file } слишком велик.
error-json = { $file } — не JSON: строка { $line }, столбец { $column }.
error-document-shape = { $where }: у этой части документа не тот вид, что нужен.
error-document-key = { $where }: такого ключа в этом документе нет.
error-document-missing = В документе не хватает: { $where }.
error-document-number = { $where }: «{ $value }» — не целое число от { $least } до { $most }.
error-document-size = { $where }: размер должен быть { $size }.
error-document-overlap = { $where }: на { $cell } уже что-то стоит.
error-document-blocks = { $where }: блоков всего { $most }, а не { $value }.
error-document-id = { $where }: ничего с обозначением «{ $value }» нет.
error-record-format = Это не запись Palatine: она начинается с «{ $line }».
error-record-header = Заголовок записи не читается: { $line }
error-record-line = Строка записи не читается: { $line }
error-record-version = Запись сделана для { $record }, а эта программа играет в { $engine }.
error-record-other-game = Это запись другой игры: { $game }.
error-record-entry = Строку { NUMBER($entry, useGrouping: 0) } записи нельзя сыграть: { $reason }
error-record-hash = Строка { NUMBER($entry, useGrouping: 0) } записи ведёт не к той позиции, которая указана.
error-record-result = Результат в записи — не результат этой партии.
error-record-short = Запись кончается раньше партии.
error-record-no-seed = В записи не показано зерно, поэтому перемешивание проверить нельзя.
error-record-commitment = Зерно не то, которое было закреплено до партии.
error-record-draw = Строка { NUMBER($entry, useGrouping: 0) } записи — не то, что выпадает по зерну.
error-record-word = Слово места { $number } — не то, которое было закреплено до того, как открылось хоть одно слово.
error-commitment = «{ $text }» — не печать перемешивания: в ней 64 шестнадцатеричные цифры.

## Справка командной строки

core-about = Стол для настольных игр о королях и их замках. Без команды: играть.
core-command-games = показать игры и их параметры
core-command-play = играть в этом терминале
core-command-selfplay = пусть боты играют между собой
core-command-replay = проиграть запись и сравнить все хеши и результат
core-command-verify = проверить, что всё выпавшее в записи следует из зерна
core-command-perft = сосчитать возможные партии из нескольких шагов
core-command-bench = измерить скорость случайной игры
core-seat = { $seat }
core-command-arena = состязание ботов со сменой мест и равными раскладами
core-command-dataset = сделать из партий массивы для обучения
core-command-hint = подсказать, что можно сделать и почему
core-command-review = показать, где партия выиграна и проиграна и что было удачей
core-command-puzzles = найти позиции для задач или проверить сохранённые
core-command-score = сосчитать очки стола, замка или позиции настоящей игры
core-command-moves = показать, что можно сделать в документе с позицией
core-command-draw = нарисовать документ с позицией или запись в SVG
core-command-data = показать компоненты игры
core-command-newgame = скопировать образец для своей игры
core-command-serve = открыть столы для браузеров
core-command-site = записать всю страницу как файлы, которым не нужен сервер
core-command-backup = скопировать хранилище на ходу
core-command-export = вывести запись стола или то, что знает одно место
core-command-import = положить законченную запись в хранилище
core-command-check = проверить целость хранилища: переиграть каждый стол
core-command-admin = следить за столами, людьми и жалобами
core-help-version = показать версию и скомпилированы ли правила
core-interpreted = Правила выполняются без компиляции: у Кастеляна и Палатина время кончается раньше, чем они успевают всё просчитать, поэтому оба играют слабее. В полную силу они играют, когда правила скомпилированы (docs/compiling.md).
core-help-lang = язык
core-help-json = ответить в JSON
core-help-actions = перечислить номера всех действий, как их используют обучаемые программы
core-help-game = имя игры (их показывает palatine games)
core-help-newgame = имя новой игры: строчные латинские буквы и цифры
core-help-newgame-to = куда положить игру отдельным пакетом; иначе — к играм исходного дерева или сюда
core-newgame-next = Игра «{ $name }» внесена в список; начните с её RULES.md.
core-newgame-package = Игра «{ $name }» — отдельный пакет в { $folder }; установите её командой pip install -e { $folder } и начните с её RULES.md.
core-newgame-untidy = ruff не установлен: строки новых файлов могут быть слишком длинными, а импорты — не по порядку.
core-help-seats = число игроков
core-help-option = параметр игры; можно указать несколько
core-help-components = свои компоненты игры (JSON или TOML)
core-notice-data = --data — это папка с данными; свои компоненты игры задаются через --components. Здесь --data пока понимается.
core-help-seed = имя случая: то же слово, те же партии
core-help-bots = боты, по одному на место, или класс из файла (mine.py:MyBot); если имён меньше, они идут по кругу
core-help-people = сколько человек играет за этой клавиатурой
core-help-seat = первое место, которое занимает человек, считая с 1
core-help-record-file = сохранить запись партии в этот файл
core-help-record-dir = сохранить запись каждой партии в эту папку
core-help-record = запись партии (- читает из конвейера)
core-help-commitment = печать перемешивания, которую вы записали до партии
core-help-keys = открытые ключи сервера, как их даёт /api/keys (JSON); иначе те, что в папке данных
core-help-games = число партий
core-help-depth = число шагов
core-help-from = начать с этого документа с позицией или записи
core-help-at = после первых N строк записи
core-help-seconds = как долго измерять
core-help-jobs = число процессов
core-help-out-dir = папка для набора данных; что там уже есть, заново не делается
core-help-dataset-records = файлы или папки с записями вместо партий ботов
core-help-dataset-arena = хранилище арены, партии которой играются заново
core-help-dataset-server = оконченные игры этого сервера, столы которых это разрешают
core-help-groups = необязательные группы наблюдения
core-help-format = npz библиотеки numpy или Parquet
core-help-shard = сколько партий в одном файле
core-help-document = документ JSON или их список (- читает из конвейера)
core-help-lenient = считать всё, что можно, даже если позиция недопустима
core-help-link = лист подсчёта из ссылки: всё, что после знака #
core-help-as-link = напечатать лист подсчёта так, как он стоит в ссылке
core-help-file-or-link = либо FILE, либо --link
core-help-draw = документ с позицией или запись (- читает из конвейера)
core-help-style = один из видов игры
core-help-compact = для узкого экрана
core-help-viewer = как видит это место, считая с 1; иначе — как зритель
core-help-output = записать в этот файл

## Отчёты

core-games-line = { $title }, игроков: { $seats }, минут: { $minutes }
core-column-seat = место
core-column-bot = бот
core-column-wins = победы
core-column-win_rate = доля побед (95 %)
core-column-points = очки
core-column-margin = отрыв от остальных
core-selfplay-game = Партия { $number }: { $scores }
core-dataset-done = Новых партий: { $games }, строк: { $rows }, файлов: { $shards }; файлов, которые уже были: { $kept }.
core-dataset-left-out = Пропущено партий: { $count } ({ $reason }).
core-dataset-unfinished = не доиграна до конца
core-dataset-own-data = собственные компоненты
core-dataset-changed = сыгранная заново кончилась иначе
core-dataset-file = файл не читается
core-dataset-illegal = это не верная запись этой версии игры
core-arena-head = { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    }, { $deals ->
        [one] { $deals } расклад
        [few] { $deals } расклада
        [many] { $deals } раскладов
       *[other] { $deals } расклада
    }, { $seats ->
        [one] { $seats } место
        [few] { $seats } места
        [many] { $seats } мест
       *[other] { $seats } места
    }; каждый расклад играется по разу в каждой рассадке
core-replay-agrees = Запись верна: { $entries ->
        [one] { $entries } строка
        [few] { $entries } строки
        [many] { $entries } строк
       *[other] { $entries } строки
    }.
core-replay-unfinished = Партия ещё не окончена.
core-verify-agrees = Запись согласуется сама с собой: все позиции, результат и случайные события ({ $draws ->
        [one] { $draws } событие
        [few] { $draws } события
        [many] { $draws } событий
       *[other] { $draws } события
    }).
core-verify-chosen = Зерно было выбрано, а не закреплено до партии: о перемешивании это ничего не доказывает.
core-verify-consistent = Происхождение записи не доказано: согласованную запись может выдумать кто угодно.
core-verify-signed = Подписано этим сервером (ключ { $key }): в таком виде он её выдал, и с тех пор её не меняли.
core-verify-noted = Зерно соответствует печати перемешивания, которую вы записали: оно было закреплено раньше.
core-verify-cut = Запись неполная: она обрезана или в ней нет результата. То, что есть, согласуется.
core-verify-forged = Подпись не подходит к этому тексту: запись изменили или никогда не подписывали этим ключом.
core-verify-other-commitment = Печать перемешивания в записи — не та, которую вы записали.
core-verify-signature-good = Запись также подписана этим сервером (ключ { $key }).
core-verify-signature-unknown = На записи подпись ключом { $key }, который здесь не известен и потому ничего не доказывает.
core-verify-signature-unchecked = На записи подпись ключом { $key }, но она не проверена: нет пакета Python «cryptography».
core-verify-resigned = По записи сдалось место { $seats }. Пересчитать это нельзя.
core-verify-words-committed = Каждое место закрепило своё слово до того, как открылось хоть одно слово.
core-verify-words-given = Слова назывались, когда игроки садились: севший последним мог прежде увидеть слова остальных.
core-verify-given-up = { $count ->
        [one] { $count } прежнее начало сорвалось
        [few] { $count } прежних начала сорвались
       *[other] { $count } прежних начал сорвалось
    }, каждый раз с новым зерном; из-за кого: { $who }.
core-result-line = { $place }. { $name }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
core-result-tie = Ничья: { $rules }

## Игра в терминале

core-play-welcome = { $title }. Наберите help для справки, quit для выхода.
core-play-asked = { $seat }: { $question }
core-play-back = Назад
core-play-as-it-stands = Сделать так
core-play-undone = Отменено: { $text }
core-play-bye = До свидания.
core-play-hand-over = Ходит { $seat }. Нажмите Enter, когда никто другой не смотрит.
core-play-legal = «{ $text }» разрешено.
core-play-why-what = Напишите действие после why: why ТЕКСТ
core-play-help =
    Наберите номер варианта или действие в нотации.
    0 возвращает на один выбор назад; один Enter снова показывает варианты.
    list: все разрешённые действия в нотации.
    board: показать позицию ещё раз.
    why ТЕКСТ: правило, которое запрещает действие.
    undo: отменить ваше последнее действие в этом ходу.
    quit: закончить игру.

## A game in words, for language models
core-text-you = Игра: { $title }. Ваше место: { $seat }.
core-text-news = Что произошло после вашего последнего решения:
core-text-position = Позиция, как вы её видите:
core-text-answer = Выберите одно из этих действий. В последней строке ответа должен стоять только его номер или запись.
