"""Sections 1 and 2: the set-up, then CHOOSE, REVEAL and REPEAT of every turn."""

from palatine.core.action import Action
from palatine.core.errors import NotLegal
from palatine.core.events import EVERYBODY
from palatine.core.state import CHANCE, Frame, Together, together
from palatine.core.step import Automatic, Chance, Events, Step, TogetherStep
from palatine.games.between.actions import DRAWS, LAY, LAYS, TAKE, TAKES, THRONE_DRAWS
from palatine.games.between.castle import founded
from palatine.games.between.counting import tell_scoring
from palatine.games.between.effects import (
    castle_key,
    place_in,
    room_key,
    shuffle_discards,
    tell,
    throne_key,
    without,
)
from palatine.games.between.parts import CHOSEN, HAND, ROUNDS
from palatine.games.between.state import UNDECIDED, BetweenState


def other_question(rule: str) -> NotLegal:
    """Something quite different is asked for now."""
    return NotLegal(rule, "between-why-other-question")


class Throne(Chance[BetweenState]):
    """B-108  A throne room for the castle in the frame."""

    name = "throne"

    def deck(self, s: BetweenState, f: Frame) -> str:
        return "thrones"

    def odds(self, s: BetweenState, f: Frame) -> list[tuple[Action, int]]:
        return [(THRONE_DRAWS[throne], 1) for throne in s.thrones]

    def total(self, s: BetweenState, f: Frame) -> int:
        return len(s.thrones)

    def pick(self, s: BetweenState, f: Frame, n: int) -> Action:
        return THRONE_DRAWS[s.thrones[n]]

    def take(self, s: BetweenState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        s.thrones.remove(a.a)
        s.castles[f.args[0]] = founded(a.a)
        tell(out, "throne", {"castle": castle_key(f.args[0]), "throne": throne_key(a.a)}, EVERYBODY)
        return []


class Round(Automatic[BetweenState]):
    """B-201, B-211, A-16  A new round: nine tiles for every place. B-212 after the second."""

    name = "round"

    def run(self, s: BetweenState, f: Frame, out: Events) -> list[Frame]:
        if s.round == ROUNDS:
            tell(out, "end", {}, EVERYBODY)
            tell_scoring(s, out)
            return []
        s.round += 1
        s.turn = 0
        tell(out, "round", {"round": s.round})
        if len(s.pile) < HAND * s.places:
            shuffle_discards(s, out)
        s.back = ()  # the deal hides again what lay in the pile
        s.buried = ()
        s.buried_known = ()
        s.since = ()
        return [Frame("deal", CHANCE, (0, HAND)), Frame("turn")]


class Deal(Chance[BetweenState]):
    """B-201, B-1102  One tile for the place in the frame, which gets so many; then the next one."""

    name = "deal"

    def deck(self, s: BetweenState, f: Frame) -> str:
        return "tiles"

    def odds(self, s: BetweenState, f: Frame) -> list[tuple[Action, int]]:
        return [(DRAWS[tile], 1) for tile in s.pile]

    def total(self, s: BetweenState, f: Frame) -> int:
        return len(s.pile)

    def pick(self, s: BetweenState, f: Frame, n: int) -> Action:
        return DRAWS[s.pile[n]]

    def take(self, s: BetweenState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        place, left = f.args
        s.pile.pop(place_in(s.pile, a.a))
        s.hands[place] = tuple(sorted(s.hands[place] + (a.a,)))
        if left > 1:
            return [Frame("deal", CHANCE, (place, left - 1))]
        if place + 1 < s.places:
            return [Frame("deal", CHANCE, (place + 1, HAND))]
        tell(out, "dealt", {"count": HAND}, EVERYBODY)
        return []


class Turn(Automatic[BetweenState]):
    """B-202  CHOOSE and REVEAL, PLACE castle by castle (A-11), REPEAT; B-1103 with Ludwig first."""

    name = "turn"

    def run(self, s: BetweenState, f: Frame, out: Events) -> list[Frame]:
        frames: list[Frame] = []
        if s.places > s.seats:
            ludwig = s.places - 1
            human = s.left_of(ludwig) if s.round == 1 else s.right_of(ludwig)  # B-1103, B-1106
            frames = [Frame("ludwig", CHANCE, (ludwig,)) for _ in range(CHOSEN)]
            frames.append(Frame("assign", human, (ludwig,)))
        frames.append(together("choose", tuple(range(s.seats))))
        frames += [Frame("castle", CHANCE, (castle,)) for castle in range(s.places)]
        frames.append(Frame("repeat"))
        return frames


class Ludwig(Chance[BetweenState]):
    """B-1103  A tile at random out of Ludwig's hand, face up."""

    name = "ludwig"

    def deck(self, s: BetweenState, f: Frame) -> str:
        return "ludwig"

    def odds(self, s: BetweenState, f: Frame) -> list[tuple[Action, int]]:
        return [(DRAWS[tile], 1) for tile in s.hands[f.args[0]]]

    def total(self, s: BetweenState, f: Frame) -> int:
        return len(s.hands[f.args[0]])

    def pick(self, s: BetweenState, f: Frame, n: int) -> Action:
        return DRAWS[s.hands[f.args[0]][n]]

    def take(self, s: BetweenState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        place = f.args[0]
        s.hands[place] = without(s.hands[place], a.a)
        s.shown[place] = tuple(sorted(s.shown[place] + (a.a,)))
        if len(s.shown[place]) == CHOSEN:
            one, two = s.shown[place]
            tell(out, "ludwig", {"one": room_key(one), "two": room_key(two)}, EVERYBODY)
        return []


class Assign(Step[BetweenState]):
    """B-1103, B-1106, A-34  One of Ludwig's tiles for his left castle, the other for the right."""

    name = "assign"

    def legal(self, s: BetweenState, f: Frame, seat: int) -> list[Action]:
        return [LAYS[tile] for tile in s.shown[f.args[0]]]

    def why(self, s: BetweenState, f: Frame, seat: int, a: Action) -> NotLegal | None:
        if a.kind != LAY:
            return other_question("B-1103")
        if a.a not in s.shown[f.args[0]]:
            return NotLegal("B-1103", "between-why-not-shown", {"room": room_key(a.a)})
        return None

    def take(self, s: BetweenState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        place = f.args[0]
        s.lefts[place] = a.a
        if out is not None:
            other = without(s.shown[place], a.a)[0]
            left = {"room": room_key(a.a), "castle": castle_key(place)}
            right = {"other": room_key(other), "right": castle_key(s.right_of(place))}
            tell(out, "assigned", {"seat": seat, **left, **right})
        return []


class Choose(TogetherStep[BetweenState]):
    """B-203  Two tiles of the hand, at once and in secret; B-204 when all have chosen."""

    name = "choose"
    silent = True

    def legal(self, s: BetweenState, f: Frame, seat: int) -> list[Action]:
        assert isinstance(f, Together)
        picks = f.picks_of(seat)
        return [TAKES[tile] for tile in s.hands[seat] if tile not in picks]

    def why(self, s: BetweenState, f: Frame, seat: int, a: Action) -> NotLegal | None:
        assert isinstance(f, Together)
        if a.kind != TAKE:
            return other_question("B-203")
        if a.a not in s.hands[seat]:
            return NotLegal("B-203", "between-why-not-in-hand", {"room": room_key(a.a)})
        if a.a in f.picks_of(seat):
            return NotLegal("B-203", "between-why-chosen", {"room": room_key(a.a)})
        return None

    def pick_of(self, s: BetweenState, f: Together, seat: int, a: Action) -> tuple[int, ...]:
        return tuple(sorted(f.picks_of(seat) + (a.a,)))

    def is_whole(self, s: BetweenState, f: Together, seat: int, picks: tuple[int, ...]) -> bool:
        return len(picks) == CHOSEN

    def resolve(self, s: BetweenState, f: Together, out: Events) -> list[Frame]:
        """B-204  All turn their tiles up; the rest lies under the token beside them."""
        for seat in f.seats:
            one, two = f.picks_of(seat)
            s.shown[seat] = (one, two)
            s.hands[seat] = without(without(s.hands[seat], one), two)
            if out is not None:
                names = {"one": room_key(one) + "-acc", "two": room_key(two) + "-acc"}
                tell(out, "revealed", {"seat": seat, **names}, EVERYBODY)
        for place in range(s.places):
            castle = place if s.round == 1 else s.right_of(place)  # B-203, B-211
            s.stacks[castle] = s.hands[place]
        s.hands = [()] * s.places
        return []


def known_mask(s: BetweenState, castle: int) -> int:
    """The seats that have had the stack under this castle's token in hand (A-25)."""
    mask = 0
    place = castle if s.round == 1 else s.left_of(castle)
    for _ in range(min(s.turn + 1, s.places)):
        if s.is_person(place):
            mask |= 1 << place
        place = s.right_of(place) if s.round == 1 else s.left_of(place)
    return mask


class Repeat(Automatic[BetweenState]):
    """B-209, B-211  Take the stack on the other side; a single tile is discarded unseen."""

    name = "repeat"

    def run(self, s: BetweenState, f: Frame, out: Events) -> list[Frame]:
        s.lefts = [UNDECIDED] * s.places
        if len(s.stacks[0]) == 1:
            for castle in range(s.places):
                s.down = s.down + s.stacks[castle]
                s.down_known = s.down_known + (known_mask(s, castle),)
            s.stacks = [()] * s.places
            tell(out, "last-tiles", {"count": s.places})
            return [Frame("round")]
        for castle in range(s.places):
            place = s.left_of(castle) if s.round == 1 else castle
            s.hands[place] = s.stacks[castle]
        s.stacks = [()] * s.places
        s.turn += 1
        tell(out, "passed", {"count": len(s.hands[0])}, EVERYBODY)
        return [Frame("turn")]
