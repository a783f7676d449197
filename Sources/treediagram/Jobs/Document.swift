internal import TreeDrawing

/// The content of an output: a picture that is written piece by piece, or bytes.
enum Document: Sendable {
  case picture(TreePicture, Product, SVGOptions)
  case bytes([UInt8])
}

extension Document {
  init(_ picture: TreePicture, _ options: Options) {
    self = .picture(picture, options.product, options.document)
  }

  /// Passes the document on, piece by piece.
  func write<Problem: Error>(to write: ([UInt8]) throws(Problem) -> Void) throws(Problem) {
    switch self {
    case .picture(let picture, let product, let options):
      try product.write(picture, options, to: write)
    case .bytes(let bytes): try write(bytes)
    }
  }

  /// All of it.
  var inMemory: [UInt8] {
    if case .bytes(let bytes) = self { return bytes }
    var bytes: [UInt8] = []
    write { bytes += $0 }
    return bytes
  }
}
