"""The route that imports the record of a game that was played elsewhere."""

from starlette.responses import Response

from palatine.server import messages
from palatine.server.caps import check_record
from palatine.server.db.backup import store_imported
from palatine.server.db.tables import new_id
from palatine.server.http.context import RequestContext, answer
from palatine.server.play.live_table import now_ms
from palatine.server.workers.pool import Failed
from palatine.service.importing import from_json
from palatine.table.errors import Refused


async def post_record(context: RequestContext) -> Response:
    """`POST /api/records`: store a record as a finished table, which everybody who has its address
    can replay. The record is not signed, since the game was not played on this server."""
    context.require_person()
    body = await context.body(messages.RecordBody)
    check_record(body.record, context.hub.config)
    bucket = context.hub.imports.bucket(context.payer.address or context.id)
    if context.hub.config.limits and not bucket.take():
        raise Refused("too-often")
    question = {"record": body.record, "id": new_id(), "now": now_ms()}
    question |= {"language": context.language}
    try:
        made = from_json(await context.hub.pool.run("import_record", question, context.payer))
    except Failed:
        raise Refused("document", "server-error-document") from None
    await context.hub.store.write(store_imported(made, body.record), made.setup.id)
    return answer({"id": made.setup.id, "url": f"/replay/{made.setup.id}"}, 201)
