"""Replay records in a process of its own: python -m contract.replay_all GAME < records."""

import sys

from contract.plays import load_game
from palatine.core.record import parse_record, replay


def main() -> None:
    """Records come with a form feed between them; the first that does not replay raises."""
    game = load_game(sys.argv[1])
    texts = sys.stdin.read().split("\f")
    for text in texts:
        replay(game, parse_record(text))
    print(len(texts), "records")


if __name__ == "__main__":
    main()
