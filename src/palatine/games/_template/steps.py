"""The order of play, one step a rule, as section 2 of the rules has it."""

from palatine.core.action import Action
from palatine.core.errors import NotLegal
from palatine.core.events import EVERYBODY, Event
from palatine.core.native import cells, holds
from palatine.core.state import Frame, Together, together
from palatine.core.step import Automatic, Chance, Events, Step, TogetherStep
from palatine.games._template.actions import (
    BANNER,
    BANNERS,
    DRAWS,
    PASS,
    PASSING,
    PLAY,
    PLAYS,
)
from palatine.games._template.effects import draw_card, is_full, lay_open, may_stand, set_banner
from palatine.games._template.parts import BANNERS_A_WIN, KINDS, ROUNDS, VALUES
from palatine.games._template.state import TinyState, taken


def other_question(rule: str, a: Action) -> NotLegal:
    """Something quite different is asked for now."""
    return NotLegal(rule, "tiny-why-other-question", {"text": a.text})


class Draw(Chance[TinyState]):
    """X-02, X-08  A card from the deck for the seat in the frame."""

    name = "draw"

    def deck(self, s: TinyState, f: Frame) -> str:
        return "cards"

    def odds(self, s: TinyState, f: Frame) -> list[tuple[Action, int]]:
        rest = s.deck.rest
        return [(DRAWS[kind], rest[kind]) for kind in range(KINDS) if rest[kind] > 0]

    def total(self, s: TinyState, f: Frame) -> int:
        return s.deck.unordered()

    def pick(self, s: TinyState, f: Frame, n: int) -> Action:
        return DRAWS[s.deck.numbered(n)]

    def take(self, s: TinyState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        draw_card(s, f.args[0], a.a, out)
        return []


class Round(Automatic[TinyState]):
    """Section 2: the order of a round, and X-10 after the last."""

    name = "round"

    def run(self, s: TinyState, f: Frame, out: Events) -> list[Frame]:
        if s.round == ROUNDS:
            if out is not None:
                out.append(Event("tiny-event-end", {}, reveals=EVERYBODY))
            return []
        s.round += 1
        if out is not None:
            out.append(Event("tiny-event-round", {"round": s.round}))
        return [together("choose", tuple(range(s.seats))), Frame("refill"), Frame("round")]


class Choose(TogetherStep[TinyState]):
    """X-03  All choose a card of their hand, at once and in secret."""

    name = "choose"
    silent = True

    def legal(self, s: TinyState, f: Frame, seat: int) -> list[Action]:
        return [PLAYS[kind] for kind in range(KINDS) if kind in s.hands[seat]]

    def why(self, s: TinyState, f: Frame, seat: int, a: Action) -> NotLegal | None:
        if a.kind != PLAY:
            return other_question("X-03", a)
        if a.a not in s.hands[seat]:
            return NotLegal("X-03", "tiny-why-not-in-hand", {"value": VALUES[a.a]})
        return None

    def pick_of(self, s: TinyState, f: Together, seat: int, a: Action) -> tuple[int, ...]:
        return (a.a,)

    def is_whole(self, s: TinyState, f: Together, seat: int, picks: tuple[int, ...]) -> bool:
        return True

    def resolve(self, s: TinyState, f: Together, out: Events) -> list[Frame]:
        for seat in f.seats:
            lay_open(s, seat, f.picks_of(seat)[0], out)
        winner = winner_of(s, [f.picks_of(seat)[0] for seat in f.seats])
        if out is not None:
            won = Event("tiny-event-won", {"seat": winner})
            out.append(won if winner >= 0 else Event("tiny-event-nobody", {}))
        return place_next(s, winner, 0) if winner >= 0 else []


def winner_of(s: TinyState, kinds: list[int]) -> int:
    """X-04  The seat whose card wins, by what each seat has played; -1 if all cancel."""
    best = -1
    for i in range(s.seats):
        seat = (s.round - 1 + i) % s.seats  # from the seat that opens the round
        if s.cancel and kinds.count(kinds[seat]) > 1:
            continue
        if best < 0 or kinds[seat] > kinds[best]:
            best = seat
    return best


def place_next(s: TinyState, winner: int, placed: int) -> list[Frame]:
    """X-07  Whether the winner is asked once more: everybody can see that."""
    if placed == BANNERS_A_WIN or is_full(s):
        return []
    return [Frame("place", winner, (placed,))]


class Place(Step[TinyState]):
    """X-05, X-06, X-07  The winner sets a banner, or passes. In the frame: banners set so far."""

    name = "place"

    def legal(self, s: TinyState, f: Frame, seat: int) -> list[Action]:
        found = [BANNERS[cell] for cell in cells(s.court) if may_stand(s, cell)]
        found.append(PASSING)
        return found

    def why(self, s: TinyState, f: Frame, seat: int, a: Action) -> NotLegal | None:
        if a.kind == PASS:
            return None
        if a.kind != BANNER:
            return other_question("X-05", a)
        if not holds(s.court, a.a):
            return NotLegal("X-01", "tiny-why-outside")
        if holds(taken(s), a.a):
            return NotLegal("X-05", "tiny-why-taken")
        if not may_stand(s, a.a):
            return NotLegal("X-06", "tiny-why-alone")
        return None

    def take(self, s: TinyState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        if a.kind == BANNER:
            set_banner(s, seat, a.a, out)
            return place_next(s, seat, f.args[0] + 1)
        if out is not None:
            out.append(Event("tiny-event-passed", {"seat": seat}))
        return []


class Refill(Automatic[TinyState]):
    """X-08  Everybody draws a card, but not after the last round."""

    name = "refill"

    def run(self, s: TinyState, f: Frame, out: Events) -> list[Frame]:
        if s.round == ROUNDS:
            return []
        return [Frame("draw", args=(seat,)) for seat in range(s.seats)]


STEPS: list[Step[TinyState]] = [Draw(), Round(), Choose(), Place(), Refill()]
