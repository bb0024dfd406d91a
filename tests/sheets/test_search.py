"""Pieces are found by what somebody types of their names."""

import pytest

from palatine.games import load as load_game
from palatine.locales import load
from palatine.sheets.forms import form_of, search_words


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
