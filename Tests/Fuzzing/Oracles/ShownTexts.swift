@testable import TreeDrawing

/// What the docs say is to be read in a node, put down once more.
struct ShownTexts {
  private let label: String
  private let icon: String?
  private let note: String?
  private let unseen: Set<AttributeName>

  /// Makes what is to be read.
  ///
  /// - Parameters:
  ///   - node: the node.
  ///   - unseen: the attributes of which the picture says that some are not to be seen.
  init(of node: Node, unseen: Set<AttributeName>) {
    label = node.label
    icon = node.attributes?.values.icon
    note = node.attributes?.values.note
    self.unseen = unseen
  }

  /// What is wrong with the texts of a node.
  ///
  /// - Parameters:
  ///   - texts: those that are drawn.
  ///   - tooltips: those that are shown when one points at it.
  ///   - isCut: whether labels may end with an ellipsis.
  /// - Returns: nil if they are right.
  func problem(_ texts: [String], tooltips: [String], isCut: Bool) -> String? {
    let found = texts.map(comparable).filter { !$0.isEmpty }
    let expected = self.expected(icon, note)
    if found == expected { return nil }
    let (lesserIcon, lesserNote) = (
      unseen.contains(.icon) ? nil : icon, unseen.contains(.note) ? nil : note
    )
    if found == self.expected(lesserIcon, lesserNote) { return nil }
    if isCut, isShortened(found, expected, tooltips) { return nil }
    return "a node shows \(show(found)) instead of \(show(expected))"
  }

  private func expected(_ icon: String?, _ note: String?) -> [[Unicode.Scalar]] {
    [icon, label, note].compactMap(\.self).map { comparable(Self.drawn($0)) }
      .filter { !$0.isEmpty }
  }

  /// Whether all is there but the end of the label, and the whole label is shown to the pointer.
  private func isShortened(
    _ found: [[Unicode.Scalar]], _ expected: [[Unicode.Scalar]], _ tooltips: [String]
  ) -> Bool {
    let whole = comparable(Self.drawn(label))
    let fits = found.count == expected.count || found.count + 1 == expected.count
    return !tooltips.isEmpty && fits && !whole.isEmpty
      && found.contains { text in
        text.last == "…" && whole.starts(with: text.dropLast())
      }
  }

  private func show(_ texts: [[Unicode.Scalar]]) -> String {
    let strings = texts.map { scalars in
      var text = String.UnicodeScalarView()
      text += scalars
      return String(text).debugDescription
    }
    return strings.joined(separator: ", ")
  }

  /// The characters that lines are compared by: where they may be broken, white space and hyphens
  /// in words do not count.
  private func comparable(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { scalar in
      switch scalar {
      // Lines in other directions than the label's end with marks of that.
      case "\u{200E}", "\u{200F}": return false
      case "\u{AD}", "-": return !(label + (note ?? "")).unicodeScalars.contains("\u{AD}")
      default: return !scalar.properties.isWhitespace
      }
    }
  }

  /// What is drawn of a text, by the table of the docs.
  private static func drawn(_ text: String) -> String {
    var drawn = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A, 0x0D: drawn.append(" ")
      case 0x00...0x1F, 0x7F...0x9F, 0xFFFE, 0xFFFF: drawn.append("\u{FFFD}")
      default: drawn.append(scalar)
      }
    }
    return String(drawn)
  }
}
