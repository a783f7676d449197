/// What programs print, from `du` to `git`; read by `fixtures(in:)`.
let programOutputsC = ##"""
  Each case has a command, the beginning of its output, and what is said of it.

  == du -sh
  4.0K\##tREADME
  8.0K\##tdocs
  0\##tlink.c
  8.0K\##tmy dir
  0\##tnew.txt
  16K\##tsrc
  --
  this may be a list of paths or an outline: its lines are as du prints them

  == exa -l
  drwxr-xr-x  - root 22 Nov 19:46 docs
  lrwxrwxrwx 10 root 22 Nov 19:46 link.c -> src/main.c
  drwxr-xr-x  - root 22 Nov 19:46 my dir
  .rw-r--r--  0 root 22 Nov 19:46 new.txt
  .rw-r--r--  4 root 22 Nov 19:46 README
  drwxr-xr-x  - root 22 Nov 19:46 src
  --
  read as a list of paths, because its lines are as ls -l or tar -tv prints them

  == exa -lT
  drwxr-xr-x  - root 22 Nov 19:46 .
  drwxr-xr-x  - root 22 Nov 19:46 ├── docs
  .rw-r--r-- 12 root 22 Nov 19:46 │  └── index.md
  lrwxrwxrwx 10 root 22 Nov 19:46 ├── link.c -> src/main.c
  drwxr-xr-x  - root 22 Nov 19:46 ├── my dir
  .rw-r--r--  2 root 22 Nov 19:46 │  └── a b.txt
  --
  read as a tree listing, because branches are drawn before its labels

  == exa -T
  .
  ├── docs
  │  └── index.md
  ├── link.c -> src/main.c
  ├── my dir
  │  └── a b.txt
  --
  read as a tree listing, because branches are drawn before its labels

  == file
  src:           directory
  src/main.c:    C source, ASCII text
  src/lib:       directory
  src/lib/vec.c: ASCII text
  docs:          directory
  docs/index.md: ASCII text
  --
  read as a list of paths, because its lines are as file prints them

  == find
  .
  ./src
  ./src/main.c
  ./src/lib
  ./src/lib/vec.c
  ./my dir
  --
  read as a list of paths, because every line begins with a slash, or a dot and a slash

  == find -ls
   16770291      4 drwxr-xr-x   7 root     root         4096 Nov 22 19:46 .
   16770319      4 drwxr-xr-x   3 root     root         4096 Nov 22 19:46 ./src
   16770323      4 -rw-r--r--   1 root     root           32 Nov 22 19:46 ./src/main.c
   16770320      4 drwxr-xr-x   2 root     root         4096 Nov 22 19:46 ./src/lib
   16770324      4 -rw-r--r--   1 root     root           24 Nov 22 19:46 ./src/lib/vec.c
   16770322      4 drwxr-xr-x   2 root     root         4096 Nov 22 19:46 ./my\ dir
  --
  read as a list of paths, because its lines are as ls -l or tar -tv prints them

  == find -printf '%d %p'
  0 src
  1 src/main.c
  1 src/lib
  2 src/lib/vec.c
  --
  read as a list of paths, because its lines are as du prints them

  == find -printf '%s %p'
  4096 .
  4096 ./src
  32 ./src/main.c
  4096 ./src/lib
  24 ./src/lib/vec.c
  4096 ./my dir
  --
  read as a list of paths, because its lines are as du prints them

  == find -printf '%T %p'
  2026-11-22 19:46 src
  2026-11-22 19:46 src/main.c
  2026-11-22 19:46 src/lib
  2026-11-22 19:46 src/lib/vec.c
  --
  this may be a list of paths or an outline: there are slashes, but other words beside them

  == find -printf '%y %p'
  d .
  d ./src
  f ./src/main.c
  d ./src/lib
  f ./src/lib/vec.c
  d ./my dir
  --
  read as a list of paths, because its lines are as find -printf '%y %p\n' prints them

  == find -printf '%y %s %p'
  d 4096 .
  d 4096 ./src
  f 32 ./src/main.c
  d 4096 ./src/lib
  f 24 ./src/lib/vec.c
  d 4096 ./my dir
  --
  read as a list of paths, because its lines are as find -printf '%y %p\n' prints them

  == findmnt
  TARGET                                      SOURCE                  FSTYPE   OPTIONS
  /                                           /dev/vda                ext4     rw,relatime,discard,resv_strict,resuid=65
  ├─/proc                                     proc                    proc     rw,relatime
  ├─/sys                                      sysfs                   sysfs    rw,relatime
  │ └─/sys/fs/cgroup                          tmpfs                   tmpfs    rw,relatime,mode=755
  │   ├─/sys/fs/cgroup/cpu                    cgroup                  cgroup   rw,relatime,cpu
  --
  read as a tree listing, because branches are drawn before its labels

  == findmnt -l
  TARGET                                    SOURCE                  FSTYPE   OPTIONS
  /proc                                     proc                    proc     rw,relatime
  /sys                                      sysfs                   sysfs    rw,relatime
  /dev                                      devtmpfs                devtmpfs rw,relatime,size=12334492k,nr_inodes=308362
  /dev/shm                                  tmpfs                   tmpfs    rw,relatime,size=24684092k
  /dev/pts                                  devpts                  devpts   rw,relatime,mode=600,ptmxmode=000
  --
  this looks like a table in columns, which is not read

  == free
                 total        used        free      shared  buff/cache   available
  Mem:        24684092     1197980    20415904        8856     3398768    23486112
  Swap:              0           0           0
  --
  this looks like a table in columns, which is not read

  == gcc
  src/a.c:1:2: error: x
  src/a.c: In function f:
  src/b.c:3:4: warning: y
  --
  this looks like messages about files, which is not read

  == git blame
  ^3880ac5 (Ann 2026-11-22 19:46:28 +0000 1) a
  f1b5d669 (Ann 2026-11-22 19:46:28 +0000 2) y
  --
  this looks like the output of git log, which is not read

  == git branch -v
  * master 2ce4b33 Merge
    side   f1b5d66 Side
  --
  this looks like the output of git log, which is not read

  == git config -l
  credential.https://source.developers.google.com.helper=gcloud.sh
  url./opt/swift-packages/.insteadof=https://github.com/
  url./opt/swift-packages/.insteadof=git@github.com:
  url./opt/swift-packages/.insteadof=ssh://git@github.com/
  core.excludesfile=/etc/gitignore
  user.name=Seed 9c667577 maintainers
  --
  this looks like INI or other settings, which is not read

  == git diff
  diff --git a/README b/README
  index 7898192..08ae698 100644
  --- a/README
  +++ b/README
  @@ -1 +1,2 @@
   a
  +y
  diff --git a/src/lib/list.c b/src/lib/vec.c
  similarity index 100%
  rename from src/lib/list.c
  rename to src/lib/vec.c
  diff --git a/src/main.c b/src/main.c
  index 2d09a5a..1f396da 100644
  --- a/src/main.c
  +++ b/src/main.c
  @@ -1 +1,2 @@
  --
  this looks like changes of files, which is not read
  """##
