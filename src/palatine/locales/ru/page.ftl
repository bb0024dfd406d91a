# Слова страницы.

## Дом

page-palatine = Палатин
page-about = Стол для настольных игр о королях и их замках: с друзьями или против соперников, которые видят не больше вас.
page-fair = У каждого правила есть номер, каждое перемешивание можно проверить, и ни один бот не видит больше, чем положено его месту.
page-home = На главную
page-skip = К содержанию
page-tools = Инструменты
page-noscript = Этой странице нужен JavaScript.
page-close = Закрыть
page-cancel = Отмена
page-back = Назад
page-search = Искать по названию
page-rules = Правила
page-ratings = Рейтинг
page-scorer = Таблица очков
page-language = Язык
page-error = Так не получится
page-error-unknown = Что-то пошло не так. Попробуйте ещё раз.
page-error-offline = Сервер недоступен.
page-copied = Ссылка скопирована.

## Настройки

page-settings = Настройки
page-theme = Оформление
page-theme-auto = Как в системе
page-theme-light = День
page-theme-dark = Ночь
page-confirm-when = Подтверждать ход
page-confirm-never = Никогда
page-confirm-locked = Если его нельзя отменить
page-confirm-always = Всегда
page-density = Рисунок
page-density-auto = По экрану
page-density-wide = Подробный
page-density-compact = Простой
page-motion = Движение фигур
page-motion-slow = Медленно
page-motion-normal = Быстро
page-motion-none = Без движения
page-previews = Показывать очки заранее
page-previews-note = Сколько принесёт выбор, ещё до того как он сделан. Выключено: как за настоящим столом.
page-sound = Звук
page-sound-note = Тихий звук, когда что-то происходит и когда наступает ваш ход.
page-notify = Уведомления
page-notify-note = Сообщить, когда мой ход, а я смотрю в другое место.
page-me = Я
page-your-name = Ваше имя
page-rename = Изменить
page-guest = Гость
page-device = Другое устройство
page-device-note = Будьте тем же гостем на телефоне: получите код здесь и введите там. Он действует один раз, десять минут.
page-device-code = Получить код
page-device-enter = Код с другого устройства
page-device-take = Использовать код
page-keys = Клавиатура
page-key-tab = от одной части страницы к другой
page-key-arrows = от одного возможного выбора к другому
page-key-enter = выбрать
page-key-escape = отменить последний выбор
page-key-turn = повернуть жетон
page-key-undo = отменить
page-key-hint = спросить подсказку
page-key-zoom = крупнее, мельче, вся картина

## Главная

page-games = Игры
page-play = Играть
page-new-table = Новый стол
page-players = Игроки
page-players-count = Число игроков
page-minutes = мин
page-my-games = Мои партии
page-open-tables = Открытые столы
page-open-none = Сейчас никто не ждёт игроков. Создайте стол и пошлите ссылку друзьям.
page-watch = Смотреть
page-finished = Повторы партий
page-seat = Место
page-name = Имя
page-chairs = Кто где сидит
page-chairs-note = Для друзей вы получите ссылку, когда стол будет создан.
page-me-here = Я
page-here-too = Кто-то за этим экраном
page-friend = Друг, по ссылке
page-more = Ещё параметры
page-pace = Время
page-pace-none = Без ограничений
page-pace-days = 3 дня на ход
page-pace-clock = 30 мин + 15 с
page-public = Открытый стол
page-public-note = Любой может сесть за стол и смотреть.
page-rated = На рейтинг
page-rated-note = Результат меняет рейтинг всех за столом.
page-hints = Подсказки
page-hints-note = Чей ход, тот может спросить, что делать и почему. Тогда игра не идёт в рейтинг; пока она идёт в рейтинг и играют несколько человек, подсказок нет.
page-seed = Выбранное зерно случайности (без рейтинга)
page-start = Начать

## Стол

page-table = Стол
page-board = Игровое поле
page-panels = Рядом с полем
page-looks = Вид поля
page-asked = Что требуется
page-acts = Отмена и подтверждение
page-your-turn = Ваш ход
page-you-may = Можно
page-on-board = На поле
page-nothing = Сейчас выбирать нечего.
page-silent = Сейчас за столом молчат.
page-undo = Отменить
page-undo-ask = Попросить отмену
page-hint = Подсказка
page-hint-total = Ожидаемые очки
page-hint-lead = Отрыв
page-confirm = Подтвердить
page-confirm-now = Подтвердите ход.
page-rotate = Повернуть
page-locked = нельзя отменить
page-consent-yes = Согласиться
page-consent-no = Отказать
page-zoom-in = Крупнее
page-zoom-out = Мельче
page-zoom-fit = Вся картина
page-hand = ваше, видите только вы
page-hand-empty = Здесь будет лежать то, что принадлежит только вам.
page-hand-secret = Видите только вы
page-at-table = За столом
page-you = вы
page-bot = бот
page-here = за столом
page-not-here = не за столом
page-away = отсутствует, играет бот
page-empty = свободно
page-resigned = сдача
page-thinking = думает…
page-free-seat = Свободное место
page-watching = Зрители
page-watch-note = Вы смотрите партию. Вы видите то, что можно видеть всем.
page-log = Что произошло
page-chat = Чат
page-chat-write = Напишите сообщение
page-chat-empty = Пока никто ничего не сказал.
page-send = Отправить
page-tab-moves = Ходы
page-tab-players = Игроки
page-tab-log = Журнал
page-tab-chat = Чат
page-days-short = д
page-reconnecting = Соединение потеряно. Восстановление…
page-no-table = Такого стола нет.
page-not-allowed = Этот стол закрытый.
page-table-menu = Стол и настройки
page-board-text = Поле в виде текста
page-leave = Пусть за меня играет бот
page-come-back = Вернуться в игру
page-resign = Сдаться
page-resign-note = Ваше место займёт бот, и вы окажетесь на последнем месте.
page-waiting = Ожидание игроков
page-waiting-note = Партия начнётся, когда не останется свободных мест.
page-invite = Ссылка-приглашение
page-copy = Скопировать ссылку
page-add-bot = Добавить бота
page-stand = Выйти
page-sit = Сесть за стол
page-commitment = Печать перемешивания
page-hand-over = Следующий за этим экраном
page-hand-over-note = Передайте устройство. Никто другой сейчас не должен смотреть.
page-i-am = Играет

## Конец, повтор, проверка

page-over = Игра окончена
page-over-note = Партия окончена.
page-place = Место
page-player = Игрок
page-total = Итого
page-rating = Рейтинг
page-rematch = Реванш
page-replay = Повтор партии
page-verify = Проверить перемешивание
page-record = Скачать запись
page-replay-at = Ход
page-replay-begin = Стол перед первым ходом
page-first = В начало
page-last = В конец
page-step-back = На шаг назад
page-step-on = На шаг вперёд
page-play-on = Воспроизвести и приостановить
page-seen-as = Глазами
page-seen-all = всё открыто
page-seen-watch = зритель
page-link-move = Ссылка на этот ход
page-picture = Сохранить картинку
page-to-table = К столу
page-verify-note = Перед партией сервер показывает печать своего зерна, затем каждое место добавляет слово. Зная зерно, каждый может повторить все случайные события.
page-verify-file = Проверить свою запись
page-seed-told = Зерно случайности
page-seed-chosen = Зерно было выбрано вручную.
page-words = Слова мест
page-draws = Случайные события

## Правила и рейтинг

page-contents = Содержание
page-rules-english = Полные правила написаны по-английски; подсказки и объяснения — на вашем языке.
page-ratings-note = Люди и боты на одной шкале. Считаются только рейтинговые партии.
page-ratings-none = Пока никто не сыграл рейтинговой партии.
page-games-played = Партии

## Таблица очков

page-scorer-note = Постройте щелчками то, что лежит перед вами, и узнайте, сколько это приносит и почему.
page-share = Поделиться
page-afresh = Начать заново
page-points = Очки
page-document = В виде документа
page-document-note = То, что читают palatine score и palatine draw.
page-apply = Применить
