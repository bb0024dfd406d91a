"""What the long run found once, so that it is found at once if it comes back."""

from dataclasses import replace

import pytest

from contract.plays import Play, cases, load_meta
from contract.test_contract import CHECKS

FOUND = [
    ("castles-3-True-F-24-B-27", 1098, "other_worlds_go_on_alike"),
    ("castles-1-True-none-B-01", 41087, "unlocked_offers_can_be_taken_back"),
    ("louis-4", 31024, "what_is_not_told_is_not_seen"),
    ("louis-2", 41029, "what_is_not_told_is_not_seen"),
]


@pytest.mark.parametrize(("name", "number", "check"), FOUND)
def test_what_the_long_run_found(name: str, number: int, check: str) -> None:
    game = name.partition("-")[0]
    meta = load_meta(game)
    bare = replace(meta, options=())  # some were found before the game had any option
    (case,) = [one for one in cases(game, meta) + cases(game, bare) if str(one) == name]
    (promise,) = [one for one in CHECKS if one.__name__ == check]
    promise(Play(case, number, 4))
