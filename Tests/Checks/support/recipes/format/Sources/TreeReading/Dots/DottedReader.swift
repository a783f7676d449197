/// A reader of outlines that are indented by dots.
struct DottedReader: ForestReader {
  let source: Source
  let nodeLimit: Int

  mutating func forest() throws(Fault) -> Forest {
    let bytes = source.bytes.map { $0 == UInt8(ascii: ".") ? UInt8(ascii: " ") : $0 }
    var reader = OutlineReader(Source(name: source.name, bytes: bytes), nodeLimit: nodeLimit)
    return try reader.forest()
  }
}
