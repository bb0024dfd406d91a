"""The pages of a static site, from the templates of the server's pages."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from palatine import games
from palatine.core.state import Json
from palatine.learn import fragments
from palatine.locales import LANGUAGES, Words, load
from palatine.offline.house import opponents
from palatine.server.http.guides import guide_page
from palatine.server.http.pages import SECTIONS, page_words, templates
from palatine.server.site.addresses import address, fitted, root_of
from palatine.server.site.policy import POLICY
from palatine.service import games as listed
from palatine.service import notes, puzzles, tasks
from palatine.service.symbols import sheet_url

# The pictures of the home page, each in one size, which pages fit into their frames.
SIZES = {"home": {"width": 320, "height": 160}, "hero": {"width": 620, "height": 240}}


@dataclass(frozen=True)
class Site:
    """What all pages of a site have in common. server: the address of a server with the same games,
    or ''."""

    build: str
    server: str = ""


class Pages:
    """The pages of one language."""

    def __init__(self, site: Site, language: str) -> None:
        self.site = site
        self.language = language
        self.words: Words = load(language)
        asked = {"language": language}
        self.guides = {game: tasks.guide({"game": game, **asked}) for game in games.names()}
        # Answers that are the same for everybody: the path of the request, the file that has the
        # answer, inside the language's folder, and the answer.
        self.answers = list(self._answers())
        self.prepared = {path: name for path, name, _ in self.answers}

    def all(self) -> Iterator[tuple[str, str]]:
        """Every page: the path of its file inside the site, and its text."""
        words = self.words
        offered = listed.games_json(words, opponents())
        home = {"me": None, "games": offered}
        yield self._page("home", "", home)
        yield self._page("learn", "learn/", home)
        scored = [game for game in offered if game["scorer"]]
        yield self._page("scores", "score/", {"games": scored})
        for name in ("table", "replay"):
            yield self._page(name, f"{name}/", {})
        yield self._page("puzzles", "puzzles/", puzzles.list_page(words))
        for game in puzzles.with_puzzles():
            yield self._page("puzzle", f"puzzles/{game}/", puzzles.game_page(game, words))
        for game in games.names():
            yield from self._of_game(game)

    def _of_game(self, game: str) -> Iterator[tuple[str, str]]:
        told = listed.game_json(games.meta(game), self.words, opponents())
        if "score" in told["documents"] or "sheet" in told["documents"]:
            yield self._page("score", f"score/{game}/", told)
        made = self.guides[game]
        if not made:
            return
        for name in ("how", "rules"):
            data, more = guide_page(game, name, made, self.words)
            yield self._page(name, f"{name}/{game}/", data, **more)

    def _answers(self) -> Iterator[tuple[str, str, Any]]:
        words, language = self.words, self.language
        for game in games.names():
            symbols = sheet_url(game, language)
            for figure, size in SIZES.items():
                question = {"game": game, "language": language, "figure": figure, **size}
                drawing = tasks.picture(question)
                if drawing["groups"]:
                    path = f"/api/picture/{game}?figure={figure}"
                    answer = {"drawing": drawing, "symbols": symbols}
                    yield path, f"data/picture-{game}-{figure}.json", answer
            yield f"/api/notes/{game}", f"data/notes-{game}.json", notes.notes_json(game, words)
            made = self.guides[game]
            if made:
                texts = {key: made[key] for key in fragments.SENT}
                about = {"game": game, "title": words(f"{game}-title"), "symbols": symbols}
                yield f"/api/guide/{game}", f"data/guide-{game}.json", {**about, **texts}
            if "sheet" in games.meta(game).documents:
                form = tasks.sheet_form({"game": game, "language": language})
                path, name = f"/api/sheet/{game}", f"data/sheet-{game}.json"
                yield path, name, {**form, "symbols": symbols}

    def _page(self, name: str, here: str, data: Json, **more: Any) -> tuple[str, str]:
        """One page, with its links as they are from its folder."""
        folder = f"{self.language}/{here}"
        root = root_of(folder)
        site = {"root": root, "here": here, "build": self.site.build, "server": self.site.server}
        page = {
            "lang": self.language,
            "languages": list(LANGUAGES),
            "me": None,
            "words": page_words(self.language),
            "data": data,
            "site": {**site, "prepared": self.prepared},
        }
        sections = [(key, path) for key, path in SECTIONS if address(path, root, self.language)]
        template = templates().get_template(f"{name}.html")
        html = template.render(page=page, sections=sections, **more)
        html = fitted(html, root, self.language)
        # What a manifest says is meant from where it lies: at the root.
        html = html.replace("static/site.webmanifest", "site.webmanifest")
        return f"{folder}index.html", with_policy(html)


def with_policy(html: str) -> str:
    """For hosts that send no headers: what of the policy a page can say itself."""
    tag = Markup('<meta http-equiv="content-security-policy" content="{}">').format(POLICY)
    return re.sub(r"(<meta charset=[^>]*>)", rf"\1\n{tag}", html, count=1)


def first_page() -> str:
    """The root: in the reader's language, by a script; without scripts he chooses."""
    links = "".join(
        f'<li><a href="{one}/" lang="{one}">{load(one)("page-palatine")} ({one})</a></li>'
        for one in LANGUAGES
    )
    return with_policy(
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width,initial-scale=1">\n'
        "<title>Palatine</title>\n"
        '<link rel="icon" href="static/icon.svg" type="image/svg+xml">\n'
        '<link rel="manifest" href="site.webmanifest">\n'
        '<script type="module" src="static/js/pages/language.js"></script>\n</head>\n'
        f"<body><ul>{links}</ul></body>\n</html>\n"
    )
