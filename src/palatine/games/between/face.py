"""Between Two Castles as people meet it: answered by the files beside this one."""

from collections.abc import Mapping

from palatine.core.action import Action
from palatine.core.display import About, Column, Ghost, Picture, Question, ScoringStep, Status
from palatine.core.events import Arg
from palatine.core.face import Face
from palatine.core.offer import Appearance, Offer, Phrase, Words
from palatine.core.svg import Drawing
from palatine.games.between import (
    art,
    draw,
    inspect,
    offers,
    pictures,
    questions,
    scored,
    scoring,
    status,
)
from palatine.games.between.effects import castle_key
from palatine.games.between.state import BetweenState


class BetweenFace(Face[BetweenState]):
    """What is clicked, what it is called, how it is drawn."""

    def offers(self, v: BetweenState) -> list[Offer]:
        if v.viewer < 0:  # a spectator is asked nothing
            return []
        return [offers.offer_of(self.rules, v, a) for a in self.rules.legal(v, v.viewer)]

    def label(self, v: BetweenState, touch: str) -> Phrase:
        return offers.label(v, touch)

    def sentence(self, v: BetweenState, a: Action) -> Phrase:
        return offers.sentence(v, a)

    def preview(self, v: BetweenState, a: Action) -> dict[str, int]:
        return offers.preview(v, a)

    def touched(self, v: BetweenState, touches: list[str]) -> Action | None:
        return offers.touched(v, touches)

    def sign(self, category: str) -> str:
        return scored.SIGNS.get(category, category)

    def columns(self, v: BetweenState) -> list[Column]:
        """A castle that two share; it is the result of those for whom it is the lower one."""
        sheets = [scoring.sheet(castle, v.throne_connects) for castle in v.castles]
        totals = [sum(lines) for lines in sheets]
        lower = [
            place if totals[place] <= totals[v.right_of(place)] else v.right_of(place)
            for place in range(v.places)
        ]
        return [
            Column(
                Phrase(castle_key(i)),
                dict(zip(scoring.LINES, lines)),
                [place for place in (i, v.left_of(i)) if v.is_person(place)],
                [place for place in range(v.seats) if lower[place] == i],
            )
            for i, lines in enumerate(sheets)
        ]

    def ask(self, v: BetweenState, touches: list[str]) -> Question | None:
        return questions.ask(v, touches)

    def ghosts(self, v: BetweenState, touches: list[str]) -> list[Ghost]:
        return questions.ghosts(v, touches)

    def about(self, v: BetweenState, touch: str) -> About | None:
        return inspect.about(v, touch)

    def score(self, key: str, args: Mapping[str, Arg]) -> ScoringStep | None:
        return scored.score(key, args)

    def places(self, key: str, args: Mapping[str, Arg]) -> list[str]:
        return scored.places(key, args)

    def pictures(self, v: BetweenState) -> list[Picture]:
        return pictures.pictures(v)

    def draw(self, v: BetweenState, words: Words, appearance: Appearance) -> Drawing:
        return draw.draw(v, words, appearance)

    def symbols(self, words: Words) -> dict[str, str]:
        return art.symbols(words)

    def status(self, v: BetweenState) -> Status:
        return status.status(v)

    def text_board(self, v: BetweenState, words: Words) -> str:
        return status.text_board(v, words)
