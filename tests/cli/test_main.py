"""The program as a whole: help, version, language, and every way to use it wrongly."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import palatine
from palatine.cli import ALONE, COMMANDS, language, main
from palatine.locales import languages, load
from server.running import children, wait_for

Run = Callable[..., tuple[int, str, str]]
Refused = Callable[..., str]
PROGRAM = [sys.executable, "-m", "palatine.cli"]


def test_the_version_says_which_build_runs(run: Run) -> None:
    code, out, _ = run("--version")
    first = f"palatine {palatine.__version__} ({palatine.build_kind()})"
    assert (code, out.splitlines()[0]) == (0, first)


@pytest.mark.parametrize("lang", languages())
def test_who_plays_without_a_compiler_is_told_that_opponents_are_weaker(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lang: str
) -> None:
    """By the version, and when the server begins; compiled, nothing is said."""

    def served(config: Any, ready: Callable[[str], None], browse: bool) -> int:
        ready("http://here/")
        return 0

    monkeypatch.setattr("palatine.server.run.serve", served)
    for kind, told in (("interpreted", [load(lang)("core-interpreted")]), ("compiled", [])):
        monkeypatch.setattr(palatine, "build_kind", lambda kind=kind: kind)
        assert run("--lang", lang, "--version")[1].splitlines()[1:] == told
        out = run("serve", "--lang", lang, "--data", str(tmp_path))[1]
        assert "http://here/" in out.splitlines()[0] and out.splitlines()[1:] == told


def test_help_lists_every_command(run: Run) -> None:
    code, out, _ = run("--help")
    assert code == 0
    for command in COMMANDS:
        assert f"\n    {command} " in out


@pytest.mark.parametrize("command", list(COMMANDS))
@pytest.mark.parametrize("lang", languages())
def test_every_command_explains_itself_in_every_language(run: Run, command: str, lang: str) -> None:
    code, out, _ = run(command, "--lang", lang, "--help")
    assert code == 0
    first = load(lang)(f"core-command-{command}").split()[0]
    assert first in out
    assert "core-" not in out


def test_the_language_comes_from_the_argument_then_from_the_terminal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert language([]) == "en"
    monkeypatch.setenv("LANG", "cs_CZ.UTF-8")
    assert language(["games"]) == "cs"
    monkeypatch.setenv("LC_ALL", "pl_PL")
    assert language(["games"]) == "pl"
    assert language(["games", "--lang", "ru"]) == "ru"
    assert language(["--lang=en", "games"]) == "en"


def test_a_terminal_in_a_language_we_lack_speaks_english(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "C.UTF-8")
    assert "players" in run("games")[1]


def test_errors_speak_the_language(run: Run) -> None:
    code, _, err = run("--lang", "ru", "score", "chess", "-")
    assert code == 2
    assert err.startswith("palatine: Игры «chess» нет")


@pytest.mark.parametrize(
    "argv",
    [
        ("bogus",),
        ("--bogus",),
        ("selfplay",),
        ("selfplay", "torres", "--seats", "x"),
        ("selfplay", "torres", "--games", "0"),
        ("selfplay", "torres", "--bogus"),
        ("arena", "torres", "--jobs", "0"),
        ("perft", "torres", "--depth", "-1"),
        ("score", "torres"),
        ("games", "--lang", "xx"),
    ],
)
def test_a_command_line_that_is_not_understood(refused: Refused, argv: tuple[str, ...]) -> None:
    assert refused(*argv).startswith("This command line is not understood")


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (("selfplay", "chess"), "There is no game “chess”"),
        (("selfplay", "torres", "--seats", "9"), "The game is not made for 9 players"),
        (("selfplay", "torres", "--option", "doors"), "“doors” is no option"),
        (("selfplay", "torres", "--option", "doors=open"), "doors cannot be “open”"),
        (("selfplay", "torres", "--option", "walls=thick"), "There is no option “walls”"),
        (("selfplay", "torres", "--bots", "hal"), "There is no bot “hal”"),
        (
            ("selfplay", "torres", "--seats", "2", "--bots", "random,random,random"),
            "3 bots do not fit",
        ),
        (("selfplay", "torres", "--components", "none.json"), "none.json: No such file"),
        (("play", "torres", "--people", "3"), "3 people cannot sit"),
        (("play", "torres", "--seat", "0"), "There is no seat 0"),
        (("replay", "nowhere.txt"), "nowhere.txt: No such file"),
        (("verify", "."), ".: Is a directory"),
    ],
)
def test_bad_input_is_one_clear_line(refused: Refused, argv: tuple[str, ...], said: str) -> None:
    assert refused(*argv).startswith(said)


def test_the_games_are_listed(run: Run) -> None:
    code, out, _ = run("games")
    assert code == 0
    assert "torres: Torres, 2-4 players" in out
    assert "--option doors=monotone|castle_wide|single_floor (monotone)" in out


def test_the_games_as_json(run: Run) -> None:
    import json

    listed = {game["id"]: game for game in json.loads(run("games", "--json")[1])}
    torres = listed["torres"]
    assert torres["seats"] == [2, 3, 4]
    assert torres["title"] == "Torres"
    assert torres["documents"] == ["position", "score", "moves", "sheet"]
    assert torres["options"][0]["key"] == "variant"
    assert torres["options"][2]["needs"] == ["variant", "master"]


def test_without_a_word_the_table_is_served(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def served(args: Any, words: Any) -> int:
        asked.append(args.command)
        return 0

    module = import_module(COMMANDS[ALONE[0]])
    monkeypatch.setattr(module, "run", served)
    assert run()[0] == 0
    assert asked == [ALONE[0]]


def test_an_interrupt_ends_quietly(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: Any) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("palatine.cli.games.run", interrupted)
    code, out, err = run("games")
    assert (code, out, err) == (130, "", "\n")


def test_a_bug_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> int:
        raise AssertionError("a bug")

    monkeypatch.setattr("palatine.cli.games.run", broken)
    with pytest.raises(AssertionError, match="a bug"):
        main(["games"])


def test_a_closed_pipe_is_no_error_of_ours() -> None:
    read, write = os.pipe()
    os.close(read)  # before it begins, so that it cannot be quicker
    command = [*PROGRAM, "selfplay", "torres", "--games", "1"]
    done = subprocess.run(command, stdout=write, stderr=subprocess.PIPE, check=False)
    os.close(write)
    assert (done.returncode, done.stderr) == (141, b"")


def test_an_old_terminal_gets_question_marks() -> None:
    old = {**os.environ, "PYTHONIOENCODING": "ascii", "LANG": "ru_RU"}
    done = subprocess.run([*PROGRAM, "games"], env=old, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("torres: ??????")


def test_an_interrupt_ends_all_processes_of_the_arena() -> None:
    argv = [*PROGRAM, "arena", "torres", "--bots", "greedy", "--games", "2000", "--jobs", "2"]
    program = subprocess.Popen(
        argv, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    )
    wait_for(lambda: len(children(program.pid)) >= 2)
    os.killpg(program.pid, signal.SIGINT)
    out, _ = program.communicate(timeout=60)
    assert (program.returncode, out) == (130, b"")


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="there is no /dev/full")
def test_a_full_disk_is_one_clear_line() -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [*PROGRAM, "games"], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "No space left" in done.stderr
