"""What is declared of Castles of Mad King Ludwig."""

from palatine.core.meta import Meta, Option

FAVORS = tuple(f"F-{n:02}" for n in range(1, 25))
BONUS_CARDS = tuple(f"B-{n:02}" for n in range(1, 28))

META = Meta(
    id="castles",
    version=2,
    seats=(1, 2, 3, 4),
    options=(
        Option("corners", True),  # contact in a corner point makes adjacent
        Option("favors_out", [], FAVORS),  # C-825
        Option("cards_out", [], BONUS_CARDS),  # C-928
    ),
    styles=("plan",),
    documents=("position", "score", "sheet"),
    bound=12_000,
    minutes=(60, 90),
)
