import Testing

@testable import TreeDrawing

@Suite struct RoundNumberTests {
  @Test(arguments: [
    (1.0, "1"), (1.99, "1"), (2, "2"), (4.9, "2"), (5, "5"), (9.99, "5"), (10, "10"),
    (73, "50"), (1_234, "1000"), (0.7, "0.5"), (0.05, "0.05"), (0.0499, "0.02"),
    (0.00003, "0.00002"), (2e-9, "2e-9"), (3e7, "2e7"), (6e300, "5e300"),
  ])
  func `the greatest round number is found`(_ limit: Double, _ text: String) {
    #expect(RoundNumber(atMost: limit)?.text == text)
  }

  @Test(arguments: [1e-200, 3e-7, 0.02, 0.3, 1, 7, 20, 99_999, 1e15, 2e299])
  func `it is not above the limit, and not far below`(_ limit: Double) {
    let value = RoundNumber(atMost: limit)?.value ?? .nan
    #expect(value <= limit * (1 + 1e-12) && value * 2.6 > limit)
  }

  @Test(arguments: [0, -1, .nan, .infinity])
  func `there is none for what is no length`(_ limit: Double) {
    #expect(RoundNumber(atMost: limit) == nil)
  }
}
