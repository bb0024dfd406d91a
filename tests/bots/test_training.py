"""The training pipeline (tools/train), a tiny run of it: games, rows, a network for players."""

import gzip
import importlib
import json
import math
from array import array
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bots.pipeline import SMALL
from bots.test_networks import says_what_its_trainer_said
from palatine import games
from palatine.bots.candidates import Candidate, Found
from palatine.bots.knowledge import Knowledge, knowledge_of
from palatine.bots.network_files import read_about, read_network
from palatine.core.errors import BadOption

TRAINERS = ["numpy", pytest.param("torch", marks=pytest.mark.long)]
both_trainers = pytest.mark.parametrize("trainer", TRAINERS)


@both_trainers
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


@both_trainers
def test_a_value_is_trained_from_games_without_search(
    train: Any, trainer: str, tmp_path: Path
) -> None:
    if trainer == "torch":
        pytest.importorskip("torch")
    small = [*SMALL, "--kind", "value", "--level", "knight", "--steps", "price,buy", "--games", "6"]
    train.main([*small, "--trainer", trainer, "--folder", str(tmp_path)])
    file = tmp_path / "networks" / "castles" / "value.json"
    network = read_network(file, games.load("castles"), "value")
    categories = len(train.categories("castles"))
    assert (network.extra, network.hidden, network.outputs) == (2 * categories + 1, 4, 1)
    says_what_its_trainer_said(file)
    recipe = read_about(file)["recipe"]
    assert (recipe["level"], recipe["steps"], recipe["games"]) == ("knight", ["price", "buy"], 6)


def fitted(trainer: str, count: int) -> Any:
    """A value network of made-up positions: the first of their numbers is worth six points that
    nobody has counted."""
    if trainer == "torch":
        pytest.importorskip("torch")
    rows_of = importlib.import_module("train.rows")
    luck = np.random.default_rng(1)
    inputs = luck.integers(0, 3, (count, 3)).astype(np.float32)
    extra = luck.normal(0, 1, (count, 1)).astype(np.float32)
    lead = (10 * extra[:, 0] + 6 * inputs[:, 0]).astype(np.float32)
    none, one = np.zeros(0, np.int64), np.ones(3, np.float32)
    rows = rows_of.Rows("value", {}, inputs, one, extra, lead, none, none, lead[:0])
    how = rows_of.Settings(hidden=8, epochs=30, batch=32, rate=0.02)
    return importlib.import_module(f"train.fit_{trainer}").fit(rows, how, lambda text: None)


@pytest.mark.usefixtures("train")
@both_trainers
def test_a_value_learns_what_the_hand_made_lead_does_not_tell(trainer: str) -> None:
    measured = fitted(trainer, 600).measured
    assert measured["error, hand-made"] > 4
    assert measured["error"] < 1


@pytest.mark.usefixtures("train")
@both_trainers
@pytest.mark.parametrize("count", [9, 12])
def test_hardly_any_positions_are_no_error(trainer: str, count: int) -> None:
    """Of nine none is held out, of twelve one: what is written into a file must be numbers."""
    measured = fitted(trainer, count).measured
    assert bool(measured) == (count == 12)
    assert all(math.isfinite(value) for value in measured.values())


def test_a_training_goes_on_with_the_same_arguments_only(train: Any, tmp_path: Path) -> None:
    command = [*SMALL, "--trainer", "numpy", "--folder", str(tmp_path), "--rounds", "0"]
    train.main(command)
    with pytest.raises(SystemExit, match=f"{tmp_path} was begun with --hidden 4"):
        train.main([*command, "--hidden", "5"])
    with pytest.raises(SystemExit, match="was begun with --go-on False"):
        train.main([*command, "--go-on"])
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


def test_other_numbers_of_the_knowledge_play_other_games(
    train: Any, one_game: dict[str, Any]
) -> None:
    """The knowledge of everybody else stays as it is; a name that there is not is refused."""
    how = {"game": "castles", "level": "palatine", "rollouts": 1, "explore": 8, "seed": "test"}
    changes = "width=3 learned_buying=0"
    searcher = train.generate.Searcher("a", train.generate.SelfPlay(**how, changes=changes))
    assert searcher.knowledge.width == 3 != knowledge_of("castles").width
    assert train.generate.play_game({**how, "changes": changes}, 2, 0) != one_game
    with pytest.raises(BadOption, match="error-unknown-option"):
        train.generate.Searcher("a", train.generate.SelfPlay(**how, changes="nonsense=1"))


def test_the_luck_of_worlds_is_no_value_of_a_line(train: Any) -> None:
    """One line was dropped after a lucky world, the other went on into a poor one. In the world
    that both saw the other came to two points more, and that is what is stored."""
    game = games.load("castles")
    view = game.view(game.new(2), 0)
    texts = ("take 5000", "buy 4000")
    dropped, other = (Candidate((game.parse(text),), 0.0, 2) for text in texts)
    for line, worlds in ((dropped, [10.0]), (other, [12.0, 0.0, 2.0])):
        for world, worth in enumerate(worlds):
            line.add([worth, 0.0], [{}, {}], 0, world)
    found = Found(0, [other, dropped], 4, ["a", "b", "c"])
    stored = train.generate.lines_json(game, view, Knowledge(), found)
    assert [line["visits"] for line in stored] == [3, 1]
    assert stored[0]["mean"] - stored[1]["mean"] == pytest.approx(2.0, abs=0.01)
    assert other.node.mean(0) < dropped.node.mean(0)  # as plain means would have it


def test_what_was_learned_before_counts_where_a_line_was_hardly_tried(train: Any) -> None:
    """Two lines that rollouts do not tell apart are worth what they looked like, to the knowledge
    and to what had been learned."""
    first_actions = importlib.import_module("train.features").first_actions
    line = {"visits": 2, "mean": 1.0, "prior": 0.0}
    lines = [
        {**line, "path": ["take 5000"], "learned": 0.0},
        {**line, "path": ["buy 4000"], "learned": -2.0},
    ]
    one, other = first_actions(lines)
    assert one["value"] == 1.0
    assert other["value"] == pytest.approx((2 * 1.0 + 3 * -1.0) / 5)


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
