"""Every text of every guide, in all languages: the same chapters, all rules, nothing that leads
nowhere. A game has all of its guide as soon as it has any of it."""

import re

import pytest

from learn import guides
from learn.digest import numbers
from palatine.learn import figures, guide
from palatine.learn.plain import count_words
from palatine.locales import languages, load

every_guide = pytest.mark.parametrize("game", guides.guided())
every_language = pytest.mark.parametrize("language", languages())
every_text = pytest.mark.parametrize("name", [guide.HOWTO, guide.RULES])


@every_guide
@every_language
@every_text
def test_all_languages_have_the_same_chapters(game: str, language: str, name: str) -> None:
    chapters = [one.id for one in guides.text(game, language, name).chapters]
    assert chapters == [one.id for one in guides.text(game, "en", name).chapters]


@every_guide
@every_language
def test_the_rules_have_every_number_of_the_digest_once(game: str, language: str) -> None:
    assert guides.bad_numbers(game, language) == []


@every_guide
@every_language
@every_text
def test_links_messages_signs_and_figures_are_there(game: str, language: str, name: str) -> None:
    assert list(guides.bad_parts(game, language, name)) == []


@every_guide
@every_language
@every_text
def test_all_languages_show_the_same_figures(game: str, language: str, name: str) -> None:
    shown = guides.text(game, language, name).figures
    assert shown == guides.text(game, "en", name).figures


@every_guide
def test_every_figure_is_shown(game: str) -> None:
    shown = {one for text in guides.texts(game, "en") for one in text.figures}
    shown |= {figures.HOME, figures.HERO}  # by the home page
    assert sorted(guides.figures_of(game).keys() - shown) == []


@every_guide
@every_language
def test_how_to_play_is_short_and_without_numbers_of_rules(game: str, language: str) -> None:
    howto, words = guides.text(game, language, guide.HOWTO), load(language)
    length = count_words(howto.lead, words)
    length += sum(count_words(one.blocks, words) for one in howto.chapters)
    assert length <= guides.LONGEST_HOWTO
    assert howto.numbers == []


@every_guide
@every_language
@every_text
def test_nothing_of_the_digest_is_left_in_a_text(game: str, language: str, name: str) -> None:
    path = guides.home(game) / "guide" / language / f"{name}.md"
    rows = re.sub(r"\{[^}]*\}|\[\[?[^\]]*\]\]?", "", path.read_text("utf-8")).splitlines()
    assert [f"{n}: {row}" for n, row in enumerate(rows, 1) if guides.JUNK.search(row)] == []


@every_guide
def test_every_rule_that_the_game_names_is_told(game: str) -> None:
    """Reasons, the inspector and the log lead to a paragraph that is there."""
    sources = [*guides.home(game).rglob("*.py"), *guides.home(game).glob("data/log.toml")]
    named = {
        number
        for path in sources
        for number in re.findall(r'"([A-Z]{1,2}-\d+[a-z]?)"', path.read_text("utf-8"))
    }
    assert sorted(named - set(numbers(game))) == []
