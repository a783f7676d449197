"""Tells stories of commits, with the hooks of this repository run by pre-commit.

A story changes files and commits; where the hooks refuse, it does what they tell, as a shell takes it, and commits again.
Whatever comes of it, each commit is looked at: every tree has its picture, as the tool draws it by itself, and no picture is
without a tree. Each story is told with the hooks that draw, and with those that check.
"""
import concurrent.futures
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile

TOP = pathlib.Path(__file__).resolve().parents[3]
TOOL = os.environ["TREEDIAGRAM"]
BIN = TOP / ".build/checks/bin"
PLAN = "Plan\n  Begin\n  End\n"
MANY_TRIES = 4


class Repository:
    """A repository with the hooks, in which a tree, its picture and a page are committed."""

    def __init__(self, folder, source, hooks, environment):
        self.folder, self.environment, self.said = folder, environment, ""
        self.draws = hooks[0] == "treediagram"
        folder.mkdir()
        ids = "".join(f"      - id: {hook}\n" for hook in hooks)
        revision = output(["git", "rev-parse", "HEAD"], source, environment).strip()
        self.write(".pre-commit-config.yaml", f"repos:\n  - repo: {source}\n    rev: {revision}\n    hooks:\n{ids}")
        self.write("docs/plan.tree.txt", PLAN)
        self.write("page.md", "# A page\n")
        self.write("notes.txt", "Nothing of a tree\n")
        self.run("git init --quiet && git add . && pre-commit install")
        self.draw("docs/plan.tree.txt")
        self.run("git add . && git commit --quiet --message Begin")

    def write(self, name, text):
        file = self.folder / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(text)

    def run(self, script):
        output(["sh", "-c", script], self.folder, self.environment)

    def draw(self, tree):
        self.run(f"treediagram --base . --output-dir . {tree}")

    def commit(self, words=""):
        """Commits what is staged; tells whether it was."""
        run = subprocess.run(
            f"git commit --message Change {words}", shell=True, cwd=self.folder, env=self.environment, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        self.said = run.stdout
        check_commit(self)
        return run.returncode == 0

    def told(self):
        """The commands that the hooks told, without those that repeat."""
        found = re.findall(r"(?:to draw it again|to remove these, too|to stage what is drawn): (.*)", self.said)
        return list(dict.fromkeys(found))

    def refuses(self, words=""):
        if self.commit(words):
            raise AssertionError(f"the hooks passed:\n{self.said}")

    def settle(self, may_be_empty=False):
        """Commits, and does what is told, until there is a commit, or nothing to commit."""
        for _ in range(MANY_TRIES):
            if self.commit() or (may_be_empty and "nothing to commit" in self.said):
                return
            commands = self.told()
            if not commands:
                raise AssertionError(f"nothing is told to do:\n{self.said}")
            for command in commands:
                self.run(command)
        raise AssertionError(f"there is still no commit:\n{self.said}")


def output(words, folder, environment):
    run = subprocess.run(words, cwd=folder, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if run.returncode:
        raise AssertionError(f"{shlex.join(map(str, words))}: {run.stdout}")
    return run.stdout


def assert_in(text, said):
    if text not in said:
        raise AssertionError(f"{text} is not told:\n{said}")


# What must hold of every commit


def check_commit(repository):
    """Holds all that is committed against what the tool draws of it, one tree at a time."""
    with tempfile.TemporaryDirectory() as folder:
        output(["git", "clone", "--quiet", repository.folder, folder], folder, repository.environment)
        top = pathlib.Path(folder)
        pictures = {}
        for tree in sorted(top.rglob("*.tree.*")):
            if tree.suffix != ".svg":
                if pictures.setdefault(tree.with_suffix(".svg"), tree) != tree:
                    raise AssertionError(f"two trees are committed for a picture: {tree.name}")
        for picture, tree in pictures.items():
            drawn = subprocess.run([TOOL, tree], check=True, stdout=subprocess.PIPE).stdout
            if not picture.exists() or picture.read_bytes() != drawn:
                raise AssertionError(f"a commit has no current {picture.name}:\n{repository.said}")
        for picture in top.rglob("*.tree.svg"):
            if picture not in pictures:
                raise AssertionError(f"a commit has {picture.name} without a tree:\n{repository.said}")
        output([TOOL, "--markdown", "--check", *top.rglob("*.md")], folder, repository.environment)


# The stories


def new_tree(repository):
    repository.write("docs/new one.tree.txt", PLAN)
    repository.run("git add .")
    repository.refuses()
    repository.settle()


def changed_tree(repository):
    repository.write("docs/plan.tree.txt", PLAN + "  More\n")
    repository.refuses("--all")
    repository.refuses("docs/plan.tree.txt")
    repository.run("git add docs/plan.tree.txt")
    repository.write("page.md", "# Not staged, and to stay so\n")
    repository.settle()
    left = output(["git", "status", "--porcelain"], repository.folder, repository.environment)
    if left != " M page.md\n":
        raise AssertionError(f"something else is staged, or left: {left}")


def deleted_tree(repository):
    repository.run("git rm --quiet docs/plan.tree.txt")
    repository.refuses()
    repository.settle()


def renamed_tree(repository):
    repository.run("git mv docs/plan.tree.txt 'docs/it'\\''s another.tree.txt'")
    repository.refuses()
    repository.settle()
    repository.run("git mv 'docs/it'\\''s another.tree.txt' docs/last.tree.txt")
    repository.settle()


def edited_picture(repository):
    repository.run("sed -i.old s/Begin/Start/ docs/plan.tree.svg && rm docs/plan.tree.svg.old && git add docs")
    repository.refuses()
    repository.settle(may_be_empty=True)
    repository.write("docs/plan.tree.svg", "Text of somebody\n")
    repository.run("git add docs")
    repository.refuses()
    if repository.draws:
        assert_in("'--force'", repository.said)
        repository.run("treediagram --base . --output-dir . docs/plan.tree.txt --force && git add docs")
    repository.settle(may_be_empty=True)
    repository.run("git rm --quiet docs/plan.tree.svg")
    repository.refuses()
    repository.settle(may_be_empty=True)


def half_a_change(repository):
    repository.write("docs/plan.tree.txt", PLAN + "  Staged\n")
    repository.run("git add docs/plan.tree.txt")
    repository.write("docs/plan.tree.txt", PLAN + "  Staged\n  Not staged\n")
    repository.draw("docs/plan.tree.txt")
    repository.refuses()
    repository.run("git add docs/plan.tree.svg")
    repository.refuses()
    # The command that is told draws what lies there, not what is staged.
    if not repository.draws:
        repository.run("git add docs/plan.tree.txt")
    repository.settle()


def two_trees_of_one_name(repository):
    repository.write("docs/plan.tree.json", '{"name": "Other"}')
    repository.run("git add .")
    repository.refuses()
    repository.run("git show :docs/plan.tree.json | treediagram -o docs/plan.tree.svg && git add .")
    repository.refuses()
    repository.run("git mv docs/plan.tree.json docs/other.tree.json && git checkout --quiet HEAD docs/plan.tree.svg")
    repository.settle()


def page_with_a_block(repository):
    repository.write("page.md", "# A page\n\n```treediagram name=house\nHouse\n  Hall\n```\n")
    repository.write("other.md", "<!-- treediagram notes.txt -->\n![x](notes.svg)\n")
    repository.run("git add .")
    repository.refuses()
    repository.settle()
    repository.write("notes.txt", "Now\n  a tree\n")
    repository.run("git add notes.txt")
    repository.refuses()
    repository.settle()


def moved_folder(repository):
    repository.run("git mv docs guide")
    repository.settle()
    repository.run("mkdir more && git mv guide/plan.tree.txt more/plan.tree.txt")
    repository.refuses()
    repository.settle()


def error(repository):
    repository.write("docs/plan.tree.txt", "Plan\n    Begin\n  End\n")
    repository.run("git add docs")
    repository.refuses()
    assert_in("docs/plan.tree.txt:3:3: ", repository.said)
    repository.write("docs/plan.tree.txt", PLAN + "  More\n")
    repository.run("git add docs")
    repository.settle()


def something_else(repository):
    """What was there before is not held against a commit that has nothing to do with it."""
    repository.write("notes.txt", "Other notes\n")
    repository.write("draft.tree.txt", "Not tracked\n")
    repository.run("git add notes.txt")
    if not repository.commit():
        raise AssertionError(f"the hooks refuse:\n{repository.said}")


def no_tool(repository):
    """Where no tool of this version is in the PATH, the hooks build it once; where that cannot be, they tell."""
    folders = [folder for folder in repository.environment["PATH"].split(":")
               if not any((pathlib.Path(folder) / name).exists() for name in ("swift", "treediagram"))]
    stub = repository.folder.parent / (repository.folder.name + " swift")
    stub.mkdir()
    repository.write("docs/plan.tree.txt", PLAN + "  More\n")
    repository.run("git add docs")
    with_tool = repository.environment
    # What is built stays in the copy of the hooks that pre-commit keeps.
    without = with_tool | {"PRE_COMMIT_HOME": str(stub / "pre-commit")}
    repository.environment = without | {"PATH": ":".join(folders)}
    if shutil.which("git", path=":".join(folders)):
        repository.refuses()
        assert_in("is not in PATH, and there is no Swift", repository.said)
    (stub / "treediagram").write_text("#!/bin/sh\necho treediagram 0.0.1\n")
    (stub / "swift").write_text(f'#!/bin/sh\nmkdir -p "$3/.build/release"\nln -s {shlex.quote(TOOL)} "$3/.build/release/treediagram"\n')
    for name in ("treediagram", "swift"):
        (stub / name).chmod(0o755)
    repository.environment = without | {"PATH": ":".join([str(stub), *folders])}
    repository.refuses()
    assert_in("docs/plan.tree.svg: is not current", repository.said)
    repository.environment = with_tool
    repository.settle()


STORIES = [
    new_tree, changed_tree, deleted_tree, renamed_tree, edited_picture, half_a_change, two_trees_of_one_name,
    page_with_a_block, moved_folder, error, something_else, no_tool,
]

HOOKS = [("treediagram", "treediagram-pages"), ("treediagram-check", "treediagram-pages-check")]


def hook_source(scratch, environment):
    """A repository with what the hooks consist of, as it lies here, committed or not."""
    source = scratch / "source"
    for name in (".pre-commit-hooks.yaml", "hooks/staged", "Sources/treediagram/Version.swift"):
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(TOP / name, source / name)
    output(["sh", "-c", "git init --quiet && git add . && git commit --quiet --message Hooks"], source, environment)
    return source


def main():
    with tempfile.TemporaryDirectory() as folder:
        scratch = pathlib.Path(folder)
        (scratch / "bin").mkdir()
        (scratch / "bin/treediagram").symlink_to(pathlib.Path(TOOL).resolve())
        (scratch / "gitconfig").write_text("[user]\n  name = A\n  email = a@example.org\n[advice]\n  detachedHead = false\n")
        environment = {
            "PATH": f"{scratch / 'bin'}:{BIN}:{os.environ['PATH']}", "HOME": folder, "LANG": "C.UTF-8",
            "PRE_COMMIT_HOME": str(scratch / "pre-commit"), "GIT_CONFIG_GLOBAL": str(scratch / "gitconfig"),
            "GIT_CONFIG_NOSYSTEM": "1"}
        source = hook_source(scratch, environment)
        def tell(case):
            story, hooks = case
            repository = Repository(scratch / f"{story.__name__} {hooks[0]}", source, hooks, environment)
            try:
                story(repository)
            except AssertionError as fault:
                return f"{hooks[0]}, {story.__name__}: {fault}"

        cases = [(story, hooks) for story in STORIES for hooks in HOOKS]
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            faults = [fault for fault in pool.map(tell, cases) if fault]
        if faults:
            sys.exit("\n".join(faults))
        print(f"{len(STORIES)} stories of commits, with hooks that draw and hooks that check")


main()
