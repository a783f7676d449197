@testable import TreeDrawing
@testable import treediagram

/// Trees with attributes and options: what is written is read as the same tree, and the picture is
/// what the docs promise, each time.
enum PictureTarget {
  @Sendable static func problems(_ bytes: [UInt8]) -> [String] {
    var input = FuzzInput(bytes)
    let planned = PlannedOptions(&input)
    let tree = PlannedTree(&input)
    let words = planned.words(for: tree)
    do throws(Failure) {
      guard case .draw(var options) = try Request(words) else { return [] }
      let outline = planned.isJSON ? nil : tree.outline
      options.reading.format = outline == nil ? .json : .outline
      // Else lists of objects could be taken for records.
      options.reading.roles.children = outline == nil ? "children" : nil
      let source = Source(name: "plan", bytes: Array((outline ?? tree.json).utf8))
      return try drawn(source, options, tree, isDark: planned.isDark).map { problem in
        "\(problem)\n  of: \(options.command.drawing(.standardInput))\n\(outline ?? tree.json)"
      }
    } catch {
      return CommandTarget.problems(of: error, words)
    }
  }

  private static func drawn(
    _ source: Source, _ options: Options, _ tree: PlannedTree, isDark: Bool
  ) throws(Failure) -> [String] {
    let forest: Forest
    do throws(InputError) {
      forest = try source.forest(options.reading)
    } catch {
      return ["the tree is not read: \(error)"]
    }
    var problems = tree.problems(in: forest.roots)
    problems += MessageOracle.problems(forest.warnings, in: source)
    let roots: [Tree<Node>]
    do throws(SelectionProblem) {
      roots = try options.selection.applied(to: forest.roots)
    } catch {
      throw .selection(.standardInput, error)
    }
    let job = LoadedTrees(
      roots: roots, forest: forest, file: .standardInput,
      preset: options.usualPreset(for: forest.roots, in: options.reading.format),
      shared: SharedInputs())
    return try problems + pictureProblems(job, options, isDark)
  }

  private static func pictureProblems(
    _ job: LoadedTrees, _ options: Options, _ isDark: Bool
  ) throws(Failure) -> [String] {
    let picture = try job.picture(options, isDark: isDark)
    let suited = try options.suited(to: job.roots, job.preset)
    let oracle = PictureOracle(
      picture, of: job.roots, options.document, isToScale: suited.picture.style.drawsLengths)
    var problems = oracle.problems
    problems += JSONOracle.problems(String(decoding: picture.frames, as: UTF8.self))
    let again = PictureOracle(
      try job.picture(options, isDark: isDark), of: job.roots, options.document)
    if again.document != oracle.document { problems.append("the second picture is another") }
    #if FUZZER
      problems += JudgeOracle.problems(picture, of: job.roots, suited)
    #endif
    return problems
  }
}
