"""Counted sequences: how many games of so many entries a position has (`palatine perft`).

tests/perft/<game>.json is a list of positions: {"name", "game", "seats", "options", "moves": the
texts that lead there, draws included, "depth", "count"}.
"""

import json
from pathlib import Path
from typing import Any

from contract.plays import load_game
from palatine.cli.perft import perft
from palatine.core.chance import AnyGame

HERE = Path(__file__).parent


def position(game: AnyGame, counted: dict[str, Any]) -> Any:
    """The state after the moves; where several are asked, the first of them answers."""
    s = game.new(counted["seats"], game.meta.read_options(counted.get("options")))
    for text in counted.get("moves", []):
        who = game.to_move(s)
        action = game.parse(text)
        game.check(s, who, action)
        game.apply(s, who, action)
    return s


def test_counts_have_not_changed(game_id: str) -> None:
    file = HERE / f"{game_id}.json"
    assert file.exists(), f"no counts for {game_id}"
    game = load_game(game_id)
    positions = json.loads(file.read_text("utf-8"))
    assert positions
    for counted in positions:
        assert counted["game"] == game_id
        found = perft(game, position(game, counted), counted["depth"])
        assert found == counted["count"], f"{counted['name']}: {found}, not {counted['count']}"


def test_counting_by_hand() -> None:
    """Two seats of the template: five kinds of card, three cards each, then all hands differ."""
    game = load_game("tiny")
    s = game.new(2)
    assert [perft(game, s, depth) for depth in (1, 2, 3)] == [5, 25, 125]
    dealt = {"seats": 2, "moves": ["draw 1", "draw 4", "draw 2", "draw 4", "draw 3", "draw 5"]}
    s = position(game, dealt)
    assert [perft(game, s, depth) for depth in (1, 2)] == [3, 3 * 2]
    # one of the six pairs of cards ties (none here), and the winner has nine cells or a pass
    assert perft(game, s, 3) == 6 * 10
