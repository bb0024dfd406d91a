"""Earlier positions of a running table, as one viewer saw them. A process of the pool makes them,
from the viewer's view or by replaying the record; some are kept with the table."""

from dataclasses import dataclass

from palatine.core.offer import Appearance
from palatine.core.state import Json
from palatine.server.play.hub import Hub
from palatine.server.play.live_table import LiveTable
from palatine.server.workers.pool import Failed
from palatine.server.workers.schedule import Payer
from palatine.table import past
from palatine.table.errors import Refused


@dataclass(frozen=True)
class Wanted:
    """A request for the position after a line of a viewer's log, in one language and
    appearance."""

    live: LiveTable
    viewer: int
    line: int
    language: str
    appearance: Appearance

    @property
    def entry(self) -> int:
        """How many entries of the record lead to that position."""
        return past.entry_of(self.live.table, self.viewer, self.line)

    @property
    def key(self) -> object:
        return self.entry, self.viewer, self.language, self.appearance


def kept_message(wanted: Wanted) -> Json | None:
    """The message with the position, where it is kept from an earlier request."""
    kept = wanted.live.pasts.get(wanted.key)
    return None if kept is None else _message(wanted, kept)


def question(wanted: Wanted) -> Json:
    """The question for the process that makes the position."""
    appearance = wanted.appearance
    return {
        **past.question(wanted.live.table, wanted.viewer, wanted.entry),
        "language": wanted.language,
        "names": wanted.live.words(wanted.language).names,
        "density": appearance.density,
        "style": appearance.style,
        "turn": appearance.turn,
    }


async def make_message(hub: Hub, wanted: Wanted, question: Json, payer: Payer) -> Json:
    """Let a process make the position, keep it, and return the message."""
    try:
        shown = await hub.pool.run("past", question, payer)
    except Failed:
        raise Refused("busy", "server-error-busy") from None
    pasts = wanted.live.pasts
    while len(pasts) >= hub.config.pasts_kept:
        del pasts[next(iter(pasts))]  # the one that was made first
    pasts[wanted.key] = shown
    return _message(wanted, shown)


def _message(wanted: Wanted, shown: Json) -> Json:
    return {"type": "past", "line": wanted.line, **shown}
