"""A learner who plays a lesson through the server, as the page does."""

import secrets
from typing import Any

from palatine.learn.lessons import Free, Lesson, Next, Play, Try, load
from palatine.learn.replay import is_touch
from server.running import Guest, Json, wait_for


class Learner:
    """One person in one lesson. view: the newest one, once the others have moved."""

    def __init__(self, guest: Guest, game: str, **more: Any) -> None:
        self.guest = guest
        self.made = guest.post("/api/lessons", {"game": game, **more})
        self.table: str = self.made["id"]
        self.lesson: Lesson = load(game)
        self.view: Json = {}
        self.look()

    def post(self, what: str, body: Json, status: int = 0) -> Json:
        """Ask the table for something, and look what has become of it."""
        told: Json = self.guest.post(f"/api/tables/{self.table}/{what}", body, status)
        if not status:
            self.look()
        return told

    def look(self) -> Json:
        """The newest view, once it is the learner's turn to do something."""

        def is_mine() -> bool:
            self.view = self.guest.view(self.table)
            told = self.view["lesson"]
            return told is None or told["state"] != "others"

        wait_for(is_mine)
        return self.view

    @property
    def now(self) -> Json:
        """What the coach says."""
        told: Json = self.view["lesson"]
        return told

    def ask(self, what: str) -> None:
        """Ask something of the coach."""
        self.post("lesson", {"what": what, "place": self.now["place"]})

    def play(self, *texts: str, status: int = 0) -> Json:
        seq = self.view["seq"]
        return self.post("move", {"id": secrets.token_hex(8), "seq": seq, "texts": texts}, status)

    def why(self, *touches: str) -> Json:
        return self.post("why", {"seq": self.view["seq"], "touches": touches})

    def step(self) -> None:
        """Do what the present step still wants."""
        began = self.now["step"]
        wishes = self.lesson.steps[began - 1].wishes
        done = int(self.now["place"].split(".")[1])
        for wish in wishes[done:]:
            if isinstance(wish, Next):
                self.ask("next")
            elif isinstance(wish, Try):
                told = self.why(*filter(is_touch, wish.marks))
                assert told["legal"] is False and told["tried"] and told["sentence"]
            elif isinstance(wish, Play):
                self.play(next(t for t in wish.texts if t in self.offered()))
            elif isinstance(wish, Free):
                for text in wish.usual:
                    self.play(text)

    def offered(self) -> set[str]:
        """What the view offers, by the first action of each offer."""
        return {offer[0].split("\n")[0] for offer in self.view["offers"]}

    def until(self, step: str) -> None:
        """Up to the beginning of this step."""
        while self.now["step_id"] != step:
            self.step()
