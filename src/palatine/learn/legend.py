"""The legend of a game: every sign and number on the board and beside it, and its meaning.

`guide/legend.toml` lists them. The message ``<game>-legend-<id>`` describes the sign, and
``<game>-legend-<id>-means`` explains it. An entry may also name the place where the sign first
appears (`first`); there the same explanation is shown once.
"""

import tomllib
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from palatine.learn import guide

GROUPS: Final = ("bar", "board", "seat", "tray", "story")
MET: Final = ("fact", "question", "event", "phase")  # kinds of places where a sign first appears


class BadLegend(ValueError):
    """An error in the file of a legend."""

    def __init__(self, package: str, sign: str, what: str) -> None:
        super().__init__(f"{package.rpartition('.')[2]}/guide/legend.toml, sign {sign}: {what}")


@dataclass(frozen=True)
class LegendEntry:
    """One sign. Its picture is an icon of the sprite, a symbol of the game's drawings or a few
    letters. A question or a phase has no picture: it is only explained by a note."""

    id: str
    group: str
    icon: str = ""
    symbol: str = ""
    text: str = ""
    first: list[str] = field(default_factory=list)
    rule: str = ""

    @property
    def is_seen(self) -> bool:
        """Whether it has a picture and appears in the legend, and is not only a note."""
        return bool(self.icon or self.symbol or self.text)


@cache
def read(package: str) -> list[LegendEntry]:
    """The legend of a game in its order; [] where it has none."""
    path = guide.folder(package).joinpath("legend.toml")
    if not path.is_file():
        return []
    given = tomllib.loads(path.read_text("utf-8"))
    if set(given) != {"sign"}:
        raise BadLegend(package, "?", "the file has [[sign]] and nothing else")
    entries = [_checked(package, one) for one in given["sign"]]
    ids = [entry.id for entry in entries]
    for twice in {one for one in ids if ids.count(one) > 1}:
        raise BadLegend(package, twice, "stands there twice")
    return entries


def _checked(package: str, given: dict[str, Any]) -> LegendEntry:
    name = str(given.get("id", "?"))
    known = LegendEntry.__dataclass_fields__
    if set(given) - set(known) or not {"id", "group"} <= set(given):
        raise BadLegend(package, name, f"has id and group, and may have {', '.join(known)}")
    entry = LegendEntry(**given)
    if entry.group not in GROUPS:
        raise BadLegend(package, name, f"its group is one of {', '.join(GROUPS)}")
    if sum(map(bool, (entry.icon, entry.symbol, entry.text))) > 1:
        raise BadLegend(package, name, "is an icon, a symbol or a text, not two of them")
    for met in entry.first:
        kind, colon, what = met.partition(":")
        if kind not in MET or not colon or not what:
            raise BadLegend(package, name, f"{met!r}: where it is met is KIND:WHAT, KIND of {MET}")
    return entry
