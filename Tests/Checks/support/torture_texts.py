"""Inputs by class: how bytes, lines, indentation and formats can be wrong, and how large they can be."""

import codecs
import dataclasses
import json


@dataclasses.dataclass
class Case:
    kind: str
    name: str
    given: bytes
    words: list = dataclasses.field(default_factory=list)
    labels: list = None  # What the nodes say, where that is known.
    codes: set = None  # What it may end with, where that is known.
    is_picture: bool = True
    is_free: bool = False  # Whether messages may begin with something else than the name of the tool.
    is_opened: bool = False  # Whether a browser looks at it.


DRAWN, REFUSED = {0}, {65}


def texts():
    yield from encodings()
    yield from line_ends()
    yield from illegal()
    yield from indentation()
    yield from emptiness()
    yield from json_texts()
    yield from wrong_formats()
    yield from large()
    yield from swelling()


def encodings():
    tree = "a\n  bé\n"
    def case(name, given, labels=None, codes=None):
        return Case("encoding", name, given, ["--from", "outline"], labels, codes)
    yield case("BOM", codecs.BOM_UTF8 + tree.encode(), ["a", "bé"], DRAWN)
    yield case("two BOM", 2 * codecs.BOM_UTF8 + tree.encode())
    yield case("BOM in the middle", b"a\n  b\xef\xbb\xbfc\n", ["a", "b\ufeffc"], DRAWN)
    for name in ("utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-32-le", "utf-32-be"):
        yield case(name, tree.encode(name), codes=REFUSED)
    for name in ("latin-1", "cp1252", "cp437", "mac-roman", "iso-8859-15"):
        yield case(name, tree.encode(name), ["a", "b\ufffd"], DRAWN)
    for name in ("shift-jis", "euc-jp", "gb18030", "big5", "euc-kr", "iso-2022-jp", "utf-7", "koi8-r"):
        word = {"koi8-r": "Привет", "euc-kr": "한국"}.get(name, "日本")
        yield case(name, f"a\n  {word}\n".encode(name))
    odd = {
        "overlong slash": b"\xc0\xaf", "overlong NUL": b"\xc0\x80", "overlong of three": b"\xe0\x80\xaf",
        "CESU-8": b"\xed\xa0\xbd\xed\xb8\x80", "half a pair": b"\xed\xa0\x80", "beyond Unicode": b"\xf4\x90\x80\x80",
        "five bytes": b"\xf8\x88\x80\x80\x80", "truncated": b"\xe2\x82", "truncated at the end of the line": b"\xf0\x9f\x8c\n",
        "lonely continuation": b"\x80\xbf", "FF and FE": b"\xff\xfe\xff", "invalid before markup": b"\xc3<b>",
    }
    for name, bad in odd.items():
        yield case(name, b"a\n  b" + bad + b"c\n", codes=DRAWN)


def line_ends():
    for name, end in {"LF": "\n", "CRLF": "\r\n", "CR": "\r"}.items():
        yield Case("line ends", name, f"a{end}  b{end}  c{end}".encode(), ["--from", "outline"], ["a", "b", "c"], DRAWN)
        yield Case("line ends", f"{name}, none at the end", f"a{end}  b".encode(), ["--from", "outline"], ["a", "b"], DRAWN)
    yield Case("line ends", "mixed", b"a\r\n  b\n  c\r  d", ["--from", "outline"], ["a", "b", "c", "d"], DRAWN)
    for name, sign in {"U+2028": "\u2028", "U+2029": "\u2029", "NEL": "\x85", "VT": "\v", "FF": "\f"}.items():
        shown = "" if sign.isspace() and ord(sign) > 0x2000 else "\ufffd"
        yield Case("line ends", f"{name} is none", f"a\n  b{sign}c\n".encode(), ["--from", "outline"], ["a", f"b{shown}c"], DRAWN)


def illegal():
    signs = [chr(code) for code in [*range(0x20), *range(0x7F, 0xA0)] if chr(code) not in "\t\n\r"] + ["\ufffe", "\uffff"]
    for sign in signs:
        text = "x" * 9000 + "\n  y" if sign == "\0" else "a\n  b"  # An early NUL says that this is no text.
        labels = [text.split("\n")[0], text.split()[1] + "\ufffdc"]
        yield Case("illegal", f"U+{ord(sign):04X}", f"{text}{sign}c\n".encode(), ["--from", "outline"], labels, DRAWN)
        given = json.dumps([{"name": f"b{sign}c"}], ensure_ascii=True).encode()
        yield Case("illegal", f"U+{ord(sign):04X} escaped", given, ["--from", "json"], ["b\ufffdc"], DRAWN)
    for name, escape in {"colours": "\x1b[31mred\x1b[0m", "title": "\x1b]0;x\x07", "8-bit": "\x9b31m", "cursor": "\x1b[2J"}.items():
        yield Case("illegal", f"terminal {name}", f"a\n├── {escape}b\n".encode(), ["--from", "tree"])


def indentation():
    shapes = {
        "tabs": "a\n\tb\n\t\tc\n", "tabs and spaces": "a\n\tb\n        c\n", "space before tab": "a\n \tb\n  \tc\n",
        "back to nowhere": "a\n    b\n  c\n", "over-indented": "a\n      b\n  c\n", "first line indented": "  a\n    b\n",
        "first line indented more": "   a\nb\n", "several roots": "a\nb\nc\n", "no-break spaces": "a\n\u00a0\u00a0b\n",
        "ideographic spaces": "a\n\u3000b\n", "blank lines": "a\n\n\n  b\n \n  c\n", "one space": "a\n b\n  c\n b\n",
        "zigzag": "a\n b\n  c\n   d\n b\n  c\n", "only tabs before": "\ta\n\t\tb\n", "trailing spaces": "a   \n  b\t\n",
        "vertical tab": "a\n\vb\n",
    }
    for name, text in shapes.items():
        yield Case("indentation", name, text.encode(), ["--from", "outline"], codes={0, 65})


def emptiness():
    for name, given in {"nothing": b"", "a line end": b"\n", "blank lines": b" \n\t\n\r\n", "BOM": codecs.BOM_UTF8}.items():
        for format in ("auto", "outline", "json", "data", "heap", "tree", "paths", "markdown", "brackets", "newick", "table", "mindmap"):
            yield Case("empty", f"{name} as {format}", given, ["--from", format], codes=REFUSED)


def json_texts():
    escapes = [r"\ud83d", r"\ude00", r"\ud83d\ud83d", r"\u0000", r"\u001b", r"\x41", r"\u12", r"\u", "\\", r"\ud83d\ude00", r"\/", r"\uFFFE"]
    for text in escapes:
        yield Case("JSON escapes", text, f'[{{"name": "a{text}b"}}]'.encode(), ["--from", "json"], codes={0, 65})
    numbers = [
        "0", "-0", "1e400", "-1e-400", "1E+2", "0.1e1", "9" * 400, "1." + "0" * 100_000, "01", "1.", ".5", "+1", "0x10", "NaN",
        "Infinity", "-", "1e", "--1", "1_000", "１",
    ]
    for text in numbers:
        for format in ("json", "data"):
            yield Case("JSON numbers", f"{text[:20]} as {format}", f"[{text}]".encode(), ["--from", format], codes={0, 65})
    syntax = [
        "[1,]", "[,1]", '{"a":1,}', "{a:1}", "{'a':1}", "[1 2]", "[", "]", "{", '{"a"', '{"a":', '"', '["a', "[1]]", "// c\n[1]", "[1] x",
        "[/* */1]", "nul", "truee", "[1]\x00", '{"a":1 "b":2}', "[\"\t\"]", "[\"\n\"]", "{" * 5000, "[" * 5000, '{"a":' * 5000,
    ]
    for text in syntax:
        yield Case("JSON syntax", text[:20], text.encode(), ["--from", "json"], codes={0, 65})
    shapes = [
        "null", "true", "1", '""', '"a"', "[]", "{}", "[[]]", "[{}]", "[null]", '{"name": null}', '{"name": {}}', '{"name": []}',
        '{"name": "a", "children": null}', '{"name": "a", "children": "b"}', '{"name": "a", "children": {"b": {}}}',
        '{"name": "a", "children": [null, 1, "b", [], {}]}', '{"name": "a", "name": "b"}', '{"children": [], "children": [1]}',
        '{"__proto__": {"a": 1}}', '{"name": "__proto__", "children": ["constructor"]}', '[{"id": 1, "parent": 1}]',
        '[{"id": 1, "parent": 2}, {"id": 2, "parent": 1}]', '[{"id": 1}, {"id": 1}]', '[{"id": 1, "parent": 9}]',
        '[{"id": 1, "parent": null}, {"id": 2, "parent": "1"}]', '{"name": "a"}\n{"name": "b"}\n', '{"a": 1}\n{"a": 2}\nx', '[[1, [2, [3]]]]',
        '{"name": "a", "left": {"name": "a"}, "right": null}', '{"": ""}', '{"name": 1e400}',
    ]
    for text in shapes:
        for format in ("json", "data", "auto"):
            yield Case("JSON shapes", f"{text[:30]} as {format}", text.encode(), ["--from", format], codes={0, 65})


def wrong_formats():
    given = {
        "XML": b"<?xml version='1.0'?>\n<a><b/></a>\n", "HTML": b"<!doctype html><ul><li>a</ul>", "YAML": b"a:\n  - b\n  - c: {d: e}\n",
        "DOT": b"digraph { a -> b; }\n", "CSV as outline": b"id,parent\n1,\n2,1\n", "Newick": b"((a,b)c,d)e;", "S-expressions": b"(a (b) (c))",
        "PNG": b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "gzip": b"\x1f\x8b\x08\0\0\0\0\0", "ELF": b"\x7fELF\x02\x01\x01", "PDF": b"%PDF-1.7\n%\xe2\xe3",
        "zip": b"PK\x03\x04\x14\0", "a brace": b"{\n  a\n}\n", "TOML": b"[a]\nb = 1\n", "SVG": b"<svg xmlns='http://www.w3.org/2000/svg'/>",
        "Python": b"def a():\n    return 1\n", "diff": b"--- a\n+++ b\n@@ -1 +1 @@\n-a\n+b\n", "Markdown table": b"|a|b|\n|-|-|\n|1|2|\n",
    }
    formats = ("auto", "outline", "json", "data", "heap", "tree", "paths", "markdown", "brackets", "newick", "table", "mindmap")
    for name, bytes in given.items():
        for format in formats:
            yield Case("wrong format", f"{name} as {format}", bytes, ["--from", format], codes={0, 65})


def large():
    """As large as leaves time for the others; Tests/Checks/limits has a million nodes and 100,000 levels."""
    count = 20_000
    chain = lambda text, deep: "".join(" " * level + text + "\n" for level in range(deep)).encode()
    yield Case("scale", "levels of an outline", chain("a", 2000), codes=DRAWN)
    yield Case("scale", "levels of JSON", b'{"name":"a","children":[' * count + b'{"name":"b"}' + b"]}" * count, codes=DRAWN)
    yield Case("scale", "levels of data", b"[" * count + b"]" * count, ["--from", "data"], codes=DRAWN)
    yield Case("scale", "levels of brackets", b"[a " * count + b"]" * count, ["--from", "brackets"], codes=DRAWN)
    yield Case("scale", "levels of Newick", b"(" * count + b")" * count + b";", ["--from", "newick"], codes=DRAWN)
    yield Case("scale", "levels of a path", b"a/" * count, ["--from", "paths"], codes=DRAWN)
    yield Case("scale", "children", b"a\n" + b" b\n" * count, codes=DRAWN)
    yield Case("scale", "roots", b"a\n" * count, codes=DRAWN)
    yield Case("scale", "caterpillar", b'{"name":"a","children":["b",' * 5000 + b'"c"' + b"]}" * 5000, codes=DRAWN)
    yield Case("scale", "keys", json.dumps({f"k{index}": index for index in range(count)}).encode(), ["--from", "data"], codes=DRAWN)
    yield Case("scale", "rows of a table", b"id,parent\n1,\n" + b"".join(b"%d,1\n" % n for n in range(2, count)), codes=DRAWN)
    yield Case("scale", "a chain of rows", b"id,parent\n1,\n" + b"".join(b"%d,%d\n" % (n, n - 1) for n in range(2, count)), codes=DRAWN)
    yield Case("size", "a line of 10 MB", b"a" * 10_000_000, ["--from", "outline"], codes=DRAWN)
    yield Case("size", "a line of 10 MB and narrow lines", b"a" * 10_000_000, ["--from", "outline", "--wrap", "1"], codes=DRAWN)
    yield Case("size", "a string of 20 MB", b'{"name":"' + b"a b " * 5_000_000 + b'"}', codes=DRAWN)
    yield Case("size", "marks on one letter", ("a" + "\u0301" * 5000).encode(), ["--from", "outline"], codes=DRAWN)
    yield Case("size", "joined emoji", ("👩" + "\u200d👩" * 5000).encode(), ["--from", "outline"], codes=DRAWN)
    yield Case("size", "lines of a label", b'{"name":"' + b"x\\n" * 50_000 + b'"}', codes=DRAWN)
    yield Case("size", "runs of backticks", b"# " + b" ".join(b"`" * n for n in range(1, 1500)), ["--from", "markdown"], codes=DRAWN)
    yield Case("size", "stars", b"# " + b"*a **b " * count, ["--from", "markdown"], codes=DRAWN)
    yield Case("size", "brackets of links", b"# " + b"[" * count + b"](x)" * 100, ["--from", "markdown"], codes=DRAWN)
    yield Case("size", "digits", b'{"name":' + b"7" * 1_000_000 + b"}", codes=DRAWN)


def swelling():
    """What makes the most output of the least input: small nodes in large shapes, lines of a letter, names given often."""
    count = 3000
    yield Case("swelling", "text around labels", b"[" + b"1," * 100 + b"1]", ["--from", "data", "--text", "x" * 200 + "{label}"], codes=DRAWN)
    inputs = {
        "outline": "a\n" * count, "data": "[" + "1," * count + "1]", "heap": "[1" + ",1" * count + "]", "newick": "(" + "," * count + ");",
        "brackets": "[a" + "[b]" * count + "]", "paths": "/a" * count, "json": '["' + "\\n" * count + 'x"]', "mindmap": "mindmap\n a\n" + "  b\n" * count,
        "markdown": "# a\n" + "- b\n" * count,
    }
    blocks = ["{note=b}", "{icon=b}", "{shape=document}", "{edge=b}", "{href=b}", "{class=done}", "{link=b}", "{tooltip=b}", "{fill=#123}"]
    inputs |= {f"outline {block}": "b\n" + f" a {block}\n" * count for block in blocks}
    inputs["outline links"] = 'a {link="' + "b;" * count + 'b"}\n b\n'
    ways = [
        [], ["--layout", "tidy", "--shape", "cylinder"], ["--layout", "list"], ["--layout", "grid"], ["--wrap", "1"], ["--report", "-"],
        ["--emit", "frames"], ["--layout", "tidy", "--edges", "curve,arrow"], ["--color-by", "depth", "--legend"],
        ["--embed", "id=" + "x" * 100], ["--font-size", "96"],
    ]
    for name, text in inputs.items():
        for way in ways:
            words = ["--from", name.split()[0], *way]
            yield Case("swelling", f"{name} {' '.join(way)[:40]}", text.encode(), words, codes={0, 65}, is_picture="-" not in way[-1:] and "frames" not in way)
