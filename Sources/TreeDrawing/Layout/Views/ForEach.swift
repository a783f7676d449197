/// The views that a closure makes of the elements of a collection, in order.
///
///     HStack {
///       ForEach(["a", "b"], id: \.self) { Text($0) }
///     }
public struct ForEach<Data: Sequence, Content: View>: View {
  let data: Data
  let content: (Data.Element) -> Content
  /// Whether keys that no view writes get their default here, as for SwiftUI's dynamic content.
  private var isDynamic = true

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
    self.data = data
    self.content = content
  }

  /// Makes a view of each element of data that cannot change: it adds no default to preferences.
  init(each data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
    isDynamic = false
  }

  /// Tells the layout engine that the views are to be lowered in time.
  public func _lower(into lowering: inout ViewLowering) {
    lowering.severalChildren { lowering in
      var iterator = data.makeIterator()
      if let first = iterator.next() {
        lower(first, then: iterator, into: &lowering)
      } else if isDynamic {
        lowering.markDynamicViews(after: lowering.cursor.previous)
      }
    }
  }

  private func lower(
    _ first: Data.Element, then rest: Data.Iterator, into lowering: inout ViewLowering
  ) {
    if isDynamic { lowering.cursor.dynamicCount += 1 }
    let (start, count) = (lowering.cursor.previous, lowering.cursor.dynamicCount)
    var iterator = rest
    var next: Data.Element? = first
    lowering.lowerLater(
      PendingClosure { [content, isDynamic] lowering in
        guard let element = next else {
          if isDynamic, lowering.cursor.dynamicCount == count {
            lowering.markDynamicViews(after: start)
          }
          return false
        }
        content(element)._lower(into: &lowering)
        next = iterator.next()
        return true
      })
  }
}
