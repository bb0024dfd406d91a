"""Carries out a Containerfile in chroots made by debootstrap: where images cannot be pulled, this
shows that its steps work. Knows the instructions that ours uses, and refuses others.

python tests/deploy/containerfile.py BASE WORK: BASE is made if it is missing.
"""

import json
import os
import shlex
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[2]
FILE = ROOT / "deploy" / "Containerfile"
IGNORED = ("VOLUME", "EXPOSE", "HEALTHCHECK", "STOPSIGNAL")
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"


def instructions(text: str) -> list[tuple[str, str]]:
    """The instructions and their arguments, lines that go on joined."""
    lines = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
    joined = "\n".join(lines).replace("\\\n", " ")
    found = (line.split(None, 1) for line in joined.splitlines() if line.strip())
    return [(word.upper(), rest.strip()) for word, rest in found]


@dataclass
class Stage:
    """One stage: its folder, and what the instructions have set so far."""

    folder: Path
    cwd: str = "/"
    env: dict[str, str] = field(default_factory=lambda: {"PATH": PATH, "HOME": "/root"})
    user: str = ""
    entry: list[str] = field(default_factory=list)
    command: list[str] = field(default_factory=list)

    def run(self, words: list[str], user: str = "") -> None:
        """Run a command inside, with the settings of pip that this machine needs."""
        pip = {name: value for name, value in os.environ.items() if name.startswith("PIP_")}
        self._certificates(pip.get("PIP_CERT", ""))
        inside = ["sh", "-c", f"cd {self.cwd} && exec " + shlex.join(words)]
        by = [f"--userspec={user}"] if user else []
        command = ["chroot", *by, str(self.folder), *inside]
        subprocess.run(command, env={**pip, **self.env}, check=True)

    def _certificates(self, path: str) -> None:
        target = self.folder / path.lstrip("/")
        if path and target.parent.is_dir():
            shutil.copy(path, target)

    def copy(self, words: list[str], stages: dict[str, "Stage"]) -> None:
        source = ROOT
        if words[0].startswith("--from="):
            source = stages[words.pop(0).removeprefix("--from=")].folder
        *names, to = words
        target = self.folder / os.path.normpath(os.path.join(self.cwd, to)).lstrip("/")
        for name in names:
            path = source / name.lstrip("/")
            place = target / path.name if to.endswith("/") else target
            place.parent.mkdir(parents=True, exist_ok=True)
            if path.is_dir():
                shutil.copytree(path, place, symlinks=True, dirs_exist_ok=True)
            else:
                shutil.copy(path, place)


def build(base: Path, work: Path) -> Stage:
    """Carry out all instructions; the last stage. Each starts from a copy of the base."""
    stages: dict[str, Stage] = {}
    stage = Stage(base)
    for word, rest in instructions(FILE.read_text()):
        if word == "FROM":
            name = rest.split()[-1] if " AS " in rest else "final"
            folder = work / name
            subprocess.run(["cp", "-a", "--reflink=auto", str(base), str(folder)], check=True)
            shutil.copy("/etc/resolv.conf", folder / "etc" / "resolv.conf")
            stage = stages[name] = Stage(folder)
        else:
            _carry_out(stage, word, rest, stages)
    return stage


def _carry_out(stage: Stage, word: str, rest: str, stages: dict[str, Stage]) -> None:
    print(word, rest[:100], flush=True)
    if word == "RUN":
        stage.run(["sh", "-c", rest])
    elif word == "COPY":
        stage.copy(shlex.split(rest), stages)
    elif word == "WORKDIR":
        stage.cwd = rest
        (stage.folder / rest.lstrip("/")).mkdir(parents=True, exist_ok=True)
    elif word == "ENV":
        for part in shlex.split(rest):
            name, _, value = part.partition("=")
            stage.env[name] = value.replace("$PATH", stage.env["PATH"])
    elif word == "USER":
        stage.user = rest
    elif word == "ENTRYPOINT":
        stage.entry = json.loads(rest)
    elif word == "CMD":
        stage.command = json.loads(rest)
    elif word not in IGNORED:
        raise ValueError(f"unknown instruction: {word}")


def make_base(base: Path) -> None:
    command = ["debootstrap", "--variant=minbase", "bookworm", str(base)]
    subprocess.run([*command, "http://deb.debian.org/debian"], check=True)


if __name__ == "__main__":
    base, work = Path(sys.argv[1]), Path(sys.argv[2])
    if not base.is_dir():
        make_base(base)
    work.mkdir(parents=True)
    made = build(base, work)
    made.run([*made.entry, "--version"], made.user)
