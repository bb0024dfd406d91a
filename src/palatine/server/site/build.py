"""Writing a static site into a folder."""

import hashlib
import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from palatine import __version__, games
from palatine.core.errors import PalatineError
from palatine.locales import LANGUAGES
from palatine.server.site import pack, pyodide
from palatine.server.site.pages import Pages, Site, first_page
from palatine.service.symbols import sheet, sheet_url

STATIC = Path(__file__).parents[1] / "static"
MARK = "palatine-site.json"  # a folder that has it was written by us, and may be written again


def write(folder: Path, own_pyodide: Path | None = None, server: str = "") -> int:
    """Write the site; returns how many bytes it has. A folder with other things in it is left
    alone."""
    _check(folder)
    files = made(own_pyodide, server)
    draft = folder.with_name(f".{folder.name}.new")
    shutil.rmtree(draft, ignore_errors=True)
    for name, content in files.items():
        place = draft / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(content)
    shutil.rmtree(folder, ignore_errors=True)
    draft.replace(folder)
    return sum(map(len, files.values()))


def _check(folder: Path) -> None:
    """Refuse a folder that holds anything that is not ours."""
    try:
        if folder.exists() and any(folder.iterdir()) and not (folder / MARK).is_file():
            raise PalatineError("server-site-folder", {"folder": str(folder)[-60:]})
        folder.absolute().parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise PalatineError("error-file", {"file": str(folder), "reason": reason}) from None


def made(own_pyodide: Path | None, server: str) -> dict[str, bytes]:
    """All files of the site by their paths."""
    files: dict[str, bytes] = {}
    for name, content in pyodide.found(own_pyodide).items():
        files[f"pyodide/{name}"] = content
    files["engine/engine.bin"] = pack.packed()
    files["licences.txt"] = pack.licences().encode()
    files |= {f"static/{name}": content for name, content in _static()}
    site = Site(_hash(files)[:16], server)
    for language in LANGUAGES:
        pages = Pages(site, language)
        files |= {name: text.encode() for name, text in pages.all()}
        for _, name, answer in pages.answers:
            files[f"{language}/{name}"] = _json(answer)
        for game in games.names():
            files[sheet_url(game, language)[1:]] = sheet(game, language).encode()
    files["index.html"] = first_page().encode()
    files["site.webmanifest"] = _json(_manifest())
    files["service-worker.js"] = _service_worker(files)
    files[MARK] = _json({"palatine": __version__, "build": site.build})
    return files


def _static() -> Iterator[tuple[str, bytes]]:
    """The files of the page, without what only tools read."""
    for path in sorted(STATIC.rglob("*")):
        name = path.relative_to(STATIC).as_posix()
        if path.is_file() and not name.endswith((".d.ts", ".webmanifest", "service-worker.js")):
            yield name, path.read_bytes()


def _service_worker(files: dict[str, bytes]) -> bytes:
    """The script that keeps the site in the browser, with the list of all its files. Another
    content is another list, so that browsers notice a new site."""
    hashes = {name: hashlib.sha256(content).hexdigest()[:12] for name, content in files.items()}
    listed = {name.removesuffix("index.html"): hashes[name] for name in sorted(files)}
    script = (STATIC / "js" / "engine" / "service-worker.js").read_text("utf-8")
    return script.replace("/* FILES */ {}", json.dumps(listed)).encode()


def _manifest() -> dict[str, Any]:
    """What a browser needs to install the site like a program. Its paths are relative to it."""
    icon = {"src": "static/icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"}
    return {
        "name": "Palatine",
        "short_name": "Palatine",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": "#E6DCC6",
        "theme_color": "#FBF6E9",
        "icons": [icon],
    }


def _hash(files: dict[str, bytes]) -> str:
    """One name for all these contents."""
    whole = hashlib.sha256()
    for name, content in sorted(files.items()):
        whole.update(name.encode() + b"\0" + hashlib.sha256(content).digest())
    return whole.hexdigest()


def _json(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
