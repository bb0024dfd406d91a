"""The fixed words and numbers of Louis XIV: what no corrected data file can change.

Tiles, persons and the influence cards of persons are counted from 0 inside, from 1 on the table.
"""

from typing import Final

TILES: Final = 12
JOKER: Final = 12  # as a kind of influence card
CARD_KINDS: Final = 13
COLUMNS: Final = 4  # of the markers on a tile: one a seat; the neutral colour has the third
NEUTRAL: Final = 2  # L-901: the column of the neutral player, for two

# chips (L-104); the sceptre of the parts list is the orb (L-963)
CROWN: Final = 0
ORB: Final = 1
HELMET: Final = 2
RING: Final = 3
DOCUMENT: Final = 4
CHIP_KINDS: Final = 5
ANY: Final = 5  # the printed question mark (L-502)
CHIPS: Final = ("crown", "orb", "helmet", "ring", "document")
SYMBOLS: Final = ("crown", "orb", "helmet", "ring", "document", "any")

# conditions (L-410, L-420, L-430)
MONEY: Final = 0
FIRST_PLACE: Final = 1
MARKERS: Final = 2
CONDITIONS: Final = ("money", "first_place", "markers")

# missions (L-109)
LIGHT: Final = 0
MEDIUM: Final = 1
DARK: Final = 2
COLOURS: Final = ("light", "medium", "dark")
PILE_SIZE: Final = (20, 12, 8)
PILE_FIRST: Final = (0, 20, 32)
MISSIONS: Final = 40
MISSION_IDS: Final[list[str]] = [
    f"{letter}{n + 1:02}" for letter, size in zip("LED", PILE_SIZE) for n in range(size)
]

# effects of missions (section 8)
EXTRA_MISSION: Final = 0
PLUS_MARKER: Final = 1
PLUS_LOUISDOR: Final = 2
ON_TILE: Final = 3
PAY_TO_PASS: Final = 4
SWAP_CHIP: Final = 5
SWAP_MISSIONS: Final = 6
PLUS_TWO: Final = 7
PLUS_ARMS: Final = 8
ON_LOUIS: Final = 9
SWAP_CARD: Final = 10
PLUS_3_MARKERS: Final = 11
PLUS_3_LOUISDOR: Final = 12
PLUS_INTRIGUE: Final = 13
MARKER_FOR_CARD: Final = 14
FOUR_MARKERS: Final = 15
ANYWHERE_AT_END: Final = 16
ONCE_FIRST: Final = 17
DISCOUNT: Final = 18
EFFECTS: Final = (
    "extra_mission_draw",
    "plus_1_marker",
    "plus_1_louisdor",
    "place_on_tile",
    "pay_2_to_pass",
    "swap_chip_for_crown",
    "swap_missions",
    "plus_2_louisdor_choice",
    "plus_1_arms",
    "place_on_louis",
    "swap_influence_card",
    "plus_3_markers",
    "plus_3_louisdor",
    "plus_1_intrigue",
    "marker_for_card",
    "four_marker_card",
    "place_anywhere_end",
    "once_first",
    "discount_1",
)
EFFECT_RULE: Final = (
    "L-801",
    "L-802",
    "L-803",
    "L-804",
    "L-805",
    "L-806",
    "L-807",
    "L-811",
    "L-812",
    "L-813",
    "L-815",
    "L-821",
    "L-822",
    "L-823",
    "L-824",
    "L-825",
    "L-826",
    "L-827",
    "L-828",
)
# which colours a type of mission occurs in: 4 = light, 2 = medium, 1 = dark, added up
EFFECT_COLOURS: Final = (4, 4, 4, 6, 4, 4, 4, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1)

ARMS_KINDS: Final = 6
GENERAL: Final = 0  # where a marker comes from (L-925): the small icon (L-724, L-923)
PERSONAL: Final = 1  # the large icon
SOURCES: Final = ("general", "personal")

COST_OF_PASSING: Final = 2  # L-805
COST_OF_CROWN: Final = 2  # L-806
LAST_ROUND: Final = 4  # L-101


def colour_of(mission: int) -> int:
    """L-109  The pile a mission belongs to."""
    if mission < 20:
        return LIGHT
    return MEDIUM if mission < 32 else DARK


def card_name(card: int) -> str:
    """An influence card as it is written: the number of its person, or joker."""
    return "joker" if card == JOKER else str(card + 1)
