import Testing

@testable import TreeDrawing

/// Colours that are made to stand out from what is behind them.
@Suite struct ColorContrastTests {
  /// Colours that are too light for letters on white, and too dark for them on black.
  static let faint: [ColorBytes] = [
    (255, 190, 200), (255, 210, 120), (240, 230, 90), (170, 230, 120), (120, 220, 190),
    (140, 210, 250), (190, 190, 255), (240, 180, 250), (200, 200, 200),
  ].map { ColorBytes(red: $0, green: $1, blue: $2) }

  @Test(arguments: faint) func `a colour is made darker by one percent at a time, and no further`(
    color: ColorBytes
  ) {
    let place = OKLab(color)
    let darker = (0...100).map { place.inLightness(place.lightness - 0.01 * Double($0)).bytes }
    let first = darker.first { $0.contrast(with: .white) >= 4.5 }
    #expect(color.standingOut(by: 4.5, from: [.white]) == first)
  }

  @Test(arguments: faint) func `a colour is made lighter by one percent at a time, and no further`(
    color: ColorBytes
  ) {
    let place = OKLab(OKLab(color).inLightness(0.2).bytes)
    let lighter = (0...100).map { place.inLightness(place.lightness + 0.01 * Double($0)).bytes }
    let first = lighter.first { $0.contrast(with: .black) >= 4.5 }
    #expect(place.bytes.standingOut(by: 4.5, from: [.black]) == first)
  }

  @Test(arguments: faint) func `a colour that stands out stays as it is`(color: ColorBytes) {
    #expect(color.standingOut(by: 4.5, from: [.black]) == color)
  }
}
