"""Which networks the bots of a game load: only these are worth training.

A bot reads no file that its game's knowledge does not ask for, and says nothing of one that lies
there. Where a knowledge begins to load another network, its name is added here.
"""

# by game: the names of the files
LOADED = {
    "castles": ("policy", "policy-alone", "value"),
    "louis": ("policy",),
    "torres": ("turns",),
}


def check_loaded(game: str, name: str) -> None:
    """Refuse to train a network that nobody would load."""
    loaded = LOADED.get(game, ())
    if name not in loaded:
        told = "only " + ", ".join(loaded) if loaded else "none"
        raise SystemExit(
            f"train: the bots of {game} would not load a network {name} (they load {told}); "
            "one that they are to use is named in tools/train/loaded.py"
        )
