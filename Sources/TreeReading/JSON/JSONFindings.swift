/// The values that a reader of nodes in JSON has passed over, though they may be meant as children.
struct JSONPassedValues {
  /// Whether an object or an array was.
  var hasContainer = false
  /// The arrays of objects, by the level of the open nodes that have them.
  var lists: [(level: Int, key: Lexeme, start: Int)] = []
  /// The first array in a node without children.
  var unreadList: Lexeme?
  /// The first array in a node that has children as well, if its objects have labels.
  var listBesideChildren: Lexeme?
  /// How many of those were looked at.
  var listsLookedAt = 0
  /// The rank of the first member that usually holds children, but holds a string, say.
  var childrenRank: Int?
  /// The first member that can be a child of a binary tree, but holds something else.
  var side: Side?
}

/// The signs in the outermost object of a JSON text that it is something else than a node.
struct JSONRootFindings {
  /// Whether it is a record, so that this is for another reader.
  var isRecord = false
  /// Whether it is one if another object follows.
  var mayBeRecord = false
  /// The offset of the first object that looks like one.
  var recordStart = 0
  /// Whether it has no label, and records below it.
  var hasRecords = false
  /// The offset of the bracket before its children that were begun last.
  var childrenStart: Int?
  /// The offset of the array below it if it may be there only to hold a list of records.
  var list: Int?
  /// The offset of its only array that was passed over, or of its children, if it may be there only
  /// to hold them.
  var wrappedList: Int?
  /// The array of edges in it, and its name.
  var edges: (key: Lexeme, start: Int)?
  /// The name of the package that it is the manifest of, as Cargo's are.
  var packageName: Lexeme?
}
