/// The members of the first objects in a list of JSON objects.
struct JSONListMembers: NamedColumns {
  let names: [String]

  private static let objectLimit = 16

  /// Looks at the objects in an array, or on lines of their own.
  ///
  /// - Parameters:
  ///   - source: a text that is free of errors of syntax.
  ///   - start: where the list begins.
  init(of source: Source, at start: Int) {
    var scanner = JSONScanner(source.bytes, at: start, allowsSequence: true)
    let isArray = source.bytes[start] == UInt8(ascii: "[")
    let depth = isArray ? 2 : 1
    var names: [String] = []
    var objects = 0
    while objects < Self.objectLimit, let token = try? scanner.next() {
      if token.kind == .objectEnd, scanner.depth == depth - 1 { objects += 1 }
      if token.kind == .arrayEnd, scanner.depth == 0 { break }
      guard token.kind == .key, scanner.depth == depth else { continue }
      let name = token.lexeme.text(in: source.bytes)
      if !names.contains(name) { names.append(name) }
    }
    self.names = names
  }
}

extension JSONListMembers {
  /// The members that may say what records are below, each with that which they refer to.
  ///
  /// - Parameter labels: the members that labels may be in.
  /// - Returns: the members of each way to read the list, the best first.
  func references(labels: [String]) -> [FieldRoles] {
    if let parents = column(named: "parents") { return [roles(parents, nil)] }
    guard let reference else { return [] }
    let id = column(namedAnyOf: reference.ids)
    let label = labels.lazy.compactMap { names.firstIndex(of: $0) }.first
    let isByID = reference.ids.isEmpty ? [] : [roles(reference.column, id)]
    let isByLabel = reference.ids.isEmpty || reference.mayBeLabels && id != nil
    return isByID + (isByLabel ? [roles(reference.column, label)] : [])
  }

  private func roles(_ parent: Int, _ id: Int?) -> FieldRoles {
    var roles = FieldRoles(parent: names[parent])
    if let id { roles.attributes[.id] = names[id] }
    return roles
  }

  /// The members that the ends of edges are in, which may have ids as well.
  var edgeOfGraph: (parent: Int, child: Int)? {
    for (parent, child) in TableNames.edges {
      if let parent = names.firstIndex(of: parent), let child = names.firstIndex(of: child) {
        return (parent, child)
      }
    }
    return nil
  }
}
