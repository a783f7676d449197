extension FontSubset {
  /// Consecutive characters with consecutive glyphs.
  private struct Run {
    let first: UInt32
    var last: UInt32
    let glyph: UInt16
  }

  /// How many runs format 4 can hold, whose size is a number of 16 bits.
  private static let segmentLimit = 8000

  /// The table of characters: format 4, and format 12 if there are any that format 4 cannot hold.
  var characterTable: FontWriter {
    let runs = runs
    let short = runs.prefix { $0.last < 0xFFFF }.prefix(Self.segmentLimit)
    let isLarge = short.count < runs.count
    let segments = segmentList(Array(short))
    var table = FontWriter()
    table.append(UInt16(0))
    table.append(UInt16(isLarge ? 2 : 1))
    let start = isLarge ? 20 : 12
    table.append(record(encoding: 1, at: start))
    if isLarge { table.append(record(encoding: 10, at: start + segments.bytes.count)) }
    table.append(segments.bytes)
    if isLarge { table.append(groupList(runs).bytes) }
    return table
  }

  /// Runs end where those of format 4 must.
  private var runs: [Run] {
    var runs: [Run] = []
    for (scalar, glyph) in characters {
      if let run = runs.last, run.last + 1 == scalar, scalar != 0x10000,
        UInt32(run.glyph) + scalar - run.first == UInt32(glyph)
      {
        runs[runs.count - 1].last = scalar
      } else {
        runs.append(Run(first: scalar, last: scalar, glyph: glyph))
      }
    }
    return runs
  }

  private func record(encoding: UInt16, at offset: Int) -> [UInt8] {
    var record = FontWriter()
    record.append(UInt16(3))
    record.append(encoding)
    record.append(UInt32(offset))
    return record.bytes
  }

  /// Format 4; the last segment is for U+FFFF, and stands for the missing glyph.
  private func segmentList(_ runs: [Run]) -> FontWriter {
    var list = FontWriter()
    list.append(UInt16(4))
    list.append(UInt16(16 + 8 * (runs.count + 1)))
    list.append(UInt16(0))
    list.append(searchFields: UInt16(runs.count + 1), size: 2)
    list.put(UInt16(2 * (runs.count + 1)), at: 6)
    for run in runs { list.append(UInt16(run.last)) }
    list.append(UInt16.max)
    list.append(UInt16(0))
    for run in runs { list.append(UInt16(run.first)) }
    list.append(UInt16.max)
    for run in runs { list.append(run.glyph &- UInt16(run.first)) }
    list.append(UInt16(1))
    for _ in 0...runs.count { list.append(UInt16(0)) }
    return list
  }

  private func groupList(_ runs: [Run]) -> FontWriter {
    var list = FontWriter()
    list.append(UInt16(12))
    list.append(UInt16(0))
    list.append(UInt32(16 + 12 * runs.count))
    list.append(UInt32(0))
    list.append(UInt32(runs.count))
    for run in runs {
      list.append(run.first)
      list.append(run.last)
      list.append(UInt32(run.glyph))
    }
    return list
  }
}
