"""Bonus cards (C-9xx) as small sheets: what they count, and what for."""

from palatine.core import svg
from palatine.core.offer import Words
from palatine.games.castles.parts import CARD_DATA, CARD_IDS

W, H = 74, 104
_ICONS = {
    "hallways": "hallway",
    "stairs": "stairs",
    "completed_tiles": "check",
    "money": "coin",
    "external_doors": "door",
    "all_types": "specialty",
    "all_sizes": "plan",
}


def parts(words: Words) -> list[tuple[str, str]]:
    return [_card(card, words("castles-card-" + CARD_IDS[card], {})) for card in range(27)]


def _card(card: int, name: str) -> tuple[str, str]:
    data = CARD_DATA[card]
    per = data.get("per", 1)
    worth = f"+{data['points']}" + (f" / {per}" if 1 < per < 100 else "")
    body = svg.rect(1, 1, W - 2, H - 2, "f-paper s-ink w15", 6)
    body += svg.rect(5, 5, W - 10, H - 10, "s-ink w06", 3)
    body += _sign(data)
    body += svg.text(W / 2, 66, worth, "sans b mid t16 f-verdigris")
    for i, line in enumerate(_lines(name)):
        body += (
            f'<text x="{W / 2:g}" y="{78 + 8 * i}" font-size="7.5" class="serif mid f-ink"'
            f' aria-hidden="true">{svg.escape(line)}</text>'
        )
    return svg.symbol("castles_card-" + CARD_IDS[card], W, H, body)


def _sign(data: dict[str, object]) -> str:
    kind = str(data["kind"])
    if kind in _ICONS:
        return svg.icon(_ICONS[kind], W / 2, 30, 30)
    if kind == "type":
        return svg.icon(str(data["type"]), W / 2, 30, 30, f"c-room-{data['type']}-ink")
    if kind == "size":
        return svg.text(W / 2, 38, str(data["size"]), "sans b mid t22 f-ink")
    box = svg.rect(W / 2 - 13, 17, 26, 26, "s-ink w15")
    return box if data["sizes"] == [100, 400] else svg.circle(W / 2, 30, 14, "s-ink w15")


def _lines(name: str) -> list[str]:
    """At most three lines of some sixteen letters."""
    lines = [""]
    for word in name.split(" "):
        if lines[-1] and len(lines[-1]) + len(word) > 15:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines[:3]
