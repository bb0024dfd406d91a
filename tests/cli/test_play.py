"""Playing at the terminal, with a script for a person."""

from collections.abc import Callable
from pathlib import Path

import pytest

from palatine import games
from palatine.cli.results import result_lines
from palatine.core.face import Face
from palatine.core.record import parse_record, replay
from palatine.core.result import Result
from palatine.games._template import GAME as TINY
from palatine.locales import load

Run = Callable[..., tuple[int, str, str]]


def lines(*words: str) -> str:
    return "\n".join(words) + "\n"


def test_a_whole_game_by_numbers(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    code, out, _ = run("play", "tiny", "--seed", "a", "--record", str(file), stdin="1\n" * 60)
    assert code == 0
    assert "Player 2 (greedy)" in out
    assert out.splitlines()[-2].startswith("1. ")
    assert out.splitlines()[-1].startswith("2. ")
    record = parse_record(file.read_text("utf-8"))
    assert TINY.is_over(replay(TINY, record))


def test_choices_go_step_by_step_and_back(run: Run) -> None:
    script = lines("1", "3", "0", "5", "quit")
    _, out, _ = run("play", "torres", "--seed", "a", stdin=script)
    assert "3. Place block\n" in out
    assert "0. Back\n" in out
    assert "[block c1]" in out
    assert out.count("6. End turn [end]\n") == 3
    assert "Player 1 advances the scoring marker by 1 point.\n" in out


def test_points_that_follow_are_told(run: Run) -> None:
    _, out, _ = run("play", "torres", "--seed", "a", stdin=lines("1", "3", "quit"))
    assert "5. Advance scoring marker [marker] +1\n" in out


def test_notation_undo_and_what_cannot_be_undone(run: Run) -> None:
    script = lines("place d1", "marker", "undo", "undo", "buy", "undo", "quit")
    _, out, _ = run("play", "torres", "--seed", "a", stdin=script)
    assert "Taken back: marker\n" in out
    assert out.count("There is nothing to take back") == 2


def test_an_undo_is_in_the_record(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    script = lines("place d1", "marker", "undo", "quit")
    run("play", "torres", "--seed", "a", "--record", str(file), stdin=script)
    record = parse_record(file.read_text("utf-8"))
    assert record.entries[-1].text.startswith("undo ")
    state = replay(games.load("torres"), record)
    assert state.scores == [0, 0]


def test_why_names_the_rule(run: Run) -> None:
    script = lines("place d1", "why block a1", "why marker", "why", "why nonsense", "quit")
    _, out, _ = run("play", "torres", "--seed", "a", stdin=script)
    assert "> T-513 A block may not start a new castle.\n" in out
    assert "> “marker” is allowed.\n" in out
    assert "> Write the action after why: why TEXT\n" in out
    assert "> “nonsense” is no action of this game.\n" in out


def test_an_action_that_is_not_allowed_says_why_and_asks_again(run: Run) -> None:
    _, out, _ = run("play", "torres", "--seed", "a", stdin=lines("place a1", "99", "quit"))
    assert "> T-107 There is no castle on a1.\n" in out
    assert "> “99” is no action of this game.\n" in out


def test_help_board_list_and_an_empty_line(run: Run) -> None:
    script = lines("help", "board", "list", "", "quit")
    _, out, _ = run("play", "torres", "--seed", "a", stdin=script)
    assert "why TEXT: the rule" in out
    assert out.count("    a  b  c  d") == 2
    assert "\nplace c3\n" in out
    assert out.count("1. d1, level 1 [place d1]") == 2
    assert out.endswith("Goodbye.\n")


@pytest.mark.parametrize("ending", ["", "quit\n", "place d1"])
def test_the_end_of_the_input_is_a_farewell(run: Run, ending: str) -> None:
    code, out, _ = run("play", "torres", "--seed", "a", stdin=ending)
    assert code == 0
    assert out.endswith("Goodbye.\n")


def test_nothing_is_drawn_over_and_no_escape_is_sent(run: Run) -> None:
    _, out, _ = run("play", "torres", "--seed", "a", stdin=lines("1", "5", "end", "end"))
    assert "\x1b" not in out
    assert "\r" not in out


def test_the_hands_of_others_are_not_shown(run: Run) -> None:
    """Neither on the board nor in the log."""
    _, out, _ = run("play", "tiny", "--seed", "a", stdin=lines("1", "quit"))
    shown = [line for line in out.splitlines() if line.startswith("2: ")]
    assert shown
    assert all(set(line.removeprefix("2: ").split()) == {"?"} for line in shown)
    assert "Player 2 (greedy) gets" not in out
    assert "Player 2 (greedy) draws a card." in out


def test_two_people_at_one_keyboard_see_their_own_cards_only(run: Run) -> None:
    script = lines("1", "", "1", "quit")
    _, out, _ = run("play", "tiny", "--people", "2", "--seed", "a", stdin=script)
    first, _, second = out.partition("Player 2 is next. Press Enter when nobody else is looking.")
    assert "2: ? ? ?" in first
    assert "1: ? ? ?" not in first
    assert "1: ? ? ?" in second.partition("is next")[0]
    assert "Player 1 gets" not in second.partition("is next")[0]


def test_a_person_may_sit_elsewhere_and_bots_are_named(run: Run) -> None:
    argv = ["play", "torres", "--seats", "3", "--seat", "2", "--bots", "random,greedy"]
    _, out, _ = run(*argv, "--seed", "a", stdin=lines("quit"))
    assert "Player 1 (random) places the first knight" in out
    assert "Player 2: Place your first knight" in out
    assert "C, Player 3 (greedy): 0" in out


@pytest.mark.parametrize(
    ("lang", "question"),
    [
        ("cs", "Hráč 1: Postavte prvního rytíře na volný hrad."),
        ("pl", "Gracz 1: Ustaw pierwszego rycerza na wolnym zamku."),
        ("ru", "Игрок 1: Поставьте первого рыцаря на свободный замок."),
    ],
)
def test_questions_come_in_the_language_asked_for(run: Run, lang: str, question: str) -> None:
    assert question in run("play", "torres", "--lang", lang, stdin="")[1]


def test_every_game_has_other_luck_unless_it_is_named(run: Run, tmp_path: Path) -> None:
    luck = []
    for name in ("one", "two"):
        run("play", "tiny", "--record", str(tmp_path / name), stdin="")
        luck.append(str(parse_record((tmp_path / name).read_text("utf-8"))))
    assert luck[0] != luck[1]


def test_a_game_without_a_face_is_played_by_its_texts(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TINY, "_face", Face(TINY))
    _, out, _ = run("play", "tiny", "--seed", "a", stdin=lines("1", "quit"))
    assert "\n1. play " in out


def test_the_end_of_a_game_says_what_decided_a_tie() -> None:
    points = [{"castles": 0, "king": 0, "master": 0, "marker": 0, "track": 0}] * 2
    result = Result([0, 0], points, [1, 1], tie_breaks=["torres-tie-shared"])
    told = result_lines("torres", result, load("en", ["Anna", "Petr"], strict=True))
    assert told[0].startswith("1. Anna: 0 points (castles 0, king’s bonus 0,")
    assert told[1].startswith("1. Petr: 0 points")
    assert told[2] == "Tie: nobody has a point, and the win is shared"


def test_whoever_wins_without_a_seat_is_named_too() -> None:
    result = Result([7, 9], [{"castles": 7}], [2, 1], extras=["torres-title"])
    told = result_lines("torres", result, load("en", ["Anna"], strict=True))
    assert told == ["1. Torres: 9 points", "2. Anna: 7 points (castles 7)"]


def test_what_was_revealed_cannot_be_taken_back(run: Run) -> None:
    """The second card laid down turns both over: whoever then sets a banner has moved last."""
    script = lines("1", "", "2", "undo", "quit")
    _, out, _ = run("play", "tiny", "--people", "2", "--seed", "a", stdin=script)
    asked = out.partition("Player 2 wins the round.")[2]
    assert "Player 2: Set a banner, or pass." in asked
    assert "> There is nothing to take back" in asked
    assert out.endswith("Goodbye.\n")


def test_junk_on_the_keyboard_does_no_harm(run: Run) -> None:
    code, out, _ = run("play", "torres", "--seed", "a", stdin=b"\xff\xfe\x00\nquit\n")
    assert code == 0
    assert "is no action of this game" in out
