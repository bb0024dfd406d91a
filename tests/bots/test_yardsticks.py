"""Yardsticks: known by name, for their own game, and each does what it says."""

import sys
from collections.abc import Callable, Iterator
from itertools import chain, pairwise
from pathlib import Path
from typing import Any

import pytest

from palatine import games
from palatine.bots import arena
from palatine.bots.arena import Contest
from palatine.bots.base import Bot
from palatine.bots.entrants import make_entrant, read_entrant
from palatine.bots.loading import GuestBot
from palatine.bots.random import RandomBot
from palatine.bots.store import ContestStore, code_of
from palatine.bots.yardsticks import of_game, plays, yardsticks
from palatine.core.chance import Stacked
from palatine.core.errors import BadOption
from palatine.core.state import CHANCE, OVER, Together
from palatine.games.between.parts import ROOMS, TYPE_OF
from palatine.games.castles import actions as castles
from palatine.games.castles.parts import SIZE_OF
from palatine.games.louis import actions as louis
from palatine.games.torres.parts import ACTION_POINTS

sys.path.append(str(Path(__file__).parents[2] / "benchmarks" / "yardsticks"))
sys.path.append(str(Path(__file__).parents[2] / "tools"))

import measure
from between_scripts import BetweenDeny, BetweenHoard, gain
from castles_scripts import CastlesDeny, CastlesRush, rivals_wish
from ismcts import TURN, Ismcts
from louis_scripts import LouisHoard, LouisRush
from scripted import Scripted
from torres_scripts import TorresDeny, TorresRush, highest, shared_castles

from strength_page import OUTSIDE, with_outside

ROOT = Path(__file__).parents[2]
Step = tuple[Any, Any, Any]  # whole state, view of the script, its action


def steps(game: Any, bot: Bot, seed: str, seats: int = 2, most: int = 10_000) -> Iterator[Step]:
    """A game of a bot at seat 0 against random ones: its decisions with a choice; the last one is
    the end of the game, without an action."""
    bots = [bot, *(RandomBot(f"{seed}/{seat}") for seat in range(1, seats))]
    state, driver, count = game.new(seats, game.meta.read_options(None)), Stacked(seed), 0
    while (seat := game.to_move(state)) != OVER and count < most:
        if seat == CHANCE:
            game.apply(state, CHANCE, driver.draw(game, state))
            continue
        view = game.view(state, seat)
        action = bots[seat].choose(game, view)
        if seat == 0 and len(game.legal(view, 0)) > 1:
            count += 1
            yield state, view, action
        game.apply(state, seat, action)
    yield state, None, None


def final(kind: type[Scripted]) -> Any:
    """The state at the end of such a game; the deal is the same for all scripts of a game."""
    if kind.name not in _FINAL:
        *_, (_FINAL[kind.name], _, _) = steps(games.load(kind.plays), kind("a"), kind.plays)
    return _FINAL[kind.name]


OURS = ("torres", "louis", "between", "castles")
_FINAL: dict[str, Any] = {}  # each game is played once for all tests


# --- by name --------------------------------------------------------------------------------------


def test_every_game_has_a_search_and_ours_two_scripts() -> None:
    assert {game for game in games.GAMES if len(of_game(game)) > 1} == set(OURS)
    for game in games.GAMES:
        found = of_game(game)
        assert len(found) == (3 if game in OURS else 1) and found[0] == "ismcts"
        for name in found[1:]:
            assert name.startswith(f"{game}-") and plays(yardsticks()[name]) == game
            bot = make_entrant(name, game, "s")
            assert isinstance(bot, GuestBot) and bot.inner.name == name


def test_a_script_for_another_game_is_refused() -> None:
    with pytest.raises(BadOption) as error:
        arena.contest("louis", ["palatine", "torres-rush"], 2, None, "s")
    assert error.value.key == "error-bot-game"


def test_only_the_search_has_a_budget() -> None:
    bot = make_entrant("ismcts rollouts=7 seconds=0", "torres", "s")
    inner: Any = getattr(bot, "inner", None)
    assert (inner.rollouts, inner.seconds) == (7, None)
    usual: Any = getattr(make_entrant("ismcts", "torres", "s"), "inner", None)
    assert usual.rollouts is None and usual.seconds >= 2
    for wrong in ("torres-rush seconds=1", "ismcts:2", "ismcts width=3", "random seconds=1"):
        with pytest.raises(BadOption):
            read_entrant(wrong, "torres")


def test_games_of_a_changed_script_do_not_count(tmp_path: Path) -> None:
    """The file of its class, and the one that all scripts share."""
    folder = ROOT / "benchmarks" / "yardsticks"
    for name in ("scripted.py", "torres_scripts.py", "louis_scripts.py"):
        (tmp_path / name).write_text((folder / name).read_text("utf-8"), "utf-8")
    target = f"{tmp_path / 'torres_scripts.py'}:TorresRush"
    known = [code_of(target, "torres")]
    for name in ("louis_scripts.py", "torres_scripts.py", "scripted.py"):
        with (tmp_path / name).open("a", encoding="utf-8") as file:
            file.write("# more\n")
        known.append(code_of(target, "torres"))
    assert known[0] == known[1] and len(set(known)) == 3


# --- the search -----------------------------------------------------------------------------------


def test_the_search_spends_its_budget_and_is_the_same_again() -> None:
    game = games.load("louis")
    state, view, _ = next(steps(game, RandomBot("r"), "budget"))
    bot = Ismcts("a")
    bot.rollouts, bot.seconds = 25, None
    root = bot.search(game, view)
    assert root.visits == 25
    assert sum(child.visits for child in root.children.values()) == 25
    chosen = []
    for _ in range(2):
        again = Ismcts("a")
        again.rollouts, again.seconds = 25, None
        chosen.append(again.choose(game, view).text)
    assert chosen[0] == chosen[1]
    with pytest.raises(ValueError, match="its own seat"):
        bot.choose(game, state)  # a whole state is none of its business


def test_the_search_divides_a_turn_s_time_among_its_decisions() -> None:
    """Each takes a third of what is left, as a table gives a turn the time of three decisions; the
    next turn begins with all of it again."""
    game = games.load("torres")
    bot = Ismcts("a")
    bot.rollouts, bot.seconds = 2, 1.0
    spent, left = [0.0], [bot.allowed()]
    for _, _, action in steps(game, bot, "time", most=40):
        if action is None:
            break
        spent.append(bot.spent)
        left.append(bot.allowed())
    begun = [number for number, seconds in enumerate(spent) if seconds == 0.0]
    assert 4 < len(begun) < len(spent) / 2
    for before, after in pairwise(spent):
        assert after == 0.0 or after > before
    assert left == [1.0 - seconds / TURN for seconds in spent]


def test_the_search_takes_what_wins_at_once() -> None:
    """Near the end of a game it finds the largest lead that random play to the end shows."""
    game = games.load("torres")
    *_, (_, view, _), _ = steps(game, RandomBot("r"), "late")
    bot = Ismcts("a")
    bot.rollouts, bot.seconds = 150, None
    action = bot.choose(game, view)

    def lead(text: str) -> float:
        after = game.imagine(view, bot.rng)
        game.apply(after, 0, game.parse(text))
        scores = game.result(after).scores
        return float(scores[0] - scores[1])

    legal = [one.text for one in game.legal(view, 0)]
    assert lead(action.text) >= sorted(map(lead, legal))[len(legal) // 2]


def test_the_search_beats_random_play_in_a_game_it_has_never_seen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The template's game: nothing here or in the package is known of it but its rules."""
    monkeypatch.setitem(games.GAMES, "tiny", "palatine.games._template")
    what = arena.contest("tiny", ["ismcts rollouts=60 seconds=0", "random"], 2, None, "search")
    told = arena.run(what, 20).bots[0]
    assert told.win_rate > 0.65 and told.margin > 0


# --- the scripts ----------------------------------------------------------------------------------

# By how much each beats random play at least; in Between both build one castle together.
LEADS: dict[type[Scripted], int] = {
    TorresRush: 40,
    TorresDeny: 40,
    LouisRush: 10,
    LouisHoard: 10,
    BetweenHoard: 2,
    BetweenDeny: 2,
    CastlesRush: 15,
    CastlesDeny: 8,
}


@pytest.mark.parametrize("kind", LEADS, ids=lambda kind: str(kind.name))
def test_every_script_beats_random_play_clearly(kind: type[Scripted]) -> None:
    scores = games.load(kind.plays).result(final(kind)).scores
    assert scores[0] > scores[1] + LEADS[kind]


@pytest.mark.parametrize(
    ("kind", "wanted"), [(TorresRush, highest), (TorresDeny, shared_castles)], ids=["up", "join"]
)
def test_torres_where_an_action_serves_the_aim_the_turn_does(
    kind: type[Scripted], wanted: Callable[[Any, int], int]
) -> None:
    """The one brings its highest knight higher, the other joins a castle of somebody else: judged
    by its turns in positions of a random game."""
    game, bot = games.load("torres"), kind("a")
    chances = taken = 0
    played = chain.from_iterable(steps(game, RandomBot("r"), f"aims/{deal}") for deal in range(9))
    for _, view, _ in played:
        if view is None or view.frames[-1].step != "turn" or view.ap < ACTION_POINTS:
            continue
        now = wanted(view, 0)
        if any(wanted(_after(game, view, one), 0) > now for one in game.legal(view, 0)):
            chances += 1
            taken += wanted(_after_turn(game, view, bot), 0) > now
        if chances == 5:
            break
    assert chances > 1 and taken >= chances - 1


def _after(game: Any, view: Any, action: Any) -> Any:
    state = view.clone()
    game.apply(state, 0, action)
    return state


def _after_turn(game: Any, view: Any, bot: Bot) -> Any:
    """The position after the turn that a bot would play, in some world that fits the view."""
    state = game.imagine(view, bot.rng)
    driver = Stacked("turn")
    while (seat := game.to_move(state)) in (0, CHANCE):
        if seat == CHANCE:
            game.apply(state, CHANCE, driver.draw(game, state))
            continue
        game.apply(state, 0, bot.choose(game, game.view(state, 0)))
    return state


def test_louis_one_lays_missions_and_the_other_gathers_arms() -> None:
    game = games.load("louis")
    for _, view, action in steps(game, LouisRush("a"), "missions"):
        if view is not None and view.frames[-1].step == "mission":
            assert action.kind == louis.LAY  # as soon as one can be laid
    results = [game.result(final(kind)) for kind in (LouisRush, LouisHoard)]
    rush, hoard = (result.breakdown[0] for result in results)
    assert rush["missions"] > hoard["missions"]
    assert hoard["arms"] > rush["arms"]


def test_castles_one_builds_small_and_finished() -> None:
    def built(kind: type[Scripted]) -> tuple[float, float]:
        castle = final(kind).castles[0]
        rooms = castle.tiles[1:]
        return sum(SIZE_OF[one.tile] for one in rooms) / len(rooms), castle.completed() / len(rooms)

    (small, finished), (usual, open_ones) = built(CastlesRush), built(CastlesDeny)
    assert small < usual and finished >= open_ones


def test_castles_one_asks_most_for_what_others_wish_for() -> None:
    seen = 0
    for _, view, action in steps(games.load("castles"), CastlesDeny("a"), "prices", most=12):
        if view is not None and view.frames[-1].step == "price":
            left = [tile for tile in view.market[view.frames[-1].args[0] :] if tile >= 0]
            wishes = {tile: rivals_wish(view, 0, tile) for tile in left}
            assert action.kind == castles.PRICE
            assert wishes[action.a] == max(wishes.values())
            seen += 1
    assert seen > 1


def test_between_one_collects_sets() -> None:
    """With equal points a tile of which a castle has two already comes first."""
    bot = BetweenHoard("a")
    seen = 0
    for _, view, _ in steps(games.load("between"), RandomBot("r"), "sets"):
        if view is None:
            break
        for castle in (0, view.right_of(0)):
            for tile in (tile for tile in view.hands[0] if 0 <= tile < ROOMS):
                have = view.castles[castle].counts[TYPE_OF[tile]]
                more = bot.worth(view, castle, tile) - gain(view, view.castles[castle], tile)
                promised = bot.steps[have] if have < len(bot.steps) else 0.0
                assert more == pytest.approx(promised)
                seen += have == 2
    assert seen > 0


def test_between_one_keeps_what_the_neighbour_would_need() -> None:
    bot, seen = BetweenDeny("a"), 0
    for _, view, action in steps(games.load("between"), bot, "deny", seats=3):
        if view is None or view.frames[-1].step != "choose":
            continue
        frame = view.frames[-1]
        assert isinstance(frame, Together)
        hand = [tile for tile in view.hands[0] if tile not in frame.picks_of(0)]
        theirs = {tile: bot.theirs(view, tile) for tile in hand}
        mine = {tile: bot.liking(view, tile) - bot.against * theirs[tile] for tile in hand}
        better = [t for t in hand if mine[t] > mine[action.a] + 1e-9]
        for tile in better:  # given up only for what the neighbour is denied
            assert theirs[action.a] > theirs[tile]
            seen += 1
    assert seen > 0


# --- the measure ----------------------------------------------------------------------------------


def test_the_measure_is_one_against_one_and_can_be_cut() -> None:
    every = measure.contests(5.0, 2)
    assert len(every) == sum(len(of_game(game)) for game in games.GAMES)
    assert {what.lineup[0] for what in every} == {"palatine"}  # at the time limits of a table
    assert [what.lineup[1] for what in every if what.game == "louis"] == [
        "ismcts seconds=5",
        "louis-rush",
        "louis-hoard",
    ]
    assert [w.game for w in every if measure.is_wanted(w, ["ismcts"])] == list(games.GAMES)
    assert len([w for w in every if measure.is_wanted(w, ["castles"])]) == 3


@pytest.mark.parametrize(
    ("won", "games_and_share", "verdict"),
    [
        (6, "| 10 (3 Ludwig's) | 86% |", "missed; met without Ludwig's games"),
        (8, "| 10 (1 Ludwig's) | 89% |", "met"),
    ],
)
def test_a_game_that_ludwig_won_is_not_won(won: int, games_and_share: str, verdict: str) -> None:
    """Of ten games the script won one. Where the aim is met only without Ludwig's, it is missed."""
    options = games.meta("between").read_options(None)
    what, store = Contest("between", ("palatine", "between-deny"), options, "s"), ContestStore()
    for number in range(10):
        shares = [float(number < won), float(number == 9)]
        facts = {"decisions": 1, "where": "a machine", "when": "2026-01-02"}
        played = {"deal": number // 2, "rotation": number % 2, "scores": [1, 0], "shares": shares}
        store.add(what, number, {**played, **facts})
    text = measure.section([what], store, 10)
    assert games_and_share in text and f"| {10 * won}% |" in text
    assert text.endswith(f"| {verdict} |\n")


def test_the_table_says_what_was_played_and_what_was_not(tmp_path: Path) -> None:
    store = ContestStore()
    what = Contest("louis", ("palatine", "louis-rush"), games.meta("louis").read_options(None), "s")
    for number in range(10):
        win = 1.0 if number < 9 else 0.0
        facts = {"decisions": 1, "cpu": 360.0, "where": "a machine", "when": "2026-01-02"}
        shares = {"scores": [40, 30], "shares": [win, 1 - win]}
        store.add(what, number, {"deal": number // 2, "rotation": number % 2, **shares, **facts})
    other = Contest("louis", ("palatine", "louis-hoard"), what.options, "s")
    text = measure.section([what, other], store, 100)
    assert "| Louis XIV | louis-rush | 10 | 90% |" in text and "met so far |" in text
    assert "| Louis XIV | louis-hoard | 0 |" in text
    assert "1.0 core-hours on a machine" in text
    page, results = tmp_path / "strength.md", tmp_path / "results.md"
    results.write_text(text, "utf-8")  # a later Palatine has played against one of them
    later = measure.section([other, what], ContestStore(), 100, measure.earlier(results))
    assert "| 2026-01-02 | met so far then |" in later and "| louis-hoard | 0 |" in later
    results.write_text(later, "utf-8")
    assert measure.section([other, what], ContestStore(), 100, measure.earlier(results)) == later
    page.write_text("# How strong\n\n## Torres\n\nold\n", "utf-8")
    for _ in range(2):  # a second time in place of the first
        measure.write(text, results, page)
    written = page.read_text("utf-8")
    assert written.count(OUTSIDE) == 1 and written.startswith(
        "# How strong\n\n## Torres\n\nold\n\n"
    )
    assert with_outside("# How strong\n", results.read_text("utf-8")).endswith(text)
    measure.write(text, results, tmp_path / "new.md")
    assert (tmp_path / "new.md").read_text("utf-8") == text
