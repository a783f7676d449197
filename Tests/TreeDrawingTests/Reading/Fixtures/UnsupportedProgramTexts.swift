/// What programs read and print that may be an outline but looks like something else; read by
/// `fixtures(in:)`.
let unsupportedProgramTexts = ##"""
  Each case has a name, an input called plan, and the whole message that it gives.

  == a fault of Python
  Traceback (most recent call last):
    File "x.py", line 1, in <module>
      f()
  ValueError: x
  --
  plan:1:1: this looks like a stack of calls, which is not read
  1 | Traceback (most recent call last):
    | ^
    write its tree as an outline; or, if it is an outline, use --from outline

  == a fault of Java
  Exception in thread "main" java.lang.Error
      at a.B.c(B.java:10)
  --
  plan:1:1: this looks like a stack of calls, which is not read
  1 | Exception in thread "main" java.lang.Error
    | ^
    write its tree as an outline; or, if it is an outline, use --from outline

  == Python
  def f(x):
      return x

  class A:
      pass
  --
  plan:1:1: this looks like source code, which is not read
  1 | def f(x):
    | ^
    write its tree as an outline; or, if it is an outline, use --from outline

  == a Makefile
  .PHONY: all
  all: build
  --
  plan:1:1: this looks like source code, which is not read
  1 | .PHONY: all
    | ^
    write its tree as an outline; or, if it is an outline, use --from outline

  == a Dockerfile
  FROM alpine
  RUN apk add git
  COPY . /app
  --
  plan:1:1: this looks like source code, which is not read
  1 | FROM alpine
    | ^
    write its tree as an outline; or, if it is an outline, use --from outline

  == the log of a server
  1.2.3.4 - - [1/Jan/2024:00:00:00] "GET / HTTP/1.1" 200 1
  --
  plan:1:1: this looks like a log, which is not read
  1 | 1.2.3.4 - - [1/Jan/2024:00:00:00] "GET / HTTP/1.1" 200 1
    | ^
    write its tree as an outline; or, if it is an outline, use --from outline

  == what ping prints
  PING a.org (1.2.3.4) 56(84) bytes of data.
  64 bytes from 1.2.3.4: icmp_seq=1 ttl=50 time=10 ms
  --
  plan:1:1: this looks like a log, which is not read
  1 | PING a.org (1.2.3.4) 56(84) bytes of data.
    | ^
    write its tree as an outline; or, if it is an outline, use --from outline

  == the header of a message
  From: Ann
  To: Bob
  Subject: Hello

  How are you?
  --
  plan:1:1: this looks like keys and values, which is not read
  1 | From: Ann
    | ^
    convert it to JSON first, with yq -o=json, or yq . in Debian, and use --from data if it is no tree of names and children; or, if it is an outline, use --from outline

  == git diff --stat, with paths that are cut off
  README.md                       |  2 +-
  .../Reading/Lists/Reader.swift  |  4 ++--
  2 files changed, 3 insertions(+), 3 deletions(-)
  --
  plan:1:1: this looks like changes of files, which is not read
  1 | README.md                       |  2 +-
    | ^
    list the files alone, with git diff --numstat; or, if it is an outline, use --from outline
  """##
