/// How the labels of nodes are written.
package struct LabelStyle: Hashable, Sendable {
  /// The font; padding, corners and notes are in proportion to its size.
  package var font: Font
  /// How long lines are; nil for what is usual.
  package var width: LabelWidth?
  /// The greatest number of lines of a label; nil for any.
  package var lineLimit: Int?

  /// Makes a style; what is not given is the default.
  package init(font: Font = .default, width: LabelWidth? = nil, lineLimit: Int? = nil) {
    self.font = font
    self.width = width
    self.lineLimit = lineLimit
  }
}

/// How long lines of labels are.
package enum LabelWidth: Hashable, Sendable {
  case points(Double)
  case unlimited
}

extension LabelStyle {
  /// The sizes that boxes and lines are made for, in points.
  package static let fontSizes = 6.0...96.0

  /// How much larger everything is than around labels of 14 points.
  var scale: Double { font.size / Font.default.size }

  /// The limits of labels in boxes: unless it is said otherwise, lines of 200 points, at 14.
  var wrapping: TextLimits { limits(200) }

  /// The limits of labels where nodes are lines of text, which have more room.
  var limitsInLines: TextLimits { limits(400) }

  private func limits(_ usual: Double) -> TextLimits {
    switch width {
    case .points(let points): TextLimits(width: points, lineLimit: lineLimit)
    case .unlimited: TextLimits(lineLimit: lineLimit)
    case nil: TextLimits(width: usual * scale, lineLimit: lineLimit)
    }
  }

  /// The style with the limits of lines of text for all labels.
  var ofLines: LabelStyle {
    var style = self
    style.width = limitsInLines.width.map(LabelWidth.points) ?? .unlimited
    return style
  }

  /// A label as a text; line ends at its end make no lines.
  func text(_ label: String) -> FixedText {
    FixedText(content: label.withoutLineEndsAtEnd, limits: wrapping)
  }

  /// A label as a text with the space and the limits of a form.
  @inline(__always)
  func text(_ label: String, in form: NodeForm) -> FixedText {
    let isShort = label.utf8.count <= form.safeLength
    return FixedText(
      content: label.withoutLineEndsAtEnd, space: form.space,
      limits: isShort ? TextLimits() : form.limits)
  }

  /// A note as a text, of whose lines none is left out.
  func text(ofNote note: String) -> FixedText {
    FixedText(
      content: note.withoutLineEndsAtEnd, limits: TextLimits(width: wrapping.width))
  }

  /// The font of what is said beside: notes, labels of edges, how many nodes are left out.
  var noteFont: Font {
    var note = font
    note.size = 12 * scale
    note.weight = .regular
    return note
  }
}
