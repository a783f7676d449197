extension Drawing {
  /// The items of a layer, each made when it is asked for.
  ///
  /// A picture may have millions, which would take more room than all that they are made of.
  public struct Items: RandomAccessCollection, Sendable {
    let source: any ItemSource
    let steps: [PaintingStep]

    init(_ steps: [PaintingStep], of source: any ItemSource) {
      self.steps = steps
      self.source = source
    }

    /// The position of the first item.
    public var startIndex: Int { 0 }
    /// The number of items.
    public var endIndex: Int { steps.count }

    /// The item at a position from 0.
    public subscript(position: Int) -> Item {
      var maker = ItemMaker()
      visit(position..<position + 1, by: &maker)
      return maker.item
    }

    /// Lets a visitor see some items one after the other.
    func visit<Visitor: ItemVisitor & ~Copyable>(
      _ positions: Range<Int>, by visitor: inout Visitor
    ) {
      source.visit(steps[positions], by: &visitor)
    }

    /// Whether a marked thing begins or ends at a position.
    func markEdge(at position: Int) -> MarkEdge? { source.markEdge(of: steps[position]) }
  }
}

/// One of the two ends of a marked thing.
enum MarkEdge {
  case begin
  case end
}

/// A source of a drawing's items, which are made from steps.
protocol ItemSource: AnyObject, Sendable {
  /// Lets a visitor see the items that some steps stand for.
  func visit<Visitor: ItemVisitor & ~Copyable>(
    _ steps: ArraySlice<PaintingStep>, by visitor: inout Visitor)

  /// Whether a step stands for the begin or the end of a marked thing.
  func markEdge(of step: PaintingStep) -> MarkEdge?
}
