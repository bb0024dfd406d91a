"""Which build of the rules a checkout uses (palatine/compiled.py)."""

from pathlib import Path

import pytest

from palatine.compiled import less_optimised, native_root, stamp


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with one source."""
    monkeypatch.delenv("PALATINE_INTERPRETED", raising=False)
    source = tmp_path / "src" / "palatine" / "core" / "state.py"
    source.parent.mkdir(parents=True)
    source.write_text("number = 1\n", "utf-8")
    (tmp_path / "build" / "native").mkdir(parents=True)
    return source.parent.parent


def test_a_build_of_other_sources_is_never_used(package: Path) -> None:
    build = package.parent.parent / "build" / "native" / stamp(package)
    assert native_root(package) is None
    build.mkdir()
    assert native_root(package) == build
    (package / "core" / "state.py").write_text("number = 2\n", "utf-8")
    assert native_root(package) is None


def test_what_was_compiled_for_tests_serves_until_there_is_better(package: Path) -> None:
    build = package.parent.parent / "build" / "native" / stamp(package)
    less_optimised(build).mkdir()
    assert native_root(package) == less_optimised(build)
    build.mkdir()
    assert native_root(package) == build


def test_plain_python_can_be_asked_for(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (package.parent.parent / "build" / "native" / stamp(package)).mkdir()
    monkeypatch.setenv("PALATINE_INTERPRETED", "1")
    assert native_root(package) is None
