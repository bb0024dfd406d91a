"""The market: rooms under their prices, coins on them, hallways, stairs and the bank (C-2xx)."""

from palatine.core import svg
from palatine.core.offer import Words, numeral
from palatine.core.svg import Drawing
from palatine.games.castles.art.plates import mini_width
from palatine.games.castles.art.scenery import U
from palatine.games.castles.draw.plan import label_middle, turned_use
from palatine.games.castles.effects import named
from palatine.games.castles.parts import CORRIDOR_PRICE, PASS_INCOME, PRICES, TILE_IDS
from palatine.games.castles.shapes import TURNED
from palatine.games.castles.state import CastlesState

_HEAD = 44
_COLUMN = 100  # narrower ones have no room for names

Place = tuple[float, float, float, float]


def market_rows(v: CastlesState, columns: int) -> int:
    """How many rows the slots and the bank fill."""
    return -(-(len(v.market) + 1) // columns)


def add_market(
    drawing: Drawing, v: CastlesState, words: Words, box: tuple[int, int, int, int], columns: int
) -> int:
    """Title, slots, and what can be had besides; where it ends. The box has the height of a row."""
    left, top, width, h = box
    drawing.add("title", _title(v, words, left + width / 2))
    top += _HEAD
    w = (width - 8) / columns
    high = market_rows(v, columns) * h + 8
    frame = svg.rect(left + 0.7, top, width - 1.4, high, "f-paper2 s-ink w15", 6)
    frame += svg.rect(left + 4, top + 4, width - 8, high - 8, "s-ink w06", 4)
    drawing.add("market", f"<g>{frame}</g>")
    slots = len(v.market)
    cells = [(left + 4 + i % columns * w, top + 4 + i // columns * h) for i in range(slots + 1)]
    for slot in range(slots):
        drawing.add(f"m{slot}", _slot(v, words, slot, (*cells[slot], w, h)))
    rest = columns - slots % columns if w >= _COLUMN else 1  # columns the bank has
    drawing.add("bank", _bank(v, words, (*cells[slots], w * rest, h)))
    return top + high


def _title(v: CastlesState, words: Words, middle: float) -> str:
    line = words("castles-sheet-round", {"round": v.round})
    if v.last:
        line += " · " + words("castles-fact-last", {})
    body = svg.text(middle, 18, line, "serif mid t16 f-ink")
    if v.has_builder:
        builder = words("castles-sheet-builder", {"seat": v.builder})
        body += svg.text(middle, 36, builder, "serif it mid t14 f-ink2")
    return f"<g>{body}</g>"


def _slot(v: CastlesState, words: Words, slot: int, box: Place) -> str:
    x, y, w, h = box
    tile = v.market[slot]
    cx = x + w / 2
    body = svg.path(f"M{svg.num(x)} {svg.num(y + 12)}v{svg.num(h - 24)}", "s-line w11")
    body += svg.at(cx, y + h - 18, svg.use("castles_ribbon", 0, 0), 0.84 if w < _COLUMN else 1)
    price = numeral(PRICES[v.seats][slot], words)
    body += svg.text(cx, y + h - 12, price, "sans b mid t16 f-ink")
    if v.frames and v.frames[-1].step == "price" and slot < v.frames[-1].args[0]:
        body += svg.use("castles_seal", x + w - 16, y + 16)
    if tile < 0:
        return f'<g data-p="market:{slot}">{body}</g>'
    body += room(tile, cx, y + (h - 30) / 2, w - 18, h - 42)
    if v.coins[slot]:
        body += _coins(numeral(v.coins[slot], words), x + 6, y + 6)
    size = f'width="{svg.num(w - 4)}" height="{svg.num(h - 4)}"'
    body += (
        f'<use class="hit" href="#castles_hit" x="{svg.num(x + 2)}" y="{svg.num(y + 2)}" {size}/>'
    )
    return f'<g data-t="tile:{TILE_IDS[tile]}" data-p="market:{slot}">{body}</g>'


def _coins(amount: str, x: float, y: float) -> str:
    """What lies on a room for whoever buys it, on a slip of paper over the room's corner."""
    slip = svg.rect(x, y, 26 + 7.6 * len(amount), 20, "f-paper s-ink w06", 10)
    coin = svg.at(x + 10, y + 10, svg.use("castles_coin", 0, 0), 0.9)
    return slip + coin + svg.text(x + 22, y + 14.5, amount, "sans b t12 f-ink")


def room(tile: int, x: float, y: float, w: float, h: float) -> str:
    """A room as printed, fitted around x, y, with signs and numbers."""
    t = TURNED[tile][0]
    scale = round(min(0.62, w / (t.width * U), h / (t.height * U)), 3)
    _, my = label_middle(t)
    left, top = x - t.width * U * scale / 2, y - t.height * U * scale / 2
    body = svg.at(left, top, turned_use(TILE_IDS[tile], t), scale)
    plate = svg.use(f"castles_mini-{TILE_IDS[tile]}", 0, 0)
    size = round(min(1.0, (w + 14) / mini_width(tile)), 2)
    return body + svg.at(x, top + my * scale, plate, size)


def _bank(v: CastlesState, words: Words, box: Place) -> str:
    x, y, w, h = box
    third = (h - 12) / 3
    body = svg.path(f"M{svg.num(x)} {svg.num(y + 12)}v{svg.num(h - 24)}", "s-ink w11")
    price = numeral(CORRIDOR_PRICE, words)
    compact = w < _COLUMN
    rows = (
        (
            "tile:hallway",
            "hallway",
            words(named(75), {}),
            f"{price} · {v.hallways}",
            "stack:hallway",
        ),
        ("tile:stairs", "stairs", words(named(76), {}), f"{price} · {v.stairs}", "stack:stairs"),
        ("money", "coin", f"+{numeral(PASS_INCOME, words)}", "", "bank"),
    )
    for i, (touch, icon, name, note, place) in enumerate(rows):
        top = y + 8 + third * i
        inner = svg.rect(x + 6, top, w - 12, third - 6, "f-paper s-rule w11", 6)
        inner += svg.icon(icon, x + 22, top + third / 2 - 3, 20)
        middle = top + third / 2 - 3
        if not compact or not note:
            inner += svg.text(x + 36, middle + (-2 if note else 4), name, "serif b t12 f-ink")
        if note:
            inner += svg.text(x + 36, middle + (4 if compact else 11), note, "sans t12 f-ink2")
        size = f'width="{svg.num(w - 12)}" height="{svg.num(third - 6)}"'
        at = f'x="{svg.num(x + 6)}" y="{svg.num(top)}"'
        inner += f'<use class="hit" href="#castles_hit" {at} {size}/>'
        body += f'<g data-t="{touch}" data-p="{place}">{inner}</g>'
    return f"<g>{body}</g>"
