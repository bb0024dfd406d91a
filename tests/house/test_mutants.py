"""Rules broken on purpose (tools/mutate.py): the tests that carry their numbers notice."""

import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent.parent
TOOL = ROOT / "tools" / "mutate.py"


def tool() -> Any:
    spec = spec_from_file_location("mutate", TOOL)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    sys.modules["mutate"] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module


def test_the_place_of_every_mutant_is_still_there_and_its_rule_has_a_test() -> None:
    mutate = tool()
    mutants = mutate.read_mutants()
    assert len(mutants) >= 50
    assert {mutant.game for mutant in mutants} == {"between", "castles", "louis", "torres"}
    assert mutate.table_errors(mutants) == []


def test_a_place_that_is_gone_and_a_rule_without_a_test_are_told() -> None:
    mutate = tool()
    gone = mutate.Mutant("T-603", "torres/board.py", "no such text", "")
    untested = mutate.Mutant("T-9999", "torres/meta.py", 'id="torres"', 'id="other"')
    idle = mutate.Mutant("T-603", "torres/meta.py", 'id="torres"', 'id="torres"')
    assert mutate.table_errors([gone]) == ["T-603: its place is found 0 times in torres/board.py"]
    assert mutate.table_errors([untested]) == ["T-9999: no test of torres carries its number"]
    assert mutate.table_errors([idle]) == ["T-603: it changes nothing"]


@pytest.mark.long
def test_every_mutant_is_killed_by_a_test_of_its_rule() -> None:
    done = subprocess.run(
        [sys.executable, str(TOOL)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
