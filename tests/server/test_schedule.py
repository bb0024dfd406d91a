"""Who is next: pure objects and a clock that is only a number."""

import heapq
from collections import Counter

from palatine.server.workers.schedule import Job, Payer, Scheduler, WaitingLine

ADA, BEA, CYD = (Payer(name, f"address of {name}") for name in ("Ada", "Bea", "Cyd"))


def line_of(*jobs: Job) -> WaitingLine:
    line = WaitingLine()
    for job in jobs:
        line.add(job)
    return line


def jobs_of(payer: Payer, count: int, seconds: float = 1.0, quick: bool = False) -> list[Job]:
    return [Job(payer, seconds, quick) for _ in range(count)]


def names(line: WaitingLine, count: int) -> str:
    return "".join(line.take().payer.person[0] for _ in range(count))


def test_people_take_turns_however_many_tables_they_have() -> None:
    line = line_of(*jobs_of(ADA, 60), *jobs_of(BEA, 3), *jobs_of(CYD, 1))
    assert names(line, 9) == "ABCABABAA"


def test_who_comes_later_neither_waits_for_all_nor_has_saved_up_time() -> None:
    line = line_of(*jobs_of(ADA, 60))
    assert names(line, 30) == "A" * 30
    for job in jobs_of(BEA, 10):
        line.add(job)
    assert names(line, 6) in ("ABABAB", "BABABA")


def test_turns_are_counted_in_time() -> None:
    """Who asks for two seconds each time has a quarter of the turns of who asks for half a one."""
    line = line_of(*jobs_of(ADA, 50, 2.0), *jobs_of(BEA, 50, 0.5))
    assert Counter(names(line, 50)) == {"A": 10, "B": 40}


def test_what_was_longer_than_expected_is_put_down() -> None:
    line = line_of(*jobs_of(ADA, 50, 0.5), *jobs_of(BEA, 50, 0.5))
    taken = []
    for _ in range(50):
        job = line.take()
        line.correct(job, 2.0 if job.payer == ADA else 0.5)
        taken.append(job.payer.person[0])
    assert Counter(taken) == {"A": 10, "B": 40}


def test_guests_cost_nothing_so_an_address_shares_one_turn() -> None:
    crowd = [Payer(f"Xeno {number}", "one address") for number in range(40)]
    line = line_of(*(job for guest in crowd for job in jobs_of(guest, 2)), *jobs_of(BEA, 4))
    assert names(line, 8) == "XBXBXBXB"
    assert line.groups == 1 and line.waiting(crowd[0]) == 76


def test_within_an_address_its_people_take_turns() -> None:
    ann, ben = Payer("Ann", "school"), Payer("Ben", "school")
    line = line_of(*jobs_of(ann, 20), *jobs_of(ben, 2), *jobs_of(CYD, 4))
    assert names(line, 8) == "ACBCACBC"


def test_who_does_not_wait_any_more_is_passed_over() -> None:
    first, second = jobs_of(ADA, 2)
    line = line_of(first, second)
    assert line.remove(first) and not line.remove(first)
    assert line.take() is second and not line and line.groups == 0


def test_slow_jobs_never_hold_every_worker() -> None:
    scheduler: Scheduler[str] = Scheduler(["general"], ["reserved"])
    for job in jobs_of(ADA, 60, 2.0):
        scheduler.add(job)
    found = scheduler.next()
    assert found is not None and found[1] == "general" and scheduler.next() is None
    squire = Job(BEA, 0.1, True)
    scheduler.add(squire)
    assert scheduler.next() == (squire, "reserved")
    scheduler.done(squire, "reserved", 0.1)
    assert scheduler.next() is None and len(scheduler) == 59


def test_quick_jobs_use_whoever_has_nothing_else_to_do() -> None:
    scheduler: Scheduler[str] = Scheduler(["general"], ["reserved"])
    for job in jobs_of(ADA, 3, 0.1, quick=True):
        scheduler.add(job)
    assert [worker for _, worker in filter(None, (scheduler.next(), scheduler.next()))] == [
        "reserved",
        "general",
    ]
    slow = Job(BEA, 2.0, False)
    scheduler.add(slow)
    scheduler.done(Job(ADA, 0.1, True), "general", 0.1)
    assert scheduler.next() == (slow, "general")


def delays(general: int, reserved: int, crowd: list[Job], mine: Job, times: int) -> list[float]:
    """How long `mine` waits beside a crowd that asks again as soon as it is answered, in seconds of
    a clock that only counts."""
    scheduler: Scheduler[int] = Scheduler(range(general), range(100, 100 + reserved))
    now, asked = 0.0, {id(mine): 0.0}
    begun: list[float] = []
    running: list[tuple[float, int, Job, int]] = []
    for job in [*crowd, mine]:
        scheduler.add(job)
    while len(begun) < times:
        while (found := scheduler.next()) is not None:
            job, worker = found
            if job is mine:
                begun.append(now - asked[id(job)])
            heapq.heappush(running, (now + job.seconds, len(running) + worker, job, worker))
        now, _, job, worker = heapq.heappop(running)
        scheduler.done(job, worker, job.seconds)
        asked[id(job)] = now
        scheduler.add(job)
    return begun


def test_sixty_palatines_of_two_seconds_delay_a_squire_by_less_than_a_second() -> None:
    """With the default number of processes, over a hundred of its questions."""
    palatines = jobs_of(ADA, 60, 2.0)
    assert max(delays(1, 1, palatines, Job(BEA, 0.1, True), 100)) == 0.0
    knights = jobs_of(ADA, 60, 0.2, quick=True)
    assert max(delays(1, 1, palatines + knights, Job(BEA, 0.1, True), 100)) < 0.5
    guests = [Job(Payer(f"guest {n}", "one address"), 2.0, False) for n in range(60)]
    assert max(delays(1, 1, guests, Job(BEA, 0.1, True), 100)) == 0.0


def test_another_palatine_waits_for_one_of_the_sixty_not_for_all() -> None:
    """A hint or a stretch of a review is such a question, too."""
    assert max(delays(1, 1, jobs_of(ADA, 60, 2.0), Job(BEA, 2.0, False), 50)) <= 4.0
