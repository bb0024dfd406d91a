"""Options: read, defaulted, refused."""

import pytest

from palatine.core.errors import BadOption
from palatine.core.meta import Meta, Option

META = Meta(
    id="some",
    version=1,
    seats=(2, 4),
    options=(
        Option("variant", "basic", ("basic", "master")),
        Option("card", "drawn", ("drawn", "one", "two"), needs=("variant", "master")),
        Option("king", True),
        Option("extras", [], ("a", "b", "c")),
    ),
)
DEFAULTS = {"variant": "basic", "card": "drawn", "king": True, "extras": []}


def test_defaults_are_filled_in() -> None:
    assert META.read_options(None) == META.read_options({}) == DEFAULTS


def test_words_of_a_command_line_are_understood() -> None:
    given = {"variant": "master", "card": "two", "king": "no", "extras": "c,a"}
    read = {"variant": "master", "card": "two", "king": False, "extras": ["a", "c"]}
    assert META.read_options(given) == read
    assert META.read_options(read) == read
    for word, value in {"true": True, "on": True, "yes": True, "off": False}.items():
        assert META.read_options({"king": word})["king"] is value


def test_an_option_without_what_it_needs_keeps_its_default() -> None:
    assert META.read_options({"card": "two"}) == DEFAULTS
    assert META.read_options({"card": "two", "variant": "master"})["card"] == "two"


BAD = [
    {"variant": "other"},
    {"variant": True},
    {"variant": ["basic"]},
    {"king": "maybe"},
    {"king": 3},
    {"extras": "a,z"},
    {"extras": 5},
    {"extras": [None]},
    {"extras": [["a"]]},
    {"colour": "red"},
    {"card": "nonsense"},
]


@pytest.mark.parametrize("given", BAD)
def test_what_is_not_there_is_refused_by_name(given: dict[str, object]) -> None:
    with pytest.raises(BadOption) as refused:
        META.read_options(given)
    assert refused.value.details["option"] == next(iter(given))
    assert refused.value.details["allowed"]


def test_kinds_and_values() -> None:
    kinds = [option.kind for option in META.options]
    assert kinds == ["choice", "choice", "flag", "set"]
    assert META.options[0].values() == ["basic", "master"]
    assert META.options[2].values() == [True, False]
    assert META.options[3].values()[0] == []


def test_seats_are_those_declared() -> None:
    META.check_seats(2)
    META.check_seats(4)
    for seats in (0, 1, 3, 5, -1):
        with pytest.raises(BadOption) as refused:
            META.check_seats(seats)
        assert refused.value.details["allowed"] == "2, 4"
