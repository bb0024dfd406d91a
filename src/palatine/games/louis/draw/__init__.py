"""view -> SVG: the court as a garden plan, the decks, the viewer's hand, and a strip a seat.

It shows the position and nothing else; what may be touched is marked, and the page does the rest.
"""

from typing import Final

from palatine.core import svg
from palatine.core.offer import Appearance, Words
from palatine.games.louis.art import symbols
from palatine.games.louis.art.sizes import COMPACT, WIDE
from palatine.games.louis.draw.gaps import draw_gaps
from palatine.games.louis.draw.rows import (
    draw_column,
    draw_rows,
    height_of_rows,
    width_with_column,
)
from palatine.games.louis.draw.tiles import small_tile, wide_tile
from palatine.games.louis.names import TILES
from palatine.games.louis.state import LouisState

# the phase a step belongs to, for the line under the title
_PHASES: Final = {
    "supply": "supply",
    "at-start": "influence",
    "play": "influence",
    "four": "influence",
    "at-end": "influence",
    "intrigue": "evaluation",
    "once-first": "evaluation",
    "buy": "evaluation",
    "put": "evaluation",
    "take-back": "evaluation",
    "mission": "missions",
    "pile": "missions",
    "keep": "missions",
    "swap": "missions",
    "swap-second": "missions",
}


def draw(v: LouisState, words: Words, appearance: Appearance) -> svg.Drawing:
    """Wide: with names and a title; compact: signs and numbers, for phones."""
    wide = appearance.density == "wide"
    sizes = WIDE if wide else COMPACT
    height = sizes.bottom + (20 if wide else height_of_rows(v))
    width = width_with_column(v) if wide else sizes.width
    picture = svg.Drawing(width, height, symbols(), words("louis-title", {}))
    picture.add("court", f'<use href="#louis_court{"" if wide else "-c"}"/>')
    if wide:
        picture.add("title", _title(v, words))
    draw_gaps(picture, v, wide)
    for tile in range(TILES):
        drawn = wide_tile(v, tile, words) if wide else small_tile(v, tile)
        picture.add(f"tile:{tile + 1}", drawn)
    if wide:
        draw_column(picture, v, words)
    else:
        draw_rows(picture, v)
    return picture


def _title(v: LouisState, words: Words) -> str:
    """The name of the game, the round and the phase."""
    step = v.frames[-1].step if v.frames else ""
    phase = f"louis-phase-{_PHASES[step]}" if step in _PHASES else "louis-phase-other"
    args = {"round": max(v.round, 1), "phase": words(phase, {})}
    return (
        "<g>"
        + svg.text(515, 40, words("louis-title", {}), "serif mid t25 f-ink")
        + svg.text(515, 74, words("louis-sheet-round", args), "serif it mid t14 f-ink2")
        + "</g>"
    )
