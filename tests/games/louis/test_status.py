"""What stands beside the board: the viewer's own things, everybody's counts, where the game is."""

import pytest

from games.louis.tables import (
    WORDS,
    A,
    B,
    ask,
    cards,
    chips,
    evaluate,
    hold,
    lay,
    play_on,
    plots,
    put,
    table,
)
from palatine.core.display import Status, Tray
from palatine.core.native import HIDDEN
from palatine.core.offer import Phrase
from palatine.core.state import CHANCE
from palatine.games.louis import GAME
from palatine.games.louis.state import LouisState


def status(s: LouisState, viewer: int = A) -> Status:
    return GAME.face.status(GAME.view(s, viewer))


def trays(s: LouisState, viewer: int = A) -> dict[str, Tray]:
    return {tray.key: tray for tray in status(s, viewer).trays}


def test_the_hand_is_cards_with_portrait_name_and_value() -> None:
    s = table(3)
    cards(s, A, 7, 7, "joker")
    plots(s, A, 5)
    hand = trays(s)["hand"]
    assert hand.form == "cards" and hand.place == "tray" and hand.is_secret
    colbert, joker, plot = hand.cards
    assert (colbert.symbol, colbert.touch, colbert.count) == ("louis_person-7", "card:7", 2)
    assert colbert.name.said(WORDS) == "Colbert"
    assert [chip.text for chip in (*colbert.chips, *joker.chips)] == ["3", "2"]
    assert (plot.symbol, plot.touch) == ("louis_secret-5", "intrigue:5")
    assert status(s, B).trays == []  # nothing of Anna's
    assert status(s, HIDDEN).trays == []


def test_a_mission_says_what_it_does_and_which_chips_are_lacking() -> None:
    s = table(2)
    hold(s, A, "L03", "E01")
    chips(s, A, "orb")
    first, second = trays(s)["missions"].cards
    assert first.note == Phrase("louis-note-plus_1_marker")
    assert [(chip.icon, chip.state) for chip in first.chips] == [("orb", "have"), ("any", "lack")]
    assert first.value is not None and first.value.said(WORDS) == "lacking: any chip"
    assert second.value is not None and second.value.key == "louis-mission-lacks"
    chips(s, A, "crown")
    assert [card.value for card in trays(s)["missions"].cards] == [
        Phrase("louis-mission-ready"),
        Phrase("louis-mission-ready"),
    ]


def test_a_chip_that_is_lacking_twice_is_named_twice() -> None:
    s = table(2)
    hold(s, A, "D01")  # two helmets
    (mission,) = trays(s)["missions"].cards
    assert mission.value is not None and mission.value.said(WORDS) == "lacking: helmet ×2"


def test_laid_missions_are_signs_with_counts_and_points() -> None:
    s = table(2)
    lay(s, A, *(f"L{n:02}" for n in range(3, 15)))  # twelve of them
    laid = trays(s)["laid"]
    assert laid.form == "signs" and sum(card.count for card in laid.cards) == 12
    assert len(laid.cards) == 6  # markers, louis d'or, and four that name a tile
    assert laid.note is not None and laid.note.said(WORDS) == "60 points"
    assert [card.touch for card in laid.cards][-1] == "use:place_on_tile-4"
    assert not any(card.is_pale for card in laid.cards)
    assert not any(card.value for card in laid.cards)
    s.players[A].used = s.players[A].laid
    used = trays(s)["laid"].cards
    assert all(card.is_pale for card in used)
    assert used[-1].value == Phrase("louis-about-used", {"count": 1, "of": 1})  # why it is pale


def test_chips_and_known_arms_can_be_touched() -> None:
    s = table(2)
    chips(s, A, "orb orb crown")
    s.players[A].arms = [0, 2, 0, 1, 0, 0]
    s.players[A].drawn = 3
    own = trays(s)
    assert [(card.touch, card.count) for card in own["chips"].cards] == [
        ("chip:crown", 1),
        ("chip:orb", 2),
    ]
    assert [(card.touch, card.count) for card in own["arms"].cards] == [
        ("shield:2", 2),
        ("shield:4", 1),
    ]
    assert own["arms"].is_secret and not own["chips"].is_secret
    assert "arms" not in trays(s, B) and "chips" not in trays(s, B)


def test_everybodys_markers_and_chips_are_facts() -> None:
    s = table(3)
    s.players[B].personal, s.players[B].general = 6, 5
    chips(s, B, "helmet orb orb")
    facts = {fact.icon: fact for fact in status(s, A).seats[B]}
    assert facts["influence"].value == "6 + 5"
    assert facts["orb"].value == 2 and facts["helmet"].value == 1 and "ring" not in facts
    assert all(fact.touch for fact in status(s).table + [f for row in status(s).seats for f in row])


def test_the_table_says_who_starts_whom_louis_visits_and_what_is_left() -> None:
    s = table(3, round_=2, start=1, louis=4)
    said = {fact.touch: (fact.label.said(WORDS), fact.value) for fact in status(s).table}
    assert said["start"] == ("Start player: Bruno", "")
    assert said["louis"] == ("Louis visits Dauphin", "")
    assert said["mission-piles"][1] == "20 + 12 + 8"
    assert said["influence-deck"][1] == 30 and said["arms-pile"][1] == 60
    assert "played" not in said
    s.played[6] = 1
    played = {fact.touch: fact.value for fact in status(s).table}["played"]
    assert played == 1
    told = GAME.face.about(GAME.view(s, A), "played")
    assert told is not None and "Colbert" in told.follows[0].said(WORDS)


@pytest.mark.parametrize(
    ("step", "phase"), [("turns", 1), ("play", 1), ("buy", 2), ("mission", 3), ("money", 0)]
)
def test_the_tracker_knows_round_and_phase(step: str, phase: int) -> None:
    s = play_on(GAME.new(4), "tracker", stop=step) if step != "money" else GAME.new(4)
    if step == "turns":
        s = ask(hold_cards(table(2)), "turns")
    progress = status(s, max(0, GAME.to_move(s))).progress
    assert progress is not None and progress.now == phase and len(progress.steps) == 4
    assert progress.title.said(WORDS) == "Round 1 of 4"


def hold_cards(s: LouisState) -> LouisState:
    cards(s, A, 1, 2)
    cards(s, B, 3, 4)
    return s


def test_the_tracker_says_when_all_is_over() -> None:
    progress = status(play_on(GAME.new(2), "end")).progress
    assert progress is not None and progress.title.said(WORDS) == "End of the game"


def test_what_is_no_piece_is_a_verb() -> None:
    buying = evaluate(put(table(2), 1, 1, 2), 1)
    verbs = {verb.touch: verb for verb in status(buying).verbs}
    assert verbs["buy"].cost == 3 and verbs["buy"].kind == "verb"
    assert verbs["pass"].kind == "pass" and verbs["pass"].label.said(WORDS) == "Do not buy"
    s = table(2)
    hold(s, A, "L03")
    chips(s, A, "orb ring")
    ask(s, "missions", CHANCE, 0)
    ends = [verb for verb in status(s).verbs if verb.kind == "end"]
    assert [verb.touch for verb in ends] == ["pass"]
    assert ends[0].label.said(WORDS) == "End turn"
    assert status(s, B).verbs == []  # he is not asked


def test_L_603_at_the_end_all_see_the_arms_by_kind_and_who_has_most() -> None:
    s = play_on(GAME.new(3), "end")
    (grid,) = status(s, B).grids
    assert [row.values for row in grid.rows] == [[p.arms[k] for p in s.players] for k in range(6)]
    for row in grid.rows:
        most = max(int(value) for value in row.values)
        assert row.leaders == [i for i in range(3) if row.values[i] == most and most > 0]
    assert sum(len(row.leaders) for row in grid.rows) == sum(p.majorities for p in s.players)
    assert status(table(3)).grids == []


@pytest.mark.parametrize(
    ("stop", "first"), [("play", "hand"), ("mission", "missions"), ("supply", "laid")]
)
def test_what_the_phase_needs_lies_first(stop: str, first: str) -> None:
    """Small pages show the first tray and open the others."""
    s = play_on(GAME.new(4), "order", stop=stop)
    viewer = GAME.to_move(s)
    plots(s, viewer, 5)
    assert status(s, viewer).trays[0].key == first
