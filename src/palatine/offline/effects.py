"""What the engine wants done by whoever runs it; JSON, carried out in this order of kinds: what is
stored is stored before anybody hears of it."""

from palatine.core.state import Json


def answer(number: int, status: int, body: object) -> Json:
    """The answer to a request."""
    return {"do": "answer", "n": number, "status": status, "body": body}


def send(channel: int, message: Json) -> Json:
    return {"do": "send", "channel": channel, "message": message}


def shut(channel: int, code: int) -> Json:
    """Close a channel, with a code of the protocol."""
    return {"do": "shut", "channel": channel, "code": code}


def store(table: str, after: int, rows: list[Json], line: Json, head: Json | None = None) -> Json:
    """Add rows to a table that has `after` rows in the store; where it has more by now, another tab
    was quicker. head: the head of a table that is new."""
    return {"do": "store", "table": table, "after": after, "rows": rows, "line": line, "head": head}


def keep_me(me: Json | None) -> Json:
    """Who sits at this screen."""
    return {"do": "me", "me": me}


def load(table: str) -> Json:
    """Read a table, say `loaded`, and then say the present message again."""
    return {"do": "load", "table": table}


def think(number: int, question: Json | None, at_least: int) -> Json:
    """Ask somebody else (service/thinking.py), and say `thought` after so many milliseconds at
    least. None: only wait."""
    return {"do": "think", "n": number, "question": question, "ms": at_least}
