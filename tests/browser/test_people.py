"""People at one table: friends, a lost page, a second tab, a server that goes and comes back."""

from typing import Any

from browser.conftest import Server
from browser.driver import READY, Player, in_list, set_up, start, wait

GAME = "torres"
POST = """([path, body]) => fetch(path, {method: 'POST', body: JSON.stringify(body),
  headers: {'Content-Type': 'application/json'}}).then(answer => answer.json())"""


def test_two_people_and_a_bot(open_page: Any) -> None:
    """One opens the table by the form and sends the link; the other follows it and sits down."""
    ada = open_page("/")
    set_up(ada, GAME, ["open", "bot"], "Ada")
    ada.wait_for_function("() => document.querySelector('.invite input')?.value.includes('#join=')")
    link = ada.locator(".invite input").input_value()

    ben = open_page(link)
    ben.locator(".join input").fill("Ben")
    ben.locator(".join button").click()
    for page in (ada, ben):
        page.wait_for_function("() => palatine.update.table.state === 'playing'")
        assert page.locator(".seats li").count() == 3
    names = ada.locator(".seats .who b").all_inner_texts()
    assert names[:2] == ["Ada", "Ben"]
    players = [Player(ada, 1), Player(ben, 2)]
    moved = ada  # the page of whoever moved last knows who is asked now
    for _ in range(6):
        moved.wait_for_function("() => palatine.update.pending.seats.some(seat => seat < 2)")
        player = players[moved.evaluate("() => palatine.update.pending.seats[0]")]
        wait(player.page)
        player.take()
        moved = player.page
    assert sum(player.moves for player in players) == 6
    mine = (
        ada.evaluate("() => palatine.update.you.seat"),
        ben.evaluate("() => palatine.update.you.seat"),
    )
    assert mine == (0, 1)

    assert not ben.locator(".chat-form").is_visible()
    ben.locator(".tool-chat").click()
    ben.locator(".chat-form input").fill("Hello, Ada!")
    ben.locator(".chat-form button").click()
    ada.locator(".fold-last", has_text="Hello, Ada!").wait_for()
    assert ada.locator(".unread").inner_text().startswith("1")
    for _ in range(2):  # closes an explanation under the pointer, then the list of moves
        ada.keyboard.press("Escape")
    assert ada.locator(".moves.open").count() == 0
    ada.locator(".fold").click()
    ada.locator(".chat-lines", has_text="Hello, Ada!").wait_for()
    assert not ada.locator(".unread").is_visible()


def test_somebody_without_the_link_sees_nothing(open_page: Any) -> None:
    ada = open_page()
    start(ada, GAME, ["me", "bot:random"])
    stranger = open_page(ada.url, allow="WebSocket")
    stranger.locator("#link:not([hidden])").wait_for()
    assert stranger.evaluate("() => palatine.update") is None


def test_reload_in_mid_turn(page: Any) -> None:
    """A half-made choice is the page's own; what was done is kept."""
    start(page, GAME, ["me", "bot:random"])
    player = Player(page, 3)
    for _ in range(4):
        wait(page)
        player.take()
    wait(page)
    before = page.evaluate("() => [palatine.update.seq, palatine.update.text, palatine.log.count]")
    touch = page.evaluate("() => palatine.update.offers.find(o => o[1].length > 1)?.[1][0] ?? ''")
    if touch:
        in_list(page, touch).click()
    page.reload()
    page.wait_for_function(READY)
    after = page.evaluate("() => [palatine.update.seq, palatine.update.text, palatine.log.count]")
    assert after == before
    assert page.evaluate("() => palatine.turn.selection.path") == []
    player.take()


def test_a_second_tab_follows(open_page: Any) -> None:
    first = open_page()
    start(first, GAME, ["me", "bot:random"])
    second = open_page(first.url, context=first.context)
    second.wait_for_function(READY)
    player = Player(first, 4)
    for _ in range(3):
        wait(first)
        player.take()
    wait(first)
    seq = first.evaluate("() => palatine.update.seq")
    second.wait_for_function(
        "seq => palatine.update.seq === seq && palatine.turn.seq === seq", arg=seq
    )
    Player(second, 5).take()
    first.wait_for_function("seq => palatine.update.seq !== seq", arg=seq)


def test_the_server_goes_and_comes_back(open_page: Any, server: Server) -> None:
    """The page says so, and plays on by itself."""
    page = open_page(allow="WebSocket")
    start(page, GAME, ["me", "bot:random"])
    player = Player(page, 6)
    for _ in range(3):
        wait(page)
        player.take()
    wait(page)
    text = page.evaluate("() => palatine.update.text")
    server.stop()
    try:
        page.locator("#link:not([hidden])").wait_for()
    finally:
        server.start()
    page.wait_for_function("() => document.body.dataset.link === 'here'")
    page.locator("#link").wait_for(state="hidden")
    assert page.evaluate("() => palatine.update.text") == text
    wait(page)
    player.take()


def test_undo_takes_a_step_back(page: Any) -> None:
    start(page, GAME, ["me", "bot:random"])
    player = Player(page, 8)
    for _ in range(40):
        if wait(page) != "playing":
            break
        if page.evaluate("() => palatine.update.undo.free > 0"):
            break
        player.take()
    before = page.evaluate("() => palatine.update.undo.free")
    assert before > 0
    page.locator(".act-undo").click()
    page.wait_for_function("free => palatine.update.undo.free < free", arg=before)
    assert page.locator(".log .gone").count() > 0


def test_watching_shows_what_everybody_may_see(open_page: Any) -> None:
    ada = open_page()
    start(ada, GAME, ["me", "bot:random"], private=False)
    watcher = open_page(ada.url)
    watcher.wait_for_function("() => window.palatine?.update?.table.state === 'playing'")
    watcher.locator(".question-detail", has_text="You are watching").wait_for()
    assert watcher.locator(".trays .card").count() == 0
    assert watcher.evaluate("() => [palatine.update.you.seat, palatine.update.offers.length]") == [
        -1,
        0,
    ]


def test_two_people_at_one_screen_have_a_curtain_between(page: Any) -> None:
    start(page, GAME, ["me", "me"], names=["Ada", "Ben"])
    Player(page, 9).take()
    curtain = page.locator("dialog.curtain")
    curtain.wait_for()
    assert "Ben" in curtain.inner_text()
    curtain.locator("button").click()
    page.wait_for_function("() => palatine.update.you.seat === 1 && palatine.update.pending.mine")
    assert page.locator("dialog.curtain").count() == 0


def test_a_watch_link_leads_to_the_replay_of_a_private_table(open_page: Any) -> None:
    ada = open_page()
    start(ada, GAME, ["me", "bot:random"], seed=None)  # luck that can be verified
    links = ada.evaluate(
        "() => fetch(`/api/tables/${palatine.id}/links`).then(answer => answer.json())"
    )
    ada.evaluate("() => palatine.socket.send({type: 'resign'})")
    ada.locator(".panel.over").wait_for()
    watcher = open_page(links["watch_url"])
    watcher.locator(".ways a[href^='/replay/']").first.click()
    watcher.wait_for_url("**/replay/*#watch=*")
    watcher.wait_for_function("() => document.querySelectorAll('.board [data-t]').length > 0")
    with watcher.expect_download() as saved:
        watcher.locator("a[download]").click()
    assert "palatine record 1" in saved.value.path().read_text()
    watcher.locator("a[href^='/verify/']").click()
    watcher.locator(".verdict.good").wait_for()
    stranger = open_page(ada.url.replace("/table/", "/replay/"), allow="404")
    stranger.locator("main [role=alert] p").wait_for()
    assert stranger.locator(".board").count() == 0


def test_whoever_signs_out_elsewhere_watches_on(open_page: Any) -> None:
    """The seat, its hand and its offers go; the board stays, and nothing walks over it again."""
    page = open_page()
    start(page, GAME, ["me", "bot:random"], private=False)
    player = Player(page, 9)
    for _ in range(4):
        wait(page)
        player.take()
    wait(page)
    assert page.locator("body.seated").count() == 1
    other = open_page(context=page.context)
    assert other.evaluate(POST, ["/api/me/forget", {}]) == {}
    page.wait_for_function("() => palatine.update.you.seat === -1 && !palatine.walking")
    assert page.locator("body.seated").count() == 0
    assert "You are watching" in page.locator(".question-detail").inner_text()
    assert page.locator(".trays .card").count() == 0
    assert page.locator(".choices .choice").count() == 0
    assert page.evaluate("() => [palatine.queue.length, palatine.seat]") == [0, None]
    assert page.evaluate("() => palatine.log.lines.every((line, i) => line.n === i)")


def test_of_two_seats_at_one_screen_the_other_one_is_shown(open_page: Any) -> None:
    """A seat that is given up goes; the page asks for the one that is left."""
    page = open_page()
    page.evaluate(POST, ["/api/me", {"name": "Ada"}])
    seats = ["me", "me", "open"]
    made = page.evaluate(POST, ["/api/tables", {"game": GAME, "seats": seats}])
    page.goto(made["url"])
    page.wait_for_function("() => palatine.update?.you.seat === 0 && palatine.seat === 0")
    assert page.evaluate(POST, [f"/api/tables/{made['id']}/stand", {"seat": 0}]) == {}
    page.wait_for_function(
        "() => palatine.update.you.seat === 1 && palatine.update.you.mine.length === 1"
    )
    assert page.locator(".waiting").is_visible()


def test_a_table_for_research_is_a_choice_that_is_off(open_page: Any) -> None:
    """Chosen in the form, it is said at the table; not chosen, it is not so."""
    page = open_page("/")
    for wanted in (False, True):
        page.locator(f".new[data-game={GAME}]").click()
        page.locator("dialog.setup input[name=kind-2][value=bot]").check(force=True)
        for more in page.locator("dialog.setup details:not([open]) > summary").all():
            more.click()
        box = page.locator("dialog.setup").get_by_label("For research")
        assert not box.is_checked()
        if wanted:
            page.locator("dialog.setup label", has_text="For research").click()
            assert box.is_checked()  # and the fold it stands in is still open
        page.locator("dialog.setup .start").click()
        page.wait_for_url("**/table/*")
        page.wait_for_function("() => palatine.update?.table.state === 'playing'")
        assert page.evaluate("() => palatine.update.table.study") is wanted
        page.goto(page.url.partition("/table/")[0] + "/")
