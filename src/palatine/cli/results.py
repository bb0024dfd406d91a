"""The result of a game in plain lines."""

from palatine.core.result import Result
from palatine.locales import Words


def result_lines(game: str, result: Result, words: Words) -> list[str]:
    """A line for each player, the best first: place, name, points and their categories."""
    names = [words.name(seat) for seat in range(len(result.scores))]
    names[len(names) - len(result.extras) :] = [words.name_of(key) for key in result.extras]
    order = sorted(range(len(result.places)), key=lambda seat: (result.places[seat], seat))
    lines = [
        words(
            "core-result-line",
            {
                "place": str(result.places[seat]),
                "name": names[seat],
                "points": result.scores[seat],
            },
        )
        + _parts(game, result, seat, words)
        for seat in order
    ]
    if result.title:
        lines.append(words(result.title))
    if result.tie_breaks:
        lines.append(words("core-result-tie", {"rules": result.tie_breaks}))
    return lines


def _parts(game: str, result: Result, seat: int, words: Words) -> str:
    """The points of a seat by category, in brackets."""
    if seat >= len(result.breakdown):
        return ""
    parts = result.breakdown[seat].items()
    listed = ", ".join(f"{words(f'{game}-points-{key}')} {points}" for key, points in parts)
    return f" ({listed})"
