import Foundation
import Testing
import TreeDrawing

@testable import treediagram

@Suite struct OutputFormTests {
  @Test func `an output of trees as they are is made without laying them out`() throws {
    let workspace = try Workspace(["tree.txt": Transcript.outline])
    let folder = workspace.url.path + "/"
    var options = try Options(["--sides", "both"])
    let file = InputFile.file(OSString("\(folder)tree.txt".utf8))
    let output = OutputFile.file(OSString("\(folder)labels".utf8))
    let picture = DrawingJob(input: file, output: output, options: options)
    // Nothing hangs in the picture, which is an error of the picture alone.
    #expect(picture.outcome(with: SharedInputs(), isAlone: false).exitCode == .usage)
    options.form = OutputForm(
      rawValue: "labels", summary: "", fileExtension: "txt", mark: .frames,
      content: .trees { roots in Array(roots.map(\.value.label).joined().utf8) })
    let job = DrawingJob(input: file, output: output, options: options)
    let outcome = job.outcome(with: SharedInputs(), isAlone: false)
    #expect(outcome.messages.isEmpty)
    #expect(outcome.files.map(\.content) == [Array("Root".utf8)])
  }

  @Test func `every output has a word, and a rule for each option that means nothing with it`() {
    #expect(Set(OutputForm.allCases.map(\.rawValue)).count == OutputForm.allCases.count)
    let options = Set(Rule.all.map(\.option.name))
    #expect(options.isSuperset(of: OutputForm.unusedOptions))
    #expect(Set(Flag.all.map(\.name)).isSuperset(of: OutputForm.unusedOptions))
  }

  @Test func `what comes of jobs is taken in the order of the jobs`() {
    var results = InOrder<String>()
    #expect(results.add("c", at: 2) == [])
    #expect(results.add("a", at: 0) == ["a"])
    #expect(results.add("b", at: 1) == ["b", "c"])
    #expect(results.count == 3)
  }
}
