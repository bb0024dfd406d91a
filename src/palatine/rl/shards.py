"""A data set on disk: a folder of shards, each with some games, and a file that describes them.

An interrupted run is continued where it stopped, and more games can be added: an existing shard is
not made again. A shard gets its name only when it is complete.
"""

import io
import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

from palatine import games
from palatine.bots.runners import Runner, alone
from palatine.core.errors import BadOption, PalatineError
from palatine.rl.errors import EnvironmentProblem, own_errors
from palatine.rl.samples import Arrays, Rows
from palatine.rl.sources import Source, add_game, mark

PAGE = "dataset.json"
FORMATS = ("npz", "parquet")


@dataclass
class Report:
    """The result of a run: the shards and games that were written, the shards that existed before
    (kept), the rows, and how many games were left out for each reason (a message key)."""

    shards: int = 0
    kept: int = 0
    games: int = 0
    rows: int = 0
    left_out: Counter[str] = field(default_factory=Counter)

    def to_json(self) -> dict[str, Any]:
        return {**vars(self), "left_out": dict(self.left_out)}


def write(
    folder: str,
    source: Source,
    groups: Sequence[str] = (),
    form: str = "npz",
    per_shard: int = 50,
    runner: Runner = alone,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Write the missing shards of a source, in as many processes as the runner has."""
    with own_errors():
        settings = _settings(source, groups, form, per_shard)
        root = Path(folder)
        report = Report()
        items = _begin(root, settings, source)
        count = len(items)
        tasks = []
        done = 0
        for number, first in enumerate(range(0, count, per_shard)):
            last = min(first + per_shard, count)
            if (root / _name(number, last - first, form)).exists():
                report.kept += 1
                done += last - first
            else:
                part = {**source, "items": items[first:last]}
                tasks.append((settings, part, number))
        for (_, part, number), made in runner(make_shard, iter(tasks)):
            _keep(root, number, len(part["items"]), form, made["content"])
            report.shards += 1
            report.games += made["games"]
            report.rows += made["rows"]
            report.left_out.update(made["left_out"])
            done += len(part["items"])
            if progress is not None:
                progress(done)
        return report


def make_shard(settings: dict[str, Any], source: Source, number: int) -> dict[str, Any]:
    """The content of one shard. Arguments and result are plain data, since this may run in another
    process."""
    rules = games.load(settings["game"])
    rows = Rows(rules, rules.encoding(settings["groups"]))
    left_out: Counter[str] = Counter()
    for place in range(len(source["items"])):
        try:
            add_game(rows, source, place)
        except (PalatineError, OSError, UnicodeDecodeError) as error:
            left_out[error.key if isinstance(error, PalatineError) else "error-dataset-file"] += 1
    arrays = rows.arrays()
    pack = _as_npz if settings["format"] == "npz" else _as_parquet
    return {
        "content": pack(arrays),
        "games": len(rows.provenance),
        "rows": len(arrays["action"]),
        "left_out": dict(left_out),
    }


def load_dataset(folder: str) -> Iterator[Arrays]:
    """The shards of a data set one after another, each as arrays by name."""
    root = Path(folder)
    if not (root / PAGE).is_file():
        raise EnvironmentProblem("error-dataset-empty", {"where": folder[:200]})
    return map(_read, sorted(root.glob("shard-*.npz")) + sorted(root.glob("shard-*.parquet")))


def describe(folder: str) -> dict[str, Any]:
    """The description of a data set: game and version, features, names of actions, source."""
    with own_errors():
        return _page(Path(folder))


def _settings(source: Source, groups: Sequence[str], form: str, per_shard: int) -> dict[str, Any]:
    """The settings that all shards of a data set share; they are checked before any game is
    played."""
    if form not in FORMATS:
        about = {"option": "format", "value": form[:60], "allowed": ", ".join(FORMATS)}
        raise BadOption("error-bad-option", about)
    if form == "parquet" and find_spec("pyarrow") is None:
        about = {"module": "pyarrow", "extra": "palatine[parquet]"}
        raise BadOption("error-environment-extra", about)
    if per_shard < 1:
        about = {"option": "per_shard", "value": str(per_shard), "allowed": "1, 2, 3 ..."}
        raise BadOption("error-bad-option", about)
    rules = games.load(source["game"])
    encoding = rules.encoding(groups)
    return {
        "game": rules.meta.id,
        "version": rules.meta.version,
        "data": rules.data_hash(),
        "groups": encoding.groups,
        "format": form,
        "per_shard": per_shard,
        "features": [[f.name, list(f.shape), f.low, f.high] for f in encoding.features],
        "actions": rules.numbering.names,
        "source": {key: value for key, value in source.items() if key != "items"},
    }


def _begin(root: Path, settings: dict[str, Any], source: Source) -> list[Any]:
    """Write the description of the data set; returns its games in order: those that it has already
    keep their places, and new ones follow. Raises an error where the folder has another data
    set."""
    items = {mark(source, item): item for item in source["items"]}
    try:
        root.mkdir(parents=True, exist_ok=True)
        known: list[str] = []
        if (root / PAGE).exists():
            before = _page(root)
            known = before.pop("items", [])
            first = [name for name in known if name in items]
            if before != _plain(settings) or first != known[: len(first)]:
                raise BadOption("error-dataset-other", {"folder": str(root)[:200]})
            if len(first) < len(known) and len(first) < len(items):
                raise BadOption("error-dataset-other", {"folder": str(root)[:200]})
        order = list(dict.fromkeys([*known, *items]))
        _put(root / PAGE, json.dumps({**settings, "items": order}).encode())
    except OSError as error:
        raise _failed(root, error) from None
    return [items[name] for name in order if name in items]


def _plain(value: Any) -> Any:
    """The value after writing it as JSON and reading it again."""
    return json.loads(json.dumps(value))


def _page(root: Path) -> dict[str, Any]:
    try:
        page = json.loads((root / PAGE).read_text("utf-8"))
    except (OSError, ValueError):
        page = None
    if not isinstance(page, dict):
        raise BadOption("error-dataset-empty", {"where": str(root)[:200]})
    return page


def _name(number: int, count: int, form: str) -> str:
    """The file name of a shard. It contains the number of games, so that a last shard that was not
    full is written again when there are more games."""
    return f"shard-{number:05d}-{count}.{form}"


def _keep(root: Path, number: int, count: int, form: str, content: bytes) -> None:
    try:
        new = root / _name(number, count, form)
        _put(new, content)
        for old in root.glob(f"shard-{number:05d}-*.{form}"):
            if old != new:
                old.unlink()
    except OSError as error:
        raise _failed(root, error) from None


def _put(path: Path, content: bytes) -> None:
    """Write a file completely or not at all."""
    part = path.with_name(f".{path.name}.part")
    part.write_bytes(content)
    part.replace(path)


def _failed(root: Path, error: OSError) -> BadOption:
    reason = error.strerror or type(error).__name__
    return BadOption("error-file", {"file": str(root)[:200], "reason": reason})


def _as_npz(arrays: Arrays) -> bytes:
    into = io.BytesIO()
    savez: Callable[..., None] = partial(np.savez_compressed, into)
    savez(**arrays)
    return into.getvalue()


def _as_parquet(arrays: Arrays) -> bytes:
    """The rows as Parquet, each with the provenance of its game."""
    import pyarrow
    from pyarrow import parquet

    columns: dict[str, Any] = {}
    for name, values in arrays.items():
        if name == "provenance":
            texts = [arrays["provenance"][game] for game in arrays["game"]]
            columns[name] = pyarrow.array(texts, pyarrow.string()).dictionary_encode()
        elif values.ndim == 2:
            flat = pyarrow.array(values.reshape(-1))
            columns[name] = pyarrow.FixedSizeListArray.from_arrays(flat, values.shape[1])
        else:
            columns[name] = pyarrow.array(values)
    into = io.BytesIO()
    parquet.write_table(pyarrow.table(columns), into, compression="zstd")
    return into.getvalue()


def _read(path: Path) -> Arrays:
    if path.suffix == ".npz":
        with np.load(path) as found:
            return {name: found[name] for name in found.files}
    from pyarrow import parquet

    table = parquet.read_table(path)
    arrays: Arrays = {}
    for name in table.column_names:
        column = table[name].combine_chunks()
        if name == "provenance":
            texts = dict(zip(arrays["game"].tolist(), column.to_pylist()))
            arrays[name] = np.array(list(texts.values()), dtype=np.str_)
        elif name in ("observation", "mask"):
            arrays[name] = column.flatten().to_numpy().reshape(len(table), -1)
        else:
            arrays[name] = column.to_numpy()
    return arrays
