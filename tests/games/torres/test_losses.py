"""T-503, T-504: what a seat loses without a choice is told like everything else."""

from games.torres.tables import START, play, table
from palatine.core.state import SPECTATOR
from palatine.games.torres.state import TorresState


def told_of(s: TorresState, *texts: str) -> list[tuple[str, object]]:
    """The keys of what everybody is told about blocks, with their number."""
    return [
        (event.key.removeprefix("torres-event-"), event.args["blocks"])
        for event in play(s, *texts)
        if "blocks" in event.args and event.is_for(SPECTATOR)
    ]


def test_T_503_blocks_that_no_stack_can_take_are_told_to_go_back() -> None:
    s = table(START, ["c3", "f3"], "d1", stacks=[[3, 3, 3], [3, 3, 3]])
    supply = s.supply
    assert told_of(s, "block d2", "end") == [("lost", 2)]
    assert s.supply == supply + 2
    s = table(START, ["c3", "f3"], "d1", stacks=[[3, 2], [2]])
    assert told_of(s, "block d2", "stack 3", "end", "store 2") == [
        ("stack", 3),
        ("store", 2),
        ("lost", 1),
    ]


def test_T_504_a_stack_used_up_without_a_choice_is_told() -> None:
    s = table(START, ["c3", "f3"], "d1", stacks=[[2, 2], [2, 2]])
    assert told_of(s, "end")[0] == ("use", 2)
    s = table(START, ["c3", "f3"], "d1", stacks=[[3, 3], [2, 2]])
    assert told_of(s, "end") == [("use", 3), ("lost", 3)]
    s = table(START, ["c3", "f3"], "d1", stacks=[[0, 0], [2, 2]])
    assert told_of(s, "end") == [("use", 0)]
