"""The scoring rules a second time, slowly and from the data alone, to hold against the engine."""

import tomllib
from pathlib import Path
from typing import Any

DATA = Path(__file__).parents[3] / "src/palatine/games/between/data"
ROOMS = {r["id"]: r for r in tomllib.loads((DATA / "rooms.toml").read_text("utf-8"))["rooms"]}
PIECES = tomllib.loads((DATA / "pieces.toml").read_text("utf-8"))
THRONES = {t["id"]: t for t in PIECES["thrones"]}
CARDS = {c["id"]: c for c in PIECES["cards"]}
HUNG = {a["id"]: a["hanging"] for a in PIECES["attendants"]}
TYPES = list(PIECES["types"])
Place = tuple[int, int]
RING = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)]
EDGES = [(0, 1), (0, -1), (1, 0), (-1, 0)]
THRONE = [(0, 0), (1, 0)]


class Naive:
    """A castle as a dictionary of places; "throne" stands on two of them."""

    def __init__(self, throne: str, rooms: dict[Place, str], connects: bool = True) -> None:
        self.throne = THRONES[throne]
        self.rooms = rooms
        self.at = {**rooms, **dict.fromkeys(THRONE, "throne")}
        self.connects = connects

    def type_of(self, name: str) -> str:
        return str(ROOMS[name]["type"]) if name in ROOMS else "specialty"

    def hanging(self, name: str) -> str:
        return str(
            self.throne["hanging"] if name == "throne" else ROOMS.get(name, {}).get("hanging")
        )

    def names_at(self, places: list[Place]) -> list[str]:
        """Rooms on these places, the throne room once."""
        found = [self.at[p] for p in places if p in self.at]
        others = [name for name in found if name != "throne"]
        return others + (["throne"] if "throne" in found else [])

    def near(self, place: Place, steps: Any) -> list[Place]:
        return [(place[0] + dx, place[1] + dy) for dx, dy in steps]

    def points(self, place: Place) -> int:
        name = self.rooms[place]
        x, y = place
        if name == "fountain":
            return 5
        if name == "tower":
            return sum(px == x and py < y for px, py in self.at)
        if name == "grand_foyer":
            return len(self.names_at(self.near(place, RING)))
        room = ROOMS[name]
        kind, each, wants = room["kind"], room["points"], room.get("wants")
        if kind == "spots":
            spots = self.near(place, room["offsets"])
            return int(
                each * sum(p in self.at and self.type_of(self.at[p]) == wants for p in spots)
            )
        if kind == "surround_type":
            names = self.names_at(self.near(place, room["offsets"]))
            return int(each * sum(self.type_of(n) == wants for n in names))
        if kind == "surround_hanging":
            names = self.names_at(self.near(place, RING))
            return int(each * sum(self.hanging(n) == wants for n in names))
        if kind == "anywhere":
            every = [*self.rooms.values(), "throne"]
            return int(each * sum(self.type_of(n) == wants for n in every))
        if kind == "all_types":
            present = {self.type_of(n) for n in self.rooms.values()}
            return int(each if present >= set(TYPES) - {"sleeping"} else room["points_else"])
        if kind == "connected":
            return int(each * self.linked(place, str(wants)))
        above = [p for p in self.at if p[0] == x and p[1] > y]
        below = [p for p in self.at if p[0] == x and p[1] < y]
        seen = above + (below if "below" in room["directions"] else [])
        return int(each * sum(self.type_of(self.at[p]) == wants for p in seen))

    def linked(self, place: Place, wants: str) -> int:
        """Grow the set of joined places until nothing is added."""
        joined = {place}
        while True:
            more = {
                p
                for q in joined
                for p in self.near(q, EDGES)
                if p in self.at
                and self.type_of(self.at[p]) == wants
                and (self.connects or self.at[p] != "throne")
            } - joined
            if not more:
                break
            joined |= more
        return len(self.names_at(sorted(joined - {place})))

    def throne_points(self) -> int:
        spots = [tuple(spot) for spot in self.throne["spots"]]
        return 2 * sum(
            p in self.rooms and self.type_of(self.rooms[p]) in self.throne["wants"] for p in spots
        )

    def attendant(self, kind: str) -> int:
        return sum(self.hanging(n) == HUNG[kind] for n in [*self.rooms.values(), "throne"])

    def card(self, name: str, attendants: int) -> int:
        metric, each = CARDS[name]["metric"], CARDS[name]["points"]
        kinds = [self.type_of(n) for n in self.rooms.values()]
        full_ring = {p for t in THRONE for p in self.near(t, RING)} - set(THRONE)
        full_edge = {p for t in THRONE for p in self.near(t, EDGES)} - set(THRONE)
        counts = {
            "distinct_types": len(
                {ROOMS[n]["type"] if n in ROOMS else n for n in self.rooms.values()}
            ),
            "attendants": attendants,
            "below_ground": sum(y < 0 for _, y in self.rooms),
            "level_3_up": sum(y >= 2 for _, y in self.rooms),
            "rows": len({y for _, y in self.at}),
            "columns": len({x for x, _ in self.at}),
            "surrounded_8": sum(all(q in self.at for q in self.near(p, RING)) for p in self.rooms)
            + all(p in self.at for p in full_ring),
            "surrounded_4": sum(all(q in self.at for q in self.near(p, EDGES)) for p in self.rooms)
            + all(p in self.at for p in full_edge),
            "specialty": kinds.count("specialty") + 1,
            "throne_edge_types": len(
                {self.type_of(self.rooms[p]) for p in full_edge if p in self.rooms} - {"specialty"}
            ),
            "throne_ring": sum(p in self.at for p in full_ring),
            "types_with_5": sum(kinds.count(t) >= 5 for t in TYPES),
            "types_with_3": sum(kinds.count(t) >= 3 for t in TYPES),
            **{f"type:{t}": kinds.count(t) for t in TYPES},
        }
        return int(each * counts[metric])
