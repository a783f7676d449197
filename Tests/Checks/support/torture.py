"""Runs all cases, two at a time, and tells what is wrong; see Tests/Checks/torture."""

import collections
import concurrent.futures
import os
import pathlib
import subprocess
import sys
import tempfile

from torture_browser import looked_at
from torture_files import script_cases
from torture_injections import injections, pages
from torture_options import matrix_case, options, rows, without_refused
from torture_texts import Case, texts
from torture_verdict import MARK, message_problems, picture_problems, verdict

TOOL = os.path.abspath(os.environ["TREEDIAGRAM"])
SEED = int(os.environ.get("SEED", "1"))
SECONDS = 20  # What a run may take at most, however busy the machine is.
MOST, ROOM = 300, 20_000  # How many bytes of output a byte of input may make, beside what each picture has.
SCRATCH = tempfile.TemporaryDirectory()


def run(command, *, given=b"", folder=None, environment=None):
    done = subprocess.run(
        command, input=given, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=folder, timeout=SECONDS, env=environment)
    return done.returncode, done.stdout, done.stderr


def judged(case):
    """What is wrong with a run, and its picture if a browser shall open it."""
    try:
        words = [word.encode("utf-8", "surrogateescape").replace(b"\0", b"") for word in case.words]
        code, output, errors = run([TOOL, *words], given=case.given, folder=SCRATCH.name)
    except subprocess.TimeoutExpired:
        return case, ["does not end"], None, b""
    problems = list(verdict(case, code, output, errors))
    most = MOST * (len(case.given) + sum(map(len, words))) + ROOM
    if len(output) > most:
        problems.append(f"makes {len(output)} bytes of {len(case.given)}")
    return case, problems, output if case.is_opened and code == 0 else None, errors if code == 64 else b""


def met(row):
    """The options of a row, without those that cannot be with the others."""
    case, results = matrix_case(*row), []
    while case:
        _, problems, _, errors = judged(case)
        results.append((case, problems, None))
        case = without_refused(case, errors) if errors else None
    return results


def paged(page):
    """A Markdown page in a folder of its own: what is wrong with its pictures, and with what is written into it."""
    name, text = page
    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place)
        (folder / "page.md").write_text(text)
        code, output, errors = run([TOOL, "--markdown", "page.md"], folder=folder)
        case = Case("pages", name, b"", codes={0, 64, 65, 66}, is_picture=False)
        problems = list(verdict(case, code, output, errors))
        pictures = sorted(folder.rglob("*.svg"))
        for picture in pictures:
            problems += picture_problems(picture.read_bytes())
            if folder / "diagrams" != picture.parent:
                problems.append(f"a picture in {picture}")
        known = set(text.splitlines())
        new = [line for line in (folder / "page.md").read_text().splitlines() if line not in known]
        problems += [f"the page has {line[:80]!r}" for line in new if "<" in line.replace("\\<", "").replace("&lt;", "")]
        others = [path for path in folder.rglob("*") if path.is_file() and path.suffix not in (".md", ".svg")]
        problems += [f"leaves {path.name}" for path in others]
        return case, problems, pictures[0].read_bytes() if pictures and code == 0 else None


def scripted(script):
    wanted, name, text = script
    case = Case("files", name, b"", codes={wanted}, is_picture=False, is_free=True)
    with tempfile.TemporaryDirectory() as folder:
        pathlib.Path(folder, "tree.txt").write_text("a\n  b\n    c\n")
        try:
            code, output, errors = run(["bash", "-c", text], folder=folder, environment={**os.environ, "T": TOOL})
        except subprocess.TimeoutExpired:
            return case, ["does not end"], None
        problems = [] if code == wanted else [f"ends with {code} instead of {wanted}: {errors[:200]!r}"]
        left = [name for name in os.listdir(folder) if name.endswith(".tmp")]
        return case, [*problems, *(f"leaves {name}" for name in left), *message_problems(0, errors, case)], None


def all_results():
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as crew:
        for result in crew.map(judged, [*texts(), *injections(), *options()]):
            yield result[:3]
        for results in crew.map(met, enumerate(rows(SEED))):
            yield from results
        yield from crew.map(paged, pages())
        yield from crew.map(scripted, script_cases())


def main():
    counts, failed, opened = collections.Counter(), 0, []
    for case, problems, picture in all_results():
        counts[case.kind] += 1
        if picture and MARK.encode() in picture:
            opened.append((case, picture))
        if problems:
            failed += 1
            print(f"{case.kind}: {case.name}", *problems[:4], sep="\n  ", flush=True)
    problems = looked_at(opened)
    failed += len(problems)
    print(*problems, sep="\n", end="\n" if problems else "")
    print(", ".join(f"{count} {kind}" for kind, count in counts.items()), f"(SEED={SEED})")
    print(f"{counts.total()} cases and {len(opened)} pictures in a browser, {failed} with problems")
    sys.exit(1 if failed else 0)


main()
