import Testing

@testable import TreeReading

@Suite struct NodeBuilderTests {
  private let source = Source(name: "plan.json", bytes: Array("plain \u{1} caf".utf8) + [0xE9])
  private let plain = Lexeme(0..<5, .ascii)
  private let control = Lexeme(6..<7, .utf8)
  private let broken = Lexeme(8..<12, .utf8)

  private func forest(_ build: (inout NodeBuilder) -> Void) throws -> Forest {
    var builder = NodeBuilder(source, limit: 100)
    build(&builder)
    return try builder.forest(
      AttributeTable(), from: source,
      remarks: [source.remark(LonelyNodeProblem.emptyChildren(key: "items"), at: 0)])
  }

  @Test func `labels that are not plain get their places, too`() throws {
    let given = try forest { builder in
      builder.open()
      for label in [broken, plain] {
        builder.open()
        builder.setLabel(label)
        builder.close()
      }
      builder.setLabel(control)
      builder.close()
    }
    #expect(given.roots[0].preorder.map(\.label) == ["\u{FFFD}", "caf\u{FFFD}", "plain"])
    #expect(given.warnings.count == 3)
    #expect(given.warnings.last?.problem is LonelyNodeProblem)
  }

  @Test func `what is discarded causes no warnings`() throws {
    let given = try forest { builder in
      builder.open()
      for _ in 0..<2 {
        builder.open()
        builder.setLabel(broken)
      }
      builder.discard()
      builder.close()
      builder.discardChildren()
      builder.open()
      builder.setLabel(control)
      builder.close()
      builder.setLabel(plain)
    }
    #expect(given.roots[0].preorder.map(\.label) == ["plain", "\u{FFFD}"])
    #expect(given.warnings.count == 2)
  }
}
