/// The command lines that each draw one of the inputs of another, and do not just compare.
///
/// What they have in common is found out once, as there may be thousands of inputs.
struct DrawingCommand: Sendable {
  /// The words of all of them, as a shell takes them.
  private var words: [String] = []
  /// Before which of those each input stands.
  private var places: [OSString: Int] = [:]

  /// The options that are about this run, and say nothing of what is drawn.
  private static let ofThisRun: Set = ["--check", "--diagnostics", "--quiet", "--verbose"]

  init() {}

  /// Makes command lines of one.
  ///
  /// - Parameters:
  ///   - words: its words.
  ///   - options: what they mean.
  init(_ words: [OSString], _ options: Options) {
    let left = options.typed.filter { Self.ofThisRun.contains($0.flag.name) }.flatMap(\.places)
    let operands = Set(options.files.places)
    let others = operands.union(left)
    var kept: [String] = []
    var places: [OSString: Int] = [:]
    for (index, word) in words.enumerated() {
      if operands.contains(index) { places[word] = kept.count }
      if !others.contains(index) { kept.append(word.shellWord) }
    }
    self.words = kept
    self.places = places
  }
}

extension DrawingCommand {
  /// The command line that draws an input, as a shell takes it.
  ///
  /// - Parameters:
  ///   - input: what is drawn, or a page with such places.
  ///   - replacesAll: whether it replaces what is no picture.
  /// - Returns: the words.
  func drawing(_ input: InputFile, replacesAll: Bool = false) -> String {
    var words = words
    if let place = places[input.operand] { words.insert(input.operand.shellWord, at: place) }
    return (["treediagram"] + (replacesAll ? ["--force"] : []) + words).joined(separator: " ")
  }
}

extension InputFile {
  /// The word that names the input.
  fileprivate var operand: OSString {
    switch self {
    case .standardInput: "-"
    case .file(let path): path
    }
  }
}
