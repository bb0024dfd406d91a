# Slova k radám a rozborům.

bots-points-later = ještě přijde
bots-decimal = { "," }
bots-hint-head = Rada, { $seat }: odtud { $count ->
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
bots-hint-less = Náskok o { $points } bodu menší než s prvním.
bots-hint-less-why = Náskok o { $points } bodu menší než s prvním. S prvním: { $why }
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

bots-reason-category-more = Nakonec o { $points } víc ({ $category }).
bots-reason-category-less = Nakonec o { $points } méně ({ $category }).
bots-reason-later-more = Na další tahy zbude o { $points } víc.
bots-reason-later-less = Na další tahy zbude o { $points } méně, jiné výhody to ale převáží.
bots-reason-rivals = Hlavně nechá méně ostatním.
bots-reason-rivals-title = Co zbude ostatním
bots-reason-later-title = S výhledem na další tahy
bots-reason-title = Lepší cesta
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
bots-review-course-early = { $seat }: ve vedení už od začátku a až do konce.
bots-review-course-middle = { $seat }: trvalé vedení od poloviny partie ({ $when }).
bots-review-course-late = { $seat }: obrat až ke konci ({ $when }).
bots-review-course-last = { $seat }: vítězství, které až do posledního tahu nebylo vidět.
bots-review-gave-most = Nejvíc rozdává { $seat }: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } (tahů: { $count }).
bots-review-gave-nothing = Nikdo nerozdal nic, co by se dalo odlišit od náhody.
bots-review-luck-kind = Štěstí přálo nejvíc: { $seat }, +{ $points }.
bots-review-luck-even = Štěstí bylo rozděleno rovnoměrně.
bots-review-curve = Očekávaný náskok každého hráče
bots-review-points-curve = Body každého hráče
bots-review-lost = { $points ->
        [one] Rozdán { $points } bod
        [few] Rozdány { $points } body
       *[other] Rozdáno { $points } bodů
    }
bots-review-lead-title = Vedení se mění
bots-review-lead = Odtud se čekalo vítězství: { $seat } (náskok { $lead }), a zůstalo to tak do konce.
bots-review-luck-title = Slovo má náhoda
bots-review-luck-gain = Co se předtím táhlo, přineslo: { $seat }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } očekávaného náskoku. Nikdo s tím nemohl nic dělat.
bots-review-luck-loss = Co se předtím táhlo, stálo: { $seat }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } očekávaného náskoku. Nikdo s tím nemohl nic dělat.
bots-review-take-nothing = V { $count } tazích jste nerozdali nic, co by se dalo odlišit od náhody.
bots-review-take-lost = Rozdali jste { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } (tahů: { $count } z { $of }).
bots-review-take-most = Nejdřív se podívejte sem: „{ $title }“, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
bots-review-take-when = Nejvíc to bylo zde: { $when }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
