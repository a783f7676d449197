import Testing

@testable import TreeDrawing

/// Whatever the command draws, a client of the library can draw as well.
@Suite struct ClientForestTests {
  @Test(arguments: [
    "a", "a\n  b\n  c", "a\n  b\n    c\nd\n  e", #"a {note="one"}"# + "\n  b {note=two}",
    "a\n  b {edge=one}\n  c {edge=two}\n    d\nx {edge=none}\n  y\n  z {edge=long}",
    "a\n  b {edge=one note=two}\n    c\n      d\n      e",
  ]) func `a client draws the command's picture`(outline: String) throws {
    let roots = try Selection(maxDepth: 2).applied(to: forest(Array(outline.utf8)).roots)
    let parts = roots.map { root in
      root.map { node in
        let attributes = node.attributes?.values
        return Part(
          label: node.label, note: attributes?.note, edge: attributes?.edge,
          isOmission: attributes?.omittedCount != nil)
      }
    }
    let difference = Drawing(of: ClientForest(roots: parts))
      .difference(from: TreePicture(of: roots).drawing)
    #expect(difference == nil)
  }
}
