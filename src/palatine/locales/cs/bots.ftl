# Slova k radám a rozborům.

bots-points-later = ještě přijde
bots-decimal = { "," }
bots-hint-head = Rada ({ $seat }): odtud { $count ->
        [one] se na zkoušku dohrála { $count } partie
        [few] se na zkoušku dohrály { $count } partie
       *[other] se na zkoušku dohrálo { $count } partií
    }.
bots-hint-basis = Odtud { $count ->
        [one] byla na zkoušku dohrána { $count } partie
        [few] byly na zkoušku dohrány { $count } partie
       *[other] bylo na zkoušku dohráno { $count } partií
    }.
bots-hint-nothing = Nikdo se tu o ničem nerozhoduje.
bots-hint-over = Partie skončila.
bots-hint-option = { $place }. { $action } [{ $text }]
bots-hint-expected = Očekává se { $total } bodu, náskok { $margin }.
bots-hint-most = Ze všeho, co bylo vyzkoušeno, přináší nejvíc.
bots-hint-less = Očekávaný náskok je o { $points } bodu menší než s prvním.
bots-hint-less-why = Očekávaný náskok je o { $points } bodu menší než s prvním. Pro první mluví: { $why }
bots-hint-unseen = Blíže neprozkoumáno.
bots-hint-only = Nic jiného udělat nelze.
bots-help-seat = pro toto místo, počítáno od 1; jinak pro to, které je na tahu
bots-help-rollouts = kolik partií se na zkoušku dohraje
bots-help-ladder = úrovně od nejslabší, každá proti další
bots-help-every-pair = každá úroveň proti každé jiné
bots-help-store = ukládat odehrané partie do tohoto souboru a pokračovat, kde končí
bots-help-ray = hrát na clusteru Ray: jeho adresa, nebo ten, který Ray najde (vyžaduje palatine[ray])
bots-help-pair = vlastní počet partií pro jednu dvojici žebříčku
bots-column-against = proti
bots-column-games = partie
bots-rating = { $name }: hodnocení { $mu } ± { $sigma }
bots-review-unfinished = Rozebrat lze jen dohranou partii.
bots-review-mistake = { $number }. { $seat }: „{ $action }“ stálo { $loss } bodu; lepší bylo „{ $better }“.
bots-review-summary = { $seat }: { $decisions ->
        [one] { $decisions } rozhodnutí
        [few] { $decisions } rozhodnutí
       *[other] { $decisions } rozhodnutí
    }, ztraceno { $lost } bodu, štěstí { $luck }, { $mistakes ->
        [0] žádná chyba
        [one] { $mistakes } chyba
        [few] { $mistakes } chyby
       *[other] { $mistakes } chyb
    }.

## Proč je jeden tah lepší než jiný

bots-reason-category-more = Na konci vynese o { $points } víc ({ $category }).
bots-reason-category-less = Na konci vynese o { $points } méně ({ $category }).
bots-reason-later-more = V dalších tazích vynese o { $points } víc.
bots-reason-later-less = V dalších tazích vynese o { $points } méně, jiné výhody to ale převáží.
bots-reason-rivals = Hlavně ostatní získají méně.
bots-reason-rivals-title = Co zbude ostatním
bots-reason-later-title = S výhledem na další tahy
bots-reason-category-title = V sázce: { $category }
bots-reason-title = Lepší cesta
bots-reason-again = { $title }, znovu
bots-reason-numbered = { $title } ({ $number })
bots-reason-equal = Stejně dobré jako první, pokud se dá soudit.

## Rozbor jako článek

bots-review-headline = { $seat } vyhrává o { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
bots-review-headline-tie = { $seat } vyhrává při shodě bodů
bots-review-headline-shared = O vítězství se dělí: { $seats }
bots-review-headline-alone = { $seat }: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
bots-review-players = { $game }, { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
       *[other] { $count } hráčů
    }.
bots-review-course-early = { $seat } se brzy ujímá vedení a drží ho až do konce.
bots-review-course-middle = { $seat } se uprostřed partie ujímá vedení a už ho nepustí ({ $when }).
bots-review-course-late = { $seat } stahuje ztrátu a ujímá se vedení až ke konci ({ $when }).
bots-review-course-last = { $seat } vítězí, i když se až do posledního tahu čekalo vítězství někoho jiného.
bots-review-gave-most = Nejvíc ztrácí { $seat }: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } (tahů: { $count }).
bots-review-gave-nothing = Nikdo neztratil víc, než co lze přičíst náhodě.
bots-review-luck-kind = Nejvíc štěstí má { $seat }: +{ $points }.
bots-review-luck-even = Štěstí bylo rozděleno rovnoměrně.
bots-review-curve = Očekávaný náskok každého hráče
bots-review-points-curve = Body každého hráče
bots-review-lost = { $points ->
        [one] Ztracen { $points } bod
        [few] Ztraceny { $points } body
       *[other] Ztraceno { $points } bodů
    }
bots-review-why = Lepší možnost: { $why }
bots-review-lead-title = Změna ve vedení
bots-review-lead = Odtud má k vítězství nejblíž { $seat } (očekávaný náskok { $lead }) a tak to zůstane až do konce.
bots-review-luck-title = Slovo má náhoda
bots-review-luck-gain = { $seat } získává losováním před tímto tahem { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } očekávaného náskoku. Nikdo s tím nemohl nic dělat.
bots-review-luck-loss = { $seat } ztrácí losováním před tímto tahem { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } očekávaného náskoku. Nikdo s tím nemohl nic dělat.
bots-review-take-nothing = Neztratili jste víc, než co lze přičíst náhodě (tahů: { $count }).
bots-review-take-lost = Ztratili jste { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } (tahů: { $count } z { $of }).
bots-review-take-most = Nejdřív se podívejte sem: „{ $title }“, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
bots-review-take-when = Nejvíc jste ztratili tady: { $when }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
