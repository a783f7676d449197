/// A place for each look, by its number.
///
/// Looks are numbered one after the other but for those of faded items, which are few. So their table is an
/// array where it can be one: it is asked twice for each item.
struct LookTable {
  /// How many looks have a place in the array at most.
  private static let mostNear = 1 << 22

  private var near: [Int32] = []
  private var far: [Int32: Int32] = [:]

  /// The place of a look, if it has one.
  subscript(look: Int32) -> Int? {
    @inline(__always) get {
      let place = look >= 0 && look < near.count ? near[Int(look)] : farPlace(look)
      return place < 0 ? nil : Int(place)
    }
  }

  @inline(never)
  private func farPlace(_ look: Int32) -> Int32 { far[look] ?? -1 }

  /// Notes the place of a look.
  mutating func note(_ place: Int, of look: Int32) {
    if look < Self.mostNear {
      let missing = Int(look) + 1 - near.count
      if missing > 0 { near += repeatElement(-1, count: missing) }
      near[Int(look)] = Int32(place)
    } else {
      far[look] = Int32(place)
    }
  }
}
