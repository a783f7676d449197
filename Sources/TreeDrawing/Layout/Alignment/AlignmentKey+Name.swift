extension AlignmentKey {
  /// The guide's name in code.
  var name: String {
    guard let fraction else {
      return switch combination {
      case .least: ".firstTextBaseline"
      case .greatest: ".lastTextBaseline"
      case .none, .custom: String(describing: id)
      }
    }
    let names =
      axis == .horizontal ? ["leading", "center", "trailing"] : ["top", "center", "bottom"]
    return "." + (fraction == 0 ? names[0] : fraction < 1 ? names[1] : names[2])
  }
}
