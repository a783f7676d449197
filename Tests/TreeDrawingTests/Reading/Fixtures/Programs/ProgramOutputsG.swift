/// What programs print, from `ps` to `tar`; read by `fixtures(in:)`.
let programOutputsG = ##"""
  Each case has a command, the beginning of its output, and what is said of it.

  == ps -ef --forest
  UID        PID  PPID  C STIME TTY          TIME CMD
  root         2     0  0 03:19 ?        00:00:00 [kthreadd]
  root         3     2  0 03:19 ?        00:00:00  \_ [pool_workqueue_release]
  root         4     2  0 03:19 ?        00:00:00  \_ [kworker/R-rcu_gp]
  root         5     2  0 03:19 ?        00:00:00  \_ [kworker/R-sync_wq]
  root         6     2  0 03:19 ?        00:00:00  \_ [kworker/R-kvfree_rcu_reclaim]
  --
  read as a tree listing, because branches are drawn before its labels

  == ps aux
  USER       PID %CPU %MEM    VSZ   RSS TTY      STAT START   TIME COMMAND
  root         1  0.4  0.0  48368 16252 ?        SLl  03:19   4:44 /init --firecracker-init --addr 0.0.0.0:2024 --max-ws
  root         2  0.0  0.0      0     0 ?        S    03:19   0:00 [kthreadd]
  root         3  0.0  0.0      0     0 ?        S    03:19   0:00 [pool_workqueue_release]
  root         4  0.0  0.0      0     0 ?        I<   03:19   0:00 [kworker/R-rcu_gp]
  root         5  0.0  0.0      0     0 ?        I<   03:19   0:00 [kworker/R-sync_wq]
  --
  this looks like a table in columns, which is not read

  == ps axjf
   PPID   PID  PGID   SID TTY      TPGID STAT   UID   TIME COMMAND
      0     2     0     0 ?           -1 S        0   0:00 [kthreadd]
      2     3     0     0 ?           -1 S        0   0:00  \_ [pool_workqueue_release]
      2     4     0     0 ?           -1 I<       0   0:00  \_ [kworker/R-rcu_gp]
      2     5     0     0 ?           -1 I<       0   0:00  \_ [kworker/R-sync_wq]
      2     6     0     0 ?           -1 I<       0   0:00  \_ [kworker/R-kvfree_rcu_reclaim]
  --
  read as a tree listing, because branches are drawn before its labels

  == pstree
  init─┬─cron───sh
       ├─sshd───bash───pstree
       └─2*[agetty]
  --
  read as a tree listing, because branches are drawn before its labels

  == pstree -A
  init-+-cron---sh
       |-sshd---bash---pstree
       `-2*[agetty]
  --
  read as a tree listing, because branches are drawn before its labels

  == pstree -G
  init\##u{1B}(0\##u{F}qwq\##u{1B}(Bcron\##u{1B}(0\##u{F}qqq\##u{1B}(Bsh
       \##u{1B}(0\##u{F}tq\##u{1B}(Bsshd
       \##u{1B}(0\##u{F}mq\##u{1B}(B2*[agetty]
  --
  read as a tree listing, because branches are drawn before its labels

  == python3
  Traceback (most recent call last):
    File "<string>", line 5, in <module>
    File "<string>", line 2, in f
    File "<string>", line 4, in g
  ZeroDivisionError: division by zero
  --
  this looks like a stack of calls, which is not read

  == python3 --help
  usage: /srv/.pyenv/versions/3.11.7/bin/python3 [option] ... [-c cmd | -m mod | file | -] [arg] ...
  Options (and corresponding environment variables):
  -b     : issue warnings about str(bytes_instance), str(bytearray_instance)
           and comparing bytes/bytearray with str. (-bb: issue errors)
  -B     : don't write .pyc files on import; also PYTHONDONTWRITEBYTECODE=x
  -c cmd : program passed in as string (terminates option list)
  --
  this looks like the help of a program, which is not read

  == python3 -m ast
  Module(
     body=[
        Assign(
           targets=[
              Name(id='x', ctx=Store())],
           value=Call(
              func=Name(id='f', ctx=Load()),
              args=[
                 Constant(value=1)],
              keywords=[]))],
     type_ignores=[])
  --
  this looks like a dump of data, which is not read

  == python3 -m dis
    0           0 RESUME                   0

    1           2 LOAD_CONST               0 (1)
                4 STORE_NAME               0 (x)
                6 LOAD_CONST               1 (None)
                8 RETURN_VALUE
  --
  this looks like a table in columns, which is not read

  == python3 -m tokenize
  1,0-1,1:            NAME           'x'
  1,2-1,3:            OP             '='
  1,4-1,5:            NAME           'f'
  1,5-1,6:            OP             '('
  1,6-1,7:            NUMBER         '1'
  1,7-1,8:            OP             ')'
  --
  this may be a table or an outline: every line has the same number of commas

  == python3 -X importtime
  import time: self [us] | cumulative | imported package
  import time:      4343 |       4343 |   _io
  import time:        62 |         62 |   marshal
  import time:       534 |        534 |   posix
  import time:       454 |       5391 | _frozen_importlib_external
  import time:       130 |        130 |   time
  --
  this looks like the import times of Python, which is not read

  == route -n
  Kernel IP routing table
  Destination     Gateway         Genmask         Flags Metric Ref    Use Iface
  0.0.0.0         192.0.2.7       0.0.0.0         UG    0      0        0 eth0
  192.0.2.7       0.0.0.0         255.255.255.0   U     0      0        0 eth0
  --
  this looks like a table in columns, which is not read

  == sha256sum
  373a5241fe6b73c3a8b8ff6500212e10dc8bd4f81e8ce6b44e8be74996509bd4  src/main.c
  01e5981501658da26b95d6627a17d60587acefd4c2bcea94b82c0e890529cd43  src/lib/vec.c
  b69636987768e71c747c3cd95fe559e8746328ed019cfc8f12aeaff7af4bd240  docs/index.md
  --
  read as a list of paths, because its lines are as sha256sum prints them

  == size
     text\##t   data\##t    bss\##t    dec\##t    hex\##tfilename
    26640\##t   1104\##t    408\##t  28152\##t   6df8\##t/bin/true
   137659\##t   4840\##t   4840\##t 147339\##t  23f8b\##t/bin/ls
  --
  this looks like a table in columns, which is not read

  == ss -tlpn
  State  Recv-Q Send-Q Local Address:Port Peer Address:PortProcess
  LISTEN 0      128          0.0.0.0:2024      0.0.0.0:*
  --
  this looks like a table in columns, which is not read

  == strace
  execve("/bin/true", ["true"], 0x7 /* 20 vars */) = 0
  brk(NULL) = 0x55
  openat(AT_FDCWD, "/etc/ld.so.cache", O_RDONLY) = 3
  exit_group(0) = ?
  --
  this looks like a log, which is not read

  == swiftc -dump-parse

  (source_file "a.swift"
    (struct_decl decl_context=0x55ee024a5d18 range=[a.swift:1:1 - line:1:22] "A"
      (pattern_binding_decl decl_context=0x55ee024a6370 range=[a.swift:1:12 - line:1:20]
        (pattern_entry init_context=0x55ee024a6508
          (pattern_named "x")
  --
  this looks like the syntax tree of Swift's compiler, which is not read

  == tar t
  ./
  ./src/
  ./src/main.c
  ./src/lib/
  ./src/lib/vec.c
  ./my dir/
  --
  read as a list of paths, because every line begins with a slash, or a dot and a slash

  == tar tv
  drwxr-xr-x root/root         0 2026-11-22 19:46 ./
  drwxr-xr-x root/root         0 2026-11-22 19:46 ./src/
  -rw-r--r-- root/root        32 2026-11-22 19:46 ./src/main.c
  drwxr-xr-x root/root         0 2026-11-22 19:46 ./src/lib/
  -rw-r--r-- root/root        24 2026-11-22 19:46 ./src/lib/vec.c
  drwxr-xr-x root/root         0 2026-11-22 19:46 ./my dir/
  --
  read as a list of paths, because its lines are as ls -l or tar -tv prints them
  """##
