extension Sample {
  /// What speaks for JSON: the first byte, though a checklist begins with a bracket as well.
  var jsonEvidence: Evidence? {
    guard firstByte == UInt8(ascii: "{") || firstByte == UInt8(ascii: "[") else { return nil }
    guard bracketEvidence == nil else { return nil }
    return .certain("it begins with \(Unicode.Scalar(firstByte))")
  }
}
