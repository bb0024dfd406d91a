"""What the inspector of Torres says: of spaces, castles and pieces, cards, stacks, verbs, seats."""

from collections.abc import Callable

from palatine.core.display import About, Summand
from palatine.core.native import cells, count, holds
from palatine.core.offer import Phrase
from palatine.games.torres import offers
from palatine.games.torres.masters import master_points
from palatine.games.torres.parts import (
    CARD_IDS,
    CARD_KEYS,
    DEPLOY_COST,
    GRID,
    KING_LEVEL,
    KING_POINTS,
    MASTER_KEYS,
    PHASES,
    STACK_CAP,
)
from palatine.games.torres.scoring import castle_points, king_points
from palatine.games.torres.state import MASTER_VERSION, OWN_DECK, TorresState
from palatine.games.torres.status import cards_played, king_note, master_note


def about(v: TorresState, touch: str) -> About | None:
    """What there is to say of a touch, a card, a fact or a seat."""
    if touch in GRID.by_name:
        return _cell(v, GRID.by_name[touch])
    kind, _, value = touch.partition(":")
    if kind == "castle":
        cell = GRID.by_name.get(value, -1)
        return _castle(v, cell) if cell >= 0 and v.heights[cell] else None
    if kind == "card":
        return _card(v, value) if value in CARD_KEYS else None
    if kind == "stack":
        return _stack(v, touch) if value == "used" or _is_below(value, STACK_CAP + 1) else None
    if kind in _OF_SEATS:
        return _OF_SEATS[kind](v, int(value)) if _is_below(value, v.seats) else _thing(v, touch)
    return _thing(v, touch)


def _is_below(text: str, bound: int) -> bool:
    return text.isdecimal() and len(text) < 3 and int(text) < bound


# --- the board ----------------------------------------------------------------------------------


def _cell(v: TorresState, cell: int) -> About:
    """A space: what stands there, and the castle it belongs to."""
    symbol = _symbol(v, cell)
    name = offers.label(v, GRID.names[cell])
    if not v.heights[cell]:
        kind = Phrase("torres-kind-ground")
        return About(name, kind, symbol, [_ground(v, cell)], rule="T-511")
    told = _castle(v, cell)
    return About(name, told.name, symbol, told.does, told.points, told.follows, told.rule)


def _symbol(v: TorresState, cell: int) -> str:
    if cell == v.king:
        return "torres_figure-king"
    for seat in range(v.seats):
        if holds(v.knights[seat], cell):
            return f"torres_figure{seat + 1}"
    return f"torres_stack{min(int(v.heights[cell]), STACK_CAP)}"


def _ground(v: TorresState, cell: int) -> Phrase:
    """T-511 ... T-513, T-605  Whether bare ground can take a block, and why not."""
    if holds(v.occupied, cell):
        return Phrase("torres-ground-taken")
    touching = v.board.castles_beside(cell)
    if touching == 0:
        return Phrase("torres-ground-lonely")
    return Phrase("torres-ground-free" if touching == 1 else "torres-ground-between")


def _castle(v: TorresState, cell: int) -> About:
    """A castle: what it is worth to the viewer, what the others have there, how high it may be."""
    castle = v.board.castle_of(cell)
    area, first = count(castle), GRID.names[cells(castle)[0]]
    name = Phrase("torres-kind-castle", {"cell": first, "area": area})
    others = [seat for seat in _by_level(v, castle) if seat != v.viewer]
    follows = [_earns(v, castle, seat) for seat in others]
    follows.append(Phrase("torres-castle-limit", {"area": area}))
    does = [Phrase("torres-does-castle")]
    if v.king >= 0 and holds(castle, v.king) and v.phase > 0:
        does.append(_king_pays(v))
    points = _worth(v, castle) if v.viewer >= 0 else []
    return About(name, None, "", does, points, follows, "T-701")


def _best(v: TorresState, castle: int, seat: int) -> tuple[int, str]:
    """The highest level of a seat's knights in a castle, and where; level 0 where it has none."""
    own = [(int(v.heights[c]), GRID.names[c]) for c in cells(castle & v.knights[seat])]
    return max(own, default=(0, ""), key=lambda one: one[0])


def _by_level(v: TorresState, castle: int) -> list[int]:
    """The seats with a knight in a castle, the highest first."""
    there = [seat for seat in range(v.seats) if castle & v.knights[seat]]
    return sorted(there, key=lambda seat: -_best(v, castle, seat)[0])


def _earns(v: TorresState, castle: int, seat: int) -> Phrase:
    level = _best(v, castle, seat)[0]
    args = {"seat": seat, "level": level, "points": level * count(castle)}
    return Phrase("torres-castle-earns", args)


def _worth(v: TorresState, castle: int) -> list[Summand]:
    """T-701, T-706  What the viewer would get for a castle now."""
    level, where = _best(v, castle, v.viewer)
    area = count(castle)
    label = Phrase("torres-sum-castle", {"area": area, "level": level})
    reason = Phrase("torres-sum-highest", {"cell": where}) if where else Phrase("torres-sum-nobody")
    found = [Summand(label, level * area, reason)]
    if v.king >= 0 and holds(castle, v.king) and v.phase > 0:
        bonus = king_points(v, v.viewer)
        found.append(Summand(Phrase("torres-points-king"), bonus, king_note(v)))
    return found


def _king_pays(v: TorresState) -> Phrase:
    phase = min(max(int(v.phase), 1), PHASES) - 1
    pays = {"level": int(KING_LEVEL[phase]), "points": int(KING_POINTS[phase])}
    return Phrase("torres-does-king", pays)


# --- cards and stacks ---------------------------------------------------------------------------


def _card(v: TorresState, key: str) -> About:
    """An action card: what it does, and when it can be played."""
    kind = CARD_KEYS.index(key)
    follows = [Phrase("torres-card-once")]
    if v.viewer >= 0 and kind in v.fresh and kind in v.hands[v.viewer]:
        follows.append(Phrase("torres-card-waits-note"))
    return About(
        Phrase(f"torres-card-{key}"),
        Phrase("torres-kind-card"),
        f"torres_card-{key}",
        [Phrase(f"torres-note-{key}")],
        follows=follows,
        rule=CARD_IDS[kind],
    )


def _stack(v: TorresState, touch: str) -> About:
    size = touch[6:]
    blocks = max(int(v.in_hand), 0) if size == "used" else int(size)
    does = [Phrase("torres-does-stack"), Phrase("torres-does-stack-left")]
    symbol = f"torres_stack{min(blocks, STACK_CAP)}"
    return About(offers.label(v, touch), None, symbol, does, rule="T-501")


# --- verbs and facts of the table ---------------------------------------------------------------

_COSTS = {"reserve": DEPLOY_COST, "build": 1, "walk": 1, "deck": 1, "marker": 1}
_RULES = {
    "reserve": "T-401",
    "build": "T-510",
    "walk": "T-410",
    "deck": "T-1001",
    "marker": "T-1101",
    "end": "T-504",
    "return": "T-503",
    "stay": "T-802",
    "top": "T-1010",
    "under": "T-1010",
    "supply": "T-503",
    "ap": "T-301",
}
_SYMBOLS = {
    "build": "torres_stack1",
    "supply": "torres_stack3",
    "deck": "torres_back",
    "top": "torres_back",
    "under": "torres_back",
    "return": "torres_stack1",
    "stay": "torres_figure-king",
    "marker": "i-trophy",
    "ap": "i-ap",
}


def _thing(v: TorresState, touch: str) -> About | None:
    """A button of the dock, a fact of the table, the king, the master card."""
    if touch == "king":
        return _king(v) if v.king >= 0 else None
    if touch == "master":
        return _master(v) if v.master >= 0 else None
    if touch not in _RULES:
        return None
    own = touch == "deck" and v.variant == OWN_DECK
    does = [Phrase("torres-does-deck-own" if own else f"torres-does-{touch}")]
    named = touch in ("supply", "ap")
    name = Phrase(f"torres-name-{touch}") if named else offers.label(v, touch)
    symbol = _SYMBOLS.get(touch, f"torres_figure{max(v.viewer, 0) + 1}" if touch != "end" else "")
    cost = _COSTS.get(touch)
    kind = Phrase("torres-kind-verb", {"cost": cost}) if cost else None
    follows = []
    if touch == "deck" and v.decks and not own:
        follows.append(Phrase("torres-deck-left", {"cards": v.decks[0].size()}))
    return About(name, kind, symbol, does, follows=follows, rule=_RULES[touch])


def _king(v: TorresState) -> About:
    told = _castle(v, v.king)
    points = [one for one in told.points if one.label.key == "torres-points-king"]
    name = Phrase("torres-tray-king")
    return About(name, told.name, "torres_figure-king", [_king_pays(v)], points, rule="T-706")


def _master(v: TorresState) -> About:
    """The master card: what it pays for, and to whom now."""
    key = MASTER_KEYS[v.master]
    phase = max(int(v.phase), 1)
    points, follows = [], []
    if v.phase > 0:
        follows = [
            Phrase("torres-master-earns", {"seat": seat, "points": master_points(v, seat)})
            for seat in range(v.seats)
        ]
        if v.viewer >= 0:
            name = Phrase(f"torres-master-{key}")
            points = [Summand(name, master_points(v, v.viewer))]
    return About(
        Phrase(f"torres-master-{key}"),
        Phrase("torres-kind-master"),
        "i-master",
        [master_note(v, phase)],
        points,
        follows,
        "T-1203",
    )


# --- seats --------------------------------------------------------------------------------------


def _seat(v: TorresState, seat: int) -> About:
    """A player: what a scoring now would bring, who leads, which cards were played."""
    points = []
    if v.phase > 0:
        now = Phrase("torres-sum-now")
        worth = [("castles", castle_points(v.board, v.knights[seat]), now)]
        if v.king >= 0:
            worth.append(("king", king_points(v, seat), now))
        if v.master >= 0:
            worth.append(("master", master_points(v, seat), now))
        points = [Summand(Phrase(f"torres-points-{key}"), n, why) for key, n, why in worth]
    follows = [_standing(v, seat)]
    if v.gone[seat]:
        follows.append(Phrase("torres-seat-played", {"cards": cards_played(v, seat)}))
    name = Phrase("torres-seat-name", {"seat": seat})
    does = [Phrase("torres-seat-does", {"points": v.scores[seat]})]
    return About(name, None, f"torres_figure{seat + 1}", does, points, follows, "T-701")


def _standing(v: TorresState, seat: int) -> Phrase:
    """Who leads, and by how much."""
    others = max(score for other, score in enumerate(v.scores) if other != seat)
    lead = v.scores[seat] - others
    if lead > 0:
        return Phrase("torres-seat-leads", {"points": lead})
    return Phrase("torres-seat-behind" if lead else "torres-seat-level", {"points": -lead})


def _of_seat(name: str, does: str, symbol: str, rule: str) -> Callable[[TorresState, int], About]:
    """A number that stands beside a player's name."""

    def told(v: TorresState, seat: int) -> About:
        owner = Phrase("torres-seat-name", {"seat": seat})
        return About(Phrase(name), owner, symbol, [Phrase(does)], rule=rule)

    return told


def _hand(v: TorresState, seat: int) -> About:
    """T-1011  Cards in hand: how many; their faces only where everybody knows them."""
    known = v.variant == MASTER_VERSION
    does = Phrase("torres-does-hand-open" if known else "torres-does-hand")
    owner = Phrase("torres-seat-name", {"seat": seat})
    return About(Phrase("torres-fact-cards"), owner, "torres_back", [does], rule="T-1002")


def _played(v: TorresState, seat: int) -> About:
    owner = Phrase("torres-seat-name", {"seat": seat})
    does = [Phrase("torres-seat-played", {"cards": cards_played(v, seat)})] if v.gone[seat] else []
    return About(Phrase("torres-name-played"), owner, "torres_back", does, rule="T-1002")


_OF_SEATS: dict[str, Callable[[TorresState, int], About]] = {
    "seat": _seat,
    "blocks": _of_seat("torres-fact-stacks", "torres-does-stack", "torres_stack3", "T-501"),
    "reserve": _of_seat("torres-fact-reserve", "torres-does-knights", "i-knight", "T-401"),
    "deck": _of_seat("torres-fact-own-deck", "torres-does-deck-own", "torres_back", "T-1010"),
    "hand": _hand,
    "played": _played,
}
