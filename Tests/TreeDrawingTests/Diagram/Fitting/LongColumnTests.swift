import Testing

@testable import TreeDrawing

/// Nodes with more children than are looked at in every cut for every width.
@Suite struct LongColumnTests {
  private static let limit = 847.0

  /// Children of a node, and the ways to cut them into columns.
  private static func children(_ seed: UInt64) -> (sizes: [Size], cuts: ColumnCuts) {
    var random = SplitMix64(seed: seed)
    let sizes = (0..<Int.random(in: 65...130, using: &random)).map { _ in
      Size(
        width: Double(2 * Int.random(in: 20...110, using: &random)),
        height: [34, 34, 52, 70, 300].randomElement(using: &random) ?? 34)
    }
    let table = FrontierTable(boxes: sizes.map { Extent(width: $0.width, height: $0.height) })
    let cuts = ColumnCuts(
      table: table, lists: sizes.indices.map { table.box(at: Int32($0)) },
      gaps: sizes.indices.map { $0 == 0 ? 0 : 8 }, branch: 12, columnGap: 22, limit: limit)
    return (sizes, cuts)
  }

  /// The least width of some children in columns that are no higher than a length, found column by
  /// column.
  private static func leastWidth(_ sizes: [Size], upTo height: Double) -> Double {
    var least = [-22.0] + sizes.map { _ in Double.infinity }
    for end in sizes.indices {
      var column = Size(width: 0, height: -8)
      for start in (0...end).reversed() {
        column.width = max(column.width, sizes[start].width)
        column.height += sizes[start].height + 8
        guard column.height <= height else { break }
        guard start > 0 || end + 1 < sizes.count else { continue }
        least[end + 1] = min(least[end + 1], least[start] + 22 + 12 + column.width)
      }
    }
    return least[sizes.count]
  }

  @Test(arguments: Effort.seeds(60, debug: 12))
  func `no cut within the limit is lower`(seed: UInt64) throws {
    let (sizes, cuts) = Self.children(seed)
    let lowest = try #require(cuts.frontier().extents.last)
    #expect(lowest.width <= Self.limit)
    #expect(Self.leastWidth(sizes, upTo: lowest.height) <= lowest.width)
    #expect(Self.leastWidth(sizes, upTo: lowest.height - 0.01) > Self.limit)
  }

  @Test(arguments: Effort.seeds(60, debug: 12))
  func `each extent has a cut`(seed: UInt64) throws {
    let (sizes, cuts) = Self.children(seed)
    for extent in cuts.frontier().extents {
      let cut = try #require(cuts.cut(width: extent.width, height: extent.height))
      #expect(cut.columns.reduce(0) { $0 + $1.count } == sizes.count)
      #expect(cut.width <= extent.width + 1e-6 && cut.height <= extent.height + 1e-6)
    }
  }
}
