"""Trees that are hard to draw: every kind of script, long labels, many nodes, hostile labels."""

import json

SCRIPTS = """\
Scripts
  Left to right
    Latin – Zürich, Łódź, naïve, ﬁne, Å, Tiếng Việt
    Ελληνικά, Кириллица, Հայերեն, ქართული
    AVATAR To WAVE, iiiiiiii, WWWWWWWW
  Right to left
    עברית עם ניקוד שָׁלוֹם
    العربية ١٢٣
    abc אבג 123 عربي xyz
  Brahmic and South-East Asian
    हिन्दी की लिपि
    বাংলা, ਪੰਜਾਬੀ, ગુજરાતી, ଓଡ଼ିଆ
    தமிழ், తెలుగు, ಕನ್ನಡ, മലയാളം, සිංහල
    ภาษาไทย, ພາສາລາວ, ខ្មែរ, မြန်မာ
    བོད་ཡིག
  East Asian
    漢字、かな「カナ」
    한국어
    ﾊﾝｶｸ and ＦＵＬＬ
  Others
    አማርኛ, ᏣᎳᎩ, ⵜⵉⴼⵉⵏⴰⵖ, ᠮᠣᠩᠭᠣᠯ
    ∀x ∈ ℝ: ⌈x⌉ = −⌊−x⌋, ½ €5 №7 →
  Emoji
    🌳🍎🦉
    👨‍👩‍👧‍👦 👍🏽 🏳️‍🌈
    🇺🇦🇯🇵 1️⃣ ☎️ ☎ ©
  Combining
    e\u0301 n\u0303 a\u0308\u0323 Z\u0300\u0301\u0302\u0303
"""

HOSTILE = [
    "</text></g></svg><script>alert(1)</script>",
    "]]><![CDATA[<script>alert(1)</script>",
    "<!-- --> <?xml version='1.0'?> <!DOCTYPE svg>",
    "&amp; &lt; &#1; &nbsp; & && &&&",
    "\"onload=\"alert(1)\" 'onclick='alert(1)'",
    "</style><style>*{display:none}</style>",
    "}*{fill:red!important}",
    "javascript:alert(1)",
    "url(https://example.org/) @import 'x'",
    "left-to-right \u202eoverride\u202c and \u2067isolate\u2069",
    "zero\u200bwidth\u200d\ufeffjoiners\u00ad",
    "illegal \u0000\u0001\u0008\u001b[31m\ufffe\uffff",
    "half a pair \ud83d",
    "  spaces  at  both  ends  ",
    "tab\tand\nline feed\r\nand\rreturn",
    "next line\u0085, line\u2028and paragraph\u2029separators",
    "{{7*7}} ${7*7} %s %n",
    "$& \\1 \\",
    "__proto__",
    "",
]


def random_tree(nodes):
    """An outline in which each node's parent is any node before it, the same in every run."""
    children = [[] for _ in range(nodes)]
    seed = 7
    for node in range(1, nodes):
        seed = seed * 16807 % 2147483647
        children[seed % node].append(node)
    lines, open_nodes = [], [(0, 0)]
    while open_nodes:
        node, depth = open_nodes.pop()
        lines.append("  " * depth + f"node {node}")
        open_nodes += [(child, depth + 1) for child in reversed(children[node])]
    return "\n".join(lines) + "\n"


def long_labels():
    """An outline with labels far longer than the others, also ones without a place to break."""
    paths = "/".join(["some", "folder", "with", "a", "name"] * 12)
    return f"Long\n  {'word ' * 60}\n    short\n  {'W' * 200}\n  {'i' * 200}\n  {paths}\n  {'漢字' * 60}\n"


def write_hard_cases(folder):
    """Writes each case into the folder; returns the paths."""
    hostile = {"name": "hostile", "children": [{"name": label} for label in HOSTILE]}
    outline = [label for label in HOSTILE if label.isprintable() and label.strip()]
    cases = {
        "scripts.txt": SCRIPTS,
        "long-labels.txt": long_labels(),
        "thousand-nodes.txt": random_tree(1000),
        "star.txt": "star\n" + "".join(f"  ray {ray}\n" for ray in range(400)),
        "chain.txt": "".join("  " * level + f"level {level}\n" for level in range(200)),
        "single.txt": "alone\n",
        "hostile.txt": "hostile\n" + "".join(f"  {label}\n" for label in outline),
        "hostile.json": json.dumps(hostile),
    }
    for name, text in cases.items():
        (folder / name).write_text(text, encoding="utf-8")
    return [folder / name for name in cases]
