"""Counts the instructions for inputs of n, 2 n and 4 n parts, and compares how they grow with n log n."""

import math
import os
import pathlib
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

from growth_inputs import ALIGNMENTS, DIRECTIONS, EDGES, LAYOUTS, OPTIONS, READERS, SHAPES, comb, roots, zigzag

TOOL = os.environ["TREEDIAGRAM"]
RECORD = pathlib.Path(__file__).parent.parent / "growth.txt"
# By how much more than n log n the work may grow, as tables and lists are enlarged now and then.
TOLERANCE = 1.25
# Fewer instructions than these are hidden by those of the start, and many take long.
ENOUGH, PLENTY, LARGEST = 30e6, 120e6, 256_000
# The same machine code on every machine of one architecture; see the check `instructions`.
ENVIRONMENT = {
    "SWIFT_DETERMINISTIC_HASHING": "1",
    "GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX512F,-AVX512VL,-AVX2,-AVX,-AVX_Fast_Unaligned_Load,-BMI1,-BMI2,-ERMS,-FSRM,"
    "-SSE4_2,-SSE4_1,-SSSE3:glibc.cpu.x86_non_temporal_threshold=0xf000000",
}


def rows():
    """The names of all inputs, the words that they are drawn with, and what makes them."""
    for kind, name, make in READERS:
        yield f"read {kind}: {name}", f"--from {kind} --layout rows", make
    for layout in LAYOUTS:
        for shape, make in SHAPES.items():
            yield f"arrange {shape}: --layout {layout}", f"--layout {layout}", make
    for layout in LAYOUTS:
        for direction in DIRECTIONS:
            yield f"arrange zigzag: --layout {layout} --direction {direction}", f"--layout {layout} --direction {direction}", zigzag
        for form in EDGES:
            yield f"arrange comb: --layout {layout} --edges {form}", f"--layout {layout} --edges {form}", comb
    for rule in ALIGNMENTS:
        yield f"arrange zigzag: --layout tidy --align {rule}", f"--layout tidy --align {rule}", zigzag
    for words, make in OPTIONS:
        name = make.__name__ if make.__name__ != "<lambda>" else "its own text"
        yield f"option {words}: {name}", words, make


class Refused(Exception):
    pass


def count(folder, words, make, n):
    """How many instructions an input of a size takes."""
    text = make(n)
    file = folder / f"{abs(hash((words, make, n)))}.{'md' if '--markdown' in words else 'in'}"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    old = file.with_suffix(".svg")
    values = {"{n}": n, "{half}": n // 2, "{last}": max(n // 2 - 1, 1), "{long}": "a" * min(n, 100_000), "{colons}": ":" * min(n, 100_000), "PICTURE": old}
    if "PICTURE" in words:
        subprocess.run([TOOL, file, "-o", old], check=True)
    for name, value in values.items():
        words = words.replace(name, str(value))
    log = file.with_suffix(".log")
    valgrind = ["valgrind", "--tool=exp-bbv", "--instr-count-only=yes", "--bb-out-file=/dev/null", "--vex-iropt-level=0"]
    done = subprocess.run(
        [*valgrind, f"--log-file={log}", TOOL, *words.split(" "), file], env={**ENVIRONMENT, "PATH": os.environ["PATH"]},
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    if done.returncode not in (0, 1, 64, 65):
        raise Refused(f"ends with {done.returncode}: {done.stderr[:300].decode(errors='replace')}")
    return sum(int(number) for number in re.findall(r"Total instructions: (\d+)", log.read_text()))


def allowed(n, factor):
    return factor * math.log(factor * n) / math.log(n) * TOLERANCE


def steps(counts):
    """How many times as much the second step adds as the first, which is twice as long: 2 in proportion, whatever is the same for
    all sizes."""
    first, second, third = counts
    return (third - second) / max(second - first, 1e6)


def measured(folder, row, n, factors, start):
    """The size, the instructions beyond those of the start for each factor, and how they grow; if there is no size, one
    is looked for."""
    _, words, make = row
    if n is None:
        n = 2000
        while count(folder, words, make, n) - start < ENOUGH and n < LARGEST:
            n *= 2
    counts = [max(count(folder, words, make, factor * n) - start, 1) for factor in factors]
    return n, counts, counts[-1] / max(counts[0], 1e6)


def told(name, n, counts, growth):
    return f"{name:80} {n:7} {' '.join(f'{count / 1e6:9.1f}' for count in counts)} {growth:6.2f}"


def recorded():
    """The lines that are recorded, by the names of the rows, and the sizes in them."""
    found = {}
    for line in RECORD.read_text().splitlines() if RECORD.exists() else []:
        match = re.match(r"((?:read|arrange|option) .*?) +(\d+)((?: +[\d.]+){4})?$", line)
        if match:
            found[match[1]] = (line, int(match[2]))
    return found


def chosen(mode, words, every, known):
    """The rows to measure."""
    if words:
        return [row for row in every if any(word in row[0] for word in words)]
    if mode != "--record" and set(known) != {name for name, *_ in every}:
        sys.exit("growth: the inputs are others than those in Tests/Checks/growth.txt; see Tests/Checks/growth --record")
    return every if mode in ("all", "--record") else every[::36]


def main():
    mode = next((word for word in sys.argv[1:] if word in ("all", "--record")), "")
    words = [word for word in sys.argv[1:] if word != mode]
    every, known = list(rows()), recorded()
    rows_to_do = chosen(mode, words, every, known)
    factors = (1, 2, 4)
    wrong, done = [], 0
    with tempfile.TemporaryDirectory() as place, ThreadPoolExecutor(os.cpu_count()) as pool:
        folder = pathlib.Path(place)
        start = count(folder, "--layout rows", roots, 1)

        def one(row):
            try:
                return row[0], measured(folder, row, known.get(row[0], (None, None))[1], factors, start)
            except Refused as error:
                return row[0], error

        for name, found in pool.map(one, rows_to_do):
            if isinstance(found, Refused):
                wrong.append(f"{name}: {found}")
                continue
            n, counts, growth = found
            line = told(name, n, counts, growth)
            done += 1
            if mode or words:
                print(line, flush=True)
            if growth > allowed(n, 4) and steps(counts) > allowed(2 * n, 2) and counts[-1] > ENOUGH:
                wrong.append(f"{line.strip()}: that is more than n log n")
            elif mode == "--record":
                known[name] = (line, n)
                lines = [known[row[0]][0] for row in every if row[0] in known]
                RECORD.write_text(HEAD + "".join(f"{line}\n" for line in lines))
    if wrong:
        sys.exit("\n".join(f"growth: {one}" for one in wrong))
    print(f"{done} of {len(every)} inputs take no more than n log n")


HEAD = """Millions of instructions beyond those of the start, for inputs of n, 2 n and 4 n parts, and how many times as many
4 n take as n. In proportion it is 4; with n log n, 4.7 at most. Zeros take no more than the start.

"""

main()
