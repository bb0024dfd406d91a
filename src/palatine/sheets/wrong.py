"""Errors in a document, as JSON with sentences: what is wrong, the place, and the rule."""

import re

from palatine.core.errors import NotLegal, PalatineError, WrongEntry
from palatine.core.scoresheet import Field, Form, FormStep
from palatine.core.state import Json
from palatine.locales import Words
from palatine.sheets.reply import capital

_BY_SEAT = ("numbers", "grid", "hands", "built")  # fields with one entry a player


def wrong(form: Form, error: PalatineError, words: Words) -> Json:
    """The WRONG of docs/score-sheets.md."""
    where = str(error.details.get("where", ""))
    rule = error.rule if isinstance(error, WrongEntry | NotLegal) else ""
    path = re.split(r"[.\[]", where, maxsplit=1)[0]
    step, field = _found(form, path)
    details: dict[str, object] = {**error.details}
    details["where"] = _place(field, where, words) if field else where
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


def _found(form: Form, path: str) -> tuple[FormStep | None, Field | None]:
    """The step and the field of the form to which a path of the document belongs."""
    for step in form.steps:
        for field in step.fields:
            if field.path.partition(".")[0] == path:
                return step, field
    return None, None


def _place(field: Field, where: str, words: Words) -> str:
    """A place in the document as a text for people: the field, the player, the entry."""
    said = [capital(field.label.said(words))]
    numbers = [int(number) for number in re.findall(r"\[(\d+)\]", where)]
    for depth, number in enumerate(numbers):
        said.append(str(number + 1) if depth else _entry(field, number, words))
    return ", ".join(said)


def _entry(field: Field, number: int, words: Words) -> str:
    """The name of an entry of a field: a heading, a player, or a number."""
    if number < len(field.names):
        return capital(field.names[number].said(words))
    return words.name(number) if field.kind in _BY_SEAT else str(number + 1)
