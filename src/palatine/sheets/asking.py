"""One question about a sheet document, and its answer, from JSON to JSON. Nothing is kept."""

from dataclasses import replace
from typing import Any

from palatine import games
from palatine.core.chance import AnyGame
from palatine.core.checking import LONGEST_NAME
from palatine.core.errors import PalatineError
from palatine.core.offer import DENSITIES, Appearance
from palatine.core.state import Json
from palatine.locales import Words, load
from palatine.sheets import reply
from palatine.sheets.link import to_link
from palatine.sheets.parts import part_json, preview_json
from palatine.sheets.wrong import wrong

_MOST = 20  # names that errors can speak of, in whatever document


def ask(question: Json) -> Json:
    """What `POST /api/sheet/GAME` answers: document, sheet, part and previews; or what is wrong.

    question: `game` and `language`, and what docs/score-sheets.md says of the body.
    """
    return reply_to(games.load(question["game"]), question)


def reply_to(game: AnyGame, question: Json) -> Json:
    """The same for a game that may not be on the list."""
    language = question.get("language", "en")
    if "sheet" not in game.meta.documents:
        game.scoresheet.form()  # refuses
    try:
        return _answered(game, question, language)
    except PalatineError as error:
        words = _words(question.get("document"), language)
        return {"wrong": wrong(game.scoresheet.form(), error, words)}


def _answered(game: AnyGame, question: Json, language: str) -> Json:
    sheet, given = game.scoresheet, question.get("document")
    entries = sheet.read({"players": question.get("players") or []} if given is None else given)
    if question.get("edit") is not None:
        entries = sheet.read(sheet.edited(entries, question["edit"]))
    document, key = sheet.document(entries), question.get("part") or ""
    words, tally = _words(document, language), sheet.tally(entries)
    told: Json = {"document": document, "sheet": reply.sheet(game.meta.id, tally, words)}
    told |= {"part": None, "previews": [], "link": to_link(document)}
    if key:
        told["part"] = _part(game, entries, key, question, words)
        found = sheet.previews(entries, key, question.get("pieces") or [])
        told["previews"] = [preview_json(one, words) for one in found]
    return told


def _part(game: AnyGame, entries: Any, key: str, question: Json, words: Words) -> Json:
    """A castle with its drawing."""
    part, hand = game.scoresheet.part(entries, key), question.get("hand") or ""
    appearance = _appearance(game, question)
    drawing = game.scoresheet.draw(entries, key, hand, words, appearance)
    drawn = None if drawing.is_empty else {**drawing.to_json(), "label": drawing.label}
    return {**part_json(part, words), "drawing": drawn}


def _appearance(game: AnyGame, question: Json) -> Appearance:
    """How to draw: what the game does not know is its default."""
    density, style = question.get("density"), question.get("style")
    found = Appearance(DENSITIES[0], game.meta.styles[0])
    if density in DENSITIES:
        found = replace(found, density=density)
    return replace(found, style=style) if style in game.meta.styles else found


def _words(document: Any, language: str) -> Words:
    """Words that know the names of the players, as far as there are any."""
    names = document.get("players") if isinstance(document, dict) else None
    words = load(language)
    if not isinstance(names, list):
        return words
    called = [name[:LONGEST_NAME] if isinstance(name, str) else "" for name in names[:_MOST]]
    numbered = enumerate(called, 1)
    return load(language, [name or words("core-player", {"number": n}) for n, name in numbered])
