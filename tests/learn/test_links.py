"""What texts lead to is there: rules, options, chapters and steps of the lesson."""

import pytest

from palatine.games import GAMES, meta
from palatine.learn import guide, lessons, links, markup
from palatine.locales import languages
from palatine.service.describe import group_of

every_game = pytest.mark.parametrize("game", list(GAMES))


@every_game
def test_every_agreement_of_a_table_leads_to_its_rule(game: str) -> None:
    """In every language, in a box of agreements or the text around it."""
    told = links.read(GAMES[game]).agreements
    options = {option.key for option in meta(game).options if group_of(option) != "version"}
    assert options <= set(told) <= {option.key for option in meta(game).options}
    for language in languages():
        rules = guide.document(GAMES[game], language, guide.RULES)
        assert rules is not None
        known = {one for chapter in rules.chapters for one in markup.numbers_in(chapter.blocks)}
        assert set(told.values()) <= known


@every_game
def test_every_chapter_that_can_be_tried_leads_to_a_step(game: str) -> None:
    rules = guide.document(GAMES[game], "en", guide.RULES)
    lesson = lessons.load(game)
    tries = links.read(GAMES[game]).tries
    assert rules is not None and tries
    assert set(tries) <= {chapter.id for chapter in rules.chapters}
    steps = links.steps(GAMES[game], lesson)
    assert steps.keys() == tries.keys() and min(steps.values()) >= 1
