# Průvodce, vysvětlující stránky a hlavolamy: co říkají o každé hře stejně.

learn-error-lesson = Tuto lekci nelze použít: { $where }: { $problem }

## Co průvodce říká v každé hře

learn-other-next = Nejdřív si to přečtěte, pak stiskněte „{ learn-next }“.
learn-other-wait = Táhnou ostatní. Hned budete na řadě.
learn-other-do = Nejdřív udělejte, co chce tento krok.
learn-other-confirm = Nejdřív stiskněte zelené tlačítko.
learn-next = Dál
learn-step-of = { $step } z { $of }
learn-lesson-step = Lekce, krok { $step } z { $of }
learn-coach = Průvodce
learn-show-me = Ukázat
learn-fold = Sbalit průvodce
learn-unfold = Rozbalit průvodce
learn-step-back = O krok zpět
learn-skip = Přeskočit krok
learn-leave = Odejít
learn-first-game = Vaše první partie
learn-what-you-know = Co už víte
learn-just-so = Přesně tak.
learn-own-turn = Tah podle vás. Co přinese nejvíc?
learn-marked = Vyznačeno:
learn-follows = hraje podle lekce
learn-end-title = Teď už znáte hru { $game }
learn-end-say = Chcete-li, můžete v této partii pokračovat z této pozice { $count ->
     [1] proti Pážeti
    *[other] proti Pážatům
}.
learn-play-on = Hrát dál { $count ->
     [1] proti Pážeti
    *[other] proti Pážatům
}
learn-play-on-note = partie pokračuje odtud; nehodnotí se
learn-puzzles = Deset hlavolamů
learn-another = Jiná hra
learn-lost-title = Šlo to jinudy
learn-lost-say = Lekce tu čeká něco jiného. Vraťte se o krok, nebo hrajte dál bez ní.
learn-on-without = Hrát dál bez lekce
learn-not-rated = nehodnotí se

## Začátek lekce

learn-learn = Naučit se
learn-by-playing = Naučit se hraním
learn-played-here = U tohoto stolu se hraje
learn-try-it = Vyzkoušet
learn-try-it-note = Tento krok první hry, u stolu
learn-never-played = Ještě jste nehráli?
learn-never-played-note = Průvodce vám hru ukáže u skutečného stolu, jedno po druhém.
learn-just-play = Rovnou hrát
learn-go-on = Pokračovat

## Jak se hraje, pravidla, vysvětlivky

learn-how = Jak se hraje
learn-one-page = Na jedné stránce
learn-complete = Úplná
learn-legend = Vysvětlivky
learn-complete-rules = Úplná pravidla
learn-print = Vytisknout
learn-players = { $least } až { $most } { $most ->
    [one] hráč
    [few] hráči
   *[other] hráčů
}
learn-minutes = { $least } až { $most } minut
learn-reading = { $minutes ->
    [one] { $minutes } minuta čtení
    [few] { $minutes } minuty čtení
   *[other] { $minutes } minut čtení
}
learn-find = Hledat v pravidlech
learn-found-none = Nic nenalezeno. Možná zde:
learn-chapters = Kapitoly
learn-chapter = Kapitola
learn-in-chapter = V této kapitole
learn-rule = Pravidlo { $number }
learn-rule-copied = Odkaz na pravidlo je zkopírován.
learn-copy = Kopírovat odkaz
learn-example = Příklad
learn-agreements = Dohody u stolu
learn-hints = Rady
learn-group-bar = Na liště
learn-group-board = Na plánu
learn-group-seat = U hráčů
learn-group-tray = Karty a součásti
learn-group-story = V průběhu hry
learn-keep-open = Nechat otevřené
learn-explain = Pravidla a vysvětlivky

# Puzzles: pages, answers, and the command that finds them.
learn-puzzle-title = Hlavolamy
learn-puzzle-about = Pozice z odehraných partií, každá s jednou nejlepší odpovědí. Nic se nepočítá, dokud si neřeknete o kontrolu, a nehraje se na čas.
learn-puzzle-all = Všechny hlavolamy
learn-puzzle-begin = Začít
learn-puzzle-go-on = Pokračovat
learn-puzzle-done = Hotovo
learn-puzzle-streak = Dní v řadě
learn-puzzle-puzzle = Hlavolam
learn-puzzle-question = Otázka
learn-puzzle-answers = Odpovědi
learn-puzzle-is-open = ještě nevyřešen
learn-puzzle-is-solved = vyřešen
learn-puzzle-is-shown = ukázán
learn-puzzle-note-turn = Hrajte obvyklými tlačítky a berte zpět, kolik chcete. Nic se nepočítá, dokud si neřeknete o kontrolu.
learn-puzzle-note-points = Vyberte jednu z vyznačených odpovědí. Rozhodují body, které přinese hned.
learn-puzzle-note-lead = Vyberte jednu z vyznačených odpovědí. Rozhoduje náskok, který lze čekat na konci hry.
learn-puzzle-best = Nejlepší odpovědi
learn-puzzle-restart = Znovu od začátku
learn-puzzle-again = Zkusit znovu
learn-puzzle-others = Zkusit jiné odpovědi
learn-puzzle-show = Ukázat
learn-puzzle-rule = Pravidlo
learn-puzzle-check-turn = Zkontrolovat můj tah
learn-puzzle-check-choice = Zkontrolovat mou odpověď
learn-puzzle-next = Další hlavolam
learn-puzzle-best-points = { $points ->
        [one] { $points } bod.
        [few] { $points } body.
       *[other] { $points } bodů.
    } Nic lepšího není.
learn-puzzle-best-points-letter = { $letter }: { $points ->
        [one] { $points } bod.
        [few] { $points } body.
       *[other] { $points } bodů.
    } Nic lepšího není.
learn-puzzle-best-lead-letter = { $letter } je nejlepší odpověď.
learn-puzzle-best-label = Úroveň { $points }. Výš to nejde.
learn-puzzle-less-points = { $points ->
        [one] { $points } bod,
        [few] { $points } body,
       *[other] { $points } bodů,
    } o { $less } méně než nejlepší odpověď.
learn-puzzle-less-points-letter = { $letter }: { $points ->
        [one] { $points } bod,
        [few] { $points } body,
       *[other] { $points } bodů,
    } o { $less } méně než nejlepší odpověď.
learn-puzzle-less-lead-letter = { $letter } je horší než nejlepší odpověď asi o { $less ->
        [one] { $less } bod.
        [few] { $less } body.
       *[other] { $less } bodů.
    }
learn-puzzle-less-label = Úroveň { $points }: jde to o { $less } výš.
learn-puzzle-compared = Ve srovnání s druhou nejlepší odpovědí: { $parts }.
learn-puzzle-short = Oproti nejlepší odpovědi: { $parts }.
learn-puzzle-instead = { $name } { $mine } místo { $best }
learn-puzzle-first = nejlepší
learn-puzzle-you = Hrajete jako { $seat }.
learn-puzzle-rivals = body ostatních
learn-puzzle-bad-file = Hlavolamy hry { $game } nelze přečíst: { $reason }
learn-puzzle-no-kinds = Hra { $game } neříká, jaké druhy hlavolamů má (guide/puzzles.toml).
learn-puzzle-other-evaluator = { $file } vznikl podle jiných pravidel nebo s jiným hodnocením. Zapisujte do jiného souboru.
learn-puzzle-unknown = Hlavolam { $name } neexistuje.
learn-puzzle-found = { $count ->
        [one] { $count } hlavolam
        [few] { $count } hlavolamy
       *[other] { $count } hlavolamů
    } v { $file }
learn-puzzle-checked = { $game }: { $count ->
        [one] zkontrolován { $count } hlavolam
        [few] zkontrolovány { $count } hlavolamy
       *[other] zkontrolováno { $count } hlavolamů
    }
learn-puzzle-renewed = Všechny platí. { $file } teď uvádí současné hodnocení.
learn-puzzle-unclear = žádná odpověď už není zřetelně nejlepší
learn-puzzle-other = nejlepší je teď jiná odpověď
learn-help-records = záznamy k prohledání; bez nich hry botů mezi sebou
learn-help-puzzles-output = zapsat do tohoto souboru a pokračovat, kde končí; záznamy jdou do složky téhož jména
learn-help-check = znovu posoudit uložené hlavolamy s větším rozpočtem
learn-help-keep = ponechat v souboru jen tyto hlavolamy, v tomto pořadí
learn-help-kind = hledat jen tento druh; lze zadat vícekrát
learn-help-games = počet her, které boti odehrají, když záznamy nejsou
learn-help-runs = kolik hledání v jedné pozici se porovná

## Hádanky z rozboru

learn-puzzle-review = { $seat } tu ztrácí body. Co byste udělali vy?
learn-puzzle-review-short = Co byste udělali?
learn-puzzle-review-good = Stejně dobré jako nejlepší nalezený tah.
learn-puzzle-review-best = Nejlepší nalezený tah.
learn-puzzle-review-less = { $less ->
        [one] { $less } bod
        [few] { $less } body
       *[other] { $less } bodů
    } za nejlepším nalezeným tahem.
