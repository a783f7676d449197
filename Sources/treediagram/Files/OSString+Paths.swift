// Paths as words: nothing here looks at a disk.

extension OSString {
  private static let slash = UInt8(ascii: "/")

  /// The names that the path goes through, those left out that lead nowhere or back.
  private var components: [ArraySlice<UInt8>] {
    bytes.split(separator: Self.slash).reduce(into: []) { names, name in
      if name.elementsEqual(".".utf8) { return }
      let isBack = name.elementsEqual("..".utf8)
      if isBack, let last = names.last, !last.elementsEqual("..".utf8) {
        names.removeLast()
      } else if !isBack || bytes.first != Self.slash {
        names.append(name)
      }
    }
  }

  /// The path from a folder to this one; nil if it is not below that.
  func path(below folder: OSString) -> OSString? {
    let names = components
    let outer = folder.components
    let isBelow =
      names.count > outer.count && zip(outer, names).allSatisfy { $0.elementsEqual($1) }
      && (bytes.first == Self.slash) == (folder.bytes.first == Self.slash)
      && !names[outer.count].elementsEqual("..".utf8)
    return isBelow
      ? OSString(names.dropFirst(outer.count).joined(separator: [Self.slash])) : nil
  }

  /// The path from a folder to this one, which may lead out of the folder first.
  ///
  /// - Parameter folder: a folder; relative if this is, and empty for the working folder.
  /// - Returns: the path; nil if the words alone do not say it.
  func path(from folder: OSString) -> OSString? {
    let names = components
    let outer = folder.components
    let common = zip(outer, names).prefix { $0.elementsEqual($1) }.count
    let back = outer.dropFirst(common)
    guard (bytes.first == Self.slash) == (folder.bytes.first == Self.slash),
      !back.contains(where: { $0.elementsEqual("..".utf8) })
    else { return nil }
    let parts = back.map { _ in ArraySlice("..".utf8) } + names.dropFirst(common)
    return OSString(parts.joined(separator: [Self.slash]))
  }

  /// The path of something in this folder.
  func appending(_ name: OSString) -> OSString {
    let gap = bytes.isEmpty || bytes.last == Self.slash ? [] : [Self.slash]
    return OSString(bytes + gap + name.bytes)
  }

  /// The path with another extension, or with one if it has none.
  func withExtension(_ text: String) -> OSString {
    OSString(bytes.prefix(upTo: endOfStem) + [UInt8(ascii: ".")] + Array(text.utf8))
  }

  /// The path of the file beside this one whose name has something more before its extension.
  func withSuffix(_ suffix: String) -> OSString {
    OSString(bytes[..<endOfStem] + Array(suffix.utf8) + bytes[endOfStem...])
  }

  /// The last name of the path without its extension.
  var stem: OSString { OSString(bytes[folder.bytes.count..<endOfStem]) }

  /// Where the extension of the last name begins, with its dot.
  private var endOfStem: Int {
    let start = bytes.lastIndex(of: Self.slash).map { $0 + 1 } ?? 0
    // A dot in front makes a hidden file, no extension.
    return bytes[start...].dropFirst().lastIndex(of: UInt8(ascii: ".")) ?? bytes.endIndex
  }
}
