"""Castles as people meet it: answered by the files beside this one."""

from collections.abc import Mapping

from palatine.core.action import Action
from palatine.core.display import About, Ghost, Picture, Question, ScoringStep, Status
from palatine.core.events import Arg
from palatine.core.face import Face
from palatine.core.offer import Appearance, Offer, Phrase, Words
from palatine.core.svg import Drawing
from palatine.games.castles import (
    art,
    draw,
    inspect,
    offers,
    plans,
    questions,
    scored,
    status,
    text,
)
from palatine.games.castles.state import CastlesState


class CastlesFace(Face[CastlesState]):
    """What is clicked, what it is called, how it is drawn."""

    def offers(self, v: CastlesState) -> list[Offer]:
        return offers.offers(self.rules, v)

    def label(self, v: CastlesState, touch: str) -> Phrase:
        return offers.label(v, touch)

    def sentence(self, v: CastlesState, a: Action) -> Phrase:
        return offers.sentence(v, a)

    def preview(self, v: CastlesState, a: Action) -> dict[str, int]:
        return offers.preview(v, a)

    def touched(self, v: CastlesState, touches: list[str]) -> Action | None:
        return offers.touched(v, touches)

    def further(self, v: CastlesState, touches: list[str]) -> list[Offer]:
        return plans.further(self.rules, v, touches)

    def ahead(self, v: CastlesState, touches: list[str]) -> CastlesState:
        return plans.ahead(self.rules, v, touches)

    def ask(self, v: CastlesState, touches: list[str]) -> Question | None:
        return questions.ask(self.rules, v, touches)

    def ghosts(self, v: CastlesState, touches: list[str]) -> list[Ghost]:
        return questions.ghosts(self.rules, v, touches)

    def about(self, v: CastlesState, touch: str) -> About | None:
        return inspect.about(v, touch)

    def sign(self, category: str) -> str:
        return scored.SIGNS.get(category, "")

    def score(self, key: str, args: Mapping[str, Arg]) -> ScoringStep | None:
        return scored.score(key, args)

    def pictures(self, v: CastlesState) -> list[Picture]:
        return draw.pictures(v)

    def draw(self, v: CastlesState, words: Words, appearance: Appearance) -> Drawing:
        return draw.draw(v, words, appearance)

    def sheet(self, v: CastlesState, words: Words, appearance: Appearance) -> Drawing:
        return draw.sheet(v, words, appearance)

    def symbols(self, words: Words) -> dict[str, str]:
        return art.symbols(words)

    def status(self, v: CastlesState) -> Status:
        return status.status(v)

    def text_board(self, v: CastlesState, words: Words) -> str:
        return text.text_board(v, words)
