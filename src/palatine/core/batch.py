"""Many games of one kind at once, for learners: one call steps them all.

Every game is asked for one number at a time. Draws are made at once, and a game that is over is
followed by a new one before the call returns, so every game always waits for a number. What is read
after a step lies in buffers whose memory numpy sees: for game i the observation and the mask of the
seat that is asked, that seat, the rewards of all seats for the step just made, and whether it ended
a game.
"""

from typing import Any, Final

from palatine.core.action import Action
from palatine.core.buffers import Amounts, Flags, Numbers
from palatine.core.encoding import Encoding
from palatine.core.errors import BadOption, NotLegal
from palatine.core.meta import Options
from palatine.core.native import Row, i64, row
from palatine.core.numbering import Numbering
from palatine.core.result import Result
from palatine.core.rng import Rng
from palatine.core.rules import Rules
from palatine.core.state import CHANCE, OVER

PLACING: Final = 0
DIFFERENCE: Final = 1
SCORE: Final = 2
REWARDS: Final = ("placing", "difference", "score")


class Slot:
    """One of the games: its state, and the decision that is being made."""

    def __init__(self, number: int, first: Any) -> None:
        self.number = number
        self.games = 0  # that were begun here
        self.rng: Rng = Rng("")
        self.state = first
        self.seat: int = OVER
        self.actions: list[Action] = []  # what may still be meant
        self.numbers: Row = row([])  # the next number of each of them
        self.chosen: list[int] = []
        self.scores: list[int] = []  # before this step


class Batch:
    """n games, stepped together.

    observations: n times `encoding.size` numbers. masks: n times `numbering.count` flags. seats:
    who is asked. rewards, scores: n times as many as seats; scores are those of the last finished
    game. dones: whether the last step ended a game.
    """

    def __init__(
        self,
        rules: Rules[Any],
        n: int,
        seats: int,
        options: Options,
        seed: str,
        encoding: Encoding[Any],
        reward: str = "placing",
        seen: bool = True,
        first: int = 0,
    ) -> None:
        """seen: whether observations and masks are written. first: the number of the first game,
        where several batches share the work."""
        if reward not in REWARDS:
            raise BadOption(
                "error-bad-option",
                {"option": "reward", "value": reward[:60], "allowed": ", ".join(REWARDS)},
            )
        self.rules = rules
        self.n = n
        self.players = seats
        self.options = options
        self.seed = seed
        self.reward = REWARDS.index(reward)
        self.seen = seen
        self.encoding = encoding
        self.numbering: Numbering[Any] = encoding.numbering
        self.size: int = encoding.size
        self.count: int = self.numbering.count
        self.observations = Numbers(n * self.size if seen else 0)
        self.masks = Flags(n * self.count if seen else 0)
        self.seats = Numbers(n)
        self.rewards = Amounts(n * seats)
        self.scores = Numbers(n * seats)
        self.dones = Flags(n)
        self.first = first
        self.slots: list[Slot] = []
        self.luck = Rng(f"{seed} sample {first}")
        self.reset(seed)

    def reset(self, seed: str) -> None:
        """Begin all games anew."""
        self.seed = seed
        self.luck = Rng(f"{seed} sample {self.first}")
        self.masks.clear(0, self.masks.size)
        self.dones.clear(0, self.n)
        self.slots = [Slot(i, self.rules.new(self.players, self.options)) for i in range(self.n)]
        for slot in self.slots:
            self._begin(slot)
            self._ask(slot)
            for seat in range(self.players):
                self.rewards.put(slot.number * self.players + seat, 0.0)

    def sample(self) -> list[int]:
        """A number for each game: of an action that is legal there, each equally likely."""
        found: list[int] = []
        for slot in self.slots:
            found.append(slot.numbers[self.luck.below(len(slot.numbers))])
        return found

    def step(self, numbers: list[int]) -> None:
        """Choose a number in each game. One that is not allowed is refused, and nothing changes."""
        if len(numbers) != self.n:
            raise NotLegal("", "error-numbers-of-batch", {"given": len(numbers), "games": self.n})
        for slot in self.slots:
            if not self._is_allowed(slot, numbers[slot.number]):
                about: dict[str, str | int] = {"number": numbers[slot.number], "game": slot.number}
                raise NotLegal("", "error-number-of-game", about)
        for slot in self.slots:
            self._step(slot, numbers[slot.number])

    def _is_allowed(self, slot: Slot, number: int) -> bool:
        if self.seen:
            return 0 <= number < self.count and (
                self.masks.cells[slot.number * self.count + number] != 0
            )
        wanted: i64 = number
        for known in slot.numbers:
            if known == wanted:
                return True
        return False

    def _step(self, slot: Slot, number: int) -> None:
        """Carry out one number in one game."""
        if self.seen:
            self._lower_flags(slot)
        kept: list[Action] = []
        wanted: i64 = number
        known = slot.numbers
        for i in range(len(slot.actions)):
            if known[i] == wanted:
                kept.append(slot.actions[i])
        k = len(slot.chosen)
        if not self.numbering.is_whole(slot.state, slot.seat, kept[0], k):
            self._go_on(slot, kept, number)
            return
        self.rules.apply(slot.state, slot.seat, kept[0])
        self._settle(slot)
        self._pay(slot)
        if slot.seat == OVER:
            slot.state = self.rules.new(self.players, self.options)
            self._begin(slot)
        self._ask(slot)

    def _go_on(self, slot: Slot, kept: list[Action], number: int) -> None:
        """The action is not complete: only what may be meant and `chosen` change."""
        slot.actions = kept
        slot.chosen.append(number)
        slot.numbers = self.numbering.numbers(slot.state, slot.seat, kept, len(slot.chosen))
        self.dones.put(slot.number, 0)
        for seat in range(self.players):
            self.rewards.put(slot.number * self.players + seat, 0.0)
        if self.seen:
            at = slot.number * self.size + self.encoding.chosen_at
            self.observations.add(at + self.numbering.openers[number], 1)
            self._raise_flags(slot)

    def _begin(self, slot: Slot) -> None:
        """The first decision of a new game."""
        slot.rng = Rng(f"{self.seed} {self.first + slot.number} {slot.games}")
        slot.games += 1
        self._settle(slot)
        if self.reward == SCORE:
            slot.scores = [self.rules.score(slot.state, seat) for seat in range(self.players)]

    def _settle(self, slot: Slot) -> None:
        """Draw until a seat is asked, or the game is over."""
        rules = self.rules
        s = slot.state
        seat = rules.to_move(s)
        while seat == CHANCE:
            rules.apply(s, CHANCE, rules.pick(s, slot.rng.below(rules.total(s))))
            seat = rules.to_move(s)
        slot.seat = seat

    def _ask(self, slot: Slot) -> None:
        """Write what the seat that is asked sees and may do."""
        s = slot.state
        slot.actions = self.rules.legal(s, slot.seat)
        slot.numbers = self.numbering.numbers(s, slot.seat, slot.actions, 0)
        if slot.chosen:
            slot.chosen = []
        self.seats.put(slot.number, slot.seat)
        if self.seen:
            self.encoding.write(s, slot.seat, self.observations, slot.number * self.size)
            self._raise_flags(slot)

    def _raise_flags(self, slot: Slot) -> None:
        self.masks.put_at(slot.number * self.count, slot.numbers, 1)

    def _lower_flags(self, slot: Slot) -> None:
        self.masks.put_at(slot.number * self.count, slot.numbers, 0)

    # --- rewards ----------------------------------------------------------------------------

    def _pay(self, slot: Slot) -> None:
        """The rewards of the step just made, and whether it ended the game."""
        over = slot.seat == OVER
        self.dones.put(slot.number, 1 if over else 0)
        at = slot.number * self.players
        if self.reward == SCORE:
            for seat in range(self.players):
                score = self.rules.score(slot.state, seat)
                self.rewards.put(at + seat, float(score - slot.scores[seat]))
                slot.scores[seat] = score
        elif not over:
            for seat in range(self.players):
                self.rewards.put(at + seat, 0.0)
        if over:
            self._pay_at_end(slot, at)

    def _pay_at_end(self, slot: Slot, at: int) -> None:
        result = self.rules.result(slot.state)
        for seat in range(self.players):
            self.scores.put(at + seat, result.scores[seat])
            if self.reward == PLACING:
                self.rewards.put(at + seat, placing(result, seat))
            elif self.reward == DIFFERENCE:
                self.rewards.put(at + seat, difference(result, seat))


def placing(result: Result, seat: int) -> float:
    """From 1 for the first place to -1 for the last: the share of the others that one is ahead of,
    less the share that is ahead. Alone it is the hundredth part of one's points."""
    others = len(result.places) - 1
    if others == 0:
        return result.scores[seat] / 100
    ahead = 0
    for place in result.places:
        if place > result.places[seat]:
            ahead += 1
        elif place < result.places[seat]:
            ahead -= 1
    return ahead / others


def difference(result: Result, seat: int) -> float:
    """Own points less the mean of the others'; alone one's points."""
    others = len(result.scores) - 1
    if others == 0:
        return float(result.scores[seat])
    return result.scores[seat] - (sum(result.scores) - result.scores[seat]) / others
