"""Requests about tables: the lists, making one, sitting down, the wishes of a seat."""

from palatine import games
from palatine.core.chance import commitment
from palatine.core.state import Json
from palatine.learn import lessons as taught
from palatine.learn.lessons import LEARNER
from palatine.locales import load
from palatine.offline import effects
from palatine.offline.channels import WISHES, Channel
from palatine.offline.house import ME, Hosted, House, opponents
from palatine.offline.routing import Request, route
from palatine.service import glance, lessons, listing, people, seating, updates
from palatine.service.describe import Plan, described
from palatine.service.games import checked, games_json
from palatine.service.updates import Viewer
from palatine.table import door
from palatine.table.errors import Refused
from palatine.table.setup import Setup

# --- me and the lists ---------------------------------------------------------------------------


@route("GET", "/api/me")
def get_me(request: Request) -> Json:
    return {"me": request.house.me}


@route("POST", "/api/me")
def post_me(request: Request) -> Json:
    name = door.clean_name(request.body.text("name"))
    language = load(request.body.text("language", request.words.language)).language
    request.house.me = {"id": ME, "name": name, "language": language, "ratings": []}
    request.house.effects.append(effects.keep_me(request.house.me))
    return {"me": request.house.me}


@route("GET", "/api/games")
def get_games(request: Request) -> list[Json]:
    return games_json(request.words, opponents())


@route("GET", "/api/home")
def get_home(request: Request) -> Json:
    found = sorted(request.house.lines.values(), key=lambda line: -int(line["at"]))
    lines = [listing.line_json(line, ME, request.words) for line in found]
    return {
        "me": request.house.me,
        "games": games_json(request.words, opponents()),
        "open": [],
        "mine": [line for line in lines if line["state"] not in ("over", "closed")],
        "watch": [],
        "finished": [line for line in lines if line["state"] == "over"],
    }


# --- tables -------------------------------------------------------------------------------------


@route("POST", "/api/tables")
def post_tables(request: Request) -> Json:
    """A new table: people at this screen, and bots."""
    house, body, me = request.house, request.body, request.must_be()
    game, words = body.text("game"), body.texts("seats")
    meta = games.meta(game)
    meta.check_seats(len(words))
    _check_seats(words)
    word = body.maybe_text("seed")
    seed = house.seed() if word is None else seating.chosen_seed(word)
    given = body.any("names")
    setup = Setup(
        id=house.id(),
        game=game,
        version=meta.version,
        data=games.load(game).data_hash(),
        seats=len(words),
        options=meta.read_options(body.any("options") or {}),
        host=ME,
        at=house.now,
        commitment=commitment(seed),
        chosen=word is not None,
        hints=body.flag("hints", True) if body.any("hints") is not None else True,
        names=seating.names_of(words, given if isinstance(given, list) else [], me["name"]),
    )
    hosted = house.create(setup, seed)
    for seat, kind in enumerate(words):
        if kind == "me":
            _sit(house, hosted, seat, setup.names[seat])
        else:
            _seat_bot(house, hosted, seat, kind.partition(":")[2])
    return links(hosted)


@route("POST", "/api/describe")
def post_describe(request: Request) -> Json:
    """The table that such a request would make, in a sentence."""
    body = request.body
    meta, seats = games.meta(body.text("game")), body.texts("seats")
    meta.check_seats(len(seats))
    _check_seats(seats)
    hints = body.flag("hints", True) if body.any("hints") is not None else True
    plan = Plan(seats, meta.read_options(body.any("options") or {}), hints=hints)
    return described(meta, plan, request.words)


def _check_seats(words: list[str]) -> None:
    """Refuse who cannot sit here: people elsewhere, and bots that need the server."""
    for word in words:
        kind, _, bot = word.partition(":")
        if word != "me" and (kind != "bot" or bot not in opponents()):
            raise Refused("offline", "server-error-offline")


def _sit(house: House, hosted: Hosted, seat: int, name: str) -> None:
    house.act(hosted, lambda table, now: door.sit(table, seat, ME, name, now))


def _seat_bot(house: House, hosted: Hosted, seat: int, bot: str) -> None:
    house.act(hosted, lambda table, now: door.seat_bot(table, seat, bot, now))


def links(hosted: Hosted) -> Json:
    """Where a table is found. Nobody can be invited here."""
    url = f"/table/{hosted.id}"
    nobody = {"invite": "", "invite_url": url, "watch": "", "watch_url": url}
    return {"id": hosted.id, "url": url, "commitment": hosted.table.luck.commitment, **nobody}


@route("POST", "/api/lessons")
def post_lessons(request: Request) -> Json:
    """A guided first game: the one that was left in the middle, or a new one."""
    house, body, me = request.house, request.body, request.must_be()
    game, name = checked(body.text("game")), body.text("lesson", "first")
    if name not in taught.names(game):
        raise Refused("no-such", "server-error-no-such")
    for line in [] if body.flag("anew") else house.lines.values():
        begun = line["game"] == game and line.get("lesson") and line["lesson_name"] == name
        if begun and line["state"] == "playing":
            return {**links(house.open(line["id"])), "again": True}
    lesson = taught.load(game, name)
    setup = seating.lesson_setup(lesson, house.id(), ME, me["name"], house.now)
    hosted = house.create(setup, seating.chosen_seed(lesson.seed))
    house.act(hosted, lessons.begin)
    for seat in range(lesson.seats):
        if seat == LEARNER:
            _sit(house, hosted, seat, me["name"])
        else:
            _seat_bot(house, hosted, seat, seating.OTHERS)
    return {**links(hosted), "again": False}


@route("GET", "/api/tables/{table}")
def get_table(request: Request) -> Json:
    """The whole view, as a channel would send it."""
    table = request.hosted.table
    words = people.named(table, request.words.language)
    mine = table.seats_of(ME)
    seat = request.number("seat", (mine or [-1])[0])
    viewer = Viewer(seat if seat in mine else -1, mine, request.number("lines", 0))
    density, style = request.query.get("density", ""), request.query.get("style", "")
    appearance = updates.appearance_of(table, density, style)
    return updates.update_json(table, viewer, words, appearance, request.house.now, None)


@route("GET", "/api/tables/{table}/glance")
def get_glance(request: Request) -> Json:
    """Where the last move was made, and everybody's points."""
    table = request.hosted.table
    mine = [*(seat for seat in table.asked() if seat in table.seats_of(ME)), *table.seats_of(ME)]
    words = people.named(table, request.words.language)
    size = request.number("width", 240), request.number("height", 240)
    return glance.glance(table, (mine or [-1])[0], words, *size)


@route("GET", "/api/tables/{table}/links")
def get_links(request: Request) -> Json:
    return links(request.hosted)


@route("POST", "/api/tables/{table}/close")
def post_close(request: Request) -> Json:
    """Give up a table: nobody else is concerned."""
    hosted = request.hosted
    request.house.act(hosted, lambda table, now: door.close(table, "host", now))
    return {}


@route("POST", "/api/tables/{table}/rematch")
def post_rematch(request: Request) -> Json:
    """Open a table for the same people, with all seats moved on by one."""
    house, table, hosted = request.house, request.finished, request.hosted
    if table.rematch:
        return links(house.open(table.rematch))
    seed = house.seed()
    setup = seating.next_setup(table, house.id(), ME, seed, house.now)
    following = house.create(setup, seed)
    house.act(hosted, lambda table, now: door.rematch(table, following.id, now))
    for seat, before in enumerate(seating.moved_on(table)):
        if before.bot:
            _seat_bot(house, following, seat, before.bot)
        else:
            _sit(house, following, seat, setup.names[seat])
    return links(following)


@route("POST", "/api/tables/{table}/{wish}")
def post_wish(request: Request) -> Json:
    """What the owner of a seat can ask for by a message can be asked for by a request."""
    wish, house, hosted = request.parts["wish"], request.house, request.hosted
    if wish not in WISHES or wish in ("preview", "why", "hint"):
        raise Refused("no-such", "server-error-offline")
    mine = hosted.table.seats_of(ME)
    named = request.body.seat()
    seat = mine[0] if named is None and mine else named
    if seat not in mine or seat is None:
        raise Refused("not-seated")
    asker = Channel(0, house, hosted)  # it has not said hello, so nothing is sent to it
    before = len(house.effects)
    WISHES[wish](asker, seat, request.body)
    house.effects[before:] = [one for one in house.effects[before:] if one.get("channel") != 0]
    return {}
