/// The sign before a label that it is a child: a corner, and dashes.
struct ListingBranch {
  /// Where the corner is, in characters from the beginning of the line.
  let column: Int
  let offset: Int
  var dashes = 0
  var isASCII = false
  var isLast = false
  /// Whether a tee or white space comes between the dashes and the label.
  var isSetOff = false
  var isPlus = false
  /// Whether underscores stand for dashes.
  var isUnderscored = false

  /// Whether it is as `pstree` prints it.
  var isShort: Bool { dashes == 1 && !isSetOff }

  /// Whether it is as only Gradle prints it.
  var isGradles: Bool { isASCII && isPlus && dashes == 3 && isSetOff }
}
