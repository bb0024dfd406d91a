"""Earlier positions of a table that is played, as one viewer saw them. They are shown by a process
of the pool, from his view or by replaying the record; some are kept with the table."""

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
    """The position after a line of a viewer's log, drawn in one way."""

    live: LiveTable
    viewer: int
    line: int
    language: str
    appearance: Appearance

    @property
    def entry(self) -> int:
        """How many entries of the record led to it."""
        return past.entry_of(self.live.table, self.viewer, self.line)

    @property
    def key(self) -> object:
        return self.entry, self.viewer, self.language, self.appearance


def known(wanted: Wanted) -> Json | None:
    """The message, where the position was shown before."""
    kept = wanted.live.pasts.get(wanted.key)
    return None if kept is None else _message(wanted, kept)


def question(wanted: Wanted) -> Json:
    """What a process is asked."""
    appearance = wanted.appearance
    return {
        **past.question(wanted.live.table, wanted.viewer, wanted.entry),
        "language": wanted.language,
        "names": wanted.live.words(wanted.language).names,
        "density": appearance.density,
        "style": appearance.style,
        "turn": appearance.turn,
    }


async def found(hub: Hub, wanted: Wanted, question: Json, payer: Payer) -> Json:
    """The message, once a process has made it."""
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
