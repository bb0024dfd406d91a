"""What was learned of whole turns of Torres: what the network is shown, and where it counts."""

import json
from pathlib import Path
from typing import Any

import pytest

from bots.test_torres_search import TORRES, applied, position
from palatine.bots.budget import Budget
from palatine.bots.entrants import changed_knowledge
from palatine.bots.games.torres.features import NAMES, PLAYER, described
from palatine.bots.games.torres.learned_turns import TURNS, turn_judge
from palatine.bots.games.torres.turns import Beam
from palatine.bots.games.torres.weights import Weights
from palatine.bots.knowledge import FULL, knowledge_of
from palatine.bots.learned import NETWORKS, data_file
from palatine.bots.network_files import BadNetwork
from palatine.core.rng import Rng
from palatine.games.torres.state import TorresState

KNOWLEDGE: Any = knowledge_of("torres")
STACKS = [[3, 3, 2], [3, 3, 2]]


def shown(state: TorresState, seat: int = 0) -> dict[str, float]:
    return dict(zip(NAMES, described(state, seat)))


def turn_of_two() -> TorresState:
    return position(ap=5, phase=1, stacks=STACKS)


def test_every_number_has_a_name_of_its_own() -> None:
    assert len(described(turn_of_two(), 0)) == len(NAMES) == len(set(NAMES))


def test_a_castle_is_told_by_its_area_level_and_ways_up() -> None:
    """Three columns, the knight on the lowest beside the highest: the others' castle has one."""
    found = shown(turn_of_two())
    told = ("castles", "held", "first", "area", "level", "step", "build", "shared", "knights")
    assert [found[f"own {name}"] for name in told] == [3, 1, 3, 3, 1, 3, 0, 0, 1]
    assert [found[f"others {name}"] for name in told] == [1, 1, 1, 1, 1, 0, 0, 0, 1]
    assert (found["own blocks"], found["own turns"], found["table largest"]) == (8, 3, 3)


def test_a_step_up_is_told_until_it_is_taken() -> None:
    higher = shown(applied(turn_of_two(), "knight a1 b1"))
    assert (higher["own level"], higher["own castles"], higher["own step"]) == (2, 6, 0)


def test_who_shares_a_castle_stands_above_or_below() -> None:
    state = position(ap=5, phase=1, stacks=STACKS, knights=[[[0, 0]], [[1, 0]]])
    own, other = shown(state, 0), shown(state, 1)
    assert [own[f"own {name}"] for name in ("shared", "above", "below")] == [3, 0, 3]
    assert [other[f"own {name}"] for name in ("shared", "above", "below")] == [6, 3, 0]
    assert own["best below"] == other["own below"]


def test_of_several_others_the_mean_and_the_best_are_shown() -> None:
    knights = [[[0, 0]], [[4, 4]], [[1, 0]]]
    stacks = [[3], [3], [3]]
    found = shown(position(ap=5, phase=1, stacks=stacks, knights=knights))
    assert found["others castles"] == (1 + 6) / 2
    assert found["best castles"] == 6
    assert len(described(position(ap=5, phase=1, stacks=STACKS), 0)) == len(PLAYER) * 3 + 13


def test_only_the_strongest_level_judges_turns_by_what_was_learned() -> None:
    state = turn_of_two()
    judge = turn_judge()
    assert judge is not None
    by_hand = Beam(TORRES, Weights(), state, 6, 10, True)
    learned = Beam(TORRES, Weights(), state, 6, 10, True, None, 1.0)
    root = judge.points(state, 0)
    for plain, corrected in zip(by_hand.ends, learned.ends):
        more = judge.points(plain.state, 0) - root
        assert corrected.worth == pytest.approx(plain.worth + more)
    legal = TORRES.legal(state, 0)
    below = knowledge_of("torres", FULL - 1)
    plain_values = changed_knowledge("torres", {"learned": 0.0}).values(TORRES, state, legal, FULL)
    assert below.values(TORRES, state, legal, FULL) == plain_values
    assert KNOWLEDGE.values(TORRES, state, legal, FULL) != plain_values


def test_what_was_learned_of_a_line_is_told_apart_from_the_rest() -> None:
    """Training begins at the hand-made knowledge, so it must know how much is not."""
    view = TORRES.view(turn_of_two(), 0)
    budget = Budget(8)
    found = KNOWLEDGE.plan(TORRES, view, FULL, budget, Rng("apart"))
    lines = [candidate.path for candidate in found.candidates]
    parts = KNOWLEDGE.learned_of_lines(TORRES, view, lines)
    assert any(abs(part) > 0.05 for part in parts)
    plain = Beam(TORRES, KNOWLEDGE.weights, view, 128, 10, True)
    by_hand = {path.actions(): path.worth - plain.root.worth for path in plain.ends}
    compared = 0
    for candidate, part in zip(found.candidates, parts):
        if candidate.path in by_hand:
            compared += 1
            assert candidate.prior - part == pytest.approx(by_hand[candidate.path])
    assert compared


def test_a_line_that_is_no_turn_is_not_shown() -> None:
    view = TORRES.view(turn_of_two(), 0)
    assert KNOWLEDGE.line_features(TORRES, view, (TORRES.parse("end"),)) == []
    assert len(KNOWLEDGE.line_features(TORRES, view, (TORRES.parse("knight a1 b1"),))) == len(NAMES)


def test_a_network_for_other_numbers_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    import palatine.bots.games.torres.learned_turns as module

    about = json.loads(data_file(module.__file__, TURNS).read_text("utf-8"))
    (tmp_path / "torres").mkdir()
    changed = {**about, "inputs": NAMES[1:] + NAMES[:1]}
    (tmp_path / "torres" / "turns.json").write_text(json.dumps(changed), "utf-8")
    monkeypatch.setenv(NETWORKS, str(tmp_path))
    turn_judge.cache_clear()
    try:
        with pytest.raises(BadNetwork) as refused:
            turn_judge()
    finally:
        monkeypatch.undo()
        turn_judge.cache_clear()
    assert refused.value.details["what"] == "inputs"
