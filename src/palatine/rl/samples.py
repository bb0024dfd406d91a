"""Games as rows for learning: one row for every number that a seat chose."""

import json
from collections.abc import Iterable
from typing import Any

import numpy as np
import numpy.typing as npt

from palatine.core.action import Action
from palatine.core.batch import difference, placing
from palatine.core.buffers import Flags, Numbers
from palatine.core.choosing import Chooser
from palatine.core.encoding import Encoding
from palatine.core.errors import BadRecord, PalatineError
from palatine.core.game import Game
from palatine.core.meta import Options
from palatine.core.state import CHANCE, Json

Arrays = dict[str, npt.NDArray[Any]]
Moves = Iterable[tuple[int, str]]  # seat or CHANCE, and the notation of the action
# The columns of a data set besides `provenance`, which has one text for each game.
COLUMNS = {
    "observation": np.int16,
    "mask": np.uint8,
    "action": np.int32,
    "seat": np.int8,
    "game": np.int32,
    "step": np.int32,
    "return_placing": np.float32,
    "return_difference": np.float32,
    "return_score": np.float32,
}


class Rows:
    """The rows of several games with the same rules, added game by game."""

    def __init__(self, rules: Game[Any], encoding: Encoding[Any]) -> None:
        self.rules = rules
        self.encoding = encoding
        self.columns: dict[str, list[Any]] = {name: [] for name in COLUMNS}
        self.provenance: list[str] = []

    def add(self, seats: int, options: Options, moves: Moves, provenance: Json) -> None:
        """Add the rows of one finished game. Raises an error, and adds nothing, where the game is
        not finished or a move is not legal."""
        rows: dict[str, list[Any]] = {name: [] for name in COLUMNS}
        points: list[int] = []  # of the choosing seat, before its choice
        state = self.rules.new(seats, options)
        for number, (who, text) in enumerate(moves, 1):
            action = self._legal(state, who, text, number)
            if who != CHANCE:
                before = len(rows["action"])
                self._choose(rows, state, who, action)
                points += [self.rules.score(state, who)] * (len(rows["action"]) - before)
            self.rules.apply(state, who, action)
        if not self.rules.is_over(state):
            raise BadRecord("error-dataset-unfinished")
        result = self.rules.result(state)
        for seat, score in zip(rows["seat"], points):
            rows["return_placing"].append(placing(result, seat))
            rows["return_difference"].append(difference(result, seat))
            rows["return_score"].append(result.scores[seat] - score)
        rows["game"] = [len(self.provenance)] * len(points)
        rows["step"] = list(range(len(points)))
        for name, values in rows.items():
            self.columns[name] += values
        about = {**provenance, "scores": result.scores, "places": result.places}
        self.provenance.append(json.dumps(about, sort_keys=True))

    def _legal(self, state: Any, who: int, text: str, number: int) -> Action:
        try:
            action = self.rules.parse(text)
            self.rules.check(state, who, action)
        except PalatineError as error:
            about = {**error.details, "entry": number, "reason": error.key}
            raise BadRecord("error-record-entry", about) from None
        return action

    def _choose(self, rows: dict[str, list[Any]], state: Any, seat: int, action: Action) -> None:
        """Add a row for each number of an action."""
        chooser = Chooser(self.rules)
        chooser.ask(state, seat)
        for number in self.rules.numbering.path(state, seat, action):
            seen, mask = Numbers(self.encoding.size), Flags(self.rules.numbering.count)
            self.encoding.write(state, seat, seen)
            chooser.mark_chosen(seen, self.encoding.chosen_at)
            chooser.mask(state, mask)
            rows["observation"].append(np.array(seen.view()))
            rows["mask"].append(np.array(mask.view()))
            rows["action"].append(number)
            rows["seat"].append(seat)
            chooser.take(state, number)

    def arrays(self) -> Arrays:
        """All rows as arrays, and the provenance of each game."""
        sizes = {"observation": self.encoding.size, "mask": self.rules.numbering.count}
        found: Arrays = {}
        for name, kind in COLUMNS.items():
            values = np.array(self.columns[name], kind)
            found[name] = values.reshape(-1, sizes[name]) if name in sizes else values
        found["provenance"] = np.array(self.provenance, dtype=np.str_)
        return found
