"""The twelve persons as cut-paper profiles on tinted cameos; odd numbers look left."""

from typing import Final

from palatine.core import svg
from palatine.games.louis.names import TILES

Part = tuple[str, str]

# in a box of 100 x 110, facing right
_FACE: Final = (
    "M44 40C46 24 62 22 66 33C67.5 37 67 40 67.5 43C69 47 73.5 51 73 53.5C72.5 55 70 55 69.5 56.5"
    "C69.3 58.5 71 59.5 70.5 61C70 62.5 69 62.5 69.3 64.5C69.6 67 69.5 70 66 71.5C62 73 59 72 57.5"
    " 74C56 77 57 82 58 86L40 88C42 78 41 66 42 58Z"
)
_BUST: Final = "M40 82C30 86 20 90 16 110H86C84 96 74 90 58 84Z"
_HAIR: Final = {
    "periwig": (
        "M64 31C60 19 40 17 35 30C28 34 30 42 26 46C20 50 25 57 21 61C16 66 22 72 18 77"
        "C14 83 20 90 26 92C33 95 42 92 44 86C47 80 43 76 46 70C49 64 46 60 49 54"
        "C52 48 53 42 58 40C62 38 65 35 64 31Z"
    ),
    "bun": (
        "M66 32C62 20 46 18 39 28C33 28 27 32 28 39C22 42 22 52 30 54C32 62 40 62 43 56"
        "C46 52 48 46 52 42C57 39 64 38 66 32Z"
    ),
    "curls": (
        "M66 33C64 18 44 16 38 28C30 32 32 40 30 46C25 52 31 58 29 64C25 70 32 78 37 76"
        "C43 75 41 68 44 64C47 59 44 55 48 50C50 45 54 40 60 39C65 38 66 36 66 33Z"
    ),
    "fontange": (
        "M66 34C70 24 70 14 62 8C58 13 56 11 52 6C48 11 45 11 41 9C37 16 38 24 40 28"
        "C33 32 33 40 31 46C26 53 33 60 31 66C33 73 42 71 43 64C45 58 45 53 49 48"
        "C53 42 58 40 62 39C65 38 66 36 66 34Z"
    ),
    "veil": (
        "M67 33C64 16 44 14 36 28C28 40 27 60 18 84C26 92 38 92 46 86C47 70 44 60 48 50"
        "C50 44 54 39 60 38C64 38 67 36 67 33Z"
    ),
    "biretta": (
        "M69 33L70 21L58 15L46 13L35 18L37 30L36 36C32 46 36 54 42 57C45 52 47 46 49 40"
        "C56 37 64 36 69 33Z"
    ),
    "helm": (
        "M69 37C68 20 46 14 37 26C31 34 32 46 35 58C38 62 44 62 47 58C47 52 49 46 53 42"
        "C58 40 64 40 69 37ZM46 19C40 6 22 6 14 20C22 16 28 20 32 27C36 21 40 19 46 19Z"
    ),
    "hat": (
        "M80 31C72 25 68 26 66 22C64 12 44 10 39 22C30 22 22 20 18 26C26 34 38 34 44 34"
        "C40 42 38 46 36 52C32 60 36 66 42 66C44 60 45 54 49 47C52 42 58 40 64 38"
        "C70 37 76 35 80 31ZM40 20C30 8 16 10 10 18C18 16 26 20 34 23Z"
    ),
    "child": (
        "M66 34C64 20 46 18 39 29C33 36 35 44 34 50C32 57 36 62 41 61C44 56 44 51 48 46"
        "C52 41 60 40 66 34Z"
    ),
}
_STRANDS: Final = {
    "periwig": "M36 38c-4 6 2 8-2 14s2 8-3 14 1 8-3 13M44 34c-4 6 0 10-4 16s1 9-3 15 1 8-2 14",
    "curls": "M40 34c-4 4-2 8-5 12M48 31c-4 4-4 8-8 13",
    "fontange": "M40 34c-4 4-2 8-5 12M48 31c-4 4-4 8-8 13",
    "bun": "M40 34c-4 4-2 8-5 12M48 31c-4 4-4 8-8 13",
    "veil": "M40 32c-6 14-8 34-15 50M47 34c-6 14-7 30-10 52",
    "helm": "M38 30c8-8 24-6 29 5M40 46c4-4 10-6 14-6",
    "hat": "M40 27c8 3 18 2 26-2",
    "biretta": "M37 30c10 4 22 4 32 2M46 14c2 6 2 10 1 18M58 16c1 5 1 10 0 16",
}
_EXTRAS: Final = {
    "diadem": svg.path(
        "M45 21L46 11L51 17L56 9L60 17L66 13L66 24C60 18 52 17 45 21Z", "f-leaf s-ink w11"
    ),
    "pearls": "".join(
        svg.circle(44 + i * 3.6, 79 + i * 1.1 + (i - 2) ** 2 * 0.3, 1.8, "f-paper")
        for i in range(5)
    ),
    "ruff": svg.path(
        "M36 80C42 74 56 74 62 79C64 84 60 88 50 88C40 89 34 86 36 80Z", "f-paper s-ink w11"
    ),
    "bands": svg.path("M50 84L48 102L56 101L57 85ZM58 85L60 101L67 99L62 85Z", "f-paper s-ink w11"),
    "ribbon": svg.path("M22 88L12 84L15 95ZM22 88L31 94L20 99Z", "f-seat3 s-ink w11"),
    "goatee": svg.path("M64 70C66 76 65 80 62 83C60 79 60 74 61 71Z", "f-ink"),
    "": "",
}
_PERSONS: Final = (  # hair, something more, ground
    ("veil", "diadem", "sky1"),
    ("periwig", "ribbon", "room-activity"),
    ("bun", "diadem", "room-living"),
    ("child", "ruff", "room-sleeping"),
    ("fontange", "pearls", "room-activity"),
    ("helm", "", "room-outdoor"),
    ("periwig", "bands", "room-food"),
    ("veil", "", "stone2"),
    ("curls", "pearls", "room-outdoor"),
    ("hat", "", "sky1"),
    ("biretta", "goatee", "room-utility"),
    ("periwig", "bands", "room-food"),
)


def _ellipse(rx: int, ry: int, classes: str) -> str:
    return f'<ellipse rx="{rx}" ry="{ry}" class="{classes}"/>'


def _portrait(tile: int) -> Part:
    hair, extra, ground = _PERSONS[tile]
    body = svg.path(_BUST + _FACE + _HAIR[hair], "f-ink")
    if hair in _STRANDS:
        body += svg.path(_STRANDS[hair], "s-paper w15 o75")
    body += _EXTRAS[extra]
    turn = "scale(-1 1)" if tile % 2 == 0 else ""
    inner = f'<g transform="translate(0 -52){turn} translate(-50 0)">{body}</g>'
    return svg.part(
        f"louis_face-{tile + 1}",
        _ellipse(45, 52, "f-leaf s-ink w15")
        + _ellipse(40, 47, f"f-{ground} s-ink w11")
        + f'<g clip-path="url(#louis_oval)">{inner}</g>',
    )


def parts() -> list[Part]:
    """The cameos, 90 x 104 around their middle."""
    oval = '<clipPath id="louis_oval"><ellipse rx="40" ry="47"/></clipPath>'
    return [("louis_oval", oval)] + [_portrait(tile) for tile in range(TILES)]
