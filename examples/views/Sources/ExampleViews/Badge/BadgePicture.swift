import TreeDrawing

/// Badges as projects show them: two words, on grounds of two colours.
struct BadgePicture: Example {
  static let name = "badge"
  static let title = "Badges of a project"
  static let summary = "Four badges: the build, the tests, the version and the licence."
  static let margin = 4.0

  var body: some View {
    HStack(spacing: 6) {
      Badge(subject: "build", status: "passing", color: Look.green)
      Badge(subject: "tests", status: "861 passed", color: Look.green)
      Badge(subject: "version", status: "2.1.0", color: Look.blue)
      Badge(subject: "licence", status: "MIT", color: Look.edge)
    }
  }
}

/// A subject, and how it stands.
struct Badge: View {
  let subject: String
  let status: String
  let color: Color

  var body: some View {
    HStack(spacing: 0) {
      part(subject, on: Color(rgb: 0x3d444d))
      part(status, on: color)
    }
    .clipShape(RoundedRectangle(cornerRadius: 4))
  }

  private func part(_ text: String, on ground: Color) -> some View {
    Text(text)
      .font(.system(size: 11, weight: .semibold))
      .foregroundStyle(.white)
      .padding(.horizontal, 7)
      .frame(height: 20)
      .background(ground)
  }
}
