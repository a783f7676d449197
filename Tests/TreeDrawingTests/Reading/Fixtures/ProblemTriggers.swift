@testable import TreeReading

extension ProblemTrigger {
  static let all = [
    inputs, attributes, outlines, listings, markdown, brackets, newick, tables, mindmaps, records,
    shapes, syntax, templates,
  ].flatMap(\.self)

  private static let inputs = [
    ProblemTrigger("InputProblem.empty", " \n"),
    ProblemTrigger("InputProblem.otherEncoding", bytes: [0xFF, 0xFE, 0x61, 0]),
    ProblemTrigger("InputProblem.binary", "%PDF-1.4"),
    ProblemTrigger("InputProblem.tooManyNodes", "a\nb\nc", nodeLimit: 2),
    ProblemTrigger("DecodingProblem.notUTF8", bytes: [0x61, 0xFF]),
    ProblemTrigger("DecodingProblem.unshowable", "a\u{7}"),
    ProblemTrigger("RecognitionProblem.unclear", "- a\n- b"),
    ProblemTrigger("RecognitionProblem.foreign", "digraph { a -> b }"),
    ProblemTrigger("RecognitionProblem.namedText", #"{"name": "a"}"#, name: "plan.txt"),
    ProblemTrigger("RecognitionProblem.foreignNamedText", "a -> b\nb -> c", name: "plan.txt"),
  ]

  private static let attributes = [
    ProblemTrigger("AttributeProblem.empty", #"a {fill=""}"#),
    ProblemTrigger("AttributeProblem.color", "a {fill=golld}"),
    ProblemTrigger("AttributeProblem.unknownWord", "a {shape=square}"),
    ProblemTrigger("AttributeProblem.columnCount", "a {columns=0}"),
    ProblemTrigger("AttributeProblem.icon", "a {icon=home}"),
    ProblemTrigger("AttributeProblem.length", "a {length=long}"),
    ProblemTrigger("AttributeProblem.className", "a {class=1}"),
    ProblemTrigger("AttributeProblem.link", "a {href=javascript:b}"),
    ProblemTrigger("AttributeProblem.link", "a {href=http:b}"),
    ProblemTrigger("AttributeProblem.link", #"a {href="b c"}"#),
    ProblemTrigger("OutlineBlockProblem.noKey", "a {fill=gold =}"),
    ProblemTrigger("OutlineBlockProblem.noEqualsSign", "a {fill=gold stroke}"),
    ProblemTrigger("OutlineBlockProblem.noValue", "a {fill=}"),
    ProblemTrigger("OutlineBlockProblem.noSpace", #"a {fill="gold"stroke=red}"#),
    ProblemTrigger("OutlineBlockProblem.unknownKey", "a {fill=gold size=2}"),
    ProblemTrigger("OutlineBlockProblem.mayBeBlock", "a {fil=gold}"),
    ProblemTrigger("OutlineBlockProblem.noBlocks", "# a {fill=gold}\n## b", name: "a.md"),
    ProblemTrigger("AttributeSlipProblem.mayBeAttribute", #"{"name": "a", "fil": "gold"}"#),
    ProblemTrigger("OutlineBlockProblem.repeatedKey", "a {fill=gold fill=red}"),
  ]

  private static let outlines = [
    ProblemTrigger("OutlineProblem.betweenLevels", "a\n    b\n  c"),
    ProblemTrigger("OutlineProblem.outsideOutermost", "  a\n b"),
    ProblemTrigger("OutlineProblem.unclearDepth", "a\n\tb\n  c"),
    ProblemTrigger("OutlineProblem.belowSlot", "a\n  {}\n    b"),
    ProblemTrigger("OutlineProblem.foreignSpace", "a\n\u{A0}\u{A0}b"),
  ]

  private static let listings = [
    ProblemTrigger("ListingProblem.betweenLevels", "a\n├── b\n│   ├── c\n│  └── d", as: .tree),
    ProblemTrigger("ListingProblem.noBranch", "House\n  Kitchen", as: .tree),
    ProblemTrigger("ListingProblem.hiddenBranch", "# a\n# ├── b", as: .tree),
    ProblemTrigger("ListingProblem.nothing", "\n0 directories, 0 files", as: .tree),
  ]

  private static let markdown = [
    ProblemTrigger("MarkdownProblem.nothing", "text", as: .markdown),
    ProblemTrigger("MarkdownProblem.unsafeLink", "- [a](javascript:b)", as: .markdown),
  ]

  private static let brackets = [
    ProblemTrigger("BracketProblem.unclosed", "[a [b]", as: .brackets),
    ProblemTrigger("BracketProblem.closesNothing", "[a]]", as: .brackets),
    ProblemTrigger("BracketProblem.outside", "[a] b", as: .brackets),
    ProblemTrigger("BracketProblem.unclosedQuote", #"[a "b]"#, as: .brackets),
    ProblemTrigger("BracketProblem.afterQuote", #"["a"b]"#, as: .brackets),
    ProblemTrigger("BracketProblem.wrongEscape", #"["\q"]"#, as: .brackets),
  ]

  private static let newick = [
    ProblemTrigger("NewickProblem.unclosed", "((a,b)c,(d", as: .newick),
    ProblemTrigger("NewickProblem.earlyEnd", "((a,b;c);", as: .newick),
    ProblemTrigger("NewickProblem.closesNothing", "(a,b)c);", as: .newick),
    ProblemTrigger("NewickProblem.missingComma", "((a,b) (c,d));", as: .newick),
    ProblemTrigger("NewickProblem.outsideComma", "(a,b),(c,d);", as: .newick),
    ProblemTrigger("NewickProblem.emptyTree", "(a,b);;", as: .newick),
    ProblemTrigger("NewickProblem.nothing", "[nothing]", as: .newick),
    ProblemTrigger("NewickProblem.unclosedComment", "(a,b[c,d);", as: .newick),
    ProblemTrigger("NewickProblem.closesNoComment", "(a,b]c);", as: .newick),
    ProblemTrigger("NewickProblem.unclosedQuote", "('a,b);", as: .newick),
    ProblemTrigger("NewickProblem.missingLength", "(a:,b);", as: .newick),
    ProblemTrigger("NewickProblem.secondLength", "(a:1:2,b);", as: .newick),
    ProblemTrigger("NewickProblem.noNumber", "(a:x,b);", as: .newick),
    ProblemTrigger("NewickProblem.unusableLengths", "(a:-1,b);", as: .newick),
  ]

  private static let tables = [
    ProblemTrigger("TableProblem.oneColumn", "id\n1", as: .table),
    ProblemTrigger(
      "TableProblem.noColumn", "id,parent\n1,", as: .table, roles: FieldRoles(label: "name")),
    ProblemTrigger("TableProblem.noParents", "id,label\n1,a", as: .table),
    ProblemTrigger("TableProblem.noLabels", "parent,size\n,1", as: .table),
    ProblemTrigger("TableProblem.noRows", "id,parent", as: .table),
    ProblemTrigger("TableProblem.fieldCount", "id,parent\n1,,2", as: .table),
    ProblemTrigger("TableProblem.needsTable", "a\n  b", as: .outline, levels: ["a"]),
    ProblemTrigger("TableProblem.noLevels", "a,b,n\n,,x", as: .table, levels: ["a", "b"]),
    ProblemTrigger("TableProblem.nothingAbove", "a,b\n,x", as: .table, levels: ["a", "b"]),
    ProblemTrigger("TableProblem.noName", "id,parent\n,1", as: .table),
    ProblemTrigger("TableProblem.unclosedQuote", "id,parent\n\"1,", as: .table),
    ProblemTrigger("TableProblem.textAfterQuote", "id,parent\n\"1\"2,", as: .table),
  ]

  private static let mindmaps = [
    ProblemTrigger("MindmapProblem.otherDiagram", "flowchart TD\n  a --> b", as: .mindmap),
    ProblemTrigger("MindmapProblem.unclosedQuote", "mindmap\n  a[\"b", as: .mindmap),
    ProblemTrigger("MindmapProblem.textBehindName", "treeView-beta\n  \"a\" b", as: .mindmap),
    ProblemTrigger(
      "MindmapProblem.unclosedParagraph", "@startmindmap\n*:a\n@endmindmap", as: .mindmap),
    ProblemTrigger(
      "MindmapProblem.noMark", "0 a\n" + String(repeating: "1 b\n2 c\n", count: 100) + "d",
      as: .mindmap),
    ProblemTrigger("MindmapProblem.noSign", "@startmindmap\n* a\nb", as: .mindmap),
    ProblemTrigger("MindmapProblem.nothing", "mindmap\n", as: .mindmap),
    ProblemTrigger(
      "MindmapProblem.crossArrows", "@startwbs\n* a\n**(b) b\n**(c) c\nb -> c", as: .mindmap),
  ]

  private static let records = [
    ProblemTrigger("RecordProblem.noName", #"[{"id": 1, "parent": 0}, {"parent": 1}]"#),
    ProblemTrigger("RecordProblem.takenName", "id,parent\n1,\n1,", as: .table),
    ProblemTrigger("RecordProblem.leftOut", "from,to\na,b\nc,b", duplicates: .first),
    ProblemTrigger("RecordProblem.secondParent", "from,to\na,b\nc,b"),
    ProblemTrigger("RecordProblem.orphan", "id,parent\n1,2", as: .table),
    ProblemTrigger("RecordProblem.cycle", "id,parent\n1,2\n2,1", as: .table),
    ProblemTrigger("RecordProblem.severalRoots", "id,parent\n1,\n2,", as: .table),
    ProblemTrigger("RecordProblem.impliedByParent", #"[{"id": 1, "parent": 0}]"#),
    ProblemTrigger(
      "RecordProblem.impliedByMember",
      #"[{"pid": 1, "ppid": 0, "name": 1}, {"pid": 2, "ppid": 1, "name": 2}]"#),
    ProblemTrigger(
      "RecordProblem.noEnd", #"{"nodes": [{"id": 1}], "links": [{"source": 1, "target": 2}]}"#),
    ProblemTrigger(
      "RecordProblem.mayBeLevels", #"[{"name": "a", "level": 0}, {"name": "b", "level": 1}]"#),
  ]

  private static let shapes = [
    ProblemTrigger("JSONShapeProblem.noNodes", "[]"),
    ProblemTrigger("JSONShapeProblem.noLabel", #"{"size": 1}"#),
    ProblemTrigger(
      "JSONShapeProblem.containerAsLabel", #"{"kind": {}}"#, roles: FieldRoles(label: "kind")),
    ProblemTrigger("JSONShapeProblem.noChildren", #"{"name": "a", "children": "b"}"#),
    ProblemTrigger("JSONShapeProblem.noNode", "[[]]"),
    ProblemTrigger("JSONShapeProblem.nullAmongTrees", "[1, null]"),
    ProblemTrigger(
      "JSONShapeProblem.sideBesideList", #"{"id": 1, "children": [2], "left": {"id": 3}}"#),
    ProblemTrigger(
      "JSONShapeProblem.repeatedSide", #"{"id": 1, "left": {"id": 2}, "left": {"id": 3}}"#),
    ProblemTrigger("HeapProblem.noArray", "{}", as: .heap),
    ProblemTrigger("HeapProblem.noValue", "[[]]", as: .heap),
    ProblemTrigger("HeapProblem.noRoot", "[null]", as: .heap),
    ProblemTrigger("HeapProblem.noParent", "[1, null, null, 2]", as: .heap),
    ProblemTrigger("JSONShapeProblem.containerAsAttribute", #"{"name": "a", "fill": {}}"#),
    ProblemTrigger(
      "JSONShapeProblem.noRecords", #"{"name": "a", "items": ["b"]}"#,
      roles: FieldRoles(parent: "boss")),
    ProblemTrigger("JSONShapeProblem.noRecord", #"[{"id": 1, "parent": 0}, 2]"#),
    ProblemTrigger(
      "UnreadListProblem.mayBeChildren",
      #"{"name": "a", "children": [{"name": "b", "kids": [{"name": "c"}]}]}"#, name: "a.json"),
    ProblemTrigger(
      "UnreadListProblem.besideChildren",
      #"{"name": "a", "files": [{"name": "b"}], "children": [{"name": "c"}]}"#, name: "a.json"),
    ProblemTrigger("LonelyNodeProblem.noChildren", #"{"name": "a", "kids": ["b"]}"#),
    ProblemTrigger("LonelyNodeProblem.textAsChildren", #"{"name": "a", "contents": "b"}"#),
    ProblemTrigger(
      "LonelyNodeProblem.emptyChildren", #"{"name": "a", "items": [], "kids": ["b"]}"#),
    ProblemTrigger("LonelyNodeProblem.otherAsSide", #"{"name": "a", "left": 1, "right": 2}"#),
  ]

  private static let templates = [
    ProblemTrigger("TemplateProblem.noNames", template: "name"),
    ProblemTrigger("TemplateProblem.tooManyNames", template: String(repeating: "{a}", count: 101)),
    ProblemTrigger("TemplateProblem.tooLong", template: "{a}" + String(repeating: "b", count: 201)),
    ProblemTrigger("TemplateProblem.tooDeep", template: String(repeating: "{a?", count: 9)),
    ProblemTrigger("TemplateProblem.unclosed", template: "{a"),
    ProblemTrigger("TemplateProblem.lonelyEnd", template: "{a}}"),
    ProblemTrigger("TemplateProblem.emptyName", template: "{}"),
    ProblemTrigger("TemplateProblem.unclosedQuote", template: "{\"a}"),
    ProblemTrigger("TemplateProblem.textAfterQuote", template: "{\"a\"b}"),
  ]

  private static let syntax = [
    ProblemTrigger("JSONSyntaxProblem.nothing", scanning: ""),
    ProblemTrigger("JSONSyntaxProblem.textAfterEnd", scanning: "1 2"),
    ProblemTrigger("JSONSyntaxProblem.commaAfterEnd", scanning: "1,"),
    ProblemTrigger("JSONSyntaxProblem.tooDeep", scanningBytes: Array("[[[".utf8), depthLimit: 2),
    ProblemTrigger("JSONSyntaxProblem.unclosed", scanning: "["),
    ProblemTrigger("JSONSyntaxProblem.unopenedBracket", scanning: "]"),
    ProblemTrigger("JSONSyntaxProblem.mismatchedBracket", scanning: "[}"),
    ProblemTrigger("JSONSyntaxProblem.trailingComma", scanning: "[1,]"),
    ProblemTrigger("JSONSyntaxProblem.missingComma", scanning: "[1 2]"),
    ProblemTrigger("JSONSyntaxProblem.missingElement", scanning: "[,"),
    ProblemTrigger("JSONSyntaxProblem.missingColon", scanning: #"{"a" 1}"#),
    ProblemTrigger("JSONSyntaxProblem.unexpectedColon", scanning: #"["a": 1]"#),
    ProblemTrigger("JSONSyntaxProblem.missingKey", scanning: "{:1}"),
    ProblemTrigger("JSONSyntaxProblem.keyIsContainer", scanning: "{[]:1}"),
    ProblemTrigger("JSONSyntaxProblem.unquotedKey", scanning: "{a:1}"),
    ProblemTrigger("JSONSyntaxProblem.keyWithoutValue", scanning: #"{"a"}"#),
    ProblemTrigger("JSONSyntaxProblem.comment", scanning: "// a"),
    ProblemTrigger("JSONSyntaxProblem.quotes", scanning: "'a'"),
    ProblemTrigger("JSONSyntaxProblem.word", scanning: "yes"),
    ProblemTrigger("JSONSyntaxProblem.unexpected", scanning: "?"),
    ProblemTrigger("JSONSyntaxProblem.invalidByte", scanningBytes: [0xFF]),
    ProblemTrigger("JSONSyntaxProblem.plusSign", scanning: "+1"),
    ProblemTrigger("JSONSyntaxProblem.leadingZero", scanning: "01"),
    ProblemTrigger("JSONSyntaxProblem.missingLeadingDigit", scanning: ".5"),
    ProblemTrigger("JSONSyntaxProblem.missingDigit", scanning: "1."),
    ProblemTrigger("JSONSyntaxProblem.unclosedString", scanning: "\"a"),
    ProblemTrigger("JSONSyntaxProblem.controlCharacter", scanning: "\"\u{1}\""),
    ProblemTrigger("JSONSyntaxProblem.unknownEscape", scanning: #""\q""#),
    ProblemTrigger("JSONSyntaxProblem.incompleteEscape", scanning: #""\u1""#),
  ]
}

extension SignTrigger {
  static let all = [
    SignTrigger(.firstCharacter("{"), "{"),
    SignTrigger(.branches, "a\n├── b"),
    SignTrigger(.branchesWithoutLast, "a\n|-- b"),
    SignTrigger(.countOfFiles, "a\n\n0 directories, 0 files"),
    SignTrigger(.dashesBetweenWords, "init---sh---ps"),
    SignTrigger(.branchSigns, "a\n \\_ b\n \\_ c"),
    SignTrigger(.hiddenBranches, "1 a\n2 └── b"),
    SignTrigger(.rootedPaths, "/a/b\n/a/c"),
    SignTrigger(.commonFolders, "a/b.c\na/c.c"),
    SignTrigger(
      .printed(PathNotation(reason: "its lines are as du prints them", line: PathLine.sized)),
      "4\ta/b\n8\ta"),
    SignTrigger(.drivePaths, "C:\\a\nC:\\b"),
    SignTrigger(.breadcrumbs, "a > b > c\na > d"),
    SignTrigger(.columnsBehindSlashes, "/a  b\n/c  d"),
    SignTrigger(.wordsBesideSlashes, "2026-11-22 9:46 a\n2026-11-22 9:46 a/b"),
    SignTrigger(.slashesBeforeColons, "./a:\nb\n./c:"),
    SignTrigger(.slashes, "a/b\nc/d\ne"),
    SignTrigger(.frontMatterAndHeading, "---\ntitle: a\n---\n# a"),
    SignTrigger(.headingLevels, "# a\n## b"),
    SignTrigger(.headingsAndOutline, "# a\n## b\nc\n  d"),
    SignTrigger(.headingAndList, "# a\n- b"),
    SignTrigger(.underlinedTitle, "Title\n=====\ntext"),
    SignTrigger(.bullets, "- a\n- b"),
    SignTrigger(.nestedBullets, "- a\n  - b"),
    SignTrigger(.numberSigns, "# a\n# b"),
    SignTrigger(.numberSignFirst, "# a\ntext"),
    SignTrigger(.nestedBrackets, "[a [b]]"),
    SignTrigger(.unclosedBrackets, "[a [b]"),
    SignTrigger(.bracketBehindWord, "[a [b, c]] d"),
    SignTrigger(.endedParentheses, "(a,b)c;"),
    SignTrigger(.commentAndSemicolon, "[" + String(repeating: "a", count: 70_000) + "](b,c);"),
    SignTrigger(.nestedParentheses, "((a,b),c)"),
    SignTrigger(.columnOfParents("parent"), "id,parent\n1,"),
    SignTrigger(.separators(.semicolon), "a;b\nc;d"),
    SignTrigger(.startOfPlantUML, "@startmindmap\n* a"),
    SignTrigger(.startOfTreeView, "treeView-beta\n  a"),
    SignTrigger(.startOfMermaid, "mindmap\n  a"),
    SignTrigger(.asterisks, "* a\n** b"),
    SignTrigger(.depthSigns, "a\n- b\n-- c"),
    SignTrigger(.depthNumbers, "0 a\n1 b\n2 c\n1 d"),
  ]
}
