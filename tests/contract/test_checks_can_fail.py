"""Every check of the contract finds what it is there for: a broken template is caught by it."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from contract import course, learning, records, secrets, shown
from contract.broken_learning import Grows, Mixes, Tells
from contract.plays import Case, Play
from contract.wrapped import Wrapped, WrappedFace
from palatine.core.action import Action
from palatine.core.events import Event
from palatine.core.native import COMPILED
from palatine.core.offer import Phrase
from palatine.core.state import CHANCE, Together
from palatine.core.svg import Drawing
from palatine.games._template import GAME

Check = Callable[[Play], None]


class Forgets(Wrapped):
    """`load` loses which round it is."""

    def load(self, j: Any) -> Any:
        return GAME.load({**j, "round": 0})


class Shows(Wrapped):
    """Everybody sees the first hand, and imagines accordingly."""

    def view(self, s: Any, seat: int) -> Any:
        v = GAME.view(s, seat)
        v.hands[0] = s.hands[0]
        return v


class ShowsAnswers(Wrapped):
    """A watcher of a simultaneous choice sees what was chosen."""

    def view(self, s: Any, seat: int) -> Any:
        v = GAME.view(s, seat)
        v.frames = s.frames.copy()
        return v

    def imagine(self, v: Any, rng: Any) -> Any:
        return GAME.imagine(v, rng)


class ImaginesTooMuch(Wrapped):
    """The deck of an imagined world has a card too many."""

    def imagine(self, v: Any, rng: Any) -> Any:
        world = GAME.imagine(v, rng)
        world.deck.shuffle_in(0)
        return world


class ImaginesOther(Wrapped):
    """An imagined world has other cards in the viewer's own hand."""

    def imagine(self, v: Any, rng: Any) -> Any:
        world = GAME.imagine(v, rng)
        world.hands = world.hands[1:] + world.hands[:1]
        return world


class ImaginesOneWorld(Wrapped):
    """Always the same world, whatever the luck."""

    def imagine(self, v: Any, rng: Any) -> Any:
        from palatine.core.rng import Rng

        return GAME.imagine(v, Rng("always"))


class Peeks(Wrapped):
    """What may be done depends on somebody else's hand."""

    def legal(self, s: Any, seat: int) -> list[Action]:
        legal = GAME.legal(s, seat)
        return legal[:-1] if len(legal) > 1 and 4 in s.hands[seat - 1] else legal


class Repeats(Wrapped):
    """Something is legal twice."""

    def legal(self, s: Any, seat: int) -> list[Action]:
        legal = GAME.legal(s, seat)
        return legal + legal[:1]


class Wavers(Wrapped):
    """Another order every time."""

    def __init__(self) -> None:
        super().__init__()
        self.turn = False

    def legal(self, s: Any, seat: int) -> list[Action]:
        self.turn = not self.turn
        return GAME.legal(s, seat)[:: 1 if self.turn else -1]


class Refuses(Wrapped):
    """A legal action is not listed."""

    def legal(self, s: Any, seat: int) -> list[Action]:
        legal = GAME.legal(s, seat)
        return legal[1:] if len(legal) > 1 and seat != CHANCE else legal


class Generous(Wrapped):
    """Reads capitals."""

    def parse(self, text: str) -> Action:
        return super().parse(text.lower())


class Copies(Wrapped):
    """Makes a new action instead of taking it from the table."""

    def parse(self, text: str) -> Action:
        a = super().parse(text)
        return Action(a.kind, a.text, a.a, a.b, a.c, a.d, a.index)


class Wins(Wrapped):
    """The places have nothing to do with the scores."""

    def result(self, s: Any) -> Any:
        result = GAME.result(s)
        return replace(result, places=[1, *range(2, s.seats + 1)])


class Adds(Wrapped):
    """A point from nowhere."""

    def result(self, s: Any) -> Any:
        result = GAME.result(s)
        return replace(result, scores=[score + 1 for score in result.scores])


class Loses(Wrapped):
    """A card that was played is not counted any more."""

    def inventory(self, s: Any) -> dict[str, int]:
        pieces = GAME.inventory(s)
        pieces["card 1"] -= s.played[0]
        return pieces


class Loaded(Wrapped):
    """Numbers and weights do not agree."""

    def pick(self, s: Any, n: int) -> Action:
        return super().pick(s, 0)


class Endless(Wrapped):
    """Over, but somebody is still asked."""

    def is_over(self, s: Any) -> bool:
        return GAME.is_over(s) or s.round == 2


class Whispers(Wrapped):
    """Tells everybody which card was drawn, as if that were nothing new."""

    def apply(self, s: Any, seat: int, a: Action, out: list[Event] | None = None) -> None:
        super().apply(s, seat, a, out)
        for event in out or []:
            if event.key == "tiny-event-got":
                event.seen_by, event.reveals = -1, 0


class HidesAReveal(Wrapped):
    """The cards that were chosen are turned over, as if that told nobody anything."""

    def apply(self, s: Any, seat: int, a: Action, out: list[Event] | None = None) -> None:
        super().apply(s, seat, a, out)
        for event in out or []:
            if event.key == "tiny-event-played":
                event.reveals = 0


class Listens(Wrapped):
    """Behaves differently when somebody listens."""

    def apply(self, s: Any, seat: int, a: Action, out: list[Event] | None = None) -> None:
        super().apply(s, seat, a, out)
        if out is None and s.round:
            s.round -= 1


class Hurries(Wrapped):
    """Remembers who answered first."""

    def apply(self, s: Any, seat: int, a: Action, out: list[Event] | None = None) -> None:
        was_open = isinstance(s.frames[-1], Together) and not any(s.frames[-1].done)
        super().apply(s, seat, a, out)
        if was_open:
            s.banners[seat] ^= 1


class HidesAnOffer(WrappedFace):
    def offers(self, v: Any) -> Any:
        return GAME.face.offers(v)[1:]


class OffersToWatchers(WrappedFace):
    def offers(self, v: Any) -> Any:
        v = v.clone()
        v.viewer = max(0, v.viewer)
        return GAME.face.offers(v)


class TouchesTheSame(WrappedFace):
    def offers(self, v: Any) -> Any:
        return [replace(offer, touches=("here",)) for offer in GAME.face.offers(v)]


class TouchesMore(WrappedFace):
    def offers(self, v: Any) -> Any:
        offers = GAME.face.offers(v)
        return offers[:1] + [
            replace(offer, touches=offers[0].touches + offer.touches) for offer in offers[1:]
        ]


class Unlocks(WrappedFace):
    def offers(self, v: Any) -> Any:
        return [replace(offer, locked=False) for offer in GAME.face.offers(v)]


class SaysNothing(WrappedFace):
    def sentence(self, v: Any, a: Action) -> Any:
        return "banner"


class SaysUnknownWords(WrappedFace):
    def label(self, v: Any, touch: str) -> Any:
        return Phrase("tiny-touch-unknown")


class Paints(WrappedFace):
    """A picture with a style."""

    def draw(self, v: Any, words: Any, look: Any) -> Drawing:
        drawing = GAME.face.draw(v, words, look)
        drawing.add("more", '<rect style="fill:red"/>')
        return drawing


class PaintsTwo(WrappedFace):
    """A group of two elements."""

    def draw(self, v: Any, words: Any, look: Any) -> Drawing:
        drawing = GAME.face.draw(v, words, look)
        drawing.add("more", "<g/><g/>")
        return drawing


class Counts(WrappedFace):
    """A fraction in a list of players."""

    def status(self, v: Any) -> Any:
        return replace(GAME.face.status(v), scores=[0.5] * v.seats)  # type: ignore[list-item]


BROKEN: list[tuple[type[Wrapped] | type[WrappedFace], Check]] = [
    (Forgets, course.json_carries_all),
    (Forgets, shown.views_are_plain_json),
    (Shows, secrets.what_is_not_told_is_not_seen),
    (ShowsAnswers, secrets.what_is_not_told_is_not_seen),
    (ImaginesTooMuch, secrets.imagined_worlds_look_the_same),
    (ImaginesOther, secrets.imagined_worlds_look_the_same),
    (ImaginesOneWorld, secrets.imagined_worlds_look_the_same),
    (Peeks, secrets.the_same_may_be_done),
    (Repeats, course.legal_is_a_stable_list),
    (Wavers, course.legal_is_a_stable_list),
    (Refuses, course.why_agrees_with_legal),
    (Generous, course.bad_texts_are_refused),
    (Copies, course.every_text_is_read_back),
    (Wins, course.results_add_up),
    (Adds, course.results_add_up),
    (Loses, course.pieces_are_conserved),
    (Loaded, course.pick_agrees_with_odds),
    (Endless, course.ends_in_time),
    (Whispers, secrets.what_is_not_told_is_not_seen),
    (HidesAReveal, secrets.other_worlds_go_on_alike),
    (Listens, course.events_are_optional),
    (Listens, records.replay_comes_to_the_same),
    (Hurries, course.arrival_leaves_no_trace),
    (HidesAnOffer, shown.offers_are_the_legal_actions),
    (OffersToWatchers, shown.offers_are_the_legal_actions),
    (TouchesTheSame, shown.touches_are_unambiguous),
    (TouchesMore, shown.touches_are_unambiguous),
    (Unlocks, shown.unlocked_offers_can_be_taken_back),
    (SaysNothing, shown.actions_have_sentences),
    (SaysUnknownWords, shown.words_are_there),
    (Paints, shown.pictures_can_be_drawn),
    (PaintsTwo, shown.pictures_can_be_drawn),
    (Grows, learning.features_keep_to_their_ranges),
    (Tells, learning.learners_are_told_no_secrets),
    (Mixes, learning.the_mask_is_what_is_legal),
    (Counts, shown.the_list_of_players_is_complete),
]


def with_face(face: type[WrappedFace]) -> Wrapped:
    """The template with another face."""
    game = Wrapped()
    game.face_class = face
    return game


def played(game: Wrapped) -> Play:
    return Play(Case("tiny", 3, GAME.meta.read_options(None)), 0, 24, game)


@pytest.mark.parametrize(
    ("broken", "check"), BROKEN, ids=lambda thing: getattr(thing, "__name__", "")
)
def test_a_broken_game_is_caught(broken: type[Any], check: Check) -> None:
    play = played(broken() if issubclass(broken, Wrapped) else with_face(broken))
    with pytest.raises(Exception):  # noqa: B017 (a check fails by whatever it meets)
        check(play)


@pytest.mark.parametrize("check", sorted({c for _, c in BROKEN}, key=str), ids=lambda c: c.__name__)
def test_the_template_itself_passes(check: Check) -> None:
    check(played(Wrapped()))


class Shares(type(GAME.new(2)) if not COMPILED else object):  # type: ignore[misc]
    """A state whose copies share their hands."""

    def clone(self) -> Any:
        copy = super().clone()
        copy.__class__ = Shares
        copy.hands = self.hands
        return copy


@pytest.mark.skipif(COMPILED, reason="a compiled state cannot be subclassed by a test")
def test_copies_that_share_are_caught() -> None:
    play = played(Wrapped())
    for s in play.states:
        s.__class__ = Shares
    with pytest.raises(AssertionError):
        course.clones_stand_alone(play)
