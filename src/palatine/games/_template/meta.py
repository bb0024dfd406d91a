"""What is declared of Tiny."""

from palatine.core.meta import Meta, Option

META = Meta(
    id="tiny",
    version=1,
    seats=(2, 3, 4),
    options=(
        Option("court", "small", ("small", "large")),
        Option("cancel", True),
    ),
    styles=("board",),
    documents=("sheet",),
    bound=80,
    minutes=(5, 10),
)
