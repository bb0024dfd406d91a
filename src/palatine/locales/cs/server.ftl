# Slova serveru.

server-bot-page = Páže
server-bot-squire = Panoš
server-bot-knight = Rytíř
server-bot-castellan = Kastelán
server-bot-palatine = Palatin
server-bot-greedy = Správce
server-bot-random = Diletant

server-level-page = začátečník
server-level-squire = lehký soupeř
server-level-knight = střední soupeř
server-level-castellan = silný soupeř
server-level-palatine = nejsilnější soupeř
server-level-greedy = jen co se hned vyplatí
server-level-random = hraje náhodně

# How it plays, in a sentence: shown where a level is chosen.
server-style-page = Hraje, co padne do oka, z ostatního polovinu přehlédne a často se splete o pár bodů.
server-style-squire = Dívá se o kousek dál, přehlédne, co se vyplatí až později, a splete se o bod či dva.
server-style-knight = Vidí všechno, co je na stole, a bere to nejlepší hned; na vaši odpověď nemyslí.
server-style-castellan = Svých pár nejlepších nápadů si v duchu krátce přehraje a porovná.
server-style-palatine = Přehraje si v duchu mnoho tahů, svých i vašich, a málokdy něco odpustí.
server-style-greedy = Bere, co se vyplatí hned, ať potom přijde cokoli.
server-style-random = Udělá cokoli, co pravidla dovolují.

server-bye-stopping = Server se restartuje; stůl bude za chvíli zpět.
server-bye-forbidden = Tento stůl je soukromý; požádejte o pozvánku.
server-bye-gone = Spojení se ztratilo.
server-bye-protocol = Stránka a server si nerozuměly.
server-bye-too-often = Příliš mnoho zpráv najednou.
server-bye-deleted = Tento stůl byl smazán.
server-bye-banned = Nemáte sem už přístup.

server-error-offline = K tomu je potřeba server: bez připojení se hraje s lidmi u této obrazovky a se soupeři nejvýš na úrovni Kastelán.
server-error-no-such = Tady nic není.
server-error-method = To se tu udělat nedá.
server-error-broken = Na naší straně se něco pokazilo.
server-error-too-large = To je příliš velké.
server-error-too-often = Příliš mnoho požadavků; chvilku počkejte.
server-error-origin = Požadavek přichází z jiné stránky.
server-error-not-text = Adresa obsahuje něco, co není text.
server-error-operator = Toto je jen pro provozovatele serveru.
server-error-away = Server se právě nedostane ke svému úložišti; zkuste to prosím za chvíli.
server-error-code = Tento kód neplatí, nebo už neplatí.
server-error-confirm = Pro potvrzení napište své jméno přesně.
server-error-secret = Tento stůl je soukromý; požádejte o pozvánku.
server-error-host = To může jen hostitel stolu.
server-error-thinking = Právě se přemýšlí o tolika věcech, že by nápověda nebo rozbor přišly pozdě; zkuste to za minutu.
server-error-document = Dokument nelze přečíst.
server-error-too-many = Příliš mnoho položek ({ $where }): { $count }. Povoleno je nejvýše { $most }.
server-error-too-much = Výpočet by trval déle než { $seconds } s: to je na tento server příliš.
server-error-busy = Server má právě příliš mnoho práce; zkuste to prosím za chvíli.
server-error-used-up = Svůj podíl na práci serveru jste vyčerpali; počkejte prosím { $seconds } s.
server-error-workers = Více procesů potřebuje PostgreSQL: --database postgresql://...
server-error-key = { $file } není soukromý klíč Ed25519 (PEM bez hesla).
server-error-keys = Toto není seznam veřejných klíčů, jak ho dává /api/keys.
server-error-port = { $host }:{ $port } nelze použít: { $reason }
server-error-database = Úložiště nelze otevřít ({ $reason }); podívejte se na --database a --data.
server-error-address = Adresu databáze nelze použít: uveďte soubor, nebo postgresql://uživatel@server/jméno.
server-error-store-newer = Úložiště vytvořila novější verze Palatine (jeho podoba je { $version }); nainstalujte ji, nebo použijte jiné úložiště.
server-error-store-read-only = Úložiště lze číst, ale nelze do něj zapisovat; zkontrolujte práva souboru a složky, případně databázi.
server-error-missing = K tomu chybí součást ({ $module }): pip install 'palatine[server]'
server-error-table = V úložišti není stůl „{ $table }“.
server-error-exists = Stůl „{ $table }“ už v úložišti je.
server-error-not-finished = Hra ještě neskončila: pro pohled a záznam místa je uveďte pomocí --seat.
server-error-backup = Zálohuje se úložiště SQLite; pro PostgreSQL použijte pg_dump.
server-error-check = { $file } není v pořádku: stůl { $table }: { $fault } (celkem { $count })
server-error-setting-unknown = { $place }: nastavení „{ $name }“ neexistuje; všechna vypíše palatine serve --list-settings.
server-error-setting-type = { $place }: „{ $name }“ musí být { $kind ->
        [bool] true nebo false
        [int] celé číslo
        [float] číslo
        [list] seznam textů
       *[other] text
    }.
server-error-setting-range = { $place }: „{ $name }“ musí být v rozmezí od { $low } do { $high }.
server-error-setting-choice = { $place }: „{ $name }“ musí být jedna z těchto hodnot: { $choices }.
server-error-setting-above = { $place }: „{ $name }“ musí být větší než „{ $other }“.
server-error-setting-toml = { $place }: tento řádek není platný TOML.

server-quota-tables-person = Nedohraných stolů máte { $limit } a víc jich být nemůže. Některý dohrajte, vzdejte nebo zavřete: najdete je na úvodní stránce.
server-quota-tables-address = Z vaší sítě je otevřených stolů { $limit } a víc jich být nemůže. Některý dohrajte nebo zavřete, případně se obraťte na správce serveru.
server-quota-opponents-person = U vašich otevřených stolů už hrají boti za tolik míst: { $limit }. Nejdřív některý stůl dohrajte, vzdejte nebo zavřete.
server-quota-opponents-address = U stolů z vaší sítě už hrají boti za tolik míst: { $limit }. Nejdřív některý dohrajte nebo zavřete, případně se obraťte na správce serveru.
server-quota-lobby-person = Stolů čekajících v herně, u kterých jste, je { $limit } a víc jich být nemůže. Počkejte, až některý začne, z některého odejděte, některý zavřete, nebo založte soukromý.
server-quota-lobby-address = Z vaší sítě čeká v herně stolů { $limit } a víc jich být nemůže. Počkejte, až některý začne, nebo založte soukromý.
server-quota-own-data-table = Součásti, které si stůl přináší, smějí mít nejvýše { $limit } bajtů. Vynechte, co je stejné jako ve hře samé.
server-quota-own-data-person = Součásti vašich otevřených stolů smějí mít dohromady nejvýše { $limit } bajtů. Nejdřív některý z těch stolů dohrajte nebo zavřete.
server-quota-own-data-address = Součásti stolů z vaší sítě smějí mít dohromady nejvýše { $limit } bajtů. Nejdřív některý z těch stolů dohrajte nebo zavřete.
server-quota-thoughts = Boti z vaší sítě už čekají na tolik úvah: { $limit }; nápověda nebo rozbor přijdou až po nich. Zkuste to znovu, až odehrají.

server-serving = Palatine běží na { $address } (Ctrl-C jej zastaví)
server-backed-up = { $file }: { $tables ->
        [one] uložen { $tables } stůl
        [few] uloženy { $tables } stoly
       *[other] uloženo { $tables } stolů
    }.
server-imported = Stůl { $table } byl načten.
server-checked = Přečteno: stoly { $tables } (běží { $running }), zápisy { $entries }, lidé { $people }.
server-log-made-private = { $path }: mohli to číst i ostatní, teď má přístup jen vlastník.
server-log-not-private = { $path }: mohou to číst i ostatní a nelze to změnit: { $reason }.
server-help-host = adresa, na které se naslouchá
server-help-port = port; 0 vezme kterýkoli volný
server-help-database = soubor SQLite nebo postgresql://... (jinak SQLite v datové složce)
server-help-workers = počet procesů; více jich potřebuje PostgreSQL
server-help-data-folder = složka pro úložiště (jinak datová složka uživatele)
server-help-browser = otevřít stránku v prohlížeči
server-help-origin = další adresa, ze které smějí přicházet stránky, za proxy
server-help-https = server stojí za https: cookies jsou označeny jako bezpečné
server-help-bots = procesy, v nichž přemýšlejí boti, pro každý proces serveru
server-help-opponent = další bot, který smí usednout ke stolu: třída ze souboru (mine.py:MyBot) nebo z balíčku
server-help-log = kolik se zapisuje
server-help-settings = soubor s nastavením (TOML; jinak settings.toml v datové složce)
server-help-list-settings = vypsat všechna nastavení s výchozími hodnotami a skončit
server-help-table = id stolu
server-help-out = soubor, do kterého se zapíše
server-help-check = úložiště SQLite nebo jeho záloha (jinak úložiště z nastavení)
server-help-backup = soubor k zápisu, nebo složka: pak dostane jméno s časem
server-help-verify = kopii otevřít a přehrát každý stůl, než dostane jméno
server-help-keep = ve složce ponechat jen N nejnovějších
server-help-seat = místo, jehož pohled a záznam se chce, počítáno od 1

# A table that is being set up, in a sentence: "Three at Torres, about 60 minutes. You, one Squire, one friend by link; basic game, no clock."

server-setup-title-1 = { $game } pro jednoho, asi { $minutes } minut.
server-setup-title-2 = { $game } ve dvou, asi { $minutes } minut.
server-setup-title-3 = { $game } ve třech, asi { $minutes } minut.
server-setup-title-4 = { $game } ve čtyřech, asi { $minutes } minut.
server-setup-title-5 = { $game } v pěti, asi { $minutes } minut.
server-setup-title-6 = { $game } v šesti, asi { $minutes } minut.
server-setup-title-7 = { $game } v sedmi, asi { $minutes } minut.
server-setup-text = { $who }; { $agreed }.
server-setup-you = Vy
server-setup-here = { $count ->
    [one] ještě jeden u této obrazovky
    [few] ještě { $count } u této obrazovky
   *[other] ještě { $count } u této obrazovky
}
server-setup-friends = { $count ->
    [one] jeden přítel přes odkaz
    [few] { $count } přátelé přes odkaz
   *[other] { $count } přátel přes odkaz
}
server-setup-page = { $count ->
    [one] jedno Páže
    [few] { $count } Pážata
   *[other] { $count } Pážat
}
server-setup-squire = { $count ->
    [one] jeden Panoš
    [few] { $count } Panoši
   *[other] { $count } Panošů
}
server-setup-knight = { $count ->
    [one] jeden Rytíř
    [few] { $count } Rytíři
   *[other] { $count } Rytířů
}
server-setup-castellan = { $count ->
    [one] jeden Kastelán
    [few] { $count } Kasteláni
   *[other] { $count } Kastelánů
}
server-setup-palatine = { $count ->
    [one] jeden Palatin
    [few] { $count } Palatinové
   *[other] { $count } Palatinů
}
server-setup-greedy = { $count ->
    [one] jeden Správce
    [few] { $count } Správci
   *[other] { $count } Správců
}
server-setup-random = { $count ->
    [one] jeden Diletant
    [few] { $count } Diletanti
   *[other] { $count } Diletantů
}
server-setup-hints = nápověda povolena
server-setup-no-hints = bez nápovědy
server-setup-rated = s hodnocením
server-setup-not-rated = bez hodnocení
server-setup-public = otevřeno všem
server-setup-no-clock = bez hodin
server-setup-clock = { $minutes } min pro každého a { $seconds } s za tah
server-setup-days = { $days ->
    [one] jeden den na tah
    [few] { $days } dny na tah
   *[other] { $days } dní na tah
}

# What is written on the button that starts a game.

server-against-page = { $count ->
    [one] proti jednomu Pážeti
    [few] proti { $count } Pážatům
   *[other] proti { $count } Pážatům
}
server-against-squire = { $count ->
    [one] proti jednomu Panošovi
    [few] proti { $count } Panošům
   *[other] proti { $count } Panošům
}
server-against-knight = { $count ->
    [one] proti jednomu Rytíři
    [few] proti { $count } Rytířům
   *[other] proti { $count } Rytířům
}
server-against-castellan = { $count ->
    [one] proti jednomu Kastelánovi
    [few] proti { $count } Kastelánům
   *[other] proti { $count } Kastelánům
}
server-against-palatine = { $count ->
    [one] proti jednomu Palatinovi
    [few] proti { $count } Palatinům
   *[other] proti { $count } Palatinům
}
server-against-greedy = { $count ->
    [one] proti jednomu Správci
    [few] proti { $count } Správcům
   *[other] proti { $count } Správcům
}
server-against-random = { $count ->
    [one] proti jednomu Diletantovi
    [few] proti { $count } Diletantům
   *[other] proti { $count } Diletantům
}
server-what-is = { $game }: co je to za hru?

# Stránky bez serveru (palatine site)
server-help-site-folder = složka, která se má zapsat: nová, prázdná nebo už dříve zapsaná tímto příkazem
server-help-site-pyodide = složka s npm balíčkem pyodide, aby se nemusel stahovat
server-help-site-server = adresa serveru se stejnými hrami, pro odkaz na úvodní stránce
server-site-written = Stránky jsou ve složce { $folder } ({ $megabytes } MB). Může je vydávat jakýkoli webový server pod jakoukoli cestou.
server-site-version = { $folder } není npm balíček pyodide { $version }.
server-site-fetch = Pyodide se nepodařilo stáhnout z { $url }: { $reason }. Stáhněte npm balíček jinde a uveďte jeho složku pomocí --pyodide.
server-site-checksum = Z { $url } přišlo něco jiného než očekávaný balíček; nic se nezapsalo.
server-site-folder = Ve složce { $folder } je něco jiného; zvolte novou nebo prázdnou složku.
