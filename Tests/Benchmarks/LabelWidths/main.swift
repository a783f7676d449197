// See Tests/Benchmarks/label-widths.

/// The greatest time that a label of 20 ASCII characters may take, in nanoseconds.
let limit = 60.0

/// How long a label takes in a font on average, in nanoseconds: the best of several rounds.
func time(_ labels: [String], in font: Font) -> Double {
  let repetitions = 20
  var best = Double.infinity
  var sum = 0.0
  for _ in 0..<15 {
    let start = ContinuousClock.now
    for _ in 0..<repetitions {
      for label in labels { sum += font.advance(of: label) }
    }
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    let nanoseconds = Double(seconds) * 1e9 + Double(attoseconds) / 1e9
    best = min(best, nanoseconds / Double(repetitions * labels.count))
  }
  return sum > 0 ? best : .infinity
}

/// 10,000 labels of 20 characters, made of an alphabet.
func labels(of alphabet: String) -> [String] {
  let letters = Array(alphabet)
  return (0..<10_000).map { number in
    String((0..<20).map { letters[(number * 7 + $0 * 13) % letters.count] })
  }
}

let ascii = labels(of: "abcdefghijklmnopqrstuvwxyz ABCDEFGHIJKLMNOPQRSTUVWXYZ.,-/0123456789")
let designs: [Font.Design] = [.default, .serif, .monospaced]
var slowest = 0.0
for design in designs {
  for weight in [Font.Weight.regular, .bold] {
    let found = time(ascii, in: .system(size: 14, weight: weight, design: design))
    slowest = max(slowest, found)
    print("ASCII, \(design), \(weight): \(Int(found + 0.5)) ns")
  }
}
for (name, alphabet) in [
  ("Latin", "äöüßéàçñabcdefgh"), ("Cyrillic", "абвгдежзиклмн"), ("CJK", "漢字かな東京都日本語"),
  ("Arabic", "ابتثجحخدذرزس"), ("emoji", "😀🚀🌍👍🏽"),
] {
  print("\(name): \(Int(time(labels(of: alphabet), in: .default) + 0.5)) ns")
}
print(slowest <= limit ? "fast enough" : "too slow: ASCII takes more than \(limit) ns")
