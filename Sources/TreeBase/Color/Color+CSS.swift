// Colours as people type them: the names of CSS, `#rgb` and its longer forms, `rgb()` and `hsl()`.

extension Color {
  /// What can be wrong with the text of a colour.
  package enum TextProblem: Error, Equatable {
    /// It is neither a name nor one of the notations.
    case unknown
    /// There are hexadecimal digits behind `#`, but not 3, 4, 6 or 8.
    case digitCount(Int)
    /// A character behind `#` is no hexadecimal digit.
    case notHexadecimal(Character)
    /// `rgb()` or `hsl()` holds another number of parts than three or four.
    case partCount(Int)
    /// A part of `rgb()` or `hsl()` is no number, or has the wrong unit.
    case notANumber(String)
    /// A part of `rgb()` or `hsl()` is less than 0 or greater than another number.
    case outOfRange(String, greatest: Int)
  }

  /// Reads a colour as CSS writes it.
  ///
  ///     try Color(css: "gold") == Color(css: "#ffd700")
  ///     try Color(css: "rgb(255 215 0)") == Color(css: "hsl(50.6, 100%, 50%)")
  ///
  /// - Parameter text: the colour; upper and lower case are alike.
  /// - Throws: what is wrong with the text.
  package init(css text: String) throws(TextProblem) {
    let text = text.lowercased()
    if let rgb = Self.cssNames[text] {
      self.init(rgb: rgb)
    } else if text == "none" || text == "transparent" {
      self = .clear
    } else if text.hasPrefix("#") {
      self = try Self.hexadecimal(text.dropFirst())
    } else {
      self = try ColorFunction(text).color()
    }
  }

  private static func hexadecimal(_ digits: Substring) throws(TextProblem) -> Color {
    if let other = digits.first(where: { !$0.isASCII || $0.hexDigitValue == nil }) {
      throw .notHexadecimal(other)
    }
    let values = digits.compactMap(\.hexDigitValue)
    switch values.count {
    case 3, 4: return Color(bytes: values.map { $0 * 17 })
    case 6, 8:
      return Color(
        bytes: stride(from: 0, to: values.count, by: 2).map { at in
          values[at] * 16 + values[at + 1]
        })
    default: throw .digitCount(values.count)
    }
  }

  /// Three bytes, or four with the opacity last.
  private init(bytes: [Int]) {
    let shares = bytes.map { Double($0) / 255 }
    self.init(
      red: shares[0], green: shares[1], blue: shares[2], opacity: shares.count > 3 ? shares[3] : 1)
  }
}

extension Color {
  /// The colour on light pages as CSS writes it.
  package var css: String { onLight.css }
}

extension ColorBytes {
  /// The colour as CSS writes it, `#rrggbb`, or with a fourth part where it is not opaque.
  package var css: String {
    let opaque = [red, green, blue]
    let parts = self.opacity == 255 ? opaque : opaque + [self.opacity]
    return "#"
      + parts.map { $0 < 16 ? "0" + String($0, radix: 16) : String($0, radix: 16) }.joined()
  }
}

/// A colour written as `rgb(…)` or `hsl(…)`, its parts separated by commas, spaces or a slash.
private struct ColorFunction {
  private let isHSL: Bool
  private let parts: [Substring]

  init(_ text: String) throws(Color.TextProblem) {
    let names = ["rgb(": false, "rgba(": false, "hsl(": true, "hsla(": true]
    let name = text.prefix { $0 != "(" } + "("
    guard let isHSL = names[String(name)], text.hasSuffix(")") else { throw .unknown }
    self.isHSL = isHSL
    parts = text.dropFirst(name.count).dropLast().split { ", /".contains($0) }
    let commas = text.split(separator: ",", omittingEmptySubsequences: false).count - 1
    guard commas < max(parts.count, 1) else { throw .notANumber("") }
    guard parts.count == 3 || parts.count == 4 else { throw .partCount(parts.count) }
  }

  func color() throws(Color.TextProblem) -> Color {
    let opacity = parts.count > 3 ? try share(parts[3], of: 1) : 1
    guard isHSL else {
      return Color(
        red: try share(parts[0], of: 255), green: try share(parts[1], of: 255),
        blue: try share(parts[2], of: 255), opacity: opacity)
    }
    let degrees = parts[0].hasSuffix("deg") ? parts[0].dropLast(3) : parts[0]
    return Color(
      hue: try number(degrees, upTo: 360) / 360, saturation: try share(parts[1], of: 100),
      lightness: try share(parts[2], of: 100), opacity: opacity)
  }

  /// A percentage, or a number out of a greatest one, as a number from 0 to 1.
  private func share(_ part: Substring, of greatest: Int) throws(Color.TextProblem) -> Double {
    part.hasSuffix("%")
      ? try number(part.dropLast(), upTo: 100) / 100
      : try number(part, upTo: greatest) / Double(greatest)
  }

  private func number(
    _ text: Substring, upTo greatest: Int
  ) throws(Color.TextProblem) -> Double {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text
    let isNumber = digits.utf8.allSatisfy { $0 == UInt8(ascii: ".") || 0x30...0x39 ~= $0 }
    guard isNumber, let number = Double(text) else { throw .notANumber(String(text)) }
    guard 0...Double(greatest) ~= number else {
      throw .outOfRange(String(text), greatest: greatest)
    }
    return number
  }
}

extension Color {
  /// The colour of a hue, which goes from 0 (red) to 1 (red again), in the way of CSS.
  fileprivate init(hue: Double, saturation: Double, lightness: Double, opacity: Double) {
    let reach = saturation * min(lightness, 1 - lightness)
    func share(_ offset: Double) -> Double {
      let position = offset + hue * 12
      let turned = position >= 12 ? position - 12 : position
      return lightness - reach * max(-1, min(turned - 3, 9 - turned, 1))
    }
    self.init(red: share(0), green: share(8), blue: share(4), opacity: opacity)
  }
}
