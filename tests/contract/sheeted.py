"""Score sheets of real tables: what is asked for is there, and a finished game's sheet has the
game's own result."""

from collections.abc import Iterator
from typing import Any

from contract.plays import Play
from palatine.core.chance import AnyGame
from palatine.core.scoresheet import Field
from palatine.core.state import Json
from palatine.locales import languages, load
from palatine.sheets import from_link, reply, to_link
from palatine.sheets.asking import reply_to
from palatine.sheets.printed import lines

NAMES = ["Anna", "Bořek", "Celina", "Дмитрий", "Ewa", "Łukasz", "Gita"]
KINDS = {
    *("choice", "set", "number", "numbers", "grid", "flags", "seat", "ranking", "hands"),
    *("built", "lines", "rounds", "areas"),
}


def has_sheet(game: AnyGame) -> bool:
    return "sheet" in game.meta.documents


def a_finished_game_gives_its_own_result(play: Play) -> None:
    """Scores, categories, places, tie-breaks and rank; also after the way through an address."""
    if not has_sheet(play.game):
        return
    sheet, end = play.game.scoresheet, play.states[-1]
    document = sheet.of_state(end, NAMES[: play.case.seats])
    entries = sheet.read(document)
    assert sheet.document(entries) == document, "it is not settled after one reading"
    shared = sheet.read(from_link(to_link(document)))
    assert sheet.document(shared) == document, "a link changes it"
    dated = sheet.read({**document, "date": "2026-11-14"})  # the page writes it into every sheet
    assert sheet.document(dated) == {**document, "date": "2026-11-14"}, "it loses the day"
    tally = sheet.tally(entries)
    assert tally.result == play.game.result(end)
    assert not tally.missing


def the_sheet_adds_up(play: Play) -> None:
    """Lines of depth 0 are the sums; whoever has most points is among the winners."""
    if not has_sheet(play.game):
        return
    sheet = play.game.scoresheet
    tally = sheet.tally(sheet.read(sheet.of_state(play.states[-1], NAMES[: play.case.seats])))
    top = [row.values for row in tally.rows if row.depth == 0]
    sums = tally.sums or tally.result.scores
    assert [sum(value or 0 for value in column) for column in zip(*top)] == sums


def the_sheet_is_said_in_every_language(play: Play) -> None:
    """Strictly: a missing message or argument is an error."""
    if not has_sheet(play.game):
        return
    sheet, names = play.game.scoresheet, NAMES[: play.case.seats]
    for document in (sheet.of_state(play.states[-1], names), {"players": names}):
        tally = sheet.tally(sheet.read(document))
        for language in languages():
            words = load(language, names, strict=True)
            told = reply.sheet(play.meta.id, tally, words)
            assert told["headline"] and all(lines(told, words)[:1])
            assert len(told["rows"][0]["values"]) == len(told["columns"])


CHECKS = [
    a_finished_game_gives_its_own_result,
    the_sheet_adds_up,
    the_sheet_is_said_in_every_language,
]


# --- what is asked for ------------------------------------------------------------------------


def fields_of(game: AnyGame) -> Iterator[Field]:
    for step in game.scoresheet.form().steps:
        yield from step.fields


def check_form(game: AnyGame) -> None:
    """Every field has its place in a blank document, every shelf and every way is there."""
    form, shelves = game.scoresheet.form(), {one.key for one in game.scoresheet.shelves()}
    ways = {way.id for way in form.ways}
    for seats in game.meta.seats:
        blank = game.scoresheet.read({"players": NAMES[:seats]})
        assert game.scoresheet.tally(blank).missing, "a blank sheet lacks nothing"
        for field in fields_of(game):
            at(game.scoresheet.document(blank), field.path)
    for step in form.steps:
        assert set(step.ways) <= ways
    for field in fields_of(game):
        inner = [one for some in field.fields.values() for one in some]
        for one in [field, *inner]:
            assert one.kind in KINDS, one.kind
            assert one.more.get("shelf", "") in {*shelves, ""}


def at(document: Json, path: str) -> Any:
    """The value of a path; an error where the document has no such key."""
    value: Any = document
    for key in path.split("."):
        value = value[key]
    return value


def check_wrong_entries(game: AnyGame) -> None:
    """Whatever stands in the place of an entry is refused and explained, never a traceback."""
    seats = game.meta.seats[-1]
    blank = game.scoresheet.document(game.scoresheet.read({"players": NAMES[:seats]}))
    strange: list[Any] = ["x", -7, 10**9, 1.5, True, {"x": 1}, [[[["x"]]]], [None], ["x"] * 30]
    for key in [*blank, "surprise"]:
        for value in strange:
            told = _asked(game, {**blank, key: value})
            if "wrong" in told:
                place = told["wrong"]["where"]
                # who has fewer players than other entries is told so there
                assert place.startswith(key) or key == "players", (key, value, place)
            else:  # it may be allowed there: a date, a flag
                assert told["document"][key] != blank[key] or value in ([None], True)


def _asked(game: AnyGame, document: Json) -> Json:
    told = [reply_to(game, {"document": document, "language": one}) for one in languages()]
    assert len({"wrong" in one for one in told}) == 1
    for one in told:
        if "wrong" in one:
            assert one["wrong"]["text"] != one["wrong"]["key"], f"no words: {one['wrong']}"
    return told[0]
