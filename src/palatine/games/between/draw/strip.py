"""What lies open on the table: revealed tiles, tiles and cards drawn by a bonus, the stacks."""

from palatine.core import svg
from palatine.core.native import HIDDEN
from palatine.core.offer import Words
from palatine.core.state import Together
from palatine.core.svg import Drawing
from palatine.games.between.art.sizes import H, Q, W, small, wide
from palatine.games.between.parts import CARD_IDS, PIECE_IDS
from palatine.games.between.state import SCORER, BetweenState

_STEP = 136  # for one player's name and tiles
_CARD_W, _CARD_H = 74, 104


def add_strip(drawing: Drawing, v: BetweenState, words: Words, y: int, compact: bool) -> int:
    """A row for the players, and one for what a bonus has drawn; where it ends."""
    if v.seats == SCORER:
        return y
    y = _add_players(drawing, v, words, y)
    if v.drawn:
        scale = 0.52 if compact else 1.0
        for i, tile in enumerate(v.drawn):
            w, h = int(W * scale), int(H * scale)
            x = 4 + i * (w + (3 if compact else 12))
            drawing.add(f"drawn-{i}", _tile(tile, x, y, w, h))
        y += int(H * scale) + 12
    for i, card in enumerate(v.offered):
        drawing.add(f"offered-{i}", _card(card, 6 + i * (_CARD_W + 12), y))
    return y + _CARD_H + 12 if v.offered else y


def _tile(tile: int, x: int, y: int, w: int, h: int) -> str:
    size = f'x="{x}" y="{y}" width="{w}" height="{h}"'
    name = PIECE_IDS[tile]
    return (
        f'<g data-t="tile:{name}" data-p="drawn:{name}"><use href="#{wide(tile)}" {size}/>'
        f'<use class="hit" href="#b-hit" {size}/></g>'
    )


def _card(card: int, x: int, y: int) -> str:
    size = f'x="{x}" y="{y}" width="{_CARD_W}" height="{_CARD_H}"'
    name = CARD_IDS[card]
    return (
        f'<g data-t="card:{name}" data-p="card:{name}"><use href="#b-card-{name}" {size}/>'
        f'<use class="hit" href="#b-hit-card" {size}/></g>'
    )


def _add_players(drawing: Drawing, v: BetweenState, words: Words, y: int) -> int:
    """Each place with its revealed tiles, or with the backs of its hand."""
    if not any(v.shown + v.hands):
        return y
    a_row = max(1, drawing.width // _STEP)
    rows = -(-v.places // a_row)
    for place in range(v.places):
        x = 6 + place % a_row * _STEP
        drawing.add(f"p{place}", _player(v, words, place, x, y + place // a_row * 92))
    return y + rows * 92 + 4


def _player(v: BetweenState, words: Words, place: int, x: int, y: int) -> str:
    key = "between-ludwig" if not v.is_person(place) else "between-sheet-seat"
    name = words(key, {"seat": place})
    body = svg.text(x, y + 15, name[:18], "f-ink serif t14")
    for i, tile in enumerate(v.shown[place]):
        at, top = x + i * (Q + 4), y + 22
        label = PIECE_IDS[tile]
        body += (
            f'<g data-t="tile:{label}" data-p="shown:{label}"><use href="#{small(tile)}" x="{at}"'
            f' y="{top}"/><use class="hit" href="#b-hit-s" x="{at}" y="{top}" width="{Q}"'
            f' height="{Q}"/></g>'
        )
    hand = len(v.hands[place])
    if hand and not v.shown[place]:
        chosen = _has_chosen(v, place)
        body += svg.use("b-back", x, y + 22)
        body += svg.text(x + Q + 22, y + 58, str(hand), "num t18")
        body += svg.icon("check", x + Q + 46, y + 40, 18, "c-verdigris") if chosen else ""
        if place != v.viewer and HIDDEN not in v.hands[place]:  # the viewer has had this hand
            body += svg.icon("eye", x + Q + 46, y + 64, 18, "c-ink2")
    return f"<g>{body}</g>"


def _has_chosen(v: BetweenState, place: int) -> bool:
    frame = v.frames[-1] if v.frames else None
    return isinstance(frame, Together) and v.is_person(place) and not frame.waits_for(place)
