"""What is public is said: in the text for terminals and screen readers, and beside the board."""

from games.castles.tables import GAME, castle, grow, own, play, table
from palatine import locales
from palatine.core.match import Match
from palatine.core.state import SPECTATOR, Frame
from palatine.games.castles.parts import FOYER3, SIZES
from palatine.games.castles.state import CastlesState

WORDS = locales.load("en", strict=True)


def said(s: CastlesState, viewer: int) -> list[str]:
    return GAME.face.text_board(GAME.view(s, viewer), WORDS).split("\n")


def beside(s: CastlesState, viewer: int) -> list[str]:
    """What the page shows beside the board."""
    facts = GAME.face.status(GAME.view(s, viewer)).table
    return [f"{fact.label.said(WORDS)} {fact.shown(WORDS)}".strip() for fact in facts]


def test_A_21_stack_heights_hallways_and_stairs_left_are_told() -> None:
    s = table()
    s.stacks[2], s.hallways, s.stairs = 0, 5, 3
    for line in ("hallways left 5", "stairs left 3"):
        assert f"* {line}" in said(s, SPECTATOR)
    sizes = " · ".join(f"{size}: {left}" for size, left in zip(SIZES, s.stacks))
    assert "200: 0" in sizes and f"* tiles left by size {sizes}" in said(s, SPECTATOR)
    trays = GAME.face.status(GAME.view(s, 1)).trays
    cards = {card.touch: card for tray in trays for card in tray.cards}
    note = cards["tile:hallway"].note
    assert note is not None and note.said(WORDS) == "5 left"  # the page shows them on the market


def test_C_126_the_text_tells_the_side_of_a_foyer() -> None:
    s = own(table(), castle(foyer=FOYER3))
    told = [line.strip() for line in said(s, 1)]
    assert any(line.startswith("Foyer, 3 doors (") for line in told)
    assert any(line.startswith("Foyer, 4 doors (") for line in told)  # the other's


def test_A_18_the_text_tells_dark_hallways_from_light_ones() -> None:
    s = own(table(), grow(("hallway", (0,)), ("stairs", (0,)), ("hallway", (2,))))
    told = [line.strip().partition(" (")[0] for line in said(s, 1)]
    assert told.count("Hallway, ground floor") == told.count("Hallway, downstairs") == 1


def test_A_46_tiles_on_the_room_deck_are_told_by_size_and_to_their_owner_by_name() -> None:
    s = own(table(), grow(("R200-7", (0,))))
    s.frames = [Frame("pass"), Frame("turn", 1), Frame("look", 0)]
    s.stacks[4] = 3
    play(s, "look 300", "see R300-1", "see R300-2", "see R300-3", "put R300-1", "put R300-2")
    mine = [line for line in beside(s, 0) if line.startswith("on the room deck")]
    assert mine == ["on the room deck: Panic Room 300", "on the room deck: Sauna 300"]
    for viewer in (1, SPECTATOR):
        theirs = [line for line in beside(s, viewer) if line.startswith("on the room deck")]
        assert theirs == ["on the room deck, tile of size 300"] * 2
        assert "Panic" not in "\n".join(said(s, viewer))


def test_C_127_nobody_is_master_builder_before_he_is_drawn() -> None:
    match = Match(GAME, 3, "first")
    assert match.legal() == ["foyer 3", "foyer 4"]
    assert not shown_builders(match.state)
    for seat in range(3):
        match.play("foyer 3", seat)
    assert shown_builders(match.state) == [match.state.builder]


def shown_builders(s: CastlesState) -> list[int]:
    """The seats that a view calls master builder: beside the board, in arrays."""
    v = GAME.view(s, SPECTATOR)
    told = [
        seat
        for seat, facts in enumerate(GAME.face.status(v).seats)
        if any(fact.label.key == "castles-fact-builder" for fact in facts)
    ]
    facts = GAME.encoding().named(v, SPECTATOR)["facts"]
    assert sum(facts[10::11]) == len(told)
    named = [fact for fact in GAME.face.status(v).table if fact.touch == "fact:builder"]
    assert len(named) == len(told)  # with his name beside the board
    return told
