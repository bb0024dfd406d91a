"""The score sheet of Torres: three scorings, castle by castle or by their numbers."""

from typing import Any

from palatine.core.offer import Phrase
from palatine.core.scoresheet import Choice, Field, Form, FormStep, ScoreSheet, Tally
from palatine.core.state import Json
from palatine.games.torres.meta import META
from palatine.games.torres.parts import CELLS, KING_POINTS, MASTER_IDS, MASTER_KEYS, PHASES
from palatine.games.torres.scoresheet.entries import MOST_POINTS, WAYS, Entries
from palatine.games.torres.scoresheet.reckoning import ICONS, Reckoning
from palatine.games.torres.state import CATEGORIES, TorresState

_MASTER = {"options.variant": "master"}


class TorresSheet(ScoreSheet[TorresState, Entries]):
    """What is asked for, and what it comes to."""

    def form(self) -> Form:
        ways = [Choice(way, Phrase(f"torres-sheet-way-{way}")) for way in WAYS]
        rounds = FormStep("rounds", Phrase("torres-sheet-rounds"), "tower", [_rounds()], ["rounds"])
        totals = [_numbers(f"totals.{key}", key) for key in CATEGORIES]
        sums = FormStep("totals", Phrase("torres-sheet-step-totals"), "trophy", totals, ["totals"])
        return Form([_version(), rounds, sums], ways)

    def read(self, doc: Any) -> Entries:
        return Entries(doc)

    def document(self, entries: Entries) -> Json:
        return entries.to_json()

    def tally(self, entries: Entries) -> Tally:
        return Reckoning(entries).tally()

    def of_state(self, s: TorresState, names: list[str]) -> Json:
        """A finished board shows the last scoring only, so the sums of all three."""
        totals = {key: [row[i] for row in s.points] for i, key in enumerate(CATEGORIES)}
        doc: Json = {"players": names, "options": s.options, "way": "totals", "totals": totals}
        if s.master >= 0:
            doc["master"] = MASTER_IDS[s.master]
        return Entries(doc).to_json()


def _version() -> FormStep:
    """Which rules were played, as far as points depend on them."""
    variants = next(option for option in META.options if option.key == "variant")
    fields = [
        Field(
            "choice",
            "options.variant",
            Phrase("torres-option-variant"),
            choices=[Choice(x, Phrase(f"torres-option-variant-{x}")) for x in variants.choices],
            more={"default": str(variants.default)},
        ),
        Field(
            "choice",
            "master",
            Phrase("torres-option-master"),
            icon="master",
            when=_MASTER,
            choices=[
                Choice(card, Phrase(f"torres-master-{key}"))
                for card, key in zip(MASTER_IDS, MASTER_KEYS)
            ],
            more={"default": None},
        ),
    ]
    return FormStep("version", Phrase("torres-option-variant"), "rules", fields)


def _rounds() -> Field:
    phases = [
        Choice(str(phase), Phrase("torres-sheet-one-phase", {"phase": phase}))
        for phase in range(1, PHASES + 1)
    ]
    ways = [Choice(way, Phrase(f"torres-sheet-round-{way}")) for way in ("castles", "points")]
    both = [*_before()]
    return Field(
        "rounds",
        "rounds",
        Phrase("torres-sheet-rounds"),
        Phrase("torres-sheet-rounds-hint"),
        "tower",
        choices=phases,
        names=[phase.label for phase in phases],
        ways=ways,
        fields={"castles": [*_castles(), *both], "points": [*_points(), *both]},
    )


def _numbers(path: str, key: str, most: int = MOST_POINTS, step: int = 1) -> Field:
    limits = {"least": 0, "most": most, "step": step}
    when = _MASTER if key == "master" else {}
    label = Phrase(f"torres-points-{key}")
    is_spare = path == "marker"  # few buy points in the middle of a phase
    return Field("numbers", path, label, None, ICONS[key], when, more=limits, is_spare=is_spare)


def _castles() -> list[Field]:
    """Area and best levels of each castle, where the king is, who has his bonus."""
    labels = {
        "area_label": Phrase("torres-sheet-area"),
        "level_label": Phrase("torres-sheet-level-of"),
        "mark_label": Phrase("torres-sheet-kings-castle"),
    }
    more = {"area_most": CELLS, "level_most": CELLS, "mark_path": "king"}
    label, hint = Phrase("torres-points-castles"), Phrase("torres-sheet-castles-hint")
    return [
        Field("areas", "castles", label, hint, "tower", labels=labels, more=more),
        Field(
            "flags",
            "bonus",
            Phrase("torres-points-king"),
            Phrase("torres-sheet-bonus-hint"),
            "king",
        ),
        _numbers("master", "master"),
    ]


def _points() -> list[Field]:
    king = _numbers("king", "king", max(KING_POINTS), min(KING_POINTS))
    return [_numbers("castles", "castles"), king, _numbers("master", "master")]


def _before() -> list[Field]:
    """What moved markers before the scoring, and who was first in it."""
    limits = {"least": 0, "most": MOST_POINTS, "step": 1}
    return [
        _numbers("marker", "marker"),
        Field(
            "numbers",
            "track",
            Phrase("torres-sheet-track"),
            Phrase("torres-sheet-track-hint"),
            "trophy",
            more=limits,
            is_spare=True,
        ),
        Field("seat", "start", Phrase("torres-sheet-start"), None, "first", is_spare=True),
    ]
