# Słowa strony.

## Dom

page-palatine = Palatyn
page-about = Stół do gier planszowych o królach i ich zamkach: z przyjaciółmi albo przeciwko rywalom, którzy widzą tyle samo co ty.
page-fair = Każda zasada ma swój numer, każde tasowanie można sprawdzić, a żaden bot nie widzi więcej, niż wolno jego miejscu.
page-home = Strona główna
page-skip = Przejdź do treści
page-tools = Narzędzia
page-noscript = Ta strona wymaga JavaScriptu.
page-close = Zamknij
page-cancel = Anuluj
page-back = Wstecz
page-search = Szukaj po nazwie
page-rules = Zasady
page-ratings = Ranking
page-scorer = Tabela punktowa
page-language = Język
page-error = To się nie uda
page-error-unknown = Coś poszło nie tak. Spróbuj ponownie.
page-error-offline = Serwer jest niedostępny.
page-copied = Link został skopiowany.

## Ustawienia

page-settings = Ustawienia
page-theme = Motyw
page-theme-auto = Jak w systemie
page-theme-light = Dzień
page-theme-dark = Noc
page-confirm-when = Potwierdzanie ruchu
page-confirm-never = Nigdy
page-confirm-locked = Gdy nie można cofnąć
page-confirm-always = Zawsze
page-density = Rysunek
page-density-auto = Według ekranu
page-density-wide = Bogaty
page-density-compact = Oszczędny
page-motion = Ruch elementów
page-motion-slow = Powoli
page-motion-normal = Szybko
page-motion-none = Wcale
page-previews = Pokazuj punkty z góry
page-previews-note = Ile dałby wybór, zanim go dokonasz. Wyłączone: jak przy prawdziwym stole.
page-sound = Dźwięk
page-sound-note = Cichy dźwięk, gdy coś się dzieje i gdy nadchodzi twoja tura.
page-notify = Powiadomienia
page-notify-note = Daj znać, gdy nadchodzi moja tura, a patrzę gdzie indziej.
page-me = Ja
page-your-name = Twoje imię
page-rename = Zmień
page-guest = Gość
page-device = Inne urządzenie
page-device-note = Bądź tym samym gościem na telefonie: tu weź kod, tam go wpisz. Działa raz, przez dziesięć minut.
page-device-code = Weź kod
page-device-enter = Kod z drugiego urządzenia
page-device-take = Użyj kodu
page-keys = Klawiatura
page-key-tab = od części do części strony
page-key-arrows = od jednego możliwego wyboru do następnego
page-key-enter = wybierz
page-key-escape = cofnij ostatni wybór
page-key-turn = obróć kafelek
page-key-undo = cofnij
page-key-hint = poprosić o podpowiedź
page-key-zoom = większy, mniejszy, cały obraz

## Strona główna

page-games = Gry
page-play = Graj teraz
page-new-table = Nowy stół
page-players = Gracze
page-players-count = Liczba graczy
page-minutes = min
page-my-games = Moje gry
page-open-tables = Otwarte stoły
page-open-none = Nikt teraz nie czeka na graczy. Załóż stół i wyślij link przyjaciołom.
page-watch = Oglądaj
page-finished = Powtórki
page-seat = Miejsce
page-name = Imię
page-chairs = Kto gdzie siedzi
page-chairs-note = Dla przyjaciół dostaniesz link, gdy stół będzie założony.
page-me-here = Ja
page-here-too = Ktoś przy tym ekranie
page-friend = Przyjaciel, przez link
page-more = Więcej opcji
page-pace = Czas
page-pace-none = Bez limitu
page-pace-days = 3 dni na ruch
page-pace-clock = 30 min + 15 s
page-public = Stół publiczny
page-public-note = Każdy może dołączyć i oglądać.
page-rated = Liczy się do rankingu
page-rated-note = Wynik zmienia ranking wszystkich przy stole.
page-hints = Podpowiedzi
page-hints-note = Kto ma ruch, może zapytać, co zagrać i dlaczego. Gra nie jest wtedy oceniana; dopóki jest oceniana i gra kilka osób, podpowiedzi nie ma.
page-seed = Wybrane ziarno losowości (bez rankingu)
page-start = Rozpocznij

## Stół

page-table = Stół
page-board = Plansza
page-panels = Obok planszy
page-looks = Widok planszy
page-asked = O co chodzi
page-acts = Cofanie i potwierdzanie
page-your-turn = Twoja tura
page-you-may = Możesz
page-on-board = Na planszy
page-nothing = Teraz nie ma nic do wyboru.
page-silent = Teraz przy stole się milczy.
page-undo = Cofnij
page-undo-ask = Poproś o cofnięcie
page-hint = Podpowiedź
page-hint-total = Oczekiwane punkty
page-hint-lead = Przewaga
page-confirm = Potwierdź
page-confirm-now = Potwierdź swój ruch.
page-rotate = Obróć
page-locked = nie można cofnąć
page-consent-yes = Zgoda
page-consent-no = Odmów
page-zoom-in = Powiększ
page-zoom-out = Pomniejsz
page-zoom-fit = Cały obraz
page-hand = twoje, widzisz tylko ty
page-hand-empty = Tu będzie leżeć to, co tylko twoje.
page-hand-secret = Widzisz to tylko ty
page-at-table = Przy stole
page-you = ty
page-bot = bot
page-here = jest tutaj
page-not-here = nieobecność
page-away = nieobecność, gra bot
page-empty = wolne
page-resigned = rezygnacja
page-thinking = myśli…
page-free-seat = Wolne miejsce
page-watching = Widzowie
page-watch-note = Oglądasz grę. Widzisz to, co może widzieć każdy.
page-log = Co się stało
page-chat = Czat
page-chat-write = Napisz wiadomość
page-chat-empty = Nikt jeszcze nic nie napisał.
page-send = Wyślij
page-tab-moves = Ruchy
page-tab-players = Gracze
page-tab-log = Dziennik
page-tab-chat = Czat
page-days-short = d
page-reconnecting = Utracono połączenie. Ponowne łączenie…
page-no-table = Nie ma takiego stołu.
page-not-allowed = Ten stół jest prywatny.
page-table-menu = Stół i ustawienia
page-board-text = Plansza jako tekst
page-leave = Niech bot gra za mnie
page-come-back = Wracam do gry
page-resign = Poddaj się
page-resign-note = Twoje miejsce przejmie bot, a ty zajmiesz ostatnie miejsce.
page-waiting = Oczekiwanie na graczy
page-waiting-note = Gra zacznie się, gdy nie będzie wolnych miejsc.
page-invite = Link z zaproszeniem
page-copy = Kopiuj link
page-add-bot = Dodaj bota
page-stand = Wyjdź
page-sit = Dołącz
page-commitment = Pieczęć tasowania
page-hand-over = Następna osoba przy ekranie
page-hand-over-note = Przekaż urządzenie. Nikt inny nie powinien teraz patrzeć.
page-i-am = Gra

## Koniec, powtórka, sprawdzenie

page-over = Koniec gry
page-over-note = Gra dobiegła końca.
page-place = Miejsce
page-player = Gracz
page-total = Razem
page-rating = Ranking
page-rematch = Rewanż
page-replay = Powtórka
page-verify = Sprawdź tasowanie
page-record = Pobierz zapis
page-replay-at = Ruch
page-replay-begin = Stół przed pierwszym ruchem
page-first = Na początek
page-last = Na koniec
page-step-back = Krok wstecz
page-step-on = Krok dalej
page-play-on = Odtwórz i wstrzymaj
page-seen-as = Oczami
page-seen-all = wszystko odkryte
page-seen-watch = widz
page-link-move = Link do tego ruchu
page-picture = Zapisz obrazek
page-to-table = Do stołu
page-verify-note = Przed grą serwer pokazuje pieczęć swojego ziarna, potem każde miejsce dodaje słowo. Z ziarnem każdy może wylosować jeszcze raz to, co wylosowano.
page-verify-file = Sprawdź własny zapis
page-seed-told = Ziarno losowości
page-seed-chosen = Ziarno wybrano ręcznie.
page-words = Słowa miejsc
page-draws = Losowania

## Zasady i ranking

page-contents = Spis treści
page-rules-english = Pełne zasady są po angielsku; polecenia i wyjaśnienia są w twoim języku.
page-ratings-note = Ludzie i boty na jednej skali. Liczą się tylko gry rankingowe.
page-ratings-none = Nikt jeszcze nie rozegrał gry rankingowej.
page-games-played = Gry

## Tabela punktowa

page-scorer-note = Zbuduj klikaniem to, co leży przed tobą, i zobacz, ile to daje i dlaczego.
page-share = Udostępnij
page-afresh = Zacznij od nowa
page-points = Punkty
page-document = Jako dokument
page-document-note = To, co czytają palatine score i palatine draw.
page-apply = Zastosuj
