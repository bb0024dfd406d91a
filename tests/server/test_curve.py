"""Curves of a review: the names of parts of the game and of players never lie upon each other."""

import re

from palatine.service.curve import APART, BESIDE, HIGH, Band, Curve


def written(svg: str, kind: str) -> list[str]:
    return re.findall(rf'<text class="{kind}"[^>]*>([^<]*)</text>', svg)


def test_a_part_whose_name_has_no_room_has_none() -> None:
    bands = [
        Band(0.0, 0.2, "Before the first round"),
        Band(0.2, 0.22, "Round 1"),
        Band(0.22, 0.34, "Round 2"),
        Band(0.34, 0.42, "Round 3"),
        Band(0.42, 1.0, "Round 4"),
    ]
    curve = Curve([0.0, 1.0], [[0.0, 5.0]], bands)
    svg = curve.drawn("Lead")
    assert written(svg, "phase wide") == ["Before the first round", "Round 3"]
    assert written(svg, "phase") == ["Round 2", "Round 4"]


def test_players_who_end_level_are_named_below_each_other() -> None:
    ends = [[0.0, -5.0], [0.0, 10.0], [0.0, -5.0]]
    svg = Curve([0.0, 1.0], ends, names=["Ada", "A name that is too long", "Carl"]).drawn("Lead")
    assert written(svg, "end-name") == ["A name that i…", "Ada", "Carl"]
    high, ada, carl = (float(y) for y in re.findall(r'class="end-name" x="100%" y="([\d.]+)"', svg))
    assert high < ada
    assert carl - ada == APART
    assert carl <= HIGH + APART / 2, "the last is named beside the plot, not below it"


def test_players_who_are_level_all_game_have_two_curves_and_signs_in_turn() -> None:
    places = [n / 20 for n in range(21)]
    level = [float(n) for n in range(21)]
    svg = Curve(places, [level, [0.0] * 21, level]).drawn("Points")
    one, other, third = (
        [float(spot.split(",")[1]) for spot in spots.split(" ")]
        for spots in re.findall(r'<polyline[^>]*points="([^"]*)"', svg)
    )
    assert all(round(third[n] - one[n], 1) == BESIDE for n in range(1, 21))
    assert {one[0], other[0], third[0]} == {HIGH - BESIDE, HIGH, HIGH + BESIDE}
    assert other[1:] == [HIGH] * 20, "who is level with nobody lies where he is"
    signs = re.findall(r'class="on-curve" href="#i-seat-(\d)"', svg)
    assert signs[:4] == ["1", "3", "1", "3"] and set(signs) == {"1", "3"}


def test_curves_that_only_cross_have_no_signs() -> None:
    assert "on-curve" not in Curve([0.0, 0.5, 1.0], [[1, 2, 3], [3, 2, 1]]).drawn("Lead")
