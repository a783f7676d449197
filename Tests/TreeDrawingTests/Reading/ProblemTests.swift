import Testing

@testable import TreeReading

/// An input for every problem that readers know: faults that end the reading, and warnings.
@Suite struct ProblemTests {
  @Test(arguments: ProblemTrigger.all)
  func `a problem is met, and has words`(_ trigger: ProblemTrigger) throws {
    let met = trigger.problems()
    let problem = try #require(met.first { caseName(of: $0) == trigger.problem }, "\(met)")
    let wording = problem.wording
    #expect(!wording.cause.isEmpty)
    for text in [wording.cause] + wording.remedies {
      #expect(!text.hasSuffix("."))
      #expect(!text.contains("\n"))
      #expect(wording.line.contains(text))
    }
  }

  @Test func `no problem is without an input`() throws {
    let tokens = try SourceFiles.all.get().tokens(under: "TreeReading")
    // A text that is too large is refused by the command, before there is anything to read.
    let declared = tokens.values.flatMap { file in
      SwiftToken.cases(in: file) { $1.contains("Problem") }
    }.filter { $0 != "TextProblem.isTooLarge" }
    #expect(declared.sorted() == Set(ProblemTrigger.all.map(\.problem)).sorted())
  }

  @Test(arguments: SignTrigger.all)
  func `a sign speaks for a format`(_ trigger: SignTrigger) throws {
    let source = Source(name: "plan", bytes: Array(trigger.input.utf8))
    let head = SourceHead(of: source, from: try #require(source.firstContent))
    let evidence =
      Format.allCases.compactMap { $0.traits.evidence(head) }
      + [head.separatorEvidence].compactMap(\.self)
    #expect(evidence.map(\.sign).contains(trigger.sign))
    #expect(evidence.allSatisfy { !$0.reason.isEmpty })
  }

  @Test func `no sign is without an input`() throws {
    let tokens = try SourceFiles.all.get().tokens(under: "TreeReading")
    let file = try #require(tokens["Recognition/Evidence.swift"])
    let declared = zip(file, file.dropFirst()).count {
      $0.text == "static" && ["let", "func"].contains($1.text)
    }
    // Evidence itself has two, for what is certain and what is possible.
    #expect(declared - 2 == Set(SignTrigger.all.map(\.sign)).count)
  }
}

/// An input, and a problem that reading it meets.
struct ProblemTrigger: Sendable, CustomTestStringConvertible {
  let problem: String
  let problems: @Sendable () -> [any Problem]

  var testDescription: String { problem }

  /// A text that is read in a format, or as a file of some name.
  init(
    _ problem: String, _ input: String, as format: Format = .auto, name: String = "plan",
    roles: FieldRoles = FieldRoles(), levels: [String]? = nil,
    duplicates: Duplicates = .error
  ) {
    self.init(
      problem, bytes: Array(input.utf8), as: format, name: name, roles: roles, levels: levels,
      duplicates: duplicates)
  }

  init(
    _ problem: String, bytes: [UInt8], as format: Format = .auto, name: String = "plan",
    roles: FieldRoles = FieldRoles(), levels: [String]? = nil,
    duplicates: Duplicates = .error
  ) {
    self.problem = problem
    problems = {
      var options = ReadingOptions(format: format, roles: roles)
      options.levels = levels
      options.duplicates = duplicates
      do throws(InputError) {
        let forest = try Source(name: name, bytes: bytes).forest(options)
        return (forest.warnings + forest.details).map(\.problem)
      } catch {
        return [error.problem]
      }
    }
  }

  /// A JSON text that is only scanned.
  init(_ problem: String, scanningBytes bytes: [UInt8], depthLimit: Int = JSONScanner.depthLimit) {
    self.problem = problem
    problems = {
      var scanner = JSONScanner(bytes, depthLimit: depthLimit)
      do throws(Fault) {
        while try scanner.next() != nil {}
        return []
      } catch {
        return [error.problem]
      }
    }
  }

  init(_ problem: String, scanning text: String) {
    self.init(problem, scanningBytes: Array(text.utf8))
  }

  /// A text with names in braces.
  init(_ problem: String, template: String) {
    self.problem = problem
    problems = {
      do throws(TemplateProblem) {
        _ = try TextTemplate(template)
        return []
      } catch {
        return [error]
      }
    }
  }

  /// An outline that may have few nodes.
  init(_ problem: String, _ input: String, nodeLimit: Int) {
    self.problem = problem
    problems = {
      var reader = OutlineReader(
        Source(name: "plan", bytes: Array(input.utf8)), nodeLimit: nodeLimit)
      do throws(Fault) {
        return try reader.forest().warnings.map(\.problem)
      } catch {
        return [error.problem]
      }
    }
  }
}

/// An input, and a sign in it that speaks for a format.
struct SignTrigger: Sendable, CustomTestStringConvertible {
  let sign: Evidence.Sign
  let input: String

  init(_ sign: Evidence.Sign, _ input: String) {
    self.sign = sign
    self.input = input
  }

  var testDescription: String { sign.reason }
}
