# Слова сервера.

server-bot-page = Паж
server-bot-squire = Оруженосец
server-bot-knight = Рыцарь
server-bot-castellan = Кастелян
server-bot-palatine = Палатин
server-bot-greedy = Управляющий
server-bot-random = Дилетант

server-level-page = новичок
server-level-squire = лёгкий
server-level-knight = средний
server-level-castellan = сильный
server-level-palatine = самый сильный
server-level-greedy = только то, что сразу выгодно
server-level-random = ходит наугад

# How it plays, in a sentence: shown where a level is chosen.
server-style-page = Делает то, что бросается в глаза, половину остального не замечает и часто ошибается на несколько очков.
server-style-squire = Смотрит чуть дальше, не замечает того, что окупится лишь потом, и ошибается на очко-другое.
server-style-knight = Видит всё, что есть на столе, и берёт лучшее сейчас; о вашем ответе не думает.
server-style-castellan = Несколько лучших замыслов коротко разыгрывает в уме и сравнивает.
server-style-palatine = Разыгрывает в уме много ходов, своих и ваших, и редко что прощает.
server-style-greedy = Берёт то, что окупается сразу, что бы ни было потом.
server-style-random = Делает что угодно, лишь бы разрешали правила.

server-bye-stopping = Сервер перезапускается; стол скоро вернётся.
server-bye-forbidden = Этот стол закрытый; попросите приглашение.
server-bye-gone = Соединение потеряно.
server-bye-protocol = Страница и сервер не поняли друг друга.
server-bye-too-often = Слишком много сообщений сразу.
server-bye-deleted = Этот стол удалён.
server-bye-banned = Вам сюда больше нельзя.

server-error-offline = Для этого нужен сервер: без соединения можно играть с людьми за этим экраном и с соперниками до Кастеляна.
server-error-no-such = Здесь ничего нет.
server-error-method = Здесь этого сделать нельзя.
server-error-broken = Что-то сломалось на нашей стороне.
server-error-too-large = Это слишком велико.
server-error-too-often = Слишком много запросов; подождите немного.
server-error-origin = Запрос пришёл с другой страницы.
server-error-not-text = В адресе есть то, что не является текстом.
server-error-operator = Это только для того, кто содержит сервер.
server-error-away = У сервера сейчас нет доступа к хранилищу; попробуйте немного позже.
server-error-code = Этот код недействителен или истёк.
server-error-confirm = Для подтверждения введите своё имя точно.
server-error-secret = Этот стол закрытый; попросите приглашение.
server-error-host = Это может только хозяин стола.
server-error-thinking = Сейчас обдумывается столько, что подсказка или разбор пришли бы слишком поздно; попробуйте через минуту.
server-error-document = Документ не читается.
server-error-too-many = Слишком много элементов ({ $where }): { $count }. Допускается не более { $most }.
server-error-too-much = Вычисление заняло бы больше { $seconds } с: это слишком много для этого сервера.
server-error-busy = Сервер сейчас слишком занят; пожалуйста, попробуйте чуть позже.
server-error-used-up = Вы исчерпали свою долю работы сервера; пожалуйста, подождите { $seconds } с.
server-error-workers = Несколько процессов требуют PostgreSQL: --database postgresql://...
server-error-key = { $file } — не закрытый ключ Ed25519 (PEM без пароля).
server-error-keys = Это не список открытых ключей, который даёт /api/keys.
server-error-port = { $host }:{ $port } использовать нельзя: { $reason }
server-error-database = Хранилище не открывается ({ $reason }); проверьте --database и --data.
server-error-address = Этот адрес базы данных не годится: укажите файл или postgresql://пользователь@сервер/имя.
server-error-store-newer = Хранилище создано более новой версией Palatine (его вид — { $version }); установите её или выберите другое хранилище.
server-error-store-read-only = Хранилище можно читать, но нельзя изменять; проверьте права на файл и папку или саму базу данных.
server-error-missing = Для этого не хватает компонента ({ $module }): pip install 'palatine[server]'
server-error-table = В хранилище нет стола «{ $table }».
server-error-exists = Стол «{ $table }» уже есть в хранилище.
server-error-not-finished = Игра ещё не окончена: укажите место через --seat, чтобы получить его вид и журнал.
server-error-backup = Копия делается с хранилища SQLite; для PostgreSQL используйте pg_dump.
server-error-check = { $file } повреждён: стол { $table }: { $fault } (всего { $count })
server-error-setting-unknown = { $place }: настройки «{ $name }» нет; все выводит palatine serve --list-settings.
server-error-setting-type = { $place }: значение «{ $name }» должно быть такого вида: { $kind ->
        [bool] true или false
        [int] целое число
        [float] число
        [list] список строк
       *[other] строка
    }.
server-error-setting-range = { $place }: значение «{ $name }» должно быть от { $low } до { $high }.
server-error-setting-choice = { $place }: значение «{ $name }» должно быть одним из следующих: { $choices }.
server-error-setting-above = { $place }: значение «{ $name }» должно быть больше, чем «{ $other }».
server-error-setting-toml = { $place }: эта строка — не TOML.

server-quota-tables-person = Неоконченных столов у вас { $limit }, больше нельзя. Доиграйте какой-нибудь, сдайтесь или закройте его: они на главной странице.
server-quota-tables-address = Из вашей сети открыто столов: { $limit }, больше нельзя. Доиграйте или закройте какой-нибудь либо обратитесь к администраторам сервера.
server-quota-opponents-person = За вашими открытыми столами боты уже играют за столько мест: { $limit }. Сначала доиграйте какой-нибудь стол, сдайтесь за ним или закройте его.
server-quota-opponents-address = За столами из вашей сети боты уже играют за столько мест: { $limit }. Сначала доиграйте или закройте какой-нибудь либо обратитесь к администраторам сервера.
server-quota-lobby-person = Столов, ожидающих в игровом зале, где вы участвуете, уже { $limit }, больше нельзя. Подождите, пока какой-нибудь начнётся, встаньте из-за него, закройте его или создайте закрытый.
server-quota-lobby-address = Из вашей сети в игровом зале ожидает столов: { $limit }, больше нельзя. Подождите, пока какой-нибудь начнётся, или создайте закрытый.
server-quota-own-data-table = Компоненты, которые стол приносит с собой, могут занимать не более { $limit } байт. Опустите то, что совпадает с самой игрой.
server-quota-own-data-person = Компоненты ваших открытых столов вместе могут занимать не более { $limit } байт. Сначала доиграйте или закройте какой-нибудь из этих столов.
server-quota-own-data-address = Компоненты столов из вашей сети вместе могут занимать не более { $limit } байт. Сначала доиграйте или закройте какой-нибудь из этих столов.
server-quota-thoughts = Боты из вашей сети уже ждут очереди подумать: { $limit }; подсказка или разбор придут после них. Попробуйте ещё раз, когда они сходят.

server-serving = Palatine работает по адресу { $address } (Ctrl-C останавливает)
server-backed-up = { $file }: { $tables ->
        [one] сохранён { $tables } стол
        [few] сохранено { $tables } стола
       *[many] сохранено { $tables } столов
    }.
server-imported = Стол { $table } загружен.
server-checked = Прочитано: столов { $tables } (в игре { $running }), записей { $entries }, людей { $people }.
server-log-made-private = { $path }: это могли читать другие, теперь доступ есть только у владельца.
server-log-not-private = { $path }: это могут читать другие, и изменить это не удалось: { $reason }.
server-help-host = адрес, на котором слушать
server-help-port = порт; 0 берёт любой свободный
server-help-database = файл SQLite или postgresql://... (иначе SQLite в папке данных)
server-help-workers = число процессов; несколько требуют PostgreSQL
server-help-data-folder = папка хранилища (иначе папка данных пользователя)
server-help-browser = открыть страницу в браузере
server-help-origin = ещё один адрес, с которого могут приходить страницы, за прокси
server-help-https = сервер стоит за https: cookie помечаются как безопасные
server-help-bots = процессы, в которых думают боты, на каждый процесс сервера
server-help-opponent = ещё один бот, которому можно сесть за стол: класс из файла (mine.py:MyBot) или из пакета
server-help-log = сколько писать в журнал
server-help-settings = файл настроек (TOML; по умолчанию settings.toml в папке данных)
server-help-list-settings = вывести все настройки со значениями по умолчанию и завершить работу
server-help-table = id стола
server-help-out = файл для записи
server-help-check = хранилище SQLite или его копия (иначе хранилище из настроек)
server-help-backup = файл для записи или папка: тогда имя содержит время
server-help-verify = открыть копию и переиграть каждый стол, прежде чем дать ей имя
server-help-keep = в папке оставить только N новейших
server-help-seat = место, вид и журнал которого нужны, считая с 1

# A table that is being set up, in a sentence: "Three at Torres, about 60 minutes. You, one Squire, one friend by link; basic game, no clock."

server-setup-title-1 = { $game } в одиночку, около { $minutes } минут.
server-setup-title-2 = { $game } вдвоём, около { $minutes } минут.
server-setup-title-3 = { $game } втроём, около { $minutes } минут.
server-setup-title-4 = { $game } вчетвером, около { $minutes } минут.
server-setup-title-5 = { $game } впятером, около { $minutes } минут.
server-setup-title-6 = { $game } вшестером, около { $minutes } минут.
server-setup-title-7 = { $game } всемером, около { $minutes } минут.
server-setup-text = { $who }; { $agreed }.
server-setup-you = Вы
server-setup-here = { $count ->
    [one] ещё один за этим экраном
    [few] ещё { $count } за этим экраном
   *[other] ещё { $count } за этим экраном
}
server-setup-friends = { $count ->
    [one] один друг по ссылке
    [few] { $count } друга по ссылке
   *[other] { $count } друзей по ссылке
}
server-setup-page = { $count ->
    [one] один Паж
    [few] { $count } Пажа
   *[other] { $count } Пажей
}
server-setup-squire = { $count ->
    [one] один Оруженосец
    [few] { $count } Оруженосца
   *[other] { $count } Оруженосцев
}
server-setup-knight = { $count ->
    [one] один Рыцарь
    [few] { $count } Рыцаря
   *[other] { $count } Рыцарей
}
server-setup-castellan = { $count ->
    [one] один Кастелян
    [few] { $count } Кастеляна
   *[other] { $count } Кастелянов
}
server-setup-palatine = { $count ->
    [one] один Палатин
    [few] { $count } Палатина
   *[other] { $count } Палатинов
}
server-setup-greedy = { $count ->
    [one] один Управляющий
    [few] { $count } Управляющих
   *[other] { $count } Управляющих
}
server-setup-random = { $count ->
    [one] один Дилетант
    [few] { $count } Дилетанта
   *[other] { $count } Дилетантов
}
server-setup-hints = подсказки разрешены
server-setup-no-hints = без подсказок
server-setup-rated = на рейтинг
server-setup-not-rated = без рейтинга
server-setup-public = открыто для всех
server-setup-no-clock = без часов
server-setup-clock = { $minutes } мин на игрока и { $seconds } с за ход
server-setup-days = { $days ->
    [one] один день на ход
    [few] { $days } дня на ход
   *[other] { $days } дней на ход
}

# What is written on the button that starts a game.

server-against-page = { $count ->
    [one] против одного Пажа
    [few] против { $count } Пажей
   *[other] против { $count } Пажей
}
server-against-squire = { $count ->
    [one] против одного Оруженосца
    [few] против { $count } Оруженосцев
   *[other] против { $count } Оруженосцев
}
server-against-knight = { $count ->
    [one] против одного Рыцаря
    [few] против { $count } Рыцарей
   *[other] против { $count } Рыцарей
}
server-against-castellan = { $count ->
    [one] против одного Кастеляна
    [few] против { $count } Кастелянов
   *[other] против { $count } Кастелянов
}
server-against-palatine = { $count ->
    [one] против одного Палатина
    [few] против { $count } Палатинов
   *[other] против { $count } Палатинов
}
server-against-greedy = { $count ->
    [one] против одного Управляющего
    [few] против { $count } Управляющих
   *[other] против { $count } Управляющих
}
server-against-random = { $count ->
    [one] против одного Дилетанта
    [few] против { $count } Дилетантов
   *[other] против { $count } Дилетантов
}
server-what-is = Что такое «{ $game }»?

# Сайт без сервера (palatine site)
server-help-site-folder = папка для записи: новая, пустая или уже записанная этой командой
server-help-site-pyodide = папка с npm-пакетом pyodide, чтобы его не загружать
server-help-site-server = адрес сервера с теми же играми, для ссылки на главной странице
server-site-written = Сайт записан в { $folder } ({ $megabytes } МБ). Его может раздавать любой веб-сервер по любому пути.
server-site-version = { $folder } — это не npm-пакет pyodide { $version }.
server-site-fetch = Не удалось загрузить Pyodide с { $url }: { $reason }. Загрузите npm-пакет иначе и укажите его папку через --pyodide.
server-site-checksum = С { $url } пришло не то, что ожидалось; ничего не записано.
server-site-folder = В папке { $folder } лежит что-то другое; выберите новую или пустую папку.
