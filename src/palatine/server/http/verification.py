"""Routes that verify a record: of a finished table, or one that is sent in the request."""

from starlette.responses import Response

from palatine.core.state import Json
from palatine.core.verification import read_commitment
from palatine.server import messages
from palatine.server.caps import check_record
from palatine.server.http.context import RequestContext, answer
from palatine.server.workers.pool import Failed
from palatine.table.errors import Refused


async def post_verify(context: RequestContext) -> Response:
    """Verify the record in the body, also against the commitment that the sender wrote down, if
    the body has one."""
    body = await context.body(messages.RecordBody)
    check_record(body.record, context.hub.config)
    return answer(await verify_record(context, body.record, body.commitment))


async def verify_record(context: RequestContext, text: str, noted: str = "") -> Json:
    """What a record proves, in the form that the protocol defines. noted: the commitment that a
    player wrote down before the game, or ''."""
    commitment = read_commitment(noted) if noted.strip() else ""
    known = await context.hub.records.known()
    question = {"record": text, "noted": commitment, "known": known, "language": context.language}
    try:
        return await context.hub.pool.run("verify", question, context.payer)
    except Failed:
        raise Refused("document", "server-error-document") from None


async def get_keys(context: RequestContext) -> Response:
    """The public keys of this server, earlier ones included, by which signatures are checked."""
    return answer(await context.hub.records.keys())
