"""Questions that name their object, what follows from a touch, and half-made choices as ghosts."""

from typing import Any

import pytest

from games.between.tables import GAME, castle, opened, piece, placing, table
from palatine import locales
from palatine.core.display import Ghost, Question
from palatine.core.offer import Phrase
from palatine.core.rng import Rng
from palatine.core.state import Frame
from palatine.games.between.offers import space
from palatine.games.between.parts import cell_at
from palatine.games.between.scoring import castle_score
from palatine.games.between.state import BetweenState

NAMES = ["Ada", "Bob", "Cid", "Dan", "Eve", "Fay", "Gus"]
WORDS = locales.load("en", NAMES, strict=True)


def said(phrase: Phrase | None) -> str:
    return phrase.said(WORDS) if phrase else ""


def ask(s: BetweenState, seat: int, *touches: str) -> Question:
    question = GAME.face.ask(GAME.view(s, seat), list(touches))
    assert question is not None
    return question


def ghosts(s: BetweenState, seat: int, *touches: str) -> list[Ghost]:
    return GAME.face.ghosts(GAME.view(s, seat), list(touches))


def mark(number: int) -> Phrase:
    return Phrase("between-mark", {"number": number, "of": 2})


def with_hand(*names: str) -> BetweenState:
    """Seat 0 has to choose two of these tiles."""
    s: BetweenState = opened(3).state
    s.hands[0] = tuple(sorted(piece(name) for name in names))
    return s


# --- the draft ----------------------------------------------------------------------------------


def test_the_draft_counts_to_two_and_says_who_gets_the_rest() -> None:
    s = opened(3).state
    first = ask(s, 0)
    assert said(first.text) == "Choose two tiles to keep."
    assert said(first.detail) == "The other 7 tiles go to Bob."
    offer = GAME.face.offers(GAME.view(s, 0))[0]
    taken = ask(s, 0, offer.touches[0])
    assert taken.object == offer.touches[0] and said(taken.button) == "Keep"
    GAME.apply(s, 0, GAME.parse(offer.text))
    second = ask(s, 0)
    assert said(second.text).endswith("2 of 2.") and second.object == offer.touches[0]
    other = GAME.face.offers(GAME.view(s, 0))[0].touches[0]
    both = ask(s, 0, other)
    assert " and " in said(both.text) and said(both.button) == "Keep these two"


def test_in_round_2_the_rest_goes_right_and_the_last_tile_to_nobody() -> None:
    s = opened(3).state
    s.round = 2
    assert said(ask(s, 0).detail) == "The other 7 tiles go to Cid."
    s.hands[0] = s.hands[0][:3]
    assert said(ask(s, 0).detail) == "The last tile is discarded unseen."


def test_with_ludwig_the_rest_may_go_to_him() -> None:
    s = opened(2).state
    while s.frames[-1].step == "assign":
        GAME.apply(s, GAME.to_move(s), GAME.legal(s, GAME.to_move(s))[0])
    assert said(ask(s, 1).detail) == "The other 7 tiles go to Ludwig."


def test_a_tile_of_the_draft_tells_what_it_brings_and_sets_off() -> None:
    s = with_hand("salon", "kennel", "bakery")
    s.castles[0] = castle({(2, 0): "parlor", (3, 0): "study"})
    detail = said(ask(s, 0, "tile:salon").detail)
    assert "a royal attendant" in detail
    assert detail.count("at best") == 2 and "Hohenschwangau" in detail


def test_the_draft_marks_tiles_and_weighs_the_last_one_on_both_castles() -> None:
    s = with_hand("salon", "kennel", "bakery")
    s.castles[0] = castle({(2, 0): "kennel", (-1, 0): "washroom"})
    found = ghosts(s, 0, "tile:bakery")
    assert found[0] == Ghost("tile:bakery", text=mark(1)) and said(mark(1)) == "1 of 2"
    here = {ghost.at: str(ghost.text) for ghost in found[1:]}
    assert here["space:0:3,0"] != here["space:0:-2,0"] or len(set(here.values())) > 1
    GAME.apply(s, 0, GAME.parse("take bakery"))
    marks = [ghost for ghost in ghosts(s, 0, "tile:salon") if ghost.at.startswith("tile:")]
    assert marks == [Ghost("tile:bakery", text=mark(1)), Ghost("tile:salon", text=mark(2))]
    assert ghosts(s, 1) == []


def test_points_that_are_the_same_everywhere_are_not_shown() -> None:
    s = table(3, frames=[Frame("special", 0, (0, 0))])
    assert ghosts(s, 0, "tile:fountain") == []  # 5 on every space
    assert len({str(ghost.text) for ghost in ghosts(s, 0, "tile:tower")}) > 1


# --- placing ------------------------------------------------------------------------------------


def test_where_a_tile_goes_names_tile_and_castle() -> None:
    s = placing("kitchen", {(2, 0): "sauna"})
    question = ask(s, 0)
    assert said(question.text) == "Where does Kitchen go in Mespelbrunn?"
    assert question.object == "tile:kitchen" and question.symbol == "between_kitchen-s"
    assert said(question.detail)


def test_A_24_a_column_to_the_left_has_a_real_minus_sign() -> None:
    assert said(space("-2,0")) == "column −2, level 1"
    assert said(space("-2,-1")) == "column −2, 1 below ground"


def test_a_space_tells_its_points_and_shows_the_tile() -> None:
    s = placing("bakery", {(2, 0): "kennel", (3, 0): "pantry", (4, 0): "brewery"})
    v = GAME.view(s, 0)
    for offer in GAME.face.offers(v):
        x, y = (int(n) for n in offer.touches[0].removeprefix("at:").split(","))
        after = v.castles[0].with_tile(cell_at(x, y), piece("bakery"))
        gain = castle_score(after, True) - castle_score(v.castles[0], True)
        (ghost,) = ghosts(s, 0, offer.touches[0])
        assert ghost == Ghost(offer.touches[0], "between_bakery-m", f"+{gain}")
        here = ask(s, 0, offer.touches[0])
        assert said(here.button) == "Place"
        assert said(here.detail) == f"It brings +{gain}, 1 of 5 drawn tiles."


def test_a_loss_has_a_real_minus_sign() -> None:
    from palatine.games.between.gains import signed

    assert (signed(2), signed(0), signed(-3)) == ("+2", "+0", "−3")


def test_the_split_shows_both_tiles_in_their_castles() -> None:
    s = table(3, [castle({(2, 0): "kennel"})], [Frame("split", 0, (0, 0))])
    s.shown[0] = (piece("bakery"), piece("salon"))
    assert said(ask(s, 0).text) == "Which of your two tiles goes to Mespelbrunn?"
    assert said(ask(s, 0).detail) == "The other one goes to Hohenschwangau."
    question = ask(s, 0, "tile:salon")
    assert said(question.text) == "Salon to Mespelbrunn?"
    assert "Bakery to Hohenschwangau" in said(question.detail)
    castles = {ghost.at.split(":")[1] for ghost in ghosts(s, 0, "tile:bakery")}
    assert castles <= {"0", "2"} and "0" in castles


def test_ludwigs_tiles_are_divided_between_his_castles() -> None:
    s = table(2, frames=[Frame("assign", 0, (2,))])
    s.shown[2] = (piece("bakery"), piece("salon"))
    assert said(ask(s, 0).text) == "Which of Ludwig’s two tiles goes to Hohenschwangau?"
    assert "Salon to Lichtenstein" in said(ask(s, 0, "tile:bakery").detail)


BONUSES: list[tuple[str, dict[str, Any], str, str, str]] = [
    (
        "food",
        {"drawn": (3, 30)},
        "tile:sauerkraut_room",
        "Which of the drawn",
        "Sauerkraut Room to",
    ),
    ("special", {}, "tile:tower", "Which specialty room does Mespelbrunn", "Tower to Mespelbrunn?"),
    ("attendant", {}, "attendant:painter", "Which royal attendant", "Painter for Mespelbrunn?"),
    (
        "keep",
        {"offered": (0, 1)},
        "card:attendants",
        "Which bonus card",
        "Keep “Royal Retinue” for",
    ),
    ("copy", {}, "type:food", "Which bonus does the third downstairs", "For Mespelbrunn: Food"),
]


@pytest.mark.parametrize(("step", "fields", "touch", "before", "after"), BONUSES)
def test_every_bonus_asks_about_its_castle(
    step: str, fields: dict[str, Any], touch: str, before: str, after: str
) -> None:
    s = table(3, frames=[Frame(step, 0, (0, 0))])
    for name, value in fields.items():
        setattr(s, name, value)
    assert said(ask(s, 0).text).startswith(before)
    question = ask(s, 0, touch)
    assert said(question.text).startswith(after)
    assert question.button is not None and question.object and question.symbol


def test_an_attendant_stands_in_the_throne_room_as_a_ghost() -> None:
    s = table(3, frames=[Frame("attendant", 0, (0, 0))])
    assert ghosts(s, 0, "attendant:painter") == [Ghost("throne:0", "between_painter")]


# --- who places first ---------------------------------------------------------------------------


@pytest.mark.parametrize("step", ["order", "answer"])
def test_who_places_first_answers_itself_unless_the_switch_is_on(step: str) -> None:
    s = table(3, frames=[Frame(step, 0, (0,))])
    question = ask(s, 0)
    switches = GAME.face.status(GAME.view(s, 0)).switches
    assert question.default in [offer.text for offer in GAME.face.offers(GAME.view(s, 0))]
    assert question.switch in [switch.key for switch in switches]
    assert ask(s, 0, "second").default == ""  # once something is touched, the reader decides


def test_the_default_is_the_same_in_every_world_that_fits() -> None:
    """So nobody learns anything from how soon it is answered."""
    s = table(3, frames=[Frame("order", 0, (0,))])
    v = GAME.view(s, 0)
    for n in range(5):
        world = GAME.view(GAME.imagine(v, Rng(f"world {n}")), 0)
        question = GAME.face.ask(world, [])
        assert question and question.default == "order first"


def test_no_other_question_answers_itself() -> None:
    s = placing("bakery", {})
    assert ask(s, 0).default == "" and ask(opened(3).state, 0).default == ""


# --- bad touches, other languages ---------------------------------------------------------------


def test_touches_that_mean_nothing_ask_the_question_again() -> None:
    s = placing("bakery", {(2, 0): "kennel"})
    for touch in ("nonsense", "at:x,y", "at:90,90", "tile:nothing", "tile:", "at:"):
        assert ask(s, 0, touch).text == ask(s, 0).text
        assert ghosts(s, 0, touch) == []
    assert GAME.face.ask(GAME.view(s, -1), []) is None


@pytest.mark.parametrize("language", locales.languages())
def test_questions_are_said_in_every_language(language: str) -> None:
    words = locales.load(language, NAMES, strict=True)
    for seats in (2, 3):
        for seed in ("one", "two"):
            _say_all(seats, seed, words)


def _say_all(seats: int, seed: str, words: Any) -> None:
    from palatine.core.chance import Sampler
    from palatine.core.state import CHANCE

    rng, s = Rng(seed), GAME.new(seats, GAME.meta.read_options(None))
    driver = Sampler(Rng(seed + " luck"))
    while s.frames:
        mover = GAME.to_move(s)
        if mover == CHANCE:
            GAME.apply(s, CHANCE, driver.draw(GAME, s))
            continue
        v = GAME.view(s, mover)
        offers = GAME.face.offers(v)
        offer = offers[rng.below(len(offers))]
        for touches in ([], list(offer.touches)):
            question = GAME.face.ask(v, touches)
            assert question is not None
            for phrase in (question.text, question.detail, question.button):
                assert phrase is None or phrase.said(words)
        GAME.apply(s, mover, GAME.parse(offer.text))
