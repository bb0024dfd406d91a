"""The sleeping reward: look through a stack, put up to two tiles on the room deck (C-661)."""

from palatine.core.action import Action
from palatine.core.errors import NotLegal
from palatine.core.events import EVERYBODY, Arg, only
from palatine.core.state import CHANCE, Frame
from palatine.core.step import Automatic, Chance, Events, Step
from palatine.games.castles.actions import DONE, DONES, LOOK, LOOKS, PUT, PUTS, SEES
from palatine.games.castles.effects import leave_stack, named, put_on_deck, see_stack, tell
from palatine.games.castles.parts import KINDS_OF_SIZE, SIZE_INDEX, SIZES
from palatine.games.castles.reasons import no_such_choice, why
from palatine.games.castles.state import (
    NOBODY_LOOKED,
    ROOM_BIT,
    CastlesState,
    rooms_in,
)

MOST: int = 2  # C-661: 0, 1 or 2 tiles


class Look(Step[CastlesState]):
    """C-661, A-22  Which stack to look through; not an empty one, not hallways or stairs."""

    name = "look"

    def legal(self, s: CastlesState, f: Frame, seat: int) -> list[Action]:
        return [LOOKS[size] for size in range(KINDS_OF_SIZE) if s.stacks[size] > 0]

    def why(self, s: CastlesState, f: Frame, seat: int, a: Action) -> NotLegal | None:
        if a.kind != LOOK:
            return no_such_choice("C-661")
        return None if s.stacks[a.a] > 0 else why("A-22", "stack-empty")

    def take(self, s: CastlesState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        tell(out, "looked", {"seat": seat, "size": SIZES[a.a]}, EVERYBODY, only(seat))
        draws: list[Frame] = []
        if s.fixed[a.a] == NOBODY_LOOKED:  # what went to the box is told from it only now
            s.fixed[a.a] = 0
            draws = [Frame("see", CHANCE, (a.a,))] * s.stacks[a.a]
        return draws + [Frame("seen", seat, (a.a,))]


class See(Chance[CastlesState]):
    """C-661  One more tile of the stack that is looked through."""

    name = "see"

    def deck(self, s: CastlesState, f: Frame) -> str:
        return f"stack {SIZES[f.args[0]]}"

    def odds(self, s: CastlesState, f: Frame) -> list[tuple[Action, int]]:
        size = f.args[0]
        return [(SEES[room], 1) for room in rooms_in(size, s.pools[size])]

    def take(self, s: CastlesState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        size = f.args[0]
        s.pools[size] &= ~ROOM_BIT[a.a]
        s.fixed[size] |= ROOM_BIT[a.a]
        return []


class Seen(Automatic[CastlesState]):
    """C-661  The whole stack has been seen; the seat remembers it (A-46)."""

    name = "seen"

    def run(self, s: CastlesState, f: Frame, out: Events) -> list[Frame]:
        size = f.args[0]
        see_stack(s, f.seat, size)
        if out is not None:
            rooms = [named(room) for room in rooms_in(size, s.fixed[size])]
            args: dict[str, Arg] = {"seat": f.seat, "size": SIZES[size], "rooms": rooms}
            tell(out, "saw", args, only(f.seat), only(f.seat))
        return [Frame("put", f.seat, (size,))]


def looked_at(s: CastlesState, seat: int, size: int) -> int:
    """The set of rooms the seat has before its eyes: in a view, what its own group holds."""
    if s.fixed[size] >= 0:
        return s.fixed[size]
    for i in range(len(s.known[seat])):
        if s.known[seat][i][:2] == (size, 1):
            return s.seen[i]
    raise AssertionError("nobody looks at this stack")


class Put(Step[CastlesState]):
    """C-661, C-662  Up to two tiles, the second on top of the first. In the frame: the size, then
    the tiles chosen so far."""

    name = "put"

    def legal(self, s: CastlesState, f: Frame, seat: int) -> list[Action]:
        rooms = rooms_in(f.args[0], looked_at(s, seat, f.args[0]))
        found = [PUTS[room] for room in rooms if room not in f.args[1:]]
        found.append(DONES)
        return found

    def why(self, s: CastlesState, f: Frame, seat: int, a: Action) -> NotLegal | None:
        if a.kind == DONE:
            return None
        if a.kind != PUT:
            return no_such_choice("C-661")
        size = f.args[0]
        there = SIZE_INDEX[a.a] == size and looked_at(s, seat, size) & ROOM_BIT[a.a] != 0
        if not there or a.a in f.args[1:]:
            return NotLegal("C-661", "castles-why-not-in-stack", {"room": named(a.a)})
        return None

    def take(self, s: CastlesState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        chosen = f.args[1:] if a.kind == DONE else f.args[1:] + (a.a,)
        if a.kind == PUT and len(chosen) < min(MOST, s.stacks[f.args[0]]):
            return [Frame("put", seat, f.args + (a.a,))]
        size = SIZES[f.args[0]]
        args: dict[str, Arg] = {"seat": seat, "count": len(chosen), "size": size}
        if s.last:
            self._discard(s, seat, chosen, out)
        else:
            first = len(s.deck_rooms)
            put_on_deck(s, seat, chosen)
            moves = tuple([(f"stack:{size}", f"deck:{first + i}") for i in range(len(chosen))])
            tell(out, "put", args, moves=moves)
        return []

    def _discard(self, s: CastlesState, seat: int, chosen: tuple[int, ...], out: Events) -> None:
        """C-662, D-13  In the last round they go face up onto the discard pile."""
        for room in chosen:
            leave_stack(s, room)
            args: dict[str, Arg] = {"seat": seat, "room": named(room)}
            tell(out, "discarded", args, EVERYBODY, EVERYBODY)
        s.gone = tuple(sorted(s.gone + chosen))


SLEEPING_STEPS: list[Step[CastlesState]] = [Look(), See(), Seen(), Put()]
