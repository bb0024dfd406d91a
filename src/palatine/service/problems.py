"""Errors as the protocol tells them: a status, a code for programs, a sentence for people."""

from palatine.core.errors import PalatineError
from palatine.core.state import Json
from palatine.locales import Words
from palatine.table.errors import Refused, refusal

CONFLICTS = (
    *("stale", "taken", "over", "not-over", "started", "waiting", "halted", "closed"),
    *("not-context", "opened", "not-opened", "not-late", "too-early", "no-words", "lesson"),
)
FORBIDDEN = (
    *("not-seated", "not-host", "secret", "no-hints", "hints-rated"),
    *("muted", "banned", "barred", "self"),
)
STATUS = {
    **dict.fromkeys(CONFLICTS, 409),
    **dict.fromkeys(FORBIDDEN, 403),
    "too-often": 429,
    "quota": 429,
    "sign-in": 401,
    "bad-message": 400,
    "no-such": 404,
    "busy": 503,
    "too-much": 413,
    "too-many": 413,
}
OTHERWISE = 422  # understood and refused


def told(error: PalatineError, words: Words) -> tuple[int, Json]:
    """The status and the body of the answer to a request that was refused."""
    refused = refusal(error)
    code = refused.code if isinstance(error, Refused) else error.key.removeprefix("error-")
    body: Json = {"error": code, "sentence": words(error.key, error.details)}
    if refused.rule:
        body["rule"] = refused.rule
    return STATUS.get(refused.code, OTHERWISE), body


def message(refused: Refused, words: Words, seq: int, move_id: str = "") -> Json:
    """The message `refused` of a socket. seq: the number of the seat's present question."""
    said: Json = {
        "type": "refused",
        "error": refused.code,
        "sentence": words(refused.key, refused.details),
        "rule": refused.rule,
        "seq": seq,
    }
    return {**said, "id": move_id} if move_id else said
