"""Completion rewards (C-6xx)."""

from palatine.core.action import Action
from palatine.core.errors import NotLegal
from palatine.core.events import Arg
from palatine.core.state import Frame
from palatine.core.step import Automatic, Events, Step
from palatine.games.castles import scoring
from palatine.games.castles.actions import (
    AS,
    ASES,
    DECLINE,
    DECLINES,
    FREE,
    FREE_HALLWAY,
    FREE_STAIRS,
    REWARD,
    REWARDS,
)
from palatine.games.castles.effects import (
    add_points,
    can_reward,
    count_cellar,
    deal_frames,
    fitting_corridors,
    named,
    named_as_object,
    rewards_left,
    take_corridor_tile,
    tell,
)
from palatine.games.castles.parts import (
    ACTIVITY,
    ACTIVITY_REWARD,
    CORRIDOR,
    DOWNSTAIRS,
    FOOD,
    HALLWAY,
    LIVING,
    OUTDOOR,
    OUTDOOR_REWARD,
    SLEEPING,
    TYPE_OF,
    UTILITY,
)
from palatine.games.castles.reasons import no_such_choice, why
from palatine.games.castles.state import REWARD_POINTS, CastlesState


class Rewards(Step[CastlesState]):
    """C-602, D-07, A-07  Take the rewards in any order, or decline those that are left. In the
    frame: the numbers of the completed tiles."""

    name = "rewards"

    def legal(self, s: CastlesState, f: Frame, seat: int) -> list[Action]:
        found: list[Action] = []
        for number in f.args:
            action = REWARDS[s.castles[seat].tiles[number].tile]
            if action not in found:
                found.append(action)
        found.append(DECLINES)
        return found

    def why(self, s: CastlesState, f: Frame, seat: int, a: Action) -> NotLegal | None:
        if a.kind == DECLINE:
            return None
        if a.kind != REWARD:
            return no_such_choice("C-602")
        if waiting_number(s, f, seat, a) < 0:
            return NotLegal("C-602", "castles-why-no-reward", {"room": named(a.a)})
        return None

    def take(self, s: CastlesState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        if a.kind == DECLINE:
            return self._decline(s, f, seat, out)
        number = waiting_number(s, f, seat, a)
        rest = tuple([other for other in f.args if other != number])
        kind = TYPE_OF[s.castles[seat].tiles[number].tile]
        if kind != DOWNSTAIRS:
            return reward(s, seat, kind, number, rest, out)
        if count_cellar(s, seat, s.castles[seat].tiles[number].tile, out):
            return [Frame("pair", seat, (number,) + rest)]
        return rewards_left(s, seat, rest, out)

    def _decline(self, s: CastlesState, f: Frame, seat: int, out: Events) -> list[Frame]:
        """Downstairs rooms count as completed all the same."""
        tell(out, "declined", {"seat": seat})
        for number in f.args:
            tile = s.castles[seat].tiles[number].tile
            if TYPE_OF[tile] == DOWNSTAIRS:
                count_cellar(s, seat, tile, out)
        return []


def waiting_number(s: CastlesState, f: Frame, seat: int, a: Action) -> int:
    """The first completed tile that an action names, -1 if there is none."""
    for number in f.args:
        if REWARDS[s.castles[seat].tiles[number].tile] == a:
            return number
    return -1


def reward(
    s: CastlesState, seat: int, kind: int, number: int, rest: tuple[int, ...], out: Events
) -> list[Frame]:
    """C-611 ... C-681  What completing a room of this type brings; then the rewards left."""
    castle = s.castles[seat]
    more = Frame("more", seat, rest)
    room = castle.tiles[number].tile
    if kind == ACTIVITY:  # C-611
        add_points(s, seat, REWARD_POINTS, ACTIVITY_REWARD)
        _tell(seat, room, "reward-activity", out)
    elif kind == FOOD:  # C-641, A-07
        s.extra += 1
        _tell(seat, room, "reward-food", out)
    elif kind == LIVING:  # C-651
        points = scoring.score_again(castle, number, s.corners)
        add_points(s, seat, REWARD_POINTS, points)
        _tell(seat, room, "reward-living", out, points)
    elif kind == OUTDOOR:  # C-681
        s.money[seat] += OUTDOOR_REWARD
        _tell(seat, room, "reward-outdoor", out)
    elif kind == CORRIDOR:  # C-621, A-08
        s.corridor_used = True
        return free_tile(s, seat, rest, out)
    elif kind == SLEEPING:  # C-661
        return [Frame("look", seat), more]
    else:  # C-671, A-25
        assert kind == UTILITY
        drawn = min(2, s.cards.size())
        return deal_frames(seat, drawn, False) + [Frame("return", seat), more]
    return rewards_left(s, seat, rest, out)


def _tell(seat: int, room: int, key: str, out: Events, points: int | None = None) -> None:
    """What a reward brought, where anybody listens."""
    if out is not None:
        args: dict[str, Arg] = {"seat": seat, "room": named(room)}
        if points is not None:
            args["points"] = points
        tell(out, key, args)


def free_tile(s: CastlesState, seat: int, rest: tuple[int, ...], out: Events) -> list[Frame]:
    """C-621, A-09  Hallway or stairs; no question where only one of them can be placed."""
    fitting = fitting_corridors(s, seat)
    if len(fitting) > 1:
        return [Frame("free", seat, rest)]
    return take_free(s, seat, fitting[0], rest, out)


def take_free(
    s: CastlesState, seat: int, tile: int, rest: tuple[int, ...], out: Events
) -> list[Frame]:
    """C-621  It is placed, scored, and what it completes joins the list (D-08)."""
    take_corridor_tile(s, tile)
    if out is not None:
        tell(out, "reward-corridor", {"seat": seat, "room": named_as_object(tile)})
    return [Frame("place", seat, (tile,) + rest)]


class Free(Step[CastlesState]):
    """C-621  A hallway or stairs for free. In the frame: rewards still to come."""

    name = "free"

    def legal(self, s: CastlesState, f: Frame, seat: int) -> list[Action]:
        return [FREE_HALLWAY if t == HALLWAY else FREE_STAIRS for t in fitting_corridors(s, seat)]

    def why(self, s: CastlesState, f: Frame, seat: int, a: Action) -> NotLegal | None:
        if a.kind != FREE:
            return no_such_choice("C-621")
        return None if a.a in fitting_corridors(s, seat) else why("A-09", "no-place-free")

    def take(self, s: CastlesState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        return take_free(s, seat, a.a, f.args, out)


class Pair(Step[CastlesState]):
    """C-631, A-11  Every second downstairs room: any one of the other seven rewards. In the frame:
    the room just completed, then the rewards still to come."""

    name = "pair"

    def legal(self, s: CastlesState, f: Frame, seat: int) -> list[Action]:
        found = [
            ASES[kind]
            for kind in range(len(ASES))
            if kind != DOWNSTAIRS and can_reward(s, seat, kind)
        ]
        found.append(DECLINES)
        return found

    def why(self, s: CastlesState, f: Frame, seat: int, a: Action) -> NotLegal | None:
        if a.kind == DECLINE:
            return None
        if a.kind != AS:
            return no_such_choice("C-631")
        if a.a == DOWNSTAIRS:
            return why("C-631", "other-reward")
        if can_reward(s, seat, a.a):
            return None
        rule = {CORRIDOR: "A-08" if s.corridor_used else "A-09", SLEEPING: "A-22"}
        return why(rule.get(a.a, "A-25"), "reward-gone")

    def take(self, s: CastlesState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        if a.kind == DECLINE:
            tell(out, "declined", {"seat": seat})
            return rewards_left(s, seat, f.args[1:], out)
        return reward(s, seat, a.a, f.args[0], f.args[1:], out)


class More(Automatic[CastlesState]):
    """C-602  The rewards still to come, after one that took several steps."""

    name = "more"

    def run(self, s: CastlesState, f: Frame, out: Events) -> list[Frame]:
        return rewards_left(s, f.seat, f.args, out) if f.args else []


REWARD_STEPS: list[Step[CastlesState]] = [Rewards(), Free(), Pair(), More()]
