"""The legal actions as a person meets them: one touch each."""

from palatine.core.action import Action
from palatine.core.errors import BadText
from palatine.core.native import count
from palatine.core.offer import Offer, Phrase
from palatine.games._template.actions import BANNER, PLAY, TABLE
from palatine.games._template.effects import set_banner
from palatine.games._template.parts import BANNERS_A_WIN, GRID, VALUES
from palatine.games._template.scoring import points
from palatine.games._template.state import TinyState, taken


def touch_of(a: Action) -> str:
    """What is touched for an action: a card, a cell, or a button."""
    if a.kind == PLAY:
        return f"card:{VALUES[a.a]}"
    return GRID.names[a.a] if a.kind == BANNER else "pass"


def offer_of(v: TinyState, a: Action) -> Offer:
    """Only a banner after which another may follow can be taken back: an answer to a question put
    to all is final (X-03), and the end of a turn draws cards (X-08) or turns them over (X-10)."""
    again = a.kind == BANNER and v.frames[-1].args[0] + 1 < BANNERS_A_WIN
    return Offer(a.text, (touch_of(a),), locked=not again or free_cells(v) == 1)


def free_cells(v: TinyState) -> int:
    """How many cells of the court are empty."""
    return count(v.court & ~taken(v))


def label(v: TinyState, touch: str) -> Phrase:
    """What a touch is called."""
    if touch.startswith("card:"):
        return Phrase("tiny-touch-card", {"value": int(touch.removeprefix("card:"))})
    if touch == "pass":
        return Phrase("tiny-touch-pass")
    return Phrase("tiny-touch-cell", {"cell": touch})


def sentence(v: TinyState, a: Action) -> Phrase:
    """What an action means."""
    if a.kind == PLAY:
        return Phrase("tiny-act-play", {"value": VALUES[a.a]})
    if a.kind == BANNER:
        return Phrase("tiny-act-banner", {"cell": GRID.names[a.a]})
    return Phrase("tiny-act-pass")


def preview(v: TinyState, a: Action) -> dict[str, int]:
    """X-09  The points a banner brings, by category."""
    if a.kind != BANNER:
        return {}
    before = points(v, v.viewer)
    after_it = v.clone()
    set_banner(after_it, v.viewer, a.a, None)
    after = points(after_it, v.viewer)
    return {name: after[name] - before[name] for name in after if after[name] != before[name]}


def touched(v: TinyState, touches: list[str]) -> Action | None:
    """The action that touches mean though it is not offered, so that `check` can say why not."""
    if len(touches) != 1:
        return None
    touch = touches[0]
    text = touch.replace("card:", "play ") if touch.startswith("card:") else f"banner {touch}"
    try:
        return TABLE.parse("pass" if touch == "pass" else text)
    except BadText:
        return None
