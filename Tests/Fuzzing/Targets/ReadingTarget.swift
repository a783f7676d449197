@testable import TreeDrawing
@testable import treediagram

/// The readers: each format is a target.
///
/// The first byte says which options are typed beside it, the second how the trees are drawn; the
/// rest is the text. What is read can be drawn, and messages point into the text.
enum ReadingTarget {
  static let all = Format.allCases.filter { $0 != .auto }.map { format in
    FuzzTarget(name: format.rawValue) { problems($0, format) }
  }

  /// Options of which one is typed.
  private static let options: [[OSString]] = [
    [], ["--literal"], ["--fields", "label=name"], ["--fields", "children=items"],
    ["--text", "{name} ({size})"],
    ["--note", "{a.b}, {version}"], ["--columns", "parent=boss,note=job"], ["--columns", "1,2,3"],
    ["--columns", "id,parent,label"], ["--levels", "a,b"], ["--duplicates", "repeat"],
    ["--duplicates", "first"], ["--separator", "::"], ["--separator", " > "], ["--lengths=text"],
    ["--phrases"], ["--color-by", "size"], ["--color-by", "class"],
  ]

  static func problems(_ bytes: [UInt8], _ format: Format) -> [String] {
    var input = FuzzInput(bytes)
    let words = input.one(of: options)
    let layout = input.one(of: Arrangement.allCases)
    guard case .draw(let options)? = try? Request(words) else { return [] }
    var reading = options.reading
    reading.format = format
    let source = Source(name: "plan", bytes: input.remainder)
    do throws(InputError) {
      let forest = try source.forest(reading)
      return forestProblems(forest, of: source) + pictureProblems(forest.roots, layout)
    } catch {
      return MessageOracle.problems(error, in: source)
    }
  }

  private static func forestProblems(_ forest: Forest, of source: Source) -> [String] {
    var problems = MessageOracle.problems(forest.warnings + forest.details, in: source)
    if forest.roots.isEmpty { problems.append("there are no trees") }
    let count = forest.roots.nodeCount
    let texts = forest.roots.flatMap(\.preorder).reduce(0) { $0 + $1.label.utf8.count }
    if count > 4 * source.bytes.count + 16 || texts > 64 * source.bytes.count + 1_024 {
      problems.append("\(source.bytes.count) bytes are read as \(count) nodes of \(texts) bytes")
    }
    return problems
  }

  private static func pictureProblems(_ roots: [Tree<Node>], _ layout: Arrangement) -> [String] {
    guard roots.nodeCount <= 400 else { return [] }
    let style = DiagramStyle(arrangement: layout)
    return PictureOracle(TreePicture(of: roots, PictureOptions(style: style)), of: roots).problems
  }
}
