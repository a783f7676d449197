@testable import TreeReading

extension Meeting {
  static let all = [
    inputs, attributes, outlines, listings, markdown, brackets, newick, tables, mindmaps, records,
    shapes, syntax, templates,
  ].flatMap(\.self)

  private static let inputs = [
    Meeting("InputProblem.empty", " \n"),
    Meeting("InputProblem.otherEncoding", bytes: [0xFF, 0xFE, 0x61, 0]),
    Meeting("InputProblem.binary", "%PDF-1.4"),
    Meeting("InputProblem.tooManyNodes", "a\nb\nc", nodeLimit: 2),
    Meeting("DecodingProblem.notUTF8", bytes: [0x61, 0xFF]),
    Meeting("DecodingProblem.unshowable", "a\u{7}"),
    Meeting("RecognitionProblem.unclear", "- a\n- b"),
    Meeting("RecognitionProblem.foreign", "digraph { a -> b }"),
    Meeting("RecognitionProblem.namedText", #"{"name": "a"}"#, name: "plan.txt"),
    Meeting("RecognitionProblem.foreignNamedText", "a -> b\nb -> c", name: "plan.txt"),
  ]

  private static let attributes = [
    Meeting("AttributeProblem.empty", #"a {fill=""}"#),
    Meeting("AttributeProblem.color", "a {fill=golld}"),
    Meeting("AttributeProblem.unknownWord", "a {shape=square}"),
    Meeting("AttributeProblem.columnCount", "a {columns=0}"),
    Meeting("AttributeProblem.icon", "a {icon=home}"),
    Meeting("AttributeProblem.length", "a {length=long}"),
    Meeting("AttributeProblem.className", "a {class=1}"),
    Meeting("AttributeProblem.link", "a {href=javascript:b}"),
    Meeting("AttributeProblem.link", "a {href=http:b}"),
    Meeting("AttributeProblem.link", #"a {href="b c"}"#),
    Meeting("OutlineBlockProblem.noKey", "a {fill=gold =}"),
    Meeting("OutlineBlockProblem.noEqualsSign", "a {fill=gold stroke}"),
    Meeting("OutlineBlockProblem.noValue", "a {fill=}"),
    Meeting("OutlineBlockProblem.noSpace", #"a {fill="gold"stroke=red}"#),
    Meeting("OutlineBlockProblem.unknownKey", "a {fill=gold size=2}"),
    Meeting("OutlineBlockProblem.mayBeBlock", "a {fil=gold}"),
    Meeting("OutlineBlockProblem.noBlocks", "# a {fill=gold}\n## b", name: "a.md"),
    Meeting("AttributeSlipProblem.mayBeAttribute", #"{"name": "a", "fil": "gold"}"#),
    Meeting("OutlineBlockProblem.repeatedKey", "a {fill=gold fill=red}"),
  ]

  private static let outlines = [
    Meeting("OutlineProblem.betweenLevels", "a\n    b\n  c"),
    Meeting("OutlineProblem.outsideOutermost", "  a\n b"),
    Meeting("OutlineProblem.unclearDepth", "a\n\tb\n  c"),
    Meeting("OutlineProblem.belowSlot", "a\n  {}\n    b"),
    Meeting("OutlineProblem.foreignSpace", "a\n\u{A0}\u{A0}b"),
  ]

  private static let listings = [
    Meeting("ListingProblem.betweenLevels", "a\n├── b\n│   ├── c\n│  └── d", as: .tree),
    Meeting("ListingProblem.noBranch", "House\n  Kitchen", as: .tree),
    Meeting("ListingProblem.hiddenBranch", "# a\n# ├── b", as: .tree),
    Meeting("ListingProblem.nothing", "\n0 directories, 0 files", as: .tree),
  ]

  private static let markdown = [
    Meeting("MarkdownProblem.nothing", "text", as: .markdown),
    Meeting("MarkdownProblem.unsafeLink", "- [a](javascript:b)", as: .markdown),
  ]

  private static let brackets = [
    Meeting("BracketProblem.unclosed", "[a [b]", as: .brackets),
    Meeting("BracketProblem.closesNothing", "[a]]", as: .brackets),
    Meeting("BracketProblem.outside", "[a] b", as: .brackets),
    Meeting("BracketProblem.unclosedQuote", #"[a "b]"#, as: .brackets),
    Meeting("BracketProblem.afterQuote", #"["a"b]"#, as: .brackets),
    Meeting("BracketProblem.wrongEscape", #"["\q"]"#, as: .brackets),
  ]

  private static let newick = [
    Meeting("NewickProblem.unclosed", "((a,b)c,(d", as: .newick),
    Meeting("NewickProblem.earlyEnd", "((a,b;c);", as: .newick),
    Meeting("NewickProblem.closesNothing", "(a,b)c);", as: .newick),
    Meeting("NewickProblem.missingComma", "((a,b) (c,d));", as: .newick),
    Meeting("NewickProblem.outsideComma", "(a,b),(c,d);", as: .newick),
    Meeting("NewickProblem.emptyTree", "(a,b);;", as: .newick),
    Meeting("NewickProblem.nothing", "[nothing]", as: .newick),
    Meeting("NewickProblem.unclosedComment", "(a,b[c,d);", as: .newick),
    Meeting("NewickProblem.closesNoComment", "(a,b]c);", as: .newick),
    Meeting("NewickProblem.unclosedQuote", "('a,b);", as: .newick),
    Meeting("NewickProblem.missingLength", "(a:,b);", as: .newick),
    Meeting("NewickProblem.secondLength", "(a:1:2,b);", as: .newick),
    Meeting("NewickProblem.noNumber", "(a:x,b);", as: .newick),
    Meeting("NewickProblem.unusableLengths", "(a:-1,b);", as: .newick),
  ]

  private static let tables = [
    Meeting("TableProblem.oneColumn", "id\n1", as: .table),
    Meeting("TableProblem.noColumn", "id,parent\n1,", as: .table, label: "name"),
    Meeting("TableProblem.noParents", "id,label\n1,a", as: .table),
    Meeting("TableProblem.noLabels", "parent,size\n,1", as: .table),
    Meeting("TableProblem.noRows", "id,parent", as: .table),
    Meeting("TableProblem.fieldCount", "id,parent\n1,,2", as: .table),
    Meeting("TableProblem.needsTable", "a\n  b", as: .outline, levels: ["a"]),
    Meeting("TableProblem.noLevels", "a,b,n\n,,x", as: .table, levels: ["a", "b"]),
    Meeting("TableProblem.nothingAbove", "a,b\n,x", as: .table, levels: ["a", "b"]),
    Meeting("TableProblem.noName", "id,parent\n,1", as: .table),
    Meeting("TableProblem.unclosedQuote", "id,parent\n\"1,", as: .table),
    Meeting("TableProblem.textAfterQuote", "id,parent\n\"1\"2,", as: .table),
  ]

  private static let mindmaps = [
    Meeting("MindmapProblem.otherDiagram", "flowchart TD\n  a --> b", as: .mindmap),
    Meeting("MindmapProblem.unclosedQuote", "mindmap\n  a[\"b", as: .mindmap),
    Meeting("MindmapProblem.textBehindName", "treeView-beta\n  \"a\" b", as: .mindmap),
    Meeting("MindmapProblem.unclosedParagraph", "@startmindmap\n*:a\n@endmindmap", as: .mindmap),
    Meeting(
      "MindmapProblem.noMark", "0 a\n" + String(repeating: "1 b\n2 c\n", count: 100) + "d",
      as: .mindmap),
    Meeting("MindmapProblem.noSign", "@startmindmap\n* a\nb", as: .mindmap),
    Meeting("MindmapProblem.nothing", "mindmap\n", as: .mindmap),
    Meeting("MindmapProblem.crossArrows", "@startwbs\n* a\n**(b) b\n**(c) c\nb -> c", as: .mindmap),
  ]

  private static let records = [
    Meeting("RecordProblem.noName", #"[{"id": 1, "parent": 0}, {"parent": 1}]"#),
    Meeting("RecordProblem.takenName", "id,parent\n1,\n1,", as: .table),
    Meeting("RecordProblem.leftOut", "from,to\na,b\nc,b", duplicates: .first),
    Meeting("RecordProblem.secondParent", "from,to\na,b\nc,b"),
    Meeting("RecordProblem.orphan", "id,parent\n1,2", as: .table),
    Meeting("RecordProblem.cycle", "id,parent\n1,2\n2,1", as: .table),
    Meeting("RecordProblem.severalRoots", "id,parent\n1,\n2,", as: .table),
    Meeting("RecordProblem.impliedByParent", #"[{"id": 1, "parent": 0}]"#),
    Meeting(
      "RecordProblem.impliedByMember",
      #"[{"pid": 1, "ppid": 0, "name": 1}, {"pid": 2, "ppid": 1, "name": 2}]"#),
    Meeting(
      "RecordProblem.noEnd", #"{"nodes": [{"id": 1}], "links": [{"source": 1, "target": 2}]}"#),
    Meeting(
      "RecordProblem.mayBeLevels", #"[{"name": "a", "level": 0}, {"name": "b", "level": 1}]"#),
  ]

  private static let shapes = [
    Meeting("JSONShapeProblem.noNodes", "[]"),
    Meeting("JSONShapeProblem.noLabel", #"{"size": 1}"#),
    Meeting("JSONShapeProblem.containerAsLabel", #"{"kind": {}}"#, label: "kind"),
    Meeting("JSONShapeProblem.noChildren", #"{"name": "a", "children": "b"}"#),
    Meeting("JSONShapeProblem.noNode", "[[]]"),
    Meeting("JSONShapeProblem.nullAmongTrees", "[1, null]"),
    Meeting("JSONShapeProblem.sideBesideList", #"{"id": 1, "children": [2], "left": {"id": 3}}"#),
    Meeting("JSONShapeProblem.repeatedSide", #"{"id": 1, "left": {"id": 2}, "left": {"id": 3}}"#),
    Meeting("HeapProblem.noArray", "{}", as: .heap),
    Meeting("HeapProblem.noValue", "[[]]", as: .heap),
    Meeting("HeapProblem.noRoot", "[null]", as: .heap),
    Meeting("HeapProblem.noParent", "[1, null, null, 2]", as: .heap),
    Meeting("JSONShapeProblem.containerAsAttribute", #"{"name": "a", "fill": {}}"#),
    Meeting(
      "JSONShapeProblem.noRecords", #"{"name": "a", "items": ["b"]}"#,
      columns: TableReaderTests.columns(label: "name")),
    Meeting("JSONShapeProblem.noRecord", #"[{"id": 1, "parent": 0}, 2]"#),
    Meeting(
      "UnreadListProblem.mayBeChildren",
      #"{"name": "a", "children": [{"name": "b", "kids": [{"name": "c"}]}]}"#, name: "a.json"),
    Meeting(
      "UnreadListProblem.besideChildren",
      #"{"name": "a", "files": [{"name": "b"}], "children": [{"name": "c"}]}"#, name: "a.json"),
    Meeting("LonelyNodeProblem.noChildren", #"{"name": "a", "kids": ["b"]}"#),
    Meeting("LonelyNodeProblem.textAsChildren", #"{"name": "a", "contents": "b"}"#),
    Meeting("LonelyNodeProblem.emptyChildren", #"{"name": "a", "items": [], "kids": ["b"]}"#),
    Meeting("LonelyNodeProblem.otherAsSide", #"{"name": "a", "left": 1, "right": 2}"#),
  ]

  private static let templates = [
    Meeting("TemplateProblem.noNames", template: "name"),
    Meeting("TemplateProblem.tooManyNames", template: String(repeating: "{a}", count: 101)),
    Meeting("TemplateProblem.tooLong", template: "{a}" + String(repeating: "b", count: 201)),
    Meeting("TemplateProblem.unclosed", template: "{a"),
    Meeting("TemplateProblem.lonelyEnd", template: "{a}}"),
    Meeting("TemplateProblem.emptyName", template: "{}"),
    Meeting("TemplateProblem.unclosedQuote", template: "{\"a}"),
    Meeting("TemplateProblem.textAfterQuote", template: "{\"a\"b}"),
  ]

  private static let syntax = [
    Meeting("JSONSyntaxProblem.nothing", scanning: ""),
    Meeting("JSONSyntaxProblem.textAfterEnd", scanning: "1 2"),
    Meeting("JSONSyntaxProblem.commaAfterEnd", scanning: "1,"),
    Meeting("JSONSyntaxProblem.tooDeep", scanningBytes: Array("[[[".utf8), depthLimit: 2),
    Meeting("JSONSyntaxProblem.unclosed", scanning: "["),
    Meeting("JSONSyntaxProblem.unopenedBracket", scanning: "]"),
    Meeting("JSONSyntaxProblem.mismatchedBracket", scanning: "[}"),
    Meeting("JSONSyntaxProblem.trailingComma", scanning: "[1,]"),
    Meeting("JSONSyntaxProblem.missingComma", scanning: "[1 2]"),
    Meeting("JSONSyntaxProblem.missingElement", scanning: "[,"),
    Meeting("JSONSyntaxProblem.missingColon", scanning: #"{"a" 1}"#),
    Meeting("JSONSyntaxProblem.unexpectedColon", scanning: #"["a": 1]"#),
    Meeting("JSONSyntaxProblem.missingKey", scanning: "{:1}"),
    Meeting("JSONSyntaxProblem.keyIsContainer", scanning: "{[]:1}"),
    Meeting("JSONSyntaxProblem.unquotedKey", scanning: "{a:1}"),
    Meeting("JSONSyntaxProblem.keyWithoutValue", scanning: #"{"a"}"#),
    Meeting("JSONSyntaxProblem.comment", scanning: "// a"),
    Meeting("JSONSyntaxProblem.quotes", scanning: "'a'"),
    Meeting("JSONSyntaxProblem.word", scanning: "yes"),
    Meeting("JSONSyntaxProblem.unexpected", scanning: "?"),
    Meeting("JSONSyntaxProblem.invalidByte", scanningBytes: [0xFF]),
    Meeting("JSONSyntaxProblem.plusSign", scanning: "+1"),
    Meeting("JSONSyntaxProblem.leadingZero", scanning: "01"),
    Meeting("JSONSyntaxProblem.missingLeadingDigit", scanning: ".5"),
    Meeting("JSONSyntaxProblem.missingDigit", scanning: "1."),
    Meeting("JSONSyntaxProblem.unclosedString", scanning: "\"a"),
    Meeting("JSONSyntaxProblem.controlCharacter", scanning: "\"\u{1}\""),
    Meeting("JSONSyntaxProblem.unknownEscape", scanning: #""\q""#),
    Meeting("JSONSyntaxProblem.incompleteEscape", scanning: #""\u1""#),
  ]
}

extension Sight {
  static let all = [
    Sight("firstCharacter", "{"),
    Sight("branches", "a\n├── b"),
    Sight("branchesWithoutLast", "a\n|-- b"),
    Sight("countOfFiles", "a\n\n0 directories, 0 files"),
    Sight("dashesBetweenWords", "init---sh---ps"),
    Sight("branchSigns", "a\n \\_ b\n \\_ c"),
    Sight("hiddenBranches", "1 a\n2 └── b"),
    Sight("rootedPaths", "/a/b\n/a/c"),
    Sight("commonFolders", "a/b.c\na/c.c"),
    Sight("printed", "4\ta/b\n8\ta"),
    Sight("drivePaths", "C:\\a\nC:\\b"),
    Sight("crumbs", "a > b > c\na > d"),
    Sight("columnsBehindSlashes", "/a  b\n/c  d"),
    Sight("wordsBesideSlashes", "2026-11-22 9:46 a\n2026-11-22 9:46 a/b"),
    Sight("slashesBeforeColons", "./a:\nb\n./c:"),
    Sight("slashes", "a/b\nc/d\ne"),
    Sight("frontMatterAndHeading", "---\ntitle: a\n---\n# a"),
    Sight("headingLevels", "# a\n## b"),
    Sight("headingsAndOutline", "# a\n## b\nc\n  d"),
    Sight("headingAndList", "# a\n- b"),
    Sight("underlinedTitle", "Title\n=====\ntext"),
    Sight("bullets", "- a\n- b"),
    Sight("nestedBullets", "- a\n  - b"),
    Sight("numberSigns", "# a\n# b"),
    Sight("numberSignFirst", "# a\ntext"),
    Sight("nestedBrackets", "[a [b]]"),
    Sight("unclosedBrackets", "[a [b]"),
    Sight("bracketBehindWord", "[a [b, c]] d"),
    Sight("endedParentheses", "(a,b)c;"),
    Sight("commentAndSemicolon", "[" + String(repeating: "a", count: 70_000) + "](b,c);"),
    Sight("nestedParentheses", "((a,b),c)"),
    Sight("columnOfParents", "id,parent\n1,"),
    Sight("separators", "a;b\nc;d"),
    Sight("startOfPlantUML", "@startmindmap\n* a"),
    Sight("startOfTreeView", "treeView-beta\n  a"),
    Sight("startOfMermaid", "mindmap\n  a"),
    Sight("asterisks", "* a\n** b"),
    Sight("depthSigns", "a\n- b\n-- c"),
    Sight("depthNumbers", "0 a\n1 b\n2 c\n1 d"),
  ]
}
