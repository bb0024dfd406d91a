"""What learners are shown of Between Two Castles, and how spaces are numbered."""

from palatine.core.match import Match
from palatine.games import load
from palatine.games.between.facts import SHEET
from palatine.games.between.gains import gains
from palatine.games.between.scoring import castle_score
from palatine.games.between.state import BetweenState
from palatine.games.between.window import place_of

GAME = load("between")


def built(seats: int, steps: int = 60) -> BetweenState:
    """A table some way into the game, at a question where a tile goes."""
    match = Match(GAME, seats, "encode")
    n = 0
    while n < steps or match.state.frames[-1].step != "at":
        match.play(match.legal()[-1])
        n += 1
    return match.state  # type: ignore[no-any-return]


def test_own_castles_come_first() -> None:
    for seats in (2, 3, 7):
        s = built(seats)
        for seat in range(seats):
            totals = GAME.encoding(["points"]).named(s, seat)["points"][SHEET :: SHEET + 1]
            scores = [castle_score(castle, s.throne_connects) for castle in s.castles]
            assert totals[0] == scores[seat]  # his left one
            assert totals[1] == scores[s.right_of(seat)]
            assert totals[2] == scores[s.left_of(seat)]
            assert sorted(totals) == sorted(scores + [0] * (7 - len(scores)))


def test_the_question_shows_castle_piece_and_space() -> None:
    s = built(3)
    castle, _, piece = s.frames[-1].args
    seat = s.to_move()
    groups = GAME.encoding(["plan", "gains"]).named(s, seat)
    assert groups["castle"].index(1) == (0 if castle == seat else 1)
    assert sum(groups["piece"][:8]) == 1
    assert sum(n > 0 for n in groups["plan"]) == len(s.castles[castle].cells)
    for cell, points in gains(s, castle, piece).items():
        assert groups["gains"][place_of(cell)] == points
        assert groups["wanted"][place_of(cell)] <= max(points, groups["wanted"][place_of(cell)])


def test_spaces_far_from_the_throne_take_two_numbers() -> None:
    numbering, s = GAME.numbering, GAME.new(3)

    def path(text: str) -> list[str]:
        return [numbering.names[n] for n in numbering.path(s, 0, GAME.parse(text))]

    assert path("at 7 8") == ["at 7 8"]
    assert path("at 8 8") == ["column 8", "row 8"]
    assert path("at -25 0") == ["column -25", "row 0"]
