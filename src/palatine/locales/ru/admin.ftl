# Слова команды `palatine admin`.

admin-do-tables = показать столы
admin-do-close = закрыть столы: за ними больше не играют
admin-do-delete = удалить столы со всем, что к ним относится
admin-do-people = показать людей
admin-do-mute = человек не может писать в беседах
admin-do-unmute = человек снова может писать
admin-do-ban = человека не пускать, а открытое им закрыть
admin-do-unban = человека снова пускать
admin-do-rename = дать человеку другое имя, за всеми столами тоже
admin-do-delete-person = удалить человека со всем, что ему принадлежит
admin-do-prune = удалить старые столы и гостей, которые давно не приходили
admin-do-reports = показать жалобы
admin-do-settle = отметить жалобу как рассмотренную

admin-help-phase = только столы в этой фазе
admin-help-phases = столы в этой фазе; можно указать несколько раз (иначе: waiting, over, closed)
admin-help-person = только столы этого человека
admin-help-person-id = обозначение человека
admin-help-name = часть имени или обозначение
admin-help-new-name = новое имя
admin-help-unchanged = только столы без изменений столько дней
admin-help-days = на столько дней (иначе навсегда)
admin-help-age = что не менялось столько дней
admin-help-yes = действительно выполнить
admin-help-all = и рассмотренные
admin-help-report = номер жалобы
admin-help-verdict = что по ней сделано

admin-tables = { $count ->
        [one] { $count } стол
        [few] { $count } стола
        [many] { $count } столов
       *[other] { $count } стола
    }
admin-people = { $count ->
        [one] { $count } человек
        [few] { $count } человека
        [many] { $count } человек
       *[other] { $count } человека
    }
admin-reports = { $count ->
        [one] { $count } жалоба
        [few] { $count } жалобы
        [many] { $count } жалоб
       *[other] { $count } жалобы
    }
admin-mark-muted = без права писать до { $day }
admin-mark-banned = не пускать до { $day }
admin-closed = Закрыто: { $tables }.
admin-deleted = Удалено: { $count }.
admin-muted = { $person } не может писать.
admin-unmuted = { $person } снова может писать.
admin-banned = { $person } не пускается.
admin-unbanned = { $person } снова пускается.
admin-renamed = { $person } теперь зовётся { $name }.
admin-erased = { $person }: удалено.
admin-pruned = Удалено: столов { $tables }, людей { $people }.
admin-would-prune = Было бы удалено: столов { $tables }, людей { $people }. Выполнить: --yes.
admin-settled = Жалоба { $number } рассмотрена.

admin-error-yes = Это нельзя отменить: добавьте --yes.
admin-error-person = В этом хранилище нет человека «{ $person }».
admin-error-report = Открытой жалобы { $number } нет.
