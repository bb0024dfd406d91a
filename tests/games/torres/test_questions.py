"""What is asked after each touch, and the pieces as they would lie."""

import pytest

from games.torres.tables import GAME, START, opened, play, table
from palatine import locales
from palatine.core.display import Ghost, Question
from palatine.core.match import Match
from palatine.core.offer import Offer
from palatine.core.state import SPECTATOR, Frame
from palatine.games.torres.art import symbols
from palatine.games.torres.parts import CARD_IDS
from palatine.games.torres.state import TorresState

WORDS = locales.load("en", strict=True)
CASTLE = {"c3": 2, "c4": 1, "d3": 1, "h8": 1}


def asked(s: TorresState, *touches: str) -> Question:
    question = GAME.face.ask(GAME.view(s, GAME.to_move(s)), list(touches))
    assert question is not None
    return question


def said(s: TorresState, *touches: str) -> tuple[str, str, str]:
    """The question, what follows, and the word on the button."""
    question = asked(s, *touches)
    detail = question.detail.said(WORDS) if question.detail else ""
    button = question.button.said(WORDS) if question.button else ""
    return question.text.said(WORDS), detail, button


def ghosts(s: TorresState, *touches: str) -> list[Ghost]:
    return GAME.face.ghosts(GAME.view(s, GAME.to_move(s)), list(touches))


def test_a_block_names_its_space_its_level_and_what_it_brings() -> None:
    s = table(CASTLE, ["c3", "h8"], "d3", phase=1)
    text, detail, button = said(s, "c4")
    assert text == "Block on c4, level 2?"
    assert detail == "Your points stay as they are." and button == "Place"
    assert said(s, "b3")[:2] == (
        "Block on b3, level 1?",
        "Castle b3 would be 4 × level 2: +2 for you.",
    )
    assert said(s, "build", "b3") == said(s, "b3")
    assert asked(s, "b3").object == "b3"


def test_a_deployment_names_its_price() -> None:
    s = table(CASTLE, ["c3", "h8"], "d3", phase=1)
    text, detail, button = said(s, "reserve")
    assert text == "Deploy a knight, 2 points: where?" and "In reserve: 5" in detail
    assert button == ""
    assert said(s, "reserve", "c4")[0] == "Knight on c4, level 1?"
    assert said(s, "reserve", "c4")[2] == "Deploy"


def test_a_knight_chosen_first_is_asked_where_he_goes() -> None:
    s = table(CASTLE, ["c3", "h8"], "d3", phase=2)
    assert said(s, "c3")[0] == said(s, "walk", "c3")[0]
    assert said(s, "c3")[0] == "Knight on c3, 1 point: where does he go?"
    text, detail, button = said(s, "c3", "c4")
    assert text == "Knight from c3 to c4, level 1?" and button == "Move"
    assert detail == "Castle c3 would be 3 × level 1: −13 for you."  # king's bonus lost, real minus
    assert said(s, "c3", "c2")[1] == "−16 for you at a scoring now."
    assert said(s, "walk")[0] == "Move a knight, 1 point: which one?"


def test_a_turn_without_touches_says_what_can_be_touched() -> None:
    s = table(START, ["c3", "f3"], "d1", ap=3)
    assert (
        said(s)[0] == "Your turn." and "a space for a block" in said(s)[1]
    )  # the points stand beside
    s.ap = 0
    assert said(s) == ("No action points left: end your turn.", "", "")


def test_cards_points_and_the_end_are_asked_with_what_follows() -> None:
    s = table(START, ["c3", "f3", "f6"], "d1", scores=[5, 6, 7], cards=[["A-06"], [], []], ap=2)
    assert said(s, "marker")[1] == "Your marker goes from 5 to 8; taken fields are jumped."
    assert said(s, "deck")[2] == "Buy" and "Left in the deck" in said(s, "deck")[1]
    assert said(s, "end") == ("End your turn?", "2 action points lapse.", "End turn")
    assert said(s, "card:six_ap")[0] == "Play 6 Action Points?"
    assert (
        said(s, "card:six_ap")[2] == "Play"
    )  # that there is no way back is told by the page, of every such choice
    master = opened(2, [], variant="master", master="M-01").state
    assert said(master, "card:six_ap")[2] == "Play"  # it reveals nothing there


def test_stacks_are_asked_for() -> None:
    s = table(START, ["c3", "f3"], "d1", stacks=[[3, 2], [3]], cards=[["A-02"], []])
    play(s, "block c4")
    assert said(s)[0] == "The block: from which stack?"
    assert said(s, "stack:3") == (
        "From this stack: 3 blocks?",
        "Left in it afterwards: 2.",
        "Take",
    )
    play(s, "stack 3", "play block_under_knight", "under c3")
    assert said(s)[0] == "The block under the knight: from which stack?"
    assert said(s, "stack:used")[0] == "From the stack in use?"
    play(s, "stack 2", "end")
    assert said(s)[0] == "2 blocks are left over: where do they go?"
    assert said(s, "stack:1")[0] == "One block onto this stack, now 1 block?"
    assert said(s, "return")[0] == "Return to the supply: 2 blocks?"
    s = table(START, ["c3", "f3"], "d1", stacks=[[3, 2], [3]])
    play(s, "end")
    assert said(s)[0].startswith("No block was placed")
    assert said(s, "stack:3")[0] == "Use up this stack: 3 blocks?"


@pytest.mark.parametrize(
    ("card", "texts"),
    [
        ("A-01", ["Great Leap: which knight?", "Great Leap: where does the knight on c3 go?"]),
        ("A-02", ["Block Under Knight: under which knight?"]),
        ("A-03", ["Extra Block: where does it go?"]),
        ("A-08", ["Move Block: which block?"]),
    ],
)
def test_a_played_card_asks_by_its_name(card: str, texts: list[str]) -> None:
    heights = {**START, "c4": 2, "d3": 1}
    s = table(heights, ["c3 b3", "h8"], "d1", cards=[[card], []])
    kind = GAME.face.offers(GAME.view(s, 0))
    played = next(offer.text for offer in kind if offer.text.startswith("play"))
    play(s, played)
    assert said(s)[0] == texts[0]
    if len(texts) > 1:
        assert said(s, "c3")[0] == texts[1]
    if card == "A-08":
        assert said(s, "c4")[0] == "Take the top block of c4?"
        play(s, "lift c4")
        assert said(s)[0] == "The block of c4: where does it go?"
        assert said(s, "d4")[0] == "Block on d4, level 1?"
        assert ghosts(s, "d4") == [Ghost("d4", "block")]
    if card == "A-02":
        assert said(s, "c3")[0] == "Block under the knight on c3, then level 2?"


def test_the_opening_and_the_king() -> None:
    s = GAME.new(2)
    assert said(s)[0] == "Your first knight: on which castle?"
    assert said(s, "c3")[0] == "Knight on c3, level 1?"
    assert ghosts(s, "c3") == [Ghost("c3", "knight1", seat=0)]
    play(s, "place c3", "place f3")
    assert said(s)[:2] == (
        "The king: on which castle?",
        "In the next phase level 1 of his castle pays 5.",
    )
    assert said(s, "d1")[0] == "King on d1, level 1?"
    assert ghosts(s, "d1") == [Ghost("d1", "king", seat=1)]
    s = table(START, ["c3", "f3"], "d1", phase=1)
    s.frames = [Frame("move_king", 1)]
    assert said(s)[0] == "You may move the king on d1: where to?"
    assert said(s, "stay") == (
        "Leave the king on d1?",
        "In the next phase level 2 of his castle pays 10.",
        "Leave him",
    )
    s = GAME.new(2, {"variant": "master", "master": "M-01"})
    assert said(s, "d4")[0] == "Castle on d4?"


def test_T_1010_keeping_and_putting_back() -> None:
    match = opened(2, ["draw leap_two", "draw vault", "draw six_ap"], variant="own_deck")
    match.play("buy")
    assert said(match.state, "card:vault")[0] == "Keep Vault?"
    match.play("keep vault")
    assert said(match.state)[0] == "The cards go back: which one lies above?"
    two = ("card:six_ap", "card:leap_two")
    assert said(match.state, *two)[0] == "On top of your deck or under it?"
    assert said(match.state, *two, "under")[0] == "Put them under your deck?"


def test_ghosts_of_blocks_and_knights() -> None:
    s = table(CASTLE, ["c3", "h8"], "d3")
    assert ghosts(s, "c4") == ghosts(s, "build", "c4") == [Ghost("c4", "block")]
    assert ghosts(s, "reserve", "c4") == [Ghost("c4", "knight1", seat=0)]
    assert ghosts(s, "c3", "c4") == [Ghost("c4", "knight1", seat=0)]
    assert ghosts(s, "c3") == ghosts(s, "reserve") == ghosts(s, "marker") == ghosts(s) == []


def prefixes(offers: list[Offer]) -> set[tuple[str, ...]]:
    ways = [*(offer.touches for offer in offers), *(offer.path for offer in offers)]
    return {way[:n] for way in ways for n in range(len(way) + 1)}


@pytest.mark.parametrize("language", locales.languages())
@pytest.mark.parametrize("variant", ["basic", "own_deck", "master"])
def test_every_step_asks_at_every_depth_in_every_language(variant: str, language: str) -> None:
    """Over a played game: a sentence for every beginning of every offer, without notation, with
    symbols that exist; whole choices have a word for their button and a ghost for their piece."""
    words = locales.load(language, ["Ada", "Bo", "Cy"], strict=True)
    known = set(symbols())
    steps = set()
    for state in _course(variant):
        view = GAME.view(state, GAME.to_move(state))
        steps.add(state.frames[-1].step)
        offers = GAME.face.offers(view)
        whole = {offer.touches for offer in offers} | {offer.path for offer in offers}
        for touches in list(prefixes(offers))[:40]:
            question = GAME.face.ask(view, list(touches))
            assert question is not None, (state.frames[-1].step, touches)
            text = question.text.said(words)
            assert text.endswith(("?", ".")) and not any(card in text for card in CARD_IDS)
            assert question.detail is None or question.detail.said(words)
            assert question.symbol in ("", *known)
            assert (question.button is not None) == (touches in whole), touches
            for ghost in GAME.face.ghosts(view, list(touches)):
                assert ghost.at == touches[-1]
    assert {"place", "king", "turn", "stack"} <= steps
    assert GAME.face.ask(GAME.view(state, SPECTATOR), []) is None


def _course(variant: str) -> list[TorresState]:
    """Some positions of a game in which everybody does the next thing on his list."""
    match = Match(GAME, seats=3, seed="questions", options={"variant": variant})
    found = []
    for n in range(260):
        if match.over:
            break
        legal = match.legal()
        if n < 20 or n % 8 == 0:
            found.append(match.state.clone())
        match.play(legal[(7 * n) % len(legal)])
    return found
