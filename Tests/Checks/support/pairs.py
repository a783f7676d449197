"""Gives all pairs of options together, and holds those that are silent against a table."""
import collections
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys
import tempfile

TOOL = os.environ["TREEDIAGRAM"]
TABLE = pathlib.Path(__file__).with_name("silent_pairs.txt")

INPUTS = {
    "house.txt": "House {note=old class=x}\n  Kitchen {note=warm}\n    Stove\n    Teapot {fill=gold}\n    Spoon with a very long name"
    " that goes on and on until it has to be broken into lines\n  Study\n    Books\n    Cat\n  Garden\n    Pond\n      Frog\n    Apple tree\n",
    "plan.json": '{"name": "app", "version": "1", "size": 3, "children": [{"name": "a", "version": "2", "size": 1,'
    ' "children": [{"name": "x", "version": "1"}, {"name": "y"}]}, {"name": "b", "size": 9}]}',
    "staff.csv": "id,parent,name,title\n1,,Ann,Boss\n2,1,Bob,Dev\n3,1,Cid,Ops\n4,2,Dan,Dev\n",
    "birds.nwk": "((owl:1,bat:2)a:0.5,(bee:3,ant:1)b:2)c;",
    "sentence.txt": "[S [NP the big cat] [VP sleeps [ADV well]]]",
    "files.paths": "src/main.c\nsrc/io/read.c\nsrc/io/write.c\nREADME\ndocs/a.md\n",
}
# What changes a picture by itself. Options that choose parts of trees make some pictures too small to show what others do,
# so they are given alone only.
WORDS = """
    --text={label}! --note={label} --sort=label --preset=files --preset=phylogeny --preset=mindmap
    --layout=rows --layout=list --layout=hang --layout=columns --layout=grid --layout=mindmap
    --width=200 --direction=right --align=first --align=leaves --align=layers --spacing=3,5 --sides=both --columns=2
    --lengths=scale --lengths=text --edges=straight --edges=dashed --edges=arrow --shape=ellipse --theme=dark --theme=print
    --accent=teal --background=gold --color-by=depth --color-by=note --legend --font-family=monospace --font-size=20
    --font-weight=bold --wrap=40 --max-lines=1 --title=T --description=D --lang=de --caption=C --embed=responsive --embed=static
    --embed=standalone --embed=id=p --page=A4 --emit=frames --max-depth=1 --max-children=1 --keep=*a* --min-size=2
""".split()


def name(word):
    return word.split("=")[0]


def silent(folder, pool, file):
    """The pairs of which the first changes nothing, in an input where both change something alone."""
    def run(*words):
        done = subprocess.run([TOOL, *words, file], cwd=folder, capture_output=True)
        return done.returncode, done.stdout, done.stderr

    plain = run()
    alone = dict(zip(WORDS, pool.map(run, WORDS)))
    good = [word for word in WORDS if alone[word][0] == 0 and alone[word][1] != plain[1]]
    pairs = [(one, other) for one in good for other in good if name(one) != name(other)]
    for (one, other), found in zip(pairs, pool.map(lambda pair: run(*pair), pairs)):
        if found == alone[other]:
            yield one, other


def allowed():
    """The pairs of the table: what is silent, beside what, and after a hash why that is as expected."""
    for line in TABLE.read_text().splitlines():
        rule = line.split("#")[0].split()
        if rule:
            yield re.compile(rule[0]), re.compile(rule[1])


def main():
    rules = list(allowed())
    wrong = collections.defaultdict(list)
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for file, text in INPUTS.items():
            pathlib.Path(folder, file).write_text(text)
            for one, other in silent(folder, pool, file):
                if not any(rule.fullmatch(one) and beside.fullmatch(other) for rule, beside in rules):
                    wrong[one, other].append(file)
    for (one, other), files in wrong.items():
        print(f"{one} changes nothing beside {other}, and nothing is said of that: {', '.join(files)}", file=sys.stderr)
    if wrong:
        sys.exit(1)
    print(f"of {len(WORDS)} options in pairs, on {len(INPUTS)} inputs, none is silent without a reason")


main()
