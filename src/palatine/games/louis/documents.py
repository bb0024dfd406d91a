"""A corrected data file: checked, filled up from ours, and told item by item with its source.

The document has the form of data/louis.toml and may leave out what it does not correct. What the
rulebook fixes (the board, the pieces, the setup) cannot be corrected here: it would be another
game. Whatever is wrong is refused by name.
"""

from typing import Any

from palatine.core.errors import BadDocument
from palatine.games.louis.board import OUR_DATA
from palatine.games.louis.names import (
    CHIPS,
    COLOURS,
    CONDITIONS,
    EFFECT_COLOURS,
    EFFECTS,
    MISSION_IDS,
    ON_TILE,
    SYMBOLS,
    TILES,
    colour_of,
)
from palatine.games.louis.parts import Parts

Table = dict[str, Any]

_SECTIONS = ("persons", "money_cards", "missions")
_FIXED = ("board", "pieces", "setup")
_NOTES = ("pages", "money", "mission_sources")
_OWN = "corrected file"  # the source of whatever a table's own document says


def read_data(data: Any) -> Table:
    """A complete document: ours, with what this one corrects."""
    if not isinstance(data, dict) or not _is_plain(data):
        raise BadDocument("error-document-shape", "data")
    for key in data:
        if key not in (*_SECTIONS, *_FIXED, *_NOTES):
            raise BadDocument("error-document-key", str(key)[:40])
    for key in _FIXED:
        if key in data and data[key] != OUR_DATA[key]:
            raise BadDocument("louis-data-fixed", key)
    whole = dict(OUR_DATA)
    for key in _NOTES:
        if key in data:
            whole[key] = {**OUR_DATA[key], **_table(data[key], key)}
    whole["persons"] = _merged(data, "persons", "number", range(1, TILES + 1))
    whole["money_cards"] = _merged(data, "money_cards", "id", [f"M{n}" for n in range(1, 9)])
    whole["missions"] = _merged(data, "missions", "id", MISSION_IDS)
    for person in whole["persons"]:
        _check_person(person)
    for card in whole["money_cards"]:
        _check_money(card)
    for mission in whole["missions"]:
        _check_mission(mission)
    return whole


def _is_plain(value: Any) -> bool:
    """Whether a record can carry it: TOML knows dates and fractions, which no rule asks for."""
    if isinstance(value, dict):
        return all(isinstance(key, str) and _is_plain(inner) for key, inner in value.items())
    if isinstance(value, list):
        return all(_is_plain(inner) for inner in value)
    return isinstance(value, (str, int))


def _table(value: Any, where: str) -> Table:
    if not isinstance(value, dict):
        raise BadDocument("error-document-shape", where)
    return value


def _merged(data: Table, section: str, name: str, known: Any) -> list[Table]:
    """Our entries, each with what the document says of it."""
    given = data.get(section, [])
    if not isinstance(given, list):
        raise BadDocument("error-document-shape", section)
    by_name: dict[Any, Table] = {}
    for place, entry in enumerate(given):
        where = f"{section}[{place}]"
        key = _table(entry, where).get(name)
        if key is None:
            raise BadDocument("error-document-missing", f"{where}.{name}")
        if isinstance(key, bool) or key not in known:
            raise BadDocument("error-document-id", where, {"value": str(key)[:40]})
        if key in by_name:
            raise BadDocument("louis-data-twice", where, {"value": str(key)})
        by_name[key] = entry
    return [_filled(ours, by_name.get(ours[name], {})) for ours in OUR_DATA[section]]


def _filled(ours: Table, given: Table) -> Table:
    """One entry, with the source of what was given where it says none itself."""
    if not given:
        return ours
    whole = {**ours, **given}
    for side in ("side_a", "side_b"):
        if isinstance(given.get(side), dict):
            base = {} if "condition" in given[side] else ours[side]
            face = {**base, "source": _OWN, "confidence": "-", **given[side]}
            if "price" in face or "need" in face:
                face = {**face, "value_source": _OWN, "value_confidence": "-", **given[side]}
            whole[side] = face
    if {"effect", "cost", "amount"} & set(given):
        whole = {"source": _OWN, "confidence": "-", **whole}
    if whole.get("effect") != "place_on_tile" and "tile" not in given and "effect" in whole:
        whole.pop("tile", None)
    return whole


def _number(table: Table, key: str, where: str, least: int, most: int) -> int:
    value = table.get(key)
    if value is None:
        raise BadDocument("error-document-missing", f"{where}.{key}")
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        bounds: dict[str, str | int] = {"value": str(value)[:40], "least": least, "most": most}
        raise BadDocument("error-document-number", f"{where}.{key}", bounds)
    return value


def _word(table: Table, key: str, where: str, known: tuple[str, ...]) -> str:
    value = table.get(key)
    if value is None:
        raise BadDocument("error-document-missing", f"{where}.{key}")
    if not isinstance(value, str) or value not in known:
        raise BadDocument("error-document-id", f"{where}.{key}", {"value": str(value)[:40]})
    return value


def _keys(table: Table, where: str, known: tuple[str, ...]) -> None:
    for key in table:
        if key not in known:
            raise BadDocument("error-document-key", f"{where}.{str(key)[:40]}")


_SOURCE_KEYS = ("source", "confidence", "deduced", "value_source", "value_confidence")


def _check_person(person: Table) -> None:
    """L-453, L-460  Two sides with a condition each; Louis' tiles know money and first place."""
    where = f"persons {person['number']}"
    _keys(person, where, ("number", "name", "reward", "side_a", "side_b"))
    if not isinstance(person.get("name"), str):
        raise BadDocument("error-document-shape", f"{where}.name")
    _check_reward(_table(person["reward"], f"{where}.reward"), where, person["number"])
    for side in ("side_a", "side_b"):
        face = _table(person[side], f"{where}.{side}")
        here = f"{where}.{side}"
        _keys(face, here, ("condition", "price", "need", *_SOURCE_KEYS))
        known = CONDITIONS[:2] if person["number"] <= 4 else CONDITIONS
        condition = _word(face, "condition", here, known)
        for key, belongs in (("price", "money"), ("need", "markers")):
            if condition == belongs:
                _number(face, key, here, 1, 9)
            elif key in face:
                raise BadDocument("error-document-key", f"{here}.{key}")


def _check_reward(reward: Table, where: str, number: int) -> None:
    """Section 7  Known things in numbers that the actions can tell."""
    where = f"{where}.reward"
    limits = {"arms": 5, "louisdor": 20, "influence_cards": 1, "intrigue_cards": 1, "take_back": 3}
    _keys(reward, where, ("chip", "place", "target", *limits))
    if not reward or (number <= 4 and set(reward) != {"chip"}):
        raise BadDocument("error-document-shape", where)
    if "chip" in reward:
        _word(reward, "chip", where, CHIPS)
    for key, most in limits.items():
        if key in reward:
            _number(reward, key, where, 1, most)
    if "place" in reward or "target" in reward:
        target = _number(reward, "target", where, 0, TILES)
        _number(reward, "place", where, 1, 2 if target else 1)


def _check_money(card: Table) -> None:
    """L-201  A sum, and one of the tiles 1 to 4."""
    where = f"money_cards {card['id']}"
    _keys(card, where, ("id", "amount", "tile", "source", "confidence"))
    _number(card, "amount", where, 0, 20)
    _number(card, "tile", where, 1, 4)


def _check_mission(mission: Table) -> None:
    """Section 8  A type of its own colour, and a cost of the shape of its colour."""
    where = f"missions {mission['id']}"
    _keys(mission, where, ("id", "effect", "tile", "cost", "source", "confidence"))
    colour = colour_of(MISSION_IDS.index(mission["id"]))
    effect = EFFECTS.index(_word(mission, "effect", where, EFFECTS))
    if not EFFECT_COLOURS[effect] & (4 >> colour):
        args: dict[str, str | int] = {"value": EFFECTS[effect]}
        raise BadDocument("error-document-id", f"{where}.effect ({COLOURS[colour]})", args)
    if effect == ON_TILE:
        _number(mission, "tile", where, 1, TILES)
    elif "tile" in mission:
        raise BadDocument("error-document-key", f"{where}.tile")
    _check_cost(mission.get("cost"), f"{where}.cost", colour)


def _check_cost(cost: Any, where: str, colour: int) -> None:
    """Light: a symbol and any; medium: two different symbols; dark: two equal ones."""
    if not isinstance(cost, list) or len(cost) != 2:
        raise BadDocument("error-document-size", where, {"size": 2})
    for symbol in cost:
        if symbol not in SYMBOLS[1:]:
            raise BadDocument("error-document-id", where, {"value": str(symbol)[:40]})
    light = cost[0] != "any" and cost[1] == "any"
    medium = cost[0] != cost[1] and "any" not in cost
    dark = cost[0] == cost[1] and "any" not in cost
    if not (light, medium, dark)[colour]:
        raise BadDocument("error-document-shape", f"{where} ({COLOURS[colour]})")


# --- telling --------------------------------------------------------------------------------

# L-960: one of the printed counts of these must be wrong
_DOUBTFUL = ("plus_2_louisdor_choice", "plus_1_arms", "swap_influence_card")

Row = list[str]  # item, value, source, confidence


def describe_data(parts: Parts) -> list[Row]:
    """Everything the data in use says: the item, its value, its source, how sure we are."""
    doc = parts.doc
    rows: list[Row] = []
    for section in _FIXED:
        rows += _described(doc[section], section)
    for person in doc["persons"]:
        rows += _person_rows(person)
    money = doc["money"]
    for card in doc["money_cards"]:
        item = f"money card {card['id']}"
        own = (card["source"], card["confidence"]) if "source" in card else None
        amount = own or (money["amount_source"], money["amount_confidence"])
        tile = own or (money["tile_source"], money["tile_confidence"])
        rows.append([f"{item} amount", str(card["amount"]), *amount])
        rows.append([f"{item} tile", str(card["tile"]), *tile])
    for mission in doc["missions"]:
        rows += _mission_rows(mission, doc["mission_sources"])
    return rows


def _described(section: Table, name: str) -> list[Row]:
    source, confidence = section["source"], section["confidence"]
    return [
        [f"{name} {key}", str(value), source, confidence]
        for key, value in section.items()
        if key not in ("source", "confidence")
    ]


def _person_rows(person: Table) -> list[Row]:
    item = f"person {person['number']}"
    rows: list[Row] = [[f"{item} name", person["name"], "rulebook", "high"]]
    reward = ", ".join(f"{key} {value}" for key, value in person["reward"].items())
    rows.append([f"{item} reward", reward, "rulebook", "high"])
    for side in ("side_a", "side_b"):
        face = person[side]
        name = f"{item} {side.replace('_', ' ')}"
        source = face["source"] + (" (deduced)" if face.get("deduced") else "")
        rows.append([f"{name} condition", face["condition"], source, face["confidence"]])
        for key in ("price", "need"):
            if key in face:
                by = (face["value_source"], face["value_confidence"])
                rows.append([f"{name} {key}", str(face[key]), *by])
    return rows


def _mission_rows(mission: Table, sources: Table) -> list[Row]:
    item = f"mission {mission['id']}"
    own = (mission["source"], mission["confidence"]) if "source" in mission else None
    effect = own or (sources["effect_source"], sources["effect_confidence"])
    cost = own or (sources["cost_source"], sources["cost_confidence"])
    if not own and mission["effect"] in _DOUBTFUL:
        effect = (sources["medium_count_source"], sources["medium_count_confidence"])
    tile = f" {mission['tile']}" if "tile" in mission else ""
    return [
        [f"{item} effect", mission["effect"] + tile, *effect],
        [f"{item} cost", " + ".join(mission["cost"]), *cost],
    ]
