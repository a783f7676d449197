internal import TreeDrawing

/// What can be wrong with the names of several pictures.
enum OutputNameProblem: Problem {
  /// Another has the same name in other letters of the same kind, such as capitals.
  case differsInCaseOnly(from: OSString)

  var wording: Wording {
    switch self {
    case .differsInCaseOnly(let other):
      Wording(
        cause: "its name differs from that of \(other) in capitals only, so that on many disks "
          + "of Macs and of Windows there can be one of the two",
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
      return Remark(
        OutputNameProblem.differsInCaseOnly(from: other), of: path.description)
    }
  }
}
