"""What the inspector says: of tiles on the market and in castles, favors, cards, stacks, seats."""

from palatine.core.display import About, Summand
from palatine.core.offer import Phrase
from palatine.games.castles import phrases
from palatine.games.castles.final import card_count, card_points, shared_places
from palatine.games.castles.inspect_tiles import about_built, about_tile
from palatine.games.castles.parts import (
    CARD_DATA,
    CARD_IDS,
    FAVOR_IDS,
    FOYER3,
    PASS_INCOME,
    SIZES,
    STACK_POINTS,
    TILE_NUMBER,
    TYPES,
)
from palatine.games.castles.state import CATEGORIES, CastlesState
from palatine.games.castles.status import favor_counts, points_so_far


def about(v: CastlesState, touch: str) -> About | None:
    """What there is to say of a touch; None where there is nothing."""
    kind, _, value = touch.partition(":")
    if kind in ("tile", "price") and value in TILE_NUMBER:
        return about_tile(v, TILE_NUMBER[value])
    if kind in ("built", "reward"):
        return about_built(v, value)
    if kind == "favor" and value in FAVOR_IDS:
        return _favor(v, FAVOR_IDS.index(value))
    if kind == "card" and value in CARD_IDS:
        return _card(v, CARD_IDS.index(value))
    if kind == "stack" and value in [str(size) for size in SIZES]:
        return _stack(v, SIZES.index(int(value)))
    if kind == "seat" and value.isdigit() and int(value) < v.seats:
        return _seat(v, int(value))
    return _other(v, kind, value)


def _favor(v: CastlesState, favor: int) -> About:
    """C-712  Who has how much, and what each would get now."""
    counts = favor_counts(v, favor)
    earned = shared_places(counts)
    order = sorted(range(v.seats), key=lambda seat: -counts[seat])
    lines = [
        Phrase("castles-i-favor", {"seat": seat, "count": counts[seat], "points": earned[seat]})
        for seat in order
    ]
    return About(
        phrases.favor(favor),
        Phrase("castles-i-kind-favor"),
        "i-favor",
        [Phrase("castles-i-favor-does")],
        follows=lines,
        rule=f"C-{801 + favor}",
    )


def _card(v: CastlesState, card: int) -> About | None:
    """C-714  What a bonus card counts, and what it is worth to the viewer now."""
    if v.viewer < 0 and v.frames:
        return None
    seat = _holder(v, card)
    found = About(
        phrases.card(card),
        Phrase("castles-i-kind-card"),
        "castles_card-" + CARD_IDS[card],
        [phrases.card_rule(card)],
        rule=f"C-{901 + card}",
    )
    if seat < 0 or not v.castles[seat].tiles:
        return found
    whole = str(CARD_DATA[card]["kind"]).startswith("all_")
    label = phrases.card(card)
    if not whole:
        label = Phrase("castles-i-have", {"count": card_count(v, seat, card)})
    found.points.append(Summand(label, card_points(v, seat, card)))
    return found


def _holder(v: CastlesState, card: int) -> int:
    """The seat that holds a card, as far as is known; the viewer where nobody does."""
    for seat in range(v.seats):
        if card in v.hands[seat]:
            return seat
    return v.viewer


def _stack(v: CastlesState, size: int) -> About:
    """C-711  What is left of a stack, and what it will pay once it is empty."""
    found = About(
        Phrase("castles-label-stack", {"size": str(SIZES[size])}),
        Phrase("castles-left", {"count": v.stacks[size]}),
        f"castles_stack-{SIZES[size]}",
        [Phrase("castles-i-stack")],
        rule="C-711",
    )
    for seat in range(v.seats):
        own = v.castles[seat].by_size[size]
        if own:
            points = STACK_POINTS * own
            args: phrases.Args = {"seat": seat, "count": own, "points": points}
            found.follows.append(Phrase("castles-i-stack-seat", args))
    return found


def _seat(v: CastlesState, seat: int) -> About:
    """Points so far by where they come from; money, cards, completed tiles."""
    castle = v.castles[seat]
    row = points_so_far(v)[seat]
    points = [
        Summand(Phrase("castles-points-" + key), row[key])
        for key in row
        if row[key] or key in CATEGORIES[1:]
    ]
    follows = [
        Phrase("castles-i-money", {"money": v.money[seat]}),
        Phrase("castles-i-tiles", {"count": len(castle.tiles), "done": castle.completed()}),
        Phrase("castles-i-cards", {"count": len(v.hands[seat])}),
    ]
    if v.has_builder and seat == v.builder:
        follows.append(Phrase("castles-i-builder"))
    name = Phrase("castles-picture", {"seat": seat})
    return About(name, None, f"i-seat-{seat + 1}", [], points, follows, "C-301")


def _other(v: CastlesState, kind: str, value: str) -> About | None:
    if kind == "money":
        name = Phrase("castles-verb-money", {"money": PASS_INCOME})
        return About(name, None, "i-coin", [Phrase("castles-i-pass")], rule="C-302")
    if kind == "foyer" and value in ("3", "4"):
        return about_tile(v, FOYER3 + int(value) - 3)
    if kind == "as" and value in TYPES:
        does = [Phrase("castles-i-pair")]
        return About(Phrase("castles-reward-" + value), None, "i-" + value, does, rule="C-631")
    if kind == "fact":
        return _fact(v, value)
    return None


def _fact(v: CastlesState, value: str) -> About | None:
    if value == "builder":
        name = Phrase("castles-fact-builder")
        return About(name, None, "i-builder", [Phrase("castles-i-builder-does")], rule="C-207")
    if value == "last":
        name = Phrase("castles-fact-last")
        return About(name, None, "i-warning", [Phrase("castles-event-last-round")], rule="C-701")
    if value == "deck":
        name = Phrase("castles-i-deck")
        return About(name, None, "i-plan", [Phrase("castles-i-deck-does")], rule="C-204")
    return None
