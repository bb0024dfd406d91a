"""A face-down deck: pieces in no order, with an ordered top and bottom where rules put pieces back.

A piece is drawn from the unordered rest only when somebody gets or sees it, so no copy of a state
knows the future and there is no order that could leak. Pieces are kinds, small numbers from 0.
"""

from typing import Any

from palatine.core.native import HIDDEN, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Deck:
    """The ordered top, then the rest in no order, then the bottom (its last piece is the lowest).

    rest: how many of each kind lie in between. knows_top, knows_bottom: for each ordered place the
    mask of seats that know what lies there. unseen: in a view, how many pieces could be of any
    kind.
    """

    def __init__(self, rest: list[int]) -> None:
        self.rest = rest
        self.top: list[int] = []
        self.bottom: list[int] = []
        self.knows_top: list[int] = []
        self.knows_bottom: list[int] = []
        self.unseen = 0

    def clone(self) -> "Deck":
        copy = Deck(self.rest.copy())
        copy.top = self.top.copy()
        copy.bottom = self.bottom.copy()
        copy.knows_top = self.knows_top.copy()
        copy.knows_bottom = self.knows_bottom.copy()
        copy.unseen = self.unseen
        return copy

    def size(self) -> int:
        return len(self.top) + self.unordered() + len(self.bottom) + self.unseen

    def unordered(self) -> int:
        """How many pieces lie in no order."""
        n = 0
        for count in self.rest:
            n += count
        return n

    def is_empty(self) -> bool:
        """Whether no piece is left; quicker than counting them."""
        if self.top or self.bottom or self.unseen:
            return False
        for count in self.rest:
            if count:
                return False
        return True

    def is_fixed(self) -> bool:
        """Whether the next piece lies in a known place, so that no chance is needed."""
        if self.top:
            return True
        return self.unordered() + self.unseen == 0 and len(self.bottom) > 0

    def take_fixed(self) -> int:
        """Draw the next piece where `is_fixed`."""
        if self.top:
            self.knows_top.pop(0)
            return self.top.pop(0)
        self.knows_bottom.pop(0)
        return self.bottom.pop(0)

    def take(self, kind: int) -> None:
        """Remove a piece of this kind, which has been drawn, from the rest."""
        assert self.rest[kind] > 0
        self.rest[kind] -= 1

    def numbered(self, n: int) -> int:
        """The kind of the n-th piece of the rest, counted kind by kind."""
        for kind in range(len(self.rest)):
            if n < self.rest[kind]:
                return kind
            n -= self.rest[kind]
        raise AssertionError("no such piece in the rest")

    def put_on_top(self, kind: int, known_by: int) -> None:
        self.top.insert(0, kind)
        self.knows_top.insert(0, known_by)

    def put_under(self, kind: int, known_by: int) -> None:
        self.bottom.append(kind)
        self.knows_bottom.append(known_by)

    def shuffle_in(self, kind: int) -> None:
        """Put a piece into the rest."""
        self.rest[kind] += 1

    def contents(self) -> list[int]:
        """How many of each kind the whole deck holds."""
        counts = self.rest.copy()
        for kind in self.top + self.bottom:
            counts[kind] += 1
        return counts

    def seen_by(self, viewer: int) -> "Deck":
        """The deck as a viewer sees it: its size and the pieces in places that he knows, but not
        which pieces are ordered, nor the contents."""
        view = Deck([0] * len(self.rest))
        if viewer >= 0:
            bit = 1 << viewer
            view.top, view.knows_top = _known(self.top, self.knows_top, bit)
            low, known = _known(self.bottom[::-1], self.knows_bottom[::-1], bit)
            view.bottom, view.knows_bottom = low[::-1], known[::-1]
        view.unseen = self.size() - len(view.top) - len(view.bottom)
        return view

    def seen_with_ends(self, viewer: int) -> "Deck":
        """The same for games in which everybody sees how many pieces go on top or under, but not
        their faces: the ordered places are shown, HIDDEN where this viewer does not know the
        piece."""
        view = Deck([0] * len(self.rest))
        bit = 1 << viewer if viewer >= 0 else 0
        view.top = [_face(k, known, bit) for k, known in zip(self.top, self.knows_top)]
        view.bottom = [_face(k, known, bit) for k, known in zip(self.bottom, self.knows_bottom)]
        view.knows_top = [known & bit for known in self.knows_top]
        view.knows_bottom = [known & bit for known in self.knows_bottom]
        view.unseen = self.unordered() + self.unseen
        return view

    def to_json(self) -> list[Any]:
        return [
            self.rest.copy(),
            self.top.copy(),
            self.bottom.copy(),
            self.knows_top.copy(),
            self.knows_bottom.copy(),
            self.unseen,
        ]


def _face(kind: int, known_by: int, bit: int) -> int:
    """The piece in a place as a viewer sees it."""
    return kind if known_by & bit else HIDDEN


def _known(places: list[int], knows: list[int], bit: int) -> tuple[list[int], list[int]]:
    """The places up to the last one that the viewer knows, HIDDEN for unknown ones in between."""
    last = -1
    for i in range(len(places)):
        if knows[i] & bit:
            last = i
    seen = [places[i] if knows[i] & bit else HIDDEN for i in range(last + 1)]
    return seen, [bit if knows[i] & bit else 0 for i in range(last + 1)]


def deck_from_json(j: list[Any]) -> Deck:
    """Read back what `to_json` wrote."""
    deck = Deck(list(j[0]))
    deck.top = list(j[1])
    deck.bottom = list(j[2])
    deck.knows_top = list(j[3])
    deck.knows_bottom = list(j[4])
    deck.unseen = j[5]
    return deck
