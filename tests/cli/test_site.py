"""`palatine site`: where Pyodide comes from, and which folders are written."""

import hashlib
import io
import tarfile
from pathlib import Path

import pytest

from palatine.core.errors import PalatineError
from palatine.server.site import build, pack, pyodide
from palatine.server.site.addresses import address, fitted, root_of


def package(folder: Path, version: str = pyodide.VERSION) -> Path:
    """What npm would have put there, but empty."""
    folder.mkdir()
    for name in pyodide.FILES:
        (folder / name).write_text(f'{{"version": "{version}"}}')
    return folder


def test_a_package_of_another_version_is_refused(tmp_path: Path) -> None:
    with pytest.raises(PalatineError) as refused:
        pyodide.found(package(tmp_path / "pyodide", "0.1"))
    assert refused.value.key == "server-site-version"


def test_a_folder_without_the_package_is_named(tmp_path: Path) -> None:
    with pytest.raises(PalatineError) as refused:
        pyodide.found(tmp_path)
    assert refused.value.key == "error-file"


def test_what_cannot_be_fetched_is_told_and_nothing_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(pyodide, "SOURCE", "http://127.0.0.1:9/pyodide.tgz")
    with pytest.raises(PalatineError) as refused:
        build.write(tmp_path / "site")
    assert refused.value.key == "server-site-fetch"
    assert not (tmp_path / "site").exists()


def test_what_was_fetched_is_checked_and_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w:gz") as archive:
        for name in pyodide.FILES:
            about = tarfile.TarInfo(f"package/{name}")
            about.size = 2
            archive.addfile(about, io.BytesIO(b"{}"))
    source = tmp_path / "pyodide.tgz"
    source.write_bytes(packed.getvalue())
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(pyodide, "SOURCE", source.as_uri())
    with pytest.raises(PalatineError) as refused:
        pyodide.found(None)
    assert refused.value.key == "server-site-checksum"
    monkeypatch.setattr(pyodide, "SHA512", hashlib.sha512(packed.getvalue()).hexdigest())
    assert pyodide.found(None)["pyodide.mjs"] == b"{}"
    source.unlink()  # from now on it is in the cache
    assert pyodide.found(None)["pyodide.mjs"] == b"{}"


def test_a_folder_with_other_things_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("mine")
    with pytest.raises(PalatineError) as refused:
        build.write(tmp_path, package(tmp_path.with_name("pyodide")))
    assert refused.value.key == "server-site-folder"
    assert (tmp_path / "letter.txt").read_text() == "mine"


@pytest.mark.parametrize(
    ("path", "found"),
    [
        ("/", "../../../cs/"),
        ("/rules/louis#L-3", "../../../cs/rules/louis/#L-3"),
        ("/puzzles", "../../../cs/puzzles/"),
        ("/static/page.css", "../../../static/page.css"),
        ("/ratings/louis", ""),
    ],
)
def test_links_are_relative(path: str, found: str) -> None:
    root = root_of("cs/rules/louis/")
    assert address(path, root, "cs") == found
    assert fitted(f'<a href="{path}">', root, "cs") == f'<a href="{found}">'


def test_the_engine_is_plain_python_without_the_server() -> None:
    names = pack.collected()
    assert "palatine/offline/browser.py" in names
    assert "fluent/runtime/__init__.py" in names
    assert not [name for name in names if name.startswith(("palatine/server/", "palatine/rl/"))]
    assert not [name for name in names if name.endswith((".so", ".pyc"))]
    kept = {name.rpartition("/")[2] for name in names if "/locale-data/" in name}
    assert kept == {"root.dat", "en.dat", "cs.dat", "pl.dat", "ru.dat"}
