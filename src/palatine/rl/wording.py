"""A game as text, for language models: events, the position, the question, the legal actions.

It needs no package besides Palatine.
"""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from palatine import locales
from palatine.bots.base import Bot
from palatine.bots.entrants import make_entrant
from palatine.core.errors import BadOption
from palatine.core.match import Match
from palatine.core.record import Record
from palatine.core.state import OVER
from palatine.locales import LANGUAGES, Words
from palatine.rl.arguments import read_arguments
from palatine.rl.errors import EnvironmentProblem, own_errors
from palatine.rl.rewards import Rewards


@dataclass(frozen=True)
class TextAction:
    """A legal action: its notation, as in records, and a sentence that explains it."""

    text: str
    sentence: str


@dataclass(frozen=True)
class TextTurn:
    """One question to one seat as text, made only from what the seat may know.

    news: the events since its last question. position: the board. question: what is to be decided.
    """

    seat: int
    title: str
    news: Sequence[str]
    position: str
    question: str
    actions: Sequence[TextAction]
    language: str = "en"

    def prompt(self) -> str:
        """Everything as one text, which ends with instructions how to answer."""
        words = locales.load(self.language)
        head = words("core-text-you", {"seat": self.seat, "title": self.title})
        parts = [head]
        if self.news:
            parts.append("\n".join([words("core-text-news"), *self.news]))
        if self.position:
            parts.append(f"{words('core-text-position')}\n{self.position}")
        listed = [f"{n}. {a.text} | {a.sentence}" for n, a in enumerate(self.actions, 1)]
        parts.append("\n".join([self.question, *listed]))
        parts.append(words("core-text-answer"))
        return "\n\n".join(parts)

    def understood(self, answer: str | int) -> str:
        """The notation of the action that an answer names, by number or notation. Models explain
        themselves first, so the last line that names an action counts. Raises `EnvironmentProblem`
        where no line does."""
        answer = str(answer)
        by_name = {_plain(action.text): action.text for action in self.actions}
        by_name |= {str(n): action.text for n, action in enumerate(self.actions, 1)}
        for line in reversed(answer.splitlines()):
            name = _plain(line.rpartition(":")[2] if _plain(line) not in by_name else line)
            if name in by_name:
                return by_name[name]
        raise EnvironmentProblem("error-text-answer", {"answer": answer.strip()[-80:] or "-"})


def _plain(text: str) -> str:
    """The text in lower case, without the punctuation that models put around an answer."""
    return " ".join(text.casefold().split()).strip("`*\"'.#()[] ")


@dataclass(frozen=True)
class TextStep:
    """The result of an answer: the next question (None at the end) and the rewards of all seats."""

    turn: TextTurn | None
    rewards: list[float]


class TextEnv:
    """A game as text. Bots play the seats that have one; the other seats are asked in turn."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        language: str = "en",
        bots: Mapping[int, str] | None = None,
        reward: str = "placing",
    ) -> None:
        with own_errors():
            self.game, self.seats = read_arguments(game, seats, options)
            self.options = self.game.meta.read_options(options)
            self.bots = dict(bots or {})
            self._check(language)
            self.rewards = Rewards(self.game, self.seats, reward)
        self.words: Words = locales.load(language)
        self._match: Match | None = None
        self._minds: dict[int, Bot] = {}
        self._news: list[list[str]] = []

    def _check(self, language: str) -> None:
        if language not in LANGUAGES:
            allowed = ", ".join(LANGUAGES)
            about = {"option": "language", "value": language[:60], "allowed": allowed}
            raise BadOption("error-bad-option", about)
        for seat, name in self.bots.items():
            if not 0 <= seat < self.seats:
                raise BadOption("error-seat", {"number": seat, "count": self.seats})
            make_entrant(name, self.game.meta.id, "")

    @property
    def match(self) -> Match:
        """The running game with its record. Raises an error where none was started."""
        if self._match is None:
            raise EnvironmentProblem("error-environment-not-begun")
        return self._match

    @property
    def record(self) -> Record:
        """The game so far as a record, to be replayed, reviewed or made into a data set."""
        return self.match.record

    @property
    def turn(self) -> TextTurn | None:
        """The present question; None when the game is over."""
        seat = self.match.seat
        if seat == OVER:
            return None
        state, face = self.match.state, self.game.face
        view = self.game.view(state, seat)
        asked = next(one for one in self.game.pending(view) if one.seat == seat)
        return TextTurn(
            seat=seat,
            title=self.words(f"{self.game.meta.id}-title"),
            news=tuple(self._news[seat]),
            position=str(face.text_board(view, self.words)),
            question=self.words(asked.prompt, {"seat": seat}),
            actions=tuple(
                TextAction(a.text, face.sentence(view, a).said(self.words))
                for a in self.game.legal(view, seat)
            ),
            language=self.words.language,
        )

    def reset(self, seed: object = None) -> TextTurn | None:
        """Start a new game; the same seed and the same answers give the same game."""
        name = secrets.token_hex(16) if seed is None else str(seed)
        self._match = Match(self.game, self.seats, name, self.options)
        self._news = [[] for _ in range(self.seats)]
        self._minds = {
            seat: make_entrant(bot, self.game.meta.id, f"{name}/{seat}")
            for seat, bot in self.bots.items()
        }
        self.rewards.begin(self._match.state)
        self._bots_move([0.0] * self.seats)
        return self.turn

    def step(self, answer: str | int) -> TextStep:
        """Carry out the action that an answer names by notation or number, on its last line. Raises
        an error, and changes nothing, where the answer names none."""
        turn = self.turn
        if turn is None:
            raise EnvironmentProblem("error-environment-over")
        text = turn.understood(answer)
        self._news[turn.seat] = []
        paid = self._play(text, turn.seat)
        self._bots_move(paid)
        return TextStep(self.turn, paid)

    def result(self) -> str:
        """The points of all seats, so far or at the end, as text."""
        scores = self.match.result().scores
        lines = [f"{self.words.name(seat)}: {scores[seat]}" for seat in range(self.seats)]
        return "\n".join(lines)

    def _bots_move(self, paid: list[float]) -> None:
        """Let bots play until another seat is to move, and add their rewards to `paid`."""
        match = self.match
        while match.seat in self._minds:
            seat = match.seat
            action = self._minds[seat].choose(self.game, match.view(seat))
            for n, amount in enumerate(self._play(action.text, seat)):
                paid[n] += amount

    def _play(self, text: str, seat: int) -> list[float]:
        for event in self.match.play(text, seat):
            sentence = self.words(event.key, event.args)
            for reader in range(self.seats):
                if event.is_for(reader):
                    self._news[reader].append(sentence)
        return self.rewards.after_action(self.match.state)


def text(
    game: str,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    language: str = "en",
    bots: Mapping[int, str] | None = None,
    reward: str = "placing",
) -> TextEnv:
    """A game as text. language: en, cs, pl or ru. bots: the names of bots by seat.

    Examples:
        >>> env = text("torres", bots={1: "random"})
        >>> turn = env.reset(seed=1)
        >>> turn.actions[0]
        TextAction(text='place d1', sentence='Place your first knight on d1.')
        >>> env.step("I begin in the middle.\\nAnswer: place d1").rewards
        [0.0, 0.0]
    """
    return TextEnv(game, seats, options, language, bots, reward)
