"""Hints as a seat is told of them."""

from palatine.core.state import Json
from palatine.locales import Words
from palatine.service import explain
from palatine.table import hints
from palatine.table.table import Table
from palatine.table.update import offers_of


def shown(table: Table, seat: int, words: Words, state: str, found: Json | None) -> Json:
    """The update's field about hints. state: none | thinking | ready | failed; found: the hint for
    the seat's present question, once there is one (service/thinking.py)."""
    told = {**hints.offered(table, seat, words), "state": state, "note": "", "options": []}
    if state == "none":
        return told
    if found is None:
        return {**told, "note": words(f"table-hint-{state}")}
    view = table.view(seat)
    touches = {offer.text: offer.touches for offer in offers_of(table, view)}
    options = explain.options(table.game, view, found, words)
    for option in options:
        option["touches"] = touches.get(option["text"], ())
    return {**told, "note": explain.note(found, words), "options": options}
