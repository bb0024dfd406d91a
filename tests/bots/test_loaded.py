"""Only networks that bots load are trained (tools/train/loaded.py), and what it says is true."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bots.pipeline import pipeline
from bots.test_networks import FILES
from palatine import games
from palatine.bots import learned
from palatine.bots.entrants import make_entrant
from palatine.bots.games.castles.alone import policy_alone
from palatine.bots.games.torres.learned_turns import turn_judge
from palatine.bots.network_files import BadNetwork
from palatine.core.chance import Stacked
from palatine.core.state import CHANCE

with pipeline() as _:
    from train.features import switches
    from train.loaded import LOADED

NAMED = [(game, name) for game, names in LOADED.items() for name in names]


@pytest.fixture
def nothing_read() -> Iterator[None]:
    """Networks are read once; here they are read anew, and so are ours afterwards."""
    kept: list[Any] = [learned.learned_policy, learned.learned_value, policy_alone, turn_judge]
    for one in kept:
        one.cache_clear()
    yield
    for one in kept:
        one.cache_clear()


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ("between", "between would not load a network policy .they load none.;"),
        ("between --kind value", "between would not load a network value .they load none.;"),
        ("torres --kind value", "torres would not load a network value .they load "),
        ("louis --kind value", "louis would not load a network value .they load only policy.;"),
        ("castles --kind value --seats 1", "a network value-alone .they load only policy, "),
    ],
)
def test_what_nobody_would_load_is_not_trained(
    train: Any, arguments: str, told: str, tmp_path: Path
) -> None:
    folder = tmp_path / "folder"
    with pytest.raises(SystemExit, match=told):
        train.main([*arguments.split(), "--rounds", "0", "--folder", str(folder)])
    assert not folder.exists()


def test_what_is_shipped_is_loaded() -> None:
    assert {(file.parent.parent.name, file.stem) for file in FILES} <= set(NAMED)


def test_a_game_that_loads_networks_can_do_without() -> None:
    assert {game for game in games.GAMES if switches(game)} == set(LOADED)


@pytest.mark.usefixtures("nothing_read")
@pytest.mark.parametrize(("game", "name"), NAMED)
def test_a_network_that_is_named_is_looked_at(
    game: str, name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A damaged one lies there: the strongest level stumbles over it in the first rounds."""
    monkeypatch.setenv(learned.NETWORKS, str(tmp_path))
    (tmp_path / game).mkdir()
    (tmp_path / game / f"{name}.json").write_text("damaged", "utf-8")
    with pytest.raises(BadNetwork, match="error-network-file"):
        play_some(game, 1 if name.endswith("-alone") else 2)


def play_some(game_id: str, seats: int) -> None:
    """Thirty decisions of the strongest level, with hardly any search."""
    game, driver = games.load(game_id), Stacked("looked at")
    state = game.new(seats, {})
    bot = make_entrant("palatine rollouts=2 seconds=0", game_id, "looked at")
    for _ in range(30):
        while (seat := game.to_move(state)) == CHANCE:
            game.apply(state, CHANCE, driver.draw(game, state))
        game.apply(state, seat, bot.choose(game, game.view(state, seat)))
