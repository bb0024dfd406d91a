"""Tiny as people meet it: answered by the files beside this one."""

from palatine.core.action import Action
from palatine.core.display import About, Status
from palatine.core.face import Face
from palatine.core.offer import Appearance, Offer, Phrase, Words
from palatine.core.svg import Drawing
from palatine.games._template import draw, offers, status
from palatine.games._template.parts import GRID
from palatine.games._template.state import TinyState


class TinyFace(Face[TinyState]):
    """What is clicked, what it is called, how it is drawn."""

    def offers(self, v: TinyState) -> list[Offer]:
        if v.viewer < 0:  # a spectator is asked nothing
            return []
        return [offers.offer_of(v, a) for a in self.rules.legal(v, v.viewer)]

    def label(self, v: TinyState, touch: str) -> Phrase:
        return offers.label(v, touch)

    def sentence(self, v: TinyState, a: Action) -> Phrase:
        return offers.sentence(v, a)

    def preview(self, v: TinyState, a: Action) -> dict[str, int]:
        return offers.preview(v, a)

    def touched(self, v: TinyState, touches: list[str]) -> Action | None:
        return offers.touched(v, touches)

    def about(self, v: TinyState, touch: str) -> About | None:
        is_known = touch.startswith("card:") or touch in GRID.by_name
        return About(offers.label(v, touch)) if is_known else None

    def draw(self, v: TinyState, words: Words, appearance: Appearance) -> Drawing:
        return draw.draw(v, words, appearance)

    def symbols(self, words: Words) -> dict[str, str]:
        return draw.symbols()

    def status(self, v: TinyState) -> Status:
        return status.status(v)

    def text_board(self, v: TinyState, words: Words) -> str:
        return status.text_board(v)
