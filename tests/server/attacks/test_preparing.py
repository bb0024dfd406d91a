"""Nobody can make a process read what it should have read before it served anybody, and neither
its threads nor its collector hold the event loop up."""

import gc
import sys
from pathlib import Path

import httpx
import pytest
from fluent.syntax import ast

from palatine import games, locales
from palatine.locales.reading import read
from palatine.server import preparing
from palatine.server.config import Config
from palatine.service import symbols
from server.running import Guest, InProcess

KEPT = (locales.resource, locales.bundle, symbols.sheet, symbols.sheet_url, preparing.read_all)


@pytest.mark.parametrize("every", [False, pytest.param(True, marks=pytest.mark.long)])
def test_no_request_makes_the_server_read_a_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, every: bool
) -> None:
    """Tables of all games in all languages; the rules, which are long, of each in one of them, or
    in every one."""
    texts: list[str] = []

    def counted(text: str) -> ast.Resource:
        texts.append(text)
        return read(text)

    for function in KEPT:
        function.cache_clear()
    monkeypatch.setattr(locales, "read", counted)
    with InProcess(Config(data=str(tmp_path), limits=False, work_seconds=60)) as server:
        before = len(texts)
        assert before >= len(locales.languages()) * len(locales.files())
        guest = Guest(server.url)
        for number, game in enumerate(games.names()):
            table = guest.new_table(game, ["me", "me"])["id"]
            for language in locales.languages():
                with guest.socket(table, lang=language) as tab:
                    tab.update()
                if every or language == locales.languages()[number % len(locales.languages())]:
                    path = f"{server.url}/rules/{game}?lang={language}"
                    assert httpx.get(path, timeout=60).status_code == 200
        guest.close()
    assert len(texts) == before


def test_threads_and_collector_give_way_to_the_loop() -> None:
    config = Config()
    preparing.prepare(config)
    assert sys.getswitchinterval() == pytest.approx(config.switch_seconds) and gc.isenabled()
    assert gc.get_freeze_count() > 10_000 and gc.get_threshold()[2] == config.full_collections
