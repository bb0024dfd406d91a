"""The door of the library: a match, contests, advice, records and scores in one call each.

`import palatine` exports what stands here; docs/library.md shows how they are used together.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from palatine import games, locales
from palatine.bots import arena as contests
from palatine.bots import hints, register_file
from palatine.bots import ladder as ladders
from palatine.bots import review as reviews
from palatine.bots.hints import Hint
from palatine.bots.reports import ArenaReport, LadderReport
from palatine.bots.review import Review
from palatine.bots.runners import runner
from palatine.bots.store import ContestStore
from palatine.core import match, record
from palatine.core.documents import Score
from palatine.core.errors import BadOption, BadRecord
from palatine.core.game import Game
from palatine.core.meta import OptionValue
from palatine.core.record import Record
from palatine.core.state import OVER, SPECTATOR


class Match(match.Match):
    """A game at hand: ``Match("torres", seats=3, seed="demo", variant="master")``.

    Whatever the game draws is drawn by itself, from the seed. Seats count from 0.

    Examples:
        >>> match = Match("torres", seats=2, seed="demo")
        >>> match.seat, match.legal()[:2]
        (0, ['place d1', 'place c3'])
        >>> [event.key for event in match.play("place c3")]
        ['torres-event-place']
        >>> match.undo()
        'place c3'
    """

    def __init__(
        self, game: str, seats: int, seed: str = "", language: str = "en", **options: OptionValue
    ) -> None:
        super().__init__(games.load(game), seats, seed, options)
        self.words = locales.load(language)

    def __str__(self) -> str:
        """The position as text, as the seat that is asked sees it."""
        return str(self.game.face.text_board(self.view(max(self.seat, SPECTATOR)), self.words))

    def svg(self, seat: int = SPECTATOR, words: Any = None, style: str = "") -> str:
        """The board as a picture that stands alone: as a seat sees it, or a spectator."""
        return super().svg(seat, words or self.words, style)


def arena(
    game: str,
    bots: Sequence[str],
    *,
    seats: int = 2,
    count: int = 100,
    seed: str = "0",
    jobs: int = 1,
    options: Mapping[str, OptionValue] | None = None,
) -> ArenaReport:
    """Let opponents play `count` games, with rotated seats and equal deals, in so many processes.

    bots: names, or classes of files (`mine.py:MyBot`); fewer than seats are taken round again.

    Examples:
        >>> report = arena("louis", ["page", "random"], count=2)
        >>> report.games, report.standing("page").wins
        (2, 2.0)
    """
    what = contests.contest(game, list(bots), seats, dict(options or {}), seed)
    return contests.run(what, count, runner(jobs))


def ladder(
    game: str,
    bots: Sequence[str],
    *,
    seats: int = 2,
    count: int = 100,
    seed: str = "0",
    jobs: int = 1,
    options: Mapping[str, OptionValue] | None = None,
    every_pair: bool = False,
    store: str | Path | None = None,
) -> LadderReport:
    """Let opponents, the weakest first, play against the next weaker one each, or in every pair;
    at two seats or more.

    store: a file that keeps played games, so that more can be added later.

    Examples:
        >>> report = ladder("louis", ["random", "page"], count=2)
        >>> [(pair.pair, pair.games) for pair in report.pairs]
        [(('page', 'random'), 2)]
    """
    if seats < 2:
        raise BadOption("error-bot-count", {"bots": 2, "seats": seats})
    chosen = games.meta(game).read_options(options)
    what = ladders.Ladder(game, tuple(bots), seats, chosen, seed, every_pair)
    for name in bots:
        register_file(name)
    kept = ContestStore(None if store is None else Path(store))
    return ladders.climb(what, count, kept, runner(jobs))


def hint(match: match.Match, seat: int | None = None, rollouts: int | None = None) -> Hint:
    """What a seat (the one that is asked by default) might do: up to three actions, and what each
    is expected to bring. rollouts: by default as many as the Palatine has there.

    Examples:
        >>> match = Match("louis", seats=2, seed="demo")
        >>> found = hint(match, rollouts=4)
        >>> found.seat == match.seat, found.options[0].action in match.legal()
        (True, True)
    """
    asked = match.seat if seat is None else seat
    viewer = SPECTATOR if asked == OVER else asked
    return hints.hint_at(match.game, match.record, None, viewer, rollouts)


def review(played: Record, rollouts: int | None = None) -> Review:
    """Every decision of a finished game: what it gave away, what would have been better, and what
    was luck. rollouts: of a full judgement, as for `hint`: with the same number both agree.

    Examples:
        >>> match = Match("torres", seats=2, seed="demo")
        >>> review(match.record)
        Traceback (most recent call last):
        ...
        palatine.core.errors.BadRecord: bots-review-unfinished
    """
    if played.result is None:
        raise BadRecord("bots-review-unfinished")
    return reviews.review(_game_of(played), played, rollouts)


def read_record(text: str) -> Record:
    """A record from its text; `str(record)` is the text again.

    Examples:
        >>> record = Match("torres", seats=2, seed="demo").record
        >>> str(read_record(str(record))) == str(record)
        True
    """
    found = record.parse_record(text)
    found.options = _game_of(found).meta.read_options(found.options)
    return found


def replay(played: Record, upto: int | None = None) -> Any:
    """The state at the end of a record, or after its first so many entries. Every action, every
    hash and the result are checked.

    Examples:
        >>> match = Match("torres", seats=2, seed="demo")
        >>> events = match.play("place c3")
        >>> replay(match.record).digest() == match.state.digest()
        True
    """
    game = _game_of(played)
    if upto is None:
        return record.replay(game, played)
    state = game.new(played.seats, played.options)
    for number, _, _, after in record.walk(game, played):
        if number > upto:
            break
        state = after
    return state


def score(game: str, document: Any, lenient: bool = False) -> Score:
    """Count what lies on a real table, from a score document (docs/notation.md).

    Examples:
        >>> castle = {"throne": "throne_food_sleeping"}
        >>> score("between", castle).totals
        [0]
    """
    return games.load(game).documents.scored(document, lenient)


def position(game: str, document: Any) -> Any:
    """The state that a position document sets up: `games.load(game).legal(state, seat)` lists what
    may be done in it."""
    return games.load(game).documents.position(document)


def _game_of(played: Record) -> Game[Any]:
    """The game of a record, with the components it brings along."""
    game = games.load(played.game)
    game.meta.check_seats(played.seats)
    return record.game_of(game, played)
