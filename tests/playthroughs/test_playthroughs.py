"""One readable game of each game, made anew and compared line by line."""

from pathlib import Path

from contract.plays import load_game
from palatine.core.playthrough import header, playthrough

HERE = Path(__file__).parent


def difference(kept: str, made: str) -> str:
    """The first line where two texts part, with its number; '' if they are the same."""
    lines, others = kept.split("\n"), made.split("\n")
    for number, (line, other) in enumerate(zip(lines, others), 1):
        if line != other:
            return f"line {number}: kept {line!r}, made {other!r}"
    if len(lines) == len(others):
        return ""
    return f"kept {len(lines)} lines, made {len(others)}"


def test_the_playthrough_is_the_same(game_id: str) -> None:
    file = HERE / f"{game_id}.txt"
    assert file.exists(), f"no playthrough of {game_id}: python tools/golden.py {game_id}"
    kept = file.read_text("utf-8")
    seats, options, seed = header(kept)
    made = playthrough(load_game(game_id), seats, options, seed)
    changed = difference(kept, made)
    assert not changed, f"{changed}\nIf that is meant: python tools/golden.py {game_id}"


def test_differences_are_found() -> None:
    assert difference("a\nb\n", "a\nb\n") == ""
    assert difference("a\nb\n", "a\nc\n") == "line 2: kept 'b', made 'c'"
    assert difference("a", "a\nb") == "kept 1 lines, made 2"
