"""Routes about the account of the person who asks: list the signed-in devices, sign them out,
delete the account."""

from starlette.responses import Response

from palatine.core.state import Json
from palatine.server import messages
from palatine.server.db import erasing, moderation
from palatine.server.db.moderation import SHORT
from palatine.server.http.context import RequestContext, answer
from palatine.server.play.live_table import now_ms
from palatine.table.errors import Refused

BROWSERS = (
    *(("Edg", "Edge"), ("OPR", "Opera"), ("SamsungBrowser", "Samsung Internet")),
    *(("Firefox", "Firefox"), ("FxiOS", "Firefox"), ("CriOS", "Chrome"), ("Chrome", "Chrome")),
    *(("Safari", "Safari"), ("python", "Python"), ("curl", "curl")),
)
SYSTEMS = (
    *(("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows")),
    *(("CrOS", "ChromeOS"), ("Mac OS", "macOS"), ("Linux", "Linux")),
)


def device_of(agent: str) -> str:
    """Browser and system by the User-Agent header, such as 'Firefox, Linux'; '' where neither is
    recognized. The order of the lists matters: most browsers also name others."""
    found = [
        next((name for sign, name in known if sign.lower() in agent.lower()), "")
        for known in (BROWSERS, SYSTEMS)
    ]
    return ", ".join(word for word in found if word)


async def devices(context: RequestContext) -> Response:
    """The devices on which the person is signed in; `this` marks the one that sent the request."""
    person = context.require_person()
    found = await context.hub.store.read(moderation.devices(person.id))
    return answer({"devices": [_device_json(one, context.login.hash) for one in found]})


def _device_json(one: Json, own: str) -> Json:
    return {
        "id": one["hash"][:SHORT],
        "device": one["device"],
        "at": one["at"],
        "seen": one["seen"],
        "this": one["hash"] == own,
    }


async def sign_out(context: RequestContext) -> Response:
    """Sign out one device by its id; without an id all devices, except this one where `keep` is
    set."""
    body = await context.body(messages.SignOut)
    person = context.require_person()
    keep = context.login.hash if body.keep and not body.id else ""
    job = moderation.sign_out(person.id, body.id, keep, now_ms())
    count = await context.hub.store.write(job)
    if body.id and not count:
        raise Refused("no-such", "server-error-no-such")
    await context.hub.logins.refresh(person.id)
    response = answer({"signed_out": count})
    if context.person is None:
        response.delete_cookie(context.guests.cookie, path="/")
    return response


async def delete(context: RequestContext) -> Response:
    """Delete the account of the person who asks, with everything in it. The request must repeat the
    name, so that nobody deletes an account by mistake."""
    body = await context.body(messages.DeleteMe)
    person = context.require_person()
    if body.name.strip() != person.name:
        raise Refused("confirm", "server-error-confirm")
    # Deleting reads all entries of the store, so each address may do it only rarely.
    limited = context.hub.config.limits
    if limited and not context.hub.deletions.bucket(context.payer.address).take():
        raise Refused("too-often")
    store = context.hub.store
    found = await store.read(erasing.tables_with(person.id))
    await store.write(erasing.erase(person.id, found, now_ms()))
    await context.hub.logins.refresh(person.id)
    response = answer({})
    response.delete_cookie(context.guests.cookie, path="/")
    return response
