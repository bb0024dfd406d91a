"""What comes up for the first time is explained once, and never to who does not want it."""

from typing import Any

import pytest

from browser.driver import Player, start, still, wait
from browser.matrix import gate
from browser.test_hands import PHONE
from palatine.games import GAMES

NOTE = ".first-note"
SHOWN = "() => palatine.notes.note && palatine.notes.note.id"
KNOWN = "() => JSON.parse(localStorage.getItem('palatine')).noted"

ASKING = """
  const { Notes } = await import('/static/js/table/notes.js')
  const { changeSettings } = await import('/static/js/shared/settings.js')
  changeSettings({ notes: true, noted: {} })
  const notes = new Notes()
  notes.load = async () => {
    notes.game = 'made-up'
    notes.notes = ['a', 'b', 'c'].map((id) =>
      ({ id, name: id, means: id, icon: '', symbol: '', rule: '', first: [`question:${id}`] }))
  }
  const asked = (seq) => ({ seq, table: { game: 'made-up', state: 'playing', rules: '' },
    you: { seat: 0 }, pending: { mine: true, key: '' }, log: { from: 0, since: 0, lines: [] } })
"""
PACED = f"""async () => {{ {ASKING}
  const told = []
  for (const seq of [1, 2, 3, 4]) {{
    await notes.show(asked(seq), seq === 1 ? ['a'] : ['b'])
    told.push(notes.note && notes.note.id)
  }}
  return told
}}"""
MET = """async () => {
  const { metWith } = await import('/static/js/table/notes.js')
  const line = (n, seat, key) => ({ n, seat, key })
  const met = metWith({ you: { seat: 0 }, pending: { mine: false },
    log: { from: 7, since: 7, lines: [line(7, 1, 'got'), line(8, 0, 'kept')] },
    status: { table: [{ icon: 'plan' }], seats: [[], [{ icon: 'tower' }]] } }, [])
  const looked = ['event:got', 'event:mine:got', 'event:mine:kept', 'fact:table:plan',
    'fact:table:tower', 'fact:tower']
  return looked.filter((one) => met.has(one))
}"""
LEARNT = f"""async () => {{ {ASKING}
  await notes.learn(asked(1), ['a', 'b'])
  const told = []
  for (const seq of [2, 3, 4, 5, 6]) {{
    await notes.show(asked(seq), ['a', 'b', 'c'])
    if (notes.note) told.push(notes.note.id)
  }}
  return told
}}"""


@pytest.mark.parametrize("game", gate(GAMES, "louis"))
def test_each_thing_is_explained_once(open_page: Any, game: str) -> None:
    page = open_page(notes=True, locale="ru", **PHONE)
    start(page, game, ["me", "bot:random", "bot:random"])
    player, told = Player(page, 3, "touch"), list[str]()
    for _ in range(9):
        still(page)
        page.evaluate("() => palatine.notes.loaded")  # a note opens once all are known
        if page.evaluate(SHOWN):
            told.append(page.evaluate(SHOWN))
            look_at_note(page)
            page.locator(f"{NOTE} .plain").click()
            page.locator(NOTE).wait_for(state="hidden")
        if len(told) > 1:
            break
        player.take()
        if wait(page) != "playing":
            break
    assert len(set(told)) == len(told) > 1
    page.reload()
    wait(page)
    page.evaluate("() => palatine.notes.loaded")
    assert page.evaluate(SHOWN) not in told
    assert set(page.evaluate(KNOWN)[game]) >= set(told)


def look_at_note(page: Any) -> None:
    """It can be read and hit with a finger, and does not lie over the question."""
    box, dock = page.locator(NOTE).bounding_box(), page.locator(".dock").bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= 360
    assert box["y"] + box["height"] <= dock["y"] + 1, "the note lies over the question"
    assert len(page.locator(f"{NOTE} p").inner_text()) > 20
    for one in page.locator(f"{NOTE} :is(button, a)").filter(visible=True).all():
        assert min(one.bounding_box()["width"], one.bounding_box()["height"]) >= 40, one


def test_what_is_not_in_sight_is_not_explained(page: Any) -> None:
    """On a phone most facts lie behind a tab."""
    met = """async () => {
      const { metWith } = await import('/static/js/table/notes.js')
      const fact = icon => ({ icon, value: '', label: '', touch: '' })
      const update = { you: { seat: 0 }, pending: { mine: false }, log: { lines: [], from: 1 },
        status: { table: [fact('seen'), fact('hidden')], seats: [[fact('hidden')]] } }
      return [...metWith(update, [], icon => icon === 'seen')] }"""
    assert page.evaluate(met) == ["fact:seen", "fact:table:seen"]


def test_after_a_note_come_two_questions_without_one(page: Any) -> None:
    assert page.evaluate(PACED) == ["a", None, None, "b"]


def test_what_others_do_or_have_is_told_apart(page: Any) -> None:
    """A note about my cards waits for mine, and one about the table for what lies there."""
    assert page.evaluate(MET) == ["event:got", "event:mine:kept", "fact:table:plan", "fact:tower"]


def test_what_a_lesson_has_met_is_known_after_it(page: Any) -> None:
    assert page.evaluate(LEARNT) == ["c"]


def test_a_note_waits_while_a_hint_is_read(open_page: Any) -> None:
    """It would lie over the hint's second option; Escape closes what is in sight."""
    page = open_page(notes=True)
    start(page, "torres", ["me", "bot:random"])
    page.locator(NOTE).wait_for()
    page.keyboard.press("h")
    page.wait_for_function("() => palatine.update.hint?.state === 'ready'")
    page.locator(".hint-option").first.wait_for()
    assert page.locator(NOTE).is_hidden()
    page.keyboard.press("Escape")
    page.locator(NOTE).wait_for()
    assert page.locator(".hint-option").filter(visible=True).count() == 0
    page.keyboard.press("Escape")
    page.locator(NOTE).wait_for(state="hidden")


def test_what_a_sheet_would_hide_is_explained_after_it(open_page: Any) -> None:
    """Otherwise it would count as read, and never be seen."""
    page = open_page()
    start(page, "torres", ["me", "bot:random"])
    page.evaluate("palatine.openList()")
    page.evaluate(
        """async () => {
          const { changeSettings } = await import('/static/js/shared/settings.js')
          changeSettings({ notes: true })
          palatine.explainNew() }"""
    )
    assert page.evaluate("() => palatine.notes.loaded") is None, "none was even looked for"
    page.keyboard.press("Escape")
    page.evaluate("palatine.explainNew()")
    page.locator(NOTE).wait_for()


def test_nobody_is_told_who_does_not_want_it(open_page: Any) -> None:
    game = next(iter(GAMES))
    page = open_page(notes=True)
    start(page, game, ["me", "bot:random"])
    page.locator(f"{NOTE} .notes-off").click()
    page.locator(NOTE).wait_for(state="hidden")
    Player(page, 3).take()
    wait(page)
    page.reload()
    wait(page)
    assert page.evaluate(SHOWN) is None
