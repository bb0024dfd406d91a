"""Build a site of docs/ with an API reference: python tools/docs_site.py [--serve] [FOLDER]

The site is written to build/site, or to FOLDER; --serve serves it on this machine.
Its first page is README.md, which is read once, when the command starts. The command needs
palatine[docs], and fails where a link has no target.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
REPOSITORY_FILES = re.compile(r"\]\((?:\.\./)+(?!docs/)([^)#]+)[^)]*\)")
PAGES = {
    "Palatine": "index.md",
    "Play and host": [
        "serving.md",
        "offline.md",
        "security.md",
        "fairness.md",
        "opponents.md",
        "strength.md",
    ],
    "Use": [
        "library.md",
        "reference.md",
        "environments.md",
        "learning.md",
        "notation.md",
        "score-sheets.md",
        "protocol.md",
    ],
    "Build": ["architecture.md", "adding-a-game.md", "page.md", "compiling.md"],
    "Changes": "changelog.md",
}


def main() -> int:
    parser = argparse.ArgumentParser(description="Make a site of docs/.")
    parser.add_argument("folder", nargs="?", default=str(ROOT / "build" / "site"))
    parser.add_argument("--serve", action="store_true", help="show it on this machine")
    args = parser.parse_args()
    if find_spec("mkdocs") is None or find_spec("mkdocstrings") is None:
        raise SystemExit("the site needs mkdocs: pip install 'palatine[docs]'")
    gathered = gather(ROOT / "build" / "site-sources")
    config = ROOT / "build" / "mkdocs.yml"
    config.write_text(json.dumps(config_of(gathered, Path(args.folder).resolve())), "utf-8")
    command = ["serve"] if args.serve else ["build", "--quiet"]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}  # this hides an advertisement
    mkdocs = [sys.executable, "-m", "mkdocs", *command, "-f", str(config)]
    return subprocess.call(mkdocs, env=environment)


def gather(target: Path) -> Path:
    """Copy the pages for the site, README and CHANGELOG included; links to sources become plain
    names, since the site does not contain the sources."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(ROOT / "docs", target)
    named = {"README.md": "index.md", "CHANGELOG.md": "changelog.md"}
    for source, page in named.items():
        text = (ROOT / source).read_text("utf-8").replace("](docs/", "](").replace('="docs/', '="')
        for old, new in {**named, "LICENSE": ""}.items():
            text = text.replace(f"]({old})", f"]({new})" if new else "]")
        (target / page).write_text(text, "utf-8")
    for path in target.glob("*.md"):
        text = path.read_text("utf-8")
        path.write_text(REPOSITORY_FILES.sub(r"] (`\1`)", text), "utf-8")
    return target


def config_of(source: Path, target: Path) -> dict[str, Any]:
    """The configuration of mkdocs. In strict mode, so that warnings are errors."""
    pages = [{title: what} for title, what in PAGES.items()]
    listed = {
        page for what in PAGES.values() for page in ([what] if isinstance(what, str) else what)
    }
    rest = sorted({path.name for path in source.glob("*.md")} - listed)
    python = {"paths": [str(ROOT / "src")], "options": HANDLER}
    return {
        "site_name": "Palatine",
        "docs_dir": str(source),
        "site_dir": str(target),
        "strict": True,
        "nav": pages + ([{"More": rest}] if rest else []),
        "theme": {"name": "material", "font": False, "features": ["navigation.sections"]},
        "markdown_extensions": ["tables", "pymdownx.superfences", "pymdownx.highlight"],
        "plugins": ["search", {"mkdocstrings": {"handlers": {"python": python}}}],
    }


HANDLER = {
    "show_source": False,
    "show_root_heading": True,
    "heading_level": 3,
    "members_order": "source",
    "show_signature_annotations": True,
    "separate_signature": True,
    "docstring_style": "google",  # plain sentences, and `Examples:`
}

if __name__ == "__main__":
    sys.exit(main())
