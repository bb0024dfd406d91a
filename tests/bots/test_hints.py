"""Hints and reviews: documents whose numbers add up, in words of every language."""

from typing import Any

import pytest

from palatine import games
from palatine.bots import make
from palatine.bots.base import AnyGame
from palatine.bots.budget import Budget
from palatine.bots.candidates import Candidate, Found
from palatine.bots.hints import explained, hint, hint_lines
from palatine.bots.judgement import judge
from palatine.bots.reasons import category
from palatine.bots.review import MISTAKE, judged, lines, review
from palatine.core.action import Action
from palatine.core.match import Match
from palatine.core.record import UNDO, Record
from palatine.core.state import OVER
from palatine.games.torres.state import TorresState
from palatine.locales import languages, load

EVERY_GAME = [games.load(game) for game in games.GAMES]
every_game = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.meta.id)


def match_after(game: AnyGame, decisions: int) -> Match:
    """A game between random players, stopped where somebody has a choice."""
    seats = max(2, game.meta.seats[0])
    match = Match(game, seats, seed="hints")
    bots = [make("random", str(seat)) for seat in range(seats)]
    while not match.over and (decisions > 0 or len(match.legal()) < 3):
        seat = match.seat
        match.play(bots[seat].choose(game, match.view(seat)).text, seat)
        decisions -= 1
    return match


@every_game
def test_a_hint_names_legal_actions_and_its_points_add_up(game: AnyGame) -> None:
    match = match_after(game, 8)
    view = match.view(match.seat)
    told = hint(game, view, 24)
    assert told == hint(game, view, 24)
    assert (told.game, told.seat) == (game.meta.id, match.seat)
    legal = match.legal()
    assert len(told.options) == min(3, len(legal))
    assert sum(option.rollouts > 0 for option in told.options) >= min(2, len(legal))
    for option in told.options:
        assert option.action in legal
        assert option.path[0] == option.action
        assert sum(option.expected.values()) == pytest.approx(option.total, abs=0.1)
    assert len({option.action for option in told.options}) == len(told.options)
    assert set(told.options[0].difference.values()) <= {0.0}


@every_game
def test_a_hint_names_others_where_time_was_for_one_line_only(game: AnyGame) -> None:
    """On a busy machine a search may end before all have been played."""
    match = match_after(game, 8)
    view = match.view(match.seat)

    def hurried(iterations: int, seconds: float | None) -> Found:
        found = judge(game, view, Budget(iterations))
        late = [
            Candidate(line.path, line.prior, len(line.node.total)) for line in found.candidates[1:]
        ]
        return Found(found.viewer, [found.candidates[0], *late], 1, found.worlds[:1])

    told = hint(game, view, 12, elsewhere=hurried)
    assert len(told.options) == min(3, len(match.legal()))
    assert all(option.rollouts for option in told.options)


@every_game
@pytest.mark.parametrize("language", languages())
def test_a_hint_is_told_in_words(game: AnyGame, language: str) -> None:
    match = match_after(game, 8)
    view = match.view(match.seat)
    words = load(language, strict=True)
    told = hint(game, view, 12)
    lines = hint_lines(game, view, told, words)
    assert len(lines) == 1 + 2 * len(told.options)
    for option in told.options:
        assert any(option.action in line for line in lines)
        assert all(words.has(category(game.meta.id, key)) for key in option.expected)


@pytest.mark.parametrize("language", languages())
def test_options_of_the_same_value_are_told_as_equal(language: str) -> None:
    """The second came to what the first did in every world, the third to five points less."""
    game = games.load("louis")
    match = match_after(game, 8)
    view, words = match.view(match.seat), load(language, strict=True)
    found = came_to(view, game.legal(view, view.viewer), (0.0, 0.0, 5.0))
    told = hint(game, view, 9, elsewhere=lambda iterations, seconds: found)
    assert [(one.equal, one.less) for one in told.options] == [(False, 0), (True, 0), (False, 5)]
    shown = explained(game, view, told, words)
    assert [one.place for one in shown] == ["1", "=", "3"]
    equal = words("bots-reason-equal", {})
    assert [one.reason == equal for one in shown] == [False, True, False]
    assert sum(line.endswith(equal) for line in hint_lines(game, view, told, words)) == 1


def came_to(view: Any, legal: list[Action], less: tuple[float, ...]) -> Found:
    """A search whose candidates came to so many points less than others, in each of its worlds."""
    candidates = []
    for action, minus in zip(legal, less):
        candidates.append(Candidate((action,), 0.0, view.seats))
        for world, points in enumerate((40.0, 46.0, 43.0)):
            outlook = [{"missions": points - minus}] * view.seats
            candidates[-1].add([points - minus] * view.seats, outlook, view.viewer, world)
    return Found(view.viewer, candidates, 9, ["one", "two", "three"])


def test_what_is_surely_better_than_the_first_of_a_search_comes_before_it() -> None:
    """The knowledge's own opinion counts for a few rollouts, so it may stand behind."""
    game = games.load("louis")
    match = match_after(game, 8)
    view = match.view(match.seat)
    legal = game.legal(view, view.viewer)
    found = came_to(view, legal, (5.0, 0.0, 7.0))
    told = hint(game, view, 9, elsewhere=lambda iterations, seconds: found)
    assert [one.action for one in told.options] == [legal[at].text for at in (1, 0, 2)]
    assert [(one.less, one.equal) for one in told.options] == [(0, False), (5, False), (7, False)]


def test_what_comes_to_the_same_at_the_end_of_a_game_is_equal_and_nothing_else() -> None:
    """With the last action point of a game all is certain, so the rules can say what is equal."""
    game = games.load("torres")
    kinds = set()
    for seed in "abcdef":
        state = last_action(seed)
        told = hint(game, game.view(state, state.frames[-1].seat), 24)
        first, *others = [(option, final_lead(state, option.path)) for option in told.options]
        assert not first[0].equal
        for option, lead in others:
            assert option.less == pytest.approx(first[1] - lead)
            assert option.equal == (lead == first[1])
            kinds.add(option.equal)
    assert kinds == {False, True}


def last_action(seed: str) -> TorresState:
    """The last turn of a game of random players, with one action point."""
    game = games.load("torres")
    match = Match(game, 2, seed=seed)
    bots = [make("random", f"{seed}{seat}") for seat in range(2)]
    last = match.state
    while not match.over:
        frame = match.state.frames[-1]
        if frame.step == "turn" and frame.seat != last.frames[-1].seat:
            last = match.state.clone()
        match.play(bots[match.seat].choose(game, match.view(match.seat)).text)
    last.ap = 1
    assert isinstance(last, TorresState)
    return last


def final_lead(state: TorresState, path: list[str]) -> int:
    """By how much the seat that is asked leads at the end of the game, if it does this and ends."""
    game, seat, after = games.load("torres"), state.frames[-1].seat, state.clone()
    for text in path:
        game.apply(after, seat, game.parse(text))
    while game.to_move(after) != OVER:
        legal = {action.text: action for action in game.legal(after, seat)}
        game.apply(after, seat, legal.get("end", next(iter(legal.values()))))
    scores = game.result(after).scores
    return int(scores[seat] - scores[1 - seat])


def test_nobody_is_asked_nothing_is_said() -> None:
    game = games.load("torres")
    match = match_after(game, 8)
    view = match.view((match.seat + 1) % 2)
    told = hint(game, view, 5)
    assert told.options == []
    assert hint_lines(game, view, told, load("en")) == ["Nobody has anything to decide here."]


@pytest.fixture(scope="module")
def finished() -> tuple[AnyGame, Record]:
    game = games.load("louis")
    return game, match_after(game, 10_000).record


def test_a_review_judges_every_real_decision(finished: tuple[AnyGame, Record]) -> None:
    game, record = finished
    told = review(game, record, 12)
    assert told == review(game, record, 12)
    assert told.result == record.result
    entries = record.standing()
    for decision in told.decisions:
        entry = entries[decision.number - 1]
        assert (entry.who, entry.text) == (decision.seat, decision.action)
        assert entries[decision.until - 1].text == decision.line[-1]
        assert decision.loss == pytest.approx(decision.before - decision.after, abs=0.02)
        assert decision.loss == 0 or decision.loss > 1.9 * decision.error
        assert bool(decision.better) == (decision.loss >= MISTAKE)
        assert decision.line != decision.better_line
        assert len(decision.luck) == record.seats
        assert decision.drawn or not any(decision.luck)
    for row in told.summary:
        own = [d for d in told.decisions if d.seat == row.seat]
        assert row.decisions == len(own) > 10
        assert row.lost == pytest.approx(sum(d.loss for d in own), abs=0.1)
        assert row.luck == pytest.approx(sum(d.luck[row.seat] for d in told.decisions), abs=0.1)
    assert any(row.mistakes for row in told.summary)  # these were random players


def test_a_review_counts_entries_as_the_replay_does() -> None:
    """What was taken back is not judged, and what follows keeps its number in the record."""
    game = games.load("torres")
    match = match_after(game, 6)
    match.play(match.legal()[0])
    match.undo()
    entries = match.record.entries
    assert entries[-1].who == UNDO
    taken_back = len(entries) - 1
    match.play(match.legal()[1])
    told = list(judged(game, match.record, lines(game, match.record), 2))
    assert taken_back not in [one.number for one in told]
    assert told[-1].until == len(match.record.entries)
    for one in told:
        entry = match.record.entries[one.number - 1]
        assert (entry.who, entry.text) == (one.seat, one.action)
