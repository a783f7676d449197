"""Runs the targets of Tests/Fuzzing; Tests/Checks/fuzz says how."""

import argparse
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time

TOP = pathlib.Path(__file__).resolve().parents[3]
SUPPORT = TOP / "Tests/Checks/support"
WORK = TOP / ".build/fuzz"
FINDINGS = TOP / "Tests/Fuzzing/Findings"

# How often each target is executed where nobody says for how long, and the longest inputs that are made.
TARGETS = {
    "outline": (700, 600), "json": (1500, 600), "data": (700, 600), "heap": (2500, 400), "tree": (700, 600),
    "paths": (700, 600), "markdown": (800, 600), "brackets": (600, 600), "newick": (700, 600), "table": (1500, 600),
    "mindmap": (700, 600), "recognition": (2500, 600), "fonts": (20000, 4096), "command": (2000, 400),
    "markdown-mode": (2000, 1500), "old-pictures": (1500, 4096), "pictures": (500, 400),
}
ENVIRONMENT = {**os.environ, "SWIFT_BACKTRACE": "enable=no", "ASAN_OPTIONS": "detect_leaks=0"}


def build(kind):
    begin = time.monotonic()
    done = subprocess.run([SUPPORT / "fuzz-build", kind], stdout=subprocess.PIPE, text=True)
    if done.returncode != 0:
        sys.exit("fuzz: the targets cannot be built; clang's fuzzer must be a part of the Swift toolchain")
    print(f"built in {time.monotonic() - begin:.0f} s")
    return done.stdout.strip()


def call(program, target, arguments, log):
    """Runs the fuzzer; returns whether all was well."""
    with open(log, "w") as file:
        return subprocess.run(
            [program, "-timeout=10", "-rss_limit_mb=2048", "-detect_leaks=0", *map(str, arguments)], stdin=subprocess.DEVNULL,
            stdout=file, stderr=file, env={**ENVIRONMENT, "FUZZ_TARGET": target}).returncode == 0


def show(log, found):
    text = log.read_text(errors="replace")
    problems = re.findall(r"^PROBLEM: .*(?:\n(?!==|PROBLEM).*)*", text, re.M)[:5]
    print("\n".join(problems) or "\n".join(text.splitlines()[-40:]))
    for path in found:
        content = path.read_bytes()
        print(f"{path.relative_to(TOP)}, {len(content)} bytes:\n  {content.hex(' ')}\n  {content!r}")


def run(program, target, minutes):
    """Runs one target; returns whether nothing was found."""
    executions, longest = TARGETS[target]
    seeds, words, found = WORK / "seeds" / target, WORK / f"{target}.dict", WORK / "found" / target
    corpus = WORK / "corpus" / target if minutes else WORK / "short" / target
    if not minutes:
        shutil.rmtree(corpus, ignore_errors=True)
    for folder in (corpus, found):
        folder.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(seeds, ignore_errors=True)
    subprocess.run([sys.executable, "-B", SUPPORT / "fuzz_seeds.py", target, seeds, words], check=True)
    log = WORK / f"{target}.log"
    past = sorted((FINDINGS / target).glob("*"))
    if past and not call(program, target, past, log):
        print(f"{target}: one of these is wrong again: {', '.join(path.name for path in past)}")
        show(log, [])
        return False
    known = set(found.iterdir())
    begin = time.monotonic()
    length = [f"-max_total_time={minutes * 60}"] if minutes else [f"-runs={executions}", "-seed=1"]
    good = call(
        program, target, [*length, f"-max_len={longest}", f"-dict={words}", f"-artifact_prefix={found}/", corpus, seeds], log)
    states = re.findall(r"#(\d+)\s.*?cov: (\d+).*?corp: (\d+)", log.read_text(errors="replace"))
    count, edges, size = states[-1] if states else (0, 0, 0)
    print(
        f"{target:14} {count:>9} executions {time.monotonic() - begin:6.0f} s {edges:>7} edges {size:>6} inputs"
        f"{f' {len(past)} past findings' if past else ''}", flush=True)
    if not good:
        print(f"{target}: something is wrong")
        show(log, sorted(set(found.iterdir()) - known))
    return good


def main():
    parser = argparse.ArgumentParser(prog="Tests/Checks/fuzz")
    parser.add_argument("--minutes", type=int, default=0, metavar="N", help="run each target for so long")
    parser.add_argument("targets", nargs="*", metavar="TARGET", help=", ".join(TARGETS))
    arguments = parser.parse_args()
    unknown = [name for name in arguments.targets if name not in TARGETS]
    if unknown:
        parser.error(f"there is no target {unknown[0]}")
    program = build("thorough" if arguments.minutes else "quick")
    results = [run(program, target, arguments.minutes) for target in arguments.targets or TARGETS]
    if not all(results):
        sys.exit("fuzz: something was found, see above; keep what mends it with the input in Tests/Fuzzing/Findings")


main()
