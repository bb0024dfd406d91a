# Slova domu: příkazová řádka a co se může u stolu pokazit.

core-player = Hráč { $number }
core-nobody = nikdo
core-list-end = { $list } a { $last }
core-list-times = { $thing } ×{ $n }
core-bot-name = { $name } ({ $bot })
core-action = { $text }
core-number = { $number }

## Chyby

error-bad-text = „{ $text }“ není žádná akce této hry.
error-not-asked = { $seat } teď o ničem nerozhoduje.
error-not-now = „{ $text }“ teď nelze provést.
error-number-not-allowed = Číslo { $number } teď není dovoleno: která jsou, říká maska.
error-numbers-missing = Čísla { $numbers } jsou jen začátkem akce.
error-number-of-game = Číslo { $number } není v partii { $game } dávky dovoleno: která jsou, říká její maska.
error-numbers-of-batch = Zadáno { $given } čísel pro { $games } partií: pro každou je potřeba právě jedno.
error-batch-actions = Akce jsou jedno celé číslo pro každou partii; toto je { $given }.
error-batch-closed = Dávka byla uzavřena.
error-batch-process = Některý proces dávky skončil nebo se nespustil.
error-batch-size = Je potřeba aspoň jedna partie a jeden proces a nejvýše tolik procesů, kolik je partií; zadáno: partií { $games }, procesů { $processes }.
error-environment-not-begun = Žádná partie nezačala: začne ji reset.
error-environment-over = Partie skončila: novou začne reset.
error-environment-none = None není číslo; zadává se jen za agenta, jehož partie skončila.
error-environment-agents = Agenti jsou { $agents }: každému patří jedno číslo a nikomu jinému žádné.
error-environment-extra = K tomu je potřeba { $module } a není nainstalováno: pip install "{ $extra }"
error-text-answer = Toto není žádná z akcí: „{ $answer }“. Odpovězte číslem nebo zápisem jedné z nich.
error-spiel-observer = Tito pozorovatelé nemají parametry; zadáno: { $params }.
error-dataset-unfinished = Partie se nedohrála do konce.
error-dataset-own-data = Partie se hrála s vlastními součástmi.
error-dataset-changed = Znovu sehraná partie končí jinak než tehdy v aréně.
error-dataset-other = V { $folder } je jiná datová sada: jiná hra, jiný zdroj nebo jiný formát. Zvolte jinou složku.
error-dataset-empty = V { $where } není z čeho datovou sadu udělat a žádná tam není.
error-dataset-file = Soubor nelze přečíst.
error-not-drawable = „{ $text }“ teď nelze vylosovat.
error-no-undo = Není co vzít zpět: bylo něco vylosováno nebo odhaleno, nebo už táhl někdo jiný.
error-bad-option = { $option } nemůže být „{ $value }“; možnosti: { $allowed }.
error-unknown-option = Volba „{ $option }“ neexistuje; možnosti: { $allowed }.
error-unknown-group = Volitelná skupina „{ $group }“ neexistuje; možnosti: { $allowed }.
error-option-form = „{ $text }“ není volba: pište KLÍČ=HODNOTA.
error-bad-seats = { $seats ->
        [one] Hra není pro { $seats } hráče
        [few] Hra není pro { $seats } hráče
        [many] Hra není pro { $seats } hráče
       *[other] Hra není pro { $seats } hráčů
    }; možnosti: { $allowed }.
error-people = Ke stolu pro { $seats } nelze posadit { $people ->
        [one] { $people } člověka
        [few] { $people } lidi
        [many] { $people } člověka
       *[other] { $people } lidí
    }.
error-seat = U stolu pro { $count } není místo číslo { $number }.
error-unknown-game = Hra „{ $game }“ neexistuje; možnosti: { $allowed }.
error-newgame-name = „{ $name }“ nemůže být zkratkou hry: 3 až 20 malých písmen a číslic, první písmeno, žádné slovo Pythonu.
error-newgame-exists = Na místě, kam by přišla hra „{ $name }“, už něco je: { $path }
error-newgame-no-template = Vzor chybí: { $folder }
error-unknown-bot = Bot „{ $bot }“ neexistuje; možnosti: { $allowed }.
error-bot-form = Vlastní bot se zadává souborem a třídou, například „mine.py:MyBot“; „{ $text }“ takový není.
error-bot-no-file = Soubor „{ $file }“ neexistuje.
error-bot-no-class = V „{ $file }“ není třída „{ $name }“.
error-bot-not-bot = „{ $name }“ v „{ $file }“ není podtřídou palatine.Bot.
error-bot-import = „{ $file }“ nelze importovat: { $reason }
error-bot-failed = Bot „{ $bot }“ selhal: { $reason }
error-bot-illegal = Bot „{ $bot }“ odpověděl „{ $text }“, což není dovoleno.
error-bot-game = Bot „{ $bot }“ hraje jen „{ $game }“.
error-bot-name = „{ $name }“ nemůže být jméno bota: nejvýše 30 písmen bez diakritiky, číslic, spojovníků a podtržítek, první je písmeno.
error-bot-taken = Bot jménem „{ $name }“ už existuje.
error-game-import = Hru „{ $game }“ z nainstalovaného balíčku nelze načíst: { $reason }
error-no-ray = Ray není nainstalován: pip install palatine[ray]
error-bad-entrant = „{ $text }“ není soupeř: napište JMÉNO, JMÉNO:KRÁT u úrovně, která prohledává, nebo JMÉNO ČÍSLO=HODNOTA u kterékoli úrovně.
error-network-other = Váhy v souboru { $file } byly naučeny pro něco jiného: { $what } je „{ $found }“, zde „{ $expected }“. Naučte síť znovu (tools/train).
error-network-file = { $file } není soubor naučených vah, nebo je poškozený.
error-frozen-missing = Snímek { $number } není pro tento Python sestaven ({ $folder }): spusťte „{ $command }“.
error-frozen-changed = Snímek { $number } ve složce { $folder } není to, co bylo sestaveno: spusťte znovu „{ $command }“.
error-bad-test = Sekvenční test potřebuje 0 < p0 < p1 < 1 a chyby, jejichž součet je menší než 1.
error-pair-form = „{ $text }“ není dvojice tohoto žebříčku: napište A/B=N.
error-bot-count = { $bots ->
        [one] { $bots } bot se nehodí
        [few] { $bots } boti se nehodí
        [many] { $bots } bota se nehodí
       *[other] { $bots } botů se nehodí
    } ke stolu pro { $seats }.
error-unsupported = { $game } toto nenabízí: { $what }.
error-usage = Příkazu nelze rozumět: { $message } (palatine --help)
error-file = { $file }: { $reason }
error-not-text = { $file } není textový soubor v UTF-8.
error-too-large = { $file } je příliš velký.
error-json = { $file } není JSON: řádek { $line }, sloupec { $column }.
error-document-shape = { $where }: tato část dokumentu má jiný tvar, než se čeká.
error-document-key = { $where }: takový klíč v dokumentu být nemůže.
error-document-missing = V dokumentu chybí { $where }.
error-document-number = { $where }: „{ $value }“ není celé číslo od { $least } do { $most }.
error-document-size = { $where }: velikost musí být { $size }.
error-document-overlap = { $where }: na { $cell } už něco stojí.
error-document-blocks = { $where }: kamenů je jen { $most }, ne { $value }.
error-document-id = { $where }: nic nemá označení „{ $value }“.
error-record-format = Toto není záznam Palatine: začíná „{ $line }“.
error-record-header = Hlavičku záznamu nelze přečíst: { $line }
error-record-line = Řádek záznamu nelze přečíst: { $line }
error-record-version = Záznam je pro { $record }, tento program ale hraje { $engine }.
error-record-other-game = Záznam je z jiné hry: { $game }.
error-record-entry = Řádek { NUMBER($entry, useGrouping: 0) } záznamu nelze zahrát: { $reason }
error-record-hash = Řádek { NUMBER($entry, useGrouping: 0) } záznamu vede k jiné pozici, než uvádí.
error-record-result = Výsledek v záznamu není výsledkem této partie.
error-record-short = Záznam končí dřív než partie.
error-record-no-seed = Záznam neukazuje svůj zárodek náhody, zamíchání proto nelze ověřit.
error-record-commitment = Semínko není to, ke kterému se stůl před partií zavázal.
error-record-draw = Řádek { NUMBER($entry, useGrouping: 0) } záznamu není to, co losuje zárodek náhody.
error-record-word = Slovo místa { $number } není to, k němuž se zavázalo, než bylo kterékoli slovo odkryto.
error-commitment = „{ $text }“ není pečeť zamíchání: ta má 64 šestnáctkových číslic.

## Nápověda příkazové řádky

core-about = Stůl pro deskové hry o králích a jejich hradech a zámcích. Bez příkazu: hrát.
core-command-games = vypsat hry a jejich volby
core-command-play = hrát v tomto terminálu
core-command-selfplay = nechat boty hrát mezi sebou
core-command-replay = přehrát záznam a porovnat všechny otisky i výsledek
core-command-verify = ověřit, že každé losování záznamu plyne ze zárodku náhody
core-command-perft = spočítat možné partie o několika krocích
core-command-bench = změřit rychlost náhodné hry
core-seat = { $seat }
core-command-arena = nechat boty soutěžit se střídáním míst a stejným rozdáním
core-command-dataset = udělat z partií pole pro učení
core-command-hint = poradit, co může místo udělat a proč
core-command-review = ukázat, kde se partie vyhrála a prohrála a co bylo štěstí
core-command-puzzles = najít pozice pro hlavolamy, nebo zkontrolovat uložené
core-command-score = spočítat body stolu, zámku nebo pozice skutečné hry
core-command-moves = vypsat, co lze v dokumentu s pozicí provést
core-command-draw = nakreslit dokument s pozicí nebo záznam jako SVG
core-command-data = ukázat součásti hry
core-command-newgame = zkopírovat vzor pro vlastní hru
core-command-serve = provozovat stoly pro prohlížeče
core-command-site = zapsat celou stránku jako soubory, které nepotřebují server
core-command-backup = zkopírovat úložiště za běhu serveru
core-command-export = vypsat záznam stolu, nebo co ví jedno místo
core-command-import = vložit dokončený záznam do úložiště
core-command-check = ověřit, že je úložiště celé: přehrát každý stůl
core-command-admin = pečovat o stoly, lidi a nahlášení
core-help-version = ukázat verzi a zda pravidla běží zkompilovaná
core-interpreted = Pravidla běží nezkompilovaná: Kastelánovi a Palatinovi dojde čas dřív, než tah domyslí, a tak oba hrají slaběji. Plnou silou hrají, když jsou pravidla zkompilovaná (docs/compiling.md).
core-help-lang = jazyk
core-help-json = odpovědět v JSON
core-help-actions = vypsat čísla všech akcí, jak je používají učící se programy
core-help-game = zkratka hry (vypíše je palatine games)
core-help-newgame = zkratka nové hry: malá písmena a číslice
core-help-newgame-to = kam hra přijde jako samostatný balíček; jinak mezi hry zdrojového stromu, nebo sem
core-newgame-next = Hra „{ $name }“ je v seznamu; začněte jejím RULES.md.
core-newgame-package = Hra „{ $name }“ je samostatný balíček ve složce { $folder }; nainstalujte ji příkazem pip install -e { $folder } a začněte jejím RULES.md.
core-newgame-untidy = ruff není nainstalován: řádky nových souborů mohou být příliš dlouhé a importy neseřazené.
core-help-seats = počet hráčů
core-help-option = volba hry; lze uvést vícekrát
core-help-components = vlastní součásti hry (JSON nebo TOML)
core-notice-data = --data je složka s daty; vlastní součásti hry se zadávají --components. Zde --data ještě platí.
core-help-seed = jméno náhody: stejné slovo, stejné partie
core-help-bots = boti, jeden na každé místo, nebo třída ze souboru (mine.py:MyBot); méně jmen se opakuje dokola
core-help-people = kolik lidí hraje u této klávesnice
core-help-seat = první místo, na které usedne člověk, počítáno od 1
core-help-record-file = zapsat záznam partie do tohoto souboru
core-help-record-dir = zapsat záznam každé partie do této složky
core-help-record = záznam (- čte z roury)
core-help-commitment = pečeť zamíchání, kterou jste si poznamenali před partií
core-help-keys = veřejné klíče serveru, jak je dává /api/keys (JSON); jinak ty z datové složky
core-help-games = počet partií
core-help-depth = počet kroků
core-help-from = začít od tohoto dokumentu s pozicí nebo záznamu
core-help-at = po prvních N řádcích záznamu
core-help-seconds = jak dlouho měřit
core-help-jobs = počet procesů
core-help-out-dir = složka pro datovou sadu; co už tam je, se znovu nedělá
core-help-dataset-records = soubory nebo složky se záznamy místo partií botů
core-help-dataset-arena = úložiště arény, jejíž partie se sehrají znovu
core-help-dataset-server = skončené hry tohoto serveru, jejichž stoly to dovolují
core-help-groups = volitelné skupiny pozorování
core-help-format = npz knihovny numpy, nebo Parquet
core-help-shard = kolik partií je v jednom souboru
core-help-document = dokument v JSON nebo jejich seznam (- čte z roury)
core-help-lenient = spočítat, co spočítat lze, i když pozice není dovolená
core-help-link = bodovací tabulka z odkazu: vše za znakem #
core-help-as-link = vypsat bodovací tabulku tak, jak stojí v odkazu
core-help-file-or-link = buď FILE, nebo --link
core-help-draw = dokument s pozicí nebo záznam (- čte z roury)
core-help-style = jeden ze vzhledů hry
core-help-compact = pro úzkou obrazovku
core-help-viewer = jak to vidí toto místo, počítáno od 1; jinak jako divák
core-help-output = zapsat do tohoto souboru

## Zprávy

core-games-line = { $title }, hráčů: { $seats }, minut: { $minutes }
core-column-seat = místo
core-column-bot = bot
core-column-wins = výhry
core-column-win_rate = podíl výher (95 %)
core-column-points = body
core-column-margin = náskok před ostatními
core-selfplay-game = Partie { $number }: { $scores }
core-dataset-done = Nových partií: { $games }, řádků: { $rows }, souborů: { $shards }; souborů, které tam už byly: { $kept }.
core-dataset-left-out = Vynechaných partií: { $count } ({ $reason }).
core-dataset-unfinished = nedohráno do konce
core-dataset-own-data = vlastní součásti
core-dataset-changed = znovu sehraná skončila jinak
core-dataset-file = soubor nelze přečíst
core-dataset-illegal = není to pravý záznam této verze hry
core-arena-head = { $games ->
        [one] { $games } partie
        [few] { $games } partie
        [many] { $games } partie
       *[other] { $games } partií
    }, { $deals ->
        [one] { $deals } rozdání
        [few] { $deals } rozdání
        [many] { $deals } rozdání
       *[other] { $deals } rozdání
    }, { $seats ->
        [one] { $seats } místo
        [few] { $seats } místa
        [many] { $seats } místa
       *[other] { $seats } míst
    }; každé rozdání se hraje jednou v každém pořadí
core-replay-agrees = Záznam souhlasí: { $entries ->
        [one] { $entries } řádek
        [few] { $entries } řádky
        [many] { $entries } řádku
       *[other] { $entries } řádků
    }.
core-replay-unfinished = Partie ještě neskončila.
core-verify-agrees = Záznam souhlasí sám se sebou: každá pozice, výsledek a { $draws ->
        [one] { $draws } losování
        [few] { $draws } losování
        [many] { $draws } losování
       *[other] { $draws } losování
    }.
core-verify-chosen = Semínko bylo zvoleno, stůl se k němu předem nezavázal: o zamíchání to nic nedokazuje.
core-verify-consistent = Odkud záznam pochází, prokázáno není: záznam, který souhlasí sám se sebou, si může vymyslet kdokoli.
core-verify-signed = Podepsal tento server (klíč { $key }): záznam takto vydal a od té doby ho nikdo nezměnil.
core-verify-noted = Semínko patří k pečeti zamíchání, kterou máte poznamenanou: bylo dáno dřív, než jste si ji poznamenali.
core-verify-cut = Záznam je neúplný: je useknutý, nebo v něm chybí výsledek. Co v něm je, souhlasí.
core-verify-forged = Podpis k tomuto textu nepatří: záznam někdo změnil, nebo tímto klíčem nikdy podepsán nebyl.
core-verify-other-commitment = Pečeť zamíchání v záznamu není ta, kterou máte poznamenanou.
core-verify-signature-good = Záznam také podepsal tento server (klíč { $key }).
core-verify-signature-unknown = Záznam nese podpis klíčem { $key }, který tu není znám, a proto nic nedokazuje.
core-verify-signature-unchecked = Záznam nese podpis klíčem { $key }, který nebyl ověřen: chybí balíček Pythonu „cryptography“.
core-verify-resigned = Podle záznamu se vzdalo místo { $seats }. To přepočítat nelze.
core-verify-words-committed = Každé místo se ke svému slovu zavázalo, než bylo kterékoli slovo odkryto.
core-verify-words-given = Slova padla při usedání: kdo usedl poslední, mohl předtím vidět slova ostatních.
core-verify-given-up = { $count ->
        [one] Jeden dřívější začátek byl zrušen
        [few] { $count } dřívější začátky byly zrušeny
       *[other] { $count } dřívějších začátků bylo zrušeno
    }, pokaždé s novým zárodkem náhody; příčina: { $who }.
core-result-line = { $place }. { $name }: { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
core-result-tie = Shoda: { $rules }

## Hra v terminálu

core-play-welcome = { $title }. Napište help pro nápovědu, quit pro konec.
core-play-asked = { $seat }: { $question }
core-play-back = Zpět
core-play-as-it-stands = Provést takto
core-play-undone = Vzato zpět: { $text }
core-play-bye = Na shledanou.
core-play-hand-over = Na řadě je { $seat }. Až se nikdo jiný nebude dívat, stiskněte Enter.
core-play-legal = „{ $text }“ je dovoleno.
core-play-why-what = Napište akci za why: why TEXT
core-play-help =
    Napište číslo možnosti nebo akci zápisem.
    0 se vrátí o jednu volbu zpět; samotný Enter možnosti znovu vypíše.
    list: všechny akce, které smíte provést, zápisem.
    board: znovu ukáže pozici.
    why TEXT: pravidlo, které akci zakazuje.
    undo: vezme zpět vaši poslední akci v tomto tahu.
    quit: konec hry.

## A game in words, for language models
core-text-you = Hra: { $title }. Vaše místo: { $seat }.
core-text-news = Co se stalo od vašeho posledního rozhodnutí:
core-text-position = Pozice, jak ji vidíte:
core-text-answer = Vyberte jednu z těchto akcí. Poslední řádek odpovědi ať obsahuje její číslo nebo zápis a nic jiného.
