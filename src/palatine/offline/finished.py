"""Requests about games that are over: the record, any position of it, a review."""

from palatine.core.state import WHOLE, Json
from palatine.offline.house import ME, Hosted, House
from palatine.offline.routing import Request, route
from palatine.service import explain, people, replay, tasks, thinking

Lines = list[list[int]] | None
REVIEW = {"rollouts": 0, "seconds": 1.2, "stretch": 2.0}  # of a line; of one question


@route("GET", "/api/tables/{table}/record")
def get_record(request: Request) -> str:
    """The record. Nobody signs it: this engine is in the reader's own hands."""
    return str(request.finished.record)


@route("GET", "/api/tables/{table}/export")
def get_export(request: Request) -> Json:
    table = request.hosted.table
    mine = table.seats_of(ME)
    words = people.named(table, request.words.language)
    return replay.exported(table, request.number("seat", (mine or [-1])[0]), words)


@route("GET", "/api/tables/{table}/replay")
def get_replay(request: Request) -> Json:
    words = people.named(request.finished, request.words.language)
    viewer, at = request.number("as", WHOLE), request.number("at", 0)
    place = replay.place(request.finished, words, viewer, at, request.number("line", -1))
    how = {"density": request.query.get("density", ""), "style": request.query.get("style", "")}
    shown = tasks.replay({**place.question, **how, "turn": request.number("turn", 0)})
    return place.told(shown)


@route("POST", "/api/tables/{table}/review")
def post_review(request: Request) -> Json:
    """How far the review is, which begins when somebody asks; then the whole of it."""
    table, hosted, house = request.finished, request.hosted, request.house
    record = table.record
    if hosted.review is None:
        hosted.review = {"state": "thinking"}
        _review_on(house, hosted, str(record))
    state, judged = hosted.review["state"], hosted.judged
    done, of = hosted.review.get("done", 0), hosted.review.get("of", 0)
    told: Json = {"state": state, "done": done, "of": of}
    if state != "ready":
        return {**told, "decisions": [], "summary": []}
    words = people.named(table, request.words.language)
    found = explain.review(record, judged)
    better = explain.better(table.game, record, judged, words)
    decisions = [{**one, "better": better.get(one["at"], "")} for one in found["decisions"]]
    return {**told, "decisions": decisions, "summary": found["summary"]}


def _review_on(house: House, hosted: Hosted, record: str, lines: Lines = None) -> None:
    """The next stretch of a review. lines: those that are still to be judged; None: nobody has
    looked yet which there are."""
    question = {"game": hosted.table.setup.game, "record": record, "lines": lines, **REVIEW}

    def done(reply: Json) -> None:
        told = hosted.review or {}
        if "lines" in reply:
            left = reply["lines"]
            told = {"done": 0, "of": len(left)}
        elif "judged" in reply and lines is not None:
            left = lines[reply["done"] :]
            hosted.judged += reply["judged"]
        else:
            hosted.review = {"state": "failed"}
            return
        told["done"] = told["of"] - len(left)
        hosted.review = {**told, "state": "thinking" if left else "ready"}
        if left:
            _review_on(house, hosted, record, left)

    house.ask({**question, "bot": thinking.REVIEW}, done)
