"""A table's own data file: checked, used, named by its hash; and what ours says of itself."""

from pathlib import Path
from typing import Any

import pytest

from games.louis.tables import A, asked, evaluate, go, has_chips, hold, put, table
from palatine.cli.files import read_data
from palatine.core.errors import BadDocument, PalatineError
from palatine.core.match import Match, bare_words
from palatine.core.offer import Appearance
from palatine.core.record import parse_record, replay
from palatine.games.louis import GAME
from palatine.games.louis.board import OUR_DATA
from palatine.games.louis.documents import describe_data
from palatine.games.louis.names import CONDITIONS, EFFECTS
from palatine.games.louis.parts import OUR_PARTS

MONTESPAN: dict[str, Any] = {"persons": [{"number": 5, "side_b": {"price": 6}}]}


def test_nothing_corrected_is_our_data() -> None:
    same = GAME.with_data({})
    assert same.data_hash() == GAME.data_hash()
    assert same.parts.numbers == GAME.parts.numbers


def test_a_whole_file_may_be_given_back() -> None:
    assert GAME.with_data(OUR_DATA).parts.conditions == GAME.parts.conditions


def test_a_price_is_corrected_and_the_data_gets_another_name() -> None:
    game = GAME.with_data(MONTESPAN)
    assert game.parts.numbers[1][4] == 6
    assert game.data_hash() != GAME.data_hash()
    assert game.data_hash() == GAME.with_data(MONTESPAN).data_hash()
    assert GAME.parts.numbers[1][4] == 4  # ours is as it was
    assert game.own_data == MONTESPAN


def test_a_corrected_table_is_played_with_its_own_numbers() -> None:
    game = GAME.with_data({"persons": [{"number": 1, "side_a": {"price": 5}}]})
    s = put(table(2), 1, 1, 2)
    s.parts = game.parts
    evaluate(s, 1)
    assert asked(s) == (A, "buy")
    go(s, "buy")
    assert s.players[A].money == 0 and has_chips(s, A) == "orb"


def test_conditions_rewards_money_cards_and_missions_can_be_corrected() -> None:
    game = GAME.with_data(
        {
            "persons": [
                {"number": 7, "side_b": {"condition": "money", "price": 2}},
                {"number": 10, "reward": {"arms": 3}},
            ],
            "money_cards": [{"id": "M1", "amount": 7, "tile": 4}],
            "missions": [
                {"id": "L03", "cost": ["helmet", "any"]},
                {"id": "E11", "effect": "plus_1_arms"},
                {"id": "E09", "effect": "place_on_tile", "tile": 10},
            ],
        }
    )
    parts = game.parts
    assert CONDITIONS[parts.conditions[1][6]] == "money" and parts.numbers[1][6] == 2
    assert parts.rewards[9].arms == 3
    assert (parts.amounts[0], parts.visits[0]) == (7, 3)
    assert parts.costs[2] == (2, 5)
    assert EFFECTS[parts.effects[30]] == "plus_1_arms"
    assert parts.tiles[28] == 9
    s = game.new(3)
    assert s.parts is parts


def test_the_record_carries_the_data_and_replays_with_it() -> None:
    game = GAME.with_data(MONTESPAN)
    match = Match(game, 2, seed="own data")
    match.record.own_data = MONTESPAN
    while not match.over:
        match.play(match.legal()[-1])
    text = str(match.record)
    assert f"data {game.data_hash()}" in text and "own-data" in text
    record = parse_record(text)
    assert replay(GAME, record).key() == match.state.key()


def test_the_picture_and_the_words_follow_the_data() -> None:
    game = GAME.with_data({"missions": [{"id": "L03", "cost": ["helmet", "any"]}]})
    s = game.new(2)
    s.parts = game.parts
    hold(s, A, "L03")
    view = game.view(s, A)
    drawn = dict(game.face.sheet(view, bare_words, Appearance("wide", "court")).groups)
    card = next(text for text in drawn.values() if "#louis_m-plus_1_marker" in text)
    assert "#louis_chip-helmet" in card and "#louis_chip-orb" not in card
    trays = {tray.key: tray for tray in game.face.status(view).trays}
    assert [chip.icon for chip in trays["missions"].cards[0].chips] == ["helmet", "any"]
    assert game.load(view.to_json()).parts is game.parts


REFUSED: list[tuple[Any, str, str]] = [
    ([], "error-document-shape", "data"),
    ("text", "error-document-shape", "data"),
    ({"pages": {"P1": 1.5}}, "error-document-shape", "data"),
    ({"pages": []}, "error-document-shape", "pages"),
    ({"tiles": []}, "error-document-key", "tiles"),
    ({"board": {}}, "louis-data-fixed", "board"),
    ({"setup": {"rounds": 5}}, "louis-data-fixed", "setup"),
    ({"persons": {}}, "error-document-shape", "persons"),
    ({"persons": [5]}, "error-document-shape", "persons[0]"),
    ({"persons": [{}]}, "error-document-missing", "persons[0].number"),
    ({"persons": [{"number": 13}]}, "error-document-id", "persons[0]"),
    ({"persons": [{"number": True}]}, "error-document-id", "persons[0]"),
    ({"persons": [{"number": 1}, {"number": 1}]}, "louis-data-twice", "persons[1]"),
    ({"persons": [{"number": 5, "price": 3}]}, "error-document-key", "persons 5.price"),
    ({"persons": [{"number": 5, "name": 3}]}, "error-document-shape", "persons 5.name"),
    (
        {"persons": [{"number": 1, "side_a": {"condition": "markers", "need": 2}}]},
        "error-document-id",
        "persons 1.side_a.condition",
    ),
    (
        {"persons": [{"number": 5, "side_b": {"condition": "money"}}]},
        "error-document-missing",
        "persons 5.side_b.price",
    ),
    (
        {"persons": [{"number": 5, "side_b": {"price": 0}}]},
        "error-document-number",
        "persons 5.side_b.price",
    ),
    (
        {"persons": [{"number": 5, "side_b": {"price": "4"}}]},
        "error-document-number",
        "persons 5.side_b.price",
    ),
    (
        {"persons": [{"number": 5, "side_a": {"price": 4}}]},
        "error-document-key",
        "persons 5.side_a.price",
    ),
    (
        {"persons": [{"number": 2, "reward": {"arms": 1}}]},
        "error-document-shape",
        "persons 2.reward",
    ),
    ({"persons": [{"number": 9, "reward": {}}]}, "error-document-shape", "persons 9.reward"),
    (
        {"persons": [{"number": 9, "reward": {"chip": "sceptre"}}]},
        "error-document-id",
        "persons 9.reward.chip",
    ),
    (
        {"persons": [{"number": 6, "reward": {"place": 2, "target": 0}}]},
        "error-document-number",
        "persons 6.reward.place",
    ),
    (
        {"money_cards": [{"id": "M1", "tile": 5}]},
        "error-document-number",
        "money_cards M1.tile",
    ),
    ({"money_cards": [{"id": "M9"}]}, "error-document-id", "money_cards[0]"),
    (
        {"missions": [{"id": "L01", "effect": "once_first"}]},
        "error-document-id",
        "missions L01.effect (light)",
    ),
    (
        {"missions": [{"id": "L01", "effect": "magic"}]},
        "error-document-id",
        "missions L01.effect",
    ),
    (
        {"missions": [{"id": "L01", "cost": ["orb", "ring"]}]},
        "error-document-shape",
        "missions L01.cost (light)",
    ),
    (
        {"missions": [{"id": "E01", "cost": ["orb", "orb"]}]},
        "error-document-shape",
        "missions E01.cost (medium)",
    ),
    (
        {"missions": [{"id": "D01", "cost": ["orb"]}]},
        "error-document-size",
        "missions D01.cost",
    ),
    (
        {"missions": [{"id": "D01", "cost": ["crown", "crown"]}]},
        "error-document-id",
        "missions D01.cost",
    ),
    (
        {"missions": [{"id": "L11", "tile": 13}]},
        "error-document-number",
        "missions L11.tile",
    ),
    (
        {"missions": [{"id": "L03", "tile": 3}]},
        "error-document-key",
        "missions L03.tile",
    ),
]


@pytest.mark.parametrize(("document", "key", "where"), REFUSED)
def test_a_wrong_file_is_refused_by_name(document: Any, key: str, where: str) -> None:
    with pytest.raises(BadDocument) as caught:
        GAME.with_data(document)
    assert caught.value.key == key
    assert caught.value.details["where"] == where


def test_every_item_says_where_it_comes_from() -> None:
    rows = GAME.describe_data()
    assert rows == describe_data(OUR_PARTS)
    items = [row[0] for row in rows]
    assert len(set(items)) == len(items)
    for item, value, source, confidence in rows:
        assert value, item
        assert source.split()[0] in ("rulebook", "public-page", "designed"), item
        assert confidence in ("high", "medium", "low"), item
    by_item = {row[0]: tuple(row[1:]) for row in rows}
    assert by_item["person 1 side a price"] == ("3", "public-page P4", "medium")
    assert by_item["person 1 side b condition"] == ("first_place", "rulebook (deduced)", "high")
    assert by_item["person 5 side b price"] == ("4", "designed", "low")
    assert by_item["money card M1 amount"] == ("3", "designed", "low")
    assert by_item["money card M1 tile"] == ("1", "public-page P3", "high")
    assert by_item["mission D05 cost"] == ("orb + orb", "designed", "low")
    assert by_item["mission L03 effect"] == ("plus_1_marker", "rulebook", "high")
    assert by_item["mission E05 effect"] == ("plus_1_arms", "designed", "low")  # L-960
    assert by_item["mission E10 effect"] == ("place_on_tile 9", "rulebook", "high")


def test_what_a_table_brought_is_told_as_its_own() -> None:
    rows = {row[0]: tuple(row[1:]) for row in GAME.with_data(MONTESPAN).describe_data()}
    assert rows["person 5 side b price"] == ("6", "corrected file", "-")
    assert rows["person 5 side b condition"][0] == "money"
    assert rows["person 9 side b price"] == ("4", "designed", "low")


def test_a_file_may_be_toml_like_ours(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[[persons]]\nnumber = 5\nside_b = { price = 6 }\n")
    assert GAME.with_data(read_data(str(file))).data_hash() == GAME.with_data(MONTESPAN).data_hash()
    file.write_text("[[persons]")
    with pytest.raises(PalatineError) as caught:
        read_data(str(file))
    assert caught.value.key == "error-file"


def test_notes_on_sources_may_be_added() -> None:
    game = GAME.with_data({"money": {"amount_source": "my copy", "amount_confidence": "high"}})
    rows = {row[0]: row[1:] for row in game.describe_data()}
    assert rows["money card M1 amount"] == ["3", "my copy", "high"]
    assert rows["money card M1 tile"] == ["1", "public-page P3", "high"]


def test_actions_do_not_depend_on_the_file() -> None:
    """The table of actions is the same, so texts and indices mean the same everywhere."""
    assert GAME.with_data(MONTESPAN).actions is GAME.actions
