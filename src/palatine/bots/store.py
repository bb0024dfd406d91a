"""A store of played games: lines of JSON in a file to which lines are only added.

So an interrupted contest can be continued, and more games may be added. Games of bots that have
changed since are ignored: a contest is identified by the code of its bots as well. An archive is
the same, packed: a file of the checkout, so that a contest can be continued on another machine.
"""

import ast
import gzip
import json
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

from palatine import games
from palatine.bots import OWN, target_of
from palatine.bots.arena import Contest, Played
from palatine.bots.entrants import read_entrant
from palatine.bots.levels import BY_NAME
from palatine.bots.loading import source_hash
from palatine.bots.network_files import read_about
from palatine.core.data import short_hash
from palatine.core.errors import PalatineError

HERE = "palatine.bots."
TELLING = {"reasons"}  # of what is known of a game: it puts choices into words, and makes none


class ContestStore:
    """Played games by contest; in memory, and in a file if there is one. What an archive holds is
    known as well; new games are added to the file only."""

    def __init__(self, path: Path | None = None, archive: Path | None = None) -> None:
        self.path = path
        self.known: dict[str, dict[int, Played]] = {}
        if archive is not None and archive.exists():
            self._take(gzip.decompress(archive.read_bytes()).decode("utf-8"))
        if path is not None and path.exists():
            self._take(path.read_text("utf-8"))
            _end_line(path)

    def _take(self, lines: str) -> None:
        for line in lines.splitlines():
            kept = _read(line)
            if kept is not None:
                self.known.setdefault(kept["contest"], {})[kept["number"]] = kept["played"]

    def games(self, what: Contest) -> dict[int, Played]:
        """The games that have been played of a contest, by number."""
        return self.known.get(_name(what), {})

    def earlier(self, what: Contest) -> dict[int, Played]:
        """The games of this contest by bots that have changed since: the most that there are of one
        state of their code."""
        wanted = _but_code(_name(what))
        others = [name for name in self.known if name != _name(what) and _but_code(name) == wanted]
        return max((self.known[name] for name in others), key=len, default={})

    def whole_deals(self, what: Contest) -> list[Played]:
        """The same in order, without incomplete deals: in them one seat would count more than the
        others."""
        played = self.games(what)
        seats = len(what.lineup)
        return [
            played[number]
            for number in sorted(played)
            if all(number - number % seats + other in played for other in range(seats))
        ]

    def add(self, what: Contest, number: int, played: Played) -> None:
        name = _name(what)
        self.known.setdefault(name, {})[number] = played
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(_line(name, number, played))

    def pack(self, archive: Path) -> int:
        """Write the games of all bots that still think as they did into an archive; their number.
        The same games make the same bytes."""
        lines = [
            _line(name, number, self.known[name][number])
            for name in sorted(self.known)
            if _is_present(name)
            for number in sorted(self.known[name])
        ]
        archive.parent.mkdir(parents=True, exist_ok=True)
        archive.write_bytes(gzip.compress("".join(lines).encode(), mtime=0))
        return len(lines)


def _line(name: str, number: int, played: Played) -> str:
    return json.dumps({"contest": name, "number": number, "played": played}, sort_keys=True) + "\n"


def _name(what: Contest) -> str:
    """A text that identifies the contest: what is played, by which version of the rules, and the
    code of its own bots. So a change of one bot leaves the games of the others as they are."""
    version = games.meta(what.game).version
    code = {name: code_of(name, what.game) for name in sorted(set(what.lineup))}
    return json.dumps({**what.plain(), "version": version, "code": code}, sort_keys=True)


def _but_code(name: str) -> dict[str, Any]:
    """What a name says of a contest beside the code of its bots: who they are."""
    about: dict[str, Any] = json.loads(name)
    return {**about, "code": sorted(about["code"])}


def _is_present(name: str) -> bool:
    """Whether the bots of this contest think today with the code that it names."""
    about = json.loads(name)
    if games.meta(about["game"]).version != about["version"]:
        return False
    try:
        return all(code_of(text, about["game"]) == code for text, code in about["code"].items())
    except PalatineError:  # a bot that is not here any more
        return False


def code_of(text: str, game: str) -> str:
    """A hash of the code with which an entrant thinks in a game."""
    entrant = read_entrant(text, game)
    if entrant.snapshot is not None:
        return entrant.snapshot.sources
    if entrant.name not in OWN:
        return source_hash(target_of(entrant.name))
    return minds(game) if entrant.name in BY_NAME else plain_minds(game, entrant.name)


@cache
def plain_minds(game: str, name: str) -> str:
    """The same for a bot that is no level: of its own module, and its part for the game if there is
    one."""
    room = Path(__file__).parent
    return _hash([room / f"{name}.py", room / "games" / game / f"{name}.py"])


def _read(line: str) -> dict[str, Any] | None:
    """One line of a store; None for an incomplete last one."""
    try:
        row = json.loads(line)
    except ValueError:
        return None
    return row if isinstance(row, dict) and row.keys() >= {"contest", "number", "played"} else None


def _end_line(path: Path) -> None:
    """End an incomplete last line, so that it does not damage the next one."""
    with path.open("rb+") as file:
        if not file.read().endswith(b"\n"):
            file.write(b"\n")


@cache
def minds(game: str) -> str:
    """A hash of the code with which bots think in a game: that of the levels, of `greedy` and
    `random`, of the game's knowledge, and of everything in this package that these import; and of
    the game's networks. Comments and docstrings are left out, so that they can be improved; so is
    what only tells reasons."""
    room = Path(__file__).parent
    own = room / "games" / game
    roots = [room / f"{name}.py" for name in ("greedy", "levels", "random")]
    known = [file for file in sorted(own.glob("*.py")) if file.stem not in TELLING]
    networks = [read_about(file)["sha256"] for file in sorted(own.glob("data/*.json"))]
    return short_hash([_hash(roots + known), networks])


def _hash(roots: list[Path]) -> str:
    """A hash of these modules and of all in this package that they import."""
    room = Path(__file__).parent
    waiting = roots.copy()
    found: dict[str, str] = {}
    while waiting:
        file = waiting.pop()
        name = file.relative_to(room).as_posix()
        if name not in found and file.exists():
            found[name], imported = _read_module(file.read_text("utf-8"))
            waiting += [room.joinpath(*inside).with_suffix(".py") for inside in imported]
    total = blake2b(digest_size=8)
    for name in sorted(found):
        total.update(f"{name}\n{found[name]}\n".encode())
    return total.hexdigest()


@cache
def _read_module(text: str) -> tuple[str, list[list[str]]]:
    """A module's code and what it imports of this room; once for all games, since most of it is
    common to them."""
    tree = ast.parse(text)
    imported = _imported(tree)
    return _code(tree), imported


def _imported(tree: ast.Module) -> list[list[str]]:
    """The modules of this room that a module imports."""
    names: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            names += [f"{node.module}.{alias.name}" for alias in node.names]
            names.append(node.module or "")
        elif isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
    return [name.removeprefix(HERE).split(".") for name in names if name.startswith(HERE)]


def _code(tree: ast.Module) -> str:
    """A module without its comments and docstrings."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            first = node.body[0] if node.body else None
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                node.body = node.body[1:] or [ast.Pass()]
    return ast.unparse(tree)
