#!/usr/bin/env python3
"""Writes the tables of other scripts in Sources/TreeDrawing/Text from the Noto and DejaVu fonts.

    python3 Tests/Generators/script_tables.py /usr/share/fonts/truetype Sources/TreeDrawing/Text

Needs fontTools, and Debian's fonts-noto-core and fonts-dejavu-extra. For each character that the Liberation fonts
lack and that does not stand in a square, it takes the widest glyph of all these fonts, regular or bold, since any
of them may be what a viewer draws.
"""

import glob
import math
import sys
import unicodedata

from fontTools.ttLib import TTFont

# Fonts for display, for screens, or in calligraphic styles.
SPECIAL = "Nastaliq Kufi ColorEmoji UI- Mono Display Rashi".split()
# What other rules or tables are for: squares, private use, emoji.
LEFT_OUT = [
    (0x0000, 0x02FF), (0x1100, 0x11FF), (0x2011, 0x2011), (0x2028, 0x2029), (0x205F, 0x205F), (0x20D0, 0x20FF),
    (0x2329, 0x232A), (0x2460, 0x24FF), (0x2630, 0x2637), (0x2E3A, 0x2E3B), (0x2E80, 0xA4CF), (0xA960, 0xA97F),
    (0xAC00, 0xF8FF), (0xFE10, 0xFE19), (0xFE30, 0xFE6B), (0xFEFF, 0xFFFF), (0x10600, 0x1077F), (0x12000, 0x167FF),
    (0x16FE0, 0x1BCFF), (0x1D300, 0x1D376), (0x1D800, 0x1DAAF), (0x1F000, 0x1FFFF),
]
# Scripts in which marks may stand beside their letter.
INDIC = [(0x0900, 0x0DFF), (0x1000, 0x109F), (0x1780, 0x17FF), (0x1B00, 0x1BFF), (0xA800, 0xAAFF), (0x11000, 0x11FFF)]
# Marks that make their letter wider: vowels that are joined to it, and what makes viewers take it from another font.
WIDENING = {
    0x0941: 0.25, 0x0942: 0.25, 0x09C1: 0.15, 0x09C2: 0.15, 0x0AC1: 0.1, 0x0DD4: 0.22, 0x0DD6: 0.22, 0x102D: 0.1,
    0x102F: 0.1, 0x17CA: 0.2,
    0x0BCD: 0.4, 0x1112D: 0.6, 0xFDF2: 1.6,
} | {code: 0.65 for code in range(0x0656, 0x0660)}

PARTS = [("Near", 0x0300, 0x1FFF), ("Symbols", 0x2000, 0xFFFF), ("Far", 0x10000, 0x1FFFF)]

FILE = '''\
// Written by Tests/Generators/script_tables.py; change the script, not this file.

extension ScriptAdvances {{
  /// The characters from U+{first:04X} to U+{last:04X}.
  static let {name} = """
{rows}
    """
}}
'''


def is_in(code, ranges):
    return any(first <= code <= last for first, last in ranges)


def fonts(folder):
    for weight in ("Regular", "Bold"):
        for path in glob.glob(f"{folder}/noto/*-{weight}.ttf"):
            if not any(word in path for word in SPECIAL):
                yield path
    for name in ("DejaVuSans", "DejaVuSans-Bold", "DejaVuSerif", "DejaVuSerif-Bold", "DejaVuMathTeXGyre"):
        yield f"{folder}/dejavu/{name}.ttf"


def widest(folder, known):
    widest = {}
    for path in fonts(folder):
        font = TTFont(path, lazy=True)
        units, widths = font["head"].unitsPerEm, font["hmtx"]
        for code, glyph in font.getBestCmap().items():
            is_mark = unicodedata.category(chr(code)) in ("Mn", "Me", "Cf")
            if code in known or code > 0x1FFFF or is_in(code, LEFT_OUT) or (is_mark and not is_in(code, INDIC)):
                continue
            if is_mark and "dejavu" in path:
                continue
            widest[code] = max(widest.get(code, 0), widths[glyph][0] / units)
    for code, em in WIDENING.items():
        widest[code] = max(widest.get(code, 0), em)
    return widest


def row(first, widest):
    """Advances in 1/64 em, rounded up, two hexadecimal digits each."""
    cells = (widest.get(code) for code in range(first, first + 32))
    return f"    {first:05X} " + "".join("--" if em is None else f"{min(math.ceil(em * 64), 254):02X}" for em in cells)


def main(folder, sources):
    table = open(f"{sources}/AdvanceTable+Regular.swift").read().split('"""')[1].split("\n")[1:-1]
    known = {
        int(line.split()[0], 16) + column
        for line in table
        for column, cell in enumerate(line.split()[1:])
        if cell != "----"
    }
    advances = widest(folder, known)
    for name, first, last in PARTS:
        part = sorted({code & ~31 for code in advances if first <= code <= last})
        rows = "\n".join(row(code, advances) for code in part)
        with open(f"{sources}/ScriptAdvances+{name}.swift", "w") as file:
            file.write(FILE.format(first=first, last=last, name=name.lower(), rows=rows))
        print(f"{name}: {len(part)} rows")
    print(f"{len(advances)} code points, {sum(math.ceil(em * 64) for em in advances.values())} in sum")


main(*sys.argv[1:])
