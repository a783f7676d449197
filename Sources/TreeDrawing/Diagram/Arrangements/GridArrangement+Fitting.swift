extension GridArrangement: FittedArrangement {
  static let letter = UInt8(ascii: "g")
  static let plural = "grids"
  static let below: [Stage] = [.grid]
  static let hasColumns = true

  static func isPossible(at position: Int32, in fitting: Fitting) -> Bool {
    fitting.measures.hasGrids && fitting.hasTexts(below: position)
  }

  static func prepare(_ family: inout Family, in fitting: inout Fitting) {
    family.blocks = fitting.blocks(of: family)
  }

  static func place(of child: Family.Child, in table: FrontierTable) -> Places.Element {
    table.place(at: child.position, .grid)
  }

  static func gap(_ arranging: Arranging) -> Double { arranging.spacing.gridBlocks }

  static func indent(_ arranging: Arranging) -> Double {
    let (measures, position) = (arranging.measures, arranging.family.position)
    return measures.gridIndent(below: position) + measures.boxIndent(below: position)
  }

  /// The frontier of texts and children below each other.
  static func frontier(of places: Places, _ arranging: Arranging) -> Frontier {
    let lists = arranging.family.blocks.map { block in
      switch block {
      case .child(let number): places[number]
      case .cells(_, let place): place
      }
    }
    return arranging.column(
      of: lists, gaps: arranging.spacing.gridBlocks * Double(lists.count - 1))
  }

  static func settle(_ settling: Settling, _ places: Places) -> Settled {
    let (fitting, width) = (settling.fitting, settling.width)
    var (counts, rooms): ([Int32], [Room]) = ([], [])
    for block in settling.family.blocks {
      switch block {
      case .child(let number): rooms.append(settling.hanging(number, places, width))
      case .cells(let run, let place):
        let extents = fitting.table[place]
        guard let extent = extents.lowest(within: width) ?? extents.first else { continue }
        let columns = fitting.measures.columns(of: settling.family.children[run])
        counts.append(Int32(columns.count(width: extent.width, height: extent.height)))
      }
    }
    return (counts, rooms)
  }
}

extension Fitting {
  fileprivate mutating func blocks(of family: Family) -> [Family.Block] {
    let limit = Arranging(fitting: self, family: family, stage: .grid).limit
    let kept = kept(at: family.position)
    let runs = measures.runs(of: family.children)
    let runCount = runs.count { $0.isOfCells }
    var (blocks, number): ([Family.Block], Int) = ([], 0)
    for run in runs {
      switch run {
      case .child: blocks.append(run)
      case .cells(let cells, _):
        let count =
          measures.columnCount(of: family.position)
          ?? kept?.columnCount(ofRun: number, of: runCount)
        number += 1
        let columns = measures.columns(of: family.children[cells])
        blocks.append(.cells(cells, table.add(columns.frontier(limit: limit, count: count))))
      }
    }
    return blocks
  }
}

extension FittingMeasures {
  /// The children of a node in runs of texts, and single ones that are none.
  fileprivate func runs(of children: [Family.Child]) -> [Family.Block] {
    var blocks: [Family.Block] = []
    for (number, child) in children.enumerated() {
      if cells[Int(child.position)] == nil {
        blocks.append(.child(number))
      } else if case .cells(let run, let place) = blocks.last {
        blocks[blocks.count - 1] = .cells(run.lowerBound..<(number + 1), place)
      } else {
        blocks.append(.cells(number..<(number + 1), 0..<0))
      }
    }
    return blocks
  }

  /// The texts of some children in columns.
  fileprivate func columns(of children: ArraySlice<Family.Child>) -> CellColumns {
    let cells = children.map { self.cells[Int($0.position)] ?? Size.zero }
    return CellColumns(cells: cells[...], gap: spacing.gridColumns)
  }
}
