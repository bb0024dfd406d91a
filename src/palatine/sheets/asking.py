"""One question about a sheet document and its answer, both as JSON. Nothing is stored."""

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

_MOST = 20  # names of players that are read for error messages, however many there are


def ask(question: Json) -> Json:
    """The answer of `POST /api/sheet/GAME`: document, sheet, part and previews; or what is wrong.

    question: `game` and `language`, and the fields of the body by docs/score-sheets.md.
    """
    return reply_to(games.load(question["game"]), question)


def reply_to(game: AnyGame, question: Json) -> Json:
    """The same for a game object, which need not be on the list of games."""
    language = question.get("language", "en")
    if "sheet" not in game.meta.documents:
        game.scoresheet.form()  # raises Unsupported
    try:
        return _answer(game, question, language)
    except PalatineError as error:
        words = _words(question.get("document"), language)
        return {"wrong": wrong(game.scoresheet.form(), error, words)}


def _answer(game: AnyGame, question: Json, language: str) -> Json:
    sheet, given = game.scoresheet, question.get("document")
    entries = sheet.read({"players": question.get("players") or []} if given is None else given)
    if question.get("edit") is not None:
        entries = sheet.read(sheet.edited(entries, question["edit"]))
    document, key = sheet.document(entries), question.get("part") or ""
    words, tally = _words(document, language), sheet.tally(entries)
    result: Json = {"document": document, "sheet": reply.sheet(game.meta.id, tally, words)}
    result |= {"part": None, "previews": [], "link": to_link(document)}
    if key:
        result["part"] = _part(game, entries, key, question, words)
        found = sheet.previews(entries, key, question.get("pieces") or [])
        result["previews"] = [preview_json(one, words) for one in found]
    return result


def _part(game: AnyGame, entries: Any, key: str, question: Json, words: Words) -> Json:
    """A part of the sheet that is built piece by piece, with its drawing."""
    part, hand = game.scoresheet.part(entries, key), question.get("hand") or ""
    appearance = _appearance(game, question)
    drawing = game.scoresheet.draw(entries, key, hand, words, appearance)
    drawn = None if drawing.is_empty else {**drawing.to_json(), "label": drawing.label}
    return {**part_json(part, words), "drawing": drawn}


def _appearance(game: AnyGame, question: Json) -> Appearance:
    """The appearance that the question names; unknown values are replaced by the game's
    defaults."""
    density, style = question.get("density"), question.get("style")
    found = Appearance(DENSITIES[0], game.meta.styles[0])
    if density in DENSITIES:
        found = replace(found, density=density)
    return replace(found, style=style) if style in game.meta.styles else found


def _words(document: Any, language: str) -> Words:
    """The words of a language with the names of the players in the document, if it has any."""
    names = document.get("players") if isinstance(document, dict) else None
    words = load(language)
    if not isinstance(names, list):
        return words
    called = [name[:LONGEST_NAME] if isinstance(name, str) else "" for name in names[:_MOST]]
    numbered = enumerate(called, 1)
    return load(language, [name or words("core-player", {"number": n}) for n, name in numbered])
