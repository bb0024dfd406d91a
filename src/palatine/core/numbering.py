"""The actions of a game as numbers from one fixed range, for learners.

Most actions have one number. An action of many parts (a piece and where it goes) takes several, one
after another, so that there are hundreds of numbers and not tens of thousands: its *path*. No path
is the beginning of another that is legal at the same time, so numbers chosen one by one always lead
to just one action. Rules, records and tables know nothing of it: `Chooser` (choosing.py) follows a
path on top of an ordinary decision.

Numbers are the places of `names`. A version of a game never changes them.
"""

from typing import Generic, TypeVar

from palatine.core.action import Action, ActionTable
from palatine.core.native import Row, i64, mypyc_attr, noughts, row
from palatine.core.state import State

S = TypeVar("S", bound=State)

Path = tuple[str, ...]  # the names of an action's numbers; () for what nobody chooses


@mypyc_attr(allow_interpreted_subclasses=True)
class Numbering(Generic[S]):
    """The numbers of one game's actions.

    names: by number, what choosing it means. depth: the most numbers an action takes. opening: the
    names after which another number follows; openers: by number its place among them, or -1.
    """

    def __init__(self, table: ActionTable, paths: list[Path], open_paths: list[Path]) -> None:
        """paths: by index in the table. open_paths: those of actions that stand in no table."""
        self.names: list[str] = []
        self.by_name: dict[str, int] = {}
        self.depth = 1
        opening: dict[str, None] = {}
        for path in paths + open_paths:
            self.depth = max(self.depth, len(path))
            for i in range(len(path)):
                self._name(path[i])
                if i + 1 < len(path):
                    opening[path[i]] = None
        self.count = len(self.names)
        self._paths: Row = row(self._flat(paths))
        self.opening: list[str] = list(opening)
        places = {name: place for place, name in enumerate(self.opening)}
        self.openers: Row = row([places.get(name, -1) for name in self.names])
        assert len(paths) == len(table.all), "every action of the table has a path"

    def _name(self, name: str) -> None:
        if name not in self.by_name:
            self.by_name[name] = len(self.names)
            self.names.append(name)

    def _flat(self, paths: list[Path]) -> list[int]:
        flat: list[int] = []
        for path in paths:
            flat += [self.by_name[name] for name in path] + [-1] * (self.depth - len(path))
        return flat

    def number(self, s: S, seat: int, a: Action, k: i64) -> i64:
        """Number k of a legal action's path, -1 after the last; a game with actions that stand in
        no table extends this."""
        return self._paths[a.index * self.depth + k]

    def path(self, s: S, seat: int, a: Action) -> list[int]:
        """All numbers of a legal action, in order."""
        found: list[int] = []
        for k in range(self.depth):
            number = self.number(s, seat, a, k)
            if number < 0:
                break
            found.append(number)
        return found

    def numbers(self, s: S, seat: int, actions: list[Action], k: i64) -> Row:
        """Number k of each of these legal actions."""
        found = noughts(len(actions))
        size: i64 = len(actions)
        for i in range(size):
            found[i] = self.number(s, seat, actions[i], k)
        return found

    def is_whole(self, s: S, seat: int, a: Action, k: int) -> bool:
        """Whether number k is the last of an action."""
        return k + 1 >= self.depth or self.number(s, seat, a, k + 1) < 0
