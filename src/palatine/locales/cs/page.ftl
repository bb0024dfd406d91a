# Slova stránky.

## Dům

page-palatine = Palatin
page-about = Stůl pro deskové hry o králích a jejich hradech: s přáteli, nebo proti soupeřům, kteří nevidí víc než vy.
page-fair = Každé pravidlo má své číslo, každé zamíchání se dá ověřit a žádný bot nevidí víc, než jeho místo smí.
page-home = Domů
page-skip = Přejít k obsahu
page-tools = Nástroje
page-noscript = Tato stránka potřebuje JavaScript.
page-close = Zavřít
page-cancel = Zrušit
page-back = Zpět
page-search = Hledat podle názvu
page-rules = Pravidla
page-ratings = Žebříček
page-scorer = Bodovací tabulka
page-language = Jazyk
page-error = Tohle nejde
page-error-unknown = Něco se nepovedlo. Zkuste to prosím znovu.
page-error-offline = Server není dostupný.
page-copied = Odkaz je zkopírován.

## Nastavení

page-settings = Nastavení
page-theme = Vzhled
page-theme-auto = Podle systému
page-theme-light = Den
page-theme-dark = Noc
page-confirm-when = Potvrzovat tah
page-confirm-never = Nikdy
page-confirm-locked = Když nejde vzít zpět
page-confirm-always = Vždy
page-density = Kresba
page-density-auto = Podle obrazovky
page-density-wide = Podrobná
page-density-compact = Úsporná
page-motion = Pohyb figur
page-motion-slow = Pomalu
page-motion-normal = Svižně
page-motion-none = Vůbec
page-previews = Ukazovat body předem
page-previews-note = Kolik by volba vynesla, ještě než ji uděláte. Vypnuto: jako u skutečného stolu.
page-sound = Zvuk
page-sound-note = Tichý tón, když se něco stane a když jste na tahu.
page-notify = Oznámení
page-notify-note = Dejte vědět, když jsem na tahu a dívám se jinam.
page-me = Já
page-your-name = Vaše jméno
page-rename = Změnit
page-guest = Host
page-device = Další zařízení
page-device-note = Buďte týmž hostem i na telefonu: zde získejte kód a tam ho zadejte. Platí jednou, deset minut.
page-device-code = Získat kód
page-device-enter = Kód z druhého zařízení
page-device-take = Použít kód
page-keys = Klávesnice
page-key-tab = z části do části stránky
page-key-arrows = od jedné možné volby k další
page-key-enter = vybrat
page-key-escape = vzít poslední volbu zpět
page-key-turn = otočit destičku
page-key-undo = vzít zpět
page-key-hint = požádat o nápovědu
page-key-zoom = větší, menší, celý obraz

## Úvod

page-games = Hry
page-play = Hrát hned
page-new-table = Nový stůl
page-players = Hráči
page-players-count = Počet hráčů
page-minutes = min
page-my-games = Moje partie
page-open-tables = Otevřené stoly
page-open-none = Teď nikdo na hráče nečeká. Založte stůl a pošlete odkaz přátelům.
page-watch = Sledovat
page-finished = Přehrávky partií
page-seat = Místo
page-name = Jméno
page-chairs = Kdo kde sedí
page-chairs-note = Pro přátele dostanete odkaz, jakmile bude stůl založen.
page-me-here = Já
page-here-too = Někdo u této obrazovky
page-friend = Přítel, přes odkaz
page-more = Další volby
page-pace = Čas
page-pace-none = Bez omezení
page-pace-days = 3 dny na tah
page-pace-clock = 30 min + 15 s
page-public = Veřejný stůl
page-public-note = Kdokoli může přisednout a sledovat.
page-rated = Počítá se do žebříčku
page-rated-note = Výsledek změní hodnocení všech u stolu.
page-hints = Nápověda
page-hints-note = Kdo je na tahu, smí se zeptat, co zahrát a proč. Hra se pak nehodnotí; dokud se hodnotí a hraje více lidí, nenapovídá se.
page-seed = Zvolený zárodek náhody (bez žebříčku)
page-start = Začít

## Stůl

page-table = Stůl
page-board = Herní plán
page-panels = Vedle plánu
page-looks = Pohled na plán
page-asked = Co je na řadě
page-acts = Vrácení a potvrzení
page-your-turn = Jste na tahu
page-you-may = Můžete
page-on-board = Na plánu
page-nothing = Teď není co volit.
page-silent = Teď se u stolu nemluví.
page-undo = Vzít zpět
page-undo-ask = Požádat o vrácení
page-hint = Nápověda
page-hint-total = Očekávané body
page-hint-lead = Náskok
page-confirm = Potvrdit
page-confirm-now = Potvrďte svůj tah.
page-rotate = Otočit
page-locked = nelze vzít zpět
page-consent-yes = Souhlasím
page-consent-no = Odmítnout
page-zoom-in = Zvětšit
page-zoom-out = Zmenšit
page-zoom-fit = Celý obraz
page-hand = vaše, vidíte jen vy
page-hand-empty = Zde bude ležet, co patří jen vám.
page-hand-secret = Vidíte jen vy
page-at-table = U stolu
page-you = vy
page-bot = bot
page-here = zde
page-not-here = není zde
page-away = mimo, hraje bot
page-empty = volné
page-resigned = konec hry vzdáním
page-thinking = přemýšlí…
page-free-seat = Volné místo
page-watching = Diváci
page-watch-note = Sledujete partii. Vidíte to, co smí vidět každý.
page-log = Co se stalo
page-chat = Chat
page-chat-write = Napište zprávu
page-chat-empty = Zatím nikdo nic neřekl.
page-send = Odeslat
page-tab-moves = Tahy
page-tab-players = Hráči
page-tab-log = Záznam
page-tab-chat = Chat
page-days-short = d
page-reconnecting = Spojení přerušeno. Obnovuje se…
page-no-table = Takový stůl není.
page-not-allowed = Tento stůl je soukromý.
page-table-menu = Stůl a nastavení
page-board-text = Plán jako text
page-leave = Nechat hrát bota za mě
page-come-back = Jsem zpět
page-resign = Vzdát se
page-resign-note = Vaše místo převezme bot a budete poslední.
page-waiting = Čeká se na hráče
page-waiting-note = Partie začne, až nebude žádné místo volné.
page-invite = Odkaz s pozvánkou
page-copy = Kopírovat odkaz
page-add-bot = Přidat bota
page-stand = Odejít
page-sit = Přisednout
page-commitment = Pečeť zamíchání
page-hand-over = Další u této obrazovky
page-hand-over-note = Předejte zařízení. Nikdo jiný by se teď neměl dívat.
page-i-am = Hraje

## Konec, přehrávka, ověření

page-over = Konec hry
page-over-note = Partie skončila.
page-place = Místo
page-player = Hráč
page-total = Celkem
page-rating = Hodnocení
page-rematch = Odveta
page-replay = Přehrávka partie
page-verify = Ověřit zamíchání
page-record = Stáhnout záznam
page-replay-at = Tah
page-replay-begin = Stůl před prvním tahem
page-first = Na začátek
page-last = Na konec
page-step-back = O krok zpět
page-step-on = O krok dál
page-play-on = Přehrát a pozastavit
page-seen-as = Pohled
page-seen-all = vše odkryté
page-seen-watch = divák
page-link-move = Odkaz na tento tah
page-picture = Uložit obrázek
page-to-table = Ke stolu
page-verify-note = Před partií server ukáže pečeť svého zárodku náhody, pak každé místo přidá slovo. Se zárodkem může každý znovu vylosovat, co bylo vylosováno.
page-verify-file = Ověřit vlastní záznam
page-seed-told = Zárodek náhody
page-seed-chosen = Zárodek náhody byl zvolen ručně.
page-words = Slova míst
page-draws = Losování

## Pravidla a žebříček

page-contents = Obsah
page-rules-english = Úplná pravidla jsou anglicky; výzvy a důvody jsou ve vašem jazyce.
page-ratings-note = Lidé a boti na jedné stupnici. Počítají se jen hodnocené partie.
page-ratings-none = Zatím nikdo neodehrál hodnocenou partii.
page-games-played = Partie

## Bodovací tabulka

page-scorer-note = Postavte klikáním, co před vámi leží, a uvidíte, kolik to vynáší a proč.
page-share = Sdílet
page-afresh = Začít znovu
page-points = Body
page-document = Jako dokument
page-document-note = To, co čtou palatine score a palatine draw.
page-apply = Použít
