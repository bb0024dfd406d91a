"""A game as a readable text: each question, how many actions were legal, the answer, and its
events.

One such text of every game is kept with the tests and made again at every run. A change of the
rules shows there line by line, in the notation.
"""

import hashlib
import json
from typing import Any

from palatine.core.chance import AnyGame, Seeded
from palatine.core.events import EVERYBODY, NOBODY, Event
from palatine.core.meta import Options
from palatine.core.rng import Rng
from palatine.core.state import CHANCE


def playthrough(game: AnyGame, seats: int, options: Options, seed: str) -> str:
    """Some legal game, the same for the same seed."""
    chosen = game.meta.read_options(options)
    lines = [
        f"playthrough {game.meta.id} {game.meta.version}",
        f"seats {seats}",
        f"options {json.dumps(chosen, sort_keys=True)}",
        f"seed {seed}",
    ]
    s = game.new(seats, chosen)
    rng = Rng(seed)
    luck = Seeded(hashlib.sha256(seed.encode()).digest(), ["-"] * seats)
    number = 0
    while not game.is_over(s):
        number += 1
        lines += ["", *_entry(game, s, number, rng, luck)]
    return "\n".join([*lines, "", *_result(game, s)]) + "\n"


def header(text: str) -> tuple[int, Options, str]:
    """Seats, options and seed of a playthrough, from which it can be made again."""
    lines = [line.partition(" ")[2] for line in text.split("\n")[1:4]]
    return int(lines[0]), json.loads(lines[1]), lines[2]


def _entry(game: AnyGame, s: Any, number: int, rng: Rng, luck: Seeded) -> list[str]:
    """One question and its answer, carried out on the state."""
    asked = game.pending(s)
    if asked[0].seat == CHANCE:
        who = CHANCE
        action = luck.draw(game, s)
        question = f"{number} * {asked[0].deck}: {len(game.odds(s))} kinds of {asked[0].total}"
    else:
        who = asked[rng.below(len(asked))].seat
        legal = game.legal(s, who)
        action = legal[rng.below(len(legal))]
        waiting = ", ".join(f"{p.seat} {p.prompt}" for p in asked)
        question = f"{number} {who} ({waiting}): {len(legal)} legal"
    told: list[Event] = []
    game.apply(s, who, action, told)
    scores = " ".join(str(score) for score in game.result(s).scores)
    return [
        question,
        f"  > {action.text}",
        *[f"    {_telling(event)}" for event in told],
        f"  = {s.digest()}  scores {scores}",
    ]


def _telling(event: Event) -> str:
    """An event with its arguments, and which seats see it or learn something, if not all or
    none."""
    words = [event.key, *[f"{name}={value}" for name, value in sorted(event.args.items())]]
    if event.seen_by != EVERYBODY:
        words.append(f"to {_seats(event.seen_by)}")
    if event.reveals != NOBODY:
        words.append(f"reveals to {_seats(event.reveals)}")
    return " ".join(words)


def _seats(mask: int) -> str:
    if mask == EVERYBODY:
        return "all"
    return ",".join(str(seat) for seat in range(mask.bit_length()) if mask & (1 << seat))


def _result(game: AnyGame, s: Any) -> list[str]:
    result = game.result(s)
    lines = [f"result {' '.join(result.tie_breaks)}".rstrip()]
    names = [str(seat) for seat in range(s.seats)] + result.extras
    for name, score, place, counted in zip(names, result.scores, result.places, result.breakdown):
        parts = ", ".join(f"{key} {value}" for key, value in counted.items())
        lines.append(f"  {name}: place {place} with {score} ({parts})")
    return lines + ([f"  {result.title}"] if result.title else [])
