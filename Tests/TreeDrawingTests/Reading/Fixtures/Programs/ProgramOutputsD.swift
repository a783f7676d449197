/// What programs print, from `git` to `grep`; read by `fixtures(in:)`.
let programOutputsD = ##"""
  Each case has a command, the beginning of its output, and what is said of it.

  == git diff --name-status
  M\##tREADME
  M\##tdocs/index.md
  R100\##tsrc/lib/list.c\##tsrc/lib/vec.c
  M\##tsrc/main.c
  --
  read as a list of paths, because its lines are as git diff --name-status prints them

  == git diff --numstat
  1\##t0\##tREADME
  0\##t0\##tsrc/lib/{list.c => vec.c}
  1\##t0\##tsrc/main.c
  --
  read as a list of paths, because its lines are as git diff --numstat prints them

  == git diff --stat
   README                    | 1 +
   src/lib/{list.c => vec.c} | 0
   src/main.c                | 1 +
   3 files changed, 2 insertions(+)
  --
  read as a list of paths, because its lines are as git diff --stat prints them

  == git grep -n
  src/lib/vec.c:1:int f(int a){return a;}
  src/main.c:1:int main(){return f(1);}
  src/main.c:2:int g;
  --
  this looks like messages about files, which is not read

  == git log
  commit 2ce4b330fc763393162d08279b34f9db8e59e758
  Merge: 7f8ec59 f1b5d66
  Author: Ann <a@b>
  Date:   Sun Nov 22 19:46:28 2026 +0000

      Merge
  --
  this looks like the output of git log, which is not read

  == git log --graph --oneline
  *   2ce4b33 Merge
  |\
  | * f1b5d66 Side
  * | 7f8ec59 Main
  |/
  * 3880ac5 Begin
  --
  this looks like the output of git log, which is not read

  == git log --oneline
  2ce4b33 Merge
  7f8ec59 Main
  f1b5d66 Side
  3880ac5 Begin
  --
  this looks like the output of git log, which is not read

  == git ls-files
  README
  docs/index.md
  link.c
  my dir/a b.txt
  src/lib/vec.c
  src/main.c
  --
  read as a list of paths, because its lines name common folders

  == git ls-files -s
  100644 08ae698cfcd98c54e130571e2d6bb818d7c30438 0\##tREADME
  100644 db415b9c8adf4bfb5e92bb52c87a4a899037a495 0\##tdocs/index.md
  120000 58777349ec0ce72459642aad19620b7bd1d3c3ff 0\##tlink.c
  100644 587be6b4c3f93f93c489c0111bba5596147a26cb 0\##tmy dir/a b.txt
  100644 c02be768c021b929147463b28fa0c377ab80de8c 0\##tsrc/lib/vec.c
  100644 2d09a5a97c779864629fad3de8ae518c3c11887d 0\##tsrc/main.c
  --
  read as a list of paths, because its lines are as git ls-tree -r prints them

  == git ls-tree -r
  100644 blob 08ae698cfcd98c54e130571e2d6bb818d7c30438\##tREADME
  100644 blob db415b9c8adf4bfb5e92bb52c87a4a899037a495\##tdocs/index.md
  120000 blob 58777349ec0ce72459642aad19620b7bd1d3c3ff\##tlink.c
  100644 blob 587be6b4c3f93f93c489c0111bba5596147a26cb\##tmy dir/a b.txt
  100644 blob c02be768c021b929147463b28fa0c377ab80de8c\##tsrc/lib/list.c
  100644 blob 2d09a5a97c779864629fad3de8ae518c3c11887d\##tsrc/main.c
  --
  read as a list of paths, because its lines are as git ls-tree -r prints them

  == git ls-tree -r -l
  100644 blob 08ae698cfcd98c54e130571e2d6bb818d7c30438       4\##tREADME
  100644 blob db415b9c8adf4bfb5e92bb52c87a4a899037a495      12\##tdocs/index.md
  120000 blob 58777349ec0ce72459642aad19620b7bd1d3c3ff      10\##tlink.c
  100644 blob 587be6b4c3f93f93c489c0111bba5596147a26cb       2\##tmy dir/a b.txt
  100644 blob c02be768c021b929147463b28fa0c377ab80de8c      24\##tsrc/lib/list.c
  100644 blob 2d09a5a97c779864629fad3de8ae518c3c11887d      25\##tsrc/main.c
  --
  read as a list of paths, because its lines are as git ls-tree -r prints them

  == git shortlog
  Ann (4):
        Begin
        Side
        Main
        Merge
  --
  read as an outline

  == git status
  On branch master
  Changes to be committed:
    (use "git restore --staged <file>..." to unstage)
  \##trenamed:    src/lib/list.c -> src/lib/vec.c

  Changes not staged for commit:
  --
  this looks like the output of git status, which is not read

  == git status --porcelain=v2
  2 R. N... 100644 100644 100644 c02be768c021b929147463b28fa0c377ab80de8c c02be768c021b929147463b28fa0c377ab80de8c R100
  1 .M N... 100644 100644 100644 2d09a5a97c779864629fad3de8ae518c3c11887d 2d09a5a97c779864629fad3de8ae518c3c11887d src/m
  ? new.txt
  ? tmp/
  --
  this looks like the output of git status, which is not read

  == git status --short
  R  src/lib/list.c -> src/lib/vec.c
   M src/main.c
  ?? new.txt
  ?? tmp/
  --
  read as a list of paths, because its lines are as git status --short prints them

  == git status -sb
  ## master
  R  src/lib/list.c -> src/lib/vec.c
   M src/main.c
  ?? new.txt
  ?? tmp/
  --
  read as a list of paths, because its lines are as git status --short prints them

  == go list
  example.org/a
  example.org/a/b
  example.org/a/b/c
  --
  read as a list of paths, because its lines name common folders

  == go mod graph
  example.org/a golang.org/x/text@v0.3.0
  example.org/a golang.org/x/tools@v0.1.0
  golang.org/x/tools@v0.1.0 golang.org/x/mod@v0.4.2
  --
  this looks like a list of edges, which is not read

  == grep -rc
  src/main.c:2
  src/lib/vec.c:1
  --
  read as a list of paths, because its lines are as file prints them

  == grep -rn
  src/main.c:1:int main(){return f(1);}
  src/main.c:2:int g;
  src/lib/vec.c:1:int f(int a){return a;}
  --
  this looks like messages about files, which is not read
  """##
