"""What stands beside the board, and the board as plain text."""

from collections.abc import Mapping

from games.torres.tables import GAME, START, end_turns, opened, play, table
from palatine import locales
from palatine.core.state import SPECTATOR
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


def test_facts_of_the_table() -> None:
    s = table(START, ["c3", "f3"], "d1", phase=2, ap=3, master="M-07")
    facts = {fact.label.key: (fact.value, fact.label.args) for fact in GAME.face.status(s).table}
    assert facts["torres-fact-supply"][0] == str(92 - 8 - 24)
    assert facts["torres-fact-king"] == ("10", {"level": 2, "points": 10})
    assert facts["torres-fact-ap"] == ("3", {"ap": 3})
    card = facts["torres-fact-master"][1]["card"]
    assert card.key == "torres-master-main_diagonals"  # type: ignore[union-attr]


def test_before_the_first_phase_there_is_no_bonus_and_no_turn() -> None:
    facts = [fact.label.key for fact in GAME.face.status(GAME.view(GAME.new(2), 0)).table]
    assert facts == ["torres-fact-supply", "torres-fact-deck"]


def test_T_1011_ones_own_cards_and_nobody_elses() -> None:
    s = table(START, ["c3", "f3"], "d1", cards=[["A-01", "A-10"], ["A-02"]])
    mine = GAME.face.status(GAME.view(s, 0)).mine
    assert [card.touch for card in mine] == ["card:leap_two", "card:vault"]
    assert [card.symbol for card in mine] == ["torres_card-leap_two", "torres_card-vault"]
    assert [card.name.key for card in mine] == ["torres-card-leap_two", "torres-card-vault"]
    assert mine[0].note is not None and mine[0].note.key == "torres-note-leap_two"
    assert [c.touch for c in GAME.face.status(GAME.view(s, 1)).mine] == ["card:block_under_knight"]
    assert GAME.face.status(GAME.view(s, SPECTATOR)).mine == []


def test_T_1010_cards_looked_at_are_shown_to_the_buyer() -> None:
    match = opened(2, ["draw leap_two", "draw vault", "draw six_ap"], variant="own_deck")
    match.play("buy")
    mine = GAME.face.status(GAME.view(match.state, 0)).mine
    assert {card.touch for card in mine} == {"card:leap_two", "card:vault", "card:six_ap"}
    assert GAME.face.status(GAME.view(match.state, 1)).mine == []


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
        assert "Phase 1, round 2 of 4: 1 · 2" in told


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
