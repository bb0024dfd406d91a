"""A sheet document of Castles as it was read (docs/score-sheets.md): every entry checked."""

from typing import Any, Final

from palatine.core import checking
from palatine.core.errors import BadDocument, WrongEntry
from palatine.core.state import Json
from palatine.games.castles.castle import Castle, Tile
from palatine.games.castles.documents import laid_out
from palatine.games.castles.effects import named
from palatine.games.castles.meta import META
from palatine.games.castles.parts import (
    ALL_STAIRS,
    CARD_DATA,
    CARD_IDS,
    DARK,
    EXCLUSIVE,
    FAVOR_COUNT,
    FAVOR_DATA,
    FAVOR_IDS,
    HALLWAY,
    HALLWAYS,
    SIZES,
    STAIRS,
    TILE_IDS,
)

KEYS: Final = (
    *("game", "players", "options", "date", "way", "track", "favors", "cards", "money"),
    *("empty", "emptied", "sizes", "castles"),
)
STACKS: Final[list[str]] = [*[str(size) for size in SIZES], "hallway", "stairs"]
WAYS: Final[list[str]] = ["fast", "rooms"]
LEAST_POINTS: Final = -99  # a swan may go back beyond the start
MOST_POINTS: Final = 999
MOST_MONEY: Final = 9_999_000
MOST_SIZE: Final = 99_999
MOST_TILES: Final = 99
_CASTLE_KEYS: Final = ("foyer", "tiles", "start", "rewards")


class Entries(checking.Head):
    """Everything that a document says."""

    def __init__(self, doc: Any) -> None:
        super().__init__(doc, KEYS, META, WAYS)
        self.track = self._numbers(doc, "track", MOST_POINTS, LEAST_POINTS)
        self.money = self._numbers(doc, "money", MOST_MONEY)
        self.emptied = self._numbers(doc, "emptied", MOST_TILES)
        self.sizes = self._numbers(doc, "sizes", MOST_SIZE)
        self.empty = _stacks(doc.get("empty"))
        self.castles: list[Castle | None] = []
        self.start: list[int] = [0] * self.seats
        self.rewards: list[int] = [0] * self.seats
        self.rows: list[Json | None] = []  # the castles as the document has them
        for seat, row in enumerate(checking.items(doc.get("castles"), "castles", self.seats)):
            self._castle(seat, row)
        _check_box(self.castles)
        self.favors = [
            Ranking(row, self.seats, f"favors[{i}]")
            for i, row in enumerate(checking.items(doc.get("favors"), "favors"))
        ]
        _check_favors(self.favors, self.seats)
        hands = checking.items(doc.get("cards"), "cards", self.seats)
        self.cards = [_hand(row, f"cards[{seat}]") for seat, row in enumerate(hands)]
        _check_cards(self.cards)

    def _numbers(self, doc: Json, key: str, most: int, least: int = 0) -> list[int | None]:
        return checking.numbers(doc.get(key), self.seats, least, most, key)

    def _castle(self, seat: int, row: Any) -> None:
        if row is None:
            self.castles.append(None)
            self.rows.append(None)
            return
        where = f"castles[{seat}]"
        checking.only(checking.table(row, where), _CASTLE_KEYS, f"{where}.")
        self.start[seat] = checking.number(row.get("start") or 0, 0, 3, f"{where}.start")
        rewards = row.get("rewards") or 0
        self.rewards[seat] = checking.number(rewards, LEAST_POINTS, MOST_POINTS, f"{where}.rewards")
        built = {key: row[key] for key in ("foyer", "tiles") if key in row}
        try:
            self.castles.append(laid_out({**built, "options": self.options}))
        except BadDocument as error:
            raise checking.inside(where, error) from None
        self.rows.append({"foyer": row["foyer"], "tiles": row.get("tiles", [])})

    def to_json(self) -> Json:
        """The document again, whole."""
        return {
            "game": META.id,
            "players": self.names,
            "options": {key: value for key, value in self.options.items() if value != []},
            "date": self.date,
            "way": WAYS[self.way],
            "track": self.track,
            "favors": [favor.to_json() for favor in self.favors],
            "cards": [hand and [card.to_json() for card in hand] for hand in self.cards],
            "money": self.money,
            "empty": [STACKS[stack] for stack in self.empty],
            "emptied": self.emptied,
            "sizes": self.sizes,
            "castles": [
                row and {**row, "start": self.start[seat], "rewards": self.rewards[seat]}
                for seat, row in enumerate(self.rows)
            ],
        }


class Ranking:
    """A King's Favor: the players in order, or the counts of all; or neither, where the castles
    tell."""

    def __init__(self, row: Any, seats: int, where: str) -> None:
        checking.only(checking.table(row, where), ("id", "order", "counts"), f"{where}.")
        self.where = where
        self.favor = checking.one_of(row.get("id"), FAVOR_IDS, f"{where}.id")
        self.order: list[list[int]] | None = None
        self.counts: list[int | None] | None = None
        if row.get("order") is not None:
            self.order = _order(row["order"], seats, f"{where}.order")
        elif row.get("counts") is not None:
            is_money = FAVOR_DATA[self.favor]["kind"] == "money"
            most = MOST_MONEY if is_money else MOST_SIZE
            self.counts = checking.numbers(row["counts"], seats, 0, most, f"{where}.counts")

    def to_json(self) -> Json:
        told: Json = {"id": FAVOR_IDS[self.favor]}
        if self.order is not None:
            told["order"] = self.order
        if self.counts is not None:
            told["counts"] = self.counts
        return told


class Held:
    """A bonus card in a hand, and how many of what it counts there are; None: the castle tells."""

    def __init__(self, row: Any, where: str) -> None:
        checking.only(checking.table(row, where), ("id", "count"), f"{where}.")
        self.where = where
        self.card = checking.one_of(row.get("id"), CARD_IDS, f"{where}.id")
        self.count: int | None = None
        if row.get("count") is not None:
            most = 1 if str(CARD_DATA[self.card]["kind"]).startswith("all_") else MOST_TILES
            self.count = checking.number(row["count"], 0, most, f"{where}.count")

    def to_json(self) -> Json:
        told: Json = {"id": CARD_IDS[self.card]}
        return told if self.count is None else {**told, "count": self.count}


def _order(row: Any, seats: int, where: str) -> list[list[int]]:
    """Seats in groups of equals, each once."""
    order: list[list[int]] = []
    for i, group in enumerate(checking.items(row, where)):
        found = checking.seats(group, seats, f"{where}[{i}]")
        if not found:
            raise BadDocument("error-document-shape", f"{where}[{i}]")
        if any(seat in before for seat in found for before in order):
            raise BadDocument("sheet-wrong-twice", f"{where}[{i}]")
        order.append(found)
    return order


def _stacks(rows: Any) -> list[int]:
    found = [
        checking.one_of(one, STACKS, f"empty[{i}]")
        for i, one in enumerate(checking.items(rows, "empty"))
    ]
    return sorted(set(found))


def _hand(row: Any, where: str) -> list[Held] | None:
    if row is None:
        return None
    return [Held(one, f"{where}[{i}]") for i, one in enumerate(checking.items(row, where))]


# --- the box ------------------------------------------------------------------------------------


def _check_favors(favors: list[Ranking], seats: int) -> None:
    """C-121, C-122  So many favors as the table has, each once, and not both of the pair."""
    for i, one in enumerate(favors):
        before = [other.favor for other in favors[:i]]
        name: dict[str, str | int] = {"piece": "castles-favor-" + FAVOR_IDS[one.favor]}
        if one.favor in before:
            raise WrongEntry("castles-sheet-favor-twice", one.where, name, "C-104")
        if one.favor in EXCLUSIVE and set(before) & set(EXCLUSIVE):
            raise WrongEntry("castles-sheet-favor-pair", one.where, name, "C-122")
    if len(favors) > FAVOR_COUNT[seats]:
        args: dict[str, str | int] = {"most": FAVOR_COUNT[seats], "players": seats}
        raise WrongEntry("castles-sheet-favors", favors[FAVOR_COUNT[seats]].where, args, "C-121")


def _check_cards(hands: list[list[Held] | None]) -> None:
    """C-104  Each bonus card is there once."""
    owner: dict[int, int] = {}
    for seat, hand in enumerate(hands):
        for held in hand or []:
            if held.card in owner:
                name = "castles-card-" + CARD_IDS[held.card]
                args: dict[str, str | int] = {"piece": name, "seat": owner[held.card]}
                raise WrongEntry("castles-sheet-card-twice", held.where, args, "C-104")
            owner[held.card] = seat


def _check_box(castles: list[Castle | None]) -> None:
    """C-102, C-103  No tile lies in two castles."""
    used: dict[int, list[int]] = {}
    for seat, castle in enumerate(castles):
        for number, one in enumerate(castle.tiles[1:] if castle else []):
            owners = used.setdefault(one.tile, [])
            most = {HALLWAY: HALLWAYS, STAIRS: ALL_STAIRS}.get(one.tile, 1)
            if len(owners) == most:
                args: dict[str, str | int] = {"piece": named(one.tile), "most": most}
                args["seat"] = owners[0]
                where = f"castles[{seat}].tiles[{number}]"
                raise WrongEntry("castles-sheet-tile-twice", where, args, "C-102")
            owners.append(seat)


def tile_json(one: Tile) -> Json:
    """A tile of a castle as a document has it."""
    told: Json = {"id": TILE_IDS[one.tile], "x": one.x, "y": one.y, "rot": one.turned.rot}
    if one.tile == HALLWAY:
        told["side"] = "dark" if one.level == DARK else "light"
    return told
