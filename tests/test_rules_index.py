"""Every rule has a test with its number in its name, and no test names a rule that is not there."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from contract.plays import rules_of

GAMES = Path(__file__).parent / "games"

Rule = tuple[str, str]  # its letters and its number: T-411, DV1

_ID = r"([A-Z]{1,2})-?(\d+[a-d]?)"
# A rule is told where its id opens an item of a list or a row of a table.
_TOLD = re.compile(rf"^\s*(?:[-*]|\|)\s*(?:\*\*)?{_ID}(?![\w-])", re.MULTILINE)
_MENTIONED = re.compile(rf"(?<![\w-]){_ID}(?!\w)")
_RANGE = re.compile(r"(?<![\w-])([A-Z]{1,2})-(\d+)\.\.(?:\1-)?(\d+)(?!\w)")  # B-907..913
_NAMED = re.compile(r"(?<![A-Za-z0-9])([A-Z]{1,2})_?(\d+[a-d]?)(?![A-Za-z0-9])")


def rules_in(text: str) -> set[Rule]:
    """All ids in the rules of a game, of every series of which some rule is told there."""
    series = {letters for letters, _ in _TOLD.findall(text)}
    found = set(_MENTIONED.findall(text))
    for letters, first, last in _RANGE.findall(text):
        numbers = range(int(first), int(last) + 1)
        found |= {(letters, str(number).zfill(len(first))) for number in numbers}
    return {rule for rule in found if rule[0] in series}


def rules_named(test: str) -> set[Rule]:
    """The ids in the name of a test; one name may have several."""
    return set(_NAMED.findall(test))


def names_of_tests(source: str) -> Iterator[str]:
    """The names of the test functions and methods in a source."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node.name


def index(rules: str, tests: list[str]) -> tuple[list[str], list[str]]:
    """Rules without a test, and tests that name what is no rule."""
    told = rules_in(rules)
    named = {test: rules_named(test) for test in tests}
    tested = {rule for found in named.values() for rule in found}
    untested = sorted(told - tested, key=lambda rule: (rule[0], rule[1].zfill(6)))
    return (
        ["-".join(rule) for rule in untested],
        [test for test, found in named.items() if found - told],
    )


def test_every_rule_has_a_test(game_id: str) -> None:
    sources = [path.read_text("utf-8") for path in sorted((GAMES / game_id).rglob("*.py"))]
    untested, unknown = index(
        rules_of(game_id), [test for source in sources for test in names_of_tests(source)]
    )
    assert not untested, f"{len(untested)} rules without a test: {', '.join(untested)}"
    assert not unknown, f"tests of rules that are not there: {', '.join(unknown)}"


RULES = """
# Some game
- **T-101** [R] Two players. See T-103.
- T-102 One block; T-103 [R] none.
  - **A-03 extra_block** one more
| DV1 | 0 1 1 | no |
- T-108..110 Three alike, in ties by A-03..A-05.
| **M-02** | 3 | x |
Numbers that are no rules: X-7, 2019, T-shirt, PT-1012345, AB-1.
"""


def test_ids_are_found_in_lists_tables_and_running_text() -> None:
    assert rules_in(RULES) == {
        ("T", "101"), ("T", "102"), ("T", "103"), ("T", "108"), ("T", "109"), ("T", "110"),
        ("A", "03"), ("A", "04"), ("A", "05"), ("DV", "1"), ("M", "02"),
    }  # fmt: skip
    assert rules_named("test_T_101_A_03_and_so_on") == {("T", "101"), ("A", "03")}
    assert rules_named("test_DV1_is_so") == {("DV", "1")}
    assert rules_named("test_two_2_players_have_T_101b") == {("T", "101b")}
    source = "class T:\n    def test_T_1(self): pass\ndef help(): pass\ndef test_T_2(): pass\n"
    assert sorted(names_of_tests(source)) == ["test_T_1", "test_T_2"]


def test_holes_are_found_in_both_directions() -> None:
    tests = ["test_T_101_T_102", "test_T_103", "test_A_03_A_04_A_05_x", "test_DV1_M_02"]
    tests += ["test_T_108_T_109", "test_T_110"]
    assert index(RULES, tests) == ([], [])
    assert index(RULES, tests[1:]) == (["T-101", "T-102"], [])
    assert index(RULES, [*tests, "test_T_104_new", "test_X_7"]) == (
        [],
        ["test_T_104_new", "test_X_7"],
    )
    untested = index(RULES, ["test_something"])[0]
    assert untested[:4] == ["A-03", "A-04", "A-05", "DV-1"] and len(untested) == 11
