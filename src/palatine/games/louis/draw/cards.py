"""Hands, laid missions and counts of a picture for a file."""

from palatine.core import svg
from palatine.core.native import cells
from palatine.games.louis.names import (
    CHIP_KINDS,
    CHIPS,
    COLOURS,
    EFFECTS,
    ON_TILE,
    SYMBOLS,
    card_name,
    colour_of,
)
from palatine.games.louis.state import LouisState, back_of

_CARD = '<use href="#{}" width="74" height="104"/>'


def placed(body: str, x: float, y: float, scale: float) -> str:
    """A group put down at x, y."""
    return f'<g transform="translate({svg.num(x)} {svg.num(y)}) scale({scale:g})">{body}</g>'


def draw_own_arms(picture: svg.Drawing, v: LouisState, x: int, y: int, step: int) -> None:
    """L-720  The viewer's own arms by kind, in a line."""
    body = "".join(
        svg.icon(f"arms-{kind + 1}", kind * step + 14, 16, 28)
        + svg.text(kind * step + 40, 22, str(n), "num t16")
        for kind, n in enumerate(v.players[v.viewer].arms)
    )
    picture.add("own-arms", f"<g>{placed(body, x, y, 1)}</g>")


# --- the viewer's cards ---------------------------------------------------------------------


def influence_cards(v: LouisState) -> list[str]:
    """Own influence cards."""
    names = [card_name(card) for card in v.players[v.viewer].influence]
    return [_CARD.format(f"louis_card-{name}") for name in names]


def secret_cards(v: LouisState) -> list[str]:
    """Own intrigue cards and missions in hand."""
    p = v.players[v.viewer]
    shown = [_CARD.format(f"louis_plot-{tile + 1}") for tile in p.intrigue]
    return shown + [mission_face(v, mission) for mission in p.missions]


def draw_cards(
    picture: svg.Drawing, shown: list[str], first: int, x: int, y: int, room: int, scale: float
) -> None:
    """Cards side by side; where the room is short they overlap. first: the number of the first."""
    step = min((room - 74 * scale) / max(1, len(shown) - 1), 84 * scale)
    for i, body in enumerate(shown, first):
        picture.add(f"own:{i}", placed(body, x + (i - first) * step, y, scale))


def mission_face(v: LouisState, mission: int) -> str:
    """A mission: its colour, what it does, and its two chips."""
    effect = v.parts.effects[mission]
    tile = f"-{v.parts.tiles[mission] + 1}" if effect == ON_TILE else ""
    one, two = v.parts.costs[mission]
    return (
        _CARD.format(f"louis_m-{EFFECTS[effect]}{tile}")
        + f'<use href="#louis_band-{COLOURS[colour_of(mission)]}"/>'
        + f'<use href="#louis_chip-{SYMBOLS[one]}" x="20" y="82"/>'
        + f'<use href="#louis_chip-{SYMBOLS[two]}" x="54" y="82"/>'
    )


# --- what lies before a seat ----------------------------------------------------------------


def laid(v: LouisState, seat: int, x: float, y: float, room: float, scale: float) -> str:
    """L-504  The missions that lie before a player; used ones are pale."""
    p = v.players[seat]
    missions = cells(p.laid)
    step = min(room / max(1, len(missions)), 80 * scale)
    used = cells(p.used)
    body = ""
    for i, mission in enumerate(missions):
        face = mission_face(v, mission)
        pale = ' class="o55"' if mission in used else ""
        place = placed(face, x + i * step, y, scale)
        body += f"<g{pale}>{place}</g>"
    return body


def _value(x: float, y: float, value: object) -> str:
    """What stands to the right of an icon."""
    return svg.text(x + 14, y + 6, str(value), "sans b t16 f-ink")


def chips(v: LouisState, seat: int, x: float, y: float, step: float, scale: float) -> str:
    """The chips before a player, with numbers where there are several of a kind."""
    have = v.players[seat].chips
    body = ""
    for chip in range(CHIP_KINDS):
        if have[chip] <= 0:
            continue
        name = CHIPS[chip]
        body += placed(f'<use href="#louis_chip-{name}"/>', x, y, scale)
        if have[chip] > 1:
            body += svg.text(x + 15 * scale, y + 16 * scale, str(have[chip]), "num t14")
        x += step
    return body


def _backs(v: LouisState, seat: int) -> str:
    """L-973  Missions in hand by the colour of their backs."""
    colours = [back_of(m) for m in v.players[seat].missions]
    return "·".join(str(colours.count(c)) for c in range(3))


def facts(v: LouisState, seat: int, x: float, y: float) -> str:
    """Markers, personal and general; louisdor, arms, and how many cards of each kind."""
    p = v.players[seat]
    mark = svg.use(f"louis_mark-{seat + 1}", x, y)
    body = mark + _value(x, y, f"{p.personal} + {p.general}")
    shown = (
        ("louisdor", p.money),
        ("arms-4", p.drawn + p.plain + p.majorities),
        ("influence-card", p.cards),
        ("intrigue-card", len(p.intrigue)),
        ("mission", _backs(v, seat)),
    )
    for i, (icon, value) in enumerate(shown):
        at = x + 92 + i * 64
        body += svg.icon(icon, at, y, 22) + _value(at, y, value)
    return body


def shields(v: LouisState, seat: int, x: float, y: float) -> str:
    """L-603  The kinds of arms, once all lie open."""
    return "".join(
        svg.icon(f"arms-{kind + 1}", x + kind * 44, y, 22)
        + svg.text(x + kind * 44 + 20, y + 6, str(n), "num t14")
        for kind, n in enumerate(v.players[seat].arms)
    )
