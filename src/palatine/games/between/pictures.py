"""The pictures of a position: the viewer's two castles on the stage, the others small."""

from palatine.core.display import Chip, Picture
from palatine.core.offer import Phrase
from palatine.games.between.art.sizes import TOKEN_FILLS
from palatine.games.between.castle import Castle
from palatine.games.between.effects import castle_key
from palatine.games.between.focus import asked_about, on_stage
from palatine.games.between.partners import partners
from palatine.games.between.parts import TYPE_NAMES, TYPES
from palatine.games.between.scoring import castle_score
from palatine.games.between.state import SCORER, BetweenState

_BONUS = 3  # rooms of a type bring a bonus


def pictures(v: BetweenState) -> list[Picture]:
    """Left and right castle of the viewer, then the others as they lie around the table. The
    scorer has one picture, with all that belongs to it."""
    if v.seats == SCORER:
        return [Picture("", Phrase("between-title"))]
    stage = on_stage(v)
    first = stage[0]
    ring = [(first + step) % v.places for step in range(v.places)]
    rest = [number for number in ring if number not in stage]
    return [_picture(v, number, "stage") for number in stage] + [
        _picture(v, number, "thumbnail") for number in rest
    ]


def _picture(v: BetweenState, number: int, place: str) -> Picture:
    castle = v.castles[number]
    owners = [number, v.left_of(number)]
    return Picture(
        f"castle:{number}",
        Phrase(castle_key(number)),
        partners(v, number),
        [owner for owner in owners if v.is_person(owner)],
        place,
        castle_score(castle, v.throne_connects),
        TOKEN_FILLS[number],
        counts(castle),
        number in asked_about(v),
    )


def counts(castle: Castle) -> list[Chip]:
    """How many rooms of each type, marked from three on."""
    return [
        Chip(
            TYPE_NAMES[kind],
            str(castle.counts[kind]),
            "have" if castle.counts[kind] >= _BONUS else "",
            Phrase(f"between-points-{TYPE_NAMES[kind]}"),
            f"type:{TYPE_NAMES[kind]}",
        )
        for kind in range(TYPES)
    ]
