import TreeDrawing

/// A view that the program draws.
///
/// A new one is a file with a conforming view, and a row in `Picture`.
protocol Example: View {
  /// What the program and the recorded picture are called by.
  static var name: String { get }
  /// What the picture shows, in few words.
  static var title: String { get }
  /// What one should see in it.
  static var summary: String { get }
  /// The width of the empty border, in points.
  static var margin: Double { get }

  init()
}

extension Example {
  static var margin: Double { 24 }

  /// The picture as an SVG document.
  static var svg: String {
    Drawing(of: Self().padding(margin)).svg(SVGOptions(title: title, description: summary))
  }
}
