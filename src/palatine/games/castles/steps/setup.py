"""Before the first round (C-121 ... C-129, C-1001)."""

from palatine.core.action import Action
from palatine.core.errors import NotLegal
from palatine.core.events import EVERYBODY, Arg
from palatine.core.state import Frame, Together, together
from palatine.core.step import Automatic, Chance, Events, Step, TogetherStep
from palatine.games.castles.actions import FAVOR_DRAWS, FIRSTS, FOYER, FOYERS, RETURN, RETURNS
from palatine.games.castles.effects import add_points, deal_frames, tell
from palatine.games.castles.parts import (
    CARDS_DEALT,
    CARDS_KEPT,
    EXCLUSIVE,
    FAVOR_COUNT,
    FAVOR_IDS,
    FOYER3,
    SOLO,
    SOLO_CARDS,
    START_MONEY,
)
from palatine.games.castles.reasons import no_such_choice, why
from palatine.games.castles.shapes import TURNED
from palatine.games.castles.state import START, CastlesState, favors_left


def opening(s: CastlesState) -> list[Frame]:
    """C-121 ... C-129  The order of setting up, the last frame first. One player: C-1001."""
    everybody = tuple(range(s.seats))
    order = [Frame("favors")]
    if s.seats != SOLO:
        order.append(Frame("refill"))
    order.append(together("foyer", everybody))
    order.append(Frame("start"))
    order.append(Frame("round"))
    order.reverse()
    return order


class Favors(Automatic[CastlesState]):
    """C-121  Reveal one favor per player, as long as there are any (C-825)."""

    name = "favors"

    def run(self, s: CastlesState, f: Frame, out: Events) -> list[Frame]:
        if len(s.favors) < FAVOR_COUNT[s.seats] and favors_left(s):
            return [Frame("favor"), f]
        if out is not None and s.favors:
            favors = ["castles-favor-" + FAVOR_IDS[favor] for favor in s.favors]
            tell(out, "favors", {"favors": favors}, EVERYBODY, EVERYBODY)
        return []


class FavorDraw(Chance[CastlesState]):
    """C-121, C-122  A favor; the second of an exclusive pair is discarded and replaced."""

    name = "favor"

    def deck(self, s: CastlesState, f: Frame) -> str:
        return "favors"

    def odds(self, s: CastlesState, f: Frame) -> list[tuple[Action, int]]:
        return [(FAVOR_DRAWS[favor], 1) for favor in favors_left(s)]

    def total(self, s: CastlesState, f: Frame) -> int:
        return len(favors_left(s))

    def pick(self, s: CastlesState, f: Frame, n: int) -> Action:
        return FAVOR_DRAWS[favors_left(s)[n]]

    def take(self, s: CastlesState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        pair = a.a in EXCLUSIVE and any(other in s.favors for other in EXCLUSIVE)
        if pair:
            s.rejected = s.rejected + (a.a,)
        else:
            s.favors = s.favors + (a.a,)
        if pair:
            args: dict[str, Arg] = {"favor": "castles-favor-" + FAVOR_IDS[a.a]}
            tell(out, "favor-discarded", args, EVERYBODY, EVERYBODY)
        return []


class FoyerSide(TogetherStep[CastlesState]):
    """C-126, A-45  Everybody chooses the side of his foyer, all at once."""

    name = "foyer"

    def legal(self, s: CastlesState, f: Frame, seat: int) -> list[Action]:
        return FOYERS.copy()

    def why(self, s: CastlesState, f: Frame, seat: int, a: Action) -> NotLegal | None:
        return None if a.kind == FOYER else no_such_choice("C-126")

    def pick_of(self, s: CastlesState, f: Together, seat: int, a: Action) -> tuple[int, ...]:
        return (a.a,)

    def is_whole(self, s: CastlesState, f: Together, seat: int, picks: tuple[int, ...]) -> bool:
        return True

    def resolve(self, s: CastlesState, f: Together, out: Events) -> list[Frame]:
        for seat in f.seats:
            doors = f.picks_of(seat)[0]
            s.own_castle(seat).lay(TURNED[FOYER3 + doors - 3][0], 0, 0, 0)
            tell(out, "foyer", {"seat": seat, "doors": doors}, EVERYBODY, EVERYBODY)
        return []


class Start(Automatic[CastlesState]):
    """C-126, C-127, C-128  Money; then the first master builder, then bonus cards."""

    name = "start"

    def run(self, s: CastlesState, f: Frame, out: Events) -> list[Frame]:
        s.money = [START_MONEY] * s.seats
        if s.seats == SOLO:
            count = min(SOLO_CARDS, s.cards.size())
            tell(out, "dealt", {"count": count})
            return deal_frames(0, count, True)
        return [Frame("first"), Frame("dealing")]


class FirstBuilder(Chance[CastlesState]):
    """C-127  The first master builder; swans on 0, 1, 2, 3 clockwise from him."""

    name = "first"

    def deck(self, s: CastlesState, f: Frame) -> str:
        return "first"

    def odds(self, s: CastlesState, f: Frame) -> list[tuple[Action, int]]:
        return [(FIRSTS[seat], 1) for seat in range(s.seats)]

    def take(self, s: CastlesState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        s.builder = a.a
        for i in range(s.seats):
            add_points(s, (a.a + i) % s.seats, START, i)
        tell(out, "first", {"seat": a.a}, EVERYBODY, EVERYBODY)
        return []


class Dealing(Automatic[CastlesState]):
    """C-128  Three bonus cards each, while the deck lasts; then all choose what goes back."""

    name = "dealing"

    def run(self, s: CastlesState, f: Frame, out: Events) -> list[Frame]:
        frames: list[Frame] = []
        left = s.cards.size()
        got: list[int] = []
        for i in range(s.seats):
            seat = (s.builder + i) % s.seats
            count = min(CARDS_DEALT, left)
            left -= count
            frames += deal_frames(seat, count, True)
            if count > CARDS_KEPT:
                got.append(seat)
        tell(out, "dealt", {"count": min(CARDS_DEALT, s.cards.size())})
        if got:
            frames.append(together("choose", tuple(sorted(got))))
        return frames


class ChooseCards(TogetherStep[CastlesState]):
    """C-128  Keep two of three bonus cards; the third goes under the deck."""

    name = "choose"
    silent = True

    def legal(self, s: CastlesState, f: Frame, seat: int) -> list[Action]:
        return [RETURNS[card] for card in s.hands[seat]]

    def why(self, s: CastlesState, f: Frame, seat: int, a: Action) -> NotLegal | None:
        if a.kind != RETURN:
            return no_such_choice("C-128")
        return None if a.a in s.hands[seat] else why("C-128", "not-your-card")

    def pick_of(self, s: CastlesState, f: Together, seat: int, a: Action) -> tuple[int, ...]:
        return (a.a,)

    def is_whole(self, s: CastlesState, f: Together, seat: int, picks: tuple[int, ...]) -> bool:
        return True

    def resolve(self, s: CastlesState, f: Together, out: Events) -> list[Frame]:
        for i in range(s.seats):
            seat = (s.builder + i) % s.seats
            if seat in f.seats:
                card = f.picks_of(seat)[0]
                s.hands[seat] = tuple([c for c in s.hands[seat] if c != card])
                s.cards.put_under(card, 2**seat)
        tell(out, "returned", {}, EVERYBODY, EVERYBODY)
        return []


SETUP_STEPS: list[Step[CastlesState]] = [
    Favors(),
    FavorDraw(),
    FoyerSide(),
    Start(),
    FirstBuilder(),
    Dealing(),
    ChooseCards(),
]
