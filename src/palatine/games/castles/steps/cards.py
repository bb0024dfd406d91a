"""Bonus cards: drawing, and what goes back under the deck (C-128, C-671)."""

from palatine.core.action import Action
from palatine.core.errors import NotLegal
from palatine.core.events import Arg, only
from palatine.core.state import CHANCE, Frame
from palatine.core.step import Automatic, Chance, Events, Step
from palatine.games.castles.actions import DRAWS, KEEP, KEEPS, RETURN, RETURNS
from palatine.games.castles.effects import get_card, tell
from palatine.games.castles.parts import CARD_IDS, CARDS
from palatine.games.castles.reasons import no_such_choice, why
from palatine.games.castles.state import CastlesState


class Deal(Automatic[CastlesState]):
    """C-128, C-671  The next card for a seat; cards put under the deck come in their order."""

    name = "deal"

    def run(self, s: CastlesState, f: Frame, out: Events) -> list[Frame]:
        if s.cards.is_fixed():
            get_card(s, f.args[0], s.cards.take_fixed(), f.args[1] == 1, out)
            return []
        return [Frame("draw", CHANCE, f.args)]


class Draw(Chance[CastlesState]):
    """C-128, C-671  A bonus card from the shuffled deck."""

    name = "draw"

    def deck(self, s: CastlesState, f: Frame) -> str:
        return "bonus cards"

    def odds(self, s: CastlesState, f: Frame) -> list[tuple[Action, int]]:
        rest = s.cards.rest
        return [(DRAWS[card], rest[card]) for card in range(CARDS) if rest[card] > 0]

    def total(self, s: CastlesState, f: Frame) -> int:
        return s.cards.unordered()

    def pick(self, s: CastlesState, f: Frame, n: int) -> Action:
        return DRAWS[s.cards.numbered(n)]

    def take(self, s: CastlesState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        s.cards.take(a.a)
        get_card(s, f.args[0], a.a, f.args[1] == 1, out)
        return []


class Return(Step[CastlesState]):
    """C-671  Keep one of the two cards drawn, the other goes under the deck. A-25: a card drawn
    alone may be kept."""

    name = "return"

    def legal(self, s: CastlesState, f: Frame, seat: int) -> list[Action]:
        found = [RETURNS[card] for card in s.looking]
        if len(found) == 1:
            found.append(KEEPS)
        return found

    def why(self, s: CastlesState, f: Frame, seat: int, a: Action) -> NotLegal | None:
        if a.kind == KEEP:
            return None if len(s.looking) == 1 else why("C-671", "keep-one")
        if a.kind != RETURN:
            return no_such_choice("C-671")
        return None if a.a in s.looking else why("C-671", "not-drawn")

    def take(self, s: CastlesState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        kept = s.looking
        if a.kind == RETURN:
            kept = tuple([card for card in kept if card != a.a])
            s.cards.put_under(a.a, 2**seat)
        s.hands[seat] = tuple(sorted(s.hands[seat] + kept))
        s.looking = ()
        if out is not None:
            tell(out, "chose", {"seat": seat, "count": len(kept)})
            for card in kept:
                args: dict[str, Arg] = {"card": "castles-card-" + CARD_IDS[card]}
                tell(out, "keeps", args, only(seat))
        return []


CARD_STEPS: list[Step[CastlesState]] = [Deal(), Draw(), Return()]
