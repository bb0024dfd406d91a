"""What learners are shown of Torres: all that the viewer knows, seen from his seat; and how its
actions are numbered."""

from games.torres.tables import GAME, START, opened, play, table
from palatine.core.state import SPECTATOR
from palatine.games.torres import parts
from palatine.games.torres.parts import GRID
from palatine.games.torres.state import TorresState


def groups(s: TorresState, viewer: int) -> dict[str, list[int]]:
    return GAME.encoding(["prospects"]).named(s, viewer)


def ones(group: list[int]) -> list[int]:
    return [i for i, n in enumerate(group) if n]


def names(group: list[int]) -> set[str]:
    return {GRID.names[i % 64] for i in ones(group)}


def test_the_board_and_who_stands_on_it() -> None:
    s = table({**START, "c3": 2}, ["c3 a1", "f3", "f6"], "d1", scores=[3, 5, 8])
    seen = groups(s, 1)
    assert seen["heights"] == [int(h) for h in s.heights]
    assert names(seen["king"]) == {"d1"}
    first, second, third = (seen["knights"][i * 64 : i * 64 + 64] for i in (0, 1, 2))
    assert names(first) == {"f3"}  # the viewer comes first
    assert names(second) == {"f6"}
    assert names(third) == {"c3", "a1"}
    assert not any(seen["knights"][3 * 64 :])
    assert seen["scores"] == [5, 8, 3, 0]
    assert seen["reserve"] == [5, 5, 4, 0]


def test_T_506_an_empty_slot_is_not_no_slot() -> None:
    s = table(START, ["c3", "f3"], "d1", stacks=[[3, 0], [2]])
    assert groups(s, 0)["stacks"] == [4, 1, 0, 0, 3] + [0] * 11


def test_T_1011_own_cards_only() -> None:
    s = table(START, ["c3", "f3"], "d1", cards=[["A-01", "A-01"], ["A-10"]])
    s.gone[1] = (parts.SIX,)
    s.fresh = (parts.LEAP,)
    own, other = groups(s, 0), groups(s, 1)
    assert own["hand"] == [2] + [0] * 9
    assert own["fresh"] == [1] + [0] * 9
    assert other["hand"] == [0] * 9 + [1]
    assert other["fresh"] == [0] * 10
    assert groups(s, SPECTATOR)["hand"] == [0] * 10
    assert own["cards_held"] == [2, 1, 0, 0]
    assert ones(own["gone"]) == [10 + parts.SIX]
    assert ones(other["gone"]) == [parts.SIX]
    assert own["decks"] == [37, 0, 0, 0]


def test_T_1010_what_one_looks_at_and_has_put_back() -> None:
    match = opened(2, ["draw leap_two", "draw vault", "draw six_ap"], variant="own_deck")
    match.play("buy")
    assert ones(groups(match.state, 0)["looking"]) == [parts.LEAP, parts.SIX, parts.VAULT]
    assert ones(groups(match.state, 1)["looking"]) == []
    match.play("keep vault")
    match.play("back six_ap leap_two under")
    places = groups(match.state, 0)["known_places"]
    assert (places[parts.SIX], places[parts.LEAP], places[parts.VAULT]) == (-2, -1, 0)
    assert groups(match.state, 0)["decks"] == [9, 10, 0, 0]
    assert groups(match.state, 1)["decks"] == [10, 9, 0, 0]
    assert not any(groups(match.state, 1)["known_places"])


def test_T_1010_which_end_cards_went_back_to_is_in_the_arrays_of_all() -> None:
    match = opened(2, ["draw leap_two", "draw vault", "draw six_ap"], variant="own_deck")
    for text in ("buy", "keep vault", "back six_ap leap_two under"):
        match.play(text)
    assert groups(match.state, 0)["put_back"] == [0, 2] + [0] * 6
    assert groups(match.state, 1)["put_back"] == [0, 0, 0, 2] + [0] * 4
    assert groups(match.state, SPECTATOR)["put_back"] == [0, 2] + [0] * 6
    first = GAME.for_version(1)
    for s in (match.state, first.view(match.state, 1)):
        assert not any(first.encoding().named(s, 1)["put_back"])


def test_T_1203_the_master_card() -> None:
    s = GAME.new(2, {"variant": "master", "master": "M-03"})
    assert ones(groups(s, 0)["master"]) == [2]
    assert ones(groups(GAME.new(2), 0)["master"]) == []


def test_T_701_areas_and_what_castles_would_bring() -> None:
    s = table({**START, "c3": 2, "c4": 1}, ["c3", "f3"], "d1")
    seen = groups(s, 0)
    assert seen["areas"][GRID.by_name["c3"]] == seen["areas"][GRID.by_name["c4"]] == 2
    assert seen["areas"][GRID.by_name["a1"]] == 0
    assert seen["prospects"] == [4, 1, 0, 0]


def test_what_is_asked_of_whom() -> None:
    s = table(START, ["c3", "f3"], "d1", cards=[["A-08"], []], ap=4, phase=2)
    s.start = 1
    seen = groups(s, 0)
    assert seen["turn"] == [1, 4, 0, 0, -1]
    assert (seen["seats"], seen["phase"]) == ([1, 0, 0], [0, 1, 0])
    assert (seen["start"], seen["mover"]) == ([0, 1, 0, 0], [1, 0, 0, 0])
    assert (groups(s, 1)["start"], groups(s, 1)["mover"]) == ([1, 0, 0, 0], [0, 1, 0, 0])
    turn = ones(seen["asked"])
    play(s, "play move_block")
    seen = groups(s, 0)
    assert ones(seen["using"]) == [parts.MOVE_BLOCK]
    assert ones(seen["lifted"]) == []
    play(s, "lift h4")
    assert names(groups(s, 0)["lifted"]) == {"h4"}
    asked = {tuple(turn), tuple(ones(seen["asked"])), tuple(ones(groups(s, 0)["asked"]))}
    assert len(asked) == 3 and all(len(one) == 1 for one in asked)
    s.frames = []
    assert ones(groups(s, 0)["asked"]) == ones(groups(s, 0)["mover"]) == []


def test_far_ways_take_two_numbers_and_near_ones_one() -> None:
    s = table(START, ["c3", "f3"], "d1")
    numbering = GAME.numbering

    def path(text: str) -> list[str]:
        return [numbering.names[n] for n in numbering.path(s, 0, GAME.parse(text))]

    assert path("knight c3 d3") == ["knight c3 d3"]
    assert path("door c3 d7") == ["from c3", "to d7"] == path("climb c3 d7")
    assert path("vault c3 e3") == ["vault c3 e3"]
    assert path("back six_ap vault under") == ["back six_ap under"]
    assert path("draw vault") == path("knight c3 h8") == []
