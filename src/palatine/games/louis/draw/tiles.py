"""The twelve persons: portrait, number, condition at the lower left, reward at the lower right,
markers down the right flank, Louis where he visits."""

from palatine.core import svg
from palatine.core.offer import Words
from palatine.games.louis.art.sizes import COMPACT, WIDE
from palatine.games.louis.names import CHIPS, COLUMNS, FIRST_PLACE, NEUTRAL
from palatine.games.louis.parts import Reward
from palatine.games.louis.state import LouisState

_SIGNS = ("money", "first", "markers")


def sign_of(v: LouisState, column: int) -> int:
    """The number of a colour's sign; the neutral player of two has the seventh."""
    return 7 if v.seats == NEUTRAL and column == NEUTRAL else column + 1


def reward_signs(gift: Reward) -> list[tuple[str, int]]:
    """Section 7  Icons and numbers (0 for none)."""
    signs: list[tuple[str, int]] = []
    if gift.chip >= 0:
        signs.append((CHIPS[gift.chip], 0))
    if gift.arms:
        signs.append(("arms-4", gift.arms if gift.arms > 1 else 0))
    if gift.louisdor:
        signs.append(("louisdor", gift.louisdor))
    if gift.influence:
        signs.append(("influence-card", 0))
    if gift.intrigue:
        signs.append(("intrigue-card", 0))
    if gift.place:
        signs.append(("influence", gift.place if gift.place > 1 else 0))
    if gift.take_back:
        signs.append(("influence", 0))
    return signs


def _markers(v: LouisState, tile: int) -> list[tuple[int, int]]:
    """Columns and numbers of markers, the most first."""
    here = [(c, v.on[tile * COLUMNS + c]) for c in range(v.columns())]
    return sorted([pair for pair in here if pair[1] > 0], key=lambda pair: -pair[1])


def wide_tile(v: LouisState, tile: int, words: Words) -> str:
    """166 x 166, with the name."""
    x, y = WIDE.tile_centre(tile)
    name = words(f"louis-short-{tile + 1}", {})
    size = "t14" if len(name) <= 16 else "t12"
    body = (
        '<use href="#louis_tile"/><g transform="translate(-6 -27) scale(.95)">'
        f'<use href="#louis_face-{tile + 1}"/></g><use href="#louis_number" x="-64" y="-63"/>'
        f'<text x="-64" y="-58" class="num t14 f-white" aria-hidden="true">{tile + 1}</text>'
        + svg.text(0, 36, name, f"serif b mid {size} f-ink")
        + _condition(v, tile)
        + _reward(v.parts.rewards[tile])
    )
    marks = _markers(v, tile)
    gap = 29 if len(marks) < 4 else 24
    for i, (column, n) in enumerate(marks):
        at = -61 + i * gap
        body += (
            f'<g data-p="marker:{tile + 1}:{column}">'
            f'<use href="#louis_mark-{sign_of(v, column)}" x="52" y="{at}"/></g>'
            f'<text x="72" y="{at + 6}" class="num t16" aria-hidden="true">{n}</text>'
        )
    if tile == v.louis:
        body += '<g data-p="louis"><use href="#louis_louis" x="-62" y="-19"/></g>'
    hit = '<use class="hit" href="#louis_hit"/>'
    return f'<g data-t="tile:{tile + 1}" transform="translate({x} {y})">{body}{hit}</g>'


def _condition(v: LouisState, tile: int) -> str:
    condition = v.condition(tile)
    plate = f'<use href="#louis_cond-{_SIGNS[condition]}" x="-51" y="60"/>'
    if condition == FIRST_PLACE:
        return plate
    return plate + svg.text(-39, 66, str(v.number(tile)), "num t18")


def _reward(gift: Reward) -> str:
    signs = reward_signs(gift)
    width = 12 + sum(22 + (17 if n else 0) for _, n in signs)
    x = 74 - width
    body = svg.rect(x, 45, width, 30, "f-paper s-ink w15", 4)
    x += 6
    for name, n in signs:
        body += svg.icon(name, x + 11, 60, 20)
        x += 22
        if n:
            body += svg.text(x + 6, 65, f"×{n}" if name != "louisdor" else str(n), "num t13")
            x += 17
    return body


def small_tile(v: LouisState, tile: int) -> str:
    """66 x 82, without the name."""
    x, y = COMPACT.tile_centre(tile)
    body = (
        '<use href="#louis_tile-c"/><g transform="translate(-10 -8) scale(.42)">'
        f'<use href="#louis_face-{tile + 1}"/></g>'
        '<g transform="translate(-24 -32) scale(.65)"><use href="#louis_number"/></g>'
        f'<text x="-24" y="-27.5" class="num t13 f-white" aria-hidden="true">{tile + 1}</text>'
    )
    for i, (column, n) in enumerate(_markers(v, tile)):
        at = -31 + i * 15
        body += (
            f'<g data-p="marker:{tile + 1}:{column}">'
            f'<use href="#louis_mark-{sign_of(v, column)}-c" x="14" y="{at}"/></g>'
            f'<text x="26" y="{at + 5}" class="num t13" aria-hidden="true">{n}</text>'
        )
    condition = v.condition(tile)
    body += f'<use href="#louis_cond-{_SIGNS[condition]}-c" x="-18" y="30"/>'
    if condition != FIRST_PLACE:
        body += f'<text x="-10" y="34.5" class="num t13" aria-hidden="true">{v.number(tile)}</text>'
    body += _small_reward(v.parts.rewards[tile])
    if tile == v.louis:
        body += (
            '<g data-p="louis"><g transform="translate(-24 8) scale(.55)">'
            '<use href="#louis_louis"/></g></g>'
        )
    hit = '<use class="hit" href="#louis_hit-c"/>'
    return f'<g data-t="tile:{tile + 1}" transform="translate({x} {y})">{body}{hit}</g>'


def _small_reward(gift: Reward) -> str:
    signs = reward_signs(gift)
    if len(signs) == 1 and not signs[0][1]:
        return svg.icon(signs[0][0], 15, 30, 17)
    if len(signs) == 1:
        return svg.icon(signs[0][0], 8, 30, 16) + svg.text(23, 34, str(signs[0][1]), "num t13")
    return "".join(svg.icon(name, 7 + i * 16, 30, 16) for i, (name, _) in enumerate(signs[:2]))
