/// What programs print that may be an outline but looks like something else; read by
/// `fixtures(in:)`.
let unsupportedPrograms = ##"""
  Each case has a name, an input called plan, and the whole message that it gives.

  == what ls -l prints, and more
  total 8
  drwxr-xr-x 2 ann ann 4096 Jan  1 00:00 a
  and a line of mine
  --
  plan:1:1: this looks like the output of ls -l or tar -tv, which is not read
  1 | total 8
    | ^
    list the folder with tree or find instead; or, if it is an outline, use --from outline

  == what ls -s prints
  total 8
  4 docs
  4 src
  --
  plan:1:1: this looks like the output of ls -l or tar -tv, which is not read
  1 | total 8
    | ^
    list the folder with tree or find instead; or, if it is an outline, use --from outline

  == what zipinfo prints
  Archive:  x.zip
  drwxr-xr-x  3.0 unx        0 bx stor 26-Nov-22 19:46 docs/
  1 file, 0 bytes
  --
  plan:1:1: this looks like the output of ls -l or tar -tv, which is not read
  1 | Archive:  x.zip
    | ^
    list the folder with tree or find instead; or, if it is an outline, use --from outline

  == TOML
  [owner]
  name = "Ann"
  age = 31
  --
  plan:1:1: this looks like TOML, which is not read
  1 | [owner]
    | ^
    convert it to JSON first, with yq -p=toml -o=json, or tomlq . in Debian, and use --from data if it is no tree of names and children; or, if it is an outline, use --from outline

  == settings behind comments
  # The client
  # uses this.
  Host *
  #   Port 22
      SendEnv LANG
  # end
  --
  plan:1:1: this looks like INI or other settings, which is not read
  1 | # The client
    | ^
    convert it to JSON first, with jc --ini, and use --from data; or, if it is an outline, use --from outline

  == keys of Git
  user.name=Ann
  url./opt/x.insteadof=https://example.org/
  --
  plan:1:1: this looks like INI or other settings, which is not read
  1 | user.name=Ann
    | ^
    convert it to JSON first, with jc --ini, and use --from data; or, if it is an outline, use --from outline

  == keys and values
  Package: jq
  Version: 1.6
  Installed-Size: 110
  Pre-Depends: libc6
  Description: a tool
   for the command line
  --
  plan:1:1: this looks like keys and values, which is not read
  1 | Package: jq
    | ^
    convert it to JSON first, with yq -o=json, or yq . in Debian, and use --from data if it is no tree of names and children; or, if it is an outline, use --from outline

  == keys and values in columns
  Architecture:        x86_64
  CPU op-mode(s):      32-bit, 64-bit
    Address sizes:     48 bits
  CPU(s):              2
  Vendor ID:           AMD
  --
  plan:1:1: this looks like keys and values, which is not read
  1 | Architecture:        x86_64
    | ^
    convert it to JSON first, with yq -o=json, or yq . in Debian, and use --from data if it is no tree of names and children; or, if it is an outline, use --from outline

  == many keys and values
  Package: jq
  Version: 1.6.2
  Depends: libc6 (>= 2.34)
  Homepage: https://example.org/jq
  Maintainer: Ann
  --
  plan:1:1: this looks like keys and values, which is not read
  1 | Package: jq
    | ^
    convert it to JSON first, with yq -o=json, or yq . in Debian, and use --from data if it is no tree of names and children; or, if it is an outline, use --from outline

  == records with colons
  root:x:0:0:root:/:/bin/sh
  ann:x:1:1:Ann Lee:/srv:/bin/sh
  --
  plan:1:1: this looks like records with colons between their fields, which is not read
  1 | root:x:0:0:root:/:/bin/sh
    | ^
    write it as CSV, with a column for the parent of each row; or, if it is an outline, use --from outline

  == pairs of names
  example.org/a golang.org/x/text@v0.3.0
  example.org/a golang.org/x/tools@v0.1.0
  golang.org/x/tools@v0.1.0 golang.org/x/mod@v0.4.2
  --
  plan:1:1: this looks like a list of edges, which is not read
  1 | example.org/a golang.org/x/text@v0.3.0
    | ^
    write it as CSV, with from,to first and two names in each row; or, if it is an outline, use --from outline

  == libraries
  \##tlinux-vdso.so.1 (0x1)
  \##tlibc.so.6 => /lib/libc.so.6 (0x2)
  \##tlibtinfo.so.6 => /lib/libtinfo.so.6 (0x3)
  --
  plan:1:2: this looks like a list of edges, which is not read
  1 | \tlinux-vdso.so.1 (0x1)
    |   ^
    write it as CSV, with from,to first and two names in each row; or, if it is an outline, use --from outline

  == columns below names in mixed letters
  CPU NODE SOCKET CORE L1d:L1i ONLINE
    0    0      0    0 0:0        yes
    1    0      0    1 1:1        yes
  --
  plan:1:1: this looks like a table in columns, which is not read
  1 | CPU NODE SOCKET CORE L1d:L1i ONLINE
    | ^
    write it as CSV, with a column for the parent of each row; or, if it is an outline, use --from outline

  == a heading and a row
  State  Recv-Q Send-Q Local Address:Port  Peer Address:Port
  LISTEN 0      128          0.0.0.0:2024       0.0.0.0:*
  --
  plan:1:1: this looks like a table in columns, which is not read
  1 | State  Recv-Q Send-Q Local Address:Port  Peer Address:Port
    | ^
    write it as CSV, with a column for the parent of each row; or, if it is an outline, use --from outline

  == interfaces
  lo               UNKNOWN        127.0.0.1/8
  ifb0             DOWN
  ifb1             DOWN
  eth0             UP             192.0.2.2/24
  --
  plan:1:1: this looks like a table in columns, which is not read
  1 | lo               UNKNOWN        127.0.0.1/8
    | ^
    write it as CSV, with a column for the parent of each row; or, if it is an outline, use --from outline

  == tables below headings
  Chain INPUT (policy ACCEPT)
  target     prot opt source               destination
  ACCEPT     all  --  anywhere             anywhere

  Chain FORWARD (policy DROP)
  target     prot opt source               destination
  --
  plan:1:1: this looks like a table in columns, which is not read
  1 | Chain INPUT (policy ACCEPT)
    | ^
    write it as CSV, with a column for the parent of each row; or, if it is an outline, use --from outline

  == file systems
  proc /proc proc rw 0 0
  sysfs /sys sysfs rw 0 0
  tmpfs /run tmpfs rw,nosuid 0 0
  --
  plan:1:1: this looks like a table in columns, which is not read
  1 | proc /proc proc rw 0 0
    | ^
    write it as CSV, with a column for the parent of each row; or, if it is an outline, use --from outline

  == numbers of files
  131072 README
  131075 docs
  131080 src
  --
  plan:1:1: this looks like a table in columns, which is not read
  1 | 131072 README
    | ^
    write it as CSV, with a column for the parent of each row; or, if it is an outline, use --from outline

  == addresses and names
  127.0.0.1 localhost
  ::1 localhost
  192.0.2.7 tree.example.org tree
  --
  plan:1:1: this looks like a table in columns, which is not read
  1 | 127.0.0.1 localhost
    | ^
    write it as CSV, with a column for the parent of each row; or, if it is an outline, use --from outline

  == places in memory
  7f00a0000000-7f00a0001000 r-xp 00000000 fe:00 1234 /usr/bin/cat
  7f00b0000000-7f00b0001000 rw-p 00000000 00:00 0
  --
  plan:1:1: this looks like a table in columns, which is not read
  1 | 7f00a0000000-7f00a0001000 r-xp 00000000 fe:00 1234 /usr/bin/…
    | ^
    write it as CSV, with a column for the parent of each row; or, if it is an outline, use --from outline

  == a schedule
  0 5 * * 1 /usr/bin/backup
  */10 * * * * /usr/bin/poll
  --
  plan:1:1: this looks like a table in columns, which is not read
  1 | 0 5 * * 1 /usr/bin/backup
    | ^
    write it as CSV, with a column for the parent of each row; or, if it is an outline, use --from outline

  == a log of a kernel
  [    0.000000] Linux version 6.1
  [    0.004000] x86/fpu: ok
  --
  plan:1:1: this looks like a log, which is not read
  1 | [    0.000000] Linux version 6.1
    | ^
    write its tree as an outline; or, if it is an outline, use --from outline

  == a log of a server
  192.0.2.1 - - [22/Nov/2026:19:00:01 +0000] "GET / HTTP/1.1" 200 1
  192.0.2.2 - - [22/Nov/2026:19:00:02 +0000] "GET /a HTTP/1.1" 404 2
  --
  plan:1:1: this looks like a log, which is not read
  1 | 192.0.2.1 - - [22/Nov/2026:19:00:01 +0000] "GET / HTTP/1.1" …
    | ^
    write its tree as an outline; or, if it is an outline, use --from outline

  == calls of a system
  brk(NULL) = 0x55
  openat(AT_FDCWD, "/etc/ld.so.cache", O_RDONLY) = 3
  --
  plan:1:1: this looks like a log, which is not read
  1 | brk(NULL) = 0x55
    | ^
    write its tree as an outline; or, if it is an outline, use --from outline

  == commits in a line each
  5e4bc51 Merge
  b7d8b6c Begin
  --
  plan:1:1: this looks like the output of git log, which is not read
  1 | 5e4bc51 Merge
    | ^
    write a part of it as an outline, since commits may have several parents; or, if it is an outline, use --from outline

  == branches
  * main 5e4bc51 Merge
    side b7d8b6c Begin
  --
  plan:1:1: this looks like the output of git log, which is not read
  1 | * main 5e4bc51 Merge
    | ^
    write a part of it as an outline, since commits may have several parents; or, if it is an outline, use --from outline

  == what git status prints
  On branch main
  Changes not staged for commit:
    modified:   a.c
  --
  plan:1:1: this looks like the output of git status, which is not read
  1 | On branch main
    | ^
    print it with git status --short; or, if it is an outline, use --from outline

  == what git status prints for programs
  1 .M N... 100644 100644 100644 257cc5642cb1a054f08cc83f2d943e56fd3ebe99 257cc5642cb1a054f08cc83f2d943e56fd3ebe99 README
  ? new.txt
  --
  plan:1:1: this looks like the output of git status, which is not read
  1 | 1 .M N... 100644 100644 100644 257cc5642cb1a054f08cc83f2d943…
    | ^
    print it with git status --short; or, if it is an outline, use --from outline

  == changes of files
  diff --git a/README b/README
  index 78981922613b..422c2b7ab3b3 100644
  @@ -1 +1,2 @@
   a
  +b
  --
  plan:1:1: this looks like changes of files, which is not read
  1 | diff --git a/README b/README
    | ^
    list the files alone, with git diff --numstat; or, if it is an outline, use --from outline

  == messages of a compiler
  src/a.c: In function 'main':
  src/a.c:1:2: error: x
  src/b.c:3:4: warning: y
  --
  plan:1:1: this looks like messages about files, which is not read
  1 | src/a.c: In function 'main':
    | ^
    list the files alone, with grep -c, or cut -d: -f1 | sort -u; or, if it is an outline, use --from outline

  == what grep prints
  src/a.c:1:int main(){return f(1);}
  src/b.c:1:int f(int a){return a;}
  --
  plan:1:1: this looks like messages about files, which is not read
  1 | src/a.c:1:int main(){return f(1);}
    | ^
    list the files alone, with grep -c, or cut -d: -f1 | sort -u; or, if it is an outline, use --from outline

  == import times
  import time: self [us] | cumulative | imported package
  import time:       119 |        119 |     encodings.aliases
  import time:       571 |        690 |   encodings
  --
  plan:1:1: this looks like the import times of Python, which is not read
  1 | import time: self [us] | cumulative | imported package
    | ^
    turn it round first, with tac | sed '/self/d; s/.*| //'; or, if it is an outline, use --from outline

  == the syntax tree of Swift
  (source_file "a.swift"
    (struct_decl range=[a.swift:1:1 - line:1:22] "A"
      (pattern_binding_decl)))
  --
  plan:1:1: this looks like the syntax tree of Swift's compiler, which is not read
  1 | (source_file "a.swift"
    | ^
    keep the names of its nodes first, with sed -E 's/^( *)\(([a-z_]+).*/\1\2/; /^$/d'; or, if it is an outline, use --from outline

  == a tree without branches
  .
  README
  src
  main.c

  2 directories, 2 files
  --
  plan:1:1: this looks like the output of tree -i, which is not read
  1 | .
    | ^
    print it without -i, or with -if; or, if it is an outline, use --from outline

  == D2
  a -> b: calls
  b: {
    shape: circle
  }
  --
  plan:1:1: this looks like D2, which is not read
  1 | a -> b: calls
    | ^
    draw it with d2, or write its tree as an outline; or, if it is an outline, use --from outline

  == the help of a program
  usage: tool [-h] FILE
    -h  show this help
  --
  plan:1:1: this looks like the help of a program, which is not read
  1 | usage: tool [-h] FILE
    | ^
    write its tree as an outline; or, if it is an outline, use --from outline
  """##
