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

bots-reason-category-more = Nakonec se čeká, { $category }: o { $points } víc.
bots-reason-category-less = Nakonec se čeká, { $category }: o { $points } méně.
bots-reason-rivals = Hlavně nechá méně ostatním.
bots-reason-rivals-title = Co zbude ostatním
bots-reason-later-title = S výhledem na další tahy
bots-reason-title = Lepší cesta
bots-reason-equal = Stejně dobré jako první, pokud se dá soudit.
