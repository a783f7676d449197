/// What programs print, from `alias` to `cat`; read by `fixtures(in:)`.
let programOutputsA = ##"""
  Each case has a command, the beginning of its output, and what is said of it.

  == alias
  alias ll='ls -l'
  --
  read as an outline

  == apt list --installed
  Listing...
  acl/oldstable,now 2.3.1-3 amd64 [installed]
  adduser/oldstable,now 3.134 all [installed,automatic]
  adwaita-icon-theme/oldstable,now 43-1 all [installed,automatic]
  alsa-topology-conf/oldstable,now 1.2.5.1-2 all [installed,automatic]
  alsa-ucm-conf/oldstable,now 1.2.8-1 all [installed,automatic]
  appstream/now 0.16.1-2 amd64 [installed,upgradable to: 0.16.1-2+b1]
  apt-rdepends/oldstable,now 1.3.0-10 all [installed]
  apt-transport-https/oldstable,now 2.6.1 all [installed,upgradable to: 2.6.2]
  apt/oldstable,now 2.6.1 amd64 [installed,upgradable to: 2.6.2]
  at-spi2-common/oldstable,now 2.46.0-5 all [installed,automatic]
  at-spi2-core/oldstable,now 2.46.0-5 amd64 [installed,automatic]
  attr/oldstable,now 1:2.5.1-4 amd64 [installed]
  base-files/now 12.4+deb12u11 amd64 [installed,upgradable to: 12.4+deb12u15]
  base-passwd/oldstable,now 3.6.1 amd64 [installed,automatic]
  bash/now 5.2.15-2+b8 amd64 [installed,upgradable to: 5.2.15-2+b13]
  --
  read as an outline

  == apt-cache depends jq
  jq
    Depends: libjq1
    Depends: libc6
  --
  read as an outline

  == apt-cache policy jq
  jq:
    Installed: 1.6-2.1+deb12u1
    Candidate: 1.6-2.1+deb12u3
    Version table:
       1.6-2.1+deb12u3 500
          500 http://deb.debian.org/debian-security bookworm-security/main amd64 Packages
       1.6-2.1+deb12u2 500
          500 http://deb.debian.org/debian bookworm/main amd64 Packages
   *** 1.6-2.1+deb12u1 100
          100 /var/lib/dpkg/status
  --
  this line is indented less than its siblings but more than its parent

  == apt-cache search jq
  libjs-jquery-blockui - simulate synchronous behaviour using AJAX
  libjs-bootsidemenu - jQuery plugin to easily build a sliding menu
  libjs-jquery-datatables-extensions - extensions for the jQuery plug-in for tables from different data sources
  libjs-jquery-datatables - jQuery plug-in that makes nice tables from different data sources
  python3-django-paintstore - Integrates jQuery ColorPicker in Django admin (Python 3 version)
  libjs-jquery-flot - plotting library for jQuery
  --
  read as an outline

  == apt-cache show jq
  Package: jq
  Version: 1.6-2.1+deb12u3
  Installed-Size: 111
  Maintainer: ChangZhuo Chen (陳昌倬) <czchen@debian.org>
  Architecture: amd64
  Depends: libjq1 (= 1.6-2.1+deb12u3), libc6 (>= 2.34)
  --
  this looks like keys and values, which is not read

  == cat /etc/fstab
  /dev/sda1 / ext4 defaults 0 1
  /dev/sda2 /home ext4 defaults 0 2
  proc /proc proc defaults 0 0
  --
  this looks like a table in columns, which is not read

  == cat /etc/group
  root:x:0:
  daemon:x:1:
  bin:x:2:
  sys:x:3:
  adm:x:4:
  tty:x:5:
  --
  this looks like records with colons between their fields, which is not read

  == cat /etc/hosts
  127.0.0.1 localhost
  127.0.0.1 runsc
  127.0.0.1 vm
  --
  this looks like a table in columns, which is not read

  == cat /etc/os-release
  PRETTY_NAME="Debian GNU/Linux 12 (bookworm)"
  NAME="Debian GNU/Linux"
  VERSION_ID="12"
  VERSION="12 (bookworm)"
  VERSION_CODENAME=bookworm
  ID=debian
  --
  this looks like INI or other settings, which is not read

  == cat /etc/passwd
  root:x:0:0:root:/root:/bin/bash
  daemon:x:1:1:daemon:/usr/sbin:/usr/sbin/nologin
  bin:x:2:2:bin:/bin:/usr/sbin/nologin
  sys:x:3:3:sys:/dev:/usr/sbin/nologin
  sync:x:4:65534:sync:/bin:/bin/sync
  games:x:5:60:games:/usr/games:/usr/sbin/nologin
  --
  this looks like records with colons between their fields, which is not read

  == cat /etc/shells
  # /etc/shells: valid login shells
  /bin/sh
  /usr/bin/sh
  /bin/bash
  /usr/bin/bash
  /bin/rbash
  --
  read as a list of paths, because its lines name common folders

  == cat /proc/cgroups
  #subsys_name\##thierarchy\##tnum_cgroups\##tenabled
  cpuset\##t3\##t1\##t1
  cpu\##t1\##t1\##t1
  cpuacct\##t2\##t1\##t1
  blkio\##t7\##t1\##t1
  memory\##t4\##t32\##t1
  --
  this may be a table or an outline: every line has the same number of tabs

  == cat /proc/cpuinfo
  processor\##t: 0
  vendor_id\##t: AuthenticAMD
  cpu family\##t: 26
  model\##t\##t: 2
  model name\##t: AMD EPYC
  stepping\##t: 1
  --
  this looks like keys and values, which is not read

  == cat /proc/interrupts
             CPU0       CPU1
   24:          1          0  IO-APIC   5-edge      ACPI:Ged
   25:          0          1  IO-APIC   6-edge      ACPI:Ged
   26:          0         14  IO-APIC   4-edge      ttyS0
   28:          0          0 PCI-MSIX-0000:00:01.0   0-edge      virtio0-config
   29:          0          0 PCI-MSIX-0000:00:01.0   1-edge      virtio0-inflate
   30:          0          0 PCI-MSIX-0000:00:01.0   2-edge      virtio0-deflate
   31:          0      11852 PCI-MSIX-0000:00:01.0   3-edge      virtio0-stats
   32:       4877          0 PCI-MSIX-0000:00:01.0   4-edge      virtio0-reporting_vq
   33:          0          0 PCI-MSIX-0000:00:05.0   0-edge      virtio4-config
   34:        977          0 PCI-MSIX-0000:00:05.0   1-edge      virtio4-input
   35:          0          1 PCI-MSIX-0000:00:02.0   0-edge      virtio1-config
   36:          0    5405301 PCI-MSIX-0000:00:02.0   1-edge      virtio1-req.0
   37:          0          0 PCI-MSIX-0000:00:03.0   0-edge      virtio2-config
   38:          0      22956 PCI-MSIX-0000:00:03.0   1-edge      virtio2-input.0
   39:      19158          0 PCI-MSIX-0000:00:03.0   2-edge      virtio2-output.0
  --
  this looks like a table in columns, which is not read

  == cat /proc/iomem
  00000000-00000fff : Reserved
  00001000-0009fbff : System RAM
  0009fc00-000fffff : Reserved
    000de000-000defff : AMZNC10C:00
    000f0000-000fffff : System ROM
  00100000-bfffffff : System RAM
  --
  read as an outline

  == cat /proc/meminfo
  MemTotal:       24684092 kB
  MemFree:        20494528 kB
  MemAvailable:   23561268 kB
  Buffers:           36472 kB
  Cached:          2584900 kB
  SwapCached:            0 kB
  --
  this looks like keys and values, which is not read

  == cat /proc/mounts
  proc /proc proc rw,relatime 0 0
  sysfs /sys sysfs rw,relatime 0 0
  devtmpfs /dev devtmpfs rw,relatime,size=12334492k,nr_inodes=3083623,mode=755 0 0
  tmpfs /dev/shm tmpfs rw,relatime,size=24684092k 0 0
  devpts /dev/pts devpts rw,relatime,mode=600,ptmxmode=000 0 0
  /dev/vda / ext4 rw,relatime,discard,resv_strict,resuid=65534,resgid=65534 0 0
  --
  this looks like a table in columns, which is not read

  == cat /proc/net/arp
  IP address       HW type     Flags       HW address            Mask     Device
  192.0.2.7        0x1         0x2         02:fc:00:00:00:05     *        eth0
  --
  this looks like a table in columns, which is not read

  == cat /proc/self/maps
  56486f622000-56486f624000 r--p 00000000 fe:00 253911                     /usr/bin/cat
  56486f624000-56486f629000 r-xp 00002000 fe:00 253911                     /usr/bin/cat
  56486f629000-56486f62c000 r--p 00007000 fe:00 253911                     /usr/bin/cat
  56486f62c000-56486f62d000 r--p 00009000 fe:00 253911                     /usr/bin/cat
  56486f62d000-56486f62e000 rw-p 0000a000 fe:00 253911                     /usr/bin/cat
  5648a904c000-5648a906d000 rw-p 00000000 00:00 0                          [heap]
  --
  this looks like a table in columns, which is not read
  """##
