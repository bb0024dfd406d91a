"""Routes of lessons (guided first games): tables with a prepared deal, at which the other seats
follow a script."""

from starlette.responses import Response

from palatine.learn import lessons
from palatine.learn.lessons import LEARNER
from palatine.server import messages
from palatine.server.db import tables as stored
from palatine.server.http.context import RequestContext, answer
from palatine.server.http.tables import links_of, put_bot, sit_down
from palatine.server.play import quotas
from palatine.server.play.live_table import LiveTable, now_ms
from palatine.service import lessons as running
from palatine.service.games import checked
from palatine.service.seating import OTHERS, chosen_seed, lesson_setup
from palatine.table.errors import Refused


async def create(context: RequestContext) -> Response:
    """`POST /api/lessons`: open the table of a lesson. A lesson that the person has not finished is
    continued, unless the request asks for a new one."""
    person = context.require_person()
    body = await context.body(messages.NewLesson)
    game = checked(body.game)
    if body.lesson not in lessons.names(game):
        raise Refused("no-such", "server-error-no-such")
    begun = None if body.anew else await _begun(context, game, body.lesson)
    if begun is not None:
        return answer({**links_of(context, begun), "again": True})
    lesson = lessons.load(game, body.lesson)
    setup = lesson_setup(lesson, stored.new_id(), person.id, person.name, now_ms())
    await quotas.check_new(context.hub, context.payer, setup, lesson.seats - 1, 0)
    live = await context.hub.create(setup, chosen_seed(lesson.seed), context.payer.address)
    await context.hub.act(live, running.begin)
    for seat in range(lesson.seats):
        if seat == LEARNER:
            await sit_down(context, live, seat, person.name)
        else:
            await put_bot(context, live, seat, OTHERS)
    return answer({**links_of(context, live), "again": False}, 201)


async def _begun(context: RequestContext, game: str, name: str) -> LiveTable | None:
    """The table at which the person has begun this lesson and not finished it, if there is one."""
    mine = await context.hub.store.read(
        stored.of_person(context.id, context.hub.config.lobby_tables)
    )
    for line in mine:
        if line["game"] == game and line["state"] == "playing" and line.get("lesson"):
            live = await context.hub.open(line["id"])
            if live.table.setup.lesson == name and live.table.course.runs:
                return live
    return None
