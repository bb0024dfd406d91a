"""The legal actions as a person meets them: what is clicked, said and gained.

Touches: `tile:R200-4` a tile on the market or in hand, `tile:hallway`; `built:0:4` a tile in the
castle of a seat, `reward:0:4` what it brings once it is complete; `price:R200-4` the price at which
that room lies, `price:8000` one where none does; `at:3,-2` a place of the plan and `r1` a turn;
`card:B-05`, `stack:300`, `foyer:3`, `as:food`, and the words `money`, `keep`, `empty`, `decline`,
`done`; `remove:4` a tile to take away. To buy a tile and to place it is one choice, and so are all
prices (plans.py).
"""

from collections.abc import Sequence

from palatine.core.action import Action
from palatine.core.errors import BadText
from palatine.core.offer import Offer, Phrase
from palatine.core.rules import Rules
from palatine.core.state import CHANCE, Together
from palatine.games.castles import actions as act
from palatine.games.castles import phrases, scoring
from palatine.games.castles.castle import Castle, Tile
from palatine.games.castles.effects import named, named_as_object
from palatine.games.castles.lines import edge_of
from palatine.games.castles.parts import (
    CARD_IDS,
    CORRIDOR_PRICE,
    PRICES,
    SIZE_OF,
    SIZES,
    TILE_IDS,
    TILE_NUMBER,
    TYPE_OF,
    TYPES,
)
from palatine.games.castles.placing import PLACE, PLACE_AT
from palatine.games.castles.shapes import TURNED
from palatine.games.castles.state import CastlesState

_WORDS = {
    act.KEEP: "keep",
    act.EMPTY: "empty",
    act.TAKE: "money",
    act.DECLINE: "decline",
    act.DONE: "done",
}
_BY_TILE = (act.BUY_CORRIDOR, act.FREE, act.PUT, act.ADD)
_GO_ON = (act.PRICE, act.BUY, act.BUY_CORRIDOR, act.FREE)


def offers(game: Rules[CastlesState], v: CastlesState) -> list[Offer]:
    """The viewer's choices, each with the clicks that mean it."""
    legal = game.legal(v, v.viewer)
    if not legal:
        return []
    if legal[0].kind == PLACE:
        return placements(game, v, legal)
    return [Offer(a.text, touches_of(v, a), _is_final(game, v, a), a.kind in _GO_ON) for a in legal]


def placements(game: Rules[CastlesState], v: CastlesState, legal: list[Action]) -> list[Offer]:
    """Hundreds of places: whether the end of the turn draws is asked once for all that complete
    nothing; the others are tried (C-602)."""
    frame = v.frames[-1]
    tile, castle = frame.args[0], v.castles[v.viewer]
    in_play = frame.step == "place"
    final = in_play and _end_of_turn_is_final(game, v)
    found: list[Offer] = []
    for a in legal:
        if a.kind != PLACE:
            found.append(Offer(a.text, touches_of(v, a)))
            continue
        locked = final
        if in_play and (len(frame.args) > 1 or completed_by(castle, tile, a)):
            locked = _is_final(game, v, a)
        found.append(
            Offer(a.text, (f"tile:{TILE_IDS[tile]}", f"at:{a.a},{a.b}", f"r{a.c}"), locked)
        )
    return found


def _end_of_turn_is_final(game: Rules[CastlesState], v: CastlesState) -> bool:
    """Whether something is drawn or shown once the tile in hand is placed and nothing follows."""
    after = v.clone()
    after.frames.pop()
    return _draws(game, after)


def _draws(game: Rules[CastlesState], s: CastlesState) -> bool:
    from palatine.core.events import Event

    told: list[Event] = []
    game.advance(s, told)
    return s.to_move() == CHANCE or any(event.reveals != 0 for event in told)


def completed_by(castle: Castle, tile: int, a: Action) -> list[int]:
    """C-601  The tiles that a placement would complete, without placing it."""
    t = TURNED[tile][a.c]
    met = [castle.doors.get(edge_of(t, a.a, a.b, k), -1) for k in range(len(t.door_x))]
    found = [castle.tiles[n].tile for n in set(met) if n >= 0 and castle.open[n] == met.count(n)]
    if -1 not in met:
        found.append(tile)
    return found


def _is_final(game: Rules[CastlesState], v: CastlesState, a: Action) -> bool:
    """Whether the action draws or shows anything: an answer to all is final, a look shows."""
    if isinstance(v.frames[-1], Together) or a.kind in (act.LOOK, act.PUT, act.DONE):
        return True
    from palatine.core.events import Event

    after = v.clone()
    told: list[Event] = []
    game.apply(after, v.viewer, a, told)
    return after.to_move() == CHANCE or any(event.reveals != 0 for event in told)


def touches_of(v: CastlesState, a: Action) -> tuple[str, ...]:
    """What is clicked for an action, in order."""
    if a.kind in _WORDS:
        return (_WORDS[a.kind],)
    if a.kind in _BY_TILE:
        return (f"tile:{TILE_IDS[a.a]}",)
    if a.kind == act.BUY:
        return (f"tile:{TILE_IDS[v.market[PRICES[v.seats].index(a.a)]]}",)
    if a.kind == act.PRICE:
        return (f"tile:{TILE_IDS[a.a]}", price_of(v.market, v.frames[-1].args[0], v.seats))
    if a.kind == act.REWARD:
        return (f"reward:{v.viewer}:{_waiting(v, a)}",)
    if a.kind == act.RETURN:
        return (f"card:{CARD_IDS[a.a]}",)
    if a.kind == act.LOOK:
        return (f"stack:{SIZES[a.a]}",)
    if a.kind == act.AS:
        return (f"as:{TYPES[a.a]}",)
    if a.kind == act.FOYER:
        return (f"foyer:{a.a}",)
    assert a.kind == act.REMOVE
    return (f"remove:{a.a}",)


def price_of(market: Sequence[int], slot: int, seats: int) -> str:
    """The touch of a price: by the room that lies there, or by the number itself."""
    tile = market[slot]
    return f"price:{TILE_IDS[tile]}" if tile >= 0 else f"price:{PRICES[seats][slot]}"


def _waiting(v: CastlesState, a: Action) -> int:
    """The number in the castle of the completed tile whose reward an action takes."""
    castle = v.castles[v.viewer]
    return next(n for n in v.frames[-1].args if act.REWARDS[castle.tiles[n].tile] == a)


def label(v: CastlesState, touch: str) -> Phrase:
    """What a touch is called."""
    kind, _, value = touch.partition(":")
    if kind == "tile":
        return _tile_label(v, value)
    if kind in ("built", "reward"):
        return _built_label(v, value)
    if kind == "price":
        return _price_label(v, value)
    if kind == "at":
        x, _, y = value.partition(",")
        return Phrase("castles-label-at", {"x": x.replace("-", "−"), "y": y.replace("-", "−")})
    if kind in ("r0", "r1", "r2", "r3"):
        return Phrase("castles-label-turn", {"turn": str(90 * int(kind[1]))})
    if kind == "card":
        return Phrase("castles-card-" + value)
    if kind == "stack":
        return Phrase("castles-label-stack", {"size": value})
    if kind == "foyer":
        return Phrase("castles-label-foyer", {"doors": int(value)})
    if kind == "as":
        return Phrase("castles-reward-" + value)
    if kind == "remove":
        tile = v.castles[0].tiles[int(value)].tile
        return Phrase("castles-label-remove", {"room": Phrase(named_as_object(tile))})
    return Phrase("castles-label-" + kind)


def _tile_label(v: CastlesState, value: str) -> Phrase:
    """A tile with its size, on the market with what it costs."""
    tile = TILE_NUMBER.get(value, len(TILE_IDS) - 1)
    args: phrases.Args = {"room": phrases.name(tile), "size": str(SIZE_OF[tile])}
    if v.frames and v.frames[-1].step == "buy":
        if tile not in v.market:
            return Phrase("castles-label-room-price", {**args, "price": CORRIDOR_PRICE})
        slot = v.market.index(tile)
        args.update({"price": PRICES[v.seats][slot], "coins": v.coins[slot]})
        return Phrase(
            "castles-label-room-coins" if v.coins[slot] else "castles-label-room-price", args
        )
    return Phrase("castles-sized", args)


def _built_label(v: CastlesState, value: str) -> Phrase:
    """A tile in a castle; once it is complete and its reward waits, with that."""
    one = built_tile(v, value)
    if one is None:
        return Phrase("castles-room-foyer")
    args: phrases.Args = {"room": phrases.name(one.tile), "size": str(SIZE_OF[one.tile])}
    if v.frames and v.frames[-1].step == "rewards":
        return Phrase("castles-label-reward", {**args, "reward": phrases.reward(TYPE_OF[one.tile])})
    return Phrase("castles-sized", args)


def built_tile(v: CastlesState, value: str) -> Tile | None:
    """The tile that `seat:number` names, None where there is none."""
    seat, _, number = value.partition(":")
    if not (seat.isdigit() and number.isdigit() and int(seat) < v.seats):
        return None
    tiles = v.castles[int(seat)].tiles
    return tiles[int(number)] if int(number) < len(tiles) else None


def _price_label(v: CastlesState, value: str) -> Phrase:
    tile = TILE_NUMBER.get(value, -1)
    if tile in v.market:
        return Phrase("castles-label-price", {"price": PRICES[v.seats][v.market.index(tile)]})
    return Phrase("castles-label-price", {"price": int(value) if value.isdigit() else 0})


def sentence(v: CastlesState, a: Action) -> Phrase:
    """What an action means."""
    if a.kind == PLACE:
        return _place_sentence(v, a)
    if a.kind == act.BUY:
        slot = PRICES[v.seats].index(a.a)
        room = Phrase(named_as_object(v.market[slot]))
        return Phrase("castles-do-buy", {"room": room, "price": a.a})
    if a.kind == act.BUY_CORRIDOR:
        room = Phrase(named_as_object(a.a))
        return Phrase("castles-do-buy", {"room": room, "price": CORRIDOR_PRICE})
    if a.kind == act.PRICE:
        price = PRICES[v.seats][v.frames[-1].args[0]]
        return Phrase("castles-do-price", {"room": Phrase(named_as_object(a.a)), "price": price})
    return _sentence_about_things(v, a)


def _place_sentence(v: CastlesState, a: Action) -> Phrase:
    """C-401  Where a tile lies is told by the tiles that its doors lead to, and from which side."""
    castle, number = _with_tile(v, a)
    joined = [castle.tiles[other] for other in castle.joined[number]]
    args: phrases.Args = {
        "room": phrases.as_object(castle.tiles[number].tile),
        "doors": [named(tile) for tile in dict.fromkeys(one.tile for one in joined)],
        "side": Phrase("castles-side-" + _side(castle.tiles[number], joined[0])),
        "points": sum(scoring.placement(castle, number, v.corners)),
    }
    return Phrase("castles-do-place", args)


def _side(tile: Tile, other: Tile) -> str:
    """On which side of another tile this one lies."""
    if tile.x >= other.x + other.turned.width:
        return "right"
    if tile.x + tile.turned.width <= other.x:
        return "left"
    return "below" if tile.y > other.y else "above"


def _sentence_about_things(v: CastlesState, a: Action) -> Phrase:
    if a.kind == act.REWARD:
        tile = a.a
        reward = Phrase("castles-reward-" + TYPES[TYPE_OF[tile]])
        return Phrase("castles-do-reward", {"room": Phrase(named(tile)), "reward": reward})
    if a.kind == act.AS:
        return Phrase("castles-do-as", {"reward": Phrase("castles-reward-" + TYPES[a.a])})
    if a.kind in (act.FREE, act.PUT, act.ADD):
        key = {act.FREE: "free", act.PUT: "put", act.ADD: "add"}[a.kind]
        return Phrase("castles-do-" + key, {"room": Phrase(named_as_object(a.a))})
    if a.kind == act.LOOK:
        return Phrase("castles-do-look", {"size": str(SIZES[a.a])})
    if a.kind == act.RETURN:
        return Phrase("castles-do-return", {"card": Phrase("castles-card-" + CARD_IDS[a.a])})
    if a.kind == act.FOYER:
        return Phrase("castles-do-foyer", {"doors": a.a})
    if a.kind == act.REMOVE:
        tile = v.castles[0].tiles[a.a].tile
        return Phrase("castles-do-remove", {"room": Phrase(named_as_object(tile))})
    if a.kind == act.EMPTY:
        return Phrase("castles-do-empty", {"price": PRICES[v.seats][v.frames[-1].args[0]]})
    step = "keep-" + v.frames[-1].step if a.kind == act.KEEP else _WORDS[a.kind]
    return Phrase("castles-do-" + step)


def _with_tile(v: CastlesState, a: Action) -> tuple[Castle, int]:
    """The viewer's castle with the tile in hand laid, and the number that this has there."""
    castle = v.castles[v.viewer].copy()
    return castle, castle.add(v.frames[-1].args[0], a.c, a.a, a.b)


def preview(v: CastlesState, a: Action) -> dict[str, int]:
    """C-501, C-611, C-651  Points that would follow at once, by category."""
    frame = v.frames[-1]
    seat = v.viewer
    if a.kind == PLACE:
        castle, number = _with_tile(v, a)
        base, own, others = scoring.placement(castle, number, v.corners)
        found = {"base": base, "own": own, "others": others}
        return {name: points for name, points in found.items() if points}
    kind = -1
    number = -1
    if a.kind == act.REWARD:
        kind = TYPE_OF[a.a]
        number = _waiting(v, a)
    elif a.kind == act.AS:
        kind, number = a.a, frame.args[0]
    if kind == TYPES.index("activity"):
        return {"rewards": 5}
    if kind == TYPES.index("living"):
        return {"rewards": scoring.score_again(v.castles[seat], number, v.corners)}
    return {}


def touched(v: CastlesState, touches: list[str]) -> Action | None:
    """The action that touches mean though it is not offered, so that `check` can say why not."""
    if not touches or not v.frames:
        return None
    kind, _, value = touches[0].partition(":")
    step = v.frames[-1].step
    if len(touches) == 3 and step in ("place", "build-place"):
        return _touched_place(touches[1], touches[2])
    if len(touches) != 1:
        return None
    if kind == "tile":
        return _touched_tile(v, step, value)
    if kind in ("built", "reward") and step == "rewards":
        one = built_tile(v, value)
        return act.REWARDS[one.tile] if one is not None else None
    if kind == "stack" and value.isascii() and value.isdigit() and int(value) in SIZES:
        return act.LOOKS[SIZES.index(int(value))]
    words = {"keep": act.KEEPS, "empty": act.EMPTIES, "money": act.TAKES, "done": act.DONES}
    return {**words, "decline": act.DECLINES}.get(touches[0])


def _touched_place(at: str, turn: str) -> Action | None:
    x, _, y = at.removeprefix("at:").partition(",")
    try:
        place = act.parse(f"place {int(x)} {int(y)} {turn}")
    except (ValueError, BadText):
        return None
    return PLACE_AT.at(place.a, place.b, place.c)


def _touched_tile(v: CastlesState, step: str, value: str) -> Action | None:
    tile = TILE_NUMBER.get(value, -1)
    if tile < 0:
        return None
    if step == "buy":
        if tile in v.market:
            return act.BUYS[PRICES[v.seats][v.market.index(tile)]]
        corridor = {"hallway": act.BUY_HALLWAY, "stairs": act.BUY_STAIRS}
        return corridor.get(value)
    table = {"price": act.PRICED, "put": act.PUTS, "build": act.ADDS}
    actions = table.get(step, [])
    if step == "free":
        return {"hallway": act.FREE_HALLWAY, "stairs": act.FREE_STAIRS}.get(value)
    return actions[tile] if tile < len(actions) else None
