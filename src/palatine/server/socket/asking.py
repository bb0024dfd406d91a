"""Messages of a socket that change nothing: they ask for explanations, pictures, earlier positions
and previews. Slow answers are made in another process and sent when they are ready."""

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

ANYBODY = messages.AboutTouch | messages.PictureWanted | messages.PastWanted  # also spectators


class Asker(Protocol):
    """The socket that has sent the message, as far as this module needs it."""

    hub: Hub
    live: LiveTable
    words: Words
    density: str
    style: str
    turn: int

    @property
    def seat(self) -> int:
        """The seat whose view the socket is shown now, or SPECTATOR."""

    @property
    def payer(self) -> Payer:
        """The person and the address to whom the work is counted."""

    def answer(self, message: Json, seat: int = SPECTATOR) -> None:
        """Send a message, unless the socket is shown another seat's view by then."""

    def refuse(self, refused: Refused, word: str = "") -> None:
        """Send the reason why a message cannot be carried out."""


def show(asker: Asker, message: ANYBODY) -> None:
    """Answer a message that spectators may send, too. The answer is made from the socket's own
    view."""
    seat, live = asker.seat, asker.live
    if isinstance(message, messages.AboutTouch):
        result = update.about(live.table, seat, message.touch, _named(asker))
        asker.answer({"type": "about", **result}, seat)
        return
    appearance = appearance_of(live.table, asker.density, asker.style, asker.turn)
    if isinstance(message, messages.PictureWanted):
        result = update.picture(live.table, seat, message.key, _named(asker), appearance)
        asker.answer({"type": "picture", **result}, seat)
        return
    wanted = past.Wanted(live, seat, message.line, asker.words.language, appearance)
    if (known := past.kept_message(wanted)) is not None:
        asker.answer(known, seat)
    else:
        asker.hub.spawn(_past(asker, wanted, past.question(wanted)))


def _named(asker: Asker) -> Words:
    """The words of the socket's language, with the names of the people at its table."""
    return asker.live.words(asker.words.language)


async def _past(asker: Asker, wanted: past.Wanted, question: Json) -> None:
    try:
        result = await past.make_message(asker.hub, wanted, question, asker.payer)
    except PalatineError as error:
        asker.refuse(refusal(error))
    else:
        asker.answer(result, wanted.viewer)


def preview(asker: Asker, seat: int, message: messages.Preview) -> None:
    """Send previews: at once where they can be made quickly, otherwise when a process of the pool
    has made them."""
    hub, table = asker.hub, asker.live.table
    result = previews.at_once(hub, table, seat, message.seq, message.touches, _named(asker))
    if result is not None:
        asker.answer({"type": "preview", **result}, seat)
    else:
        hub.spawn(_preview_elsewhere(asker, table, seat, message))


async def _preview_elsewhere(
    asker: Asker, table: Table, seat: int, message: messages.Preview
) -> None:
    seq, touches = message.seq, message.touches
    try:
        result = await previews.elsewhere(
            asker.hub, table, seat, seq, touches, _named(asker), asker.payer
        )
    except PalatineError as error:
        asker.refuse(refusal(error))
    else:
        asker.answer({"type": "preview", **result}, seat)
