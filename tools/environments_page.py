"""Update the tables in docs/environments.md from the declarations of the games.

python tools/environments_page.py
"""

import sys
from pathlib import Path
from typing import Any

from palatine import games
from palatine.core.encoding import Feature
from palatine.core.game import Game

PAGE = Path(__file__).resolve().parent.parent / "docs" / "environments.md"
BEGIN = "<!-- features: made by tools/environments_page.py -->\n"
END = "<!-- end of features -->\n"


def table() -> str:
    """The sizes of all games, then the features of each."""
    loaded = [games.load(name) for name in games.GAMES if name in games.OWN]
    lines = [
        "| game | version | numbers | with all groups | actions | numbers an action |",
        "|---|---|---|---|---|---|",
        *(_row(game) for game in loaded),
    ]
    for game in loaded:
        lines += ["", f"### {game.meta.id}", "", *_features(game)]
    return "\n".join(lines) + "\n"


def _row(game: Game[Any]) -> str:
    plain = game.encoding()
    full = game.encoding([f.name for f in plain.everything if f.optional])
    numbering = game.numbering
    deep = "1" if numbering.depth == 1 else f"1 to {numbering.depth}"
    sizes = f"{plain.size:,} | {full.size:,} | {numbering.count:,}"
    return f"| {game.meta.id} | {game.meta.version} | {sizes} | {deep} |"


def _features(game: Game[Any]) -> list[str]:
    plain = game.encoding()
    optional = [f for f in plain.everything if f.optional]
    lines = ["| group | shape | from | to | what it means |", "|---|---|---|---|---|"]
    lines += [_line(feature, "") for feature in plain.features]
    return lines + [_line(feature, " (optional)") for feature in optional]


def _line(feature: Feature, note: str) -> str:
    shape = " x ".join(str(n) for n in feature.shape)
    about = f"`{feature.name}`{note} | {shape} | {feature.low} | {feature.high} | {feature.about}"
    return f"| {about} |"


def renewed(page: str) -> str:
    """The page with up-to-date tables."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return before + BEGIN + table() + END + after


def main() -> int:
    PAGE.write_text(renewed(PAGE.read_text("utf-8")), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
