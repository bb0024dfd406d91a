"""What lies between the tiles: chips, general supplies, played cards, the intrigue deck."""

from palatine.core import svg
from palatine.core.native import HIDDEN
from palatine.games.louis.art.sizes import (
    CENTRE,
    COMPACT,
    HEAPS,
    INTRIGUE_GAP,
    SUPPLIES,
    WIDE,
    Sizes,
)
from palatine.games.louis.names import CHIPS, card_name
from palatine.games.louis.state import INTRIGUE_DECK, LouisState

_SPOTS = ((0, 0), (-22, 0), (22, 0), (-11, -20), (11, -20), (-11, 20), (11, 20))


def draw_gaps(picture: svg.Drawing, v: LouisState, wide: bool) -> None:
    """One group a gap: only the one that changes is replaced."""
    sizes = WIDE if wide else COMPACT
    for name, cells in HEAPS.items():
        left = max(0, v.chips[CHIPS.index(name)])
        for i, (row, column) in enumerate(cells):
            n = left if len(cells) == 1 else (left + 1 - i) // 2
            x, y = sizes.centre(row, column)
            heap = _heap(name, n) if wide else _small_heap(name, n)
            key = f"heap:{name}" + (f":{i}" if i else "")
            picture.add(key, f'<g data-p="{key}" transform="translate({x} {y})">{heap}</g>')
    for seat in range(v.seats):
        picture.add(f"general:{seat}", _supply(v, seat, sizes, wide))
    picture.add("played", _played(v, sizes, wide))
    picture.add("intrigue-deck", _deck(v, sizes, wide))


def _heap(name: str, n: int) -> str:
    return "".join(
        svg.use(f"louis_chip-{name}", (i % 3 - 1) * 33, (i // 3) * 36 - 18) for i in range(n)
    )


def _small_heap(name: str, n: int) -> str:
    count = '<use href="#louis_pill" transform="translate(13 16) scale(.7 .85)"/>'
    return svg.use(f"louis_chip-{name}", -4, -4) + count + svg.text(13, 20.5, str(n), "num t13")


def _supply(v: LouisState, seat: int, sizes: Sizes, wide: bool) -> str:
    """L-123  The markers of a seat in its gap; the viewer may touch his own."""
    x, y = sizes.centre(*SUPPLIES[seat])
    n = v.players[seat].general
    mark = f"louis_mark-{seat + 1}"
    if wide:
        body = '<use href="#louis_dish"/>'
        if n <= len(_SPOTS):
            body += "".join(svg.use(mark, *spot) for spot in _SPOTS[:n])
        else:
            body += svg.use(mark, -12, 0) + svg.text(14, 8, str(n), "num t22")
    else:
        body = f'<use href="#louis_dish-c"/><use href="#{mark}-c" x="-8"/>'
        body += svg.text(8, 5.5, str(n), "num t16")
    touch = ' data-t="from:general"' if seat == v.viewer else ""
    hit = ""
    if touch:
        hit = f'<use class="hit" href="#louis_hit-chip" transform="scale({2.9 if wide else 1.4})"/>'
    return f'<g data-p="general:{seat}"{touch} transform="translate({x} {y})">{body}{hit}</g>'


def _played(v: LouisState, sizes: Sizes, wide: bool) -> str:
    """L-123  Played influence cards: the last one open, and how many there are."""
    x, y = sizes.centre(*CENTRE)
    body = '<use href="#louis_pond"/>' if wide else ""
    if v.last_card != HIDDEN:
        scale, dx, dy = (0.78, -29, -41) if wide else (0.48, -18, -25)
        card = f'<use href="#louis_card-{card_name(v.last_card)}" width="74" height="104"/>'
        body += f'<g transform="translate({dx} {dy}) scale({scale})">{card}</g>'
        body += _count(sum(v.played), wide)
    return f'<g data-p="played" transform="translate({x} {y})">{body}</g>'


def _count(n: int, wide: bool) -> str:
    if wide:
        return '<use href="#louis_pill" x="27" y="32"/>' + svg.text(27, 37, str(n), "num t13")
    pill = '<use href="#louis_pill" transform="translate(15 18) scale(.7 .85)"/>'
    return pill + svg.text(15, 22.5, str(n), "num t13")


def _deck(v: LouisState, sizes: Sizes, wide: bool) -> str:
    """L-107  The intrigue deck, face down."""
    x, y = sizes.centre(*INTRIGUE_GAP)
    n = v.decks[INTRIGUE_DECK].size()
    scale, dx, dy = (0.78, -29, -43) if wide else (0.44, -16, -24)
    body = ""
    if n:
        back = '<use href="#louis_back-intrigue" width="74" height="104"/>'
        body = f'<g transform="translate({dx} {dy}) scale({scale})">{back}</g>'
    return f'<g data-p="intrigue-deck" transform="translate({x} {y})">{body}{_count(n, wide)}</g>'
