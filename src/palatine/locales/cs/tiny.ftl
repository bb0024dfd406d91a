# Tiny, hra k opsání (games/_template).

tiny-title = Tiny
tiny-about = Tajně zvolené karty dávají právo vztyčit praporce: postavte své na malém nádvoří vedle sebe.
tiny-weight = snadno se naučí
tiny-score = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}

tiny-option-court = Nádvoří
tiny-option-court-small = malé, 3 × 3
tiny-option-court-large = velké, 4 × 4
tiny-option-cancel = Stejné karty se vyruší

tiny-ask-draw = Lízá se karta.
tiny-ask-choose = Vyber si tajně kartu.
tiny-ask-place = Postav korouhev, nebo pasuj.

tiny-touch-card = karta { $value }
tiny-touch-cell = pole { $cell }
tiny-touch-pass = pas

tiny-act-play = Zahrát kartu { $value }.
tiny-act-banner = Postavit korouhev na { $cell }.
tiny-act-pass = Nestavět další korouhve.

tiny-why-other-question = Teď ne: na řadě je něco jiného.
tiny-why-not-in-hand = Kartu { $value } nemáš v ruce.
tiny-why-outside = Toto pole do nádvoří nepatří.
tiny-why-taken = Tam už korouhev stojí.
tiny-why-alone = Korouhev musí stát vedle jiné.

tiny-event-round = Začíná { $round }. kolo.
tiny-event-drew = { $seat } si líže kartu.
tiny-event-got = { $seat } dostává kartu { $value }.
tiny-event-played = { $seat } hraje kartu { $value }.
tiny-event-won = { $seat } vyhrává kolo.
tiny-event-nobody = Karty se vyrušily: kolo nevyhrává nikdo.
tiny-event-banner = { $seat } staví korouhev na { $cell }.
tiny-event-passed = { $seat } pasuje.
tiny-event-end = Konec hry; všichni odkrývají karty.

tiny-points-banners = korouhve
tiny-points-pairs = dvojice korouhví
tiny-tie-cards = rozhodly karty v ruce

tiny-fact-cards = karty v ruce
tiny-fact-round = kolo
tiny-fact-deck = karty v balíčku
tiny-tray-hand = Vaše karty

tiny-sheet-step-banners = korouhve
tiny-sheet-step-pairs = dvojice
tiny-sheet-step-left = karty
tiny-sheet-left = součet karet, které zbyly v ruce
tiny-sheet-lacks = { $seat }: { $what }
tiny-sheet-tie = Stejně mají { $seats }; rozhodují zbylé karty: { $numbers }.
tiny-sheet-pairs = { $where }: { $seat } má dvojice, ale žádnou korouhev (X-09).
