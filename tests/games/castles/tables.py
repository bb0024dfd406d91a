"""Castles set up by hand for tests."""

from typing import Any

from palatine.core.errors import NotLegal
from palatine.core.events import Event
from palatine.core.state import CHANCE, Frame
from palatine.games.castles import GAME
from palatine.games.castles.broken import broken_rule
from palatine.games.castles.castle import Castle
from palatine.games.castles.parts import FOYER3, FOYER4, PRICES, TILE_NUMBER
from palatine.games.castles.scoring import adjacent
from palatine.games.castles.shapes import SAME_TURN, TURNED
from palatine.games.castles.state import CastlesState, fresh

Placed = tuple[str, int, int, int]  # id, x, y, rot

__all__ = ["FOYER3", "FOYER4", "GAME"]


def options(**given: Any) -> Any:
    return GAME.meta.read_options(given)


def castle(*tiles: Placed, foyer: int = FOYER4) -> Castle:
    """A castle, every tile of which is placed legally."""
    built = Castle()
    built.lay(TURNED[foyer][0], 0, 0, 0)
    for name, x, y, rot in tiles:
        tile = TILE_NUMBER[name]
        broken = broken_rule(built, tile, rot, x, y, -1)
        assert broken == "", f"{name} at {x}, {y} r{rot}: {broken}"
        built.add(tile, SAME_TURN[tile][rot], x, y)
    return built


def table(seats: int = 2, builder: int = 1, money: int = 15000, **given: Any) -> CastlesState:
    """Round 2, before seat 0's turn in it; foyers lie, the market is bare."""
    s = fresh(seats, options(**given))
    s.castles = [castle() for _ in range(seats)]
    s.money = [money] * seats
    s.builder = builder
    s.round = 2
    s.frames = [Frame("pass"), Frame("coins")]
    for i in range(seats - 1, -1, -1):
        seat = (builder + 1 + i) % seats
        s.frames.append(Frame("turn", seat))
    while s.frames[-1].seat != 0:
        s.frames.pop()
    GAME.advance(s)
    return s


def on_market(s: CastlesState, **rooms: str) -> None:
    """Rooms on price slots: p8000="R200-7". They leave their stacks."""
    market = list(s.market)
    for price, name in rooms.items():
        tile = TILE_NUMBER[name]
        market[PRICES[s.seats].index(int(price[1:]))] = tile
    s.market = tuple(market)


def in_hand(s: CastlesState, name: str, seat: int = 0) -> CastlesState:
    """The seat has just bought this tile."""
    while s.frames[-1].step != "end-turn":
        s.frames.pop()
    s.frames.append(Frame("place", seat, (TILE_NUMBER[name],)))
    return s


def building(*tiles: Placed, tile: str, foyer: int = FOYER4, **given: Any) -> CastlesState:
    """Seat 0 has a castle and a tile in hand."""
    s = table(**given)
    s.castles[0] = castle(*tiles, foyer=foyer)
    return in_hand(s, tile)


def play(s: CastlesState, *texts: str) -> list[Event]:
    """Carry out texts of whoever is asked, draws included; all that is told."""
    told: list[Event] = []
    for text in texts:
        action = GAME.parse(text)
        seat = s.to_move()
        GAME.check(s, seat, action)
        GAME.apply(s, seat, action, told)
    return told


def draw_all(s: CastlesState, *texts: str) -> None:
    """Draws, the first outcome where no more texts are given."""
    left = list(texts)
    while s.to_move() == CHANCE:
        play(s, left.pop(0) if left else GAME.pick(s, 0).text)
    assert not left


def refused(s: CastlesState, text: str) -> str:
    """The rule by which the seat that is asked may not do this."""
    try:
        GAME.check(s, s.to_move(), GAME.parse(text))
    except NotLegal as reason:
        return reason.rule
    return ""


def texts(s: CastlesState) -> list[str]:
    return [action.text for action in GAME.legal(s, s.to_move())]


def judged(*tiles: Any, foyer: str = "4", **given: Any) -> list[dict[str, Any]]:
    """The rows of a score document; a tile is (id, x, y, rot) or with a side."""
    rows = []
    for name, x, y, rot, *side in tiles:
        row = {"id": name, "x": x, "y": y, "rot": rot}
        rows.append({**row, "side": side[0]} if side else row)
    doc = {"foyer": foyer, "tiles": rows, "options": given}
    return list(GAME.documents.score(doc, False)["tiles"])


def rule_of(*tiles: Any, foyer: str = "4") -> str:
    """The rule the last tile breaks; all others are legal."""
    rows = judged(*tiles, foyer=foyer)
    assert all(row["legal"] for row in rows[:-1]), rows
    return str(rows[-1].get("rule", ""))


def keys(told: list[Event]) -> list[str]:
    return [event.key.removeprefix("castles-event-") for event in told]


def spot(built: Castle, name: str, *joined: int, touching: set[int] | None = None) -> Placed:
    """Where a tile is connected with just these tiles (and touches just those others)."""
    tile = TILE_NUMBER[name]
    for a in built.places(tile):
        tried = built.copy()
        number = tried.add(tile, a.c, a.a, a.b)
        if set(tried.joined[number]) != set(joined):
            continue
        near = {n for n in range(number) if adjacent(tried, number, n, True)} - set(joined)
        if touching is None or near == touching:
            return name, a.a, a.b, a.c
    raise AssertionError(f"no place for {name}")


def grow(*steps: tuple[str, tuple[int, ...]], foyer: int = FOYER4) -> Castle:
    """A castle built tile by tile: id, and the tiles it is connected with. Where the first place
    leaves none for a later tile, the next one is tried."""
    found = _grown(castle(foyer=foyer), list(steps))
    assert found is not None, "no such castle"
    return found


def _grown(built: Castle, steps: list[tuple[str, tuple[int, ...]]]) -> Castle | None:
    if not steps:
        return built
    name, joined = steps[0]
    for a in built.places(TILE_NUMBER[name]):
        tried = built.copy()
        number = tried.add(TILE_NUMBER[name], a.c, a.a, a.b)
        if set(tried.joined[number]) == set(joined):
            found = _grown(tried, steps[1:])
            if found is not None:
                return found
    return None


def place_text(where: Placed) -> str:
    return f"place {where[1]} {where[2]} r{where[3]}"


def own(s: CastlesState, built: Castle, seat: int = 0) -> CastlesState:
    s.castles[seat] = built.copy()
    return s
