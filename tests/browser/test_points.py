"""A score that rises says why, on request: the seat's own card lists where its points came from."""

from typing import Any

import pytest

from browser.conftest import Server
from browser.positions import moment, open_at

SUMS = """() => palatine.update.seats.map(({seat}) =>
  palatine.follow.rises(seat).reduce((sum, rise) => sum + rise.points, 0))"""
SCORES = "() => palatine.update.log.scores"


@pytest.mark.parametrize("game", ["torres", "castles"])
def test_every_point_has_its_reason(page: Any, server: Server, game: str) -> None:
    open_at(page, server, moment(game, 2, 0.7))
    assert page.evaluate(SUMS) == page.evaluate(SCORES)
    assert min(page.evaluate(SCORES)) > 0
    page.locator(".seat-about").first.click()
    rows = page.locator("dialog .rises tr")
    assert 0 < rows.count() <= 8
    points, reason = rows.first.locator("th, td").all_inner_texts()
    assert points.lstrip("+−-").isdecimal() and len(reason) > 10
