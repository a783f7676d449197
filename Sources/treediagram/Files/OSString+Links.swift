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

  /// The folders in which something can happen to the file, in the order in which they are gone
  /// through; links to folders are followed, too.
  var foldersOnTheWay: [OSString] {
    var folders: [OSString] = []
    var place = start
    var names = namesBackwards
    var links = 0
    while let name = names.popLast() {
      folders.append(place.bytes.isEmpty ? "." : place)
      let next = place.appending(name)
      if links < Self.mostLinks, let target = next.linkTarget {
        links += 1
        names += target.namesBackwards
        if !target.start.bytes.isEmpty { place = target.start }
      } else {
        place = next
      }
    }
    return folders
  }

  /// Where the path begins: the root, or nothing, which is the folder that it is in.
  private var start: OSString { bytes.first == UInt8(ascii: "/") ? "/" : OSString([]) }

  /// The names that the path goes through, the last one first.
  private var namesBackwards: [OSString] {
    bytes.split(separator: UInt8(ascii: "/")).map(OSString.init).filter { $0 != "." }.reversed()
  }
}
