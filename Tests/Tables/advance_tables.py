#!/usr/bin/env python3
"""Writes the advance tables of Sources/TreeDrawing/Text from a font's advance widths.

    python3 Tests/Tables/advance_tables.py advances.json Sources/TreeDrawing/Text

The JSON holds, in 1/2048 em, {"regular": {"0020": 569, ...}, "bold": {"0020": 569, ...}}: the
`hmtx` table of Liberation Sans (SIL Open Font License 1.1), which has Helvetica's and Arial's
widths. The checksum that is printed at the end is pinned by AdvanceTableTests.
"""

import json
import sys
import unicodedata

FILE = '''\
// Written by Tests/Tables/advance_tables.py; change the script, not this file.

extension AdvanceTable {{
  /// The advances of Liberation Sans {name}, which are those of Helvetica and Arial.
  static let {weight} = AdvanceTable(
    """
{rows}
    """)
}}
'''


def advance(code, advances):
    """The advance to write, or None: marks and format characters take no room, and the enclosing
    marks are left to the rule, because browsers take them from another font."""
    if 0x20D0 <= code <= 0x20FF or code not in advances:
        return None
    return 0 if unicodedata.category(chr(code)) in ("Mn", "Me", "Cf") else advances[code]


def row(first, advances):
    cells = (advance(code, advances) for code in range(first, first + 16))
    return f"    {first:04X} " + " ".join("----" if a is None else f"{a:04}" for a in cells)


def checksum(values):
    """FNV-1a, 32 bits, over the values' two bytes each."""
    state = 0x811C9DC5
    for value in values:
        for byte in value.to_bytes(2, "little"):
            state = (state ^ byte) * 0x01000193 & 0xFFFFFFFF
    return state


def main(source, folder):
    tables = json.load(open(source))
    for weight in ("regular", "bold"):
        advances = {int(code, 16): width for code, width in tables[weight].items()}
        written = {c: a for c in sorted(advances) if (a := advance(c, advances)) is not None}
        rows = "\n".join(row(first, advances) for first in sorted({c & ~15 for c in written}))
        name = weight.capitalize()
        with open(f"{folder}/AdvanceTable+{name}.swift", "w") as file:
            file.write(FILE.format(name=name, weight=weight, rows=rows))
        pairs = [value for pair in written.items() for value in pair]
        print(f"{weight}: {len(written)} code points, checksum 0x{checksum(pairs):08X}")


main(*sys.argv[1:])
