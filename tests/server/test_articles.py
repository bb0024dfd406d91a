"""The review as an article: result at once, the whole when every line is judged; its mistakes can
be tried."""

import re
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from palatine.bots.moments import LEAD
from palatine.locales import languages, load
from palatine.service.article import _titles
from server.running import Guest, InProcess, Json
from server.test_reviews import Counted, reviewed
from server.test_tables import play_on, seat_two


@pytest.fixture(scope="module")
def counted() -> Iterator[Counted]:
    one = Counted()
    yield one
    one.close()


@pytest.fixture
def table(server: InProcess, counted: Counted, guests: list[Guest]) -> Iterator[str]:
    """A finished game whose review is ready."""
    usual = server.hub.workers
    server.hub.workers = counted
    over = seat_two(guests, game="louis")
    play_on(guests, over)
    reviewed(guests[0], over)
    yield over
    server.hub.workers = usual


def article(guest: Guest, table: str, language: str = "en") -> Json:
    told: Json = guest.http.get(f"/api/tables/{table}/article?lang={language}").json()
    return told


def test_an_article_and_its_puzzles(table: str, guests: list[Guest]) -> None:
    ada = guests[0]
    for language in languages():
        html = article(ada, table, language)["html"]
        assert 'class="sheet moment"' in html and "<svg" in html
        assert load(language)("page-review-take") in html
        titles = re.findall(r'class="sheet moment".*?<h2>(.*?)</h2>', html, re.DOTALL)
        assert len(titles) == len(set(titles)) > 1
        assert "bots-review" not in html and "louis-reason" not in html
    page = ada.http.get(f"/review/{table}")
    assert page.status_code == 200
    assert article(ada, table)["headline"] in page.text and 'data-state="ready"' in page.text
    tries = ada.http.get(f"/review/{table}/try").text
    number = tries.split(f"{table}-")[1].split('"')[0]
    path = f"/api/tables/{table}/try/{table}-{number}"
    shown = ada.post(path, {"texts": []})
    assert shown["form"] == "turn" and shown["offers"] and "give" not in shown["prompt"]
    best = ada.post(f"{path}/answer", {"texts": [], "show": True})
    assert best["shown"] and len(best["best"]) == 2 and best["texts"]
    mine = ada.post(f"{path}/answer", {"texts": best["texts"]})
    assert mine["solved"]
    ada.post(f"/api/tables/{table}/try/{table}-999999", {"texts": []}, status=404)
    ada.post(f"/api/tables/{table}/try/nonsense", {"texts": []}, status=404)


def test_before_the_end_there_is_none(guests: list[Guest]) -> None:
    table = seat_two(guests)
    assert guests[0].http.get(f"/review/{table}").status_code == 409
    assert guests[0].http.get(f"/api/tables/{table}/article").status_code == 409
    assert guests[0].http.get(f"/review/{table}/try").status_code == 409
    guests[0].post(f"/api/tables/{table}/try/{table}-5", {"texts": []}, status=409)


def test_a_title_comes_once_however_often_a_moment_is_of_one_kind() -> None:
    words = load("en")
    story: Any = SimpleNamespace(
        words=words, game=SimpleNamespace(meta=SimpleNamespace(id="louis"))
    )
    one: Any = SimpleNamespace(kind=LEAD)
    told = _titles(story, [one] * 4)
    first = words(f"bots-review-{LEAD}-title")
    assert told == [first, f"{first}, once more", f"{first} (3)", f"{first} (4)"]
