"""Routes about what a record proves: of a finished table, or of a record that somebody brings."""

from starlette.responses import Response

from palatine.core.state import Json
from palatine.core.verification import read_commitment
from palatine.server import messages
from palatine.server.caps import check_record
from palatine.server.http.context import RequestContext, answer
from palatine.server.workers.pool import Failed
from palatine.table.errors import Refused


async def post_verify(context: RequestContext) -> Response:
    """A record that somebody brings, and the commitment he noted, if he did."""
    body = await context.body(messages.RecordBody)
    check_record(body.record, context.hub.config)
    return answer(await verified(context, body.record, body.commitment))


async def verified(context: RequestContext, text: str, noted: str = "") -> Json:
    """What a record proves, as the protocol tells it."""
    commitment = read_commitment(noted) if noted.strip() else ""
    known = await context.hub.records.known()
    question = {"record": text, "noted": commitment, "known": known, "language": context.language}
    try:
        return await context.hub.pool.run("verify", question, context.payer)
    except Failed:
        raise Refused("document", "server-error-document") from None


async def get_keys(context: RequestContext) -> Response:
    """The public keys that records of this server are signed with, old ones included."""
    return answer(await context.hub.records.keys())
