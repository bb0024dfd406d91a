"""Questions of a socket that change nothing: what something is, how something looks or looked, what
an offer would bring. Whatever may take longer is worked out elsewhere, and nothing waits for it."""

from typing import Protocol

from palatine.core.errors import PalatineError
from palatine.core.state import SPECTATOR, Json
from palatine.locales import Words
from palatine.server import messages
from palatine.server.play import past, previews
from palatine.server.play.hub import Hub
from palatine.server.play.live_table import LiveTable
from palatine.server.workers.schedule import Payer
from palatine.service.updates import appearance_of
from palatine.table import update
from palatine.table.errors import Refused, refusal
from palatine.table.table import Table

ANYBODY = messages.AboutTouch | messages.PictureWanted | messages.PastWanted  # watchers, too


class Asker(Protocol):
    """The socket that asks."""

    hub: Hub
    live: LiveTable
    words: Words
    density: str
    style: str
    turn: int

    @property
    def seat(self) -> int:
        """The seat that it looks from now."""

    @property
    def payer(self) -> Payer:
        """The person and the address to whom the work is counted."""

    def answer(self, message: Json, seat: int = SPECTATOR) -> None:
        """Send something while the socket looks from that seat."""

    def refuse(self, refused: Refused, word: str = "") -> None:
        """Say why not."""


def show(asker: Asker, message: ANYBODY) -> None:
    """What everybody who looks on may ask for, made from his own view."""
    seat, live = asker.seat, asker.live
    if isinstance(message, messages.AboutTouch):
        told = update.about(live.table, seat, message.touch, _named(asker))
        asker.answer({"type": "about", **told}, seat)
        return
    appearance = appearance_of(live.table, asker.density, asker.style, asker.turn)
    if isinstance(message, messages.PictureWanted):
        told = update.picture(live.table, seat, message.key, _named(asker), appearance)
        asker.answer({"type": "picture", **told}, seat)
        return
    wanted = past.Wanted(live, seat, message.line, asker.words.language, appearance)
    if (known := past.known(wanted)) is not None:
        asker.answer(known, seat)
    else:
        asker.hub.spawn(_past(asker, wanted, past.question(wanted)))


def _named(asker: Asker) -> Words:
    """The language of the socket, with the names of those who sit at its table."""
    return asker.live.words(asker.words.language)


async def _past(asker: Asker, wanted: past.Wanted, question: Json) -> None:
    try:
        told = await past.found(asker.hub, wanted, question, asker.payer)
    except PalatineError as error:
        asker.refuse(refusal(error))
    else:
        asker.answer(told, wanted.viewer)


def preview(asker: Asker, seat: int, message: messages.Preview) -> None:
    """Previews at once; those that take longer come later."""
    hub, table = asker.hub, asker.live.table
    told = previews.at_once(hub, table, seat, message.seq, message.touches, _named(asker))
    if told is not None:
        asker.answer({"type": "preview", **told}, seat)
    else:
        hub.spawn(_preview_elsewhere(asker, table, seat, message))


async def _preview_elsewhere(
    asker: Asker, table: Table, seat: int, message: messages.Preview
) -> None:
    seq, touches = message.seq, message.touches
    try:
        told = await previews.elsewhere(
            asker.hub, table, seat, seq, touches, _named(asker), asker.payer
        )
    except PalatineError as error:
        asker.refuse(refusal(error))
    else:
        asker.answer({"type": "preview", **told}, seat)
