"""Records: what was played can be played again, anywhere, and taken back where that is fair."""

import os
import subprocess
import sys
from pathlib import Path

from contract.plays import Play
from palatine.core.errors import PalatineError
from palatine.core.match import Match
from palatine.core.record import UNDO, parse_record, replay, replay_events, upto
from palatine.core.verification import verify

HERE = Path(__file__).parent


def replay_comes_to_the_same(play: Play) -> None:
    """The text is read back as it was, and every hash and the result agree."""
    text = str(play.record)
    record = parse_record(text)
    assert str(record) == text
    assert replay(play.game, record).key() == play.states[-1].key()
    for at in play.sample:
        assert upto(play.game, record, at).key() == play.states[at].key()
    _, told = replay_events(play.game, record)
    assert [[e.to_json() for e in events] for events in told] == [
        [e.to_json() for e in events] for events in play.events
    ]


def what_is_taken_back_never_was(play: Play) -> None:
    """A match with undos ends like its record, and every draw in it can be checked."""
    match = Match(play.game, play.case.seats, seed=play.name, options=play.case.options)
    rng = play.rng("undo")
    undos = 0
    while not match.over:
        asked = play.game.pending(match.state)
        seat = asked[rng.below(len(asked))].seat
        legal = match.legal(seat)
        before = match.state.key()
        match.play(legal[rng.below(len(legal))], seat)
        assert len(match.record.standing()) <= play.meta.bound
        if undos < 40 and rng.below(4) == 0 and not match.over:
            undos += _undo_if_fair(match, before)
    record = parse_record(str(match.record))
    assert sum(entry.who == UNDO for entry in record.entries) == undos
    assert replay(play.game, record).key() == match.state.key()
    assert upto(play.game, record, len(record.entries)).key() == match.state.key()
    verify(play.game, record)


def _undo_if_fair(match: Match, before: str) -> bool:
    try:
        match.undo()
    except PalatineError as error:
        assert error.key == "error-no-undo"
        return False
    assert match.state.key() == before
    return True


def replays_in_another_process(game: str, plays: list[Play]) -> None:
    """One fresh interpreter with another PYTHONHASHSEED replays all of them."""
    texts = "\f".join(str(play.record) for play in plays)
    tests = str(HERE.parent)
    environment = {
        **os.environ,
        "PYTHONHASHSEED": "4711",
        "PYTHONPATH": os.pathsep.join([tests, os.environ.get("PYTHONPATH", "")]),
    }
    done = subprocess.run(
        [sys.executable, "-m", "contract.replay_all", game],
        input=texts,
        capture_output=True,
        text=True,
        env=environment,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == [str(len(plays)), "records"]


CHECKS = [replay_comes_to_the_same, what_is_taken_back_never_was]
