"""Secrets: a seat sees, may do and is told the same in every world that fits what it sees."""

from collections.abc import Iterator
from typing import Any

from contract.plays import Play
from palatine.core.action import Action
from palatine.core.errors import PalatineError
from palatine.core.events import EVERYBODY, NOBODY, Event
from palatine.core.state import CHANCE, SPECTATOR, WHOLE, Together

End = tuple[str, Any, list[Event]]  # of an action: its text, the state and events it brings

TRIED = 400  # actions that might look like the true one to somebody who does not see it


def imagined_worlds_look_the_same(play: Play) -> None:
    """view(imagine(v)) == v, twice over; a world has all its pieces; worlds differ."""
    game = play.game
    rng = play.rng("imagine")
    hidden = different = 0
    for at in play.sample:
        s = play.states[at]
        pieces = game.inventory(s)
        for viewer in play.viewers:
            v = game.view(s, viewer)
            key = v.key()
            assert v.viewer == viewer
            worlds = set()
            for _ in range(2):
                world = game.imagine(v, rng)
                assert world.viewer == WHOLE
                seen = game.view(world, viewer).key()
                assert seen == key, f"entry {at}, viewer {viewer}: the world looks different"
                assert game.inventory(world) == pieces, f"entry {at}, viewer {viewer}"
                worlds.add(world.key())
            assert v.key() == key, f"entry {at}: imagining changed the view"
            v.viewer = WHOLE
            hidden += v.key() != s.key()
            different += len(worlds) > 1
    # here and there only one world fits, but not everywhere
    assert different or hidden < 30, "much is hidden, but only one world is ever imagined"


def the_same_may_be_done(play: Play) -> None:
    """pending, and the viewer's legal, check and offers, in the state, the view and any world."""
    game = play.game
    rng = play.rng("same")
    for at in play.sample:
        s = play.states[at]
        some = [action for _, action in play.moves[:: max(1, len(play.moves) // 15)]]
        for viewer in play.viewers:
            v = game.view(s, viewer)
            world = game.imagine(v, rng)
            first = _what_may_be_done(play, s, viewer, some)
            where = f"entry {at}, viewer {viewer}"
            assert _what_may_be_done(play, v, viewer, some) == first, f"{where}: the view"
            assert _what_may_be_done(play, world, viewer, some) == first, f"{where}: a world"


def _what_may_be_done(play: Play, s: Any, viewer: int, some: list[Action]) -> list[Any]:
    game = play.game
    answers: list[Any] = [p.to_json() for p in game.pending(s)]
    if viewer != SPECTATOR:
        answers += [a.text for a in game.legal(s, viewer)]
        answers += [_refusal(play, s, viewer, action) for action in some]
    seen = s.clone()
    seen.viewer = viewer
    return answers + list(game.face.offers(seen))


def _refusal(play: Play, s: Any, viewer: int, action: Action) -> Any:
    try:
        play.game.check(s, viewer, action)
    except PalatineError as error:
        return type(error).__name__, error.key, getattr(error, "rule", ""), error.details
    return None


def what_is_not_told_is_not_seen(play: Play) -> None:
    """Draws and moves of others of which a viewer is told the same, and by which nothing is
    revealed to him, look the same to him: two cards he cannot tell apart may change places.
    And of draws and secret choices that look the same to him he is told the same."""
    game = play.game
    for at in play.sample[:-1]:
        s = play.states[at]
        for asked in game.pending(s):
            legal = game.legal(s, asked.seat)
            ends = [_applied(play, s, asked.seat, a) for a in legal[:: len(legal) // 12 + 1]]
            for viewer in play.viewers:
                if viewer != asked.seat or asked.seat == CHANCE:
                    secret = asked.seat == CHANCE or isinstance(s.frames[-1], Together)
                    _check_ends(play, ends, viewer, secret, f"entry {at}, viewer {viewer}")


def _applied(play: Play, s: Any, seat: int, action: Action) -> End:
    after = s.clone()
    told: list[Event] = []
    play.game.apply(after, seat, action, told)
    _draw_on(play, after, told)
    return action.text, after, told


def _draw_on(play: Play, s: Any, told: list[Event]) -> None:
    """Nobody is shown anything before all is drawn."""
    while play.game.to_move(s) == CHANCE:
        play.game.apply(s, CHANCE, play.game.pick(s, 0), told)


def _check_ends(play: Play, ends: list[End], viewer: int, secret: bool, where: str) -> None:
    seen: dict[str, tuple[str, str]] = {}
    told: dict[str, tuple[str, str]] = {}
    for text, after, events in ends:
        if any(_reveals(event, viewer) for event in events):
            continue
        if not (secret or _told(events, viewer)):
            continue  # half of an open move, told when it is whole
        key = play.game.view(after, viewer).key()
        telling = str(_told(events, viewer))
        other, same = seen.setdefault(telling, (text, key))
        assert key == same, f"{where}: {text!r} looks different from {other!r}, but why?"
        other, same = told.setdefault(key, (text, telling))
        assert telling == same or not secret, f"{where}: he is told of {text!r}, not of {other!r}"


def other_worlds_go_on_alike(play: Play) -> None:
    """A viewer follows a game in another world that fits, and cannot tell the two apart.

    Each entry is answered there by one that looks the same to the viewer, his own by itself: his
    view and the events he is told are equal, until something is revealed to him that only the
    true world has. Then the events must say so (`reveals`), and another world takes over.
    """
    rng = play.rng("worlds")
    for viewer in (rng.below(play.case.seats), SPECTATOR):
        world = None
        for at in range(len(play.moves)):
            if world is None or at % 25 == 0:
                world = play.game.imagine(play.game.view(play.states[at], viewer), rng)
            world = _follow(play, at, viewer, world)


def _follow(play: Play, at: int, viewer: int, world: Any) -> Any:
    """The other world after an entry that looks like the true one; None if there can be none."""
    game = play.game
    who, action = play.moves[at]
    wanted = game.view(play.states[at + 1], viewer).key()
    told = _told(play.events[at], viewer)
    drawing = game.to_move(play.states[at + 1]) == CHANCE
    for other in _lookalikes(play, world, viewer, who, action):
        after = world.clone()
        events: list[Event] = []
        game.apply(after, who, other, events)
        if not drawing:  # how many draws it takes may differ: nobody is shown anything in between
            _draw_on(play, after, events)
        if _told(events, viewer) == told and game.view(after, viewer).key() == wanted:
            return after
    revealed = any(_reveals(event, viewer) for event in play.events[at])
    assert revealed or drawing, (
        f"entry {at} ({who} {action.text}): viewer {viewer} can tell two worlds apart, "
        f"but no event says that anything is revealed to him"
    )
    return None


def _lookalikes(play: Play, world: Any, viewer: int, who: int, action: Action) -> Iterator[Action]:
    """The viewer's own action is what it is. Of others' and of draws a few different ones come
    first, so that the worlds part where they can; then the same, then all the rest."""
    legal = play.game.legal(world, who)
    if who == viewer and who != CHANCE:
        yield from [action] if action in legal else []
        return
    different = [other for other in legal if other != action]
    start = len(different) * 5 // 8
    some = (different[start:] + different[:start])[:TRIED]
    yield from some[:2]
    if action in legal:
        yield action
    yield from some[2:]


def _told(events: list[Event], viewer: int) -> list[Any]:
    """What reaches the viewer. (What it reveals, and to whom, stays in the engine.)"""
    return [(e.key, e.args, e.moves) for e in events if e.is_for(viewer)]


def _reveals(event: Event, viewer: int) -> bool:
    if viewer == SPECTATOR:
        return event.is_for(viewer) and event.reveals != NOBODY
    return event.reveals == EVERYBODY or event.reveals & (1 << viewer) != 0


CHECKS = [
    imagined_worlds_look_the_same,
    the_same_may_be_done,
    what_is_not_told_is_not_seen,
    other_worlds_go_on_alike,
]
