"""Makes system calls fail and sends signals, one at a time, and looks at what is left and said.

After each run the old file is as it was or the new one complete, no temporary file is left, the code is one that is
documented, and what is said begins with the name of the tool.
"""
import collections
import os
import pathlib
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor

from fault_scenes import SCENES, TOOL, Scene, Wrong, contents, furnish, look, run, sound
import surroundings

RUNS = int(os.environ.get("RUNS", "120"))
SEED = int(os.environ.get("SEED", "1"))

# The calls that the tool makes itself, and what they may fail with.
ERRORS = {
    "openat": ["EACCES", "EMFILE", "ENOENT", "ENOSPC", "EROFS", "EINTR"],
    "read": ["EIO", "EINTR", "EAGAIN"],
    "write": ["ENOSPC", "EIO", "EDQUOT", "EPIPE", "EINTR"],
    "close": ["EIO", "EINTR", "ENOSPC"],
    "fsync": ["EIO", "EINVAL", "ENOSPC"],
    "rename": ["EACCES", "EBUSY", "EXDEV", "ENOSPC"],
    "unlink": ["EACCES"],
    "mkdir": ["EACCES", "ENOSPC"],
    "newfstatat": ["EACCES", "ENOENT", "EIO"],
    "fstat": ["EIO"],
    "access": ["EACCES", "EROFS"],
    "faccessat2": ["EACCES", "EROFS"],
    "readlink": ["EINVAL", "ELOOP"],
    "fchmod": ["EPERM"],
    "fchown": ["EPERM"],
    "getcwd": ["ENOENT"],
    "poll": ["EINTR"],
    "pipe2": ["EMFILE"],
    "clone3": ["EAGAIN"],
    "clone": ["EAGAIN"],
    "prlimit64": ["EPERM"],
    "rt_sigprocmask": ["EINVAL"],
    "rt_sigaction": ["EINVAL"],
    "inotify_init1": ["EMFILE"],
    "inotify_add_watch": ["ENOSPC"],
    "madvise": ["EINVAL"],
    "sysinfo": ["EPERM"],
    "getxattr": ["EIO"],
    "fsetxattr": ["ENOSPC"],
    "fremovexattr": ["EPERM"],
    "fallocate": ["ENOSPC", "EOPNOTSUPP"],
    "ftruncate": ["EIO"],
    "lseek": ["EINVAL"],
}


def calls(folder, scene):
    """How often a run makes each call, those before the tool itself begins included, which are counted apart."""
    furnish(folder)
    log = folder.parent / "strace.log"
    run(folder, scene.words, before=["strace", "-f", "-qqq", "-o", log, "-e", "trace=all"])
    counts, first = collections.Counter(), {}
    begun = False
    for line in log.read_text(errors="replace").splitlines():
        match = re.match(r"(?:\d+ +)?(\w+)\(", line)
        if not match:
            continue
        begun = begun or "/proc/self/maps" in line
        counts[match[1]] += 1
        if begun:
            first.setdefault(match[1], counts[match[1]])
    if not begun:
        raise Wrong("it cannot be seen where the tool itself begins")
    return counts, first


def faults(place):
    """Makes each call of each run fail; as many runs at a time as there are cores, each in a folder of its own."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return sum(pool.map(lambda number: faults_of(place / str(number) / "work", SCENES[number]), range(len(SCENES))))


def faults_of(folder, scene):
    count = 0
    folder.parent.mkdir()
    good = sound(folder, scene)
    counts, first = calls(folder, scene)
    for call, errors in ERRORS.items():
        if call == "rt_sigprocmask" and "--watch" in scene.words:
            continue  # Only a signal ends it, so it cannot do without them.
        for index in range(first.get(call, counts[call] + 1), counts[call] + 1):
            for error in errors:
                furnish(folder)
                what = f"{' '.join(scene.words)}: {call} number {index} fails with {error}"
                tracing = ["strace", "-f", "-qqq", "-o", "/dev/null", "-e", f"trace={call}"]
                done = run(folder, scene.words, before=[*tracing, "-e", f"inject={call}:error={error}:when={index}"])
                look(folder, scene, done, good, what)
                count += 1
    return count


def signals(folder):
    """Ends runs at random moments: nothing is left half-written, and no temporary file."""
    chance = random.Random(SEED)
    scene = Scene(["big.txt", "-o", "old.svg"], ["old.svg"])
    big = "Root\n" + "".join(f"  Node {index}\n" for index in range(60_000))
    kinds = [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGUSR1, signal.SIGALRM, signal.SIGXCPU, signal.SIGVTALRM]
    furnish(folder)
    (folder / "big.txt").write_text(big)
    start = contents(folder)
    begun = time.monotonic()
    run(folder, scene.words)
    length = time.monotonic() - begun
    end = contents(folder)
    ended = 0
    for _ in range(RUNS):
        kind = chance.choice(kinds)
        (folder / "old.svg").write_bytes(start["old.svg"])
        process = subprocess.Popen([TOOL, *scene.words], cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        time.sleep(chance.uniform(0, 1.2 * length))
        process.send_signal(kind)
        process.communicate()
        left = contents(folder)
        if process.returncode not in (0, -kind) or left not in (start, end):
            raise Wrong(f"{kind.name}: ends with {process.returncode}, leaves {sorted(set(left) - set(start))}")
        ended += process.returncode != 0
    return ended


def memory(folder):
    """Gives ever more memory, until there is enough."""
    scene = Scene(["--from", "outline", "many.txt", "-o", "old.svg"], ["old.svg"])
    furnish(folder)
    (folder / "many.txt").write_text("Root\n" + "".join(f"  Node {index}\n" for index in range(200_000)))
    start = contents(folder)
    codes = collections.Counter()
    for megabytes in range(60, 400, 10):
        (folder / "old.svg").write_bytes(start["old.svg"])
        limited = f'ulimit -v {megabytes * 1024}; exec "$0" "$@"'
        done = run(folder, scene.words, before=["bash", "-c", limited])
        left = contents(folder)
        if done.returncode in (127, 134) and b"treediagram:" not in done.stderr:
            continue  # The system's loader or the runtime had too little to begin.
        if done.returncode not in (0, 71) or set(left) != set(start):
            raise Wrong(f"{megabytes} MB: ends with {done.returncode}, leaves {sorted(left)}: {done.stderr[:300]}")
        if done.returncode and left != start:
            raise Wrong(f"{megabytes} MB: ends with {done.returncode}, and the old file is another")
        codes[done.returncode] += 1
    if not codes[0] or not codes[71]:
        raise Wrong(f"memory neither suffices nor runs out: {codes}")
    return codes[71]


def access(folder):
    """Looks at what a run opens and asks of the system: nothing but what the command line names."""
    allowed = re.compile(r"/proc/self/maps|/sys/devices/system/cpu/")  # The words, and how many cores there are.
    seen = 0
    for scene in SCENES:
        furnish(folder)
        log = folder.parent / "strace.log"
        run(folder, scene.words, before=["strace", "-f", "-qqq", "-o", log, "-e", "trace=%file,%network,%process"])
        named = {*scene.words, *scene.outputs, *map(os.path.dirname, scene.outputs), "."}
        lines = log.read_text(errors="replace").splitlines()
        begun = next(index for index, line in enumerate(lines) if "/proc/self/maps" in line)
        for line in lines[begun:]:
            match = re.match(r"(?:\d+ +)?(\w+)\((.*)", line)
            if not match or match[1] in ("exit_group", "exit", "clone3", "clone", "rt_sigreturn", "wait4"):
                continue
            path = re.search(r'"([^"]*)"', match[2])
            if match[1] in ("socket", "connect", "execve", "fork", "vfork") or path is None and match[1] == "openat":
                raise Wrong(f"{' '.join(scene.words)}: {line}")
            if path is None or not path[1] or allowed.search(path[1]) or os.path.normpath(path[1]) in named:
                continue
            if not re.fullmatch(r"(.*/)?\.[^/]+\.tmp", path[1]):
                raise Wrong(f"{' '.join(scene.words)} looks at {path[1]}: {line}")
            seen += 1
    return seen


def can_trace():
    """Whether this system lets a process be looked at; some containers do not, and say so in a message of strace."""
    return subprocess.run(["strace", "-o", "/dev/null", "true"], stderr=subprocess.DEVNULL).returncode == 0


def main():
    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place) / "work"
        try:
            surroundings.look_at_all(folder, is_traced := can_trace())
            if is_traced:
                access(folder)
                print("nothing is opened but what the command line names", flush=True)
                print(f"{faults(folder.parent)} calls that fail leave nothing behind, and are told", flush=True)
            else:
                print("NOT LOOKED AT: calls that fail, and what is opened, as no process can be traced here", flush=True)
            print(f"{memory(folder)} times memory runs out, in words", flush=True)
            print(f"{signals(folder)} of {RUNS} signals ended a run and left nothing behind (SEED={SEED})", flush=True)
        except Wrong as wrong:
            sys.exit(f"faults: {wrong}")


main()
