"""Build a snapshot of the bots: a wheel of an earlier commit, for `palatine@1` in an arena.

    python tools/frozen.py [NUMBER ...] [--interpreted | --wheel FILE] [--into FOLDER]
    python tools/frozen.py --check [NUMBER ...]

NUMBER: of `SNAPSHOTS` in palatine/bots/frozen.py; without a number, all of them. The wheel is built
from `git archive COMMIT` with that commit's own setup.py, so it is compiled where a C compiler is
installed (this takes minutes); with `--interpreted` it is not compiled, and every report says that
the snapshot is slower. `--wheel` uses a wheel that was built before. The result is in
`build/frozen/COMMIT/PYTHON`: the installed wheel with the libraries that compiled code needs, and
`snapshot.json` with a checksum. It needs nothing else: for a machine without a network, copy
`build/frozen` (or set PALATINE_FROZEN to its place) and run the same Python.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from importlib.metadata import files
from io import BytesIO
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from palatine.bots.frozen import (  # noqa: E402
    INSTALLED,
    NOTE,
    PLACE,
    SNAPSHOTS,
    FrozenProcess,
    Snapshot,
    hash_of_all,
    hash_of_sources,
    place_of,
    tag,
)
from palatine.core.errors import PalatineError  # noqa: E402
from palatine.locales import load  # noqa: E402

LIBRARIES = ("librt", "mypy_extensions")  # the packages that compiled code imports


def archive(commit: str, folder: Path) -> None:
    """Write the sources of a commit into a folder."""
    done = subprocess.run(
        ["git", "-C", str(ROOT), "archive", commit], capture_output=True, check=False
    )
    if done.returncode:
        raise SystemExit(
            f"frozen: commit {commit} is not in this checkout (git fetch --unshallow?)"
        )
    with tarfile.open(fileobj=BytesIO(done.stdout)) as packed:
        packed.extractall(folder, filter="data")


def build_wheel(sources: Path, interpreted: bool) -> Path:
    """Build a wheel of these sources with their own setup.py and the packages of this
    environment."""
    environment = {key: text for key, text in os.environ.items() if key != "PALATINE_INTERPRETED"}
    if interpreted:
        environment["PALATINE_INTERPRETED"] = "1"
    options = ["--no-build-isolation", "--no-deps", "--quiet", "--wheel-dir", "wheel", "."]
    done = subprocess.run(
        [sys.executable, "-m", "pip", "wheel", *options], cwd=sources, env=environment, check=False
    )
    found = sorted((sources / "wheel").glob("palatine-*.whl"))
    if done.returncode or not found:
        raise SystemExit("frozen: the wheel could not be built, see above")
    return found[0]


def install(wheel: Path, site: Path) -> None:
    """Unpack a wheel into a folder; ours has no further data or scripts to install."""
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(site)


def add_libraries(site: Path) -> None:
    """Copy the packages that compiled code imports from this environment."""
    for name in LIBRARIES:
        for file in files(name) or []:
            if ".." not in file.parts and file.suffix != ".pyc":
                target = site / str(file)
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(str(file.locate()), target)


def assemble(snapshot: Snapshot, wheel: Path, folder: Path) -> None:
    """Write the folder of a snapshot from its wheel."""
    site = folder / INSTALLED
    install(wheel, site)
    if hash_of_sources(site / "palatine") != snapshot.sources:
        raise SystemExit(f"frozen: {wheel.name} is not made of commit {snapshot.commit[:7]}")
    is_compiled = any(site.rglob("*.so")) or any(site.rglob("*.pyd"))
    if is_compiled:
        add_libraries(site)
    note = {
        "commit": snapshot.commit,
        "sources": snapshot.sources,
        "wheel": wheel.name,
        "python": tag(),
        "compiled": is_compiled,
        "checksum": hash_of_all(site),
    }
    (folder / NOTE).write_text(json.dumps(note, indent=1) + "\n", "utf-8")


def build(snapshot: Snapshot, interpreted: bool = False, wheel: Path | None = None) -> Path:
    """Build a snapshot; its folder gets its final name when it is complete. Returns the folder."""
    place = place_of(snapshot)
    place.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=place.parent) as work:
        sources, fresh = Path(work, "sources"), Path(work, "fresh")
        if wheel is None:
            archive(snapshot.commit, sources)
            wheel = build_wheel(sources, interpreted)
        assemble(snapshot, wheel, fresh)
        shutil.rmtree(place, ignore_errors=True)
        fresh.rename(place)
    return place


def check(snapshot: Snapshot) -> str:
    """Start the process of a snapshot, which verifies its checksum; returns a description."""
    process = FrozenProcess(snapshot)
    process.end()
    kind = "compiled" if process.is_compiled else "interpreted, so slower than it was"
    games = ", ".join(f"{game} {version}" for game, version in process.versions.items())
    return f"@{snapshot.number} = {snapshot.commit[:7]}, {kind}; plays {games}"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("numbers", nargs="*", type=int, metavar="NUMBER", help="of a snapshot")
    parser.add_argument("--interpreted", action="store_true", help="do not compile it")
    parser.add_argument("--wheel", type=Path, metavar="FILE", help="of that commit, built before")
    parser.add_argument("--into", metavar="FOLDER", help="instead of build/frozen")
    parser.add_argument("--check", action="store_true", help="build nothing")
    args = parser.parse_args()
    unknown = [number for number in args.numbers if number not in SNAPSHOTS]
    if unknown:
        parser.error(f"no snapshot {unknown[0]}; there are: {', '.join(map(str, SNAPSHOTS))}")
    if args.into:
        os.environ[PLACE] = str(Path(args.into).resolve())
    for number in args.numbers or SNAPSHOTS:
        if not args.check:
            print(f"frozen: built {build(SNAPSHOTS[number], args.interpreted, args.wheel)}")
        try:
            print(f"frozen: {check(SNAPSHOTS[number])}")
        except PalatineError as error:
            print(f"frozen: {load('en')(error.key, error.details)}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
