import Testing
import TreeDrawing

/// What happens at a prompt: a script, and all that comes of it.
struct Transcript: CustomTestStringConvertible, Sendable {
  let name: String
  let script: String
  var output = Output.nothing
  var errors = ""
  var code: Int32 = 0

  enum Output: Sendable {
    case nothing
    case text(String)
    /// The picture of an outline, by default of the one in the file that all start with.
    case picture(of: String = Transcript.outline)
  }

  static let outline = "Root\n  First\n  Second\n"

  init(
    _ name: String, _ script: String, output: Output = .nothing, errors: String = "",
    code: Int32 = 0
  ) {
    self.name = name
    self.script = script
    self.output = output
    self.errors = errors
    self.code = code
  }

  var testDescription: String { name }

  /// Runs the script beside a file `tree.txt` and compares everything.
  func check() throws {
    let outcome = try Shell.run(script, in: Workspace(["tree.txt": Self.outline]))
    #expect(outcome.errors == (errors.isEmpty ? "" : errors + "\n"))
    #expect(outcome.output == (try output.text))
    #expect(outcome.code == code)
  }
}

extension Transcript.Output {
  var text: String {
    get throws {
      switch self {
      case .nothing: return ""
      case .text(let text): return text + "\n"
      case .picture(let outline):
        let forest = try Source(name: "", bytes: Array(outline.utf8)).forest(ReadingOptions())
        return TreePicture(of: forest.roots, PictureOptions(offer: .page)).svg
      }
    }
  }
}

extension ProposedViewSize {
  /// What pictures are offered, unless an option says otherwise: 880 points and 2 % more.
  static let page = ProposedViewSize(width: 897.6, height: nil)
}
