"""The pages that explain a game: written on the server, in every language, and light."""

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from learn.digest import numbers
from learn.guides import guided
from palatine.games import GAMES
from palatine.learn.guide import folder
from palatine.locales import languages, load
from palatine.server.app import STATIC
from palatine.server.config import Config
from server.running import InProcess

GUIDED = [game for game in guided() if game in GAMES]
HEAVIEST = 200_000  # bytes of a page of rules, compressed, with everything that it loads
HEAVY = "ru"  # two bytes a letter


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    config = Config(data=str(tmp_path_factory.mktemp("guides")), limits=False, work_seconds=60)
    with InProcess(config) as server:
        yield server.url


def weight(page: str) -> int:
    """Bytes of a page and of the styles and scripts that it needs, compressed."""
    found = re.findall(r'(?:href|src)="/static/([\w./-]+\.(?:css|js))"', page)
    waiting, seen = [STATIC / name for name in found], set[Path]()
    while waiting:
        path = waiting.pop()
        if path in seen:
            continue
        seen.add(path)
        if path.suffix == ".js":
            imported = re.findall(r"^import .*? from '([^']+)'", path.read_text("utf-8"), re.M)
            waiting += [(path.parent / name).resolve() for name in imported]
    return sum(len(gzip.compress(one)) for one in [page.encode(), *(p.read_bytes() for p in seen)])


@pytest.mark.parametrize("game", GUIDED)
def test_the_rules_are_in_the_page_and_light(url: str, game: str) -> None:
    page = httpx.get(f"{url}/rules/{game}?lang={HEAVY}", timeout=90).text
    anchors = re.findall(r'class="rule-number" id="([\w-]+)"', page)
    assert sorted(anchors) == sorted(numbers(game))
    written = folder(GAMES[game]).joinpath(HEAVY, "rules.md").read_text("utf-8")
    assert page.count('class="figure"') >= written.count("(figure:") > 0
    assert weight(page) < HEAVIEST
    used = set(re.findall(r'<use [^>]*href="#([\w-]+)"', page))
    assert used <= set(re.findall(r' id="([\w-]+)"', page))
    ids = re.findall(r' id="([\w-]+)"', page)
    assert sorted({one for one in ids if ids.count(one) > 1}) == []


# In the gate those whose texts other tests here ask for as well: each takes seconds to be made.
TOLD = [
    pytest.param(one, marks=() if one in (HEAVY, "cs") else pytest.mark.long) for one in languages()
]


@pytest.mark.parametrize("language", TOLD)
def test_how_to_play_is_in_the_readers_language(url: str, language: str) -> None:
    page = httpx.get(f"{url}/how/{GUIDED[0]}?lang={language}", timeout=90).text
    words = load(language)
    assert f'<html lang="{language}">' in page
    assert words("learn-complete-rules") in page and words("learn-hints") in page
    assert page.count("<figcaption>") >= 3


def test_the_sheet_gets_the_same_texts(url: str) -> None:
    game = GUIDED[0]
    told = httpx.get(f"{url}/api/guide/{game}?lang=cs", timeout=90).json()
    page = httpx.get(f"{url}/rules/{game}?lang=cs", timeout=90).text
    assert [one["number"] for one in told["rules"]["chapters"]] == list(
        range(1, len(told["rules"]["chapters"]) + 1)
    )
    assert all(one["html"] in page for one in told["rules"]["chapters"])
    assert told["legend"] in page and told["howto"]["html"]
    assert httpx.get(url + told["symbols"]).status_code == 200


def test_a_game_that_nobody_knows_has_no_guide(url: str) -> None:
    for path in ("/how/x", "/rules/x", "/api/guide/x", "/api/rules/torres"):
        assert httpx.get(url + path).status_code == 404
