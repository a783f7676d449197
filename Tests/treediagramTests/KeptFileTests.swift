import Foundation
import Testing

@testable import treediagram

/// Files that are there before a picture takes their place, or is written into them.
@Suite struct KeptFileTests {
  #if os(Linux)
    /// Leaves the file `b` open as 3, by a path that does not name it.
    ///
    /// So it can only be written into.
    private static let unnamed =
      "ln a b; exec 3<> a; rm a; (echo R; seq -f '  N%g' 2000) > big.txt; cp b c; "

    @Test(arguments: [
      ("that was longer", "seq 9000 > a; \(unnamed)", "tree.txt"),
      ("that was shorter", "echo old > a; \(unnamed)", "big.txt"),
    ])
    func `a file that is open is written into`(name: String, script: String, input: String) throws {
      try Transcript(
        name, "\(script)treediagram \(input) -o /dev/fd/3 --force; treediagram \(input) | cmp - b"
      ).check()
    }

    @Test(
      .limitedFiles,
      arguments: [
        ("that is longer", "seq 9000 > a; \(unnamed)"),
        ("that is shorter", "echo old > a; \(unnamed)"),
      ])
    func `holds what it held where there is no room for the picture`(
      name: String, script: String
    ) throws {
      try Transcript(
        name, "\(script)(ulimit -f 8; treediagram big.txt -o /dev/fd/3 --force; echo $?); cmp b c",
        output: .text("74"),
        errors: "treediagram: /dev/fd/3: writing failed: File too large"
      ).check()
    }

    @Test func `is not read where it is far larger than the picture`() throws {
      try Transcript(
        "",
        """
        mkdir x; truncate -s 100G x/tree.svg
        # Address space that sanitizers take for themselves is not limited.
        memory=${ASAN_OPTIONS+unlimited}${TSAN_OPTIONS+unlimited}
        ulimit -v "${memory:-2000000}"
        treediagram --check tree.txt --output-dir x
        treediagram tree.txt --output-dir x --force
        treediagram tree.txt | cmp - x/tree.svg
        """,
        errors: """
          treediagram: x/tree.svg: is not current; \
          to draw it again: treediagram --force tree.txt --output-dir x
          """
      ).check()
    }

    @Test func `keeps the list of those who may use it`() throws {
      let workspace = try Workspace(["tree.txt": Transcript.outline, "a": "", "b": ""])
      let (a, b) = (workspace.path(of: "a"), workspace.path(of: "b"))
      guard try Descriptor(opening: a, for: .reading).take(Self.list) else { return }
      _ = try Shell.run("chmod 640 b; cp tree.txt c", in: workspace)
      #expect(a.accessList == Self.list)
      for name in ["a", "b"] {
        #expect(try Shell.run("treediagram tree.txt -o \(name)", in: workspace).code == 0)
      }
      #expect(a.accessList == Self.list)
      #expect(b.accessList == nil)
      #expect(try FileStatus(of: b).permissions == 0o640)
    }

    /// The user 1234 may read and write, beside the owner, and nobody else.
    private static let list: [UInt8] =
      [2, 0, 0, 0] + entry(1, 6) + entry(2, 6, [0xd2, 4, 0, 0]) + entry(4, 0) + entry(16, 6)
      + entry(32, 0)

    private static func entry(
      _ tag: UInt8, _ permissions: UInt8, _ user: [UInt8] = [255, 255, 255, 255]
    ) -> [UInt8] {
      [tag, 0, permissions, 0] + user
    }

    @Test(
      .enabled(if: getuid() == 0, "only the superuser may give files away"),
      arguments: [("660", "600"), ("664", "644"), ("604", "600"), ("755", "755")])
    func `lets nobody else in where its group cannot be kept`(old: String, new: String) throws {
      let script = """
        chmod 777 .; cp $(command -v treediagram) t; chown 65534:1234 a; chmod \(old) a
        setpriv --reuid=65534 --regid=65534 --clear-groups ./t tree.txt -o a || exit 1
        stat -c '%g %a' a
        """
      let workspace = try Workspace(["tree.txt": Transcript.outline, "a": ""])
      let outcome = try Shell.run(script, in: workspace)
      // Where the libraries of Swift are somebody's own, others cannot run the copy.
      if outcome.code == 0 { #expect(outcome.output == "65534 \(new)\n") }
    }
  #endif

  @Test(
    arguments: [
      (0o660, 0o600), (0o664, 0o644), (0o604, 0o600), (0o755, 0o755), (0o671, 0o611),
    ] as [(UInt32, UInt32)])
  func `permissions without the group are those that both had`(old: UInt32, new: UInt32) {
    #expect(old.withoutGroup == new)
  }
}

extension Workspace {
  /// The path of a file in the folder.
  fileprivate func path(of name: String) -> OSString {
    OSString(url.appending(path: name).path.utf8)
  }
}
