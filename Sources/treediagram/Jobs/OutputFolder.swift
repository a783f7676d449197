/// The folder for pictures of several trees, in which their paths follow from those of the inputs.
struct OutputFolder: Equatable, Sendable {
  let path: OSString
  /// The folder below which the inputs' folders are kept; nil if none of them is.
  var base: OSString?
}

extension OutputFolder {
  /// Where the picture of an input goes.
  ///
  /// - Throws: `UsageError` if the input has no name, or is not below the base.
  func path(for input: InputFile, _ form: OutputForm) throws(UsageError) -> OSString {
    guard case .file(let file) = input else { throw .namelessInput }
    let name = try name(of: file).withExtension(form.fileExtension)
    return path.appending(name)
  }

  private func name(of file: OSString) throws(UsageError) -> OSString {
    guard let base else { return file.name }
    guard
      let name = file.direct.path(below: base.direct)
        ?? file.absolute.direct.path(below: base.absolute.direct)
    else {
      throw .outsideBase(file, base)
    }
    return name
  }
}
