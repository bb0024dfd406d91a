"""What the entries of a sheet come to: by the castle where there is one, else by the numbers."""

from typing import Final

from palatine.core.errors import WrongEntry
from palatine.core.offer import Phrase
from palatine.core.scoresheet import Missing, SheetRow, Tally
from palatine.games.castles import phrases
from palatine.games.castles.castle import Castle
from palatine.games.castles.final import (
    FINAL_CATEGORIES,
    card_count,
    card_worth,
    castle_size,
    emptied_tiles,
    favor_count,
    money_points,
    ranking,
    shared_places,
)
from palatine.games.castles.parts import (
    CARD_DATA,
    CARD_IDS,
    EXCLUSIVE,
    FAVOR_COUNT,
    FAVOR_DATA,
    FAVOR_IDS,
    FAVOR_POINTS,
    FAVORS,
    KINDS_OF_SIZE,
    SOLO,
    STACK_POINTS,
)
from palatine.games.castles.scoresheet.entries import Entries, Held, Ranking
from palatine.games.castles.scoring import all_placements
from palatine.games.castles.state import CATEGORIES, CastlesState, fresh

Args = dict[str, str | int | Phrase | list[str] | list[int]]
ICONS: Final = {
    "track": "swan",
    "start": "swan",
    "base": "plan",
    "own": "joined",
    "others": "touch",
    "rewards": "check",
    "stacks": "plan",
    "favors": "favor",
    "cards": "bonus-card",
    "money": "coin",
}


class Reckoning:
    """The entries beside a table that holds what they tell of it."""

    def __init__(self, entries: Entries) -> None:
        self.entries = entries
        self.seats = entries.seats
        self.table = table_of(entries)
        self.missing: list[Missing] = []
        self.by_rooms = all(castle is not None for castle in entries.castles)
        # by seat and category, None: not entered
        self.points: list[dict[str, int | None]] = [self._built(seat) for seat in self._seats()]
        self.favors = [self._favor(favor) for favor in entries.favors]
        for seat in self._seats():
            self._count(seat)
        lacking = self._expected() - len(entries.favors)
        if lacking > 0:
            label = Phrase("castles-sheet-lacks-favors", {"count": lacking})
            self.missing.append(Missing("favors", "favors", label))

    def _seats(self) -> range:
        return range(self.seats)

    def _expected(self) -> int:
        """C-121, C-122, C-825  How many favors the table has: as many as can be had of those that
        were not taken out; of the pair only one."""
        out = self.entries.options["favors_out"]
        assert isinstance(out, list)
        left = [favor for favor in range(FAVORS) if FAVOR_IDS[favor] not in out]
        pair = [favor for favor in left if favor in EXCLUSIVE]
        return min(FAVOR_COUNT[self.seats], len(left) - max(0, len(pair) - 1))

    def _lacks(self, key: str, step: str, seat: int, label: str, args: Args | None = None) -> None:
        phrase = Phrase(label, {"seat": seat, **(args or {})})
        self.missing.append(Missing(f"{key}[{seat}]", step, phrase, seat))

    # --- during the game --------------------------------------------------------------------

    def _built(self, seat: int) -> dict[str, int | None]:
        """The points that the swan shows: entered, or by the castle."""
        entered = self.entries.track[seat]
        if self.entries.castles[seat] is None:
            if entered is None:
                self._lacks("track", "track", seat, "castles-sheet-lacks-track")
            return {"track": entered}
        points = self.table.points[seat]
        if entered is not None and entered != sum(points):
            self._contradicts("track", seat, entered, sum(points))
        if not self.by_rooms:
            return {"track": sum(points)}
        return {CATEGORIES[i]: points[i] for i in range(len(CATEGORIES))}

    def _contradicts(self, key: str, seat: int, entered: int, counted: int) -> None:
        args: dict[str, str | int] = {"seat": seat, "entered": entered, "counted": counted}
        raise WrongEntry(f"castles-sheet-other-{key}", f"{key}[{seat}]", args)

    # --- at the end -------------------------------------------------------------------------

    def _count(self, seat: int) -> None:
        """C-711 ... C-715  Stacks, favors, cards, money, in the order of the game's own result."""
        row = self.points[seat]
        row["stacks"] = self._stacks(seat)
        gained = [earned[seat] for earned in self.favors if earned is not None]
        row["favors"] = sum(gained)
        row["cards"] = self._cards(seat)
        money = self.entries.money[seat]
        row["money"] = None if money is None else money_points(money)
        if money is None:
            self._lacks("money", "money", seat, "castles-sheet-lacks-money")

    def _stacks(self, seat: int) -> int | None:
        """C-711  Two points for each own tile of an empty stack."""
        entered = self.entries.emptied[seat]
        if self.entries.castles[seat] is not None:
            tiles = emptied_tiles(self.table, seat)
            if entered is not None and entered != tiles:
                self._contradicts("emptied", seat, entered, tiles)
            return STACK_POINTS * tiles
        if entered is None and self.entries.empty:
            self._lacks("emptied", "money", seat, "castles-sheet-lacks-emptied")
            return None
        if entered and not self.entries.empty:
            args: dict[str, str | int] = {"seat": seat}
            raise WrongEntry("castles-sheet-none-empty", f"emptied[{seat}]", args, "C-711")
        return STACK_POINTS * (entered or 0)

    def _cards(self, seat: int) -> int | None:
        hand = self.entries.cards[seat]
        if hand is None:
            self._lacks("cards", "cards", seat, "castles-sheet-lacks-cards")
            return None
        return sum([self.worth(seat, held) or 0 for held in hand])

    def worth(self, seat: int, held: Held) -> int | None:
        """C-714  What a bonus card pays; None where its count is missing."""
        count = held.count
        counted = self._counted(seat, held.card)
        if counted is not None and count is not None and count != counted:
            args: dict[str, str | int] = {"seat": seat, "entered": count, "counted": counted}
            args["piece"] = "castles-card-" + CARD_IDS[held.card]
            raise WrongEntry("castles-sheet-other-card", held.where, args)
        count = counted if count is None else count
        if count is None:
            phrase = Phrase(
                "castles-sheet-lacks-count", {"seat": seat, "piece": phrases.card(held.card)}
            )
            missing = Missing(held.where, "cards", phrase, seat)
            if missing not in self.missing:
                self.missing.append(missing)
            return None
        return card_worth(held.card, count)

    def _counted(self, seat: int, card: int) -> int | None:
        """How many of what a card counts, where the castle or the money tells."""
        if CARD_DATA[card]["kind"] == "money":
            return self.entries.money[seat]
        if self.entries.castles[seat] is None:
            return None
        return card_count(self.table, seat, card)

    # --- favors -----------------------------------------------------------------------------

    def _favor(self, one: Ranking) -> list[int] | None:
        """C-712, C-713  Points by seat for one favor; None where nothing is known of it."""
        counted = [self._favor_count(seat, one.favor) for seat in self._seats()]
        known = [count for count in counted if count is not None]
        if one.order is not None:
            counts = _as_counts(one.order, self.seats)
        else:
            given = one.counts or [None] * self.seats
            filled = [g if g is not None else c for g, c in zip(given, counted)]
            if None in filled:
                phrase = Phrase("castles-sheet-lacks-favor", {"piece": phrases.favor(one.favor)})
                self.missing.append(Missing(one.where, "favors", phrase))
                return None
            counts = [count for count in filled if count is not None]
        points = shared_places(counts)
        if len(known) == self.seats and points != shared_places(known):
            args: dict[str, str | int] = {"piece": "castles-favor-" + FAVOR_IDS[one.favor]}
            args["counted"] = ", ".join([str(count) for count in known])
            raise WrongEntry("castles-sheet-other-favor", one.where, args)
        return points

    def _favor_count(self, seat: int, favor: int) -> int | None:
        if FAVOR_DATA[favor]["kind"] == "money":
            return self.entries.money[seat]
        if self.entries.castles[seat] is None:
            return None
        return favor_count(self.table, seat, favor)

    # --- the sheet --------------------------------------------------------------------------

    def tally(self) -> Tally:
        """The sheet of the document."""
        rows = [{key: value or 0 for key, value in row.items()} for row in self.points]
        sizes = [self._size(seat) for seat in self._seats()]
        money = [self.entries.money[seat] or 0 for seat in self._seats()]
        result = ranking(rows, [size or 0 for size in sizes], money, over=True)
        tied = [seat for seat in self._seats() if result.scores[seat] == max(result.scores)]
        if len(tied) > 1:
            for seat in tied:
                if sizes[seat] is None:
                    self._lacks("sizes", "money", seat, "castles-sheet-lacks-size")
        return Tally(
            self.entries.names,
            result,
            self._rows(),
            ties=_ties(tied, sizes, money, result.scores[tied[0]], result.tie_breaks),
            tie_rule=Phrase("castles-sheet-tie-rule") if self.seats > SOLO else None,
            missing=self.missing,
        )

    def _size(self, seat: int) -> int | None:
        castle = self.entries.castles[seat]
        return self.entries.sizes[seat] if castle is None else castle_size(castle)

    def _rows(self) -> list[SheetRow]:
        """The lines: what the swan shows, then the final scoring, favors and cards one by one."""
        built = [key for key in self.points[0] if key not in FINAL_CATEGORIES]
        found = [self._row(key) for key in built]
        if self.seats > SOLO:
            found += [self._row("favors"), *self._favor_rows()]
        found += [self._row("cards"), *self._card_rows()]
        return [*found, self._row("money"), self._row("stacks")]

    def _row(self, key: str) -> SheetRow:
        values = [row[key] for row in self.points]
        label = Phrase("castles-sheet-track" if key == "track" else f"castles-points-{key}")
        return SheetRow(key, label, values, ICONS[key])

    def _favor_rows(self) -> list[SheetRow]:
        found: list[SheetRow] = []
        for one, earned in zip(self.entries.favors, self.favors):
            values: list[int | None] = [None] * self.seats
            if earned is not None:
                values = list(earned)
            key = "favor:" + FAVOR_IDS[one.favor]
            note = shared_note(self.places(one)) if earned is not None else None
            label = phrases.favor(one.favor)
            found.append(SheetRow(key, label, values, "favor", 1, note=note))
        return found

    def places(self, one: Ranking) -> list[list[int]]:
        """The seats in order, most first, equals together; who has none is not there."""
        if one.order is not None:
            return one.order
        given = one.counts or [None] * self.seats
        counts = [
            g if g is not None else (self._favor_count(seat, one.favor) or 0)
            for seat, g in enumerate(given)
        ]
        steps = sorted({count for count in counts if count > 0}, reverse=True)
        return [[seat for seat in self._seats() if counts[seat] == count] for count in steps]

    def _card_rows(self) -> list[SheetRow]:
        found: list[SheetRow] = []
        for seat, hand in enumerate(self.entries.cards):
            for held in hand or []:
                values: list[int | None] = [0] * self.seats
                values[seat] = self.worth(seat, held)
                key, label = "card:" + CARD_IDS[held.card], phrases.card(held.card)
                note = phrases.card_rule(held.card)
                found.append(SheetRow(key, label, values, "bonus-card", 1, note=note))
        return found


def table_of(entries: Entries) -> CastlesState:
    """A finished table with the castles, the money and the empty stacks of the entries."""
    s = fresh(entries.seats, {**entries.options})
    s.castles = [castle if castle is not None else Castle() for castle in entries.castles]
    s.money = [money or 0 for money in entries.money]
    for seat, castle in enumerate(entries.castles):
        if castle is not None:
            placed = all_placements(castle, s.corners)
            s.points[seat] = (entries.start[seat], *placed, entries.rewards[seat])
    for stack in entries.empty:
        if stack < KINDS_OF_SIZE:
            s.stacks[stack] = 0
        elif stack == KINDS_OF_SIZE:
            s.hallways = 0
        else:
            s.stairs = 0
    return s


def _as_counts(order: list[list[int]], seats: int) -> list[int]:
    """Counts that put the seats in this order; 0 for those who are not there."""
    counts = [0] * seats
    for rank, group in enumerate(order):
        for seat in group:
            counts[seat] = len(order) - rank
    return counts


def shared_note(order: list[list[int]]) -> Phrase | None:
    """C-713  How the points of shared places are reckoned, in words."""
    said: list[Phrase] = []
    place = 0
    for group in order:
        points = FAVOR_POINTS[place : place + len(group)]
        if len(group) > 1:
            args: Args = {
                "who": Phrase("castles-sheet-who", {"seats": group}),
                "places": Phrase("castles-sheet-places", {"list": _numbers(place, len(group))}),
                "sum": " + ".join([str(one) for one in points]),
                "count": len(group),
                "points": sum(points) // len(group),
            }
            said.append(Phrase("castles-sheet-shared", args))
        place += len(group)
    if not said:
        return None
    return said[0] if len(said) == 1 else Phrase("sheet-both", {"one": said[0], "other": said[1]})


def _numbers(place: int, count: int) -> list[str]:
    return [str(place + i + 1) for i in range(count)]


def _ties(
    tied: list[int], sizes: list[int | None], money: list[int], points: int, used: list[str]
) -> list[Phrase]:
    """C-716  What was compared among those with most points."""
    if len(tied) < 2:
        return []
    found = [Phrase("sheet-tied", {"seats": tied, "points": points})]
    if None in [sizes[seat] for seat in tied]:
        return found
    numbers = [str(sizes[seat]) for seat in tied]
    found.append(Phrase("castles-sheet-tie-size", {"numbers": numbers}))
    if "castles-tie-money" in used:
        best = max([sizes[seat] or 0 for seat in tied])
        numbers = [str(money[seat]) for seat in tied if sizes[seat] == best]
        found.append(Phrase("castles-sheet-tie-money", {"numbers": numbers}))
    if "castles-tie-shared" in used:
        found.append(Phrase("castles-sheet-tie-shared"))
    return found
