"""The default folder of a server's data, by the conventions of each system."""

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """The default data folder: PALATINE_DATA, or the usual place of a user's data."""
    if os.environ.get("PALATINE_DATA"):
        return Path(os.environ["PALATINE_DATA"])
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", str(Path.home()))) / "Palatine"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Palatine"
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "palatine"
