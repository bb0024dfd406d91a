"""What is declared of Between Two Castles of Mad King Ludwig."""

from palatine.core.meta import Meta, Option

META = Meta(
    id="between",
    version=1,
    seats=(2, 3, 4, 5, 6, 7),  # B-101; B-111, who sits where, is the players' affair
    options=(
        Option("throne_connects", True),
        Option("older", "lower", ("lower", "higher")),  # of two partners
    ),
    styles=("castles",),
    documents=("position", "score", "sheet"),
    bound=1200,
    minutes=(45, 60),
)
