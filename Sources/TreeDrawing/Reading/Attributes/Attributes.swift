/// The checked properties that a node has besides its label.
///
///     var attributes = Attributes()
///     try attributes.set(.fill, to: "gold")
///     try attributes.set(.href, to: "javascript:alert(1)")  // throws an AttributeProblem
///
/// The only way in is `set(_:to:)`, so that whoever writes the values down need not doubt them.
package struct Attributes: Hashable, Sendable {
  package private(set) var id: String?
  package private(set) var href: String?
  package private(set) var tooltip: String?
  package private(set) var classes: [String] = []
  package private(set) var fill: Color?
  package private(set) var stroke: Color?
  package private(set) var color: Color?
  package private(set) var shape: NodeShape?
  package private(set) var edge: String?
  package private(set) var note: String?

  /// How many nodes that are left out this one stands for; nil for a node of the input.
  package private(set) var omittedCount: Int?

  package init() {}

  /// The attributes of a node that stands for others.
  init(omitting count: Int) {
    omittedCount = count
  }
}

extension Attributes {
  /// What there is, as texts that would be read as the same, in the order of the names.
  var texts: [(name: AttributeName, text: String)] {
    AttributeName.allCases.compactMap { name in text(name).map { (name, $0) } }
  }

  private func text(_ name: AttributeName) -> String? {
    switch name {
    case .id: id
    case .href: href
    case .tooltip: tooltip
    case .class: classes.isEmpty ? nil : classes.joined(separator: " ")
    case .fill: fill?.css
    case .stroke: stroke?.css
    case .color: color?.css
    case .shape: shape?.rawValue
    case .edge: edge
    case .note: note
    }
  }
}

extension Attributes {
  /// Checks a value and takes it over, in place of an earlier one.
  ///
  /// - Parameters:
  ///   - name: which attribute.
  ///   - text: the value as the input has it, without quotes and escapes.
  /// - Throws: what is wrong with the value; nothing is changed then.
  package mutating func set(
    _ name: AttributeName, to text: String
  ) throws(AttributeProblem) {
    guard !text.isEmpty else { throw .empty(name) }
    switch name {
    case .id: id = text
    case .href: href = try LinkGrammar.checked(text)
    case .tooltip: tooltip = text
    case .class: classes = try ClassGrammar.names(in: text)
    case .fill: fill = try Self.color(text, for: name)
    case .stroke: stroke = try Self.color(text, for: name)
    case .color: color = try Self.color(text, for: name)
    case .shape: shape = try Self.shape(text)
    case .edge: edge = text
    case .note: note = text
    }
  }

  private static func color(
    _ text: String, for name: AttributeName
  ) throws(AttributeProblem) -> Color {
    do {
      return try Color(css: text)
    } catch {
      throw .color(text, error)
    }
  }

  private static func shape(_ text: String) throws(AttributeProblem) -> NodeShape {
    guard let shape = NodeShape(rawValue: text) else { throw .unknownShape(text) }
    return shape
  }
}
