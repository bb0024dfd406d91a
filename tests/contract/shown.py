"""What people and programs are shown: offers, words, pictures, JSON."""

import json
import re
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

from contract.plays import Play
from palatine.core import palette, sprite
from palatine.core.events import NOBODY, Event
from palatine.core.match import bare_words
from palatine.core.offer import Appearance, Offer, Phrase
from palatine.core.state import CHANCE
from palatine.core.undo import is_final

LARGEST = 40_000  # bytes of a picture
_TOUCH = re.compile(r"[^\s\"<>&]+")


def _asked(play: Play) -> Iterator[tuple[int, Any, Any]]:
    """Some places with a state, and the view of a seat that is asked there."""
    for at in play.decisions:
        for asked in play.game.pending(play.states[at]):
            yield at, play.states[at], play.game.view(play.states[at], asked.seat)


def offers_are_the_legal_actions(play: Play) -> None:
    """What is offered is legal; what is not offered leads where something offered leads."""
    game = play.game
    for at, s, v in _asked(play):
        offers = game.face.offers(v)
        legal = {a.text: a for a in game.legal(v, v.viewer)}
        offered = [offer.text for offer in offers]
        assert len(set(offered)) == len(offered) and set(offered) <= set(legal), f"entry {at}"
        missing = [text for text in legal if text not in set(offered)]
        if missing:
            ends = {_end(play, s, v.viewer, text) for text in offered}
            for text in missing:
                assert _end(play, s, v.viewer, text) in ends, f"entry {at}: {text!r} is not offered"
    for at in play.sample:
        asked = {p.seat for p in game.pending(play.states[at])}
        for viewer in play.viewers:
            if viewer not in asked or asked == {CHANCE}:
                assert game.face.offers(game.view(play.states[at], viewer)) == []


def _end(play: Play, s: Any, seat: int, text: str) -> str:
    after = s.clone()
    play.game.apply(after, seat, play.game.parse(text))
    return str(after.key())


def touches_are_unambiguous(play: Play) -> None:
    """Different for every offer, none the beginning of another's, each with a name of its own."""
    game = play.game
    for at, _, v in _asked(play):
        offers = game.face.offers(v)
        ways = {offer.touches for offer in offers}
        assert len(ways) == len(offers) and () not in ways, f"entry {at}"
        beginnings = {way[:n] for way in ways for n in range(1, len(way))}
        assert not ways & beginnings, f"entry {at}: {ways & beginnings}"
        for touch in {touch for way in ways for touch in way}:
            assert _TOUCH.fullmatch(touch), f"{touch!r} cannot be a mark"
            assert isinstance(game.face.label(v, touch), Phrase)


def unlocked_offers_can_be_taken_back(play: Play) -> None:
    """An offer that is not locked draws and reveals nothing."""
    game = play.game
    for at, s, v in _asked(play):
        for offer in _some(game.face.offers(v), 20):
            if not offer.locked:
                after = s.clone()
                told: list[Event] = []
                game.apply(after, v.viewer, game.parse(offer.text), told)
                where = f"entry {at}: {offer.text!r}"
                assert game.to_move(after) != CHANCE, f"{where} draws, but is not locked"
                assert not is_final(after, v.viewer), f"{where} is final, but is not locked"
                shown = [e.key for e in told if e.reveals != NOBODY]
                assert not shown, f"{where} reveals by {shown}, but is not locked"


def _some(offers: list[Offer], most: int) -> list[Offer]:
    return offers[:: len(offers) // most + 1]


def actions_have_sentences(play: Play) -> None:
    """A sentence and a preview for every action, and touches nobody offered do no harm."""
    game = play.game
    for _, _, v in _asked(play):
        for offer in _some(game.face.offers(v), 20):
            action = game.parse(offer.text)
            assert isinstance(game.face.sentence(v, action), Phrase)
            preview = game.face.preview(v, action)
            assert all(type(k) is str and type(n) is int for k, n in preview.items())
        for touches in (["nonsense"], [], ["a", "b", "c", "d", "e"], ["card:99"], ["at:x,y", "r9"]):
            game.face.touched(v, touches)


def words_are_there(play: Play) -> None:
    """Every key that play brings up is said in every language, with the arguments it comes with."""
    from contract.spoken import phrases_of
    from palatine import locales

    phrases = phrases_of(play)
    for language in locales.languages():
        words = locales.load(language, strict=True)
        for phrase in phrases:
            assert phrase.said(words).strip(), f"{language}: {phrase.key}"


def pictures_can_be_drawn(play: Play) -> None:
    """Every look of some views: small, without styles, well formed, the same twice."""
    game = play.game
    looks = [Appearance(d, style) for d in ("wide", "compact") for style in play.meta.styles]
    rng = play.rng("pictures")
    for at in play.sample[-6:]:
        viewer = play.viewers[rng.below(len(play.viewers))]
        v = game.view(play.states[at], viewer)
        for appearance in looks:
            drawing = game.face.draw(v, bare_words, appearance)
            assert len(drawing.body.encode()) <= LARGEST, f"entry {at}, {appearance}: too large"
            assert "style=" not in drawing.body and "<style" not in drawing.body
            keys = [key for key, _ in drawing.groups]
            assert len(set(keys)) == len(keys), "two groups with one key"
            for key, text in drawing.groups:
                assert _is_one_element(text), f"group {key!r} is not one element"
            assert drawing.used <= set(drawing.symbols)
            _check_classes(drawing.body)
            ElementTree.fromstring(str(drawing))
            ElementTree.fromstring(str(game.face.sheet(v, bare_words, appearance)))
            again = game.face.draw(
                game.load(json.loads(json.dumps(v.to_json()))), bare_words, appearance
            )
            assert again.groups == drawing.groups


def _is_one_element(text: str) -> bool:
    return len(ElementTree.fromstring(f"<all>{text}</all>")) == 1


def _check_classes(body: str) -> None:
    """Colours are those of the palette."""
    for names in re.findall(r'class="([^"]*)"', body):
        for name in names.split():
            kind, dash, colour = name.partition("-")
            if dash and kind in ("f", "s", "c"):
                assert colour in palette.COLOURS, f"no such colour: {name}"


def the_list_of_players_is_complete(play: Play) -> None:
    """Facts for every seat with icons that exist; own pieces, and none for who watches."""
    game = play.game
    symbols = game.face.symbols(bare_words)
    icons = {*sprite.symbols(), *symbols}
    for at in play.sample:
        for viewer in play.viewers:
            status = game.face.status(game.view(play.states[at], viewer))
            assert len(status.scores) == len(status.seats) == play.case.seats
            assert all(type(score) is int for score in status.scores)
            for fact in [*status.table, *[fact for facts in status.seats for fact in facts]]:
                assert f"i-{fact.icon}" in icons, f"no such icon: {fact.icon}"
                assert isinstance(fact.label, Phrase) and type(fact.value) in (str, int, Phrase)
            cards = [card for tray in status.trays for card in tray.cards]
            assert all(card.symbol in ("", *icons) for card in cards)
            assert viewer >= 0 or not any(tray.is_secret and tray.cards for tray in status.trays)


def views_are_plain_json(play: Play) -> None:
    """Views, states, results, events: plain values, no fractions; views are read back."""
    game = play.game
    for at in play.sample:
        s = play.states[at]
        _check_plain(s.to_json(), "state")
        for viewer in play.viewers:
            v = game.view(s, viewer)
            _check_plain(v.to_json(), "view")
            assert game.load(json.loads(json.dumps(v.to_json()))).key() == v.key()
            assert v.clone().key() == v.key()
            _check_plain(game.result(v).to_json(), "result")
            assert game.face.text_board(v, bare_words).strip()
    for told in play.events:
        for event in told:
            _check_plain(event.to_json(), event.key)


def _check_plain(value: Any, where: str) -> None:
    if isinstance(value, dict):
        for key, inner in value.items():
            assert type(key) is str, f"{where}: the key {key!r}"
            _check_plain(inner, f"{where}.{key}")
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            _check_plain(inner, f"{where}[{place}]")
    else:
        assert value is None or type(value) in (str, int, bool), f"{where}: {value!r}"


CHECKS = [
    offers_are_the_legal_actions,
    touches_are_unambiguous,
    unlocked_offers_can_be_taken_back,
    actions_have_sentences,
    words_are_there,
    pictures_can_be_drawn,
    the_list_of_players_is_complete,
    views_are_plain_json,
]
