/// What a document defines to refer to: gradients, and the paths of clips.
///
/// Their names begin with the document's scope, which is made from what they say, so that pictures
/// in one page do not take each other's. No other name is like them: the `id` of a node is from the
/// input, and pictures of that have neither gradients nor clips.
struct SVGDefinitions: Sendable {
  /// The gradients by their numbers.
  private var gradients: [Int: Drawing.Shading] = [:]
  /// The paths that are clipped to, by their numbers.
  private var clips: [Int: Path] = [:]
}

extension SVGDefinitions {
  var isEmpty: Bool { gradients.isEmpty && clips.isEmpty }

  mutating func add(_ gradient: PlacedGradient) { gradients[gradient.number] = gradient.shading }

  mutating func add(clip path: Path, number: Int) { clips[number] = path }

  /// The definitions in a document of a scope, in the order of their numbers.
  func write(to out: inout ByteWriter, scope: String) {
    for (number, gradient) in gradients.sorted(by: { $0.key < $1.key }) {
      out.gradient(gradient, named: Self.gradientName(number, scope))
    }
    for (number, path) in clips.sorted(by: { $0.key < $1.key }) {
      out.clip(path, named: Self.clipName(number, scope))
    }
  }

  static func gradientName(_ number: Int, _ scope: String) -> String { "\(scope).g\(number + 1)" }

  static func clipName(_ number: Int, _ scope: String) -> String { "\(scope).c\(number + 1)" }
}

extension ByteWriter {
  fileprivate mutating func clip(_ path: Path, named name: String) {
    markup("<clipPath id=\"")
    markup(made: name)
    markup("\">")
    shape(path)
    markup("/></clipPath>\n")
  }

  fileprivate mutating func gradient(_ shading: Drawing.Shading, named name: String) {
    switch shading {
    case .color: break
    case .linearGradient(let gradient, let start, let end):
      linearGradient(gradient.orderedStops, from: start, to: end, named: name)
    case .radialGradient(let gradient, let center, let start, let end):
      let stops = gradient.orderedStops.betweenRadii(start, end)
      radialGradient(stops, around: center, radius: max(start, end), named: name)
    }
  }

  private mutating func linearGradient(
    _ stops: [Gradient.Stop], from start: Point, to end: Point, named name: String
  ) {
    markup("<linearGradient")
    begin(named: name)
    attribute(" x1=\"", start.x)
    attribute(" y1=\"", start.y)
    attribute(" x2=\"", end.x)
    attribute(" y2=\"", end.y)
    markup(">")
    self.stops(stops)
    markup("</linearGradient>\n")
  }

  private mutating func radialGradient(
    _ stops: [Gradient.Stop], around center: Point, radius: Double, named name: String
  ) {
    markup("<radialGradient")
    begin(named: name)
    attribute(" cx=\"", center.x)
    attribute(" cy=\"", center.y)
    attribute(" r=\"", radius)
    markup(">")
    self.stops(stops)
    markup("</radialGradient>\n")
  }

  private mutating func begin(named name: String) {
    markup(" id=\"")
    markup(made: name)
    markup("\" gradientUnits=\"userSpaceOnUse\"")
  }

  private mutating func stops(_ stops: [Gradient.Stop]) {
    for stop in stops {
      markup("<stop offset=\"", 100 * stop.location, "%\" stop-color=\"")
      markup(made: stop.color.opaque.css)
      markup("\"")
      if stop.color.opacity < 1 { attribute(" stop-opacity=\"", stop.color.opacity) }
      markup("/>")
    }
  }
}

extension Gradient {
  /// The stops with locations from 0 to 1, none less than the one before.
  fileprivate var orderedStops: [Stop] {
    var least = 0.0
    return stops.map { stop in
      least = max(least, stop.location.share(orElse: 0))
      return Stop(color: stop.color, location: least)
    }
  }
}

extension [Gradient.Stop] {
  /// The stops along the radius of the greater of two circles, if they are between the two.
  ///
  /// SVG has an attribute for the inner circle, but not all viewers know it.
  fileprivate func betweenRadii(_ start: Double, _ end: Double) -> [Gradient.Stop] {
    let greatest = Swift.max(start, end)
    guard greatest > 0, start > 0 else { return self }
    let stops = map { stop in
      Gradient.Stop(
        color: stop.color, location: (start + stop.location * (end - start)) / greatest)
    }
    return start > end ? stops.reversed() : stops
  }
}

extension Color {
  /// The colour on light pages, covering all.
  fileprivate var opaque: ColorBytes {
    var opaque = onLight
    opaque.opacity = 255
    return opaque
  }
}
