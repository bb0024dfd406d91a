"""The table as a seat sees it, written as small whole numbers for learners.

A game says by a list of features what it writes, and writes them in that order. It may be given the
whole state, which saves making a view: what it writes is the same as from the view (the contract
tests compare them everywhere).
"""

from collections.abc import Sequence
from typing import Generic, TypeVar

from palatine.core.buffers import Numbers
from palatine.core.errors import BadOption
from palatine.core.native import i64, mypyc_attr
from palatine.core.numbering import Numbering
from palatine.core.state import State

S = TypeVar("S", bound=State)

CHOSEN = "chosen"  # the group that all games have where an action takes several numbers


class Feature:
    """A named group of numbers: its shape, the range they keep to, and what they mean.

    optional: written only where it is asked for by name.
    """

    def __init__(
        self,
        name: str,
        shape: tuple[int, ...],
        low: int,
        high: int,
        about: str,
        optional: bool = False,
    ) -> None:
        self.name = name
        self.shape = shape
        self.low = low
        self.high = high
        self.about = about
        self.optional = optional
        self.size = 1
        for n in shape:
            self.size *= n


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding(Generic[S]):
    """What is written of one game, with the optional groups that were asked for.

    features: the groups in order. size: how many numbers that is. starts: where a group begins.
    """

    def __init__(
        self, everything: list[Feature], numbering: Numbering[S], groups: Sequence[str] = ()
    ) -> None:
        optional = [feature.name for feature in everything if feature.optional]
        for name in groups:
            if name not in optional:
                allowed = ", ".join(optional) or "-"
                raise BadOption("error-unknown-group", {"group": name[:60], "allowed": allowed})
        self.groups: list[str] = [name for name in optional if name in groups]
        self.everything = everything
        self.features: list[Feature] = [
            feature for feature in everything if not feature.optional or feature.name in groups
        ]
        self.numbering = numbering
        if numbering.opening:
            self.features.append(chosen_feature(numbering))
        self.size = 0
        self.starts: dict[str, int] = {}
        for feature in self.features:
            self.starts[feature.name] = self.size
            self.size += feature.size
        self.chosen_at: int = self.starts.get(CHOSEN, self.size)
        self.whole: i64 = 0  # so many numbers at the beginning `fill` writes one and all

    def has(self, group: str) -> bool:
        """Whether an optional group was asked for."""
        return group in self.groups

    def write(self, s: S, seat: int, into: Numbers, start: int = 0) -> None:
        """Write what a seat (or SPECTATOR) sees; of a view, its own viewer. Nothing is chosen."""
        into.clear(start + self.whole, self.size - self.whole)
        end = self.fill(s, seat, into, start)
        assert end == start + self.chosen_at, "the features and what is written disagree"

    def fill(self, s: S, seat: int, into: Numbers, start: i64) -> i64:
        """Write all groups one after another; where they end. Noughts stand there now, but not in
        the first `whole` numbers."""
        raise AssertionError("a game has its own features")

    def named(self, s: S, seat: int) -> dict[str, list[int]]:
        """The groups by name, for people and tests."""
        into = Numbers(self.size)
        self.write(s, seat, into)
        return {f.name: into.read(self.starts[f.name], f.size) for f in self.features}


def chosen_feature(numbering: Numbering[S]) -> Feature:
    """The numbers chosen so far in a decision of several."""
    about = "the numbers chosen so far where an action takes several, counted by opening number"
    return Feature(CHOSEN, (len(numbering.opening),), 0, numbering.depth, about)


def order_from(seat: int, seats: int) -> list[int]:
    """The seats in the order in which they sit from this one on; a spectator looks from seat 0."""
    first = max(seat, 0)
    return [(first + i) % seats for i in range(seats)]
