"""Beside the plan of the score sheet: what the signs mean, and the compass."""

from palatine.core import svg
from palatine.core.offer import Words
from palatine.core.svg import Drawing

_BONUS = (("joined", "per-joined"), ("touch", "per-touching"), ("whole", "per-castle"))


def add_signs(drawing: Drawing, words: Words, box: tuple[int, int, int, int]) -> None:
    """What the signs on a plan mean, in two columns."""
    x, y, w, h = box
    body = svg.rect(x + 0.7, y + 0.7, w - 1.4, h - 1.4, "f-paper s-ink w11", 4)
    body += _signs(words, x + 12, y + 20, w * 8 // 15)
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
