"""Bonus cards (C-9xx) by what they count, and stacks by the outline of their rooms (C-107)."""

from palatine.core import svg
from palatine.games.castles.art.scenery import U
from palatine.games.castles.art.tiles import outline
from palatine.games.castles.parts import CARD_DATA, CARD_IDS, SIZES
from palatine.games.castles.shapes import TURNED
from palatine.games.castles.state import FIRST_ROOM

SIDE = 48
ICONS = {
    "hallways": "hallway",
    "stairs": "stairs",
    "completed_tiles": "check",
    "money": "coin",
    "external_doors": "door",
    "all_types": "specialty",
    "all_sizes": "plan",
}


def parts() -> list[tuple[str, str]]:
    return [_card(card) for card in range(len(CARD_IDS))] + [_stack(size) for size in SIZES]


def _card(card: int) -> tuple[str, str]:
    body = svg.rect(1, 1, SIDE - 2, SIDE - 2, "f-paper s-ink w15", 6)
    body += svg.rect(4, 4, SIDE - 8, SIDE - 8, "s-line w11", 4) + _sign(CARD_DATA[card])
    return svg.symbol("castles_card-" + CARD_IDS[card], SIDE, SIDE, body)


def _sign(data: dict[str, object]) -> str:
    kind = str(data["kind"])
    if kind in ICONS:
        return svg.icon(ICONS[kind], SIDE / 2, SIDE / 2, 36)
    if kind == "type":
        return svg.icon(str(data["type"]), SIDE / 2, SIDE / 2, 36, f"c-room-{data['type']}-ink")
    if kind == "size":
        return _shape(SIZES.index(int(str(data["size"]))), "f-paper2 s-ink w60")
    if data["sizes"] == [100, 400]:
        return svg.rect(SIDE / 2 - 12, SIDE / 2 - 12, 24, 24, "f-paper2 s-ink w26")
    return svg.circle(SIDE / 2, SIDE / 2, 13, "f-paper2 s-ink w26")


def _shape(size: int, classes: str) -> str:
    """The outline of the rooms of a size, in the middle of a square."""
    t = TURNED[FIRST_ROOM[size]][0]
    scale = round(34 / (max(t.width, t.height) * U), 3)
    left = SIDE / 2 - t.width * U * scale / 2
    top = SIDE / 2 - t.height * U * scale / 2
    return svg.at(left, top, svg.path(outline(t), classes), scale)


def _stack(size: int) -> tuple[str, str]:
    """Tiles face down, three of them shifted a little."""
    shape = _shape(SIZES.index(size), "f-back s-paper w60")
    body = "".join(svg.at(3 - 3 * i, 3 - 3 * i, shape) for i in range(3))
    return svg.symbol(f"castles_stack-{size}", SIDE, SIDE, body)
