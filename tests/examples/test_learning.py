"""The learning examples: what of them needs no heavy package runs here with few games, the rest
where the package is installed. The pictures of docs/learning.md are those of the kept results."""

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import palatine.rl

ROOT = Path(__file__).parents[2]
RESULTS = sorted((ROOT / "examples" / "results").glob("*.json"))


def loaded(path: str) -> ModuleType:
    """A script of the repository as a module."""
    name = Path(path).stem
    spec = importlib.util.spec_from_file_location(name, ROOT / path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module


def test_an_examination_counts_each_game_once() -> None:
    """Against itself a policy wins about half; the same examination has the same result."""
    learn = loaded("examples/learn.py")

    def lowest(seen: Any, mask: Any) -> Any:
        return mask.argmax(1)

    found = learn.examine(lowest, "louis", "random", "test", 6)
    assert found == learn.examine(lowest, "louis", "random", "test", 6)
    assert found["games"] == 6 and 0 <= found["low"] <= found["share"] <= found["high"] <= 1
    equal = learn.examine(lowest, "louis", lowest, "test", 8)
    assert 0 < equal["share"] < 1


def test_rows_of_a_data_set_are_read(tmp_path: Path) -> None:
    from palatine.cli import main

    folder = str(tmp_path / "games")
    main(["dataset", "louis", "--out", folder, "--bots", "random", "--games", "2", "--jobs", "1"])
    rows = loaded("examples/learn.py").read_rows(folder)
    count = len(rows["action"])
    assert count > 50 and {len(column) for column in rows.values()} == {count}
    assert rows["mask"][np.arange(count), rows["action"]].all()


def test_a_policy_imitates_and_practises(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("sb3_contrib", reason="pip install palatine[sb3]")
    learn = loaded("examples/learn.py")
    monkeypatch.setattr(learn, "ENVIRONMENTS", 4)
    monkeypatch.setattr(learn, "STEPS", 16)
    monkeypatch.setattr(learn, "ON_THE_WAY", ("on the way", 4))
    games = palatine.rl.versus("louis", 4, "random", seats=2)
    rows: dict[str, list[Any]] = {"observation": [], "mask": [], "action": []}
    for _ in range(30):
        rows["observation"].append(games.observation.copy())
        rows["mask"].append(games.mask.copy())
        rows["action"].append(games.mask.argmax(1))
        games.step(rows["action"][-1])
    told = {name: np.concatenate(parts) for name, parts in rows.items()}
    told["return_difference"] = np.ones(120, np.float32)
    model = learn.learner("louis", "random", 1)
    curve = learn.Curve(model, "louis", "random", tmp_path)
    learn.imitate(model, told, 8, curve.report)
    chosen = learn.best(model)(told["observation"], told["mask"])
    assert (chosen == told["action"]).mean() > 0.5
    losses = [point["loss"] for point in curve.points]
    assert losses[-1] < losses[0]
    learn.practise(model, curve, 0.0001, 64)
    assert curve.points[-1]["phase"] == "practice" and (tmp_path / "policy.zip").exists()
    again = learn.Curve(learn.learner("louis", "random", 2), "louis", "random", tmp_path)
    again.resume()
    assert again.model.num_timesteps == 64 and again.points == curve.points


def test_ismcts_plays_a_match() -> None:
    pytest.importorskip("pyspiel", reason="pip install palatine[openspiel]")
    found = loaded("examples/ismcts.py").match("torres", 2, "random", 2)
    assert found["games"] == 2 and found["share"] in (0.0, 0.25, 0.5, 0.75, 1.0)
    assert len(found["margin"]) == 3


@pytest.mark.parametrize("path", RESULTS, ids=lambda path: path.stem)
def test_pictures_are_those_of_the_results(path: Path) -> None:
    """`python tools/learning_pictures.py` draws them; the page shows each."""
    drawn = loaded("tools/learning_pictures.py").drawn(path)
    picture = ROOT / "docs" / "pictures" / f"learning-{path.stem}.svg"
    assert picture.read_text("utf-8") == drawn
    assert f"pictures/{picture.name}" in (ROOT / "docs" / "learning.md").read_text("utf-8")


def test_the_page_tells_the_results() -> None:
    """The share of each last point or examination is in the text beside its picture."""
    page = (ROOT / "docs" / "learning.md").read_text("utf-8")
    assert RESULTS
    for path in RESULTS:
        found = json.loads(path.read_text("utf-8"))
        last = found.get("examination", found["points"][-1])
        assert f"{100 * last['share']:.1f} %" in page, path.name
