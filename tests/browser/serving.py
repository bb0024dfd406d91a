"""A server for the tests, as a program of its own, so that it can be stopped and started again.

python serving.py PORT FOLDER
"""

import sys


def main(port: int, folder: str) -> None:
    """Bots answer at once, hints and reviews are thought about for a moment only, and nobody is
    turned away for asking too often. It is gone with the tests that started it."""
    from palatine.server.ops.parent import die_with_parent

    die_with_parent()
    from palatine.server.config import Config
    from palatine.server.run import serve

    config = Config(
        port=port,
        data=folder,
        bot_pause=0.0,
        hint_seconds=0.3,
        review_rollouts=8,
        review_seconds=1.0,
        limits=False,
        log_level="warning",
    )
    serve(config, lambda address: print(address, flush=True))


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
