"""What is declared of Louis XIV."""

from palatine.core.meta import Meta, Option

META = Meta(
    id="louis",
    version=2,
    seats=(2, 3, 4),
    options=(Option("marker_order", "start", ("start", "winner")),),  # L-966
    styles=("court",),
    documents=("sheet",),
    bound=2000,
    minutes=(60, 100),
)
