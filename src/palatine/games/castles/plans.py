"""Several actions in a row that are one choice: a tile is bought and placed, all prices are set."""

from palatine.core.action import Action
from palatine.core.offer import Offer
from palatine.core.rules import Rules
from palatine.games.castles import actions as act
from palatine.games.castles.asked import asked, asked_step
from palatine.games.castles.offers import placements, price_of, touches_of
from palatine.games.castles.parts import PRICES, TILE_IDS
from palatine.games.castles.state import CastlesState

_THEN_PLACED = (act.BUY, act.BUY_CORRIDOR, act.FREE)


def further(game: Rules[CastlesState], v: CastlesState, touches: list[str]) -> list[Offer]:
    """The offers that begin with these touches, once the first of them are settled."""
    step = asked_step(v)
    if not touches or step not in ("buy", "free", "price"):
        return []
    found = _prices(v, touches) if step == "price" else _built(game, v, touches)
    return [offer for offer in found if list(offer.touches[: len(touches)]) == touches]


def ahead(game: Rules[CastlesState], v: CastlesState, touches: list[str]) -> CastlesState:
    """The view in which a place is judged: with the tile in hand."""
    first = _purchase(game, v, touches) if len(touches) > 1 else None
    return v if first is None else _after(game, v, first)


# --- a tile, and where it goes ------------------------------------------------------------------


def _purchase(game: Rules[CastlesState], v: CastlesState, touches: list[str]) -> Action | None:
    """The action by which the tile touched first comes to hand."""
    if asked_step(v) not in ("buy", "free"):
        return None
    for a in game.legal(v, v.viewer):
        if a.kind in _THEN_PLACED and touches_of(v, a) == (touches[0],):
            return a
    return None


def _after(game: Rules[CastlesState], v: CastlesState, a: Action) -> CastlesState:
    after = v.clone()
    game.apply(after, v.viewer, a, None)
    return after


def _built(game: Rules[CastlesState], v: CastlesState, touches: list[str]) -> list[Offer]:
    first = _purchase(game, v, touches)
    if first is None:
        return []
    after = _after(game, v, first)
    return [
        Offer(f"{first.text}\n{one.text}", one.touches, one.locked)
        for one in placements(game, after, game.legal(after, v.viewer))
    ]


# --- prices -------------------------------------------------------------------------------------


def market_after(v: CastlesState, touches: list[str]) -> list[int]:
    """C-207  The market once each room touched has changed places with what lay at the price
    touched after it. A room without a price yet stays."""
    market = list(v.market)
    for i in range(0, len(touches) - 1, 2):
        room, price = _slot(v, market, touches[i]), _slot(v, market, touches[i + 1])
        if room >= 0 and price >= 0:
            market[room], market[price] = market[price], market[room]
    return market


def _slot(v: CastlesState, market: list[int], touch: str) -> int:
    """The slot that a room or a price touched stands for, -1 for none that may be changed."""
    settled = v.frames[-1].args[0]
    for slot in range(settled, len(market)):
        tile = market[slot]
        if touch == price_of(market, slot, v.seats):
            return slot
        if tile >= 0 and touch == f"tile:{TILE_IDS[tile]}":
            return slot
    return -1


def _prices(v: CastlesState, touches: list[str]) -> list[Offer]:
    """The prices as they are touched so far, and every further change of two."""
    whole = touches[: len(touches) // 2 * 2]
    market = market_after(v, whole)
    found = [_price_offer(v, whole, goes_on=False)] if whole else []
    slots = range(_settled(v), len(market))
    for slot in slots:
        if market[slot] < 0:
            continue
        for other in slots:
            if other != slot:
                change = [f"tile:{TILE_IDS[market[slot]]}", price_of(market, other, v.seats)]
                found.append(_price_offer(v, [*whole, *change], goes_on=True))
    return found


def _settled(v: CastlesState) -> int:
    frame = asked(v)
    assert frame is not None
    return frame.args[0]


def _price_offer(v: CastlesState, touches: list[str], goes_on: bool) -> Offer:
    return Offer("\n".join(_texts(v, touches)), tuple(touches), False, goes_on)


def _texts(v: CastlesState, touches: list[str]) -> list[str]:
    """The actions that bring the market into this order, slot by slot from the dearest on."""
    wanted, market = market_after(v, touches), list(v.market)
    texts: list[str] = []
    for slot in range(_settled(v), len(market) - 1):
        if market[slot:] == wanted[slot:] and len(market) - slot > 2:
            return [*texts, act.KEEPS.text]
        at = market.index(wanted[slot], slot)
        market[slot], market[at] = market[at], market[slot]
        texts.append(act.PRICED[wanted[slot]].text if wanted[slot] >= 0 else act.EMPTIES.text)
        if max(market[slot + 1 :]) < 0:
            return texts  # only empty prices are left: nothing is asked
    return texts


def prices_after(v: CastlesState, touches: list[str]) -> dict[int, int]:
    """By room, the price it would have, where that is another than now."""
    market = market_after(v, touches)
    return {
        tile: PRICES[v.seats][slot]
        for slot, tile in enumerate(market)
        if tile >= 0 and v.market[slot] != tile
    }
