"""The whole table on one sheet, for files, notebooks and the README."""

from textwrap import wrap
from typing import Final

from palatine.core import svg
from palatine.core.offer import Appearance, Words
from palatine.core.svg import Drawing
from palatine.games.torres.art import symbols
from palatine.games.torres.draw.pieces import pieces_of
from palatine.games.torres.draw.plan import plan
from palatine.games.torres.draw.towers import towers
from palatine.games.torres.parts import KING_LEVEL, KING_POINTS, MASTER_KEYS
from palatine.games.torres.state import TorresState

_ROW: Final = 37
_COLUMN: Final = 316  # width of the column with the seats
_LETTERS: Final = 42  # that go on one of its lines


def sheet(view: TorresState, words: Words, appearance: Appearance) -> Drawing:
    """Title, both views of the board, what the phase pays, and the seats; compact: one view."""
    title = words("torres-title", {})
    notes = _notes(view, words)
    if appearance.density == "compact":
        return _portrait(view, words, appearance, title, notes)
    return _landscape(view, words, appearance, title, notes)


def _landscape(
    view: TorresState, words: Words, appearance: Appearance, title: str, notes: str
) -> Drawing:
    pieces = pieces_of(view)
    drawing = Drawing(1300, 770, symbols(), title)
    drawing.add("paper", _paper(1300, 770))
    if appearance.style == "plan":
        drawing.add("title", _cartouche(38, 56, 180, title, _time(view, words)))
        drawing.add("plan", _fitted(plan(pieces, "wide"), 235, 30, 700, 715))
        drawing.add("towers", _fitted(_small(towers(pieces, "compact", 0)), 940, 60, 335, 320))
    else:
        drawing.add("title", _cartouche(60, 56, 250, title, _time(view, words)))
        drawing.add("towers", _fitted(towers(pieces, "wide", appearance.turn), 22, 40, 910, 705))
        drawing.add("plan", _fitted(_small(plan(pieces, "compact")), 928, 42, 344, 352))
    drawing.add("notes", svg.at(948, 434, notes))
    return drawing


def _portrait(
    view: TorresState, words: Words, appearance: Appearance, title: str, notes: str
) -> Drawing:
    pieces = pieces_of(view)
    turn = appearance.turn
    is_plan = appearance.style == "plan"
    board = plan(pieces, "compact") if is_plan else towers(pieces, "compact", turn)
    tall = 388 * board.height // board.width
    height = tall + 236 + _ROW * view.seats
    drawing = Drawing(420, height, symbols(), title)
    drawing.add("paper", _paper(420, height))
    drawing.add("title", _cartouche(85, 52, 250, title, _time(view, words)))
    drawing.add("board", _fitted(board, 16, 92, 388, tall))
    drawing.add("notes", svg.at(52, tall + 122, notes))
    return drawing


def _paper(width: int, height: int) -> str:
    """A sheet with a double frame."""
    return (
        f'<g><rect width="{width}" height="{height}" class="f-paper"/>'
        + svg.rect(10, 10, width - 20, height - 20, "s-ink w15", 4)
        + svg.rect(15, 15, width - 30, height - 30, "s-ink w06", 2)
        + "</g>"
    )


def _cartouche(x: int, y: int, width: int, title: str, below: str) -> str:
    """Title block of a plan: a plain double rule, no scrollwork."""
    middle = x + width // 2
    return (
        f"<g>{svg.text(middle, y, title, 'serif mid t25 f-ink')}{_rule(x, y + 10, width)}"
        f"{svg.text(middle, y + 32, below, 'serif it mid t14 f-ink2')}</g>"
    )


def _rule(x: int, y: int, width: int) -> str:
    return svg.path(f"M{x} {y}h{width}", "s-ink w15") + svg.path(
        f"M{x} {y + 3.5}h{width}", "s-ink w06"
    )


def _fitted(drawing: Drawing, x: int, y: int, width: int, height: int) -> str:
    """A drawing as large as a frame allows, standing on the frame's lower edge."""
    scale = min(width / drawing.width, height / drawing.height)
    left = x + (width - scale * drawing.width) / 2
    down = y + height - scale * (drawing.height + drawing.top)
    return svg.at(left, down, drawing.body, round(scale, 3))


def _small(drawing: Drawing) -> Drawing:
    """The second view: the names of the spaces stand at the first one."""
    drawing.groups = [(key, text) for key, text in drawing.groups if key != "names"]
    return drawing


def _time(view: TorresState, words: Words) -> str:
    if view.phase == 0:
        return words("torres-sheet-opening", {})
    return words("torres-sheet-phase", {"phase": str(view.phase), "round": str(view.round)})


def _notes(view: TorresState, words: Words) -> str:
    """What the king's castle and the master card pay, and a line for each seat."""
    phase = min(max(view.phase, 1), len(KING_LEVEL)) - 1
    king = {"level": str(KING_LEVEL[phase]), "points": int(KING_POINTS[phase])}
    lines = _lines(words("torres-sheet-king", king))
    if view.master >= 0:
        name = words(f"torres-master-{MASTER_KEYS[view.master]}", {})
        lines += _lines(words("torres-sheet-master", {"card": name}))
    body, y = "", 0
    for line in lines:
        body += svg.text(0, y, line, "serif it t14 f-ink2")
        y += 20
    body += _rule(0, y - 2, _COLUMN)
    for seat in range(view.seats):
        body += svg.at(14, y + 8, _seat(view, words, seat))
        y += _ROW
    return body + svg.text(0, y + 30, words("torres-sheet-columns", {}), "serif it t13 f-ink3")


def _lines(sentence: str) -> list[str]:
    """A sentence on as few lines as it needs, of about equal length."""
    width = _LETTERS
    lines = wrap(sentence, width)
    while width > 1 and len(wrap(sentence, width - 1)) == len(lines):
        width -= 1
    return wrap(sentence, width)


def _seat(view: TorresState, words: Words, seat: int) -> str:
    """A seat: who, blocks waiting, cards held, points."""
    name = words("torres-sheet-seat", {"seat": str(seat + 1)})
    body = svg.icon(f"seat-{seat + 1}", 12, 14, 30) + svg.text(32, 19, name, "serif b t16 f-ink")
    for i, blocks in enumerate(view.stacks[seat]):
        for level in range(blocks):
            body += svg.use("torres_block", 124 + 23 * i, 17 - 11 * level)
    return (
        body
        + svg.icon("hidden", 228, 14, 18, "c-ink2")
        + svg.text(241, 19, str(len(view.hands[seat])), "sans t14 f-ink2")
        + svg.text(_COLUMN - 18, 20, str(view.scores[seat]), "sans b end t18 f-ink")
    )
