# Slova k radám a rozborům.

bots-points-later = ještě přijde
bots-decimal = { "," }
bots-hint-head = { $seat }: co { $count ->
        [one] říká { $count } dohraná varianta
        [few] říkají { $count } dohrané varianty
       *[other] říká { $count } dohraných variant
    }.
bots-hint-basis = Odtud { $count ->
        [one] byla na zkoušku dohrána { $count } partie
        [few] byly na zkoušku dohrány { $count } partie
       *[other] bylo na zkoušku dohráno { $count } partií
    }.
bots-hint-nothing = Nikdo se tu o ničem nerozhoduje.
bots-hint-over = Partie skončila.
bots-hint-option = { $place }. { $action } [{ $text }]
bots-hint-expected = očekáváno { $total } bodů, náskok { $margin }
bots-hint-unseen = blíže neprozkoumáno
bots-hint-only = Nic jiného udělat nelze.
bots-help-seat = pro toto místo, počítáno od 1; jinak pro to, které je na tahu
bots-help-rollouts = kolik variant se dohraje
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
