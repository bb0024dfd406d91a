"""Finished games in data sets: only of tables that allow it, and everybody there is told."""

import json
from pathlib import Path
from typing import Any

from palatine.cli import main
from palatine.rl import load_dataset
from palatine.server.db.studies import finished
from server.running import Guest, InProcess
from server.test_tables import play_on, seat_two


def test_only_tables_that_allow_it_are_studied(
    server: InProcess, guests: list[Guest], tmp_path: Path
) -> None:
    shown: list[Any] = []
    for study in (False, True):
        shown.append(play_on(guests, seat_two(guests, study=study))["table"])
    waiting = guests[0].new_table("tiny", ["me", "open"], study=True)["id"]
    assert guests[0].view(waiting)["table"]["state"] == "waiting"
    assert [table["state"] for table in shown] == ["over", "over"]
    assert [table["study"] for table in shown] == [False, True]
    told = [any("research" in label for label, _ in table["options"]) for table in shown]
    assert told == [False, True]
    config = server.hub.config
    assert len(finished(config, "tiny")) == 1 and finished(config, "torres") == []
    out = tmp_path / "out"
    argv = ["--server", "--data", config.data, "--jobs", "1", "--out", str(out), "--lang", "en"]
    assert main(["dataset", "torres", *argv]) == 2 and not out.exists()
    assert main(["dataset", "tiny", *argv]) == 0
    (shard,) = load_dataset(str(out))
    assert [json.loads(text)["source"] for text in shard["provenance"]] == ["server"]
    assert "palatine record" not in (out / "dataset.json").read_text("utf-8")
    assert "Ada" not in " ".join(shard["provenance"])
