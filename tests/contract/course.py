"""The course of a game: legality, notation, copies, chance, pieces, results."""

import json
import re
from itertools import pairwise
from typing import Any

import pytest

from contract.plays import Play, rules_of, some_move
from palatine.core.action import Action
from palatine.core.errors import BadText, NotAsked, NotLegal
from palatine.core.events import Event
from palatine.core.state import CHANCE, OVER, Together

ASKED_FIRST = 1500  # actions of the table asked about in the first state looked at
ASKED_NEXT = 150  # in every other; each goes on in the table where the one before ended


def ends_in_time(play: Play) -> None:
    """It ends within the bound it declares, and then nobody is asked or may do anything."""
    end = play.states[-1]
    assert len(play.moves) <= play.meta.bound
    assert play.game.to_move(end) == OVER
    assert play.game.pending(end) == ()
    assert all(play.game.legal(end, seat) == [] for seat in range(play.case.seats))
    assert play.game.result(end).over


def legal_is_a_stable_list(play: Play) -> None:
    """Whoever is asked may do something; the same list, in the same order, whenever asked."""
    game = play.game
    for at in play.sample[:-1]:
        s = play.states[at]
        asked = [p.seat for p in game.pending(s)]
        assert asked and len(set(asked)) == len(asked)
        assert CHANCE not in asked or asked == [CHANCE]
        assert game.to_move(s) == asked[0]
        for seat in asked:
            texts = [a.text for a in game.legal(s, seat)]
            assert texts, f"entry {at}: nothing to do for {seat}"
            assert len(set(texts)) == len(texts), f"entry {at}: something is legal twice"
            assert texts == [a.text for a in game.legal(s, seat)]
            assert texts == [a.text for a in game.legal(game.load(s.to_json()), seat)]
        idle = set(range(play.case.seats)) - set(asked)
        assert all(game.legal(s, seat) == [] for seat in idle)


def looking_changes_nothing(play: Play) -> None:
    """What only asks leaves a state as it is."""
    game = play.game
    for at in play.sample:
        s = play.states[at]
        before = s.key()
        game.pending(s)
        for seat in range(play.case.seats):
            game.legal(s, seat)
            game.view(s, seat)
        if at < len(play.moves) and play.moves[at][0] == CHANCE:
            game.odds(s)
        game.result(s)
        game.inventory(s)
        assert s.key() == before, f"entry {at}"


def every_text_is_read_back(play: Play) -> None:
    """parse(text(a)) == a; of a closed kind it is the same object; spacing is forgiven."""
    game = play.game
    for number, action in enumerate(game.actions.all):
        assert action.index == number
        assert game.parse(action.text) is action
    for at in play.sample[:-1]:
        for asked in game.pending(play.states[at]):
            for action in game.legal(play.states[at], asked.seat):
                again = game.parse(action.text)
                assert again == action and again.text == action.text
                assert (again.kind, again.a, again.b) == (action.kind, action.a, action.b)
                assert (again.c, again.d, again.index) == (action.c, action.d, action.index)
                if action.index >= 0:
                    assert again is action and game.actions.all[action.index] is action
    action = play.moves[-1][1]
    assert game.parse("  " + action.text.replace(" ", "   ") + "\n") == action


def bad_texts_are_refused(play: Play) -> None:
    """No text but a canonical one is read."""
    rng = play.rng("bad texts")
    texts = ["", " ", "xyzzy", "-1", "\0", "ž" * 300, "a" * 100_000, "{}", "pass pass", "undo 1-1"]
    for _, action in play.moves[:: max(1, len(play.moves) // 20)]:
        cut = rng.below(len(action.text))
        texts += [action.text[:cut], action.text[:cut] + "?" + action.text[cut:]]
        texts += [action.text + " 1", action.text + "\u0660", "+" + action.text]
        texts += [action.text.upper(), action.text.replace(" ", " 0"), action.text + "."]
    for text in texts:
        try:
            read = play.game.parse(text)
        except BadText:
            continue
        assert read.text == " ".join(text.split()), f"{text!r} was read as {read.text!r}"


def refusals_have_reasons(play: Play) -> None:
    """Who is not asked hears so; what is not legal breaks a rule that stands in the rules."""
    game = play.game
    for at in play.decisions:
        s = play.states[at]
        before = s.key()
        asked = {p.seat for p in game.pending(s)}
        for seat in set(range(play.case.seats)) - asked:
            with pytest.raises(NotAsked):
                game.check(s, seat, play.moves[at][1])
        if CHANCE not in asked:
            with pytest.raises(NotAsked):
                game.check(s, CHANCE, play.moves[at][1])
        for seat in asked:
            for action in game.legal(s, seat)[:30]:
                game.check(s, seat, action)
        assert s.key() == before


def why_agrees_with_legal(play: Play) -> None:
    """Along the table of actions: a reason exactly where an action is not legal."""
    game = play.game
    table = game.actions.all
    open_kinds = [action for _, action in play.moves if action.index < 0][::7][:100]
    start = play.rng("why").below(len(table)) if table else 0
    for place, at in enumerate(play.sample[:-1]):
        asked_about = min(len(table), ASKED_NEXT if place else ASKED_FIRST)
        some = [table[(start + i) % len(table)] for i in range(asked_about)]
        start += asked_about
        asked = play.game.pending(play.states[at])
        _check_why(play, at, asked[at % len(asked)].seat, some + open_kinds)


def _check_why(play: Play, at: int, seat: int, some: list[Action]) -> None:
    s = play.states[at]
    frame = s.frames[-1]
    step = play.game.steps[frame.step]
    legal = play.game.legal(s, seat)
    texts = {a.text for a in legal}
    for action in some + legal[:: len(legal) // 100 + 1]:
        reason = step.why(s, frame, seat, action)
        told = f"entry {at}, {step.name}, seat {seat}: {action.text!r}: {reason!r}"
        assert (reason is None) == (action.text in texts), told
        if reason is not None and seat != CHANCE:
            assert isinstance(reason, NotLegal)
            assert _stands_in(reason.rule, rules_of(play.case.game)), f"{told}: {reason.rule}"


def _stands_in(rule: str, rules: str) -> bool:
    return rule != "" and re.search(rf"(?<![\w-]){re.escape(rule)}(?!\w)", rules) is not None


def clones_stand_alone(play: Play) -> None:
    """A copy is equal, and what happens to it touches neither the original nor earlier copies."""
    rng = play.rng("clones")
    kept: list[tuple[Any, str]] = []
    for s in play.states:
        copy = s.clone()
        key = s.key()
        assert copy.key() == key and copy.digest() == s.digest()
        kept += [(s, key), (copy, key)]
        if play.game.is_over(s):
            continue
        # play on from a copy of the copy for a while
        other = copy.clone()
        for _ in range(3):
            if not play.game.is_over(other):
                who, action = some_move(play.game, other, rng)
                play.game.apply(other, who, action, [])
        assert s.key() == key and copy.key() == key
    assert all(s.key() == key for s, key in kept)


def json_carries_all(play: Play) -> None:
    """Put through JSON before every entry, a game comes to the same end."""
    game = play.game
    s = play.states[0]
    for (who, action), after in zip(play.moves, play.states[1:]):
        text = json.dumps(s.to_json())
        read = game.load(json.loads(text))
        assert read.key() == s.key()
        game.apply(read, who, game.parse(action.text))
        assert read.key() == after.key()
        s = read
    assert game.result(s) == game.result(play.states[-1])


def events_are_optional(play: Play) -> None:
    """With nobody listening the same happens; told twice, the same is told."""
    game = play.game
    for at, (who, action) in enumerate(play.moves):
        if at in play.sample:
            quiet = play.states[at].clone()
            game.apply(quiet, who, action)
            again = play.states[at].clone()
            told: list[Event] = []
            game.apply(again, who, action, told)
            assert quiet.key() == again.key() == play.states[at + 1].key()
            assert [e.to_json() for e in told] == [e.to_json() for e in play.events[at]]


def arrival_leaves_no_trace(play: Play) -> None:
    """Where several are asked at once, the order of their answers makes no difference."""
    game = play.game
    rng = play.rng("arrival")
    for at in play.decisions:
        s = play.states[at]
        seats = [p.seat for p in game.pending(s)]
        if len(seats) < 2:
            continue
        answers = {seat: _whole_answer(play, s, seat, rng) for seat in seats}
        ends = []
        for order in (seats, seats[::-1]):
            other = s.clone()
            told: list[Event] = []
            for seat in order:
                for action in answers[seat]:
                    game.apply(other, seat, action, told)
            ends.append((other.key(), [e.to_json() for e in told]))
        assert ends[0] == ends[1], f"entry {at}: the order of answers can be seen"


def _whole_answer(play: Play, s: Any, seat: int, rng: Any) -> list[Any]:
    """Any picks with which the seat has answered, looking at nobody else's."""
    game = play.game
    s = s.clone()
    actions = []
    others = [p.seat for p in game.pending(s) if p.seat != seat]
    while True:
        legal = game.legal(s, seat)
        actions.append(legal[rng.below(len(legal))])
        game.apply(s, seat, actions[-1])
        assert isinstance(s.frames[-1], Together), "the question ended before all had answered"
        assert [p.seat for p in game.pending(s) if p.seat != seat] == others
        if not s.frames[-1].waits_for(seat):
            return actions


def pick_agrees_with_odds(play: Play) -> None:
    """Weights are whole numbers above zero, and numbers are spread over outcomes as they say."""
    game = play.game
    for at in play.draws:
        s = play.states[at]
        odds = game.odds(s)
        weights = {action.text: weight for action, weight in odds}
        assert len(weights) == len(odds), f"entry {at}: an outcome is listed twice"
        assert all(type(w) is int and w > 0 for w in weights.values())
        total = sum(weights.values())
        asked = game.pending(s)[0]
        assert game.total(s) == asked.total == total and asked.deck
        assert [a.text for a in game.legal(s, CHANCE)] == list(weights)
        if total <= 300:
            drawn = [game.pick(s, n).text for n in range(total)]
            assert {text: drawn.count(text) for text in drawn} == weights, f"entry {at}"
        else:
            rng = play.rng(f"pick {at}")
            some = [0, total - 1, *[rng.below(total) for _ in range(50)]]
            assert all(game.pick(s, n).text in weights for n in some)


def pieces_are_conserved(play: Play) -> None:
    """From the first decision to the end no piece comes or goes."""
    game = play.game
    first = game.inventory(play.states[0])
    assert first and all(type(n) is int and n >= 0 for n in first.values())
    for at, s in enumerate(play.states):
        assert game.inventory(s) == first, f"after entry {at}"


def results_add_up(play: Play) -> None:
    """Categories sum to the score, also on the way; more points, a better place."""
    for at in play.sample:
        result = play.game.result(play.states[at])
        ranked = len(result.scores)
        assert ranked == play.case.seats + len(result.extras)
        assert len(result.breakdown) == len(result.places) == ranked
        for score, categories in zip(result.scores, result.breakdown):
            assert sum(categories.values()) == score, f"entry {at}: {categories} is not {score}"
        assert min(result.places) == 1
        assert all(p == 1 + sum(q < p for q in result.places) for p in result.places)
        ranking = sorted(zip(result.scores, result.places), key=lambda pair: -pair[0])
        for (score, place), (less, later) in pairwise(ranking):
            assert score == less or place < later, f"entry {at}: {ranking}"
        assert result.over == (at == len(play.moves))
        json.dumps(result.to_json())


CHECKS = [
    ends_in_time,
    legal_is_a_stable_list,
    looking_changes_nothing,
    every_text_is_read_back,
    bad_texts_are_refused,
    refusals_have_reasons,
    why_agrees_with_legal,
    clones_stand_alone,
    json_carries_all,
    events_are_optional,
    arrival_leaves_no_trace,
    pick_agrees_with_odds,
    pieces_are_conserved,
    results_add_up,
]
