"""Words for the luck, sealed and opened by the page itself: at once, later, after a reload."""

import hashlib
from typing import Any

from browser.driver import READY, set_up

GAME = "torres"
PLAYING = "() => window.palatine?.update?.table.state === 'playing'"
STAGE = "stage => window.palatine?.update?.table.luck.stage === stage"
NO_SUBTLE = """Object.defineProperty(Crypto.prototype, 'subtle', {
  get() { throw new Error('pages over plain http have no crypto.subtle') }
})"""
VECTORS = {  # FIPS 180-4 and NIST's examples
    "": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    "abc": "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq": (
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
}


def made_by_form(page: Any) -> str:
    """Ada opens a table for herself and a friend; the link for him."""
    set_up(page, GAME, ["open"], "Ada")
    page.wait_for_function("() => document.querySelector('.invite input')?.value.includes('#join')")
    page.wait_for_function("() => palatine.update.table.luck.commitments[0] !== ''")
    return str(page.locator(".invite input").input_value())


def joined(open_page: Any, link: str, name: str) -> Any:
    friend = open_page(link)
    friend.locator(".join input").fill(name)
    friend.locator(".join button").click()
    return friend


def test_our_sha256_is_sha256(page: Any) -> None:
    texts = [*VECTORS, "žluťoučký €", *("x" * n for n in (54, 55, 56, 63, 64, 65, 119, 120, 1000))]
    found = page.evaluate(
        """async texts => {
          const { sha256 } = await import('/static/js/shared/sha256.js')
          return texts.map(sha256)
        }""",
        texts,
    )
    assert found == [hashlib.sha256(text.encode()).hexdigest() for text in texts]
    assert found[:3] == list(VECTORS.values())


def test_play_now_is_still_one_click_at_home(open_page: Any) -> None:
    """The page seals and opens by itself, also where the browser has no SHA-256 for it; whoever
    never played is offered a lesson first."""
    page = open_page("/", own=True)
    page.evaluate(f"() => localStorage.setItem('palatine-played', '[\"{GAME}\"]')")
    page.context.add_init_script(NO_SUBTLE)
    page.reload()
    page.locator(f".play[data-game={GAME}]").click()
    page.wait_for_function(READY)
    luck = page.evaluate("() => palatine.update.table.luck")
    assert luck["stage"] == "done" and luck["given_up"] == []
    assert all(len(word) == 32 for word in luck["words"])


def test_a_friend_who_comes_when_the_host_is_away(open_page: Any) -> None:
    """Ada seals her word and goes; Ben sees that he waits for her; back, her page opens it."""
    ada = open_page("/", own=True)
    link = made_by_form(ada)
    table, context = ada.url, ada.context
    word = ada.evaluate("() => Object.keys(localStorage).find(k => k.startsWith('palatine-word-'))")
    assert word
    ada.close()

    ben = joined(open_page, link, "Ben")
    ben.wait_for_function(STAGE, arg="open")
    ben.wait_for_function("() => palatine.update.table.luck.words[1] !== ''")
    ben.wait_for_function(
        "() => document.querySelector('.waiting .luck')?.innerText.includes('Ada')"
    )
    assert ben.locator(".waiting .chairs .word").all_inner_texts() == ["word sealed", "word open"]
    assert ben.locator(".replace").count() == 0  # Ada is the host
    ben.reload()
    ben.wait_for_function(STAGE, arg="open")
    assert ben.evaluate("() => palatine.update.table.state") == "waiting"

    ada = open_page(table, context=context)
    for page in (ada, ben):
        page.wait_for_function(PLAYING)
    assert ada.evaluate("() => palatine.update.table.luck.given_up") == []


def test_a_reload_between_seal_and_opening_loses_nothing(open_page: Any) -> None:
    ada = open_page("/")
    link = made_by_form(ada)
    seal = ada.evaluate("() => palatine.update.table.luck.commitments[0]")
    ada.reload()
    ada.wait_for_function(STAGE, arg="commit")
    ben = joined(open_page, link, "Ben")
    for page in (ada, ben):
        page.wait_for_function(PLAYING)
    assert ada.evaluate("() => palatine.update.table.luck.commitments[0]") == seal


def test_a_lost_word_is_sealed_anew_and_late_it_gives_up_the_start(open_page: Any) -> None:
    ada = open_page("/")
    link = made_by_form(ada)
    seal = ada.evaluate("() => palatine.update.table.luck.commitments[0]")
    ada.evaluate("() => localStorage.clear()")
    ada.reload()
    ada.locator(".lost-word button").click()
    ada.wait_for_function("old => palatine.update.table.luck.commitments[0] !== old", arg=seal)
    ada.locator(".lost-word").wait_for(state="detached")
    ada.evaluate("() => localStorage.clear()")
    ada.reload()
    ada.locator(".lost-word").wait_for()

    ben = joined(open_page, link, "Ben")
    ben.wait_for_function("() => palatine.update.table.luck.words[1] !== ''")
    first = ben.evaluate("() => palatine.update.table.commitment")
    ada.wait_for_function(STAGE, arg="open")
    ada.locator(".lost-word button").click()
    for page in (ada, ben):
        page.wait_for_function(PLAYING)
    told = ben.evaluate("() => palatine.update.table")
    assert told["luck"]["given_up"] == [{"seat": 0, "name": "Ada"}] and told["commitment"] != first


def test_the_host_replaces_who_does_not_open(open_page: Any) -> None:
    ada = open_page("/")
    ben = open_page(made_by_form(ada), own=True)
    ben.route("**/api/tables/*/open*", lambda route: route.fulfill(json={}))  # it never comes
    ben.locator(".join input").fill("Ben")
    ben.locator(".join button").click()
    ada.wait_for_function(STAGE, arg="open")
    first = ada.evaluate("() => palatine.update.table.commitment")
    ada.locator(".replace").click()
    ada.locator("dialog .strong").click()
    ada.wait_for_function("old => palatine.update.table.commitment !== old", arg=first)
    ben.locator(".join").wait_for()
    assert "Ben" in ada.locator(".given-up").inner_text()
    ada.locator(".chairs select").select_option("random")
    ada.wait_for_function(PLAYING)
    assert ada.evaluate("() => palatine.update.table.luck.given_up[0].name") == "Ben"
