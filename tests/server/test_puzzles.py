"""Puzzles over HTTP: nothing is stored, the answer is told only when it is asked for, and bad input
gets a clear error."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from palatine.learn.puzzles import LEAD, POINTS, Puzzle, order, stored
from palatine.server.config import Config
from server.running import Guest, InProcess

OURS = ("torres", "louis", "between", "castles")
EVERY = [(game, one) for game in OURS for one in stored(game).puzzles]


@pytest.fixture
def http(server: InProcess) -> Iterator[httpx.Client]:
    """Somebody who is not signed in."""
    with httpx.Client(base_url=server.url, timeout=60) as client:
        yield client


def path(game: str, puzzle: Puzzle) -> str:
    return f"/api/puzzles/{game}/{puzzle.id}"


def asked(http: httpx.Client, where: str, **body: Any) -> Any:
    answer = http.post(where, json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def one_of(form: str, measure: str = "") -> tuple[str, Puzzle]:
    """A puzzle of a form and measure."""
    return next(
        (game, one)
        for game, one in EVERY
        if one.kind.form == form and one.kind.measure.startswith(measure)
    )


def test_the_lists_name_the_puzzles_and_no_answers(http: httpx.Client) -> None:
    told = http.get("/api/puzzles?lang=cs").json()
    assert [one["game"] for one in told["games"]] == list(OURS)
    assert all(len(one["puzzles"]) == 10 for one in told["games"])
    single = http.get("/api/puzzles/torres?lang=cs").json()
    assert single == told["games"][0]
    for one in told["games"]:
        assert all(set(line) == {"id", "form", "question"} for line in one["puzzles"])


@pytest.mark.parametrize(("game", "puzzle"), EVERY, ids=[one.id for _, one in EVERY])
def test_a_puzzle_is_shown_without_its_answer(
    http: httpx.Client, game: str, puzzle: Puzzle
) -> None:
    told = asked(http, path(game, puzzle))
    assert told["goes_on"] and told["question"] and told["drawings"]
    assert told["seat"] == puzzle.seat and told["text"]
    for name in ("best", "less", "points", "margin", "error", "why", "rule", "solved", "reason"):
        assert name not in told
    assert all(card["value"] == "" for tray in told["status"]["trays"] for card in tray["cards"])
    assert all(picture["value"] == "" for picture in told["drawings"])
    if puzzle.kind.form == "choose":
        texts = [one["text"] for one in told["choices"]]
        assert texts == [puzzle.choices[n].texts[0] for n in order(puzzle)]
        assert [offer[0] for offer in told["offers"]] == texts
        names = [one["heard"] for one in told["choices"]]
        assert len(set(names)) == len(names)
        assert not any("›" in name for name in names)
    else:
        assert told["choices"] == [] and len(told["offers"]) >= 3


def test_names_of_answers_do_not_say_their_points(http: httpx.Client) -> None:
    for game, puzzle in EVERY:
        if (puzzle.kind.form, puzzle.kind.measure) != ("choose", POINTS):
            continue
        for choice in asked(http, path(game, puzzle))["choices"]:
            assert "point" not in choice["sentence"] + choice["heard"], choice


def test_answers_have_the_games_sentence_or_their_letter_alone(http: httpx.Client) -> None:
    first = {game: next(one for name, one in EVERY if name == game) for game in OURS}
    told = asked(http, path("torres", first["torres"]))["choices"]
    assert "Move the knight from e5 to f5." in [one["sentence"] for one in told]
    told = asked(http, path("castles", first["castles"]))["choices"]
    assert {one["sentence"] for one in told} == {""}


def test_what_would_follow_is_told_without_points(http: httpx.Client) -> None:
    game, puzzle = one_of("turn", POINTS)
    told = asked(http, path(game, puzzle) + "/ask", touches=[])
    assert (told["offers"] and told["ask"] is None) or told["ask"]["detail"] == ""
    assert all(one["preview"] == [] and one["total"] == 0 for one in told["offers"])
    game, puzzle = one_of("choose", POINTS)
    choice = asked(http, path(game, puzzle))["choices"][0]
    told = asked(http, path(game, puzzle) + "/ask", touches=choice["touches"])
    assert told["offers"] == [] and told["ask"] is None


@pytest.mark.parametrize(("game", "puzzle"), EVERY, ids=[one.id for _, one in EVERY])
def test_the_best_answer_solves_it_and_the_last_does_not(
    http: httpx.Client, game: str, puzzle: Puzzle
) -> None:
    where = path(game, puzzle) + "/answer"
    best = asked(http, where, texts=list(puzzle.choices[0].texts))
    assert best["solved"] and not best["shown"]
    assert best["reason"][0] and len(best["best"]) >= 2 and best["rule"]
    assert best["best"][0]["mine"] is True
    worse = asked(http, where, texts=list(puzzle.choices[-1].texts))
    assert not worse["solved"] and worse["headline"] != best["headline"]
    assert (worse["best"], worse["texts"]) == ([], [])  # it may be tried again
    assert bool(worse["reason"][0]) == (puzzle.kind.measure in (POINTS, LEAD))


def test_a_wrong_answer_is_told_where_it_falls_short(http: httpx.Client) -> None:
    """By category, with both numbers where points are counted at once; not what the best is."""
    game, puzzle = one_of("choose", POINTS)
    best, worst = puzzle.choices[0], puzzle.choices[-1]
    told = asked(http, path(game, puzzle) + "/answer", texts=list(worst.texts))["reason"][0]
    key = max(best.points, key=lambda one: best.points[one] - worst.points.get(one, 0))
    assert f"{worst.points.get(key, 0):+.0f} instead of {best.points[key]:+.0f}" in told


def test_showing_it_tells_the_actions_and_solves_nothing(http: httpx.Client) -> None:
    for form, measure in (("turn", POINTS), ("turn", "label"), ("choose", LEAD)):
        game, puzzle = one_of(form, measure)
        told = asked(http, path(game, puzzle) + "/answer", show=True)
        assert told["shown"] and not told["solved"]
        assert told["texts"] == list(puzzle.choices[0].texts)
        assert not any(one["mine"] for one in told["best"])
        after = asked(http, path(game, puzzle), texts=told["texts"])
        assert after["drawings"]


def test_any_line_of_a_turn_is_counted(http: httpx.Client) -> None:
    game, puzzle = one_of("turn", POINTS)
    first = puzzle.choices[0].texts[0]
    told = asked(http, path(game, puzzle) + "/answer", texts=[first])
    assert not told["solved"] and told["headline"]
    assert asked(http, path(game, puzzle), texts=[first])["goes_on"]


def test_it_speaks_the_readers_language(http: httpx.Client) -> None:
    game, puzzle = one_of("choose", POINTS)
    said = {
        language: asked(http, f"{path(game, puzzle)}?lang={language}")["question"]
        for language in ("en", "cs", "pl", "ru")
    }
    assert len(set(said.values())) == 4


def test_bad_input_is_refused_with_a_sentence(http: httpx.Client) -> None:
    game, puzzle = one_of("turn", POINTS)
    choose = one_of("choose")
    wrong: list[tuple[str, Any, int]] = [
        ("/api/puzzles/chess/x", {}, 404),
        ("/api/puzzles/tiny/x", {}, 404),
        (f"/api/puzzles/{game}/nothing", {}, 404),
        (f"/api/puzzles/{game}/nothing/answer", {}, 404),
        (path(game, puzzle), {"texts": "end"}, 400),
        (path(game, puzzle), {"texts": ["end"] * 61}, 400),
        (path(game, puzzle), {"texts": ["dance"]}, 422),
        (path(game, puzzle), {"texts": ["knight a1 h8"]}, 422),
        (path(game, puzzle) + "/ask", {"about": "everything"}, 400),
        (path(*choose) + "/answer", {"texts": []}, 400),
        (path(*choose) + "/answer", {"texts": ["no such"]}, 422),
    ]
    for where, body, status in wrong:
        answer = http.post(where, json=body)
        assert answer.status_code == status, (where, body, answer.text)
        assert answer.json()["sentence"]
    assert http.get("/api/puzzles/chess").status_code == 404
    assert http.get("/puzzles/chess").status_code == 404
    assert http.get("/puzzles").status_code == http.get(f"/puzzles/{game}").status_code == 200


def test_why_something_is_not_possible(http: httpx.Client) -> None:
    game, puzzle = "torres", next(o for o in stored("torres").puzzles if o.kind.form == "turn")
    told = asked(http, path(game, puzzle) + "/ask", about="why", touches=["reserve", "a8"])
    assert not told["legal"] and told["sentence"]


def test_who_asks_for_too_much_work_waits(tmp_path: Any) -> None:
    """Puzzles cost working time of the pool, and it is put down to the address."""
    config = Config(data=str(tmp_path), address_credit=0.01, address_share=0.001)
    game, puzzle = one_of("choose", POINTS)
    with InProcess(config) as running:
        guest = Guest(running.url)
        codes = [guest.http.post(path(game, puzzle), json={}).status_code for _ in range(6)]
        guest.close()
    assert codes[0] == 200 and codes[-1] == 429
