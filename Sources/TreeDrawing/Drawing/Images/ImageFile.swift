/// An image in a file, of which only the size is read.
final class ImageFile: Sendable {
  let format: ImageFormat
  let bytes: [UInt8]
  let pixels: PixelSize

  /// Reads the size of an image.
  ///
  /// - Parameter bytes: the content of a PNG or JPEG file.
  /// - Throws: what is wrong with it.
  /// - Complexity: O(*n*), where *n* is the number of bytes, whatever they claim.
  init(_ bytes: [UInt8]) throws(ImageProblem) {
    guard !bytes.isEmpty else { throw .empty }
    if bytes.starts(with: PNGHeader.signature) {
      format = .png
      pixels = try PNGHeader.size(of: bytes)
    } else if bytes.starts(with: JPEGHeader.signature) {
      format = .jpeg
      pixels = try JPEGHeader.size(of: bytes)
    } else {
      throw .unknownFormat
    }
    guard pixels.width > 0, pixels.height > 0 else {
      throw .noPixels(width: pixels.width, height: pixels.height)
    }
    guard pixels.count <= PixelSize.mostPixels else {
      throw .tooManyPixels(width: pixels.width, height: pixels.height)
    }
    self.bytes = bytes
  }
}

/// The extents of an image, in pixels.
struct PixelSize: Hashable, Sendable {
  let width: Int
  let height: Int

  /// How many pixels an image has at most; viewers need 4 bytes for each.
  static let mostPixels = 1 << 28

  /// How many pixels there are, or a number that is too great.
  var count: Int {
    let (count, isTooGreat) = width.multipliedReportingOverflow(by: height)
    return isTooGreat ? .max : count
  }
}
