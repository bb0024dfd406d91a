"""Parts of a score sheet that are built piece by piece (castles), as JSON with sentences."""

from palatine.core.display import Summand
from palatine.core.offer import Words
from palatine.core.scoresheet import BuiltPiece, Part, PiecePreview
from palatine.core.state import Json

SHOWN = 6  # places of a preview that a page marks at most


def part_json(part: Part, words: Words) -> Json:
    """PART of docs/score-sheets.md, without its drawing."""
    return {
        "key": part.key,
        "title": part.title.said(words),
        "note": part.note.said(words) if part.note else "",
        "seats": part.seats,
        "points": part.points,
        "count": len(part.rooms),
        "rooms": [_piece(one, words) for one in part.rooms],
        "extras": [_piece(one, words) for one in part.extras],
        "counts": [
            {
                "icon": chip.icon,
                "text": chip.text,
                "state": chip.state,
                "label": chip.label.said(words) if chip.label else "",
            }
            for chip in part.counts
        ],
        "bases": [
            {
                "id": base.id,
                "name": base.name.said(words),
                "symbol": base.symbol,
                "chosen": base.is_chosen,
            }
            for base in part.bases
        ],
    }


def _piece(one: BuiltPiece, words: Words) -> Json:
    return {
        "at": one.at,
        "from": one.at,
        "id": one.id,
        "shelf": one.shelf,
        "name": one.name.said(words),
        "points": one.points,
        "reason": reason(one.why, words),
        "touch": one.touch,
    }


def reason(why: list[Summand], words: Words) -> str:
    """In one line, what brings how many points; where nothing does, why not."""
    pays = any(one.points for one in why)
    shown = [one for one in why if one.points or not one.reason or not pays]
    return ", ".join([_summand(one, words) for one in shown])


def _summand(one: Summand, words: Words) -> str:
    label = one.label.said(words).rstrip(".")
    if one.points == 0:
        return f"{label} ({one.reason.said(words).rstrip('.')})" if one.reason else label
    return f"{label} {signed(one.points)}"


def signed(points: int) -> str:
    """A difference of points, with a plus or a typographic minus sign."""
    return f"−{-points}" if points < 0 else f"+{points}"


def preview_json(one: PiecePreview, words: Words) -> Json:
    """PREVIEW of docs/score-sheets.md."""
    best = one.places[0] if one.places else None
    return {
        "id": one.id,
        "at": best.at if best else None,
        "touch": best.touch if best else "",
        "points": best.points if best else 0,
        "reason": reason(one.why, words),
        "places": [
            {"at": place.at, "touch": place.touch, "points": place.points}
            for place in one.places[:SHOWN]
        ],
        "why": one.refusal.said(words) if one.refusal else "",
    }
