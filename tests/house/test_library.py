"""The library's door: all that is exported is there, typed, and shown on a page."""

import re
from pathlib import Path

import pytest

import palatine

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("name", palatine.__all__)
def test_what_is_exported_is_there_and_shown(name: str) -> None:
    found = getattr(palatine, name)
    if not name.startswith("__") and callable(found):
        assert found.__doc__, f"{name} has no docstring"
    pages = [(DOCS / page).read_text("utf-8") for page in ("library.md", "reference.md")]
    internal = ("__version__", "build_kind")
    assert name in internal or any(re.search(rf"\b{name}\b", page) for page in pages), name


def test_every_class_and_function_has_its_place_in_the_reference() -> None:
    reference = (DOCS / "reference.md").read_text("utf-8")
    for module, names in palatine._EXPORTS.items():
        plain = [name for name in names if not name.isupper()]
        listed = re.search(rf"^::: {re.escape(module)}$", reference, re.MULTILINE)
        for name in plain:
            assert listed or f"::: {module}.{name}" in reference, f"{module}.{name}"


def test_the_type_checker_is_told_the_same() -> None:
    source = Path(palatine.__file__ or "").read_text("utf-8")
    told = source.partition("if TYPE_CHECKING:")[2].partition("__all__")[0]
    for module, names in palatine._EXPORTS.items():
        for name in names:
            assert re.search(rf"from {re.escape(module)} import [^)]*?\b{name}\b", told), name


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        _ = palatine.nonsense
    assert "Match" in dir(palatine)
