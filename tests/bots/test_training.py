"""The training pipeline (tools/train), a tiny run of it: games, rows, a network for players."""

import gzip
import importlib
import json
import os
import sys
from array import array
from pathlib import Path
from typing import Any

import pytest

from palatine import games
from palatine.bots.learned import NETWORKS
from palatine.bots.network_files import read_about, read_network

ROOT = Path(__file__).resolve().parent.parent.parent
SMALL = [
    *("castles", "--rounds", "1", "--games", "1", "--seats", "2", "--rollouts", "24"),
    *("--hidden", "4", "--epochs", "2", "--measure", "0", "--jobs", "1", "--steps", "buy"),
]


@pytest.fixture
def train(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    monkeypatch.setenv(NETWORKS, os.environ.get(NETWORKS, ""))  # so that it is put back
    yield importlib.import_module("train.__main__")
    for name in [name for name in sys.modules if name.split(".")[0] == "train"]:
        del sys.modules[name]


@pytest.mark.parametrize("trainer", ["numpy", pytest.param("torch", marks=pytest.mark.long)])
def test_a_tiny_run_makes_a_network(train: Any, trainer: str, tmp_path: Path) -> None:
    if trainer == "torch":
        pytest.importorskip("torch")
    command = [*SMALL, "--trainer", trainer, "--folder", str(tmp_path)]
    train.main(command)
    file = tmp_path / "networks" / "castles" / "policy.json"
    network = read_network(file, games.load("castles"), "policy")
    assert network.hidden == 4
    recipe = read_about(file)["recipe"]
    assert (recipe["games"], recipe["trainer"], recipe["seed"]) == (1, trainer, 1)
    played = (tmp_path / "games-1.jsonl.gz").read_bytes()
    train.main(command)  # goes on where it stopped: there is nothing left to do
    assert (tmp_path / "games-1.jsonl.gz").read_bytes() == played


@pytest.fixture
def one_game(train: Any) -> dict[str, Any]:
    """A game of Castles with hardly any search."""
    how = {"game": "castles", "level": "palatine", "rollouts": 1, "explore": 8, "seed": "test"}
    found: dict[str, Any] = train.generate.play_game(how, 2, 0)
    return found


def test_the_same_seed_makes_the_same_game(train: Any, one_game: dict[str, Any]) -> None:
    how = {"game": "castles", "level": "palatine", "rollouts": 1, "explore": 8, "seed": "test"}
    assert train.generate.play_game(how, 2, 0) == one_game


def test_a_file_that_was_cut_off_keeps_its_whole_games(
    train: Any, one_game: dict[str, Any], tmp_path: Path
) -> None:
    file = tmp_path / "games.jsonl.gz"
    with gzip.open(file, "wt") as lines:
        lines.write(json.dumps(one_game) + "\n" + json.dumps(one_game)[:50])
    assert len(list(train.generate.read_games(file))) == 1


def test_rows_of_a_value_tell_the_lead_at_the_end(train: Any, one_game: dict[str, Any]) -> None:
    features = importlib.import_module("train.features")
    plain = json.loads(json.dumps(one_game))
    rows = features.value_rows(plain, ["buy"], ["base", "later"], 100)
    leads = set(array("f", rows["lead"]))
    first, second = plain["scores"]
    assert leads == {float(first - second), float(second - first)}
    size = games.load("castles").encoding().size
    assert len(rows["numbers"]) == 2 * size * len(array("f", rows["lead"]))
