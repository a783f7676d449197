extension Drawing {
  /// The items of a layer, each made when it is asked for.
  ///
  /// A picture may have millions, which would take more room than all that they are made of.
  public struct Items: RandomAccessCollection, Sendable {
    private let source: any ItemSource
    private let steps: [Int32]

    init(_ steps: [Int32], of source: any ItemSource) {
      self.steps = steps
      self.source = source
    }

    /// The position of the first item.
    public var startIndex: Int { 0 }
    /// The number of items.
    public var endIndex: Int { steps.count }

    /// The item at a position from 0.
    public subscript(position: Int) -> Item { source.item(steps[position]) }

    /// Tells some items one after the other.
    func tell<Receiver: ItemReceiver & ~Copyable>(
      _ positions: Range<Int>, to receiver: inout Receiver
    ) {
      source.tell(steps[positions], to: &receiver)
    }

    /// Tells the looks of all items.
    func tellLooks(to receiver: inout some LookReceiver) {
      source.tellLooks(of: steps, to: &receiver)
    }

    /// A number that items share only if they are painted alike, negative for those that paint nothing.
    func look(at position: Int) -> Int32 { source.look(of: steps[position]) }

    /// Whether a marked thing begins or ends at a position.
    func markEdge(at position: Int) -> MarkEdge? { source.markEdge(of: steps[position]) }
  }
}

/// Where a marked thing begins or ends.
enum MarkEdge {
  case begin
  case end
}

/// What makes the items of a drawing, from numbers that mean something to it alone.
protocol ItemSource: AnyObject, Sendable {
  /// The item that a number stands for.
  func item(_ step: Int32) -> Drawing.Item

  /// Tells the items that some numbers stand for.
  func tell<Receiver: ItemReceiver & ~Copyable>(
    _ steps: ArraySlice<Int32>, to receiver: inout Receiver)

  /// Tells the looks of the items that some numbers stand for.
  func tellLooks(of steps: [Int32], to receiver: inout some LookReceiver)

  /// A number that items share only if they are painted alike, negative for those that paint nothing.
  func look(of step: Int32) -> Int32

  /// Whether a number stands for the begin or the end of a marked thing.
  func markEdge(of step: Int32) -> MarkEdge?
}
