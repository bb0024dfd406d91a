"""What pyproject.toml cannot say: a wheel is compiled where a C compiler is found.

A compiled wheel needs librt and mypy_extensions to run; the plain one does not. A checkout
(`pip install -e`) stays plain here: tools/compile.py compiles it, and keeps the sources clean.
"""

import os
import sys
from pathlib import Path

from setuptools import setup

sys.path.insert(0, str(Path(__file__).parent / "tools"))

import compile as compiling

DEPENDENCIES = [
    "fluent.runtime>=0.4",  # words for the command line: plurals and cases of Slavic languages
]
COMPILED_DEPENDENCIES = [
    "librt>=0.16",  # vec[i64] and other parts of compiled code
    "mypy_extensions>=1.1",  # i64 and marks for the compiler, imported when compiled
]

compiled = not os.environ.get("PALATINE_INTERPRETED") and compiling.can_compile()
building = any(command in sys.argv for command in ("bdist_wheel", "build_ext", "build", "install"))

setup(
    install_requires=DEPENDENCIES + (COMPILED_DEPENDENCIES if compiled else []),
    ext_modules=compiling.extensions("build/wheel") if compiled and building else [],
    options={"build_ext": {"parallel": os.cpu_count()}},
)
