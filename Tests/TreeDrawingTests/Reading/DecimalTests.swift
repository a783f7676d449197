import Testing

@testable import TreeReading

@Suite struct DecimalTests {
  @Test(
    arguments: [
      ("0", 0), ("7", 7), ("-7", -7), ("+7", 7), ("1.", 1), (".5", 0.5), ("-.5", -0.5),
      ("1e3", 1000), ("1E-3", 0.001), ("1e+3", 1000), ("0.1", 0.1), ("1e22", 1e22), ("1e23", 1e23),
      ("123456789012345678901234567890", 1.2345678901234568e29), ("1e400", .infinity),
      ("1e-400", 0),
      ("1e99999999999999999999", .infinity), ("0.000000000000000000000000000001", 1e-30),
    ] as [(String, Double)])
  func `a decimal number is read as the nearest value`(text: String, value: Double) {
    #expect(number(text) == value)
  }

  @Test(arguments: [
    "", "-", ".", "+.", "e5", "1e", "1e-", "1.2.3", "1 2", "1,5", "0x1", "inf", "nan", "--1",
    "1e1.5",
    "１",
  ])
  func `what is no number`(text: String) {
    #expect(number(text) == nil)
  }

  @Test(arguments: Effort.seeds(100))
  func `numbers are the nearest, as the standard library has them`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<100 {
      let digits = String(Int.random(in: 0...Int.max, using: &random))
      let whole = digits.prefix(Int.random(in: 1...digits.count, using: &random))
      var text = whole + "." + digits.suffix(Int.random(in: 0...8, using: &random))
      if Bool.random(using: &random) { text += "e\(Int.random(in: -40...40, using: &random))" }
      #expect(number(String(text)) == Double(text), "seed \(seed): \(text)")
    }
  }

  private func number(_ text: String) -> Double? {
    let bytes = Array(text.utf8)
    return Double(decimal: bytes, in: bytes.indices)
  }
}
