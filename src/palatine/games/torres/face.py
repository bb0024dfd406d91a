"""Torres as people meet it: answered by the files beside this one."""

from collections.abc import Mapping

from palatine.core.action import Action
from palatine.core.display import About, Ghost, Question, ScoringStep, Status
from palatine.core.events import Arg
from palatine.core.face import Face
from palatine.core.offer import Appearance, Offer, Phrase, Words
from palatine.core.svg import Drawing
from palatine.games.torres import about, art, counted, draw, ghosts, offers, questions, status
from palatine.games.torres.state import TorresState


class TorresFace(Face[TorresState]):
    """What is clicked, what it is called, how it is drawn."""

    def offers(self, v: TorresState) -> list[Offer]:
        return offers.offers(self.rules, v)

    def label(self, v: TorresState, touch: str) -> Phrase:
        return offers.label(v, touch)

    def sentence(self, v: TorresState, a: Action) -> Phrase:
        return offers.sentence(v, a)

    def preview(self, v: TorresState, a: Action) -> dict[str, int]:
        return offers.preview(self.rules, v, a)

    def touched(self, v: TorresState, touches: list[str]) -> Action | None:
        return offers.touched(v, touches)

    def places(self, key: str, args: Mapping[str, Arg]) -> list[str]:
        cell = args.get("cell", "")
        return [cell] if isinstance(cell, str) and cell else []

    def ask(self, v: TorresState, touches: list[str]) -> Question | None:
        return questions.ask(self.rules, v, touches)

    def ghosts(self, v: TorresState, touches: list[str]) -> list[Ghost]:
        return ghosts.ghosts(v, touches)

    def about(self, v: TorresState, touch: str) -> About | None:
        return about.about(v, touch)

    def sign(self, category: str) -> str:
        return counted.SIGNS.get(category, "")

    def score(self, key: str, args: Mapping[str, Arg]) -> ScoringStep | None:
        return counted.score(key, args)

    def draw(self, v: TorresState, words: Words, appearance: Appearance) -> Drawing:
        return draw.draw(v, words, appearance)

    def sheet(self, v: TorresState, words: Words, appearance: Appearance) -> Drawing:
        return draw.sheet(v, words, appearance)

    def symbols(self, words: Words) -> dict[str, str]:
        return art.symbols()

    def status(self, v: TorresState) -> Status:
        return status.status(v)

    def text_board(self, v: TorresState, words: Words) -> str:
        return status.text_board(v, words)
