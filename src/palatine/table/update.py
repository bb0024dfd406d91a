"""What a viewer is sent, made from his view and nothing else."""

from typing import Any

from palatine.core.action import Action
from palatine.core.errors import PalatineError
from palatine.core.offer import Appearance, Offer, Words
from palatine.core.state import CHANCE, Json
from palatine.table import back, final, questions, shown, start, story
from palatine.table.errors import Refused
from palatine.table.table import Table


def board(table: Table, viewer: int, words: Words, appearance: Appearance) -> Json:
    """The large part of an update, the same for all who look from one seat in one language and
    appearance."""
    if table.state is None or table.halted:
        return _empty_board(table, viewer)
    view = table.view(viewer)
    mine = viewer in table.asked()
    offers = table.course.shown(offers_of(table, view)) if mine else []
    return {
        "pending": _pending(table, view, viewer, words),
        "ask": shown.question(table.game.face.ask(view, []), words) if mine else None,
        "seq": table.seq[viewer] if viewer >= 0 else 0,
        "offers": [questions.as_json(offer) for offer in offers],
        "labels": questions.labels(table.game, view, offers, words),
        "drawings": _drawings(table, view, words, appearance),
        "status": _status(table, view, words),
        "text": table.game.face.text_board(view, words),
    }


def _drawings(table: Table, view: Any, words: Words, appearance: Appearance) -> list[Json]:
    """All pictures; after the end those of the stage that are somebody's once more, small."""
    drawn = shown.pictures(table.game, view, words, appearance)
    if table.phase == "over":
        drawn += shown.small(table.game, view, words, appearance)
    return drawn


def _empty_board(table: Table, viewer: int) -> Json:
    return {
        "pending": {
            "seats": [],
            "mine": False,
            "key": "",
            "prompt": "",
            "waiting": "",
            "silent": False,
        },
        "seq": table.seq[viewer] if viewer >= 0 else 0,
        "offers": [],
        "labels": {},
        "drawings": [],
        "ask": None,
        "status": None,
        "text": "",
    }


def _pending(table: Table, view: Any, viewer: int, words: Words) -> Json:
    """Who is asked what. The prompt is the viewer's own, or else that of the first seat that is
    asked. A draw asks nobody: its number is that of a spectator, whom it must not be taken for."""
    asked = list(table.game.pending(view)) if table.phase == "playing" else []
    draws = any(one.seat == CHANCE for one in asked)
    asked = [one for one in asked if one.seat != CHANCE]
    seats = [one.seat for one in asked]
    mine = viewer in seats
    first = next((one for one in asked if one.seat == viewer), asked[0] if asked else None)
    others = words("table-waits", {"seats": seats}) if seats and not mine else ""
    return {
        "seats": seats,
        "mine": mine,
        "key": first.prompt if first else "",
        "prompt": words(first.prompt, {"seat": first.seat}) if first else "",
        "waiting": words("table-draws", {}) if draws else others,
        "silent": any(one.silent for one in asked),
    }


def offers_of(table: Table, view: Any) -> list[Offer]:
    """The game's offers; where it makes none, every action is one touch."""
    return questions.offers(table.game, view)


def _status(table: Table, view: Any, words: Words) -> Json:
    told = table.game.face.status(view)
    counted = told.breakdown or table.game.result(view).breakdown
    return {**shown.status(told, words), "breakdown": _points(table, counted, words)}


def _points(table: Table, counted: list[dict[str, int]], words: Words) -> list[list[Json]]:
    """Where each seat's points come from, as far as the viewer may know."""
    game = table.setup.game
    return [
        [{"label": words(f"{game}-points-{key}", {}), "points": n} for key, n in row.items()]
        for row in counted
    ]


# --- beside the board ---------------------------------------------------------------------------


def seats(table: Table, names: list[str], now: int) -> list[Json]:
    """Who sits where, and how much time each has."""
    asked = table.asked()
    return [
        {
            "seat": i,
            "name": names[i],
            "kind": seat.kind,
            "level": seat.bot,
            "away": seat.away,
            "resigned": seat.resigned,
            "asked": i in asked,
            "clock": _clock(table, i, now),
        }
        for i, seat in enumerate(table.seats)
    ]


def luck(table: Table, words: Words) -> Json:
    """How far the start is: commitments and open words by seat, which seats are missing, and the
    starts that were given up before. A word is empty until it is open."""
    stage = start.stage(table)
    waiting = start.waited_for(table)
    given_up = table.record.given_up
    names = ", ".join(name for _, name in given_up)
    before = words("table-luck-given-up", {"count": len(given_up), "who": names})
    return {
        "stage": stage,
        "commitments": table.luck.commitments,
        "words": table.record.words if table.state is not None else table.luck.words,
        "waiting": waiting,
        "sentence": words(f"table-luck-{stage}", {"seats": waiting}) if waiting else "",
        "given_up": [{"seat": seat, "name": name} for seat, name in given_up],
        "given_up_sentence": before if given_up else "",
    }


def _clock(table: Table, seat: int, now: int) -> Json | None:
    clocks = table.clocks
    if clocks.pace.kind == "none" or table.seats[seat].kind != "person":
        return None
    running = bool(clocks.asked[seat]) and table.phase == "playing"
    ago = clocks.used(seat, now, table.gaps) if running else 0
    return {"ms": clocks.left[seat], "running": running, "ago": ago}


def undo(table: Table, viewer: int, words: Words) -> Json:
    """What the undo button says before it is pressed."""
    offer = back.offered(table, viewer)
    sentence = words("table-undo-free", {"steps": offer.free}) if offer.free else ""
    if not sentence and offer.why:
        sentence = words(offer.why, {})
    return {
        "free": offer.free,
        "sentence": sentence,
        "ask": offer.ask,
        "redo": back.redo(table, viewer),
        "ask_sentence": words("table-undo-ask", {}) if offer.ask else "",
        "would_undo": _would_undo(table, viewer, words) if offer.ask else [],
        "must_agree": back.others(table, viewer) if offer.ask else [],
        "asked": _asked(table, viewer, words),
    }


def _would_undo(table: Table, viewer: int, words: Words) -> list[str]:
    """What going back by consent would take back, as the viewer read it in the log; that a turn
    began is clear from what was done in it."""
    entries, places = back.since_own(table, viewer), story.parts(table, viewer)
    return [
        words(line.key, line.args)
        for n, line in table.log.since(viewer, 0)
        if line.kind == "event" and line.entry in entries and not places[n].begins
    ]


def _asked(table: Table, viewer: int, words: Words) -> Json | None:
    request = table.request
    if request is None:
        return None
    waiting = back.waiting(table)
    return {
        "seat": request.seat,
        "sentence": words("table-undo-wish", {"seat": request.seat}),
        "mine": viewer in waiting,
        "waiting": waiting,
    }


def result(table: Table, viewer: int, words: Words) -> Json | None:
    """The result, once there is one."""
    return final.told(table, viewer, words) if table.phase == "over" else None


# --- answers to questions -----------------------------------------------------------------------


def about(table: Table, viewer: int, touch: str, words: Words) -> Json:
    """What the inspector says of a piece, card, seat or sign, from the viewer's view alone; nothing
    (`name` is empty) where there is nothing to say."""
    told = None if table.state is None else table.game.face.explain(table.view(viewer), touch)
    return {"touch": touch, **(shown.about(told, words) if told else {"name": ""})}


def picture(table: Table, viewer: int, key: str, words: Words, appearance: Appearance) -> Json:
    """A picture in full size, for a thumbnail that was opened."""
    drawn = None
    if table.state is not None:
        drawn = shown.picture(table.game, table.view(viewer), key, words, appearance)
    if drawn is None:
        raise Refused("bad-message")
    return {"key": key, "drawing": drawn}


def previews(
    table: Table,
    seat: int,
    seq: int,
    touches: list[str],
    words: Words,
    most: int,
    is_late: questions.Clock = questions.never,
) -> Json:
    """Sentences and previews of the offers that begin with these touches, `most` of them; `Late`
    where it takes too long."""
    if seat < 0 or seat not in table.asked() or seq != table.seq[seat]:
        raise Refused("stale")
    told = questions.previews(table.game, table.view(seat), touches, words, most, is_late)
    return {"seq": seq, "touches": touches, **table.course.filtered(told)}


def why(
    table: Table, seat: int, seq: int, touches: list[str] | None, text: str | None, words: Words
) -> Json:
    """Why something is not possible, from the seat's view alone."""
    if seat < 0 or seat not in table.asked() or seq != table.seq[seat]:
        raise Refused("stale")
    view = table.game.face.ahead(table.view(seat), touches or [])
    told: Json = {"seq": seq, "touches": touches, "text": text, "rule": ""}
    try:
        action = table.game.parse(text) if text else meant(table, view, touches or [])
        if action is None:
            return {**told, "legal": False, "sentence": words("table-why-nothing", {})}
        table.game.check(view, seat, action)
    except PalatineError as error:
        rule = str(getattr(error, "rule", ""))
        sentence = words(error.key, error.details)
        return {**told, "legal": False, "rule": rule, "sentence": sentence}
    said = questions.in_words(table.game, view, action).said(words)
    return {**told, "legal": True, "text": action.text, "sentence": said}


def meant(table: Table, view: Any, touches: list[str]) -> Action | None:
    """The action that these touches mean: that of an offer, or else what the game reads in them."""
    wanted = tuple(touches)
    for offer in offers_of(table, view):
        if offer.is_made(wanted):
            return table.game.parse(offer.text)
    return table.game.face.touched(view, touches)
