# Słowa polecenia `palatine admin`.

admin-do-tables = wypisać stoły
admin-do-close = zamknąć stoły: nikt już przy nich nie gra
admin-do-delete = usunąć stoły ze wszystkim, co do nich należy
admin-do-people = wypisać osoby
admin-do-mute = osoba nie może pisać w rozmowach
admin-do-unmute = wyciszona osoba znów może pisać
admin-do-ban = osoba nie ma wstępu, a to, co ma otwarte, zostaje zamknięte
admin-do-unban = wykluczona osoba znów ma wstęp
admin-do-rename = nadać osobie inne imię, także przy wszystkich stołach
admin-do-delete-person = usunąć osobę ze wszystkim, co do niej należy
admin-do-prune = usunąć stare stoły i gości, których dawno nie było
admin-do-reports = wypisać zgłoszenia
admin-do-settle = oznaczyć zgłoszenie jako załatwione

admin-help-phase = tylko stoły w tej fazie
admin-help-phases = stoły w tej fazie; można podać kilka razy (domyślnie: waiting, over, closed)
admin-help-person = tylko stoły tej osoby
admin-help-person-id = identyfikator osoby
admin-help-name = część imienia albo identyfikator
admin-help-new-name = nowe imię
admin-help-unchanged = tylko stoły niezmienione od tylu dni
admin-help-days = na tyle dni (domyślnie na stałe)
admin-help-age = co nie zmieniło się od tylu dni
admin-help-yes = naprawdę to zrobić
admin-help-all = także załatwione
admin-help-report = numer zgłoszenia
admin-help-verdict = co z tym zrobiono

admin-tables = { $count ->
        [one] { $count } stół
        [few] { $count } stoły
        [many] { $count } stołów
       *[other] { $count } stołu
    }
admin-people = { $count ->
        [one] { $count } osoba
        [few] { $count } osoby
        [many] { $count } osób
       *[other] { $count } osoby
    }
admin-reports = { $count ->
        [one] { $count } zgłoszenie
        [few] { $count } zgłoszenia
        [many] { $count } zgłoszeń
       *[other] { $count } zgłoszenia
    }
admin-mark-muted = bez głosu do { $day }
admin-mark-banned = bez wstępu do { $day }
admin-closed = Zamknięto: { $tables }.
admin-deleted = Usunięto: { $count }.
admin-muted = { $person } nie może pisać.
admin-unmuted = { $person } znów może pisać.
admin-banned = { $person } nie ma wstępu.
admin-unbanned = { $person } znów ma wstęp.
admin-renamed = { $person } nazywa się teraz { $name }.
admin-erased = { $person }: usunięto.
admin-pruned = Usunięto: stoły { $tables }, osoby { $people }.
admin-would-prune = Zostałoby usunięte: stoły { $tables }, osoby { $people }. Aby to zrobić, dodaj --yes.
admin-settled = Zgłoszenie { $number } jest załatwione.

admin-error-yes = Tego nie da się cofnąć: dodaj --yes.
admin-error-person = W tym magazynie nie ma osoby „{ $person }”.
admin-error-report = Nie ma otwartego zgłoszenia { $number }.
