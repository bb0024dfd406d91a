"""How much work a review is: rollouts are counted, not seconds, so the machine does not matter."""

from typing import Any

import pytest

from palatine.bots import make, review
from palatine.bots.judgement import beside, judge
from palatine.bots.review import ENOUGH, LOOK, LOOKED, judged, lines, shortly
from palatine.core.match import Match
from palatine.games._template import GAME as TINY

FULL = 600  # rollouts of a full judgement: in a small game far more worlds than are enough
# a short look and a full one, what was played beside each of them, and both lines once more
LOOKS = shortly(FULL)
MOST = LOOKS + FULL + 2 * ENOUGH + 2 * ENOUGH


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> list[list[tuple[str, int]]]:
    """What was done for each verdict, in order: searches and played lines, with their rollouts."""
    done: list[list[tuple[str, int]]] = []
    verdict = review._verdict

    def counted_verdict(*args: Any) -> Any:
        done.append([])
        return verdict(*args)

    def counted_judge(*args: Any) -> Any:
        found = judge(*args)
        done[-1].append(("judge", found.iterations))
        return found

    def counted_beside(*args: Any) -> Any:
        found = beside(*args)
        done[-1].append(("beside", sum(one.node.visits for one in found)))
        return found

    monkeypatch.setattr(review, "_verdict", counted_verdict)
    monkeypatch.setattr(review, "judge", counted_judge)
    monkeypatch.setattr(review, "beside", counted_beside)
    return done


def test_a_verdict_takes_so_many_rollouts_and_no_more(work: list[list[tuple[str, int]]]) -> None:
    match = Match(TINY, 2, seed="work")
    bots = [make("random", str(seat)) for seat in range(2)]
    while not match.over:
        match.play(bots[match.seat].choose(match.game, match.view(match.seat)).text, match.seat)
    wanted = lines(TINY, match.record)[:8]
    assert len(list(judged(TINY, match.record, wanted, FULL))) == len(work)
    for done in work:
        searches = [rollouts for what, rollouts in done if what == "judge"]
        assert len(searches) <= 2 and searches[0] <= LOOKS + 1
        assert all(rollouts <= 2 * ENOUGH for what, rollouts in done if what == "beside")
    totals = [sum(rollouts for _, rollouts in done) for done in work]
    # Some needed one look, and some everything.
    assert min(totals) <= LOOKS + ENOUGH and LOOKS + FULL < max(totals) <= MOST


def test_a_first_look_is_a_quarter_of_a_judgement_and_less_of_a_large_one() -> None:
    assert [shortly(full) for full in (1, 12, 96, 240)] == [1, 3, 24, LOOKED]
    assert [shortly(full) for full in (300, 600, 1200)] == [LOOKED, 75, 150]
    assert shortly(96) == LOOK * 96
