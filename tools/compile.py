"""Compile core, games and what bots think with, by mypyc; docs/compiling.md says more.

python tools/compile.py              compile, unless what is there was made of these sources
python tools/compile.py --for-tests  the same in less time, for code that is a little slower
python tools/compile.py --where      print the folder of the present build, or fail
python tools/compile.py --needed     fail if there is nothing to do, or no compiler to do it
"""

import ast
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

# Not compiled, by the name of the file or of its folder: what draws, talks and converts is not
# hot, and compiling it takes time.
INTERPRETED = {"art", "documents", "draw", "face", "inspect", "offers"}
INTERPRETED |= {"about", "about_table", "counted", "ghosts", "pictures", "questions", "scored"}
INTERPRETED |= {"counting", "inspect_tiles", "placing_questions", "reward_words", "speech"}
INTERPRETED |= {"checking", "scoresheet", "reasons", "status", "trays"}
# Of the bots, what thinks; arenas, reports and the names of opponents are not hot either.
THINKING = {"budget", "candidates", "games", "knowledge", "learned", "network", "search"}

OPTIMIZE = "2"
OPTIMIZE_FOR_TESTS = "g"  # a quarter of the C compiler's time
# Names stay inside their library, so that the C compiler may call and inline functions directly
# (docs/compiling.md). Nothing else looks for them: libraries find each other by Python's capsules.
HIDDEN = "-fvisibility=hidden"
MYPY_OPTIONS = ["--strict", "--always-true=COMPILED", "--follow-imports=silent", "--config-file="]
KEPT = 3  # builds: a program may still be running on an older one

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
PACKAGE = Path("src", "palatine")  # in the checkout, in its copy, and in a source distribution


def load_compiled() -> Any:
    """palatine/compiled.py by its path: to import palatine would be to run what we build."""
    spec = importlib.util.spec_from_file_location("compiled", ROOT / PACKAGE / "compiled.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


compiled = load_compiled()


def can_compile() -> bool:
    """Whether there are a C compiler, the headers of this Python, and mypyc."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    headers = Path(sysconfig.get_path("include"), "Python.h")
    mypyc = importlib.util.find_spec("mypyc")
    return shutil.which(compiler.split()[0]) is not None and headers.is_file() and mypyc is not None


def listed_games(package: Path) -> set[str]:
    """The games of the list in games/__init__.py; one that is still being written is not there."""
    tree = ast.parse((package / "games" / "__init__.py").read_text("utf-8"))
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "GAMES" and node.value:
            return set(ast.literal_eval(node.value))
    raise SystemExit("compile: games/__init__.py has no list GAMES")


def modules(package: Path) -> list[Path]:
    """The files to compile."""
    games = listed_games(package)
    found = []
    for path in compiled.sources(package):
        inside = path.relative_to(package)
        room, *rest = inside.with_suffix("").parts
        is_wanted = _is_hot(room, rest, games)
        if path.suffix == ".py" and is_wanted and not INTERPRETED.intersection(rest):
            found.append(path)
    return found


def _is_hot(room: str, rest: list[str], games: set[str]) -> bool:
    """Whether a module is of the kind that time is spent in; a game that is not listed is not."""
    if room == "games":
        return len(rest) > 1 and rest[0] in games
    if room == "bots":
        return rest[0] in THINKING and (len(rest) == 1 or rest[1] in games)
    return True


def libraries(package: Path) -> dict[str, list[str]]:
    """One shared library for core, one for each game and one for what bots think with: they
    compile side by side, and a change in one leaves the others as they are. A name with a dot
    would make mypyc misplace ``__file__``."""
    groups: dict[str, list[str]] = {}
    for path in modules(package):
        room, *rest = path.relative_to(package).parts
        name = f"palatine_{room}_{rest[0]}" if room == "games" else f"palatine_{room}"
        groups.setdefault(name, []).append(str(path))
    return groups


def extensions(target: str, optimize: str = OPTIMIZE) -> list[Any]:
    """What setuptools has to build from src/palatine here, the longest work first."""
    from mypyc.build import mypycify

    groups = libraries(PACKAGE)
    built = mypycify(
        [*MYPY_OPTIONS, f"--cache-dir={target}/cache", *(f for fs in groups.values() for f in fs)],
        separate=[(files, name) for name, files in groups.items()],
        opt_level=optimize,
        debug_level="0",
        target_dir=target,
    )
    for extension in built:
        # Other compilers warn of other things; that is no reason to refuse a player his speed.
        extension.extra_compile_args = [*extension.extra_compile_args, "-Wno-error", HIDDEN]
    return sorted(built, key=lambda e: -sum(Path(s).stat().st_size for s in e.sources))


def copy_sources(copy: Path) -> str:
    """Bring the copy up to date and return its stamp. We compile a copy, for somebody may be
    writing in the sources; unchanged files keep their times, so mypy need not look again."""
    package = copy / PACKAGE
    wanted = {p.relative_to(ROOT) for p in compiled.sources(ROOT / PACKAGE)}
    wanted |= {PACKAGE / "__init__.py", PACKAGE / "compiled.py"}
    for path in compiled.sources(package):
        if path.relative_to(copy) not in wanted:
            path.unlink()
    for name in wanted:
        source, target = ROOT / name, copy / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if not target.exists() or target.read_bytes() != source.read_bytes():
            shutil.copy2(source, target)
    return str(compiled.stamp(package))


def start_over_if_tools_changed(copy: Path) -> None:
    """What another compiler, or another version of this file, left is not worth keeping."""
    from mypy.version import __version__

    tools = f"{EXTENSION_SUFFIXES[0]} {__version__}\n{Path(__file__).read_text('utf-8')}"
    note = copy / "tools"
    if not note.exists() or note.read_text("utf-8") != tools:
        shutil.rmtree(copy, ignore_errors=True)
        copy.mkdir(parents=True)
        note.write_text(tools, "utf-8")


def build_libraries(copy: Path, optimize: str) -> None:
    """Compile in the copy, into its folder `lib`; what did not change is left as it is. Where that
    fails the compiler may have stumbled over what it remembers: once more, from nothing."""
    failure = _build(copy, optimize)
    if failure and (copy / "c").is_dir():
        for remembered in ("c", "lib", "o"):
            shutil.rmtree(copy / remembered, ignore_errors=True)
        failure = _build(copy, optimize)
    if failure:
        raise SystemExit(f"{failure}\ncompile: failed, see above")


def _build(copy: Path, optimize: str) -> str:
    """Run the compilers; what they said, if they failed. When they are done the process ends at
    once: to take the compiler's millions of objects apart one by one takes half a minute."""
    script = (
        f"import sys; sys.path.insert(0, {str(ROOT / 'tools')!r})\n"
        "import compile, os, setuptools\n"
        f"setuptools.setup(name='palatine', ext_modules=compile.extensions('c', {optimize!r}))\n"
        "sys.stdout.flush()\n"
        "os._exit(0)\n"
    )
    jobs = str(os.cpu_count() or 1)
    done = subprocess.run(
        [sys.executable, "-c", script, "-q", "build_ext", "-b", "lib", "-t", "o", "-j", jobs],
        cwd=copy,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return done.stdout or "no word" if done.returncode else ""


def install(copy: Path, place: Path) -> None:
    """Put sources, data and extensions together under the build's name, all at once."""
    fresh = place.with_suffix(".new")
    shutil.rmtree(fresh, ignore_errors=True)
    package = copy / PACKAGE
    built = [path.relative_to(copy / "src").with_suffix("") for path in modules(package)]
    built += [Path(f"{name}__mypyc") for name in libraries(package)]
    files = [(p, p.relative_to(copy / "src")) for p in compiled.sources(package)]
    for name in built:
        extension = Path(f"{name}{EXTENSION_SUFFIXES[0]}")
        files.append((copy / "lib" / extension, extension))
    for source, name in files:
        target = fresh / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(source, target)
    fresh.rename(place)


def check(copy: Path, place: Path) -> None:
    """Import every compiled module once; a build that cannot be imported is no build."""
    names = [
        ".".join(path.relative_to(copy / "src").with_suffix("").parts).removesuffix(".__init__")
        for path in modules(copy / PACKAGE)
    ]
    script = (
        "import importlib, sys\n"
        f"sys.path[:0] = [{str(copy / 'src')!r}]\n"
        "import palatine\n"
        f"palatine.__path__.insert(0, {str(place / 'palatine')!r})\n"
        f"sys.path.append({str(place)!r})\n"
        f"files = [importlib.import_module(name).__file__ for name in {names!r}]\n"
        "assert not any(f.endswith('.py') for f in files), files\n"
    )
    done = subprocess.run([sys.executable, "-c", script], check=False)
    if done.returncode:
        shutil.rmtree(place)
        raise SystemExit("compile: the compiled modules cannot be imported, see above")


def forget_old(builds: Path) -> None:
    """Keep the newest builds only."""
    by_age = sorted(builds.iterdir(), key=lambda p: p.stat().st_mtime, reverse=True)
    for old in by_age[KEPT:]:
        shutil.rmtree(old, ignore_errors=True)


def is_there(for_tests: bool) -> bool:
    """Whether these sources are compiled; what was made for tests alone is not enough for play."""
    place = compiled.native_root(ROOT / PACKAGE)
    return place is not None and (for_tests or not place.name.endswith(compiled.FOR_TESTS))


def bring_up_to_date(for_tests: bool = False) -> str:
    """Compile if need be; says what was done."""
    import fcntl

    builds = BUILD / "native"
    copy = BUILD / ("mypyc-tests" if for_tests else "mypyc")  # objects of two kinds do not mix
    builds.mkdir(parents=True, exist_ok=True)
    if is_there(for_tests):
        return "up to date"
    if not can_compile():
        return "no C compiler, Python headers or mypyc: the rules run interpreted"
    began = time.monotonic()
    with (BUILD / "compile.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        start_over_if_tools_changed(copy)
        place = builds / copy_sources(copy)
        if for_tests:
            place = compiled.less_optimised(place)
        if not place.is_dir():
            build_libraries(copy, OPTIMIZE_FOR_TESTS if for_tests else OPTIMIZE)
            install(copy, place)
            check(copy, place)
            forget_old(builds)
    return f"done in {time.monotonic() - began:.0f} s"


def main(arguments: list[str]) -> int:
    """Run as a command."""
    if arguments == ["--where"]:
        place = compiled.native_root(ROOT / PACKAGE)
        print(place or "none")
        return 0 if place else 1
    if arguments == ["--needed"]:
        return 0 if not is_there(for_tests=False) and can_compile() else 1
    if arguments not in ([], ["--for-tests"]):
        print(__doc__, file=sys.stderr)
        return 2
    print("compile:", bring_up_to_date(for_tests=bool(arguments)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
