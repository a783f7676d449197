/// The views that a closure makes of the elements of a collection, in order.
///
///     HStack {
///       ForEach(["a", "b"], id: \.self) { Text($0) }
///     }
public struct ForEach<Data: Sequence, Content: View>: View {
  let data: Data
  let content: (Data.Element) -> Content

  /// Makes a view of each number in a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int> {
    self.data = data
    self.content = content
  }

  /// Makes a view of each element, which knows its identity.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable {
    self.data = data
    self.content = content
  }

  /// Makes a view of each element; its identity is not needed for a picture that never changes.
  public init<ID>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(each: data, content: content)
  }

  init(each data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
  }

  /// Tells the layout engine that the views are to be lowered in time.
  public func lower(into lowering: inout ViewLowering) {
    var iterator = data.makeIterator()
    guard var element = iterator.next() else { return }
    var isOver = false
    lowering.severalChildren { lowering in
      let views = PendingViews(at: lowering.place) { [content] lowering in
        guard !isOver else { return false }
        content(element).lower(into: &lowering)
        if let next = iterator.next() { element = next } else { isOver = true }
        return true
      }
      lowering.pending.append(views)
    }
  }
}
