"""Bots and games of other people's code: from a file, from an installed package, in processes."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import palatine
from cli.conftest import Run
from palatine import bots
from palatine.bots import arena
from palatine.bots.ladder import Ladder
from palatine.bots.store import ContestStore
from palatine.cli import main

MINE = """
from dataclasses import dataclass

import palatine

@dataclass
class Taste:
    last: bool = True

class MyBot(palatine.Bot):
    name = "mine"

    def decide(self, game, view):
        return game.legal(view, view.viewer)[-1 if Taste().last else 0]

class Cheat(palatine.Bot):
    def decide(self, game, view):
        return game.parse("banner d4")

class Broken(palatine.Bot):
    def decide(self, game, view):
        raise KeyError("no idea")

class Texts(palatine.Bot):
    def decide(self, game, view):
        return game.legal(view, view.viewer)[0].text

class Forgot(palatine.Bot):
    def __init__(self, seed):
        pass

NUMBER = 3
"""


@pytest.fixture(autouse=True)
def only_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test registers is forgotten after it."""
    monkeypatch.setattr(bots, "BOTS", bots.BOTS.copy())


@pytest.fixture
def mine(tmp_path: Path) -> str:
    file = tmp_path / "my bots" / "mine.py"
    file.parent.mkdir()
    file.write_text(MINE, "utf-8")
    return str(file)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_bot_of_a_file_enters_the_arena(run: Run, mine: str, jobs: str) -> None:
    argv = ["arena", "torres", "--bots", f"{mine}:MyBot,random", "--games", "2", "--jobs", jobs]
    code, out, err = run(*argv, "--json")
    assert (code, err) == (0, "")
    assert [row["name"] for row in json.loads(out)["bots"]] == [f"{mine}:MyBot", "random"]


def test_it_climbs_the_ladder_and_a_pair_may_name_it(run: Run, mine: str, tmp_path: Path) -> None:
    own = f"{mine}:MyBot"
    argv = ["arena", "tiny", "--ladder", "--bots", f"random,{own}", "--jobs", "1", "--json"]
    code, out, _ = run(*argv, "--pair", f"{own}/random=4", "--store", str(tmp_path / "store"))
    assert code == 0
    assert [(row["pair"], row["games"]) for row in json.loads(out)["pairs"]] == [
        ([own, "random"], 4)
    ]


@pytest.mark.parametrize("command", ["selfplay", "bench"])
def test_it_plays_wherever_bots_are_named(run: Run, mine: str, command: str) -> None:
    code, out, err = run(command, "tiny", "--bots", f"{mine}:MyBot", "--json")
    assert (code, err) == (0, "") and f"{mine}:MyBot" in out


def test_it_plays_against_a_person(run: Run, mine: str) -> None:
    code, out, err = run(
        "play", "tiny", "--bots", f"{mine}:MyBot", "--seed", "a", stdin="1\nquit\n"
    )
    assert (code, err) == (0, "") and "(MyBot)" in out


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("{mine}", "A bot of your own is named by its file and its class"),
        ("{mine}:", "A bot of your own is named by its file and its class"),
        ("{mine}:MyBot:2", "A bot of your own is named by its file and its class"),
        ("none.py:MyBot", "There is no file “none.py”."),
        ("{mine}:Nobody", "has no class “Nobody”."),
        ("{mine}:NUMBER", "“NUMBER” in"),
        ("{mine}:Taste", "is not a subclass of palatine.Bot."),
        ("{folder}/bad.py:MyBot", "cannot be imported: ZeroDivisionError: division by zero"),
        ("{folder}/syntax.py:MyBot", "cannot be imported: SyntaxError"),
        ("{mine}:Forgot", "failed: AttributeError"),
        ("{mine}:Broken", "failed: KeyError: 'no idea'"),
        ("{mine}:Texts", "failed: str, not Action"),
        ("{mine}:Cheat", "answered “banner d4”, which is not legal."),
    ],
)
@pytest.mark.parametrize("command", ["arena", "selfplay"])
def test_what_is_wrong_with_it_is_one_sentence(
    refused: Callable[..., str], mine: str, name: str, sentence: str, command: str
) -> None:
    folder = Path(mine).parent
    (folder / "bad.py").write_text("1 / 0\n", "utf-8")
    (folder / "syntax.py").write_text("class\n", "utf-8")
    own = name.format(mine=mine, folder=folder)
    more = ("--jobs", "1") if command == "arena" else ()
    assert sentence in refused(command, "tiny", "--bots", own, "--games", "2", *more)


def test_an_error_in_another_process_is_the_same_sentence(
    refused: Callable[..., str], mine: str
) -> None:
    argv = ("arena", "torres", "--bots", f"{mine}:Broken", "--games", "2", "--jobs", "2")
    assert refused(*argv).endswith("Broken” failed: KeyError: 'no idea'")


def test_played_games_of_a_changed_file_do_not_count(mine: str, tmp_path: Path) -> None:
    what = arena.contest("tiny", [f"{mine}:MyBot", "random"], 2, None, "s")
    store = ContestStore(tmp_path / "store")
    store.add(what, 0, arena.play_one(what.plain(), 0))
    assert store.games(what)
    Path(mine).write_text(MINE + "\n# better\n", "utf-8")
    assert not store.games(what)


def test_a_name_is_never_taken_for_a_file(mine: str) -> None:
    with pytest.raises(palatine.PalatineError, match="error-unknown-bot"):
        bots.make(f"{mine}:MyBot", "s")
    assert bots.register(f"{mine}:MyBot") == "mine"
    assert bots.register(f"other={mine}:MyBot") == "other"
    assert isinstance(bots.make("other", "s"), palatine.Bot)
    with pytest.raises(palatine.PalatineError, match="error-bot-taken"):
        bots.register(f"greedy={mine}:MyBot")
    with pytest.raises(palatine.PalatineError, match="error-bot-name"):
        bots.register(f"a/b={mine}:MyBot")


# --- installed packages -------------------------------------------------------------------------


@pytest.fixture
def installed(tmp_path: Path, mine: str) -> Path:
    """A folder like site-packages: bots and games of packages that are not ours."""
    place = tmp_path / "site"
    facts = place / "guests-1.0.dist-info"
    facts.mkdir(parents=True)
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: guests\nVersion: 1.0\n")
    (facts / "entry_points.txt").write_text(
        "[palatine.bots]\nguest = guests:MyBot\npage = guests:Cheat\nbad = guests:Nobody\n"
        "[palatine.games]\nvilla = villa\nbroken = brokengame\ntorres = brokengame\n"
    )
    (place / "guests.py").write_text(MINE, "utf-8")
    (place / "brokengame").mkdir()
    (place / "brokengame" / "__init__.py").write_text("import nothing_like_this\n")
    assert main(["newgame", "villa", "--to", str(tmp_path / "made"), "--json"]) == 0
    (tmp_path / "made" / "villa" / "src" / "palatine_villa").rename(place / "palatine_villa")
    (facts / "entry_points.txt").write_text(
        (facts / "entry_points.txt").read_text().replace("villa = villa", "villa = palatine_villa")
    )
    return place


def palatine_with(place: Path, *argv: str) -> "subprocess.CompletedProcess[str]":
    path = os.pathsep.join([str(place), str(Path(palatine.__file__).parents[1])])
    return subprocess.run(
        [sys.executable, "-m", "palatine.cli", *argv],
        env={**os.environ, "PYTHONPATH": path, "LANG": "C"},
        capture_output=True,
        text=True,
        check=False,
    )


def test_packages_add_bots_and_games(installed: Path) -> None:
    argv = ["arena", "villa", "--bots", "guest,page", "--games", "2", "--jobs", "2", "--json"]
    done = palatine_with(installed, *argv)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 2  # and `page` is still ours: it did not cheat
    listed = palatine_with(installed, "games", "--json", "--lang", "cs")
    titles = {one["id"]: one["title"] for one in json.loads(listed.stdout)}
    assert titles["villa"] == "Villa" and "broken" not in titles and "torres" in titles


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (["selfplay", "broken"], "cannot be loaded: ModuleNotFoundError"),
        (["selfplay", "villa", "--bots", "bad"], "“guests” has no class “Nobody”."),
        (["selfplay", "chess"], "There is no game “chess”"),
    ],
)
def test_what_is_wrong_with_a_package_is_one_sentence(
    installed: Path, argv: list[str], sentence: str
) -> None:
    done = palatine_with(installed, *argv)
    assert done.returncode == 2 and sentence in done.stderr and done.stderr.count("\n") == 1


def test_the_ladder_takes_a_registered_name(mine: str) -> None:
    bots.register(f"{mine}:MyBot")
    options = arena.contest("tiny", ["random"], 2, None, "s").options
    ladder = Ladder("tiny", ("random", "mine"), 2, options, "s")
    assert [fixture.contest.lineup for fixture in ladder.fixtures(2)] == [("mine", "random")]
