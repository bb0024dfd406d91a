"""Links of a game's guide (`guide/links.toml`): from an option to the rule that it changes, and
from a chapter of the rules to the step of the lesson in which it can be tried."""

import tomllib
from dataclasses import dataclass, field
from functools import cache

from palatine.learn import guide
from palatine.learn.lessons import Lesson


@dataclass(frozen=True)
class Links:
    """agreements: the rule for each option; tries: the step of the lesson for each chapter."""

    agreements: dict[str, str] = field(default_factory=dict)
    tries: dict[str, str] = field(default_factory=dict)


@cache
def read(package: str) -> Links:
    """The links of a game; empty where it has no such file."""
    path = guide.folder(package).joinpath("links.toml")
    return Links(**tomllib.loads(path.read_text("utf-8"))) if path.is_file() else Links()


def steps(package: str, lesson: Lesson | None) -> dict[str, int]:
    """The number of the lesson's step for each chapter, counted from 1."""
    known = [step.id for step in lesson.steps] if lesson else []
    tries = read(package).tries.items()
    return {chapter: known.index(step) + 1 for chapter, step in tries if step in known}
