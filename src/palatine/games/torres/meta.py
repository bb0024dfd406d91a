"""What is declared of Torres."""

from palatine.core.meta import Meta, Option

META = Meta(
    id="torres",
    version=2,
    seats=(2, 3, 4),
    options=(
        Option("variant", "basic", ("basic", "own_deck", "master")),
        Option("doors", "monotone", ("monotone", "castle_wide", "single_floor")),
        Option(
            "master",
            "drawn",
            ("drawn", "M-01", "M-02", "M-03", "M-04", "M-05", "M-06", "M-07", "M-08"),
            needs=("variant", "master"),
        ),
        Option("majority", "overall", ("overall", "per_edge"), needs=("variant", "master")),
    ),
    styles=("plan", "towers"),
    documents=("position", "score", "moves", "sheet"),
    bound=1500,
    minutes=(45, 75),
)
