"""Lines that follow each other and say nearly the same, told as one: five single points are "5
points", markers on four tiles one sentence. Which lines these are, the game says (`EventNames`).
"""

from collections import Counter

from palatine.core.data import EventNames
from palatine.core.events import Arg
from palatine.core.offer import Words
from palatine.table.log import LogLine


def go_together(names: EventNames, event: str, one: LogLine, other: LogLine) -> bool:
    """Whether two lines that follow each other, the second of this event, can be told as one."""
    differing = names.differing(event)
    if differing is None or (one.kind, one.key) != (other.kind, other.key):
        return False
    return _common(one, differing) == _common(other, differing)


def sentence(names: EventNames, event: str, lines: list[LogLine], words: Words) -> str:
    """What lines of one event say together."""
    key, args = lines[-1].key, lines[-1].args
    game = key.removesuffix(f"-event-{event}")
    if event in names.adds:
        number = names.adds[event]
        total = sum(int(str(line.args[number])) for line in lines)
        return words(key, {**args, number: total})
    each: list[str] = []
    if names.several[event]:
        each = [words(f"{game}-each-{event}", line.args) for line in lines]
    told = {**args, "n": len(lines), "list": _counted(each, words)}
    return words(f"{game}-several-{event}", told)


def _counted(things: list[str], words: Words) -> list[str]:
    """Each thing once, with how many there are of it."""
    counts = Counter(things)
    return [
        thing if n == 1 else words("core-list-times", {"thing": thing, "n": n})
        for thing, n in counts.items()
    ]


def _common(line: LogLine, differing: tuple[str, ...]) -> dict[str, Arg]:
    return {name: value for name, value in line.args.items() if name not in differing}
