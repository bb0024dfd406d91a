# Наставник, объясняющие страницы и задачи: что они говорят о каждой игре одинаково.

learn-error-lesson = Этот урок нельзя использовать: { $where }: { $problem }

## Что наставник говорит в каждой игре

learn-other-next = Сначала прочитайте это, потом нажмите «{ learn-next }».
learn-other-wait = Ходят другие. Сейчас будет ваша очередь.
learn-other-do = Сначала сделайте то, о чём говорит этот шаг.
learn-other-confirm = Сначала нажмите зелёную кнопку.
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
learn-end-say = Если хотите, продолжите эту партию с этого места { $count ->
     [1] против Пажа
    *[other] против Пажей
}.
learn-play-on = Играть дальше { $count ->
     [1] против Пажа
    *[other] против Пажей
}
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
learn-played-here = За этим столом играют
learn-try-it = Попробовать
learn-try-it-note = Этот шаг первой игры, за столом
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

# Puzzles: pages, answers, and the command that finds them.
learn-puzzle-title = Задачи
learn-puzzle-about = Позиции из сыгранных партий с одним лучшим ответом. Ответ засчитывается, только когда вы просите его проверить, и часов нет.
learn-puzzle-all = Все задачи
learn-puzzle-begin = Начать
learn-puzzle-go-on = Продолжить
learn-puzzle-done = Готово
learn-puzzle-streak = Дней подряд
learn-puzzle-puzzle = Задача
learn-puzzle-question = Вопрос
learn-puzzle-answers = Ответы
learn-puzzle-is-open = ещё не решена
learn-puzzle-is-solved = решена
learn-puzzle-is-shown = ответ показан
learn-puzzle-note-turn = Играйте обычными кнопками и отменяйте сколько угодно. Ход засчитывается, только когда вы нажмёте «{ learn-puzzle-check-turn }».
learn-puzzle-note-points = Выберите один из отмеченных ответов. Важны очки, которые он приносит сразу.
learn-puzzle-note-lead = Выберите один из отмеченных ответов. Важен отрыв, на который можно рассчитывать в конце игры.
learn-puzzle-best = Лучшие ответы
learn-puzzle-restart = Начать заново
learn-puzzle-again = Ещё раз
learn-puzzle-others = Другие ответы
learn-puzzle-show = Показать
learn-puzzle-rule = Правило
learn-puzzle-check-turn = Проверить ход
learn-puzzle-check-choice = Проверить ответ
learn-puzzle-next = Следующая задача
learn-puzzle-best-points = { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
       *[many] { $points } очков.
    } Лучше нельзя.
learn-puzzle-best-points-letter = { $letter }: { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
       *[many] { $points } очков.
    } Лучше нельзя.
learn-puzzle-best-lead-letter = { $letter } — лучший ответ.
learn-puzzle-best-label = Уровень { $points }. Выше нельзя.
learn-puzzle-less-points = { $points ->
        [one] { $points } очко,
        [few] { $points } очка,
       *[many] { $points } очков,
    } на { $less } меньше, чем у лучшего ответа.
learn-puzzle-less-points-letter = { $letter }: { $points ->
        [one] { $points } очко,
        [few] { $points } очка,
       *[many] { $points } очков,
    } на { $less } меньше, чем у лучшего ответа.
learn-puzzle-less-lead-letter = { $letter } хуже лучшего ответа примерно на { $less ->
        [one] { $less } очко.
        [few] { $less } очка.
       *[many] { $less } очков.
    }
learn-puzzle-less-label = Уровень { $points }: можно на { $less } выше.
learn-puzzle-compared = По сравнению со вторым по силе ответом: { $parts }.
learn-puzzle-short = По сравнению с лучшим ответом: { $parts }.
learn-puzzle-instead = { $name } { $mine } вместо { $best }
learn-puzzle-first = лучший
learn-puzzle-you = Вы — { $seat }.
learn-puzzle-rivals = очки других
learn-puzzle-bad-file = Задачи игры { $game } не читаются: { $reason }
learn-puzzle-no-kinds = Игра { $game } не говорит, какие у неё виды задач (guide/puzzles.toml).
learn-puzzle-other-evaluator = { $file } создан по другим правилам или с другой оценкой. Пишите в другой файл.
learn-puzzle-unknown = Задачи { $name } нет.
learn-puzzle-found = { $count ->
        [one] { $count } задача
        [few] { $count } задачи
       *[many] { $count } задач
    } в { $file }
learn-puzzle-checked = { $game }: { $count ->
        [one] проверена { $count } задача
        [few] проверены { $count } задачи
       *[many] проверено { $count } задач
    }
learn-puzzle-renewed = Все верны. В { $file } теперь указана нынешняя оценка.
learn-puzzle-unclear = явно лучшего ответа больше нет
learn-puzzle-other = теперь лучше другой ответ
learn-help-records = записи, которые надо просмотреть; без них — партии ботов между собой
learn-help-puzzles-output = писать в этот файл и продолжать с места, где он кончается; записи идут в папку с его именем
learn-help-check = оценить сохранённые задачи заново, с большим бюджетом
learn-help-keep = оставить в файле только эти задачи, в этом порядке
learn-help-kind = искать только этот вид; можно указать несколько раз
learn-help-games = число партий, которые сыграют боты, если записей нет
learn-help-runs = сколько поисков одной позиции сравнивается

## Задачи из разбора

learn-puzzle-review = { $seat } здесь что-то отдаёт. Что сделали бы вы?
learn-puzzle-review-short = Что сделали бы вы?
learn-puzzle-review-good = Не хуже лучшего найденного хода.
learn-puzzle-review-best = Лучший найденный ход.
learn-puzzle-review-less = { $less ->
        [one] На { $less } очко
        [few] На { $less } очка
       *[other] На { $less } очков
    } хуже лучшего найденного хода.
