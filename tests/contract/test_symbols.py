"""Symbols of a page are found by their ids, so no two games may have one in common."""

from contract.plays import load_game
from palatine.core import sprite
from palatine.locales import load


def test_a_games_own_symbols_begin_with_its_id(game_id: str) -> None:
    own = load_game(game_id).face.symbols(load("en")).keys() - sprite.symbols().keys()
    assert sorted(name for name in own if not name.startswith(f"{game_id}_")) == []
