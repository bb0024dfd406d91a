"""Using a card that has been played: A-01 ... A-05, A-08 ... A-10."""

from palatine.core.action import Action
from palatine.core.errors import NotLegal
from palatine.core.gathering import listed
from palatine.core.state import Frame
from palatine.core.step import Events, Step
from palatine.games.torres.actions import DROP, DROPS, TABLE, USE_FROM, USE_ON
from palatine.games.torres.cards import drops, uses
from palatine.games.torres.effects import move_knight, tell
from palatine.games.torres.parts import CARD_IDS, EXTRA, MOVE_BLOCK
from palatine.games.torres.reasons import no_such_choice
from palatine.games.torres.state import TorresState
from palatine.games.torres.steps.stacks import take_under, under_sources
from palatine.games.torres.why_cards import why_not_drop, why_not_use


class CardEffect(Step[TorresState]):
    """A-01 ... A-10, T-1002  Where the card is used, and its effect."""

    name = "card"

    def legal(self, s: TorresState, f: Frame, seat: int) -> list[Action]:
        return uses(s, seat, f.args[0])

    def take(self, s: TorresState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        if a.kind == USE_FROM:
            move_knight(s, seat, a.b, a.c)
            tell(out, "torres-event-moved-by-card", seat, a.c, a.b)
            return []
        if a.a == MOVE_BLOCK:
            return [Frame("drop", seat, (a.b,))]
        s.board = s.board.with_block(a.b)
        if a.a == EXTRA:
            s.supply -= 1
            tell(out, "torres-event-extra", seat, a.b)
            return []
        tell(out, "torres-event-under", seat, a.b)
        return _from_which_stack(s, seat)

    def why(self, s: TorresState, f: Frame, seat: int, a: Action) -> NotLegal | None:
        if a.kind not in (USE_ON, USE_FROM) or a.a != f.args[0]:
            return no_such_choice(CARD_IDS[f.args[0]], a)
        return why_not_use(s, seat, a)

    def prompt(self, s: TorresState, f: Frame, seat: int) -> str:
        return "ask-card-move_block" if f.args[0] == MOVE_BLOCK else "ask-card"


def _from_which_stack(s: TorresState, seat: int) -> list[Frame]:
    """A-02  The block comes from any own stack; ask only where there is a choice."""
    sources = under_sources(s, seat)
    if len(sources) > 1:
        return [Frame("under_stack", seat)]
    take_under(s, seat, sources[0])
    return []


class DropBlock(Step[TorresState]):
    """A-08  Where the lifted block goes."""

    name = "drop"

    def legal(self, s: TorresState, f: Frame, seat: int) -> list[Action]:
        return listed(TABLE, DROPS, drops(s, f.args[0]))

    def take(self, s: TorresState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        s.board = s.board.without_block(f.args[0]).with_block(a.a)
        tell(out, "torres-event-moved-block", seat, a.a, f.args[0], "block")
        return []

    def why(self, s: TorresState, f: Frame, seat: int, a: Action) -> NotLegal | None:
        if a.kind != DROP:
            return no_such_choice("A-08", a)
        return why_not_drop(s, f.args[0], a.a)
