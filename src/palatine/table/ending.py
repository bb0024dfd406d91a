"""Who won, and by how much: the sentence at the head of the last page, said to the one who reads
it."""

from palatine.core.offer import Words
from palatine.core.result import Result
from palatine.table.table import Table


def names(table: Table, result: Result, words: Words) -> list[str]:
    """What the seats are called, and after them whoever else could win."""
    seats = [words("table-name", {"seat": i}) for i in range(len(table.seats))]
    return [*seats, *(words(key, {}) for key in result.extras)]


def said(table: Table, result: Result, viewer: int, words: Words) -> tuple[str, str]:
    """The headline, and who came second ('' where that says nothing)."""
    called = names(table, result, words)
    winners = [i for i, place in enumerate(result.places) if place == 1]
    if len(called) == 1:
        return words("table-end-alone", {"points": result.scores[0]}), ""
    if len(winners) > 1:
        others = [called[i] for i in winners if i != viewer]
        key = "table-end-you-share" if viewer in winners else "table-end-share"
        return words(key, {"names": others}), ""
    headline = _headline(table, result, winners[0], called, viewer, words)
    return headline, _second(result, winners[0], called, words)


def _headline(
    table: Table, result: Result, winner: int, called: list[str], viewer: int, words: Words
) -> str:
    """A sole winner. Those who gave up are last whatever they had: they are no measure."""
    gone = [i for i, seat in enumerate(table.seats) if seat.resigned]
    rivals = [score for i, score in enumerate(result.scores) if i != winner and i not in gone]
    name = called[winner]
    if not rivals:
        key = "table-end-you-left" if winner == viewer else "table-end-left"
        return words(key, {"name": name, "names": [called[i] for i in gone]})
    if winner != viewer and viewer >= 0 and viewer not in gone:
        behind = result.scores[winner] - result.scores[viewer]
        args = {"name": name, "place": result.places[viewer], "points": behind}
        return words("table-end-lost" if behind > 0 else "table-end-lost-tie", args)
    ahead = result.scores[winner] - max(rivals)
    kind = "you-win" if winner == viewer else "wins"
    key = f"table-end-{kind}" if ahead > 0 else f"table-end-{kind}-tie"
    return words(key, {"name": name, "points": ahead})


def _second(result: Result, winner: int, called: list[str], words: Words) -> str:
    """Who is next, with his points; '' where several are."""
    best = min(place for i, place in enumerate(result.places) if i != winner)
    second = [i for i, place in enumerate(result.places) if place == best and i != winner]
    if len(second) > 1:
        return ""
    args = {"name": called[second[0]], "points": result.scores[second[0]]}
    return words("table-end-second", args)
