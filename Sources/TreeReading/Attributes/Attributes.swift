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
  package private(set) var fill: AttributeColor?
  package private(set) var stroke: AttributeColor?
  package private(set) var color: AttributeColor?
  package private(set) var shape: NodeShape?
  package private(set) var edge: String?
  package private(set) var note: String?
  package private(set) var layout: LayoutName?
  package private(set) var side: Side?
  package private(set) var columns: ColumnCount?
  package private(set) var roof: Bool?
  package private(set) var icon: String?
  package private(set) var weight: LabelWeight?
  /// The nodes that links lead to, each perhaps with a colon and a label.
  package private(set) var links: [String] = []
  /// The length of the branch from the parent, on its way to the node, which keeps it itself.
  private(set) var length: Double?
  /// What members and columns hold that were asked for, as it stands in the input, by their
  /// numbers; empty for most nodes, and shorter if the last of them are not there.
  private var fields: [String?] = []

  /// How large the node is, or how often it was met, as a list of paths says; nil if it does not.
  private(set) var size: Double?

  /// How many nodes that are left out this one stands for; nil for a node of the input.
  package private(set) var omittedCount: Int?
  /// Whether it is none but a slot: an empty place among siblings, such as that of the left child
  /// in a binary tree where only the right one is there.
  package private(set) var isSlot = false

  package init() {}

  /// What tells a slot from nodes.
  static let ofSlot = {
    var attributes = Attributes()
    attributes.isSlot = true
    return attributes
  }()

  /// The attributes of a node that stands for others.
  init(omitting count: Int) {
    omittedCount = count
  }
}

extension Attributes {
  /// What there is, as texts that would be read as the same, in the order of the names.
  package var texts: [(name: AttributeName, text: String)] {
    AttributeName.allCases.compactMap { name in text(name).map { (name, $0) } }
  }

  /// What an attribute holds; nil if there is none.
  func text(_ name: AttributeName) -> String? {
    switch name {
    case .id: id
    case .href: href
    case .tooltip: tooltip
    case .class: classes.isEmpty ? nil : classes.joined(separator: " ")
    case .fill: fill?.text
    case .stroke: stroke?.text
    case .color: color?.text
    case .shape: shape?.rawValue
    case .edge: edge
    case .note: note
    case .layout: layout?.rawValue
    case .side: side?.rawValue
    case .columns: columns?.text
    case .roof: roof?.description
    case .icon: icon
    case .weight: weight?.rawValue
    case .link: links.isEmpty ? nil : links.joined(separator: ";")
    case .length: length?.description
    }
  }

  /// Takes over how large the node is.
  mutating func setSize(_ number: Double) { size = number }

  /// Takes the length out, as what remains is shared and the length is not.
  mutating func takeLength() -> Double? {
    defer { length = nil }
    return length
  }
}

extension Attributes {
  var hasFields: Bool { !fields.isEmpty }

  /// What a field holds; nil if the node has no such member or column.
  func text(ofField number: Int) -> String? { number < fields.count ? fields[number] : nil }

  /// Takes over what a field holds, which may be any text; an empty one replaces no other.
  mutating func setField(_ number: Int, to text: String) {
    while fields.count <= number { fields.append(nil) }
    if fields[number] == nil || !text.isEmpty { fields[number] = text }
  }

  /// Takes over one more part of what a field holds.
  mutating func extendField(_ number: Int, by text: String) {
    guard self.text(ofField: number)?.isEmpty == false else { return setField(number, to: text) }
    // In place, as there may be very many parts.
    fields[number]?.append(", ")
    fields[number]?.append(text)
  }

  /// Forgets all fields but the first few.
  mutating func keepFields(_ count: Int) { fields.removeLast(max(0, fields.count - count)) }
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
    case .href: href = try Self.address(text)
    case .tooltip: tooltip = text
    case .class: classes = try ClassGrammar.names(in: text)
    case .fill: fill = try Self.color(text, for: name)
    case .stroke: stroke = try Self.color(text, for: name)
    case .color: color = try Self.color(text, for: name)
    case .shape: shape = try Self.word(text, for: name)
    case .edge: edge = text
    case .note: note = text
    case .icon: icon = try Self.value(text.count == 1 ? text : nil, or: .icon(text))
    case .link: links += LinkTargets.texts(in: text)
    case .weight: weight = try Self.word(text, for: name)
    case .layout, .side, .columns, .roof, .length: try setArranging(name, to: text)
    }
  }

  /// Takes over what says how the node and those below it are arranged.
  private mutating func setArranging(
    _ name: AttributeName, to text: String
  ) throws(AttributeProblem) {
    switch name {
    case .layout: layout = try Self.word(text, for: name)
    case .side: side = try Self.word(text, for: name)
    case .columns: columns = try Self.value(ColumnCount(text), or: .columnCount(text))
    case .roof: roof = try Self.value(Bool(text), or: .unknownWord(name, text))
    case .length: length = try Self.value(BranchLength.length(text), or: .length(text))
    default: break
    }
  }

  private static func address(_ text: String) throws(AttributeProblem) -> String {
    do throws(LinkProblem) {
      return try LinkGrammar.checked(text)
    } catch {
      throw .link(error)
    }
  }

  private static func color(
    _ text: String, for name: AttributeName
  ) throws(AttributeProblem) -> AttributeColor {
    do {
      return try AttributeColor(text)
    } catch {
      throw .color(text, error)
    }
  }

  private static func value<Value>(
    _ value: Value?, or problem: AttributeProblem
  ) throws(AttributeProblem) -> Value {
    guard let value else { throw problem }
    return value
  }

  private static func word<Word: RawRepresentable<String>>(
    _ text: String, for name: AttributeName
  ) throws(AttributeProblem) -> Word {
    guard let word = Word(rawValue: text) else { throw .unknownWord(name, text) }
    return word
  }
}
