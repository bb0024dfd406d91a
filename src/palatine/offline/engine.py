"""The engine: every message in gives a list of effects (effects.py). Nothing waits and nothing is
kept elsewhere: whoever runs it (in a browser, server/static/js/engine/engine.js) carries the
effects out.

| message | means |
|---|---|
| `begin {lines, me}` | what is kept: the lines of all tables, and who sits here |
| `request {n, method, path, body}` | as over HTTP |
| `open {channel, table}`, `message {channel, message}`, `close {channel}` | as by a socket |
| `loaded {table, kept}` | a table was read; null: there is none |
| `changed {table, line, kept}` | another tab has changed a table |
| `thought {n, reply}` | the answer to a question that was to be thought about |

All have `what` and `now`, the time in milliseconds since 1970.
"""

import json
from collections.abc import Callable

from palatine.core.state import Json
from palatine.offline import documents, effects, finished, tables
from palatine.offline.channels import GONE, Channel
from palatine.offline.house import Hosted, House, NotLoaded
from palatine.offline.routing import answered
from palatine.table.errors import Refused

ROUTED = (documents, finished, tables)  # modules that register the routes of requests


class Engine:
    """All tables of a browser, and the pages that look at them."""

    def __init__(self, random: Callable[[int], bytes]) -> None:
        self.house = House(random)
        self.channels: dict[int, Channel] = {}
        self.house.told = self._told
        self.house.attended = self._is_attended

    def receive(self, text: str) -> str:
        """One message, as JSON; the effects, as JSON."""
        return json.dumps(self.handle(json.loads(text)))

    def handle(self, message: Json) -> list[Json]:
        house = self.house
        house.now = max(house.now, int(message["now"]))
        house.effects = []
        try:
            HEARD[message["what"]](self, message)
        except NotLoaded as missing:
            return [effects.load(missing.table)]
        return house.effects

    # --- messages ---------------------------------------------------------------------------

    def begin(self, message: Json) -> None:
        self.house.lines = {line["id"]: line for line in message["lines"]}
        self.house.me = message["me"]

    def request(self, message: Json) -> None:
        number, method = message["n"], message["method"]
        answer = answered(self.house, number, method, message["path"], message.get("body"))
        self.house.effects.append(answer)

    def open(self, message: Json) -> None:
        number = message["channel"]
        try:
            hosted = self.house.open(message["table"])
        except Refused:
            self.house.effects.append(effects.shut(number, GONE))
            return
        self.channels[number] = Channel(number, self.house, hosted)

    def message(self, message: Json) -> None:
        channel = self.channels.get(message["channel"])
        if channel is not None:
            channel.receive(message["message"])

    def close(self, message: Json) -> None:
        self.channels.pop(message["channel"], None)

    def loaded(self, message: Json) -> None:
        self.house.loaded(message["table"], message["kept"])

    def changed(self, message: Json) -> None:
        table = message["table"]
        self.house.lines[table] = message["line"]
        self.house.missing.discard(table)
        if table in self.house.tables:
            self.house.loaded(table, message["kept"])

    def thought(self, message: Json) -> None:
        self.house.thought(message["n"], message["reply"])

    # --- for the house ----------------------------------------------------------------------

    def _told(self, hosted: Hosted) -> None:
        for channel in self.channels.values():
            if channel.hosted is hosted:
                channel.show()

    def _is_attended(self, hosted: Hosted) -> bool:
        return any(one.hosted is hosted and one.ready for one in self.channels.values())


HEARD: dict[str, Callable[[Engine, Json], None]] = {
    "begin": Engine.begin,
    "request": Engine.request,
    "open": Engine.open,
    "message": Engine.message,
    "close": Engine.close,
    "loaded": Engine.loaded,
    "changed": Engine.changed,
    "thought": Engine.thought,
}
