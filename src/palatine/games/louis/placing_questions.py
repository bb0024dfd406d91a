"""Questions about markers: where the next one goes, from which supply it comes, and what is asked
about a tile."""

from palatine.core.action import Action
from palatine.core.display import Question
from palatine.core.offer import Phrase
from palatine.games.louis import actions as act
from palatine.games.louis.actions import MARKS
from palatine.games.louis.names import EFFECTS, FOUR_MARKERS
from palatine.games.louis.speech import Args, places, short
from palatine.games.louis.state import LouisState

_MOST = {"joker": 2, "four": 4}  # L-307, L-825; every other card: 3


def tile_question(
    key: str,
    tile: int,
    args: Args | None = None,
    button: str = "",
    detail: Phrase | None = None,
) -> Question:
    """A question whose object is a tile."""
    text = Phrase(f"louis-q-{key}", {"person": short(tile), **(args or {})})
    word = Phrase(f"louis-button-{button}") if button else None
    return Question(text, f"tile:{tile + 1}", f"louis_person-{tile + 1}", detail, word)


def where_from(v: LouisState, tile: int) -> Question:
    """L-925  The question from which supply markers come, general or personal."""
    p = v.players[v.viewer]
    supplies = Phrase("louis-q-supplies", {"personal": p.personal, "general": p.general})
    return tile_question("source", tile, detail=supplies)


def about_markers(
    v: LouisState, touches: list[str], done: Action | None, then: list[str]
) -> Question:
    """L-303, L-306, L-307, L-825  A card that has been chosen: where do its markers go, or how many
    come back? done: the action that the touches are the whole of; then: what may come next."""
    name = touches[0][5:] if touches and touches[0].startswith("card:") else "four"
    asked = _Markers(v, name, [t for t in touches if t.startswith("tile:")])
    if done is not None:
        return asked.whole(done)
    return asked.next(then)


class _Markers:
    """A card (by its name, or ``four``) and the tiles on which its markers lie so far."""

    def __init__(self, v: LouisState, name: str, laid: list[str]) -> None:
        self.v = v
        self.player = v.players[v.viewer]
        self.laid = laid
        self.most = min(self.player.personal, _MOST.get(name, 3))
        self.person = int(name) - 1 if name.isdigit() else -1
        key = f"louis-card-{name}" if name != "four" else f"louis-effect-{EFFECTS[FOUR_MARKERS]}"
        self.card = Phrase(key)
        symbol = "louis_wild" if name == "joker" else "i-influence"
        self.symbol = f"louis_person-{name}" if self.person >= 0 else symbol
        self.object = f"tile:{name}" if self.person >= 0 else f"card:{name}"
        if name == "four":
            self.object = "played"

    def _asked(
        self, key: str, args: Args, detail: Phrase | None, button: str = "", at: str = ""
    ) -> Question:
        text = Phrase(f"louis-q-{key}", {"card": self.card, **args})
        word = Phrase(f"louis-button-{button}") if button else None
        return Question(text, at or self.object, self.symbol, detail, word)

    def next(self, then: list[str]) -> Question:
        """What the next touch decides."""
        if not any(touch.startswith("tile:") for touch in then):
            supplies: Args = {"personal": self.player.personal, "general": self.player.general}
            return self._asked("fetch", {}, Phrase("louis-q-supplies", supplies))
        if not self.laid:
            args: Args = {"count": self.most}
            kind = "first" if self.person >= 0 else "first-any"
            return self._asked(kind, {}, Phrase(f"louis-q-{kind}-detail", args))
        key = "last" if len(self.laid) == self.most - 1 else "next"
        near = [f"louis-short-{touch[5:]}" for touch in then if touch.startswith("tile:")]
        so_far: Args = {"done": len(self.laid), "count": self.most, "places": near}
        return self._asked(key, {}, Phrase("louis-q-laid", so_far))

    def whole(self, done: Action) -> Question:
        """Everything is chosen; only the button is left."""
        p = self.player
        if done.kind in (act.PLACE, act.PLACE_FOUR):
            n = len(MARKS[done.b])
            rest: Args = {"tiles": places(done.b), "left": p.personal - n}
            detail = Phrase("louis-q-place-detail", rest)
            at = f"tile:{MARKS[done.b][0] + 1}"
            return self._asked("place", {"count": n}, detail, "play", at)
        if done.kind in (act.FETCH_WITH, act.FETCH):
            n = done.b if done.kind == act.FETCH_WITH else done.a
            detail = Phrase(
                "louis-q-fetched", {"personal": p.personal + n, "general": p.general - n}
            )
            return self._asked("fetch-some", {"count": n}, detail, "fetch")
        return self._asked("idle", {}, None, "play")
