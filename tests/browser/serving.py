"""A server for the tests, as a program of its own, so that it can be stopped and started again.

python serving.py PORT FOLDER
"""

import sys
from typing import Any


def main(port: int, folder: str) -> None:
    """Bots answer at once, hints and reviews are thought about for a moment only, and nobody is
    turned away for asking too often. It is gone with the tests that started it."""
    from palatine.server.ops.parent import die_with_parent

    die_with_parent()
    from palatine.server import app
    from palatine.server.config import Config
    from palatine.server.http.pages import FOR_EVER
    from palatine.server.run import serve

    class KeptFiles(app.Files):
        """Static files that a browser need not ask for again: they stay as they are as long as the
        tests run, and a page of a table has a hundred of them."""

        def file_response(self, *args: object, **about: object) -> Any:
            response = super().file_response(*args, **about)
            response.headers.update(FOR_EVER)
            return response

    app.Files = KeptFiles  # type: ignore[misc]

    config = Config(
        port=port,
        data=folder,
        bot_pause=0.0,
        bot_patience=60.0,  # a hint that takes long on a busy machine is no failed one
        hint_seconds=0.3,
        review_rollouts=8,
        review_seconds=1.0,
        helpers=0,  # three processes less to start for each of the servers
        limits=False,
        log_level="warning",
    )
    serve(config, lambda address: print(address, flush=True))


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
