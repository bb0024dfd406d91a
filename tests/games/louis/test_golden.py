"""The golden games: every type of mission, every person and every component occurs in them."""

from pathlib import Path

from palatine.core.action import Action
from palatine.core.events import Event
from palatine.core.native import holds
from palatine.core.record import parse_record, walk
from palatine.core.state import CHANCE
from palatine.games.louis import GAME
from palatine.games.louis import actions as act
from palatine.games.louis.names import (
    DISCOUNT,
    EFFECTS,
    EXTRA_MISSION,
    FOUR_MARKERS,
    MISSION_IDS,
    ONCE_FIRST,
)

RECORDS = sorted((Path(__file__).parents[2] / "records" / "louis").glob("*.txt"))
_USES = (act.USE, act.USE_PLACE, act.USE_CARD, act.USE_CHIP, act.USE_MISSION)


class Seen:
    """What has happened in all golden games together."""

    def __init__(self) -> None:
        self.used: set[int] = set()
        self.laid: set[int] = set()
        self.plots: set[int] = set()
        self.drawn: set[str] = set()
        self.played: set[int] = set()
        self.rewarded: set[str] = set()
        for file in RECORDS:
            self._walk(parse_record(file.read_text("utf-8")))

    def _walk(self, record: object) -> None:
        for _, entry, before, _ in walk(GAME, record):  # type: ignore[arg-type]
            action = GAME.parse(entry.text)
            if entry.who == CHANCE:
                self.drawn.add(entry.text)
            self._look(action, before, entry.who)
            told: list[Event] = []
            GAME.apply(before.clone(), entry.who, action, told)
            self._listen(told)

    def _look(self, a: Action, before: object, seat: int) -> None:
        if a.kind in _USES:
            self.used.add(a.a)
        if a.kind in (act.PLACE, act.FETCH_WITH, act.IDLE_WITH):
            self.played.add(a.a)
        if a.kind == act.FOUR:
            self.used.add(FOUR_MARKERS)
        if a.kind == act.FIRST:
            self.used.add(ONCE_FIRST)
        if a.kind == act.INTRIGUE:
            self.plots.add(a.a)
        if a.kind == act.LAY:
            self.laid.add(a.a)
            if GAME.parts.effects[a.a] == EXTRA_MISSION:
                self.used.add(EXTRA_MISSION)
        if a.kind == act.BUY:
            laid = before.players[seat].laid  # type: ignore[attr-defined]
            if any(holds(laid, m) for m in range(40) if GAME.parts.effects[m] == DISCOUNT):
                self.used.add(DISCOUNT)

    def _listen(self, told: list[Event]) -> None:
        """A person whose tile was turned over has rewarded somebody."""
        for event in told:
            if event.key == "louis-event-flipped":
                self.rewarded.add(str(event.args["person"]))


SEEN = Seen()


def test_every_type_of_mission_is_used() -> None:
    assert {EFFECTS[e] for e in range(len(EFFECTS))} - {EFFECTS[e] for e in SEEN.used} == set()


def test_every_mission_is_laid() -> None:
    assert set(MISSION_IDS) - {MISSION_IDS[m] for m in SEEN.laid} == set()


def test_every_person_is_won_played_and_plotted_against() -> None:
    assert {f"louis-person-{n}" for n in range(1, 13)} == SEEN.rewarded
    assert set(range(13)) == SEEN.played
    assert set(range(12)) == SEEN.plots


def test_every_card_and_every_kind_of_arms_is_drawn() -> None:
    draws = range(act.DRAW_MONEY, act.DRAW_ARMS + 1)
    assert {a.text for a in GAME.actions.all if a.kind in draws} - SEEN.drawn == set()
