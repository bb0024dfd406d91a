"""score, moves, draw, data: documents in, answers out, and what is wrong with a document."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

Run = Callable[..., tuple[int, str, str]]
Refused = Callable[..., str]
Write = Callable[..., str]

ROWS = [[0] * 8 for _ in range(8)]
ROWS[0][:4] = [1, 2, 1, 2]
ROWS[0][4] = 1
# DV6 of the rules: heights 1 2 1 2 1, a knight on (0, 0), doors only downward
DV6 = {"heights": ROWS, "knights": [[[0, 0]], [[7, 7]]], "king": [3, 0], "ap": 1}


def test_a_position_is_scored(run: Run, write: Write) -> None:
    code, out, _ = run("score", "torres", write(DV6), "--json")
    assert code == 0
    assert json.loads(out) == {
        "castles": [5, 0],
        "king": [5, 0],
        "master": [0, 0],
        "total": [10, 0],
    }


def test_a_score_in_plain_lines(run: Run, write: Write) -> None:
    _, out, _ = run("score", "torres", write(DV6))
    assert out.splitlines() == ["castles: 5, 0", "king: 5, 0", "master: 0, 0", "total: 10, 0"]


def test_a_list_of_documents_is_answered_by_a_list(run: Run, write: Write) -> None:
    second = {**DV6, "phase": 2}
    _, out, _ = run("score", "torres", write([DV6, second]), "--json")
    assert [answer["king"] for answer in json.loads(out)] == [[5, 0], [0, 0]]
    assert run("score", "torres", write([]), "--json")[1] == "[]\n"


def test_moves_are_listed_with_kind_and_cells(run: Run, write: Write) -> None:
    code, out, _ = run("moves", "torres", write(DV6), "--json")
    moves = json.loads(out)
    assert code == 0
    doors = {tuple(move["to"]) for move in moves if move["kind"] == "door"}
    assert doors == {(2, 0), (1, 1), (5, 0), (0, 1), (2, 1), (3, 1), (4, 1)}
    step = next(move for move in moves if move["kind"] == "step")
    assert step == {"action": "knight a1 b1", "kind": "step", "from": [0, 0], "to": [1, 0]}
    assert {"action": "end", "kind": "end", "from": None, "to": None} in moves


def test_moves_in_plain_lines(run: Run, write: Write) -> None:
    _, out, _ = run("moves", "torres", write(DV6))
    assert out.splitlines()[0] == "action: knight a1 b1, kind: step, from: 0, 0, to: 1, 0"


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"heights": ROWS[:7]}, "heights: the size has to be 8"),
        ({"king": [9, 0]}, "king: “9” is no whole number from 0 to 7"),
        ({"king": [0, 0]}, "knights[0][0]: something stands on a1 already"),
        ({"tower": 1}, "tower: there is no such key"),
        ({"cards": [["A-99"], []]}, "cards[0]: there is nothing with the id “A-99”"),
        ({"options": {"doors": "shut"}}, "doors cannot be “shut”"),
        ({"options": []}, "options: this part of the document has another shape"),
        ({"phase": True}, "phase: “True” is no whole number"),
        ({"knights": [[[0, 0]]]}, "The game is not made for 1 player"),
    ],
)
@pytest.mark.parametrize("command", ["score", "moves", "draw"])
def test_what_is_wrong_with_a_document_is_named(
    refused: Refused, write: Write, command: str, change: dict[str, Any], said: str
) -> None:
    assert refused(command, "torres", write({**DV6, **change})).startswith(said)


def test_in_a_list_the_document_is_named_too(refused: Refused, write: Write) -> None:
    bad = {**DV6, "king": [9, 0]}
    assert refused("score", "torres", write([DV6, bad])).startswith("#2 king: “9”")


def test_a_missing_part_is_named(refused: Refused, write: Write) -> None:
    assert refused("score", "torres", write({"heights": ROWS})).startswith("knights is missing")


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("{", "line 1, column 2"),
        ("", "line 1, column 1"),
        (b"\xff\xfe", "is not a text file"),
        ("[" * 100_000, "is not JSON"),
        ("9" * 5000, "is not JSON"),
        ('"torres"', "document: this part"),
        ("null", "document: this part"),
    ],
)
def test_what_is_no_document_is_refused(
    refused: Refused, write: Write, content: str | bytes, said: str
) -> None:
    assert said in refused("score", "torres", write(content))


def test_a_document_from_a_pipe(run: Run) -> None:
    assert run("score", "torres", "-", "--json", stdin=json.dumps(DV6))[0] == 0


def test_a_byte_order_mark_does_no_harm(run: Run, write: Write) -> None:
    assert run("score", "torres", write(b"\xef\xbb\xbf" + json.dumps(DV6).encode()))[0] == 0


@pytest.mark.parametrize("command", ["score", "moves", "draw"])
def test_a_game_without_documents_says_so(refused: Refused, write: Write, command: str) -> None:
    assert refused(command, "tiny", write({})).startswith("tiny does not offer this")


def picture(text: str) -> ElementTree.Element:
    root = ElementTree.fromstring(text)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    return root


@pytest.mark.parametrize("style", ["towers", "plan"])
def test_a_position_is_drawn(run: Run, write: Write, style: str) -> None:
    code, out, _ = run("draw", "torres", write(DV6), "--style", style)
    assert code == 0
    picture(out)


def test_styles_and_densities_differ(run: Run, write: Write) -> None:
    drawn = {
        run("draw", "torres", write(DV6), *more)[1]
        for more in ([], ["--style", "towers"], ["--compact"])
    }
    assert len(drawn) == 3


def test_pictures_go_into_files(run: Run, write: Write, tmp_path: Path) -> None:
    target = tmp_path / "out.svg"
    assert run("draw", "torres", write(DV6), "-o", str(target)) == (0, "", "")
    picture(target.read_text("utf-8"))
    run("draw", "torres", write([DV6, DV6]), "-o", str(target))
    assert {path.name for path in tmp_path.glob("out-*.svg")} == {"out-1.svg", "out-2.svg"}


def test_a_list_of_pictures_as_json(run: Run, write: Write) -> None:
    _, out, _ = run("draw", "torres", write([DV6, DV6]), "--json")
    first, second = json.loads(out)
    picture(first)
    assert second == first


def test_a_record_is_drawn_at_any_entry(run: Run, tmp_path: Path) -> None:
    run("selfplay", "torres", "--seed", "d", "--record", str(tmp_path))
    file = str(next(tmp_path.iterdir()))
    end = run("draw", "torres", file)[1]
    start = run("draw", "torres", file, "--at", "0")[1]
    picture(end)
    picture(start)
    assert start != end


def test_a_record_of_another_game_is_not_drawn(run: Run, refused: Refused, tmp_path: Path) -> None:
    run("selfplay", "tiny", "--record", str(tmp_path))
    said = refused("draw", "torres", str(next(tmp_path.iterdir())))
    assert said == "The record is of another game: tiny."


def test_a_record_that_cannot_be_played_is_not_drawn(
    run: Run, refused: Refused, write: Write, tmp_path: Path
) -> None:
    run("selfplay", "torres", "--seed", "d", "--record", str(tmp_path / "records"))
    text = next((tmp_path / "records").iterdir()).read_text("utf-8")
    assert "\n2 1 place " in text
    assert "Entry 2 " in refused("draw", "torres", write(text.replace("\n2 1 ", "\n2 7 ", 1)))


def test_an_unknown_style_a_seat_too_many_and_no_place_to_write(
    refused: Refused, write: Write
) -> None:
    file = write(DV6)
    assert "possible: plan, towers" in refused("draw", "torres", file, "--style", "cubist")
    assert "no seat 5" in refused("draw", "torres", file, "--seat", "5")
    assert "No such file" in refused("draw", "torres", file, "-o", "/no/such/folder/x.svg")


def test_the_components_are_shown(run: Run) -> None:
    code, out, _ = run("data", "torres", "--json")
    told = json.loads(out)
    assert code == 0
    assert told["game"] == "torres"
    assert len(told["hash"]) == 16
    assert any("cards A-01" in row[0] for row in told["data"])
    assert run("data", "torres")[1].startswith("game: torres\nhash: ")


def test_data_lists_the_numbers_of_actions(run: Run) -> None:
    code, out, _ = run("data", "torres", "--actions")
    lines = out.splitlines()
    assert code == 0 and lines[0] == "0 place a1" and len(lines) == 1595
    told = json.loads(run("data", "torres", "--actions", "--json")[1])
    assert [f"{number} {name}" for number, name in enumerate(told["actions"])] == lines
    assert (told["game"], told["version"]) == ("torres", 2)


def test_components_of_ones_own_where_a_game_has_none(refused: Refused, write: Write) -> None:
    told = refused("data", "torres", "--components", write({}))
    assert told.startswith("torres does not offer this")


def test_the_old_name_of_components_is_understood_with_a_notice(run: Run, write: Write) -> None:
    code, out, err = run("data", "torres", "--data", write({}))
    assert (code, out) == (2, "") and "does not offer this" in err.splitlines()[1]
    assert err.splitlines()[0].startswith("palatine: --data is the data folder")


# --- sheets of whole tables -----------------------------------------------------------------------

EVENING = {
    "players": ["Hana", "Jan"],
    "missions": [3, 2],
    "arms": [[2, 0, 1, 0, 0, 3], [2, 1, 0, 0, 0, 0]],
}


def test_a_sheet_has_categories_down_and_players_across(run: Run, write: Write) -> None:
    code, out, _ = run("score", "louis", write(EVENING))
    lines = out.splitlines()
    assert code == 0 and lines[:3] == ["Louis XIV", "", "Hana wins"]
    heads = next(line for line in lines if "Hana" in line and "Jan" in line and ":" not in line)
    assert heads.split() == ["Hana", "Jan"]
    assert next(line for line in lines if line.startswith("Missions")).split()[1:] == ["15", "10"]
    assert lines[-1].split() == ["Points", "24", "15"]


@pytest.mark.parametrize(
    ("language", "headline"),
    [("en", "Hana wins"), ("cs", "Vítězí Hana"), ("pl", "Wygrywa Hana"), ("ru", "Победа: Hana")],
)
def test_a_sheet_speaks_four_languages(
    run: Run, write: Write, language: str, headline: str
) -> None:
    assert headline in run("--lang", language, "score", "louis", write(EVENING))[1]


def test_a_sheet_as_json_and_as_a_link(run: Run, write: Write) -> None:
    told = json.loads(run("score", "louis", write(EVENING), "--json")[1])
    assert told["sum"]["values"] == [24, 15]
    link = run("score", "louis", write(EVENING), "--as-link")[1].strip()
    again = run("score", "louis", "--link", f"https://example.org/score/louis#{link}", "--json")[1]
    assert json.loads(again) == told


def test_what_is_missing_is_listed(run: Run, write: Write) -> None:
    _, out, _ = run("score", "louis", write({"players": ["Hana", "Jan"], "missions": [1, None]}))
    assert "Still missing:" in out and "- Jan: missions" in out


def test_a_wrong_sheet_is_explained(refused: Refused, write: Write) -> None:
    wrong = refused("score", "louis", write({**EVENING, "missions": [3, "two"]}))
    assert "Missions, Jan: “two” is no whole number" in wrong
    assert "link" in refused("score", "louis", "--link", "x")
    assert "--link" in refused("score", "louis")
    assert "--link" in refused("score", "louis", write(EVENING), "--link", "x")


def test_a_game_without_documents_of_one_castle_says_so(refused: Refused, write: Write) -> None:
    assert refused("score", "louis", write({"throne": "x"}))
