extension View {
  /// Sets the font of the texts in the view that name none themselves.
  ///
  /// - Parameter font: the font, or `nil` for the default one.
  /// - Returns: the view, its texts in the font.
  public func font(_ font: Font?) -> some View {
    EnvironmentChanged(content: self, change: .font(font ?? .default))
  }

  /// Sets the weight of the texts in the view, whatever that of their font.
  ///
  /// - Parameter weight: the weight, or `nil` for the font's own.
  /// - Returns: the view, its texts in the weight.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    EnvironmentChanged(content: self, change: .weight(weight))
  }

  /// Sets the texts in the view in bold type.
  ///
  /// - Parameter isActive: whether to; if not, the texts have the weight of their font.
  /// - Returns: the view, its texts in bold type.
  public func bold(_ isActive: Bool = true) -> some View {
    fontWeight(isActive ? .bold : nil)
  }

  /// Sets the design of the texts in the view, whatever that of their font.
  ///
  /// - Parameter design: what the letters look like, or `nil` for the font's own design.
  /// - Returns: the view, its texts in the design.
  public func fontDesign(_ design: Font.Design?) -> some View {
    EnvironmentChanged(content: self, change: .design(design))
  }

  /// Sets the texts in the view in letters that are all equally wide.
  ///
  /// - Parameter isActive: whether to; if not, the texts have the design of their font.
  /// - Returns: the view, its texts in such letters.
  public func monospaced(_ isActive: Bool = true) -> some View {
    fontDesign(isActive ? .monospaced : nil)
  }

  /// Sets the colour of texts and shapes in the view that name none themselves.
  public func foregroundStyle(_ color: Color) -> some View {
    EnvironmentChanged(content: self, change: .foreground(color))
  }

  /// Sets the style of texts and shapes in the view that name none themselves; a gradient reaches
  /// over the frame of each of them.
  ///
  /// - Parameter style: the colour or the gradient.
  /// - Returns: the view, in the style.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    InStyle(content: self, ink: style._ink.ink)
  }

  /// Sets the colour of texts and shapes in the view that name none themselves.
  ///
  /// - Parameter color: the colour, or `nil` for black.
  /// - Returns: the view, in the colour.
  public func foregroundColor(_ color: Color?) -> some View {
    foregroundStyle(color ?? .primary)
  }
}

extension View {
  /// Puts a colour behind the letters of the texts in the view, so that they can be read over
  /// lines.
  ///
  /// - Parameter color: the colour, or `nil` for none.
  /// - Returns: the view, its texts with a halo.
  public func textHalo(_ color: Color?) -> some View {
    EnvironmentChanged(content: self, change: .halo(color))
  }
}

/// A height of the lines of texts.
public struct LineHeight: Hashable, Sendable {
  let points: Double

  /// A height in points, whatever the font and the script; baselines are at whole points below the
  /// tops of lines.
  public static func exact(points: Double) -> LineHeight { LineHeight(points: points) }
}

extension View {
  /// Sets how high each line of the texts in the view is.
  ///
  /// - Parameter lineHeight: the height, or `nil` for that which suits the font and the script.
  /// - Returns: the view, its lines of that height.
  public func lineHeight(_ lineHeight: LineHeight?) -> some View {
    EnvironmentChanged(content: self, change: .lineHeight(lineHeight))
  }
}

/// A view in a style that must be registered.
private struct InStyle<Content: View>: View {
  let content: Content
  let ink: Coat.Ink

  func _lower(into lowering: inout ViewLowering) {
    lowering.nest(self) { lowering in
      lowering.change(lowering.change(to: ink)) { content._lower(into: &$0) }
    }
  }
}

extension ViewLowering {
  /// The change to another foreground.
  fileprivate mutating func change(to ink: Coat.Ink) -> EnvironmentValues.Change {
    switch ink {
    case .gradient(let style): .gradient(register(style))
    case .color(let color): .foreground(color)
    case .none, .foreground: .foreground(environment.foreground)
    }
  }
}

/// A view in another environment; it becomes no element of its own.
struct EnvironmentChanged<Content: View>: View {
  let content: Content
  let change: EnvironmentValues.Change

  func _lower(into lowering: inout ViewLowering) {
    lowering.nest(self) { lowering in
      lowering.change(change) { content._lower(into: &$0) }
    }
  }
}

extension ViewLowering {
  /// What the next view takes over from those around it.
  var environment: EnvironmentValues { environments[cursor.environment.index] }

  /// Lowers views in a changed environment at the cursor.
  mutating func change(
    _ change: EnvironmentValues.Change, _ views: (inout ViewLowering) -> Void
  ) {
    var environment = environment
    environment.apply(change)
    lower(in: EnvironmentID(environments.index(of: environment)), views)
  }

  /// Lowers views in another environment at the cursor.
  mutating func lower(in environment: EnvironmentID, _ views: (inout ViewLowering) -> Void) {
    let outside = cursor.environment
    cursor.environment = environment
    views(&self)
    cursor.environment = outside
  }
}
