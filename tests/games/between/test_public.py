"""What is public is said: in the text for terminals and screen readers, and beside the castles."""

from games.between.tables import GAME, table
from palatine import locales
from palatine.core.match import Match
from palatine.core.native import HIDDEN
from palatine.core.state import SPECTATOR
from palatine.games.between.effects import attendant_key, card_key, room_key
from palatine.games.between.parts import ATTENDANT_COUNTS
from palatine.games.between.state import BetweenState

WORDS = locales.load("en", strict=True)


def beside(s: BetweenState, viewer: int) -> list[str]:
    """What the page shows of the table."""
    facts = GAME.face.status(GAME.view(s, viewer)).table
    return [f"{fact.label.said(WORDS)}: {fact.shown(WORDS)}" for fact in facts]


def told_to_all(s: BetweenState, line: str) -> bool:
    """Whether the page and the text tell it to everybody."""
    viewers = (0, 1, SPECTATOR)
    return all(
        line in beside(s, viewer)
        and f"* {line}" in GAME.face.text_board(GAME.view(s, viewer), WORDS).split("\n")
        for viewer in viewers
    )


def test_A_27_open_discards_are_told_by_name() -> None:
    s = table(3)
    assert not [line for line in beside(s, 0) if "iscarded" in line]
    s.discards = (0, 1)
    s.card_discards = (0,)
    assert told_to_all(s, "Discarded tiles: 2")
    rooms = [WORDS(room_key(tile)) for tile in s.discards]
    for viewer in (0, SPECTATOR):
        v = GAME.view(s, viewer)
        text = GAME.face.text_board(v, WORDS)
        for touch, line in (
            ("discards", f"Face up: {rooms[0]} and {rooms[1]}."),
            ("deck", f"Discarded: {WORDS(card_key(0))}."),
        ):
            told = GAME.face.about(v, touch)
            assert told and line in [one.said(WORDS) for one in told.does] and line in text


def test_A_21_of_tiles_discarded_unseen_only_the_number_is_told() -> None:
    s = table(3)
    s.down, s.down_known = (4, 5), (0, 0)
    assert GAME.view(s, 1).down == (HIDDEN, HIDDEN)
    assert told_to_all(s, "Tiles discarded face down: 2")


def test_B_405_attendants_left_are_told_by_kind() -> None:
    s = table(3)
    s.attendants = (0, *ATTENDANT_COUNTS[1:])
    names = [WORDS(attendant_key(kind)) for kind in range(len(ATTENDANT_COUNTS))]
    told = GAME.face.about(GAME.view(s, 0), "supply:attendants")
    assert told is not None
    lines = [line.said(WORDS) for line in told.does]
    assert lines == [f"{name}: {n}." for name, n in zip(names, s.attendants, strict=True)]
    values = "\u00a0·\u00a0".join(str(n) for n in s.attendants)
    assert told_to_all(s, f"Royal attendants left: {values}")


def test_the_text_tells_round_pile_and_supplies_of_a_game() -> None:
    match = Match(GAME, 3, "public")
    text = GAME.face.text_board(match.view(SPECTATOR), WORDS)
    assert all(f"* {line}" in text for line in beside(match.state, SPECTATOR))
    assert any(line.startswith("Tiles left in the pile") for line in beside(match.state, 0))
