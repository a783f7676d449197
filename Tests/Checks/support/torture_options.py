"""Every option with hostile values, and with every other option, in layouts and outputs of all kinds."""

import random
import re

from torture_injections import PAYLOADS
from torture_texts import Case

# What each option can be given; None is for those that take nothing.
VALUES = {
    "--from": ["auto", "outline"], "--literal": [None], "--verbose": [None], "--max-input": ["1M", "1M,100000"],
    "--text": ["{label} ({note})"], "--note": ["{label}"], "--root": ["a"], "--keep": ["*"], "--fold": ["a/b"], "--min-size": ["2"],
    "--max-depth": ["0", "2"], "--max-children": ["1"], "--max-nodes": ["3"], "--sort": ["label", "size", "reverse"],
    "--preset": ["org", "files", "syntax", "decision", "mindmap"], "--width": ["1", "300"], "--fit": ["page", "16:9"],
    "--layout": ["auto", "rows", "tidy", "hang", "columns", "grid", "list", "mindmap"], "--direction": ["down", "up", "right", "left"],
    "--align": ["centred", "outer", "middle", "mean", "first", "last", "box", "layers", "leaves"], "--spacing": ["0", "10000", "1,0"],
    "--sides": ["both"], "--columns": ["2", "1000", "auto"],
    "--lengths": ["scale", "text"], "--edges": ["straight", "elbow", "curve", "dashed", "dotted", "arrow"],
    "--shape": ["rect", "capsule", "ellipse", "circle", "diamond", "hexagon", "cylinder", "folder", "document", "underline", "none"],
    "--theme": ["auto", "light", "dark", "mono", "print"], "--accent": ["teal", "rgb(1,2,3)"], "--background": ["none", "theme", "#fff8"],
    "--color-by": ["depth", "branch", "class", "note"], "--legend": [None], "--highlight": ["a", "ring:a"], "--dim": [None],
    "--route": ["a,b", "through:a,b"], "--link": ["a->b:c"], "--font-family": ["Georgia,serif"], "--font-size": ["6", "96"],
    "--font-weight": ["bold"], "--wrap": ["1", "none"], "--max-lines": ["1"], "--title": ["T"], "--description": ["D"], "--lang": ["ar"],
    "--caption": ["C"], "--link-target": ["blank"], "--embed": ["id=p", "responsive", "standalone", "static"],
    "--page": ["A4", "letter-landscape"], "--strict": [None], "--quiet": [None], "--emit": ["frames"],
    "--report": ["-"], "--diagnostics": ["json", "github", "sarif"], "--validate": [None],
}
NUMERIC = [
    "--max-depth", "--max-children", "--max-nodes", "--min-size", "--width", "--fit", "--spacing", "--columns",
    "--font-size", "--wrap", "--max-lines", "--max-input",
]
NUMBERS = [
    "", " ", "0", "-1", "-0", "+1", "1.5", "1e9", "1e400", "nan", "inf", "0x10", "9" * 30, "9223372036854775808", "1,1", "1x1", "1:1",
    "0x0", "0:0", "1,", ",1", "1x", "１", "1 ", "1000000", "2147483648", "1\u202e", "1\x1b[31m", "\udcff", "1" * 100_000,
]
# Trees that have everything in them: attributes of all kinds, hostile labels, scripts that run both ways.
TREES = [
    "a {id=x note=n fill=gold stroke=#123 color=teal class=done tooltip=t}\n  b {edge=e href=\"https://example.org/?a=1&b=<\" shape=diamond}\n"
    "    <script>zqx</script>\n    c {icon=★ weight=bold link=\"x; b: l\"}\n  d {roof=true layout=grid}\n    e\n    f {note=n}\n",
    "a\n  b\n" + "".join(f"    {payload}\n" for payload in PAYLOADS) + "  שלום {note=سلام}\n    日本語 🌳\n",
    "a\n  b\n    " + "w" * 300 + "\n    " + "ab " * 200 + "\n  c\n   " + "\n   ".join("def") + "\n",
    "a\n  b\n",
]


def options():
    for option in NUMERIC:
        for value in NUMBERS:
            yield Case("values", f"{option} {value[:20]!r}", b"a\n  b\n    c\n", [f"{option}={value}"], codes={0, 64, 65})
    for option in VALUES:
        for payload in PAYLOADS[:8] + ["", "\x1b[2J", "\udcff\udcfe", "x" * 100_000]:
            yield Case("values", f"{option} {payload[:20]!r}", b"a\n  b\n", [f"{option}={payload}"], codes={0, 64, 65, 66, 73}, is_picture=False)


def rows(seed):
    """Options that meet in one run: so many that each value meets each of another option."""
    chance = random.Random(seed)
    values = [(option, value) for option in VALUES for value in VALUES[option]]
    open_pairs = {(one, other) for one in range(len(values)) for other in range(one) if values[one][0] != values[other][0]}
    while open_pairs:
        row = list(next(iter(open_pairs)))
        for number in chance.sample(range(len(values)), len(values)):
            if len(row) >= 7:
                break
            if all(values[number][0] != values[other][0] and (max(number, other), min(number, other)) in open_pairs for other in row):
                row.append(number)
        open_pairs -= {(max(one, other), min(one, other)) for one in row for other in row}
        yield [values[number] for number in row]


def matrix_case(number, row):
    words = [option if value is None else f"{option}={value}" for option, value in row]
    printed = {"--emit", "--report", "--validate"} & {option for option, _ in row}
    return Case(
        "matrix", " ".join(words), TREES[number % len(TREES)].encode(), words, codes={0, 64, 65}, is_picture=not printed,
        is_free=any(option == "--diagnostics" for option, _ in row))


def without_refused(case, errors):
    """The case without the option that a message names first, so that the others meet; nil if none is named."""
    named = re.match(rb"treediagram: (?:.*: )?(?:the value .* )?'(--[a-z-]+)", errors)
    rest = [word for word in case.words if not named or word.split("=")[0] != named[1].decode()]
    if len(rest) == len(case.words) or not rest:
        return None
    return Case(case.kind, " ".join(rest), case.given, rest, codes=case.codes, is_picture=case.is_picture, is_free=case.is_free)
