"""Positions with one clear best choice, for puzzles: how much better it is, and how sure that is.

A position is searched several times, each time with other luck. The difference between two actions
within one search is far less noisy than their values, so margins and their standard errors are made
of these differences. With rollouts alone, without a clock, the same seed gives the same answer on
every machine.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from palatine.bots.base import AnyGame
from palatine.bots.budget import Budget
from palatine.bots.candidates import Candidate, Found
from palatine.bots.knowledge import knowledge_of
from palatine.bots.levels import Palatine
from palatine.bots.search import opinion
from palatine.bots.statistics import mean_and_error
from palatine.core.action import Action
from palatine.core.state import CHANCE

Points = dict[str, int]
_TURN = re.compile(r"r[0-3]")  # the touch that turns a tile


@dataclass(frozen=True)
class Searched:
    """An action as several searches saw it. less: by how many points of the expected lead it is
    worse than the best one; error: the standard error of that. expected: the seat's own final
    points by category, means over all rollouts."""

    text: str
    less: float
    error: float
    expected: dict[str, float]


@dataclass(frozen=True)
class Line:
    """Actions of one turn in a row, and the points that they bring at once, by category."""

    texts: tuple[str, ...]
    points: Points

    @property
    def total(self) -> int:
        return sum(self.points.values())


class TooMany(Exception):
    """A turn has more possibilities than the caller wants to look at."""


# --- what a search says -------------------------------------------------------------------------


def searched(game: AnyGame, view: Any, rollouts: int, runs: int, seed: str) -> list[Searched]:
    """The actions that `runs` searches of so many rollouts looked at, the best first; those that
    some search left out are missing."""
    opinions: list[dict[str, float]] = []
    points: dict[str, list[Candidate]] = {}
    for run in range(runs):
        found = Palatine(f"{seed} {run}").think(
            game, view, knowledge_of(game.meta.id), Budget(rollouts)
        )
        first = _by_first_action(found)
        usual = max(found.candidates, key=lambda line: line.prior)
        opinions.append({t: opinion(line, usual, view.viewer) for t, line in first.items()})
        for text, line in first.items():
            points.setdefault(text, []).append(line)
    known = [text for text in points if all(text in said for said in opinions)]
    best = max(known, key=lambda text: sum(said[text] for said in opinions))
    told = [_searched(text, best, opinions, points[text]) for text in known]
    return sorted(told, key=lambda one: (one.less, one.text))


def _by_first_action(found: Found) -> dict[str, Candidate]:
    """The best candidate that begins with each action; candidates are sorted, the best first."""
    first: dict[str, Candidate] = {}
    for line in found.candidates:
        first.setdefault(line.action.text, line)
    return first


def _searched(
    text: str, best: str, opinions: list[dict[str, float]], lines: list[Candidate]
) -> Searched:
    less, error = mean_and_error([said[best] - said[text] for said in opinions])
    visits = sum(line.node.visits for line in lines)
    keys = dict.fromkeys(key for line in lines for key in line.points)
    expected = {
        key: sum(line.points.get(key, 0.0) for line in lines) / visits for key in keys if visits
    }
    return Searched(text, less, error, expected)


# --- what the rules count at once ---------------------------------------------------------------


def single(game: AnyGame, view: Any) -> list[Line]:
    """What can be offered now, with the points that it brings at once, most first. Of the ways to
    turn a tile on one place only the best is kept."""
    best: dict[tuple[str, ...], Line] = {}
    for offer in game.face.offers(view):
        if len(offer.texts) > 1:
            continue
        points = game.face.preview(view, game.parse(offer.text))
        line = Line((offer.text,), points)
        place = tuple(touch for touch in offer.touches if not _TURN.fullmatch(touch))
        if place not in best or line.total > best[place].total:
            best[place] = line
    return sorted(best.values(), key=lambda line: (-line.total, line.texts))


def turns(game: AnyGame, view: Any, actions: int, most: int) -> Iterator[tuple[Line, Any]]:
    """Every position that the viewer can reach in this turn without a draw, by a shortest line; at
    most so many actions (0: any number). `TooMany` where there are more than `most` positions."""
    known = {view.key()}
    waiting: list[tuple[Any, Line]] = [(view.clone(), Line((), {}))]
    for state, line in waiting:
        if actions and len(line.texts) == actions:
            continue
        for action, after, points in _steps(game, state):
            key = after.key()
            if key in known:
                continue
            known.add(key)
            if len(known) > most:
                raise TooMany
            longer = Line((*line.texts, action.text), _sum(line.points, points))
            waiting.append((after, longer))
            yield longer, after


def _steps(game: AnyGame, state: Any) -> Iterator[tuple[Action, Any, Points]]:
    """The actions of the viewer that draw nothing, with the views to which they lead."""
    for action in game.legal(state, state.viewer):
        after = state.clone()
        game.apply(after, state.viewer, action)
        if game.to_move(after) != CHANCE:
            yield action, after, game.face.preview(state, action)


def _sum(one: Points, more: Points) -> Points:
    return {key: one.get(key, 0) + more.get(key, 0) for key in dict.fromkeys([*one, *more])}
