extension OSString {
  /// The longest path that a system takes, in bytes.
  private static let longest = 4096

  /// The path without `.`, without `..` behind a name, and with single slashes; `.` if nothing is
  /// left.
  ///
  /// Behind a symbolic link to a folder, `..` leads out of the folder that the link leads to. What
  /// is not there is a folder to be made.
  var direct: OSString {
    guard bytes.count <= Self.longest else { return self }
    var way = Way()
    way.follow(self)
    return way.isLost ? self : way.path
  }
}

/// The names that a path goes through.
private struct Way {
  private var names: [ArraySlice<UInt8>] = []
  private var isRooted = false
  private var links = 0

  private static let slash = UInt8(ascii: "/")

  var path: OSString {
    let joined = Array(names.joined(separator: [Self.slash]))
    if isRooted { return OSString([Self.slash] + joined) }
    return names.isEmpty ? "." : OSString(joined)
  }

  /// Whether links lead in a circle.
  var isLost: Bool { links > OSString.mostLinks }

  /// Goes on along a path, which may begin at the root.
  mutating func follow(_ path: OSString) {
    if path.bytes.first == Self.slash { (names, isRooted) = ([], true) }
    for name in path.bytes.split(separator: Self.slash) where !name.elementsEqual(".".utf8) {
      if name.elementsEqual("..".utf8) { goBack() } else { names.append(name) }
    }
  }

  private mutating func goBack() {
    while !isLost, canGoBack, let target = path.linkTarget {
      links += 1
      names.removeLast()
      follow(target)
    }
    if canGoBack { names.removeLast() } else if !isRooted { names.append(ArraySlice("..".utf8)) }
  }

  /// Whether the last name is one that `..` leads out of.
  private var canGoBack: Bool { names.last.map { !$0.elementsEqual("..".utf8) } ?? false }
}
