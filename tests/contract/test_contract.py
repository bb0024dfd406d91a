"""What every game promises (docs/architecture.md), tried on random games of every set-up."""

from collections.abc import Callable

import pytest

from contract import course, explained, learning, records, secrets, sheeted, shown
from contract.conftest import extremes, set_ups
from contract.plays import Case, Play, cases, load_meta, play
from palatine.core.rng import Rng

Check = Callable[[Play], None]
CHECKS: list[Check] = [
    *course.CHECKS,
    *records.CHECKS,
    *secrets.CHECKS,
    *shown.CHECKS,
    *explained.CHECKS,
    *learning.CHECKS,
    *sheeted.CHECKS,
]
LONG = 10_000  # games of each game
CHUNKS = 100


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_promise(case: Case, check: Check, games: int, looks: int) -> None:
    for number in range(games):
        check(play(case, number, looks))


def test_replay_in_another_process(game_id: str, games: int, pytestconfig: pytest.Config) -> None:
    found = set_ups(pytestconfig, game_id)
    records.replays_in_another_process(
        game_id, [play(case, number, 1) for case in found for number in range(games)]
    )


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_long(game_id: str, chunk: int) -> None:
    """Thousands of games; each keeps three promises, all of them are kept often."""
    found = cases(game_id, load_meta(game_id))
    rng = Rng(f"long {game_id} {chunk}")
    for number in range(LONG // CHUNKS):
        case = found[rng.below(len(found))]
        played = Play(case, 1000 + chunk * LONG + number, 4)
        course.ends_in_time(played)
        course.results_add_up(played)
        for _ in range(3):
            check = CHECKS[rng.below(len(CHECKS))]
            try:
                check(played)
            except AssertionError as error:
                raise AssertionError(f"{check.__name__}: {played.name}: {error}") from error


def test_every_value_is_played_with_the_extremes_of_seats(game_id: str) -> None:
    meta = load_meta(game_id)
    found = extremes(cases(game_id, meta))
    assert {case.seats for case in found} == {min(meta.seats), max(meta.seats)}
    for option in meta.options:
        for value in option.values():
            assert any(case.options[option.key] == value for case in found), (option.key, value)


def test_every_pair_of_values_is_played(game_id: str) -> None:
    """The set-ups are counted here in another way than they were found."""
    meta = load_meta(game_id)
    found = cases(game_id, meta)
    for option in meta.options:
        for value in option.values():
            for seats in meta.seats:
                assert any(c.seats == seats and c.options[option.key] == value for c in found)
    free = [option for option in meta.options if not option.needs]
    for one in free:
        for other in free:
            for value in one.values():
                for second in other.values() if other is not one else []:
                    pair = {one.key: value, other.key: second}
                    assert any(pair.items() <= c.options.items() for c in found), pair
