"""Section 7: completion and its rewards."""

from games.castles.tables import (
    FOYER3,
    GAME,
    draw_all,
    grow,
    in_hand,
    keys,
    own,
    place_text,
    play,
    refused,
    spot,
    table,
    texts,
)
from palatine.core.rng import Rng
from palatine.core.state import CHANCE, Frame
from palatine.games.castles import parts
from palatine.games.castles.castle import Castle
from palatine.games.castles.parts import TILE_NUMBER
from palatine.games.castles.regions import CONNECTED
from palatine.games.castles.state import CastlesState, rooms_in


def completed(*numbers: int, built: Castle, seats: int = 2) -> CastlesState:
    """Seat 0 has just completed these tiles of its castle."""
    s = own(table(seats=seats), built)
    while s.frames[-1].step != "end-turn":
        s.frames.pop()
    s.frames.append(Frame("rewards", 0, numbers))
    return s


def of_type(kind: str, small: bool = True) -> str:
    from games.castles.exact import ROOMS

    rooms = [name for name, room in ROOMS.items() if room["type"] == kind]
    return rooms[0] if small else rooms[-1]


def castle_with(*kinds: str) -> Castle:
    """One room of each type on a long hallway."""
    steps: list[tuple[str, tuple[int, ...]]] = [("hallway", (0,))]
    for kind in kinds:
        steps.append((of_type(kind), (1,)))
    return grow(*steps)


def test_C_601_complete_when_all_doors_are_connected() -> None:
    built = grow(("R100-4", (0,)))  # the Powder Room has one door
    assert built.is_complete(1) and not built.is_complete(0)
    for castle in (built, grow(("R200-7", (0,)))):  # the Nap Room has two: one is still open
        for number, states in enumerate(castle.door_states()):
            assert castle.is_complete(number) == (set(states) == {CONNECTED})
    # a blocked door can never be connected
    walled = own(table(), built).castles[0]
    assert walled.completed() == 1
    # foyers, hallways and stairs can be completed too
    small = grow(("R100-4", (0,)), ("R100-5", (0,)), ("hallway", (0,)), foyer=FOYER3)
    assert small.is_complete(0)


def test_C_602_A_07_rewards_in_any_order_and_food_last() -> None:
    built = castle_with("activity", "outdoor", "food")
    s = completed(2, 3, 4, built=built)
    names = [parts.TILE_IDS[one.tile] for one in built.tiles[2:]]
    assert texts(s) == [f"reward {name}" for name in names] + ["decline"]
    play(s, f"reward {names[2]}")
    assert s.extra == 1 and s.frames[-1].step == "rewards"  # the extra turn waits
    play(s, f"reward {names[1]}")
    assert s.money[0] == 25000
    play(s, f"reward {names[0]}")
    assert s.points[0][4] == 5
    assert s.frames[-1].step == "buy" and s.to_move() == 0 and s.extra == 0


def test_C_602_D_07_rewards_may_be_declined() -> None:
    s = completed(2, 3, built=castle_with("activity", "outdoor"))
    assert "declined" in keys(play(s, "decline"))
    assert (s.points[0][4], s.money[0], s.to_move()) == (0, 15000, 1)
    assert refused(completed(2, built=castle_with("activity")), "reward R600-1") == "C-602"


def test_C_611_activity_is_worth_5() -> None:
    s = completed(2, built=castle_with("activity"))
    name = of_type("activity")
    assert GAME.face.preview(GAME.view(s, 0), GAME.parse(f"reward {name}")) == {"rewards": 5}
    play(s, f"reward {name}")
    assert s.points[0][4] == 5


def test_C_621_D_08_a_free_hallway_is_placed_scored_and_may_complete_more() -> None:
    s = completed(0, built=grow(("R200-7", (0,)), ("R100-7", (0,))))
    play(s, "reward foyer")
    assert texts(s) == ["free hallway", "free stairs"]
    play(s, "free hallway")
    assert s.hallways == 4 and s.money[0] == 15000
    assert s.frames[-1].step == "place"
    # it completes the Nap Room (two doors), whose reward joins the list
    where = spot(s.castles[0], "hallway", 1)
    play(s, place_text(where))
    assert texts(s) == ["reward R200-7", "decline"]


def test_C_621_A_08_once_a_turn_and_an_extra_turn_is_a_new_one() -> None:
    built = grow(("hallway", (0,)), ("stairs", (0,)))
    s = completed(0, 1, built=built)
    play(s, "reward foyer", "free hallway", place_text(spot(built, "hallway", 1)))
    # the second corridor reward is lost, not saved: the next player is asked
    assert (s.to_move(), s.frames[-1].step) == (1, "buy")
    s = completed(0, built=built)
    s.extra, s.corridor_used = 1, True
    s.frames.pop()
    GAME.advance(s)
    assert (s.to_move(), s.corridor_used) == (0, False)


def test_A_09_without_a_tile_or_a_place_the_corridor_reward_is_lost() -> None:
    s = own(table(), grow(("R100-4", (0,)), ("R100-5", (0,)), foyer=FOYER3))
    s.hallways = s.stairs = 0
    in_hand(s, "R100-1")
    told = play(s, place_text(spot(s.castles[0], "R100-1", 0)))
    assert "reward-lost" in keys(told)
    assert s.to_move() == 1
    # where only one of the two is left, nobody asks which
    s = completed(0, built=grow(("hallway", (0,))))
    s.stairs = 0
    play(s, "reward foyer")
    assert s.frames[-1].step == "place"
    s = completed(0, built=grow(("hallway", (0,))))
    s.frames[-1] = Frame("free", 0, ())
    s.hallways = 0
    assert refused(s, "free hallway") == "A-09"


def cellar(*rooms: str) -> Castle:
    """A dark hallway with downstairs rooms on it, and a Study upstairs."""
    steps: list[tuple[str, tuple[int, ...]]] = [
        ("R150-7", (0,)),
        ("stairs", (0,)),
        ("hallway", (2,)),
    ]
    for room in rooms:
        steps.append((room, (3,)))
    return grow(*steps)


def test_C_631_A_10_E_10_every_second_downstairs_room_brings_a_reward() -> None:
    """E-10: the first completion brings nothing, the second any reward: food, an extra turn."""
    s = own(table(), cellar())
    in_hand(s, "R150-4")  # the Bottomless Pit has one door: complete at once
    told = play(s, place_text(spot(s.castles[0], "R150-4", 3)))
    assert "cellar" in keys(told) and s.cellar[0] == 1
    assert s.to_move() == 1
    s = own(table(), cellar("R150-4"))
    s.cellar[0] = 1
    in_hand(s, "R150-6")  # the Hole
    play(s, place_text(spot(s.castles[0], "R150-6", 3)))
    assert texts(s) == ["reward R150-6", "decline"]
    play(s, "reward R150-6")
    assert texts(s) == ["as activity", "as corridor", "as food", "as living", "as outdoor",
                        "as sleeping", "as utility", "decline"]  # fmt: skip
    assert refused(s, "as downstairs") == "C-631"
    play(s, "as food")
    assert (s.to_move(), s.frames[-1].step, s.cellar[0]) == (0, "buy", 2)


def test_C_631_D_18_as_living_scores_the_room_just_completed_by_the_present_castle() -> None:
    """The Hole: 3, and 1 for each sleeping room of the castle as it is now: none when it was laid,
    then two. Of the room completed before it nothing is scored again."""
    built = cellar("R150-4", "R150-6")
    assert built.by_type[parts.SLEEPING] == 0
    for sleeping in ("R200-7", "R300-8"):
        built.add(*laid(spot(built, sleeping, 0)))
    s = completed(5, built=built)
    s.cellar[0] = 1
    before = s.points[0][1:4]
    play(s, "reward R150-6", "as living")
    assert s.points[0][4] == 3 + 2
    assert s.points[0][1:4] == before  # it triggers nothing else


def laid(where: tuple[str, int, int, int]) -> tuple[int, int, int, int]:
    """A place as a castle takes it: tile, turn, x, y."""
    name, x, y, rot = where
    return TILE_NUMBER[name], rot, x, y


def test_A_10_two_at_once_advance_the_count_by_two_and_the_player_orders_them() -> None:
    for first, second in (("R150-4", "R150-6"), ("R150-6", "R150-4")):
        s = completed(4, 5, built=cellar("R150-4", "R150-6"))
        play(s, f"reward {first}")
        assert s.cellar[0] == 1 and s.frames[-1].step == "rewards"
        play(s, f"reward {second}", "as activity")
        assert (s.cellar[0], s.points[0][4]) == (2, 5)
    # declined, they are counted all the same
    s = completed(4, 5, built=cellar("R150-4", "R150-6"))
    play(s, "decline")
    assert s.cellar[0] == 2


def test_A_11_used_as_another_reward_it_works_like_that_one() -> None:
    s = completed(5, built=cellar("R150-4", "R150-6"))
    s.cellar[0] = 1
    play(s, "reward R150-6", "as outdoor")
    assert s.money[0] == 25000
    s = completed(5, built=cellar("R150-4", "R150-6"))
    s.cellar[0] = 1
    play(s, "reward R150-6", "as utility")
    draw_all(s)
    assert s.frames[-1].step == "return" and len(s.looking) == 2
    s = completed(5, built=cellar("R150-4", "R150-6"))
    s.cellar[0] = 1
    s.corridor_used = True
    play(s, "reward R150-6")
    assert refused(s, "as corridor") == "A-08"


def test_C_641_food_gives_a_full_extra_turn_each() -> None:
    s = completed(2, 3, built=grow(("hallway", (0,)), ("R100-1", (1,)), ("R100-2", (1,))))
    play(s, "reward R100-1", "reward R100-2")
    assert (s.to_move(), s.extra) == (0, 1)
    play(s, "take 5000")
    assert s.to_move() == 0
    play(s, "take 5000")
    assert (s.to_move(), s.money[0]) == (1, 25000)


def test_C_651_A_15_living_scores_itself_again_and_nothing_else() -> None:
    built = grow(("R150-7", (0,)), ("R100-7", (1,)))  # the Study: 4, +1 per connected living
    s = completed(1, built=built)
    told = play(s, "reward R150-7")
    assert s.points[0][4] == 5
    assert keys(told) == ["reward-living"]  # nothing is completed or triggered by it
    assert s.points[0][1:4] == (0, 0, 0)


def look_at(s: CastlesState, size: int, *rooms: str) -> None:
    play(s, f"look {size}")
    for room in rooms:
        play(s, f"see {room}")


SLEEPING = grow(("R200-7", (0,)))


def sleeper(**fields: object) -> CastlesState:
    s = completed(1, built=SLEEPING)
    for name, value in fields.items():
        setattr(s, name, value)
    play(s, "reward R200-7")
    return s


def test_C_661_look_through_a_stack_and_put_up_to_two_on_the_deck() -> None:
    s = sleeper()
    assert texts(s) == [f"look {size}" for size in parts.SIZES]  # rooms only
    s.stacks[4] = 3
    look_at(s, 300, "R300-1", "R300-5", "R300-9")
    assert texts(s) == ["put R300-1", "put R300-5", "put R300-9", "done"]
    assert refused(s, "put R300-2") == "C-661"
    told = play(s, "put R300-5", "put R300-1")
    assert [parts.TILE_IDS[t] for t in s.deck_rooms] == ["R300-5", "R300-1"]  # the second on top
    assert s.stacks[4] == 1
    assert s.fixed[4] >= 0
    put = [e for e in told if e.key == "castles-event-put"]
    assert put[0].args == {"seat": 0, "count": 2, "size": 300}  # number and stack alone
    assert s.to_move() == 1


def test_C_661_none_or_one_may_be_taken() -> None:
    for chosen in ([], ["put R100-3"]):
        s = sleeper()
        s.stacks[0] = 2
        look_at(s, 100, "R100-3", "R100-4")
        play(s, *chosen, "done")
        assert len(s.deck_rooms) == len(chosen)
        assert s.stacks[0] == 2 - len(chosen)


def test_C_661_A_46_others_see_that_a_tile_is_taken_but_not_which() -> None:
    s = sleeper()
    s.stacks[4] = 3
    look_at(s, 300, "R300-1", "R300-5", "R300-9")
    play(s, "put R300-5")
    assert GAME.view(s, 0).frames[-1].args == (4, TILE_NUMBER["R300-5"])
    yours = GAME.view(s, 1)
    assert yours.frames[-1].args == (4, -1)
    taken = set()
    for i in range(40):
        world = GAME.imagine(yours, Rng(str(i)))
        one = world.frames[-1].args[1]
        assert one in rooms_in(4, world.fixed[4])
        taken.add(one)
    assert len(taken) > 3  # any room that may lie there


def test_C_661_A_46_what_was_seen_is_remembered_by_the_seat_alone() -> None:
    s = sleeper()
    s.stacks[4] = 3
    look_at(s, 300, "R300-1", "R300-5", "R300-9")
    play(s, "put R300-5", "done")
    mine, yours = GAME.view(s, 0), GAME.view(s, 1)
    assert mine.deck_rooms == s.deck_rooms and yours.deck_rooms == (-1,)
    left = {TILE_NUMBER["R300-1"], TILE_NUMBER["R300-9"]}
    sets = [set(rooms_in(4, seen)) for seen in mine.seen]
    assert left in sets
    assert yours.seen == ()
    # another player looks at the same stack and takes one of the two: seat 0 knows both as a set
    s.frames = [Frame("buy", 0), Frame("look", 1)]
    play(s, "look 300")
    assert s.to_move() == 1  # nothing is drawn: what lies there is fixed
    play(s, "put R300-9", "done")
    mine = GAME.view(s, 0)
    assert mine.deck_rooms == (TILE_NUMBER["R300-5"], -1)
    sets = [set(rooms_in(4, seen)) for seen in mine.seen]
    assert left in sets
    theirs = [set(rooms_in(4, seen)) for seen in GAME.view(s, 1).seen]
    assert {TILE_NUMBER["R300-1"]} in theirs and {TILE_NUMBER["R300-9"]} in theirs


def test_C_662_D_13_in_the_last_round_they_go_face_up_onto_the_discard_pile() -> None:
    s = sleeper(last=True)
    s.stacks[4] = 2
    look_at(s, 300, "R300-1", "R300-5")
    told = play(s, "put R300-1", "put R300-5")
    assert s.deck_rooms == () and s.stacks[4] == 0  # and so can empty the stack
    assert s.gone == (TILE_NUMBER["R300-1"], TILE_NUMBER["R300-5"])
    assert keys(told).count("discarded") == 2  # everybody sees them


def test_A_22_an_empty_stack_cannot_be_chosen_and_without_any_there_is_no_reward() -> None:
    s = sleeper()
    s.stacks[0] = 0
    assert refused(s, "look 100") == "A-22"
    s = own(table(), grow(("R100-7", (0,))))
    s.stacks = [0] * 10
    in_hand(s, "R200-7")
    play(s, place_text(spot(s.castles[0], "R200-7", 1)))
    s = own(table(), SLEEPING)
    s.stacks = [0] * 10
    in_hand(s, "R100-9")
    told = play(s, place_text(spot(s.castles[0], "R100-9", 1)))
    assert "reward-lost" in keys(told)


UTILITY = grow(("R100-7", (0,)))


def test_C_671_utility_draws_two_cards_keeps_one() -> None:
    s = own(table(), UTILITY)
    in_hand(s, "R100-4")
    play(s, place_text(spot(UTILITY, "R100-4", 1)), "reward R100-4", "draw B-05", "draw B-09")
    assert texts(s) == ["return B-05", "return B-09"]
    assert refused(s, "keep") == refused(s, "return B-01") == "C-671"
    assert GAME.view(s, 1).looking == (-1, -1)
    play(s, "return B-05")
    assert s.hands[0] == (8,) and s.cards.bottom == [4]


def test_A_25_one_card_left_may_be_kept_none_is_no_reward() -> None:
    s = own(table(), UTILITY)
    s.cards.rest = [0] * 26 + [1]
    in_hand(s, "R100-4")
    play(s, place_text(spot(UTILITY, "R100-4", 1)), "reward R100-4", "draw B-27")
    assert texts(s) == ["return B-27", "keep"]
    play(s, "keep")
    assert s.hands[0] == (26,)
    s = own(table(), UTILITY)
    s.cards.rest = [0] * 27
    in_hand(s, "R100-4")
    told = play(s, place_text(spot(UTILITY, "R100-4", 1)))
    assert "reward-lost" in keys(told)


def test_C_681_outdoor_brings_10000_from_the_bank() -> None:
    s = completed(2, built=castle_with("outdoor"))
    play(s, f"reward {of_type('outdoor')}")
    assert s.money == [25000, 15000]


def test_a_chain_through_free_tiles_ends_and_keeps_all_rewards() -> None:
    """Random castles: every reward list comes to an end, whatever is chosen."""
    from palatine.core.rng import Rng

    for number in range(12):
        rng = Rng(f"chain {number}")
        s = GAME.new(2)
        while s.to_move() != -2:
            if s.to_move() == CHANCE:
                GAME.apply(s, CHANCE, GAME.pick(s, rng.below(GAME.total(s))))
                continue
            legal = GAME.legal(s, s.to_move())
            wanted = [a for a in legal if a.text.startswith(("reward", "free", "as", "buy"))]
            choice = wanted or legal
            GAME.apply(s, s.to_move(), choice[rng.below(len(choice))])
        assert s.extra == 0
