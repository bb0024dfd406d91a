"""A table that is being set up, said in a sentence: what will happen before it happens."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from palatine.core.meta import Meta, Option, Options
from palatine.core.state import Json
from palatine.locales import Words
from palatine.service import people, updates
from palatine.table.errors import Refused
from palatine.table.setup import DAY, Pace

VARIANT = "variant"  # the option that every game with several versions has; others may need it


@dataclass(frozen=True)
class Plan:
    """What was chosen so far. seats: `me`, `open` or `bot:NAME`."""

    seats: Sequence[str]
    options: Options
    pace: Pace = field(default_factory=Pace)
    rated: bool = False
    hints: bool = True
    private: bool = True


def described(meta: Meta, plan: Plan, words: Words) -> Json:
    """The table in a sentence: how many at which game for how long, who, and what is agreed."""
    agreed = [
        *agreements(meta, plan.options, words),
        pace_said(plan.pace, words),
        words("server-setup-hints" if plan.hints else "server-setup-no-hints"),
        words("server-setup-rated" if plan.rated else "server-setup-not-rated"),
        *([] if plan.private else [words("server-setup-public")]),
    ]
    told = {"who": ", ".join(_people(plan.seats, words)), "agreed": ", ".join(agreed)}
    about = {"game": words(f"{meta.id}-title"), "minutes": about_minutes(meta)}
    title = words(f"server-setup-title-{len(plan.seats)}", about)
    return {"title": title, "text": words("server-setup-text", told)}


def about_minutes(meta: Meta) -> int:
    """How long a game takes, roughly."""
    return round(sum(meta.minutes) / 2 / 5) * 5


def _people(seats: Sequence[str], words: Words) -> list[str]:
    """Who plays: I, others at my screen, friends who get a link, and bots by their level."""
    said = []
    here, friends = seats.count("me"), seats.count("open")
    if here:
        said.append(words("server-setup-you"))
    if here > 1:
        said.append(words("server-setup-here", {"count": here - 1}))
    for word in dict.fromkeys(word for word in seats if word not in ("me", "open")):
        kind, _, bot = word.partition(":")
        if kind != "bot" or bot not in people.opponents():
            raise Refused("bad-message")
        key = f"server-setup-{bot}"
        said.append(words(key, {"count": seats.count(word)}) if words.has(key) else bot)
    if friends:
        said.append(words("server-setup-friends", {"count": friends}))
    return said


def against(bot: str, count: int, words: Words) -> str:
    """ "against 2 Squires": what is written on the button that starts such a game."""
    key = f"server-against-{bot}"
    return words(key, {"count": count}) if words.has(key) else ""


def group_of(option: Option) -> str:
    """Where an option stands when a table is set up: `version`, `parts` (what is taken out of the
    box) or `agreement`."""
    if VARIANT in (option.key, *(option.needs or ())):
        return "version"
    return "parts" if option.kind == "set" else "agreement"


def agreements(meta: Meta, options: Options, words: Words) -> list[str]:
    """The version that is played, and whatever else is not as usual."""
    said = []
    for option in meta.options:
        value = options[option.key]
        if option.key == VARIANT:
            said.append(_small(updates.option_value(meta.id, option.key, value, words)))
        elif value != option.default:
            label = words(f"{meta.id}-option-{option.key}")
            named = updates.option_value(meta.id, option.key, value, words)
            said.append(f"{_small(label)}: {_small(named)}")
    return said


def _small(text: str) -> str:
    """The same inside a sentence."""
    return text[:1].lower() + text[1:]


def pace_said(pace: Pace, words: Words) -> str:
    """How much time everybody has."""
    if pace.kind == "days":
        return words("server-setup-days", {"days": pace.start // DAY})
    if pace.kind == "clock":
        about = {"minutes": pace.start // 60_000, "seconds": pace.more // 1000}
        return words("server-setup-clock", about)
    return words("server-setup-no-clock")
