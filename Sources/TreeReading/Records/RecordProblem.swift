/// The problems of records that name their parents.
enum RecordProblem: Problem {
  /// Nothing tells the record from others.
  case noName
  /// Another record has the name that this one should be known by.
  case takenName(String, isLabel: Bool, first: SourcePosition, second: SourcePosition)
  /// Two edges lead to what has the name.
  case secondParent(String, first: SourcePosition, second: SourcePosition)
  /// What has the name is drawn below its first parent only, and so are some others.
  case leftOut(String, first: SourcePosition, second: SourcePosition, others: Int)
  /// No record has the name of the parent of those at some places.
  case orphan(parent: String, children: SourcePlaces)
  /// Records are each below the next, and the last below the first; the first few of them.
  case cycle([Link], count: Int)
  /// Several records have no parent, so that they are roots.
  case severalRoots(SourcePlaces)
  /// Objects are taken for records, because one at a place has a parent.
  case impliedByParent(of: SourcePosition)
  /// Objects are taken for records, because members with the name say what they are below.
  case impliedByMember(String)
  /// What has the name is at an end of an edge, but no record has it.
  case noEnd(String)
  /// A member with the name may say how deep records are, but is not read.
  case mayBeLevels(String, label: String)

  /// One record of a cycle.
  struct Link: Sendable {
    let name: String
    let position: SourcePosition
  }

  /// How many records of a cycle are told.
  static let cycleLimit = 8
}

extension RecordProblem {
  var wording: Wording {
    switch self {
    case .noName:
      Wording(
        cause: "this record has neither an id nor a label",
        remedy: #"give it one, such as {"id": 2, "parent": 1}"#)
    case .takenName(let name, let isLabel, let first, let second):
      Wording(
        cause: "the \(isLabel ? "label" : "id") '\(name.quotable)' is taken already, "
          + "by the record at \([first, second].names[0])",
        remedies: [
          isLabel ? "give each record an id of its own" : "change one of the two",
          "or draw it as often as it is there, with --duplicates repeat",
        ])
    case .secondParent(let name, let first, let second):
      Wording(
        cause: "'\(name.quotable)' has a parent already, by the edge at "
          + "\([first, second].names[0]), so that this is no tree",
        remedies: [
          "remove one of the two edges, or give the second node a name of its own",
          "or draw it below both, with --duplicates repeat",
        ])
    case .leftOut(let name, let first, let second, let others):
      Wording(
        cause: "'\(name.quotable)' is there already, at \([first, second].names[0]), "
          + "so this is left out"
          + (others > 0 ? "; so \(others == 1 ? "is" : "are") \(others) more" : ""))
    case .orphan(let parent, let children):
      Wording(
        cause: "no record has the id '\(parent.quotable)'"
          + (children.count > 1 ? ", the parent of those \(children)" : ""),
        remedy: "add that record, or leave the parent empty, which makes a root")
    case .cycle(let links, let count): Self.cycle(links, count)
    case .severalRoots(let places):
      Wording(cause: "there are \(places.count) roots, \(places); they are drawn side by side")
    case .impliedByParent(let position):
      Wording(
        cause: "read as records, because the one at line \(position.line) has a parent")
    case .impliedByMember(let name):
      Wording(cause: "read as records, of which '\(name.quotable)' says what is below what")
    case .noEnd(let name):
      Wording(
        cause: "no node has the id '\(name.quotable)', which is at an end of this edge",
        remedy: "add that node, or remove the edge")
    case .mayBeLevels(let name, let label): Self.mayBeLevels(name.quotable, label.quotable)
    }
  }

  private static func mayBeLevels(_ name: String, _ label: String) -> Wording {
    Wording(
      cause: "'\(name)' may say how deep the nodes are, but all are drawn as roots",
      remedy: "if so, make an outline of them first, with jq -r '.. | objects | "
        + "select(has(\"\(name)\")) | \"  \" * .\(name) + .\(label)'")
  }

  private static func cycle(_ links: [Link], _ count: Int) -> Wording {
    let first = "'\(links[0].name.quotable)'"
    guard count > 1 else {
      return Wording(
        cause: "the record \(first) is its own parent",
        remedy: "leave the parent empty to make a root of it")
    }
    // Such as `'a' (line 2) -> 'c' (line 4) -> 'a'`; what is in the middle of a long one is left
    // out.
    var steps = zip(links, links.map(\.position).names).map { "'\($0.name.quotable)' (\($1))" }
    if count > links.count { steps.append("\(count - links.count) more") }
    return Wording(
      cause: "the record \(first) is below itself: "
        + (steps + [first]).joined(separator: " -> "),
      remedy: "give one of them another parent, or none")
  }
}
