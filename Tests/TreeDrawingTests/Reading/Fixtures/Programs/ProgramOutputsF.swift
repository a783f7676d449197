/// What programs print, from `lsmem` to `ps`; read by `fixtures(in:)`.
let programOutputsF = ##"""
  Each case has a command, the beginning of its output, and what is said of it.

  == lsmem
  RANGE                                 SIZE  STATE REMOVABLE  BLOCK
  0x0000000000000000-0x00000000bfffffff   3G online       yes   0-23
  0x0000000100000000-0x000000063fffffff  21G online       yes 32-199

  Memory block size:       128M
  Total online memory:      24G
  --
  this looks like a table in columns, which is not read

  == lsns
          NS TYPE   NPROCS PID USER COMMAND
  4026531832 mnt        88   2 root kthreadd
  4026531833 net        89   2 root kthreadd
  4026531834 time       89   2 root kthreadd
  4026531835 cgroup     89   2 root kthreadd
  4026531836 pid        90   2 root kthreadd
  4026531837 user       90   2 root kthreadd
  4026531838 uts        89   2 root kthreadd
  4026531839 ipc        89   2 root kthreadd
  4026531860 mnt         1  25 root └─kdevtmpfs
  --
  this may be a tree listing or an outline: branches are drawn in its lines, but behind something else

  == lsof
  COMMAND   PID USER   FD      TYPE DEVICE SIZE/OFF NODE NAME
  process_a   1 root  cwd   unknown                      /proc/1/cwd (readlink: Permission denied)
  process_a   1 root  rtd   unknown                      /proc/1/root (readlink: Permission denied)
  process_a   1 root  txt   unknown                      /proc/1/exe (readlink: Permission denied)
  process_a   1 root    0   unknown                      /proc/1/fd/0 (readlink: Permission denied)
  process_a   1 root    1   unknown                      /proc/1/fd/1 (readlink: Permission denied)
  --
  this looks like a table in columns, which is not read

  == lspci
  00:00.0 Host bridge: Intel Corporation Device 0d57
  00:01.0 Unassigned class [ffff]: Red Hat, Inc. Virtio 1.0 memory balloon (rev 01)
  00:02.0 Mass storage controller: Red Hat, Inc. Virtio 1.0 block device (rev 01)
  00:03.0 Ethernet controller: Red Hat, Inc. Virtio 1.0 network device (rev 01)
  00:04.0 Unassigned class [ffff]: Red Hat, Inc. Virtio 1.0 socket (rev 01)
  00:05.0 Unassigned class [ffff]: Red Hat, Inc. Virtio 1.0 RNG (rev 01)
  --
  this looks like the output of lspci, which is not read

  == lspci -t
  -[0000:00]-+-00.0
             +-01.0
             +-02.0
             +-03.0
             +-04.0
             \-05.0
  --
  read as a tree listing, because branches are drawn before its labels

  == lspci -v
  00:00.0 Host bridge: Intel Corporation Device 0d57
  \##tFlags: fast devsel

  00:01.0 Unassigned class [ffff]: Red Hat, Inc. Virtio 1.0 memory balloon (rev 01)
  \##tSubsystem: Red Hat, Inc. Virtio 1.0 memory balloon
  \##tFlags: bus master, fast devsel, latency 0
  --
  read as an outline

  == lstopo-no-graphics
  Machine (11GB total)
    Package L#0
      NUMANode L#0 (P#0 11GB)
      L3 L#0 (32MB)
        L2 L#0 (1024KB) + L1d L#0 (48KB) + L1i L#0 (32KB) + Core L#0 + PU L#0 (P#0)
        L2 L#1 (1024KB) + L1d L#1 (48KB) + L1i L#1 (32KB) + Core L#1 + PU L#1 (P#1)
  --
  read as an outline

  == md5sum
  26016432653dce9f18a34cb1f834281a  src/main.c
  0e68b6f3d8a79924e6fb66ce43b90944  src/lib/vec.c
  c57c804d835a0d4047a3625b540d677c  docs/index.md
  --
  read as a list of paths, because its lines are as sha256sum prints them

  == mount
  proc on /proc type proc (rw,relatime)
  sysfs on /sys type sysfs (rw,relatime)
  devtmpfs on /dev type devtmpfs (rw,relatime,size=12334492k,nr_inodes=3083623,mode=755)
  tmpfs on /dev/shm type tmpfs (rw,relatime,size=24684092k)
  devpts on /dev/pts type devpts (rw,relatime,mode=600,ptmxmode=000)
  /dev/vda on / type ext4 (rw,relatime,discard,resv_strict,resuid=65534,resgid=65534)
  --
  this looks like a table in columns, which is not read

  == namei
  f: /usr/bin/awk
   d /
   d usr
   d bin
   l awk -> /etc/alternatives/awk
     d /
  --
  read as an outline

  == namei -l
  f: /usr/bin/awk
  drwxr-xr-x root root /
  drwxr-xr-x root root usr
  drwxr-xr-x root root bin
  lrwxrwxrwx root root awk -> /etc/alternatives/awk
  drwxr-xr-x root root   /
  drwxr-xr-x root root   etc
  drwxr-xr-x root root   alternatives
  lrwxrwxrwx root root   awk -> /usr/bin/mawk
  drwxr-xr-x root root     /
  drwxr-xr-x root root     usr
  drwxr-xr-x root root     bin
  -rwxr-xr-x root root     mawk
  --
  this looks like the output of ls -l or tar -tv, which is not read

  == netstat -an
  Active Internet connections (servers and established)
  Proto Recv-Q Send-Q Local Address           Foreign Address         State
  tcp        0      0 0.0.0.0:2024            0.0.0.0:*               LISTEN
  Active UNIX domain sockets (servers and established)
  Proto RefCnt Flags       Type       State         I-Node   Path
  unix  3      [ ]         STREAM     CONNECTED     4716668
  --
  this looks like a table in columns, which is not read

  == nft list ruleset
  table ip filter {
  \##tchain input {
  \##t\##ttype filter hook input priority 0;
  \##t}
  }
  --
  this looks like source code, which is not read

  == numactl --hardware
  available: 1 nodes (0)
  node 0 cpus: 0 1
  node 0 size: 11482 MB
  node 0 free: 7297 MB
  node distances:
  node   0
    0:  10
  --
  read as an outline

  == pgrep -a
  1 /init --firecracker-init --addr 0.0.0.0:2024 --max-ws-buffer-size 32768 --block-local-connections --log-vsock-port 5
  2 [kthreadd]
  3 [pool_workqueue_release]
  4 [kworker/R-rcu_gp]
  5 [kworker/R-sync_wq]
  6 [kworker/R-kvfree_rcu_reclaim]
  --
  read as a list of paths, because its lines are as du prints them

  == pip freeze
  annotated-types==0.7.0
  antlr4-python3-runtime==4.13.2
  asttokens==3.0.1
  attrs==26.1.0
  aws-sam-translator==1.110.0
  aws-xray-sdk==2.15.0
  --
  this looks like a list of Python's packages, which is not read

  == pip list
  Package                   Version
  ------------------------- -----------
  annotated-types           0.7.0
  antlr4-python3-runtime    4.13.2
  asttokens                 3.0.1
  attrs                     26.1.0
  --
  this looks like a table in columns, which is not read

  == pip show
  Name: pip
  Version: 23.2.1
  Summary: The PyPA recommended tool for installing Python packages.
  Home-page: https://pip.pypa.io/
  Author: The pip developers
  Author-email: distutils-sig@python.org
  License: MIT
  Location: /srv/.pyenv/versions/3.11.7/lib/python3.11/site-packages
  Requires:
  Required-by:
  --
  this looks like YAML, which is not read

  == ps
    PID TTY          TIME CMD
      1 ?        00:04:44 init
      2 ?        00:00:00 kthreadd
      3 ?        00:00:00 pool_workqueue_release
      4 ?        00:00:00 kworker/R-rcu_gp
      5 ?        00:00:00 kworker/R-sync_wq
  --
  this looks like a table in columns, which is not read

  == ps -ef
  UID        PID  PPID  C STIME TTY          TIME CMD
  root         1     0  0 03:19 ?        00:04:44 /init --firecracker-init --addr 0.0.0.0:2024 --max-ws-buffer-size 3276
  root         2     0  0 03:19 ?        00:00:00 [kthreadd]
  root         3     2  0 03:19 ?        00:00:00 [pool_workqueue_release]
  root         4     2  0 03:19 ?        00:00:00 [kworker/R-rcu_gp]
  root         5     2  0 03:19 ?        00:00:00 [kworker/R-sync_wq]
  --
  this looks like a table in columns, which is not read
  """##
