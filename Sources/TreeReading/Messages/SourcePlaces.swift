/// Several places in a source, of which a message names the first.
struct SourcePlaces: Sendable {
  /// The number of all.
  let count: Int
  /// The first of them: all, if they are few.
  let first: [SourcePosition]

  fileprivate static let limit = 5
}

extension SourcePlaces: CustomStringConvertible {
  /// Such as “at lines 3, 5 and 8”; a long list is cut short.
  var description: String {
    var names = first.map { first.areInLinesOfTheirOwn ? "\($0.line)" : $0.description }
    if names.count < count { names.append("\(count - names.count) more") }
    let last = names.removeLast()
    let unit = first.areInLinesOfTheirOwn ? (count == 1 ? "line " : "lines ") : ""
    return "at \(unit)\(names.isEmpty ? "" : names.joined(separator: ", ") + " and ")\(last)"
  }
}

extension Source {
  /// The places of some bytes, one at least.
  func places(at offsets: [Int]) -> SourcePlaces {
    let limit = SourcePlaces.limit
    let first = offsets.count > limit ? Array(offsets.prefix(limit - 1)) : offsets
    return SourcePlaces(count: offsets.count, first: positions(at: first))
  }
}

extension [SourcePosition] {
  /// Lines such as “line 3”, or positions such as “1:34” if some of the places share a line.
  var names: [String] {
    map { areInLinesOfTheirOwn ? "line \($0.line)" : $0.description }
  }

  fileprivate var areInLinesOfTheirOwn: Bool { Set(map(\.line)).count == count }
}
