"""Games in words: everything a language model needs, nothing that its seat must not know."""

import pytest

from palatine import locales, rl
from palatine.core.batch import placing
from palatine.core.record import replay
from palatine.rl.model import turn_of
from palatine.rl.wording import TextTurn

OWN = ["torres", "louis", "between", "castles"]


def first(prompt: str) -> str:
    return "1"


@pytest.mark.parametrize("language", ["en", "cs", "pl", "ru"])
@pytest.mark.parametrize("game", OWN)
def test_a_game_is_played_in_words(game: str, language: str) -> None:
    """To the end, and the record of it is a true one."""
    env = rl.text(game, 2, language=language, bots={1: "random"})
    asked = []

    def model(prompt: str) -> str:
        asked.append(prompt)
        return "1"

    paid = rl.play(env, {0: rl.ModelPlayer(model)}, seed=f"{game} words")
    assert paid == [placing(env.match.result(), seat) for seat in range(2)]
    assert replay(env.game, env.record).digest() == env.match.state.digest()
    words = locales.load(language)
    assert all(words("core-text-answer") in prompt for prompt in asked)
    assert all(words(f"{game}-title") in prompt for prompt in asked)


@pytest.mark.parametrize("game", OWN)
def test_no_sentence_is_missing(game: str) -> None:
    """Where a catalogue has no sentence its key would stand in the prompt."""
    env = rl.text(game, 2)
    turn = env.reset(seed="keys")
    for _ in range(40):
        assert turn is not None
        assert f"{game}-" not in turn.prompt() and "core-" not in turn.prompt()
        turn = env.step(str(1 + len(turn.actions) // 2)).turn


def test_a_seat_reads_only_its_own_news() -> None:
    """Events that are not for a seat are in none of its prompts."""
    env = rl.text("louis", 2)
    env.reset(seed="secret")
    hidden = 0
    for _ in range(60):
        turn = env.turn
        assert turn is not None
        before = [len(news) for news in env._news]
        before[turn.seat] = 0  # it has read its news
        env.step("1")
        told = env.match.events
        for seat in range(2):
            mine = [env.words(event.key, event.args) for event in told if event.is_for(seat)]
            assert env._news[seat][before[seat] :] == mine
            hidden += len(told) - len(mine)
    assert hidden


def turn(*texts: str) -> TextTurn:
    actions = [rl.TextAction(text, f"Do {text}.") for text in texts]
    return TextTurn(0, "A game", (), "", "What now?", actions)


@pytest.mark.parametrize(
    ("answer", "meant"),
    [
        ("2", "move b2"),
        ("move a1", "move a1"),
        ("I think 1 is best.\nAnswer: 2", "move b2"),
        ("First 2, no:\n\n**Answer:** `move a1`\n", "move a1"),
        ("MOVE  B2.", "move b2"),
    ],
)
def test_answers_are_understood(answer: str, meant: str) -> None:
    assert turn("move a1", "move b2").understood(answer) == meant


@pytest.mark.parametrize("answer", ["", "3", "0", "move c3", "I do not know"])
def test_other_answers_are_refused_and_change_nothing(answer: str) -> None:
    with pytest.raises(rl.EnvironmentProblem, match="names none"):
        turn("move a1", "move b2").understood(answer)
    env = rl.text("torres", 2)
    before = env.reset(seed=1)
    with pytest.raises(rl.EnvironmentProblem, match="names none"):
        env.step("gibberish")
    assert env.turn == before


def test_a_model_is_told_what_was_wrong_and_then_passed_over() -> None:
    prompts = []

    def stubborn(prompt: str) -> str:
        prompts.append(prompt)
        return "whatever"

    player = rl.ModelPlayer(stubborn, tries=2)
    assert player.choose(turn("move a1", "move b2")) == "move a1"
    assert (player.misunderstood, player.given_up) == (2, 1)
    assert "whatever" not in prompts[0] and "“whatever”" in prompts[1]


def test_bad_use_is_refused() -> None:
    for bad in (
        {"game": "chess"},
        {"game": "torres", "seats": 9},
        {"game": "torres", "language": "xx"},
        {"game": "torres", "bots": {0: "nobody"}},
        {"game": "torres", "bots": {5: "page"}},
        {"game": "torres", "reward": "money"},
    ):
        with pytest.raises(rl.EnvironmentProblem):
            rl.text(**bad)
    env = rl.text("louis", 2, bots={1: "random"})
    with pytest.raises(rl.EnvironmentProblem, match="reset"):
        env.step("1")
    rl.play(env, {0: rl.ModelPlayer(first)}, seed=1)
    with pytest.raises(rl.EnvironmentProblem, match="over"):
        env.step("1")


def test_an_update_of_a_server_becomes_a_question() -> None:
    update = {
        "you": {"seat": 1},
        "table": {"title": "Torres"},
        "log": {"since": 3, "lines": [{"n": 2, "text": "old"}, {"n": 3, "text": "new"}]},
        "labels": {"a1": "a1", "knight": "Knight"},
        "offers": [["place a1", ["knight", "a1"], False], ["end", ["end"], True, True]],
        "text": "the board",
        "pending": {"prompt": "What now?"},
    }
    found = turn_of(update, "pl")
    assert found.news == ("new",) and found.position == "the board" and found.seat == 1
    assert [(a.text, a.sentence) for a in found.actions] == [
        ("place a1", "Knight, a1"),
        ("end", "end"),
    ]
