"""The words of the page: every key there, in every language, and used; pages without raw keys."""

import re
from typing import Any

import pytest

from browser.conftest import ROOT
from browser.driver import start
from learn.digest import numbers
from locales.catalogues import messages
from palatine.core.data import event_names
from palatine.games import GAMES
from palatine.locales import languages, load

PAGE = ROOT / "src" / "palatine" / "server"
LOCALES = ROOT / "src" / "palatine" / "locales"
KEY = re.compile(r"\b(page|core|error|table|server|" + "|".join(GAMES) + r")-[a-z]+(-[a-z]+)*\b")
LONGEST = max(languages(), key=lambda one: len((LOCALES / one / "page.ftl").read_text("utf-8")))
SAME = 0.12  # part of the words that may be the same as in English: names, units, Chat


def sources() -> str:
    files = [*PAGE.glob("static/js/**/*.js"), *PAGE.glob("templates/*.html")]
    return "\n".join(path.read_text("utf-8") for path in files)


@pytest.mark.parametrize("language", languages())
def test_the_page_has_all_its_words(language: str) -> None:
    known = set(messages(language, "page"))
    text = sources()
    asked = set(re.findall(r"page-[a-z]+(?:-[a-z]+)*", text))
    # put together: page-tab-moves ...
    made = {"page-tab-", "page-theme-", "page-verified-", "page-pace-", "page-sheet-ordinal-"}
    names = {"page-home", "page-table", "page-puzzle"}  # names of pages as well
    assert sorted(key for key in asked - known - names if f"{key}-" not in made) == []
    used = asked | {key for key in known if key.startswith(tuple(made))} | names
    assert sorted(known - used) == []


@pytest.mark.parametrize("language", [one for one in languages() if one != "en"])
def test_the_words_are_translated(language: str) -> None:
    english, words = load("en"), load(language, strict=True)
    keys = list(messages("en", "page"))
    same = [key for key in keys if words(key) == english(key)]
    assert len(same) < SAME * len(keys), same


def test_no_game_is_named_in_the_page() -> None:
    for path in [*PAGE.glob("static/**/*.*"), *PAGE.glob("templates/*.*")]:
        if path.suffix in (".js", ".css", ".html", ".svg"):
            found = re.findall(r"torres|louis|ludwig", path.read_text("utf-8"), re.IGNORECASE)
            assert found == [] or path.name == "icons.svg", f"{path.name}: {found}"


def test_icons_are_those_of_the_house() -> None:
    from palatine.core import sprite

    drawn = sprite.symbols()
    lines = (PAGE / "templates" / "icons.svg").read_text("utf-8").splitlines()[1:-1]
    for line in lines:
        name = re.search(r'id="([\w-]+)"', line)
        assert name and drawn[name[1]] == line


def test_the_page_asks_no_other_host_and_has_no_style_attribute() -> None:
    text = sources() + "".join(path.read_text("utf-8") for path in PAGE.glob("static/*.css"))
    hosts = set(re.findall(r"https?://[\w./]+", text))
    assert hosts <= {"http://www.w3.org/2000/svg"}
    assert not re.search(r"<[^>]+\sstyle=|setAttribute\('style'|<style", text)


def visible(page: Any) -> str:
    """Everything one can read or hear on a page."""
    return str(
        page.evaluate("""() => document.body.innerText + '\\n' +
      [...document.querySelectorAll('[aria-label], [title], [placeholder]')].map(one =>
        ['aria-label', 'title', 'placeholder'].map(name => one.getAttribute(name) || '')
          .join(' ')).join('\\n')""")
    )


@pytest.mark.parametrize(
    "language",
    [pytest.param(one, marks=[pytest.mark.long] if one != LONGEST else []) for one in languages()],
)
def test_home_table_and_end_are_in_one_language(
    open_page: Any, finished: Any, language: str
) -> None:
    page = open_page("/", locale=language)
    assert page.evaluate("() => document.documentElement.lang") == language
    shown = visible(page)
    for game in GAMES:
        start(page, game, ["me", "bot:random", "bot:random"])
        page.locator(".question:not(:empty)").wait_for()
        shown += visible(page)
    page.goto(f"/table/{finished(next(iter(GAMES)))}")
    page.locator(".panel.over").wait_for()
    shown += visible(page)
    assert [found[0] for found in KEY.finditer(shown)] == []
    if language != "en":
        english = load("en")
        for key in ("page-your-turn", "page-you-may", "page-over", "page-play", "page-log"):
            assert english(key) not in shown


def test_the_language_can_be_switched(home: Any) -> None:
    home.locator("#language").select_option("cs")
    home.wait_for_function("() => document.documentElement?.lang === 'cs'")
    home.reload()
    assert home.evaluate("() => document.documentElement.lang") == "cs"
    assert load("cs")("page-play") in home.locator(".play").first.inner_text()


@pytest.mark.parametrize("game", list(GAMES))
def test_every_event_of_the_log_leads_to_a_rule(game: str) -> None:
    """And the rules for people have every number of the digest (tests/learn)."""
    prefix = f"{game}-event-"
    told = {key.removeprefix(prefix) for key in messages("en", game) if key.startswith(prefix)}
    linked = event_names(GAMES[game]).rules
    assert sorted(linked.keys() - told) == []
    assert sorted(told - linked.keys() - {"added", "removed"}) == []  # the scorer's own
    assert sorted(set(linked.values()) - set(numbers(game))) == []


def test_paths_exist() -> None:
    """What templates link to is there."""
    for template in PAGE.glob("templates/*.html"):
        text = template.read_text("utf-8")
        for path in re.findall(r'"/static/([\w./-]+)"', text):
            assert (PAGE / "static" / path).exists(), f"{template.name}: {path}"
        for path in re.findall(r'set script = "([\w./-]+)"', text):
            assert (PAGE / "static" / "js" / path).exists(), f"{template.name}: {path}"
