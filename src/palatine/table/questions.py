"""What a seat may ask about its own question, answered from its view only: which actions it has, in
words and points."""

from collections.abc import Callable
from typing import Any

from palatine.core.action import Action
from palatine.core.chance import AnyGame
from palatine.core.offer import Offer, Phrase, Words
from palatine.core.state import Json
from palatine.table import shown

Clock = Callable[[], bool]  # whether it is too late to go on


class Late(Exception):
    """The answer takes longer than the caller can wait."""


def never() -> bool:
    """A clock for callers that can wait."""
    return False


def offers(game: AnyGame, view: Any) -> list[Offer]:
    """What the viewer may do, as clicks."""
    return game.face.offers(view)


def as_json(offer: Offer) -> list[Any]:
    """An offer as it is sent: text, touches, whether it is final; `true` once more where the choice
    goes on after them; and the verb, where there is one."""
    told = [offer.text, list(offer.touches), offer.locked]
    if offer.verb:
        return [*told, offer.goes_on, offer.verb]
    return [*told, True] if offer.goes_on else told


def labels(game: AnyGame, view: Any, offered: list[Offer], words: Words) -> dict[str, str]:
    """The names of all that these offers touch."""
    touches = dict.fromkeys(touch for offer in offered for touch in offer.path)
    return {touch: game.face.label(view, touch).said(words) for touch in touches}


def previews(
    game: AnyGame,
    view: Any,
    touches: list[str],
    words: Words,
    most: int,
    is_late: Clock = never,
) -> Json:
    """Sentences and previews of the offers that begin with these touches, `most` of them; and those
    offers themselves where they come only now (`Face.further`)."""
    wanted = tuple(touches)
    further = game.face.further(view, touches)
    known = further or offers(game, view)
    fitting = [offer for offer in known if offer.begins(wanted)]
    points = []
    for offer in fitting[:most]:
        if is_late():
            raise Late
        points.append(_points(game, view, offer))
    looked_at = zip(fitting, telling(fitting[:most], points), strict=False)
    return {
        "offers": [_looked_at(game, view, offer, one, words) for offer, one in looked_at],
        "more": max(0, len(fitting) - most),
        "further": [as_json(offer) for offer in further],
        "labels": labels(game, view, further, words),
        "ask": shown.question(game.face.ask(view, touches), words),
        "ghosts": [shown.ghost(ghost, words) for ghost in game.face.ghosts(view, touches)],
    }


def _points(game: AnyGame, view: Any, offer: Offer) -> dict[str, int]:
    return game.face.preview(_before_last(game, view, offer), game.parse(offer.texts[-1]))


def telling(fitting: list[Offer], points: list[dict[str, int]]) -> list[dict[str, int]]:
    """The previews that help to choose: those that are the same for all places of one choice, two
    or more, are left out. Places of one choice are offers that differ in their last touch."""
    choices: dict[tuple[str, ...], list[int]] = {}
    for place, offer in enumerate(fitting):
        choices.setdefault(offer.path[:-1], []).append(place)
    told = points.copy()
    for places in choices.values():
        if len(places) > 1 and all(points[place] == points[places[0]] for place in places):
            for place in places:
                told[place] = {}
    return told


def _looked_at(
    game: AnyGame, view: Any, offer: Offer, points: dict[str, int], words: Words
) -> Json:
    action = game.parse(offer.texts[-1])
    seen = _before_last(game, view, offer)
    return {
        "text": offer.text,
        "sentence": in_words(game, seen, action).said(words),
        "preview": [
            {"label": words(f"{game.meta.id}-points-{key}", {}), "points": n}
            for key, n in points.items()
        ],
        "total": sum(points.values()),
    }


def _before_last(game: AnyGame, view: Any, offer: Offer) -> Any:
    """The view once all actions of an offer but the last are carried out."""
    if len(offer.texts) == 1:
        return view
    after = view.clone()
    for text in offer.texts[:-1]:
        game.apply(after, view.viewer, game.parse(text), None)
    return after


def in_words(game: AnyGame, view: Any, action: Action) -> Phrase:
    """An action in words."""
    return game.face.sentence(view, action)
