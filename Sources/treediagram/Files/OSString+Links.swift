extension OSString {
  /// The most symbolic links that are followed, one to the next, as on most systems.
  static let mostLinks = 40

  /// This path, and those that links lead to from one to the next; the last need not exist.
  var linked: [OSString] {
    var paths = [self]
    while paths.count <= Self.mostLinks, let last = paths.last, let target = last.linkTarget {
      paths.append(last.sibling(target))
    }
    return paths
  }

  /// The folders in which something can happen to the file, those around others first.
  var foldersOnTheWay: [OSString] {
    linked.flatMap { path in
      var folders = [path.outerFolder]
      while let last = folders.last, last.outerFolder != last { folders.append(last.outerFolder) }
      return folders.reversed()
    }
  }
}
