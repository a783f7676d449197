/// The name of a field: that of a member or a column, or of members in each other.
///
///     FieldPath(parts: ["metadata", "name"], name: "metadata.name")
struct FieldPath: Hashable, Sendable {
  /// The names of members, outermost first; there is at least one.
  let parts: [String]
  /// The whole as it is written.
  let name: String

  /// The name of a column: without quotes, if all of it is in quotes.
  var columnName: String { parts.count == 1 ? parts[0] : name }

  static func == (left: Self, right: Self) -> Bool { left.parts == right.parts }

  func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}

/// The thing that a value in an input is for.
enum ValueName: Equatable {
  case attribute(AttributeName)
  /// One of the fields that were asked for, by its number.
  case field(UInt8)
  /// A field that has a value already, of which this is one more part.
  case furtherPart(UInt8)
}

extension ReadingOptions {
  /// The fields that are to be found: first what nodes are coloured by, if anything, and then those
  /// of templates, each once.
  var fields: [FieldPath] {
    var seen: Set<FieldPath> = []
    let names = [text, note].compactMap(\.self).flatMap(\.fields)
    return (field.map { [FieldPath(parts: [$0], name: $0)] } ?? [])
      + names.filter { seen.insert($0).inserted }
  }
}
