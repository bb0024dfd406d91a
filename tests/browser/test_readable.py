"""Whatever is shown to be read can be read: in every game, at the start and late, with the fewest
and the most seats, in the longest language, on a laptop and on a phone."""

from typing import Any

import pytest

from browser.conftest import HERE, Server
from browser.driver import PAINTED, RESTS, still
from browser.positions import moment, open_at
from palatine.games import GAMES, meta

MEASURE = (HERE / "readable.js").read_text("utf-8").split("\n", 2)[2]
LAPTOP, PHONE = (1440, 900), (390, 844)
SIZES = {"gate": (LAPTOP, PHONE), "long": (LAPTOP, (1024, 768), PHONE, (1920, 1080))}
LANGUAGES = {"gate": ("ru",), "long": ("en", "cs", "pl", "ru")}
MOMENTS = {"gate": (0.0, 0.95), "long": (0.0, 0.5, 0.8, 0.95)}
# The least share of the window that the pictures take: the design's hard budgets; on a phone the
# court is a little lower where a question of two lines has verbs as well.
SHARES = {
    "torres": {1440: 0.40, 1920: 0.40, 1024: 0.38, 390: 0.46},
    "louis": {1440: 0.46, 1920: 0.46, 1024: 0.48, 390: 0.47},
    "between": {1440: 0.38, 1920: 0.38, 1024: 0.40, 390: 0.30},
    "castles": {1440: 0.40, 1920: 0.40, 1024: 0.40, 390: 0.50},
}
# How much of the window the pictures take: of a square one what is drawn, of others their frames.
SHARE = """() => [...document.querySelectorAll('[data-board] .stage')].reduce((sum, one) => {
  const {width, height} = one.getBoundingClientRect()
  const box = one.querySelector('svg').viewBox.baseVal
  const drawn = Math.min(width / box.width, height / box.height)
  return sum + Math.min(width, box.width * drawn) * Math.min(height, box.height * drawn)
}, 0) / (innerWidth * innerHeight)"""
PLACES = """() => ['.bar', '.boards', '.dock', '.players', '.acts', '.question', '.happened']
  .map(name => document.querySelector(name)?.getBoundingClientRect())
  .map(box => box && [box.x, box.y, box.width, box.height].map(Math.round).join(' '))"""
QUESTION = """() => [...document.querySelectorAll('.question, .question-detail')]
  .map(one => one.innerText)"""
SCROLLS = """() => [document.documentElement.scrollHeight - innerHeight,
  document.documentElement.scrollWidth - innerWidth]"""
# A second line that has no room goes as a whole; whatever is there is there uncut.
CLIPPED = """() => ['.question', '.question-detail'].filter(name => {
  const one = document.querySelector(name), dock = document.querySelector('.dock')
  const words = document.querySelector('.dock-words').getBoundingClientRect()
  const box = one.getBoundingClientRect(), around = dock.getBoundingClientRect()
  if (name !== '.question' && box.left >= words.right) return false
  return one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1
    || box.top < around.top - 1 || box.bottom > around.bottom + 1 || box.bottom > innerHeight
    || box.left >= words.right
})"""
SETTLED = """density => palatine.update.table.density === density && !palatine.walking
  && palatine.update.pending.mine && palatine.turn.seq === palatine.update.seq
  && palatine.turn.boards.list.length > 0
  && [...palatine.turn.previews.requested].every(one => palatine.turn.previews.asks.has(one))"""


def cases(kind: str) -> list[Any]:
    """Game, number of seats, share of the game; in the gate the start is looked at with the most
    seats only, since a late table has all of it."""
    return [
        pytest.param(game, seats, share, id=f"{game}-{seats}-{share}")
        for game in GAMES
        for seats in seat_counts(game, kind)
        for share in MOMENTS[kind]
        if kind == "long" or share > 0 or seats == meta(game).seats[-1]
    ]


def seat_counts(game: str, kind: str) -> list[int]:
    """The fewest and the most in the gate, else every number."""
    every = [seats for seats in meta(game).seats if seats > 0]
    return sorted({every[0], every[-1]}) if kind == "gate" else every


@pytest.mark.parametrize(("game", "seats", "share"), cases("gate"))
def test_all_can_be_read(
    open_page: Any, server: Server, game: str, seats: int, share: float
) -> None:
    read_everywhere(open_page, server, (game, seats, share), "gate")


@pytest.mark.long
@pytest.mark.parametrize(("game", "seats", "share"), cases("long"))
def test_all_can_be_read_at_every_size_in_every_language(
    open_page: Any, server: Server, game: str, seats: int, share: float
) -> None:
    read_everywhere(open_page, server, (game, seats, share), "long")


def read_everywhere(
    open_page: Any, server: Server, case: tuple[str, int, float], kind: str
) -> None:
    """One table in all sizes and languages; all complaints together, so that one run tells all."""
    game, seats, share = case
    page = open_page()
    wrong: list[str] = []
    for language in LANGUAGES[kind]:
        page.context.add_cookies([{"name": "lang", "value": language, "url": server.url}])
        if language == LANGUAGES[kind][0]:
            open_at(page, server, moment(game, seats, share))
        else:
            page.reload()
        for size in SIZES[kind]:
            show(page, size)
            found = complaints(page, game, size)
            wrong += [f"{language} {size[0]}: {one}" for one in found]
    assert wrong == [], "\n".join(wrong)


def show(page: Any, size: tuple[int, int]) -> None:
    """The page in this size, with the picture drawn for it."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    density = "compact" if size[0] < 760 else "middle" if size[0] < 1200 else "wide"
    page.wait_for_function("() => window.palatine?.update")
    page.wait_for_function(SETTLED, arg=density)
    page.evaluate(PAINTED)


def complaints(page: Any, game: str, size: tuple[int, int]) -> list[str]:
    """All that is wrong with the page as it is shown now."""
    found = page.evaluate(MEASURE)
    wrong = [f"{kind}: {one}" for kind, all_of in found.items() for one in all_of]
    wrong += [f"question clipped: {name}" for name in page.evaluate(CLIPPED)]
    if page.evaluate(SCROLLS) != [0, 0]:
        wrong.append("the page scrolls")
    share = page.evaluate(SHARE)
    if share < SHARES.get(game, {}).get(size[0], 0.3):
        wrong.append(f"the board takes {share:.1%} of the window")
    return wrong + crossed(page)


def crossed(page: Any) -> list[str]:
    """What changes while the pointer crosses the pictures and rests there: neither question nor any
    place may."""
    before = page.evaluate(QUESTION), page.evaluate(PLACES)
    box = page.locator(".boards").bounding_box()
    for x, y in ((0.2, 0.2), (0.5, 0.4), (0.8, 0.6), (0.4, 0.9)):
        page.mouse.move(box["x"] + x * box["width"], box["y"] + y * box["height"])
    page.evaluate(RESTS)
    still(page)
    after = page.evaluate(QUESTION), page.evaluate(PLACES)
    page.mouse.move(1, 1)
    return [] if after == before else [f"changed under the pointer: {before} to {after}"]


# The rooms of castles that are out of sight, by the picture.
HIDDEN = """() => [...palatine.turn.boards.frames].flatMap(([key, {stage}]) => {
  const around = stage.root.getBoundingClientRect()
  const out = [...stage.root.querySelectorAll('[data-t^="room:"]')].filter(one => {
    const box = (one.querySelector('.hit') ?? one).getBoundingClientRect()
    return box.width && (box.top < around.top - 1 || box.bottom > around.bottom + 1
      || box.left < around.left - 1 || box.right > around.right + 1)
  })
  return out.length ? [key] : []
})"""


# Which part of the height or width of its frame the rooms of the picture with spaces take.
FILLED = """() => { const stage = [...palatine.turn.boards.frames.values()]
    .map(frame => frame.stage).find(one => one.root.querySelector('[data-t^="at:"]'))
  const boxes = [...stage.root.querySelectorAll('[data-t] .hit')]
    .map(one => one.getBoundingClientRect())
  const span = (low, high) => Math.max(...boxes.map(box => box[high]))
    - Math.min(...boxes.map(box => box[low]))
  return Math.max(span('left', 'right') / stage.size.width,
    span('top', 'bottom') / stage.size.height) }"""


def test_a_castle_to_build_on_fills_its_frame_on_a_phone(open_page: Any, server: Server) -> None:
    """Sky and ground take no room that its rooms and spaces could have."""
    page = open_page("/", viewport={"width": 390, "height": 844}, locale="ru-RU")
    open_at(page, server, moment("between", 7, 0.5))
    page.wait_for_function(SETTLED, arg="compact")
    page.wait_for_function(f"() => ({FILLED})() > 0.85")


# Whether the castle that the question is about is shown with its numbers.
ASKED_IS_READ = """() => { const { boards } = palatine.turn
  const { stage } = boards.frames.get(boards.asked)
  return stage.root.checkVisibility() && stage.scale >= stage.least * 0.999
    && !stage.root.classList.contains('tiny') }"""


@pytest.mark.parametrize("seats", [3, 7])
def test_high_castles_are_whole_on_a_phone_and_can_be_read(
    open_page: Any, server: Server, seats: int
) -> None:
    """They share the height as each needs it, and sky and ground give way; the one that is asked
    about has its numbers, where it is too high for that it has all the room, and the other one is
    opened by its head."""
    page = open_page("/", viewport={"width": 390, "height": 844}, locale="ru-RU")
    open_at(page, server, moment("between", seats, 0.95))
    page.wait_for_function(SETTLED, arg="compact")
    page.wait_for_function(f"() => ({HIDDEN})().length === 0 && ({ASKED_IS_READ})()")
    if page.locator(".boards.alone").count():
        page.locator(".frame:not(.open) .frame-head").click()
        page.wait_for_function(f"() => ({HIDDEN})().length === 0 && !({ASKED_IS_READ})()")


# Things that cannot be read, each with the complaint that it has to bring.
PLANTED = """() => [
  ['p', { fontSize: '9px' }, 'planted tiny', 'small'],
  ['p', { width: '40px', overflowWrap: 'anywhere' }, 'Plantedunbroken', 'cut'],
  ['div', { width: '30px', overflow: 'hidden', whiteSpace: 'nowrap' }, 'planted and cut', 'cut'],
  ['button', { width: '9px', height: '9px', minHeight: 0, padding: 0 }, 'planted', 'targets'],
  ['div', { width: '150px', height: '20px', overflow: 'auto' }, 'planted and scrolled away', 'cut',
    'dock-words'],
].map(([tag, style, text, kind, name = '']) => {
  const one = document.createElement(tag), words = document.createElement('span')
  one.className = name
  Object.assign(one.style, { position: 'fixed', top: '60px', left: '60px', zIndex: 99 }, style)
  words.textContent = text
  one.append(words)
  document.body.append(one)
  return [kind, text]
})"""


def test_what_cannot_be_read_is_found(open_page: Any) -> None:
    page = open_page("/")
    before = page.evaluate(MEASURE)
    for kind, text in page.evaluate(PLANTED):
        told = set(page.evaluate(MEASURE)[kind]) - set(before[kind])
        assert any(text in one for one in told), (kind, text, told)
