extension Source {
  /// How many tokens are tried; few outlines get as far as the third.
  private static let tokensTried = 64

  /// What to tell if an input that its name makes an outline looks like JSON throughout.
  ///
  /// Only the beginning and the last byte are looked at, so that large outlines cost nothing.
  ///
  /// - Parameter recognition: what the input was read as, and why.
  /// - Returns: a complete message, or nil if there is nothing to tell.
  func remark(on recognition: Recognition) -> String? {
    guard recognition.format == .outline, recognition.ground != .option,
      let start = firstContent, looksLikeJSON(at: start)
    else { return nil }
    return warning(
      "this looks like JSON, but is drawn as an outline because its name ends in .txt; "
        + "if it is JSON, use --from json", at: start)
  }

  /// Whether the beginning is sound JSON, and the last byte closes its first.
  func looksLikeJSON(at start: Int) -> Bool {
    let last = bytes.last { !$0.isWhiteSpace }
    guard bytes[start] == UInt8(ascii: "{") || bytes[start] == UInt8(ascii: "["),
      last == JSONSyntaxProblem.closing(of: bytes[start])
    else { return false }
    var scanner = JSONScanner(bytes, at: start)
    do {
      for _ in 0..<Self.tokensTried {
        guard try scanner.next() != nil else { return true }
      }
      return true
    } catch {
      return false
    }
  }
}
