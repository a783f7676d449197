/// A node that a JSON reader has begun and not ended.
struct JSONNode {
  enum Kind {
    /// An object, with the node's label and children among its members.
    case object
    /// An array that is the value of a key, which is the node's label; the elements are its children.
    case list
    /// The array around all trees, which is no node.
    case forest
  }

  /// What the next token belongs to.
  enum Stage {
    case members
    /// An array of children.
    case elements
    /// An object with children as values, and their labels as keys.
    case entries
  }

  let kind: Kind
  /// The offset of the opening bracket.
  let start: Int
  /// Its place in preorder.
  let number: Int
  /// How many attributes of outer nodes are known when it begins.
  let firstAttribute: Int
  /// The number of containers that are open in it when none of its members' values is.
  let depth: Int
  var stage: Stage
  /// Whether the label is the key that the node is the value of, so that no member changes it.
  let isLabelFixed: Bool
  var label = Lexeme.empty
  /// The rank of the member that the label is from; the greatest number if there is none so far.
  var labelRank = Int.max
  var childrenRank = Int.max
  var isLabelID = false
  /// Whether there are members that do not hold children.
  var hasOtherMembers = false
  /// What the member `kind` says, if there is one.
  var clangKind: Lexeme?
  /// The offset of the bracket before the children.
  var childrenStart: Int?
  /// Whether the children are the values of an object.
  var hasEntries = false
  /// Whether a member says what it is below, as in a flat list.
  var hasParent = false

  init(
    _ kind: Kind, at start: Int, number: Int, firstAttribute: Int, depth: Int, key: Lexeme? = nil
  ) {
    self.kind = kind
    self.start = start
    self.number = number
    self.firstAttribute = firstAttribute
    self.depth = depth
    stage = kind == .object ? .members : .elements
    isLabelFixed = key != nil
    if let key { setLabel(key) }
  }

  /// Takes the value of a label member, unless it has a better one.
  mutating func take(_ label: Lexeme, rank: Int, isID: Bool) {
    guard rank <= labelRank else { return }
    self.label = label
    labelRank = rank
    isLabelID = isID
  }

  /// Gives a label that no member changes any more.
  mutating func setLabel(_ label: Lexeme) {
    self.label = label
    labelRank = -1
  }

  /// Whether its children are being read, and better ones could still follow.
  var isTentative: Bool { kind == .object && stage != .members && childrenRank > 0 }

  var hasLabel: Bool { labelRank < Int.max }
  var hasChildren: Bool { childrenRank < Int.max }
}
