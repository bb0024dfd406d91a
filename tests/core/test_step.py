"""Actions, steps, events, and what follows from them for every game."""

from typing import Any

import pytest

from palatine.core.action import Action, ActionTable
from palatine.core.data import canonical, short_hash
from palatine.core.errors import BadDocument, BadText, NotAsked, NotLegal, Unsupported
from palatine.core.events import EVERYBODY, Event, only, others
from palatine.core.game import Game
from palatine.core.meta import Meta
from palatine.core.offer import Phrase
from palatine.core.result import places_by
from palatine.core.state import CHANCE, SPECTATOR, Frame, State
from palatine.core.step import Automatic, Chance, Pending, Step, TogetherStep
from palatine.games._template import GAME


def table() -> ActionTable:
    made = ActionTable()
    made.add(0, "block c4", 18)
    made.add(1, "pass")
    return made


def test_an_action_is_its_text() -> None:
    first = table().all[0]
    assert first == Action(9, "block c4") and hash(first) == hash(Action(9, "block c4"))
    assert first != table().all[1] and first != "block c4"
    assert (first.kind, first.a, first.index, repr(first)) == (0, 18, 0, "<block c4>")


def test_texts_are_read_exactly_but_for_spaces() -> None:
    made = table()
    assert made.parse(" block \t c4\n") is made.all[0]
    for text in ("", "block", "blockc4", "Block c4", "block c4 1", "pass pass", "\0"):
        with pytest.raises(BadText) as refused:
            made.parse(text)
        assert refused.value.key == "error-bad-text"
    with pytest.raises(BadText) as refused:
        made.parse("x" * 1000)
    assert len(str(refused.value.details["text"])) == 80


def test_a_text_stands_for_one_action_only() -> None:
    made = table()
    with pytest.raises(AssertionError):
        made.add(2, "pass")


def test_steps_without_a_body_say_so() -> None:
    s, f, a = State(2, {}), Frame("x", 0), Action(0, "a")
    step: Step[State] = Step()
    for call in (
        lambda: step.legal(s, f, 0),
        lambda: step.take(s, f, 0, a, None),
        lambda: step.why(s, f, 0, a),
        lambda: step.run(s, f, None),
    ):
        with pytest.raises(AssertionError, match="step x"):
            call()
    assert step.prompt(s, f, 0) == "ask-x"
    assert Automatic[State]().automatic and not step.automatic


class Dice(Chance[State]):
    """Weights 1, 2 and 3, with nothing overridden."""

    name = "dice"

    def odds(self, s: State, f: Frame) -> list[tuple[Action, int]]:
        return [(Action(0, f"roll {n}"), n) for n in (1, 2, 3)]


def test_chance_follows_from_its_odds() -> None:
    dice, s, f = Dice(), State(2, {}), Frame("dice")
    assert dice.total(s, f) == 6
    assert [dice.pick(s, f, n).text[-1] for n in range(6)] == list("122333")
    assert [a.text for a in dice.legal(s, f, CHANCE)] == ["roll 1", "roll 2", "roll 3"]
    assert dice.why(s, f, CHANCE, Action(0, "roll 2")) is None
    reason = dice.why(s, f, CHANCE, Action(0, "roll 7"))
    assert reason is not None and reason.key == "error-not-drawable"
    with pytest.raises(AssertionError):
        dice.pick(s, f, 6)


def test_a_simultaneous_step_needs_a_simultaneous_frame() -> None:
    step: TogetherStep[State] = TogetherStep()
    with pytest.raises(AssertionError):
        step.take(State(2, {}), Frame("x", 0), 0, Action(0, "a"), None)


def test_clients_are_told_nothing_about_chance() -> None:
    asked = Pending(CHANCE, "draw", "some-ask-draw", False, "cards", 17)
    assert asked.to_json() == {
        "seat": CHANCE,
        "step": "draw",
        "prompt": "some-ask-draw",
        "silent": False,
    }
    assert asked == Pending(CHANCE, "draw", "some-ask-draw", False, "", 0)
    assert asked != Pending(0, "draw", "some-ask-draw")


def test_a_spectator_is_not_chance() -> None:
    s = GAME.new(2)
    v = GAME.view(s, SPECTATOR)
    assert GAME.legal(s, CHANCE) and not GAME.legal(v, SPECTATOR)
    assert GAME.pending(s)[0].total == 30 and GAME.pending(v)[0].total == 0
    with pytest.raises(NotAsked):
        GAME.check(v, SPECTATOR, GAME.parse("draw 1"))


def test_events_are_for_those_who_may_see_them() -> None:
    assert [Event("e", {}).is_for(viewer) for viewer in (-1, 0, 1)] == [True] * 3
    private = Event("e", {}, seen_by=only(1))
    assert [private.is_for(viewer) for viewer in (-1, 0, 1, 2)] == [False, False, True, False]
    assert others(1, 4) == 0b1101
    event = Event("e", {"n": 1}, reveals=EVERYBODY, moves=(("a", "b"),))
    assert event.to_json()["moves"] == [["a", "b"]]


def test_places_share_and_skip() -> None:
    assert places_by([(5, 1), (7, 0), (5, 1), (5, 0)]) == [2, 1, 2, 4]
    assert places_by([]) == []


def test_what_a_game_does_not_offer_is_refused_by_name() -> None:
    game: Game[State] = Game(Meta("some", 1, (2,)), ActionTable(), [])
    s: Any = State(2, {})
    for what, call in {
        "new": lambda: game.new(2),
        "load": lambda: game.load({}),
        "view": lambda: game.view(s, 0),
        "result": lambda: game.result(s),
        "inventory": lambda: game.inventory(s),
        "score": lambda: game.documents.score({}, False),
        "position": lambda: game.documents.position({}),
        "moves": lambda: game.documents.moves({}),
        "data": lambda: game.with_data({}),
    }.items():
        with pytest.raises(Unsupported) as refused:
            call()  # type: ignore[no-untyped-call]
        assert refused.value.details == {"game": "some", "what": what}
    assert (game.data_hash(), game.face.preview(s, Action(0, "a")), game.face.touched(s, [])) == (
        "-",
        {},
        None,
    )
    assert game.pending(s) == () and game.legal(s, 0) == [] and game.is_over(s)


def test_check_raises_the_reason() -> None:
    s = GAME.new(2)
    with pytest.raises(NotAsked) as idle:
        GAME.check(s, 0, GAME.parse("pass"))
    assert idle.value.details == {"seat": 0}
    for text in ("draw 5", "draw 1", "draw 5", "draw 1", "draw 5", "draw 1"):
        GAME.check(s, CHANCE, GAME.parse(text))
        GAME.apply(s, CHANCE, GAME.parse(text))
    GAME.check(s, 1, GAME.parse("play 1"))
    with pytest.raises(NotLegal) as refused:
        GAME.check(s, 1, GAME.parse("play 5"))
    assert (refused.value.rule, refused.value.key) == ("X-03", "tiny-why-not-in-hand")
    assert refused.value.details == {"value": 5}


def test_errors_carry_keys_and_details() -> None:
    error = BadDocument("error-overlap", "rooms.3", {"id": "x"})
    assert (error.key, error.details) == ("error-overlap", {"where": "rooms.3", "id": "x"})
    assert str(error) == "error-overlap where=rooms.3 id=x"


def test_phrases_are_said_from_the_inside() -> None:
    phrase = Phrase("outer", {"what": Phrase("inner", {"n": 3}), "who": 1})
    assert (
        phrase.said(lambda key, args: f"{key}{dict(args)}")
        == "outer{'what': \"inner{'n': 3}\", 'who': 1}"
    )


def test_equal_values_have_one_canonical_text() -> None:
    assert canonical({"b": [1, True], "a": "ž"}) == '{"a":"\\u017e","b":[1,true]}'
    assert short_hash({"a": 1, "b": 2}) == short_hash({"b": 2, "a": 1}) != short_hash({"a": 1})
    assert len(short_hash(None)) == 16
