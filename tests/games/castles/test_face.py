"""What a person meets at the table: pictures, plates, market, questions, prices, the inspector."""

import json
import re
import zlib
from typing import Any

import pytest

from games.castles.tables import GAME, grow, keys, on_market, own, play, table
from games.castles.test_geometry import random_castle
from games.castles.test_shown import grid, late
from palatine import locales
from palatine.core.display import Card, Tray
from palatine.core.events import EVERYBODY, Event
from palatine.core.match import Match
from palatine.core.offer import Appearance
from palatine.core.rng import Rng
from palatine.core.state import SPECTATOR, Frame
from palatine.games.castles.draw.lettering import width
from palatine.games.castles.draw.plates import ICON, plate
from palatine.games.castles.parts import SIZE_OF, SIZES, TILE_NUMBER
from palatine.games.castles.shapes import TURNED
from palatine.games.castles.state import CastlesState
from palatine.table import questions, shown

WORDS = locales.load("en", strict=True)
RUSSIAN = locales.load("ru", strict=True)
SIZES_SEEN = ("wide", "middle", "compact")


def trays(s: CastlesState, seat: int = 0) -> dict[str, Tray]:
    return {tray.key: tray for tray in GAME.face.status(GAME.view(s, seat)).trays}


def card(tray: Tray, touch: str) -> Card:
    return next(one for one in tray.cards if one.touch == touch)


# --- pictures -----------------------------------------------------------------------------------


def test_my_castle_is_on_the_stage_and_the_others_are_thumbnails_without_words() -> None:
    s = late(4)
    v = GAME.view(s, 2)
    pictures = GAME.face.pictures(v)
    assert [(one.key, one.place) for one in pictures] == [
        ("plan:2", "stage"), ("plan:0", "thumbnail"), ("plan:1", "thumbnail"),
        ("plan:3", "thumbnail"),
    ]  # fmt: skip
    for one in pictures[1:]:
        drawing = GAME.face.draw(v, WORDS, Appearance("thumbnail", "plan", one.key))
        assert "<text" not in drawing.body and "<use" not in drawing.body
        assert len(drawing.groups) == len(s.castles[one.seats[0]].tiles)
        assert len(drawing.body) < 2_500
        large = GAME.face.draw(v, WORDS, Appearance("wide", "plan", one.key))
        assert f'data-p="tile:{one.seats[0]}:0"' in large.body  # it opens large


def test_spectators_see_large_whoever_is_asked_and_the_first_at_the_end() -> None:
    s = late(3)
    s.frames = [Frame("buy", 1)]
    assert GAME.face.pictures(GAME.view(s, SPECTATOR))[0].key == "plan:1"
    s.frames = []
    s.points = [(0, 5, 0, 0, 0), (0, 1, 0, 0, 0), (0, 30, 0, 0, 0)]
    assert GAME.face.pictures(GAME.view(s, SPECTATOR))[0].key == "plan:2"


@pytest.mark.parametrize("density", SIZES_SEEN)
def test_the_plan_is_never_smaller_than_can_be_read(density: str) -> None:
    for tiles in (0, 6, 14, 22):
        s = own(table(), random_castle(f"size {tiles}", tiles))
        drawing = GAME.face.draw(GAME.view(s, 0), RUSSIAN, Appearance(density, "plan", "plan:0"))
        unit, _, _ = grid(drawing.body)
        assert unit >= (22 if density == "compact" else 18)
        assert drawing.least == 1  # what is larger than the stage is panned, not made smaller
        sizes = [int(n) for n in re.findall(r'class="[^"]*\bt(\d\d)\b', drawing.body)]
        drawn = re.findall(r'href="#i-[\w-]+"[^>]* width="([\d.]+)"', drawing.body)
        icons = [float(n) for n in drawn]
        assert min(sizes) >= 12 and min(icons) >= 16
        assert "font-size" not in drawing.body


@pytest.mark.parametrize("unit", [18.0, 20.0, 22.0, 26.0, 31.0, 36.0, 44.0])
def test_plates_lie_inside_their_rooms_and_always_tell_points_type_and_size(unit: float) -> None:
    """Every room, turn and language; in a disc and between cut corners, too."""
    catalogues = [locales.load(language, strict=True) for language in locales.languages()]
    for tile in range(75):
        for turned in TURNED[tile][:2]:
            for words in catalogues:
                name = words(f"castles-room-{'R' + str(SIZE_OF[tile])}-1", {})
                laid = plate(turned, unit, name, 13)
                assert laid is not None, f"{tile} at {unit}"
                made, x, y = laid
                w, h = made.width / 2, made.height / 2
                assert x - w >= -0.01 and x + w <= turned.width * unit + 0.01
                assert y - h >= -0.01 and y + h <= turned.height * unit + 0.01
                if turned.disc:
                    assert w * w + h * h <= (turned.disc * unit / 2) ** 2
                body = made.drawn(x, y)
                assert f">{SIZE_OF[tile]}</text>" in body and f'width="{ICON}"' in body
                assert all(width(line, 13) <= made.width for line in made.lines)


def test_names_are_shown_where_there_is_room_for_them() -> None:
    shown_at = [unit for unit in (18, 26, 36, 44) if _has_name(unit)]
    assert shown_at and 18 not in shown_at and 44 in shown_at


def _has_name(unit: int) -> bool:
    laid = plate(TURNED[TILE_NUMBER["R400-4"]][0], unit, "Pumpkin Garden", 13)
    return laid is not None and bool(laid[0].lines)


def test_seals_cover_no_plate_where_a_corner_is_free() -> None:
    s = own(table(), grow(("R100-7", (0,)), ("R200-7", (1,)), ("R100-9", (2,))))
    body = GAME.face.draw(GAME.view(s, 0), WORDS, Appearance("wide", "plan", "plan:0")).body
    seals = re.findall(r'#castles_seal" x="([\d.]+)" y="([\d.]+)"', body)
    assert len(seals) == s.castles[0].completed() > 0


def test_doors_that_a_tile_would_fit_are_marked_while_it_is_chosen() -> None:
    s = own(table(), grow(("stairs", (0,))))
    on_market(s, p8000="R200-7", p4000="R150-4")  # the second goes downstairs
    body = GAME.face.draw(GAME.view(s, 0), WORDS, Appearance("wide", "plan", "plan:0")).body
    discs = re.findall(r'data-when="([^"]*)"', body)
    below = [names for names in discs if "tile:R150-4" in names]
    above = [names for names in discs if "tile:R200-7" in names]
    assert len(below) == 1 and len(above) >= 2 and not set(below) & set(above)
    other = GAME.face.draw(GAME.view(s, 1), WORDS, Appearance("wide", "plan", "plan:0")).body
    assert "data-when" not in other  # only for who chooses


def test_buying_a_hallway_marks_no_hallway_that_is_built() -> None:
    s = own(table(), grow(("hallway", (0,)), ("hallway", (1,))))
    v = GAME.view(s, 0)
    body = GAME.face.draw(v, WORDS, Appearance("wide", "plan", "plan:0")).body
    touches = set(re.findall(r'data-t="([^"]*)"', body))
    offered = {touch for offer in GAME.face.offers(v) for touch in offer.touches}
    assert "tile:hallway" in offered and not touches & offered
    assert {"built:0:1", "built:0:2"} <= touches


@pytest.mark.parametrize("viewer", [0, 1])
def test_an_update_late_in_a_game_of_four_is_small(viewer: int) -> None:
    s = late(4)
    s.favors, s.hands = (1, 5, 9, 22), [(1, 2, 3, 4), (5, 6), (7, 8), (9, 10)]
    v = GAME.view(s, viewer)
    offers = GAME.face.offers(v)
    told: dict[str, Any] = {
        "drawings": shown.pictures(GAME, v, RUSSIAN, Appearance("wide", "plan")),
        "status": shown.status(GAME.face.status(v), RUSSIAN),
        "offers": [questions.as_json(offer) for offer in offers],
        "labels": questions.labels(GAME, v, offers, RUSSIAN),
        "text": GAME.face.text_board(v, RUSSIAN),
    }
    packed = zlib.compress(json.dumps(told, ensure_ascii=False).encode(), 6)
    assert len(packed) < 10_000


# --- beside the castles -------------------------------------------------------------------------


def test_the_market_tells_name_plate_size_price_and_coins() -> None:
    s = late(3)
    s.money[0] = 5000
    market = trays(s)["market"]
    assert market.place == "market" and len(market.cards) == 6
    chamber = card(market, "tile:R600-5")
    assert chamber.name.said(WORDS) == "Singers' Chamber"
    assert (chamber.price, chamber.badge, chamber.is_pale) == (15000, 2000, True)
    texts = [chip.text for chip in chamber.chips]
    assert texts[0].isdigit() and texts[2] == "600" and texts[3].startswith("−")
    assert card(market, "tile:R300-8").is_pale and trays(s)["market"] == market
    assert [one.touch for one in trays(s)["corridors"].cards] == ["tile:hallway", "tile:stairs"]
    assert [verb.touch for verb in GAME.face.status(GAME.view(s, 0)).verbs] == ["money"]


def test_stacks_appear_only_where_one_is_chosen() -> None:
    s = late(3)
    assert "stacks" not in trays(s)
    s.frames = [Frame("pass"), Frame("look", 0)]
    stacks = trays(s)["stacks"]
    assert [one.touch for one in stacks.cards] == [f"stack:{size}" for size in SIZES]
    assert stacks.place == "market" and "market" not in trays(s)
    assert "stacks" not in trays(s, 1)  # others still see the market


def test_favors_are_a_grid_with_leaders() -> None:
    s = late(3)
    s.favors, s.money = (23, 1), [3000, 9000, 9000]
    rows = GAME.face.status(GAME.view(s, 0)).grids[0].rows
    assert rows[0].values == [3000, 9000, 9000] and rows[0].leaders == [1, 2]
    assert rows[1].touch == "favor:F-02"


def test_points_so_far_are_one_number_wherever_they_stand() -> None:
    s = late(3)
    s.favors, s.hands, s.money = (23,), [(7,), (8,), (9,)], [40_000, 0, 0]
    s.points = [(1, 10, 3, 2, 5), (0, 4, 0, 0, 0), (2, 7, -2, 0, 0)]
    v = GAME.view(s, 0)
    status = GAME.face.status(v)
    assert status.scores == [21, 4, 7]
    assert [sum(row.values()) for row in status.breakdown] == status.scores
    assert [one.note.args["points"] for one in GAME.face.pictures(v) if one.note] == [21, 4, 7]
    about = GAME.face.about(v, "seat:0")
    assert about is not None and sum(one.points for one in about.points) == 21
    s.frames = []
    over = GAME.face.status(GAME.view(s, 0))
    assert over.scores == GAME.result(s).scores  # and at the end what the result says
    assert [sum(row.values()) for row in over.breakdown] == over.scores


def test_progress_tells_round_rooms_left_and_part() -> None:
    s = late(3)
    s.cards_left = 27
    progress = GAME.face.status(GAME.view(s, 0)).progress
    assert progress is not None and progress.title.said(WORDS) == "Round 2, 27 left"
    assert progress.steps[progress.now].said(WORDS) == "Buy and build"
    s.frames.append(Frame("price", 2, (0,)))
    progress = GAME.face.status(GAME.view(s, 0)).progress
    assert progress is not None and progress.now == 0


# --- choosing -----------------------------------------------------------------------------------


def test_a_purchase_is_one_choice_of_room_and_place() -> None:
    """Two clicks: the room, and where it goes (place and turn are one click of the page)."""
    s = table(seats=3, builder=2)
    on_market(s, p8000="R200-7", p4000="R100-7")
    v = GAME.view(s, 0)
    first = next(offer for offer in GAME.face.offers(v) if offer.text == "buy 8000")
    assert first.touches == ("tile:R200-7",) and first.goes_on
    further = GAME.face.further(v, ["tile:R200-7"])
    bought = s.clone()
    play(bought, "buy 8000")
    legal = [action.text for action in GAME.legal(bought, 0)]
    assert [offer.texts for offer in further] == [["buy 8000", text] for text in legal]
    assert all(len(offer.touches) == 3 for offer in further)
    one = further[0]
    some = GAME.face.further(v, list(one.touches[:2]))
    assert one in some and all(offer.touches[:2] == one.touches[:2] for offer in some)
    assert GAME.face.further(v, ["money"]) == GAME.face.further(v, []) == []


def test_the_question_names_its_object_cost_and_gain() -> None:
    s = table(seats=3, builder=2)
    on_market(s, p2000="R200-7")
    s.coins = (0, 0, 0, 0, 0, 3000)
    v = GAME.view(s, 0)
    where = GAME.face.ask(v, ["tile:R200-7"])
    assert where is not None and where.object == "tile:R200-7"
    assert where.text.said(WORDS) == "Where do you put the Nap Room?"
    touches = list(GAME.face.further(v, ["tile:R200-7"])[0].touches)
    here = GAME.face.ask(v, touches)
    assert here is not None and here.button is not None and here.detail is not None
    assert here.text.said(WORDS) == "Put the Nap Room here?"
    assert here.button.said(WORDS) == "Buy and build"
    detail = here.detail.said(WORDS)
    assert detail.startswith("+2 now. 2 points, and +2 for each joined by a door: living rooms.")
    assert "2,000 M" in detail and "3,000 M on it are yours" in detail
    ghost = GAME.face.ghosts(v, touches)[0]
    assert (ghost.at, ghost.symbol, f"r{ghost.turn}") == (
        touches[1], "castles_tile-R200-7", touches[2])  # fmt: skip


def test_every_step_asks_a_question_of_its_own_in_every_language() -> None:
    for seats in (1, 2, 4):
        for asked in _questions(seats):
            for language in locales.languages():
                words = locales.load(language, strict=True)
                for phrase in (asked.text, asked.detail, asked.button):
                    if phrase is not None:
                        said = phrase.said(words)
                        assert said and not re.search(r"R\d{3}-\d|\bB-\d\d|\bF-\d\d|castles-", said)


def _questions(seats: int) -> list[Any]:
    rng, s, found = Rng(f"asked {seats}"), GAME.new(seats), []
    for _ in range(260):
        seat = s.to_move()
        if seat == -2:
            break
        if seat == -1:
            GAME.apply(s, -1, GAME.pick(s, rng.below(GAME.total(s))))
            continue
        v = GAME.view(s, seat)
        offers = GAME.face.offers(v)
        one = offers[rng.below(len(offers))]
        path = list(one.touches)
        for depth in range(len(path) + 1):
            asked = GAME.face.ask(v, path[:depth])
            assert asked is not None, (v.frames[-1].step, path[:depth])
            found.append(asked)
        GAME.apply(s, seat, GAME.parse(one.text))
    return found


# --- prices -------------------------------------------------------------------------------------


def pricing() -> CastlesState:
    s = late(3)
    on_market(s, p10000="R100-7", p2000="R200-7")
    s.builder = 0
    s.frames = [Frame("pass"), Frame("turn", 1), Frame("price", 0, (0,))]
    s.money = [9000, 6000, 2000]
    return s


def test_prices_are_changed_pair_by_pair_and_sent_as_one_move() -> None:
    s = pricing()
    v = GAME.view(s, 0)
    path = ["tile:R200-7", "price:R600-5"]
    offers = {offer.touches: offer for offer in GAME.face.further(v, path)}
    whole = offers[tuple(path)]
    assert not whole.goes_on
    before, coins = s.market, s.coins
    after = s.clone()
    play(after, *whole.texts)
    assert after.frames[-1].step == "buy" and after.to_move() == 1
    assert after.market == (before[5], *before[1:5], before[0])
    assert after.coins == (coins[5], *coins[1:5], coins[0])  # coins travel with their room
    longer = [*path, "tile:R600-5", "price:R100-7"]
    again = {offer.touches: offer for offer in GAME.face.further(v, longer)}[tuple(longer)]
    play(s, *again.texts)
    assert s.market == (before[5], before[0], *before[2:5], before[1])


def test_every_order_of_prices_can_be_reached() -> None:
    s = pricing()
    v = GAME.view(s, 0)
    ends = set()
    for first in GAME.face.further(v, ["tile:R200-7"]):
        after = s.clone()
        play(after, *first.texts)
        ends.add(after.market)
        assert sorted(after.market) == sorted(s.market)
    assert len(ends) == 5  # the room at each of the other prices


def test_ghosts_show_the_new_prices_and_the_detail_what_buyers_have() -> None:
    s = pricing()
    v = GAME.view(s, 0)
    path = ["tile:R200-7", "price:R600-5"]
    ghosts = {ghost.at: ghost.text for ghost in GAME.face.ghosts(v, path)}
    assert ghosts == {"tile:R200-7": 15000, "tile:R600-5": 2000}
    sent = questions.previews(GAME, v, path, WORDS, 4)
    assert {"15,000", "2,000"} == {ghost["text"] for ghost in sent["ghosts"]}
    assert "6,000 M" in sent["ask"]["detail"] and "2,000 M" in sent["ask"]["detail"]
    assert sent["ask"]["button"] == "Set the prices"
    first = card(trays(s)["market"], "tile:R600-5")
    assert first.place == "price:R600-5"


# --- explaining ---------------------------------------------------------------------------------


def test_the_inspector_knows_every_touch_of_the_page() -> None:
    s = late(3)
    s.favors, s.hands[0] = (1, 5), (2, 9)
    v = GAME.view(s, 0)
    status = GAME.face.status(v)
    touches = {card.touch for tray in status.trays for card in tray.cards if card.touch}
    touches |= {row.touch for grid_ in status.grids for row in grid_.rows}
    touches |= {fact.touch for facts in [status.table, *status.seats] for fact in facts}
    touches |= {verb.touch for verb in status.verbs} | {f"stack:{size}" for size in SIZES}
    for one in GAME.face.pictures(v):
        body = GAME.face.draw(v, WORDS, Appearance("wide", "plan", one.key)).body
        touches |= set(re.findall(r'data-t="([^"]*)"', body))
    symbols = GAME.face.symbols(WORDS)
    for touch in sorted(touches):
        about = GAME.face.about(v, touch)
        assert about is not None and about.rule, touch
        assert about.symbol in symbols, about.symbol
        for language in locales.languages():
            told = shown.about(about, locales.load(language, strict=True))
            words = json.dumps({**told, "symbol": ""})
            assert not re.search(r"R\d{3}-\d|castles-", words), words
    assert GAME.face.about(v, "nonsense") is None and GAME.face.about(v, "built:9:9") is None


def test_a_room_in_a_castle_tells_its_points_summand_by_summand() -> None:
    s = own(table(), grow(("R100-7", (0,)), ("R200-7", (1,))))
    about = GAME.face.about(GAME.view(s, 0), "built:0:2")
    assert about is not None and about.kind is not None
    assert about.kind.said(WORDS) == "sleeping room, size 200"
    assert sum(one.points for one in about.points) == 4
    by_name = {one.label.said(WORDS): one.points for one in about.points}
    assert by_name["The room itself"] == 2 and by_name["Pink Cabinet"] == 2
    assert any("Reward when complete" in line.said(WORDS) for line in about.follows)


def test_a_room_on_the_market_tells_price_payee_coins_and_what_is_lacking() -> None:
    s = table(seats=3, builder=2, money=1000)
    on_market(s, p8000="R200-7")
    s.coins = (0, 0, 2000, 0, 0, 0)
    about = GAME.face.about(GAME.view(s, 0), "tile:R200-7")
    assert about is not None
    lines = " ".join(line.said(WORDS) for line in about.follows)
    assert "8,000 M" in lines and "2,000 M lie on it" in lines and "5,000 M short" in lines


def test_nobody_learns_of_anothers_bonus_card_by_asking() -> None:
    s = late(3)
    s.hands = [(2,), (3,), (4,)]
    own_card = GAME.face.about(GAME.view(s, 0), "card:B-03")
    others = GAME.face.about(GAME.view(s, 1), "card:B-03")
    assert own_card is not None and others is not None
    assert GAME.face.about(GAME.view(s, 2), "card:B-03") is not None
    assert len(own_card.points) == len(others.points) == 1  # what it would be worth to the asker


# --- the log and the final scoring --------------------------------------------------------------


def test_a_deal_is_one_line() -> None:
    """Twelve cards dealt are one line for all, and one for each player with his own."""
    match = Match(GAME, 4, "deal")
    told = [event for seat in range(4) for event in match.play("foyer 3", seat)]
    public = keys([event for event in told if event.seen_by == EVERYBODY])
    assert public == ["foyer"] * 4 + ["first", "dealt"]
    private = [event for event in told if event.seen_by != EVERYBODY]
    assert len(private) == 4 and all(len(_cards(event)) == 3 for event in private)
    said = WORDS("castles-event-dealt", {"count": 3})
    assert said == "Everybody is dealt 3 bonus cards."


def _cards(event: Event) -> list[Any]:
    cards = event.args["cards"]
    assert isinstance(cards, list)
    return list(cards)


def test_new_rooms_on_the_market_are_one_line() -> None:
    match = Match(GAME, 3, "rooms")
    for seat in range(3):
        match.play("foyer 3", seat)
    for seat in range(3):
        match.play(match.legal(seat)[0], seat)
    lines: list[Event] = []
    while match.state.round < 3:
        buys = [text for text in match.legal() if text.startswith(("buy", "place"))]
        lines += match.play(buys[0] if buys else match.legal()[-1])
    shown_new = [event for event in lines if event.key == "castles-event-revealed"]
    assert len(shown_new) == 2  # once a round
    assert all(isinstance(event.args["rooms"], list) for event in shown_new)


def test_the_final_scoring_is_steps_that_add_up_to_the_result() -> None:
    s = late(3)
    s.last, s.favors = True, (23, 1)
    s.hands, s.money = [(2, 9), (4,), (7,)], [25_000, 4000, 31_000]
    s.stacks[2] = 0
    s.frames = [Frame("pass"), Frame("coins"), Frame("turn", 0)]
    GAME.advance(s)
    before = [s.score(seat) for seat in range(3)]
    told = play(s, "take 5000")
    steps = [GAME.face.score(event.key, event.args) for event in told]
    scores = [step for step in steps if step is not None]
    gained = [sum(one.points for one in scores if one.seat == seat) for seat in range(3)]
    assert [before[seat] + gained[seat] for seat in range(3)] == GAME.result(s).scores
    order = list(dict.fromkeys(one.step.partition(":")[0] for one in scores))
    assert order == ["stacks", "favor", "card", "money"]
    assert len({one.step for one in scores if one.step.startswith("favor:")}) == 2
    assert len([one for one in scores if one.step.startswith("card:")]) == 4  # one by one
    assert all(one.formula.said(RUSSIAN) for one in scores)
    assert GAME.face.score("castles-event-placed", {"seat": 0, "points": 3}) is None


def test_alone_the_rank_is_told() -> None:
    s = table(seats=1, builder=0)
    s.last = True
    told = play(s, "take 5000")
    assert told[-1].key == "castles-event-rank" and told[-1].args["rank"] == "castles-rank-1"


def test_an_offer_that_goes_on_says_so_on_the_wire() -> None:
    s = table(seats=3, builder=2)
    on_market(s, p8000="R200-7")
    v = GAME.view(s, 0)
    sent = [questions.as_json(offer) for offer in GAME.face.offers(v)]
    assert ["buy 8000", ["tile:R200-7"], False, True] in sent
    answer = questions.previews(GAME, v, ["tile:R200-7"], WORDS, 3)
    assert len(answer["offers"]) == 3 and answer["more"] > 0
    assert answer["further"][0][0].startswith("buy 8000\nplace ")
    assert answer["labels"]["tile:R200-7"].startswith("Nap Room, size 200")
