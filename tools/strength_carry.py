"""Games of code that has changed since but plays the same, for tools/strength.py and yardsticks.

Any change of what bots think with makes their games another contest (palatine/bots/store.py), also
one that changes nothing in this game, or at this table. So some deals of each such contest are
played again, spread over all of them. If every game comes out as it did, with the same points after
as many decisions, the others count for the present code as well. If one does not, none is carried
over; what was played again stays.
"""

from collections.abc import Callable, Sequence

from palatine.bots.arena import Contest, Played, play_one
from palatine.bots.runners import Runner, Task
from palatine.bots.store import ContestStore

LEAST = 5  # deals that are played again, where there are as many
SAME = ("scores", "shares", "decisions")  # what has to be as it was


def carry(
    contests: Sequence[Contest],
    store: ContestStore,
    share: float,
    run: Runner,
    tell: Callable[[str], None],
) -> None:
    """Play a share of the earlier deals of each contest again, and carry over what is the same."""
    tasks: list[Task] = []
    for what in contests:
        known, games = store.games(what), store.earlier(what)
        again = chosen(games, len(what.lineup), share) if games.keys() - known.keys() else []
        tasks += [(what.plain(), game) for game in again if game not in known]
    for (plain, game), played in run(play_one, tasks):
        store.add(Contest.of(plain), game, played)
    for what in contests:
        _take_over(what, store, tell)


def _take_over(what: Contest, store: ContestStore, tell: Callable[[str], None]) -> None:
    """Count the earlier games of a contest, if all that were played again are the same."""
    known, games = store.games(what), store.earlier(what)
    missing = games.keys() - known.keys()
    again = games.keys() & known.keys()
    if not missing or not again:
        return
    other = [game for game in again if not _is_same(known[game], games[game])]
    name = f"{what.game} {', '.join(what.lineup)}"
    if other:
        tell(f"{name}: {len(other)} of {len(again)} games came out otherwise")
        return
    for game in sorted(missing):
        store.add(what, game, games[game])
    tell(f"{name}: {len(again)} games came out the same, so {len(missing)} more count")


def chosen(games: dict[int, Played], seats: int, share: float) -> list[int]:
    """The games to be played again: whole deals, at equal distances."""
    deals = sorted({game // seats for game in games})
    many = min(len(deals), max(LEAST, round(share * len(deals))))
    places = {round(k * (len(deals) - 1) / max(1, many - 1)) for k in range(many)}
    taken = {deals[place] for place in places}
    return [game for game in sorted(games) if game // seats in taken]


def _is_same(one: Played, other: Played) -> bool:
    """Whether two games came out alike."""
    return all(one.get(key) == other.get(key) for key in SAME)
