/// What views say for preference keys, and what is made of that.
struct OutgoingPreferences {
  var table = PreferenceTable()
  /// Values that views say as they are.
  var writers: [PreferenceRow] = []
  /// Closures that make values from views' sizes and places.
  var measuredWriters = InternTable<PlacedClosure>()
  /// Closures that change values on their way out.
  var transforms: [PlacedClosure] = []
  var outlineMakers: [PlacedOutlineMaker] = []
  /// Views that are made from a value.
  var preferenceSlots: [PreferenceSlot] = []
  /// Views that are made from a size and a place.
  var geometrySlots: [GeometrySlot] = []
}

/// A closure that makes or changes one key's value from views' sizes and places.
struct PlacedClosure: Hashable {
  let column: Int32
  /// Which of the column's closures.
  let number: Int32
  /// The nearest space around.
  let space: SpaceID
}

/// A view to be made from one key's value.
struct PreferenceSlot {
  let column: Int32
  /// Where the two stand to each other: `alignments`.
  let alignment: Int32
  /// The nearest space around.
  let space: SpaceID
  let environment: EnvironmentID
  let maker: PreferenceClosure
}

/// The content of a geometry reader, to be made when its place is known.
struct GeometrySlot {
  /// What makes the content, until it is made.
  var content: ((GeometryProxy, inout ViewLowering) -> Void)?
  /// The nearest space around the reader.
  let space: SpaceID
  let environment: EnvironmentID
}
