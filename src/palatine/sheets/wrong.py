"""Errors in a document, as JSON with sentences: what is wrong, the place, and the rule."""

import re

from palatine.core.errors import NotLegal, PalatineError, WrongEntry
from palatine.core.scoresheet import Field, Form, FormStep
from palatine.core.state import Json
from palatine.locales import Words
from palatine.sheets.reply import capital

_BY_SEAT = ("numbers", "grid", "hands", "built")  # fields with one entry a player
_HEAD = ("document", "game", "players", "options", "date", "way")  # what no form has a field for


def wrong(form: Form, error: PalatineError, words: Words) -> Json:
    """The WRONG of docs/score-sheets.md."""
    where = str(error.details.get("where", ""))
    rule = error.rule if isinstance(error, WrongEntry | NotLegal) else ""
    path = re.split(r"[.\[]", where, maxsplit=1)[0]
    step, field = _found(form, where)
    details: dict[str, object] = {**error.details}
    details["where"] = _place(field, where, words) if field else _head(where, words)
    if "reason" in details:  # an error inside another; both have the same arguments
        details["reason"] = words(str(details["reason"]), details)
    return {
        "where": where,
        "path": path,
        "step": step.key if step else ("players" if path == "players" else ""),
        "text": words(error.key, details),
        "rule": str(rule or error.details.get("rule", "")),
        "key": error.key,
    }


def _found(form: Form, where: str) -> tuple[FormStep | None, Field | None]:
    """The step and the field of the form to which a place in the document belongs: the field with
    the longest path that leads there, else the first in the same part of the document."""
    names = re.split(r"[.\[]", where)
    fields = [(step, field) for step in form.steps for field in step.fields]
    for length in range(len(names), 0, -1):
        for step, field in fields:
            if field.path.split(".")[:length] == names[:length]:
                return step, field
    return None, None


def _head(where: str, words: Words) -> str:
    """A place in what every document begins with, as a text for people; a key that no document has
    stays as it was written."""
    player = re.fullmatch(r"players\[(\d+)\]", where)
    if player:
        return words("sheet-place-name", {"number": int(player[1]) + 1})
    return words(f"sheet-place-{where}") if where in _HEAD else where


def _place(field: Field, where: str, words: Words) -> str:
    """A place in the document as a text for people: the field, the player, the entry. Inside a
    round: what was counted, and of whom."""
    said = [capital(field.label.said(words))]
    found = re.findall(r"\.(\w+)|\[(\d+)\]", where.removeprefix(field.path))
    for at, (key, digits) in enumerate(found):
        if key:
            said += _inside(field, key, words)
        elif at == 0:
            said.append(_entry(field, int(digits), words))
        elif field.kind == "rounds" and at == len(found) - 1:
            said.append(words.name(int(digits)))
        else:
            said.append(str(int(digits) + 1))
    return ", ".join(said)


def _inside(field: Field, key: str, words: Words) -> list[str]:
    """The name of a field of a round, however the round is entered; nothing where there is none."""
    inner = [one for way in field.fields.values() for one in way if one.path == key]
    return [one.label.said(words) for one in inner[:1]]


def _entry(field: Field, number: int, words: Words) -> str:
    """The name of an entry of a field: a heading, a player, or a number."""
    if number < len(field.names):
        return capital(field.names[number].said(words))
    return words.name(number) if field.kind in _BY_SEAT else str(number + 1)
