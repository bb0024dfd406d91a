"""What the texts of a game lead to: the rule that an option of the table decides, and the step of
the lesson in which one can try what a chapter says (`guide/links.toml`)."""

import tomllib
from dataclasses import dataclass, field
from functools import cache

from palatine.learn import guide
from palatine.learn.lessons import Lesson


@dataclass(frozen=True)
class Links:
    """agreements: rules by option. tries: steps of the lesson by chapter of the rules."""

    agreements: dict[str, str] = field(default_factory=dict)
    tries: dict[str, str] = field(default_factory=dict)


@cache
def read(package: str) -> Links:
    """The links of a game; none where it names none."""
    path = guide.folder(package).joinpath("links.toml")
    return Links(**tomllib.loads(path.read_text("utf-8"))) if path.is_file() else Links()


def steps(package: str, lesson: Lesson | None) -> dict[str, int]:
    """The number of the step, counted from 1, by chapter."""
    known = [step.id for step in lesson.steps] if lesson else []
    tries = read(package).tries.items()
    return {chapter: known.index(step) + 1 for chapter, step in tries if step in known}
