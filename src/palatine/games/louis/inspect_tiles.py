"""What the inspector says of a personality: condition, reward, who leads, who would get what."""

from palatine.core.display import About, Summand
from palatine.core.offer import Phrase
from palatine.core.state import Frame
from palatine.games.louis.board import NEIGHBOURS
from palatine.games.louis.draw.tiles import markers_on
from palatine.games.louis.names import COLUMNS, CONDITIONS, GENERAL, MARKERS, NEUTRAL
from palatine.games.louis.plans import (
    CROWNED,
    EMPTY,
    FREE,
    GIFT,
    MAY_BUY,
    plan_of,
    price,
)
from palatine.games.louis.reward_words import reward_words
from palatine.games.louis.speech import person, short
from palatine.games.louis.state import LouisState

_OUTCOMES = {CROWNED: "crowned", FREE: "free", GIFT: "gift", MAY_BUY: "buy", EMPTY: "empty"}


def about_tile(v: LouisState, tile: int) -> About:
    """A tile as it stands: what it asks and gives, and what would happen were it evaluated now."""
    here = v.louis == tile
    kind = Phrase("louis-kind-tile-louis" if here else "louis-kind-tile", {"number": tile + 1})
    return About(
        person(tile),
        kind,
        f"louis_person-{tile + 1}",
        does=_rule(v, tile) + [Phrase("louis-about-reward", {"reward": reward_words(v, tile)})],
        points=_points(v, tile),
        follows=[*_outcome(v, tile), _paths(tile)],
        rule=f"L-7{tile + 1:02}",
    )


def _rule(v: LouisState, tile: int) -> list[Phrase]:
    condition = CONDITIONS[v.condition(tile)]
    if v.louis == tile and v.condition(tile) != MARKERS:
        key = f"louis-about-louis-{condition}"
    else:
        key = f"louis-about-{condition}"
    return [Phrase(key, {"count": v.number(tile)})]


def _points(v: LouisState, tile: int) -> list[Summand]:
    """L-604  Coats of arms that the viewer would get here, were the tile evaluated now."""
    arms = v.parts.rewards[tile].arms
    if v.viewer < 0 or not arms:
        return []
    how = dict(_plan(v, tile)).get(v.viewer, -1)
    label = Phrase("louis-count-arms", {"count": arms})
    if how in (CROWNED, FREE, GIFT):
        return [Summand(label, arms, Phrase("louis-because-now"))]
    if how == MAY_BUY:
        cost = price(v, v.viewer, tile)
        return [Summand(label, arms, Phrase("louis-because-buy", {"count": cost}))]
    absent = v.on[tile * COLUMNS + v.viewer] == 0
    return [Summand(label, 0, Phrase("louis-because-" + ("absent" if absent else "few")))]


def _plan(v: LouisState, tile: int) -> list[tuple[int, int]]:
    """L-466  Nobody gets anything where there are no markers. While a tile is being evaluated, what
    was decided about those who still wait: the markers of the others have left (L-404)."""
    if not markers_on(v, tile):
        return []
    if not _is_open(v, tile):
        return plan_of(v, tile, -1)[0]
    waiting = [frame for frame in reversed(v.frames) if frame.step in ("buy", "serve", "leave")]
    return [_coming(frame) for frame in waiting]


def _is_open(v: LouisState, tile: int) -> bool:
    """Whether this tile is being evaluated, and it is decided who gets what."""
    return any(frame.step == "close" and frame.args[0] == tile for frame in v.frames)


def _coming(frame: Frame) -> tuple[int, int]:
    """A seat that is served now or later, and what it has coming."""
    if frame.step == "buy":
        return frame.seat, MAY_BUY
    if frame.step == "serve":
        return frame.args[1], frame.args[2]
    return frame.args[1], FREE if frame.args[2] == GENERAL else GIFT


def _outcome(v: LouisState, tile: int) -> list[Phrase]:
    """Who has how many markers here, the most first, and what they would bring now."""
    marks = markers_on(v, tile)
    if not marks:
        return [Phrase("louis-about-nobody")]
    plan = dict(_plan(v, tile))
    found = [Phrase("louis-about-served" if _is_open(v, tile) else "louis-about-now")]
    for column, n in marks:
        if v.seats == NEUTRAL and column == NEUTRAL:
            found.append(Phrase("louis-about-neutral", {"count": n}))
            continue
        args = {"seat": column, "markers": n, "count": price(v, column, tile)}
        found.append(Phrase(f"louis-outcome-{_OUTCOMES[plan[column]]}", args))
    return found


def _paths(tile: int) -> Phrase:
    near = [short(other).key for other in NEIGHBOURS[tile]]
    return Phrase("louis-about-paths", {"places": near})
