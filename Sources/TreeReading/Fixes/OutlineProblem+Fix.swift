extension OutlineProblem: FixableProblem {
  func fix(at offset: Int, in bytes: [UInt8]) -> [TextEdit] {
    let start = (bytes[..<offset].lastIndex { $0.endsLine } ?? -1) + 1
    let end = bytes[start...].firstIndex { !$0.isIndentation } ?? bytes.count
    switch self {
    case .betweenLevels(let parent, let sibling):
      let length = end - start
      let isNearer = length - parent.length < sibling.length - length
      return [.replace(start..<end, by: (isNearer ? parent : sibling).text)]
    case .outsideOutermost(_, let outermost): return [.replace(start..<end, by: outermost.text)]
    case .unclearDepth(_, let above): return [.replace(start..<end, by: above.text)]
    case .belowSlot, .foreignSpace: return []
    }
  }
}

extension LineIndentation {
  /// The spaces and tabs.
  fileprivate var text: String {
    runs.map { String(repeating: Character(Unicode.Scalar($0.byte)), count: $0.count) }.joined()
  }
}

extension OutlineBlockProblem: FixableProblem {
  func fix(at offset: Int, in bytes: [UInt8]) -> [TextEdit] {
    switch self {
    case .noSpace: return [.insert(" ", at: offset)]
    case .unknownKey(let key):
      return .replacing(key, byNearestOf: OutlineBlock.names, at: offset, in: bytes)
    default: return []
    }
  }
}

extension AttributeProblem: FixableProblem {
  func fix(at offset: Int, in bytes: [UInt8]) -> [TextEdit] {
    switch self {
    case .unknownWord(let name, let text):
      return .replacing(text, byNearestOf: name.words, at: offset, in: bytes)
    case .color(let text, .unknown):
      return .replacing(text, byNearestOf: Color.cssNames.keys.sorted(), at: offset, in: bytes)
    default: return []
    }
  }
}

extension [TextEdit] {
  /// Replaces a word near an offset, which may be in quotes there, by the one that it is most like;
  /// nothing if there is none, or if it is not there.
  fileprivate static func replacing(
    _ word: String, byNearestOf others: [String], at offset: Int, in bytes: [UInt8]
  ) -> [TextEdit] {
    guard word.utf8.count <= 64, let other = nearest(to: word, among: others) else { return [] }
    let word = [UInt8](word.utf8)
    for start in [offset, offset + 1] where bytes.dropFirst(start).starts(with: word) {
      return [.replace(start..<(start + word.count), by: other)]
    }
    return []
  }
}
