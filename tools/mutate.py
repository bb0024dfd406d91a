"""Mutation testing of the rules: break one rule at a time, and check that its tests fail.

python tools/mutate.py [RULE ...]    all mutants of tools/mutants.toml, or those of these rules

A mutant is a change of a game's source that breaks a rule. It is made in a copy of the sources, and
the tests of the game whose names contain the rule's number run there, interpreted: at least one of
them must fail. A mutant that survives, a mutant whose place is not found, and a mutant without a
test of its rule are failures. Two mutants run at a time.
"""

import ast
import os
import queue
import re
import shutil
import signal
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
# The time limit of the tests; a mutant that exceeds it counts as killed. These are seconds of a
# processor: on a busy machine sound tests may take any time, and slow tests kill no mutant.
SECONDS = 120
# Pytest, which the system kills beyond its time.
PYTEST = f"""import resource, sys, pytest
resource.setrlimit(resource.RLIMIT_CPU, ({SECONDS}, {SECONDS}))
sys.exit(pytest.main(sys.argv[1:]))"""

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
    """All mutants in mutants.toml."""
    rows = tomllib.loads(MUTANTS.read_text("utf-8"))["mutant"]
    return [Mutant(**row) for row in rows]


def table_errors(mutants: list[Mutant]) -> list[str]:
    """Errors in the table of mutants: places that do not occur exactly once, rules without a
    test."""
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
    """The tests of the game whose names contain the rule's number, as arguments of pytest."""
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
    """Make a copy of the sources that may be changed."""
    shutil.copytree(SOURCES, folder, ignore=shutil.ignore_patterns("__pycache__", "static"))
    return folder


def run_tests(sources: Path, tests: list[str]) -> int:
    """The exit status of pytest on these sources; FAILED where it never ends."""
    cache_dir = f"cache_dir={sources / 'pytest'}"
    command = [sys.executable, "-B", "-c", PYTEST, "-x", "-q", "-o", cache_dir, *tests]
    environment = {**os.environ, "PYTHONPATH": str(sources), "PALATINE_INTERPRETED": "1"}
    environment.pop("PALATINE_EXPECT", None)
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, check=False)
    return FAILED if done.returncode == -signal.SIGKILL else done.returncode


def verdict_on(mutant: Mutant, sources: Path) -> str:
    """The verdict of the tests on a mutant; afterwards the sources are restored."""
    file = sources / GAMES / mutant.file
    whole = file.read_text("utf-8")
    file.write_text(whole.replace(mutant.old, mutant.new), "utf-8")
    try:
        status = run_tests(sources, tests_of(mutant))
    finally:
        file.write_text(whole, "utf-8")
    return {0: SURVIVED, FAILED: KILLED}.get(status, BROKEN)


def run_all(mutants: list[Mutant], folder: Path) -> Iterator[tuple[Mutant, str]]:
    """Every mutant with its verdict, in the order in which they are done."""
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


def pass_unchanged(mutants: list[Mutant], folder: Path) -> bool:
    """Whether all these tests pass on the unchanged sources."""
    tests = sorted({test for mutant in mutants for test in tests_of(mutant)})
    return run_tests(copy_of_sources(folder / "sound"), tests) == 0


def main(rules: list[str]) -> int:
    """Run the mutants and print the progress and a summary; returns 0 where all were killed."""
    mutants = [one for one in read_mutants() if not rules or one.rule in rules]
    wrong = table_errors(mutants)
    if wrong or not mutants:
        print("\n".join(wrong) or "no such mutant")
        return 1
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if not pass_unchanged(mutants, folder):
            print("the tests fail without any mutant")
            return 1
        killed = 0
        for number, (mutant, verdict) in enumerate(run_all(mutants, folder), 1):
            killed += verdict == KILLED
            print(
                f"{number:3}/{len(mutants)}  {mutant.rule:7} {mutant.file:32} {verdict}", flush=True
            )
    print(f"{killed} of {len(mutants)} mutants killed")
    return 0 if killed == len(mutants) else 1


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
