"""Make the screenshots in README.md, from recorded games at a chosen moment.

python tools/page_pictures.py [--out FOLDER] [--png]

A server is started on a temporary store and stopped again. `--png` writes lossless pictures for
inspection; docs/pictures contains JPEG files.
"""

import argparse
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

from playwright.sync_api import sync_playwright  # noqa: E402

from browser.conftest import FLAGS, Server  # noqa: E402
from browser.driver import CHROMIUM  # noqa: E402
from browser.positions import moment, open_at  # noqa: E402
from browser.visitors import WITHOUT_NOTES  # noqa: E402

QUALITY = 82
LAPTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


@dataclass(frozen=True)
class Shot:
    """One screenshot. share: the part of the recorded game that has been played; prompt: the
    question that the seat must be asked, '' for any."""

    name: str
    game: str
    seats: int
    share: float
    size: dict[str, int]
    scheme: str = "light"
    pixels: int = 1
    prompt: str = ""


SHOTS = (
    Shot("table", "torres", 3, 0.7, LAPTOP),
    Shot("castles", "castles", 3, 0.7, LAPTOP, prompt="castles-ask-buy"),
    Shot("phone", "louis", 3, 0.6, PHONE, "dark", 2),
)


def take(chromium: Any, server: Server, shot: Shot, out: Path, kind: str) -> None:
    """Open the table at its moment and write the screenshot."""
    context = chromium.new_context(
        base_url=server.url,
        viewport=shot.size,
        color_scheme=shot.scheme,
        device_scale_factor=shot.pixels,
        reduced_motion="reduce",
        locale="en-GB",
    )
    context.add_init_script(WITHOUT_NOTES)
    page = context.new_page()
    page.set_default_timeout(120_000)  # for a busy machine
    page.goto("/")
    open_at(page, server, moment(shot.game, shot.seats, shot.share, shot.prompt))
    page.wait_for_load_state("networkidle")
    quality = {} if kind == "png" else {"quality": QUALITY}
    page.screenshot(path=str(out / f"{shot.name}.{kind}"), **quality)
    context.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "pictures", metavar="FOLDER")
    parser.add_argument("--png", action="store_true", help="lossless, for looking at")
    args = parser.parse_args()
    if not CHROMIUM:
        print("page_pictures: there is no Chromium; ./test installs one", file=sys.stderr)
        return 1
    args.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        server = Server(Path(folder))
        server.start()
        try:
            chromium = driver.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            for shot in SHOTS:
                take(chromium, server, shot, args.out, "png" if args.png else "jpg")
            chromium.close()
        finally:
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
