/// What programs print, from `top` to `zipinfo`; read by `fixtures(in:)`.
let programOutputsH = ##"""
  Each case has a command, the beginning of its output, and what is said of it.

  == top -b
  top - 19:46:48 up 16:27,  0 user,  load average: 8.52, 9.79, 7.50
  Tasks:  92 total,   6 running,  85 sleeping,   0 stopped,   1 zombie
  %Cpu(s):100.0 us,  0.0 sy,  0.0 ni,  0.0 id,  0.0 wa,  0.0 hi,  0.0 si,  0.0 st
  MiB Mem :  24105.6 total,  19957.4 free,   1149.9 used,   3319.0 buff/cache
  MiB Swap:      0.0 total,      0.0 free,      0.0 used.  22955.6 avail Mem
  --
  this looks like a table in columns, which is not read

  == tree
  .
  ├── README
  ├── docs
  │   └── index.md
  ├── link.c -> src/main.c
  ├── my dir
  │   └── a b.txt
  ├── new.txt
  ├── src
  │   ├── lib
  │   │   └── vec.c
  │   └── main.c
  └── tmp
      └── n

  6 directories, 8 files
  --
  read as a tree listing, because branches are drawn before its labels

  == tree --charset=ascii
  .
  |-- README
  |-- docs
  |   `-- index.md
  |-- link.c -> src/main.c
  |-- my dir
  |   `-- a b.txt
  |-- new.txt
  |-- src
  |   |-- lib
  |   |   `-- vec.c
  |   `-- main.c
  `-- tmp
      `-- n

  6 directories, 8 files
  --
  read as a tree listing, because branches are drawn before its labels

  == tree -A
  .
  \##u{1B}(0tqq \##u{1B}(BREADME
  \##u{1B}(0tqq \##u{1B}(Bdocs
  \##u{1B}(0x   mqq \##u{1B}(Bindex.md
  \##u{1B}(0tqq \##u{1B}(Blink.c -> src/main.c
  \##u{1B}(0tqq \##u{1B}(Bmy dir
  \##u{1B}(0x   mqq \##u{1B}(Ba b.txt
  \##u{1B}(0tqq \##u{1B}(Bnew.txt
  \##u{1B}(0tqq \##u{1B}(Bsrc
  \##u{1B}(0x   tqq \##u{1B}(Blib
  \##u{1B}(0x   x   mqq \##u{1B}(Bvec.c
  \##u{1B}(0x   mqq \##u{1B}(Bmain.c
  \##u{1B}(0mqq \##u{1B}(Btmp
  \##u{1B}(0    mqq \##u{1B}(Bn

  6 directories, 8 files
  --
  read as a tree listing, because branches are drawn before its labels

  == tree -C
  \##u{1B}[01;34m.\##u{1B}[0m
  ├── \##u{1B}[00mREADME\##u{1B}[0m
  ├── \##u{1B}[01;34mdocs\##u{1B}[0m
  │   └── \##u{1B}[00mindex.md\##u{1B}[0m
  ├── \##u{1B}[01;36mlink.c\##u{1B}[0m -> \##u{1B}[00msrc/main.c\##u{1B}[0m
  ├── \##u{1B}[01;34mmy dir\##u{1B}[0m
  │   └── \##u{1B}[00ma b.txt\##u{1B}[0m
  ├── \##u{1B}[00mnew.txt\##u{1B}[0m
  ├── \##u{1B}[01;34msrc\##u{1B}[0m
  │   ├── \##u{1B}[01;34mlib\##u{1B}[0m
  │   │   └── \##u{1B}[00mvec.c\##u{1B}[0m
  │   └── \##u{1B}[00mmain.c\##u{1B}[0m
  └── \##u{1B}[01;34mtmp\##u{1B}[0m
      └── \##u{1B}[00mn\##u{1B}[0m

  6 directories, 8 files
  --
  read as a tree listing, because branches are drawn before its labels

  == tree -i
  .
  README
  docs
  index.md
  link.c -> src/main.c
  my dir
  a b.txt
  new.txt
  src
  lib
  vec.c
  main.c
  tmp
  n

  6 directories, 8 files
  --
  this looks like the output of tree -i, which is not read

  == tree -if
  .
  ./README
  ./docs
  ./docs/index.md
  ./link.c -> src/main.c
  ./my dir
  ./my dir/a b.txt
  ./new.txt
  ./src
  ./src/lib
  ./src/lib/vec.c
  ./src/main.c
  ./tmp
  ./tmp/n

  6 directories, 8 files
  --
  read as a list of paths, because its lines are as tree -if prints them

  == tree -pshug
  [drwxr-xr-x root     root     4.0K]  .
  ├── [-rw-r--r-- root     root        4]  README
  ├── [drwxr-xr-x root     root     4.0K]  docs
  │   └── [-rw-r--r-- root     root       12]  index.md
  ├── [lrwxrwxrwx root     root       10]  link.c -> src/main.c
  ├── [drwxr-xr-x root     root     4.0K]  my dir
  │   └── [-rw-r--r-- root     root        2]  a b.txt
  ├── [-rw-r--r-- root     root        0]  new.txt
  ├── [drwxr-xr-x root     root     4.0K]  src
  │   ├── [drwxr-xr-x root     root     4.0K]  lib
  │   │   └── [-rw-r--r-- root     root       24]  vec.c
  │   └── [-rw-r--r-- root     root       32]  main.c
  └── [drwxr-xr-x root     root     4.0K]  tmp
      └── [-rw-r--r-- root     root        0]  n

  6 directories, 8 files
  --
  read as a tree listing, because branches are drawn before its labels

  == ulimit -a
  real-time non-blocking time  (microseconds, -R) unlimited
  core file size              (blocks, -c) 0
  data seg size               (kbytes, -d) unlimited
  scheduling priority                 (-e) 0
  file size                   (blocks, -f) unlimited
  pending signals                     (-i) 96365
  max locked memory           (kbytes, -l) 8192
  max memory size             (kbytes, -m) unlimited
  open files                          (-n) 20000
  pipe size                (512 bytes, -p) 8
  POSIX message queues         (bytes, -q) 819200
  real-time priority                  (-r) 0
  stack size                  (kbytes, -s) 8192
  cpu time                   (seconds, -t) unlimited
  max user processes                  (-u) 96365
  virtual memory              (kbytes, -v) unlimited
  --
  this looks like a table in columns, which is not read

  == unzip -l
  Archive:  ../x.zip
    Length      Date    Time    Name
  ---------  ---------- -----   ----
          0  2026-11-22 19:46   src/
         32  2026-11-22 19:46   src/main.c
          0  2026-11-22 19:46   src/lib/
         24  2026-11-22 19:46   src/lib/vec.c
          0  2026-11-22 19:46   my dir/
          2  2026-11-22 19:46   my dir/a b.txt
         32  2026-11-22 19:46   link.c
          0  2026-11-22 19:46   tmp/
          0  2026-11-22 19:46   tmp/n
          4  2026-11-22 19:46   README
          0  2026-11-22 19:46   new.txt
          0  2026-11-22 19:46   docs/
         12  2026-11-22 19:46   docs/index.md
  --
  read as a list of paths, because its lines are as unzip -l prints them

  == unzip -Z1
  src/
  src/main.c
  src/lib/
  src/lib/vec.c
  my dir/
  my dir/a b.txt
  --
  read as a list of paths, because its lines name common folders

  == vmstat
  procs -----------memory---------- ---swap-- -----io---- -system-- ------cpu-----
   r  b   swpd   free   buff  cache   si   so    bi    bo   in   cs us sy id wa st
   6  0      0 20416564  36564 3362204    0    0  1902   979  334  546 74  4 21  0  0
  --
  this looks like a table in columns, which is not read

  == wc -l
   2 src/main.c
   1 src/lib/vec.c
   4 docs/index.md
   7 total
  --
  read as a list of paths, because its lines are as du prints them

  == zipinfo
  Archive:  ../x.zip
  Zip file size: 1996 bytes, number of entries: 13
  drwxr-xr-x  3.0 unx        0 bx stor 26-Nov-22 19:46 src/
  -rw-r--r--  3.0 unx       32 tx stor 26-Nov-22 19:46 src/main.c
  drwxr-xr-x  3.0 unx        0 bx stor 26-Nov-22 19:46 src/lib/
  -rw-r--r--  3.0 unx       24 tx stor 26-Nov-22 19:46 src/lib/vec.c
  --
  this looks like the output of ls -l or tar -tv, which is not read
  """##
