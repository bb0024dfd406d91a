"""The words function: names, keys inside arguments, lists, what is missing."""

import pytest

from palatine.locales import MissingWords, catalogue, languages, load


def test_the_languages_are_there() -> None:
    assert languages() == ("en", "cs", "pl", "ru")


def test_an_unknown_language_speaks_english() -> None:
    assert load("xx")("core-play-back") == load("en")("core-play-back") == "Back"


@pytest.mark.parametrize(
    ("language", "first"),
    [("en", "Player 1"), ("cs", "Hráč 1"), ("pl", "Gracz 1"), ("ru", "Игрок 1")],
)
def test_seats_without_names_are_numbered(language: str, first: str) -> None:
    assert load(language).name(0) == first


def test_a_seat_is_called_by_its_name() -> None:
    words = load("cs", names=["Anna", "Petr"])
    assert words("torres-event-turn", {"seat": 1}) == "Petr začíná tah."


def test_a_seat_beyond_the_names_and_nobody() -> None:
    words = load("en", names=["Anna"])
    assert words.name(3) == "Player 4"
    assert words.name(-1) == "nobody"


def test_a_number_of_seats_is_no_name() -> None:
    words = load("en", names=["Anna", "Petr", "Eva"])
    assert "3 players" in words("error-bad-seats", {"seats": 3, "allowed": "2"})


def test_a_key_inside_an_argument_is_translated() -> None:
    words = load("ru", names=["Анна"], strict=True)
    said = words("torres-event-play", {"seat": 0, "card": "torres-card-vault"})
    assert said == "Анна играет карту «Прыжок через рыцаря»."


def test_a_text_that_only_looks_like_a_key_stays() -> None:
    words = load("en", strict=True)
    assert words("core-play-undone", {"text": "core-of-the-matter"}).endswith("core-of-the-matter")
    assert words("error-not-now", {"text": "torres-card-"}).count("torres-card-") == 1


def test_a_list_is_joined_and_each_of_it_translated() -> None:
    words = load("en", names=["Anna"], strict=True)
    cards = ["torres-card-vault", "torres-card-diagonal", "torres-card-redeploy"]
    said = words("torres-event-looked", {"seat": 0, "cards": cards})
    assert said == "Anna looks at Vault, Diagonal Move and Redeployment."
    assert words.listed([]) == ""
    assert words.listed(["one"]) == "one"


def test_seats_are_a_list_of_names() -> None:
    words = load("pl", names=["Anna", "Piotr"], strict=True)
    assert words("core-play-undone", {"text": words.listed(["a", "b"])}) == "Cofnięto: a i b"
    assert words._plain("seats", [0, 1]) == "Anna i Piotr"


@pytest.mark.parametrize(
    ("language", "n", "said"),
    [
        ("en", 1, "1 point"),
        ("en", 2, "2 points"),
        ("cs", 1, "1 bod"),
        ("cs", 3, "3 body"),
        ("cs", 5, "5 bodů"),
        ("pl", 2, "2 punkty"),
        ("pl", 12, "12 punktów"),
        ("pl", 22, "22 punkty"),
        ("ru", 21, "21 очко"),
        ("ru", 3, "3 очка"),
        ("ru", 11, "11 очков"),
    ],
)
def test_plurals(language: str, n: int, said: str) -> None:
    line = {"place": "1", "name": "Anna", "points": n}
    assert load(language, strict=True)("core-result-line", line) == f"1. Anna: {said}"


def test_a_missing_key_raises_where_it_is_strict_and_is_shown_where_not() -> None:
    with pytest.raises(MissingWords):
        load("cs", strict=True)("torres-no-such-key", {})
    assert load("cs")("torres-no-such-key", {}) == "torres-no-such-key"


def test_a_missing_argument_raises_where_it_is_strict() -> None:
    with pytest.raises(MissingWords):
        load("en", strict=True)("core-play-undone", {})
    assert "Taken back" in load("en")("core-play-undone", {})


def test_a_sentence_is_made_once() -> None:
    words = load("en")
    words("core-play-undone", {"text": "once"})
    kept = catalogue("en").said[("core-play-undone", (("text", "once"),))]
    assert words("core-play-undone", {"text": "once"}) is kept


def test_nothing_is_isolated_with_marks_that_nobody_sees() -> None:
    said = load("en")("core-play-undone", {"text": "x"})
    assert said == "Taken back: x"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", ["setup", "against"])
def test_the_names_of_levels_are_names_everywhere(language: str, key: str) -> None:
    """With a capital, also in the middle of a sentence and in any number."""
    words = load(language)
    for level in ("page", "squire", "knight", "castellan", "palatine", "greedy", "random"):
        first = words(f"server-bot-{level}")[0]
        for count in (1, 2, 5):
            name = words(f"server-{key}-{level}", {"count": count}).split()[-1]
            assert name[0] == first, name
