"""Reviews of finished games: a worker judges them in parts, so that bots at other tables need not
wait; the review is kept with the table while that is in memory."""

from palatine.core.state import Json
from palatine.locales import Words
from palatine.server.ops.metrics import METRICS
from palatine.server.play.hints import check_pace
from palatine.server.play.hub import Hub
from palatine.server.play.live_table import LiveTable, Review
from palatine.server.workers.schedule import Payer
from palatine.service import explain


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
    text = str(record)
    over = False
    try:
        while not over:
            reply = await hub.workers.review(record.game, text, review.upto, payer)
            if reply is None:
                return
            review.judged += reply["judged"]
            over = reply["over"]
        review.told = explain.review(record, review.judged)
        review.state = "ready"
    finally:
        if review.state == "thinking":
            review.state = "failed"


async def shown(hub: Hub, live: LiveTable, review: Review, words: Words, payer: Payer) -> Json:
    """The review for the page: how far it is and, when it is ready, all of it in words."""
    record = live.table.record
    told: Json = {"state": review.state, "done": review.upto, "of": len(record.entries)}
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
