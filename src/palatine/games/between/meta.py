"""What is declared of Between Two Castles of Mad King Ludwig."""

from palatine.core.meta import Meta, Option

META = Meta(
    id="between",
    version=1,
    seats=(2, 3, 4, 5, 6, 7),
    options=(
        Option("throne_connects", True),
        Option("older", "lower", ("lower", "higher")),  # whose seat number is the older's
    ),
    looks=("castles",),
    documents=("position", "score"),
    bound=1200,
    minutes=(45, 60),
)
