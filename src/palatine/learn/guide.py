"""The guide of a game: the files in the folder `guide` of its package, read once."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from palatine.learn import prose
from palatine.learn.blocks import Document

HOWTO, RULES = "howto", "rules"  # the two texts of a guide


def folder(package: str) -> Traversable:
    """The folder of the guide of the game in this package; it need not exist."""
    return files(package).joinpath("guide")


@cache
def is_written(package: str) -> bool:
    """Whether the game in this package has a guide at all."""
    return any(folder(package).joinpath("en", f"{one}.md").is_file() for one in (HOWTO, RULES))


@cache
def document(package: str, language: str, name: str) -> Document | None:
    """One of the texts of a guide; None where the game does not have it in this language."""
    path = folder(package).joinpath(language, f"{name}.md")
    if not path.is_file():
        return None
    game = package.rpartition(".")[2]
    return prose.read(path.read_text("utf-8"), f"{game}/guide/{language}/{name}.md")
