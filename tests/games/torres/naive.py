"""The rules of a turn a second time, slow and plain on purpose: what one sees, what comes of it.

Nothing here looks at how the engine does it. A table is what one sees: heights by cell, who stands
where. Whether something is allowed is found by doing it and looking at what has become of it.
"""

from palatine.games.torres.state import TorresState

Heights = dict[str, int]

_CELLS = [f"{x}{y}" for y in "12345678" for x in "abcdefgh"]


def around(cell: str) -> list[str]:
    """The cells on its four sides."""
    x, y = _place(cell)
    return _named([(x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)])


def aslant(cell: str) -> list[str]:
    """The cells at its four corners."""
    x, y = _place(cell)
    return _named([(x - 1, y - 1), (x + 1, y - 1), (x - 1, y + 1), (x + 1, y + 1)])


def _place(cell: str) -> tuple[int, int]:
    return "abcdefgh".index(cell[0]), int(cell[1]) - 1


def _named(places: list[tuple[int, int]]) -> list[str]:
    return [f"{'abcdefgh'[x]}{y + 1}" for x, y in places if 0 <= x < 8 and 0 <= y < 8]


_AROUND = {cell: around(cell) for cell in _CELLS}


def castles(heights: Heights) -> list[set[str]]:
    """T-601  Cells with blocks that hang together by their sides."""
    left = {cell for cell in _CELLS if heights[cell] > 0}
    found = []
    while left:
        castle = {left.pop()}
        edge = list(castle)
        while edge:
            more = [c for c in _AROUND[edge.pop()] if c in left]
            left -= set(more)
            castle |= set(more)
            edge += more
        found.append(castle)
    return found


def too_high(heights: Heights) -> bool:
    """T-603  Whether any column is higher than the area of its castle."""
    return any(heights[c] > len(castle) for castle in castles(heights) for c in castle)


def exits(heights: Heights, start: str, reading: str) -> set[str]:
    """T-432 by walking room by room; `card` is the reading of A-04."""
    level = heights[start]
    rooms = [(c, level) for c in around(start) if heights[c] > level]
    seen = set(rooms)
    found = set()
    while rooms:
        cell, floor = rooms.pop()
        doors = [c for c in around(cell) if heights[c] <= floor]
        if reading == "single_floor":
            found |= set(doors)
        elif reading == "card" or floor <= level:
            found |= {c for c in doors if heights[c] == floor}
        next_rooms = [(c, floor) for c in around(cell) if heights[c] > floor]
        if reading != "single_floor" and floor > 0:
            next_rooms.append((cell, floor - 1))
        if reading in ("castle_wide", "card") and floor + 1 < heights[cell]:
            next_rooms.append((cell, floor + 1))
        rooms += [room for room in next_rooms if room not in seen]
        seen |= set(next_rooms)
    return found - {start}


class Naive:
    """One table as its asked seat meets it."""

    def __init__(self, s: TorresState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.heights: Heights = {cell: int(s.heights[i]) for i, cell in enumerate(_CELLS)}
        self.castles = castles(self.heights)
        stands = {_CELLS[s.king]} if s.king >= 0 else set()
        self.king = set(stands)
        self.own: set[str] = set()
        for owner in range(s.seats):
            held = {c for i, c in enumerate(_CELLS) if s.knights[owner] >> i & 1}
            stands |= held
            if owner == seat:
                self.own = held
        self.free = set(_CELLS) - stands

    def turn(self) -> set[str]:
        """T-301 ... T-303  Everything that may be done at this moment of a turn."""
        s = self.s
        found = {"end"}
        if s.ap >= 1:
            found |= {"marker"} | self._walks()
            if s.in_hand > 0 or (s.in_hand < 0 and any(s.stacks[self.seat])):
                found |= {f"block {c}" for c in self.building()}
            if s.bought < 2 and s.decks and s.decks[self._deck()].size() > 0:
                found.add("buy")
        if s.ap >= 2 and len(self.own) < 6:
            found |= {f"deploy {c}" for c in self.deploying(self.own)}
        if not s.played:
            found |= {f"play {card}" for card in self._playable() if self.can_use(card)}
        return found

    def _deck(self) -> int:
        return self.seat if len(self.s.decks) > 1 else 0

    def _playable(self) -> set[str]:
        kinds = list(self.s.hands[self.seat])
        for kind in self.s.fresh:
            kinds.remove(kind)
        return {CARDS[kind] for kind in kinds}

    def _walks(self) -> set[str]:
        """T-410 ... T-437"""
        found = set()
        for k in self.own:
            high = self.heights[k] + 1
            near = [c for c in around(k) if c in self.free and self.heights[c] <= high]
            found |= {f"knight {k} {c}" for c in near}
            ways = exits(self.heights, k, str(self.s.options["doors"]))
            found |= {f"door {k} {c}" for c in ways & self.free}
        return found

    def deploying(self, anchors: set[str]) -> set[str]:
        """T-401, T-402"""
        return {
            c
            for k in anchors
            for c in around(k)
            if c in self.free and self.heights[c] <= self.heights[k]
        }

    def building(self) -> set[str]:
        """T-511 ... T-513, T-603, T-605  Put it down and look: as many castles, none too high."""
        return {c for c in self.free if self._stands_well(c, new=0)}

    def _stands_well(self, cell: str, new: int) -> bool:
        after = {**self.heights, cell: self.heights[cell] + 1}
        return len(castles(after)) == len(self.castles) + new and not too_high(after)

    def can_use(self, card: str) -> bool:
        """T-1002"""
        if card in ("six_ap", "seven_ap"):
            return True
        if (
            card == "block_under_knight"
            and self.s.in_hand <= 0
            and not any(self.s.stacks[self.seat])
        ):
            return False
        if card == "extra_block" and self.s.supply == 0:
            return False
        return self.use(card) != set()

    def use(self, card: str) -> set[str]:
        """A-01 ... A-05, A-08 ... A-10  Every way to use the card."""
        if card == "block_under_knight":
            return {
                f"under {k}" for k in self.own if self._stands_well(k, 0) or self._stands_well(k, 1)
            }
        if card == "extra_block":
            return {f"extra {c}" for c in self.building()}
        if card == "move_block":
            high = [c for c in self.free if self.heights[c] > 0]
            return {f"lift {c}" for c in high if self.dropping(c, one_is_enough=True)}
        word = {"leap_two": "leap", "climb_inside": "climb"}.get(card, card)
        return {f"{word} {k} {c}" for k in self.own for c in self._moved(card, k) & self.free}

    def _moved(self, card: str, k: str) -> set[str]:
        heights = self.heights
        if card == "leap_two":
            return {c for c in around(k) if 1 <= heights[c] - heights[k] <= 2}
        if card == "climb_inside":
            return exits(heights, k, "card")
        if card == "diagonal":
            return {c for c in aslant(k) if heights[c] <= heights[k] + 1}
        if card == "redeploy":
            return self.deploying(self.own - {k})
        x, y = _place(k)
        over = set(_CELLS) - self.free - self.king
        found = set()
        for c in set(around(k)) & over:
            x2, y2 = _place(c)
            found |= set(_named([(2 * x2 - x, 2 * y2 - y)]))
        return {c for c in found if heights[c] <= heights[k] + 1}

    def dropping(self, lifted: str, one_is_enough: bool = False) -> set[str]:
        """A-08  Every other free cell, tried: what has become of the castles?"""
        found: set[str] = set()
        for cell in sorted(self.free - {lifted}):
            if self._moved_well(lifted, cell):
                found.add(cell)
                if one_is_enough:
                    break
        return found

    def _moved_well(self, lifted: str, cell: str) -> bool:
        after = {**self.heights, lifted: self.heights[lifted] - 1}
        after[cell] += 1
        before, then = self.castles, castles(after)
        if len(then) < 6 or any(after[c] > len(castle) for castle in then for c in castle):
            return False
        for old in before:
            left = {c for c in old if after[c] > 0}
            if len([castle for castle in then if castle & left]) > 1:
                return False  # split
        for castle in then:
            known = [old for old in before if any(after[c] > 0 for c in old & castle)]
            if len(known) > 1:
                return False  # joined
        return True


CARDS = [
    "leap_two",
    "block_under_knight",
    "extra_block",
    "climb_inside",
    "diagonal",
    "six_ap",
    "seven_ap",
    "move_block",
    "redeploy",
    "vault",
]
