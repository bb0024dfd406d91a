"""The form of a score sheet (its questions) and the catalogue of pieces, as JSON with sentences."""

import re
import unicodedata

from palatine import games
from palatine.core.chance import AnyGame
from palatine.core.offer import Words
from palatine.core.scoresheet import Choice, Field, FormStep, Piece, Shelf
from palatine.core.state import Json
from palatine.locales import load
from palatine.sheets.reply import capital


def form(game: str, language: str) -> Json:
    """The form and the catalogue of a game's score sheet."""
    return form_of(games.load(game), load(language))


def form_of(game: AnyGame, words: Words) -> Json:
    """The same for a game object, which need not be on the list of games."""
    meta, sheet = game.meta, game.scoresheet
    asked = sheet.form()
    return {
        "game": meta.id,
        "title": words(f"{meta.id}-title", {}),
        "version": meta.version,
        "seats": list(meta.seats),
        "form": {
            "ways": [_choice(way, words) for way in asked.ways],
            "steps": [_step(step, words) for step in asked.steps],
        },
        "shelves": [_shelf(shelf, words) for shelf in sheet.shelves()],
    }


def _step(step: FormStep, words: Words) -> Json:
    return {
        "key": step.key,
        "label": capital(step.label.said(words)),
        "icon": step.icon,
        "ways": step.ways,
        "hint": step.hint.said(words) if step.hint else "",
        "fields": [_field(field, words) for field in step.fields],
    }


def _field(field: Field, words: Words) -> Json:
    result: Json = {
        "kind": field.kind,
        "path": field.path,
        "label": capital(field.label.said(words)),
        "hint": field.hint.said(words) if field.hint else "",
        "icon": field.icon,
        "when": field.when or None,
        "spare": field.is_spare,
        "names": [capital(name.said(words)) for name in field.names],
        **field.more,
        **{key: label.said(words) for key, label in field.labels.items()},
    }
    if field.choices:
        result[_CHOICES.get(field.kind, "choices")] = [_choice(one, words) for one in field.choices]
    if field.fields:
        result["ways"] = [
            {**_choice(way, words), "fields": [_field(one, words) for one in field.fields[way.id]]}
            for way in field.ways
        ]
    return result


_CHOICES = {"grid": "rows", "rounds": "rounds", "built": "numbers"}


def _choice(one: Choice, words: Words) -> Json:
    return {"id": one.id, "key": one.id, "label": capital(one.label.said(words)), "icon": one.icon}


def _shelf(shelf: Shelf, words: Words) -> Json:
    return {
        "key": shelf.key,
        "title": capital(shelf.title.said(words)),
        "kinds": [_choice(kind, words) for kind in shelf.kinds],
        "pieces": [_piece(piece, words) for piece in shelf.pieces],
    }


def _piece(piece: Piece, words: Words) -> Json:
    name = piece.name.said(words)
    found = [name, *[one.said(words) for one in piece.also]]
    return {
        "id": piece.id,
        "name": name,
        "note": piece.note.said(words) if piece.note else "",
        "kind": piece.kind,
        "icon": piece.icon,
        "symbol": piece.symbol,
        "box": list(piece.box),
        "words": sorted({word for text in found for word in search_words(text)}),
        "count": piece.count,
        "yes": piece.is_yes,
        "told": piece.is_told,
    }


def search_words(text: str) -> list[str]:
    """The words of a text for the search field: lower case, without accents."""
    apart = unicodedata.normalize("NFD", text.lower().replace("ł", "l"))
    bare = "".join(letter for letter in apart if not unicodedata.category(letter).startswith("M"))
    return re.findall(r"[^\W_]+", bare)
