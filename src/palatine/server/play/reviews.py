"""Reviews of finished games. Workers judge them in portions, so that bots at other tables need not
wait; a review is kept with its table as long as that is in memory."""

import asyncio
from collections import deque

from palatine.core.state import Json
from palatine.locales import Words
from palatine.server.ops.metrics import METRICS
from palatine.server.play.hints import check_pace
from palatine.server.play.hub import Hub
from palatine.server.play.live_table import LiveTable, TableReview
from palatine.server.workers.schedule import Payer
from palatine.service import explain
from palatine.table.errors import Refused

Played = tuple[str, str]  # the game, and the record as text
Lines = deque[list[int]]  # that wait for a judgement: the numbers of the entries of each


def ask(hub: Hub, live: LiveTable, payer: Payer) -> TableReview:
    """The review of a finished table, perhaps still being made; the first request starts it. A
    failure is reported once; the next request starts again."""
    kept = live.review
    if kept is not None and kept.state == "failed":
        live.review = None
    elif kept is None:
        check_pace(hub, payer)
        METRICS.count("palatine_reviews_total")
        kept = live.review = TableReview()
        hub.spawn(_make(hub, live, kept, payer))
    return kept


async def _make(hub: Hub, live: LiveTable, review: TableReview, payer: Payer) -> None:
    record = live.table.record
    played = (record.game, str(record))
    try:
        reply = await hub.workers.review(*played, None, payer)
        if reply is None:
            return
        waiting = deque(reply["lines"])
        review.lines = len(waiting)
        await asyncio.gather(
            *(_judge(hub, review, played, waiting, payer) for _ in range(hub.config.bots)),
            *(_help(hub, review, played, waiting) for _ in hub.workers.helpers.all),
        )
        await _judge(hub, review, played, waiting, payer)  # what helpers have left
        if review.done == review.lines:
            review.explained = explain.review(record, review.judged)
            review.state = "ready"
    finally:
        if review.state == "thinking":
            review.state = "failed"


async def _judge(
    hub: Hub, review: TableReview, record: Played, waiting: Lines, payer: Payer
) -> None:
    """Let a worker judge portion after portion until no line waits. As many of these run at a time
    as there are workers; other questions have their turn between two portions."""
    while waiting:
        portion = [waiting.popleft() for _ in range(min(len(waiting), hub.config.review_portion))]
        reply = await hub.workers.review(*record, portion, payer)
        if reply is None:
            waiting.clear()
            return
        _take(review, waiting, portion, reply)


async def _help(hub: Hub, review: TableReview, record: Played, waiting: Lines) -> None:
    """Let a helper judge the last lines, one by one, until no line waits or all helpers are
    busy."""
    while waiting:
        line = waiting.pop()
        reply = await hub.workers.review_aside(*record, [line])
        if reply is None:
            waiting.append(line)
            return
        _take(review, waiting, [line], reply)


def _take(review: TableReview, waiting: Lines, portion: list[list[int]], reply: Json) -> None:
    """Add what was judged of a portion; the rest of it waits again."""
    review.judged += reply["judged"]
    review.done += reply["done"]
    waiting.extendleft(reversed(portion[reply["done"] :]))


async def review_json(
    hub: Hub, live: LiveTable, review: TableReview, words: Words, payer: Payer
) -> Json:
    """The review for the page: its progress and, when it is ready, all of it as sentences."""
    record = live.table.record
    progress: Json = {"state": review.state, "done": review.done, "of": review.lines}
    if review.state != "ready":
        return {**progress, "decisions": [], "summary": []}
    if words.language not in review.better:
        question = {"record": str(record), "judged": review.judged}
        question |= {"language": words.language, "names": words.names}
        found = await hub.pool.run("better", question, payer)
        review.better[words.language] = {int(at): instead for at, instead in found.items()}
    better = review.better[words.language]
    decisions = [
        {**one, "better": better.get(one["at"], "")} for one in review.explained["decisions"]
    ]
    return {**progress, "decisions": decisions, "summary": review.explained["summary"]}


async def article(hub: Hub, live: LiveTable, words: Words, mine: list[int], payer: Payer) -> Json:
    """The review as an article, with its state and progress. Result and points are there at once,
    the rest when every line has been judged. The first request starts the review. mine: the seats
    of the reader."""
    review = ask(hub, live, payer)
    ready = review.state == "ready"
    key: tuple[str, ...] = (words.language, *words.names, str(mine), str(ready))
    if key not in review.articles:
        question: Json = {"record": str(live.table.record)}
        question |= {"judged": review.judged if ready else []}
        question |= {"language": words.language, "names": words.names, "mine": mine}
        review.articles[key] = await hub.pool.run("article", question, payer)
    progress = {"state": review.state, "done": review.done, "of": review.lines, "mine": mine}
    return {**progress, **review.articles[key]}


def mistake(live: LiveTable, number: int) -> Json:
    """The mistake in a finished review that begins with this entry. Raises `Refused` where there is
    none."""
    judged = live.review.judged if live.review and live.review.state == "ready" else []
    for one in judged:
        if one["number"] == number and one["better"]:
            return one
    raise Refused("no-such", "server-error-no-such")
