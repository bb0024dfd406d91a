"""The final scoring as it is told: step by step, in the order of the rules (C-711 ... C-716)."""

from palatine.core.events import EVERYBODY, Arg
from palatine.core.step import Events
from palatine.games.castles.effects import tell
from palatine.games.castles.final import (
    FINAL_CATEGORIES,
    breakdown,
    card_points,
    favor_count,
    shared_places,
    solo_rank,
)
from palatine.games.castles.parts import CARD_IDS, FAVOR_IDS, SOLO, STACK_POINTS
from palatine.games.castles.state import CastlesState


def tell_final(s: CastlesState, out: Events) -> None:
    """Empty stacks, favors one by one, bonus cards turned over one by one, money; then the sums."""
    rows = breakdown(s)
    order = [(s.builder + i) % s.seats for i in range(s.seats)]
    for seat in order:
        points = rows[seat]["stacks"]
        if points:
            count = points // STACK_POINTS
            tell(out, "score-stacks", {"seat": seat, "count": count, "points": points})
    _tell_favors(s, order, out)
    for seat in order:
        for card in s.hands[seat]:
            shown: dict[str, Arg] = {"seat": seat, "card": "castles-card-" + CARD_IDS[card]}
            shown["points"] = card_points(s, seat, card)
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
                tell(out, "score-favor", args)
