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

from bots.test_networks import says_what_its_trainer_said
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
    says_what_its_trainer_said(file)
    recipe = read_about(file)["recipe"]
    assert (recipe["games"], recipe["trainer"], recipe["seed"]) == (1, trainer, "train 1")
    assert (recipe["seats"], recipe["steps"], recipe["training"]["epochs"]) == ([2], ["buy"], 2)
    played = (tmp_path / "games-1.jsonl.gz").read_bytes()
    train.main(command)  # goes on where it stopped: there is nothing left to do
    assert (tmp_path / "games-1.jsonl.gz").read_bytes() == played


def test_a_training_goes_on_with_the_same_arguments_only(train: Any, tmp_path: Path) -> None:
    command = [*SMALL, "--trainer", "numpy", "--folder", str(tmp_path), "--rounds", "0"]
    train.main(command)
    with pytest.raises(SystemExit, match=f"{tmp_path} was begun with --hidden 4"):
        train.main([*command, "--hidden", "5"])
    train.main([*command, "--measure", "3"])  # which changes nothing that is learned


def test_the_networks_of_a_game_are_trained_each_in_a_folder_of_its_own(
    train: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The others of the game stand beside it as the package has them; its own begins anew."""
    monkeypatch.setattr(train, "ROOT", tmp_path)
    data = tmp_path / "src/palatine/bots/games/castles/data"
    data.mkdir(parents=True)
    for name in ("policy", "value"):
        (data / f"{name}.json").write_text(name, "utf-8")
    for kind, other in (("policy", "value"), ("value", "policy")):
        train.main(["castles", "--kind", kind, "--rounds", "0"])
        there = tmp_path / "build" / "train" / f"castles-{kind}" / "networks" / "castles"
        assert [file.name for file in there.iterdir()] == [f"{other}.json"]


def test_who_plays_alone_has_a_network_of_his_own(train: Any, tmp_path: Path) -> None:
    """It is measured in points: both play the same deals, and there is nobody to win against."""
    small = ["castles", "--seats", "1", "--rounds", "1", "--games", "1", "--rollouts", "2"]
    small += ["--hidden", "4", "--epochs", "1", "--measure", "2", "--jobs", "1", "--steps", "buy"]
    train.main([*small, "--trainer", "numpy", "--folder", str(tmp_path)])
    file = tmp_path / "networks" / "castles" / "policy-alone.json"
    assert read_about(file)["recipe"]["seats"] == [1]
    says_what_its_trainer_said(file)
    arena = json.loads((tmp_path / "round-1.json").read_text("utf-8"))["arena"]
    assert arena["games"] == 2
    assert arena["gain_95"][0] <= arena["gain"] <= arena["gain_95"][1]


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


def test_games_are_appended_to_a_file_that_was_cut_off(
    train: Any, one_game: dict[str, Any], tmp_path: Path
) -> None:
    """Whoever was killed in the middle of a game goes on with the whole ones."""
    file = tmp_path / "games.jsonl.gz"
    with gzip.open(file, "wt") as lines:
        for number in range(3):
            lines.write(json.dumps({**one_game, "number": number}) + "\n")
            lines.flush()
    file.write_bytes(file.read_bytes()[:-200])
    there = train.generate.whole_games(file)
    assert there == {(2, 0), (2, 1)}
    with gzip.open(file, "at") as lines:
        lines.write(json.dumps({**one_game, "number": 2}) + "\n")
    assert [one["number"] for one in train.generate.read_games(file)] == [0, 1, 2]


def test_rows_of_a_value_tell_the_lead_at_the_end(train: Any, one_game: dict[str, Any]) -> None:
    features = importlib.import_module("train.features")
    plain = json.loads(json.dumps(one_game))
    rows = features.value_rows(plain, ["buy"], ["base", "later"], 100)
    leads = set(array("f", rows["lead"]))
    first, second = plain["scores"]
    assert leads == {float(first - second), float(second - first)}
    size = games.load("castles").encoding().size
    assert len(rows["numbers"]) == 2 * size * len(array("f", rows["lead"]))
