/// A sign in the first lines of an input that speaks for a format.
struct Evidence: Hashable, Sendable {
  /// Whether no outline that is likely to be drawn looks like this.
  let isCertain: Bool
  let sign: Sign

  static func certain(_ sign: Sign) -> Self { Self(isCertain: true, sign: sign) }

  /// Evidence for an input that may as well be an outline, so that the user should say.
  static func possible(_ sign: Sign) -> Self { Self(isCertain: false, sign: sign) }
}

extension Evidence {
  /// A sign, told by the rest of a sentence that begins with “because”.
  struct Sign: Hashable, Sendable {
    let reason: String
  }

  /// The rest of a sentence that begins with “because”.
  var reason: String { sign.reason }
}

extension Evidence.Sign {
  static func firstCharacter(_ character: Unicode.Scalar) -> Self {
    Self(reason: "it begins with \(character)")
  }

  static let branches = Self(reason: "branches are drawn before its labels")
  static let branchesWithoutLast = Self(
    reason: "branches are drawn before its labels, but none is the last")
  static let countOfFiles = Self(reason: "its last line counts directories and files")
  static let dashesBetweenWords = Self(reason: "dashes are drawn between words")
  static let branchSigns = Self(reason: "signs before its labels look like branches")
  static let hiddenBranches = Self(
    reason: "branches are drawn in its lines, but behind something else")

  static let rootedPaths = Self(reason: "every line begins with a slash, or a dot and a slash")
  static let commonFolders = Self(reason: "its lines name common folders")
  static let drivePaths = Self(
    reason: "every line begins with a drive, or a computer in the network")
  static let slashesBeforeColons = Self(reason: "there are slashes, but colons behind them")
  static let columnsBehindSlashes = Self(reason: "there are slashes, but columns behind them")
  static let wordsBesideSlashes = Self(reason: "there are slashes, but other words beside them")
  static let slashes = Self(reason: "there are slashes in lines that are not indented")
  static func printed(_ notation: PathNotation) -> Self { Self(reason: notation.reason) }

  static let frontMatterAndHeading = Self(reason: "it has front matter and a heading")
  static let headingLevels = Self(reason: "it has headings of several levels")
  static let headingAndList = Self(reason: "it has a heading and a list")
  static let headingsAndOutline = Self(
    reason: "it has headings, but what is below them is indented as in an outline")
  static let underlinedTitle = Self(reason: "its title is underlined")
  static let bullets = Self(reason: "every line begins with a bullet or a number")
  static let numberSigns = Self(reason: "several lines begin with a number sign")
  static let numberSignFirst = Self(reason: "its first line begins with a number sign")
  static let nestedBullets = Self(reason: "every line begins with a bullet, and some are nested")

  static let nestedBrackets = Self(reason: "words and brackets are nested in brackets")
  static let unclosedBrackets = Self(
    reason: "words and brackets are nested in brackets, but not all brackets are closed")
  static let bracketBehindWord = Self(
    reason: "a word and a bracket follow its first bracket, as in no JSON")

  static let endedParentheses = Self(
    reason: "lists in parentheses are separated by commas and ended by a semicolon")
  static let commentAndSemicolon = Self(reason: "it ends with a semicolon, and has a long comment")
  static let nestedParentheses = Self(
    reason: "lists in parentheses are nested, but not closed and ended by a semicolon")

  static func columnOfParents(_ name: String) -> Self {
    Self(reason: "its header has a column '\(name.quotable)'")
  }
  static func separators(_ separator: Separator) -> Self {
    Self(reason: "every line has the same number of \(separator.plural)")
  }

  static let startOfPlantUML = Self(reason: "it begins with @start")
  static let startOfMermaid = Self(reason: "it begins with mindmap, and one root follows")
  static let startOfTreeView = Self(reason: "it begins with treeView")
  static let asterisks = Self(reason: "asterisks say how deep its lines are")
  static let depthSigns = Self(reason: "signs before its lines seem to say how deep they are")
  static let depthNumbers = Self(reason: "numbers before its lines seem to say how deep they are")
  static let breadcrumbs = Self(reason: "names that some lines share stand between the same signs")
}
