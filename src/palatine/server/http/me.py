"""Routes about the signed-in person: name and language, linking another device, signing out."""

import secrets

from starlette.responses import Response

from palatine.core.state import Json
from palatine.locales import languages
from palatine.server import messages
from palatine.server.db import moderation, people, ratings
from palatine.server.db.people import Person
from palatine.server.http.account import device_of
from palatine.server.http.context import RequestContext, answer
from palatine.server.limits import caller_of
from palatine.server.play.live_table import now_ms
from palatine.table.door import clean_name
from palatine.table.errors import Refused


async def me_json(context: RequestContext) -> Json | None:
    """The signed-in person with the ratings; None where nobody is signed in."""
    return await _person_json(context, context.person) if context.person else None


async def _person_json(context: RequestContext, person: Person) -> Json:
    rated = await context.hub.store.read(ratings.of_person(person.id))
    return {
        "id": person.id,
        "name": person.name,
        "language": person.language,
        "ratings": rated,
    }


async def get_me(context: RequestContext) -> Response:
    return answer({"me": await me_json(context)})


async def post_me(context: RequestContext) -> Response:
    """Set the name and the language. A person who is not signed in becomes a new guest; a program
    gets the token in the answer instead of a cookie."""
    body = await context.body(messages.Me)
    name = clean_name(body.name)
    language = body.language if body.language in languages() else context.language
    store = context.hub.store
    if context.person is not None and not body.program:
        person = Person(context.person.id, name, language)
        await store.write(people.rename(person, now_ms()))
        await context.hub.logins.refresh(person.id)
        return answer({"me": await _person_json(context, person)})
    await _check_banned(context)
    token = people.new_token()
    person = Person(secrets.token_hex(12), name, language)
    device = device_of(context.request.headers.get("user-agent", ""))
    await store.write(people.create(person, token, now_ms(), device))
    result: Json = {"me": await _person_json(context, person)}
    if body.program:
        return answer({**result, "token": token})
    response = answer(result)
    context.guests.give(response, token)
    return response


async def _check_banned(context: RequestContext) -> None:
    """Refuse to make a new guest for a client that still has the token of a banned person."""
    token = context.guests.token(context.request)
    if token and context.person is None:
        until = await context.hub.store.read(moderation.banned_until(people.hash_of(token)))
        if until > now_ms():
            raise Refused("banned", "server-bye-banned")


async def link(context: RequestContext) -> Response:
    """Make a code by which another device signs in as the same guest."""
    person = context.require_person()
    code = people.new_code()
    ms = int(context.hub.config.code_seconds * 1000)
    await context.hub.store.write(people.add_code(person.id, code, now_ms(), ms))
    return answer({"code": code, "ms": ms})


async def linked(context: RequestContext) -> Response:
    """Sign this device in as the guest to whom a code belongs."""
    body = await context.body(messages.Linked)
    bucket = context.hub.codes.bucket(caller_of(context.request.scope))
    if context.hub.config.limits and not bucket.take():
        raise Refused("too-often")
    token = people.new_token()
    code = body.code.strip().upper()
    device = device_of(context.request.headers.get("user-agent", ""))
    person = await context.hub.store.write(people.use_code(code, token, now_ms(), device))
    if person is None:
        raise Refused("code", "server-error-code")
    await _void_token(context)
    response = answer({"me": await _person_json(context, person)})
    context.guests.give(response, token)
    return response


async def forget(context: RequestContext) -> Response:
    """Sign this device out."""
    await _void_token(context)
    response = answer({})
    response.delete_cookie(context.guests.cookie, path="/")
    return response


async def _void_token(context: RequestContext) -> None:
    """Make the token of this request void, in this process and in all others."""
    token, person = context.guests.token(context.request), context.id
    if token:
        await context.hub.store.write(people.forget(token, now_ms()))
        await context.hub.logins.refresh(person)
