"""The actions of Louis XIV: tables made once, looked up by card, tile, chip or mission.

influence 7: 7 7 1          play a card and place markers: the tile of each, along the path (L-303)
influence 7: fetch 2        play it to fetch markers (L-306); influence 7: nothing (L-313)
joker: 5 6, joker: fetch 1  the same with a joker (L-307)
four 7, four joker          play a card for four markers (L-825), then:
place 1 2 3 4, fetch 4, nothing
use plus-2-louisdor-choice: 1 louisdor 1 marker      a mission, by its type (section 8)
use place-on-tile: general 5                         a marker from a supply on a tile
use swap-influence-card: 7, use swap-chip-for-crown: orb, use swap-missions: L05
intrigue 5: 1 general, intrigue 5: 2 personal        an intrigue card (L-440)
buy, first, pass            a reward (L-411), a shared first place (L-827), or no, or no more
put 1 general 1 personal    Madame de Maintenon's markers (L-708); put general 5: Condé's (L-706)
lay L03: crown orb          a mission for two chips (L-502); pile dark (L-503); under E03 (L-807)
keep orb                    the one chip that is kept (L-505)
draw M3, draw influence 7, draw joker, draw intrigue 5, draw L03, draw arms 4        chance
"""

from typing import Final

from palatine.core.action import Action, ActionTable
from palatine.games.louis.board import placements_anywhere, placements_from
from palatine.games.louis.names import (
    ANYWHERE_AT_END,
    ARMS_KINDS,
    CARD_KINDS,
    CHIP_KINDS,
    CHIPS,
    COLOURS,
    EFFECTS,
    JOKER,
    MARKER_FOR_CARD,
    MISSION_IDS,
    MISSIONS,
    ON_LOUIS,
    ON_TILE,
    PAY_TO_PASS,
    PILE_FIRST,
    PILE_SIZE,
    PLUS_3_LOUISDOR,
    PLUS_3_MARKERS,
    PLUS_ARMS,
    PLUS_INTRIGUE,
    PLUS_LOUISDOR,
    PLUS_MARKER,
    PLUS_TWO,
    SOURCES,
    SWAP_CARD,
    SWAP_CHIP,
    SWAP_MISSIONS,
    TILES,
    card_name,
)

PLACE: Final = 0  # a = card, b = number of the placement, c = markers
FETCH_WITH: Final = 1  # a = card, b = markers
IDLE_WITH: Final = 2  # a = card
FOUR: Final = 3  # a = card
PLACE_FOUR: Final = 4  # b = number of the placement, c = markers
FETCH: Final = 5  # a = markers
NOTHING: Final = 6
PASS: Final = 7
USE: Final = 8  # a = effect, b = louisdor, c = markers
USE_PLACE: Final = 9  # a = effect, b = source, c = tile or -1
USE_CARD: Final = 10  # a = effect, b = card
USE_CHIP: Final = 11  # a = effect, b = chip
USE_MISSION: Final = 12  # a = effect, b = mission
INTRIGUE: Final = 13  # a = tile, b = general markers, c = personal markers
BUY: Final = 14
FIRST: Final = 15
PUT_TWO: Final = 16  # a = general markers, b = personal markers
PUT_ONE: Final = 17  # a = source, b = tile
LAY: Final = 18  # a = mission, b and c = chips
PILE: Final = 19  # a = colour
UNDER: Final = 20  # a = mission
KEEP: Final = 21  # a = chip
DRAW_MONEY: Final = 22
DRAW_INFLUENCE: Final = 23
DRAW_INTRIGUE: Final = 24
DRAW_MISSION: Final = 25
DRAW_ARMS: Final = 26
CROOKED: Final = 27  # in no table: markers as no rule lets them be placed; a = card, -1 for four

TABLE: Final = ActionTable()
MARKS: Final[list[list[int]]] = []  # by number of the placement: the tile of each marker


def card_words(card: int) -> str:
    """How the play of a card begins."""
    return "joker" if card == JOKER else f"influence {card + 1}"


def shown(tiles: list[int]) -> str:
    """Tiles as they are written, counted from 1."""
    return " ".join(str(tile + 1) for tile in tiles)


def _placing(kind: int, card: int, words: str, ways: list[list[int]]) -> list[Action]:
    made: list[Action] = []
    for marks in ways:
        made.append(TABLE.add(kind, f"{words} {shown(marks)}", card, len(MARKS), len(marks)))
        MARKS.append(marks)
    return made


def _upto(actions: list[Action], most: int) -> list[list[Action]]:
    """By number of markers at hand: the placements that need no more."""
    return [[a for a in actions if a.c <= n] for n in range(most + 1)]


def _card_plays(card: int) -> list[list[list[Action]]]:
    """By personal and by general markers at hand: everything a card can be played for."""
    most = 2 if card == JOKER else 3
    words = card_words(card) + ":"
    ways = placements_anywhere(most) if card == JOKER else placements_from(card, most)
    place = _upto(_placing(PLACE, card, words, ways), most)
    fetch = [TABLE.add(FETCH_WITH, f"{words} fetch {n}", card, n) for n in range(1, most + 1)]
    idle = [TABLE.add(IDLE_WITH, f"{words} nothing", card)]
    table: list[list[list[Action]]] = []
    for personal in range(4):
        row: list[list[Action]] = []
        for general in range(4):
            row.append(place[min(personal, most)] + fetch[: min(general, most)] + idle)
        table.append(row)
    return table


# L-302: by card, then by markers at hand (0 to 3) in personal and general
CARD_PLAYS: Final[list[list[list[list[Action]]]]] = [_card_plays(c) for c in range(CARD_KINDS)]
FOURS: Final[list[Action]] = [TABLE.add(FOUR, f"four {card_name(c)}", c) for c in range(CARD_KINDS)]
FOUR_PLACES: Final[list[list[Action]]] = _upto(
    _placing(PLACE_FOUR, -1, "place", placements_anywhere(4)), 4
)
FETCHES: Final[list[Action]] = [TABLE.add(FETCH, f"fetch {n}", n) for n in range(1, 5)]
IDLE: Final[Action] = TABLE.add(NOTHING, "nothing")
PASSING: Final[Action] = TABLE.add(PASS, "pass")


def effect_words(effect: int) -> str:
    """How the use of a mission of this type begins."""
    return "use " + EFFECTS[effect].replace("_", "-")


def _amount(louisdor: int, markers: int) -> str:
    words: list[str] = []
    if louisdor:
        words.append(f"{louisdor} louisdor")
    if markers:
        words.append(f"{markers} marker{'s' if markers > 1 else ''}")
    return " ".join(words)


def _gains(effect: int, amounts: list[tuple[int, int]]) -> list[Action]:
    """L-802, L-803, L-811, L-821, L-822, L-924  What a mission brings, and every part of it."""
    made: list[Action] = []
    for louisdor, markers in amounts:
        words = f"{effect_words(effect)}: {_amount(louisdor, markers)}"
        made.append(TABLE.add(USE, words, effect, louisdor, markers))
    return made


GAINS: Final[dict[int, list[Action]]] = {
    PLUS_MARKER: _gains(PLUS_MARKER, [(0, 1)]),
    PLUS_LOUISDOR: _gains(PLUS_LOUISDOR, [(1, 0)]),
    PLUS_TWO: _gains(PLUS_TWO, [(2, 0), (1, 1), (0, 2), (1, 0), (0, 1)]),
    PLUS_3_MARKERS: _gains(PLUS_3_MARKERS, [(0, 3), (0, 2), (0, 1)]),
    PLUS_3_LOUISDOR: _gains(PLUS_3_LOUISDOR, [(3, 0), (2, 0), (1, 0)]),
}
# L-812, L-823, L-824, L-805: nothing to choose but whether
PLAIN_USE: Final[dict[int, Action]] = {
    effect: TABLE.add(USE, effect_words(effect), effect)
    for effect in (PLUS_ARMS, PLUS_INTRIGUE, MARKER_FOR_CARD, PAY_TO_PASS)
}


def _on_tiles(effect: int) -> list[list[Action]]:
    words = effect_words(effect)
    return [
        [TABLE.add(USE_PLACE, f"{words}: {SOURCES[i]} {t + 1}", effect, i, t) for t in range(TILES)]
        for i in range(2)
    ]


# by source, then by tile
ON_TILES: Final[list[list[Action]]] = _on_tiles(ON_TILE)
ON_LOUIS_TILE: Final[list[Action]] = [
    TABLE.add(USE_PLACE, f"{effect_words(ON_LOUIS)}: {SOURCES[i]}", ON_LOUIS, i, -1)
    for i in range(2)
]
AT_END: Final[list[list[Action]]] = _on_tiles(ANYWHERE_AT_END)
SWAPS_OF_CARD: Final[list[Action]] = [
    TABLE.add(USE_CARD, f"{effect_words(SWAP_CARD)}: {card_name(c)}", SWAP_CARD, c)
    for c in range(CARD_KINDS)
]
SWAPS_OF_CHIP: Final[list[Action]] = [
    TABLE.add(USE_CHIP, f"{effect_words(SWAP_CHIP)}: {CHIPS[c]}", SWAP_CHIP, c)
    for c in range(CHIP_KINDS)
]
SWAPS_OF_MISSION: Final[list[Action]] = [
    TABLE.add(USE_MISSION, f"{effect_words(SWAP_MISSIONS)}: {m}", SWAP_MISSIONS, i)
    for i, m in enumerate(MISSION_IDS)
]


def _intrigues(tile: int) -> list[Action]:
    words = f"intrigue {tile + 1}:"
    return [
        TABLE.add(INTRIGUE, f"{words} 1 general", tile, 1, 0),
        TABLE.add(INTRIGUE, f"{words} 1 personal", tile, 0, 1),
        TABLE.add(INTRIGUE, f"{words} 2 personal", tile, 0, 2),
    ]


INTRIGUES: Final[list[list[Action]]] = [_intrigues(t) for t in range(TILES)]
BUYING: Final[Action] = TABLE.add(BUY, "buy")
BEING_FIRST: Final[Action] = TABLE.add(FIRST, "first")
PUTS_TWO: Final[list[Action]] = [
    TABLE.add(PUT_TWO, "put 2 general", 2, 0),
    TABLE.add(PUT_TWO, "put 1 general 1 personal", 1, 1),
    TABLE.add(PUT_TWO, "put 2 personal", 0, 2),
    TABLE.add(PUT_TWO, "put 1 general", 1, 0),
    TABLE.add(PUT_TWO, "put 1 personal", 0, 1),
]
PUTS_ONE: Final[list[list[Action]]] = [
    [TABLE.add(PUT_ONE, f"put {SOURCES[i]} {t + 1}", i, t) for t in range(TILES)] for i in range(2)
]


def _lays(mission: int) -> list[list[Action]]:
    """By first and second chip; the row of a chip begins with itself."""
    words = f"lay {MISSION_IDS[mission]}:"
    return [
        [
            TABLE.add(LAY, f"{words} {CHIPS[one]} {CHIPS[two]}", mission, one, two)
            for two in range(one, CHIP_KINDS)
        ]
        for one in range(CHIP_KINDS)
    ]


LAYS: Final[list[list[list[Action]]]] = [_lays(m) for m in range(MISSIONS)]
PILES: Final[list[Action]] = [TABLE.add(PILE, f"pile {name}", i) for i, name in enumerate(COLOURS)]
UNDERS: Final[list[Action]] = [TABLE.add(UNDER, f"under {m}", i) for i, m in enumerate(MISSION_IDS)]
KEEPS: Final[list[Action]] = [TABLE.add(KEEP, f"keep {name}", i) for i, name in enumerate(CHIPS)]

MONEY_DRAWS: Final[list[Action]] = [TABLE.add(DRAW_MONEY, f"draw M{i + 1}", i) for i in range(8)]
INFLUENCE_DRAWS: Final[list[Action]] = [
    TABLE.add(DRAW_INFLUENCE, "draw joker" if c == JOKER else f"draw influence {c + 1}", c)
    for c in range(CARD_KINDS)
]
INTRIGUE_DRAWS: Final[list[Action]] = [
    TABLE.add(DRAW_INTRIGUE, f"draw intrigue {t + 1}", t) for t in range(TILES)
]
MISSION_DRAWS: Final[list[Action]] = [
    TABLE.add(DRAW_MISSION, f"draw {m}", i) for i, m in enumerate(MISSION_IDS)
]
PILE_DRAWS: Final[list[list[Action]]] = [
    MISSION_DRAWS[first : first + size] for first, size in zip(PILE_FIRST, PILE_SIZE)
]
ARMS_DRAWS: Final[list[Action]] = [
    TABLE.add(DRAW_ARMS, f"draw arms {k + 1}", k) for k in range(ARMS_KINDS)
]
