"""What texts lead to is there: rules, options, chapters and steps of the lesson."""

from contract.plays import MODULES, load_meta
from palatine.learn import guide, lessons, links, markup
from palatine.locales import languages
from palatine.service.describe import group_of


def test_every_agreement_of_a_table_leads_to_its_rule(game_id: str) -> None:
    """In every language, in a box of agreements or the text around it."""
    package, known = MODULES[game_id], load_meta(game_id).options
    found = links.read(package).agreements
    options = {option.key for option in known if group_of(option) != "version"}
    assert options <= set(found) <= {option.key for option in known}
    for language in languages():
        rules = guide.document(package, language, guide.RULES)
        assert rules is not None
        numbers = {one for chapter in rules.chapters for one in markup.numbers_in(chapter.blocks)}
        assert set(found.values()) <= numbers


def test_every_chapter_that_can_be_tried_leads_to_a_step(game_id: str) -> None:
    package = MODULES[game_id]
    rules = guide.document(package, "en", guide.RULES)
    lesson = lessons.load_from(package, load_meta(game_id), "first")
    tries = links.read(package).tries
    assert rules is not None and tries
    assert set(tries) <= {chapter.id for chapter in rules.chapters}
    steps = links.steps(package, lesson)
    assert steps.keys() == tries.keys() and min(steps.values()) >= 1
