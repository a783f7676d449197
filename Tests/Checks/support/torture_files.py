"""Files that are none, names that are odd, outputs that fail, and surroundings that are poor: as commands of bash."""

# The code that each must end with, and what it does in a folder that has tree.txt.
SCRIPTS = [
    (66, "a missing file", '"$T" none.txt'), (66, "a folder", 'mkdir d; "$T" d'), (66, "a loop of links", 'ln -s l l; "$T" l'),
    (66, "an empty name", '"$T" ""; exit $(($? == 64 ? 66 : $?))'), (66, "a name through a file", '"$T" tree.txt/x'),
    (0, "a pipe of files", '"$T" <(cat tree.txt)'), (0, "/dev/stdin", '"$T" /dev/stdin <tree.txt'), (0, "a name like an option", 'mv tree.txt ./-x.txt; "$T" -- -x.txt'),
    (0, "a slow pipe", '(head -c 3 tree.txt; sleep 0.2; tail -c +4 tree.txt) | "$T"'), (0, "a FIFO", 'mkfifo f; cat tree.txt >f & "$T" f'),
    (65, "/dev/zero", '"$T" /dev/zero'), (65, "/dev/zero as input", '"$T" </dev/zero'), (65, "/dev/null", '"$T" /dev/null'),
    (65, "three sparse gigabytes", 'truncate -s 3G s; "$T" s'), (65, "no end of lines", 'yes | "$T" --max-input 1M'),
    (65, "no end of brackets", 'yes [ | tr -d "\\n" | "$T" --from data --max-input 1M'), (66, "/dev/zero as a page", '"$T" --markdown /dev/zero --max-input 1M'),
    (65, "/dev/zero as a font", '"$T" tree.txt --font-file /dev/zero'), (0, "/dev/zero as an old picture", '"$T" tree.txt --like /dev/zero'),
    (66, "standard input closed", '"$T" <&-'), (66, "a folder as standard input", '"$T" <.'), (65, "an empty input", '"$T" <&- < /dev/null'),
    (0, "a name that is no UTF-8", 'n=$(printf "a\\377"); mv tree.txt "$n"; "$T" "$n"'), (66, "a missing name with a line end", '"$T" $\'a\\nb\\e[31m\''),
    (66, "a missing name with turns", '"$T" $\'a\\u202eb\\u2066\''), (0, "a name with a line end", 'mv tree.txt $\'a\\nb\'; "$T" $\'a\\nb\''),
    (66, "a name of 5,000 bytes", '"$T" $(head -c 5000 /dev/zero | tr "\\0" a)'), (64, "a font that is the tree", '"$T" tree.txt --font-file tree.txt; exit $(($? == 65 ? 64 : $?))'),
    (74, "/dev/full", '"$T" tree.txt >/dev/full'), (74, "/dev/full by name", '"$T" tree.txt -o /dev/full'), (74, "standard output closed", '"$T" tree.txt >&-'),
    (0, "a reader that leaves", '"$T" tree.txt | true; exit 0'), (73, "a folder that is missing", '"$T" tree.txt -o no/x.svg'),
    (73, "a folder as output", '"$T" tree.txt -o .'), (73, "a file as a folder", '"$T" tree.txt -o tree.txt/x.svg'), (73, "the input as output", '"$T" tree.txt -o tree.txt'),
    (73, "the input by another name", 'ln tree.txt b.svg; "$T" tree.txt -o b.svg'), (73, "the input by a link", 'ln -s tree.txt b.svg; "$T" tree.txt -o b.svg'),
    (0, "a link as output", 'ln -s x.svg b.svg; "$T" tree.txt -o b.svg && [ -L b.svg ] && [ -s x.svg ]'), (0, "/dev/null as output", '"$T" tree.txt -o /dev/null'),
    (74, "files of 0 bytes at most", 'ulimit -f 0; "$T" tree.txt -o x.svg; c=$?; [ ! -e x.svg ] || c=99; exit $c'),
    (0, "the mode of an old file", 'echo "<svg>" >x.svg; chmod 640 x.svg; "$T" tree.txt -o x.svg && [ "$(stat -c %a x.svg)" = 640 ]'),
    (64, "an empty output", '"$T" tree.txt -o ""'), (73, "an output name of 5,000 bytes", '"$T" tree.txt -o $(head -c 5000 /dev/zero | tr "\\0" a)'),
    (73, "a name with escapes as output", '"$T" tree.txt -o $\'no/\\e[31m\\u202e.svg\''), (0, "standard error closed", '"$T" tree.txt 2>&-'),
    (66, "standard error closed, and a message", '"$T" none 2>&-'), (66, "all closed", '"$T" <&- >&- 2>&-'),
    (65, "a page that includes itself", 'echo "<!-- treediagram page.md -->" >page.md; "$T" --markdown page.md --validate; exit $(($? == 0 ? 65 : $?))'),
    (0, "pictures of one file, again and again", 'yes "<!-- treediagram tree.txt -->" | head -200 >page.md; "$T" --markdown page.md'),
]

# Surroundings in which a picture must be the same to the byte.
SURROUNDINGS = [
    "env -i", "env LC_ALL=C", "env LC_ALL=de_DE.UTF-8 LANG=de_DE.UTF-8", "env LC_ALL=tr_TR.UTF-8", "env LC_ALL=xx_YY", "env HOME=", "env -u HOME",
    "env TZ=Asia/Kolkata", "env TERM=dumb NO_COLOR=1", "env COLUMNS=1 LINES=1", "env LD_BIND_NOW=1", "env TMPDIR=/none", "nice -n 1",
    "prlimit --stack=196608", "prlimit --nofile=8",
]


def script_cases():
    for code, name, script in SCRIPTS:
        yield code, name, script
    for before in SURROUNDINGS:
        yield 0, f"surroundings: {before}", f'"$T" tree.txt >one; {before} "$T" tree.txt >two && cmp one two'
    yield 0, "surroundings: a folder that is gone", 'mkdir d; "$T" tree.txt >one; (cd d; rmdir ../d; "$T" ../tree.txt <../one 2>/dev/null || "$T" <"$OLDPWD/tree.txt") >two; cmp one two'
