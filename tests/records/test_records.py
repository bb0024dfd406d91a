"""Golden records: every file of tests/records/<game> is replayed; a game without any fails."""

from pathlib import Path

from contract.plays import MODULES, load_game
from palatine.core.record import parse_record, replay
from palatine.core.verification import verify

HERE = Path(__file__).parent


def test_golden_records_replay(game_id: str) -> None:
    """Hashes, results and, where the seed is known, every draw."""
    game = load_game(game_id)
    files = sorted((HERE / game_id).glob("*.txt"))
    assert files, f"no record of {game_id}: python tools/golden.py {game_id}"
    finished = 0
    for file in files:
        text = file.read_text("utf-8")
        record = parse_record(text)
        assert str(record) == text, f"{file.name} is not written as records are"
        replay(game, record)
        finished += record.result is not None
        if record.seed:
            verify(game, record)
    assert finished, f"no record of {game_id} comes to the end"


def test_every_number_of_seats_is_recorded(game_id: str) -> None:
    game = load_game(game_id)
    seats = {parse_record(f.read_text("utf-8")).seats for f in (HERE / game_id).glob("*.txt")}
    assert seats >= set(game.meta.seats)


def test_every_folder_belongs_to_a_game() -> None:
    folders = {path.name for path in HERE.iterdir() if path.is_dir()} - {"__pycache__"}
    assert folders <= set(MODULES)
