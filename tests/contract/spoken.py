"""Every phrase that a game brings up, for the catalogues to say."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from contract.plays import Play
from palatine.core.errors import NotLegal
from palatine.core.events import Event
from palatine.core.meta import Meta
from palatine.core.offer import Phrase, Words


class Telling:
    """An event as something to say: unlike a phrase it may have lists among its arguments."""

    def __init__(self, event: Event) -> None:
        self.key = event.key
        self.args = event.args

    def said(self, words: Words) -> str:
        return words(self.key, self.args)


Said = Phrase | Telling


def phrases_of(play: Play) -> list[Said]:
    """Prompts, events, reasons, labels, sentences, options and points of a game that was played."""
    found: dict[str, Said] = {}
    for phrase in _all(play):
        # one of each key, and of each way to fill it with other words
        inner = [str(v) for v in phrase.args.values() if not isinstance(v, int)]
        found.setdefault(" ".join([phrase.key, *inner]), phrase)
    return list(found.values())


def _all(play: Play) -> Iterator[Said]:
    yield from declared(play.meta)
    prefix = play.meta.id + "-"
    for phrase in [*_told(play), *_asked(play), *_refused(play), *_counted(play), *_listed(play)]:
        yield phrase
        for value in phrase.args.values():
            words = value if isinstance(value, list) else [value]
            yield from [Phrase(w) for w in words if isinstance(w, str) and w.startswith(prefix)]


def declared(meta: Meta) -> Iterator[Phrase]:
    """The title of a game, its options and their values."""
    yield Phrase(f"{meta.id}-title")
    for option in meta.options:
        yield Phrase(f"{meta.id}-option-{option.key}")
        for value in option.choices:
            yield Phrase(f"{meta.id}-option-{option.key}-{value}")


def _told(play: Play) -> Iterator[Said]:
    for told in play.events:
        for event in told:
            yield Telling(event)


def _asked(play: Play) -> Iterator[Phrase]:
    for at in play.decisions:
        for asked in play.game.pending(play.states[at]):
            yield Phrase(asked.prompt, {"seat": asked.seat})
            v = play.game.view(play.states[at], asked.seat)
            offers = play.game.face.offers(v)
            for offer in offers[:: len(offers) // 20 + 1]:
                yield play.game.face.sentence(v, play.game.parse(offer.text))
                for touch in offer.touches:
                    yield play.game.face.label(v, touch)


def _refused(play: Play) -> Iterator[Phrase]:
    table = play.game.actions.all
    for at in play.decisions:
        s = play.states[at]
        step = play.game.steps[s.frames[-1].step]
        seat = play.game.to_move(s)
        for action in table[at % 13 :: len(table) // 60 + 1]:
            reason = step.why(s, s.frames[-1], seat, action)
            if isinstance(reason, NotLegal):
                yield Phrase(reason.key, reason.details)


def _listed(play: Play) -> Iterator[Phrase]:
    for at in play.sample:
        status = play.game.face.status(play.game.view(play.states[at], at % play.case.seats))
        yield from _phrases(status)


def _phrases(told: object) -> Iterator[Phrase]:
    """Every phrase in something that is shown, however deep."""
    if isinstance(told, Phrase):
        yield told
    elif isinstance(told, (list, tuple)):
        for one in told:
            yield from _phrases(one)
    elif is_dataclass(told):
        for part in fields(told):
            yield from _phrases(getattr(told, part.name))


def _counted(play: Play) -> Iterator[Phrase]:
    result = play.game.result(play.states[-1])
    for category in {name for counted in result.breakdown for name in counted}:
        yield Phrase(f"{play.meta.id}-points-{category}")
    for key in [*result.tie_breaks, *result.extras, result.title]:
        if key:
            yield Phrase(key)
