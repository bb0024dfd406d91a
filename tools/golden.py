"""Write the golden files of a game: records to replay, a playthrough to read, counts, the numbers
of its actions and features, a picture.

python tools/golden.py GAME [GAME ...]

It writes tests/records/GAME/random-N.txt for every number of seats (from version 2 of a game's
rules on, random-N-vVERSION.txt beside those of earlier versions), tests/playthroughs/GAME.txt, the
counts in tests/perft/GAME.json, tests/contract/numbers/GAME.toml, and data/picture.txt in the
game's folder, from which the picture on the home page is made. Only files that are missing or no
longer valid are written. Look at the difference before you commit it: a changed count means that a
rule has changed. The record of the picture is converted to the present version.
"""

import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from palatine.bots.greedy import GreedyBot
from palatine.cli.perft import perft
from palatine.core.errors import PalatineError
from palatine.core.match import Match
from palatine.core.meta import Options
from palatine.core.playthrough import header, playthrough
from palatine.core.record import parse_record, replay
from palatine.core.rng import Rng
from palatine.games import load

ROOT = Path(__file__).resolve().parent.parent


def main() -> None:
    """Write the files of every game on the command line."""
    for name in sys.argv[1:]:
        # The template is a game, but not in the list.
        game = import_module("palatine.games._template").GAME if name == "tiny" else load(name)
        write_records(game, ROOT / "tests" / "records" / name)
        write_playthrough(game, ROOT / "tests" / "playthroughs" / f"{name}.txt")
        write_counts(game, ROOT / "tests" / "perft" / f"{name}.json")
        write_numbers(game, ROOT / "tests" / "contract" / "numbers" / f"{name}.toml")
        folder = "_template" if name == "tiny" else name
        picture = ROOT / "src" / "palatine" / "games" / folder / "data" / "picture.txt"
        bring_forward(game, picture)
        if not replays(game, picture):
            write(picture, str(play_greedily(game).record))


def write_records(game: Any, folder: Path) -> None:
    """Write a random game for every number of seats, each with other options."""
    folder.mkdir(parents=True, exist_ok=True)
    version = f"-v{game.meta.version}" if game.meta.version > 1 else ""
    for number, seats in enumerate(game.meta.seats):
        file = folder / f"random-{seats}{version}.txt"
        if not replays(game, file):
            write(file, str(play(game, seats, some_options(game, number), file.stem).record))


def replays(game: Any, file: Path) -> bool:
    """Whether the record exists and can be replayed to its end."""
    if not file.exists():
        return False
    try:
        replay(game, parse_record(file.read_text("utf-8")))
    except PalatineError as error:
        print(f"{file.name}: {error}")
        return False
    return True


def some_options(game: Any, number: int) -> Options:
    """The defaults first, then other values of every option."""
    chosen = {}
    for option in game.meta.options:
        values = option.values()
        others = [option.default, *[value for value in values if value != option.default]]
        chosen[option.key] = others[number % len(others)]
    return dict(game.meta.read_options(chosen))


def play(game: Any, seats: int, options: Options, seed: str) -> Match:
    """Play a game of random legal actions."""
    match = Match(game, seats, seed=seed, options=options)
    rng = Rng(seed)
    while not match.over:
        legal = match.legal()
        match.play(legal[rng.below(len(legal))])
    return match


def write_playthrough(game: Any, file: Path) -> None:
    """Write the playthrough again by its moves, or a new one with the fewest seats."""
    seats, options, seed = game.meta.seats[0], game.meta.read_options(None), "playthrough"
    if file.exists():
        seats, options, seed = header(file.read_text("utf-8"))
    file.parent.mkdir(parents=True, exist_ok=True)
    write(file, playthrough(game, seats, options, seed))


def play_greedily(game: Any) -> Match:
    """Play a game of greedy bots, which looks more natural than a random one."""
    match = Match(game, game.meta.seats[0], seed="picture")
    bots = [GreedyBot(f"picture {seat}") for seat in range(match.state.seats)]
    while not match.over:
        seat = match.seat
        match.play(bots[seat].choose(game, match.view(seat)).text, seat)
    return match


def write_counts(game: Any, file: Path) -> None:
    """Count the positions in the file again; positions that can no longer be reached are removed.
    Where none is left, the initial position is counted."""
    kept = json.loads(file.read_text("utf-8")) if file.exists() else []
    counted = [{**one, "count": count} for one in kept if (count := counted_from(game, one))]
    if not counted:
        first = {"name": "the beginning", "game": game.meta.id, "seats": game.meta.seats[0]}
        first |= {"options": {}, "moves": [], "depth": 2}
        counted = [{**first, "count": counted_from(game, first)}]
    if counted != kept:
        file.parent.mkdir(parents=True, exist_ok=True)
        write(file, "[\n" + ",\n".join(json.dumps(one) for one in counted) + "\n]\n")


def counted_from(game: Any, one: dict[str, Any]) -> int:
    """The number of sequences of entries from a position; 0 where its moves are no longer
    legal."""
    try:
        s = game.new(one["seats"], game.meta.read_options(one.get("options")))
        for text in one.get("moves", []):
            who, action = game.to_move(s), game.parse(text)
            game.check(s, who, action)
            game.apply(s, who, action)
        return perft(game, s, one["depth"])
    except PalatineError as error:
        print(f"{one['name']}: {error}")
        return 0


def write_numbers(game: Any, file: Path) -> None:
    """Write by which numbers programs that learn know the game (tests/contract/test_numbers.py)."""
    sys.path.append(str(ROOT / "tests"))
    write(file, import_module("contract.fingerprint").as_toml(game))


def bring_forward(game: Any, file: Path) -> None:
    """Write the record again by the present rules, without moves that these no longer ask for. The
    draws then do not follow from the seed, which is left out. Raises an error where the game no
    longer ends."""
    if not file.exists():
        return
    old = parse_record(file.read_text("utf-8"))
    if old.version == game.meta.version:
        return
    record = old.clone()
    record.version = game.meta.version
    record.options = game.meta.read_options(old.options)
    record.entries = []
    s = game.new(old.seats, record.options)
    for entry in old.standing():
        action = game.parse(entry.text)
        if action not in game.legal(s, entry.who):
            record.seed = ""
            continue
        game.apply(s, entry.who, action)
        record.add(entry.who, entry.text, s.digest())
    if not game.is_over(s):
        raise SystemExit(f"{file}: by version {record.version} this game does not end")
    record.result = game.result(s).to_json()
    write(file, str(record))


def write(file: Path, text: str) -> None:
    """Write a file if its text has changed, and print its name."""
    if file.exists() and file.read_text("utf-8") == text:
        return
    file.write_text(text, "utf-8")
    print(f"wrote {file.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
