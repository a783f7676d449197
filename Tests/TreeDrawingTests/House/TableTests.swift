import Testing

/// What is said of each kind of something is a table of one row a kind, which the compiler knows to
/// be whole.
@Suite struct TableTests {
  /// How long a function may be, but for the rows of its tables.
  static let lengthLimit = 25

  let sources: SourceFiles

  init() throws {
    sources = try SourceFiles.all.get()
  }

  @Test(arguments: OpenList.all.indices)
  func `only the room of an open list asks which kind something is`(index: Int) {
    #expect(OpenList.all[index].violations(in: sources.tokens) == [])
  }

  @Test func `no words of a problem are those of all other cases`() {
    #expect(Self.unclearWords(in: sources.tokens) == [])
  }

  @Test func `no function has more than 25 lines, but for the rows of tables`() {
    let long = sources.tokens.flatMap { path, tokens in
      SwiftDeclaration.all(in: tokens).filter { $0.length > Self.lengthLimit }.map {
        "\(path):\($0.line) \($0.name) has \($0.length) lines; make functions of its parts"
      }
    }
    #expect(long.sorted() == [])
  }

  /// The `default:` in what makes messages, with what to do about each.
  static func unclearWords(in files: [String: [SwiftToken]]) -> [String] {
    files.flatMap { path, tokens in
      SwiftDeclaration.all(in: tokens).filter(\.makesWords).flatMap { declaration in
        declaration.switches.filter(\.hasDefault).map {
          "\(path):\($0.line) \(declaration.name) has a default; write a row for each case"
        }
      }
    }.sorted()
  }

  static let sample = """
    struct A {
      var title: String {
        switch format {
        case .json: "JSON"
        case .newick where isLong, .table(let a): f { switch $0 { default: "" } }
        default: "a tree"
        }
      }
      init(default: Int, _ f: () -> Void = {}) { g(default: 1) }
      var stored = A()
      func reason(of kind: Kind) -> String {
        switch kind {
        case .one: "one"
        case .two: "two"
        }
      }
    }
    """

  @Test func `words of all other cases are found`() {
    let found = Self.unclearWords(in: ["A.swift": SwiftToken.tokens(of: Self.sample)])
    #expect(
      found == [
        "A.swift:3 title has a default; write a row for each case",
        "A.swift:5 title has a default; write a row for each case",
      ])
  }

  @Test func `a function is measured without the rows of its tables`() {
    let found = SwiftDeclaration.all(in: SwiftToken.tokens(of: Self.sample))
    #expect(found.map(\.name) == ["title", "init", "reason"])
    #expect(found.map(\.length) == [5, -1, 2])
  }

  @Test func `a switch over formats is found outside of their room`() {
    let found = OpenList.all[0].violations(in: ["A.swift": SwiftToken.tokens(of: Self.sample)])
    #expect(found == ["A.swift:3 tells formats apart; make it a trait in the row of each"])
  }
}

extension SwiftDeclaration {
  /// Whether its name says that it makes messages, or what stands in them.
  fileprivate var makesWords: Bool {
    ["wording", "title", "reason", "remedy", "cause", "message", "phrase", "plural"].contains {
      name.lowercased().contains($0)
    }
  }
}
