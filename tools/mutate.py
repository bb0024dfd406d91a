"""Break rules one at a time and see that the tests with their numbers notice.

python tools/mutate.py [RULE ...]    all mutants of tools/mutants.toml, or those of these rules

A mutant is one change of a game's source that breaks a rule. It is made in a copy of the sources,
and the tests of the game whose names carry the rule's number run there, interpreted: one of them
must fail. A mutant that survives, one whose place is no longer found, and one without a test of its
rule are failures. Two run at a time.
"""

import ast
import os
import queue
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MUTANTS = ROOT / "tools" / "mutants.toml"
SOURCES = ROOT / "src"
GAMES = Path("palatine", "games")  # in the sources and in every copy of them
AT_ONCE = 2
SECONDS = 180  # a mutant that makes the tests run for ever has been noticed, too

KILLED = "killed"
SURVIVED = "SURVIVED"
BROKEN = "BROKEN: the tests did not run"
FAILED = 1  # pytest: tests ran, and some failed


@dataclass(frozen=True)
class Mutant:
    """One change: in `file` below the games' folder, `old` becomes `new`."""

    rule: str
    file: str
    old: str
    new: str

    @property
    def game(self) -> str:
        return self.file.partition("/")[0]


def read_mutants() -> list[Mutant]:
    """The table of all of them."""
    rows = tomllib.loads(MUTANTS.read_text("utf-8"))["mutant"]
    return [Mutant(**row) for row in rows]


def lost(mutants: list[Mutant]) -> list[str]:
    """What is wrong with the table: places not found exactly once, rules without a test."""
    wrong: list[str] = []
    for mutant in mutants:
        file = SOURCES / GAMES / mutant.file
        found = file.read_text("utf-8").count(mutant.old) if file.exists() else 0
        if found != 1:
            wrong.append(f"{mutant.rule}: its place is found {found} times in {mutant.file}")
        if mutant.old == mutant.new:
            wrong.append(f"{mutant.rule}: it changes nothing")
        if not tests_of(mutant):
            wrong.append(f"{mutant.rule}: no test of {mutant.game} carries its number")
    return wrong


def tests_of(mutant: Mutant) -> list[str]:
    """The tests of the game that carry the rule's number in their names, as pytest takes them."""
    letters, _, number = mutant.rule.partition("-")
    carries = re.compile(rf"(?<![A-Za-z0-9]){letters}_{number}(?![A-Za-z0-9])")
    found: list[str] = []
    for file in sorted((ROOT / "tests" / "games" / mutant.game).rglob("test_*.py")):
        named = [name for name in names_in(file) if carries.search(name)]
        found += [f"{file.relative_to(ROOT)}::{name}" for name in named]
    return found


@cache
def names_in(file: Path) -> list[str]:
    """The names of the tests in a file."""
    defined = [n for n in ast.parse(file.read_text("utf-8")).body if isinstance(n, ast.FunctionDef)]
    return [node.name for node in defined if node.name.startswith("test_")]


def copy_of_sources(folder: Path) -> Path:
    """A copy that may be spoiled."""
    shutil.copytree(SOURCES, folder, ignore=shutil.ignore_patterns("__pycache__", "static"))
    return folder


def run_tests(sources: Path, tests: list[str]) -> int:
    """The exit status of pytest on these sources; that of a failure where it takes too long."""
    cache_dir = f"cache_dir={sources / 'pytest'}"
    command = [sys.executable, "-B", "-m", "pytest", "-x", "-q", "-o", cache_dir, *tests]
    environment = {**os.environ, "PYTHONPATH": str(sources), "PALATINE_INTERPRETED": "1"}
    environment.pop("PALATINE_EXPECT", None)
    try:
        done = subprocess.run(
            command, cwd=ROOT, env=environment, capture_output=True, timeout=SECONDS, check=False
        )
    except subprocess.TimeoutExpired:
        return FAILED
    return done.returncode


def verdict_on(mutant: Mutant, sources: Path) -> str:
    """What the tests of its rule say to a mutant; the sources are mended again."""
    file = sources / GAMES / mutant.file
    whole = file.read_text("utf-8")
    file.write_text(whole.replace(mutant.old, mutant.new), "utf-8")
    try:
        status = run_tests(sources, tests_of(mutant))
    finally:
        file.write_text(whole, "utf-8")
    return {0: SURVIVED, FAILED: KILLED}.get(status, BROKEN)


def judged(mutants: list[Mutant], folder: Path) -> Iterator[tuple[Mutant, str]]:
    """Every mutant with its verdict, as they come in."""
    copies: queue.Queue[Path] = queue.Queue()
    for number in range(AT_ONCE):
        copies.put(copy_of_sources(folder / str(number)))

    def judge(mutant: Mutant) -> tuple[Mutant, str]:
        sources = copies.get()
        try:
            return mutant, verdict_on(mutant, sources)
        finally:
            copies.put(sources)

    with ThreadPoolExecutor(AT_ONCE) as pool:
        for done in as_completed([pool.submit(judge, mutant) for mutant in mutants]):
            yield done.result()


def sound(mutants: list[Mutant], folder: Path) -> bool:
    """Whether all these tests pass on sources that nobody has spoiled."""
    tests = sorted({test for mutant in mutants for test in tests_of(mutant)})
    return run_tests(copy_of_sources(folder / "sound"), tests) == 0


def main(rules: list[str]) -> int:
    """Progress as it goes, then one line that sums up; 0 where every mutant was killed."""
    mutants = [one for one in read_mutants() if not rules or one.rule in rules]
    wrong = lost(mutants)
    if wrong or not mutants:
        print("\n".join(wrong) or "no such mutant")
        return 1
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if not sound(mutants, folder):
            print("the tests fail without any mutant")
            return 1
        killed = 0
        for number, (mutant, verdict) in enumerate(judged(mutants, folder), 1):
            killed += verdict == KILLED
            print(
                f"{number:3}/{len(mutants)}  {mutant.rule:7} {mutant.file:32} {verdict}", flush=True
            )
    print(f"{killed} of {len(mutants)} mutants killed")
    return 0 if killed == len(mutants) else 1


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
