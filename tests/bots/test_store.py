"""The store: whole deals, nothing lost by a cut, and known by what opponents think with."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from palatine.bots import store as storing
from palatine.bots.arena import Contest, Played
from palatine.bots.store import ContestStore, minds

# Modules that measure minds or tell of them, and think nothing themselves.
NO_MINDS = ["arena", "hints", "review", "judgement", "reasons", "statistics", "ladder"]
CONTEST = Contest("torres", ("knight", "squire"), {}, "s")


def played(deal: int) -> Played:
    return {"deal": deal, "scores": [1, 2], "shares": [0.0, 1.0]}


def test_a_cut_line_spoils_neither_those_before_nor_those_after(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    ContestStore(file).add(CONTEST, 0, played(0))
    with file.open("a", encoding="utf-8") as out:
        out.write('{"contest": "cut o')
    ContestStore(file).add(CONTEST, 1, played(0))
    assert ContestStore(file).games(CONTEST) == {0: played(0), 1: played(0)}
    assert file.read_text("utf-8").count("\n") == 3


def test_a_deal_that_was_cut_off_is_not_counted() -> None:
    store = ContestStore()
    for number in (0, 1, 2, 5, 4):
        store.add(CONTEST, number, played(number // 2))
    assert [one["deal"] for one in store.whole_deals(CONTEST)] == [0, 0, 2, 2]
    assert len(store.games(CONTEST)) == 5


def test_an_archive_goes_to_another_machine_and_is_continued_there(tmp_path: Path) -> None:
    archive, file = tmp_path / "games.jsonl.gz", tmp_path / "games.jsonl"
    here = ContestStore(file)
    here.add(CONTEST, 0, played(0))
    assert here.pack(archive) == 1
    there = ContestStore(tmp_path / "there.jsonl", archive)
    assert there.games(CONTEST) == {0: played(0)}
    there.add(CONTEST, 1, played(0))
    assert len(ContestStore(tmp_path / "there.jsonl").games(CONTEST)) == 1
    assert len(ContestStore(tmp_path / "there.jsonl", archive).games(CONTEST)) == 2


def test_the_same_games_make_the_same_archive(tmp_path: Path) -> None:
    files = [tmp_path / "a.gz", tmp_path / "b.gz"]
    for file, numbers in zip(files, [(0, 1), (1, 0)]):
        store = ContestStore()
        for number in numbers:
            store.add(CONTEST, number, played(0))
        store.pack(file)
    assert files[0].read_bytes() == files[1].read_bytes()


def test_games_of_bots_that_think_differently_now_are_not_archived(room: Path) -> None:
    store = ContestStore()
    store.add(CONTEST, 0, played(0))
    louis = Contest("louis", ("knight", "squire"), {}, "s")
    store.add(louis, 0, played(0))
    file = room / "games" / "torres" / "greedy.py"
    assert changed_by(file, file.read_text("utf-8") + "\nMORE = 1\n") == ["torres"]
    assert store.pack(room / "games.gz") == 1
    assert ContestStore(None, room / "games.gz").games(louis) == {0: played(0)}


@pytest.fixture
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the bots' room, to change."""
    copy = tmp_path / "bots"
    shutil.copytree(Path(storing.__file__).parent, copy, ignore=shutil.ignore_patterns("*.so"))
    monkeypatch.setattr(storing, "__file__", str(copy / "store.py"))
    minds.cache_clear()
    yield copy
    minds.cache_clear()


def changed_by(file: Path, text: str) -> list[str]:
    """The games whose minds another text in a file changes."""
    games = ["torres", "louis", "between", "castles"]
    before = [minds(game) for game in games]
    file.write_text(text, "utf-8")
    minds.cache_clear()
    return [game for game, old in zip(games, before) if minds(game) != old]


@pytest.mark.parametrize("name", ["budget", "search", "knowledge", "levels", "base", "greedy"])
def test_another_way_to_think_is_another_mind_in_all_games(room: Path, name: str) -> None:
    file = room / f"{name}.py"
    text = file.read_text("utf-8") + "\nMORE = 1\n"
    assert changed_by(file, text) == ["torres", "louis", "between", "castles"]


@pytest.mark.parametrize("name", ["torres", "louis", "castles", "between"])
def test_what_is_known_of_one_game_is_no_matter_of_the_others(room: Path, name: str) -> None:
    file = room / "games" / name / "greedy.py"
    text = file.read_text("utf-8") + "\nMORE = 1\n"
    assert changed_by(file, text) == [name]


@pytest.mark.parametrize("name", NO_MINDS)
def test_what_only_measures_and_tells_changes_nobodys_mind(room: Path, name: str) -> None:
    file = room / f"{name}.py"
    assert changed_by(file, file.read_text("utf-8") + "\nMORE = 1\n") == []


@pytest.mark.parametrize("name", ["torres", "louis", "castles", "between"])
def test_reasons_that_a_game_gives_change_nobodys_mind(room: Path, name: str) -> None:
    file = room / "games" / name / "reasons.py"
    assert changed_by(file, file.read_text("utf-8") + "\nMORE = 1\n") == []


def test_better_words_change_nobodys_mind(room: Path) -> None:
    file = room / "search.py"
    text = file.read_text("utf-8")
    told, _, rest = text.partition("\n")
    assert told.startswith('"""')
    assert changed_by(file, f"{told} Indeed.\n# A comment.\n{rest}") == []
