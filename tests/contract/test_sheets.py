"""The form of every game's score sheet, and what happens to entries that make no sense."""

import pytest

from contract import sheeted
from contract.plays import load_game
from palatine.core.chance import AnyGame
from palatine.core.errors import Unsupported
from palatine.core.game import Game
from palatine.locales import languages, load
from palatine.sheets.forms import form_of, search_words

OURS = ("torres", "louis", "between", "castles", "tiny")


@pytest.fixture
def game(game_id: str) -> AnyGame:
    """A game with a score sheet: not every game needs one."""
    found = load_game(game_id)
    if not sheeted.has_sheet(found):
        assert game_id not in OURS
        pytest.skip(f"{game_id} has no score sheet")
    return found


def test_form(game: AnyGame) -> None:
    sheeted.check_form(game)


def test_form_and_catalogue_in_every_language(game: AnyGame) -> None:
    for language in languages():
        told = form_of(game, load(language, strict=True))
        for shelf in told["shelves"]:
            ids = [piece["id"] for piece in shelf["pieces"]]
            assert ids and len(set(ids)) == len(ids)
            for piece in shelf["pieces"]:
                assert piece["name"] and piece["words"]
                assert set(search_words(piece["name"])) <= set(piece["words"])
                assert piece["kind"] in {"", *[kind["key"] for kind in shelf["kinds"]]}


def test_pictures_of_pieces_are_there(game: AnyGame) -> None:
    symbols = game.face.symbols(load("en"))
    for shelf in game.scoresheet.shelves():
        for piece in shelf.pieces:
            assert not piece.symbol or piece.symbol in symbols
            assert f"i-{piece.icon}" in symbols, piece.icon


def test_wrong_entries(game: AnyGame) -> None:
    sheeted.check_wrong_entries(game)


def test_a_game_without_a_sheet_refuses() -> None:
    game = load_game("tiny")
    plain = Game.make_scoresheet(game)
    with pytest.raises(Unsupported):
        plain.form()
    with pytest.raises(Unsupported):
        plain.read({"players": []})
