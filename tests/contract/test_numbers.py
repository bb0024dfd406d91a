"""The numbers of actions and the features of observations never change under a version of a game:
programs that have learned go by them."""

from pathlib import Path

import pytest

from contract.fingerprint import Fingerprint, declared, stored, written
from contract.plays import load_game
from palatine.core.choosing import action_of, numbers_of
from palatine.core.record import parse_record
from palatine.core.state import CHANCE
from palatine.games import OWN

RECORDS = Path(__file__).parents[1] / "records"


def known(game_id: str) -> Fingerprint:
    """What is stored of a game; a game of another package stores nothing here."""
    found = stored(game_id)
    if found is None and game_id not in OWN:
        pytest.skip(f"{game_id} is a game of another package")
    assert found is not None, f"nothing is stored: python tools/golden.py {game_id}"
    return found


def test_numbers_and_features_are_those_that_are_stored(game_id: str) -> None:
    """One who changes them gives the game's environments a new version (docs/environments.md)."""
    assert declared(load_game(game_id)).items() <= known(game_id).items()


def test_what_is_written_is_the_same_compiled_and_interpreted(game_id: str) -> None:
    assert written(load_game(game_id)).items() <= known(game_id).items()


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
