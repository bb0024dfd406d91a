"""Offers as people meet them: touches, names, sentences, previews, and why a click is refused."""

import pytest

from games.torres.tables import GAME, START, opened, play, table
from palatine.core.errors import NotLegal
from palatine.core.offer import Phrase
from palatine.core.state import SPECTATOR, Frame
from palatine.games.torres.state import TorresState
from palatine.table import questions


def touches(s: TorresState, text: str) -> tuple[str, ...]:
    """What is clicked for an action that is offered."""
    offers = GAME.face.offers(GAME.view(s, GAME.to_move(s)))
    return next(offer.touches for offer in offers if offer.text == text)


def verbs(s: TorresState) -> dict[str, str]:
    """By offers that have one: what may be touched before."""
    offers = GAME.face.offers(GAME.view(s, GAME.to_move(s)))
    return {offer.text: offer.verb for offer in offers if offer.verb}


def locked(s: TorresState) -> set[str]:
    offers = GAME.face.offers(GAME.view(s, GAME.to_move(s)))
    return {offer.text for offer in offers if offer.locked}


def refusal(s: TorresState, *clicks: str) -> tuple[str, str]:
    """Rule and reason by which clicks that begin no offer are refused."""
    v = GAME.view(s, GAME.to_move(s))
    action = GAME.face.touched(v, list(clicks))
    assert action is not None
    with pytest.raises(NotLegal) as caught:
        GAME.check(v, v.viewer, action)
    return caught.value.rule, caught.value.key


def gains(s: TorresState, text: str) -> dict[str, int]:
    return GAME.face.preview(GAME.view(s, GAME.to_move(s)), GAME.parse(text))


def said(s: TorresState, text: str) -> tuple[str, dict[str, object]]:
    phrase = GAME.face.sentence(GAME.view(s, GAME.to_move(s)), GAME.parse(text))
    return phrase.key, dict(phrase.args)


def test_touches_of_a_turn() -> None:
    s = table({"c3": 2, "c4": 2}, ["b3", "h1"], cards=[["A-06"], []], ap=5)
    assert touches(s, "knight b3 b4") == ("b3", "b4")
    assert touches(s, "door b3 d3") == ("b3", "d3")
    assert touches(s, "block c2") == ("c2",)
    assert touches(s, "deploy b4") == ("reserve", "b4")
    assert touches(s, "buy") == ("deck",)
    assert touches(s, "marker") == ("marker",)
    assert touches(s, "end") == ("end",)
    assert touches(s, "play six_ap") == ("card:six_ap",)


def test_a_block_is_one_click_and_a_knight_chosen_first_moves() -> None:
    s = table({"c3": 2, "c4": 2}, ["b3", "h1"], ap=5)
    offers = GAME.face.offers(GAME.view(s, 0))
    alone = {offer.touches[0]: offer.text for offer in offers if len(offer.touches) == 1}
    assert alone["b4"] == "block b4"
    begun = {offer.text for offer in offers if offer.begins(("b3",))}
    assert "knight b3 b4" in begun and not any(text.startswith("block") for text in begun)
    assert verbs(s)["block b4"] == "build" and verbs(s)["knight b3 b4"] == "walk"
    assert set(verbs(s).values()) == {"build", "walk"}
    block = next(offer for offer in offers if offer.text == "block b4")
    assert block.is_made(("b4",)) and block.is_made(("build", "b4"))
    assert questions.as_json(block) == ["block b4", ["b4"], False, False, "build"]


def test_a_passage_to_where_a_step_leads_is_not_offered_but_legal() -> None:
    s = table({"c3": 1, "c4": 1}, ["b4", "h1"])  # b3 is reached on foot and by door
    offered = {offer.text for offer in GAME.face.offers(GAME.view(s, 0))}
    legal = {action.text for action in GAME.legal(s, 0)}
    assert legal - offered == {"door b4 b3"}
    assert {"knight b4 b3", "door b4 d3"} <= offered


def test_touches_of_what_follows_a_card() -> None:
    heights = {**START, "c4": 2, "d3": 1, "e3": 0}
    cards = {
        "A-01": ("play leap_two", "leap c3 c4", ("c3", "c4")),
        "A-02": ("play block_under_knight", "under c3", ("c3",)),
        "A-03": ("play extra_block", "extra c3", ("c3",)),
        "A-05": ("play diagonal", "diagonal c3 b2", ("c3", "b2")),
        "A-08": ("play move_block", "lift c4", ("c4",)),
    }
    for card, (played, use, clicked) in cards.items():
        knights = ["c3 b3", "h8"] if card != "A-03" else ["b3", "h8"]
        s = table(heights, knights, "d1", cards=[[card], []])
        play(s, played)
        assert touches(s, use) == clicked, card
    play(s, "lift c4")
    assert touches(s, "drop d4") == ("d4",)


def test_touches_of_stacks_and_leftovers() -> None:
    s = table(START, ["c3", "f3"], "d1", stacks=[[3, 2], [3]], cards=[["A-02"], []])
    play(s, "block c4")
    assert touches(s, "stack 3") == ("stack:3",)
    play(s, "stack 3", "play block_under_knight", "under c3")
    assert touches(s, "stack used") == ("stack:used",)
    play(s, "stack 2", "end")
    assert touches(s, "store 1") == ("stack:1",)
    assert touches(s, "return") == ("return",)
    s = table(START, ["c3", "f3"], "d1", stacks=[[3, 2, 0], [3]])
    play(s, "end")
    assert touches(s, "use 0") == ("stack:0",)


def test_T_1010_touches_of_keeping_and_putting_back() -> None:
    match = opened(2, ["draw leap_two", "draw vault", "draw six_ap"], variant="own_deck")
    match.play("buy")
    assert touches(match.state, "keep vault") == ("card:vault",)
    match.play("keep vault")
    two = touches(match.state, "back six_ap leap_two under")
    assert two == ("card:six_ap", "card:leap_two", "under")
    s = match.state
    assert said(s, "back six_ap leap_two under")[0] == "torres-do-back-under"
    assert said(s, "back leap_two top") == (
        "torres-do-back-top-one",
        {"card": Phrase("torres-card-leap_two")},
    )
    assert touches(s, "back leap_two six_ap top")[-1] == "top"


def test_touches_of_the_opening_and_the_king() -> None:
    s = GAME.new(2, {"variant": "master", "master": "M-01"})
    assert touches(s, "castle d4") == ("d4",)
    s = GAME.new(2)
    assert touches(s, "place c3") == ("c3",)
    play(s, "place c3", "place f3")
    assert touches(s, "king d1") == ("d1",)
    s = table(START, ["c3", "f3"], "d1")
    s.frames = [Frame("move_king", 1)]
    assert touches(s, "king stay") == ("stay",)


def test_what_draws_or_reveals_is_locked() -> None:
    s = table(START, ["c3", "f3"], "d1", cards=[["A-06"], []])
    assert locked(s) == {"buy", "play six_ap"}
    match = opened(2, [], variant="master", master="M-01")
    assert locked(match.state) == set()


def test_nobody_else_is_offered_anything() -> None:
    s = table(START, ["c3", "f3"], "d1")
    assert GAME.face.offers(GAME.view(s, 1)) == []
    assert GAME.face.offers(GAME.view(s, SPECTATOR)) == []


def test_names_of_what_is_touched() -> None:
    s = table(START, ["c3", "f3"], "d1")
    v = GAME.view(s, 0)
    assert GAME.face.label(v, "c4") == Phrase("torres-label-cell", {"cell": "c4", "level": 0})
    assert GAME.face.label(v, "f3") == Phrase(
        "torres-label-cell-knight", {"cell": "f3", "level": 1, "seat": 1}
    )
    assert GAME.face.label(v, "d1") == Phrase("torres-label-cell-king", {"cell": "d1", "level": 1})
    assert GAME.face.label(v, "card:vault") == Phrase("torres-card-vault")
    assert GAME.face.label(v, "stack:2") == Phrase("torres-label-stack", {"blocks": 2})
    assert GAME.face.label(v, "stack:used") == Phrase("torres-label-stack-used")
    for touch in (
        "build",
        "walk",
        "reserve",
        "deck",
        "marker",
        "end",
        "return",
        "stay",
        "top",
        "under",
    ):
        assert GAME.face.label(v, touch) == Phrase(f"torres-label-{touch}")


def test_sentences() -> None:
    s = table(START, ["c3", "f3"], "d1")
    card = Phrase("torres-card-vault")
    assert said(s, "knight c3 c4") == ("torres-do-step", {"from": "c3", "cell": "c4"})
    assert said(s, "door c3 e3") == ("torres-do-door", {"from": "c3", "cell": "e3"})
    assert said(s, "deploy c4") == ("torres-do-deploy", {"cell": "c4"})
    assert said(s, "block c4") == ("torres-do-block", {"cell": "c4"})
    assert said(s, "play vault") == ("torres-do-play", {"card": card})
    assert said(s, "keep vault") == ("torres-do-keep", {"card": card})
    moved = {"card": card, "from": "c3", "cell": "e3"}
    assert said(s, "vault c3 e3") == ("torres-do-card-move", moved)
    assert said(s, "under c3") == ("torres-do-under", {"cell": "c3"})
    assert said(s, "extra c4") == ("torres-do-extra", {"cell": "c4"})
    assert said(s, "lift c3") == ("torres-do-lift", {"cell": "c3"})
    assert said(s, "stack 3") == ("torres-do-stack", {"blocks": 3})
    assert said(s, "stack used")[0] == "torres-do-stack-used"
    assert said(s, "use 0") == ("torres-do-use", {"blocks": 0})
    assert said(s, "store 2") == ("torres-do-store", {"blocks": 2})
    for text in ("king stay", "buy", "marker", "end", "return"):
        assert said(s, text)[0] == f"torres-do-{text.rpartition(' ')[2]}"


def test_T_701_a_preview_says_what_a_scoring_now_would_bring_more_or_less() -> None:
    s = table({"c3": 2, "c4": 1, "d3": 1}, ["c3", "h1"], "d3", phase=2)
    # castle 2 x 3, and level 2 in the king's castle: 10
    assert gains(s, "block b3") == {"castles": 2}  # area four
    assert gains(s, "knight c3 c4") == {"castles": -3, "king": -10}
    assert gains(s, "knight c3 c2") == {"castles": -6, "king": -10}
    assert gains(s, "deploy c2") == {}
    assert gains(s, "marker") == {"marker": 1}
    assert gains(s, "end") == gains(s, "buy") == {}


def test_T_704_a_preview_of_the_marker_counts_the_fields_it_jumps() -> None:
    s = table(START, ["c3", "f3", "f6"], "d1", scores=[5, 6, 7])
    assert gains(s, "marker") == {"marker": 3}


def test_T_1203_a_preview_counts_the_master_card() -> None:
    options = {"variant": "master", "master": "M-05"}
    s = table(START, ["b2", "g7"], "d1", options=options, phase=1)
    assert gains(s, "knight b2 b1") == {"master": 4}  # on the border, and alone there


def test_a_preview_looks_at_the_viewers_points_and_changes_nothing() -> None:
    s = table({"c3": 1, "c4": 1}, ["c3", "c4"], "h8")
    v = GAME.view(s, 0)
    before = v.key()
    assert GAME.face.preview(v, GAME.parse("block d3")) == {"castles": 1}
    assert v.key() == before
    assert GAME.face.preview(GAME.view(s, SPECTATOR), GAME.parse("block d3")) == {}


def test_a_click_that_means_nothing_legal_is_told_its_rule() -> None:
    s = table({"c3": 3, "d3": 1, "f3": 1}, ["b3", "b4"], "h8", cards=[["A-10"], []])
    assert refusal(s, "b3", "c3") == ("T-411", "torres-why-too-high")
    assert refusal(s, "b3", "b4") == ("T-412", "torres-why-occupied")
    assert refusal(s, "b3", "f3") == ("T-431", "torres-why-too-high")
    assert refusal(s, "b3", "h6") == ("T-435", "torres-why-no-way-inside")
    assert refusal(s, "b4") == ("T-410", "torres-why-no-knight")
    assert refusal(s, "e3") == ("T-605", "torres-why-joins-castles")
    assert refusal(s, "walk", "b4") == ("T-410", "torres-why-no-knight")
    assert refusal(s, "walk", "e3") == ("T-410", "torres-why-no-knight")
    assert refusal(s, "walk", "b3", "c3") == ("T-411", "torres-why-too-high")
    assert refusal(s, "build", "e3") == ("T-605", "torres-why-joins-castles")
    assert refusal(s, "build", "c3") == ("T-603", "torres-why-height")
    assert refusal(s, "build", "g7") == ("T-513", "torres-why-new-castle")
    assert refusal(s, "build", "b4") == ("T-512", "torres-why-occupied")
    assert refusal(s, "reserve", "c3") == ("T-402", "torres-why-above-anchor")
    assert refusal(s, "reserve", "g7") == ("T-401", "torres-why-no-anchor")
    assert refusal(s, "card:diagonal") == ("T-1002", "torres-why-card-not-held")
    s.bought = 2
    assert refusal(s, "deck") == ("T-303", "torres-why-bought-enough")
    s.ap = 0
    assert refusal(s, "marker") == ("T-302", "torres-why-action-points")


def test_a_click_on_blocks_or_knights_one_has_not_is_told_its_rule() -> None:
    s = table(START, ["a1 b1 c1 a2 b2 c2", "f3"], "d1", stacks=[[0], [3]])
    assert refusal(s, "reserve") == ("T-401", "torres-why-no-reserve")
    assert refusal(s, "build") == ("T-501", "torres-why-no-blocks")
    s.in_hand = 0
    assert refusal(s, "build") == ("T-303", "torres-why-stack-used-up")
    s.ap = 1
    assert refusal(s, "reserve") == ("T-302", "torres-why-action-points")


def test_a_click_in_another_question_is_told_its_rule() -> None:
    s = GAME.new(2)
    assert refusal(s, "a1") == ("T-107", "torres-why-no-castle")
    s = table(START, ["c3", "f3"], "d1", stacks=[[3, 2], [3]], cards=[["A-08"], []])
    play(s, "block c4")
    assert refusal(s, "stack:1") == ("T-501", "torres-why-no-such-stack")
    assert GAME.face.touched(GAME.view(s, 0), ["c4"]) is None
    play(s, "stack 3", "play move_block")
    assert refusal(s, "b1") == ("A-08", "torres-why-no-block")
    assert refusal(s, "f3") == ("A-08", "torres-why-occupied")
    play(s, "lift c4")
    assert refusal(s, "f3") == ("A-08", "torres-why-occupied")
    play(s, "drop c4" if "drop c4" in _texts(s) else _texts(s)[0], "end")
    assert refusal(s, "stack:1") == ("T-502", "torres-why-no-such-stack")
    match = opened(2, ["draw leap_two", "draw vault", "draw six_ap"], variant="own_deck")
    match.play("buy")
    assert refusal(match.state, "card:diagonal") == ("T-1010", "torres-why-card-not-looked-at")


def _texts(s: TorresState) -> list[str]:
    return [action.text for action in GAME.legal(s, GAME.to_move(s))]


def test_clicks_of_a_card_are_read_as_its_use() -> None:
    s = table(START, ["c3 d4", "f3"], "d1", cards=[["A-05"], []])
    play(s, "play diagonal")
    assert refusal(s, "c3", "c4") == ("A-05", "torres-why-not-diagonal")
    assert refusal(s, "c3", "d4") == ("A-05", "torres-why-occupied")
    assert GAME.face.touched(GAME.view(s, 0), ["c3"]) is None
