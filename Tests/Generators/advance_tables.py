#!/usr/bin/env python3
"""Writes the advance tables of Sources/TreeDrawing/Text from the Liberation fonts, version 2.

    python3 Tests/Generators/advance_tables.py /usr/share/fonts/truetype/liberation2 Sources/TreeDrawing/Text

Needs fontTools. The fonts (SIL Open Font License 1.1) have the widths of Helvetica and Arial, and of Times.
What Liberation Serif lacks is taken from Liberation Sans, as viewers take it from another font. The checksums
that are printed at the end are pinned by AdvanceTableTests.
"""

import sys
import unicodedata

from fontTools.ttLib import TTFont

TABLE = '''\
// Written by Tests/Generators/advance_tables.py; change the script, not this file.

extension AdvanceTable {{
  /// The advances of Liberation {title}, which are those of {others}.
  static let {name} = AdvanceTable(
    """
{rows}
    """{base})
}}
'''

ASCII = '''\
// Written by Tests/Generators/advance_tables.py; change the script, not this file.

extension ASCIIAdvances {{
{tables}
}}
'''

ASCII_TABLE = '''\
  /// The advances of Liberation {title}.
  static let {name} = ASCIIAdvances([
{rows}
  ])'''

# The last column names the table whose rows are left out where they are the same.
TABLES = [
    ("regular", "Sans Regular", "Helvetica and Arial", None),
    ("bold", "Sans Bold", "Helvetica and Arial", "regular"),
    ("serif", "Serif Regular", "Times", "regular"),
    ("serifBold", "Serif Bold", "Times", "serif"),
]


def advances_of(folder, title):
    font = TTFont(f"{folder}/Liberation{title}.ttf")
    widths = font["hmtx"]
    return {code: widths[glyph][0] for code, glyph in font.getBestCmap().items()}


def advance(code, advances):
    """The advance to write, or None: marks and format characters take no room, and the enclosing
    marks are left to the rule, because browsers take them from another font."""
    if 0x20D0 <= code <= 0x20FF or code not in advances:
        return None
    return 0 if unicodedata.category(chr(code)) in ("Mn", "Me", "Cf") else advances[code]


def row(first, advances):
    cells = (advance(code, advances) for code in range(first, first + 16))
    return f"    {first:04X} " + " ".join("----" if a is None else f"{a:04}" for a in cells)


def ascii_rows(advances):
    values = [f"{advances[code]}," for code in range(0x20, 0x7F)]
    return "\n".join("    " + " ".join(values[i : i + 16]) for i in range(0, len(values), 16))


def checksum(values):
    """FNV-1a, 32 bits, over the values' two bytes each."""
    state = 0x811C9DC5
    for value in values:
        for byte in value.to_bytes(2, "little"):
            state = (state ^ byte) * 0x01000193 & 0xFFFFFFFF
    return state


def write_table(folder, name, title, others, advances, base, known):
    written = {c: a for c in sorted(advances) if (a := advance(c, advances)) is not None}
    known[name] = [row(first, advances) for first in sorted({c & ~15 for c in written})]
    rows = "\n".join(row for row in known[name] if row not in known.get(base, []))
    base = f", over: {base}" if base else ""
    with open(f"{folder}/AdvanceTable+{name[0].upper() + name[1:]}.swift", "w") as file:
        file.write(TABLE.format(name=name, title=title, others=others, rows=rows, base=base))
    pairs = [value for pair in written.items() for value in pair]
    print(f"{name}: {len(written)} code points, checksum 0x{checksum(pairs):08X}")


def main(fonts, folder):
    ascii_tables, known = [], {}
    for name, title, others, base in TABLES:
        advances = advances_of(fonts, title.replace(" ", "-"))
        if "Serif" in title:
            other = advances_of(fonts, title.replace("Serif ", "Sans-"))
            advances = other | {c: a for c, a in advances.items() if c < 0xE000 or c in other}
        write_table(folder, name, title, others, advances, base, known)
        ascii_tables.append(ASCII_TABLE.format(name=name, title=title, rows=ascii_rows(advances)))
    with open(f"{folder}/ASCIIAdvances+Liberation.swift", "w") as file:
        file.write(ASCII.format(tables="\n\n".join(ascii_tables)))


main(*sys.argv[1:])
