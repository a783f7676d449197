/// Colours that pass into each other.
///
///     Gradient(colors: [.yellow, .red])
public struct Gradient: Hashable, Sendable {
  /// The colours and where they are, in the order in which they follow each other.
  public var stops: [Stop]

  /// A colour and where it is.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The fraction of the way from the start to the end, from 0 to 1.
    public var location: Double

    /// Makes a stop from its colour and the fraction of the way from the start to the end.
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// Makes a gradient from colours and their places.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Makes a gradient in which colours follow each other at equal distances.
  public init(colors: [Color]) {
    let last = Double(max(colors.count - 1, 1))
    self.init(
      stops: colors.enumerated().map { Stop(color: $1, location: Double($0) / last) })
  }
}

extension Gradient {
  /// The one colour that it has everywhere, if it has only one; without stops that is none.
  var soleColor: Color? {
    guard let first = stops.first?.color else { return .clear }
    return stops.allSatisfy { $0.color == first || $0.color.isClear && first.isClear }
      ? first : nil
  }

  /// The gradient with each colour covering a part of what it did.
  func faded(by opacity: Double) -> Gradient {
    Gradient(stops: stops.map { Stop(color: $0.color.opacity(opacity), location: $0.location) })
  }
}
