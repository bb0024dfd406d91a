"""Reasons in words: what differs on the table and in the outlook, in every language."""

import re
from collections.abc import Sequence
from typing import Any

import pytest

from bots.test_hints import match_after
from games.between import tables as between
from games.castles import tables as castles
from games.louis import tables as louis
from games.louis.tables import A, B, C, asked, evaluate, put, table
from games.torres import tables as torres
from palatine import games
from palatine.bots.base import AnyGame
from palatine.bots.candidates import Line
from palatine.bots.games.between.rollout import TURNS
from palatine.bots.hints import decimal
from palatine.bots.reasons import category, features_of, in_words, reasons, titles
from palatine.core.state import CHANCE, Frame
from palatine.games.between.parts import ROUNDS
from palatine.games.between.state import BetweenState
from palatine.games.louis.state import LouisState
from palatine.locales import FOLDER, languages, load

# A game of which bots know nothing gives reasons by its points alone.
WITH_FEATURES = [name for name in games.GAMES if features_of(name)]
every_game = pytest.mark.parametrize("name", WITH_FEATURES)


def test_bots_know_features_of_each_of_our_games() -> None:
    assert {"torres", "louis", "between", "castles"} <= set(WITH_FEATURES)


def said(name: str, told: list[Any], language: str) -> str:
    words = load(language, strict=True)
    return in_words(name, told, words, lambda value: decimal(value, "", words))


LONGEST = 100  # letters: a hint gives its reasons two or three lines
PLACES = ["first", "tied", "enough", "lasting", "behind"]  # Louis XIV: how markers do on a tile
CASTLES = ["some", "between-castle-hohenschwangau"]  # Between: the castle that gets a bonus
# Values that the arguments of features may have besides those that they have on one table.
VALUES = {"place": PLACES, "pair": ["yes", "no"], "castle": CASTLES}


@every_game
def test_every_feature_has_its_sentences_and_a_title_in_every_language(name: str) -> None:
    features = features_of(name)
    assert features is not None
    match = match_after(games.load(name), 12)
    found = features(match.view(match.seat), match.seat)
    assert len({feature.key for feature in found.values()}) >= 5
    for language in languages():
        words = load(language, strict=True)  # refuses a message that lacks an argument
        for feature in found.values():
            for args in (feature.args, *other_args(feature.args)):
                for ending in ("more", "less"):
                    for n in (1, 2, 5):
                        sentence = words(f"{feature.key}-{ending}", {**args, "n": n})
                        assert re.fullmatch(r"[^{}$]{15,}\.", sentence), sentence
                        assert "reason" not in sentence and len(sentence) <= LONGEST, sentence
                        assert not re.search(r"\s[\s.,:;]", sentence), sentence
            assert words(f"{feature.key}-title")


def other_args(args: Any) -> list[dict[str, str]]:
    return [{**args, key: value} for key in args for value in VALUES.get(key, [])]


@every_game
def test_no_sentence_is_left_without_a_feature(name: str) -> None:
    features = features_of(name)
    assert features is not None
    match = match_after(games.load(name), 12)
    asked_for = {one.key for one in features(match.view(match.seat), match.seat).values()}
    text = (FOLDER / "en" / f"{name}.ftl").read_text("utf-8")
    said_of = re.findall(rf"^({name}-reason-[a-z]+)-(?:more|less) =", text, re.MULTILINE)
    assert set(said_of) == asked_for


# --- sentences for positions set up by hand ---------------------------------------------------


def why(game: AnyGame, state: Any, better: Sequence[str], other: Sequence[str]) -> list[str]:
    """Why one line of the seat that is asked is better than another, in English and in the other
    languages in their order."""
    view = game.view(state, game.to_move(state))
    lines = [tuple(game.parse(text) for text in line) for line in (better, other)]
    told = reasons(game, view, lines[0], lines[1], {}, 0.0)
    return [said(game.meta.id, told, language) for language in languages()]


LOUIS = games.load("louis")


def court() -> LouisState:
    """Anna plays next; Bruno has a marker on Mazarin."""
    s = table(3, louis=4)
    for seat, hand in ((A, (11, 10, 3)), (B, (1, 2)), (C, (4, 5))):
        louis.cards(s, seat, *hand)
    put(s, 11, 0, 1)
    s.frames = [Frame("evaluation", CHANCE, (0,)), Frame("play", B)]
    return louis.ask(s, "play", A)


def test_it_says_whose_influence_an_action_brings() -> None:
    s, nothing = court(), ["influence 11: nothing"]
    assert why(LOUIS, s, ["influence 11: 11 11"], nothing) == [
        "Gets 2 more markers on Cardinal Mazarin and leads there.",
        "Dostane o\u00a02 kameny víc na kartičku kardinála Mazarina a má tam převahu.",
        "Kładzie o 2 znaczniki więcej na kafelek kardynała Mazarina i ma tam przewagę.",
        "Кладёт на 2 фишки больше на планшет кардинала Мазарини и получает там перевес.",
    ]
    tie = why(LOUIS, s, ["influence 11: 11"], nothing)[0]
    assert tie == "Gets 1 more marker on Cardinal Mazarin, level with the best."
    behind = why(LOUIS, put(court(), 11, 0, 2), ["influence 11: 11 11"], nothing)[0]
    assert behind == "Gets 2 more markers on Cardinal Mazarin."
    two = why(LOUIS, s, ["influence 10: 10 3 3"], nothing)[0]
    assert two.startswith("Gets 2 more markers on Maria Theresa of Spain and leads there. Gets 1")
    # L-430: on a tile that asks for markers it does not matter who has most
    need = s.parts.numbers[0][5]
    enough = markers_told(put(court(), 6, need, 5), A)["influence 6"]
    assert enough == f"Gets {need} more markers on Le Grand Condé, enough for the reward."


def markers_told(state: Any, seat: int) -> dict[str, str]:
    """What is said of markers on tiles beside a table without any, in English."""
    features = features_of("louis")
    assert features is not None
    words = load("en", strict=True)
    return {
        f"influence {int(name.split()[1]) + 1}": words(
            f"{one.key}-more", {**one.args, "n": one.value}
        )
        for name, one in features(state, seat).items()
        if name.startswith("influence") and one.value
    }


def test_L_502_it_says_for_how_many_missions_in_hand_there_are_chips() -> None:
    s = table(3)
    louis.hold(s, A, "L01", "L02")
    features = features_of("louis")
    assert features is not None
    assert features(s, A)["ready"].value == 0
    louis.chips(s, A, "crown crown")  # crowns stand for any symbol: each of the two could be laid
    ready = features(s, A)["ready"]
    assert (ready.value, ready.key) == (2, "louis-reason-ready")
    words = load("en", strict=True)
    assert (
        words("louis-reason-ready-more", {"n": 1}) == "Has the chips for one more mission in hand."
    )


def test_it_says_what_a_turn_of_torres_does_for_castles_and_knights() -> None:
    s = torres.table({"c3": 1, "d3": 2}, ["c3", "f6"], ap=3)
    up = why(torres.GAME, s, ["knight c3 d3"], ["marker"])
    assert up == [
        "Earns 2 more points for castles, if scored now. Takes knights 1 level higher in all.",
        "Za hrady by teď vyneslo o\u00a02 body víc. Dostane rytíře celkem o\u00a01 úroveň výš.",
        "Za zamki dałoby teraz o 2 punkty więcej. Wprowadza rycerzy łącznie o 1 poziom wyżej.",
        "За замки принесло бы сейчас на 2 очка больше. "
        "Поднимает рыцарей в сумме на 1 уровень выше.",
    ]
    larger = why(torres.GAME, s, ["block c4", "stack 3"], ["marker"])[0]
    assert larger == (
        "Earns 1 more point for castles, if scored now. "
        "Makes the largest own castle 1 space larger."
    )
    king = torres.table({"c3": 1, "d3": 2, "c2": 1}, ["c3", "f6"], "c2", ap=3, phase=2)
    bonus = why(torres.GAME, king, ["knight c3 d3"], ["marker"])[0]
    assert bonus.startswith("Earns the king’s bonus of 10 points, if scored now. Earns 3 more")


def test_it_says_what_a_completed_room_of_castles_brings() -> None:
    s = castles.table()
    castles.on_market(s, p8000="R100-4")  # the Powder Room has one door: complete at once
    bought = s.clone()
    castles.play(bought, "buy 8000")
    line = ["buy 8000", castles.GAME.legal(bought, 0)[0].text]
    assert why(castles.GAME, s, line, ["take 5000"]) == [
        "Completes a utility room: the better of two bonus cards. Brings 1 more point at once.",
        "Uzavře technickou místnost: lepší ze dvou karet úkolů. Přinese hned o\u00a01 bod víc.",
        "Kończy komnatę gospodarczą: lepsza z dwóch kart bonusowych. "
        "Daje od razu o 1 punkt więcej.",
        "Завершает подсобное помещение: лучшая из двух карт бонусов. "
        "Сразу приносит на 1 ПО больше.",
    ]
    waiting = why(castles.GAME, s, ["take 5000"], line)[0]
    assert waiting.startswith("Leaves 13,000 M more to spend.")
    words = load("en", strict=True)
    food = {n: words("castles-reason-food-more", {"n": n}) for n in (1, 2)}
    assert food == {
        1: "Completes a food room: one more turn.",
        2: "Completes 2 food rooms: 2 more turns.",
    }
    cellar = {
        p: words("castles-reason-downstairs-more", {"n": 1, "pair": p}) for p in VALUES["pair"]
    }
    assert cellar == {
        "yes": "Completes a downstairs room: any other reward.",
        "no": "Completes a downstairs room; the next one brings any other reward.",
    }


def splitting() -> BetweenState:
    """A castle with two outdoor rooms, and two tiles of seat 0: a third one, and a downstairs."""
    rooms = between.of_type("outdoor")[:3]
    s = between.table(
        3,
        [between.castle({(2, 0): rooms[0], (3, 0): rooms[1]})],
        frames=[Frame("split", 0, (0,))],
    )
    s.shown[0] = (between.piece(rooms[2]), between.piece(between.of_type("downstairs")[0]))
    s.pile = [tile for tile in s.pile if tile not in s.shown[0]]
    return s


def test_it_names_the_castle_of_between_that_gets_a_bonus() -> None:
    s = splitting()
    third = [f"lay {between.of_type('outdoor')[2]}", "at -1 0"]
    other = [f"lay {between.of_type('downstairs')[0]}", "at 1 -1"]
    assert why(between.GAME, s, third, other) == [
        "Gives Mespelbrunn a third outdoor room, and with it a fountain.",
        "Dá zámku Mespelbrunn třetí zahradu a s\u00a0ní fontánu.",
        "Daje zamkowi Mespelbrunn trzecią komnatę zewnętrzną, a z nią fontannę.",
        "Даёт замку Меспельбрунн третье наружное помещение, а с ним фонтан.",
    ]
    near = why(between.GAME, s, other, third)[0]
    assert near.startswith("Brings one more type to one room short of a bonus.")
    words = load("en", strict=True)
    assert words("between-reason-lower-more", {"n": 3}) == (
        "Lifts the lower castle, the one that counts, by 3 more points."
    )


def test_the_weightiest_reason_is_the_title() -> None:
    s = court()
    view = LOUIS.view(s, A)
    lines = [(LOUIS.parse(f"influence 11: {rest}"),) for rest in ("11 11", "nothing")]
    told = reasons(LOUIS, view, lines[0], lines[1], {}, 0.0)
    assert titles("louis", told, load("en"))[0] == "Markers on the tiles"
    assert titles("louis", [], load("en")) == ["A better way"]


def test_the_category_that_brings_most_is_another_title() -> None:
    game = games.load("torres")
    view = game.view(match_after(game, 12).state, 0)
    words = load("en")
    more = reasons(game, view, (), (), {"castles": -4.0}, 4.0)
    assert titles("torres", more, words) == ["At stake: castles"]
    less = reasons(game, view, (), (), {"castles": 4.0}, 0.0)
    assert titles("torres", less, words) == ["A better way"]


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
        assert titles("between", told, load(language, strict=True))[0]
