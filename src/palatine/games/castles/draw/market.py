"""The market: rooms under their prices, coins on them, hallways, stairs and the bank (C-2xx)."""

from palatine.core import svg
from palatine.core.offer import Words
from palatine.core.svg import Drawing
from palatine.games.castles.art.plates import mini_width
from palatine.games.castles.art.scenery import U
from palatine.games.castles.draw.plan import label_middle, turned_use
from palatine.games.castles.effects import named
from palatine.games.castles.parts import CORRIDOR_PRICE, PASS_INCOME, PRICES, SOLO, TILE_IDS
from palatine.games.castles.shapes import TURNED
from palatine.games.castles.state import CastlesState
from palatine.games.castles.status import marks

_HEAD = 44


def add_market(drawing: Drawing, v: CastlesState, words: Words, compact: bool) -> int:
    """Title, slots, and what can be had besides; the height of it all."""
    width = drawing.width
    drawing.add("title", _title(v, words, width, compact))
    slots = len(v.market)
    columns = 4 if compact else slots + 1
    w = (width - 8) / columns
    h = 128 if compact else 168
    rows = -(-(slots + 1) // columns)
    high = rows * h + 8
    frame = svg.rect(0.7, _HEAD, width - 1.4, high, "f-paper2 s-ink w15", 6)
    frame += svg.rect(4, _HEAD + 4, width - 8, high - 8, "s-ink w06", 4)
    drawing.add("market", f"<g>{frame}</g>")
    for slot in range(slots):
        x, y = 4 + slot % columns * w, _HEAD + 4 + slot // columns * h
        drawing.add(f"m{slot}", _slot(v, slot, (x, y, w, h), compact))
    x, y = 4 + slots % columns * w, _HEAD + 4 + slots // columns * h
    drawing.add("bank", _bank(v, words, (x, y, w, h), compact))
    return _HEAD + high


def _title(v: CastlesState, words: Words, width: int, compact: bool) -> str:
    line = words("castles-sheet-round", {"round": v.round})
    if v.seats != SOLO and v.round > 0:
        line += " · " + words("castles-sheet-builder", {"seat": v.builder})
    if v.last:
        line += " · " + words("castles-fact-last", {})
    size = "t16" if compact else "t22"
    body = svg.text(width / 2, 28, line, f"serif mid {size} f-ink")
    return f"<g>{body}{svg.path(f'M{width / 2 - 150} 36H{width / 2 + 150}', 's-ink w11')}</g>"


def _slot(v: CastlesState, slot: int, box: tuple[float, float, float, float], compact: bool) -> str:
    x, y, w, h = box
    tile = v.market[slot]
    cx = x + w / 2
    body = svg.path(f"M{svg.num(x)} {svg.num(y + 12)}v{svg.num(h - 24)}", "s-line w11")
    ribbon = svg.use("k-ribbon", 0, 0)
    body += svg.at(cx, y + h - 22, ribbon, 0.84 if compact else 1)
    body += svg.text(cx, y + h - 16, marks(PRICES[v.seats][slot]), "sans b mid t16 f-ink")
    if v.frames and v.frames[-1].step == "price" and slot < v.frames[-1].args[0]:
        body += svg.use("k-seal", x + w - 16, y + 16)
    if tile < 0:
        return f'<g data-p="market:{slot}">{body}</g>'
    body += room(tile, cx, y + (h - 40) / 2, w - 18, h - 54)
    coins = v.coins[slot] // 1000
    for i in range(min(coins, 5)):
        body += svg.use("k-coin", x + 16 + 3 * i, y + h - 46 - 5 * i)
    if coins:
        at = x + 30 + 3 * min(coins, 5)
        body += svg.text(at, y + h - 42, marks(v.coins[slot]), "sans b t12 f-ink")
    size = f'width="{svg.num(w - 4)}" height="{svg.num(h - 4)}"'
    body += f'<use class="hit" href="#k-hit" x="{svg.num(x + 2)}" y="{svg.num(y + 2)}" {size}/>'
    return f'<g data-t="tile:{TILE_IDS[tile]}" data-p="market:{slot}">{body}</g>'


def room(tile: int, x: float, y: float, w: float, h: float) -> str:
    """A room as printed, fitted around x, y, with signs and numbers."""
    t = TURNED[tile][0]
    scale = round(min(0.62, w / (t.width * U), h / (t.height * U)), 3)
    _, my = label_middle(t)
    left, top = x - t.width * U * scale / 2, y - t.height * U * scale / 2
    body = svg.at(left, top, turned_use(TILE_IDS[tile], t), scale)
    plate = svg.use(f"mini-{TILE_IDS[tile]}", 0, 0)
    size = round(min(1.0, (w + 14) / mini_width(tile)), 2)
    return body + svg.at(x, top + my * scale, plate, size)


def _bank(
    v: CastlesState, words: Words, box: tuple[float, float, float, float], compact: bool
) -> str:
    x, y, w, h = box
    third = (h - 12) / 3
    body = svg.path(f"M{svg.num(x)} {svg.num(y + 12)}v{svg.num(h - 24)}", "s-ink w11")
    price = marks(CORRIDOR_PRICE)
    rows = (
        (
            "tile:hallway",
            "hallway",
            words(named(75), {}),
            f"{price} · {v.hallways}",
            "stack:hallway",
        ),
        ("tile:stairs", "stairs", words(named(76), {}), f"{price} · {v.stairs}", "stack:stairs"),
        ("money", "coin", f"+{marks(PASS_INCOME)}", "", "bank"),
    )
    for i, (touch, icon, name, note, place) in enumerate(rows):
        top = y + 8 + third * i
        inner = svg.rect(x + 6, top, w - 12, third - 6, "f-paper s-rule w11", 6)
        inner += svg.icon(icon, x + 22, top + third / 2 - 3, 20)
        line = top + third / 2 + (-4 if note else 2)
        if not compact or not note:
            inner += svg.text(x + 36, line, name, "serif b t12 f-ink")
        if note:
            at_y = line + (7 if compact else 14)
            inner += svg.text(x + 36, at_y, note, "sans t12 f-ink2")
        size = f'width="{svg.num(w - 12)}" height="{svg.num(third - 6)}"'
        at = f'x="{svg.num(x + 6)}" y="{svg.num(top)}"'
        inner += f'<use class="hit" href="#k-hit" {at} {size}/>'
        body += f'<g data-t="{touch}" data-p="{place}">{inner}</g>'
    return f"<g>{body}</g>"
