"""What stands beside the board, and the board as plain text."""

from collections.abc import Mapping

from games.torres.tables import GAME, START, end_turns, opened, play, table
from palatine import locales
from palatine.core.display import Tray
from palatine.core.state import SPECTATOR, Frame
from palatine.games.torres import parts
from palatine.games.torres.state import TorresState


def words(key: str, args: Mapping[str, object]) -> str:
    return f"{key}({', '.join(f'{k}={v}' for k, v in args.items())})" if args else key


def test_facts_of_every_seat() -> None:
    s = table(START, ["c3 b3", "f3"], "d1", cards=[["A-01"], ["A-02", "A-03"]], scores=[7, 9])
    s.stacks = [(3, 2, 0), ()]
    status = GAME.face.status(GAME.view(s, 0))
    assert status.scores == [7, 9]
    facts = [[(fact.icon, fact.value) for fact in seat] for seat in status.seats]
    assert facts[0] == [("block", "3 · 2 · 0"), ("knight", "4"), ("hidden", "1")]
    assert facts[1] == [("block", "-"), ("knight", "5"), ("hidden", "2")]


def trays(s: TorresState, viewer: int) -> dict[str, Tray]:
    return {tray.key: tray for tray in GAME.face.status(GAME.view(s, viewer)).trays}


def test_facts_of_the_table() -> None:
    s = table(START, ["c3", "f3"], "d1", phase=2, ap=3, master="M-07")
    facts = {fact.label.key: fact.value for fact in GAME.face.status(s).table}
    assert facts["torres-fact-supply"] == str(92 - 8 - 24)
    assert len(facts) == 2  # and the deck; all else has its own place
    text = "\n".join(lines(s, SPECTATOR))
    for told in ("level 2: 10", "Action points left: 3", "Master card: Main Diagonals"):
        assert told in text


def test_every_fact_can_be_asked() -> None:
    s = table(START, ["c3", "f3"], "d1", cards=[["A-06"], ["A-02"]])
    s.gone[1] = (parts.VAULT,)
    status = GAME.face.status(GAME.view(s, 0))
    for fact in [*status.table, *[fact for facts in status.seats for fact in facts]]:
        told = GAME.face.about(GAME.view(s, 0), fact.touch)
        assert told is not None and told.name.said(WORDS) and told.does, fact.touch


def test_T_501_stacks_are_buttons_and_the_one_in_use_stands_apart() -> None:
    s = table(START, ["c3", "f3"], "d1", stacks=[[3, 2, 2], [3]])
    tray = trays(s, 0)["stacks"]
    assert (tray.place, tray.form) == ("tray", "cards")
    assert [card.touch for card in tray.cards] == ["stack:3", "stack:2", "stack:2"]
    assert [card.symbol for card in tray.cards] == ["torres_stack3", *["torres_stack2"] * 2]
    play(s, "block c4", "stack 3")
    used, *others = trays(s, 0)["stacks"].cards
    assert used.touch == "stack:used" and used.name.said(WORDS) == "in use: 2"
    assert [card.touch for card in others] == ["stack:2", "stack:2"]
    assert [card.touch for card in trays(s, 1)["stacks"].cards] == ["stack:3"]


def test_T_706_the_kings_castle_says_what_it_pays_me_now() -> None:
    heights = {"d1": 2, "d2": 1, "d3": 2, "h8": 1}
    s = table(heights, ["d2", "d3", "h8"], "d1", phase=2)
    told = [trays(s, seat)["king"].cards[0] for seat in (0, 1, 2)]
    assert {card.name.said(WORDS) for card in told} == {"d1: level 2 pays 10"}
    assert [card.note.said(WORDS) for card in told if card.note] == [
        "You stand there on level 1: 0 now",
        "Your knight stands on level 2 there: 10 now",
        "No knight of yours stands there: 0 now",
    ]
    assert trays(s, SPECTATOR)["king"].cards[0].note is None
    assert GAME.face.about(GAME.view(s, 0), told[0].touch) is not None


def test_T_1203_the_master_card_says_what_it_is_worth_now() -> None:
    options = {"variant": "master", "master": "M-05"}
    s = table(START, ["b1", "g7"], "d1", options=options, phase=1)
    card = trays(s, 0)["master"].cards[0]
    assert card.value is not None and card.value.said(WORDS) == "4 now"
    assert card.note is not None and "brings 2 in this phase" in card.note.said(WORDS)


def test_T_302_verbs_with_their_costs_and_the_end_of_a_turn() -> None:
    s = table(START, ["c3", "f3"], "d1")
    verbs = GAME.face.status(GAME.view(s, 0)).verbs
    costs = {verb.touch: verb.cost for verb in verbs if verb.kind == "verb"}
    assert costs == {"reserve": 2, "build": 1, "walk": 1, "deck": 1, "marker": 1}
    assert [verb.touch for verb in verbs if verb.kind == "end"] == ["end"]
    master = table(START, ["c3", "f3"], "d1", options={"variant": "master"}, master="M-01")
    assert "deck" not in [verb.touch for verb in GAME.face.status(GAME.view(master, 0)).verbs]
    offers = GAME.face.offers(GAME.view(s, 0))
    begun = {offer.verb or offer.touches[0] for offer in offers}
    assert set(costs) <= begun  # each of them begins something
    s.frames = [Frame("move_king", 1)]
    (stay,) = GAME.face.status(GAME.view(s, 1)).verbs
    assert (stay.touch, stay.kind) == ("stay", "pass")
    assert GAME.face.status(GAME.view(s, SPECTATOR)).verbs == []


def test_T_301_action_points_of_how_many() -> None:
    s = table(START, ["c3", "f3"], "d1", ap=3, cards=[["A-07"], []])
    status = GAME.face.status(GAME.view(s, 0))
    assert status.budget is not None and status.budget.shown(WORDS) == "3 of 5"
    assert all(fact.icon != "ap" for facts in status.seats for fact in facts)
    other = GAME.face.status(GAME.view(s, 1))
    assert other.budget is None
    assert [fact.shown(WORDS) for fact in other.seats[0] if fact.icon == "ap"] == ["3 of 5"]
    play(s, "play seven_ap")
    budget = GAME.face.status(GAME.view(s, 0)).budget
    assert budget is not None and budget.shown(WORDS) == "5 left"


def test_T_202_phase_rounds_and_scoring_in_the_bar() -> None:
    s = table(START, ["c3", "f3", "f6", "c6"], "d1", phase=2, ap=3)
    s.round = 2
    progress = GAME.face.status(GAME.view(s, 1)).progress
    assert progress is not None and progress.title.said(WORDS) == "Phase 2 of 3"
    assert [step.said(WORDS) for step in progress.steps] == [
        "Round 1", "Round 2", "Round 3", "Scoring",
    ]  # fmt: skip
    assert progress.now == 1
    s.frames = [Frame("move_king", 1)]
    progress = GAME.face.status(GAME.view(s, 1)).progress
    assert progress is not None and progress.now == 3
    opening = GAME.face.status(GAME.new(2)).progress
    assert opening is not None and opening.now == -1


def test_T_1002_cards_that_cannot_be_played_are_pale() -> None:
    s = table(START, ["c3", "f3"], "d1", cards=[["A-06", "A-10"], []])
    s.fresh = (parts.VAULT,)
    cards = {card.touch: card for card in trays(s, 0)["cards"].cards}
    assert not cards["card:six_ap"].is_pale and cards["card:vault"].is_pale
    assert cards["card:vault"].value is not None
    play(s, "play six_ap")
    assert all(card.is_pale for card in trays(s, 0)["cards"].cards)


def test_before_the_first_phase_there_is_no_bonus_and_no_turn() -> None:
    facts = [fact.label.key for fact in GAME.face.status(GAME.view(GAME.new(2), 0)).table]
    assert facts == ["torres-fact-supply", "torres-fact-deck"]


def test_T_1011_ones_own_cards_and_nobody_elses() -> None:
    s = table(START, ["c3", "f3"], "d1", cards=[["A-01", "A-10"], ["A-02"]])
    tray = trays(s, 0)["cards"]
    assert tray.is_secret and tray.form == "rows"
    mine = tray.cards
    assert [card.touch for card in mine] == ["card:leap_two", "card:vault"]
    assert [card.symbol for card in mine] == ["i-a-leap", "i-a-vault"]
    assert [card.name.key for card in mine] == ["torres-card-leap_two", "torres-card-vault"]
    assert mine[0].note is not None and mine[0].note.key == "torres-note-leap_two"
    assert [card.touch for card in trays(s, 1)["cards"].cards] == ["card:block_under_knight"]
    assert set(trays(s, SPECTATOR)) == {"king"}


def test_many_cards_are_shown_by_their_names() -> None:
    """All ten cards of the master version fit beside the board; the inspector has their texts."""
    s = opened(2, [], variant="master", master="M-01").state
    cards = trays(s, 0)["cards"].cards
    assert len(cards) == 10 and all(card.note is None for card in cards)
    assert all(GAME.face.about(GAME.view(s, 0), card.touch) for card in cards)
    few = table(START, ["c3", "f3"], "d1", cards=[["A-01", "A-02", "A-03", "A-04"], []])
    assert all(card.note for card in trays(few, 0)["cards"].cards)


def test_T_1010_cards_looked_at_are_shown_to_the_buyer() -> None:
    match = opened(2, ["draw leap_two", "draw vault", "draw six_ap"], variant="own_deck")
    match.play("buy")
    shown = trays(match.state, 0)["looking"].cards
    assert {card.touch for card in shown} == {"card:leap_two", "card:vault", "card:six_ap"}
    assert "looking" not in trays(match.state, 1)


WORDS = locales.load("en", strict=True)


def lines(s: TorresState, viewer: int) -> list[str]:
    return GAME.face.text_board(GAME.view(s, viewer), WORDS).splitlines()


def chips(s: TorresState, viewer: int) -> set[str]:
    """What the page shows beside the board."""
    status = GAME.face.status(GAME.view(s, viewer))
    facts = [*status.table, *[fact for seat in status.seats for fact in seat]]
    return {f"{fact.label.said(WORDS)} {fact.shown(WORDS)}" for fact in facts}


def test_T_105_T_202_deck_phase_and_round_are_told() -> None:
    match = opened(3, ["draw vault"])
    match.play("buy")
    end_turns(match, 4)
    for told in (lines(match.state, SPECTATOR), chips(match.state, 2)):
        assert "Cards in the deck: 39" in told
    assert "Phase 1, round 2 of 4: 1 · 2" in lines(match.state, SPECTATOR)


def test_T_1002_cards_played_are_told() -> None:
    s = table(START, ["c3", "f3"], "d1", cards=[["A-06"], ["A-07"]])
    play(s, "play six_ap")
    s.gone[0] += (parts.VAULT,)
    said = "cards played (6 Action Points and Vault) 2"
    assert said in chips(s, 1)
    seats = [line for line in lines(s, SPECTATOR) if line.startswith(("A,", "B,"))]
    assert said in seats[0] and "cards played" not in seats[1]


def test_T_1010_own_decks_and_the_ends_cards_went_to_are_told() -> None:
    match = opened(2, ["draw leap_two", "draw vault", "draw six_ap"], variant="own_deck")
    for text in ("buy", "keep vault", "back six_ap leap_two top"):
        match.play(text)
    assert {"cards in the deck 9", "cards in the deck 10"} < chips(match.state, 1)
    for viewer in (0, 1, SPECTATOR):
        text = "\n".join(lines(match.state, viewer))
        assert "cards put back on top 2" in text and "put back under" not in text
        assert ("Vault" in text) == (viewer == 0)


def test_the_board_as_text() -> None:
    s = table({**START, "c3": 3, "h8": 1}, ["c3 a2", "f3"], "d1", cards=[["A-01"], []])
    lines = GAME.face.text_board(GAME.view(s, 0), words).splitlines()
    assert lines[:9] == [
        "    a  b  c  d  e  f  g  h",
        " 1   .  .  . K1  .  .  .  .",
        " 2  A.  .  .  .  .  .  .  .",
        " 3   .  . A3  .  . B1  .  .",
        " 4   .  .  .  .  .  .  .  1",
        " 5   1  .  .  .  .  .  .  .",
        " 6   .  .  1  .  .  1  .  .",
        " 7   .  .  .  .  .  .  .  .",
        " 8   .  .  .  .  1  .  .  1",
    ]
    assert lines[9].startswith("torres-text-seat(seat=0, letter=A): 0; torres-fact-stacks 3 · 3")
    assert lines[10].startswith("torres-text-seat(seat=1, letter=B): 0;")
    assert lines[-1] == "torres-card-leap_two"
    other = GAME.face.text_board(GAME.view(s, SPECTATOR), words).splitlines()
    assert other == lines[:-1]  # nobody else reads the hand


def test_columns_of_the_text_stand_under_their_letters() -> None:
    heights = {f"{x}1": 1 + i for i, x in enumerate("abcdefgh")}
    head, row = GAME.face.text_board(table(heights, ["b8", "c8"], "d8"), words).splitlines()[:2]
    for i, x in enumerate("abcdefgh"):
        assert abs(head.index(x) - row.index(str(1 + i), 2)) <= 1
