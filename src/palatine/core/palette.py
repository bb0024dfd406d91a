"""The one table of colours, and the CSS classes made from it.

A drawing names colours by class and knows no theme: the page decides about light and dark.

``f-NAME`` fill, ``s-NAME`` stroke, ``c-NAME`` the colour of icons (``currentColor``); NAME is in
`COLOURS`. A colour either changes with the theme (paper, ink, washes) or never does (door, back,
seats): never put ``ink`` on ``leaf`` or on a seat, but ``door`` and ``seatN-on``.
``w06 w11 w15 w26 w32 w40 w60`` widths of lines: hairline, detail, object, state, outline, chosen,
halo.
``o30 o55 o75`` opacity. ``d33 d75 d26`` dashes: ghost, stitched ring, dotted ring.
``serif sans`` fonts, ``it b`` italic and bold, ``mid end`` how text is anchored,
``num`` a numeral (sans, bold, centred, ink), ``t12`` to ``t32`` its size in units.
What is not set is inherited from the root: no fill, round joins and ends.
"""

from collections.abc import Iterable
from typing import Final

SERIF: Final = (
    "'Iowan Old Style','Palatino Linotype',Palatino,'URW Palladio L','Book Antiqua',"
    "'Noto Serif','DejaVu Serif',Georgia,serif"
)
SANS: Final = (
    "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Helvetica Neue','DejaVu Sans',"
    "Arial,sans-serif"
)

# name, by day, by night
_BASE: Final = """
bg        #E6DCC6 #13110E
paper     #FBF6E9 #1E1B17
paper2    #F2E8D3 #292520
ink       #2B2319 #F1E8D5
ink2      #5A4E3E #CDC0A6
ink3      #6A5C45 #A89B7E
line      #CFC1A1 #413A30
rule      #87775B #8A7C63
oxblood   #8B2E2A #F0978B
verdigris #1E655B #74C9B8
gold      #7D5200 #E6BC62
leaf      #DDB04A #C79A36
azure     #1F4E8C #9CC5FA
violet    #6A3D86 #C9A2E2
focus     #0B57B0 #9CC4FF
stone1    #F6EDD9 #6C624E
stone2    #DCCBA6 #544B3B
stone3    #BFA97E #3F382C
sky1      #DCE8EA #1B2530
sky2      #F7EFDD #2A2A2C
rock1     #A8987C #4A4134
rock2     #8A7A61 #352E25
grass     #8FA36B #4E5B3A
shade     rgba(43,35,25,.16) rgba(0,0,0,.42)
glow      rgba(30,101,91,.18) rgba(116,201,184,.22)
slate     #6F8189 #42525B
roof      #A65B48 #7A4436
on        #FFFFFF #15120E
sand      #F4EBD7 #2C2821
path      #DCCBA6 #4A4335
door      #4A3F31 #15120E
crimson   #8B2E2A #7C2F2C
back      #1F4E8C #284878
blue      #5F92CB #4674AE
white     #FFFAF0 #FFFAF0
steel     #D9D6CC #D9D6CC
skin      #F1DFC0 #F1DFC0
"""

# seat: its colour and the ink on it, the same by day and by night
_SEATS: Final = """
#21539C #FFFFFF
#E2AE2E #2B2319
#BE3B30 #FFFFFF
#3F9C7D #10201A
#CE8FC4 #2B2319
#332D29 #FFFFFF
#F7F3EA #2B2319
"""

# room: wash and ink by day, wash and ink by night
_ROOMS: Final = """
food       #F5DC86 #5E4300 #4C4212 #F4D98B
living     #CDAEDD #4C2768 #4B3259 #DCC2EC
utility    #F2C08D #6B3505 #6B431B #F2BE92
outdoor    #BFD8A4 #2E5016 #334323 #BFDCA4
sleeping   #C2DCF2 #1D446F #1F3B57 #B5D2F0
corridor   #ECE6D9 #4E473A #3F3A32 #E4DBC8
downstairs #8C857C #1B1713 #16140F #B9AF9F
activity   #E29C90 #661C14 #5C2A26 #F0B3A7
specialty  #F8F0CC #6A4A00 #5A5133 #F0DD9E
"""


def _rows(table: str) -> list[list[str]]:
    return [line.split() for line in table.split("\n") if line]


def _colours() -> dict[str, tuple[str, str]]:
    found = {name: (day, night) for name, day, night in _rows(_BASE)}
    for number, (colour, on) in enumerate(_rows(_SEATS), 1):
        found[f"seat{number}"] = (colour, colour)
        found[f"seat{number}-on"] = (on, on)
    for room, wash, ink, night_wash, night_ink in _rows(_ROOMS):
        found[f"room-{room}"] = (wash, night_wash)
        found[f"room-{room}-ink"] = (ink, night_ink)
    return found


COLOURS: Final = _colours()
ROOMS: Final = tuple(row[0] for row in _rows(_ROOMS))

_KINDS: Final = {"f": "fill", "s": "stroke", "c": "color"}

FORMS: Final[dict[str, str]] = {
    **{f"w{n:02}": f"stroke-width:{n / 10:g}" for n in (6, 11, 15, 26, 32, 40, 60)},
    **{f"o{n}": f"opacity:.{n}" for n in (30, 55, 75)},
    "d33": "stroke-dasharray:3 3",
    "d75": "stroke-dasharray:7 5",
    "d26": "stroke-dasharray:2 6",
    "serif": f"font-family:{SERIF};font-variant-numeric:lining-nums",
    "sans": f"font-family:{SANS};font-variant-numeric:tabular-nums lining-nums",
    "it": "font-style:italic",
    "b": "font-weight:700",
    "mid": "text-anchor:middle",
    "end": "text-anchor:end",
    "num": f"font-family:{SANS};font-weight:700;text-anchor:middle",
    **{f"t{n}": f"font-size:{n}px" for n in (12, 13, 14, 16, 18, 22, 25, 28, 32)},
}

_STEPS: Final = """\
  --s1: 4px; --s2: 8px; --s3: 12px; --s4: 16px; --s5: 24px; --s6: 32px; --s7: 48px;
  --r1: 3px; --r2: 6px; --r3: 10px;
  --lift1: 0 1px 0 var(--rule);
  --lift2: 0 1px 2px var(--shade), 0 4px 12px var(--shade);
  --lift3: 0 8px 32px var(--shade), 0 0 0 1px var(--rule);
  --quick: 120ms; --move: 260ms; --flight: 420ms; --ease: cubic-bezier(.3,.7,.2,1);
"""


_LINE: Final = 118


def _variables(night: bool) -> str:
    """The colours of a theme; by night only those that differ."""
    colours = (
        f"--{name}:{dark if night else day};"
        for name, (day, dark) in COLOURS.items()
        if not night or dark != day
    )
    return _packed(colours, "  ")


def _packed(rules: Iterable[str], margin: str = "") -> str:
    """Short rules, as many to a line as can be read."""
    lines = [""]
    for rule in rules:
        if lines[-1] and len(lines[-1]) + len(rule) > _LINE:
            lines.append("")
        lines[-1] += f" {rule}" if lines[-1] else rule
    return "".join(f"{margin}{line}\n" for line in lines)


def css() -> str:
    """The text of palette.css: variables for the page, and every class a drawing may use."""
    night = _variables(True)
    forms = _packed(f".{name}{{{text}}}" for name, text in FORMS.items())
    paint = _packed(
        f".{kind}-{name}{{{what}:var(--{name})}}"
        for kind, what in _KINDS.items()
        for name in COLOURS
    )
    return (
        "/* Made by palatine.core.palette.css(); a test keeps the two in step. */\n"
        f":root {{\n  color-scheme: light;\n{_variables(False)}"
        f"  --serif: {SERIF};\n  --sans: {SANS};\n{_STEPS}}}\n"
        '@media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) {\n'
        f"  color-scheme: dark;\n{night}}} }}\n"
        f':root[data-theme="dark"] {{\n  color-scheme: dark;\n{night}}}\n'
        "@media (prefers-reduced-motion: reduce) "
        "{ :root { --quick: 0ms; --move: 0ms; --flight: 0ms; } }\n"
        f"{forms}.num{{fill:var(--ink)}}\n{paint}"
    )


def style(classes: Iterable[str]) -> str:
    """The rules of just these classes, for a file that stands alone.

    Colours are written out instead of as variables: not every viewer of pictures knows `var()`.
    """
    wanted = set(classes)
    day = [f".{name}{{{text}}}" for name, text in FORMS.items() if name in wanted]
    night: list[str] = []
    if "num" in wanted:
        day.append(f".num{{fill:{COLOURS['ink'][0]}}}")
        night.append(f".num{{fill:{COLOURS['ink'][1]}}}")
    for name in sorted(wanted):
        kind, _, colour = name.partition("-")
        if kind in _KINDS and colour in COLOURS:
            light, dark = COLOURS[colour]
            day.append(f".{name}{{{_KINDS[kind]}:{light}}}")
            if dark != light:
                night.append(f".{name}{{{_KINDS[kind]}:{dark}}}")
    return f"{''.join(day)}@media(prefers-color-scheme:dark){{{''.join(night)}}}"
