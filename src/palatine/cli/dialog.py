"""One decision of a person at the terminal, by numbered choices, typed notation or commands."""

from palatine.cli.failure import sentence
from palatine.cli.report import print_lines
from palatine.core.action import Action
from palatine.core.errors import PalatineError
from palatine.core.match import Match
from palatine.core.offer import Offer
from palatine.locales import Words

UNDO = "undo"
PREVIEWED = 64  # previews that are computed for one list, at most


class Quit(Exception):
    """The person has typed `quit`, or the input has ended."""


class Dialog:
    """Asks one seat for a decision; everything it prints is made from that seat's view."""

    def __init__(self, match: Match, seat: int, words: Words) -> None:
        self.game = match.game
        self.seat = seat
        self.words = words
        self.view = match.view(seat)
        # Whether the last entry is a move of this seat: only then `undo` is offered.
        standing = match.record.standing()
        self.own_last = bool(standing) and standing[-1].who == seat

    def read(self, prompt: str) -> str:
        """Read one line. Raises `Quit` at the end of the input."""
        try:
            return input(prompt).strip()
        except EOFError:
            print()
            raise Quit from None

    def show_board(self) -> None:
        print(self.game.face.text_board(self.view, self.words))

    def show_status(self) -> None:
        """Print the facts of the table in one line, instead of the whole board."""
        status = self.game.face.status(self.view)
        facts = [f"{fact.label.said(self.words)} {fact.shown(self.words)}" for fact in status.table]
        if facts:
            print("; ".join(fact.strip() for fact in facts))

    def decide(self) -> str | None:
        """The text of a legal action, or None for an undo."""
        asked = next(p for p in self.game.pending(self.view) if p.seat == self.seat)
        question = self.words(asked.prompt)
        print(self.words("core-play-asked", {"seat": self.seat, "question": question}))
        offers = self.game.face.offers(self.view)
        chosen: tuple[str, ...] = ()
        shown: tuple[str, ...] | None = None
        while True:
            items = self._items(offers, chosen)
            if shown != chosen:
                self._show(offers, chosen, items)
            shown = chosen
            line = self.read("> ")
            if line.isdecimal() and len(line) < 5 and int(line) <= len(items):
                chosen = (*chosen, items[int(line) - 1]) if int(line) else chosen[:-1]
                answer = self._complete(offers, chosen)
            else:
                answer = self._word(line)
                shown = None if not line else shown  # an empty line lists the choices again
            if answer:
                return None if answer == UNDO else answer

    # --- choices ----------------------------------------------------------------------------

    def _items(self, offers: list[Offer], chosen: tuple[str, ...]) -> list[str]:
        """What can be touched next after the touches `chosen`, in the order of the offers; '': the
        action is complete without a further touch."""
        depth = len(chosen)
        fitting = [o.path for o in offers if o.path[:depth] == chosen]
        return list(dict.fromkeys(t[depth] if len(t) > depth else "" for t in fitting))

    def _complete(self, offers: list[Offer], chosen: tuple[str, ...]) -> str:
        """The text of the chosen action, if no further touch is possible; otherwise ''."""
        wanted = tuple(touch for touch in chosen if touch)
        settled = wanted != chosen or self._items(offers, chosen) == [""]
        found = [offer.text for offer in offers if offer.path == wanted]
        return found[0] if settled and found else ""

    def _show(self, offers: list[Offer], chosen: tuple[str, ...], items: list[str]) -> None:
        for number, touch in enumerate(items, 1):
            print(f"{number}. {self._label(touch)}{self._outcome(offers, (*chosen, touch), items)}")
        if chosen:
            print(f"0. {self.words('core-play-back')}")

    def _label(self, touch: str) -> str:
        if not touch:
            return self.words("core-play-as-it-stands")
        return self.game.face.label(self.view, touch).said(self.words)

    def _outcome(self, offers: list[Offer], chosen: tuple[str, ...], items: list[str]) -> str:
        """The notation and the points of an action, printed after a choice that completes it."""
        text = self._complete(offers, chosen)
        if not text:
            return ""
        shown = f" [{text}]"
        points = {}
        if len(items) <= PREVIEWED:
            points = self.game.face.preview(self.view, self.game.parse(text))
        total = sum(points.values())
        return shown + (f" {total:+d}" if points else "")

    # --- words ------------------------------------------------------------------------------

    def _word(self, line: str) -> str:
        """Interpret a line that is no number: returns the text of an action, `undo`, or '' to ask
        again."""
        word, _, rest = line.partition(" ")
        if word == "quit":
            raise Quit
        if word == UNDO:
            return self._undo()
        if word == "why":
            self._why(rest)
        elif word in ("help", "?"):
            print(self.words("core-play-help"))
        elif word == "board":
            self.show_board()
        elif word == "list":
            print_lines(a.text for a in self.game.legal(self.view, self.seat))
        elif word:
            return self._typed(line)
        return ""

    def _undo(self) -> str:
        if self.own_last:
            return UNDO
        print(self.words("error-no-undo"))
        return ""

    def _typed(self, line: str) -> str:
        action = self._checked(line)
        return action.text if action else ""

    def _why(self, text: str) -> None:
        if text and self._checked(text):
            print(self.words("core-play-legal", {"text": text}))
        elif not text:
            print(self.words("core-play-why-what"))

    def _checked(self, text: str) -> Action | None:
        """The action, if it is legal now; otherwise the reason is printed and None returned."""
        try:
            action = self.game.parse(text)
            self.game.check(self.view, self.seat, action)
        except PalatineError as error:
            print(sentence(error, self.words))
            return None
        return action
