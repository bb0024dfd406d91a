"""What stands beside the board, as it is sent to the page: in words, ready to be shown."""

from dataclasses import replace
from typing import Any

from palatine.core.chance import AnyGame
from palatine.core.display import (
    About,
    Card,
    Chip,
    Fact,
    Ghost,
    Picture,
    Progress,
    Question,
    ScoringStep,
    SeatGrid,
    Status,
    Summand,
    Switch,
    Tray,
    Verb,
)
from palatine.core.offer import Appearance, Phrase, Words, numeral
from palatine.core.state import Json


def status(told: Status, words: Words) -> Json:
    """Facts, cards, comparisons and buttons."""
    return {
        "scores": told.scores,
        "seats": [[_fact(fact, words) for fact in facts] for facts in told.seats],
        "table": [_fact(fact, words) for fact in told.table],
        "trays": [_tray(tray, words) for tray in told.trays],
        "grids": [_grid(grid, words) for grid in told.grids],
        "verbs": [_verb(verb, words) for verb in told.verbs],
        "progress": _progress(told.progress, words) if told.progress else None,
        "budget": _fact(told.budget, words) if told.budget else None,
        "switches": [_switch(switch, words) for switch in told.switches],
    }


def question(asked: Question | None, words: Words) -> Json | None:
    """What is asked, with its object."""
    if asked is None:
        return None
    return {
        "key": asked.text.key,
        "text": asked.text.said(words),
        "object": asked.object,
        "symbol": asked.symbol,
        "detail": _said(asked.detail, words),
        "button": _said(asked.button, words),
        "default": asked.default,
        "switch": asked.switch,
    }


def ghost(one: Ghost, words: Words) -> Json:
    """A piece as it would lie."""
    text = one.text.said(words) if isinstance(one.text, Phrase) else one.text
    if isinstance(text, int):
        text = numeral(text, words)
    return {"at": one.at, "symbol": one.symbol, "text": text, "seat": one.seat, "turn": one.turn}


def about(told: About, words: Words) -> Json:
    """What the inspector says."""
    return {
        "name": told.name.said(words),
        "kind": _said(told.kind, words),
        "symbol": told.symbol,
        "does": [one.said(words) for one in told.does],
        "points": [_summand(one, words) for one in told.points],
        "total": sum(one.points for one in told.points),
        "follows": [one.said(words) for one in told.follows],
        "rule": told.rule,
    }


def score(told: ScoringStep, words: Words) -> Json:
    """A step of a scoring."""
    return {
        "step": told.step,
        "group": _said(told.group, words),
        "title": told.title.said(words),
        "seat": told.seat,
        "points": told.points,
        "formula": told.formula.said(words),
        "touches": told.touches,
        "earned": told.earned,
        "pays": _said(told.pays, words),
    }


def pictures(game: AnyGame, view: Any, words: Words, appearance: Appearance) -> list[Json]:
    """The pictures of a position: those of the stage as large as asked for, the others small."""
    told = [_picture(game, view, one, words, appearance) for one in game.face.pictures(view)]
    return [one for one in told if one is not None]


def small(game: AnyGame, view: Any, words: Words, appearance: Appearance) -> list[Json]:
    """The pictures of the stage that belong to seats, as thumbnails: for the result, where they
    stand beside those of the others."""
    wanted = replace(appearance, density="thumbnail")
    own = [one for one in game.face.pictures(view) if one.place == "stage" and one.seats]
    told = [_drawn(game, view, replace(one, place="result"), words, wanted) for one in own]
    return [one for one in told if one is not None]


def picture(
    game: AnyGame, view: Any, key: str, words: Words, appearance: Appearance
) -> Json | None:
    """One picture in full size; None where the position has no such one."""
    for one in game.face.pictures(view):
        if one.key == key:
            return _drawn(game, view, one, words, appearance)
    return None


def _picture(
    game: AnyGame, view: Any, one: Picture, words: Words, appearance: Appearance
) -> Json | None:
    density = appearance.density if one.place == "stage" else "thumbnail"
    wanted = replace(appearance, density=density)
    return _drawn(game, view, one, words, wanted)


def _drawn(
    game: AnyGame, view: Any, one: Picture, words: Words, appearance: Appearance
) -> Json | None:
    drawing = game.face.draw(view, words, replace(appearance, part=one.key))
    if drawing.is_empty:
        return None
    return {
        "key": one.key,
        "title": one.title.said(words),
        "note": _said(one.note, words),
        "seats": one.seats,
        "place": one.place,
        "value": one.value if isinstance(one.value, str) else numeral(one.value, words),
        "colour": one.colour,
        "counts": [_chip(chip, words) for chip in one.counts],
        "asked": one.is_asked,
        "label": drawing.label,
        **drawing.to_json(),
    }


def _said(phrase: Phrase | None, words: Words) -> str:
    return phrase.said(words) if phrase else ""


def _fact(fact: Fact, words: Words) -> Json:
    return {
        "icon": fact.icon,
        "value": fact.shown(words),
        "label": fact.label.said(words),
        "touch": fact.touch,
    }


def card_json(card: Card, words: Words) -> Json:
    return {
        "symbol": card.symbol,
        "name": card.name.said(words),
        "note": _said(card.note, words),
        "touch": card.touch,
        "place": card.place,
        "chips": [_chip(chip, words) for chip in card.chips],
        "price": "" if card.price is None else numeral(card.price, words),
        "badge": "" if card.badge is None else f"+{numeral(card.badge, words)}",
        "value": _said(card.value, words),
        "count": card.count,
        "pale": card.is_pale,
        "mark": _said(card.mark, words),
    }


def _chip(chip: Chip, words: Words) -> Json:
    return {
        "icon": chip.icon,
        "text": chip.text,
        "state": chip.state,
        "label": _said(chip.label, words),
        "touch": chip.touch,
        "colour": chip.colour,
    }


def _tray(tray: Tray, words: Words) -> Json:
    return {
        "key": tray.key,
        "title": tray.title.said(words),
        "note": _said(tray.note, words),
        "place": tray.place,
        "form": tray.form,
        "secret": tray.is_secret,
        "cards": [card_json(card, words) for card in tray.cards],
    }


def _grid(grid: SeatGrid, words: Words) -> Json:
    rows = [
        {
            "label": row.label.said(words),
            "values": [v if isinstance(v, str) else numeral(v, words) for v in row.values],
            "leaders": row.leaders,
            "touch": row.touch,
        }
        for row in grid.rows
    ]
    note = _said(grid.note, words)
    return {"key": grid.key, "title": grid.title.said(words), "note": note, "rows": rows}


def _verb(verb: Verb, words: Words) -> Json:
    return {
        "touch": verb.touch,
        "icon": verb.icon,
        "label": verb.label.said(words),
        "cost": "" if verb.cost is None else numeral(verb.cost, words),
        "kind": verb.kind,
    }


def _switch(switch: Switch, words: Words) -> Json:
    return {"key": switch.key, "label": switch.label.said(words)}


def _progress(progress: Progress, words: Words) -> Json:
    steps = [step.said(words) for step in progress.steps]
    keys = [progress.title.key]
    if 0 <= progress.now < len(progress.steps):
        keys.append(progress.steps[progress.now].key)
    title = progress.title.said(words)
    return {"title": title, "steps": steps, "now": progress.now, "keys": keys}


def _summand(one: Summand, words: Words) -> Json:
    label, reason = one.label.said(words), _said(one.reason, words)
    return {"label": label, "points": one.points, "reason": reason}
