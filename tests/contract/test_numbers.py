"""The numbers of actions and the features of observations never change under a version of a game:
programs that have learned go by them."""

import hashlib
import tomllib
from pathlib import Path

from contract.plays import load_game
from palatine.core.batch import Batch
from palatine.core.choosing import action_of, numbers_of
from palatine.core.record import parse_record
from palatine.core.state import CHANCE

HERE = Path(__file__).parent
STORED = tomllib.loads((HERE / "numbers.toml").read_text("utf-8"))
STEPS = 120
RECORDS = HERE.parent / "records"


def digest(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def test_numbers_and_features_are_those_that_are_stored(game_id: str) -> None:
    """One who changes them gives the game's environments a new version (docs/environments.md)."""
    game = load_game(game_id)
    everything = game.encoding().everything
    features = [f"{f.name} {f.shape} {f.low} {f.high} {f.optional}" for f in everything]
    stored = {key: value for key, value in STORED[game_id].items() if key != "written"}
    assert stored == {
        "actions": game.numbering.count,
        "names": digest(game.numbering.names),
        "numbers": game.encoding().size,
        "features": digest(features),
    }


def test_what_is_written_is_the_same_compiled_and_interpreted(game_id: str) -> None:
    """Some random steps of two games, with all groups: the hash of all that was written."""
    game = load_game(game_id)
    optional = [f.name for f in game.encoding().everything if f.optional]
    seats = game.meta.seats[-1]
    options = game.meta.read_options({})
    batch = Batch(game, 2, seats, options, "golden", game.encoding(optional))
    total = hashlib.sha256()
    for _ in range(STEPS):
        batch.step(batch.sample())
        for memory in (batch.observations, batch.masks, batch.rewards, batch.seats):
            total.update(memory.view().tobytes())
    assert total.hexdigest()[:16] == STORED[game_id]["written"]


def test_older_versions_have_the_same_numbers(game_id: str) -> None:
    game = load_game(game_id)
    for version in range(1, game.meta.version):
        assert game.for_version(version).numbering.names == game.numbering.names


def test_golden_records_map_to_numbers_and_back(game_id: str) -> None:
    game = load_game(game_id)
    for file in sorted((RECORDS / game_id).glob("*.txt"))[:8]:
        record = parse_record(file.read_text("utf-8"))
        rules = game if record.own_data is None else game.with_data(record.own_data)
        rules = rules.for_version(record.version)
        s = rules.new(record.seats, record.options)
        for entry in record.standing():
            action = rules.parse(entry.text)
            if entry.who != CHANCE:
                numbers = numbers_of(rules, s, entry.who, action)
                assert action_of(rules, s, entry.who, numbers).text == entry.text
            rules.apply(s, entry.who, action)
