# Наставник, объясняющие страницы и задачи: что они говорят о каждой игре одинаково.

learn-error-lesson = Этот урок нельзя использовать: { $where }: { $problem }

## Что наставник говорит в каждой игре

learn-other-next = Сначала прочитайте это, потом нажмите «{ learn-next }».
learn-other-wait = Ходят другие. Сейчас будет ваша очередь.
learn-other-do = Этот шаг сначала ждёт от вас действия.
learn-next = Дальше
learn-step-of = { $step } из { $of }
learn-lesson-step = Урок, шаг { $step } из { $of }
learn-coach = Наставник
learn-show-me = Показать
learn-fold = Свернуть наставника
learn-unfold = Открыть наставника
learn-step-back = Шаг назад
learn-skip = Пропустить шаг
learn-leave = Выйти
learn-first-game = Ваша первая партия
learn-what-you-know = Что вы знаете
learn-just-so = Вот именно.
learn-own-turn = Ход по-вашему. Что даст больше всего?
learn-marked = Отмечено:
learn-follows = играет по уроку
learn-end-title = Теперь вы знаете игру { $game }
learn-end-say = Если хотите, эта партия продолжится отсюда против Пажа.
learn-play-on = Играть дальше с Пажом
learn-play-on-note = партия продолжается отсюда; она не рейтинговая
learn-puzzles = Десять задач
learn-another = Другая игра
learn-lost-title = Всё пошло иначе
learn-lost-say = Урок ждёт здесь другого. Вернитесь на шаг или играйте дальше без него.
learn-on-without = Играть дальше без урока

## Начало урока

learn-learn = Научиться
learn-by-playing = Научиться играя
learn-never-played = Ещё не играли?
learn-never-played-note = Наставник покажет игру за настоящим столом, шаг за шагом.
learn-just-play = Просто играть
learn-go-on = Продолжить
