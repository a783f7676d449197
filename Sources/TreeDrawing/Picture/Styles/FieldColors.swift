/// The colours of nodes by what they have in a field.
struct FieldColors {
  /// By the number of the node: none for those without the field.
  private(set) var tones: [UInt8]
  let meaning: Meaning

  /// What the tones mean.
  enum Meaning: Hashable {
    /// Texts, by their first node.
    case texts([String])
    /// Numbers, which the least and the greatest are among, as the input writes them.
    case numbers(least: String, greatest: String)
  }
}

extension FieldColors.Meaning {
  var isScale: Bool { if case .numbers = self { true } else { false } }
}

extension FieldColors {
  /// Finds the colours of the nodes of trees.
  ///
  /// - Parameters:
  ///   - roots: the trees.
  ///   - name: the field.
  ///   - stepCount: how many tones numbers have, at least 1.
  init(of roots: [Tree<Node>], by name: String, stepCount: Int) {
    let texts = roots.flatMap { $0.preorder.map { $0.text(ofField: name) } }
    if let scale = NumberScale(of: texts, stepCount: stepCount) {
      tones = scale.steps.map { ($0.map(NodeTone.tone) ?? .none).byte }
      meaning = .numbers(least: scale.least, greatest: scale.greatest)
    } else {
      var numbers: [String: Int] = [:]
      var names: [String] = []
      tones = texts.map { text in
        guard let text else { return 0 }
        let number = numbers.number(of: text)
        if number == names.count { names.append(text) }
        return NodeTone.tone(number).byte
      }
      meaning = .texts(names)
    }
  }
}

/// Numbers in steps of equal size.
private struct NumberScale {
  /// The step of each text that there is.
  let steps: [Int?]
  let least: String
  let greatest: String

  /// Makes a scale; nil if any text is no finite number, or if there are not two that differ.
  init?(of texts: [String?], stepCount: Int) {
    var numbers: [Double?] = []
    numbers.reserveCapacity(texts.count)
    var least: (number: Double, text: String)?
    var greatest: (number: Double, text: String)?
    for text in texts {
      guard let text else {
        numbers.append(nil)
        continue
      }
      guard let number = Self.number(text) else { return nil }
      numbers.append(number)
      if number < least?.number ?? .infinity { least = (number, text) }
      if number > greatest?.number ?? -.infinity { greatest = (number, text) }
    }
    guard let least, let greatest, least.number < greatest.number else { return nil }
    // Halves, as the difference of two numbers may be too great for one.
    let (start, extent) = (least.number / 2, greatest.number / 2 - least.number / 2)
    guard extent > 0 else { return nil }
    steps = numbers.map { number in
      number.map { min(Int(($0 / 2 - start) / extent * Double(stepCount)), stepCount - 1) }
    }
    (self.least, self.greatest) = (least.text, greatest.text)
  }

  private static func number(_ text: String) -> Double? {
    let bytes = Array(text.utf8)
    guard let number = Double(decimal: bytes, in: bytes.indices), number.isFinite else {
      return nil
    }
    return number
  }
}
