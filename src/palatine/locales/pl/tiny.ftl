# Tiny, gra do skopiowania (games/_template).

tiny-title = Tiny
tiny-about = Karty wybrane w tajemnicy dają prawo stawiania chorągwi: ustaw swoje obok siebie na małym dziedzińcu.
tiny-weight = łatwo się nauczyć
tiny-score = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}

tiny-option-court = Dziedziniec
tiny-option-court-small = mały, 3 × 3
tiny-option-court-large = duży, 4 × 4
tiny-option-cancel = Równe karty znoszą się

tiny-ask-draw = Dobierana jest karta.
tiny-ask-choose = Wybierz w tajemnicy kartę.
tiny-ask-place = Postaw chorągiew albo spasuj.

tiny-touch-card = karta { $value }
tiny-touch-cell = pole { $cell }
tiny-touch-pass = pas

tiny-act-play = Zagraj kartę { $value }.
tiny-act-banner = Postaw chorągiew na polu { $cell }.
tiny-act-pass = Nie stawiaj więcej chorągwi.

tiny-why-other-question = Nie teraz: pytanie dotyczy czegoś innego.
tiny-why-not-in-hand = Nie masz w ręce karty { $value }.
tiny-why-outside = To pole nie należy do dziedzińca.
tiny-why-taken = Tam już stoi chorągiew.
tiny-why-alone = Chorągiew musi stać obok innej.

tiny-event-round = Zaczyna się runda { $round }.
tiny-event-drew = { $seat } dobiera kartę.
tiny-event-got = { $seat } otrzymuje kartę { $value }.
tiny-event-played = { $seat } zagrywa kartę { $value }.
tiny-event-won = { $seat } wygrywa rundę.
tiny-event-nobody = Karty się zniosły: nikt nie wygrywa rundy.
tiny-event-banner = { $seat } stawia chorągiew na polu { $cell }.
tiny-event-passed = { $seat } pasuje.
tiny-event-end = Koniec gry; wszyscy odkrywają karty.

tiny-points-banners = chorągwie
tiny-points-pairs = pary chorągwi
tiny-tie-cards = rozstrzygają karty w ręce

tiny-fact-cards = karty w ręce
tiny-fact-round = runda
tiny-fact-deck = karty w talii
tiny-tray-hand = Twoje karty

tiny-sheet-step-banners = chorągwie
tiny-sheet-step-pairs = pary
tiny-sheet-step-left = karty
tiny-sheet-left = suma kart, które zostały na ręce
tiny-sheet-lacks = { $seat }: { $what }
tiny-sheet-tie = Po równo mają { $seats }; decydują pozostałe karty: { $numbers }.
tiny-sheet-pairs = { $where }: { $seat } ma pary, ale żadnej chorągwi (X-09).
