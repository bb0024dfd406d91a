"""Browsers of people who do not know each other, lent to one test after the other.

A new browser context has empty caches and a process of its own: there each page of a table loads
and compiles a hundred files anew. So a context is lent again, with its page, once its cookies and
its storage are empty; what could not be taken back from it is refused.
"""

from dataclasses import dataclass
from typing import Any

# Where a lent page waits: on our server, so that it keeps its process, with nothing to load.
RESTING = "/health"
CLEAR = "() => { localStorage.clear(); sessionStorage.clear() }"
AWAY = (-9, -9)  # no pointer lies over the page of somebody who comes
LARGE = {"width": 1440, "height": 900}
MOST = 8  # that wait at one time; each has a process
STAYS = {
    "page": ("add_init_script", "route", "expose_function", "expose_binding", "on", "once"),
    "context": ("add_init_script", "route", "expose_function", "set_offline", "on"),
    "clock": ("install", "set_fixed_time", "pause_at"),
}

WITHOUT_NOTES = """if (location.protocol.startsWith('http')) {
  const kept = JSON.parse(localStorage.getItem('palatine') || '{}')
  localStorage.setItem('palatine', JSON.stringify({notes: false, ...kept}))
}"""


@dataclass(frozen=True)
class Wishes:
    """What a context is made for: nothing of it can be changed later, but for the window's size."""

    notes: bool  # with the explanations that a newcomer gets, which lie over other things
    settings: tuple[tuple[str, Any], ...]

    def made(self, chromium: Any, url: str) -> Any:
        context = chromium.new_context(base_url=url, viewport=LARGE, **dict(self.settings))
        if not self.notes:
            context.add_init_script(WITHOUT_NOTES)
        return context


class Visitor:
    """A browser of somebody, with one page."""

    def __init__(self, wishes: Wishes, context: Any) -> None:
        self.wishes = wishes
        self.context = context
        self.page = calm(context.new_page())
        self.page.goto(RESTING)
        self.listen, self.unlisten = self.page.on, self.page.remove_listener
        for one in (self.page, context, context.clock):
            for name in STAYS[type(one).__name__.removeprefix("Browser").lower()]:
                setattr(one, name, _refused)

    def arrive(self, viewport: dict[str, int]) -> None:
        """As somebody new, with a window of this size."""
        about = dict(self.wishes.settings)
        scheme, motion = about.get("color_scheme", "light"), about["reduced_motion"]
        self.page.emulate_media(media="null", color_scheme=scheme, reduced_motion=motion)
        self.page.set_viewport_size(viewport)

    def leave(self) -> bool:
        """Forget everything; whether the page is still there to be lent."""
        for other in self.context.pages:
            if other is not self.page:
                other.close()
        if self.page.is_closed():
            return False
        self.page.goto(RESTING)
        self.page.evaluate(CLEAR)
        self.page.mouse.move(*AWAY)
        self.context.clear_cookies()
        self.context.clear_permissions()
        return True


def calm(page: Any) -> Any:
    """The page, with which a test waits without haste: it looks every so many milliseconds whether
    something is so. At every frame, as Playwright does, it makes the browser draw each of them."""
    at_once = page.wait_for_function
    page.wait_for_function = lambda *args, **about: at_once(*args, **{"polling": 40, **about})
    page.set_default_timeout(60_000)  # a busy machine takes its time
    return page


def _refused(*_: Any, **__: Any) -> None:
    raise AssertionError("others will use this browser: open_page(..., own=True) has one to itself")


class Visitors:
    """All of one process that runs tests."""

    def __init__(self, chromium: Any, url: str) -> None:
        self.chromium = chromium
        self.url = url
        self.waiting: list[Visitor] = []  # the one that has waited longest first

    def wishes(self, notes: bool, **settings: Any) -> Wishes:
        usual = {"locale": "en-GB", "reduced_motion": "reduce"}
        return Wishes(notes, tuple(sorted({**usual, **settings}.items())))

    def lend(self, wishes: Wishes, viewport: dict[str, int]) -> Visitor:
        """Somebody who has never been here."""
        fitting = [one for one in self.waiting if one.wishes == wishes]
        if fitting:
            self.waiting.remove(fitting[-1])
        found = fitting[-1] if fitting else Visitor(wishes, wishes.made(self.chromium, self.url))
        found.arrive(viewport)
        return found

    def take_back(self, visitor: Visitor) -> None:
        if not visitor.leave():
            visitor.context.close()
            return
        self.waiting.append(visitor)
        if len(self.waiting) > MOST:
            self.waiting.pop(0).context.close()
