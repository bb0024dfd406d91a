"""The table as one picture that stands alone: castles with their heads and feet, the others small
below. The scorer's castle is drawn so, too."""

from typing import Final

from palatine.core import svg
from palatine.core.offer import Words
from palatine.core.svg import Drawing
from palatine.games.between.art import symbols
from palatine.games.between.art.sizes import TOKEN_FILLS
from palatine.games.between.castle import Castle
from palatine.games.between.draw import castle as castles
from palatine.games.between.draw import thumbnail
from palatine.games.between.draw.plan import Area
from palatine.games.between.effects import castle_key
from palatine.games.between.focus import on_stage
from palatine.games.between.partners import partners
from palatine.games.between.parts import TYPE_NAMES, TYPES
from palatine.games.between.scoring import castle_score
from palatine.games.between.state import SCORER, BetweenState

_AREAS: Final[dict[str, Area]] = {"wide": (546, 470), "middle": (380, 440), "compact": (390, 320)}
_SCORERS: Final[dict[str, Area]] = {"wide": (900, 560), "middle": (760, 520), "compact": (390, 420)}
_HEAD: Final = 44
_FOOT: Final = 36
_GAP: Final = 8
_SMALL: Final = 64  # height of a row of the other castles
_EACH: Final = 182  # width of one of them


def draw(v: BetweenState, words: Words, density: str) -> Drawing:
    """All castles: two large, abreast or one below the other."""
    shown = on_stage(v)
    areas = _SCORERS if v.seats == SCORER else _AREAS
    width, height = areas.get(density, areas["wide"])
    is_compact = density == "compact"
    abreast = 1 if is_compact else len(shown)
    tall = _HEAD + height + _FOOT
    drawing = Drawing(
        abreast * (width + _GAP) - _GAP, 0, symbols(words), words("between-title", {})
    )
    for place, number in enumerate(shown):
        x, y = place % abreast * (width + _GAP), place // abreast * (tall + _GAP)
        _panel(drawing, v, words, number, (width, height), (x, y), is_compact)
    drawing.height = len(shown) // abreast * (tall + _GAP) - _GAP
    _others(drawing, v, words, [c for c in range(v.places) if c not in shown])
    paper = svg.rect(0, 0, drawing.width, drawing.height, "f-paper")
    drawing.groups.insert(0, ("paper", paper))
    return drawing


def _panel(
    drawing: Drawing,
    v: BetweenState,
    words: Words,
    number: int,
    area: Area,
    corner: Area,
    is_compact: bool,
) -> None:
    """A castle between its head and its foot. They cover what its country has beyond it."""
    x, y = corner
    castle = v.castles[number]
    if castle.throne < 0:
        drawing.add(f"c{number}", svg.rect(x, y + _HEAD, *area, "f-sky1"))
        return
    inner = Drawing(0, 0, drawing.symbols)
    scale = 1 / castles.paint(inner, v, number, area, is_compact, 0).unit
    for key, text in inner.groups:
        drawing.add(key, svg.at(x, y + _HEAD, text, round(scale, 4)))
    head = _token(x + 20, y + 22, number) + _title(v, words, number, x + 38, y + 28)
    points = str(castle_score(castle, v.throne_connects))
    head += svg.text(x + area[0] - 24, y + 30, points, "num t22")
    drawing.add(f"c{number}-head", f'<g aria-hidden="true">{head}</g>')
    drawing.add(f"c{number}-foot", _foot(castle, x, y + _HEAD + area[1], area[0]))


def _token(x: float, y: float, number: int) -> str:
    return svg.circle(x, y, 9, f"f-{TOKEN_FILLS[number]} s-ink w15")


def _title(v: BetweenState, words: Words, number: int, x: float, y: float) -> str:
    """Name and partners, one after the other."""
    name, below = words(castle_key(number), {}), partners(v, number)
    said = svg.escape(below.said(words)) if below else ""
    return (
        f'<text x="{svg.num(x)}" y="{svg.num(y)}" class="f-ink serif b t18" aria-hidden="true">'
        f'{svg.escape(name)}<tspan class="f-ink2 it t13" dx="10">{said}</tspan></text>'
    )


def _foot(castle: Castle, x: float, y: float, width: int) -> str:
    """How many rooms of each type, underlined from three on, twice from five."""
    step = (width - 16) / TYPES
    body = ""
    for kind in range(TYPES):
        cx = x + 20 + kind * step
        count = castle.counts[kind]
        body += svg.icon(TYPE_NAMES[kind], cx, y + 17, 20)
        body += svg.text(cx + 20, y + 23, str(count), "num t16")
        for line in range((count >= 3) + (count >= 5)):
            body += svg.path(f"M{svg.num(cx - 10)} {svg.num(y + 30 + 3.5 * line)}h38", "s-leaf w26")
    return f'<g aria-hidden="true">{body}</g>'


def _others(drawing: Drawing, v: BetweenState, words: Words, rest: list[int]) -> None:
    """The other castles small, in rows."""
    built = [number for number in rest if v.castles[number].throne >= 0]
    abreast = max(1, drawing.width // _EACH)
    for place, number in enumerate(built):
        x, y = place % abreast * _EACH, drawing.height + place // abreast * _SMALL + 6
        small = Drawing(thumbnail.WIDTH, thumbnail.HEIGHT, {})
        thumbnail.paint(small, v.castles[number])
        body = svg.at(x + 8, y, small.body)
        body += svg.text(x + 88, y + 18, words(castle_key(number), {}), "f-ink serif t13")
        points = str(castle_score(v.castles[number], v.throne_connects))
        body += _token(x + 96, y + 36, number) + svg.text(x + 122, y + 42, points, "num t16")
        drawing.add(f"g{number}", f"<g>{body}</g>")
    drawing.height += -(-len(built) // abreast) * _SMALL
