"""Requests without a table: puzzles, score sheets, what is explained. Nothing is kept."""

from palatine.core.state import Json
from palatine.offline.reading import LONG
from palatine.offline.routing import Request, route
from palatine.service import notes, puzzles, tasks
from palatine.service.symbols import sheet_url

PREVIEWS = 64  # offers of which previews are made


@route("GET", "/api/notes/{game}")
def get_notes(request: Request) -> list[Json]:
    return notes.notes_json(request.game, request.words)


@route("GET", "/api/puzzles")
def get_puzzles(request: Request) -> Json:
    return puzzles.list_json(request.words)


@route("GET", "/api/puzzles/{game}")
def get_puzzle_list(request: Request) -> Json:
    return puzzles.game_json(puzzles.checked_game(request.parts["game"]), request.words)


def _puzzle(request: Request) -> Json:
    """What a task about a puzzle is asked."""
    name, puzzle, body = request.game, request.parts["puzzle"], request.body
    puzzles.check_puzzle(name, puzzle)
    return {
        "game": name,
        "puzzle": puzzle,
        "texts": body.texts("texts"),
        "touches": body.texts("touches"),
        "about": body.text("about", "preview"),
        "show": body.flag("show"),
        "language": request.words.language,
        "density": body.text("density", "wide"),
        "style": body.text("style"),
        "previews": PREVIEWS,
    }


@route("POST", "/api/puzzles/{game}/{puzzle}")
def post_puzzle(request: Request) -> Json:
    return tasks.puzzle(_puzzle(request))


@route("POST", "/api/puzzles/{game}/{puzzle}/ask")
def post_puzzle_ask(request: Request) -> Json:
    return tasks.puzzle_ask(_puzzle(request))


@route("POST", "/api/puzzles/{game}/{puzzle}/answer")
def post_puzzle_answer(request: Request) -> Json:
    return tasks.puzzle_answer(_puzzle(request))


def _appearance(request: Request) -> Json:
    body = request.body
    return {
        "language": request.words.language,
        "density": body.text("density", "wide"),
        "style": body.text("style"),
    }


@route("GET", "/api/sheet/{game}")
def get_sheet(request: Request) -> Json:
    """What the sheet of a real table asks for, and all pieces it can be asked about."""
    question = {"game": request.game, "language": request.words.language}
    told = tasks.sheet_form(question)
    return {**told, "symbols": sheet_url(request.game, request.words.language)}


@route("POST", "/api/sheet/{game}")
def post_sheet(request: Request) -> Json:
    """A sheet of a real table: what it comes to, or what is wrong with it."""
    body = request.body
    question = {"game": request.game, "document": body.any("document"), "edit": body.any("edit")}
    question |= {"players": body.texts("players"), "part": body.text("part")}
    question |= {"pieces": body.texts("pieces"), "hand": body.text("hand", most=LONG)}
    return tasks.sheet({**question, **_appearance(request)})
