"""Decks, hands and laid missions: pieces that the wide and the compact sheet share."""

from palatine.core import svg
from palatine.core.native import cells
from palatine.games.louis.names import (
    CHIP_KINDS,
    CHIPS,
    COLOURS,
    EFFECTS,
    MISSION_IDS,
    ON_TILE,
    SYMBOLS,
    card_name,
    colour_of,
)
from palatine.games.louis.state import ARMS_PILE, INFLUENCE_DECK, LouisState, back_of

_CARD = '<use href="#{}" width="74" height="104"/>'
_HIT = '<use class="hit" href="#louis_hit-card"/>'


def placed(body: str, x: float, y: float, scale: float) -> str:
    """A group put down at x, y."""
    return f'<g transform="translate({svg.num(x)} {svg.num(y)}) scale({scale:g})">{body}</g>'


def _pill(n: int) -> str:
    return '<use href="#louis_pill" x="56" y="92"/>' + svg.text(56, 97, str(n), "num t16")


def draw_decks(
    picture: svg.Drawing, v: LouisState, x: int, y: int, step: int, scale: float
) -> None:
    """L-105, L-108, L-109  Influence deck, piles of missions, arms, the bank, the money card."""
    deck = _CARD.format("louis_back-influence") + _pill(v.decks[INFLUENCE_DECK].size())
    picture.add("influence-deck", f'<g data-p="influence-deck">{placed(deck, x, y, scale)}</g>')
    for i, colour in enumerate(COLOURS):
        n = v.decks[i].size()
        pile = (_CARD.format(f"louis_back-{colour}") if n else "") + _pill(n) + _HIT
        place = placed(pile, x + (i + 1) * step, y, scale)
        group = f'<g data-p="pile:{colour}" data-t="pile:{colour}">{place}</g>'
        picture.add(f"pile:{colour}", group)
    arms = svg.icon("arms-4", 37, 42, 60) + _pill(v.decks[ARMS_PILE].size())
    picture.add("arms-pile", f'<g data-p="arms-pile">{placed(arms, x + 4 * step, y, scale)}</g>')
    bank = svg.icon("louisdor", 37, 42, 60) + _pill(max(0, v.bank))
    picture.add("bank", f'<g data-p="bank">{placed(bank, x + 5 * step, y, scale)}</g>')
    if v.money_shown:
        card = _money_card(v, v.money_shown[-1])
        picture.add("money-card", f"<g>{placed(card, x + 6 * step, y, scale)}</g>")


def _money_card(v: LouisState, card: int) -> str:
    """L-201  The money card of the round: a sum for everybody, and whom Louis visits."""
    amount, tile = v.parts.amounts[card], v.parts.visits[card] + 1
    return (
        svg.rect(1, 1, 72, 102, "f-room-food s-ink w15", 6)
        + svg.icon("louisdor", 25, 28, 30)
        + svg.text(54, 36, str(amount), "num t25")
        + svg.use("louis_louis", 27, 74)
        + svg.use("louis_number", 56, 74)
        + svg.text(56, 79, str(tile), "num t14 f-white")
    )


def draw_own_arms(picture: svg.Drawing, v: LouisState, x: int, y: int, step: int) -> None:
    """L-720  The viewer's own arms by kind, in a line."""
    body = "".join(
        svg.icon(f"arms-{kind + 1}", kind * step + 14, 16, 28)
        + svg.text(kind * step + 40, 22, str(n), "num t16")
        for kind, n in enumerate(v.players[v.viewer].arms)
    )
    picture.add("own-arms", f"<g>{placed(body, x, y, 1)}</g>")


# --- the viewer's cards ---------------------------------------------------------------------

Shown = list[tuple[str, str]]  # what a click touches, and the card


def influence_cards(v: LouisState) -> Shown:
    """Own influence cards."""
    names = [card_name(card) for card in v.players[v.viewer].influence]
    return [(f"card:{name}", _CARD.format(f"louis_card-{name}")) for name in names]


def secret_cards(v: LouisState) -> Shown:
    """Own intrigue cards and missions in hand."""
    p = v.players[v.viewer]
    shown = [
        (f"intrigue:{tile + 1}", _CARD.format(f"louis_plot-{tile + 1}")) for tile in p.intrigue
    ]
    return shown + [(f"mission:{MISSION_IDS[m]}", mission_face(v, m)) for m in p.missions]


def draw_cards(
    picture: svg.Drawing, shown: Shown, first: int, x: int, y: int, room: int, scale: float
) -> None:
    """Cards side by side; where the room is short they overlap. first: the number of the first."""
    step = min((room - 74 * scale) / max(1, len(shown) - 1), 84 * scale)
    for i, (touch, body) in enumerate(shown, first):
        place = placed(body + _HIT, x + (i - first) * step, y, scale)
        picture.add(f"own:{i}", f'<g data-t="{touch}" data-p="own:{i}">{place}</g>')


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
        if seat == v.viewer:
            face = f'<g data-t="use:{EFFECTS[v.parts.effects[mission]]}">{face}{_HIT}</g>'
        pale = ' class="o55"' if mission in used else ""
        place = placed(face, x + i * step, y, scale)
        body += f'<g data-p="laid:{MISSION_IDS[mission]}"{pale}>{place}</g>'
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
        touch = f' data-t="chip:{name}"' if seat == v.viewer else ""
        hit = '<use class="hit" href="#louis_hit-chip"/>' if touch else ""
        drawn = placed(f'<use href="#louis_chip-{name}"/>{hit}', x, y, scale)
        body += f'<g data-p="chip:{name}:{seat}"{touch}>{drawn}</g>'
        if have[chip] > 1:
            body += svg.text(x + 15 * scale, y + 16 * scale, str(have[chip]), "num t14")
        x += step
    return body


def _backs(v: LouisState, seat: int) -> str:
    """L-973  Missions in hand by the colour of their backs."""
    colours = [back_of(m) for m in v.players[seat].missions]
    return "·".join(str(colours.count(c)) for c in range(3))


def facts(v: LouisState, seat: int, x: float, y: float, step: float) -> str:
    """Personal markers, louisdor, arms, and how many cards of each kind."""
    p = v.players[seat]
    own = ' data-t="from:personal"' if seat == v.viewer else ""
    hit = (
        f'<use class="hit" href="#louis_hit-chip" x="{svg.num(x)}" y="{svg.num(y)}"/>'
        if own
        else ""
    )
    mark = f'<use href="#louis_mark-{seat + 1}" x="{svg.num(x)}" y="{svg.num(y)}"/>'
    body = f'<g data-p="personal:{seat}"{own}>{mark}{hit}</g>' + _value(x, y, p.personal)
    shown = (
        ("louisdor", p.money, "money"),
        ("arms-4", p.drawn + p.plain + p.majorities, "arms"),
        ("influence-card", p.cards, "hand"),
        ("intrigue-card", len(p.intrigue), "intrigue"),
        ("mission", _backs(v, seat), "missions"),
    )
    for i, (icon, value, place) in enumerate(shown, 1):
        sign = svg.icon(icon, x + i * step, y, 22)
        body += f'<g data-p="{place}:{seat}">{sign}</g>' + _value(x + i * step, y, value)
    return body


def shields(v: LouisState, seat: int, x: float, y: float) -> str:
    """L-603  The kinds of arms, once all lie open."""
    return "".join(
        svg.icon(f"arms-{kind + 1}", x + kind * 44, y, 22)
        + svg.text(x + kind * 44 + 20, y + 6, str(n), "num t14")
        for kind, n in enumerate(v.players[seat].arms)
    )
