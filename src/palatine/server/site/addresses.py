"""Where pages lie in a static site. `shared/addresses.js` says the same to scripts."""

import re

FILES = ("static", "symbols")
PAGES = ("learn", "how", "rules", "puzzles", "score")
_LINK = re.compile(r'(?P<name>href|src)="(?P<path>/[^"]*)"')


def root_of(folder: str) -> str:
    """The way from a page's folder (`cs/rules/castle/`) to the root of the site."""
    return "/".join([".."] * folder.rstrip("/").count("/") + [".."]) if folder else "."


def address(path: str, root: str, language: str) -> str:
    """The address of a path of the server, from a page that lies so far from the root; '' where the
    site has no such page."""
    plain, mark, anchor = path.partition("#")
    kind, _, name = plain[1:].partition("/")
    if kind in FILES:
        return root + path
    if kind in PAGES:
        return f"{root}/{language}/{kind}/{name + '/' if name else ''}{mark}{anchor}"
    return f"{root}/{language}/{mark}{anchor}" if not kind else ""


def fitted(html: str, root: str, language: str) -> str:
    """A page with all its links as they are from where it lies."""

    def fit(found: re.Match[str]) -> str:
        return f'{found["name"]}="{address(found["path"], root, language)}"'

    return _LINK.sub(fit, html)
