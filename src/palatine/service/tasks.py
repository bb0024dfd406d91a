"""Work that may take a while, one task for each kind of question, from JSON to JSON. A task sees
what its question holds and nothing else, and keeps nothing."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from palatine import games, sheets
from palatine.core.chance import AnyGame
from palatine.core.errors import PalatineError
from palatine.core.offer import DENSITIES, Appearance
from palatine.core.record import Record, game_of, parse_record, upto
from palatine.core.state import CHANCE, SPECTATOR, WHOLE, Json
from palatine.learn import figures, fragments
from palatine.locales import Words, load
from palatine.service import article as articles
from palatine.service import explain, importing, puzzling, review_puzzles
from palatine.table import questions, shown

PART = 0.62  # how far into the game a game's picture is taken


# --- documents ----------------------------------------------------------------------------------


def score(question: Json) -> Any:
    return games.load(question["game"]).documents.score(question["document"], question["lenient"])


def moves(question: Json) -> Any:
    return games.load(question["game"]).documents.moves(question["document"])


def draw(question: Json) -> Json:
    """A position document as a picture."""
    game, words = games.load(question["game"]), _words(question)
    return _shown(
        game, game.documents.position(question["document"]), words, _appearance(game, question)
    )


def sheet(question: Json) -> Json:
    """A sheet of a real table."""
    return sheets.ask(question)


def sheet_form(question: Json) -> Json:
    return sheets.form(question["game"], question["language"])


def data(question: Json) -> Json:
    """Whether components of a table's own can be played with."""
    game = games.load(question["game"]).with_data(question["data"])
    game.new(question["seats"], question["options"])
    return {"hash": game.data_hash()}


# --- tables -------------------------------------------------------------------------------------


def preview(question: Json) -> Json:
    """Sentences and previews, for a seat that has clicked, by the rules its table began with."""
    game = _game(question)
    view = game.load(question["view"])
    most = question["previews"]
    return questions.previews(game, view, question["touches"], _words(question), most)


def replay(question: Json) -> Json:
    """A finished game after so many entries, as one seat sees it, or with everything open; after
    none also what each entry is in words, where the log says nothing of it."""
    record = parse_record(question["record"])
    game, words = game_of(games.load(record.game), record), _words(question)
    state = upto(game, record, question["at"])
    view = state if question["viewer"] == WHOLE else game.view(state, question["viewer"])
    told = _shown(game, view, words, _appearance(game, question))
    if question["untold"] is not None:
        told["untold"] = _untold(game, record, set(question["untold"]), words)
    return told


def past(question: Json) -> Json:
    """A position of a game that is still played, as a viewer saw it: from his view of it, or from
    the record."""
    if question["view"] is None:
        record = parse_record(question["record"])
        game = game_of(games.load(record.game), record)
        view = game.view(upto(game, record, question["at"]), question["viewer"])
    else:
        game = _game(question)
        view = game.load(question["view"])
    return _shown(game, view, _words(question), _appearance(game, question))


def _untold(game: AnyGame, record: Record, told: set[int], words: Words) -> dict[str, str]:
    """What the log says nothing of, in words: half of a choice that all make at once."""
    state = game.new(record.seats, record.options)
    found: dict[str, str] = {}
    for number, entry in record.numbered():
        action = game.parse(entry.text)
        if entry.who != CHANCE and number not in told:
            said = questions.in_words(game, game.view(state, entry.who), action)
            found[str(number)] = said.said(words)
        game.apply(state, entry.who, action)
    return found


def import_record(question: Json) -> Json:
    """A record that somebody brings, as a table."""
    game, record = importing.read(question["record"])
    words = load(question["language"])
    made = importing.imported(game, record, question["id"], question["now"], words)
    return made.to_json()


def better(question: Json) -> Json:
    """What would have been better, by entry, of a game that was judged."""
    record = parse_record(question["record"])
    game = game_of(games.load(record.game), record)
    found = explain.better(game, record, question["judged"], _words(question))
    return {str(number): instead for number, instead in found.items()}


def article(question: Json) -> Json:
    """The review of a game as an article; without what was judged, as far as it can be told."""
    record = parse_record(question["record"])
    game, words = game_of(games.load(record.game), record), _words(question)
    return articles.article(game, record, question["judged"], words, question["mine"])


# --- games --------------------------------------------------------------------------------------


def picture(question: Json) -> Json:
    """A position of a real game: its figure for the home page, or else its whole board. The game's
    folder may hold ``data/picture.txt``, a record; without it, or when it belongs to an older
    version of the rules, the game shows its table before the first decision."""
    game, package = games.load(question["game"]), games.GAMES[question["game"]]
    known = figures.read(package)
    for name in (question["figure"], figures.HOME):
        if name in known and question["width"] and question["height"]:
            size = question["width"], question["height"]
            return figures.fitted(package, name, _words(question), *size).to_json()
        if name in known:
            return figures.draw(package, name, _words(question)).to_json()
    view = game.view(_pictured(question["game"]), SPECTATOR)
    return game.face.draw(view, _words(question), Appearance("wide", game.meta.styles[0])).to_json()


def guide(question: Json) -> Json:
    """How to play, rules and legend of a game in a language, with their figures."""
    return fragments.made(question["game"], question["language"], _words(question))


@cache
def _pictured(name: str) -> Any:
    game = games.load(name)
    folder = Path(str(import_module(games.GAMES[name]).__file__)).parent
    try:
        record = parse_record((folder / "data" / "picture.txt").read_text("utf-8"))
        return upto(game, record, int(PART * len(record.entries)))
    except (OSError, PalatineError):
        return game.new(game.meta.seats[0], game.meta.read_options(None))


# --- puzzles ------------------------------------------------------------------------------------


def puzzle(question: Json) -> Json:
    """A puzzle after the actions that its reader has played."""
    position = _puzzle(question)
    return puzzling.shown_puzzle(position, _words(question), _appearance(position.game, question))


def puzzle_ask(question: Json) -> Json:
    """What the controls want to know of a half-made choice, or why something is not possible."""
    position, words, touches = _puzzle(question), _words(question), question["touches"]
    if question["about"] == "why":
        return puzzling.explained(position, touches, words)
    return puzzling.previewed(position, touches, words, question["previews"])


def puzzle_answer(question: Json) -> Json:
    position, texts, show = _puzzle(question), question["texts"], question["show"]
    if isinstance(position, review_puzzles.ReviewPosition):
        return review_puzzles.answered(position, texts, show, _words(question))
    return puzzling.answered(position, texts, show, _words(question))


def _puzzle(question: Json) -> puzzling.Position:
    """One of the stored puzzles; or, with a record, one made from a game that was judged."""
    texts = question["texts"]
    if "record" in question:
        return review_puzzles.ReviewPosition(question["record"], question["judged"], texts)
    return puzzling.Position(question["game"], question["puzzle"], texts)


# --- what they share ----------------------------------------------------------------------------


def _game(question: Json) -> AnyGame:
    """The game by the rules and with the components that its table began with."""
    game = games.load(question["game"]).for_version(question["version"])
    return game if question["data"] is None else game.with_data(question["data"])


def _words(question: Json) -> Words:
    return load(question["language"], question.get("names", ()))


def _appearance(game: AnyGame, question: Json) -> Appearance:
    """How to draw: what the game does not know is its default."""
    styles = game.meta.styles
    style = question["style"] if question["style"] in styles else styles[0]
    density = question["density"] if question["density"] in DENSITIES else DENSITIES[0]
    return Appearance(density, style, turn=question.get("turn", 0) % 4)


def _shown(game: AnyGame, view: Any, words: Words, appearance: Appearance) -> Json:
    status = shown.status(game.face.status(view), words)
    return {"drawings": shown.pictures(game, view, words, appearance), "status": status}


TASKS: dict[str, Callable[[Json], Any]] = {
    task.__name__: task
    for task in (
        score,
        moves,
        draw,
        sheet,
        sheet_form,
        data,
        preview,
        replay,
        past,
        better,
        article,
        import_record,
        picture,
        guide,
        puzzle,
        puzzle_ask,
        puzzle_answer,
    )
}
