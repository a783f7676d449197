extension String {
  /// The text with what a terminal would act upon shown as an escape, such as `\u{1B}`.
  ///
  /// Escaped are control characters, line and paragraph separators, and format characters, which
  /// include those that turn the direction of writing. The joiners that emoji and Indic scripts
  /// need stay.
  package var escapingControls: String {
    unicodeScalars.allSatisfy { !$0.isInvisible }
      ? self : unicodeScalars.map(\.escapedIfInvisible).joined()
  }

  /// The text escaped, and cut if it is longer than a message should quote.
  package var quotable: String {
    let limit = 24
    let text = String(String.UnicodeScalarView(unicodeScalars.prefix(limit)))
    return text.escapingControls + (unicodeScalars.count > limit ? "…" : "")
  }
}

extension Unicode.Scalar {
  package var escapedIfInvisible: String {
    switch self {
    case "\t": "\\t"
    case "\n": "\\n"
    case "\r": "\\r"
    default: isInvisible ? "\\u{\(hexadecimal)}" : String(self)
    }
  }

  /// The name in the way of the Unicode Standard, such as `U+001B`.
  package var codePoint: String { Self.codePoint(value) }

  package static func codePoint(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  fileprivate var isInvisible: Bool {
    guard value < 0x20 || value >= 0x7F else { return false }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    case .format: return self != "\u{200C}" && self != "\u{200D}"
    default: return false
    }
  }

  private var hexadecimal: String { String(value, radix: 16, uppercase: true) }
}
