"""Guided first games at real tables: played to their end, left and come back to, gone back in."""

import secrets

import pytest

from palatine.core.record import parse_record
from palatine.core.verification import CHOSEN, examine, read
from palatine.games import GAMES, load
from palatine.learn import lessons
from palatine.learn.lessons import names
from server.learning import Learner
from server.running import Guest, InProcess

LEARNT = [game for game in (*GAMES, "tiny") if game == "tiny" or "first" in names(game)]


@pytest.mark.parametrize("game", LEARNT)
def test_a_lesson_is_played_to_its_end_and_the_game_goes_on(guests: list[Guest], game: str) -> None:
    learner = Learner(guests[0], game)
    table = learner.view["table"]
    assert (table["private"], table["chosen"], table["rated"], table["hints"]) == (
        *(True, True, False, True),
    )
    assert {seat["level"] for seat in learner.view["seats"][1:]} == {"page"}
    seen = []
    while learner.now["state"] != "over":
        assert learner.now["state"] in ("read", "wait"), learner.now
        assert learner.now["title"] and learner.now["says"]
        seen.append(learner.now["step_id"])
        learner.step()
    assert list(dict.fromkeys(seen)) == [step.id for step in learner.lesson.steps]
    assert all(line["state"] == "known" for line in learner.now["knows"])
    learner.ask("on")
    view = learner.view
    assert view["lesson"] is None and view["pending"]["mine"]
    offer = view["offers"][0]
    if len(offer) < 4 or not offer[3]:
        learner.play(*offer[0].split("\n"))


def test_the_idea_of_now_is_that_of_the_step_if_it_has_one(guests: list[Guest]) -> None:
    learner = Learner(guests[0], "torres")
    ideas = {step.id: step.knows for step in learner.lesson.steps}
    for step in ("goal", "start", "block"):
        learner.until(step)
        now = [line for line in learner.now["knows"] if line["state"] == "now"]
        assert len(now) == bool(ideas[step])


def test_something_else_that_is_legal_is_not_sent(guests: list[Guest]) -> None:
    learner = Learner(guests[0], "torres")
    assert learner.now["state"] == "read"
    learner.play("place c3", status=409)  # it is to be read first
    learner.ask("next")
    assert learner.offered() == {"place c3"}
    refused = learner.play("place f3", status=409)
    assert refused["error"] == "lesson" and refused["sentence"] == learner.now["other"]
    told = learner.why("f3")
    assert told["legal"] is True and told["sentence"] == learner.now["other"]
    assert learner.why("a1")["legal"] is False  # no castle there: the rule says why
    assert learner.now["step_id"] == "start"


def test_each_balloon_points_at_what_it_names(guests: list[Guest]) -> None:
    learner = Learner(guests[0], "louis")
    learner.until("court")
    assert learner.now["points_at"] == []
    learner.ask("next")
    assert learner.now["balloon"] == 2
    assert learner.now["points_at"] == ["tile:9", "tile:2", "tile:10"]


def test_marks_follow_another_way_that_was_taken(guests: list[Guest]) -> None:
    """Who keeps the other tile than the one the lesson rings has that one ringed afterwards."""
    learner = Learner(guests[0], "between")
    learner.until("again")
    learner.play("take chicken_coop")
    learner.play("take princes_chambers")
    learner.until("fifth")
    assert learner.offered() == {"lay chicken_coop"}
    assert learner.now["marks"] == ["tile:chicken_coop"]


def test_what_is_never_allowed_is_not_said_to_be_allowed_in_a_real_game(
    guests: list[Guest],
) -> None:
    learner = Learner(guests[0], "louis")
    learner.until("chain")
    place = learner.now["place"]
    for touches in (("card:3", "garden:ring"), ("card:3", "tile:3", "garden:ring")):
        told = learner.why(*touches)
        assert told["legal"] is False and told["sentence"] != learner.now["other"]
    assert learner.why("card:3", "tile:3", "tile:5")["rule"] == "L-303"
    assert learner.why("card:3", "tile:3", "tile:10")["sentence"] == learner.now["other"]
    assert learner.now["place"] == place


@pytest.mark.parametrize(("game", "button"), [("louis", "Pages"), ("castles", "a Page")])
def test_the_end_names_as_many_opponents_as_there_are(
    guests: list[Guest], game: str, button: str
) -> None:
    learner = Learner(guests[0], game)
    while learner.now["state"] != "over":
        learner.ask("skip")
    assert learner.now["play_on"] == f"Play on against {button}"
    assert learner.now["says"].endswith(f"against {button}.")


def test_it_resumes_after_it_was_left_and_in_another_process(
    guests: list[Guest], server: InProcess
) -> None:
    learner = Learner(guests[0], "torres")
    learner.until("higher")
    learner.why("h4")
    said = learner.now
    assert said["balloon"] == 2
    del server.hub.lives[learner.table]  # as if this process had never heard of it
    assert learner.look()["lesson"] == said
    again = Learner(guests[0], "torres")
    assert again.table == learner.table and again.made["again"]
    home = guests[0].get("/api/home")
    line = next(line for line in home["mine"] if line["id"] == learner.table)
    assert line["lesson"]["text"] == f"Lesson, step {said['step']} of {said['of']}"
    fresh = Learner(guests[0], "torres", anew=True)
    assert fresh.table != learner.table and fresh.now["step"] == 1


def test_a_step_back_draws_the_same_again_and_the_record_says_so(guests: list[Guest]) -> None:
    learner = Learner(guests[0], "torres")
    learner.until("king")
    card = _cards(learner)
    assert len(card) == 1
    learner.ask("back")  # nothing is done in this step: to the beginning of the one before
    assert learner.now["step_id"] == "buy" and learner.offered() == {"knight c4 b4"}
    learner.step()
    assert _cards(learner) == card
    while learner.now["state"] != "over":
        learner.ask("skip")
    learner.ask("on")
    learner.post("resign", {})
    record = learner.guest.http.get(f"/api/tables/{learner.table}/record").text
    assert parse_record(record).lesson == "first"
    finding = examine(load("torres"), read(record))
    assert finding.status == CHOSEN, finding
    without = read(record.replace("\nlesson first", ""))  # then the draws are new ones
    assert not examine(load("torres"), without).agrees


def _cards(learner: Learner) -> list[str]:
    """The names of the cards in the learner's hand."""
    trays = learner.view["status"]["trays"]
    return [card["name"] for tray in trays if tray["key"] == "cards" for card in tray["cards"]]


def test_undo_inside_a_step_takes_the_wish_back(guests: list[Guest]) -> None:
    learner = Learner(guests[0], "torres")
    learner.until("grow")
    learner.why("c5")
    learner.play("block b4")
    learner.play("block b4")
    place = learner.now["place"]
    learner.post("undo", {"steps": 1})
    assert learner.now["place"] != place and learner.view["undo"]["free"] == 1
    learner.play("block b4")
    assert learner.now["place"] == place
    learner.ask("back")  # within the step: to its beginning
    assert learner.now["step_id"] == "grow" and learner.now["try"]
    assert learner.post("undo", {"ask": True}, status=422)["error"] == "no-undo"


def test_nothing_is_done_twice_and_only_by_the_learner(guests: list[Guest]) -> None:
    learner = Learner(guests[0], "tiny")
    place = learner.now["place"]
    for _ in range(2):  # a button that was pressed twice
        learner.post("lesson", {"what": "next", "place": place})
    assert learner.now["step"] == 2
    body = {"what": "skip", "place": learner.now["place"]}
    assert guests[1].http.post(f"/api/tables/{learner.table}/lesson", json=body).status_code == 404
    learner.post("lesson", {"what": "dance", "place": learner.now["place"]}, status=400)
    learner.post("lesson", {"what": "next", "place": learner.now["place"]}, status=409)
    assert learner.now["step"] == 2
    assert guests[0].http.post("/api/lessons", json={"game": "chess"}).status_code == 404
    body = {"game": "tiny", "lesson": "second"}
    assert guests[0].http.post("/api/lessons", json=body).status_code == 404


def test_a_lesson_that_has_lost_its_way_says_so_and_can_go_back(
    guests: list[Guest], monkeypatch: pytest.MonkeyPatch
) -> None:
    lesson = lessons.load("tiny")
    card = lesson.steps[1]
    event = lessons.Happened("tiny-event-nobody")
    wrong = (*lesson.steps[:1], _replaced(card, events=(event,)), *lesson.steps[2:])
    monkeypatch.setattr(lessons, "load", lambda game, name="first": _replaced(lesson, steps=wrong))
    learner = Learner(guests[0], "tiny", anew=True)
    learner.ask("next")
    learner.play("play 5")
    assert learner.now["state"] == "lost"
    learner.ask("back")
    assert learner.now["step_id"] == "card" and learner.now["state"] == "wait"
    learner.play("play 5")
    assert learner.now["state"] == "lost"
    learner.ask("on")
    assert learner.view["lesson"] is None and learner.view["pending"]["mine"]


def _replaced(one: object, **fields: object) -> object:
    from dataclasses import replace

    return replace(one, **fields)  # type: ignore[type-var]


def test_a_free_turn_accepts_everything(guests: list[Guest]) -> None:
    learner = Learner(guests[0], "tiny")
    learner.until("free")
    assert learner.now["free"] and learner.offered() == {"play 2", "play 3", "play 4"}
    learner.play("play 4")
    assert learner.now["step_id"] == "on"


def test_home_offers_the_lesson_of_every_game(guests: list[Guest]) -> None:
    told = guests[0].get("/api/games")
    for game in told:
        lesson = lessons.load(game["id"])
        wanted = {"name": "first", "minutes": lesson.minutes, "steps": len(lesson.steps)}
        assert game["lesson"] == wanted


def test_the_socket_says_what_the_coach_says(guests: list[Guest]) -> None:
    learner = Learner(guests[0], "torres", anew=True)
    with guests[0].socket(learner.table, lang="ru") as tab:
        first = tab.update()["lesson"]
        assert first["step"] == 1 and first["state"] == "read"
        tab.send("lesson", what="next", place=first["place"])
        second = tab.update(lambda told: told["lesson"]["step"] == 2)
        assert [offer[0] for offer in second["offers"]] == ["place c3"]
        tab.send("why", seq=second["seq"], touches=["f3"])
        assert tab.next("why")["sentence"] == second["lesson"]["other"]
        seq, move = second["seq"], secrets.token_hex(8)
        tab.send("move", id=move, seq=seq, texts=["place c3"])
        third = tab.update(lambda told: told["lesson"]["step"] == 3)
        assert third["lesson"]["state"] == "wait"
