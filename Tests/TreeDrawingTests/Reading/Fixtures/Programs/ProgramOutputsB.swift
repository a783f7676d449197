/// What programs print, from `cat` to `du`; read by `fixtures(in:)`.
let programOutputsB = ##"""
  Each case has a command, the beginning of its output, and what is said of it.

  == cat /proc/self/status
  Name:\##tcat
  Umask:\##t0022
  State:\##tR (running)
  Tgid:\##t15183
  Ngid:\##t0
  Pid:\##t15183
  PPid:\##t15182
  TracerPid:\##t0
  Uid:\##t0\##t0\##t0\##t0
  Gid:\##t0\##t0\##t0\##t0
  FDSize:\##t256
  Groups:
  NStgid:\##t15183
  NSpid:\##t15183
  NSpgid:\##t14490
  NSsid:\##t29626
  --
  this looks like keys and values, which is not read

  == cat access.log
  1.2.3.4 - - [22/Nov/2026:19:00:01 +0000] "GET / HTTP/1.1" 200 1
  1.2.3.5 - - [22/Nov/2026:19:00:02 +0000] "GET /a HTTP/1.1" 404 2
  --
  this looks like a log, which is not read

  == cflow src/main.c
  main() <int main () at src/main.c:1>:
      f() <int f (int a) at src/lib/vec.c:1>
  --
  read as an outline

  == cksum src/*
  2341722328 32 src/main.c
  4241147951 24 src/lib/vec.c
  47299793 12 docs/index.md
  --
  read as a list of paths, because its lines are as sha256sum prints them

  == cpio -tv
  drwxr-xr-x   3 root     root            0 Nov 22 19:46 src
  -rw-r--r--   1 root     root           32 Nov 22 19:46 src/main.c
  drwxr-xr-x   2 root     root            0 Nov 22 19:46 src/lib
  -rw-r--r--   1 root     root           24 Nov 22 19:46 src/lib/vec.c
  --
  read as a list of paths, because its lines are as ls -l or tar -tv prints them

  == crontab -l
  0 5 * * 1 /usr/bin/backup
  10 * * * * /usr/bin/poll
  --
  this looks like a table in columns, which is not read

  == ctags -f -
  f\##tsrc/lib/vec.c\##t/^int f(int a){return a;}$/;"\##tf\##ttyperef:typename:int
  g\##tsrc/main.c\##t/^int g;$/;"\##tv\##ttyperef:typename:int
  main\##tsrc/main.c\##t/^int main(){return f(1);}$/;"\##tf\##ttyperef:typename:int
  --
  this may be a table or an outline: every line has the same number of tabs

  == ctags -x
  g                variable      2 src/main.c       int g;
  main             function      1 src/main.c       int main(){return f(1);}
  --
  this looks like a table in columns, which is not read

  == debtree jq
  digraph "jq" {
  \##trankdir=LR;
  \##tnode [shape=box];
  \##t"jq" -> "libjq1" [color=blue,label="(= 1.6-2.1+deb12u3)"];
  \##t"libjq1" -> "libonig5" [color=blue,label="(>= 6.8.1)"];
  \##t"jq" [style="setlinewidth(2)"]
  --
  this looks like Graphviz DOT, which is not read

  == df
  Filesystem              1K-blocks     Used Available Use% Mounted on
  devtmpfs                 12334492        0  12334492   0% /dev
  tmpfs                    24684092        0  24684092   0% /dev/shm
  /dev/vda                264212084 26966548  72099064  28% /
  model_tools_unavailable         4        0         4   0% /mnt/sandboxing/model_tools_env/v1/python
  tmpfs                    12342044        0  12342044   0% /sys/fs/cgroup
  --
  this looks like a table in columns, which is not read

  == df -T
  Filesystem              Type     1K-blocks     Used Available Use% Mounted on
  devtmpfs                devtmpfs  12334492        0  12334492   0% /dev
  tmpfs                   tmpfs     24684092        0  24684092   0% /dev/shm
  /dev/vda                ext4     264212084 26966556  72099056  28% /
  model_tools_unavailable tmpfs            4        0         4   0% /mnt/sandboxing/model_tools_env/v1/python
  tmpfs                   tmpfs     12342044        0  12342044   0% /sys/fs/cgroup
  --
  this looks like a table in columns, which is not read

  == dig +noall +answer
  example.org.\##t300\##tIN\##tA\##t1.2.3.4
  example.org.\##t300\##tIN\##tMX\##t10 mail.
  --
  this may be a table or an outline: every line has the same number of tabs

  == dmesg
  [    0.000000] Linux version 6.1
  [    0.000000] Command line: a=b
  [    0.004000] x86/fpu: ok
  --
  this looks like a log, which is not read

  == dpkg -l
  Desired=Unknown/Install/Remove/Purge/Hold
  | Status=Not/Inst/Conf-files/Unpacked/halF-conf/Half-inst/trig-aWait/Trig-pend
  |/ Err?=(none)/Reinst-required (Status,Err: uppercase=bad)
  ||/ Name                                      Version                          Architecture Description
  +++-=========================================-================================-============-==========================
  ii  acl                                       2.3.1-3                          amd64        access control list - util
  ii  adduser                                   3.134                            all          add and remove users and g
  ii  adwaita-icon-theme                        43-1                             all          default icon theme of GNOM
  ii  alsa-topology-conf                        1.2.5.1-2                        all          ALSA topology configuratio
  ii  alsa-ucm-conf                             1.2.8-1                          all          ALSA Use Case Manager conf
  ii  appstream                                 0.16.1-2                         amd64        Software component metadat
  ii  apt                                       2.6.1                            amd64        commandline package manage
  ii  apt-rdepends                              1.3.0-10                         all          recursively lists package
  ii  apt-transport-https                       2.6.1                            all          transitional package for h
  ii  at-spi2-common                            2.46.0-5                         all          Assistive Technology Servi
  ii  at-spi2-core                              2.46.0-5                         amd64        Assistive Technology Servi
  --
  this looks like a table in columns, which is not read

  == dpkg -L jq
  /.
  /usr
  /usr/bin
  /usr/bin/jq
  /usr/share
  /usr/share/doc
  --
  read as a list of paths, because every line begins with a slash, or a dot and a slash

  == dpkg -S
  python3-argcomplete: /usr/bin/activate-global-python-argcomplete
  graphviz: /usr/bin/acyclic
  software-properties-common: /usr/bin/add-apt-repository
  util-linux: /usr/bin/addpart
  binutils: /usr/bin/addr2line
  imagemagick-6.q16: /usr/bin/animate-im6.q16
  --
  this looks like YAML, which is not read

  == dpkg -s jq
  Package: jq
  Status: install ok installed
  Priority: optional
  Section: utils
  Installed-Size: 110
  Maintainer: ChangZhuo Chen (陳昌倬) <czchen@debian.org>
  --
  this looks like keys and values, which is not read

  == du
  8\##t./src/lib
  16\##t./src
  8\##t./my dir
  64\##t./.git/hooks
  8\##t./.git/objects/b1
  12\##t./.git/objects/7f
  --
  read as a list of paths, because its lines are as du prints them

  == du -a
  4\##t./src/main.c
  4\##t./src/lib/vec.c
  8\##t./src/lib
  16\##t./src
  4\##t./my dir/a b.txt
  8\##t./my dir
  --
  read as a list of paths, because its lines are as du prints them

  == du -ahc
  4.0K\##tsrc/main.c
  4.0K\##tsrc/lib/vec.c
  8.0K\##tsrc/lib
  16K\##tsrc
  4.0K\##tdocs/index.md
  8.0K\##tdocs
  24K\##ttotal
  --
  read as a list of paths, because its lines are as du prints them
  """##
