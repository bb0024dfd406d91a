"""Training networks of whole turns (tools/train --kind turns)."""

import importlib
import json
from array import array
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bots.pipeline import SMALL
from bots.test_networks import says_what_its_trainer_said
from bots.test_training import both_trainers
from palatine import games
from palatine.bots.games.torres.features import NAMES
from palatine.bots.network_files import read_about, read_network

LINES = 8


@both_trainers
def test_a_tiny_run_makes_a_network_of_turns(train: Any, trainer: str, tmp_path: Path) -> None:
    if trainer == "torch":
        pytest.importorskip("torch")
    small = ["torres", "--kind", "turns", *SMALL[1:], "--changes", "lines=6 width=6"]
    train.main([*small, "--trainer", trainer, "--folder", str(tmp_path)])
    file = tmp_path / "networks" / "torres" / "turns.json"
    network = read_network(file, games.load("torres"), "turns")
    assert (network.numbers, network.extra, network.outputs) == (0, len(NAMES), 1)
    about = read_about(file)
    assert about["inputs"] == NAMES
    assert about["recipe"]["changes"] == "lines=6 width=6"
    says_what_its_trainer_said(file)


def made_up(rows_of: Any, decisions: int) -> Any:
    """Decisions of eight lines: the first input is worth three points beyond what is said of a
    line, and the luck of its worlds moves all lines of a decision alike."""
    luck = np.random.default_rng(1)
    count = decisions * LINES
    inputs = luck.integers(0, 4, (count, 3)).astype(np.float32)
    prior = luck.normal(0, 1, count).astype(np.float32)
    common = np.repeat(luck.normal(0, 50, decisions), LINES)
    value = (prior + 3 * inputs[:, 0] + common).astype(np.float32)
    many, none = np.full(decisions, LINES), np.zeros(0, np.int64)
    weight = luck.uniform(0.3, 0.9, count).astype(np.float32)
    one, extra = np.ones(3, np.float32), np.zeros((count, 0), np.float32)
    return rows_of.Rows("turns", {}, inputs, one, extra, value, many, none, prior, weight)


@pytest.mark.usefixtures("train")
@both_trainers
def test_only_what_tells_lines_apart_is_learned(trainer: str) -> None:
    """The luck of a decision is far larger than what is to be learned, and does not disturb it."""
    if trainer == "torch":
        pytest.importorskip("torch")
    rows_of = importlib.import_module("train.rows")
    rows = made_up(rows_of, 200)
    assert (rows.decisions, rows.trained) == (200, 180)
    how = rows_of.Settings(hidden=8, epochs=20, batch=16, rate=0.02)
    fit = importlib.import_module(f"train.fit_{trainer}").fit
    measured = fit(rows, how, lambda text: None).measured
    assert measured["loss in points, hand-made"] > 1.5
    assert measured["loss in points"] < 0.5


@pytest.mark.usefixtures("train")
def test_rows_of_turns_are_the_lines_that_were_tried(tmp_path: Path) -> None:
    """Each as the position to which it leads; buying a card or ending the turn is none."""
    how = {
        **{"game": "torres", "level": "palatine", "rollouts": 20, "explore": 8, "seed": "rows"},
        "changes": "lines=6 width=6",
    }
    generate = importlib.import_module("train.generate")
    one = json.loads(json.dumps(generate.play_game(how, 2, 0)))
    rows = importlib.import_module("train.features").turn_rows(one)
    many, prior = array("i", rows["many"]), array("f", rows["prior"])
    assert len(many) > 10
    assert sum(many) == len(prior) == len(array("f", rows["numbers"])) / len(NAMES)
    tried = [line for lines in one["searched"].values() for line in lines if line["visits"]]
    assert 0 < len(prior) < len(tried)
    assert all(0 < weight < 1 for weight in array("f", rows["weight"]))
