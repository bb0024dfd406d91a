"""The report of peers.py: rates and ratios of the rounds, as JSON or as a table."""

import json
from statistics import median
from typing import Any

Row = dict[str, Any]


def rates(row: Row) -> list[float]:
    """Decisions per CPU second, round by round."""
    return [one["decisions"] / one["seconds"] for one in row["rounds"]]


def spread(numbers: list[float]) -> dict[str, float]:
    return {"median": median(numbers), "min": min(numbers), "max": max(numbers)}


def ratio(ours: Row, peer: Row) -> dict[str, float]:
    """The ratio Palatine / other engine for each round, so that slow minutes cancel out."""
    return spread([a / b for a, b in zip(rates(ours), rates(peer), strict=True)])


def result(row: Row) -> Row:
    return {
        "name": row["name"],
        "build": row["build"],
        "seats": row["rounds"][0]["seats"],
        "decisions_per_s": spread(rates(row)),
        "games": sum(one["games"] for one in row["rounds"]),
        "decisions": sum(one["decisions"] for one in row["rounds"]),
        "rounds": row["rounds"],
    }


def ratios(rows: list[Row]) -> list[Row]:
    """One line for each of Palatine's rows: how many times as fast as each other engine."""
    others = [row for row in rows if row["build"] == "peer"]
    return [
        {
            "name": row["name"],
            "build": row["build"],
            "times": {peer["name"]: ratio(row, peer) for peer in others},
        }
        for row in rows
        if row["build"] != "peer"
    ]


def as_json(header: Row, rows: list[Row], notes: list[str]) -> str:
    answer = {
        "machine": header,
        "results": [result(row) for row in rows],
        "ratios": ratios(rows),
        "notes": notes,
    }
    return json.dumps(answer, indent=2)


def columns(lines: list[list[str]]) -> list[str]:
    """Aligned lines: the first two columns to the left, numbers to the right."""
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return [
        "  ".join(
            word.ljust(width) if place < 2 else word.rjust(width)
            for place, (word, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    ]


def rate_table(rows: list[Row]) -> list[str]:
    lines = [["game", "build", "seats", "decisions/s", "min..max", "decisions/game"]]
    for row in map(result, rows):
        rate = row["decisions_per_s"]
        lines.append(
            [
                row["name"],
                row["build"],
                str(row["seats"]),
                f"{rate['median']:,.0f}",
                f"{rate['min']:,.0f}..{rate['max']:,.0f}",
                f"{row['decisions'] / row['games']:,.0f}",
            ]
        )
    return columns(lines)


def ratio_table(found: list[Row]) -> list[str]:
    lines = [["Palatine / peer", "build", *found[0]["times"]]]
    for row in found:
        times = [f"{one['median']:.2f}" for one in row["times"].values()]
        lines.append([row["name"], row["build"], *times])
    return columns(lines)


def as_text(header: Row, rows: list[Row], notes: list[str]) -> str:
    rounds = f"{header['rounds']} rounds of {header['seconds']:g} s"
    lines = [
        f"{header['python']}, {header['cpu']}, {header['cores']} cores, {header['system']}",
        f"peers: {', '.join(header['peers'])}",
        f"random play, decisions per CPU second: median and min..max of {rounds}",
    ]
    if rows:
        lines += ["", *rate_table(rows)]
    found = ratios(rows)
    if found and found[0]["times"]:
        lines += ["", *ratio_table(found)]
    if notes:
        lines += ["", *notes]
    return "\n".join(lines)
