/// The members of JSON objects that hold a node's label and its children, in order of preference.
struct JSONMembers: Sendable {
  static let usualLabels = ["label", "name", "title", "text", "value", "id"]
  /// The last is what `npm ls --json` writes; behind the others, because elsewhere it may be data.
  static let usualChildren = ["children", "contents", "items", "nodes", "dependencies"]

  let labels: [String]
  let children: [String]
  /// Whether the user has named the label member, so that each object must have it.
  let requiresLabel: Bool
  /// The UTF-8 of all names, labels first, one behind the other, and where each ends.
  private let spelling: [UInt8]
  private let ends: [Int]

  /// What the value of a member is to a node; the ranks count from 0, the most preferred.
  enum Role: Equatable {
    case label(rank: Int)
    case children(rank: Int)
    case other
  }

  init(_ options: ReadingOptions) {
    let labelKey = options.labelKey
    let childrenKey = options.childrenKey
    labels = labelKey.map { [$0] } ?? Self.usualLabels.filter { $0 != childrenKey }
    children = childrenKey.map { [$0] } ?? Self.usualChildren.filter { $0 != labelKey }
    requiresLabel = labelKey != nil
    let names = labels + children
    spelling = names.flatMap(\.utf8)
    ends = names.reduce(into: [0]) { ends, name in ends.append((ends.last ?? 0) + name.utf8.count) }
  }

  /// The role of the member with a key, which is compared byte by byte.
  func role(of key: Lexeme, in bytes: [UInt8]) -> Role {
    if key.spelling == .escaped {
      var decoder = LexemeDecoder(bytes, keepsUnshowable: true)
      let name = Array(decoder.text(of: key).utf8)
      return role(ofBytes: 0..<name.count, in: name)
    }
    return role(ofBytes: key.range, in: bytes)
  }

  private func role(ofBytes range: Range<Int>, in bytes: [UInt8]) -> Role {
    for index in 0..<(ends.count - 1) where matches(index, range, in: bytes) {
      return index < labels.count
        ? .label(rank: index) : .children(rank: index - labels.count)
    }
    return .other
  }

  private func matches(_ index: Int, _ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    let start = ends[index]
    guard ends[index + 1] - start == range.count else { return false }
    for step in 0..<range.count where spelling[start + step] != bytes[range.lowerBound + step] {
      return false
    }
    return true
  }
}
