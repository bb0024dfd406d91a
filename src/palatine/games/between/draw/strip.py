"""What lies open on the table: revealed tiles, tiles and cards drawn by a bonus, the stacks."""

from palatine.core import svg
from palatine.core.native import HIDDEN
from palatine.core.offer import Words
from palatine.core.state import Together
from palatine.core.svg import Drawing
from palatine.games.between.art.sizes import H, Q, W, small, wide
from palatine.games.between.parts import CARD_IDS, PIECE_IDS
from palatine.games.between.state import SCORER, BetweenState

_STEP = 132  # for one player's name and tiles
_HIGH = 92


def add_strip(drawing: Drawing, v: BetweenState, words: Words, y: int, compact: bool) -> int:
    """What a bonus has drawn, then the players in a row (compact: in rows); where it ends."""
    if v.seats == SCORER:
        return y
    if compact:
        y += _add_drawn(drawing, v, 4, y, 66)[1]
        return _add_players(drawing, v, words, 6, y)
    x, _ = _add_drawn(drawing, v, 6, y, 106)
    _add_players(drawing, v, words, x, y)
    return y + _HIGH


def _add_drawn(drawing: Drawing, v: BetweenState, x: int, y: int, w: int) -> tuple[int, int]:
    """Tiles of a food bonus, cards of a utility bonus; where they end, and how high they are."""
    h = w * H // W
    card_w = h * 74 // 104
    for i, tile in enumerate(v.drawn):
        drawing.add(f"drawn-{i}", _tile(tile, x, y, w, h))
        x += w + 4
    for i, card in enumerate(v.offered):
        drawing.add(f"offered-{i}", _card(card, x, y, card_w, h))
        x += card_w + 6
    if v.drawn or v.offered:
        return x + 12, h + 8
    return x, 0


def _tile(tile: int, x: int, y: int, w: int, h: int) -> str:
    size = f'x="{x}" y="{y}" width="{w}" height="{h}"'
    name = PIECE_IDS[tile]
    return (
        f'<g data-t="tile:{name}" data-p="drawn:{name}"><use href="#{wide(tile)}" {size}/>'
        f'<use class="hit" href="#between_hit" {size}/></g>'
    )


def _card(card: int, x: int, y: int, w: int, h: int) -> str:
    size = f'x="{x}" y="{y}" width="{w}" height="{h}"'
    name = CARD_IDS[card]
    return (
        f'<g data-t="card:{name}" data-p="card:{name}"><use href="#between_card-{name}" {size}/>'
        f'<use class="hit" href="#between_hit-card" {size}/></g>'
    )


def _add_players(drawing: Drawing, v: BetweenState, words: Words, x: int, y: int) -> int:
    """Each place with its revealed tiles, or with the backs of its hand."""
    if not any(v.shown + v.hands):
        return y
    a_row = max(1, (drawing.width - x) // _STEP)
    for place in range(v.places):
        left = x + place % a_row * _STEP
        drawing.add(f"p{place}", _player(v, words, place, left, y + place // a_row * _HIGH))
    return y - (-v.places // a_row) * _HIGH + 4


def _player(v: BetweenState, words: Words, place: int, x: int, y: int) -> str:
    key = "between-ludwig" if not v.is_person(place) else "between-sheet-seat"
    name = words(key, {"seat": place})
    body = svg.text(x, y + 15, name[:18], "f-ink serif t14")
    for i, tile in enumerate(v.shown[place]):
        at, top = x + i * (Q + 4), y + 22
        label = PIECE_IDS[tile]
        body += (
            f'<g data-t="tile:{label}" data-p="shown:{label}"><use href="#{small(tile)}" x="{at}"'
            f' y="{top}"/><use class="hit" href="#between_hit-s" x="{at}" y="{top}" width="{Q}"'
            f' height="{Q}"/></g>'
        )
    hand = len(v.hands[place])
    if hand and not v.shown[place]:
        chosen = _has_chosen(v, place)
        body += svg.use("between_back", x, y + 22)
        body += svg.text(x + Q + 22, y + 58, str(hand), "num t18")
        body += svg.icon("check", x + Q + 46, y + 40, 18, "c-verdigris") if chosen else ""
        if place != v.viewer and HIDDEN not in v.hands[place]:  # the viewer has had this hand
            body += svg.icon("eye", x + Q + 46, y + 64, 18, "c-ink2")
    return f"<g>{body}</g>"


def _has_chosen(v: BetweenState, place: int) -> bool:
    frame = v.frames[-1] if v.frames else None
    return isinstance(frame, Together) and v.is_person(place) and not frame.waits_for(place)
