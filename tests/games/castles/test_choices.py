"""Choosing and following: several actions as one choice, questions, prices, the inspector, the
final scoring."""

import json
import re
from typing import Any

from games.castles.tables import GAME, grow, keys, on_market, own, play, table
from games.castles.test_face import card, trays
from games.castles.test_shown import late
from palatine import locales
from palatine.core.events import EVERYBODY, Event
from palatine.core.match import Match
from palatine.core.offer import Appearance
from palatine.core.rng import Rng
from palatine.core.state import Frame
from palatine.games.castles.parts import SIZES
from palatine.games.castles.state import CastlesState
from palatine.table import questions, shown

WORDS = locales.load("en", strict=True)
RUSSIAN = locales.load("ru", strict=True)


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
    assert where.detail is not None
    worth = where.detail.said(WORDS)
    assert worth == "Worth 2, and +2 for each room joined to it: Living."
    detail = here.detail.said(WORDS)
    assert detail.startswith("Now +2. 2,000 M to ")
    assert detail.endswith("the 3,000 M on it are yours.")
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
    assert order == ["stacks", "favor", "plan", "money"]
    assert len({one.step for one in scores if one.step.startswith("favor:")}) == 2
    cards = [one for one in scores if one.step.startswith("plan:")]
    assert len(cards) == 4  # one by one, each in the castle of whoever has it
    assert all(one.step.startswith(f"plan:{one.seat}:card:") for one in cards)
    told_each = [one for one in scores if one.earned]
    assert {one.step.partition(":")[0] for one in told_each} >= {"stacks"}
    for one in told_each:  # the rooms that pay, and what each brings
        assert sum(one.earned) == one.points
        assert all(f.startswith(f"built:{one.seat}:") for f in one.touches[: len(one.earned)])
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
