"""The score sheet of Louis XIV: what is left, arms by kind, missions."""

from typing import Any

from palatine.core.native import count
from palatine.core.offer import Phrase
from palatine.core.scoresheet import Choice, Field, Form, FormStep, ScoreSheet, Tally
from palatine.core.state import Json
from palatine.games.louis.names import ARMS_KINDS, MISSIONS
from palatine.games.louis.parts import ARMS_EACH
from palatine.games.louis.scoresheet.entries import MOST_LEFT, MOST_MARKERS, Entries
from palatine.games.louis.scoresheet.reckoning import Reckoning
from palatine.games.louis.state import LouisState
from palatine.games.louis.steps.ending import CLASSES

_ICONS = ("influence-card", "intrigue-card", "crown", "influence", "louisdor")


class LouisSheet(ScoreSheet[LouisState, Entries]):
    """What is asked for, and what it comes to."""

    def form(self) -> Form:
        missions = [_numbers("missions", "mission", MISSIONS)]
        arms = [_arms(), _numbers("plain", "any", MOST_LEFT)]
        markers = [_numbers("markers", "influence", MOST_MARKERS)]
        return Form(
            [
                FormStep("missions", Phrase("louis-points-missions"), "mission", missions),
                FormStep("left", Phrase("louis-sheet-left"), "louisdor", _left()),
                FormStep("arms", Phrase("louis-sheet-step-arms"), "arms-1", arms),
                FormStep("markers", Phrase("louis-sheet-step-markers"), "influence", markers),
            ]
        )

    def read(self, doc: Any) -> Entries:
        return Entries(doc)

    def document(self, entries: Entries) -> Json:
        return entries.to_json()

    def tally(self, entries: Entries) -> Tally:
        return Reckoning(entries).tally()

    def of_state(self, s: LouisState, names: list[str]) -> Json:
        players = s.players
        return Entries(
            {
                "players": names,
                "missions": [int(count(p.laid)) for p in players],
                "arms": [p.arms for p in players],
                "plain": [p.plain for p in players],
                "markers": [p.personal for p in players],
            }
        ).to_json()


def _numbers(path: str, icon: str, most: int) -> Field:
    key = "louis-points-missions" if path == "missions" else f"louis-sheet-{path}"
    limits = {"least": 0, "most": most, "step": 1}
    hint = Phrase(f"louis-sheet-{path}-hint")
    is_spare = path == "plain"  # only where the arms have run out
    return Field("numbers", path, Phrase(key), hint, icon, more=limits, is_spare=is_spare)


def _arms() -> Field:
    kinds = [
        Choice(str(kind), Phrase(f"louis-arms-{kind}"), f"arms-{kind}")
        for kind in range(1, ARMS_KINDS + 1)
    ]
    label, hint = Phrase("louis-points-arms"), Phrase("louis-sheet-arms-hint")
    limits = {"least": 0, "most": ARMS_EACH}
    return Field("grid", "arms", label, hint, "arms-1", choices=kinds, more=limits)


def _left() -> list[Field]:
    """L-601  What is exchanged for arms, and what decides where they run short."""
    things = [
        Choice(name, Phrase(f"louis-exchange-{name}"), icon) for name, icon in zip(CLASSES, _ICONS)
    ]
    label, hint = Phrase("louis-sheet-left"), Phrase("louis-sheet-left-hint")
    pile = {"least": 0, "most": ARMS_EACH * ARMS_KINDS, "step": 1}
    return [
        Field(
            "grid",
            "left",
            label,
            hint,
            "louisdor",
            choices=things,
            more={"least": 0, "most": MOST_LEFT},
        ),
        Field(
            "number",
            "pile",
            Phrase("louis-sheet-pile"),
            Phrase("louis-sheet-pile-hint"),
            "arms-1",
            more=pile,
            is_spare=True,
        ),
        Field("seat", "start", Phrase("louis-sheet-start"), None, "first", is_spare=True),
    ]
