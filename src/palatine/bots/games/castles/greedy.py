"""Castles for opponents: points now, doors kept open, money kept, prices against the others.

All values are in victory points. What a placement is worth is reckoned without building it.
"""

from palatine.bots.base import AnyGame
from palatine.bots.candidates import best_of
from palatine.bots.games.castles.placement import (
    Site,
    money_value,
    placement,
    reward_value,
    rounds_left,
)
from palatine.bots.games.castles.weights import GREEDY
from palatine.core.action import Action
from palatine.core.native import HIDDEN
from palatine.core.rng import Rng
from palatine.games.castles import actions as act
from palatine.games.castles.castle import Castle
from palatine.games.castles.parts import (
    CARD_DATA,
    CORRIDOR,
    CORRIDOR_PRICE,
    FAVOR_DATA,
    HALLWAY,
    LIVING,
    PASS_INCOME,
    PRICES,
    SIZE_INDEX,
    SIZE_OF,
    SIZES,
    SOLO,
    STAIRS,
    TYPE_OF,
    TYPES,
)
from palatine.games.castles.placing import PLACE
from palatine.games.castles.state import CastlesState, rooms_in
from palatine.games.castles.steps.sleeping import looked_at


def greedy(game: AnyGame, view: CastlesState, rng: Rng) -> Action:
    """The action of the highest value; a random one of several equally good ones."""
    legal = game.legal(view, view.viewer)
    if len(legal) == 1:
        return legal[0]
    return best_of(legal, values(view, legal), rng)


def values(view: CastlesState, legal: list[Action]) -> list[float]:
    """What each of the viewer's actions looks like at once."""
    _SITES.clear()  # a search asks again about the same state, played on in place
    step = view.frames[-1].step
    if step == "place":
        return _placements(view, view.frames[-1].args[0], legal)
    if step == "buy":
        return [_purchase(view, a) for a in legal]
    if step == "price":
        return _prices(view, legal)
    if step in ("rewards", "pair"):
        return [_reward_action(view, a) for a in legal]
    if step in ("choose", "return"):
        return [-_card(view, a.a) if a.kind == act.RETURN else 0.0 for a in legal]
    return [_small_choice(view, a) for a in legal]


def _placements(v: CastlesState, tile: int, legal: list[Action]) -> list[float]:
    site = Site(v, v.viewer)
    return [placement(site, tile, a) if a.kind == PLACE else 0.0 for a in legal]


# --- a tile -------------------------------------------------------------------------------------


def tile_value(v: CastlesState, site: Site, tile: int) -> float:
    """The best placement of a tile, and what cards and favors think of it."""
    best = max([placement(site, tile, a) for a in site.castle.places(tile)], default=-99.0)
    return best + _liked(v, site.seat, tile)


def _liked(v: CastlesState, seat: int, tile: int) -> float:
    """C-711, C-8xx, C-9xx  Points at the end that a tile brings nearer."""
    castle = v.castles[seat]
    size = SIZE_INDEX[tile]
    value = 0.0
    if size >= 0 and v.stacks[size] <= 1:
        value += GREEDY.empty_stack if v.stacks[size] == 0 else GREEDY.last_of_stack
    if v.seats != SOLO:
        for favor in v.favors:
            value += _favor_step(favor, tile)
    if seat == v.viewer:
        for card in v.hands[seat]:
            if card != HIDDEN:
                value += _card_step(castle, card, tile)
    return value


def _favor_step(favor: int, tile: int) -> float:
    data = FAVOR_DATA[favor]
    kind = data["kind"]
    if kind == "type_count" and data["type"] == TYPES[TYPE_OF[tile]]:
        return GREEDY.favor_step
    if kind == "type_area" and data["type"] == TYPES[TYPE_OF[tile]]:
        return GREEDY.favor_step * SIZE_OF[tile] / GREEDY.favor_area
    if kind == "size_count" and SIZE_OF[tile] in data["sizes"] and SIZE_INDEX[tile] >= 0:
        return GREEDY.favor_step / GREEDY.favor_sizes
    return 0.0


def _card_step(castle: Castle, card: int, tile: int) -> float:
    data = CARD_DATA[card]
    kind, points = data["kind"], float(data["points"])
    size = SIZE_INDEX[tile]
    if kind == "type":
        return points if data["type"] == TYPES[TYPE_OF[tile]] else 0.0
    if kind == "size":
        return points if size >= 0 and data["size"] == SIZES[size] else 0.0
    if kind == "sizes":
        return points if size >= 0 and SIZES[size] in data["sizes"] else 0.0
    if kind == "hallways":
        return points if tile == HALLWAY else 0.0
    if kind == "stairs":
        return points if tile == STAIRS else 0.0
    if kind == "all_types":
        return GREEDY.new_type if castle.by_type[TYPE_OF[tile]] == 0 else 0.0
    if kind == "all_sizes":
        return GREEDY.new_size if size >= 0 and castle.by_size[size] == 0 else 0.0
    return 0.0


def _card(v: CastlesState, card: int) -> float:
    """What a bonus card will bring, about: things it counts now and may count later."""
    data = CARD_DATA[card]
    castle = v.castles[v.viewer]
    kind = data["kind"]
    w = GREEDY
    later = min(1.0, rounds_left(v) / w.card_rounds)
    if kind in ("all_sizes", "all_types"):
        have = sum(n > 0 for n in (castle.by_size if kind == "all_sizes" else castle.by_type))
        likely = have / data["need"] + later * w.set_later >= 1
        return float(data["points"]) * (w.set_likely if likely else w.set_unlikely)
    if kind == "completed_tiles":
        return w.completed_card
    if kind == "money":
        return w.money_card
    had = 0
    if kind == "type":
        had = castle.by_type[TYPES.index(data["type"])]
    elif kind in ("size", "sizes"):
        sizes = data["sizes"] if kind == "sizes" else [data["size"]]
        had = sum(castle.by_size[SIZES.index(size)] for size in sizes)
    return float(data["points"]) * (had + _more(kind) * later)


def _more(kind: str) -> float:
    """How many more of the things that a kind of card counts may come till the end."""
    w = GREEDY
    more = {"type": w.more_type, "size": w.more_size, "sizes": w.more_sizes}
    more |= {"hallways": w.more_hallways, "stairs": w.more_stairs}
    return more.get(kind, w.more_else)


# --- buying and selling -------------------------------------------------------------------------

_SITES: dict[int, Site] = {}


def _site(v: CastlesState, seat: int) -> Site:
    """One site for all tiles of one decision."""
    found = _SITES.get(seat)
    if found is None or found.v is not v:
        found = Site(v, seat)
        _SITES[seat] = found
    return found


def _purchase(v: CastlesState, a: Action) -> float:
    """C-302  What a turn spent so is worth."""
    seat = v.viewer
    if a.kind == act.TAKE:
        return money_value(v, PASS_INCOME)
    price, coins, tile = CORRIDOR_PRICE, 0, a.a
    if a.kind == act.BUY:
        slot = PRICES[v.seats].index(a.a)
        price, coins, tile = a.a, v.coins[slot], v.market[slot]
    value = tile_value(v, _site(v, seat), tile)
    value -= money_value(v, price - coins)
    if seat != v.builder and v.seats > SOLO:
        value -= GREEDY.paid_to_others * money_value(v, price) / (v.seats - 1)
    return value


def _prices(v: CastlesState, legal: list[Action]) -> list[float]:
    """C-207  The dearest slot for what the others want most, and can pay; what only the builder
    wants goes to the cheap end."""
    slot = v.frames[-1].args[0]
    price = PRICES[v.seats][slot]
    values: list[float] = []
    for a in legal:
        if a.kind != act.PRICE:
            values.append(-50.0)
            continue
        others = [
            tile_value(v, _site(v, seat), a.a)
            for seat in range(v.seats)
            if seat != v.viewer and v.money[seat] >= min(price, GREEDY.least_price)
        ]
        mine = tile_value(v, _site(v, v.viewer), a.a)
        values.append(max(others, default=0.0) - GREEDY.builder_wants * mine)
    return values


# --- the rest -----------------------------------------------------------------------------------


def _reward_action(v: CastlesState, a: Action) -> float:
    seat = v.viewer
    if a.kind == act.DECLINE:
        return 0.0
    frame = v.frames[-1]
    kind = TYPE_OF[a.a] if a.kind == act.REWARD else a.a
    number = frame.args[0]
    if a.kind == act.REWARD:
        tiles = v.castles[seat].tiles
        number = next(n for n in frame.args if act.REWARDS[tiles[n].tile] == a)
    if kind == LIVING:
        from palatine.games.castles.scoring import score_again

        return float(score_again(v.castles[seat], number, v.corners))
    if kind == CORRIDOR:  # last: what it completes comes on top
        return GREEDY.corridor_reward if a.kind == act.REWARD else GREEDY.corridor_chosen
    return max(reward_value(v, seat, kind, 0.0), GREEDY.least_reward)


def _small_choice(v: CastlesState, a: Action) -> float:
    w = GREEDY
    if a.kind == act.FOYER:
        return 1.0 if a.a == 3 else 0.0
    if a.kind == act.FREE:
        return tile_value(v, _site(v, v.viewer), a.a)
    if a.kind == act.LOOK:  # a small stack of a size one has can be emptied
        own = v.castles[v.viewer].by_size[a.a]
        emptied = v.stacks[a.a] <= w.few_left
        worth = own * (w.look_emptied if emptied else w.look_other)
        return worth - w.look_high * v.stacks[a.a]
    if a.kind in (act.PUT, act.DONE):
        return _put(v, a)
    return 0.0


def _put(v: CastlesState, a: Action) -> float:
    """C-661  Rooms that fit one's own castle; and the last two of a stack, to empty it."""
    w = GREEDY
    size = v.frames[-1].args[0]
    left = len(rooms_in(size, looked_at(v, v.viewer, size)))
    if a.kind == act.DONE:
        return w.look_done
    can_empty = left <= w.few_left and v.castles[v.viewer].by_size[size] > 0
    empties = w.put_empties if can_empty else 0.0
    return tile_value(v, _site(v, v.viewer), a.a) - w.put_cost + empties
