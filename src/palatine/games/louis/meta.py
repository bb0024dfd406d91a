"""What is declared of Louis XIV."""

from palatine.core.meta import Meta

META = Meta(
    id="louis",
    version=1,
    seats=(2, 3, 4),
    options=(),
    looks=("court",),
    documents=(),
    bound=2000,
    minutes=(60, 100),
)
