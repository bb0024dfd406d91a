"""Trained networks: they say what their trainer said, and one that does not fit is refused."""

import json
from pathlib import Path
from typing import Any

import pytest

from palatine import games
from palatine.bots import games as rooms
from palatine.bots.base import AnyGame
from palatine.bots.knowledge import knowledge_of
from palatine.bots.learned import NETWORKS, data_file, hand_made
from palatine.bots.network_files import BadNetwork, read_about, read_network
from palatine.core.buffers import Numbers
from palatine.core.chance import Stacked
from palatine.core.state import CHANCE

ROOM = Path(str(rooms.__path__[-1]))
FILES = sorted(ROOM.glob("*/data/*.json"))
MOST = 2_000_000  # bytes of all networks together
NEAR = 0.02  # points: weights are rounded to 16 bits


def test_there_are_networks() -> None:
    """Without this a wrong folder would make all tests below pass."""
    assert {file.parent.parent.name for file in FILES} >= {"castles", "louis"}


def test_all_networks_together_are_small() -> None:
    assert sum(file.stat().st_size for file in FILES) < MOST


@pytest.mark.parametrize("file", FILES, ids=lambda f: f"{f.parent.parent.name}-{f.stem}")
def test_a_network_says_what_its_trainer_said(file: Path) -> None:
    assert read_about(file)["recipe"]["games"] > 0
    says_what_its_trainer_said(file)


@pytest.mark.parametrize("file", FILES, ids=lambda f: f"{f.parent.parent.name}-{f.stem}")
def test_a_network_has_the_sizes_that_its_game_asks_for(file: Path) -> None:
    """One that has others would pass for its game as long as nobody looks at a missing output."""
    about = read_about(file)
    game = games.load(about["game"])
    assert game.meta.id == file.parent.parent.name
    network = read_network(file, game, about["kind"])
    sizes = (network.numbers, network.extra, network.outputs)
    assert sizes == sizes_of(game, about["kind"])


def sizes_of(game: AnyGame, kind: str) -> tuple[int, int, int]:
    """How many numbers, extra inputs and outputs a network of this kind has. A new kind belongs
    here."""
    if kind == "turns":
        known: Any = knowledge_of(game.meta.id)
        return 0, len(known.line_names), 1
    numbers = game.encoding().size
    if kind == "policy":
        return numbers, 0, game.numbering.count
    assert kind == "value"
    categories = getattr(knowledge_of(game.meta.id), "value_categories", ())
    assert categories
    return numbers, len(hand_made([{}, {}], 0, list(categories))), 1


def says_what_its_trainer_said(file: Path) -> None:
    """Whether bots compute what stands in the samples of a network's file."""
    about = read_about(file)
    network = read_network(file, games.load(about["game"]), about["kind"])
    assert about["samples"]
    for sample in about["samples"]:
        numbers = Numbers(int(network.numbers))
        for place, number in sample["numbers"].items():
            numbers.put(int(place), number)
        network.show(numbers, sample["extra"])
        for output, expected in sample["outputs"].items():
            assert network.output(int(output)) == pytest.approx(expected, rel=0.01, abs=NEAR)


def changed(file: Path, into: Path, **changes: Any) -> Path:
    into.write_text(json.dumps({**read_about(file), **changes}), "utf-8")
    return into


@pytest.mark.parametrize(
    ("key", "value"),
    [("features", "0123456789abcdef"), ("version", 1), ("game", "torres"), ("kind", "other")],
)
def test_a_network_made_for_something_else_is_refused(
    key: str, value: object, tmp_path: Path
) -> None:
    file = FILES[0]
    about = read_about(file)
    other = changed(file, tmp_path / "other.json", **{key: value})
    with pytest.raises(BadNetwork) as refused:
        read_network(other, games.load(about["game"]), about["kind"])
    assert refused.value.key == "error-network-other"
    assert refused.value.details["what"] == key


@pytest.mark.parametrize("changes", [{"sha256": "0" * 64}, {"weights": "!"}, {"sizes": [1, 2, 3]}])
def test_a_damaged_network_is_refused(changes: dict[str, Any], tmp_path: Path) -> None:
    file = FILES[0]
    about = read_about(file)
    broken = changed(file, tmp_path / "broken.json", **changes)
    with pytest.raises(BadNetwork, match="error-network-file"):
        read_network(broken, games.load(about["game"]), about["kind"])


def test_no_file_and_no_json_are_refused(tmp_path: Path) -> None:
    game = games.load("louis")
    (tmp_path / "text.json").write_text("[]", "utf-8")
    for name in ("nothing.json", "text.json"):
        with pytest.raises(BadNetwork, match="error-network-file"):
            read_network(tmp_path / name, game, "policy")


def test_the_environment_names_other_networks(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    module = str(ROOM / "louis" / "knowledge.py")
    monkeypatch.setenv(NETWORKS, str(tmp_path))
    assert data_file(module, "policy") == tmp_path / "louis" / "policy.json"
    monkeypatch.delenv(NETWORKS)
    assert data_file(module, "policy") == ROOM / "louis" / "data" / "policy.json"


def test_only_the_strongest_level_uses_what_was_learned() -> None:
    """Louis: the first decision with a choice is valued otherwise than by hand; below the strongest
    level nothing is."""
    game = games.load("louis")
    state = game.new(2, {})
    driver = Stacked("learned")
    while (seat := game.to_move(state)) == CHANCE or len(game.legal(state, seat)) < 20:
        action = driver.draw(game, state) if seat == CHANCE else game.legal(state, seat)[0]
        game.apply(state, seat, action)
    view = game.view(state, seat)
    legal = game.legal(view, seat)
    learned = knowledge_of("louis").learned_part(game, view, legal)
    assert any(abs(part) > 0.01 for part in learned)
    assert not any(knowledge_of("louis", 3).learned_part(game, view, legal))
    by_hand = knowledge_of("louis", 3).values(game, view, legal, 4)
    found = knowledge_of("louis").values(game, view, legal, 4)
    assert found == pytest.approx([a + b for a, b in zip(by_hand, learned)])
