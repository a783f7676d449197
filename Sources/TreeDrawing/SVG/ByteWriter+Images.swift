extension ByteWriter {
  /// Appends an image with its bytes, so that it comes from nowhere else.
  ///
  /// It fills its frame, whatever its own proportions. Who cannot see it is told its label, and of
  /// one without a label nothing.
  mutating func image(_ image: PlacedImage) {
    markup("<image")
    attribute(" x=\"", image.frame.minX)
    attribute(" y=\"", image.frame.minY)
    attribute(" width=\"", max(image.frame.width, 0))
    attribute(" height=\"", max(image.frame.height, 0))
    if image.opacity < 1 { attribute(" opacity=\"", image.opacity) }
    markup(" preserveAspectRatio=\"none\"")
    label(image.label)
    markup(image.format.dataStart)
    base64(image.bytes)
    markup("\"/>")
  }

  private mutating func label(_ label: String?) {
    guard let label else { return markup(" aria-hidden=\"true\"") }
    markup(" role=\"img\" aria-label=\"")
    text(label)
    markup("\"")
  }
}

extension ImageFormat {
  /// The begin of the address that an image is at, which is the image itself.
  fileprivate var dataStart: StaticString {
    switch self {
    case .png: " href=\"data:image/png;base64,"
    case .jpeg: " href=\"data:image/jpeg;base64,"
    }
  }
}
