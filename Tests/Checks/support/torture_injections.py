"""Text that wants to be something else than text, in every field of every format, option and block that takes some."""

import json

from torture_texts import Case
from torture_verdict import MARK

# Each has the mark in it; what is not a control character must be in the picture as it is, where it is a label.
PAYLOADS = [
    f"</text></g></svg><script>alert('{MARK}')</script>",
    f"]]><![CDATA[<script>{MARK}</script>",
    f"\" onload=\"alert('{MARK}')\" x=\"",
    f"' onclick='{MARK}' x='",
    f"javascript:alert('{MARK}')",
    f" jAvA\tscript:alert('{MARK}')",
    f"data:text/html,<script>{MARK}</script>",
    f"vbscript:{MARK}",
    f"url(//example.org/{MARK})",
    f"red;background:url(https://example.org/{MARK})",
    f"}}*{{fill:url(#{MARK})}}",
    f"</style><style>@import '//example.org/{MARK}';",
    f"&#x6a;avascript:{MARK}",
    f"&{MARK};&amp;&#0;&#x1;",
    f"--><script>{MARK}</script><!--",
    f"<!ENTITY {MARK} SYSTEM 'file:///etc/passwd'>",
    f"//example.org/{MARK}?a=1&b=\"<>",
    f"\u202e{MARK}\u2066\u200f",
    f"{MARK}\u001b[31m\u0007\u009b2J",
    f"\\{MARK}\\\"\\'",
    f"%s%n%x{MARK}${{7*7}}{{{{7*7}}}}",
    f"../../../../etc/{MARK}",
]
FIELDS = [
    "label", "id", "href", "tooltip", "class", "fill", "stroke", "color", "shape", "edge", "note", "layout", "side", "columns",
    "roof", "icon", "weight", "link", "length",
]
OPENED = {"href", "fill", "stroke", "color", "class", "link", "icon", "tooltip"}
ENDS = {0, 64, 65}


def injections():
    for number, payload in enumerate(PAYLOADS):
        yield from in_fields(number, payload)
        yield from in_labels(number, payload)
        yield from in_words(number, payload)


def shown(text):
    """What a label reads: controls become U+FFFD."""
    return "".join("\ufffd" if ord(sign) < 0x20 and sign not in "\t" or 0x7F <= ord(sign) < 0xA0 else sign for sign in text)


def in_fields(number, payload):
    quoted, doubled = json.dumps(payload, ensure_ascii=False), payload.replace('"', '""')
    escaped = json.dumps(payload)
    for field in FIELDS:
        opened = field in OPENED
        ways = {
            "outline": f"a\n  b {{{field}={escaped}}}\n", "table": f'id,parent,label,{field}\n1,,a,\n2,1,b,"{doubled}"\n',
            "json": f'{{"name": "a", "children": [{{"name": "b", "{field}": {escaped}}}]}}',
            "records": f'[{{"id": 1, "name": "a"}}, {{"id": 2, "parent": 1, "name": "b", "{field}": {escaped}}}]',
        }
        for format, text in ways.items():
            if field == "id" and format in ("table", "records"):
                continue
            words = ["--from", {"records": "json"}.get(format, format)]
            case = f"{field} of {format}, {number}"
            yield Case("injection", case, text.encode(), words, codes=ENDS, is_opened=opened)
    for field in ("class", "kind"):
        text = f'{{"name": "a", "children": [{{"name": "b", "{field}": {quoted}}}, {{"name": "c", "{field}": "d"}}]}}'
        yield Case("injection", f"legend by {field}, {number}", text.encode(), ["--color-by", field, "--legend"], codes=ENDS, is_opened=True)


def in_labels(number, payload):
    line = payload.replace("\n", " ")
    escaped = json.dumps(payload)
    text = {
        ("outline",): f"a\n  {line}\n", ("json",): f'{{"name": "a", "children": [{escaped}]}}', ("heap",): f'["a", {escaped}]',
        ("table",): 'id,parent,label\n1,,a\n2,1,"' + payload.replace('"', '""') + '"\n',
    }
    for (format,), given in text.items():
        words = ["--from", format, "--literal", "--wrap", "none"] if format == "outline" else ["--from", format, "--wrap", "none"]
        known = ["a", shown(payload).strip()]
        yield Case("injection", f"label of {format}, {number}", given.encode(), words, known, {0})
    apostrophes = payload.replace("'", "''")
    others = {
        "data": f'{{{escaped}: {escaped}}}', "tree": f"a\n├── {line}\n└── b\n", "paths": f"a/b\na/{line}\n", "brackets": f'[a "{line}"]',
        "newick": f"('{apostrophes}',b)a;", "ndjson": f'{{"name": {escaped}}}\n{{"name": "b"}}\n',
        "markdown": f"# a\n- {line}\n- [b]({line})\n- [c](<{line}>)\n- ![{line}](d.png)\n- `{line}`\n",
        "markdown title": f"---\ntitle: {json.dumps(line)}\n---\n# {line}\n", "mermaid": f'mindmap\n  a["{line}"]\n    b:::{line}\n    ::icon({line})\n',
        "mermaid theme": f'%%{{init: {{"theme": "{line}"}}}}%%\nmindmap\n  a\n    b\n', "treeView": f'treeView-beta\n  "{line}"\n    "b"\n',
        "plantuml": f"@startmindmap\n<style>\n{line}\n</style>\ntitle {line}\n* a\n**[#{line}] {line}\n** [[{line} b]]\n@endmindmap\n",
        "newick comment": f"(a[&&NHX:x={line}],b)c;", "newick length": f"(a:{line},b:1)c;", "table header": f'id,parent,"{line.replace(chr(34), chr(34) * 2)}"\n1,,a\n',
    }
    formats = {"mermaid": "mindmap", "mermaid theme": "mindmap", "treeView": "mindmap", "plantuml": "mindmap", "ndjson": "json", "newick comment": "newick"}
    formats |= {"newick length": "newick", "markdown title": "markdown", "table header": "table"}
    for name, given in others.items():
        opened = name.startswith(("markdown", "plantuml", "mermaid"))
        yield Case("injection", f"{name}, {number}", given.encode(), ["--from", formats.get(name, name)], codes=ENDS, is_opened=opened)


def in_words(number, payload):
    """As values of options that take text, names, addresses or colours."""
    tree = b'[{"name": "a", "id": "x", "size": 2, "children": [{"name": "b", "id": "y"}]}]'
    words = [
        ["--title", payload], ["--description", payload], ["--caption", payload], ["--lang", payload], ["--font-family", payload],
        ["--accent", payload], ["--background", payload], ["--embed", "id=" + payload], ["--link", f"a->b:{payload}"], ["--link", payload],
        ["--highlight", payload], ["--root", payload], ["--keep", payload], ["--fold", payload], ["--route", f"a,{payload}"],
        ["--text", payload + "{name}"], ["--note", payload + "{size}"], ["--text", "{" + payload + "}"], ["--color-by", payload],
        ["--separator", payload], ["--fields", "label=" + payload], ["--fields", "children=" + payload], ["--fields", payload], ["--columns", payload], ["--levels", payload],
        ["--theme", payload], ["--page", payload], ["--link-target", payload], ["--spacing", payload], ["--width", payload],
        ["--fit", payload], ["--max-input", payload], ["--max-input", "1M," + payload], ["--embed", payload], ["--emit", payload],
        ["--diagnostics", payload], ["--from", payload], ["--help", payload], ["--" + payload], [payload],
    ]
    for row in words:
        opened = row[0] in ("--font-family", "--accent", "--background", "--embed", "--caption", "--title", "--link")
        yield Case("injection", f"{row[0]}, {number}", tree, row, codes=ENDS | {66}, is_picture=row[0] != "--help", is_opened=opened)


def pages():
    """Markdown pages, of which pictures are drawn: the words of blocks and comments are foreign text as well."""
    for number, payload in enumerate(PAYLOADS):
        line = payload.replace("\n", " ")
        quoted = "'" + line.replace("'", "") + "'"
        for option in ("--title", "--caption", "--description", "--accent", "--font-family", "--background", "--lang"):
            yield f"{option} of a block, {number}", f"# A\n\n```treediagram {option} {quoted}\na\n  b\n```\n"
        yield f"name of a block, {number}", f"```treediagram name={quoted}\na\n```\n"
        yield f"label of a block, {number}", f"```treediagram\n{line}\n  b\n```\n"
        yield f"words of a block, {number}", f"```treediagram {line}\na\n```\n"
        yield f"words of a comment, {number}", f"<!-- treediagram {line} -->\n"
        yield f"file of a comment, {number}", f"<!-- treediagram {quoted} -->\n\n![{line}]({line})\n"
