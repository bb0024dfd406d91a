# Slova stolu: co oznamuje, na co se ptá a co odmítá.

table-yes = ano
table-no = ne
table-name = { $seat }
table-seat-open = volné místo
table-seat-gone = Někdo, kdo odešel
table-waits = Na tahu: { $seats }.
table-draws = Co bude dál, rozhodne náhoda.
table-locked = Tím se něco vylosuje nebo odkryje, nelze to vzít zpět.
table-why-nothing = S tím se nedá nic dělat.

table-result = { $place }. { $seat }: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
table-result-gave-up = { $place }. { $seat }: vzdáno
table-result-left = { $place }. { $seat }: dohrával bot

## Konec: kdo vyhrál

table-end-you-win = Vyhráváte o { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
table-end-you-win-tie = Vyhráváte; body jsou stejné, rozhodlo pravidlo pro shodu
table-end-wins = Vítězí { $name }, náskok: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
table-end-wins-tie = Vítězí { $name }; body jsou stejné, rozhodlo pravidlo pro shodu
table-end-lost = Vítězí { $name }; máte { $place }. místo a ztrácíte { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
table-end-lost-tie = Vítězí { $name }; máte { $place }. místo: body jsou stejné, rozhodlo pravidlo pro shodu
table-end-you-left = Vyhráváte; hru vzdali: { $names }
table-end-left = Vítězí { $name }; hru vzdali: { $names }
table-end-you-share = O vítězství se dělíte; spolu s vámi: { $names }
table-end-share = O vítězství se dělí { $names }
table-end-alone = Konec hry: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
table-end-second = Druhé místo: { $name }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.

## Záznam

table-log-sits = { $seat } usedá ke stolu.
table-log-stands = { $name } vstává od stolu.
table-log-removed = { $name }: místo odebral zakladatel stolu.
table-log-starts = Hra začíná.
table-log-over = Hra skončila.
table-log-undone = { $seat } bere tah zpět.
table-log-undone-agreed = Se souhlasem všech se hra vrací před poslední akci ({ $seat }). Co se losuje znovu, je nový los.
table-log-asks = { $seat } žádá o vrácení akce.
table-log-declines = { $seat } s vrácením nesouhlasí.
table-log-resigns = { $seat } se vzdává.
table-log-flag = { $seat }: vypršel čas.
table-log-leaves = { $seat } si odskakuje; zaskakuje bot.
table-log-leaves-rated = { $seat } přenechává hru botovi. Hra se hodnotí: znamená to poslední místo, a jakmile bot zahraje, ostatním se nepočítá.
table-log-back = { $seat } je zpět.
table-log-hint = { $seat } používá nápovědu.
table-log-anew = { $name }: zapečetěné slovo neodkryto, nebo odchod od stolu. Tento začátek se ruší a další má novou pečeť.

## Před partií: slova a jejich pečeti

table-luck-commit = Čeká se na zapečetěná slova: { $seats }.
table-luck-open = Všechna slova jsou zapečetěna. Čeká se, až své slovo odkryje: { $seats }. Otevřená stránka to udělá sama.
table-luck-given-up = { $count ->
        [one] Jeden začátek byl zrušen
        [few] { $count } začátky byly zrušeny
       *[other] { $count } začátků bylo zrušeno
    }, protože slovo nebylo odkryto: { $who }. Záznam to uvede.

## Vracení

table-undo-free = { $steps ->
        [one] Poslední akci lze vzít zpět.
        [few] Poslední { $steps } akce lze vzít zpět.
       *[other] Posledních { $steps } akcí lze vzít zpět.
    }
table-undo-nothing = Zatím není co vzít zpět.
table-undo-revealed = Něco se vylosovalo nebo odkrylo: samostatně to nelze vzít zpět.
table-undo-others = Mezitím hrál někdo jiný: samostatně to nelze vzít zpět.
table-undo-final = Volba je úplná a konečná.
table-undo-ask = Požádat ostatní o návrat před vaši poslední akci. Co se losuje znovu, je nový los.
table-undo-asked = O vrácení už někdo žádá.
table-undo-rated = Tato hra se hodnotí: dál než za vlastní poslední akce se nevrací.
table-undo-wish = { $seat } žádá o návrat před svou poslední akci.

## Nápověda

table-hints = Nápověda
table-study = Po skončení se smí použít pro výzkum
table-hint-ask = Zeptat se, co by šlo zahrát a proč. Všichni se dozvědí, že používáte nápovědu.
table-hint-again = Zeptat se, co by šlo zahrát a proč.
table-hint-thinking = Hledá se nápověda…
table-hint-failed = Tentokrát se žádná nápověda nenašla.

## Odmítnutí

table-refused-lesson = Lekce teď chce něco jiného.
table-refused-stale = Otázka se mezitím změnila.
table-refused-not-asked = Nejste na tahu.
table-refused-texts = Tolik akcí najednou není možné.
table-refused-bad-text = Taková akce ve hře není.
table-refused-not-legal = To teď není možné.
table-refused-crosses = Nejdřív je třeba vidět, co se mezitím vylosuje nebo odkryje.
table-refused-waiting = Hra ještě nezačala.
table-refused-over = Hra skončila.
table-refused-not-over = Hra ještě neskončila.
table-refused-halted = Stůl stojí.
table-refused-taken = Toto místo je obsazené.
table-refused-started = Hra už začala.
table-refused-not-seated = To není vaše místo.
table-refused-not-fallen = Ještě je čas.
table-refused-no-undo = To nelze vzít zpět.
table-refused-no-wish = Nikdo nežádá o váš souhlas.
table-refused-no-hints = U tohoto stolu se nenapovídá.
table-refused-hints-rated = Tato hra se hodnotí: nenapovídá se.
table-refused-name = Zvolte si prosím jméno.
table-refused-word = Slovo pro míchání musí mít 16 až 40 písmen a číslic.
table-refused-commitment = Toto není pečeť slova (64 číslic SHA-256), nebo je to pečeť někoho jiného.
table-refused-mismatch = Toto není slovo, které bylo zapečetěno.
table-refused-opened = Slova se už odkrývají: teď je lze jen odkrýt, nebo začátek zrušit.
table-refused-not-late = Na toto místo nikdo nečeká.
table-refused-not-opened = Žádné slovo ještě není odkryto: stačí zapečetit nové.
table-refused-too-early = Žádné slovo se neodkryje, dokud nejsou všechna zapečetěna.
table-refused-no-words = Zárodek náhody u tohoto stolu byl zvolen: slova nejsou potřeba.
table-refused-pace = Takové tempo není: „{ $kind }“.
table-refused-rated-clock = Hodnocená hra potřebuje hodiny: zvolte čas, nebo hrajte bez hodnocení.
table-refused-busy = U stolu je příliš živo; zkuste to znovu.
table-refused-bad-message = Zprávě nebylo rozumět.
table-refused-too-often = Příliš mnoho najednou; chvilku počkejte.
table-refused-silent = Teď se u stolu nemluví.
table-refused-muted = Teď sem psát nemůžete.
table-refused-barred = Zakladatel stolu vás od tohoto stolu vykázal.
table-refused-self = To nelze udělat sám sobě.
table-refused-nobody = Není tu nikdo, koho by se to týkalo.
table-refused-sign-in = Nejdřív si zvolte jméno.

## Bez hodnocení, stojí

table-unrated-asked = bez hodnocení
table-unrated-chosen = bez hodnocení: rozdání bylo zvoleno předem
table-unrated-undo = bez hodnocení: hráči se po dohodě vraceli
table-unrated-hint = bez hodnocení: byla použita nápověda
table-unrated-left = za toho, kdo odešel, rozhodoval bot: bude poslední a ostatním se hra nehodnotí
table-unrated-short = bez hodnocení: hra byla příliš krátká
table-unrated-pair = bez hodnocení: titíž dva hráči spolu dnes odehráli dost hodnocených her
table-halted-version = Tento stůl začal podle jiných pravidel, než jaká hraje tato verze; stojí, dokud se nevrátí ta správná.
table-halted-replay = Tato verze neumí stůl přehrát; stojí, dokud se nevrátí ta správná.
table-halted-hash = Přehrání stolu vede k jiné pozici, než jaká byla; stůl stojí.
table-closed-expired = Tento stůl byl zavřen, protože příliš dlouho čekal na hráče. Můžete založit nový.
table-closed-host = Tento stůl zavřel jeho hostitel.
table-closed-operator = Tento stůl zavřel správce serveru.
