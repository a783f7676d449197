import Testing

@testable import TreeReading

/// One rule for the names of nodes, wherever they are asked for.
@Suite struct NodeNamingTests {
  private static let plan = """
    House {id=h9}
      Kitchen
        Stove
        Lamp
      Study
        Lamp
        Books/Papers
    """

  private static func labels(_ selection: Selection) throws -> [String] {
    let roots = try forest(Array(plan.utf8)).roots
    return try selection.applied(to: roots).flatMap(\.preorder).map(\.label)
  }

  @Test(arguments: [
    ("h9", "House"), ("House/Study", "Study"), ("Study", "Study"), ("Stove", "Stove"),
    ("House/Study/Books/Papers", "Books/Papers"), ("Books/Papers", "Books/Papers"),
  ])
  func `an id, a path or a label that no other node has means a node`(
    _ name: String, _ label: String
  ) throws {
    #expect(try Self.labels(Selection(root: name)).first == label)
    let names = NodeNames(of: try forest(Array(Self.plan.utf8)).roots)
    #expect(names.node(try names.number(of: name)).label == label)
  }

  @Test(arguments: [
    ("House/Study/Lamp", ["House", "Study", "Lamp"]), ("h9", ["House"]),
    ("Papers", ["House", "Study", "Books/Papers"]),
  ])
  func `what matches no label may be the name of a node to keep`(
    _ pattern: String, _ expected: [String]
  ) throws {
    let found = try Self.labels(Selection(patterns: [pattern]))
    #expect(found.filter { !$0.hasPrefix("+") } == expected)
  }

  @Test func `what is suggested for a slip means a node`() throws {
    let roots = try forest(Array(Self.plan.utf8)).roots
    let names = NodeNames(of: roots)
    let right = (0..<names.count).flatMap { [names.path(to: $0), names.node($0).label] }
    for word in right + ["Y", "/", "x", "Hose/Lamp", ""] {
      for place in word.indices {
        var slip = word
        slip.remove(at: place)
        guard case .missing(let missing) = problem(slip, roots),
          let remedy = missing.wording.remedies.first, remedy.hasPrefix("did you mean")
        else { continue }
        let meant = String(remedy.dropFirst("did you mean --root '".count).dropLast(2))
        #expect(problem(meant, roots) == nil, "\(slip): \(remedy)")
      }
    }
  }

  private func problem(_ name: String, _ roots: [Tree<Node>]) -> SelectionProblem? {
    do throws(SelectionProblem) {
      _ = try Selection(root: name).applied(to: roots)
      return nil
    } catch {
      return error
    }
  }
}
