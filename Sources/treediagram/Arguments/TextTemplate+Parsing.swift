internal import TreeDrawing

extension TextTemplate {
  /// Reads a text with names in braces.
  init(parsing word: OSString) throws(ValueProblem) {
    let text = try String(parsingText: word)
    do throws(TemplateProblem) {
      try self.init(text)
    } catch {
      throw .isNoTemplate(error)
    }
  }
}
