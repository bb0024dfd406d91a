"""That it is my turn is noticed: title and sign always, sound and notification only if wanted."""

from typing import Any

from browser.driver import READY, Player, set_up, start, wait

GAME = "torres"
# An ear instead of a loudspeaker, a notebook instead of the desktop, and a page that can be left.
STUBS = """(() => {
  window.heard = 0
  window.noted = []
  window.gone = false
  const silent = new Proxy(function () {}, { get: (_, name) => name === Symbol.toPrimitive ? () => 0
    : silent, apply: () => silent, set: () => true })
  window.AudioContext = class {
    get currentTime() { return 0 }
    get destination() { return silent }
    createGain() { return silent }
    createOscillator() { window.heard += 1; return silent }
  }
  window.Notification = class {
    static permission = 'default'
    static async requestPermission() { return (Notification.permission = 'granted') }
    constructor(title, about) { window.noted.push([title, about.body]) }
    close() {}
  }
  Object.defineProperty(document, 'visibilityState', { get: () => gone ? 'hidden' : 'visible' })
})()"""
SIGN = "() => [document.title.startsWith('● '), document.getElementById('favicon').href]"


def two_people(open_page: Any) -> tuple[Any, Any]:
    """Ada, whose page is watched, and Ben, who has followed her link."""
    ada = open_page(own=True)
    ada.context.add_init_script(STUBS)
    ada.goto("/")
    set_up(ada, GAME, ["open"])
    ada.wait_for_function("() => document.querySelector('.invite input')?.value.includes('#join=')")
    ben = open_page(ada.locator(".invite input").input_value())
    ben.locator(".join input").fill("Ben")
    ben.locator(".join button").click()
    for page in (ada, ben):
        page.wait_for_function("() => palatine.update.table.state === 'playing'")
    return ada, ben


def until(asked: Any, other: Any, player: Player) -> None:
    """The other plays until it is somebody's turn. After his move only his own page surely knows
    whose turn it is; before the first of them he was asked, or nobody has moved yet."""
    seat = asked.evaluate("() => palatine.update.you.seat")
    for _ in range(40):
        other.wait_for_function("() => palatine.update.pending.seats.length > 0")
        if seat in other.evaluate("() => palatine.update.pending.seats"):
            break
        wait(other)
        player.take()
    asked.wait_for_function(f"() => palatine.update.pending.mine && ({READY})()")


def test_title_sign_and_notification(open_page: Any) -> None:
    ada, ben = two_people(open_page)
    players = Player(ada, 1), Player(ben, 2)
    until(ada, ben, players[1])
    mine, sign = ada.evaluate(SIGN)
    assert mine and sign.endswith("/static/icon-turn.svg")
    until(ben, ada, players[0])
    ada.wait_for_function("() => !palatine.update.pending.mine && !palatine.walking")
    mine, sign = ada.evaluate(SIGN)
    assert not mine and sign.endswith("/static/icon.svg")

    ada.evaluate("() => { gone = true }")
    until(ada, ben, players[1])
    assert ada.evaluate("() => noted") == [], "nobody asked for it"
    ada.evaluate("() => { gone = false }")
    ada.locator(".tools .tool").last.click()
    ada.locator("dialog.menu .to-settings").click()
    ada.locator("dialog.settings .switch", has_text="otif").locator("input").check()
    ada.wait_for_function("() => Notification.permission === 'granted'")
    ada.keyboard.press("Escape")
    until(ben, ada, players[0])
    ada.wait_for_function("() => !palatine.update.pending.mine")
    assert ada.evaluate("() => noted") == []
    ada.evaluate("() => { gone = true }")
    until(ada, ben, players[1])
    ada.wait_for_function("() => noted.length === 1")
    title, body = ada.evaluate("() => noted[0]")
    assert "Your turn" in title and body != ""


def sound(page: Any) -> Any:
    """The switch of the table's menu."""
    page.locator(".tools .tool").last.click()
    return page.locator("dialog.menu .switch", has_text="Sound").locator("input")


def test_sound_is_off_until_it_is_wanted(open_page: Any) -> None:
    page = open_page(own=True)
    page.context.add_init_script(STUBS)
    start(page, GAME, ["me", "bot:random"])
    player = Player(page, 3)
    for _ in range(3):
        wait(page)
        player.take()
    wait(page)
    assert page.evaluate("() => heard") == 0
    sound(page).check()
    page.keyboard.press("Escape")
    player.take()
    wait(page)
    assert page.evaluate("() => heard") > 0
    page.reload()
    wait(page)
    switch = sound(page)
    assert switch.is_checked(), "it is not remembered"
    switch.uncheck()
    page.keyboard.press("Escape")
    before = page.evaluate("() => heard")
    player.take()
    wait(page)
    assert page.evaluate("() => heard") == before
