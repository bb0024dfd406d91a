"""People among themselves: mute, report, remove; devices, signing out, and leaving for good."""

import json
from typing import Any

from browser.conftest import Server
from browser.following import go_to_new_table
from browser.test_access import check

GAME = "torres"
SMALL = f"/ratings/{GAME}"  # a page with little behind its dialogs: axe reads all of it


def guest(server: Server, table: str, name: str = "Bea") -> str:
    """A program sits down at a table; its token."""
    token = str(server.call("/api/me", {"name": name, "program": True})["token"])
    server.call(f"/api/tables/{table}/sit", {}, token)
    return token


def wait_for_words(page: Any, text: str) -> None:
    page.wait_for_function(f"() => document.body.innerText.includes({json.dumps(text)})")


def waiting_table(page: Any) -> str:
    """A table of this page's guest that waits for others, with the guest at it."""
    go_to_new_table(page, GAME, ["me", "open", "open"], private=False)
    page.wait_for_function("() => window.palatine?.update?.you.mine.length === 1")
    return str(page.evaluate("() => palatine.id"))


def test_mute_report_and_remove(open_page: Any, server: Server) -> None:
    ada = open_page()
    table = waiting_table(ada)
    token = guest(server, table)
    server.call(f"/api/tables/{table}/chat", {"text": "a rude word"}, token)
    wait_for_words(ada, "a rude word")  # in the one row of the folded chat

    ada.locator(".fold").click()
    ada.locator(".about-line").click()
    check(ada, "conduct", within="dialog")
    ada.locator("dialog .mute").click()
    ada.wait_for_function("() => !document.body.innerText.includes('a rude word')")
    server.call(f"/api/tables/{table}/chat", {"text": "another"}, token)
    ada.wait_for_function("() => document.querySelectorAll('.chat-lines li').length === 2")
    assert "another" not in ada.locator(".chat-lines").inner_text()
    ada.locator(".about-line").first.click()
    ada.locator("dialog .mute").click()
    wait_for_words(ada, "a rude word")

    ada.locator(".about-line").first.click()
    ada.locator("dialog .report").click()
    ada.locator(".report-form textarea").fill("This is rude")
    check(ada, "report", within=".report-form")
    ada.locator(".report-form .strong").click()
    ada.locator(".report-form").wait_for(state="detached")

    ada.locator(".chairs .remove").click()
    ada.locator("dialog .strong").click()
    ada.wait_for_function("() => palatine.update.seats[1].kind === 'empty'")
    assert ada.locator(".chairs .remove").count() == 0


def test_devices_and_signing_out_elsewhere(open_page: Any) -> None:
    ada = open_page()
    waiting_table(ada)
    code = ada.evaluate(
        "() => fetch('/api/me/link', {method: 'POST'}).then(a => a.json()).then(a => a.code)"
    )
    other = open_page()
    other.evaluate(
        """code => fetch('/api/me/linked', {method: 'POST', body: JSON.stringify({code}),
           headers: {'Content-Type': 'application/json'}})""",
        code,
    )
    ada.goto(SMALL)
    ada.locator("#tools .tool-me:visible, #tools .tool-menu:visible").first.click()
    ada.locator(".account-devices summary").click()
    ada.wait_for_function("() => document.querySelectorAll('.devices li').length === 2")
    check(ada, "devices", within="dialog[open]")
    ada.locator(".out-others").click()
    ada.wait_for_function("() => document.querySelectorAll('.devices li').length === 1")
    assert other.evaluate("() => fetch('/api/me').then(a => a.json()).then(a => a.me)") is None


def test_deleting_my_account(open_page: Any) -> None:
    ada = open_page(allow="422")
    waiting_table(ada)
    name = ada.evaluate("() => fetch('/api/me').then(a => a.json()).then(a => a.me.name)")
    ada.goto(SMALL)
    ada.locator("#tools .tool-me:visible, #tools .tool-menu:visible").first.click()
    ada.locator(".delete-me").click()
    check(ada, "delete-me", within=".delete-form")
    ada.locator(".delete-form input").fill(f"{name} no")
    ada.locator(".delete-form .danger").click()
    ada.locator(".delete-form .wrong:not(:empty)").wait_for()
    ada.locator(".delete-form input").fill(name)
    with ada.expect_navigation():
        ada.locator(".delete-form .danger").click()
    assert ada.evaluate("() => fetch('/api/me').then(a => a.json()).then(a => a.me)") is None
