"""Reviews of finished games: workers judge them in parts, so that bots at other tables need not
wait; the review is kept with the table while that is in memory."""

import asyncio
from collections import deque

from palatine.core.state import Json
from palatine.locales import Words
from palatine.server.ops.metrics import METRICS
from palatine.server.play.hints import check_pace
from palatine.server.play.hub import Hub
from palatine.server.play.live_table import LiveTable, Review
from palatine.server.workers.schedule import Payer
from palatine.service import explain
from palatine.table.errors import Refused


def ask(hub: Hub, live: LiveTable, payer: Payer) -> Review:
    """Get the review of a finished table. Two requests make one review. A failure is reported once;
    the next request begins again."""
    kept = live.review
    if kept is not None and kept.state == "failed":
        live.review = None
    elif kept is None:
        check_pace(hub, payer)
        METRICS.count("palatine_reviews_total")
        kept = live.review = Review()
        hub.spawn(_make(hub, live, kept, payer))
    return kept


async def _make(hub: Hub, live: LiveTable, review: Review, payer: Payer) -> None:
    record = live.table.record
    played = (record.game, str(record))
    try:
        reply = await hub.workers.review(*played, None, payer)
        if reply is None:
            return
        waiting = deque(reply["lines"])
        review.lines = len(waiting)
        await asyncio.gather(
            *(_judge(hub, review, played, waiting, payer) for _ in range(hub.config.bots))
        )
        if review.done == review.lines:
            review.told = explain.review(record, review.judged)
            review.state = "ready"
    finally:
        if review.state == "thinking":
            review.state = "failed"


async def _judge(
    hub: Hub, review: Review, record: tuple[str, str], waiting: "deque[list[int]]", payer: Payer
) -> None:
    """Let one process after the other judge the next lines, while there are any. As many do so at a
    time as there are processes; whoever else waits has his turn between two portions."""
    while waiting:
        portion = [waiting.popleft() for _ in range(min(len(waiting), hub.config.review_portion))]
        reply = await hub.workers.review(*record, portion, payer)
        if reply is None:
            waiting.clear()
            return
        review.judged += reply["judged"]
        review.done += reply["done"]
        waiting.extendleft(reversed(portion[reply["done"] :]))


async def shown(hub: Hub, live: LiveTable, review: Review, words: Words, payer: Payer) -> Json:
    """The review for the page: how far it is and, when it is ready, all of it in words."""
    record = live.table.record
    told: Json = {"state": review.state, "done": review.done, "of": review.lines}
    if review.state != "ready":
        return {**told, "decisions": [], "summary": []}
    if words.language not in review.better:
        question = {"record": str(record), "judged": review.judged}
        question |= {"language": words.language, "names": words.names}
        found = await hub.pool.run("better", question, payer)
        review.better[words.language] = {int(at): instead for at, instead in found.items()}
    better = review.better[words.language]
    decisions = [{**one, "better": better.get(one["at"], "")} for one in review.told["decisions"]]
    return {**told, "decisions": decisions, "summary": review.told["summary"]}


async def article(hub: Hub, live: LiveTable, words: Words, mine: list[int], payer: Payer) -> Json:
    """The review as an article, as far as it is made: `state` and how far; result and points at
    once, the rest when every line is judged. It begins when somebody asks."""
    review = ask(hub, live, payer)
    ready = review.state == "ready"
    key: tuple[str, ...] = (words.language, *words.names, str(mine), str(ready))
    if key not in review.articles:
        question: Json = {"record": str(live.table.record)}
        question |= {"judged": review.judged if ready else []}
        question |= {"language": words.language, "names": words.names, "mine": mine}
        review.articles[key] = await hub.pool.run("article", question, payer)
    told = {"state": review.state, "done": review.done, "of": review.lines, "mine": mine}
    return {**told, **review.articles[key]}


def mistake(live: LiveTable, number: int) -> Json:
    """The line of a finished review that begins with this entry and was a mistake; refused where
    there is none."""
    judged = live.review.judged if live.review and live.review.state == "ready" else []
    for one in judged:
        if one["number"] == number and one["better"]:
            return one
    raise Refused("no-such", "server-error-no-such")
