"""What the inspector says, of everything that can be pointed at."""

import re

import pytest

from games.louis.tables import (
    WORDS,
    A,
    B,
    C,
    asked,
    chips,
    evaluate,
    flip,
    hold,
    lay,
    play_on,
    plots,
    put,
    table,
)
from palatine import locales
from palatine.core.display import About
from palatine.core.native import HIDDEN
from palatine.core.offer import Appearance
from palatine.games.louis import GAME
from palatine.games.louis.state import LouisState


def about(s: LouisState, touch: str, viewer: int = A) -> About:
    found = GAME.face.about(GAME.view(s, viewer), touch)
    assert found is not None, touch
    return found


def follows(s: LouisState, touch: str, viewer: int = A) -> list[str]:
    return [phrase.said(WORDS) for phrase in about(s, touch, viewer).follows]


def test_a_person_says_who_leads_and_what_would_happen_now() -> None:
    s = put(table(3, louis=4), 1, 1, 3, 2)
    told = about(s, "tile:1")
    assert told.name.said(WORDS) == "Anne of Austria" and told.rule == "L-701"
    assert "buy it for 3" in told.does[0].said(WORDS)
    assert told.does[1].said(WORDS) == "Reward: a chip (orb)."
    assert follows(s, "tile:1") == [
        "If it were evaluated now (markers in brackets):",
        "Bruno (3): reward free; markers to the general supply",
        "Clara (2): may buy for 3 louis d’or",
        "Anna (1): may buy for 3 louis d’or",
        "Paths: Philippe, Dauphin, Condé and Colbert.",
    ]


def test_L_404_while_a_tile_is_evaluated_it_says_who_still_waits() -> None:
    """The first has left with his reward; that the second is alone now gives her nothing free."""
    s = evaluate(put(table(3, start=B, louis=4), 1, 1, 3, 2), 1)
    assert asked(s) == (C, "buy")
    assert follows(s, "tile:1")[:3] == [
        "It is being evaluated; these are still to be served (markers in brackets):",
        "Clara (2): may buy for 3 louis d’or",
        "Anna (1): may buy for 3 louis d’or",
    ]


def test_louis_tile_crowns_the_first_and_serves_a_lone_second() -> None:
    s = put(table(3, louis=1), 1, 1, 3, 0)
    kind = about(s, "tile:1").kind
    assert kind is not None and "Louis stands here" in kind.said(WORDS)
    told = follows(s, "tile:1")
    assert told[1:3] == [
        "Bruno (3): reward and crown; markers to the general supply",
        "Anna (1): reward",
    ]


def test_points_of_a_person_now_and_why() -> None:
    s = table(2)
    (none,) = about(s, "tile:10").points
    assert none.points == 0 and none.reason is not None
    assert none.reason.said(WORDS) == "you have no marker here"
    (some,) = about(put(s, 10, 3, 0), "tile:10").points
    assert some.points == 2
    flip(s, 6)
    (dear,) = about(put(s, 6, 1, 2), "tile:6").points
    assert dear.reason is not None and "if you buy it for 3" in dear.reason.said(WORDS)


def test_the_neutral_player_is_counted_by_his_name() -> None:
    told = follows(put(table(2), 5, 0, 1, 2), "tile:5")
    assert told[1:3] == ["Neutral player (2)", "Bruno (1): nothing"]
    assert follows(table(2), "tile:5")[0] == "Nobody has a marker here."


def test_missions_say_price_and_readiness_and_are_no_secret_of_others() -> None:
    s = table(2)
    hold(s, A, "D05")
    lay(s, B, "L03")
    told = about(s, "mission:D05")
    assert told.rule == "L-825" and sum(one.points for one in told.points) == 5
    assert told.follows[-1].key == "louis-mission-lacks-two"
    assert about(s, "mission:L03").name.said(WORDS) == "+1 influence marker"  # laid: all see it
    for viewer in (B, HIDDEN):
        assert GAME.face.about(GAME.view(s, viewer), "mission:D05") is None


def test_used_missions_are_counted() -> None:
    s = table(2)
    lay(s, A, "L03", "L04")
    s.players[A].used = s.players[A].laid & -s.players[A].laid
    told = about(s, "use:plus_1_marker")
    assert follows(s, "use:plus_1_marker") == ["Used in this round: 1 of 2."]
    assert sum(one.points for one in told.points) == 10


def test_chips_arms_and_players() -> None:
    s = table(3)
    chips(s, C, "orb orb")
    lay(s, B, "L03")
    s.players[B].drawn = 4
    assert follows(s, "heap:orb")[:2] == ["Clara: 2", "Left: 4."]
    assert follows(s, "heap:orb")[2] == "Given by: Anne."
    seat = about(s, "seat:1")
    assert [one.points for one in seat.points] == [4, 5]
    assert "missions laid: +1 influence marker" in follows(s, "seat:1")
    s.players[B].arms = [0, 4, 0, 0, 0, 0]
    assert follows(s, "shield:2", B) == ["Bruno: 4"]
    assert follows(s, "shield:2", A) == []  # face down


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("stop", ["play", "buy", "mission", ""])
def test_everything_that_can_be_pointed_at_is_explained(seats: int, stop: str) -> None:
    s = play_on(GAME.new(seats), "inspector", stop=stop)
    plots(s, A, 5)
    viewer = max(0, GAME.to_move(s))
    view = GAME.view(s, viewer)
    status = GAME.face.status(view)
    drawn = GAME.face.draw(view, WORDS, Appearance("wide")).body
    touches = set(re.findall(r'data-t="([^"]+)"', drawn))
    touches |= {fact.touch for row in status.seats for fact in row}
    touches |= {fact.touch for fact in status.table}
    touches |= {card.touch for tray in status.trays for card in tray.cards}
    touches |= {f"seat:{seat}" for seat in range(seats)}
    symbols = GAME.face.symbols(WORDS)
    for language in locales.languages():
        words = locales.load(language, strict=True)
        for touch in touches:
            told = GAME.face.about(view, touch)
            assert told is not None and told.rule and told.symbol in symbols, touch
            said = [told.name, told.kind, *told.does, *told.follows]
            said += [phrase for one in told.points for phrase in (one.label, one.reason)]
            assert all(phrase is None or phrase.said(words).strip() for phrase in said)


@pytest.mark.parametrize(
    "touch", ["", "nonsense", "tile:13", "tile:x", "card:99", "mission:X", "seat:9", "use:magic"]
)
def test_what_has_no_name_is_not_explained(touch: str) -> None:
    assert GAME.face.about(GAME.view(table(2), A), touch) is None
