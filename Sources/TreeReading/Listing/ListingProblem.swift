/// The problems of listings.
enum ListingProblem: Problem {
  /// A branch begins between two levels; where the branch of a sibling begins.
  case betweenLevels(sibling: SourcePosition)
  /// A line is indented, or a bar passes it by, but it has no branch.
  case noBranch
  /// A line has a branch, but something else stands before it.
  case hiddenBranch
  /// There are lines, but no tree in them.
  case nothing
}

extension ListingProblem {
  var wording: Wording {
    switch self {
    case .betweenLevels(let sibling):
      Wording(
        cause:
          "this branch begins further left than its siblings, but further right than its parent",
        remedy: "let it begin in column \(sibling.column), as in line \(sibling.line)")
    case .noBranch:
      Wording(
        cause: "this line is not at the outermost level, but no branch leads to it",
        remedy: "draw one before it, such as \u{251C}\u{2500}\u{2500}, or do not indent it; "
          + "if this is an outline, use --from outline")
    case .hiddenBranch:
      Wording(
        cause: "a branch is drawn in this line, but something else stands before it",
        remedy: "let the line begin with the branch; if this is an outline, use --from outline")
    case .nothing:
      Wording(
        cause: "there is no tree in this listing",
        remedy: "give the listing that tree, npm ls, cargo tree or another program prints")
    }
  }
}
