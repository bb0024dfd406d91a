"""What lies beside the castles: the market, or what a reward lets one choose from; bonus cards."""

from palatine.core.display import Card, Chip, Tray, Verb
from palatine.core.native import HIDDEN
from palatine.core.offer import Phrase
from palatine.core.state import Frame
from palatine.games.castles import phrases
from palatine.games.castles.art.marks import BONUS_SIGNS, counted
from palatine.games.castles.art.tiles import symbol_name
from palatine.games.castles.asked import asked, asked_step
from palatine.games.castles.effects import can_reward, fitting_corridors
from palatine.games.castles.final import card_points
from palatine.games.castles.parts import (
    BONUS_KIND,
    BONUS_POINTS,
    CARD_IDS,
    CORRIDOR_PRICE,
    DOWNSTAIRS,
    FOYER3,
    HALLWAY,
    KINDS_OF_SIZE,
    PASS_INCOME,
    POINTS,
    PRICES,
    SIZE_OF,
    SIZES,
    STAIRS,
    TILE_IDS,
    TYPE_OF,
    TYPES,
)
from palatine.games.castles.state import CastlesState, rooms_in
from palatine.games.castles.steps.sleeping import looked_at


def trays(v: CastlesState) -> list[Tray]:
    """What there is to choose from in the place of the market, and the viewer's bonus cards."""
    frame = asked(v)
    chosen = _CHOICES.get(frame.step) if frame is not None else None
    found = [chosen(v, frame)] if frame is not None and chosen is not None else []
    if not found or asked_step(v) == "place":
        found += _market(v) if v.frames else []
    cards = _bonus(v)
    return [*found, cards] if cards else found


def verbs(v: CastlesState) -> list[Verb]:
    """The answers that are no piece: take money, leave things, decline, have enough."""
    step = asked_step(v)
    if step == "buy":
        return [
            Verb(
                "money", "coin", Phrase("castles-verb-money", {"money": PASS_INCOME}), None, "pass"
            )
        ]
    if step == "price":
        return _price_verbs(v)
    if step in ("rewards", "pair"):
        return [Verb("decline", "close", Phrase("castles-label-decline"), None, "pass")]
    if step == "put":
        return [Verb("done", "check", Phrase("castles-label-done"), None, "end")]
    if step == "return" and len(v.looking) == 1:
        return [Verb("keep", "check", Phrase("castles-do-keep-return"), None, "end")]
    return []


def _price_verbs(v: CastlesState) -> list[Verb]:
    """C-207, A-24  All prices may stay; where rooms are missing, one may stay without a room."""
    left = v.market[v.frames[-1].args[0] :]
    found: list[Verb] = []
    if len(left) > 2:
        found.append(Verb("keep", "check", Phrase("castles-verb-prices"), None, "end"))
    if -1 in left:
        found.append(Verb("empty", "close", Phrase("castles-label-empty")))
    return found


# --- the market ---------------------------------------------------------------------------------


def _market(v: CastlesState) -> list[Tray]:
    """C-2xx  Rooms by their prices, then hallways and stairs."""
    title = Phrase("castles-tray-market")
    slots = [_slot(v, slot) for slot in range(len(v.market))]
    corridors = [_corridor(v, HALLWAY, v.hallways), _corridor(v, STAIRS, v.stairs)]
    return [
        Tray("market", title, slots, "market"),
        Tray("corridors", Phrase("castles-tray-corridors"), corridors, "market", "rows"),
    ]


def _slot(v: CastlesState, slot: int) -> Card:
    tile, price = v.market[slot], PRICES[v.seats][slot]
    if tile < 0:
        return Card("", Phrase("castles-slot-empty"), place=f"price:{price}", price=price)
    return Card(
        "castles_tile-" + TILE_IDS[tile],
        phrases.name(tile),
        touch="tile:" + TILE_IDS[tile],
        place="price:" + TILE_IDS[tile],
        chips=room_chips(tile),
        price=price,
        badge=v.coins[slot] or None,
        is_pale=asked_step(v) == "buy" and not _can_buy(v, tile, price - v.coins[slot]),
    )


def _can_buy(v: CastlesState, tile: int, amount: int) -> bool:
    return amount <= v.money[v.viewer] and v.castles[v.viewer].has_place(tile)


def room_chips(tile: int) -> tuple[Chip, ...]:
    """C-106  What a room shows: points, type, bonus, size."""
    points = Phrase("castles-points", {"points": POINTS[tile]})
    kind = TYPES[TYPE_OF[tile]]
    size = str(SIZE_OF[tile])
    found = [
        Chip("", str(POINTS[tile]), "worth", points),
        Chip(kind, label=Phrase("castles-type-" + kind)),
        Chip("", size, "", Phrase("castles-size", {"size": size})),
    ]
    if counted(tile):
        sign = BONUS_SIGNS[BONUS_KIND[tile]]
        found.append(Chip(sign, phrases.signed(BONUS_POINTS[tile]), "", phrases.bonus(tile)))
        found += [Chip(name) for name in counted(tile)]
    return tuple(found)


def _corridor(v: CastlesState, tile: int, left: int) -> Card:
    can = left > 0 and (asked_step(v) != "buy" or _can_buy(v, tile, CORRIDOR_PRICE))
    return Card(
        "i-" + TILE_IDS[tile],
        phrases.name(tile),
        Phrase("castles-left", {"count": left}),
        touch="tile:" + TILE_IDS[tile],
        price=CORRIDOR_PRICE,
        is_pale=not can,
    )


# --- what is chosen in its place ----------------------------------------------------------------


def _tile_card(tile: int, note: Phrase | None = None, pale: bool = False) -> Card:
    """A tile that is no longer, or not yet, on the market."""
    chips = room_chips(tile) if tile < HALLWAY else ()
    symbol = "castles_tile-" + symbol_name(tile)
    return Card(
        symbol, phrases.name(tile), note, "tile:" + TILE_IDS[tile], chips=chips, is_pale=pale
    )


def _hand(v: CastlesState, frame: Frame) -> Tray:
    """C-305  The tile that is to be placed."""
    return Tray("hand", Phrase("castles-tray-hand"), [_tile_card(frame.args[0])], "market")


def _foyers(v: CastlesState, frame: Frame) -> Tray:
    """C-126  The two sides of the foyer."""
    cards = [
        Card(
            f"castles_tile-{symbol_name(FOYER3 + doors - 3)}",
            Phrase("castles-label-foyer", {"doors": doors}),
            touch=f"foyer:{doors}",
        )
        for doors in (3, 4)
    ]
    return Tray("foyers", Phrase("castles-tray-foyers"), cards, "market")


def _rewards(v: CastlesState, frame: Frame) -> Tray:
    """C-602  The tiles just completed, and what each brings."""
    castle = v.castles[v.viewer]
    cards: dict[str, Card] = {}
    for number in frame.args:
        tile = castle.tiles[number].tile
        symbol = "castles_tile-" + symbol_name(tile)
        touch = f"reward:{v.viewer}:{number}"
        card = Card(symbol, phrases.reward(TYPE_OF[tile]), phrases.name(tile), touch)
        cards.setdefault(TILE_IDS[tile], card)
    title = Phrase("castles-tray-rewards")
    return Tray("rewards", title, list(cards.values()), "market", "rows")


def _kinds(v: CastlesState, frame: Frame) -> Tray:
    """C-631  Any of the other seven rewards."""
    cards = [
        Card(
            "i-" + TYPES[kind],
            phrases.reward(kind),
            Phrase("castles-as-type", {"type": Phrase("castles-type-" + TYPES[kind])}),
            touch="as:" + TYPES[kind],
            is_pale=not can_reward(v, v.viewer, kind),
        )
        for kind in range(len(TYPES))
        if kind != DOWNSTAIRS
    ]
    return Tray("rewards", Phrase("castles-tray-rewards"), cards, "market", "rows")


def _free(v: CastlesState, frame: Frame) -> Tray:
    """C-621  A hallway or stairs for nothing."""
    fitting = fitting_corridors(v, v.viewer)
    cards = [_tile_card(tile, pale=tile not in fitting) for tile in (HALLWAY, STAIRS)]
    return Tray("free", Phrase("castles-tray-corridors"), cards, "market")


def _stacks(v: CastlesState, frame: Frame) -> Tray:
    """C-661  The ten stacks, with what is left of each."""
    cards = [
        Card(
            f"castles_stack-{SIZES[size]}",
            Phrase("castles-label-stack", {"size": str(SIZES[size])}),
            Phrase("castles-left", {"count": v.stacks[size]}),
            touch=f"stack:{SIZES[size]}",
            is_pale=v.stacks[size] == 0,
        )
        for size in range(KINDS_OF_SIZE)
    ]
    return Tray("stacks", Phrase("castles-tray-stacks"), cards, "market", "rows")


def _seen(v: CastlesState, frame: Frame) -> Tray:
    """C-661  The stack that the viewer looks through."""
    size = frame.args[0]
    rooms = rooms_in(size, looked_at(v, v.viewer, size))
    cards = [_tile_card(tile, pale=tile in frame.args[1:]) for tile in rooms]
    title = Phrase("castles-label-stack", {"size": str(SIZES[size])})
    return Tray("seen", title, cards, "market", is_secret=True)


def _choose(v: CastlesState, frame: Frame) -> Tray:
    """C-128  The cards dealt, of which one goes back."""
    cards = [_card(v, card) for card in v.hands[v.viewer]]
    title = Phrase("castles-tray-bonus")
    return Tray("choose", title, cards, "market", "rows", is_secret=True)


def _drawn(v: CastlesState, frame: Frame) -> Tray:
    """C-671  The cards just drawn, of which one goes back."""
    cards = [_card(v, card) for card in v.looking]
    title = Phrase("castles-tray-drawn")
    return Tray("drawn", title, cards, "market", "rows", is_secret=True)


_CHOICES = {
    "foyer": _foyers,
    "choose": _choose,
    "place": _hand,
    "build-place": _hand,
    "rewards": _rewards,
    "pair": _kinds,
    "free": _free,
    "look": _stacks,
    "put": _seen,
    "return": _drawn,
}


# --- bonus cards --------------------------------------------------------------------------------


def _bonus(v: CastlesState) -> Tray | None:
    """C-714  The viewer's bonus cards, and what each is worth now."""
    if v.viewer < 0 or asked_step(v) == "choose":
        return None
    held = [card for card in v.hands[v.viewer] if card != HIDDEN]
    if not held and not v.has_builder:
        return None
    total = sum([_now(v, card) for card in held])
    note = Phrase("castles-points-now", {"points": total})
    title = Phrase("castles-tray-bonus")
    cards = [_card(v, card) for card in held]
    return Tray("bonus", title, cards, "rail", "rows", note, is_secret=bool(v.frames))


def _card(v: CastlesState, card: int) -> Card:
    return Card(
        "castles_card-" + CARD_IDS[card],
        phrases.card(card),
        phrases.card_rule(card),
        "card:" + CARD_IDS[card],
        value=Phrase("castles-points", {"points": _now(v, card)}),
    )


def _now(v: CastlesState, card: int) -> int:
    return card_points(v, v.viewer, card) if v.castles[v.viewer].tiles else 0
