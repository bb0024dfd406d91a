"""What a bot does, what a hint says, how a finished game is judged: the answer to one question.

Nothing is kept between two questions. What a bot has planned goes back with its answer, as plain
texts, and comes again with the next question: so whoever is asked next can go on with it.
"""

import time
from typing import Any

from palatine import games
from palatine.bots import make
from palatine.bots.base import AnyGame, Bot
from palatine.bots.hints import hint
from palatine.bots.judgement import seen_after
from palatine.bots.levels import LevelBot, position_of
from palatine.bots.merging import merged, plain
from palatine.bots.review import judged, lines
from palatine.core.record import parse_record
from palatine.core.rng import Rng
from palatine.core.state import Json

HINT = "hint"  # instead of a bot's name: no action is wanted, but advice
REVIEW = "review"  # instead of a bot's name: a stretch of a finished game is to be judged

# game, version (0: the present one), data, view, bot, seed, plan, perhaps slower (how many times
# longer a level may think on a slow machine); for a hint also seconds; for a review also record,
# lines (None: which there are), and as settings say: rollouts and seconds (of a line), stretch.
# Where processes share a thought: parts (how many do) and part (which of them is asked: 0 answers
# by itself what cannot be shared); then, for the conclusion, told: what they have found.
Question = Json


def answer(question: Question) -> Json:
    """The reply to one question. Without a view it only gets ready."""
    game = games.load(question["game"])
    if "record" in question:
        return {"text": "", **reviewed(game, question)}
    if question["view"] is None:
        return {"text": ""}
    if question.get("version"):
        game = game.for_version(question["version"])
    if question["data"] is not None:
        game = game.with_data(question["data"])
    view = game.load(question["view"])
    if question["bot"] == HINT:
        return {"text": "", "hint": hinted(game, view, question["plan"], question["seconds"])}
    bot = make(question["bot"], question["seed"])
    if isinstance(bot, LevelBot) and bot.seconds is not None:
        bot.seconds *= question.get("slower", 1.0)
    bot.recall(game, question["plan"])
    return chosen(game, view, bot, question)


def chosen(game: AnyGame, view: Any, bot: Bot, question: Question) -> Json:
    """What a bot does; or, where several processes think about it, what this one has found out."""
    told, parts = question.get("told"), question.get("parts", 1)
    if isinstance(bot, LevelBot) and told:
        text = bot.settle(game, view, merged(game, view, told)).text
        return {"text": text, "plan": bot.plan()}
    if isinstance(bot, LevelBot) and parts > 1:
        found = bot.share(game, view, parts)
        if found is not None:
            return {"text": "", "part": plain(found)}
        if question["part"]:
            return {"text": ""}
    return {"text": bot.choose(game, view).text, "plan": bot.plan()}


def hinted(game: AnyGame, view: Any, plan: list[list[str]], seconds: float) -> Json:
    """A hint; each option also says which of the page's offers it is. plan: that of the hint before
    (`ahead`): the positions that it foresaw, and what it would do there."""
    if view.viewer < 0:
        raise ValueError("a hint is for a seat, from what it sees")
    here = position_of(view)
    foreseen = [position for position, _ in plan]
    rest = plan[foreseen.index(here) :] if here in foreseen else []
    follows = tuple(game.parse(text) for _, text in rest)
    found = hint(game, view, None, seconds, follows)
    told = found.to_json()
    for option in told["options"]:
        option["offer"] = offered_as(game, view, option["action"])
    path = [game.parse(text) for text in found.options[0].path] if found.options else []
    told["ahead"] = [
        [position_of(seen_after(game, view, path[:at])), path[at].text]
        for at in range(1, len(path))
    ]
    return told


def reviewed(game: AnyGame, question: Question) -> Json:
    """The lines of a game; or some of them judged, as far as one stretch goes: `done` says how
    many."""
    began = time.monotonic()
    record, wanted = parse_record(question["record"]), question["lines"]
    if wanted is None:
        return {"lines": lines(game, record)}
    found: list[Json] = []
    for done, line in enumerate(wanted, 1):
        rollouts, seconds = question["rollouts"] or None, question["seconds"]
        found += [one.to_json() for one in judged(game, record, [line], rollouts, seconds)]
        if time.monotonic() - began > question["stretch"]:
            return {"judged": found, "done": done}
    return {"judged": found, "done": len(wanted)}


def offered_as(game: AnyGame, view: Any, text: str) -> str:
    """The text of the offer that does the same as an action: of several ways to one position the
    page offers one."""
    texts = [offer.text for offer in game.face.offers(view)]
    if text in texts:
        return text
    world = game.imagine(view, Rng("offers"))
    wanted = _after(game, world, view.viewer, text)
    return next((one for one in texts if _after(game, world, view.viewer, one) == wanted), text)


def _after(game: AnyGame, world: Any, seat: int, text: str) -> str:
    state = world.clone()
    game.apply(state, seat, game.parse(text))
    return str(state.key())
