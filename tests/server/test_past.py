"""The board as it was after a line of the log, while the game is played."""

from typing import Any

import pytest

from palatine.core.offer import Appearance
from palatine.core.rng import Rng
from palatine.server.play import past
from palatine.server.play.live_table import LiveTable
from palatine.service import tasks
from palatine.table.past import entry_of, kept
from server.running import Guest, InProcess, Tab
from table.sitting import Sitting


def played(guests: list[Guest], moves: int) -> str:
    """A private table of two after some moves of the template's game, each the first offered."""
    ada, bea, _ = guests
    table: str = ada.new_table("tiny", ["me", "open"], private=True)["id"]
    bea.sit(table, secret=ada.get(f"/api/tables/{table}/links")["invite_url"].partition("=")[2])
    for n in range(moves):
        for seat, guest in enumerate((ada, bea)):
            view = guest.view(table)
            if view["pending"]["mine"]:
                body = {"seat": seat, "id": f"{seat}-{n}", "seq": view["seq"]}
                guest.post(f"/api/tables/{table}/move", {**body, "texts": [view["offers"][0][0]]})
    return table


def board(shown: dict[str, Any]) -> Any:
    return shown["drawings"], shown["status"]["scores"], shown["status"]["trays"]


def looked_back(tab: Tab, line: int) -> dict[str, Any]:
    tab.send("past", line=line)
    return tab.next("past")


def test_a_line_leads_to_the_board_as_it_was(guests: list[Guest]) -> None:
    table, (ada, bea, _) = played(guests, 0), guests
    with ada.socket(table) as tab:
        then = tab.update()
        last = len(then["log"]["lines"]) - 1
        view = bea.view(table)
        body = {"seat": 1, "id": "x", "seq": view["seq"], "texts": [view["offers"][0][0]]}
        bea.post(f"/api/tables/{table}/move", body)
        tab.send("move", id="y", seq=then["seq"], texts=[then["offers"][0][0]])
        now = tab.update(lambda told: any(line["n"] > last for line in told["log"]["lines"]))
        shown = looked_back(tab, last)
        assert shown["line"] == last
        assert board(shown) == board(then)
        assert board(shown) != board(now)


def test_each_sees_his_own_hand_of_then(guests: list[Guest]) -> None:
    table, (ada, bea, cyd) = played(guests, 1), guests
    hands = []
    for guest in (ada, bea):
        with guest.socket(table) as tab:
            tab.update()
            hands.append(looked_back(tab, 6)["status"]["trays"])
    with cyd.socket(table, seat=-1) as tab:
        tab.next("bye")  # a private table shows a stranger nothing, of then as of now
    assert hands[0] and hands[1] and hands[0] != hands[1]


def test_what_was_shown_is_kept(server: InProcess, guests: list[Guest]) -> None:
    table, ada = played(guests, 1), guests[0]
    live: LiveTable = server.hub.lives[table]
    with ada.socket(table) as tab:
        tab.update()
        first = looked_back(tab, 5)
        assert len(live.pasts) == 1
        assert looked_back(tab, 5) == first
        for line in range(tab.seen[0]["log"]["from"], 8):
            looked_back(tab, line)
        assert len(live.pasts) <= server.hub.config.pasts_kept


@pytest.mark.parametrize("line", [100_000, -1, "x"])
def test_a_line_that_is_not_there_is_refused(guests: list[Guest], line: Any) -> None:
    table, ada = played(guests, 0), guests[0]
    with ada.socket(table) as tab:
        tab.update()
        tab.send("past", line=line)
        assert tab.next("refused")["error"] == "bad-message"


@pytest.mark.parametrize("game", ["tiny", "torres", "louis", "between", "castles"])
def test_view_and_record_lead_to_the_same_board(game: str) -> None:
    """A position that is kept is shown from the seat's view, any other by the record."""
    sitting = Sitting(game, 2, rated=False)
    rng = Rng("same")
    while sitting.table.phase == "playing" and sitting.table.log.count(0) < 60:
        sitting.wander(rng)
    live = LiveTable(sitting.table, "", "")
    style = sitting.game.meta.styles[0]
    count = 0
    for line in range(sitting.table.log.count(0)):
        if kept(sitting.table, entry_of(sitting.table, 0, line)) is None:
            continue
        wanted = past.Wanted(live, 0, line, "cs", Appearance("wide", style))
        by_view = past.question(wanted)
        by_record = {**by_view, "view": None, "record": str(sitting.table.record)}
        assert tasks.past(by_view) == tasks.past(by_record)
        count += 1
    assert count > 3
