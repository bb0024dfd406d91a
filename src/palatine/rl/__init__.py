"""Environments for learners (docs/environments.md): many games at once in numpy arrays.

Needs the extra `rl` (`pip install palatine[rl]`). What a position and an action look like as
numbers is part of the rules (`palatine.core.encoding`, `palatine.core.numbering`).
"""

from palatine.rl.arrays import GameBatch
from palatine.rl.door import batch
from palatine.rl.errors import EnvironmentProblem
from palatine.rl.processes import ProcessBatch

__all__ = ["EnvironmentProblem", "GameBatch", "ProcessBatch", "batch"]
