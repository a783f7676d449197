/// The rule that a folder uses only the folders above it in a list.
///
/// Of members only those are looked for that are added to types of other folders or modules, since
/// whoever has a value of a type may use what that declares.
struct Layering {
  /// The folders, first to last; one uses itself and those before it.
  var folders: [String]

  /// The names that are declared at the top level of the files, and where.
  private var layers: [String: Int] = [:]
  /// The names of members: the first folder that declares one, in a type or in an extension.
  private var memberLayers: [String: Int] = [:]
  /// Of these, those that extensions of types of other folders or modules declare.
  private var added: Set<String> = []

  private static let declaring: Set = [
    "struct", "class", "enum", "protocol", "actor", "typealias", "func", "let", "var",
  ]
  private static let declaringLocally: Set = ["case", "for", "associatedtype"]
  /// What members of the standard library are called, too, which folders above mean.
  private static let standardMembers: Set = ["insert", "overlaps"]
  private static let modifiers: Set = ["final", "indirect", "nonisolated"]

  init(folders: [String]) {
    self.folders = folders
  }

  /// Says of each name that is used above the folder that declares it where that happens.
  ///
  /// - Parameter files: the files' tokens by path; a path's first part is the folder.
  /// - Returns: a line for each file and name.
  mutating func violations(in files: [String: [SwiftToken]]) -> [String] {
    let sorted = files.sorted { $0.key < $1.key }
    for (path, tokens) in sorted {
      for name in Self.topLevelNames(in: tokens) {
        layers[name] = min(layers[name] ?? .max, layer(of: path) ?? .max)
      }
    }
    for (path, tokens) in sorted { note(members: tokens, in: layer(of: path) ?? .max) }
    return sorted.flatMap { violations(in: $0.key, of: $0.value) }
  }

  /// Notes the names that are declared inside braces, hidden ones too, which can mean what is used.
  private mutating func note(members tokens: [SwiftToken], in layer: Int) {
    var isAdding = false
    for (index, token) in tokens.enumerated().dropLast() {
      let name = tokens[index + 1].text
      if token.depth == 0, token.text == "extension" { isAdding = layers[name] != layer }
      if token.depth == 0, Self.declaring.contains(token.text) { isAdding = false }
      guard token.depth > 0, Self.declaring.contains(token.text) || token.text == "case" else {
        continue
      }
      memberLayers[name] = min(memberLayers[name] ?? .max, layer)
      if isAdding, token.depth == 1, !Self.isHidden(tokens[..<index]) { added.insert(name) }
    }
  }

  /// The folder that declares a name, which stands behind a dot if it is that of a member.
  private func layer(ofName name: String, isMember: Bool) -> Int? {
    guard isMember else { return layers[name] }
    guard added.contains(name), !Self.standardMembers.contains(name) else { return nil }
    return memberLayers[name]
  }

  private func violations(in path: String, of tokens: [SwiftToken]) -> [String] {
    guard let layer = layer(of: path) else { return ["\(path) is in no folder of the list"] }
    var settled = Self.ownNames(in: tokens)
    var violations: [String] = []
    for (index, token) in tokens.enumerated() where token.isWord {
      let isMember = index > 0 && tokens[index - 1].text == "."
      guard let declared = self.layer(ofName: token.text, isMember: isMember), declared > layer,
        settled.insert(token.text).inserted
      else { continue }
      violations.append("\(path):\(token.line) uses \(token.text) of \(folders[declared])")
    }
    return violations
  }

  /// A file outside of all folders may be used by all.
  private func layer(of path: String) -> Int? {
    let parts = path.split(separator: "/")
    return parts.count == 1 ? -1 : folders.firstIndex(of: String(parts[0]))
  }
}

extension Layering {
  /// What the file shows to other files; what is private to it could not be used there.
  private static func topLevelNames(in tokens: [SwiftToken]) -> [String] {
    tokens.indices.dropLast().compactMap { index in
      guard tokens[index].depth == 0, declaring.contains(tokens[index].text),
        tokens[index + 1].isWord, !isHidden(tokens[..<index])
      else { return nil }
      return tokens[index + 1].text
    }
  }

  private static func isHidden(_ tokensBefore: ArraySlice<SwiftToken>) -> Bool {
    let last = tokensBefore.last { !modifiers.contains($0.text) }
    return ["private", "fileprivate", "import"].contains(last?.text)
  }

  /// What a name means in the file itself, whatever it means elsewhere.
  ///
  /// These are the names that it declares at any level, the generic parameters, and the parameters.
  private static func ownNames(in tokens: [SwiftToken]) -> Set<String> {
    var names: Set<String> = []
    for (index, token) in tokens.enumerated().dropLast() where tokens[index + 1].isWord {
      guard declaring.union(declaringLocally).contains(token.text) else { continue }
      names.insert(tokens[index + 1].text)
      names.formUnion(genericParameters(in: tokens[(index + 2)...]))
    }
    for (index, token) in tokens.enumerated().dropLast() where tokens[index + 1].text == ":" {
      if token.text.first?.isLowercase == true { names.insert(token.text) }
    }
    return names
  }

  private static func genericParameters(in tokens: ArraySlice<SwiftToken>) -> [String] {
    guard tokens.first?.text == "<" else { return [] }
    let clause = tokens.prefix { $0.text != ">" }
    return clause.indices.dropLast().compactMap { index in
      ["<", ","].contains(clause[index].text) ? clause[index + 1].text : nil
    }
  }
}
