/// A number for each style key.
///
/// Keys are numbered one after the other but for those of faded items, which are few. So the table
/// is an array where it can be one: it is asked twice for each item.
struct StyleKeyTable {
  /// How many keys are in the array at most.
  private static let mostNear = 1 << 22

  private var near: [Int32] = []
  private var far: [Int32: Int32] = [:]

  /// The number of a key, if it has one.
  subscript(key: StyleKey) -> Int? {
    @inline(__always) get {
      let number =
        key.number >= 0 && key.number < near.count ? near[Int(key.number)] : farNumber(of: key)
      return number < 0 ? nil : Int(number)
    }
  }

  @inline(never)
  private func farNumber(of key: StyleKey) -> Int32 { far[key.number] ?? -1 }

  /// Gives a key a number.
  mutating func set(_ number: Int, of key: StyleKey) {
    if key.number < Self.mostNear {
      let missing = Int(key.number) + 1 - near.count
      if missing > 0 { near += repeatElement(-1, count: missing) }
      near[Int(key.number)] = Int32(number)
    } else {
      far[key.number] = Int32(number)
    }
  }
}
