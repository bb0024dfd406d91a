"""Routes about oneself: a name, another device, forgetting."""

import secrets

from starlette.responses import Response

from palatine.core.state import Json
from palatine.locales import languages
from palatine.server import people, ratings, wire
from palatine.server.limits import Limits
from palatine.server.live import now_ms
from palatine.server.people import Person
from palatine.server.web import Asked, answer
from palatine.table.door import clean_name
from palatine.table.errors import Refused

TRIES = Limits(0.05, 10)  # codes are guessed slowly


async def me_json(asked: Asked) -> Json | None:
    """What somebody may know about himself."""
    person = asked.person
    if person is None:
        return None
    rated = await asked.hub.store.read(ratings.of_person(person.id))
    return {
        "id": person.id,
        "name": person.name,
        "language": person.language,
        "ratings": rated,
    }


async def get_me(asked: Asked) -> Response:
    return answer({"me": await me_json(asked)})


async def post_me(asked: Asked) -> Response:
    """Take a name; who is nobody yet becomes a guest."""
    body = await asked.body(wire.Me)
    name = clean_name(body.name)
    language = body.language if body.language in languages() else asked.language
    store = asked.hub.store
    if asked.person is not None and not body.program:
        asked.person = Person(asked.person.id, name, language)
        await store.write(people.rename(asked.person))
        asked.guests.forget(asked.person.id)
        return answer({"me": await me_json(asked)})
    token = people.new_token()
    asked.person = Person(secrets.token_hex(12), name, language)
    await store.write(people.create(asked.person, token, now_ms()))
    told: Json = {"me": await me_json(asked)}
    if body.program:
        return answer({**told, "token": token})
    response = answer(told)
    asked.guests.give(response, token)
    return response


async def link(asked: Asked) -> Response:
    """A code for another device."""
    person = asked.must_be()
    code = people.new_code()
    await asked.hub.store.write(people.add_code(person.id, code, now_ms()))
    return answer({"code": code, "ms": people.CODE_MS})


async def linked(asked: Asked) -> Response:
    """This device becomes the guest behind a code."""
    body = await asked.body(wire.Linked)
    address = asked.request.client.host if asked.request.client else ""
    if asked.hub.config.limits and not TRIES.bucket(address).take():
        raise Refused("too-often")
    token = people.new_token()
    code = body.code.strip().upper()
    person = await asked.hub.store.write(people.use_code(code, token, now_ms()))
    if person is None:
        raise Refused("code", "server-error-code")
    old = asked.guests.token(asked.request)
    if old:
        await asked.hub.store.write(people.forget(old))
        asked.guests.forget(asked.id)
    asked.person = person
    response = answer({"me": await me_json(asked)})
    asked.guests.give(response, token)
    return response


async def forget(asked: Asked) -> Response:
    """This device forgets who it was."""
    token = asked.guests.token(asked.request)
    if token:
        await asked.hub.store.write(people.forget(token))
        asked.guests.forget(asked.id)
    response = answer({})
    response.delete_cookie(asked.guests.cookie, path="/")
    return response
