"""Below the court: the decks, the viewer's own cards, and a strip for each seat."""

from palatine.core import svg
from palatine.core.native import cells
from palatine.core.offer import Words
from palatine.games.louis.art.sizes import COMPACT, WIDE
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
_ARMS_LINE = 34
_ROW_AND_STRIP = {True: (124, 78), False: (74, 84)}
_HIT = '<use class="hit" href="#l-hit-card"/>'


def height_of_rows(v: LouisState, wide: bool) -> int:
    """How much lies below the court."""
    row, strip = _ROW_AND_STRIP[wide]
    own = row if wide else row + _ARMS_LINE
    return row + (own if v.viewer >= 0 else 0) + strip * v.seats + 10


def draw_rows(picture: svg.Drawing, v: LouisState, words: Words, wide: bool) -> None:
    """The decks, the hand where there is one, and the seats."""
    sizes = WIDE if wide else COMPACT
    row, strip = _ROW_AND_STRIP[wide]
    y = sizes.bottom + 10
    _decks(picture, v, y, wide)
    y += row
    if v.viewer >= 0:
        _own_arms(picture, v, y - row if wide else y + row - 6, wide)
        _hand(picture, v, y, wide)
        y += row if wide else row + _ARMS_LINE
    for seat in range(v.seats):
        draw = _wide_strip if wide else _small_strip
        picture.add(f"seat:{seat}", draw(v, seat, y + seat * strip, words))


def _placed(body: str, x: float, y: float, scale: float) -> str:
    return f'<g transform="translate({svg.num(x)} {svg.num(y)}) scale({scale:g})">{body}</g>'


def _decks(picture: svg.Drawing, v: LouisState, y: int, wide: bool) -> None:
    """L-105, L-108, L-109  Influence deck, piles of missions, arms, and the bank."""
    scale = 1.0 if wide else 0.55
    step = 92 if wide else 50
    x = WIDE.left if wide else 8
    deck = _CARD.format("l-back-influence") + _pill(v.decks[INFLUENCE_DECK].size())
    picture.add("influence-deck", f'<g data-p="influence-deck">{_placed(deck, x, y, scale)}</g>')
    for i, colour in enumerate(COLOURS):
        n = v.decks[i].size()
        pile = (_CARD.format(f"l-back-{colour}") if n else "") + _pill(n) + _HIT
        place = _placed(pile, x + (i + 1) * step, y, scale)
        group = f'<g data-p="pile:{colour}" data-t="pile:{colour}">{place}</g>'
        picture.add(f"pile:{colour}", group)
    arms = svg.icon("arms-4", 37, 42, 60) + _pill(v.decks[ARMS_PILE].size())
    picture.add("arms-pile", f'<g data-p="arms-pile">{_placed(arms, x + 4 * step, y, scale)}</g>')
    bank = svg.icon("louisdor", 37, 42, 60) + _pill(max(0, v.bank))
    picture.add("bank", f'<g data-p="bank">{_placed(bank, x + 5 * step, y, scale)}</g>')
    if v.money_shown and v.round > 0:
        card = _money_card(v, v.money_shown[-1])
        picture.add("money-card", f"<g>{_placed(card, x + 6 * step, y, scale)}</g>")


def _own_arms(picture: svg.Drawing, v: LouisState, y: int, wide: bool) -> None:
    """L-720  The viewer's own arms by kind: two rows beside the decks, or a line of their own."""
    across, width = (3, 56) if wide else (6, 58)
    body = "".join(
        svg.icon(f"arms-{kind + 1}", kind % across * width + 16, kind // across * 48 + 22, 32)
        + svg.text(kind % across * width + 42, kind // across * 48 + 29, str(n), "num t18")
        for kind, n in enumerate(v.players[v.viewer].arms)
    )
    place = _placed(body, 830, y, 1) if wide else _placed(body, 8, y, 0.9)
    picture.add("own-arms", f"<g>{place}</g>")


def _money_card(v: LouisState, card: int) -> str:
    """L-201  The money card of the round: a sum for everybody, and whom Louis visits."""
    amount, tile = v.parts.amounts[card], v.parts.visits[card] + 1
    return (
        svg.rect(1, 1, 72, 102, "f-room-food s-ink w15", 6)
        + svg.icon("louisdor", 25, 28, 30)
        + svg.text(54, 36, str(amount), "num t25")
        + svg.use("l-louis", 27, 74)
        + svg.use("l-number", 56, 74)
        + svg.text(56, 79, str(tile), "num t14 f-white")
    )


def _pill(n: int) -> str:
    return '<use href="#l-pill" x="56" y="92"/>' + svg.text(56, 97, str(n), "num t14")


# --- the viewer's cards ---------------------------------------------------------------------


def _hand(picture: svg.Drawing, v: LouisState, y: int, wide: bool) -> None:
    """Own influence cards, intrigue cards and missions, side by side."""
    p = v.players[v.viewer]
    shown = [
        (f"card:{card_name(card)}", _CARD.format(f"l-card-{card_name(card)}"))
        for card in p.influence
    ]
    shown += [(f"intrigue:{tile + 1}", _CARD.format(f"l-plot-{tile + 1}")) for tile in p.intrigue]
    shown += [(f"mission:{MISSION_IDS[m]}", mission_face(v, m)) for m in p.missions]
    room, scale = (950, 1.0) if wide else (344, 0.6)
    step = min((room - 74 * scale) / max(1, len(shown) - 1), 86 * scale)
    left = WIDE.left if wide else 8
    for i, (touch, body) in enumerate(shown):
        place = _placed(body + _HIT, left + i * step, y, scale)
        picture.add(f"own:{i}", f'<g data-t="{touch}" data-p="own:{i}">{place}</g>')


def mission_face(v: LouisState, mission: int) -> str:
    """A mission: its colour, what it does, and its two chips."""
    effect = v.parts.effects[mission]
    tile = f"-{v.parts.tiles[mission] + 1}" if effect == ON_TILE else ""
    one, two = v.parts.costs[mission]
    return (
        _CARD.format(f"l-m-{EFFECTS[effect]}{tile}")
        + f'<use href="#l-band-{COLOURS[colour_of(mission)]}"/>'
        + f'<use href="#l-chip-{SYMBOLS[one]}" x="20" y="82"/>'
        + f'<use href="#l-chip-{SYMBOLS[two]}" x="54" y="82"/>'
    )


# --- the seats ------------------------------------------------------------------------------


def _laid(v: LouisState, seat: int, x: float, y: float, room: float, scale: float) -> str:
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
        place = _placed(face, x + i * step, y, scale)
        body += f'<g data-p="laid:{MISSION_IDS[mission]}"{pale}>{place}</g>'
    return body


def _fact(icon: str, value: object, x: float, y: float, place: str) -> str:
    """An icon and a number, with the name of the place pieces fly to."""
    sign = svg.icon(icon, x, y, 22)
    return f'<g data-p="{place}">{sign}</g>' + _value(x, y, value)


def _value(x: float, y: float, value: object) -> str:
    """What stands to the right of an icon."""
    return svg.text(x + 14, y + 6, str(value), "sans b t16 f-ink")


def _chips(v: LouisState, seat: int, x: float, y: float, step: float, scale: float) -> str:
    chips = v.players[seat].chips
    body = ""
    for chip in range(CHIP_KINDS):
        if chips[chip] <= 0:
            continue
        name = CHIPS[chip]
        touch = f' data-t="chip:{name}"' if seat == v.viewer else ""
        hit = '<use class="hit" href="#l-hit-chip"/>' if touch else ""
        drawn = _placed(f'<use href="#l-chip-{name}"/>{hit}', x, y, scale)
        body += f'<g data-p="chip:{name}:{seat}"{touch}>{drawn}</g>'
        if chips[chip] > 1:
            body += svg.text(x + 15 * scale, y + 16 * scale, str(chips[chip]), "num t13")
        x += step
    return body


def _backs(v: LouisState, seat: int) -> str:
    """L-973  Missions in hand by the colour of their backs."""
    colours = [back_of(m) for m in v.players[seat].missions]
    return "·".join(str(colours.count(c)) for c in range(3))


def _facts(v: LouisState, seat: int, x: float, y: float, step: float) -> str:
    p = v.players[seat]
    arms = p.drawn + p.plain + p.majorities
    own = ' data-t="from:personal"' if seat == v.viewer else ""
    hit = f'<use class="hit" href="#l-hit-chip" x="{svg.num(x)}" y="{svg.num(y)}"/>' if own else ""
    mark = f'<use href="#l-mark-{seat + 1}" x="{svg.num(x)}" y="{svg.num(y)}"/>'
    body = f'<g data-p="personal:{seat}"{own}>{mark}{hit}</g>'
    body += _value(x, y, p.personal)
    facts = (
        ("louisdor", p.money, "money"),
        ("arms-4", arms, "arms"),
        ("influence-card", len(p.influence), "hand"),
        ("intrigue-card", len(p.intrigue), "intrigue"),
        ("mission", _backs(v, seat), "missions"),
    )
    for i, (icon, value, place) in enumerate(facts):
        body += _fact(icon, value, x + (i + 1) * step, y, f"{place}:{seat}")
    return body


def _shields(v: LouisState, seat: int, x: float, y: float) -> str:
    """L-603  The kinds of arms, once all lie open."""
    return "".join(
        svg.icon(f"arms-{kind + 1}", x + kind * 44, y, 22)
        + svg.text(x + kind * 44 + 20, y + 6, str(n), "num t14")
        for kind, n in enumerate(v.players[seat].arms)
    )


def _wide_strip(v: LouisState, seat: int, y: int, words: Words) -> str:
    start = svg.icon("crown", 74, y + 20, 18, "c-gold") if seat == v.start else ""
    name = words("louis-seat", {"seat": seat})
    body = svg.rect(30, y, 970, 72, "f-paper s-rule w11", 6)
    body += svg.icon(f"seat-{seat + 1}", 50, y + 20, 26) + start
    body += svg.text(90, y + 26, name[:22], "serif b t16 f-ink")
    body += _facts(v, seat, 50, y + 52, 66)
    if v.revealed:
        body += _shields(v, seat, 260, y + 20)
    else:
        body += _chips(v, seat, 300, y + 20, 40, 0.9)
    body += _laid(v, seat, 482, y + 3, 512, 0.63)
    return f"<g>{body}</g>"


def _small_strip(v: LouisState, seat: int, y: int, words: Words) -> str:
    start = svg.icon("crown", 14, y + 44, 16, "c-gold") if seat == v.start else ""
    body = svg.rect(4, y, 352, 80, "f-paper s-rule w11", 5)
    body += svg.icon(f"seat-{seat + 1}", 15, y + 16, 20) + start
    body += _facts(v, seat, 40, y + 16, 52)
    if v.revealed:
        body += _shields(v, seat, 40, y + 40)
    else:
        body += _chips(v, seat, 42, y + 54, 28, 0.8)
    body += _laid(v, seat, 184, y + 32, 170, 0.44)
    return f"<g>{body}</g>"
