"""The end step by step, and deals that are one line."""

import pytest

from games.louis.tables import (
    WORDS,
    A,
    B,
    chips,
    lay,
    play_on,
    table,
)
from palatine import locales
from palatine.core.chance import Sampler
from palatine.core.display import ScoringStep
from palatine.core.events import Event
from palatine.core.rng import Rng
from palatine.core.state import CHANCE, OVER, Frame
from palatine.games.louis import GAME
from palatine.games.louis.state import LouisState


def ending(s: LouisState) -> list[Event]:
    """Exchange, arms, majorities: everything that the end tells."""
    told: list[Event] = []
    s.frames.append(Frame("exchange", CHANCE, (0,)))
    GAME.advance(s, told)
    chance = Sampler(Rng("end"))
    while GAME.to_move(s) == CHANCE:
        GAME.apply(s, CHANCE, chance.draw(GAME, s), told)
    return told


def steps(told: list[Event]) -> list[ScoringStep]:
    found = [GAME.face.score(event.key, event.args) for event in told]
    return [one for one in found if one is not None]


def rich_end(seats: int) -> LouisState:
    s = play_on(GAME.new(seats), "count", stop="mission")
    s.frames = []
    s.round = 4
    chips(s, A, "orb crown")
    lay(s, B, "D01", "D02")
    return s


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_steps_add_up_to_the_result(seats: int) -> None:
    """L-601 ... L-604  What the steps add to the score before them is the score after them."""
    s = rich_end(seats)
    before = GAME.result(s).scores
    found = steps(ending(s))
    for seat in range(seats):
        gained = sum(one.points for one in found if one.seat == seat)
        assert before[seat] + gained == GAME.result(s).scores[seat]


def test_the_order_is_that_of_the_rules() -> None:
    found = [one.step for one in steps(ending(rich_end(3)))]
    order = list(dict.fromkeys(found))
    classes = [f"exchange:{name}" for name in ("influence", "intrigue", "chips", "markers")]
    exchanged = [step for step in order if step.startswith("exchange")]
    assert exchanged == [step for step in [*classes, "exchange:louisdor"] if step in order]
    kinds = [step for step in order if step.startswith("kind")]
    assert order == [*exchanged, "opened", *kinds, "missions"] and "exchange:chips" in order
    assert kinds == sorted(kinds) and len(kinds) >= 5


def test_every_step_has_a_sentence_in_all_languages() -> None:
    found = steps(ending(rich_end(4)))
    for language in locales.languages():
        words = locales.load(language, strict=True)
        assert all(one.title.said(words) and one.formula.said(words) for one in found)
    most = next(one for one in found if one.step.startswith("kind"))
    assert most.points == 1 and "the most: 1 more" in most.formula.said(WORDS)
    missions = next(one for one in found if one.step == "missions" and one.seat == B)
    assert missions.points == 0 and "in the score already" in missions.formula.said(WORDS)


def test_nothing_that_is_told_interrupts_the_counting() -> None:
    """From the first exchange on every line that a spectator reads is a step of it."""
    told = [event for event in ending(rich_end(3)) if event.is_for(-1)]
    assert all(GAME.face.score(event.key, event.args) is not None for event in told)


def test_other_events_are_no_steps() -> None:
    assert GAME.face.score("louis-event-paid", {"seat": 0, "count": 3}) is None
    assert GAME.face.score("louis-event-round", {"round": 2, "seat": 0}) is None


# --- deals are one line -----------------------------------------------------------------------


def lines(seats: int, viewer: int, until: str) -> list[str]:
    """What a viewer reads from the set-up to the first question of a step."""
    rng = Rng("deal")
    chance, s = Sampler(rng), GAME.new(seats)
    told: list[Event] = []
    while GAME.to_move(s) != OVER and s.frames[-1].step != until:
        assert GAME.to_move(s) == CHANCE
        GAME.apply(s, CHANCE, chance.draw(GAME, s), told)
    return [event.key for event in told if event.is_for(viewer)]


@pytest.mark.parametrize("seats", [3, 4])
def test_L_203_a_deal_of_many_cards_is_one_line(seats: int) -> None:
    keys = lines(seats, A, "play")
    assert keys.count("louis-event-deal") == 1
    assert keys.count("louis-event-hand") == 1  # the owner reads what he got
    assert "louis-event-drew-influence" not in keys and "louis-event-got-influence" not in keys
    assert keys.count("louis-event-first-missions") == 1
    assert keys.count("louis-event-dealt-missions") == 1
    watching = lines(seats, -1, "play")
    assert "louis-event-hand" not in watching and "louis-event-first-missions" not in watching


def test_what_is_dealt_can_still_not_be_taken_back() -> None:
    """Every card of the deal reveals something to its owner, although only one line says so."""
    s = GAME.new(2)
    chance = Sampler(Rng("deal"))
    while s.frames[-1].step != "draw-influence":
        GAME.apply(s, CHANCE, chance.draw(GAME, s))
    while s.frames[-1].step == "draw-influence":
        owner = s.frames[-1].args[0]
        told: list[Event] = []
        GAME.apply(s, CHANCE, chance.draw(GAME, s), told)
        assert any(event.reveals == 1 << owner for event in told)


def test_a_single_card_is_told_as_before() -> None:
    s = table(2)
    s.frames = [Frame("evaluation", CHANCE, (11,)), Frame("draw-influence", CHANCE, (A,))]
    told: list[Event] = []
    GAME.apply(s, CHANCE, GAME.parse("draw influence 7"), told)
    assert [event.key for event in told][:2] == [
        "louis-event-drew-influence",
        "louis-event-got-influence",
    ]


def test_two_arms_are_one_line() -> None:
    s = table(2)
    told: list[Event] = []
    s.on[9 * 4 + A] = 3
    s.frames = [Frame("evaluation", CHANCE, (9,))]
    GAME.advance(s, told)
    arms = [event for event in told if event.key == "louis-event-arms"]
    assert [event.args["count"] for event in arms] == [2]
