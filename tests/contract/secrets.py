"""Secrets: a seat sees, may do and is told the same in every world that fits what it sees."""

from collections.abc import Iterator
from typing import Any

from contract.plays import Play
from palatine.core.action import Action
from palatine.core.errors import PalatineError
from palatine.core.events import EVERYBODY, NOBODY, Event
from palatine.core.state import CHANCE, SPECTATOR, WHOLE

TRIED = 400  # actions that might look like the true one to somebody who does not see it


def imagined_worlds_look_the_same(play: Play) -> None:
    """view(imagine(v)) == v, twice over; and a world is whole, with all its pieces."""
    game = play.game
    rng = play.rng("imagine")
    for at in play.sample:
        s = play.states[at]
        pieces = game.inventory(s)
        for viewer in play.viewers:
            v = game.view(s, viewer)
            key = v.key()
            assert v.viewer == viewer
            for _ in range(2):
                world = game.imagine(v, rng)
                assert world.viewer == WHOLE
                seen = game.view(world, viewer).key()
                assert seen == key, f"entry {at}, viewer {viewer}: the world looks different"
                assert game.inventory(world) == pieces, f"entry {at}, viewer {viewer}"
            assert v.key() == key, f"entry {at}: imagining changed the view"


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
    return answers + list(game.offers(seen))


def _refusal(play: Play, s: Any, viewer: int, action: Action) -> Any:
    try:
        play.game.check(s, viewer, action)
    except PalatineError as error:
        return type(error).__name__, error.key, getattr(error, "rule", ""), error.details
    return None


def other_worlds_go_on_alike(play: Play) -> None:
    """A viewer follows a game in another world that fits, and cannot tell the two apart.

    Each entry is answered there by one that looks the same to the viewer, his own by itself: his
    view and the events he is told are equal, until something is revealed to him that only the
    true world has. Then the events must say so (`reveals`), and another world takes over.
    """
    rng = play.rng("worlds")
    viewers = play.viewers if play.looks > 100 else [play.number % play.case.seats, SPECTATOR]
    for viewer in viewers:
        world = None
        for at in range(len(play.moves)):
            if world is None:
                world = play.game.imagine(play.game.view(play.states[at], viewer), rng)
            world = _follow(play, at, viewer, world)


def _follow(play: Play, at: int, viewer: int, world: Any) -> Any:
    """The other world after an entry that looks like the true one; None if there can be none."""
    game = play.game
    who, action = play.moves[at]
    wanted = game.view(play.states[at + 1], viewer).key()
    told = _told(play.events[at], viewer)
    for other in _lookalikes(play, world, viewer, who, action):
        after = world.clone()
        events: list[Event] = []
        game.apply(after, who, other, events)
        if game.view(after, viewer).key() == wanted and _told(events, viewer) == told:
            return after
    assert any(_reveals(event, viewer) for event in play.events[at]), (
        f"entry {at} ({who} {action.text}): viewer {viewer} can tell two worlds apart, "
        f"but no event says that anything is revealed to him"
    )
    return None


def _lookalikes(play: Play, world: Any, viewer: int, who: int, action: Action) -> Iterator[Action]:
    """The same action first; then, if the viewer need not know which it was, the others."""
    legal = play.game.legal(world, who)
    if action in legal:
        yield action
    if who != viewer or who == CHANCE:
        yield from [other for other in legal if other != action][:TRIED]


def _told(events: list[Event], viewer: int) -> list[Any]:
    """What reaches the viewer. (What it reveals, and to whom, stays in the engine.)"""
    return [(e.key, e.args, e.moves) for e in events if e.is_for(viewer)]


def _reveals(event: Event, viewer: int) -> bool:
    if viewer == SPECTATOR:
        return event.is_for(viewer) and event.reveals != NOBODY
    return event.reveals == EVERYBODY or event.reveals & (1 << viewer) != 0


CHECKS = [imagined_worlds_look_the_same, the_same_may_be_done, other_worlds_go_on_alike]
