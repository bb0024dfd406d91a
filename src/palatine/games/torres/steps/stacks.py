"""The stacks before a player: T-501 ... T-507."""

from palatine.core.action import Action
from palatine.core.errors import NotLegal
from palatine.core.events import Event
from palatine.core.state import Frame
from palatine.core.step import Events, Step
from palatine.games.torres.actions import (
    RETURN,
    RETURNS,
    STACK,
    STACK_IN_USE,
    STACKS,
    STORE,
    STORES,
    USE_UP,
    USES_UP,
)
from palatine.games.torres.effects import resize_stack, stack_sizes, take_from_stack
from palatine.games.torres.parts import STACK_CAP
from palatine.games.torres.reasons import no_such_choice
from palatine.games.torres.state import TorresState


class ChooseStack(Step[TorresState]):
    """T-501  The first block of a turn comes from a stack of one's choice."""

    name = "stack"

    def legal(self, s: TorresState, f: Frame, seat: int) -> list[Action]:
        return [STACKS[size - 1] for size in stack_sizes(s, seat, 1)]

    def take(self, s: TorresState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        take_from_stack(s, seat, a.a)
        s.in_hand -= 1
        tell_blocks(out, "torres-event-stack", seat, a.a)
        return []

    def why(self, s: TorresState, f: Frame, seat: int, a: Action) -> NotLegal | None:
        if a.kind != STACK or a.a == 0:
            return no_such_choice("T-501", a)
        return _no_such_stack(s, seat, a, "T-501")


class UnderStack(Step[TorresState]):
    """A-02  The block under a knight may come from any own stack, the one in use included."""

    name = "under_stack"

    def legal(self, s: TorresState, f: Frame, seat: int) -> list[Action]:
        return under_sources(s, seat)

    def take(self, s: TorresState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        take_under(s, seat, a)
        tell_blocks(out, "torres-event-stack", seat, a.a)
        return []

    def why(self, s: TorresState, f: Frame, seat: int, a: Action) -> NotLegal | None:
        if a.kind != STACK:
            return no_such_choice("A-02", a)
        if a.a == 0:
            return None if s.in_hand > 0 else NotLegal("A-02", "torres-why-no-stack-in-use")
        return _no_such_stack(s, seat, a, "A-02")


def under_sources(s: TorresState, seat: int) -> list[Action]:
    """A-02  The stacks a block can be taken from, by size; the one in use by its name."""
    found = [STACKS[size - 1] for size in stack_sizes(s, seat, 1)]
    if s.in_hand > 0:
        found.append(STACK_IN_USE)
    return found


def take_under(s: TorresState, seat: int, a: Action) -> None:
    """A-02  Take the block."""
    if a.a == 0:
        s.in_hand -= 1
    else:
        resize_stack(s, seat, a.a, a.a - 1)


class UseUp(Step[TorresState]):
    """T-504, T-506  The stack, or empty slot, that a turn without blocks uses up."""

    name = "use"

    def legal(self, s: TorresState, f: Frame, seat: int) -> list[Action]:
        return [USES_UP[size] for size in stack_sizes(s, seat, 0)]

    def take(self, s: TorresState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        take_from_stack(s, seat, a.a)
        tell_blocks(out, "torres-event-use", seat, a.a)
        return leftovers(s, seat, out)

    def why(self, s: TorresState, f: Frame, seat: int, a: Action) -> NotLegal | None:
        if a.kind != USE_UP:
            return no_such_choice("T-504", a)
        return _no_such_stack(s, seat, a, "T-504")


def _no_such_stack(s: TorresState, seat: int, a: Action, rule: str) -> NotLegal | None:
    if a.a in s.stacks[seat]:
        return None
    return NotLegal(rule, "torres-why-no-such-stack", {"size": a.a})


def _room(s: TorresState, seat: int) -> list[int]:
    """T-502, T-506  Sizes of stacks that can take a block: below the cap, and not empty slots."""
    return [size for size in stack_sizes(s, seat, 1) if size < STACK_CAP]


def leftovers(s: TorresState, seat: int, out: Events) -> list[Frame]:
    """T-502, T-503  What is left of the stack is spread, or goes back where nothing can take it."""
    if s.in_hand > 0 and _room(s, seat):
        return [Frame("spread", seat)]
    if s.in_hand > 0:
        tell_blocks(out, "torres-event-lost", seat, int(s.in_hand))
    _give_back(s)
    return []


def _give_back(s: TorresState) -> None:
    """T-503  All that is left in hand goes to the common supply."""
    s.supply += max(s.in_hand, 0)
    s.in_hand = 0


class Spread(Step[TorresState]):
    """T-502, T-505  Leftover blocks, one by one, onto other stacks; or back to the supply."""

    name = "spread"

    def legal(self, s: TorresState, f: Frame, seat: int) -> list[Action]:
        found = [STORES[size - 1] for size in _room(s, seat)]
        found.append(RETURNS)
        return found

    def take(self, s: TorresState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        if a.kind == RETURN:
            tell_blocks(out, "torres-event-return", seat, s.in_hand)
            _give_back(s)
            return []
        resize_stack(s, seat, a.a, a.a + 1)
        s.in_hand -= 1
        tell_blocks(out, "torres-event-store", seat, a.a)
        return leftovers(s, seat, out)

    def why(self, s: TorresState, f: Frame, seat: int, a: Action) -> NotLegal | None:
        if a.kind == RETURN:
            return None
        if a.kind != STORE:
            return no_such_choice("T-502", a)
        return _no_such_stack(s, seat, a, "T-502")


def tell_blocks(out: Events, key: str, seat: int, blocks: int) -> None:
    """An event about so many blocks."""
    if out is not None:
        out.append(Event(key, {"seat": seat, "blocks": blocks}))
