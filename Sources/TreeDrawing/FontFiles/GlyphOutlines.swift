/// The TrueType outlines of a font, checked once and then known to be in order.
struct GlyphOutlines: Sendable {
  private let glyf: FontBytes
  /// Where in `glyf` each outline begins, and at the end where the last one ends.
  private let offsets: [Int]

  /// The number of glyphs.
  var count: Int { offsets.count - 1 }

  /// Reads where outlines are, and checks each.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the tables.
  init(_ tables: FontTables, glyf: FontBytes) throws(FontProblem) {
    self.glyf = glyf
    let count = try tables.glyphCount
    offsets = try Self.offsets(tables, count, within: glyf)
    for glyph in 0..<count { try check(glyph) }
    try checkCycles()
  }

  private static func offsets(
    _ tables: FontTables, _ count: Int, within glyf: FontBytes
  ) throws(FontProblem) -> [Int] {
    let isLong = try tables.required("head").uint16(at: 50) != 0
    let loca = try tables.required("loca")
    try loca.need((isLong ? 4 : 2) * (count + 1))
    var offsets: [Int] = []
    offsets.reserveCapacity(count + 1)
    for index in 0...count {
      let place = (isLong ? 4 : 2) * index
      let offset = isLong ? Int(try loca.uint32(at: place)) : 2 * Int(try loca.uint16(at: place))
      guard offset >= offsets.last ?? 0, offset <= glyf.count else {
        throw loca.damage(at: place, .placeOfOutline)
      }
      offsets.append(offset)
    }
    return offsets
  }

  /// Makes sure that an outline can be copied.
  private func check(_ glyph: Int) throws(FontProblem) {
    _ = try parts(of: glyph)
    for component in try components(of: glyph) where component.glyph >= count {
      throw glyf.damage(at: component.offset, .missingPart(ofGlyph: glyph))
    }
  }
}

extension GlyphOutlines {
  /// A glyph as a part of another.
  struct Component {
    /// Where in `glyf` it is named; its number comes two bytes later.
    let offset: Int
    let glyph: Int
    let end: Int
  }

  /// The glyphs that a glyph consists of; none if it has an outline of its own.
  func components(of glyph: Int) throws(FontProblem) -> [Component] {
    guard try isComposite(glyph) else { return [] }
    var components: [Component] = []
    var offset = offsets[glyph] + 10
    while true {
      let flags = try word(at: offset, of: glyph)
      let part = Int(try word(at: offset + 2, of: glyph))
      let end = offset + 4 + Self.size(ofArguments: flags)
      guard end <= offsets[glyph + 1] else { throw ends(glyph) }
      components.append(Component(offset: offset, glyph: part, end: end))
      guard flags & 0x20 != 0 else { return components }
      offset = end
    }
  }

  /// Where a component is put, by two bytes or words, and how it is turned, by up to four words.
  private static func size(ofArguments flags: UInt16) -> Int {
    let transform = flags & 0x08 != 0 ? 2 : flags & 0x40 != 0 ? 4 : flags & 0x80 != 0 ? 8 : 0
    return (flags & 0x01 != 0 ? 4 : 2) + transform
  }

  private func isComposite(_ glyph: Int) throws(FontProblem) -> Bool {
    guard !isEmpty(glyph) else { return false }
    return Int16(bitPattern: try word(at: offsets[glyph], of: glyph)) < 0
  }

  private func isEmpty(_ glyph: Int) -> Bool { offsets[glyph] == offsets[glyph + 1] }

  /// The parts of `glyf` that an outline is in, without its instructions.
  ///
  /// Between the two parts comes how long the instructions are.
  private func parts(of glyph: Int) throws(FontProblem) -> (head: Range<Int>, rest: Range<Int>) {
    let start = offsets[glyph]
    let end = offsets[glyph + 1]
    guard !isEmpty(glyph) else { return (start..<start, end..<end) }
    if let last = try components(of: glyph).last { return (start..<last.end, end..<end) }
    let contours = Int(try word(at: start, of: glyph))
    let length = start + 10 + 2 * contours
    let points = contours == 0 ? 0 : 1 + Int(try word(at: length - 2, of: glyph))
    let rest = length + 2 + Int(try word(at: length, of: glyph))
    return (start..<length, rest..<(try endOfPoints(points, from: rest, of: glyph)))
  }

  /// Where the coordinates of points end; behind them may come zeros that fill the outline up.
  private func endOfPoints(
    _ count: Int, from start: Int, of glyph: Int
  ) throws(FontProblem) -> Int {
    var place = start
    var size = 0
    var left = count
    while left > 0 {
      let flags = try byte(at: place, of: glyph)
      let isRepeated = flags & 0x08 != 0
      let times = min(left, isRepeated ? 1 + Int(try byte(at: place + 1, of: glyph)) : 1)
      size += times * (Self.size(flags, 0x02, 0x10) + Self.size(flags, 0x04, 0x20))
      left -= times
      place += isRepeated ? 2 : 1
    }
    guard place + size <= offsets[glyph + 1] else { throw ends(glyph) }
    return place + size
  }

  /// How many bytes a coordinate has: one, two, or none if it is that of the point before.
  private static func size(_ flags: UInt8, _ isByte: UInt8, _ isSame: UInt8) -> Int {
    flags & isByte != 0 ? 1 : flags & isSame != 0 ? 0 : 2
  }

  private func byte(at offset: Int, of glyph: Int) throws(FontProblem) -> UInt8 {
    guard offset < offsets[glyph + 1] else { throw ends(glyph) }
    return try glyf.uint8(at: offset)
  }

  private func word(at offset: Int, of glyph: Int) throws(FontProblem) -> UInt16 {
    guard offset + 2 <= offsets[glyph + 1] else { throw ends(glyph) }
    return try glyf.uint16(at: offset)
  }

  private func ends(_ glyph: Int) -> FontProblem {
    glyf.damage(at: offsets[glyph], .shortOutline(ofGlyph: glyph))
  }
}

extension GlyphOutlines {
  /// Makes sure that no glyph is a part of itself, over however many others.
  ///
  /// Glyphs are ticked off when all their parts are; those that go round in a circle stay.
  private func checkCycles() throws(FontProblem) {
    var waiting = [Int](repeating: 0, count: count)
    var users: [Int: [Int]] = [:]
    for glyph in 0..<count {
      for component in try components(of: glyph) {
        waiting[glyph] += 1
        users[component.glyph, default: []].append(glyph)
      }
    }
    var done = waiting.indices.filter { waiting[$0] == 0 }
    var next = 0
    while next < done.count {
      for user in users[done[next]] ?? [] {
        waiting[user] -= 1
        if waiting[user] == 0 { done.append(user) }
      }
      next += 1
    }
    guard let glyph = waiting.firstIndex(where: { $0 > 0 }) else { return }
    throw glyf.damage(at: offsets[glyph], .cycle(ofGlyph: glyph))
  }
}

extension GlyphOutlines {
  private static let hasInstructions: UInt16 = 0x100

  /// An outline without instructions, which only fit glyphs to pixels, with other numbers of parts.
  ///
  /// - Parameters:
  ///   - glyph: the number of the glyph.
  ///   - number: gives the new number of a glyph.
  /// - Returns: the outline.
  /// - Throws: `FontProblem`, if it is damaged.
  func outline(
    of glyph: Int, numbering number: (Int) -> UInt16
  ) throws(FontProblem) -> FontWriter {
    var outline = FontWriter()
    guard !isEmpty(glyph) else { return outline }
    let parts = try parts(of: glyph)
    outline.append(try glyf.bytes(parts.head))
    if try isComposite(glyph) {
      for component in try components(of: glyph) {
        let place = component.offset - offsets[glyph]
        let flags = try glyf.uint16(at: component.offset)
        outline.put(flags & ~Self.hasInstructions, at: place)
        outline.put(number(component.glyph), at: place + 2)
      }
    } else {
      outline.append(UInt16(0))
      outline.append(try glyf.bytes(parts.rest))
    }
    return outline
  }
}
