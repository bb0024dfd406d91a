"""Templates that learners could not rely on, for test_checks_can_fail.py."""

from collections.abc import Sequence
from typing import Any

from contract.wrapped import Wrapped
from palatine.core.action import Action
from palatine.core.buffers import Numbers
from palatine.core.encoding import Encoding
from palatine.core.numbering import Numbering, Path
from palatine.games._template import GAME
from palatine.games._template.actions import DRAW, PLAY, TABLE
from palatine.games._template.encode import TinyEncoding


class TellsHands(TinyEncoding):
    """Another's first card in the place of the number of rounds left."""

    def fill(self, s: Any, seat: int, into: Numbers, start: int) -> int:
        end = super().fill(s, seat, into, start)
        other = s.hands[(seat + 1) % s.seats]
        into.put(start + self.starts["rounds_left"], max(other[0], 0) if other else 0)
        return end


class Tells(Wrapped):
    """Learners are told what they must not know."""

    def encoding(self, groups: Sequence[str] = ()) -> Encoding[Any]:
        return TellsHands(GAME.numbering, groups)


class GrowsBeyond(TinyEncoding):
    """A number that no feature declares."""

    def fill(self, s: Any, seat: int, into: Numbers, start: int) -> int:
        end = super().fill(s, seat, into, start)
        into.put(start + self.starts["seats"], 50)
        return end


class Grows(Wrapped):
    """A number beyond its range."""

    def encoding(self, groups: Sequence[str] = ()) -> Encoding[Any]:
        return GrowsBeyond(GAME.numbering, groups)


class OneForTwo(Numbering[Any]):
    """All cards have the number of the first."""

    def number(self, s: Any, seat: int, a: Action, k: int) -> int:
        return 0 if a.kind == PLAY and k == 0 else int(super().number(s, seat, a, k))


class Mixes(Wrapped):
    """Two actions with one number."""

    def make_numbering(self) -> Numbering[Any]:
        paths: list[Path] = [() if a.kind == DRAW else (a.text,) for a in TABLE.all]
        return OneForTwo(TABLE, paths, [])
