"""Reasons in words: what differs on the table and in the outlook, in every language."""

from typing import Any

import pytest

from bots.test_hints import match_after
from games.louis.tables import C, asked, evaluate, put, table
from palatine import games
from palatine.bots.candidates import Line
from palatine.bots.games.between.rollout import TURNS
from palatine.bots.hints import decimal
from palatine.bots.reasons import category, features_of, in_words, reasons, title
from palatine.games.between.parts import ROUNDS
from palatine.games.louis.names import COLUMNS
from palatine.locales import languages, load

# A game of which bots know nothing gives reasons by its points alone.
WITH_FEATURES = [name for name in games.GAMES if features_of(name)]
every_game = pytest.mark.parametrize("name", WITH_FEATURES)


def test_bots_know_features_of_each_of_our_games() -> None:
    assert {"torres", "louis", "between", "castles"} <= set(WITH_FEATURES)


def said(name: str, told: list[Any], language: str) -> str:
    words = load(language, strict=True)
    return in_words(name, told, words, lambda value: decimal(value, "", words))


@every_game
def test_every_feature_has_its_sentences_and_a_title_in_every_language(name: str) -> None:
    features = features_of(name)
    assert features is not None
    match = match_after(games.load(name), 12)
    found = features(match.view(match.seat), match.seat)
    assert len({feature.key for feature in found.values()}) >= 5
    for language in languages():
        words = load(language, strict=True)
        for feature in found.values():
            args = {**feature.args, "n": 2}
            for ending in ("more", "less"):
                sentence = words(f"{feature.key}-{ending}", args)
                assert "reason" not in sentence and sentence.endswith(".")
            assert words(f"{feature.key}-title")


def test_it_says_whose_influence_an_action_brings() -> None:
    """Two markers on the Cardinal in the one line, none in the other."""
    game = games.load("louis")
    match = match_after(game, 12)
    view = match.view(match.seat)
    features = features_of("louis")
    assert features is not None
    view.on[10 * COLUMNS + match.seat] += 2
    found = features(view, match.seat)["influence 10"]
    told = [
        {"key": f"{found.key}-more", "args": {**found.args, "n": 2}, "title": f"{found.key}-title"}
    ]
    assert said("louis", told, "en") == "Influence markers on Cardinal Mazarin: 2 more."
    assert title(told, load("en")) == "Markers on the tiles"


def test_L_404_markers_that_are_about_to_leave_are_no_reason() -> None:
    """One line stops while Anna's tile is evaluated, another where it has been."""
    features = features_of("louis")
    assert features is not None
    waiting = evaluate(put(table(3, start=1, louis=4), 1, 1, 3, 2), 1)
    put(waiting, 2, 0, 0, 2)
    assert asked(waiting) == (C, "buy")
    before = features(waiting, C)
    assert not any(name.startswith("influence") for name in before)
    after = features(evaluate(put(table(3, louis=4), 1, 0, 0, 2), 5), C)
    assert after["lasting 0"].value == 2  # what is left after its evaluation stays
    assert not {name for name in before if name.startswith("lasting")} & set(after)


@every_game
def test_two_lines_that_differ_differ_for_a_reason(name: str) -> None:
    """The better line is told by what it has more of; points that are expected come after."""
    game = games.load(name)
    match = match_after(game, 12)
    view = match.view(match.seat)
    lines: list[Line] = [(action,) for action in game.legal(view, view.viewer)]
    keys = game.result(match.state).breakdown[0]
    points = dict.fromkeys(keys, 0.0) | {next(iter(keys)): -4.0}
    told = reasons(game, view, lines[0], lines[-1], points, 4.0)
    assert told[-1]["key"] == "bots-reason-category-more"
    assert told[-1]["args"]["points"] == 4.0
    for language in languages():
        assert load(language)(category(name, next(iter(keys)))) in said(name, told, language)
    assert reasons(game, view, lines[0], lines[0], {}, 0.0) == []
    assert reasons(game, view, lines[0], lines[0], {}, 5.0)[0]["key"] == "bots-reason-rivals"


def test_in_the_last_turn_of_three_it_is_about_who_wins() -> None:
    """B-1003: what is lost there beyond one's own points may be the game, and not points."""
    game = games.load("between")
    match = match_after(game, 12)
    view = match.view(match.seat)
    line = (game.legal(view, match.seat)[0],)
    assert [one["key"] for one in reasons(game, view, line, line, {}, 3.0)] == [
        "bots-reason-rivals"
    ]
    view.round, view.turn = ROUNDS, TURNS - 1
    told = reasons(game, view, line, line, {}, 3.0)
    assert [one["key"] for one in told] == ["between-reason-win"]
    for language in languages():
        assert said("between", told, language).endswith(".")
        assert title(told, load(language, strict=True))
