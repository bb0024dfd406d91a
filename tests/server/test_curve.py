"""Curves of a review: the names of parts of the game and of players never lie upon each other."""

import re

from palatine.service.curve import APART, HIGH, Band, Curve


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
