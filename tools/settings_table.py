"""Update the table of settings in docs/serving.md from the fields of `Config`.

python tools/settings_table.py
"""

import sys
from pathlib import Path

from palatine.server.settings import table

PAGE = Path(__file__).resolve().parent.parent / "docs" / "serving.md"
BEGIN, END = "<!-- settings: made by tools/settings_table.py -->\n", "<!-- end of settings -->\n"


def renewed(page: str) -> str:
    """The page with an up-to-date table."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return before + BEGIN + "\n".join(table()) + "\n" + END + after


def main() -> int:
    PAGE.write_text(renewed(PAGE.read_text("utf-8")), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
