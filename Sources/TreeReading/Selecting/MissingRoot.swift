/// A root, or any node, that was asked for but is not there, and what is there instead.
package struct MissingRoot: Error {
  private let path: [UInt8]
  /// Where in the path the name begins that nothing has.
  private let start: Int
  private let place: Place
  private let roots: [Tree<Node>]
  /// The option that asks for it, if there is one that asks for no more.
  private let option: String?

  /// The place where a path leaves the tree: below a node, or at the roots.
  struct Place {
    let parent: String?
    let siblings: [Tree<Node>]
  }

  init(path: [UInt8], start: Int, place: Place, roots: [Tree<Node>], option: String?) {
    self.path = path
    self.start = start
    self.place = Place(
      parent: place.parent, siblings: place.siblings.filter { !$0.value.isSlot })
    self.roots = roots
    self.option = option
  }
}

extension MissingRoot: Problem {
  package var wording: Wording { Wording(cause: cause, remedy: remedy) }

  private var cause: String {
    guard let parent = place.parent else {
      let node = "no node with the label or the id '\(name.quotable)'"
      return name.contains("/")
        ? "there is no root '\(missing.quotable)', and \(node)" : "there is \(node)"
    }
    return place.siblings.isEmpty
      ? "there is nothing below '\(parent.quotable)', so there is no '\(missing.quotable)'"
      : "there is no '\(missing.quotable)' below '\(parent.quotable)'"
  }

  private var remedy: String {
    if let path = nearPath ?? pathElsewhere ?? nearLabel ?? pathWithSlashes {
      let words = [option, "'\(path.escapingControls)'"].compactMap { $0 }
      return "did you mean \(words.joined(separator: " "))?"
    }
    guard let parent = place.parent else { return "the roots are \(enumeration)" }
    return place.siblings.isEmpty
      ? "end the path with it" : "below '\(parent.quotable)' are \(enumeration)"
  }
}

extension MissingRoot {
  /// The id or the path that was asked for.
  var name: String { String(decoding: path, as: UTF8.self) }

  private static let longest = 64
  private static let mostCompared = 1000
  private static let mostListed = 6

  private var before: String { String(decoding: path[..<start], as: UTF8.self) }
  /// The name that nothing has, as far as the next slash.
  private var missing: String {
    String(decoding: path[start...].prefix { $0 != UInt8(ascii: "/") }, as: UTF8.self)
  }

  private var labels: [String] { place.siblings.map(\.value.label.drawnForm) }

  /// The path with the missing name replaced by one that is near.
  private var nearPath: String? {
    guard missing.utf8.count <= Self.longest else { return nil }
    let candidates = labels.prefix(Self.mostCompared)
      .filter { !$0.isEmpty && $0.utf8.count <= Self.longest }
    return nearest(to: missing, among: candidates).map { before + $0 }
  }

  /// The whole path of the first node that has the missing name but stands elsewhere.
  private var pathElsewhere: String? {
    let names = [name, missing]
    var ancestors: [String] = []
    var pending = roots.reversed().map { (tree: $0, depth: 0) }
    while let (tree, depth) = pending.popLast() {
      ancestors.removeLast(ancestors.count - depth)
      ancestors.append(tree.value.label.drawnForm)
      if !tree.value.isSlot, names.contains(ancestors[depth]) {
        return ancestors.joined(separator: "/")
      }
      pending += tree.children.reversed().map { ($0, depth + 1) }
    }
    return nil
  }

  /// The nearest of all labels that one node has, where no path is written.
  private var nearLabel: String? {
    guard !name.contains("/"), missing.utf8.count <= Self.longest else { return nil }
    let nodes = roots.lazy.flatMap { $0.subtrees.lazy.map(\.value) }.filter { !$0.isSlot }
    let labels = nodes.map(\.label.drawnForm).filter {
      !$0.isEmpty && $0.utf8.count <= Self.longest
    }
    var counts: [String: Int] = [:]
    for label in labels { counts[label, default: 0] += 1 }
    let candidates = labels.prefix(Self.mostCompared).filter { counts[$0] == 1 }
    return nearest(to: missing, among: Array(candidates))
  }

  /// The path, if another sign than a slash is between its names and it begins with a root.
  private var pathWithSlashes: String? {
    for sign: Character in [">", "\\", "›", "→"] where name.contains(sign) && place.parent == nil {
      let names = name.split(separator: sign).map(\.withoutSpaceAround)
      if let root = names.first, labels.contains(root) { return names.joined(separator: "/") }
    }
    return nil
  }

  private var enumeration: String {
    let shown = labels.prefix(Self.mostListed).map { "'\($0.quotable)'" }
    let others = labels.count - shown.count
    return shown.joined(separator: ", ") + (others > 0 ? " and \(others) more" : "")
  }
}

extension Substring {
  fileprivate var withoutSpaceAround: String {
    let start = drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }
}
