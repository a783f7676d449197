"""Completes command lines in bash, zsh and fish, as Tab does, and compares what they offer.

All three must offer the options of `--help all`, and for each option the words that its help lists.
"""
import os
import pathlib
import re
import subprocess
import sys
import tempfile

TOOL = os.environ["TREEDIAGRAM"]
HERE = pathlib.Path(__file__).resolve().parent

BASH = r"""
source "$SCRIPTS/treediagram.bash"
IFS=$'\t' read -r -a COMP_WORDS <<<"$LINE"
[[ $LINE == *$'\t' ]] && COMP_WORDS+=('')
COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
_treediagram
((${#COMPREPLY[@]} == 0)) || printf '%s\n' "${COMPREPLY[@]}"
"""


def told(*words):
    return subprocess.run([TOOL, *words], check=True, text=True, stdout=subprocess.PIPE).stdout


def bash(words, folder, scripts):
    # Readline parts words at '=', which is then one of them.
    parts = [part for word in words for part in ([word] if word == "=" else re.split("(?<=[^=])(=)", word))]
    environment = {**os.environ, "SCRIPTS": str(scripts), "LINE": "\t".join(["treediagram", *parts])}
    return subprocess.run(
        ["bash", "--norc", "-c", BASH], check=True, cwd=folder, env=environment, text=True,
        stdout=subprocess.PIPE).stdout.split("\n")


def zsh(words, folder, scripts):
    environment = {**os.environ, "SCRIPTS": str(scripts), "LINE": " ".join(["treediagram", *words])}
    return subprocess.run(
        ["zsh", "-f", str(HERE / "completions.zsh")], check=True, cwd=folder, env=environment, text=True,
        stdout=subprocess.PIPE).stdout.split("\n")


def fish(words, folder, scripts):
    line = " ".join(["treediagram", *words])
    script = f"source $SCRIPTS/treediagram.fish; complete -C {line!r}"
    environment = {**os.environ, "SCRIPTS": str(scripts), "HOME": str(scripts)}
    output = subprocess.run(
        ["fish", "--no-config", "-c", script], check=True, cwd=folder, env=environment, text=True,
        stdout=subprocess.PIPE).stdout
    return [line.split("\t")[0] for line in output.split("\n")]


def plain(candidates, words):
    """What is offered, without what was typed before it in the same word."""
    prefix = words[-1].partition("=")[0] + "=" if "=" in words[-1] else ""
    # Behind an option that takes a value, zsh adds the sign of equality.
    names = {re.sub(r"^(--[a-z-]+)[=+]$", r"\1", name.strip().removeprefix(prefix)) for name in candidates}
    return {name.rstrip("/") for name in names} - {"", "-o+"}


def options():
    """The options of the help: all names of each, and the words that its value can be."""
    found = {}
    for line in told("--help", "all").splitlines():
        option = re.match(r"^ {2}(?: {4}|(-\w), )(--[a-z-]+)(?: (\S+))?(?:  |$)", line)
        word = re.match(r"^ {26}(\S+)  +\S", line)
        if option:
            found[option[2]] = {"names": [name for name in (option[1], option[2]) if name], "value": option[3], "words": []}
        elif word and found:
            # Of `id=WORD` and `pair[=SITE]`, what is always the same.
            found[list(found)[-1]]["words"].append(re.match(r"[^[=]*(=(?!.*\]))?", word[1])[0])
    return found


def cases(known):
    names = {name for option in known.values() for name in option["names"]}
    long = {name for name in names if name.startswith("--")}
    files = {"plan.txt", "old tree.json", "folder"}
    yield ["--"], long
    yield ["--la"], {name for name in long if name.startswith("--la")}
    yield ["plan.txt", "--ver"], {"--verbose", "--version"}
    yield [""], files
    yield ["pl"], {"plan.txt"}
    yield ["--", ""], files
    yield ["--output", ""], files
    yield ["-o", "pl"], {"plan.txt"}
    yield ["--like", "o"], {"old tree.json"}
    yield ["--title", ""], set()
    yield ["--help", "lay"], {"layout"}
    yield ["-h", "sel"], {"selecting"}
    for name, option in known.items():
        if option["words"] and not option["value"].startswith("["):
            yield [name, ""], set(option["words"])
            yield [f"{name}="], set(option["words"])
            yield [f"{name}={option['words'][0][0]}"], {
                word for word in option["words"] if word.startswith(option["words"][0][0])}
        elif option["value"] == "FOLDER":
            yield [name, ""], {"folder"}


def main():
    known = options()
    expected = list(cases(known))
    if len(known) < 60 or sum(len(option["words"]) for option in known.values()) < 80:
        sys.exit("--help all does not list what it should")
    faults = []
    with tempfile.TemporaryDirectory() as name:
        folder, scripts = pathlib.Path(name) / "here", pathlib.Path(name) / "scripts"
        (folder / "folder").mkdir(parents=True)
        scripts.mkdir()
        (folder / "plan.txt").touch()
        (folder / "old tree.json").touch()
        for shell, file in (("bash", "treediagram.bash"), ("zsh", "_treediagram"), ("fish", "treediagram.fish")):
            script = scripts / file
            script.write_text(told("--completions", shell))
            subprocess.run([shell, "-n", str(script)], check=True)
        sourced = "autoload -Uz compinit && compinit -u -D && source $1/_treediagram && print $_comps[treediagram]"
        run = subprocess.run(["zsh", "-f", "-c", sourced, "zsh", str(scripts)], text=True, stdout=subprocess.PIPE)
        if run.stdout != "_treediagram\n":
            faults.append("zsh: the script cannot be sourced")
        for shell in (bash, zsh, fish):
            for words, offered in expected:
                got = {name.replace("\\", "") for name in plain(shell(words, folder, scripts), words)}
                if got != offered:
                    faults.append(f"{shell.__name__}: treediagram {' '.join(words)}: "
                                  f"misses {sorted(offered - got)}, offers also {sorted(got - offered)}")
        subprocess.run(["shellcheck", str(scripts / "treediagram.bash")], check=True)
    if faults:
        sys.exit("\n".join(faults))
    print(f"bash, zsh and fish complete {len(expected)} command lines, {len(known)} options")


main()
