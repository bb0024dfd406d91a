"""What the inspector says of seats, types of rooms, the order of placing, and supplies."""

from palatine.core.display import About, Summand
from palatine.core.offer import Phrase
from palatine.games.between.descriptions import BONUS_RULES
from palatine.games.between.effects import attendant_key, card_key, castle_key, room_key, type_key
from palatine.games.between.focus import own_castles
from palatine.games.between.parts import ROOMS, TYPE_NAMES, TYPES
from palatine.games.between.scoring import castle_score
from palatine.games.between.seen import seen_tiles
from palatine.games.between.state import SCORER, BetweenState


def about_seat(v: BetweenState, name: str) -> About | None:
    """A player: the two castles, of which the lower counts."""
    if not name.isdecimal() or int(name) >= v.seats or v.seats == SCORER:
        return None
    seat = int(name)
    pair = [seat, v.right_of(seat)]
    totals = {number: castle_score(v.castles[number], v.throne_connects) for number in pair}
    lower = min(pair, key=lambda number: totals[number])
    named = [
        Phrase("between-follows-castle", {"castle": Phrase(castle_key(n)), "points": totals[n]})
        for n in pair
    ]
    return About(
        Phrase("between-sheet-seat", {"seat": seat}),
        Phrase("between-kind-player"),
        f"i-seat-{seat + 1}",
        [Phrase("between-follows-lower")],
        [Summand(Phrase(castle_key(lower)), totals[lower], Phrase("between-sum-lower"))],
        named,
        "B-1002",
    )


def about_type(v: BetweenState, name: str) -> About | None:
    """A type of rooms: what the third and the fifth bring, and how many the viewer has."""
    if name not in TYPE_NAMES[:TYPES]:
        return None
    kind = TYPE_NAMES.index(name)
    have = [
        Phrase(
            "between-follows-count",
            {"castle": Phrase(castle_key(n)), "count": v.castles[n].counts[kind]},
        )
        for n in own_castles(v)
    ]
    bonus = Phrase(f"between-bonus-{name}")
    does = [Phrase("between-does-third", {"bonus": bonus}), Phrase("between-does-fifth")]
    kind_of = Phrase("between-kind-type")
    return About(Phrase(type_key(kind)), kind_of, f"i-{name}", does, [], have, BONUS_RULES[kind])


def about_order(v: BetweenState, name: str) -> About | None:
    does = [Phrase("between-does-order")]
    return About(Phrase("between-kind-order"), None, "i-first", does, rule="B-206")


def about_seen(v: BetweenState, name: str) -> About | None:
    """Tiles in another's hand that the viewer has had in his own."""
    if not name.isdecimal() or int(name) >= v.seats:
        return None
    known = seen_tiles(v, int(name))
    if not known:
        return None
    does = [Phrase("between-does-seen", {"rooms": [room_key(tile) for tile in known]})]
    owner = Phrase("between-sheet-seat", {"seat": int(name)})
    return About(Phrase("between-fact-seen"), owner, "between_back", does, rule="B-209")


def about_supply(v: BetweenState, name: str) -> About | None:
    """Specialty rooms, or royal attendants, that are left."""
    if name not in ("rooms", "attendants"):
        return None
    if name == "rooms":
        left = [(room_key(ROOMS + kind), count) for kind, count in enumerate(v.specialty)]
        title, symbol = Phrase("between-fact-specialty"), "i-specialty"
    else:
        left = [(attendant_key(kind), count) for kind, count in enumerate(v.attendants)]
        title, symbol = Phrase("between-fact-attendants"), "i-painter"
    does = [Phrase("between-does-left", {"piece": Phrase(key), "count": n}) for key, n in left]
    return About(title, None, symbol, does, rule="A-12")


def about_pile(v: BetweenState, name: str) -> About | None:
    does = [Phrase("between-does-pile", {"count": len(v.pile)})]
    return About(Phrase("between-fact-pile"), None, "between_back", does, rule="B-404")


def about_discards(v: BetweenState, name: str) -> About | None:
    names: dict[str, str | int | Phrase | list[str]] = {"rooms": [room_key(t) for t in v.discards]}
    does = [Phrase("between-does-discards", names)] if v.discards else []
    hidden = [Phrase("between-does-down", {"count": len(v.down)})] if v.down else []
    title = Phrase("between-fact-discards")
    return About(title, None, "i-close", [*does, *hidden], rule="B-404")


def about_deck(v: BetweenState, name: str) -> About | None:
    gone = [Phrase("between-does-cards", {"cards": [card_key(c) for c in v.card_discards]})]
    does = [Phrase("between-does-deck", {"count": len(v.deck)}), *(gone if v.card_discards else [])]
    return About(Phrase("between-fact-deck"), None, "between_card-back", does, rule="B-406")
