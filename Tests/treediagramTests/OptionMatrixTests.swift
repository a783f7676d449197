import Testing
import TreeDrawing

@testable import treediagram

/// Every combination of the options for arrangements.
@Suite struct OptionMatrixTests {
  /// Words for each option, of which one or none is typed.
  private static let choices: [[String]] = [
    Arrangement.allCases.map { "--layout=\($0)" },
    GrowthDirection.allCases.map { "--direction=\($0)" },
    ["--align=mean"], ["--edges=arrow"], ["--align=layers"], ["--align=leaves"],
    ["--lengths=scale"], ["--preset=phylogeny", "--preset=files"],
  ]

  private static let combinations = choices.reduce([[]]) { rows, words in
    rows.flatMap { row in [row] + words.map { row + [$0] } }
  }

  @Test func `whatever options are combined, there is a picture or a message of one line`() throws {
    let source = Source(name: "", bytes: Array("a\n  b\n  c {length=2}\n".utf8))
    let roots = try source.forest(ReadingOptions(format: .outline)).roots
    for words in Self.combinations {
      do throws(Failure) {
        guard case .draw(let options) = try request(words) else { continue }
        let picture = TreePicture(of: roots, try options.suited(to: roots, nil).picture)
        #expect(!picture.frames.isEmpty, "\(words)")
      } catch {
        #expect(error.exitCode == .usage)
        #expect(error.message?.contains("\n") == false, "\(words)")
        #expect(error.message?.hasPrefix("'--") == true, "\(words)")
      }
    }
  }

  @Test func `another layout that is named, or none of the option, is a way out`() {
    for words in Self.combinations {
      guard let error = usageError(words),
        case .contraryToLayout(let option, _, of: _, _, let others) = error
      else { continue }
      let rest = words.filter { $0.replacing("=", with: " ") != option }
      #expect(rest.count == words.count - 1)
      #expect(usageError(rest)?.option != option, "\(words)")
      #expect(!others.isEmpty)
      for layout in others {
        #expect(usageError(words + ["--layout=\(layout)"])?.option != option, "\(words)")
      }
    }
  }

  private func request(_ words: [String]) throws(Failure) -> Request {
    try Request(words.map { OSString($0.utf8) })
  }

  private func usageError(_ words: [String]) -> UsageError? {
    do throws(Failure) {
      _ = try request(words)
      return nil
    } catch {
      guard case .usage(let error) = error else { return nil }
      return error
    }
  }
}

extension UsageError {
  /// The option that it refuses because of the layout.
  fileprivate var option: String? {
    if case .contraryToLayout(let option, _, of: _, _, others: _) = self { option } else { nil }
  }
}
