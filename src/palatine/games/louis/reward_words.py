"""What a person gives, in words (section 7)."""

from palatine.core.offer import Phrase
from palatine.games.louis.speech import Args, chip, short
from palatine.games.louis.state import LouisState


def reward_words(v: LouisState, tile: int) -> Phrase:
    """Everything that a tile gives, one after the other."""
    found = _parts(v, tile)
    whole = found[-1]
    for part in reversed(found[:-1]):
        whole = Phrase("louis-both", {"one": part, "two": whole})
    return whole


def _parts(v: LouisState, tile: int) -> list[Phrase]:
    gift = v.parts.rewards[tile]
    found: list[Phrase] = []
    if gift.chip >= 0:
        found.append(Phrase("louis-gives-chip", {"chip": chip(gift.chip)}))
    for name, n in (
        ("arms", gift.arms),
        ("louisdor", gift.louisdor),
        ("influence", gift.influence),
        ("intrigue", gift.intrigue),
    ):
        if n > 0:
            found.append(Phrase(f"louis-gives-{name}", {"count": n}))
    if gift.place > 0 and gift.target < 0:
        found.append(Phrase("louis-gives-place", {"count": gift.place}))
    elif gift.place > 0:
        args: Args = {"count": gift.place, "person": short(gift.target)}
        found.append(Phrase("louis-gives-place-on", args))
    if gift.take_back > 0:
        found.append(Phrase("louis-gives-take-back", {"count": gift.take_back}))
    return found
