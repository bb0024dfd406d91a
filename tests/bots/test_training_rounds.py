"""The training pipeline from round to round: who plays with which network, what is kept, and what
comes into the package."""

import importlib
import json
import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from bots.pipeline import SMALL, pipeline
from palatine.bots.network_files import read_about
from palatine.bots.runners import processes
from palatine.core.errors import PalatineError

TINY = [*SMALL, "--games", "2", "--rollouts", "8", "--trainer", "numpy"]


@dataclass
class Begun:
    """A training of one round, played by two processes. first: what was there when only the games
    had been played."""

    folder: Path
    first: dict[str, bytes]

    def copy(self, into: Path) -> Path:
        return shutil.copytree(self.folder, into / "copy")


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Begun:
    folder = tmp_path_factory.mktemp("training")
    command = [*TINY, "--jobs", "2", "--folder", str(folder)]
    with pipeline() as train:
        train.main([*command, "--only-games"])
        first = {one.name: one.read_bytes() for one in folder.iterdir() if one.is_file()}
        train.main(command)
    return Begun(folder, first)


def network(folder: Path) -> Path:
    return folder / "networks" / "castles" / "policy.json"


def played(folder: Path, number: int) -> list[dict[str, Any]]:
    """The games of a round."""
    generate = importlib.import_module("train.generate")
    return list(generate.read_games(folder / f"games-{number}.jsonl.gz"))


def test_games_can_be_played_first_and_learned_from_later(begun: Begun) -> None:
    assert set(begun.first) == {"arguments.json", "games-1.jsonl.gz"}
    assert (begun.folder / "round-1.json").exists()
    recipe = read_about(network(begun.folder))["recipe"]
    assert (recipe["games"], recipe["began with"]) == (2, "")


@pytest.mark.usefixtures("train")
def test_what_was_played_before_is_not_played_again(begun: Begun, tmp_path: Path) -> None:
    (tmp_path / "games-1.jsonl.gz").write_bytes(begun.first["games-1.jsonl.gz"])
    assert played(tmp_path, 1) == played(begun.folder, 1)


def test_the_number_of_processes_changes_nothing(train: Any, begun: Begun, tmp_path: Path) -> None:
    train.main([*TINY, "--jobs", "1", "--folder", str(tmp_path)])
    assert played(tmp_path, 1) == played(begun.folder, 1)
    assert network(tmp_path).read_bytes() == network(begun.folder).read_bytes()


def test_the_second_round_plays_with_the_network_of_the_first(
    train: Any, begun: Begun, tmp_path: Path
) -> None:
    """A damaged one is stumbled over; with the right one the round goes on where it stopped."""
    folder = begun.copy(tmp_path)
    command = [*TINY, "--rounds", "2", "--folder", str(folder)]
    first = network(folder).read_bytes()
    network(folder).write_text("damaged", "utf-8")
    with pytest.raises(PalatineError, match="error-network-file"):
        train.main(command)
    network(folder).write_bytes(first)
    train.main(command)
    assert network(folder).read_bytes() != first
    recipe = read_about(network(folder))["recipe"]
    assert (recipe["rounds"], recipe["games"], recipe["seed"]) == (2, 4, "train 2")
    assert played(folder, 2) != played(folder, 1) == played(begun.folder, 1)


def test_a_training_can_go_on_from_the_package(
    train: Any, begun: Begun, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The first round plays with the package's network, and the recipe names it; and the numbers
    that were changed."""
    monkeypatch.setattr(train, "ROOT", tmp_path)
    ours = train.installed("castles", "policy")
    ours.parent.mkdir(parents=True)
    shutil.copy(network(begun.folder), ours)
    folder = tmp_path / "folder"
    command = [*TINY, "--go-on", "--changes", "width=3", "--folder", str(folder)]
    train.main([*command, "--rounds", "0"])
    assert network(folder).read_bytes() == ours.read_bytes()
    network(folder).write_text("damaged", "utf-8")
    with pytest.raises(PalatineError, match="error-network-file"):
        train.main(command)
    shutil.copy(ours, network(folder))
    train.main(command)
    recipe = read_about(network(folder))["recipe"]
    assert recipe["began with"] == read_about(ours)["sha256"] != ""
    assert recipe["changes"] == "width=3"


def test_the_last_network_comes_into_the_package(
    train: Any, begun: Begun, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(train, "ROOT", tmp_path)
    folder = begun.copy(tmp_path)
    data = tmp_path / "src/palatine/bots/games/castles/data"
    data.parent.mkdir(parents=True)
    train.main([*TINY, "--folder", str(folder), "--install"])
    assert [file.name for file in data.iterdir()] == ["policy.json"]
    assert (data / "policy.json").read_bytes() == network(folder).read_bytes()


def test_it_is_measured_at_a_table_of_several(
    train: Any, begun: Begun, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One seat has what was learned, the others have nothing of it; who plays alone is left out.
    Whole deals are played, once from every seat."""
    asked, run = [], train.arena.run

    def noted(what: Any, *rest: Any) -> Any:
        asked.append(what)
        return run(what, *rest)

    monkeypatch.setattr(train.arena, "run", noted)
    monkeypatch.setenv(train.NETWORKS, str(begun.folder / "networks"))
    args = train.read(["castles", "--seats", "1,3", "--rollouts", "2", "--measure", "2"])
    told = train.measure(args, processes(1))
    new, *others = asked[0].lineup
    assert new == "palatine rollouts=2 seconds=0"
    assert len(others) == 2 and len(set(others)) == 1
    assert others[0].split()[:3] == new.split()
    assert {f"{name}=0" for name in ("learned", "learned_buying")} <= set(others[0].split())
    assert told["expected"] == pytest.approx(1 / 3, abs=0.001)
    low, high = told["win_rate_95"]
    assert low <= told["win_rate"] <= high
    json.dumps(told)  # it is written into a file
