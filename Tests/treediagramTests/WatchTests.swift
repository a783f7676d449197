import Foundation
import Testing

@testable import treediagram

@Suite struct WatchTests {
  private static let house = ["house.txt": "House\n  Hall\n"]

  /// A way in which a file may change: what there is before, and what happens then.
  struct Change: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var file = "house.txt"
    var before = "printf 'House\\n  Hall\\n' > house.txt"
    let script: String
  }

  @Test(arguments: [
    Change(testDescription: "a write in place", script: "printf 'House\\n  Lawn\\n' > house.txt"),
    Change(testDescription: "more text", script: "printf '  Lawn\\n' >> house.txt"),
    Change(
      testDescription: "a file that takes its place, as editors write",
      script: "printf 'House\\n  Lawn\\n' > .house.swp; mv .house.swp house.txt"),
    Change(
      testDescription: "a new file of its name, with the old one kept",
      script: "mv house.txt house.txt~; printf 'House\\n  Lawn\\n' > house.txt"),
    Change(
      testDescription: "a folder that takes the place of the one that it is in",
      file: "a/b/house.txt", before: "mkdir -p a/b; printf 'House\\n  Hall\\n' > a/b/house.txt",
      script: "mkdir -p c/b; printf 'House\\n  Lawn\\n' > c/b/house.txt; mv a d; mv c a"),
    Change(
      testDescription: "a symbolic link that leads elsewhere", file: "link",
      before: "mkdir a; printf 'House\\n  Hall\\n' > a/house.txt; ln -s a/house.txt link",
      script: "printf 'House\\n  Lawn\\n' > a/lawn.txt; ln -s a/lawn.txt new; mv new link"),
    Change(
      testDescription: "a change behind a symbolic link", file: "link",
      before: "mkdir a; printf 'House\\n  Hall\\n' > a/house.txt; ln -s a/house.txt link",
      script: "printf '  Lawn\\n' >> a/house.txt"),
    Change(
      testDescription: "a folder's link that leads elsewhere, behind another",
      file: "p/now/house.txt",
      before: """
        mkdir -p p x/a; printf 'House\\n  Hall\\n' > x/a/house.txt; ln -s a x/now; ln -s ../x/now p/now
        """,
      script: "mkdir x/b; printf 'House\\n  Lawn\\n' > x/b/house.txt; ln -sfn b x/now"),
    Change(
      testDescription: "a folder made again that a link leads to", file: "p/now/house.txt",
      before: """
        mkdir -p p x/a; printf 'House\\n  Hall\\n' > x/a/house.txt; ln -s ../x/a p/now
        """,
      script: "mv x/a x/b; mkdir x/a; printf 'House\\n  Lawn\\n' > x/a/house.txt"),
    Change(
      testDescription: "a text of the same length and time",
      script: "touch -r house.txt a; printf 'House\\n  Lawn\\n' > house.txt; touch -r a house.txt"),
  ])
  func `a watched picture is drawn again when its input changes`(_ change: Change) throws {
    let command = try WatchingCommand("\(change.file) -o picture.svg", before: change.before)
    try command.wait(for: "Hall", in: "picture.svg")
    try command.change(change.script)
    try command.wait(for: "Lawn", in: "picture.svg")
    try command.wait(for: "treediagram: picture.svg: drawn")
  }

  @Test func `watching reports what was drawn, and that it goes on`() throws {
    let command = try WatchingCommand("house.txt -o house.svg", Self.house)
    try command.wait(for: "treediagram: house.svg: drawn; watching 1 file, Ctrl-C ends it")
  }

  @Test func `watching keeps the last good picture, reports what is wrong, and goes on`() throws {
    let command = try WatchingCommand("house.txt -o house.svg", Self.house)
    try command.wait(for: "treediagram: house.svg: drawn; watching 1 file, Ctrl-C ends it")
    let picture = command.text("house.svg")
    try command.change("printf 'House\\n    Hall\\n  Lawn\\n' > house.txt")
    try command.wait(for: "  do not indent it (as line 1), or indent it by 4 spaces")
    #expect(command.text("house.svg") == picture)
    try command.change("rm house.txt")
    try command.wait(
      for: "treediagram: house.txt: cannot be opened: No such file or directory")
    #expect(command.text("house.svg") == picture)
    try command.change("printf 'House\\n  Lawn\\n' > house.txt")
    try command.wait(for: "treediagram: house.svg: drawn")
    #expect(command.text("house.svg").contains("Lawn"))
  }

  @Test func `watching reports that all is current, and that it is current again`() throws {
    let command = try WatchingCommand(
      "house.txt -o house.svg", Self.house, before: "treediagram house.txt -o house.svg")
    try command.wait(for: "treediagram: house.svg: current; watching 1 file, Ctrl-C ends it")
    try command.change("mv house.txt lost.txt")
    try command.wait(
      for: "treediagram: house.txt: cannot be opened: No such file or directory")
    try command.change("mv lost.txt house.txt")
    try command.wait(for: "treediagram: house.svg: current again")
  }

  @Test func `begins without a file, and draws when it is there`() throws {
    let command = try WatchingCommand("a/b/house.txt -o house.svg")
    try command.wait(for: "treediagram: house.svg: watching 1 file, Ctrl-C ends it")
    let missing = "treediagram: a/b/house.txt: cannot be opened: No such file or directory"
    #expect(try command.errors.first == missing)
    try command.change("mkdir -p a/b; printf 'House\\n' > a/b/house.txt")
    try command.wait(for: "House", in: "house.svg")
  }

  @Test func `draws only what changed, of several files`() throws {
    let command = try WatchingCommand(
      "house.txt barn.txt shed.txt --output-dir out",
      Self.house.merging(["barn.txt": "Barn\n", "shed.txt": "Shed\n"]) { $1 })
    try command.wait(
      for: "treediagram: out/house.svg: drawn, and 2 others; watching 3 files, Ctrl-C ends it")
    try command.change("echo Cellar > shed.txt")
    try command.wait(for: "treediagram: out/shed.svg: drawn")
    #expect(command.text("out/shed.svg").contains("Cellar"))
  }

  #if os(Linux)
    @Test func `draws again while the program that writes has the file open`() throws {
      let command = try WatchingCommand("house.txt -o house.svg", Self.house)
      try command.wait(for: "Hall", in: "house.svg")
      let file = try #require(
        FileHandle(forWritingAtPath: command.workspace.url.appending(path: "house.txt").path))
      try file.seekToEnd()
      try file.write(contentsOf: Data("  Lawn\n".utf8))
      try command.wait(for: "Lawn", in: "house.svg")
      try file.truncate(atOffset: 13)
      try command.wait(until: "Lawn is gone") { !command.text("house.svg").contains("Lawn") }
      try file.close()
    }

    @Test func `closes what it opened where nothing can be drawn`() throws {
      let command = try WatchingCommand("house.txt barn.txt --output-dir out", Self.house)
      try command.wait(
        for: "treediagram: out/house.svg: drawn; watching 2 files, Ctrl-C ends it")
      let count = try command.countDescriptors()
      try command.change("rm out/house.svg; mkdir out/house.svg")
      for name in ["Attic", "Barn", "Cellar", "Den"] {
        let told = try command.errors.count
        try command.change("echo \(name) > house.txt")
        try command.wait(until: "both failures are told") {
          try command.errors.count == told + 3
        }
      }
      #expect(try command.countDescriptors() <= count + 2)
    }

    @Test func `opens nothing that it does not close`() throws {
      let command = try WatchingCommand("house.txt -o house.svg", Self.house)
      try command.wait(for: "treediagram: house.svg: drawn; watching 1 file, Ctrl-C ends it")
      let count = try command.countDescriptors()
      for name in ["Attic", "Barn", "Cellar"] {
        try command.change("echo \(name) > house.txt")
        try command.wait(for: name, in: "house.svg")
      }
      #expect(try command.countDescriptors() <= count + 2)
    }
  #endif

  @Test func `draws both pictures of a pair`() throws {
    let command = try WatchingCommand("house.txt -o house.svg --embed pair", Self.house)
    try command.wait(
      for: "treediagram: house.svg: drawn, and 1 other; watching 1 file, Ctrl-C ends it")
    try command.change("printf 'House\\n  Lawn\\n' > house.txt")
    try command.wait(for: "treediagram: house.svg: drawn, and 1 other")
    #expect(command.text("house-dark.svg").contains("Lawn"))
  }

  @Test func `does not look at the picture that it should be like, if that is the one it draws`()
    throws
  {
    let command = try WatchingCommand("house.txt --like house.svg -o house.svg", Self.house)
    try command.wait(for: "treediagram: house.svg: cannot be opened: No such file or directory")
    try command.change("treediagram house.txt -o house.svg")
  }

  @Test func `watches pages, and the files that their comments name`() throws {
    let page =
      "<!-- treediagram barn.txt -->\n\n```treediagram\nHouse\n```\n\n```treediagram --x\n```\n"
    let command = try WatchingCommand("--markdown a.md", ["a.md": page, "barn.txt": "Barn\n"])
    let drawn =
      "treediagram: diagrams/barn.svg: drawn, and 2 others; watching 2 files, Ctrl-C ends it"
    try command.wait(for: drawn)
    try command.change("echo Cellar > barn.txt")
    try command.wait(for: "treediagram: diagrams/barn.svg: drawn")
    // What it wrote itself is no change, or the error would be told once more.
    let problem = [
      "treediagram: a.md:9:17: unknown option '--x'", "  see 'treediagram --help'",
    ]
    #expect(try command.errors.dropFirst(problem.count).first == drawn)
    #expect(try command.errors.count(where: { $0.contains("unknown option") }) == 2)
    #expect(try command.errors.contains(problem[1]))
    try command.change("sed 's/^House/Shed/; s/ --x//' a.md > b.md; mv b.md a.md")
    try command.wait(for: "![Shed](diagrams/a-1.svg)", in: "a.md")
    try command.wait(for: "Shed", in: "diagrams/a-1.svg")
  }

  @Test func `ends by a signal, and leaves nothing half-written`() throws {
    let command = try WatchingCommand("house.txt -o house.svg --quiet", Self.house)
    try command.wait(for: "</svg>", in: "house.svg")
    try command.change("printf 'House\\n  Lawn\\n' > house.txt")
    #expect(command.end(by: SIGTERM) == -SIGTERM)
    #expect(command.text("house.svg").hasSuffix("</svg>\n"))
    let files = try FileManager.default.contentsOfDirectory(atPath: command.workspace.url.path)
    #expect(files.sorted() == ["house.svg", "house.txt"])
    #expect(try command.errors == [])
  }

  @Test func `ends where no change of an input would help`() throws {
    let command = try WatchingCommand("house.txt --output-dir house.txt", Self.house)
    #expect(command.exitCode() == 73)
  }

  @Test(arguments: [
    Transcript(
      "without a place", "treediagram --watch tree.txt",
      errors: """
        treediagram: '--watch' needs '--output FILE', '--output-dir FOLDER' or '--markdown'
        """, code: 64),
    Transcript(
      "to standard output", "treediagram --watch tree.txt -o -",
      errors: "treediagram: '--watch' cannot be used with '--output -'; name the file to write to",
      code: 64),
    Transcript(
      "standard input", "treediagram --watch -o a.svg < tree.txt",
      errors: """
        treediagram: '--watch' looks at files, not at standard input; name the file to draw
        """, code: 64),
    Transcript(
      "standard input among files", "treediagram --watch tree.txt - --output-dir a < tree.txt",
      errors: """
        treediagram: '--watch' looks at files, not at standard input; name the file to draw
        """, code: 64),
    Transcript(
      "a comparison", "treediagram --watch --check tree.txt -o a.svg",
      errors: "treediagram: '--watch' cannot be used with '--check'; leave one of them out",
      code: 64),
    Transcript(
      "no picture", "treediagram --watch --validate tree.txt",
      errors: "treediagram: '--watch' cannot be used with '--validate'; leave one of them out",
      code: 64),
    Transcript(
      "a report on standard output", "treediagram --watch tree.txt -o a.svg --report json",
      errors: "treediagram: '--watch' cannot be used with '--report -'; name a file for the report",
      code: 64),
    Transcript(
      "what a page needs", "treediagram --watch tree.txt -o a.svg --embed github",
      errors: "treediagram: '--watch' cannot be used with '--embed github'; leave one of them out",
      code: 64),
    Transcript(
      "in a block", "printf '```treediagram --watch\\n```\\n' > a.md; treediagram --markdown a.md",
      errors: """
        treediagram: a.md:1:16: '--watch' makes no sense for a single picture of a page
          write it in the command line
        """, code: 65),
  ])
  func `watching is refused where nothing can be watched`(_ transcript: Transcript) throws {
    try transcript.check()
  }
}

@Suite struct FileWatcherTests {
  @Test(arguments: [
    ("a.txt", ["."]), ("a/b/c.txt", [".", "a", "a/b"]), ("../a.txt", [".", ".."]),
    ("/a/b.txt", ["/", "/a"]), ("./a.txt", ["."]), ("a//b.txt", [".", "a"]), ("//a", ["/"]),
  ])
  func `looks at the folders around`(path: String, folders: [String]) {
    #expect(OSString(path.utf8).foldersOnTheWay.map(\.description) == folders)
  }

  /// With and without what the system tells.
  @Test(arguments: [true, false])
  func `waits until a file changes`(hasEvents: Bool) throws {
    let workspace = try Workspace(["a.txt": "a"])
    let url = workspace.url.appending(path: "a.txt")
    let file = OSString(url.path.utf8)
    var watcher = hasEvents ? FileWatcher() : FileWatcher(events: nil)
    for text in ["ab", "abc"] {
      let states = FileStates(of: [file])
      let thread = Thread {
        Thread.sleep(forTimeInterval: 0.05)
        try? Data(text.utf8).write(to: url)
      }
      thread.start()
      watcher.wait(for: [file], toChangeFrom: states)
      #expect(FileStates(of: [file]) != states)
    }
  }

  @Test func `takes what was written, unless it has changed since`() throws {
    let workspace = try Workspace(["a.txt": "a"])
    let url = workspace.url.appending(path: "a.txt")
    let file = OSString(url.path.utf8)
    var states = FileStates(of: [file])
    try Data("abc".utf8).write(to: url)
    states.take(file, with: Array("xyz".utf8))
    #expect(states != FileStates(of: [file]))
    states.take(file, with: Array("abc".utf8))
    #expect(states == FileStates(of: [file]))
  }
}
