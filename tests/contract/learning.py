"""What learners get: numbers that keep to what is declared and tell no secrets, and actions as
numbers that lose nothing."""

import json
from typing import Any

from contract.plays import Play
from palatine.core.buffers import Flags, Numbers
from palatine.core.choosing import Chooser, action_of, numbers_of
from palatine.core.encoding import CHOSEN, Encoding
from palatine.core.errors import NotLegal
from palatine.core.state import CHANCE

MANY = 60  # legal actions of one decision that are followed number by number
MARGIN = 7  # numbers before and after what is written, which must stay as they were


def full(play: Play) -> Encoding[Any]:
    """The game's encoding with all its optional groups."""
    plain = play.game.encoding()
    return play.game.encoding([f.name for f in plain.everything if f.optional])


def written(encoding: Encoding[Any], s: Any, seat: int) -> list[int]:
    """What is written of a state, between numbers that belong to others."""
    into = Numbers(encoding.size + 2 * MARGIN)
    for at in range(into.size):
        into.put(at, 99)
    encoding.write(s, seat, into, MARGIN)
    edges = into.read(0, MARGIN) + into.read(MARGIN + encoding.size)
    assert edges == [99] * 2 * MARGIN, "written outside its place"
    return into.read(MARGIN, encoding.size)


def features_keep_to_their_ranges(play: Play) -> None:
    """For every viewer at every time all numbers are in the range that is declared."""
    encoding = full(play)
    names = [feature.name for feature in encoding.features]
    assert len(set(names)) == len(names)
    assert encoding.size == sum(feature.size for feature in encoding.features)
    for feature in encoding.features:
        assert feature.about and feature.low < feature.high, feature.name
    for at in play.sample:
        for viewer in play.viewers:
            numbers = written(encoding, play.states[at], viewer)
            for feature in encoding.features:
                start = encoding.starts[feature.name]
                part = numbers[start : start + feature.size]
                where = f"entry {at}, viewer {viewer}: {feature.name}"
                assert feature.low <= min(part) and max(part) <= feature.high, where


def optional_groups_change_nothing_else(play: Play) -> None:
    """What is always written is the same with and without the optional groups."""
    plain, encoding = play.game.encoding(), full(play)
    assert not any(feature.optional for feature in plain.features)
    for at in play.sample[:6]:
        for viewer in play.viewers:
            few, many = (e.named(play.states[at], viewer) for e in (plain, encoding))
            assert few == {name: many[name] for name in few}


def learners_are_told_no_secrets(play: Play) -> None:
    """A view, the same view stored and loaded, the state it was made from and any world that fits
    it are written alike; looking changes nothing."""
    game, encoding, rng = play.game, full(play), play.rng("learning")
    for at in play.sample:
        s = play.states[at]
        before = s.key()
        for viewer in play.viewers:
            v = game.view(s, viewer)
            where = f"entry {at}, viewer {viewer}"
            first = written(encoding, s, viewer)
            assert written(encoding, v, viewer) == first, f"{where}: the view"
            world = game.imagine(v, rng)
            assert written(encoding, world, viewer) == first, f"{where}: a world"
            loaded = game.load(json.loads(json.dumps(v.to_json())))
            assert written(encoding, loaded, viewer) == first, f"{where}: what is stored"
        assert s.key() == before


def the_mask_is_what_is_legal(play: Play) -> None:
    """Numbers one by one lead to every legal action and to nothing else, and are told apart."""
    game = play.game
    numbering = game.numbering
    assert len(set(numbering.names)) == numbering.count
    flags = Flags(numbering.count + 2 * MARGIN)
    for at in play.decisions:
        s = play.states[at]
        for asked in game.pending(s):
            legal = game.legal(s, asked.seat)
            paths = {tuple(numbering.path(s, asked.seat, a)): a for a in legal}
            assert len(paths) == len(legal) and () not in paths, f"entry {at}"
            assert all(0 <= n < numbering.count for path in paths for n in path)
            for path in list(paths)[:: len(paths) // MANY + 1]:
                _follow(play, s, asked.seat, list(path), list(paths), flags)
                assert action_of(game, s, asked.seat, list(path)) == paths[path]


def _follow(
    play: Play, s: Any, seat: int, path: list[int], paths: list[tuple[int, ...]], flags: Flags
) -> None:
    """Before every number of a path the mask shows just the numbers that go on from here."""
    chooser = Chooser(play.game)
    chooser.ask(s, seat)
    for k, number in enumerate(path):
        going_on = {p[k] for p in paths if list(p[:k]) == path[:k]}
        chooser.mask(s, flags, MARGIN)
        assert flags.raised() == [n + MARGIN for n in sorted(going_on)]
        assert chooser.allowed(s) == sorted(going_on)
        wrong = next(n for n in range(-1, play.game.numbering.count + 1) if n not in going_on)
        try:
            chooser.take(s, wrong)
            raise AssertionError(f"{wrong} is not allowed")
        except NotLegal as error:
            assert error.key == "error-number-not-allowed"
        assert (chooser.take(s, number) is None) == (k + 1 < len(path))


def half_made_choices_are_shown(play: Play) -> None:
    """The group `chosen` tells the numbers so far, and nothing before the first."""
    encoding = play.game.encoding()
    if CHOSEN not in encoding.starts:
        assert play.game.numbering.depth == 1
        return
    into = Numbers(encoding.size)
    for at in play.decisions:
        s = play.states[at]
        seat = play.game.pending(s)[0].seat
        for action in play.game.legal(s, seat)[:MANY]:
            path = play.game.numbering.path(s, seat, action)
            encoding.write(s, seat, into)
            assert not any(into.read(encoding.chosen_at))
            chooser = Chooser(play.game)
            chooser.ask(s, seat)
            for number in path[:-1]:
                chooser.take(s, number)
            chooser.mark_chosen(into, encoding.chosen_at)
            assert sum(into.read(encoding.chosen_at)) == len(path) - 1


def numbers_lose_nothing(play: Play) -> None:
    """A whole game as numbers, read back, is the same game."""
    game = play.game
    s = game.new(play.case.seats, play.case.options)
    for who, action in play.moves:
        read = action
        if who != CHANCE:
            read = action_of(game, s, who, numbers_of(game, s, who, action))
            assert read.text == action.text
        game.apply(s, who, read)
    assert s.key() == play.states[-1].key()


CHECKS = [
    features_keep_to_their_ranges,
    optional_groups_change_nothing_else,
    learners_are_told_no_secrets,
    the_mask_is_what_is_legal,
    half_made_choices_are_shown,
    numbers_lose_nothing,
]
