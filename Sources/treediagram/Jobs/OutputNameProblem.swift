internal import TreeDrawing

/// What can be wrong with the names of several pictures.
enum OutputNameProblem: Problem {
  /// Another has the same name in other letters of the same kind, such as capitals.
  case differsInCaseOnly(from: OSString)
  /// Another has a name of the same letters in other code points, such as accents of their own.
  case looksAlike(OSString)

  var wording: Wording {
    switch self {
    case .differsInCaseOnly(let other):
      Wording(
        cause: "its name differs from that of \(other) in capitals only, so that on many disks "
          + "of Macs and of Windows there can be one of the two",
        remedy: "rename one")
    case .looksAlike(let other):
      Wording(
        cause: "its name is that of \(other) to the eye, in other code points, so that on many "
          + "disks of Macs there can be one of the two",
        remedy: "rename one")
    }
  }
}

extension [OutputFile] {
  /// What is to be told of their names.
  var remarks: [Remark] {
    var known: [String: OSString] = [:]
    return compactMap { output in
      guard case .file(let path) = output, let name = path.direct.text?.lowercased(),
        let other = known.updateValue(path, forKey: name), other.direct != path.direct
      else { return nil }
      let differsInCase = other.direct.text?.lowercased().utf8.elementsEqual(name.utf8) == true
      let problem: OutputNameProblem =
        differsInCase ? .differsInCaseOnly(from: other) : .looksAlike(other)
      return Remark(problem, of: path.description)
    }
  }
}
