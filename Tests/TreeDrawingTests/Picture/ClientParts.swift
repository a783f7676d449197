import TreeDrawing

/// A node of a client's diagram, by its place: a box, a line of a list, a text in a grid, or an
/// underlined text.
struct PartView: View {
  let part: Part
  let place: NodePlace
  let style: DiagramStyle

  var body: some View {
    if part.layout.isSlot {
      Color.clear.frame(width: 34, height: 34)
    } else if part.isOmission {
      quiet(part.label).padding(.vertical, 4.25).padding(.horizontal, 9)
        .rounded(height: 2, style.arrangement.isRunFromLeft)
        .multilineTextAlignment(style.arrangement.isRunFromLeft ? .leading : .center)
        .background { Capsule().fill(Theme.automatic.capsule.fill ?? .clear) }
    } else {
      switch place.arrangement {
      case .list: line.background(alignment: .topLeading) { dot }
      case .grid:
        PartLine(part: part, sides: EdgeInsets(leading: 1, trailing: 1))
      default: box
      }
    }
  }

  private var line: some View {
    PartLine(
      part: part, isBold: !place.isLeaf,
      sides: EdgeInsets(top: 2, leading: 14, bottom: 2, trailing: 4))
  }

  /// A dot in the middle of its place, the larger the more is below it.
  private var dot: some View {
    let diameter = place.isLeaf ? 6.0 : place.level == 0 ? 10 : 8
    let isRoot = place.level == 0 && !place.isLeaf
    let color = isRoot ? Theme.automatic.root.fill : Theme.automatic.edge
    return Circle().fill(color ?? .clear)
      .frame(width: diameter, height: diameter)
      .frame(width: style.spacing.listDot, height: style.spacing.listRow)
  }

  @ViewBuilder private var box: some View {
    if style.isUnderlined(at: place) {
      PartText(part: part, side: 4, place: place, style: style).background {
        Underline(paint: style.edge)
      }
    } else {
      PartText(part: part, side: place.isInGrid ? 10 : 12, place: place, style: style)
        .background {
          RoundedRectangle(cornerRadius: 7).fill(place.look.fill ?? .clear)
            .stroke(place.look.stroke ?? .clear)
        }
    }
  }
}

extension NodePlace {
  /// How boxes look there.
  fileprivate var look: NodeStyle {
    let theme = Theme.automatic
    return level == 0 ? theme.root : isLeaf ? theme.leaf : theme.inner
  }
}

/// A label, and the note below it.
private struct PartText: View {
  let part: Part
  /// The space on each side, in points.
  let side: Double
  let place: NodePlace
  let style: DiagramStyle

  var body: some View {
    if let note = part.note {
      VStack(alignment: isInRun ? .leading : .center, spacing: -0.5) {
        text(of: part, color).bold()
        quiet(note, isBoxed ? place.look.quiet : Theme.automatic.muted)
      }
      .multilineTextAlignment(isInRun ? .leading : .center)
      .padding(EdgeInsets(top: height - 3, leading: side, bottom: height - 2, trailing: side))
      .rounded(height: 2)
    } else {
      text(of: part, color).bold(isBoxed && place.look.isBold)
        .padding(.vertical, height).padding(.horizontal, side)
        .rounded(height: 2, isInRun || style.arrangement.isRunFromLeft)
        .multilineTextAlignment(isInRun || style.arrangement.isRunFromLeft ? .leading : .center)
    }
  }

  private var isInRun: Bool { place.arrangement.isRunFromLeft }

  /// The space above and below, in points.
  private var height: Double { isBoxed && !place.isInGrid ? 8 : 4 }
  private var isBoxed: Bool { side > 4 }
  private var color: Color { isBoxed ? place.look.text : Theme.automatic.text }
}

/// A label, and the note behind it.
private struct PartLine: View {
  let part: Part
  var isBold = false
  let sides: EdgeInsets

  var body: some View { words.multilineTextAlignment(.leading) }

  @ViewBuilder private var words: some View {
    if let note = part.note {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        label
        quiet(note).padding(.horizontal, 4)
      }
    } else {
      label
    }
  }

  private var label: some View {
    text(of: part).bold(isBold).padding(sides).rounded(height: 2, true)
  }
}

/// What stands on an edge.
struct PartEdge: View {
  let text: String

  var body: some View {
    quiet(text).padding(.vertical, 1.75).padding(.horizontal, 7)
      .rounded(height: 1)
      .multilineTextAlignment(.center)
      .background { Capsule().fill(Theme.automatic.capsule.fill ?? .clear) }
  }
}

/// A line along the lower side of its place.
private struct Underline: View {
  let paint: Paint

  var body: some View {
    GeometryReader { proxy in
      let frame = proxy.frame(in: .local)
      Line(from: frame[.bottomLeading], to: frame[.bottomTrailing]).painted(paint)
    }
  }
}

private func text(of part: Part, _ color: Color = Theme.automatic.text) -> some View {
  Text(part.label).lineHeight(.exact(points: 18)).foregroundStyle(color)
}

private func quiet(_ text: String, _ color: Color = Theme.automatic.muted) -> some View {
  Text(text).font(.system(size: 12)).lineHeight(.exact(points: 15.5)).foregroundStyle(color)
}

extension View {
  /// The view in a place of an even width, and a height that is a multiple of some other: at its
  /// left, or in its middle.
  fileprivate func rounded(height: Double, _ isSetFromLeft: Bool = false) -> some View {
    let size = Drawing(of: self).size
    return frame(
      width: 2 * (size.width / 2).rounded(.up),
      height: height * (size.height / height).rounded(.up),
      alignment: isSetFromLeft ? .leading : .center)
  }
}
