"""What lies in the gardens between the tiles: chips, decks, coats of arms, louis d'or, each with a
pill that counts it."""

from typing import Final

from palatine.core import svg
from palatine.core.native import HIDDEN
from palatine.games.louis.art.sizes import (
    ARMS_GAP,
    BANK_GAP,
    CENTRE,
    COMPACT,
    HEAPS,
    INFLUENCE_GAP,
    INTRIGUE_GAP,
    MISSION_GAP,
    WIDE,
    Sizes,
)
from palatine.games.louis.names import CHIPS, COLOURS, JOKER, card_name
from palatine.games.louis.state import ARMS_PILE, INFLUENCE_DECK, INTRIGUE_DECK, LouisState

_BACKS: Final = {"light": "room-sleeping", "medium": "blue", "dark": "back"}
# of the piles of missions: from one to the next, width, height, how far up, and where the count is
_PILES: Final = {
    "": (39, 34, 48, -12, 31),
    "-m": (38, 34, 42, -11, 23),
    "-c": (21, 20, 38, -10, 25),
}


class Gardens:
    """Draws the gaps of a court; without words (a thumbnail) also without pills."""

    def __init__(self, picture: svg.Drawing, v: LouisState, sizes: Sizes, counted: bool) -> None:
        self.picture = picture
        self.v = v
        self.sizes = sizes
        self.counted = counted

    def draw(self) -> None:
        """One group a gap: only the one that changes is replaced."""
        v = self.v
        for name, gaps in HEAPS.items():
            left = max(0, v.chips[CHIPS.index(name)])
            for i, gap in enumerate(gaps):
                n = left if len(gaps) == 1 else (left + 1 - i) // 2
                key = f"heap:{name}" + (f":{i}" if i else "")
                chip = self._stack(svg.use(f"louis_chip-{name}", 0, 0), n)
                self._garden(key, f"heap:{name}", gap, chip + self._pill(n))
        arms = self._stack(self._disc("f-paper", "arms-4", "c-ink"), v.decks[ARMS_PILE].size())
        self._counted("arms-pile", ARMS_GAP, arms, v.decks[ARMS_PILE].size())
        coins = self._stack(self._disc("f-leaf", "louisdor", "c-door"), max(0, v.bank))
        self._counted("bank", BANK_GAP, coins, max(0, v.bank))
        for key, gap, deck, colour, icon in (
            ("influence-deck", INFLUENCE_GAP, INFLUENCE_DECK, "door", "influence-card"),
            ("intrigue-deck", INTRIGUE_GAP, INTRIGUE_DECK, "crimson", "intrigue-card"),
        ):
            n = v.decks[deck].size()
            back = self._back(colour, icon, *self.sizes.card) if n else ""
            self._counted(key, gap, back, n)
        self._missions()
        self._played()

    def _counted(self, key: str, gap: list[int], body: str, n: int) -> None:
        self._garden(key, key, gap, body + self._pill(n))

    def _garden(self, key: str, touch: str, gap: list[int], body: str) -> None:
        x, y = self.sizes.centre(*gap)
        hit = f'<use class="hit" href="#louis_hit-bed{self.sizes.end}"/>'
        place = f"translate({svg.num(x)} {svg.num(y)})"
        group = f'<g data-p="{key}" data-t="{touch}" transform="{place}">{body}{hit}</g>'
        self.picture.add(key, group)

    def _stack(self, piece: str, n: int) -> str:
        """Up to three pieces upon one another."""
        step = -3.5 if self.sizes is WIDE else -2.5
        pieces = "".join(svg.at(0, i * step, piece) for i in range(min(n, 3)))
        down = 2 if n > 1 else 0
        return svg.at(-4, down - 3, pieces, self.sizes.chip_scale) if n else ""

    def _disc(self, fill: str, icon: str, ink: str) -> str:
        return (
            svg.circle(1.5, 2.5, 15, "f-shade")
            + svg.circle(0, 0, 15, f"{fill} s-ink w15")
            + svg.icon(icon, 0, 0, 20, ink)
        )

    def _pill(self, n: int) -> str:
        """How many there are, at the lower right."""
        if not self.counted:
            return ""
        x, y = {"": (22, 22), "-m": (22, 15), "-c": (13, 16)}[self.sizes.end]
        return self._count(x, y, n)

    def _count(self, x: float, y: float, n: int) -> str:
        size = int(self.sizes.digits[1:])
        half = 6 + len(str(n)) * size * 0.36
        high = size + 6
        pill = svg.rect(x - half, y - high / 2, 2 * half, high, "f-paper s-ink w11", high / 2)
        return pill + svg.text(x, y + size * 0.36, str(n), f"num {self.sizes.digits}")

    def _back(self, colour: str, icon: str, width: float, height: float) -> str:
        """The back of a deck around the middle of its garden."""
        x, y = -width / 2, -height / 2
        r = self.sizes.icon * 0.62
        return (
            svg.rect(x - 2, y - 2.5, width, height, f"f-{colour} s-ink w11", 4)
            + svg.rect(x, y, width, height, f"f-{colour} s-ink w11", 4)
            + svg.circle(0, 0, r, "f-paper s-ink w11")
            + svg.icon(icon, 0, 0, self.sizes.icon)
        )

    def _missions(self) -> None:
        """L-109  Three piles abreast; their colours are also counted by dots."""
        sizes = self.sizes
        step, width, height, up, below = _PILES[sizes.end]
        x, y = sizes.centre(*MISSION_GAP)
        for i, colour in enumerate(COLOURS):
            n = self.v.decks[i].size()
            body = svg.at(0, up, self._pile(i, width, height)) if n else ""
            if self.counted and sizes is COMPACT:  # no room for three pills
                body += svg.text(0, below, str(n), "num t13")
            elif self.counted:
                body += self._count(0, below, n)
            hit = f'<use class="hit" href="#louis_hit-pile{sizes.end}"/>'
            place = f"translate({svg.num(x + (i - 1) * step)} {svg.num(y)})"
            touch = f"pile:{colour}"
            group = f'<g data-p="{touch}" data-t="{touch}" transform="{place}">{body}{hit}</g>'
            self.picture.add(touch, group)

    def _pile(self, i: int, width: float, height: float) -> str:
        colour = COLOURS[i]
        ink = "c-ink" if colour == "light" else "c-white"
        dots = [
            svg.circle((k - i / 2) * 6, -height / 2 + 6, 2.2, "f-white s-ink w06")
            for k in range(i + 1)
        ]
        return (
            svg.rect(-width / 2, -height / 2, width, height, f"f-{_BACKS[colour]} s-ink w11", 4)
            + svg.icon("mission", 0, 3, self.sizes.icon, ink)
            + "".join(dots)
        )

    def _played(self) -> None:
        """L-123  Played influence cards: whose was the last one, and how many there are."""
        v, sizes = self.v, self.sizes
        body = ""
        if v.last_card != HIDDEN:
            width, height = sizes.card
            body = svg.rect(-width / 2, -height / 2, width, height, "f-paper s-ink w11", 4)
            body += self._card(v.last_card) + self._pill(sum(v.played))
        self._garden("played", "played", CENTRE, body)

    def _card(self, card: int) -> str:
        """The face of the last card: its number, or the joker's question mark."""
        size = self.sizes.digits
        y = -self.sizes.card[1] / 2 + self.sizes.number_radius + 4
        if card == JOKER:
            return svg.text(0, y + 5, "?", f"num {size}") if self.counted else ""
        number = svg.use(f"louis_number{self.sizes.end}", 0, y)
        if not self.counted:
            return number
        return number + svg.text(0, y + 5, card_name(card), f"num {size} f-white")
