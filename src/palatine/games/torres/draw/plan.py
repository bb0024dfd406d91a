"""Torres from above: tones and contours for heights, gaps in the walls for doors."""

from palatine.core.svg import Drawing
from palatine.games.torres.art import sizes, symbols
from palatine.games.torres.draw.pieces import NAMES, Pieces


def plan(pieces: Pieces) -> Drawing:
    """The board as a plan; it serves phones and wide pages alike."""
    drawing = Drawing(sizes.PLAN_WIDTH, sizes.PLAN_HEIGHT, symbols())
    drawing.add("board", '<use href="#torres_plan"/>')
    for cell in range(64):
        drawing.add(NAMES[cell], _cell(pieces, cell))
    return drawing


def _cell(pieces: Pieces, cell: int) -> str:
    height = pieces.heights[cell]
    name = NAMES[cell]
    x = sizes.PLAN_LEFT + cell % 8 * sizes.CELL + sizes.CELL // 2
    y = sizes.PLAN_TOP + cell // 8 * sizes.CELL + sizes.CELL // 2
    text = f'<g data-t="{name}">'
    if height:
        text += f'<use href="#torres_step{min(height, sizes.STEPS)}" x="{x}" y="{y}"/>'
        sides = _sides(pieces.heights, cell)
        if sides:
            text += f'<use href="#torres_walls{sides}" x="{x}" y="{y}"/>'
    text += f'<use class="hit" href="#torres_plan-hit" x="{x}" y="{y}"/>'
    kind = pieces.at.get(cell)
    if kind is not None:
        text += _piece(kind, name, x, y, height)
    elif height:
        colour = " f-white" if height >= sizes.STEPS else ""
        text += _numeral(x, y + 7, height, f"num t18{colour}")
    return text + "</g>"


def _sides(heights: list[int], cell: int) -> int:
    """The sides on which the castle ends, as bits: north, east, south, west."""
    x, y = cell % 8, cell // 8
    return (
        (y == 0 or heights[cell - 8] == 0)
        + 2 * (x == 7 or heights[cell + 1] == 0)
        + 4 * (y == 7 or heights[cell + 8] == 0)
        + 8 * (x == 0 or heights[cell - 1] == 0)
    )


def _piece(kind: str, name: str, x: int, y: int, height: int) -> str:
    """A seat's marker or the crown; on a tower with the level in the upper right corner."""
    aside, down = (-3, 4) if height else (0, 0)
    text = (
        f'<g data-p="{kind.rstrip("1234")}:{name}">'
        f'<use href="#torres_plan-{kind}" x="{x + aside}" y="{y + down}"/></g>'
    )
    if height:
        text += f'<use href="#torres_plan-level" x="{x + 12}" y="{y - 12}"/>'
        text += _numeral(x + 12, y - 7, height, "num t13 f-paper")
    return text


def _numeral(x: int, y: int, height: int, classes: str) -> str:
    return f'<text x="{x}" y="{y}" class="{classes}" aria-hidden="true">{height}</text>'
