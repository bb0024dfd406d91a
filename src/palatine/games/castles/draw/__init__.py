"""view -> SVG: each castle is a picture of its own, a measured plan; market, favors, money and
cards stand beside it (status.py). The score sheet's plan has what its signs mean beside it."""

from palatine.core.display import Picture
from palatine.core.offer import Appearance, Phrase, Words
from palatine.core.svg import Drawing, at, text
from palatine.games.castles.art import symbols
from palatine.games.castles.draw.glance import glance
from palatine.games.castles.draw.legend import add_signs
from palatine.games.castles.draw.plan import STAGES, Stage, plan
from palatine.games.castles.state import CastlesState

_SHEET = Stage(930, 830, 18, 40, 24, 13)  # the scorer's page: no market over the plan
_SHEET_COMPACT = Stage(360, 400, 18, 32, 18, 12)
_PART = Stage(700, 470, 16, 40, 24, 13)  # one castle of several in a file
_SIGNS = 300  # the width of its legend


def pictures(v: CastlesState) -> list[Picture]:
    """The castle that matters most on the stage, the others small beside their owners."""
    if is_scorer(v):
        return [Picture("", Phrase("castles-sheet-scorer"))]
    focus = in_focus(v)
    order = [focus, *[seat for seat in range(v.seats) if seat != focus]]
    return [_picture(v, seat, "stage" if seat == focus else "thumbnail") for seat in order]


def _picture(v: CastlesState, seat: int, place: str) -> Picture:
    mine = seat == v.viewer
    title = Phrase("castles-picture-mine") if mine else Phrase("castles-picture", {"seat": seat})
    args: dict[str, str | int | Phrase | list[str]] = {
        "points": v.score(seat),
        "count": len(v.castles[seat].tiles),
    }
    note = Phrase("castles-picture-note", args)
    return Picture(f"plan:{seat}", title, note, [seat], place)


def draw(v: CastlesState, words: Words, appearance: Appearance) -> Drawing:
    """One picture of a view."""
    seat = _wanted(v, appearance.part)
    drawing = Drawing(0, 0, symbols(words), words("castles-picture", {"seat": seat}))
    if appearance.density == "thumbnail":
        glance(v.castles[seat], drawing)
    elif is_scorer(v):
        _sheet(v, words, drawing, appearance.density == "compact")
    else:
        plan(v, words, seat, STAGES.get(appearance.density, STAGES["wide"]), drawing)
    return drawing


def sheet(v: CastlesState, words: Words, appearance: Appearance) -> Drawing:
    """For a file: all castles side by side, each with its owner and points."""
    if is_scorer(v) or v.seats == 1:
        return draw(v, words, appearance)
    drawing = Drawing(2 * _PART.width, 0, symbols(words), words("castles-title", {}))
    top = 0
    for first in range(0, v.seats, 2):
        row = [_part(v, words, seat) for seat in range(first, min(first + 2, v.seats))]
        for column, part in enumerate(row):
            for key, body in part.groups:
                moved = at(column * _PART.width, top, body, round(_PART.width / part.width, 4))
                drawing.add(f"{part.label}-{key}", moved)
        top += max([round(part.height * _PART.width / part.width) for part in row])
    drawing.height = top
    return drawing


def _part(v: CastlesState, words: Words, seat: int) -> Drawing:
    """One castle of the sheet, labelled by its seat."""
    part = Drawing(0, 0, symbols(words), str(seat))
    plan(v, words, seat, _PART, part)
    owner = f"{words('castles-picture', {'seat': seat})} · {v.score(seat)}"
    part.add("whose", text(16, 22, owner, "serif b t16 f-ink"))
    return part


def _wanted(v: CastlesState, part: str) -> int:
    """The seat whose castle is drawn: the one asked for, else the one in focus."""
    number = part.removeprefix("plan:")
    if part.startswith("plan:") and number.isdigit() and int(number) < v.seats:
        return int(number)
    return in_focus(v)


def _sheet(v: CastlesState, words: Words, drawing: Drawing, compact: bool) -> None:
    plan(v, words, 0, _SHEET_COMPACT if compact else _SHEET, drawing)
    drawing.least = 0
    drawing.label = words("castles-title", {})
    if not compact:
        add_signs(drawing, words, (drawing.width + 10, 0, _SIGNS, drawing.height))
        drawing.width += 10 + _SIGNS


def is_scorer(v: CastlesState) -> bool:
    """Whether this is the scorer's table."""
    return bool(v.frames) and v.frames[-1].step in ("build", "build-place")


def in_focus(v: CastlesState) -> int:
    """The seat whose castle is drawn large: the viewer's own; for a spectator that of whoever is
    asked, and at the end that of the winner."""
    if v.viewer >= 0:
        return v.viewer
    if not v.frames:
        return max(range(v.seats), key=v.score)
    return max(v.to_move(), 0)
