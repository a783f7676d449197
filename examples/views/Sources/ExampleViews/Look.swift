import TreeDrawing

/// The colours of all pictures.
enum Look {
  static let text = Color(rgb: 0x1f2328)
  static let secondaryText = Color(rgb: 0x6a737d)
  static let fill = Color(rgb: 0xf6f8fa)
  static let border = Color(rgb: 0xc4ccd6)
  static let edge = Color(rgb: 0x8b949e)
  static let paper = Color.white

  static let blue = Color(rgb: 0x3b78b5)
  static let paleBlue = Color(rgb: 0xe3eef8)
  static let green = Color(rgb: 0x5a8f69)
  static let paleGreen = Color(rgb: 0xf1f6f0)
  static let red = Color(rgb: 0xc25b56)
  static let paleRed = Color(rgb: 0xf9e9e7)
  static let honey = Color(rgb: 0xe0ac45)
  static let paleHoney = Color(rgb: 0xfaf0d7)
}

extension Text {
  /// The most important line of something.
  static func title(_ text: String, color: Color = Look.text) -> some View {
    Text(text).font(.system(size: 13, weight: .bold)).foregroundStyle(color)
  }

  /// A line that tells more.
  static func detail(_ text: String, color: Color = Look.secondaryText) -> some View {
    Text(text).font(.system(size: 11)).foregroundStyle(color)
  }
}

extension View {
  /// The view with its middle on a point of the view around, of which it asks for no room.
  func centered(at point: Point) -> some View {
    frame(width: 0, height: 0).offset(x: point.x, y: point.y)
  }

  /// The view on a sheet with a thin border.
  func card(fill: Color = Look.fill) -> some View {
    background {
      RoundedRectangle(cornerRadius: 7).fill(fill).stroke(Look.border)
    }
  }
}
