"""Phases and rounds, what closes them: sections 2, 7 and 8, T-1206 and T-1207."""

from palatine.core.action import Action
from palatine.core.errors import NotLegal
from palatine.core.events import Event
from palatine.core.gathering import gather
from palatine.core.native import holds
from palatine.core.state import Frame
from palatine.core.step import Automatic, Events, Step
from palatine.games.torres.actions import KING, KING_STAY, KINGS, STAYS, TABLE
from palatine.games.torres.effects import move_king, tell
from palatine.games.torres.parts import GRID, PHASES, phase_stacks
from palatine.games.torres.reasons import no_such_choice
from palatine.games.torres.scoring import score_phase
from palatine.games.torres.state import MASTER_VERSION, TorresState


class BeginPhase(Automatic[TorresState]):
    """T-205, T-804  Every player takes the blocks of the phase card."""

    name = "begin_phase"

    def run(self, s: TorresState, f: Frame, out: Events) -> list[Frame]:
        s.phase += 1
        s.round = 0
        stacks = phase_stacks(s.seats, s.phase)
        for seat in range(s.seats):
            s.stacks[seat] = stacks
            s.supply -= sum(stacks)
        if out is not None:
            out.append(Event("torres-event-phase", {"phase": s.phase}))
        return [Frame("begin_round")]


class BeginRound(Automatic[TorresState]):
    """T-202, T-203  Each has one turn, clockwise from the start; as many rounds as stacks."""

    name = "begin_round"

    def run(self, s: TorresState, f: Frame, out: Events) -> list[Frame]:
        if s.round == len(phase_stacks(s.seats, s.phase)):
            return [Frame("score_phase")]
        s.round += 1
        if s.variant == MASTER_VERSION:
            s.start = leader(s)
        frames = [Frame("begin_turn", seat) for seat in seats_from(s, s.start)]
        frames.append(f)
        return frames


def seats_from(s: TorresState, start: int) -> list[int]:
    """All seats clockwise from one."""
    return [(start + i) % s.seats for i in range(s.seats)]


def leader(s: TorresState) -> int:
    """T-1206  Who starts a round of the master version: the youngest, then the points leader."""
    best = max(s.scores)
    return s.scores.index(best) if best > 0 else 0


def lowest_seat(s: TorresState) -> int:
    """T-802, T-806  Who has fewest points; at 0 the one latest in turn order."""
    low = min(s.scores)
    return [seat for seat in seats_from(s, s.start) if s.scores[seat] == low][-1]


class ScorePhase(Automatic[TorresState]):
    """T-701, T-801  The scoring that closes a phase; after the third the game is over."""

    name = "score_phase"

    def run(self, s: TorresState, f: Frame, out: Events) -> list[Frame]:
        score_phase(s, seats_from(s, s.start), out)
        for seat in range(s.seats):
            s.supply += sum(s.stacks[seat])  # T-503: nothing is carried over
            s.stacks[seat] = ()
        if s.phase == PHASES:
            return []
        lowest = lowest_seat(s)
        if s.variant != MASTER_VERSION:
            s.start = lowest  # T-805
        return [Frame("move_king", lowest), Frame("begin_phase")]


class MoveKing(Step[TorresState]):
    """T-802, T-803  The player with fewest points may move the king to a free top of a castle."""

    name = "move_king"

    def legal(self, s: TorresState, f: Frame, seat: int) -> list[Action]:
        found = gather()
        found.add(STAYS)
        found.add_all(KINGS, s.board.levels[1] & ~s.occupied)
        return found.taken(TABLE)

    def take(self, s: TorresState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        if a.kind == KING_STAY:
            if out is not None:
                out.append(Event("torres-event-king-stays", {"seat": seat}))
            return []
        tell(out, "torres-event-king-moves", seat, a.a, s.king, "king")
        move_king(s, a.a)
        return []

    def why(self, s: TorresState, f: Frame, seat: int, a: Action) -> NotLegal | None:
        if a.kind == KING_STAY:
            return None
        if a.kind != KING:
            return no_such_choice("T-802", a)
        cell = {"cell": GRID.names[a.a]}
        if not holds(s.board.levels[1], a.a):
            return NotLegal("T-802", "torres-why-no-castle", cell)
        if holds(s.occupied, a.a):
            return NotLegal("T-802", "torres-why-occupied", cell)
        return None
