"""Where the two lines of a moment part, what was played and what was better, and how they go on."""

from collections.abc import Sequence
from typing import Any

from palatine.bots.judgement import seen_after
from palatine.bots.review import common_actions
from palatine.core.chance import AnyGame
from palatine.locales import Words
from palatine.service.thinking import offered_as

Line = Sequence[str]


class Continuation:
    """The actions of a line from a view on, what is seen between them, and what is touched."""

    def __init__(self, game: AnyGame, view: Any, line: Line) -> None:
        self.game = game
        self.path = [game.parse(text) for text in line]
        self._views = {0: view}
        self._touches: dict[int, list[str]] = {}

    def __len__(self) -> int:
        return len(self.path)

    def view(self, number: int) -> Any:
        """What is seen after so many of the actions."""
        if number not in self._views:
            self._views[number] = seen_after(self.game, self._views[0], self.path[:number])
        return self._views[number]

    def touched(self, number: int) -> list[str]:
        """What is touched for one of the actions; nothing where the seat is not asked any more."""
        if number not in self._touches:
            self._touches[number] = self._touched(self.view(number), number)
        return self._touches[number]

    def _touched(self, view: Any, number: int) -> list[str]:
        if not self.game.legal(view, view.viewer):
            return []
        offered = offered_as(self.game, view, self.path[number].text)
        offers = [one for one in self.game.face.offers(view) if one.text == offered]
        return list(offers[0].touches) if offers else []


class Parting:
    """What a seat saw where two lines part, with both lines from there and what they have in
    common."""

    def __init__(self, game: AnyGame, view: Any, played: Line, better: Line, words: Words) -> None:
        common = common_actions(played, better)
        self.game, self.words = game, words
        self.before = Continuation(game, view, played[:common])
        self.view = self.before.view(common)
        self.played = Continuation(game, self.view, played[common:])
        self.better = Continuation(game, self.view, better[common:])
