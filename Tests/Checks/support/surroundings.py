"""Runs the tool where there is little of something, and where files and streams are not what one expects."""
import itertools
import os
import threading

from fault_scenes import SCENES, TOOL, Scene, Wrong, contents, furnish, look, run, sound

QUIET = ["strace", "-f", "-qqq", "-o", "/dev/null"]
BIG = "Root\n" + "".join(f"  Node {index}\n" for index in range(2000))


def limited(limit):
    return ["bash", "-c", f'ulimit {limit}; exec "$0" "$@"']


def little(folder, is_traced):
    """Gives little of something: each is enough, or told."""
    hidden = [*QUIET, "-P", "/proc/self/maps", "-e", "trace=openat", "-e", "inject=openat:error=EACCES"]
    threadless = [*QUIET, "-e", "trace=clone,clone3", "-e", "inject=clone,clone3:error=EAGAIN"]
    trials = {
        "a stack of 64 KiB": limited("-s 64"),
        "a stack of 192 KiB": limited("-s 192"),
        "8 descriptors": limited("-n 8"),
        "files of 1 KiB": limited("-f 1"),
    }
    if is_traced:
        trials["no words"] = hidden
        trials["no threads"] = threadless
        trials["no threads and a stack of 192 KiB"] = [*limited("-s 192"), *threadless]
    count = 0
    for scene in SCENES:
        good = sound(folder, scene)
        for what, before in trials.items():
            furnish(folder)
            look(folder, scene, run(folder, scene.words, before=before), good, f"{what}: {' '.join(scene.words)}")
            count += 1
    for what in ("a stack of 64 KiB", "no threads"):
        if what in trials:
            enough(folder, what, trials[what])
    if is_traced:
        done = run(folder, ["--version"], before=hidden)
        if done.returncode != 71 or done.stdout:
            raise Wrong(f"without its words it ends with {done.returncode} and prints {done.stdout[:60]!r}")
    return count


def enough(folder, what, before):
    """Runs what must not fail: it is merely slower, or elsewhere."""
    for words in (["big.txt"], ["--width", "300", "--legend", "--color-by", "depth", "big.txt"], ["tree.txt", "other.txt", "--output-dir", "all"]):
        furnish(folder)
        (folder / "big.txt").write_text(BIG)
        done = run(folder, words, before=before)
        if done.returncode:
            raise Wrong(f"{what}: {' '.join(words)} ends with {done.returncode}: {done.stderr[:200]}")


def streams(folder):
    """Closes standard streams, all ways to do so: nothing comes into a file that takes their place."""
    scenes = [*SCENES, Scene(["tree.txt", "--report", "json", "-o", "old.svg"], ["old.svg"]),
              Scene(["tree.txt", "other.txt", "--output-dir", "all", "--report", "json"], ["all/tree.svg", "all/other.svg"]),
              Scene(["-", "-o", "old.svg"], ["old.svg"])]
    count = 0
    for scene in scenes:
        good = sound(folder, scene)
        for number in range(1, 4):
            for closed in itertools.combinations(range(3), number):
                furnish(folder)
                done = run(folder, scene.words, closed=closed)
                what = f"without the streams {closed}: {' '.join(scene.words)}"
                printed = good if 1 not in closed else {**good, "output": b""}
                look(folder, scene, done, printed, what)
                if 1 in closed and good["output"] and done.returncode == 0:
                    raise Wrong(f"{what}: prints into nothing, and says that all went well")
                count += 1
    return count


def special_files(folder):
    """Reads and writes what is no plain file."""
    furnish(folder)
    picture = run(folder, ["tree.txt"]).stdout
    os.mkfifo(folder / "in.fifo")
    os.mkfifo(folder / "out.fifo")
    os.symlink("old.svg", folder / "link.svg")
    os.symlink("new.svg", folder / "dangling.svg")
    os.symlink("loop.svg", folder / "loop.svg")
    os.symlink("tree.txt", folder / "link.txt")
    (folder / "folder").mkdir()
    trials = [  # The words, the code, and the file with the picture.
        (["tree.txt", "-o", "/dev/full"], 74, None),
        (["tree.txt", "-o", "/dev/null"], 0, None),
        (["/dev/null"], 65, None),
        (["/dev/full"], 65, None),
        (["/dev/zero"], 65, None),
        (["folder"], 66, None),
        (["loop.svg"], 66, None),
        (["dangling.svg"], 66, None),
        (["tree.txt", "-o", "folder"], 73, None),
        (["tree.txt", "-o", "loop.svg"], 73, None),
        (["tree.txt", "-o", "tree.txt/a.svg"], 73, None),
        (["tree.txt", "-o", "nowhere/a.svg"], 73, None),
        (["tree.txt", "-o", "link.txt"], 73, None),
        (["tree.txt", "-o", "link.svg"], 0, "old.svg"),
        (["tree.txt", "-o", "dangling.svg"], 0, "new.svg"),
        (["link.txt", "-o", "old.svg"], 0, "old.svg"),
    ]
    for words, code, file in trials:
        (folder / "old.svg").write_text("<svg>old\n")
        names = set(os.listdir(folder))
        done = run(folder, words)
        what = " ".join(words)
        if done.returncode != code or set(os.listdir(folder)) - names - {file}:
            raise Wrong(f"{what} ends with {done.returncode} and leaves {os.listdir(folder)}: {done.stderr[:200]}")
        if file and (folder / file).read_bytes() != picture:
            raise Wrong(f"{what}: the picture is not in {file}")
    pipes(folder, picture)
    return len(trials) + 2


def pipes(folder, picture):
    """Reads a pipe that has a name, and writes to another."""
    writer = threading.Thread(target=lambda: (folder / "in.fifo").write_bytes((folder / "tree.txt").read_bytes()))
    writer.start()
    done = run(folder, ["in.fifo"])
    writer.join()
    if done.stdout != picture:
        raise Wrong(f"a pipe is read as {done.stdout[:60]}: {done.stderr[:200]}")
    found = []
    reader = threading.Thread(target=lambda: found.append((folder / "out.fifo").read_bytes()))
    reader.start()
    done = run(folder, ["tree.txt", "-o", "out.fifo"])
    reader.join()
    if found != [picture]:
        raise Wrong(f"a pipe is written as {found}: {done.stderr[:200]}")


# What is mounted, then run; what is left is printed.
MOUNTED = {
    "a file that is mounted": ("mount --bind outside.svg old.svg", "old.svg", {0}),
    "a full disk": ("mkdir disk; mount -t tmpfs -o size=64k none disk; cp old.svg disk", "disk/old.svg", {74}),
    "a disk to read from": (
        "mkdir disk; mount -t tmpfs none disk; cp old.svg disk; mount -o remount,ro disk", "disk/old.svg", {73}),
    "a folder to read from": ("mkdir disk; cp old.svg disk; mount --bind disk disk; mount -o remount,bind,ro disk", "disk/old.svg", {73}),
}


def mounted(folder):
    """Writes where the disk is full, or cannot be written to, and into a file that a container has from outside."""
    count = 0
    for what, (mount, target, codes) in MOUNTED.items():
        furnish(folder)
        (folder / "outside.svg").write_text("<svg>outside\n")
        (folder / "big.txt").write_text(BIG)
        script = f'set -e; {mount}; set +e; "$0" big.txt -o {target}; code=$?; ls -A $(dirname {target}) >names; cp {target} left; exit $code'
        done = run(folder, [], before=["unshare", "-rm", "bash", "-c", script])
        if b"unshare:" in done.stderr or b"mount:" in done.stderr:
            return None
        left = (folder / "left").read_text()
        names = (folder / "names").read_text()
        is_whole = left.endswith("</svg>\n") if done.returncode == 0 else left == "<svg>old\n"
        if done.returncode not in codes or not is_whole or ".tmp" in names:
            raise Wrong(f"{what}: ends with {done.returncode}, leaves {left[:60]!r} among {names.split()}: {done.stderr[:200]}")
        count += 1
    return count


def look_at_all(folder, is_traced):
    count = mounted(folder)
    told = "NOT LOOKED AT: full disks, and files that are mounted, as nothing can be mounted here"
    print(f"{count} disks and files that are mounted are written to or told" if count else told, flush=True)
    print(f"{special_files(folder)} links, pipes and devices are read and written, or told", flush=True)
    print(f"{streams(folder)} runs without standard streams write nothing where it does not belong", flush=True)
    print(f"{little(folder, is_traced)} runs with little of something draw, or tell", flush=True)
