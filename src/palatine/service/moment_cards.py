"""A moment about cards or tiles that lie beside the board, such as prices that were set or a hand
that was chosen from: what was played and what was better, as the trays of the page show them. A
game tells nothing for this but its trays."""

import re
from collections.abc import Sequence
from typing import Any, Final

from palatine.core import svg
from palatine.core.chance import AnyGame
from palatine.core.display import Card, Tray
from palatine.core.offer import numeral
from palatine.core.state import Json
from palatine.service.moment_lines import Continuation, Parting
from palatine.service.syllables import breakable
from palatine.table.shown import card_json

_BOX: Final = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')
_WIDE: Final = 9  # letters of a word that may have no room below a card,
_NARROW: Final = 7  # and beside one
_CARD: Final = ("74", "104")  # the size of a symbol that has none of its own, as on the page


def priced(parting: Parting) -> Json | None:
    """The same cards at other prices: what lies at each price after what was played, and after
    what was better where that is known. None where the lines are about something else."""
    for tray in _trays(parting.game, parting.view):
        ours = _rearranged(parting.played, tray)
        theirs = _rearranged(parting.better, tray) if len(parting.better) else tray.cards
        if _prices(ours) == _prices(theirs) and _symbols(ours) != _symbols(theirs):
            pairs = [pair for pair in zip(ours, theirs) if pair[0].price is not None]
            rows = [_price(parting, *pair) for pair in pairs]
            return _cards(parting, tray, "priced", rows) | {"lines": 2} if rows else None
    return None


def _price(parting: Parting, ours: Card, theirs: Card) -> Json:
    """What lies at a price after each line; marked where it is not the same."""
    differs = ours.symbol != theirs.symbol
    told: Json = {"price": numeral(ours.price or 0, parting.words)}
    told["played"] = _told(parting, ours, ["played"] if differs else [], _NARROW)
    if len(parting.better):
        told["better"] = _told(parting, theirs, ["better"] if differs else [], _NARROW)
    return told


def chosen(parting: Parting) -> Json | None:
    """The cards of which some were chosen, with what each line takes of them, and of how many lines
    that tells something. None where they take nothing that lies beside the board, or the same."""
    for tray in _trays(parting.game, parting.view):
        lines = {"played": parting.played, "better": parting.better}
        taken = {kind: _taken(line, tray) for kind, line in lines.items()}
        if taken["played"] == taken["better"]:
            continue
        before = _taken_before(parting.before, tray)
        marks = {kind: touches | before for kind, touches in taken.items()}
        rows = [
            _told(parting, card, [kind for kind in marks if marks[kind] & _names(card)])
            for card in tray.cards
        ]
        both = all(taken.values())
        return _cards(parting, tray, "chosen", rows) | {"lines": 2 if both else 1}
    return None


# --- the trays along a line ---------------------------------------------------------------------


def _trays(game: AnyGame, view: Any) -> list[Tray]:
    return [one for one in game.face.status(view).trays if one.cards]


def _same(game: AnyGame, view: Any, tray: Tray) -> list[Card]:
    """The cards of a tray in another view; nothing where they are not the same ones."""
    for one in _trays(game, view):
        if one.key == tray.key and sorted(_symbols(one.cards)) == sorted(_symbols(tray.cards)):
            return one.cards
    return []


def _symbols(cards: Sequence[Card]) -> list[str]:
    return [card.symbol for card in cards]


def _prices(cards: Sequence[Card]) -> list[int | None]:
    return [card.price for card in cards]


def _names(card: Card) -> set[str]:
    return {card.touch, card.place} - {""}


def _rearranged(line: Continuation, tray: Tray) -> list[Card]:
    """A tray as a line leaves it, before anything is added to it or taken away."""
    cards: list[Card] = []
    for number in range(1, len(line) + 1):
        following = _same(line.game, line.view(number), tray)
        if not following:
            break
        cards = following
    return cards


def _taken(line: Continuation, tray: Tray) -> set[str]:
    """The cards of a tray that a line takes one after the other while it stays as it is."""
    return _touched(line, tray, range(len(line)))


def _taken_before(line: Continuation, tray: Tray) -> set[str]:
    """The cards of a tray that were taken on the way to it: the first of two."""
    return _touched(line, tray, range(len(line) - 1, -1, -1))


def _touched(line: Continuation, tray: Tray, numbers: range) -> set[str]:
    """What of a tray these actions touch, up to the first that does not."""
    known = {name for card in tray.cards for name in _names(card)}
    found: set[str] = set()
    for number in numbers:
        touched = known & set(line.touched(number))
        if not touched or not _same(line.game, line.view(number), tray):
            break
        found |= touched
    return found


# --- for the page -------------------------------------------------------------------------------


def _told(parting: Parting, card: Card, marks: list[str], long: int = _WIDE) -> Json:
    symbols = parting.game.face.symbols(parting.words)
    sized = _BOX.search(symbols.get(card.symbol, ""))
    return {
        **card_json(card, parting.words),
        "name": breakable(card.name.said(parting.words), long),
        "marks": marks,
        "box": sized.groups() if sized else _CARD,
    }


def _cards(parting: Parting, tray: Tray, form: str, rows: list[Json]) -> Json:
    used = "".join(f'<use href="#{card.symbol}"/>' for card in tray.cards if card.symbol)
    symbols = parting.game.face.symbols(parting.words)
    return {
        "form": form,
        "title": tray.title.said(parting.words),
        "rows": rows,
        "symbols": svg.needed_symbols(used, symbols),
    }
