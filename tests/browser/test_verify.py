"""What a record proves, as people see it: the seal to keep, the page that compares, the keys."""

import re
from collections.abc import Callable
from typing import Any

from palatine.locales import load

GAME = "torres"
TABLE = "id => fetch(`/api/tables/${id}`).then(answer => answer.json()).then(told => told.table)"


WAITING = """async game => {
  const send = (path, what) => fetch(path, {method: 'POST', body: JSON.stringify(what),
    headers: {'Content-Type': 'application/json'}}).then(answer => answer.json())
  await send('/api/me', {name: 'Ada'})
  return await send('/api/tables', {game, seats: ['me', 'open'], private: true})
}"""


def test_the_seal_of_a_waiting_table_can_be_kept(open_page: Any) -> None:
    page = open_page(own=True, permissions=["clipboard-read", "clipboard-write"])
    made = page.evaluate(WAITING, GAME)
    page.goto(made["url"])
    page.locator(".waiting .seal-line button").click()
    page.locator(".note").wait_for()
    assert re.fullmatch("[0-9a-f]{64}", made["commitment"])
    assert page.evaluate("() => navigator.clipboard.readText()") == made["commitment"]


def test_without_a_clipboard_the_seal_is_selected_and_copied(open_page: Any) -> None:
    """As over plain http in a home network."""
    page = open_page()
    made = page.evaluate(WAITING, GAME)
    page.goto(made["url"])
    button = page.locator(".waiting .seal-line button")
    button.wait_for()
    page.evaluate("() => Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    button.click()
    page.wait_for_function(
        "seal => getSelection().toString().trim() === seal", arg=made["commitment"]
    )


def test_a_finished_game_is_signed_and_compared_with_what_was_noted(
    open_page: Any, finished: Callable[[str], str]
) -> None:
    table = finished(GAME)
    page = open_page(f"/verify/{table}?lang=en", allow="422")
    page.locator(".verdict.good").wait_for()
    assert "signed by this server" in page.locator(".verdict").inner_text()
    seal = page.evaluate(TABLE, table)["commitment"]
    field, compare = page.locator("input[name=noted]"), page.locator("form button")
    field.fill(seal.upper())
    compare.click()
    page.wait_for_function("() => document.querySelector('.verdict')?.innerText.includes('noted')")
    assert page.locator(".verdict.good").count() == 1
    field.fill("0" * 64)
    compare.click()
    page.locator(".verdict.bad").wait_for()
    field.fill("no seal")
    compare.click()
    page.locator(".note.refused").wait_for()


def test_a_record_that_was_changed_is_found_out(
    open_page: Any, finished: Callable[[str], str], tmp_path: Any
) -> None:
    page = open_page(f"/verify/{finished(GAME)}")
    page.locator(".verdict.good").wait_for()
    text = page.request.get(f"/api/tables/{finished(GAME)}/record").text()
    changes = {
        "bad": text.replace("seats 2", "seats 2 "),
        "so-so": text[: text.index("signature ")],
    }
    for kind, changed in changes.items():
        file = tmp_path / f"{kind}.txt"
        file.write_text(changed)
        page.locator("input[type=file]").set_input_files(str(file))
        page.locator(f".verdict.{kind}").wait_for()


def test_the_keys_have_a_page(open_page: Any, finished: Callable[[str], str]) -> None:
    page = open_page(f"/verify/{finished(GAME)}")
    page.locator(".verdict.good").wait_for()
    page.locator("a[href='/keys']").click()
    page.wait_for_url("**/keys")
    page.locator("h2 code").first.wait_for()
    assert "BEGIN PUBLIC KEY" in page.locator("pre").first.inner_text()


def test_a_rated_game_gets_a_clock_in_the_form(open_page: Any) -> None:
    page = open_page("/")
    page.locator(f".new[data-game={GAME}]").click()
    form = page.locator("dialog.setup")
    hints = form.locator("input[name=hints]")
    form.get_by_text(load("en")("page-hints"), exact=True).click()
    assert hints.is_checked()
    rated = form.get_by_role("switch", name=re.compile(f"^{load('en')('page-rated')}"))
    pace = form.locator("input[name=pace]:checked")
    assert pace.get_attribute("value") == "none"
    form.get_by_text(load("en")("page-rated"), exact=True).click()
    assert pace.get_attribute("value") == "clock"
    assert not hints.is_checked()  # and it is said what was switched
    assert form.locator(".setup-told").inner_text() == load("en")("page-rated-switches")
    form.locator("input[name=pace][value=none]").check(force=True)
    assert not rated.is_checked()
