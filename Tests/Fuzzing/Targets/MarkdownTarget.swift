@testable import TreeDrawing
@testable import treediagram

/// Markdown pages: nothing but images changes, a second time nothing at all, and no block is lost.
///
/// The first bit says whether blocks are to be hidden.
enum MarkdownTarget {
  /// A page that is on no disk; that it can be opened is all that is asked of it.
  private static let input = try? Input(opening: .file("/dev/null"))

  private static let page: OSString = "page.md"

  @Sendable static func problems(_ bytes: [UInt8]) -> [String] {
    var input = FuzzInput(bytes)
    let hidesSource = input.flag()
    let page = input.remainder
    guard let once = Illustrated(page, hidesSource), let twice = Illustrated(once.page, hidesSource)
    else { return ["a page cannot be illustrated"] }
    var problems = once.problems
    if twice.page != once.page {
      problems.append("the second time a page is changed: \(once.shown)")
    }
    if once.blocks != Illustrated.blocks(of: once.page) {
      problems.append("blocks are lost or found: \(once.shown)")
    }
    if !hidesSource, page.linesOfText != once.page.linesOfText {
      problems.append("more than images is changed: \(once.shown)")
    }
    return problems
  }

  /// A page with its pictures.
  private struct Illustrated {
    let page: [UInt8]
    let blocks: [String]
    private(set) var problems: [String] = []

    init?(_ bytes: [UInt8], _ hidesSource: Bool) {
      let words: [OSString] = ["--markdown", "--validate", MarkdownTarget.page]
      guard case .illustrate(let options)? = try? Request(words), let input = MarkdownTarget.input
      else { return nil }
      var maker = PictureRequestMaker(MarkdownTarget.page, input, bytes, options)
      var editor = MarkdownEditor(bytes)
      blocks = Self.blocks(of: bytes)
      for diagram in Source(verbatim: bytes).markdownDiagrams().diagrams {
        let request = maker.request(diagram)
        guard let title = Self.title(request, &problems), let job = try? request.job.get(),
          case .file(let picture) = job.output
        else { continue }
        editor.show(
          diagram, title: title, path: picture.path(from: "") ?? picture, in: request.image,
          hidesSource: hidesSource)
      }
      page = editor.result
    }

    var shown: String { String(decoding: page, as: UTF8.self).debugDescription }

    /// The words and the content of each place that asks for a picture.
    static func blocks(of page: [UInt8]) -> [String] {
      Source(verbatim: page).markdownDiagrams().diagrams.map { diagram in
        let words = String(decoding: page[diagram.words], as: UTF8.self)
        guard case .block(let content) = diagram.kind else { return words }
        return words + "\n" + String(decoding: content.bytes, as: UTF8.self)
      }
    }

    /// What a picture shows, if it can be drawn; no file is opened for that.
    private static func title(_ request: PictureRequest, _ problems: inout [String]) -> String? {
      do throws(Failure) {
        let job = try request.job.get()
        guard case .block = request.diagram.kind else { return nil }
        let outcome = job.outcome(with: SharedInputs(), isAlone: false)
        for message in outcome.messages.compactMap(\.text) {
          problems += MessageOracle.problems(message)
        }
        return outcome.hasFailed ? nil : outcome.title
      } catch {
        problems += CommandTarget.problems(of: error, [MarkdownTarget.page])
        return nil
      }
    }
  }
}

extension [UInt8] {
  /// The lines without images, and without those that are blank but for signs of block quotes.
  fileprivate var linesOfText: [ArraySlice<UInt8>] {
    split { $0 == 0x0A || $0 == 0x0D }.filter { line in
      let isBlank = line.allSatisfy { [0x20, 0x09, 0x3E].contains($0) }
      return !isBlank && !zip(line, line.dropFirst()).contains { $0 == (0x21, 0x5B) }
    }
  }
}
