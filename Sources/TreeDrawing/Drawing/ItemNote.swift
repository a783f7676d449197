/// Something to know of a part of a drawing that is not seen in it.
enum ItemNote: Hashable, Sendable {
  /// Where it leads, an address that links may have.
  case link(String)
  /// A text to show when one points at it.
  case help(String)
}

extension ItemNote {
  var isLink: Bool {
    if case .link = self { true } else { false }
  }
}
