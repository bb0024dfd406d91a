"""Games to test with: every game, every number of seats, every pair of option values, seeded."""

from collections.abc import Iterator
from functools import cache, cached_property, lru_cache
from importlib import import_module
from importlib.resources import files
from itertools import combinations
from pathlib import Path
from typing import Any

from palatine.core.action import Action
from palatine.core.chance import AnyGame
from palatine.core.events import Event
from palatine.core.meta import Meta, Option, Options, OptionValue
from palatine.core.record import Record
from palatine.core.rng import Rng
from palatine.core.state import CHANCE, SPECTATOR, Frame
from palatine.games import GAMES, discover

# The template keeps the contract like any game, but nobody is offered it.
MODULES = {**GAMES, "tiny": "palatine.games._template"}


def is_known(game: str) -> bool:
    """Whether there is such a game; one of an installed package is looked for when it is named."""
    if game not in MODULES:
        discover()
        MODULES.update({name: GAMES[name] for name in [game] if name in GAMES})
    return game in MODULES


SOURCES = Path(__file__).parents[2] / "src" / "palatine"

Pair = tuple[tuple[str, str], tuple[str, str]]


def load_game(game: str) -> AnyGame:
    """The game with this id, the template included."""
    assert is_known(game)
    return import_module(MODULES[game]).GAME  # type: ignore[no-any-return]


def load_meta(game: str) -> Meta:
    """What a game declares, the template included."""
    assert is_known(game)
    return import_module(MODULES[game] + ".meta").META  # type: ignore[no-any-return]


@cache
def rules_of(game: str) -> str:
    """The text of its rules, from the sources (what is compiled lies elsewhere)."""
    package, folder = MODULES[game].rpartition(".")[::2]
    if not package:  # of another package
        return files(folder).joinpath("RULES.md").read_text("utf-8")
    return (SOURCES / "games" / folder / "RULES.md").read_text("utf-8")


LONG_SET = 8  # words of an option beyond which not each is tried alone


class Case:
    """One way to set up a game."""

    def __init__(self, game: str, seats: int, options: Options) -> None:
        self.game = game
        self.seats = seats
        self.options = options

    def __str__(self) -> str:
        values = [
            "+".join(value) or "none" if isinstance(value, list) else str(value)
            for value in self.options.values()
        ]
        return "-".join([self.game, str(self.seats), *values])


# --- every pair of values --------------------------------------------------------------------


def cases(game: str, meta: Meta) -> list[Case]:
    """So few set-ups as a greedy search finds, in which every pair of values comes together.

    The number of seats counts as a value. Pairs that an option's `needs` rule out are left out.
    """
    wanted = {pair for case in _all_pairs(game, meta) for pair in _pairs(case)}
    chosen: list[Case] = []
    while wanted:
        best = _completed(game, meta, min(wanted), wanted)
        wanted -= _pairs(best)
        chosen.append(best)
    return chosen


def _factors(meta: Meta) -> list[tuple[str, list[Any]]]:
    return [("seats", list(meta.seats))] + [(o.key, _values(o)) for o in meta.options]


def _values(option: Option) -> list[OptionValue]:
    """Every value; of a set: nothing, every word alone, everything. Of the words of a long set
    only the first and the last are tried alone: pairs of two long sets would be hundreds."""
    if option.kind != "set":
        return option.values()
    words = option.choices
    alone = words if len(words) <= LONG_SET else (words[0], words[-1])
    every: list[OptionValue] = [[], *[[word] for word in alone], list(option.choices)]
    return every


def _case(game: str, meta: Meta, chosen: dict[str, Any]) -> Case:
    """The set-up with these values, with what they need, and defaults for the rest."""
    options = {key: value for key, value in chosen.items() if key != "seats"}
    for option in reversed(meta.options):
        if option.key in options and option.needs:
            options.setdefault(*option.needs)
    return Case(game, chosen.get("seats", meta.seats[0]), meta.read_options(options))


def _all_pairs(game: str, meta: Meta) -> Iterator[Case]:
    """A set-up for each pair of values that can be had."""
    factors = _factors(meta)
    if len(factors) == 1:
        for seats in meta.seats:
            yield _case(game, meta, {"seats": seats})
    for (one, values), (other, others) in combinations(factors, 2):
        for value in values:
            for second in others:
                yield _case(game, meta, {one: value, other: second})


def _pairs(case: Case) -> set[Pair]:
    values = sorted(
        {"seats": str(case.seats), **{k: str(v) for k, v in case.options.items()}}.items()
    )
    return set(combinations(values, 2)) or {(values[0], values[0])}


def _completed(game: str, meta: Meta, first: Pair, wanted: set[Pair]) -> Case:
    """A set-up with the first pair and, factor by factor, as many of the others as can be."""
    texts = dict(first)
    chosen: dict[str, Any] = {
        key: value
        for key, values in _factors(meta)
        for value in values
        if texts.get(key) == str(value)
    }
    for key, values in _factors(meta):
        if key not in chosen:
            tries = [(_case(game, meta, {**chosen, key: value}), value) for value in values]
            kept = [(c, v) for c, v in tries if first in _pairs(c)]
            chosen[key] = max(kept, key=lambda pair: len(_pairs(pair[0]) & wanted))[1]
    return _case(game, meta, chosen)


# --- a game that was played ------------------------------------------------------------------


class Play:
    """A finished random game: the state before every entry and at the end, and what was done."""

    def __init__(self, case: Case, number: int, looks: int, game: AnyGame | None = None) -> None:
        self.case = case
        self.name = f"{case} {number}"
        self.number = number
        self.looks = looks  # how many states the slower checks look at
        self.game = game or load_game(case.game)
        self.meta = self.game.meta
        self.states: list[Any] = [self.game.new(case.seats, case.options)]
        self.moves: list[tuple[int, Action]] = []
        self.events: list[list[Event]] = []
        self._play(Rng(self.name))

    def _play(self, rng: Rng) -> None:
        game = self.game
        while not game.is_over(self.states[-1]):
            assert len(self.moves) < self.meta.bound, f"not over after {self.meta.bound} entries"
            s = self.states[-1].clone()
            who, action = some_move(game, s, rng)
            told: list[Event] = []
            game.apply(s, who, action, told)
            self.states.append(s)
            self.moves.append((who, action))
            self.events.append(told)

    @property
    def viewers(self) -> list[int]:
        """Every seat, and somebody who watches."""
        return [*range(self.case.seats), SPECTATOR]

    def rng(self, name: str) -> Rng:
        """Luck for a check, the same in every run."""
        return Rng(f"{self.name} {name}")

    @cached_property
    def sample(self) -> list[int]:
        """Places in `states` to look at: one of every kind of decision, then any, then the end."""
        kinds: dict[tuple[str, bool], int] = {}
        order = list(range(len(self.moves)))
        self.rng("sample").shuffle(order)
        for at in order:
            kinds.setdefault(kind_of(self.states[at]), at)
        seen = dict.fromkeys([*kinds.values(), *order])
        return [*list(seen)[: max(self.looks, 1)], len(self.moves)]

    @cached_property
    def decisions(self) -> list[int]:
        """The places of the sample where somebody is asked."""
        return [at for at in self.sample if self.game.to_move(self.states[at]) >= 0]

    @cached_property
    def draws(self) -> list[int]:
        """Some places where chance is asked."""
        places = [at for at, (who, _) in enumerate(self.moves) if who == CHANCE]
        self.rng("draws").shuffle(places)
        return places[: self.looks]

    @cached_property
    def record(self) -> Record:
        """The game as a record, with its hashes and result."""
        game = self.game
        record = Record(
            self.meta.id, self.meta.version, game.data_hash(), self.case.seats, self.case.options
        )
        for (who, action), after in zip(self.moves, self.states[1:]):
            record.add(who, action.text, after.digest())
        record.result = game.result(self.states[-1]).to_json()
        return record


def kind_of(s: Any) -> tuple[str, bool]:
    """What is asked, and whether some have answered already."""
    frame: Frame = s.frames[-1]
    return frame.step, any(getattr(frame, "done", ()))


def some_move(game: AnyGame, s: Any, rng: Rng) -> tuple[int, Action]:
    """A fair draw, or any legal action of any seat that is asked."""
    if game.to_move(s) == CHANCE:
        return CHANCE, game.pick(s, rng.below(game.total(s)))
    asked = game.pending(s)
    seat = asked[rng.below(len(asked))].seat
    legal = game.legal(s, seat)
    assert legal, f"{asked} but nothing is legal"
    return seat, legal[rng.below(len(legal))]


@lru_cache(maxsize=4)
def play(case: Case, number: int, looks: int) -> Play:
    """Played once for all checks that follow one another."""
    return Play(case, number, looks)
