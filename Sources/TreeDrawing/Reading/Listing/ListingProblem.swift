/// What can be wrong with a listing.
enum ListingProblem: Problem {
  /// A branch begins between two levels; where the branch of a sibling begins.
  case betweenLevels(sibling: Int)
  /// A line is indented, or a bar passes it by, but it has no branch.
  case noBranch
  /// There are lines, but no tree in them.
  case nothing
}

extension ListingProblem {
  func wording(in source: Source) -> Wording {
    switch self {
    case .betweenLevels(let sibling):
      let place = source.position(at: sibling)
      return Wording(
        cause:
          "this branch begins further left than its siblings, but further right than its parent",
        remedy: "let it begin in column \(place.column), as in line \(place.line)")
    case .noBranch:
      return Wording(
        cause: "this line is not at the outermost level, but no branch leads to it",
        remedy: "draw one before it, such as \u{251C}\u{2500}\u{2500}, or do not indent it; "
          + "if this is an outline, use --from outline")
    case .nothing:
      return Wording(
        cause: "there is no tree in this listing",
        remedy: "give the listing that tree, npm ls, cargo tree or another program prints")
    }
  }
}
