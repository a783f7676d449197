/// What programs print, from `ifconfig` to `lsd`; read by `fixtures(in:)`.
let programOutputsE = ##"""
  Each case has a command, the beginning of its output, and what is said of it.

  == ifconfig
  eth0: flags=4163<UP,BROADCAST,RUNNING,MULTICAST>  mtu 1400
          inet 192.0.2.7  netmask 255.255.255.0  broadcast 192.0.2.7
          inet6 fd00::2  prefixlen 64  scopeid 0x0<global>
          inet6 fe80::fc:ff:fe00:1  prefixlen 64  scopeid 0x20<link>
          ether 02:fc:00:00:00:01  txqueuelen 1000  (Ethernet)
          RX packets 33979  bytes 1379672971 (1.2 GiB)
  --
  read as an outline

  == ip -br a
  lo               UNKNOWN        127.0.0.1/8 ::1/128
  ifb0             DOWN
  ifb1             DOWN
  eth0             UP             192.0.2.7/24 fd00::2/64 fe80::fc:ff:fe00:1/64
  --
  this looks like a table in columns, which is not read

  == ip a
  1: lo: <LOOPBACK,UP,LOWER_UP> mtu 65536 qdisc noqueue state UNKNOWN group default qlen 1000
      link/loopback 00:00:00:00:00:00 brd 00:00:00:00:00:00
      inet 127.0.0.1/8 scope host lo
         valid_lft forever preferred_lft forever
      inet6 ::1/128 scope host
         valid_lft forever preferred_lft forever
  --
  read as an outline

  == iptables -L
  Chain INPUT (policy ACCEPT)
  target     prot opt source               destination
  ACCEPT     all  --  anywhere             anywhere

  Chain FORWARD (policy DROP)
  target     prot opt source               destination
  --
  this looks like a table in columns, which is not read

  == journalctl
  Nov 22 19:00:01 host cron[1]: a
  Nov 22 19:00:02 host sshd[2]: b
  --
  this looks like a log, which is not read

  == ldd
  \##tlinux-vdso.so.1 (0x00007f0d3bd3d000)
  \##tlibtinfo.so.6 => /lib/x86_64-linux-gnu/libtinfo.so.6 (0x00007f0d3bbb8000)
  \##tlibc.so.6 => /lib/x86_64-linux-gnu/libc.so.6 (0x00007f0d3b9d6000)
  \##t/lib64/ld-linux-x86-64.so.2 (0x00007f0d3bd3f000)
  --
  this looks like a list of edges, which is not read

  == locale
  LANG=C.UTF-8
  LANGUAGE=
  LC_CTYPE="C.UTF-8"
  LC_NUMERIC="C.UTF-8"
  LC_TIME="C.UTF-8"
  LC_COLLATE="C.UTF-8"
  --
  this looks like INI or other settings, which is not read

  == ls -1
  README
  docs
  link.c
  my dir
  new.txt
  src
  --
  read as an outline

  == ls -i
  16770328 README
  16770321 docs
  16770327 link.c
  16770322 my dir
  16770354 new.txt
  16770319 src
  --
  this looks like a table in columns, which is not read

  == ls -l
  total 20
  -rw-r--r-- 1 root root    4 Nov 22 19:46 README
  drwxr-xr-x 2 root root 4096 Nov 22 19:46 docs
  lrwxrwxrwx 1 root root   10 Nov 22 19:46 link.c -> src/main.c
  drwxr-xr-x 2 root root 4096 Nov 22 19:46 my dir
  -rw-r--r-- 1 root root    0 Nov 22 19:46 new.txt
  --
  read as a list of paths, because its lines are as ls -l or tar -tv prints them

  == ls -la
  total 32
  drwxr-xr-x 7 root root 4096 Nov 22 19:46 .
  drwxr-xr-x 4 root root 4096 Nov 22 19:46 ..
  drwxr-xr-x 8 root root 4096 Nov 22 19:46 .git
  -rw-r--r-- 1 root root    4 Nov 22 19:46 README
  drwxr-xr-x 2 root root 4096 Nov 22 19:46 docs
  --
  read as a list of paths, because its lines are as ls -l or tar -tv prints them

  == ls -lh --full-time
  total 20K
  -rw-r--r-- 1 root root    4 2026-11-22 19:46:28.405201356 +0000 README
  drwxr-xr-x 2 root root 4.0K 2026-11-22 19:46:28.137201344 +0000 docs
  lrwxrwxrwx 1 root root   10 2026-11-22 19:46:28.141201344 +0000 link.c -> src/main.c
  drwxr-xr-x 2 root root 4.0K 2026-11-22 19:46:28.137201344 +0000 my dir
  -rw-r--r-- 1 root root    0 2026-11-22 19:46:28.453201359 +0000 new.txt
  --
  read as a list of paths, because its lines are as ls -l or tar -tv prints them

  == ls -lR
  .:
  total 20
  -rw-r--r-- 1 root root    4 Nov 22 19:46 README
  drwxr-xr-x 2 root root 4096 Nov 22 19:46 docs
  lrwxrwxrwx 1 root root   10 Nov 22 19:46 link.c -> src/main.c
  drwxr-xr-x 2 root root 4096 Nov 22 19:46 my dir
  -rw-r--r-- 1 root root    0 Nov 22 19:46 new.txt
  drwxr-xr-x 3 root root 4096 Nov 22 19:46 src
  drwxr-xr-x 2 root root 4096 Nov 22 19:46 tmp

  ./docs:
  total 4
  -rw-r--r-- 1 root root 12 Nov 22 19:46 index.md

  ./my dir:
  total 4
  --
  read as a list of paths, because its lines are as ls -l or tar -tv prints them

  == ls -R
  .:
  README
  docs
  link.c
  my dir
  new.txt
  src
  tmp

  ./docs:
  index.md

  ./my dir:
  a b.txt

  ./src:
  --
  read as a list of paths, because its lines are as ls -R prints them

  == ls -s
  total 20
  4 README
  4 docs
  0 link.c
  4 my dir
  0 new.txt
  --
  this looks like the output of ls -l or tar -tv, which is not read

  == lsblk
  NAME  MAJ:MIN RM  SIZE RO TYPE MOUNTPOINTS
  zram0 253:0    0    0B  0 disk
  vda   254:0    0  256G  0 disk /
  --
  this looks like a table in columns, which is not read

  == lsblk -P
  NAME="zram0" MAJ:MIN="253:0" RM="0" SIZE="0B" RO="0" TYPE="disk" MOUNTPOINTS=""
  NAME="vda" MAJ:MIN="254:0" RM="0" SIZE="256G" RO="0" TYPE="disk" MOUNTPOINTS="/"
  --
  this looks like pairs of keys and values in each line, which is not read

  == lscpu
  Architecture:                            x86_64
  CPU op-mode(s):                          32-bit, 64-bit
  Address sizes:                           48 bits physical, 48 bits virtual
  Byte Order:                              Little Endian
  CPU(s):                                  2
  On-line CPU(s) list:                     0,1
  --
  this looks like keys and values, which is not read

  == lscpu -e
  CPU NODE SOCKET CORE L1d:L1i:L2:L3 ONLINE
    0    0      0    0 0:0:0:0          yes
    1    0      0    1 1:1:1:0          yes
  --
  this looks like a table in columns, which is not read

  == lsd --tree
  .
  ├── docs
  │   └── index.md
  ├── link.c ⇒ src/main.c
  ├── my dir
  │   └── a b.txt
  --
  read as a tree listing, because branches are drawn before its labels
  """##
