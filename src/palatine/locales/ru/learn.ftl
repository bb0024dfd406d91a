# Наставник, объясняющие страницы и задачи: что они говорят о каждой игре одинаково.

learn-error-lesson = Этот урок нельзя использовать: { $where }: { $problem }

## Что наставник говорит в каждой игре

learn-other-next = Сначала прочитайте это, потом нажмите «{ learn-next }».
learn-other-wait = Ходят другие. Сейчас будет ваша очередь.
learn-other-do = Сначала сделайте то, о чём говорит этот шаг.
learn-next = Дальше
learn-step-of = { $step } из { $of }
learn-lesson-step = Урок, шаг { $step } из { $of }
learn-coach = Наставник
learn-show-me = Показать
learn-fold = Свернуть окно наставника
learn-unfold = Открыть окно наставника
learn-step-back = Шаг назад
learn-skip = Пропустить шаг
learn-leave = Выйти
learn-first-game = Ваша первая партия
learn-what-you-know = Что вы знаете
learn-just-so = Всё верно.
learn-own-turn = Теперь решаете вы. Что даст больше всего?
learn-marked = Отмечено:
learn-follows = играет по уроку
learn-end-title = Теперь вы знаете игру «{ $game }»
learn-end-say = Если хотите, продолжите эту партию с этого места против Пажа.
learn-play-on = Играть дальше против Пажа
learn-play-on-note = партия продолжается с этого места, без рейтинга
learn-puzzles = Десять задач
learn-another = Другая игра
learn-lost-title = Всё пошло иначе
learn-lost-say = Урок ожидал здесь другого хода. Вернитесь на шаг или играйте дальше без него.
learn-on-without = Играть дальше без урока
learn-not-rated = не рейтинговая

## Начало урока

learn-learn = Научиться
learn-by-playing = Научиться играя
learn-never-played = Ещё не играли?
learn-never-played-note = Наставник покажет игру за настоящим столом, шаг за шагом.
learn-just-play = Просто играть
learn-go-on = Продолжить

## Как играть, правила, обозначения

learn-how = Как играть
learn-one-page = Кратко
learn-complete = Полностью
learn-legend = Обозначения
learn-complete-rules = Полные правила
learn-print = Напечатать
learn-players = от { $least } до { $most } игроков
learn-minutes = от { $least } до { $most } минут
learn-reading = { $minutes ->
    [one] { $minutes } минута чтения
    [few] { $minutes } минуты чтения
   *[other] { $minutes } минут чтения
}
learn-find = Найти в правилах
learn-found-none = Ничего не найдено. Может быть, здесь:
learn-chapters = Главы
learn-chapter = Глава
learn-in-chapter = В этой главе
learn-rule = Правило { $number }
learn-rule-copied = Адрес правила скопирован.
learn-copy = Скопировать адрес
learn-example = Пример
learn-agreements = Договорённости за столом
learn-hints = Советы
learn-group-bar = На панели
learn-group-board = На поле
learn-group-seat = Рядом с игроками
learn-group-tray = Карты, фишки, жетоны
learn-group-story = В ходе игры
learn-keep-open = Не закрывать
learn-explain = Правила и обозначения
