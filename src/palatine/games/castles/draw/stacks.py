"""The stacks and the room deck in one strip; what a sleeping reward shows to its owner (C-661)."""

from palatine.core import svg
from palatine.core.native import HIDDEN
from palatine.core.svg import Drawing
from palatine.games.castles.draw.market import room
from palatine.games.castles.parts import KINDS_OF_SIZE, SIZES, TILE_IDS
from palatine.games.castles.state import CastlesState, rooms_in
from palatine.games.castles.steps.sleeping import looked_at

_HIGH = 38
SEEN_HIGH = 112


def add_stacks(drawing: Drawing, v: CastlesState, at: tuple[int, int, int], columns: int) -> int:
    """Ten stacks with what is left of them, then the room deck in what remains; where it ends."""
    x, y, width = at
    w = width / columns
    for size in range(KINDS_OF_SIZE):
        box = (x + size % columns * w, y + size // columns * _HIGH, w, _HIGH)
        drawing.add(f"s{size}", _stack(v, size, box))
    column, row = KINDS_OF_SIZE % columns * w, KINDS_OF_SIZE // columns
    drawing.add("deck", _deck(v, (x + column, y + row * _HIGH, width - column, _HIGH)))
    return y + (row + 1) * _HIGH


def _stack(v: CastlesState, size: int, box: tuple[float, float, float, float]) -> str:
    x, y, w, h = box
    left = v.stacks[size]
    body = svg.rect(x + 3, y + 4, w - 6, h - 8, "f-paper2 s-rule w11", 5)
    for i in range(min(left, 4)):
        body += svg.rect(x + 9 + 2 * i, y + 12 - 2 * i, 12, 16, "f-back s-paper w06", 2)
    body += svg.text(x + 34, y + 18, str(SIZES[size]), "sans b t12 f-ink")
    body += svg.text(x + 34, y + 31, f"× {left}", "sans t12 f-ink2")
    return _touchable(f"stack:{SIZES[size]}", body, box)


def _deck(v: CastlesState, box: tuple[float, float, float, float]) -> str:
    """A-46  Sizes of tiles on the deck are public; which room it is, its owner knows."""
    x, y, w, h = box
    body = svg.rect(x + 3, y + 4, w - 6, h - 8, "f-paper s-ink w11", 5)
    body += svg.icon("plan", x + 18, y + h / 2, 20)
    body += svg.text(x + 34, y + h / 2 + 5, str(v.cards_left), "sans b t14 f-ink")
    pieces = ""
    for place, size in enumerate(v.deck_sizes[-4:]):
        number = len(v.deck_sizes) - len(v.deck_sizes[-4:]) + place
        at = x + 62 + 34 * place
        name = str(SIZES[size])
        if v.deck_rooms[number] != HIDDEN:
            name = "·" + name
        one = svg.rect(at - 2, y + 9, 32, h - 18, "f-back s-ink w11", 3)
        one += svg.text(at + 14, y + h / 2 + 4, name, "sans b mid t12 f-white")
        pieces += f'<g data-p="deck:{number}">{one}</g>'
    return f"<g>{body}{pieces}</g>"


def _touchable(touch: str, body: str, box: tuple[float, float, float, float]) -> str:
    x, y, w, h = box
    size = f'width="{svg.num(w - 6)}" height="{svg.num(h - 8)}"'
    at = f'x="{svg.num(x + 3)}" y="{svg.num(y + 4)}"'
    hit = f'<use class="hit" href="#castles_hit" {at} {size}/>'
    return f'<g data-t="{touch}" data-p="{touch}">{body}{hit}</g>'


def add_seen(drawing: Drawing, v: CastlesState, at: tuple[int, int, int]) -> int:
    """The stack that the viewer looks through; how high it is."""
    frame = v.frames[-1] if v.frames else None
    if frame is None or frame.step != "put" or frame.seat != v.viewer:
        return 0
    left, y, width = at
    rooms = rooms_in(frame.args[0], looked_at(v, v.viewer, frame.args[0]))
    w = min(170.0, width / max(len(rooms), 1))
    for i, tile in enumerate(rooms):
        x = left + i * w
        body = svg.rect(x + 3, y + 3, w - 6, 104, "f-paper2 s-ink w11", 6)
        body += room(tile, x + w / 2, y + 55, w - 20, 84)
        if tile in frame.args[1:]:
            body += svg.use("castles_seal", x + w - 18, y + 18)
        box = (x, float(y), w, float(SEEN_HIGH))
        drawing.add(f"see{i}", _touchable(f"tile:{TILE_IDS[tile]}", body, box))
    return SEEN_HIGH
