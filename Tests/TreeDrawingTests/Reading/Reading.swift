import Testing

@testable import TreeReading

/// An input, and what is expected of reading it: the trees as an outline, or the whole message.
struct ReadingCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let input: String
  let expected: String
  var options = ReadingOptions()

  init(_ description: String, _ input: String, _ expected: String) {
    testDescription = description
    self.input = input
    self.expected = expected
  }

  /// The same case with options of the command.
  func with(
    label: String? = nil, parent: String? = nil, children: String? = nil,
    _ attributes: [AttributeName: String] = [:]
  ) -> Self {
    var copy = self
    copy.options.roles = FieldRoles(label: label, parent: parent, children: children)
    copy.options.roles.attributes = attributes
    return copy
  }

  func outcome(name: String) -> String {
    do {
      return dump(try Source(name: name, bytes: Array(input.utf8)).forest(options).roots)
    } catch {
      return error.description
    }
  }
}

/// The labels, quoted where they need it, each level two spaces deeper than the one above; `{}` for
/// a slot.
func dump(_ roots: [Tree<Node>]) -> String {
  var lines: [String] = []
  var pending = roots.reversed().map { (tree: $0, depth: 0) }
  while let (tree, depth) = pending.popLast() {
    let label = tree.value.label
    let isPlain = !label.isEmpty && label == label.escapingControls && !label.hasSuffix(" ")
    let shown = tree.value.isSlot ? "{}" : isPlain ? label : "\"\(label.escapingControls)\""
    lines.append(String(repeating: "  ", count: depth) + shown)
    pending += tree.children.reversed().map { ($0, depth + 1) }
  }
  return lines.joined(separator: "\n")
}

func forest(
  _ bytes: [UInt8], name: String = "plan.txt", _ options: ReadingOptions = ReadingOptions()
) throws -> Forest {
  try Source(name: name, bytes: bytes).forest(options)
}

/// The whole message that reading gives; empty if it succeeds.
func message(
  _ bytes: [UInt8], name: String = "plan.txt", _ options: ReadingOptions = ReadingOptions()
) -> String {
  do {
    _ = try Source(name: name, bytes: bytes).forest(options)
    return ""
  } catch {
    return error.description
  }
}
