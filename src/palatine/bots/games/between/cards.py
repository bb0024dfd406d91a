"""Between Two Castles for thinking: what bonus cards make of one more tile (section 9)."""

from palatine.bots.games.between.tables import (
    ABOVE,
    BY_SHAPE,
    COLUMNS,
    DISTINCT,
    FIVES,
    GROUND,
    HIGH,
    LINE,
    METRIC,
    MIDDLE,
    RING,
    ROWS,
    THREES,
    UNDERGROUND,
    WIDTH,
    cell_of,
)
from palatine.core.native import Row, i64
from palatine.games.between.cards import card_points
from palatine.games.between.castle import Castle
from palatine.games.between.parts import CARD_POINTS, ROOMS


class CardsModel:
    """What bonus cards look at of a castle that is built on in thought."""

    cards: tuple[int, ...]
    counts: Row  # rooms by type
    tall: Row  # tiles by column
    tiles: list[int]  # places of the rooms, the throne room left out

    def castle(self) -> Castle:
        """As the rules would have it."""
        raise AssertionError("a model of a castle knows its castle")


def by_cards(model: CardsModel, place: int, piece: int) -> i64:
    """What the bonus cards make of a piece here, those that count a type left out (`fans`)."""
    points: i64 = 0
    for card in model.cards:
        metric = METRIC[card]
        if metric < BY_SHAPE:
            points += CARD_POINTS[card] * int(_pays(model, metric, place, piece))
        elif metric == BY_SHAPE:
            points += _by_shape(model, card, place, piece)
    return points


def _pays(model: CardsModel, metric: int, place: int, piece: int) -> bool:
    """B-901, B-903 ... B-906, B-918 ... B-920  Whether it counts one time more."""
    count = model.counts[LINE[piece]]
    if metric == DISTINCT:
        return count == 0
    if metric == UNDERGROUND:
        return place < GROUND
    if metric == HIGH:
        return place >= ABOVE + WIDTH
    if metric == COLUMNS:
        return model.tall[place % WIDTH] == 0
    if metric == ROWS:
        return _row_is_new(model, place // WIDTH)
    if metric == FIVES:
        return count == 4 and piece < ROOMS
    if metric == THREES:
        return count == 2 and piece < ROOMS
    return place in RING


def _row_is_new(model: CardsModel, line: int) -> bool:
    if line == MIDDLE // WIDTH:
        return False
    for other in model.tiles:
        if other // WIDTH == line:
            return False
    return True


def _by_shape(model: CardsModel, card: int, place: int, piece: int) -> i64:
    """B-914, B-915, B-917  These ask for more than a glance: let the rules count."""
    before = model.castle()
    after = Castle(before)
    after.cells[cell_of(place)] = piece
    return card_points(after, card) - card_points(before, card)
