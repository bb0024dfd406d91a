"""Draw the curves in docs/learning.md from the measurements of the examples.

python tools/learning_pictures.py

examples/results/NAME.json becomes docs/pictures/learning-NAME.svg: the share of games won, with the
95 % interval of each point.
"""

import json
import sys
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "examples" / "results"
PICTURES = ROOT / "docs" / "pictures"
HEIGHT, TOP, BOTTOM, LEFT, GAP, RIGHT = 340, 34, 58, 62, 30, 24
EVENLY = {"imitation": "epochs of imitation", "lessons": "lessons"}  # phases without a scale
INK, LINE, AREA, GRID = "#222", "#1f5fa8", "#1f5fa833", "#ddd"


@dataclass
class Point:
    """A share with its interval. at: the horizontal place in the panel, from 0 to 1."""

    at: float
    share: float
    low: float
    high: float
    label: str


@dataclass
class Panel:
    """A part of the picture with a separate horizontal axis."""

    title: str
    width: int
    points: list[Point]
    ticks: list[tuple[float, str]]


def evenly(found: list[dict[str, Any]], key: str, title: str, width: int) -> Panel:
    """A panel with points at equal distances, each labelled with its number."""
    last = max(len(found) - 1, 1)
    points = [_point(one, i / last, str(one[key])) for i, one in enumerate(found)]
    return Panel(title, width, points, [(p.at, p.label) for p in points])


def by_number(found: list[dict[str, Any]], start: int, title: str, width: int) -> Panel:
    """A panel with points placed by their numbers, beginning at `start`; a few round numbers are
    labelled."""
    long = max(one["at"] for one in found) - start
    room = max(width // 60, 1)
    step = next(n for n in (10**k * m for k in range(3, 9) for m in (1, 2, 5)) if long / n <= room)
    first = -(-start // step) * step
    ticks = [((n - start) / long, f"{n // 1000:,}") for n in range(first, start + long + 1, step)]
    points = [_point(one, (one["at"] - start) / long, "") for one in found]
    return Panel(title, width, points, ticks)


def _point(one: dict[str, Any], at: float, label: str) -> Point:
    return Point(at, one["share"], one["low"], one["high"], label)


def picture(title: str, panels: list[Panel], note: str = "") -> str:
    """The picture as SVG: the panels side by side, with one vertical axis of shares."""
    width = LEFT + sum(panel.width for panel in panels) + GAP * (len(panels) - 1) + RIGHT
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {HEIGHT}" '
        f'font-family="sans-serif" font-size="12" fill="{INK}" role="img">',
        f"<title>{title}</title>",
        f'<rect width="{width}" height="{HEIGHT}" fill="#fff"/>',
        _text(LEFT, 20, title, "start", ' font-weight="bold"'),
        _text(width - RIGHT, 20, note, "end"),
        *(_text(LEFT - 8, _y(n / 4) + 4, f"{25 * n} %", "end") for n in range(5)),
    ]
    left = LEFT
    for panel in panels:
        parts += _panel(panel, left)
        left += panel.width + GAP
    return "\n".join([*parts, "</svg>"]) + "\n"


def _panel(panel: Panel, left: int) -> list[str]:
    right = left + panel.width
    lines = []
    for n in range(5):
        dashes = ' stroke-dasharray="5 4"' if n == 2 else ""
        colour = "#888" if n == 2 else GRID
        y = _y(n / 4)
        lines.append(
            f'<path d="M{left} {y:g}H{right}" stroke="{colour}"{dashes} stroke-width="1"/>'
        )
    spots = [(left + point.at * panel.width, point) for point in panel.points]
    upper = [f"{x:.1f} {_y(point.high):.1f}" for x, point in spots]
    lower = [f"{x:.1f} {_y(point.low):.1f}" for x, point in reversed(spots)]
    middle = [f"{x:.1f} {_y(point.share):.1f}" for x, point in spots]
    lines.append(f'<path d="M{"L".join([*upper, *lower])}Z" fill="{AREA}"/>')
    lines.append(f'<path d="M{"L".join(middle)}" fill="none" stroke="{LINE}" stroke-width="2"/>')
    for x, point in spots:
        lines.append(f'<circle cx="{x:.1f}" cy="{_y(point.share):.1f}" r="3" fill="{LINE}"/>')
    for at, label in panel.ticks:
        lines.append(_text(left + at * panel.width, HEIGHT - BOTTOM + 18, label, "middle"))
    lines.append(_text(left + panel.width / 2, HEIGHT - 16, panel.title, "middle"))
    return lines


def _y(share: float) -> float:
    return TOP + (1 - share) * (HEIGHT - TOP - BOTTOM)


def _text(x: float, y: float, words: str, anchor: str, more: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{more}>{words}</text>'


def practice(found: dict[str, Any]) -> str:
    """The curve of examples/learn.py: epochs of imitation, lessons with a coach, and steps of
    practice, as they came."""
    panels: list[Panel] = []
    before: list[dict[str, Any]] = []
    for phase, group in groupby(found["points"], key=lambda one: one["phase"]):
        points = list(group)
        shown = [*before, *points]
        if phase in EVENLY:
            width = max(120, 30 + 28 * len(shown))
            panels.append(evenly(shown, "at", EVENLY[phase], width))
        else:
            start = before[0]["steps"] if before else 0
            first = [{**one, "at": start} for one in before]
            width = 120 + 10 * len(points)
            panels.append(by_number([*first, *points], start, "thousand decisions", width))
        steps = points[-1]["at"] if phase == "practice" else before[0]["steps"] if before else 0
        before = [{**points[-1], "at": "", "steps": steps}]
    exam = found.get("examination")
    note = "" if exam is None else f"examination: {_share(exam)}"
    name = found["game"].capitalize()
    return picture(f"{name}, two seats: share won against {found['opponent']}", panels, note)


def searches(found: dict[str, Any]) -> str:
    """The curve of examples/ismcts.py: shares by simulations."""
    panel = evenly(found["points"], "simulations", "simulations for a decision", 420)
    name = found["game"].capitalize()
    return picture(f"{name}, two seats: IS-MCTS against {found['opponent']}", [panel])


def tables(found: dict[str, Any]) -> str:
    """The curve of examples/language_model.py: the share won so far after each game."""
    panel = evenly(found["points"], "games", "games so far", 420)
    name = found["game"].capitalize()
    return picture(f"{name} at a table: a scripted model against {found['opponent']}", [panel])


def _share(one: dict[str, Any]) -> str:
    ends = f"{100 * one['low']:.0f} to {100 * one['high']:.0f}"
    return f"{100 * one['share']:.1f} % of {one['games']} games ({ends})"


def drawn(path: Path) -> str:
    """The picture of one file of results."""
    found = json.loads(path.read_text("utf-8"))
    first = found["points"][0]
    kind = searches if "simulations" in first else practice if "phase" in first else tables
    return kind(found)


def main() -> int:
    for path in sorted(RESULTS.glob("*.json")):
        (PICTURES / f"learning-{path.stem}.svg").write_text(drawn(path), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
