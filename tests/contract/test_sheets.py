"""The form of every game's score sheet, and what happens to entries that make no sense."""

import pytest

from contract import sheeted
from contract.plays import MODULES, load_game
from palatine.core.errors import Unsupported
from palatine.core.game import Game
from palatine.locales import languages, load
from palatine.sheets.forms import form_of, search_words

WITH_SHEET = [name for name in MODULES if sheeted.has_sheet(load_game(name))]


def test_all_our_games_have_a_sheet() -> None:
    assert list(MODULES) == WITH_SHEET


@pytest.mark.parametrize("name", WITH_SHEET)
def test_form(name: str) -> None:
    sheeted.check_form(load_game(name))


@pytest.mark.parametrize("name", WITH_SHEET)
def test_form_and_catalogue_in_every_language(name: str) -> None:
    for language in languages():
        told = form_of(load_game(name), load(language, strict=True))
        for shelf in told["shelves"]:
            ids = [piece["id"] for piece in shelf["pieces"]]
            assert ids and len(set(ids)) == len(ids)
            for piece in shelf["pieces"]:
                assert piece["name"] and piece["words"]
                assert set(search_words(piece["name"])) <= set(piece["words"])
                assert piece["kind"] in {"", *[kind["key"] for kind in shelf["kinds"]]}


@pytest.mark.parametrize("name", WITH_SHEET)
def test_pictures_of_pieces_are_there(name: str) -> None:
    game = load_game(name)
    symbols = game.face.symbols(load("en"))
    for shelf in game.scoresheet.shelves():
        for piece in shelf.pieces:
            assert not piece.symbol or piece.symbol in symbols
            assert f"i-{piece.icon}" in symbols, piece.icon


@pytest.mark.parametrize("name", WITH_SHEET)
def test_wrong_entries(name: str) -> None:
    sheeted.check_wrong_entries(load_game(name))


def test_a_game_without_a_sheet_refuses() -> None:
    game = load_game(WITH_SHEET[0])
    plain = Game.make_scoresheet(game)
    with pytest.raises(Unsupported):
        plain.form()
    with pytest.raises(Unsupported):
        plain.read({"players": []})


@pytest.mark.parametrize(
    ("name", "language", "query", "found"),
    [
        ("between", "en", "kitch", "Kitchen"),
        ("between", "en", "pit de", "Pit of Despair"),
        ("castles", "en", "queen bed", "Queen’s Bedroom"),
        ("castles", "en", "gro ven", "Venus Grotto"),
    ],
)
def test_search_finds_by_the_beginning_of_any_word(
    name: str, language: str, query: str, found: str
) -> None:
    wanted = search_words(query)
    pieces = form_of(load_game(name), load(language))["shelves"]
    hits = [
        piece["name"]
        for shelf in pieces
        for piece in shelf["pieces"]
        if all(any(word.startswith(part) for word in piece["words"]) for part in wanted)
    ]
    assert found in hits and len(hits) < 6


def test_search_words_have_no_accents() -> None:
    assert search_words("Příliš žluťoučký Łoś, Ёлка-2!") == [
        "prilis",
        "zlutoucky",
        "los",
        "елка",
        "2",
    ]
