"""Lists of puzzles: their names and questions, not their answers."""

from palatine import games
from palatine.core.state import Json
from palatine.learn import puzzles
from palatine.locales import Words
from palatine.service.games import checked
from palatine.service.symbols import sheet_url
from palatine.table.errors import Refused

# The words of the two pages, which the page's scripts ask for by these keys.
LABELS = (
    *("title", "about", "all", "begin", "go-on", "done", "streak", "puzzle", "question", "answers"),
    *("is-open", "is-solved", "is-shown", "note-turn", "note-points", "note-lead", "best"),
    *("restart", "again", "others", "show", "rule", "check-turn", "check-choice", "next"),
)


def labels(words: Words) -> dict[str, str]:
    return {f"learn-puzzle-{key}": words(f"learn-puzzle-{key}") for key in LABELS}


def with_puzzles() -> list[str]:
    """The games that have puzzles."""
    return [name for name in games.names() if puzzles.stored(name).puzzles]


def checked_game(name: str) -> str:
    """The same id, if there is such a game and it has puzzles."""
    if not puzzles.stored(checked(name)).puzzles:
        raise Refused("no-such", "server-error-no-such")
    return name


def check_puzzle(name: str, puzzle: str) -> None:
    if puzzles.stored(checked_game(name)).puzzle(puzzle) is None:
        raise Refused("no-such", "server-error-no-such")


def list_json(words: Words) -> Json:
    """The puzzles of every game that has some."""
    return {"games": [game_json(name, words) for name in with_puzzles()]}


def game_json(name: str, words: Words) -> Json:
    """The puzzles of a game from easy to hard."""
    return {
        "game": name,
        "title": words(f"{name}-title"),
        "rules": f"/rules/{name}",
        "symbols": sheet_url(name, words.language),
        "puzzles": [
            {
                "id": one.id,
                "form": one.kind.form,
                "question": words(f"{name}-puzzle-{one.kind.id}", {"seat": one.seat}),
            }
            for one in puzzles.stored(name).puzzles
        ],
    }


def list_page(words: Words) -> Json:
    """What the page of all puzzles is made of."""
    return {**list_json(words), "words": labels(words)}


def game_page(name: str, words: Words) -> Json:
    """What the page of one game's puzzles is made of."""
    more = {"style": games.meta(name).styles[0], "words": labels(words)}
    return {**game_json(name, words), **more}
