"""The little plans of a wish: which spaces a room looks at. Each is 17 x 17 units."""

from typing import Final

from palatine.core import svg
from palatine.games.between.art.sizes import Part
from palatine.games.between.parts import (
    ALL_TYPES,
    AROUND,
    AROUND_ANY,
    AROUND_HANGING,
    BOTH_WAYS,
    COLUMN,
    IN_CASTLE,
    LEFT,
    LINKED,
    OFFSETS,
    SCORES_BY,
    SPOTS,
    THRONE_SPOTS,
    THRONES,
    UP,
    cell_at,
)

SIDE: Final = 17
_SIDES: Final = ((-1, 0), (1, 0))
_POLES: Final = ((0, 1), (0, -1))
_RING: Final = tuple((x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0))
_HOT: Final[dict[str, tuple[tuple[int, int], ...]]] = {
    "sides": _SIDES,
    "poles": _POLES,
    "ring": _RING,
    "sky": tuple(spot for spot in _RING if spot != (0, -1)),
    "feet": ((-1, -1), (0, -1), (1, -1)),
}


def plan_of(piece: int) -> str:
    """The id of the little plan of the spaces a room looks at."""
    kind = SCORES_BY[piece]
    steps = OFFSETS[piece]
    if kind == SPOTS:
        name = "sides" if LEFT in steps else "poles" if UP in steps else "down"
    elif kind == AROUND:
        name = {8: "ring", 7: "sky", 3: "feet"}[len(steps)]
    elif kind in (AROUND_HANGING, AROUND_ANY):
        name = "ring"
    elif kind == COLUMN:
        name = "both" if BOTH_WAYS[piece] else "up"
    else:
        name = {LINKED: "link", IN_CASTLE: "castle", ALL_TYPES: "all"}.get(kind, "below")
    return f"between_w-{name}"


def throne_plan(throne: int) -> str:
    """The id of the plan of the spaces around a throne room, 23 units wide."""
    return f"between_w-throne-{throne}"


def parts() -> list[Part]:
    """Grids, columns, a chain, a castle, six dots; and the spaces of each throne room."""
    made = [svg.part(f"between_w-{name}", _grid(hot)) for name, hot in _HOT.items()]
    dots = ("food", "living", "utility", "outdoor", "corridor", "downstairs")
    six = "".join(
        svg.circle(2.5 + i % 3 * 6, 5 + i // 3 * 8, 2.6, f"f-room-{kind} s-ink w06")
        for i, kind in enumerate(dots)
    )
    link = svg.path("M3 9h12", "s-verdigris w26") + svg.circle(3, 9, 3, "f-ink")
    castle = "M1 17V9L5 5V1H13V5L17 9V17Z"
    arrows = "M8.5 5V0M5.5 3L8.5 0L11.5 3M8.5 12V17M5.5 14L8.5 17L11.5 14"
    made += [
        svg.part("between_w-up", _column("M8.5 6V0M5.5 3L8.5 0L11.5 3", 12)),
        svg.part("between_w-both", _column(arrows, 6)),
        svg.part("between_w-below", _column("M8.5 11V17M5.5 14L8.5 17L11.5 14", 0)),
        svg.part("between_w-down", _two_below()),
        svg.part("between_w-link", link + svg.circle(15, 9, 3, "f-verdigris")),
        svg.part("between_w-castle", svg.path(castle, "f-verdigris s-ink w06")),
        svg.part("between_w-all", six),
    ]
    return made + [svg.part(throne_plan(throne), _around(throne)) for throne in range(THRONES)]


def _cell(x: float, y: float, fill: str) -> str:
    return svg.rect(x, y, 5, 5, f"f-{fill} s-ink3 w06")


def _grid(hot: tuple[tuple[int, int], ...]) -> str:
    body = ""
    for x in (-1, 0, 1):
        for y in (1, 0, -1):
            fill = "ink" if x == y == 0 else "verdigris" if (x, y) in hot else "paper2"
            body += _cell((x + 1) * 6, (1 - y) * 6, fill)
    return body


def _column(arrows: str, own: int) -> str:
    """The room in its column, and which way it looks."""
    return svg.rect(6, own, 5, 5, "f-ink") + svg.path(arrows, "s-verdigris w15")


def _two_below() -> str:
    return _cell(6, 0, "ink") + _cell(6, 6, "verdigris") + _cell(6, 12, "verdigris")


def _around(throne: int) -> str:
    body = ""
    for dx in range(-1, 3):
        for dy in (1, 0, -1):
            own = dy == 0 and dx in (0, 1)
            wanted = cell_at(dx, dy) in THRONE_SPOTS[throne]
            fill = "ink" if own else "verdigris" if wanted else "paper2"
            body += _cell((dx + 1) * 6, (1 - dy) * 6, fill)
    return body
