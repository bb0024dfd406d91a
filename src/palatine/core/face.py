"""A game as people meet it: what they click, what it is called, how it is drawn."""

from collections.abc import Mapping
from typing import Generic, TypeVar

from palatine.core.action import Action
from palatine.core.display import About, Column, Ghost, Picture, Question, ScoringStep, Status
from palatine.core.events import Arg
from palatine.core.native import mypyc_attr
from palatine.core.offer import Appearance, Offer, Phrase, Words
from palatine.core.rules import Rules
from palatine.core.state import State
from palatine.core.svg import Drawing

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Face(Generic[S]):
    """The face of one game. This base class serves a game without a face of its own: every action
    is one touch, named by its text, and there is no picture."""

    def __init__(self, rules: Rules[S]) -> None:
        self.rules = rules

    # --- choosing ---------------------------------------------------------------------------

    def offers(self, v: S) -> list[Offer]:
        """The viewer's legal actions as clicks. An action that leads to the same state as another
        may be left out."""
        if v.viewer < 0:  # a spectator is asked nothing
            return []
        return [Offer(a.text, (a.text,)) for a in self.rules.legal(v, v.viewer)]

    def label(self, v: S, touch: str) -> Phrase:
        """The name of a touch: a phrase that can stand alone."""
        return Phrase("core-action", {"text": touch})

    def sentence(self, v: S, a: Action) -> Phrase:
        """What an action means, in a full sentence."""
        return Phrase("core-action", {"text": a.text})

    def preview(self, v: S, a: Action) -> dict[str, int]:
        """Points that would follow for the viewer, by category; empty where none would."""
        return {}

    def touched(self, v: S, touches: list[str]) -> Action | None:
        """The action that these touches mean although it is not offered, so that `check` can
        explain why it is not legal."""
        return None

    def further(self, v: S, touches: list[str]) -> list[Offer]:
        """The offers that begin with these touches, where they are those of several actions in a
        row that are one choice (buy a room, and place it): they take the place of the offers that
        began so before. Empty where nothing follows."""
        return []

    def ahead(self, v: S, touches: list[str]) -> S:
        """The view in which the last of these touches is judged: where a choice is several actions
        in a row, after those that are settled by the first touches."""
        return v

    def ask(self, v: S, touches: list[str]) -> Question | None:
        """What the viewer is asked once he has touched these; None where the step's own prompt is
        all there is to say."""
        return None

    def ghosts(self, v: S, touches: list[str]) -> list[Ghost]:
        """The pieces as they would lie if these touches were carried out."""
        return []

    # --- explaining -------------------------------------------------------------------------

    def about(self, v: S, touch: str) -> About | None:
        """What the inspector says of a touch, of a card or fact with that name, or of ``seat:N``;
        None where there is nothing to say."""
        return None

    def explain(self, v: S, touch: str) -> About | None:
        """What the page's inspector says: what the game tells `about` it; of a seat at least its
        facts, of something that can be chosen at least its name and what choosing it does."""
        told = self.about(v, touch)
        if told is not None:
            return told
        kind, _, number = touch.partition(":")
        if kind == "seat" and number.isdecimal() and int(number) < v.seats:
            facts = self.status(v).seats[int(number)]
            return About(
                Phrase("core-seat", {"seat": int(number)}), follows=[one.label for one in facts]
            )
        offers = self.offers(v) if v.viewer >= 0 else []
        if not any(touch in offer.touches or touch == offer.verb for offer in offers):
            return None
        whole = [one for one in offers if one.touches == (touch,) and len(one.texts) == 1]
        does = [self.sentence(v, self.rules.parse(one.text)) for one in whole]
        return About(self.label(v, touch), does=does)

    def score(self, key: str, args: Mapping[str, Arg]) -> ScoringStep | None:
        """An event as a step of the scoring; None where it counts no points, or those of a single
        move."""
        return None

    def columns(self, v: S) -> list[Column]:
        """What is compared point by point at the end; [] where that is the seats themselves."""
        return []

    def sign(self, category: str) -> str:
        """The icon of a category of points (a key of `Result.breakdown`); "" where it has none."""
        return ""

    def places(self, key: str, args: Mapping[str, Arg]) -> list[str]:
        """What an event has changed on the board: touches, to be marked until the reader has acted.
        What its `moves` say need not be said again."""
        return []

    # --- seeing -----------------------------------------------------------------------------

    def pictures(self, v: S) -> list[Picture]:
        """The pictures that the position has, each drawn by `draw`."""
        return [Picture("", Phrase(f"{self.rules.meta.id}-title"))]

    def draw(self, v: S, words: Words, appearance: Appearance) -> Drawing:
        """One picture of the position; an empty drawing where the game has none."""
        return Drawing(0, 0, {})

    def sheet(self, v: S, words: Words, appearance: Appearance) -> Drawing:
        """A picture for a file: the board together with what the page shows beside it."""
        return self.draw(v, words, appearance)

    def symbols(self, words: Words) -> dict[str, str]:
        """The symbols that drawings of this game refer to; the page contains them once."""
        return {}

    def status(self, v: S) -> Status:
        """What the page shows beside the board: facts of the seats, of the table, and the viewer's
        own hand."""
        return Status(self.rules.result(v).scores[: v.seats], [[] for _ in range(v.seats)], [])

    def text_board(self, v: S, words: Words) -> str:
        """The position as plain text, for terminals and screen readers."""
        return ""
