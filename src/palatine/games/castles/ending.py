"""The final scoring as it is told: step by step, in the order of the rules (C-711 ... C-716)."""

from palatine.core.events import EVERYBODY, Arg
from palatine.core.step import Events
from palatine.games.castles.counted import counted_tiles, emptied
from palatine.games.castles.effects import tell
from palatine.games.castles.final import (
    FINAL_CATEGORIES,
    breakdown,
    card_count,
    card_worth,
    favor_count,
    shared_places,
    solo_rank,
)
from palatine.games.castles.parts import (
    CARD_DATA,
    CARD_IDS,
    FAVOR_DATA,
    FAVOR_IDS,
    SOLO,
    STACK_POINTS,
)
from palatine.games.castles.state import CastlesState


def tell_final(s: CastlesState, out: Events) -> None:
    """Empty stacks, favors one by one, bonus cards turned over one by one, money; then the sums."""
    rows = breakdown(s)
    order = [(s.builder + i) % s.seats for i in range(s.seats)]
    for seat in order:
        points = rows[seat]["stacks"]
        if points:
            count = points // STACK_POINTS
            counted: dict[str, Arg] = {"seat": seat, "count": count, "points": points}
            _add_tiles(counted, emptied(s, seat), STACK_POINTS)
            tell(out, "score-stacks", counted)
    _tell_favors(s, order, out)
    for seat in order:
        for card in s.hands[seat]:
            shown: dict[str, Arg] = {"seat": seat, "card": "castles-card-" + CARD_IDS[card]}
            count, per = card_count(s, seat, card), int(CARD_DATA[card].get("per", 1))
            shown["points"] = card_worth(card, count)
            shown["count"], shown["each"], shown["per"] = count, card_worth(card, per), per
            tiles = counted_tiles(s.castles[seat], CARD_DATA[card])
            _add_tiles(shown, tiles, card_worth(card, 1))
            tell(out, "score-card", shown, EVERYBODY, EVERYBODY)
    for seat in order:
        points = rows[seat]["money"]
        if points:
            tell(out, "score-money", {"seat": seat, "money": s.money[seat], "points": points})
    for seat in order:
        args: dict[str, Arg] = {"seat": seat, "total": sum(rows[seat].values())}
        for category in FINAL_CATEGORIES:
            args[category] = rows[seat][category]
        tell(out, "final", args)
    if s.seats == SOLO:
        total = sum(rows[0].values())
        rank = f"castles-rank-{solo_rank(total)}"
        tell(out, "rank", {"seat": 0, "total": total, "rank": rank})


def _add_tiles(args: dict[str, Arg], tiles: dict[int, int], points: int) -> None:
    """The tiles that count, and what each brings: so many points each time; 0: only all together
    bring something."""
    seat = args["seat"]
    args["touches"] = " ".join([f"built:{seat}:{number}" for number in tiles])
    if points:
        args["earned"] = " ".join([str(points * times) for times in tiles.values()])


def _tell_favors(s: CastlesState, order: list[int], out: Events) -> None:
    """C-712, C-713  One favor after the other, to whoever gets something for it."""
    for favor in s.favors:
        counts = [favor_count(s, seat, favor) for seat in range(s.seats)]
        earned = shared_places(counts)
        for seat in sorted(order, key=lambda one: -counts[one]):
            if earned[seat]:
                place = 1 + sum([1 for count in counts if count > counts[seat]])
                args: dict[str, Arg] = {"seat": seat, "count": counts[seat], "place": place}
                args["favor"] = "castles-favor-" + FAVOR_IDS[favor]
                args["points"] = earned[seat]
                _add_tiles(args, counted_tiles(s.castles[seat], FAVOR_DATA[favor]), 0)
                tell(out, "score-favor", args)
