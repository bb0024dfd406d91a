"""The order of the house (docs/architecture.md), read from the sources without running them.

A check takes a file's path inside ``src`` and its text, and gives back complaints.
"""

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import PurePosixPath as Path

STANDARD = frozenset(sys.stdlib_module_names)
# Rules and tables are pure: the same answer for the same question, on every machine, at any time.
IMPURE = frozenset(
    ["asyncio", "datetime", "multiprocessing", "os", "random", "secrets", "socket", "sqlite3"]
    + ["subprocess", "sys", "tempfile", "threading", "time", "uuid"]
)
IMPURE_CALLS = frozenset(["eval", "exec", "input", "open", "print"])
COMPILER = frozenset(["librt", "mypy_extensions"])
# What only environments need, from extras: nobody else may wait for its import or break without it.
LEARNING = frozenset(["gymnasium", "numpy", "open_spiel", "pettingzoo", "pyarrow", "pyspiel"])

GAMES = "palatine.games"
# What each room may import of palatine besides itself, core and the list of games.
ROOMS = {
    "core": (),
    "games": (),
    "table": (),
    "learn": (),
    "sheets": ("palatine.locales",),
    "bots": (),
    "service": (
        *("palatine.table", "palatine.learn", "palatine.sheets", "palatine.locales"),
        "palatine.bots",
    ),
    "rl": ("palatine.bots", "palatine.locales"),
    "offline": (
        *("palatine.table", "palatine.learn", "palatine.locales", "palatine.service"),
        "palatine.bots",
    ),
    "server": (
        *("palatine.table", "palatine.learn", "palatine.sheets", "palatine.locales"),
        *("palatine.service", "palatine.offline", "palatine.__version__", "palatine.build_kind"),
    ),
}
# The rooms of the page's scripts, and what each may import besides itself.
SCRIPT_ROOMS = {
    "shared": (),
    "board": ("shared",),
    "table": ("board", "learn", "shared"),
    "scorer": ("board", "shared"),
    "replay": ("board", "shared"),
    "learn": ("board", "shared"),
    "puzzles": ("board", "shared", "table"),
    "pages": ("learn", "shared"),
    "engine": (),
}
NAMELESS = (
    "core",
    "table",
    "learn",
    "sheets",
    "service",
    "offline",
    "server",
    "rl",
    "bots",
)  # rooms that must not know a game by name
# Ids that are English words as well: only the whole of a text is taken for the game.
WORDS = frozenset(["between", "castles"])
LINES = 400
# Numbers of the server that are no limits: units, formats, what all processes on a store must agree
# on, and first guesses of what is measured soon after. Whatever limits somebody is a setting.
FACTS = frozenset(
    ["ops/admin.DAY", "db/ratings.DAY", "play/background.HOUR", "timekeeper.MILLION"]
    + ["ops/parent.SET_DEATH_SIGNAL", "ops/parent.LOOK_SECONDS", "setting.LARGEST"]
    + ["db/notices.LATE_MS", "db/notices.KEPT_MS", "db/moderation.FOREVER", "db/moderation.SHORT"]
    + [
        "site/pyodide.WAIT",
        "db/people.CODE_LENGTH",
        "db/people.AT_ONCE",
        "db/migrating.MIGRATION_LOCK",
    ]
    + ["db/private.FOLDER", "db/private.FILE", "costs.EXPECTED", "workers/pool.EXPECTED"]
    + ["workers/schedule.LEAST", "http/middleware.GONE"]
)


def module_of(path: Path) -> str:
    """`palatine/core/game.py` -> `palatine.core.game`; a package goes without `__init__`."""
    return ".".join(path.with_suffix("").parts).removesuffix(".__init__")


def room_of(module: str) -> str:
    """`palatine.core.game` -> `core`; '' for palatine itself."""
    return (module.split(".") + [""])[1]


@lru_cache(maxsize=1)
def nodes(source: str) -> tuple[ast.AST, ...]:
    """All nodes of a source, its module first. The last one is kept: whoever does all checks of a
    file before those of the next one parses it once."""
    return tuple(ast.walk(ast.parse(source)))


def imports(path: Path, source: str) -> Iterator[tuple[int, str]]:
    """Every import of a file, also inside functions, as (line, full dotted name)."""
    package = module_of(path).split(".")
    if path.name != "__init__.py":
        package.pop()
    for node in nodes(source):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) + 1 - node.level] if node.level else []
            for alias in node.names:
                yield (
                    node.lineno,
                    ".".join([*above, node.module or "", alias.name]).replace("..", "."),
                )


def within(name: str, *packages: str) -> bool:
    """Whether a dotted name is one of these packages or inside one."""
    return any(name == package or name.startswith(package + ".") for package in packages)


def may_import(module: str, name: str, games: frozenset[str]) -> bool:
    """Whether this module may import this name, by the rooms they are in."""
    room, top = room_of(module), name.partition(".")[0]
    inside = (module.split(".") + ["", ""])[2:]
    if top in LEARNING and room != "rl":
        return False
    if room not in ROOMS:
        return True  # cli, locales, and palatine itself
    if top != "palatine":
        return may_import_outside(module, room, inside[0], top)
    if room == "games":
        return within(name, "palatine.core", f"{GAMES}.{inside[0]}".rstrip("."))
    if within(name, "palatine.core", f"palatine.{room}", *ROOMS[room]):
        return True
    if room == "core":
        return False
    if within(name, GAMES):
        asked = (name.split(".") + [""])[2]
        return asked not in games or (room == "bots" and inside[:2] == ["games", asked])
    return room == "server" and inside[0] == "workers" and within(name, "palatine.bots")


def may_import_outside(module: str, room: str, part: str, top: str) -> bool:
    """Whether this module may import a module that is not palatine's."""
    if room == "core":
        return top in STANDARD or (module == "palatine.core.native" and top in COMPILER)
    if room == "offline" and part == "browser" and top == "secrets":
        return True
    if room == "service":
        return top in STANDARD - IMPURE or (part == "thinking" and top == "time")
    if room in ("table", "learn", "sheets", "offline") or (room == "games" and part):
        return top in STANDARD - IMPURE
    return room != "games" or top in STANDARD


def check_imports(path: Path, source: str, games: frozenset[str]) -> list[str]:
    """Imports that lead into a room where the file has no business."""
    module = module_of(path)
    return [
        f"{path}:{line} imports {name}"
        for line, name in imports(path, source)
        if not may_import(module, name, games)
    ]


def check_purity(path: Path, source: str) -> list[str]:
    """Rules that print or read files, and waiting outside server and cli."""
    room = room_of(module_of(path))
    complaints = []
    for node in nodes(source):
        if isinstance(node, ast.AsyncFunctionDef) and room not in ("server", "cli"):
            complaints.append(f"{path}:{node.lineno} async def {node.name}")
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
            continue
        if room in ("games", "learn", "sheets", "table") and node.func.id in IMPURE_CALLS:
            complaints.append(f"{path}:{node.lineno} calls {node.func.id}")
    return complaints


def docstrings(found: Iterable[ast.AST]) -> set[int]:
    """The ids of the nodes that are docstrings: prose may tell of a game, code may not."""
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    firsts = [n.body[0] for n in found if isinstance(n, kinds) and n.body]
    return {id(first.value) for first in firsts if isinstance(first, ast.Expr)}


def names_in(source: str) -> Iterator[tuple[int, str, bool]]:
    """Every identifier and every text of a file: (line, it, whether it is a text)."""
    prose = docstrings(nodes(source))
    for node in nodes(source):
        line = getattr(node, "lineno", 0)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
            yield line, node.value, True
        for field in ("id", "attr", "name", "arg", "asname", "module"):
            value = getattr(node, field, None)
            if isinstance(value, str):
                yield line, value, False


def names_game(text: str, is_text: bool, games: frozenset[str]) -> bool:
    """Whether a text or identifier names one of the games."""
    whole = text.lower()
    words = set(re.findall(r"[a-z]+", whole))
    plain = {game for game in games if is_text or game != "between"} & WORDS
    return whole in plain or bool(words & (games - WORDS))


def check_names(path: Path, source: str, games: frozenset[str]) -> list[str]:
    """Games named in rooms that serve all games alike; bots/games has a package for each game."""
    module = module_of(path)
    if room_of(module) not in NAMELESS or within(module, "palatine.bots.games"):
        return []
    return [
        f"{path}:{line} names a game: {text[:40]!r}"
        for line, text, is_text in names_in(source)
        if names_game(text, is_text, games)
    ]


def check_names_on_page(path: Path, source: str, games: frozenset[str]) -> list[str]:
    """Games named in scripts and pages, where a text stands in quotes."""
    own = "|".join(sorted(games - WORDS)) or "(?!)"
    words = "|".join(sorted(games & WORDS)) or "(?!)"
    pattern = re.compile(rf"\b(?:{own})\b|(?P<quote>[\"'`])(?:{words})(?P=quote)", re.IGNORECASE)
    return [
        f"{path}:{number} names a game: {line.strip()[:40]!r}"
        for number, line in enumerate(source.splitlines(), 1)
        if pattern.search(line)
    ]


def check_script_imports(path: Path, source: str) -> list[str]:
    """Of the page's scripts each room imports only what SCRIPT_ROOMS allows. `path` is that inside
    the folder of the scripts."""
    room, found = path.parts[0], []
    for target in re.findall(r"""(?:from |import\()['"]([^'"]+)['"]""", source):
        parts = target.split("/")
        into = room if parts[0] == "." else parts[1] if parts[0] == ".." else target
        if into != room and into not in SCRIPT_ROOMS.get(room, ()):
            found.append(f"{path}: imports {target}")
    return found if room in SCRIPT_ROOMS else [f"{path}: stands in no room of SCRIPT_ROOMS"]


def check_length(path: Path, source: str) -> list[str]:
    """Files too long to read at one sitting."""
    lines = source.count("\n")
    return [f"{path} has {lines} lines"] if lines >= LINES else []


def check_constants(path: Path, source: str) -> list[str]:
    """Numbers of the server that have a name in capitals belong among the settings."""
    if room_of(module_of(path)) != "server":
        return []
    place = "/".join(path.with_suffix("").parts[2:]).removesuffix("/__init__")
    found = []
    module = nodes(source)[0]
    assert isinstance(module, ast.Module)
    for node in module.body:
        if not isinstance(node, ast.Assign | ast.AnnAssign) or not _is_number(node.value):
            continue
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        for name in (one for target in targets for one in ast.walk(target)):
            if isinstance(name, ast.Name) and f"{place}.{name.id}" not in FACTS:
                found.append(f"{path}:{node.lineno}: {name.id} is no setting of Config")
    return found


def _is_number(value: ast.expr | None) -> bool:
    """Whether an expression is a number, or several, made of nothing but numbers."""
    if isinstance(value, ast.Tuple):
        return bool(value.elts) and all(map(_is_number, value.elts)) and len(value.elts) < 4
    if isinstance(value, ast.UnaryOp):
        return _is_number(value.operand)
    if isinstance(value, ast.BinOp):
        return _is_number(value.left) and _is_number(value.right)
    return isinstance(value, ast.Constant) and type(value.value) in (int, float)


def check_log_fields(path: Path, source: str, fields: frozenset[str]) -> list[str]:
    """A log line has known fields only: one that has not raises an error where it is written."""
    return [
        f"{path}:{node.lineno}: no log line has the field {one.arg}"
        for node in nodes(source)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("log", "warn", "log_error")
        for one in node.keywords
        if one.arg is not None and one.arg not in fields
    ]


def classes_of_one_name(sources: dict[Path, str]) -> dict[str, list[str]]:
    """Names of classes that several rooms have, with their modules. Games and what bots know of
    them are left out: each has the words of its own rulebook. A class may have the name of the
    class that it extends."""
    found: dict[str, list[str]] = {}
    for path, source in sources.items():
        module = module_of(path)
        if within(module, "palatine.games", "palatine.bots.games"):
            continue
        for node in ast.parse(source).body:
            if isinstance(node, ast.ClassDef) and node.name not in map(_last_name, node.bases):
                found.setdefault(node.name, []).append(module)
    return {name: where for name, where in found.items() if len({*map(_room, where)}) > 1}


def _room(module: str) -> str:
    """`core`, or `server.play`: the server has rooms of its own."""
    parts = module.split(".")[1:-1]
    return ".".join(parts[:2] if parts[:1] == ["server"] else parts[:1])


def _last_name(base: ast.expr) -> str:
    return base.attr if isinstance(base, ast.Attribute) else getattr(base, "id", "")


def graph(sources: dict[Path, str]) -> dict[str, set[str]]:
    """Which module leans on which, also by imports inside functions and for types alone."""
    modules = {module_of(path) for path in sources}
    return {
        module_of(path): {_owner(name, modules) for _, name in imports(path, source)}
        - {module_of(path), ""}
        for path, source in sources.items()
    }


def _owner(name: str, modules: set[str]) -> str:
    """The module that an imported name belongs to; '' where it is none of ours."""
    while name and name not in modules:
        name = name.rpartition(".")[0]
    return name


def cycle(leans: dict[str, set[str]]) -> list[str]:
    """Modules that lean on one another in a ring, the first one again at the end; [] if none do."""
    done: set[str] = set()
    for start in sorted(leans):
        path = [start]
        ways = [iter(sorted(leans[start]))]
        while path:
            following = next(ways[-1], "")
            if not following:
                done.add(path.pop())
                ways.pop()
            elif following in path:
                return [*path[path.index(following) :], following]
            elif following not in done:
                path.append(following)
                ways.append(iter(sorted(leans[following])))
    return []
