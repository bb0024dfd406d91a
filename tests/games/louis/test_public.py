"""What is public is said: in the text for terminals and screen readers, and beside the board."""

from games.louis.tables import A, B, lay, table
from palatine import locales
from palatine.core.match import Match
from palatine.core.state import SPECTATOR
from palatine.games.louis import GAME
from palatine.games.louis.names import EFFECTS, JOKER, MISSION_IDS
from palatine.games.louis.state import LouisState

WORDS = locales.load("en", strict=True)


def beside(s: LouisState, viewer: int) -> list[str]:
    """What the page shows of the table beside the board."""
    facts = GAME.face.status(GAME.view(s, viewer)).table
    return [f"{fact.label.said(WORDS)} {fact.shown(WORDS)}" for fact in facts]


def test_L_972_everybody_may_look_through_the_influence_cards_in_the_centre() -> None:
    s = table(3)
    said = "influence cards in the centre"
    assert not [line for line in beside(s, A) if "played" in line]
    s.played[0], s.played[11], s.played[JOKER] = 1, 2, 1
    cards = [WORDS(f"louis-card-{n}") for n in (1, 12, 12, "joker")]
    told = f"{said} ({', '.join(cards[:-1])} and {cards[-1]})"
    for viewer in (A, B, SPECTATOR):
        view = GAME.view(s, viewer)
        assert "Influence cards played: 4" in beside(s, viewer)
        inspected = GAME.face.about(view, "played")
        assert inspected is not None and told in [one.said(WORDS) for one in inspected.follows]
        assert told in GAME.face.text_board(view, WORDS)


def test_L_972_a_card_that_is_played_lies_in_the_centre_for_all_to_see() -> None:
    match = Match(GAME, 3, "centre")
    while not sum(match.state.played):
        match.play(match.legal()[0])
    assert "Influence cards played: 1" in beside(match.state, SPECTATOR)


def test_L_504_laid_missions_are_named_in_the_text() -> None:
    s = table(2)
    lay(s, B, "L19", "E03")
    lines = GAME.face.text_board(GAME.view(s, A), WORDS).split("\n")
    laid = [line.strip() for line in lines if "missions laid" in line]
    names = [WORDS(f"louis-effect-{effect}") for effect in effects(s, "L19", "E03")]
    assert laid == [f"missions laid: {names[0]} and {names[1]}"]


def effects(s: LouisState, *missions: str) -> list[str]:
    return [EFFECTS[s.parts.effects[MISSION_IDS.index(name)]] for name in missions]
