/// A step in painting, which stands for one item.
///
/// What it stands for is known to the item source alone.
struct PaintingStep: Hashable, Sendable {
  let number: Int32
}
