"""Tuned numbers of bots stand in one file of each game, and nowhere else."""

import ast
from pathlib import Path

import pytest

import palatine
from palatine.bots.entrants import changed_knowledge, numbers
from palatine.bots.knowledge import knowledge_of

FOLDER = Path(palatine.__file__).parent / "bots" / "games"
ROUNDING = {0.5, 1e-9}  # half a thing, to round; and what is as good as equal


def fractions(source: str) -> list[tuple[int, float]]:
    """Every number with a fraction, with its line. Whole ones may be counts, indices or rules."""
    return [
        (node.lineno, node.value)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, float)
        and not node.value.is_integer()
        and node.value not in ROUNDING
    ]


def settings_of_search(source: str) -> set[int]:
    """Lines in which a Knowledge sets `width`, `scale` and the like: they have names already."""
    return {
        node.lineno
        for kind in ast.walk(ast.parse(source))
        if isinstance(kind, ast.ClassDef) and kind.name.endswith("Knowledge")
        for node in ast.walk(kind)
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute)
    }


KNOWN = sorted(path.parent.name for path in FOLDER.glob("*/weights.py"))


def test_each_of_our_games_has_weights() -> None:
    assert {"torres", "louis", "between", "castles"} <= set(KNOWN)


@pytest.mark.parametrize("game", sorted(path.name for path in FOLDER.iterdir() if path.is_dir()))
def test_fractions_stand_in_the_weights_of_a_game(game: str) -> None:
    """A game of which bots know nothing has no folder here."""
    found = []
    for path in sorted((FOLDER / game).glob("*.py")):
        if path.name != "weights.py":
            source = path.read_text("utf-8")
            named = settings_of_search(source)
            found += [(path.name, *one) for one in fractions(source) if one[0] not in named]
    assert found == []


@pytest.mark.parametrize("game", KNOWN)
def test_there_are_fractions_in_the_weights_of_a_game(game: str) -> None:
    assert fractions((FOLDER / game / "weights.py").read_text("utf-8"))


@pytest.mark.parametrize(
    ("game", "name"),
    [
        ("torres", "whole_turn"),
        ("louis", "intrigue_spent"),
        ("between", "share_order"),
        ("castles", "builder_wants"),
    ],
)
def test_a_number_that_stood_in_a_formula_can_be_changed_for_a_contest(
    game: str, name: str
) -> None:
    present = numbers(knowledge_of(game))[name]
    changed = changed_knowledge(game, {name: present + 1})
    assert numbers(changed)[name] == present + 1
    assert numbers(knowledge_of(game))[name] == present
