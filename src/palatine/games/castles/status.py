"""What stands beside the board: players, favors, how far the game is."""

from palatine.core.display import Fact, GridRow, Progress, SeatGrid, Status
from palatine.core.native import HIDDEN
from palatine.core.offer import Phrase
from palatine.games.castles import phrases
from palatine.games.castles.final import breakdown, favor_count
from palatine.games.castles.parts import FAVOR_DATA, FAVOR_IDS, KINDS_OF_SIZE, SIZES, SOLO
from palatine.games.castles.state import CATEGORIES, CastlesState
from palatine.games.castles.trays import trays, verbs


def status(v: CastlesState) -> Status:
    """Money, size of the castle and cards held; favors, market and own cards; the round."""
    counted = points_so_far(v)
    return Status(
        scores=[sum(row.values()) for row in counted],
        seats=[facts(v, seat) for seat in range(v.seats)],
        table=table_facts(v),
        breakdown=counted,
        trays=trays(v) if not _is_scorer(v) else [],
        grids=[_favors(v)] if v.favors else [],
        verbs=verbs(v),
        progress=_progress(v),
    )


def points_so_far(v: CastlesState) -> list[dict[str, int]]:
    """By seat and category, what the swans show: favors, cards, stacks and money count only when
    the game is over (C-7xx)."""
    if not v.frames:
        return breakdown(v)
    return [dict(zip(CATEGORIES, v.points[seat])) for seat in range(v.seats)]


def _is_scorer(v: CastlesState) -> bool:
    return bool(v.frames) and v.frames[-1].step in ("build", "build-place")


def facts(v: CastlesState, seat: int) -> list[Fact]:
    """What everybody may know of a seat."""
    about = f"seat:{seat}"
    found = [
        Fact("coin", v.money[seat], Phrase("castles-fact-money"), about),
        Fact("tower", len(v.castles[seat].tiles), Phrase("castles-fact-tiles"), about),
        Fact("bonus-card", len(v.hands[seat]), Phrase("castles-fact-cards"), about),
    ]
    if v.has_builder and seat == v.builder:
        found.append(Fact("builder", "", Phrase("castles-fact-builder"), "fact:builder"))
    return found


def table_facts(v: CastlesState) -> list[Fact]:
    """Who sets the prices, what lies on the room deck, which stacks have run out."""
    found: list[Fact] = []
    if v.has_builder and v.frames:
        label = Phrase("castles-sheet-builder", {"seat": v.builder})
        found.append(Fact("builder", "", label, "fact:builder"))
    if v.last:
        found.append(Fact("warning", "", Phrase("castles-fact-last"), "fact:last"))
    found += _deck_tiles(v)
    for size in range(KINDS_OF_SIZE):
        if v.stacks and v.stacks[size] == 0:
            label = Phrase("castles-fact-empty", {"size": str(SIZES[size])})
            found.append(Fact("tower", "", label, f"stack:{SIZES[size]}"))
    return found


def _deck_tiles(v: CastlesState) -> list[Fact]:
    """A-46  Tiles on the room deck, the top one first: the size of each, and to who has seen it
    which room it is."""
    found: list[Fact] = []
    for place in range(len(v.deck_sizes) - 1, -1, -1):
        size, room = str(SIZES[v.deck_sizes[place]]), v.deck_rooms[place]
        if room == HIDDEN:
            found.append(Fact("plan", size, Phrase("castles-fact-deck-tile"), "fact:deck"))
        else:
            known = Phrase("castles-fact-deck-room", {"room": phrases.name(room)})
            found.append(Fact("plan", size, known, "fact:deck"))
    return found


def _favors(v: CastlesState) -> SeatGrid:
    """C-712  Who has how much of what the king likes."""
    rows: list[GridRow] = []
    for favor in v.favors:
        counts = favor_counts(v, favor)
        best = max(counts)
        leaders = [seat for seat in range(v.seats) if counts[seat] == best > 0]
        values: list[str | int] = list(counts)
        if is_money(favor):
            values = [count // 1000 for count in counts]  # all money is in thousands
        rows.append(
            GridRow(phrases.favor_in_short(favor), values, leaders, "favor:" + FAVOR_IDS[favor])
        )
    return SeatGrid("favors", Phrase("castles-grid-favors"), rows, Phrase("castles-grid-places"))


def is_money(favor: int) -> bool:
    """C-824  Whether a favor counts money."""
    return bool(FAVOR_DATA[favor]["kind"] == "money")


def favor_counts(v: CastlesState, favor: int) -> list[int]:
    """By seat, what a favor counts; nothing before the foyers lie (C-126)."""
    if not v.castles[0].tiles:
        return [0] * v.seats
    return [favor_count(v, seat, favor) for seat in range(v.seats)]


def _progress(v: CastlesState) -> Progress | None:
    """C-201  Round, rooms left, and which of the two parts of a round this is."""
    if _is_scorer(v):
        return None
    if v.round == 0:
        return Progress(Phrase("castles-progress-setup"))
    if not v.frames:
        return Progress(Phrase("castles-progress-over"))
    key = "castles-progress-last" if v.last else "castles-progress"
    title = Phrase(key, {"round": v.round, "count": v.cards_left})
    part = Phrase("castles-progress-part", {"round": v.round})
    if v.seats == SOLO:
        return Progress(title, part=part)
    pricing = any(
        frame.step in ("price", "pricing", "refill", "card", "tile") for frame in v.frames
    )
    steps = [Phrase("castles-step-prices"), Phrase("castles-step-build")]
    return Progress(title, steps, 0 if pricing else 1, part)
