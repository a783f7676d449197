/// A random Markdown text of what is hard: containers, fences, HTML, other line ends, bytes that are no UTF-8.
struct RandomMarkdown {
  private var random: Generator

  init(seed: UInt64) { random = Generator(state: seed) }

  private static let starts = [
    "", "", "", " ", "  ", "   ", "    ", "\t", "> ", ">", "> > ", "- ", "* ", "1. ", "2. ", "10) ",
    "-\t", "  - ", ">\t",
  ]

  private static let rests = [
    "```treediagram", "~~~treediagram name=a", "````treediagram", "```treediagram", "```", "```",
    "~~~", "````", "text",
    "text", "", "", "", "# head", "---", "===", "<div>", "</div>", "<!-- c", "-->",
    "<!-- treediagram a.txt -->",
    "<b>", "<pre>", "</pre>", "<details>", "</details>", "</details>", "![t](d/x.svg)",
    "![t](e.svg)", "![t](d/x.svg) a",
    "  ```", "    ```", "[a]: b", "- ```treediagram", "2. ```treediagram",
  ]

  /// Makes a text.
  var bytes: [UInt8] {
    mutating get {
      let ends =
        [["\n"], ["\r\n"], ["\r"], ["\n", "\r\n", "\r"]].randomElement(using: &random) ?? []
      var bytes: [UInt8] = Int.random(in: 0..<8, using: &random) == 0 ? [0xEF, 0xBB, 0xBF] : []
      for _ in 0..<Int.random(in: 1...14, using: &random) {
        for _ in 0..<Int.random(in: 0...2, using: &random) { bytes += Self.starts.some(&random) }
        bytes += Self.rests.some(&random)
        if Int.random(in: 0..<12, using: &random) == 0 { bytes.append(0xFF) }
        bytes += ends.some(&random)
      }
      if Bool.random(using: &random) {
        while bytes.last == 0x0A || bytes.last == 0x0D { bytes.removeLast() }
      }
      return bytes
    }
  }
}

extension [String] {
  fileprivate func some(_ random: inout Generator) -> String.UTF8View {
    (randomElement(using: &random) ?? "").utf8
  }
}

/// A small generator of random numbers that gives the same ones for the same seed (SplitMix64).
private struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
