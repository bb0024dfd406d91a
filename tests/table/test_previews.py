"""Previews that help to choose, and verbs that may be touched before or not."""

from palatine import games
from palatine.core.offer import Offer
from palatine.locales import load
from palatine.table import questions

TORRES = games.load("torres")
WORDS = load("en")


def told(texts: list[str], *touches: str) -> dict[str, int]:
    """The points shown with each offer that begins with these touches, after some actions."""
    state = TORRES.new(2)
    for text in texts:
        TORRES.apply(state, TORRES.to_move(state), TORRES.parse(text))
    view = TORRES.view(state, TORRES.to_move(state))
    shown = questions.previews(TORRES, view, list(touches), WORDS, 64)
    assert all(one["total"] == sum(p["points"] for p in one["preview"]) for one in shown["offers"])
    return {one["text"]: one["total"] for one in shown["offers"]}


def test_a_preview_that_is_the_same_everywhere_is_not_shown() -> None:
    everywhere = told([])
    assert len(everywhere) == 8 and set(everywhere.values()) == {0}
    assert told([], "c3") == {"place c3": 1}  # of one place it says what follows


def test_previews_that_differ_are_shown() -> None:
    blocks = told(["place c3", "place f3", "king d1"], "build")
    assert blocks["block c4"] == 1 and blocks["block f4"] == 0


def test_a_verb_may_be_touched_before_and_need_not_be() -> None:
    opening = ["place c3", "place f3", "king d1"]
    assert told(opening, "build", "c4") == told(opening, "c4") == {"block c4": 1}


def test_places_of_one_choice_are_compared_with_each_other_alone() -> None:
    offers = [
        Offer("block a1", ("a1",), verb="build"),
        Offer("block a2", ("a2",), verb="build"),
        Offer("marker", ("marker",)),
        Offer("step a1", ("b1", "a1")),
        Offer("step a2", ("b1", "a2")),
    ]
    points = [{"castles": 1}, {"castles": 1}, {"marker": 1}, {"castles": 1}, {}]
    assert questions.telling(offers, points) == [{}, {}, {"marker": 1}, {"castles": 1}, {}]
