"""Sources of the games of a data set: games of bots, or games that have been played before.

A source is plain data, so that other processes can read it: a kind, the arguments of that kind, and
the `items`, one for each game.
"""

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from palatine import games
from palatine.bots.entrants import make_entrant, read_entrant
from palatine.core.chance import Driver, Seeded, Stacked
from palatine.core.errors import BadOption, BadRecord
from palatine.core.game import Game
from palatine.core.meta import Options
from palatine.core.record import parse_record
from palatine.core.state import CHANCE, OVER, Json
from palatine.rl.samples import Rows

Source = dict[str, Any]


def selfplay(
    game: str, bots: Sequence[str], seats: int, options: Options, seed: str, count: int
) -> Source:
    """Games of bots, one bot for each seat; fewer bots than seats are repeated. Game number n is
    the same as that of `palatine selfplay` with the same seed."""
    meta = games.meta(game)
    meta.check_seats(seats)
    for name in bots:
        read_entrant(name, game)
    if not bots or len(bots) > seats:
        raise BadOption("error-bot-count", {"bots": len(bots), "seats": seats})
    lineup = [bots[seat % len(bots)] for seat in range(seats)]
    about = {"bots": lineup, "options": meta.read_options(options), "seed": seed}
    return {"kind": "selfplay", "game": game, **about, "items": list(range(count))}


def records(game: str, paths: Sequence[str]) -> Source:
    """Records in files, and in all `.txt` files of folders."""
    found: list[str] = []
    for name in paths:
        path = Path(name)
        if path.is_dir():
            found += sorted(str(file) for file in path.rglob("*.txt"))
        elif path.is_file():
            found.append(str(path))
        else:
            raise BadOption("error-file", {"file": name[:200], "reason": "-"})
    if not found:
        raise BadOption("error-dataset-empty", {"where": ", ".join(paths)[:200]})
    return {"kind": "records", "game": game, "items": list(dict.fromkeys(found))}


def texts(game: str, found: Sequence[str]) -> Source:
    """Records as texts, from the store of a server. The description of the data set contains only
    their hashes, since a record may contain names."""
    if not found:
        raise BadOption("error-dataset-empty", {"where": "--server"})
    return {"kind": "texts", "game": game, "items": list(found)}


def mark(source: Source, item: Any) -> str:
    """The identity of a game, by which it is recognized in an existing data set."""
    if source["kind"] == "texts":
        return hashlib.sha256(item.encode()).hexdigest()
    return json.dumps(item)


def arena(game: str, store: str) -> Source:
    """The games in a store of `palatine arena --store`. It has no moves: each game is played again
    from its seeds, and left out where its result differs from the stored one."""
    items = []
    try:
        lines = Path(store).read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise BadOption("error-file", {"file": store[:200], "reason": str(error)[:80]}) from None
    for line in lines:
        try:
            row = json.loads(line)
            contest = json.loads(row["contest"])
            item = [contest, int(row["number"]), list(row["played"]["scores"])]
        except (KeyError, TypeError, ValueError):
            continue  # an incomplete last line
        if contest.get("game") == game:
            items.append(item)
    if not items:
        raise BadOption("error-dataset-empty", {"where": store[:200]})
    return {"kind": "arena", "game": game, "store": store, "items": items}


def add_game(rows: Rows, source: Source, number: int) -> None:
    """Add the rows of one game of a source. Raises an error where it cannot be used."""
    item = source["items"][number]
    if source["kind"] == "selfplay":
        _add_selfplay(rows, source, item)
    elif source["kind"] == "records":
        text = Path(item).read_text("utf-8-sig")
        _add_record(rows, text, {"source": "record", "file": Path(item).name})
    elif source["kind"] == "texts":
        _add_record(rows, item, {"source": "server"})
    else:
        _add_arena(rows, item)


def _add_selfplay(rows: Rows, source: Source, number: int) -> None:
    seed = f"{source['seed']}/{number}"
    lineup: list[str] = source["bots"]
    driver = Seeded(hashlib.sha256(seed.encode()).digest(), ["-"] * len(lineup))
    rules = rows.rules
    bots = [make_entrant(name, rules.meta.id, f"{seed}/{seat}") for seat, name in enumerate(lineup)]
    moves = _moves(rules, rules.new(len(lineup), source["options"]), bots, driver)
    about = {"source": "selfplay", "bots": lineup, "seed": seed}
    rows.add(len(lineup), source["options"], moves, {**_table(rows, source["options"]), **about})


def _moves(rules: Game[Any], state: Any, bots: list[Any], driver: Driver) -> list[tuple[int, str]]:
    """Play a game of bots; returns its moves."""
    moves = []
    while (who := rules.to_move(state)) != OVER:
        if who == CHANCE:
            action = driver.draw(rules, state)
        else:
            action = bots[who].choose(rules, rules.view(state, who))
        rules.apply(state, who, action)
        moves.append((who, action.text))
    return moves


def _add_record(rows: Rows, text: str, source: Json) -> None:
    record = parse_record(text)
    rules = rows.rules
    if record.game != rules.meta.id or record.version != rules.meta.version:
        ours = f"{rules.meta.id} {rules.meta.version}"
        theirs = f"{record.game} {record.version}"
        raise BadRecord("error-record-version", {"record": theirs, "engine": ours})
    if record.own_data is not None:
        raise BadRecord("error-dataset-own-data")
    rules.meta.check_seats(record.seats)
    options = rules.meta.read_options(record.options)
    moves = [(entry.who, entry.text) for entry in record.standing()]
    about = {**source, "commitment": record.commitment}
    rows.add(record.seats, options, moves, {**_table(rows, options), **about})


def _add_arena(rows: Rows, item: list[Any]) -> None:
    """Play a game of an arena again: seats, seeds and decks as in `bots.arena.play_one`."""
    contest, number, scores = item
    lineup: list[str] = contest["lineup"]
    seats, rules = len(lineup), rows.rules
    deal, rotation = divmod(number, seats)
    seated = [(seat + rotation) % seats for seat in range(seats)]
    name = f"{contest['seed']}/{deal}"
    bots = [make_entrant(lineup[one], rules.meta.id, f"{name}/{one}") for one in seated]
    state = rules.new(seats, contest["options"])
    moves = _moves(rules, state, bots, Stacked(name))
    result = rules.result(state)
    by_entrant = sorted(range(seats), key=lambda seat: seated[seat])
    if [result.scores[seat] for seat in by_entrant] != scores:
        raise BadRecord("error-dataset-changed")
    about = {"source": "arena", "bots": [lineup[one] for one in seated], "seed": name}
    table = _table(rows, contest["options"])
    rows.add(seats, contest["options"], moves, {**table, **about, "rotation": rotation})


def _table(rows: Rows, options: Options) -> Json:
    meta = rows.rules.meta
    return {"game": meta.id, "version": meta.version, "options": options}
