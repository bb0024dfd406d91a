"""Questions of whole games, each with its second line: all of them have room in the dock of a phone
without being scrolled or left out."""

from typing import Any

import pytest

from browser.conftest import Server
from browser.matrix import gate
from browser.positions import moment, open_at
from palatine.core.record import walk
from palatine.core.state import CHANCE, Json
from palatine.games import GAMES
from palatine.locales import languages, load
from palatine.table import shown

NAMES = ("Anna", "Celina", "Bartłomiej", "Дмитрий", "Eva", "František", "Gertruda")
SEATS = {"between": 7}
# What needs more room than there is with the smallest letters that the dock has.
LONG = """list => { const { prompt } = palatine.turn
  const high = one => one.getBoundingClientRect().height
  const room = parseFloat(getComputedStyle(prompt.words).maxHeight)
  return list.filter(asked => {
    prompt.showDetail({ asked, exact: true, label: '', text: '', preview: null, locked: '',
      showPreviews: true, path: 1, whole: true, turns: false, busy: false })
    prompt.element.classList.add('tight')
    return high(prompt.question) + high(prompt.detail) > room
  }).map(({ text, detail }) => `${text} ${detail}`) }"""


def questions(game: str, seats: int, language: str) -> list[Json]:
    """What everybody is asked in a recorded game, before and after each touch."""
    at = moment(game, seats)
    words = load(language, NAMES[:seats], strict=True)
    found: dict[str, Json] = {}
    for _, _, before, _ in walk(at.game, at.record):
        for one in at.game.pending(before):
            if one.seat == CHANCE:
                continue
            view = at.game.view(before, one.seat)
            paths = {offer.touches[:n] for offer in at.game.face.offers(view) for n in range(4)}
            for touches in paths:
                asked = shown.question(at.game.face.ask(view, list(touches)), words)
                if asked:
                    found[f"{asked['text']} {asked['detail']}"] = asked
    return list(found.values())


CASES = [(game, language) for game in GAMES for language in languages()]


@pytest.mark.parametrize(("game", "language"), gate(CASES, ("between", "ru")))
def test_every_question_has_room_on_a_phone(
    open_page: Any, server: Server, game: str, language: str
) -> None:
    page = open_page("/", viewport={"width": 390, "height": 844}, locale=language)
    seats = SEATS.get(game, 4)
    open_at(page, server, moment(game, seats, 0.5))
    assert page.evaluate(LONG, questions(game, seats, language)) == []
