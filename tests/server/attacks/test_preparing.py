"""Nobody can make a process read what it should have read before it served anybody, and neither
its threads nor its collector hold the event loop up."""

import builtins
import gc
import io
import sys
import threading
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast

from palatine import games, locales
from palatine.core.data import event_names
from palatine.learn import legend, lessons, puzzles
from palatine.locales.reading import read
from palatine.server import preparing
from palatine.server.config import Config
from palatine.server.http import guides, pages
from palatine.service import symbols
from server.running import Guest, InProcess

KEPT = (locales.resource, locales.bundle, symbols.sheet, symbols.sheet_url, preparing.read_all)
OF_PAGES = (pages.templates, pages.page_words, guides.known_symbols)
OF_GAMES = (puzzles.stored, legend.read, event_names)


@pytest.mark.parametrize("every", [False, pytest.param(True, marks=pytest.mark.long)])
def test_no_request_makes_the_server_read_a_language_or_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, every: bool
) -> None:
    """Tables of all games in all languages, and every page: sentences, templates, puzzles, lessons
    and legends have been read before. The rules, which are long, of each game in one language, or
    in every one. Files that are sent as they are, are read by other threads."""
    texts: list[str] = []

    def counted(text: str) -> ast.Resource:
        texts.append(text)
        return read(text)

    for function in (*KEPT, *OF_PAGES, *OF_GAMES):
        function.cache_clear()
    lessons._READ.clear()
    monkeypatch.setattr(locales, "read", counted)
    with InProcess(Config(data=str(tmp_path), limits=False, work_seconds=60)) as server:
        before = len(texts)
        assert before >= len(locales.languages()) * len(locales.files())
        opened = _opened_by(server.thread, monkeypatch)
        guest = Guest(server.url)
        paths = ["/", "/learn", "/puzzles", "/score", "/keys", "/nowhere"]
        for number, game in enumerate(sorted(games.OWN)):
            table = guest.new_table(game, ["me", "me"])["id"]
            for language in locales.languages():
                with guest.socket(table, lang=language) as tab:
                    tab.update()
                if every or language == locales.languages()[number % len(locales.languages())]:
                    paths.append(f"/rules/{game}?lang={language}")
            parts = ("score", "ratings", "how", "puzzles", "api/notes")
            paths += [f"/{part}/{game}" for part in parts] + [f"/table/{table}"]
        guest.post(f"/api/tables/{table}/resign", {"seat": 0})
        paths += [f"/{page}/{table}" for page in ("replay", "verify", "review")]
        missing = [path for path in paths if guest.http.get(path).status_code != 200]
        guest.close()
    assert len(texts) == before
    assert opened == [] and missing == ["/nowhere"]


def _opened_by(thread: threading.Thread, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the files that a thread opens from now on; the list grows."""
    opened: list[str] = []
    original = io.open

    def noted(file: Any, *args: Any, **kwargs: Any) -> Any:
        if threading.current_thread() is thread:
            opened.append(str(file))
        return original(file, *args, **kwargs)

    for module in (io, builtins):
        monkeypatch.setattr(module, "open", noted)
    return opened


def test_threads_and_collector_give_way_to_the_loop() -> None:
    config = Config()
    preparing.prepare(config)
    assert sys.getswitchinterval() == pytest.approx(config.switch_seconds) and gc.isenabled()
    assert gc.get_freeze_count() > 10_000 and gc.get_threshold()[2] == config.full_collections
