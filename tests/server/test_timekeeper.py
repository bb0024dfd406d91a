"""Time that runs evenly, whatever happens to the clock of the system."""

from palatine.core.rng import Rng
from palatine.server.socket.lag import Lag
from palatine.server.timekeeper import MILLION, Timekeeper

HOUR = 3_600_000


class Clocks:
    """A system's clock that can be set, and a counter that cannot."""

    def __init__(self) -> None:
        self.wall = 1_700_000_000_000
        self.steady = 5_000
        self.keeper = Timekeeper(lambda: self.wall * MILLION, lambda: self.steady * MILLION)

    def go(self, ms: int) -> None:
        self.wall += ms
        self.steady += ms


def test_a_clock_that_is_set_changes_nothing() -> None:
    clocks = Clocks()
    before = clocks.keeper.now()
    for step in (-HOUR, 3 * HOUR, -30 * HOUR):
        clocks.wall += step
        clocks.go(1_000)
    assert clocks.keeper.now() == before + 3_000


def test_it_jumps_only_where_the_reference_is_far_ahead() -> None:
    clocks = Clocks()
    keeper, before = clocks.keeper, clocks.keeper.now()
    clocks.wall += 6_000
    assert keeper.reference(7_000) == before
    keeper.jump(keeper.reference(7_000), 7_000)
    assert keeper.now() == before
    clocks.wall += 8 * HOUR  # a laptop slept
    assert keeper.reference(7_000) == before + 6_000 + 8 * HOUR
    keeper.jump(keeper.reference(7_000), 7_000)
    assert keeper.now() == before + 6_000 + 8 * HOUR


def test_it_follows_a_clock_that_is_shared_but_never_back() -> None:
    clocks = Clocks()
    keeper, before = clocks.keeper, clocks.keeper.now()
    keeper.follow(before + 400, 7_000)
    assert keeper.now() == before + 400
    keeper.follow(before + 100, 7_000)  # we are ahead by 300: time stands still so long
    assert keeper.now() == before + 400
    clocks.go(300)
    assert keeper.now() == before + 400
    clocks.go(300)
    assert keeper.now() == before + 700
    keeper.follow(before - HOUR, 7_000)  # somebody set it back: we do not wait for an hour
    clocks.go(5)
    assert keeper.now() == before + 705


def test_it_starts_after_what_is_stored() -> None:
    clocks = Clocks()
    clocks.keeper.start(clocks.wall + HOUR)  # the last process lived in a later time
    assert clocks.keeper.now() == clocks.wall + HOUR


def test_it_never_goes_back_whatever_happens() -> None:
    clocks, rng = Clocks(), Rng("time")
    last = clocks.keeper.now()
    for _ in range(2_000):
        clocks.wall += rng.below(4 * HOUR) - 2 * HOUR
        clocks.go(rng.below(20))
        dice = rng.below(3)
        if dice == 0:
            clocks.keeper.jump(clocks.keeper.reference(7_000), 7_000)
        elif dice == 1:
            clocks.keeper.follow(clocks.wall, 7_000)
        now = clocks.keeper.now()
        assert now >= last
        last = now


def test_a_lag_is_never_more_than_was_measured() -> None:
    time = [0.0]
    lag = Lag(8, lambda: time[0])
    lag.claim(60_000)
    assert lag.ms == 0  # nothing was measured yet
    word = lag.ask()
    time[0] += 0.08
    lag.came_back("another")
    assert lag.ms == 0
    lag.came_back(word)
    assert lag.ms == 80
    time[0] += 100
    lag.came_back(word)  # twice: means nothing
    assert lag.ms == 80
    lag.claim(30)
    assert lag.ms == 30
    lag.claim(60_000)
    word = lag.ask()
    time[0] += 5  # holding one back does not help: the least counts
    lag.came_back(word)
    assert lag.ms == 80
