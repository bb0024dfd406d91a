# Slova příkazu `palatine admin`.

admin-do-tables = vypsat stoly
admin-do-close = zavřít stoly: nikdo už u nich nehraje
admin-do-delete = smazat stoly se vším, co k nim patří
admin-do-people = vypsat lidi
admin-do-mute = osoba nesmí psát do rozhovorů
admin-do-unmute = umlčená osoba smí znovu psát
admin-do-ban = osoba nemá přístup a co má otevřené, se zavře
admin-do-unban = vykázaná osoba má znovu přístup
admin-do-rename = dát osobě jiné jméno, i u všech stolů
admin-do-delete-person = smazat osobu se vším, co jí patří
admin-do-prune = smazat staré stoly a hosty, kteří dlouho nepřišli
admin-do-reports = vypsat nahlášení
admin-do-settle = označit nahlášení za vyřízené

admin-help-phase = jen stoly v této fázi
admin-help-phases = stoly v této fázi; lze zadat vícekrát (jinak: waiting, over, closed)
admin-help-person = jen stoly této osoby
admin-help-person-id = označení osoby
admin-help-name = část jména, nebo označení
admin-help-new-name = nové jméno
admin-help-unchanged = jen stoly nezměněné tolik dní
admin-help-days = na tolik dní (jinak natrvalo)
admin-help-age = co se tolik dní nezměnilo
admin-help-yes = opravdu to provést
admin-help-all = i vyřízená
admin-help-report = číslo nahlášení
admin-help-verdict = jak bylo vyřízeno

admin-tables = { $count ->
        [one] { $count } stůl
        [few] { $count } stoly
       *[other] { $count } stolů
    }
admin-people = { $count ->
        [one] { $count } osoba
        [few] { $count } osoby
       *[other] { $count } osob
    }
admin-reports = { $count ->
        [one] { $count } nahlášení
        [few] { $count } nahlášení
       *[other] { $count } nahlášení
    }
admin-mark-muted = umlčen do { $day }
admin-mark-banned = vykázán do { $day }
admin-closed = Zavřeno: { $tables }.
admin-deleted = Smazáno: { $count }.
admin-muted = { $person } nesmí psát.
admin-unmuted = { $person } smí znovu psát.
admin-banned = { $person } nemá přístup.
admin-unbanned = { $person } má znovu přístup.
admin-renamed = { $person } se nyní jmenuje { $name }.
admin-erased = { $person }: smazáno.
admin-pruned = Smazáno: stoly { $tables }, lidé { $people }.
admin-would-prune = Smazalo by se: stoly { $tables }, lidé { $people }. Provede se s --yes.
admin-settled = Nahlášení { $number } je vyřízené.

admin-error-yes = To nelze vrátit: přidejte --yes.
admin-error-person = Osoba „{ $person }“ v tomto úložišti není.
admin-error-report = Otevřené nahlášení { $number } neexistuje.
