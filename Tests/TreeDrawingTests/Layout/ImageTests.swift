import Testing

@testable import TreeDrawing

/// Images from bytes.
@Suite struct ImageTests {
  @Test func `an image has the size of its pixels, whatever it is offered`() throws {
    let image = try Image(data: SyntheticImage.png(30, 20))
    #expect(Drawing(of: image).size == Size(width: 30, height: 20))
    #expect(
      Drawing(of: image, proposal: ProposedViewSize(width: 5, height: 500)).size
        == Size(width: 30, height: 20))
    let view = LaidOut(
      HStack(spacing: 0) {
        image.numbered(0)
        Color.red.numbered(1)
      }, proposal: ProposedViewSize(width: 100, height: 40))
    #expect(view.list == [rect(0, 10, 30, 20), rect(30, 0, 70, 40)])
  }

  @Test func `several pixels may be a point`() throws {
    let image = try Image(data: SyntheticImage.png(30, 20), scale: 2)
    #expect(Drawing(of: image).size == Size(width: 15, height: 10))
  }

  @Test func `a resizable image takes what it is offered, and else has its own size`() throws {
    let image = try Image(data: SyntheticImage.png(30, 20), scale: 2).resizable()
    #expect(Drawing(of: image).size == Size(width: 15, height: 10))
    #expect(
      Drawing(of: image, proposal: ProposedViewSize(width: 60, height: nil)).size
        == Size(width: 60, height: 10))
    let view = LaidOut(
      VStack(spacing: 0) {
        image.numbered(0)
        image.fixedSize().numbered(1)
        image.frame(width: 8).numbered(2)
        image.padding(1).numbered(3)
      }, proposal: ProposedViewSize(width: 40, height: 100))
    #expect(
      view.list == [
        rect(0, 0, 40, 30), rect(12.5, 30, 15, 10), rect(16, 40, 8, 30), rect(0, 70, 40, 30),
      ])
  }

  @Test func `an image is written with its bytes`() throws {
    let bytes = SyntheticImage.png(1, 1)
    let image = try Image(data: bytes, label: "A \"dot\" & more").padding(3)
    #expect(
      Drawing(of: image).painted == [
        "<g class=\"content\">",
        "<image x=\"3\" y=\"3\" width=\"1\" height=\"1\" preserveAspectRatio=\"none\" role=\"img\" "
          + "aria-label=\"A &quot;dot&quot; &amp; more\" "
          + "href=\"data:image/png;base64,\(base64(bytes))\"/>", "</g>",
      ])
  }

  @Test func `an image without a label decorates`() throws {
    let svg = Drawing(of: try Image(data: SyntheticImage.jpeg(4, 3))).svg
    #expect(svg.contains("aria-hidden=\"true\" href=\"data:image/jpeg;base64,/9j/"))
  }

  @Test func `a single faded image needs no group`() throws {
    let image = try Image(data: SyntheticImage.png(2, 2))
    #expect(Drawing(of: image.opacity(0.5)).svg.contains(" height=\"2\" opacity=\"0.5\""))
    #expect(Drawing(of: image.opacity(0)).layers.isEmpty)
  }

  @Test func `an image may be clipped, marked and in a layer`() throws {
    let image = try Image(data: SyntheticImage.png(2, 2)).clipShape(Circle()).numbered(7)
      .layer(DrawingLayer("photos", height: 1))
    let lines = Drawing(of: image).painted
    #expect(lines[0] == "<g class=\"photos\">")
    #expect(lines[1].hasPrefix("<g class=\"view\"><g clip-path=\"url(#.c1)\"><image "))
    #expect(lines[1].hasSuffix("/></g></g>"))
  }

  @Test(arguments: [UInt8(0xC0), 0xC1, 0xC2, 0xC9, 0xCF])
  func `all kinds of JPEG say their size`(_ frame: UInt8) throws {
    #expect(
      Drawing(of: try Image(data: SyntheticImage.jpeg(300, 200, frame: frame))).size
        == Size(width: 300, height: 200))
  }

  @Test(arguments: [(UInt8(1), 300.0), (3, 300), (5, 200), (6, 200), (8, 200), (9, 300), (0, 300)])
  func `a photo that was taken with the camera on its side is upright`(
    _ orientation: UInt8, _ width: Double
  ) throws {
    let image = try Image(data: SyntheticImage.jpeg(300, 200, orientation: orientation))
    #expect(Drawing(of: image).size == Size(width: width, height: 500 - width))
  }
}

/// Bytes that are no image, and scales that make no sense.
@Suite struct MisusedImageTests {
  private func error(_ bytes: [UInt8]) -> String? {
    do throws(ImageError) {
      _ = try Image(data: bytes)
      return nil
    } catch {
      return error.description
    }
  }

  private static let damaged = "\n  it is cut off or damaged: get the file again"
  private static let other = "\n  give the content of a .png or .jpg file"
  private static let png = SyntheticImage.png(3, 2)
  private static let jpeg = SyntheticImage.jpeg(3, 2)

  static let cases: [(bytes: [UInt8], error: String)] = [
    ([], "this is no image: there are no bytes" + other),
    (Array("<svg onload=\"x\"/>".utf8), "this is neither a PNG nor a JPEG image" + other),
    (Array("GIF89a".utf8), "this is neither a PNG nor a JPEG image" + other),
    (Array(png.prefix(8)), "the PNG image ends early, after 8 bytes" + damaged),
    (Array(png.prefix(40)), "the PNG image ends early, after 40 bytes" + damaged),
    (Array(png.dropLast()), "the PNG image ends early, after \(png.count - 1) bytes" + damaged),
    (changed(png, at: 11, to: 12), "the PNG image is damaged at byte 8" + damaged),
    (changed(png, at: 12, to: 0x69), "the PNG image is damaged at byte 12" + damaged),
    (changed(png, at: 19, to: 9), "the PNG image is damaged at byte 29" + damaged),
    (
      SyntheticImage.pngStart(3, 2) + SyntheticImage.chunk("IEND", []),
      "the PNG image is damaged at byte 33" + damaged
    ),
    (SyntheticImage.png(0, 5), "the image has no pixels: it is 0 × 5" + damaged),
    (
      SyntheticImage.pngStart(1 << 31 - 1, 1 << 31 - 1) + png.dropFirst(33),
      "the image has too many pixels: it is 2147483647 × 2147483647"
        + "\n  make it smaller: at most 268435456 pixels in all"
    ),
    (
      SyntheticImage.pngStart(-1, -1) + png.dropFirst(33),
      "the image has too many pixels: it is 4294967295 × 4294967295"
        + "\n  make it smaller: at most 268435456 pixels in all"
    ),
    (SyntheticImage.jpeg(0, 0), "the image has no pixels: it is 0 × 0" + damaged),
    (
      SyntheticImage.jpeg(65_535, 65_535),
      "the image has too many pixels: it is 65535 × 65535"
        + "\n  make it smaller: at most 268435456 pixels in all"
    ),
    (Array(jpeg.prefix(3)), "the JPEG image ends early, after 3 bytes" + damaged),
    (
      Array(jpeg.dropLast(2)), "the JPEG image ends early, after \(jpeg.count - 2) bytes" + damaged
    ),
    ([0xFF, 0xD8, 0xFF, 0xD9], "the JPEG image does not say how large it is" + damaged),
    ([0xFF, 0xD8, 0xFF, 0xE0, 0, 1], "the JPEG image is damaged at byte 4" + damaged),
    ([0xFF, 0xD8, 0xFF, 0xE0, 0, 2, 7], "the JPEG image is damaged at byte 6" + damaged),
    (
      [0xFF, 0xD8] + [UInt8](repeating: 0xFF, count: 9),
      "the JPEG image ends early, after 11 bytes" + damaged
    ),
  ]

  private static func changed(_ bytes: [UInt8], at offset: Int, to byte: UInt8) -> [UInt8] {
    var bytes = bytes
    bytes[offset] = byte
    return bytes
  }

  @Test(arguments: cases.indices) func `what is no image is reported`(_ index: Int) {
    #expect(error(Self.cases[index].bytes) == Self.cases[index].error)
  }

  @Test func `an error says the cause and the remedy`() {
    let error = ImageError(.empty)
    #expect(error.cause == "this is no image: there are no bytes")
    #expect(error.remedy == "give the content of a .png or .jpg file")
  }

  @Test(arguments: [png, jpeg, SyntheticImage.jpeg(3, 2, orientation: 6)])
  func `an image that is cut anywhere is refused`(_ bytes: [UInt8]) {
    for count in bytes.indices { #expect(error(Array(bytes[..<count])) != nil, "\(count)") }
    #expect(error(bytes) == nil)
  }

  @Test(arguments: Effort.seeds(4_000)) func `changed bytes are read or refused`(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for sound in [Self.png, Self.jpeg, SyntheticImage.jpeg(3, 2, orientation: 6)] {
      let bytes = sound.damaged(1...4, adding: "\0\u{1}Exif", using: &random)
      if let image = try? Image(data: bytes) { #expect(!Drawing(of: image).layers.isEmpty) }
    }
  }

  @Test(arguments: [(Double.nan, "NaN"), (0, "0"), (-2, "-2"), (.infinity, "infinite")])
  func `a scale is greater than nothing`(_ scale: Double, _ told: String) throws {
    for image in [
      try Image(data: Self.png, scale: scale), try Image(data: Self.png, scale: scale).resizable(),
    ] {
      let drawing = Drawing(of: image)
      #expect(drawing.size == Size(width: 3, height: 2))
      #expect(
        drawing.warnings.map(\.description) == [
          "Image(scale:) is \(told), but must be a finite number greater than 0; 1 is used instead"
        ])
    }
  }

  @Test func `a scale that makes an image too large is no reason to stop`() throws {
    let drawing = Drawing(of: try Image(data: Self.png, scale: 1e-300).frame(width: 9, height: 9))
    #expect(!drawing.warnings.isEmpty)
  }
}
