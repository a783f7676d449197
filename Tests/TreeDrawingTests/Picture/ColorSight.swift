import Foundation

@testable import TreeDrawing

// How colours are seen, by the published formulas once more, in none of the library's words.

/// The eyes that look at a picture.
///
/// The matrices are those of Machado, Oliveira and Fernandes, *A Physiologically-based Model for
/// Simulation of Color Vision Deficiency* (2009), for a severity of 1, on linear light.
enum ColorSight: CaseIterable {
  case usual
  case protanopia
  case deuteranopia
  case tritanopia

  private var rows: [[Double]] {
    switch self {
    case .usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    case .protanopia:
      [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]
    case .deuteranopia:
      [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]
    case .tritanopia:
      [
        [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
      ]
    }
  }

  /// How far two colours are from each other in OKLab, times 100.
  func distance(_ one: ColorBytes, _ other: ColorBytes) -> Double {
    let (one, other) = (place(of: one), place(of: other))
    return 100 * zip(one, other).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
  }

  private func place(of color: ColorBytes) -> [Double] {
    let light = color.light
    let seen = rows.map { row in min(1, max(0, zip(row, light).map(*).reduce(0, +))) }
    let cones = [
      [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ].map { row in cbrt(zip(row, seen).map(*).reduce(0, +)) }
    return [
      [0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.8086757660],
    ].map { row in zip(row, cones).map(*).reduce(0, +) }
  }
}

extension ColorBytes {
  fileprivate var shares: [Double] { [red, green, blue].map { Double($0) / 255 } }

  fileprivate var light: [Double] {
    shares.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
  }

  /// The contrast with a ground by WCAG 2, from 1 to 21.
  func wcag(on ground: ColorBytes) -> Double {
    let weights = [0.2126, 0.7152, 0.0722]
    let lights = [self, ground].map { zip(weights, $0.light).map(*).reduce(0.05, +) }
    return max(lights[0], lights[1]) / min(lights[0], lights[1])
  }

  /// The lightness contrast with a ground by APCA 0.1.9, from 0 to about 108, without its sign.
  func apca(on ground: ColorBytes) -> Double {
    let (text, ground) = (screenLight, ground.screenLight)
    guard abs(text - ground) >= 0.0005 else { return 0 }
    let contrast =
      ground > text
      ? (pow(ground, 0.56) - pow(text, 0.57)) * 1.14
      : (pow(text, 0.62) - pow(ground, 0.65)) * 1.14
    return contrast < 0.1 ? 0 : (contrast - 0.027) * 100
  }

  private var screenLight: Double {
    let weights = [0.2126729, 0.7151522, 0.0721750]
    let light = zip(weights, shares).map { $0 * pow($1, 2.4) }.reduce(0, +)
    return light >= 0.022 ? light : light + pow(0.022 - light, 1.414)
  }
}
