/// An image in its place.
struct PlacedImage {
  /// The content of its file.
  let bytes: [UInt8]
  let format: ImageFormat
  let frame: Rect
  /// What it shows, if anybody said so.
  let label: String?
  /// How much it covers, from 0 (nothing) to 1 (all).
  let opacity: Double
}

/// A format of image files that all viewers know.
enum ImageFormat: String, Hashable, Sendable {
  case png = "PNG"
  case jpeg = "JPEG"
}
