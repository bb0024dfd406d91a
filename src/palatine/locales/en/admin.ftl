# Words of `palatine admin`.

admin-do-tables = list tables
admin-do-close = close tables: nobody plays there any more
admin-do-delete = delete tables with all that belongs to them
admin-do-people = list people
admin-do-mute = a person cannot write in chats
admin-do-unmute = a muted person can write again
admin-do-ban = a person is not let in, and what they have open is closed
admin-do-unban = a banned person is let in again
admin-do-rename = give a person another name, at all tables too
admin-do-delete-person = delete a person with everything of theirs
admin-do-prune = delete old tables, and guests who have not come for long
admin-do-reports = list reports
admin-do-settle = mark a report as settled

admin-help-phase = only tables in this phase
admin-help-phases = tables in this phase; may be given several times (default: waiting, over, closed)
admin-help-person = only tables of this person
admin-help-person-id = id of a person
admin-help-name = a part of the name, or an id
admin-help-new-name = the new name
admin-help-unchanged = only tables unchanged for so many days
admin-help-days = for so many days (default: for good)
admin-help-age = what has not changed for so many days
admin-help-yes = really do it
admin-help-all = settled ones too
admin-help-report = number of a report
admin-help-verdict = what was done about it

admin-tables = { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
admin-people = { $count ->
        [one] { $count } person
       *[other] { $count } people
    }
admin-reports = { $count ->
        [one] { $count } report
       *[other] { $count } reports
    }
admin-mark-muted = muted until { $day }
admin-mark-banned = banned until { $day }
admin-closed = Closed: { $tables }.
admin-deleted = Deleted: { $count }.
admin-muted = { $person } is muted.
admin-unmuted = { $person } can write again.
admin-banned = { $person } is banned.
admin-unbanned = { $person } is let in again.
admin-renamed = { $person } is now called { $name }.
admin-erased = { $person } is deleted.
admin-pruned = Deleted: tables { $tables }, people { $people }.
admin-would-prune = Would be deleted: tables { $tables }, people { $people }. Say --yes to do it.
admin-settled = Report { $number } is settled.

admin-error-yes = This cannot be undone: say --yes.
admin-error-person = There is no person “{ $person }” in this store.
admin-error-report = There is no open report { $number }.
