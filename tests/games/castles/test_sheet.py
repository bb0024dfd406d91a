"""Rulings about the score sheet of a real table; the sheet itself is tested in tests/sheets."""

from palatine.core.state import Json
from palatine.sheets import ask

TABLE: Json = {"players": ["A", "B", "C"], "track": [50, 50, 40], "cards": [[], [], []]}
TABLE |= {"money": [10000, 20000, 0], "sizes": [900, 900, 900]}


def sheet(**more: object) -> Json:
    told: Json = ask({"game": "castles", "document": {**TABLE, **more}})["sheet"]
    return told


def test_A_49_who_is_not_in_the_order_of_a_favor_has_none() -> None:
    order = sheet(favors=[{"id": "F-01", "order": [[0, 1]]}])
    counts = sheet(favors=[{"id": "F-01", "counts": [3, 3, 0]}])
    assert order["sum"] == counts["sum"] == {"label": "Points", "values": [57, 58, 40]}


def test_A_49_money_in_full_ten_thousands_decides_a_tie() -> None:
    told = sheet(track=[51, 50, 40], favors=[])
    assert told["sum"]["values"] == [52, 52, 40] and told["winners"] == [1]
