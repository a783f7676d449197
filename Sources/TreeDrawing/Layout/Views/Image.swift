/// An image from the bytes of a PNG or JPEG file, which becomes a part of the picture.
///
///     try Image(data: bytes, scale: 2, label: "Our house").cornerRadius(8)
///
/// It has the size of its pixels, whatever it is offered; `resizable()` makes it take what it is
/// offered. Only the size is read, not the pixels: that is up to who shows the picture. What a
/// camera says of how it was held counts.
public struct Image: View {
  let file: ImageFile
  let scale: Double
  let label: String?
  private var isResizable = false

  /// Makes an image.
  ///
  /// - Parameters:
  ///   - data: the content of a PNG or JPEG file.
  ///   - scale: how many pixels are a point.
  ///   - label: what it shows, for those who cannot see it; one without a label decorates.
  /// - Throws: `ImageError`, if that is no such file, or if it is damaged.
  /// - Complexity: O(*n*), where *n* is the number of bytes, whatever they claim.
  public init(
    data: [UInt8], scale: Double = 1, label: String? = nil
  ) throws(ImageError) {
    do throws(ImageProblem) {
      file = try ImageFile(data)
    } catch {
      throw ImageError(error)
    }
    self.scale = scale
    self.label = label
  }

  /// The image of whatever size it is offered, its own where nothing is offered.
  public func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// Tells the layout engine about the image.
  public func _lower(into lowering: inout ViewLowering) {
    lowering.oneView { $0.image(self, isResizable: isResizable) }
  }
}

/// An image as the engine keeps it.
struct StoredImage: Sendable {
  let file: ImageFile
  let label: String?
  /// The size of its own, in points.
  let size: Size
}

extension ViewLowering {
  /// Adds an image.
  fileprivate mutating func image(_ image: Image, isResizable: Bool) {
    let scale = arena.warnings.number(image.scale, .imageScale, else: 1)
    let pixels = image.file.pixels
    let size = Size(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
    let stored = StoredImage(file: image.file, label: image.label, size: size)
    leaf(
      isResizable ? .resizableImage : .image, payload: arena.picture.images.appendIndex(stored))
    if !isResizable { arena[cursor.previous].size = size }
  }
}
