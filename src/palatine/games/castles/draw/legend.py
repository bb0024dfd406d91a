"""Beside the plan: favors, what the signs mean, the compass and the scale."""

from palatine.core import svg
from palatine.core.offer import Words
from palatine.core.svg import Drawing
from palatine.games.castles.final import favor_count
from palatine.games.castles.parts import FAVOR_IDS
from palatine.games.castles.state import CastlesState

_SIGNS = (("joined", "per-joined"), ("touch", "per-touching"), ("whole", "per-castle"))


def add_legend(
    drawing: Drawing, v: CastlesState, words: Words, box: tuple[int, int, int, int]
) -> None:
    """Each block is a group: favors change with every tile, the rest never."""
    x, y, w, h = box
    frame = svg.rect(x + 0.7, y + 0.7, w - 1.4, h - 1.4, "f-paper s-ink w11", 4)
    compass = svg.at(x + w / 2, y + h - 88, svg.use("k-compass", 0, 0))
    north = svg.text(
        x + w / 2, y + h - 22, words("castles-sheet-north", {}), "serif it mid t12 f-ink2"
    )
    drawing.add("legend", f"<g>{frame}{compass}{north}{_signs(words, x + 14, y + h - 350)}</g>")
    if v.favors:
        drawing.add("favors", _favors(v, words, x + 12, y + 14, w - 24))


def _favors(v: CastlesState, words: Words, x: int, y: int, w: int) -> str:
    """C-712  Who has how much of what the king likes."""
    body = ""
    for i, favor in enumerate(v.favors):
        top = y + 68 * i
        body += svg.icon("favor", x + 10, top + 10, 18, "c-gold")
        for j, line in enumerate(_lines(words("castles-favor-" + FAVOR_IDS[favor], {}))):
            body += svg.text(x + 24, top + 12 + 14 * j, line, "serif b t12 f-ink")
        step = (w - 8) / v.seats
        for seat in range(v.seats):
            count = favor_count(v, seat, favor) if v.castles[seat].tiles else 0
            at = x + 6 + step * seat
            body += svg.icon(f"seat-{seat + 1}", at + 4, top + 44, 13, "c-ink")
            text = f"{count // 100 / 10:g}k" if count >= 1000 else str(count)
            body += svg.text(at + 13, top + 48, text, "sans b t12 f-ink")
    return f"<g>{body}</g>"


def _lines(name: str) -> list[str]:
    if len(name) <= 20 or " " not in name:
        return [name]
    spaces = [i for i, letter in enumerate(name) if letter == " " and i <= 22]
    cut = spaces[-1] if spaces else name.index(" ")
    return [name[:cut], name[cut + 1 :]]


def _signs(words: Words, x: int, y: int) -> str:
    """Doors joined, free and walled up; complete; fence; how a bonus counts."""
    body = ""
    for i, name in enumerate(("joined", "free", "walled")):
        top = y + 30 * i
        body += svg.path(f"M{x} {top + 4}h10m18 0h10", "s-ink w60", ' stroke-linecap="butt"')
        if name == "free":
            body += svg.path(f"M{x + 10} {top + 3}v-16a16 16 0 0 1 18 16", "s-ink w11")
        if name == "walled":
            body += svg.path(f"M{x + 10} {top + 4}h18", "s-ink w60", ' stroke-linecap="butt"')
            body += svg.path(f"M{x + 15} {top - 12}l8 8m0-8l-8 8", "s-oxblood w26")
        body += svg.text(x + 48, top + 8, words(f"castles-sheet-{name}", {}), "serif t13 f-ink")
    top = y + 92
    body += svg.use("k-seal", x + 19, top)
    body += svg.text(x + 48, top + 5, words("castles-sheet-complete", {}), "serif t13 f-ink")
    top += 28
    body += svg.path(f"M{x} {top}h38", "s-roof w26")
    for i in range(3):
        body += svg.rect(x - 3 + 16 * i, top - 3, 6, 6, "f-paper s-ink w11", 1)
    body += svg.text(x + 48, top + 5, words("castles-sheet-fence", {}), "serif t13 f-ink")
    for i, (icon, name) in enumerate(_SIGNS):
        at = top + 26 + 22 * i
        body += svg.icon(icon, x + 9, at, 17, "c-ink2")
        body += svg.text(x + 24, at + 5, words(f"castles-sheet-{name}", {}), "serif t12 f-ink")
    return body
