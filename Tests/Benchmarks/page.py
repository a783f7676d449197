"""docs/performance.md, made of what was measured."""
import os
import platform
import re
import textwrap

from goals import NAMES, goals
from show import amount, count, factor, megabytes, seconds, table

PAGE = """# Performance

How long `treediagram` takes for small and large trees, how much memory it needs, and how others compare.
`Tests/Benchmarks/run` has measured all this and written this page, on a machine with {machine}, {load}. Elsewhere the
times differ; the ratios are much the same.

A tree of ten nodes is drawn in {smallest}, and one of {largest} nodes in {longest}, with {memory} of memory.
{growth}

## Drawing

{drawing}
The trees are outlines: random ones of up to 14 levels, with labels of one to three words. The time is that of the whole
process, from its start until the last byte of the picture has gone through a pipe; the memory is its greatest at any
moment. The time a node is left out where it would mostly be that of starting the process. The last column says how many
times as long as `cat` this takes, when `cat` writes the finished picture into such a pipe.

## Compared with others

{compared}
In brackets is how many times as long as `treediagram` each takes for the same tree.

{peers}

## Trees of other shapes

{shapes}
The chain is nested JSON, as an outline that deep would be mostly spaces; the others are outlines.

## Reading

Nested JSON of {json_size} with {json_nodes} nodes is read in {json_time}, which is {json_rate} MB a second, with
{json_memory} of memory, {json_times} times the text. This is the time of the whole process with `--max-depth 0`, which
reads everything and draws the root.

## Goals

What is to be true, whether or not it is yet. A ratio below 1 is for less time than what it is compared with.

{goals}
## Where the time goes

Instructions for each node of a random tree of 10,000, in all 12,700; `Tests/Checks/instructions --profile` lists them by
function. Their number is the same on a busy machine; it is not counted anew with this page.

| what | instructions |
|---|---:|
| reading the outline | 900 |
| lowering: an element and three annotations for a node, one or two more elements if it has children, and guides | 3,200 |
| sizing | 2,100 |
| placing | 200 |
| preferences, and edges made of them | 2,300 |
| painting: what when, in which layer | 1,200 |
| counting styles | 300 |
| writing: eleven numbers, two hundred bytes; half of it on a second thread | 2,000 |
| starting the process, memory, the rest | 500 |

JSON takes 1,350 to read. What made the most difference, most first:

- Fewer elements: what has no part in layout is an annotation, and a row around one child whose size cannot change is left
  out. Memory is cleared by the system before its first use, which takes a fifth of the time; so fewer bytes are less
  work, even if nobody reads them.
- No closures and no arrays of their own for a node: all nodes share the closures of preferences, which are given a number
  that tells nodes apart, and a list of one frame is no array. Counting references and allocating were most of lowering.
  What is the same for all nodes is made once.
- Numbers of eight digits in one word (`DecimalNumber`), constant text with one check for room, and no values made of
  items: the writer visits what the layout left behind.
- Large arrays get room at once, since growing one clears as much again, in large pages (`preferLargePages`), which another
  thread has cleared while this one fills those before (`clearAhead`).
- No checks for conflicting accesses in what is asked for each node (`DirectCell`, an arena that cannot be copied).
- Answers that are known without asking: guides that are set nowhere, a stack's own guide, all that wrappers take from
  inside.
- Nothing is given back at the end, and small tables have no dictionary (`InternTable`), which costs the runtime a search
  of all conformances when it is first made.
- The release is linked statically where the C library is there as an archive (`Tests/Checks/release-build`): without
  looking for shared libraries, the tool starts in half the time.

## Measuring again

On a machine that does nothing else:

```sh
Tests/Benchmarks/run
```

This builds the release, makes the trees, measures for about five minutes, and writes this page. The figures are
medians of the runs: {runs} for each tree, {short_runs} for those of up to 1,000 nodes, and fewer for a peer that has
had 20 seconds. `Tests/Benchmarks/run --quick` measures trees of up to 100,000 nodes once, and only prints the page.
Peers that are not installed are named and left out.

Whether a change makes the tool slower shows without a quiet machine in the number of instructions that it executes:
`Tests/Checks/instructions` counts them for a tree of 10,000 nodes, and fails if there are 5 % more or fewer than
recorded.
"""


def machine():
    """What was measured on. The model's name is told by Linux only."""
    model = platform.machine()
    if os.path.exists("/proc/cpuinfo"):
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            found = re.search(r"^model name\s*:\s*(.*)$", file.read(), re.MULTILINE)
        model = found[1] if found else model
    cores = os.cpu_count()
    return f"{cores} core{'s' if cores != 1 else ''} ({model}) and {platform.system()}"


def load(before):
    """Whether the machine was quiet, by the number of processes that were running, on average, before the start."""
    return "which did nothing else" if before < 0.5 else f"which was busy with other programs (a load of {before:.1f})"


def growth(results):
    ours = results.random
    tenth = results.largest // 10
    times = ours[results.largest].seconds / ours[tenth].seconds
    return (f"From {count(tenth)} to {count(results.largest)} nodes, ten times as many, "
            f"the time grows {times:.1f} times.")


def drawing(results):
    rows = [
        [count(nodes), seconds(ours.seconds), a_node(ours, nodes), megabytes(ours.memory), megabytes(ours.size),
         factor(ours.seconds / results.copied[nodes].seconds)]
        for nodes, ours in results.random.items()
    ]
    return table(["nodes", "time", "a node", "memory", "picture", "compared with `cat`"], rows)


def a_node(ours, nodes):
    """Nanoseconds for each node; in a small tree, it would be the time that starting the process takes."""
    return f"{amount(ours.seconds / nodes * 1e9)} ns" if nodes >= 1000 else ""


def compared(results):
    if not results.installed:
        return ""
    names = [peer.name for peer in results.installed]
    heads = [f"{peer.name} {peer.version}" for peer in results.installed]
    rows = [
        [count(nodes), seconds(ours.seconds), *[compared_with(name, nodes, results) for name in names]]
        for nodes, ours in results.random.items()
    ]
    return table(["nodes", "`treediagram`", *heads], rows)


def compared_with(name, nodes, results):
    if name not in results.others[nodes]:
        return "not run"
    other = results.others[nodes][name]
    return f"{seconds(other.seconds)} ({factor(results.ratio(nodes, name))})" if other else "failed"


def about_peers(results):
    lines = [f"- **{peer.name}** {peer.does}.{limit(peer, results)}" for peer in results.installed]
    lines += [f"- **{peer.name}** was not installed, and so not measured (`{peer.get}`)." for peer in results.missing]
    return "\n".join(lines)


def limit(peer, results):
    return f" More than {count(peer.largest)} nodes take it too long." if peer.largest < results.largest else ""


def shapes(results):
    every = {"random": (results.largest, results.random[results.largest], results.copied[results.largest])}
    rows = [
        [NAMES.get(name, name), count(nodes), seconds(ours.seconds), a_node(ours, nodes), megabytes(ours.memory),
         megabytes(ours.size), factor(ours.seconds / copied.seconds)]
        for name, (nodes, ours, copied) in (every | results.shapes).items()
    ]
    return table(["shape", "nodes", "time", "a node", "memory", "picture", "compared with `cat`"], rows)


def goal_rows(results):
    rows = [[what, allowed, found, "yes" if met else "not yet"] for what, allowed, found, met in goals(results)]
    return table(["what", "goal", "measured", "met"], rows)


def wrapped(paragraph):
    """A paragraph or a list, in lines as long as those of the other pages; tables and code as they are."""
    if re.match(r"[|#`]", paragraph):
        return paragraph
    items = re.split(r"\n(?=- )", paragraph)
    return "\n".join(
        textwrap.fill(" ".join(item.split()), 120, subsequent_indent="  " * item.startswith("- "), break_on_hyphens=False,
                      break_long_words=False)
        for item in items)


def text(results, load_before):
    smallest, largest = results.random[10], results.random[results.largest]
    page = PAGE.format(
        machine=machine(), load=load(load_before), smallest=seconds(smallest.seconds), largest=count(results.largest),
        longest=seconds(largest.seconds), memory=megabytes(largest.memory), growth=growth(results),
        drawing=drawing(results), compared=compared(results), peers=about_peers(results), shapes=shapes(results),
        json_size=megabytes(results.json_size), json_nodes=count(results.largest * 7 // 2),
        json_time=seconds(results.json.seconds), json_memory=megabytes(results.json.memory),
        json_times=f"{results.json.memory / results.json_size:.1f}",
        json_rate=amount(results.json_size / results.json.seconds / 1e6), goals=goal_rows(results),
        runs=results.runs, short_runs=results.runs * 5)
    return "\n\n".join(map(wrapped, re.split(r"\n\n+", page.strip()))) + "\n"
