"""What the inspector says of everything that has a name: cards, missions, chips, coats of arms,
piles, players, facts. Tiles have a file of their own."""

from collections.abc import Callable

from palatine.core.display import About, Summand
from palatine.core.native import BIT, cells, count
from palatine.core.offer import Phrase
from palatine.games.louis.effects import card_key, mission_key
from palatine.games.louis.inspect_tiles import about_tile
from palatine.games.louis.names import (
    ARMS_KINDS,
    CARD_KINDS,
    CHIPS,
    COLOURS,
    EFFECT_RULE,
    EFFECTS,
    JOKER,
    MISSION_IDS,
    MISSIONS,
    SYMBOLS,
    TILES,
    card_name,
)
from palatine.games.louis.parts import MISSION_POINTS
from palatine.games.louis.speech import Args, chip, person
from palatine.games.louis.state import (
    ARMS_PILE,
    INFLUENCE_DECK,
    INTRIGUE_DECK,
    LouisState,
    back_of,
)
from palatine.games.louis.steps.ending import LOUISDOR_FOR_ARMS
from palatine.games.louis.trays import (
    card_symbol,
    effect_symbol,
    mission_symbol,
    readiness,
    used_words,
)

_CARDS = {card_name(card): card for card in range(CARD_KINDS)}


def about(v: LouisState, touch: str) -> About | None:
    """What is said of a touch, a fact or a seat; None of what has no name."""
    kind, _, value = touch.partition(":")
    if kind in _PLAIN and not value:
        return _PLAIN[kind](v)
    if kind in _BY_SEAT and value.isdigit() and int(value) < v.seats:
        return _BY_SEAT[kind](v, int(value))
    found = _BY_NAME.get(kind)
    return found(v, value) if found else None


def _number(value: str, most: int) -> int:
    """A number that is written from 1 on, counted from 0; -1 for anything else."""
    return int(value) - 1 if value.isdecimal() and 0 < int(value) <= most else -1


# --- cards ----------------------------------------------------------------------------------


def _tile(v: LouisState, value: str) -> About | None:
    tile = _number(value, TILES)
    return about_tile(v, tile) if tile >= 0 else None


def _card(v: LouisState, value: str) -> About | None:
    """L-303, L-307  An influence card, and the tile that it begins at."""
    card = _CARDS.get(value)
    if card is None:
        return None
    kind = Phrase("louis-kind-influence")
    if card == JOKER:
        does = [Phrase("louis-about-joker")]
        return About(Phrase(card_key(card)), kind, card_symbol(card), does, rule="L-307")
    tile = about_tile(v, card)
    does = [Phrase("louis-about-card", {"person": person(card)}), *tile.does]
    return About(person(card), kind, card_symbol(card), does, tile.points, tile.follows, "L-303")


def _intrigue(v: LouisState, value: str) -> About | None:
    tile = _number(value, TILES)
    if tile < 0:
        return None
    does = [Phrase("louis-about-intrigue", {"person": person(tile)})]
    points = [Summand(Phrase("louis-count-arms", {"count": 1}), 1, Phrase("louis-because-kept"))]
    follows = about_tile(v, tile).follows
    symbol = f"louis_secret-{tile + 1}"
    return About(
        person(tile), Phrase("louis-kind-intrigue"), symbol, does, points, follows, "L-440"
    )


def _mission(v: LouisState, value: str) -> About | None:
    """A mission in hand: its price, and whether it can be paid."""
    if value not in MISSION_IDS:
        return None
    mission = MISSION_IDS.index(value)
    held = v.viewer >= 0 and mission in v.players[v.viewer].missions
    laid = any(p.laid & BIT[mission] for p in v.players)
    if not held and not laid:
        return None  # to say what it is would tell what nobody has seen
    told = _effect(v, EFFECTS[v.parts.effects[mission]])
    one, two = v.parts.costs[mission]
    cost: Args = {
        "chip": Phrase(f"louis-chip-{SYMBOLS[one]}"),
        "other": Phrase(f"louis-chip-{SYMBOLS[two]}"),
    }
    follows = [Phrase("louis-about-cost", cost)]
    if held:
        follows.append(readiness(v, mission))
    name = Phrase(mission_key(v.parts, mission))
    kind = Phrase("louis-kind-mission")
    points = [_mission_points(1)]
    return About(name, kind, mission_symbol(v, mission), told.does, points, follows, told.rule)


def _effect(v: LouisState, value: str) -> About:
    effect = EFFECTS.index(value)
    name, does = Phrase(f"louis-effect-{value}"), [Phrase(f"louis-note-{value}")]
    return About(name, symbol=effect_symbol(effect), does=does, rule=EFFECT_RULE[effect])


def _use(v: LouisState, value: str) -> About | None:
    """A laid mission of the viewer: whether it has been used in this round."""
    effect, _, tile = value.partition("-")
    if effect not in EFFECTS:
        return None
    told = _effect(v, effect)
    name = Phrase(f"louis-effect-{value}") if _number(tile, TILES) >= 0 else told.name
    same = [m for m in range(MISSIONS) if _is_use(v, m, effect, tile)]
    p = v.players[v.viewer] if v.viewer >= 0 else None
    laid = [m for m in same if p is not None and p.laid & BIT[m]]
    follows: list[Phrase] = []
    if p is not None and laid:
        used = sum(1 for m in laid if p.used & BIT[m])
        follows = [used_words(used, len(laid))]
    points = [_mission_points(len(laid))] if laid else []
    kind = Phrase("louis-kind-laid")
    return About(name, kind, told.symbol, told.does, points, follows, told.rule)


def _is_use(v: LouisState, mission: int, effect: str, tile: str) -> bool:
    if v.parts.effects[mission] != EFFECTS.index(effect):
        return False
    return not tile or v.parts.tiles[mission] == _number(tile, TILES)


def _mission_points(n: int) -> Summand:
    label = Phrase("louis-count-missions", {"count": n})
    return Summand(label, MISSION_POINTS * n, Phrase("louis-because-laid"))


# --- chips, arms, piles ---------------------------------------------------------------------


def _chip(v: LouisState, value: str) -> About | None:
    """A kind of chip; with a seat behind it, those of a player."""
    name, _, seat = value.partition(":")
    if name not in CHIPS:
        return None
    kind = CHIPS.index(name)
    does = [Phrase("louis-about-crown" if name == "crown" else "louis-about-chip")]
    owners = [int(seat)] if seat.isdecimal() and int(seat) < v.seats else list(range(v.seats))
    follows = [
        Phrase("louis-about-has", {"seat": owner, "count": v.players[owner].chips[kind]})
        for owner in owners
        if v.players[owner].chips[kind] > 0
    ]
    follows.append(Phrase("louis-about-left", {"count": max(0, v.chips[kind])}))
    gives = [t for t in range(TILES) if v.parts.rewards[t].chip == kind]
    if gives:
        keys = [f"louis-short-{tile + 1}" for tile in gives]
        follows.append(Phrase("louis-about-given-by", {"places": keys}))
    label = Phrase("louis-count-arms", {"count": 1})
    points = [Summand(label, 1, Phrase("louis-because-excess"))]
    title = Phrase("louis-kind-chip")
    return About(chip(kind), title, f"louis_coin-{name}", does, points, follows, "L-502")


def _shield(v: LouisState, value: str) -> About | None:
    """A kind of coat of arms: how many the viewer has, and others once all lie open."""
    kind = _number(value, ARMS_KINDS)
    if kind < 0:
        return None
    follows = [
        Phrase("louis-about-has", {"seat": seat, "count": p.arms[kind]})
        for seat, p in enumerate(v.players)
        if p.arms and p.arms[kind] > 0
    ]
    own = v.players[v.viewer].arms if v.viewer >= 0 else []
    n = own[kind] if own else 0
    label = Phrase("louis-count-arms", {"count": n})
    points = [Summand(label, n, Phrase("louis-because-arms"))] if n else []
    does = [Phrase("louis-about-arms"), Phrase("louis-about-kinds")]
    name = Phrase(f"louis-arms-{kind + 1}")
    return About(
        name, Phrase("louis-kind-arms"), f"i-arms-{kind + 1}", does, points, follows, "L-603"
    )


def _pile(v: LouisState, value: str) -> About | None:
    if value not in COLOURS:
        return None
    n = v.decks[COLOURS.index(value)].size()
    does = [Phrase("louis-about-pile"), Phrase(f"louis-about-pile-{value}")]
    follows = [Phrase("louis-about-left", {"count": n})]
    return About(Phrase(f"louis-pile-{value}"), None, "i-mission", does, [], follows, "L-503")


def _piles(v: LouisState) -> About:
    """All three piles of missions."""
    sizes: Args = {name: v.decks[i].size() for i, name in enumerate(COLOURS)}
    does = [Phrase("louis-about-pile")] + [Phrase(f"louis-about-pile-{name}") for name in COLOURS]
    follows = [Phrase("louis-q-pile-detail", sizes)]
    return About(Phrase("louis-name-piles"), None, "i-mission", does, [], follows, "L-109")


def _deck(key: str, symbol: str, deck: int, rule: str) -> Callable[[LouisState], About]:
    """A deck of which one sees only how many are left."""

    def told(v: LouisState) -> About:
        follows = [Phrase("louis-about-left", {"count": v.decks[deck].size()})]
        does = [Phrase(f"louis-about-{key}")]
        return About(Phrase(f"louis-name-{key}"), None, symbol, does, [], follows, rule)

    return told


def _bank(v: LouisState) -> About:
    follows = [Phrase("louis-about-left", {"count": max(0, v.bank)})]
    if v.money_shown:
        amount = v.parts.amounts[v.money_shown[-1]]
        follows.append(Phrase("louis-about-money-now", {"count": amount}))
    does = [Phrase("louis-about-bank", {"count": LOUISDOR_FOR_ARMS})]
    return About(Phrase("louis-name-bank"), None, "i-louisdor", does, [], follows, "L-105")


def _played(v: LouisState) -> About:
    cards = [card_key(card) for card, n in enumerate(v.played) for _ in range(n)]
    follows = [Phrase("louis-fact-played", {"cards": cards})] if cards else []
    does = [Phrase("louis-about-played")]
    return About(Phrase("louis-name-played"), None, "i-influence-card", does, [], follows, "L-972")


def _louis(v: LouisState) -> About:
    follows: list[Phrase] = []
    if v.louis >= 0:
        follows.append(Phrase("louis-fact-visit", {"person": person(v.louis)}))
    does = [Phrase("louis-about-visit")]
    return About(Phrase("louis-name-louis"), None, "i-louis", does, [], follows, "L-460")


def _start(v: LouisState) -> About:
    follows = [Phrase("louis-fact-starts", {"seat": v.start})]
    does = [Phrase("louis-about-start")]
    return About(Phrase("louis-fact-start"), None, "i-first", does, [], follows, "L-506")


# --- players --------------------------------------------------------------------------------


def _seat(v: LouisState, seat: int) -> About:
    """L-604  A player: the points so far, and what lies in front of him."""
    p = v.players[seat]
    arms, laid = p.drawn + p.plain, count(p.laid)
    points = [
        Summand(Phrase("louis-count-arms", {"count": arms}), arms, Phrase("louis-because-arms")),
        _mission_points(laid),
    ]
    if p.majorities:
        n = p.majorities
        most = Phrase("louis-points-majorities")
        points.append(Summand(most, n, Phrase("louis-because-kinds")))
    follows = [
        Phrase("louis-about-supplies", {"personal": p.personal, "general": p.general}),
        Phrase("louis-about-purse", {"count": p.money}),
        _backs(v, seat),
    ]
    missions = cells(p.laid)
    if missions:
        names = [mission_key(v.parts, mission) for mission in missions]
        follows.append(Phrase("louis-text-laid", {"missions": names}))
    for kind in range(ARMS_KINDS if v.revealed else 0):
        arms_of: Args = {"arms": Phrase(f"louis-arms-{kind + 1}"), "count": p.arms[kind]}
        follows.append(Phrase("louis-about-shield", arms_of))
    symbol = f"i-seat-{seat + 1}"
    return About(Phrase("louis-seat", {"seat": seat}), None, symbol, [], points, follows, "L-604")


def _backs(v: LouisState, seat: int) -> Phrase:
    """L-973  Missions in hand by the colour of their backs."""
    backs = [back_of(mission) for mission in v.players[seat].missions]
    counts: Args = {name: backs.count(i) for i, name in enumerate(COLOURS)}
    return Phrase("louis-about-backs", counts)


def _fact(key: str, symbol: str, rule: str) -> Callable[[LouisState, int], About]:
    """One of the counts of a player: what it means, and the player's."""

    def told(v: LouisState, seat: int) -> About:
        follows = _FACTS[key](v, seat)
        kind = Phrase("louis-seat", {"seat": seat})
        does = [Phrase(f"louis-about-fact-{key}")]
        return About(Phrase(f"louis-fact-{key}"), kind, symbol, does, [], follows, rule)

    return told


def _laid_and_held(v: LouisState, seat: int) -> list[Phrase]:
    names = [mission_key(v.parts, mission) for mission in cells(v.players[seat].laid)]
    laid = [Phrase("louis-text-laid", {"missions": names})] if names else []
    return [*laid, _backs(v, seat)]


def _has(n: int, seat: int) -> list[Phrase]:
    return [Phrase("louis-about-has", {"seat": seat, "count": n})]


_FACTS: dict[str, Callable[[LouisState, int], list[Phrase]]] = {
    "markers": lambda v, seat: [
        Phrase(
            "louis-about-supplies",
            {"personal": v.players[seat].personal, "general": v.players[seat].general},
        )
    ],
    "louisdor": lambda v, seat: _has(v.players[seat].money, seat),
    "arms": lambda v, seat: _has(
        v.players[seat].drawn + v.players[seat].plain + v.players[seat].majorities, seat
    ),
    "influence": lambda v, seat: _has(v.players[seat].cards, seat),
    "intrigue": lambda v, seat: _has(len(v.players[seat].intrigue), seat),
    "missions": _laid_and_held,
}
_BY_SEAT: dict[str, Callable[[LouisState, int], About]] = {
    "seat": _seat,
    "personal": _fact("markers", "i-influence", "L-925"),
    "general": _fact("markers", "i-influence", "L-925"),
    "money": _fact("louisdor", "i-louisdor", "L-105"),
    "arms": _fact("arms", "i-arms-4", "L-720"),
    "hand": _fact("influence", "i-influence-card", "L-310"),
    "plots": _fact("intrigue", "i-intrigue-card", "L-442"),
    "missions": _fact("missions", "i-mission", "L-504"),
}
_BY_NAME: dict[str, Callable[[LouisState, str], About | None]] = {
    "tile": _tile,
    "card": _card,
    "intrigue": _intrigue,
    "mission": _mission,
    "use": _use,
    "chip": _chip,
    "heap": _chip,
    "shield": _shield,
    "pile": _pile,
}
_PLAIN: dict[str, Callable[[LouisState], About]] = {
    "influence-deck": _deck("influence-deck", "i-influence-card", INFLUENCE_DECK, "L-108"),
    "intrigue-deck": _deck("intrigue-deck", "i-intrigue-card", INTRIGUE_DECK, "L-107"),
    "arms-pile": _deck("arms-pile", "i-arms-4", ARMS_PILE, "L-105"),
    "mission-piles": _piles,
    "bank": _bank,
    "played": _played,
    "louis": _louis,
    "start": _start,
}
