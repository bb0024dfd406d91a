"""`palatine play GAME`: play at the terminal, in plain lines that a screen reader can read."""

import secrets
import sys

from palatine.bots import make
from palatine.bots.base import Bot
from palatine.bots.loading import GuestBot
from palatine.cli.arguments import (
    Args,
    Parser,
    add_bots,
    add_game,
    add_seat,
    add_seed,
    add_table,
    load_game,
    read_bots,
    read_options,
    read_seat,
    read_seats,
)
from palatine.cli.dialog import Dialog, Quit
from palatine.cli.failure import sentence
from palatine.cli.files import write_text
from palatine.cli.report import print_lines
from palatine.cli.results import result_lines
from palatine.core.errors import BadOption, PalatineError
from palatine.core.events import Event
from palatine.core.match import Match
from palatine.locales import Words, load

CURTAIN = 60  # empty lines that hide one person's output from the next


def arguments(parser: Parser, words: Words) -> None:
    add_game(parser, words)
    add_table(parser, words)
    add_bots(parser, words)
    add_seed(parser, words, None)
    parser.add_argument(
        "--people", type=int, default=1, metavar="N", help=words("core-help-people")
    )
    add_seat(parser, words("core-help-seat"), default=1)
    parser.add_argument("--record", metavar="FILE", help=words("core-help-record-file"))


def run(args: Args, words: Words) -> int:
    game, data = load_game(args)
    seats = read_seats(args, game.meta)
    people = _people(args, seats)
    seed = secrets.token_hex(16) if args.seed is None else args.seed
    names = read_bots(args, max(1, seats - len(people)), "greedy")
    bots: dict[int, Bot] = {}
    for seat in range(seats):
        if seat not in people:
            bots[seat] = make(names[len(bots)], f"{seed}/{seat}")
    match = Match(game, seats, seed, read_options(args, game.meta))
    match.record.own_data = data
    table = TerminalGame(match, people, bots, words)
    try:
        table.play()
    except Quit:
        print(words("core-play-bye"))
    finally:
        if args.record:
            write_text(args.record, str(match.record))
    return 0


def _people(args: Args, seats: int) -> list[int]:
    """The seats of people: as many as `--people` says, beginning with `--seat`."""
    if not 1 <= args.people <= seats:
        raise BadOption("error-people", {"people": args.people, "seats": seats})
    first = read_seat(args, seats)
    return [(first + i) % seats for i in range(args.people)]


class TerminalGame:
    """One game at one keyboard. unread: for each person, the events that have not been printed
    yet."""

    def __init__(self, match: Match, people: list[int], bots: dict[int, Bot], words: Words) -> None:
        self.match = match
        self.people = people
        self.bots = bots
        names = [words.name(seat) for seat in range(match.state.seats)]
        for seat, bot in bots.items():
            called = bot.called.rpartition(":")[2] if isinstance(bot, GuestBot) else bot.name
            names[seat] = words("core-bot-name", {"name": names[seat], "bot": called})
        self.words = load(words.language, names)
        self.unread: dict[int, list[list[Event]]] = {seat: [] for seat in people}
        self.reading = people[0]  # the seat of the person at the keyboard
        self.moved = True  # whether another seat has moved since the board was printed

    def play(self) -> None:
        """Play to the end, or until a person quits."""
        title = self.words(f"{self.match.game.meta.id}-title")
        print(self.words("core-play-welcome", {"title": title}))
        while not self.match.over:
            seat = self.match.seat
            if seat in self.bots:
                bot = self.bots[seat]
                view = self.match.view(seat)
                self._done(seat, self.match.play(bot.choose(self.match.game, view).text, seat))
                self.moved = True
            else:
                self._ask(seat)
        self._tell(self.reading)
        print_lines(result_lines(self.match.game.meta.id, self.match.result(), self.words))

    def _ask(self, seat: int) -> None:
        """Ask a person for a decision and carry it out; it may also be an undo."""
        dialog = Dialog(self.match, seat, self.words)
        if seat != self.reading:
            self._hand_over(dialog, seat)
        self._tell(seat)
        if self.moved:
            dialog.show_board()
            self.moved = False
        else:
            dialog.show_status()
        text = dialog.decide()
        if text is None:
            self._take_back()
        else:
            self._done(seat, self.match.play(text, seat))

    def _take_back(self) -> None:
        """Undo the last move, if the engine allows it; its events are not printed to others."""
        try:
            text = self.match.undo()
        except PalatineError as error:
            print(sentence(error, self.words))
            return
        for batches in self.unread.values():
            if batches:
                batches.pop()
        print(self.words("core-play-undone", {"text": text}))

    def _done(self, seat: int, events: list[Event]) -> None:
        """Keep the events for every person who may read them."""
        for person, batches in self.unread.items():
            batches.append([event for event in events if event.is_for(person)])

    def _tell(self, seat: int) -> None:
        for batch in self.unread[seat]:
            print_lines(self.words(event.key, event.args) for event in batch)
        self.unread[seat].clear()

    def _hand_over(self, dialog: Dialog, seat: int) -> None:
        """Change to another person at the keyboard: move the output of the last one out of
        sight."""
        if sys.stdout.isatty():
            print("\n" * CURTAIN)
        dialog.read(self.words("core-play-hand-over", {"seat": seat}) + " ")
        self.reading = seat
        self.moved = True
