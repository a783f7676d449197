/// A node that a JSON reader has begun and not ended.
struct JSONNode {
  enum Kind {
    /// An object, with the node's label and children among its members.
    case object
    /// An array that is the value of a key, which is the node's label; the elements are its
    /// children.
    case list
    /// The array around all trees, which is no node.
    case forest
  }

  /// The part of the node that the next token belongs to.
  enum Stage {
    case members
    /// An array of children.
    case elements
    /// An object with children as values, and their labels as keys.
    case entries
  }

  /// The children of a binary tree that a node has, in the order in which they come.
  enum Sides: UInt8 {
    case none
    case left
    /// The right one, behind a slot in the place of the left one.
    case right
    case leftAndRight
    /// Both, and the slot before them.
    case rightAndLeft
  }

  let kind: Kind
  var stage: Stage
  /// Whether the label is the key that the node is the value of, so that no member changes it.
  let isLabelFixed: Bool
  private(set) var isLabelID = false
  /// Whether there are members that do not hold children.
  var hasOtherMembers = false
  /// Whether the children are the values of an object.
  private(set) var hasEntries = false
  /// Whether a member that means nothing is an object with anything in it.
  var hasPassedObject = false
  /// Whether a member says what it is below, as in a flat list.
  var hasParent = false
  private(set) var sides = Sides.none
  /// Whether a member says what kind of node it is.
  private(set) var hasClangKind = false
  /// The rank of the member that the label is from; the greatest number if there is none so far.
  private var labelRank = Int8.max
  private var leastChildrenRank = Int8.max
  // In a chain there are as many of these as the tree has nodes, so numbers are no longer than need
  // be.
  private let shortStart: UInt32
  private let shortDepth: UInt32
  private let shortFirstAttribute: UInt32
  private(set) var label = Lexeme.empty
  /// What the member `kind` says, if there is one.
  private(set) var clangKind = Lexeme.empty

  /// Begins a node.
  ///
  /// - Parameters:
  ///   - kind: what it is.
  ///   - start: the offset of the opening bracket.
  ///   - firstAttribute: how many attributes of outer nodes are known.
  ///   - depth: the number of containers that are open in it when none of its members' values is.
  ///   - key: what it is the value of, if that is its label.
  init(_ kind: Kind, at start: Int, firstAttribute: Int, depth: Int, key: Lexeme? = nil) {
    self.kind = kind
    shortStart = UInt32(truncatingIfNeeded: start)
    shortDepth = UInt32(truncatingIfNeeded: depth)
    shortFirstAttribute = UInt32(truncatingIfNeeded: firstAttribute)
    stage = kind == .object ? .members : .elements
    isLabelFixed = key != nil
    if let key { setLabel(key) }
  }
}

extension JSONNode {
  /// The offset of the opening bracket.
  var start: Int { Int(shortStart) }

  /// The number of containers that are open in it when none of its members' values is.
  var depth: Int { Int(shortDepth) }

  /// How many attributes of outer nodes were known when it began.
  var firstAttribute: Int { Int(shortFirstAttribute) }

  /// Takes the value of a label member, unless it has a better one.
  mutating func take(_ label: Lexeme, rank: Int, isID: Bool) {
    hasOtherMembers = true
    guard rank <= labelRank else { return }
    self.label = label
    labelRank = Int8(truncatingIfNeeded: rank)
    isLabelID = isID
  }

  /// Gives a label that no member changes any more.
  mutating func setLabel(_ label: Lexeme) {
    self.label = label
    labelRank = -1
  }

  /// Takes the value of the member `kind`.
  mutating func take(clangKind: Lexeme) {
    hasOtherMembers = true
    hasClangKind = true
    self.clangKind = clangKind
  }

  /// Takes a child of a binary tree; false if it has that one already.
  mutating func take(_ side: Side) -> Bool {
    switch (sides, side) {
    case (.none, .left): sides = .left
    case (.none, .right): sides = .right
    case (.left, .right): sides = .leftAndRight
    case (.right, .left): sides = .rightAndLeft
    default: return false
    }
    return true
  }

  /// Goes on to children, which are the value of a member.
  mutating func beginChildren(rank: Int, areEntries: Bool) {
    leastChildrenRank = Int8(truncatingIfNeeded: rank)
    hasEntries = areEntries
    stage = areEntries ? .entries : .elements
  }

  /// The rank of the member that the children are from; greater than all if there is none so far.
  var childrenRank: Int { Int(leastChildrenRank) }

  /// Whether its children are being read, and better ones could still follow.
  var isTentative: Bool { kind == .object && stage != .members && childrenRank > 0 }

  var hasLabel: Bool { labelRank < Int8.max }
  /// Whether a member holds a list of children.
  var hasChildren: Bool { leastChildrenRank < Int8.max }
}
