"""What is run to see how faults are borne, and what may be there afterwards.

After each run the old file is as it was or the new one complete, no temporary file is left, the code is one that is
documented, and what is said begins with the name of the tool.
"""
import base64
import collections
import contextlib
import functools
import os
import pathlib
import re
import shutil
import signal
import subprocess
import time

TOOL = os.environ["TREEDIAGRAM"]
CODES = {0, 1, 64, 65, 66, 71, 73, 74}
TREE = "Plan\n  Kitchen\n    Stove\n  Hall\n"
PAGE = "# Plan\n\n```treediagram\nPlan\n  Hall\n```\n"

# What is run, the files that it writes, and what may be in them when it has failed.
Scene = collections.namedtuple("Scene", "words outputs")
SCENES = [
    Scene(["tree.txt", "-o", "old.svg"], ["old.svg"]),
    Scene(["tree.txt", "-o", "new.svg"], ["new.svg"]),
    Scene(["tree.txt", "-o", "old.svg", "--check"], ["old.svg"]),
    Scene(["tree.txt"], []),
    Scene(["tree.txt", "-o", "pair.svg", "--embed=pair"], ["pair.svg", "pair-dark.svg"]),
    Scene(["tree.txt", "other.txt", "--output-dir", "all"], ["all/tree.svg", "all/other.svg"]),
    Scene(["--markdown", "page.md"], ["page.md", "diagrams/page-1.svg"]),
    Scene(["tree.txt", "--like", "before.svg", "-o", "old.svg"], ["old.svg"]),
    Scene(["tree.txt", "--font-file", "tiny.ttf", "--embed=font", "-o", "old.svg"], ["old.svg"]),
    Scene(["tree.txt", "--watch", "-o", "old.svg"], ["old.svg"]),
]


class Wrong(Exception):
    pass


@functools.cache
def materials():
    """A font, and a picture that was drawn before."""
    tests = pathlib.Path(__file__).parents[2] / "treediagramTests/Support/TinyFont.swift"
    font = base64.b64decode(re.search('"""(.*?)"""', tests.read_text(), re.DOTALL)[1].replace("\\", ""))
    picture = subprocess.run([TOOL], input=TREE.encode(), stdout=subprocess.PIPE, check=True).stdout
    return {"tiny.ttf": font, "before.svg": picture}


def furnish(folder):
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    (folder / "tree.txt").write_text(TREE)
    (folder / "other.txt").write_text("Other\n")
    (folder / "old.svg").write_text("<svg>old\n")
    (folder / "page.md").write_text(PAGE)
    for name, content in materials().items():
        (folder / name).write_bytes(content)


def contents(folder):
    """The bytes of all files by their paths."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def run(folder, words, *, before=(), closed=()):
    """Runs the tool.

    Args:
        folder: where it is run.
        words: what follows its name; with `--watch` it is ended when it has drawn, which is as if it were done.
        before: what runs it.
        closed: standard streams that are not open.
    """
    def close():
        for number in closed:
            os.close(number)

    process = subprocess.Popen(
        [*before, TOOL, *words], cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        preexec_fn=close if closed else None, start_new_session="--watch" in words)
    try:
        said = end_watching(process, 0.3 if 2 in closed else 1) if "--watch" in words else b""
        output, errors = process.communicate(timeout=30)
    except subprocess.TimeoutExpired:
        process.kill()
        raise Wrong(f"{' '.join(map(str, before))} {' '.join(words)} does not end")
    code = 0 if "--watch" in words and process.returncode == -signal.SIGTERM else process.returncode
    return subprocess.CompletedProcess(words, code, output, said + errors)


def end_watching(process, seconds):
    """Ends a run that watches when it has told what it drew, or what is wrong, or after some seconds."""
    os.set_blocking(process.stderr.fileno(), False)
    end = time.monotonic() + seconds
    said = b""
    # What strace says comes before it has started anything.
    while process.poll() is None and b"\n" not in re.sub(rb"(?m)^strace: .*\n", b"", said) and time.monotonic() < end:
        said += process.stderr.read() or b""
        time.sleep(0.002)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGTERM)
    os.set_blocking(process.stderr.fileno(), True)
    return said


def look(folder, scene, done, good, what):
    """Holds what is left and said after a run against what may be."""
    start, end = good["start"], good["end"]
    left = contents(folder)
    errors = re.sub("(?m)^strace: .*\n", "", done.stderr.decode(errors="replace"))
    if done.returncode not in CODES:
        raise Wrong(f"{what}: ends with {done.returncode}: {errors[:500]}")
    if done.returncode and errors and not errors.startswith("treediagram: ") and "--check" not in scene.words:
        raise Wrong(f"{what}: says {errors[:200]!r}")
    for name, content in left.items():
        if name not in start and name not in scene.outputs:
            raise Wrong(f"{what}: leaves {name}")
        if content not in (start.get(name), end.get(name)):
            raise Wrong(f"{what}: {name} is neither as it was nor as it should be: {content[:60]!r}")
    for name in start:
        if name not in left:
            raise Wrong(f"{what}: {name} is gone")
    if done.returncode == 0 and done.stdout != good["output"]:
        raise Wrong(f"{what}: prints {done.stdout[:60]!r}, and says that all went well")
    if done.returncode == 0 and left != end and "--watch" not in scene.words:
        raise Wrong(f"{what}: {sorted(end)} is not all there, and it says that all went well")


def sound(folder, scene):
    """What a run without faults finds, leaves and prints."""
    furnish(folder)
    start = contents(folder)
    done = run(folder, scene.words)
    return {"start": start, "end": contents(folder), "output": done.stdout}
