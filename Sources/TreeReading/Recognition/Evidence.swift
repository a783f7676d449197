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
  /// The signs of all formats, each told by the rest of a sentence that begins with “because”.
  enum Sign: Hashable, Sendable {
    case firstCharacter(Unicode.Scalar)

    case branches
    case branchesWithoutLast
    case countOfFiles
    case dashesBetweenWords
    case branchSigns
    case hiddenBranches

    case rootedPaths
    case commonFolders
    case drivePaths
    case slashesBeforeColons
    case columnsBehindSlashes
    case wordsBesideSlashes
    case slashes
    case printed(PathNotation)

    case frontMatterAndHeading
    case headingLevels
    case headingAndList
    case headingsAndOutline
    case underlinedTitle
    case bullets
    case numberSigns
    case numberSignFirst
    case nestedBullets

    case nestedBrackets
    case unclosedBrackets
    case bracketBehindWord

    case endedParentheses
    case commentAndSemicolon
    case nestedParentheses

    case columnOfParents(String)
    case separators(Separator)

    case startOfPlantUML
    case startOfMermaid
    case startOfTreeView
    case asterisks
    case depthSigns
    case depthNumbers
    case crumbs
  }

  /// The rest of a sentence that begins with “because”.
  var reason: String { sign.reason }
}

extension Evidence.Sign {
  fileprivate var reason: String {
    switch self {
    case .firstCharacter(let character): "it begins with \(character)"
    case .branches: "branches are drawn before its labels"
    case .branchesWithoutLast: "branches are drawn before its labels, but none is the last"
    case .countOfFiles: "its last line counts directories and files"
    case .branchSigns: "signs before its labels look like branches"
    case .hiddenBranches: "branches are drawn in its lines, but behind something else"
    case .dashesBetweenWords: "dashes are drawn between words"
    case .rootedPaths: "every line begins with a slash, or a dot and a slash"
    case .commonFolders: "its lines name common folders"
    case .drivePaths: "every line begins with a drive, or a computer in the network"
    case .columnsBehindSlashes: "there are slashes, but columns behind them"
    case .wordsBesideSlashes: "there are slashes, but other words beside them"
    case .slashesBeforeColons: "there are slashes, but colons behind them"
    case .slashes: "there are slashes in lines that are not indented"
    case .printed(let notation): notation.reason
    case .frontMatterAndHeading: "it has front matter and a heading"
    case .headingLevels: "it has headings of several levels"
    case .headingAndList: "it has a heading and a list"
    case .headingsAndOutline: "it has headings, but what is below them is indented as in an outline"
    case .underlinedTitle: "its title is underlined"
    case .bullets: "every line begins with a bullet or a number"
    case .nestedBullets: "every line begins with a bullet, and some are nested"
    case .numberSigns: "several lines begin with a number sign"
    case .numberSignFirst: "its first line begins with a number sign"
    case .nestedBrackets: "words and brackets are nested in brackets"
    case .unclosedBrackets:
      "words and brackets are nested in brackets, but not all brackets are closed"
    case .bracketBehindWord: "a word and a bracket follow its first bracket, as in no JSON"
    case .endedParentheses:
      "lists in parentheses are separated by commas and ended by a semicolon"
    case .commentAndSemicolon: "it ends with a semicolon, and has a long comment"
    case .nestedParentheses:
      "lists in parentheses are nested, but not closed and ended by a semicolon"
    case .columnOfParents(let name): "its header has a column '\(name.quotable)'"
    case .separators(let separator): "every line has the same number of \(separator.plural)"
    case .startOfPlantUML: "it begins with @start"
    case .startOfMermaid: "it begins with mindmap, and one root follows"
    case .startOfTreeView: "it begins with treeView"
    case .asterisks: "asterisks say how deep its lines are"
    case .depthSigns: "signs before its lines seem to say how deep they are"
    case .depthNumbers: "numbers before its lines seem to say how deep they are"
    case .crumbs: "names that some lines share stand between the same signs"
    }
  }
}
