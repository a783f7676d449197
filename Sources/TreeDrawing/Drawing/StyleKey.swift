/// A number that items share only if they are painted alike.
///
/// What it stands for is known to the item source alone. Keys are small numbers, but for a few.
struct StyleKey: Hashable, Sendable {
  let number: Int32
}
