"""Levels as they were at an earlier commit: `palatine@1` is the Palatine of snapshot 1.

A snapshot is not a copy of the source but a wheel of its commit, which `tools/frozen.py` builds and
installs into a folder of its own. It thinks in a process of its own, behind the same lines of JSON
as a server's workers: it is shown the view of its seat, by the rules of the version that it knows,
and answers with the text of an action. So it learns no more than any other bot, and nothing that
changes here changes how it plays.
"""

import atexit
import json
import os
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path
from sysconfig import get_config_var
from typing import Any

from palatine.bots.base import AnyGame, Bot
from palatine.core.action import Action
from palatine.core.errors import BadOption, BadRecord
from palatine.core.state import Json

PLACE = "PALATINE_FROZEN"  # the setting of the environment that names the folder of snapshots
NOTE = "snapshot.json"  # in a snapshot's folder: what it was made of, and its checksum
INSTALLED = "site"  # in a snapshot's folder: the wheel and the libraries that it needs
BUILD = "python tools/frozen.py"  # the command that makes what is missing
ROOMS = ("bots", "core", "games")  # what decides how a bot plays
SOURCES = (".py", ".toml")


@dataclass(frozen=True)
class Snapshot:
    """A commit, and the hash of what decides there how bots play (`hash_of_sources`)."""

    number: int
    commit: str
    sources: str


SNAPSHOTS = {
    1: Snapshot(
        1, "7b027e1641c9590810f5efb694305765e192a601", sources="30bbed234e59b9c4740425050b9a426e"
    ),
}


def split_name(name: str) -> tuple[str, Snapshot | None]:
    """`palatine@1` -> the name and its snapshot; None for a bot of the present."""
    plain, at, number = name.partition("@")
    if not at:
        return name, None
    found = SNAPSHOTS.get(int(number)) if number.isdecimal() else None
    if found is None:
        allowed = ", ".join(f"{plain}@{known}" for known in SNAPSHOTS)
        raise BadOption("error-unknown-bot", {"bot": name[:40], "allowed": allowed})
    return plain, found


# --- where a snapshot lies, and whether it is what it says ----------------------------------------


def tag() -> str:
    """The kind of Python that compiled code is made for."""
    return str(get_config_var("SOABI") or sys.implementation.cache_tag)


def place_of(snapshot: Snapshot) -> Path:
    """The folder of a snapshot for this Python: in `build/frozen` of the checkout, or where the
    environment says."""
    given = os.environ.get(PLACE)
    spec = find_spec("palatine")
    assert spec is not None and spec.origin is not None
    root = Path(given) if given else Path(spec.origin).parents[2] / "build" / "frozen"
    return root / snapshot.commit[:7] / tag()


def hash_of_sources(package: Path) -> str:
    """A hash of the code and data in a package `palatine` that decide how its bots play."""
    found = (path for room in ROOMS for path in (package / room).rglob("*"))
    return hash_of(package, (path for path in found if path.suffix in SOURCES))


def hash_of(folder: Path, files: Iterable[Path]) -> str:
    """A hash of files and of their names inside a folder."""
    total = blake2b(digest_size=16)
    for path in sorted(files):
        content = path.read_bytes()
        total.update(f"{path.relative_to(folder).as_posix()} {len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()


def hash_of_all(folder: Path) -> str:
    """A hash of everything in a folder but what Python writes there by itself."""
    found = (path for path in folder.rglob("*") if path.is_file())
    return hash_of(folder, (path for path in found if path.suffix != ".pyc"))


def note_of(snapshot: Snapshot) -> Json:
    """What is written beside a snapshot; where it is missing, an error says what to do."""
    try:
        note: Json = json.loads((place_of(snapshot) / NOTE).read_text("utf-8"))
    except (OSError, ValueError):
        raise _unusable("error-frozen-missing", snapshot) from None
    return note


def checked(snapshot: Snapshot) -> tuple[Path, Json]:
    """The folder in which a snapshot is installed, and its note; an error where it is not what was
    built, or not of its commit."""
    note = note_of(snapshot)
    site = place_of(snapshot) / INSTALLED
    is_whole = note.get("checksum") == hash_of_all(site)
    if not is_whole or hash_of_sources(site / "palatine") != snapshot.sources:
        raise _unusable("error-frozen-changed", snapshot)
    return site, note


def _unusable(key: str, snapshot: Snapshot) -> BadOption:
    command = f"{BUILD} {snapshot.number}"
    where = str(place_of(snapshot))
    return BadOption(key, {"number": snapshot.number, "folder": where, "command": command})


# --- its process ----------------------------------------------------------------------------------


class FrozenProcess:
    """The process in which the bots of one snapshot think, one question at a time. One is enough
    for all seats of a game, for only one seat thinks at a time."""

    def __init__(self, snapshot: Snapshot) -> None:
        self.name = f"@{snapshot.number}"
        site, note = checked(snapshot)
        script = Path(__file__).with_name("frozen_process.py")
        # -I and -S: nothing of this installation, only what the snapshot brings along
        command = [sys.executable, "-I", "-S", "-B", str(script), str(site)]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, env=_environment())
        atexit.register(self.end)
        told = self.ask({"ready": True})
        self.is_compiled: bool = told["compiled"]
        self.versions: dict[str, int] = told["versions"]
        if note["compiled"] and not self.is_compiled:
            self.end()
            raise self.failed("its compiled code does not run in this Python")

    def ask(self, question: Json) -> Json:
        """Its reply; an error of the snapshot, or its end, is an error of the bot."""
        assert self._process.stdin is not None and self._process.stdout is not None
        try:
            self._process.stdin.write(json.dumps(question).encode() + b"\n")
            self._process.stdin.flush()
            reply: Json = json.loads(self._process.stdout.readline())
        except (OSError, ValueError):
            self.end()
            raise self.failed("its process has ended") from None
        if "error" in reply:
            raise self.failed(str(reply["error"]))
        return reply

    def failed(self, reason: str) -> BadOption:
        return BadOption("error-bot-failed", {"bot": self.name, "reason": reason[:200]})

    def end(self) -> None:
        """End the process."""
        atexit.unregister(self.end)
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                pipe.close()


def _environment() -> dict[str, str]:
    """Without Palatine's settings: they are those of the present."""
    return {key: value for key, value in os.environ.items() if not key.startswith("PALATINE_")}


@cache
def process_of(snapshot: Snapshot) -> FrozenProcess:
    """The process of a snapshot that belongs to this one: each process of an arena has its own."""
    return FrozenProcess(snapshot)


# --- the bot --------------------------------------------------------------------------------------


class FrozenBot(Bot):
    """A bot of a snapshot. Its process keeps nothing between two questions: the plan goes back and
    forth as text, and the seed of each decision comes from this bot's."""

    def __init__(self, text: str, snapshot: Snapshot, seed: str) -> None:
        """text: the entrant as the snapshot reads it, without `@N`."""
        super().__init__(seed)
        self.text = text
        self.seed = seed
        self.process = process_of(snapshot)
        self.decisions = 0
        self.elsewhere = 0.0  # processor seconds that its process has used for it
        self._plan: list[list[str]] = []

    def decide(self, game: AnyGame, view: Any) -> Action:
        legal = game.legal(view, view.viewer)
        self.decisions += 1
        if len(legal) == 1:
            return legal[0]
        question = {
            "game": game.meta.id,
            "view": view_for(game, view, self.process),
            "bot": self.text,
            "seed": f"{self.seed}/{self.decisions}",
            "plan": self._plan,
        }
        reply = self.process.ask(question)
        self._plan = reply["plan"]
        self.elsewhere += reply["spent"]
        for action in legal:
            if action.text == reply["text"]:
                return action
        details = {"bot": self.process.name, "text": str(reply["text"])[:80]}
        raise BadOption("error-bot-illegal", details)


def view_for(game: AnyGame, view: Any, process: FrozenProcess) -> Json:
    """A view as the snapshot writes it: by the rules of the version that it knows, which may show
    less, and without options that it does not have. One that is set otherwise than it always was
    cannot be played with it."""
    older = rules_of(game, process)
    told: Json = older.narrowed(view).to_json()
    known = {option.key for option in older.meta.options}
    for option in game.meta.options:
        if option.key not in known and told["options"].get(option.key) != option.default:
            raise process.failed(f"it does not know the option {option.key}")
    return {**told, "options": {key: told["options"][key] for key in known}}


def rules_of(game: AnyGame, process: FrozenProcess) -> AnyGame:
    """The rules of the version that a snapshot knows."""
    version = process.versions.get(game.meta.id)
    if version is None:
        raise process.failed(f"it does not know the game {game.meta.id}")
    try:
        return game.for_version(version)
    except BadRecord:
        raise process.failed(f"it plays version {version} of {game.meta.id}") from None
