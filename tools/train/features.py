"""Games as rows of numbers for the trainers, encoded by the same code that the bots use.

For value networks: positions in which a search stops, in the view of every seat, with the hand-made
outlook and the seat's final lead. For policy networks: searched decisions, with the numbers of the
competing actions, their value by the knowledge, and their value by the search. For networks of
turns: every searched line as the position to which it leads, in the game's own features.

Rows are plain binary files with a small description, so that a trainer needs none of our code.
"""

import json
from array import array
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from palatine import games
from palatine.bots.entrants import ALONE, changed_knowledge
from palatine.bots.entrants import numbers as numbers_of
from palatine.bots.knowledge import Knowledge, knowledge_of
from palatine.bots.learned import hand_made
from palatine.bots.runners import Runner
from palatine.core.buffers import Numbers
from palatine.core.rng import Rng
from palatine.core.state import CHANCE, OVER
from train.generate import in_order

Json = dict[str, Any]
Files = dict[str, bytes]

PRIOR_WEIGHT = 3.0  # the knowledge's own value counts as so many rollouts, as in the search
HALF_SURE = 2.0  # rollouts: the value of a line that had so many counts for half
FEWEST = 2  # the least number of rollouts of a line that is compared


def value_rows(one: Json, steps: list[str], categories: list[str], share: int) -> Files:
    """The rows of a value network from one game: positions in the view of every seat. share: how
    many of a hundred decisions at one of these steps are used."""
    game = games.load(one["game"])
    knowledge = hand_made_knowledge(one["game"])
    encoding = game.encoding()
    numbers = Numbers(encoding.size)
    state = game.new(one["seats"], {})
    luck = Rng(f"{one['game']} {one['seats']} {one['number']}")
    rows = bytearray()
    extra, lead, stage = array("f"), array("f"), array("f")
    moves = one["moves"]
    for at, (who, text) in enumerate(moves):
        if who != CHANCE and state.frames[-1].step in steps and luck.below(100) < share:
            outlook = knowledge.outlook(game, state)
            for seat in range(one["seats"]):
                encoding.write(state, seat, numbers)
                rows += bytes(numbers.view())
                extra.extend(hand_made(outlook, seat, categories))
                lead.append(_lead(one["scores"], seat))
                stage.append(at / len(moves))
        game.apply(state, who, game.parse(text))
    assert game.to_move(state) == OVER
    return {"numbers": bytes(rows), "extra": extra.tobytes(), "lead": lead.tobytes(),
            "stage": stage.tobytes()}  # fmt: skip


def hand_made_knowledge(game: str) -> Knowledge:
    """The knowledge of a game without networks, whose values a network corrects."""
    return changed_knowledge(game, dict.fromkeys(switches(game), 0.0))


def switches(game: str) -> list[str]:
    """The numbers of a game's knowledge that say how much of what was learned counts."""
    known = numbers_of(knowledge_of(game))
    return [name for name in known if name.removeprefix(ALONE).startswith("learned")]


def _lead(scores: list[int], seat: int) -> float:
    """The points of a seat above the mean of the others; in a game alone, its points."""
    others = [score for other, score in enumerate(scores) if other != seat]
    return float(scores[seat] - sum(others) / len(others)) if others else float(scores[seat])


def policy_rows(one: Json, steps: list[str]) -> Files:
    """The rows of a policy network from one game: searched decisions at these steps, or, without
    steps, at all."""
    game = games.load(one["game"])
    encoding, numbering = game.encoding(), game.numbering
    numbers = Numbers(encoding.size)
    state = game.new(one["seats"], {})
    rows = bytearray()
    many, paths = array("i"), array("h")
    prior, value = array("f"), array("f")
    for at, (who, text) in enumerate(one["moves"]):
        lines = first_actions(one["searched"].get(str(at), []))
        if len(lines) > 1 and (not steps or state.frames[-1].step in steps):
            encoding.write(state, who, numbers)
            rows += bytes(numbers.view())
            many.append(len(lines))
            for line in lines:
                path = numbering.path(state, who, game.parse(line["path"][0]))
                paths.extend(path + [-1] * (numbering.depth - len(path)))
                prior.append(line["prior"])
                value.append(line["value"])
        game.apply(state, who, game.parse(text))
    return {"numbers": bytes(rows), "many": many.tobytes(), "paths": paths.tobytes(),
            "prior": prior.tobytes(), "value": value.tobytes()}  # fmt: skip


def turn_rows(one: Json) -> Files:
    """The rows of a network of turns from one game: every line that the search tried."""
    game = games.load(one["game"])
    knowledge: Any = knowledge_of(one["game"])
    state = game.new(one["seats"], {})
    many, numbers = array("i"), array("f")
    prior, value, weight = array("f"), array("f"), array("f")
    for at, (who, text) in enumerate(one["moves"]):
        tried = [line for line in one["searched"].get(str(at), []) if line["visits"]]
        found = []
        if len(tried) > 1:
            view = game.view(state, who)
            for line in tried:
                path = tuple(game.parse(action) for action in line["path"])
                found.append((line, knowledge.line_features(game, view, path)))
        found = [(line, shown) for line, shown in found if shown]
        if len(found) > 1:
            many.append(len(found))
            for line, shown in found:
                numbers.extend(shown)
                prior.append(line["prior"])
                value.append(line["mean"])
                weight.append(line["visits"] / (line["visits"] + HALF_SURE))
        game.apply(state, who, game.parse(text))
    return {"numbers": numbers.tobytes(), "many": many.tobytes(), "prior": prior.tobytes(),
            "value": value.tobytes(), "weight": weight.tobytes()}  # fmt: skip


def first_actions(lines: list[Json]) -> list[Json]:
    """The best tried line for each first action, with its value by knowledge and rollouts together.
    Its prior is that of the line that looked best before the search. What had been learned before
    belongs to the knowledge here: or else a further round would forget it where lines were hardly
    tried."""
    tried = [line for line in lines if line["visits"] >= FEWEST]
    if not tried:
        return []
    best = max(tried, key=_looked)
    found: dict[str, Json] = {}
    for line in tried:
        said = best["mean"] + _looked(line) - _looked(best)
        visits = line["visits"]
        value = (visits * line["mean"] + PRIOR_WEIGHT * said) / (visits + PRIOR_WEIGHT)
        first = line["path"][0]
        if first not in found or value > found[first]["value"]:
            found[first] = {**line, "value": value}
    return list(found.values())


def _looked(line: Json) -> float:
    """What a line looked like to the search before any rollout."""
    return float(line["prior"] + line["learned"])


def write_rows(
    kind: str, played: Iterable[Json], settings: Json, folder: Path, run: Runner
) -> Json:
    """Write all rows of these games and their description into the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    about: Json = {"kind": kind, **settings, "games": 0}
    files: dict[str, Any] = {}
    rows_of: Any = {"value": _value, "policy": _policy, "turns": _turns}[kind]
    try:
        tasks = ((one, settings, place) for place, one in enumerate(played))
        for found in in_order((task[2], result) for task, result in run(rows_of, tasks)):
            game = games.load(found["game"])
            about |= {"inputs": game.encoding().size, "outputs": game.numbering.count,
                      "depth": game.numbering.depth, "game": game.meta.id}  # fmt: skip
            if kind == "turns":
                known: Any = knowledge_of(game.meta.id)
                about |= {"inputs": len(known.line_names), "names": known.line_names}
            about["games"] += 1
            for name, content in found["files"].items():
                if name not in files:
                    files[name] = (folder / f"{name}.bin").open("wb")
                files[name].write(content)
    finally:
        for file in files.values():
            file.close()
    (folder / "about.json").write_text(json.dumps(about, indent=1), "utf-8")
    return about


def _value(one: Json, settings: Json, place: int) -> Json:
    files = value_rows(one, settings["steps"], settings["categories"], settings["share"])
    return {"game": one["game"], "files": files}


def _policy(one: Json, settings: Json, place: int) -> Json:
    return {"game": one["game"], "files": policy_rows(one, settings["steps"])}


def _turns(one: Json, settings: Json, place: int) -> Json:
    return {"game": one["game"], "files": turn_rows(one)}
