"""Routes about what a record proves: of a finished table, or of a record that somebody brings."""

from anyio import to_thread
from starlette.responses import Response

from palatine import games
from palatine.core.record import Record
from palatine.core.state import Json
from palatine.core.verification import Finding, examine, read, read_commitment
from palatine.locales import Words
from palatine.server import messages
from palatine.server.http.context import RequestContext, answer
from palatine.server.signing import checker


async def post_verify(context: RequestContext) -> Response:
    """A record that somebody brings, and the commitment he noted, if he did."""
    body = await context.body(messages.RecordBody)
    return answer(await verified(context, body.record, body.commitment))


async def verified(context: RequestContext, text: str, noted: str = "") -> Json:
    """What a record proves, as the protocol tells it."""
    commitment = read_commitment(noted) if noted.strip() else ""
    known = await context.hub.records.known()
    record, finding = await to_thread.run_sync(judge, text, commitment, known)
    return told(record, finding, context.words)


async def get_keys(context: RequestContext) -> Response:
    """The public keys that records of this server are signed with, old ones included."""
    return answer(await context.hub.records.keys())


def judge(text: str, noted: str, known: dict[str, str]) -> tuple[Record, Finding]:
    """Read a record and examine it. Plain values in and out: it can run anywhere."""
    found = read(text)
    record = found.record
    game = games.load(record.game).for_version(record.version)
    game.meta.check_seats(record.seats)
    record.options = game.meta.read_options(record.options)
    if record.own_data is not None:
        game = game.with_data(record.own_data)
    return record, examine(game, found, noted, checker(known))


def told(record: Record, finding: Finding, words: Words) -> Json:
    sentences = [words(key, details) for key, details in finding.told]
    return {
        "status": finding.status,
        "agrees": finding.agrees,
        "chosen": record.commitment == "chosen",
        "sentence": sentences[0],
        "sentences": sentences,
        "draws": finding.draws,
        "commitment": record.commitment,
        "commitments": record.commitments,
        "luck": record.luck,
        "seed": record.seed,
        "words": record.words,
        "signature": {"state": finding.signature, "key": finding.key},
    }
