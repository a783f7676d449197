/// What can be wrong with the bytes of an image.
package enum ImageProblem: Error, Hashable {
  case empty
  /// They begin neither as PNG nor as JPEG.
  case unknownFormat
  /// They end before something that there must be.
  case endsEarly(String, length: Int)
  /// Something at a byte is not as it must be.
  case damaged(String, offset: Int)
  /// No pixels are promised before the file ends.
  case noHeader(String)
  case noPixels(width: Int, height: Int)
  case tooManyPixels(width: Int, height: Int)
}

extension ImageProblem: Problem {
  package var wording: Wording { Wording(cause: cause, remedies: [remedy]) }

  private var cause: String {
    switch self {
    case .empty: "this is no image: there are no bytes"
    case .unknownFormat: "this is neither a PNG nor a JPEG image"
    case .endsEarly(let format, let length):
      "the \(format) image ends early, after \(length) \(length == 1 ? "byte" : "bytes")"
    case .damaged(let format, let offset): "the \(format) image is damaged at byte \(offset)"
    case .noHeader(let format): "the \(format) image does not say how large it is"
    case .noPixels(let width, let height): "the image has no pixels: it is \(width) × \(height)"
    case .tooManyPixels(let width, let height):
      "the image has too many pixels: it is \(width) × \(height)"
    }
  }

  private var remedy: String {
    switch self {
    case .empty, .unknownFormat: "give the content of a .png or .jpg file"
    case .endsEarly, .damaged, .noHeader, .noPixels:
      "it is cut off or damaged: get the file again"
    case .tooManyPixels: "make it smaller: at most \(PixelSize.mostPixels) pixels in all"
    }
  }
}
