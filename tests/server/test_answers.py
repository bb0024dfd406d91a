"""Answers to questions over the socket: what is asked after a touch, what the inspector says."""

from server.running import Guest


def test_answers_to_questions_name_the_people_at_the_table(guests: list[Guest]) -> None:
    made = guests[0].new_table("between", ["me", "open", "bot:random"])
    guests[1].sit(made["id"], secret=made["invite"])
    with guests[0].socket(made["id"], seat=0) as tab:
        view = tab.update(lambda told: told["pending"]["mine"])
        bea = view["seats"][1]["name"]
        tab.send("preview", seq=view["seq"], touches=[])
        asked = tab.next("preview")["ask"]
        assert asked == view["ask"] and bea in asked["detail"]
        tab.send("about", touch="seat:1")
        assert tab.next("about")["name"] == bea
