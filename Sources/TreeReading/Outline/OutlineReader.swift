/// Reads indented text: each line that is not blank is a node, and a deeper one a child of the line
/// above.
///
/// Lines end with LF, CR or CRLF, and are blank if they hold only spaces and tabs. Indentation and
/// trailing white space are spaces and tabs; all else between them is the label, literally, save
/// for a block of attributes at its end. A line below another that is `{}` and nothing else is an
/// empty place.
///
/// Indentations are compared as strings. The open ones, each a beginning of the next, are the line
/// above's and those of its ancestors. A line whose indentation begins with the last of them goes
/// deeper; any other must repeat one of them. The first line's is the outermost, whatever it is.
struct OutlineReader: ForestReader {
  private let source: Source
  private let nodeLimit: Int
  /// Whether blocks of attributes are text like any other.
  private let isLiteral: Bool
  private var builder = ForestBuilder<Lexeme>()
  private var attributes = AttributeTable()
  private var open: [Indentation] = []
  private var hasSlots = false
  /// The first space in front of a line that is text, and where it is.
  private var foreignSpace: (sign: Unicode.Scalar, start: Int)?
  /// Whether spaces before labels mean nothing.
  private var isFlat = false
  private var slips = BlockSlips(areBlocksRead: true)

  init(_ source: Source, isLiteral: Bool = false, nodeLimit: Int = Source.nodeLimit) {
    self.source = source
    self.isLiteral = isLiteral
    self.nodeLimit = nodeLimit
    builder.reserve(forBytes: source.bytes.count, limit: nodeLimit)
  }

  mutating func forest() throws(Fault) -> Forest {
    do {
      return try nestedForest()
    } catch {
      guard case OutlineProblem.outsideOutermost = error.problem,
        RightAlignedNumbers.areAll(of: source)
      else { throw error }
      var reader = Self(source, isLiteral: isLiteral, nodeLimit: nodeLimit)
      reader.isFlat = true
      return try reader.nestedForest()
    }
  }

  private mutating func nestedForest() throws(Fault) -> Forest {
    var position = source.textStart
    while position < source.bytes.count {
      let line = OutlineLine(in: source.bytes, at: position)
      if !line.label.range.isEmpty { try take(line) }
      position = line.next
    }
    while builder.depth > 0 { closeInnermost() }
    return try Forest(builder, attributes, from: source, remarks: remarks)
  }

  private var remarks: [Remark] {
    let space = foreignSpace.map { space in
      source.remark(OutlineProblem.foreignSpace(space.sign), at: space.start)
    }
    return [space].compactMap(\.self) + slips.remarks(in: source)
  }

  private mutating func take(_ line: OutlineLine) throws(Fault) {
    let depth = isFlat ? 0 : line.indentation.length
    let indentation = Indentation(start: line.indentation.start, length: depth)
    try closeDeeper(than: indentation)
    try Fault.check(builder.count, below: nodeLimit, at: line.label.start)
    if hasSlots, builder.depth > 0, builder[builder.innermost].isSlot {
      throw Fault(OutlineProblem.belowSlot, at: line.label.start)
    }
    if foreignSpace == nil, source.bytes[line.label.start].canBeginForeignSpace {
      lookForForeignSpace(at: line.label.start)
    }
    open.append(indentation)
    builder.open(line.label)
    if !isLiteral, source.bytes[line.label.end - 1] == UInt8(ascii: "}") {
      try takeBraces(of: line.label)
    }
  }

  /// Takes what braces at the end of the line of the innermost node mean, if they mean anything.
  private mutating func takeBraces(of line: Lexeme) throws(Fault) {
    if line.end - line.start == 2, source.bytes[line.start] == UInt8(ascii: "{"), builder.depth > 1
    {
      hasSlots = true
      builder.replaceValue(.slot(at: line.start))
    } else {
      try takeBlock(of: line)
    }
  }

  /// Closes the innermost node, which is a leaf if all places below it are empty.
  private mutating func closeInnermost() {
    if hasSlots { builder.discardChildren { $0.isSlot } }
    builder.close()
  }

  /// Takes the attributes at the end of the line of the innermost node, if there are any.
  private mutating func takeBlock(of line: Lexeme) throws(Fault) {
    guard let block = try OutlineBlock.ending(line.range, of: source.bytes) else {
      slips.look(at: line.range, of: source.bytes)
      return
    }
    let text = source.bytes[line.start..<block.start]
    let end = (text.lastIndex { !$0.isIndentation }).map { $0 + 1 } ?? line.start
    builder.replaceValue(block.label ?? Lexeme(line.start..<end, line.spelling))
    for pair in block.pairs {
      guard case .attribute(let name) = pair.role else { continue }
      attributes.add(name, pair.value, toNodeAt: builder.count - 1)
    }
  }

  private mutating func lookForForeignSpace(at start: Int) {
    let text = String(decoding: source.bytes[start...].prefix(3), as: UTF8.self)
    guard let sign = text.unicodeScalars.first,
      sign.properties.generalCategory == .spaceSeparator
    else { return }
    foreignSpace = (sign, start)
  }

  /// Closes the nodes that a line cannot be below.
  private mutating func closeDeeper(than indentation: Indentation) throws(Fault) {
    guard let innermost = open.last else { return }
    let common = commonLength(indentation, innermost)
    if common == innermost.length, indentation.length > common { return }
    guard common == indentation.length else { throw unclear(indentation, at: common) }
    var left: Indentation?
    while let last = open.last, last.length >= indentation.length {
      left = last
      open.removeLast()
      closeInnermost()
    }
    guard left?.length == indentation.length else { throw between(indentation, inside: left) }
  }

  private func commonLength(_ first: Indentation, _ second: Indentation) -> Int {
    let limit = min(first.length, second.length)
    return source.bytes.commonLength(first.start, second.start, limit: limit)
  }
}

extension OutlineReader {
  private func unclear(_ indentation: Indentation, at length: Int) -> Fault {
    let problem = OutlineProblem.unclearDepth(
      inWords(indentation), above: inWords(open.last ?? indentation))
    return Fault(problem, at: indentation.start + length)
  }

  private func between(_ indentation: Indentation, inside child: Indentation?) -> Fault {
    let child = child ?? indentation
    let problem: OutlineProblem =
      if let parent = open.last {
        .betweenLevels(parent: inWords(parent), sibling: inWords(child))
      } else {
        .outsideOutermost(inWords(indentation), outermost: inWords(child))
      }
    return Fault(problem, at: indentation.end)
  }

  private func inWords(_ indentation: Indentation) -> LineIndentation {
    LineIndentation(indentation, in: source)
  }
}

extension UInt8 {
  /// Whether one of the spaces begins with it that are neither the usual one nor a tab.
  fileprivate var canBeginForeignSpace: Bool {
    switch self {
    case 0xC2, 0xE1, 0xE2, 0xE3: true
    default: false
    }
  }
}
