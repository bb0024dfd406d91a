"""Cards: as they lie beside the board on the page, small and with large numbers; and the faces of a
picture for a file, 74 x 104: influence and intrigue cards, missions by type."""

from typing import Final

from palatine.core import svg
from palatine.games.louis.names import COLOURS, EFFECTS, TILES

Part = tuple[str, str]

# what a mission does, as signs: icons and short words, in order
_SIGNS: Final[dict[str, tuple[str, ...]]] = {
    "extra_mission_draw": ("+", "@mission"),
    "plus_1_marker": ("+", "@influence"),
    "plus_1_louisdor": ("+", "@louisdor"),
    "place_on_tile": ("@influence", "#"),
    "pay_2_to_pass": ("−2", "@louisdor", "@next"),
    "swap_chip_for_crown": ("−2", "@louisdor", "@crown"),
    "swap_missions": ("@mission", "⇄", "@mission"),
    "plus_2_louisdor_choice": ("+2", "@louisdor", "@influence"),
    "plus_1_arms": ("+", "@arms-4"),
    "place_on_louis": ("@influence", "@louis"),
    "swap_influence_card": ("⇄", "@influence-card"),
    "plus_3_markers": ("+3", "@influence"),
    "plus_3_louisdor": ("+3", "@louisdor"),
    "plus_1_intrigue": ("+", "@intrigue-card"),
    "marker_for_card": ("@influence", "=", "@influence-card"),
    "four_marker_card": ("@influence-card", "=4", "@influence"),
    "place_anywhere_end": ("@influence", "?"),
    "once_first": ("@cond-first", "!"),
    "discount_1": ("−1", "@cond-money"),
}
_BANDS: Final = {"light": "f-room-sleeping", "medium": "f-blue", "dark": "f-back"}


def _frame(classes: str = "f-paper") -> str:
    return svg.rect(1, 1, 72, 102, f"{classes} s-ink w15", 6)


def _influence(tile: int) -> Part:
    """A person's card: number, profile, three markers."""
    body = _frame() + svg.at(37, 50, svg.use(f"louis_face-{tile + 1}", 0, 0), 0.62)
    body += svg.at(15, 15, svg.use("louis_number", 0, 0), 0.85)
    body += svg.text(15, 20, str(tile + 1), "num t14 f-white")
    body += svg.icon("influence", 28, 92, 16) + svg.text(46, 98, "3", "num t16")
    return svg.symbol(f"louis_card-{tile + 1}", 74, 104, body)


def _joker() -> Part:
    """A frame with a curtain and a question mark; two markers."""
    body = _frame() + svg.rect(12, 14, 50, 66, "f-crimson s-ink w15", 3)
    body += svg.path("M20 14v66M28 14v66M46 14v66M54 14v66", "s-white w06 o55")
    body += svg.rect(10, 12, 54, 70, "s-leaf w26", 4) + svg.text(37, 58, "?", "num t32 f-white")
    body += svg.icon("influence", 28, 92, 16) + svg.text(46, 98, "2", "num t16")
    return svg.symbol("louis_card-joker", 74, 104, body)


def _plot(tile: int) -> Part:
    """An intrigue card: the mask over a person."""
    body = _frame("f-room-utility") + svg.at(37, 44, svg.use(f"louis_face-{tile + 1}", 0, 0), 0.55)
    body += svg.at(15, 15, svg.use("louis_number", 0, 0), 0.85)
    body += svg.text(15, 20, str(tile + 1), "num t14 f-white") + svg.icon(
        "intrigue-card", 37, 88, 24
    )
    return svg.symbol(f"louis_plot-{tile + 1}", 74, 104, body)


def _mission(name: str, effect: str, tile: str) -> Part:
    """The face of a type of mission; its cost is put below by whoever draws it."""
    signs = _SIGNS[effect]
    width = 62 / max(len(signs), 2)
    size = min(24.0, width)
    body = _frame()
    for i, sign in enumerate(signs):
        x = 37 + (i - (len(signs) - 1) / 2) * width
        if sign.startswith("@"):
            body += svg.icon(sign[1:], x, 42, size)
        elif sign == "#":
            body += svg.use("louis_number", x, 42) + svg.text(x, 47, tile, "num t14 f-white")
        else:
            body += svg.text(x, 48, sign, "num t16")
    return svg.symbol(name, 74, 104, body)


def _band(colour: str) -> Part:
    """L-109  The colour of a pile on a face: a band with one, two or three lilies' dots."""
    number = COLOURS.index(colour) + 1
    dots = "".join(
        svg.circle(37 + (i - (number - 1) / 2) * 12, 11, 3.2, "f-white s-ink w06")
        for i in range(number)
    )
    band = (
        f'<path d="M1 20V7a6 6 0 0 1 6-6H67a6 6 0 0 1 6 6V20Z" class="{_BANDS[colour]} s-ink w11"/>'
    )
    return svg.part(f"louis_band-{colour}", band + dots)


# --- on the page -----------------------------------------------------------------------------


def _person(tile: int) -> Part:
    """A person with the number, 54 x 50: the hand, the object of a question, the inspector."""
    body = svg.at(32, 26, svg.use(f"louis_face-{tile + 1}", 0, 0), 0.44)
    body += svg.circle(11, 11, 10.5, "f-crimson s-ink w11")
    body += svg.text(11, 16, str(tile + 1), "num t14 f-white")
    return svg.symbol(f"louis_person-{tile + 1}", 54, 50, body)


def _secret(tile: int) -> Part:
    """The person of an intrigue card: the mask lies over the portrait."""
    body = svg.rect(8, 1, 45, 48, "f-room-utility s-ink w11", 5)
    body += svg.at(32, 22, svg.use(f"louis_face-{tile + 1}", 0, 0), 0.36)
    body += svg.circle(11, 11, 10.5, "f-crimson s-ink w11")
    body += svg.text(11, 16, str(tile + 1), "num t14 f-white")
    body += svg.rect(20, 28, 30, 20, "f-paper s-ink w11", 5) + svg.icon("intrigue-card", 35, 38, 20)
    return svg.symbol(f"louis_secret-{tile + 1}", 54, 50, body)


def _wild() -> Part:
    """The joker: a curtain in a golden frame."""
    body = svg.rect(6, 3, 34, 44, "f-crimson s-ink w15", 4) + svg.rect(
        8, 5, 30, 40, "s-leaf w15", 3
    )
    return svg.symbol("louis_wild", 46, 50, body + svg.text(23, 34, "?", "num t25 f-white"))


def page_parts() -> list[Part]:
    """What the page shows beside the board."""
    made = [_person(tile) for tile in range(TILES)] + [_secret(tile) for tile in range(TILES)]
    return [*made, _wild()]


def file_parts() -> list[Part]:
    """The faces of cards in a picture for a file."""
    made = [_influence(tile) for tile in range(TILES)] + [_joker()]
    made += [_plot(tile) for tile in range(TILES)]
    for effect in EFFECTS:
        if effect != "place_on_tile":
            made.append(_mission(f"louis_m-{effect}", effect, ""))
    for tile in range(TILES):
        made.append(_mission(f"louis_m-place_on_tile-{tile + 1}", "place_on_tile", str(tile + 1)))
    made += [_band(colour) for colour in COLOURS]
    return made
