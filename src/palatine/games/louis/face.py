"""Louis XIV as people meet it: answered by the files beside this one."""

from collections.abc import Mapping

from palatine.core.action import Action
from palatine.core.display import About, Ghost, Question, ScoringStep, Status
from palatine.core.events import Arg
from palatine.core.face import Face
from palatine.core.offer import Appearance, Offer, Phrase, Words
from palatine.core.svg import Drawing
from palatine.games.louis import (
    art,
    counting,
    draw,
    ghosts,
    inspect,
    offers,
    questions,
    speech,
    status,
)
from palatine.games.louis.state import LouisState


class LouisFace(Face[LouisState]):
    """What is clicked, what it is called, how it is drawn."""

    def offers(self, v: LouisState) -> list[Offer]:
        return offers.offers(self.rules, v)

    def label(self, v: LouisState, touch: str) -> Phrase:
        return speech.label(v, touch)

    def sentence(self, v: LouisState, a: Action) -> Phrase:
        return speech.sentence(v, a)

    def preview(self, v: LouisState, a: Action) -> dict[str, int]:
        return offers.preview(v, a)

    def touched(self, v: LouisState, touches: list[str]) -> Action | None:
        return offers.touched(self.rules, v, touches)

    def ask(self, v: LouisState, touches: list[str]) -> Question | None:
        return questions.ask(self.rules, v, touches)

    def ghosts(self, v: LouisState, touches: list[str]) -> list[Ghost]:
        return ghosts.ghosts(self.rules, v, touches)

    def about(self, v: LouisState, touch: str) -> About | None:
        return inspect.about(v, touch)

    def sign(self, category: str) -> str:
        return counting.SIGNS.get(category, "")

    def score(self, key: str, args: Mapping[str, Arg]) -> ScoringStep | None:
        return counting.score(key, args)

    def places(self, key: str, args: Mapping[str, Arg]) -> list[str]:
        person = str(args.get("person", ""))
        return [f"tile:{person.removeprefix('louis-person-')}"] if person else []

    def draw(self, v: LouisState, words: Words, appearance: Appearance) -> Drawing:
        return draw.draw(v, words, appearance)

    def sheet(self, v: LouisState, words: Words, appearance: Appearance) -> Drawing:
        return draw.sheet(v, words, appearance)

    def symbols(self, words: Words) -> dict[str, str]:
        return art.symbols()

    def status(self, v: LouisState) -> Status:
        return status.status(self.rules, v)

    def text_board(self, v: LouisState, words: Words) -> str:
        return status.text_board(v, words)
