"""Beside the plan: favors, what the signs mean, and the compass where there is room."""

from palatine.core import svg
from palatine.core.offer import Words, numeral
from palatine.core.svg import Drawing
from palatine.games.castles.draw.plan import Box
from palatine.games.castles.final import favor_count
from palatine.games.castles.parts import FAVOR_IDS
from palatine.games.castles.state import CastlesState

SIGNS_HIGH = 104
_BONUS = (("joined", "per-joined"), ("touch", "per-touching"), ("whole", "per-castle"))
_LINE = 14
_GAP = 10
_LETTERS = 36  # of a favor's name in one line


def add_favors(drawing: Drawing, v: CastlesState, words: Words, at: tuple[int, int, int]) -> int:
    """C-712  Who has how much of what the king likes; where the next panel begins."""
    if not v.favors:
        return at[1]
    x, y, w = at
    body, top = "", y + 10
    for favor in v.favors:
        lines = _lines(words("castles-favor-" + FAVOR_IDS[favor], {}))
        body += _favor(v, words, favor, lines, (x + 12, top, w - 24))
        top += _LINE * len(lines) + 30
    frame = svg.rect(x + 0.7, y + 0.7, w - 1.4, top - y - 3.4, "f-paper s-ink w11", 4)
    drawing.add("favors", f"<g>{frame}{body}</g>")
    return top - 2 + _GAP


def _lines(name: str) -> list[str]:
    """A favor's name in one line or two."""
    if len(name) <= _LETTERS:
        return [name]
    cut = name.rindex(" ", 0, _LETTERS + 1)
    return [name[:cut], name[cut + 1 :]]


def _favor(
    v: CastlesState, words: Words, favor: int, lines: list[str], at: tuple[int, int, int]
) -> str:
    x, y, w = at
    body = svg.icon("favor", x + 8, y + 8, 18, "c-gold")
    for i, line in enumerate(lines):
        body += svg.text(x + 22, y + 13 + _LINE * i, line, "serif b t13 f-ink")
    y += _LINE * (len(lines) - 1)
    step = (w - 22) / v.seats
    for seat in range(v.seats):
        count = favor_count(v, seat, favor) if v.castles[seat].tiles else 0
        at_x = x + 22 + step * seat
        body += svg.icon(f"seat-{seat + 1}", at_x + 7, y + 26, 13, "c-ink")
        body += svg.text(at_x + 17, y + 30, numeral(count, words), "sans b t12 f-ink")
    return body


def add_signs(drawing: Drawing, words: Words, box: Box) -> None:
    """What the signs on a plan mean, in two columns."""
    x, y, w, h = box
    body = svg.rect(x + 0.7, y + 0.7, w - 1.4, h - 1.4, "f-paper s-ink w11", 4)
    body += _signs(words, x + 12, y + 20, w * 8 // 15)
    if h >= 3 * SIGNS_HIGH:
        north = words("castles-sheet-north", {})
        body += svg.at(x + w / 2, y + h - 88, svg.use("castles_compass", 0, 0))
        body += svg.text(x + w / 2, y + h - 22, north, "serif it mid t12 f-ink2")
    drawing.add("legend", f"<g>{body}</g>")


def _edges() -> dict[str, str]:
    """Doors joined, free and walled up, and a fence, each some 36 wide around y = 0."""
    flat = ' stroke-linecap="butt"'
    door = svg.path("M0 2h10m16 0h10", "s-ink w60", flat)
    posts = "".join(svg.rect(-3 + 15 * i, -3, 6, 6, "f-paper s-ink w11", 1) for i in range(3))
    return {
        "joined": door,
        "free": door + svg.path("M10 1v-14a15 15 0 0 1 16 14", "s-ink w11"),
        "walled": svg.path("M0 2h36", "s-ink w60", flat)
        + svg.path("M14 -10l8 8m0-8l-8 8", "s-oxblood w26"),
        "fence": svg.path("M0 0h32", "s-roof w26") + posts,
    }


def _signs(words: Words, x: int, y: int, column: int) -> str:
    """Left the doors and the fence, right what is complete and how a bonus counts."""
    body = ""
    for i, (name, sign) in enumerate(_edges().items()):
        text = words(f"castles-sheet-{name}", {})
        body += svg.at(x, y + 23 * i, sign + svg.text(44, 5, text, "serif t13 f-ink"))
    x += column
    body += svg.at(x + 9, y, svg.use("castles_seal", 0, 0), 0.8)
    body += svg.text(x + 24, y + 5, words("castles-sheet-complete", {}), "serif t13 f-ink")
    for i, (icon, name) in enumerate(_BONUS, start=1):
        body += svg.icon(icon, x + 9, y + 23 * i, 17, "c-ink2")
        text = words(f"castles-sheet-{name}", {})
        body += svg.text(x + 24, y + 23 * i + 5, text, "serif t13 f-ink")
    return body
