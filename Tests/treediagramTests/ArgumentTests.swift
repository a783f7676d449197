import Testing

@testable import TreeDrawing
@testable import treediagram

@Suite struct ArgumentTests {
  /// A command line, and what is drawn for it, one property a line.
  struct Row: CustomTestStringConvertible, Sendable {
    let words: [String]
    let meaning: [String]

    init(_ words: String, _ meaning: String...) {
      self.words = words.split(separator: " ").map(String.init)
      self.meaning = meaning
    }

    var testDescription: String { words.joined(separator: " ") }
  }

  static let rows = [
    Row(""),
    Row("-", "files.names [-]"),
    Row("plan.txt", "files.names [plan.txt]"),
    Row("./-x", "files.names [./-x]"),
    Row("-- -x", "files.names [-x]"),
    Row("-- --", "files.names [--]"),
    Row("--emit frames -- -", "files.names [-]", "form frames"),
    Row("-o a.svg", "files.output a.svg"),
    Row("-oa.svg", "files.output a.svg"),
    Row("-o=a.svg", "files.output a.svg"),
    Row("--output a.svg", "files.output a.svg"),
    Row("--output=a=b.svg", "files.output a=b.svg"),
    Row("-o -x", "files.output -x"),
    Row("-o -"),
    Row("-o a.svg -o b.svg", "files.output b.svg"),
    Row("plan.txt -o a.svg", "files.names [plan.txt]", "files.output a.svg"),
    Row("--from outline", "reading.format outline"),
    Row("--from=json", "reading.format json"),
    Row("--fields label=name,children=parts", "reading.roles label=name,children=parts"),
    Row("--text {name}", "reading.text {name}"),
    Row("--note {a.b}", "reading.note {a.b}"),
    Row("--levels a,2", "reading.levels [\"a\", \"2\"]"),
    Row("--duplicates repeat", "reading.duplicates repeat"),
    Row("--separator ::", "reading.format paths", "reading.separator ::"),
    Row("--separator + --from auto", "reading.separator +"),
    Row("--literal", "reading.isLiteral true"),
    Row("--max-input 64K", "inputLimit 65536"),
    Row("--max-input 2MiB", "inputLimit 2097152"), Row("--max-input 3kb", "inputLimit 3000"),
    Row("--max-input 1g", "inputLimit 1073741823"), Row("--max-input 700", "inputLimit 700"),
    Row("--max-input 256M,9", "reading.nodeLimit 9"),
    Row("--phrases", "reading.joinsWords true"),
    Row("--root House/Kitchen", "selection.root House/Kitchen"),
    Row("--root -", "selection.root -"),
    Row("--max-depth 0", "selection.maxDepth 0"),
    Row("--max-depth=1000000000", "selection.maxDepth 1000000000"),
    Row("--max-children 1", "selection.maxChildren 1"),
    Row("--max-children 007", "selection.maxChildren 7"),
    Row("--keep bat --keep *s", #"selection.patterns ["bat", "*s"]"#),
    Row("--fold=a/b --fold c", #"selection.folds ["a/b", "c"]"#),
    Row("--min-size 1 --min-size 5", "selection.minSize 5"),
    Row("--max-nodes 150", "selection.maxNodes 150"),
    Row("--sort label", "selection.order label"),
    Row("--sort size --sort none"),
    Row("--sort reverse --sort reverse", "selection.isReversed true"),
    Row("--lengths text --verbose", "messages.isVerbose true", "reading.showsLengths true"),
    Row("--fields id=a,parent=b,label=c", "reading.roles label=c,parent=b,id=a"),
    Row("--fields parent=b", "reading.roles parent=b"),
    Row("--fields label=x=y,parent=3,note=a", "reading.roles label=x=y,parent=3,note=a"),
    Row("--columns 3", "picture.style.columnCount 3", "columnCount count(3)"),
    Row("--columns=3 --columns auto", "columnCount auto"),
    Row(
      "--columns 3 --fields id=1,parent=2", "reading.roles parent=2,id=1",
      "picture.style.columnCount 3", "columnCount count(3)"),
    Row(
      "--fields id=nr,parent=boss --columns 007", "reading.roles parent=boss,id=nr",
      "picture.style.columnCount 7", "columnCount count(7)"),
    Row("--fields id=3", "reading.roles id=3"),
    Row("--fields id=auto", "reading.roles id=auto"),
    Row("--preset files", "preset files", "picture.style.arrangement list"),
    Row("--layout tidy", "picture.style.arrangement tidy"),
    Row("--direction up", "picture.style.growth up"),
    Row("--sides one"),
    Row(
      "--sides both --layout hang", "picture.style.arrangement hang",
      "picture.style.hangsOnBothSides true"),
    Row("--columns 1000", "picture.style.columnCount 1000", "columnCount count(1000)"),
    Row("--align layers", "picture.style.hasLayers true"),
    Row(
      "--align leaves,layers", "picture.style.hasLayers true", "picture.style.alignsLeaves true"),
    Row(
      "--lengths scale --align leaves", "picture.style.alignsLeaves true",
      "picture.style.drawsLengths true"),
    Row("--edges curve", "picture.style.edgeForm curve"),
    Row(
      "--edges dotted,arrow", "picture.style.edgeStyle dotted",
      "picture.style.arrows end"),
    Row("--shape none --shape circle", "picture.shape circle"),
    Row("--align middle", "picture.style.alignment middle"),
    Row("--align mean --align last", "picture.style.alignment last"),
    Row(
      "--spacing 0", "picture.style.spacing.siblings 0.0", "picture.style.spacing.cousins 0.0",
      "picture.style.spacing.trees 0.0", "picture.style.spacing.columns 0.0",
      "picture.style.spacing.gridColumns 0.0"),
    Row(
      "--spacing 8", "picture.style.spacing.siblings 8.0", "picture.style.spacing.cousins 14.0",
      "picture.style.spacing.trees 24.0", "picture.style.spacing.columns 11.0",
      "picture.style.spacing.gridColumns 7.0"),
    Row(
      "--spacing 16,40", "picture.style.spacing.levels 40.0",
      "picture.style.spacing.levelsWithNotes 45.0",
      "picture.style.spacing.levelsWithEdgeLabels 70.0", "picture.style.spacing.levelsOfTexts 27.5",
      "picture.style.spacing.firstHanging 12.5", "picture.style.spacing.hangingLeaves 10.0",
      "picture.style.spacing.hanging 17.5", "picture.style.spacing.gridBlocks 7.5"),
    Row("--spacing 16.,32."),
    Row("--font-size 14 --font-weight 400"),
    Row("--font-size=6", "picture.labels.font 6.0 regular default"),
    Row("--font-size 96 --font-weight bold", "picture.labels.font 96.0 bold default"),
    Row("--font-weight 700", "picture.labels.font 14.0 bold default"),
    Row("--font-family Times", "picture.labels.font 14.0 regular serif"),
    Row("--font-family Menlo,serif --font-size 9.5", "picture.labels.font 9.5 regular monospaced"),
    Row("--font-file a.ttf", "font.file a.ttf"),
    Row(
      "--font-file=- --font-size 20", "picture.labels.font 20.0 regular default", "font.file -"),
    Row("--embed font --font-file a.ttf", "font.file a.ttf", "font.isEmbedded true"),
    Row(
      "--wrap 120 --max-lines 2", "picture.labels.width points(120.0)", "picture.labels.lineLimit 2"
    ),
    Row("--wrap 1 --max-lines=1", "picture.labels.width points(1.0)", "picture.labels.lineLimit 1"),
    Row("--wrap none", "picture.labels.width unlimited"),
    Row("--theme auto"),
    Row("--theme light --background none", "picture.colors.theme light"),
    Row("--theme dark", "picture.colors.theme dark", "picture.colors.background theme"),
    Row(
      "--theme dark --background #fff", "picture.colors.theme dark",
      "picture.colors.background white"),
    Row("--theme print", "picture.colors.theme print", "picture.colors.background theme"),
    Row("--theme mono", "picture.colors.theme mono"),
    Row("--accent #8250df", "picture.colors.theme accented"),
    Row("--color-by branch", "picture.colors.coloring branch"),
    Row("--color-by class", "picture.colors.coloring nodeClass"),
    Row("--title Plan", "document.title Plan"),
    Row("--description=All", "document.description All"),
    Row("--lang pt-BR", "document.language pt-BR"),
    Row("--caption Plan", "picture.caption Plan"),
    Row("--link-target blank", "document.linkTarget blank"),
    Row("--embed id=_a-1", "document.idPrefix _a-1"),
    Row("--embed responsive", "document.isResponsive true"),
    Row("--embed standalone", "document.isStandalone true"),
    Row("--embed static", "document.isStatic true"),
    Row("--page letter", "document.page letter"),
    Row(
      "--embed pair -o x.svg", "files.output x.svg", "picture.colors.theme light",
      "embedding.isPair true", "darkColors.theme dark",
      "darkColors.background none", "darkColors.coloring usual", "darkColors.hasLegend false"),
    Row(
      "--embed pair=docc -o x.svg", "files.output x.svg", "picture.colors.theme light",
      "embedding.isPair true", "embedding.pairStyle docc",
      "darkColors.theme dark", "darkColors.background none", "darkColors.coloring usual",
      "darkColors.hasLegend false"),
    Row("--embed github -o x.svg", "files.output x.svg", "embedding.style github"),
    Row("--highlight a --highlight b,c", "overlays.highlights [\"a\", \"b,c\"]"),
    Row(
      "--highlight ring:a --dim", "overlays.highlights [\"ring:a\"]", "overlays.isDimmed true"),
    Row("--route a,b", "overlays.route a,b"),
    Row("--route through:a,b", "overlays.route through:a,b"),
    Row("--link a->b --link=c->d:e", "overlays.links [\"a->b\", \"c->d:e\"]"),
    Row("--color-by size", "reading.field size", "picture.colors.coloring field(\"size\")"),
    Row("--colour-by depth", "picture.colors.coloring depth"),
    Row("--legend", "picture.colors.hasLegend true"),
    Row("--emit svg"),
    Row("--width 600", "picture.offer.width 612.0", "pageWidth 600.0"),
    Row("--fit 800x600", "picture.offer.width 800.0", "picture.offer.height 600.0"),
    Row("--fit=16:9", "picture.offer.width 16.0", "picture.offer.height 9.0"),
    Row("--like a.svg", "old a.svg"),
    Row("--like a.svg -o a.svg", "files.output a.svg", "old a.svg"),
    Row("--check -o a.svg", "files.output a.svg", "files.writeMode comparing"),
    Row("--quiet", "messages.isQuiet true"),
    Row(
      "--watch a -o a.svg", "files.names [a]", "files.output a.svg",
      "files.writeMode writingChanges", "files.watches true"),
    Row("--validate a b", "files.names [a, b]", "files.writeMode validating"),
    Row("--strict", "messages.isStrict true"),
    Row("--diagnostics sarif", "messages.form sarif"),
    Row("--diagnostics=text"),
    Row("--force -o a", "files.output a", "files.replacesAll true"),
    Row("--report a.json", "files.report a.json"),
    Row("--report=json", "files.report standard output"),
    Row("--report - -o a.svg", "files.output a.svg", "files.report standard output"),
    Row(
      "a b --output-dir c", "files.names [a, b]", "files.folder c", "files.writeMode writingChanges"
    ),
    Row(
      "a --output-dir c --check", "files.names [a]", "files.folder c", "files.writeMode comparing"),
    Row(
      "x/a --output-dir=c --base x", "files.names [x/a]", "files.folder c", "files.base x",
      "files.writeMode writingChanges"),
  ]

  @Test(arguments: rows)
  func `a command line means what each of its words says`(_ row: Row) throws {
    let request = try Request(row.words.map { OSString($0.utf8) })
    guard case .draw(let options) = request else {
      Issue.record("\(request)")
      return
    }
    #expect(options.meaning == row.meaning)
  }

  @Test(arguments: ["--help", "-h", "-o x --help -- --bogus", "a b c --help"])
  func `a command line with --help asks for help, whatever else it has`(_ words: String) throws {
    let request = try Request(words.split(separator: " ").map { OSString($0.utf8) })
    guard case .explain(.help(.start)) = request else {
      Issue.record("\(request)")
      return
    }
  }

  @Test func `a file name need not be UTF-8`() throws {
    let name = OSString([0x61, 0xFF])
    guard case .draw(let options) = try Request([name, "-o", name]) else { return }
    #expect(options.files.inputs == [.file(name)])
    #expect(options.files.output == .file(name))
  }

  @Test func `no option is without a row`() {
    let rows = Self.rows.flatMap(\.words) + MarkdownOptionTests.words
    let words = Set(rows.map { String($0.prefix { $0 != "=" }) })
    let drawing = Flag.all.filter { $0.group != .information }
    #expect(drawing.filter { words.isDisjoint(with: $0.names) }.map(\.name) == [])
  }

  @Test func `every option has one name, a group, a summary, and no two share a name`() {
    let names = Flag.all.flatMap(\.names)
    #expect(Set(names).count == names.count)
    for flag in Flag.all {
      #expect(flag.name.hasPrefix("--"))
      #expect(flag.names.dropFirst().allSatisfy { $0.count == 2 })
      #expect(!flag.summary.isEmpty)
    }
  }
}

extension Options {
  /// The properties that differ from the defaults, each by its path.
  fileprivate var meaning: [String] {
    let own = Self.properties(of: self) + Self.properties(of: darkColors as Any, at: "darkColors")
    let plain = Self.properties(of: Options())
    return own.filter { property in
      !plain.contains(property) && !Self.others.contains { property.hasPrefix($0) }
    }
  }

  /// The words once more, and what the colours follow from.
  private static let others = ["typed ", "ofPreset ", "files.places ", "command.", "theme."]

  /// The properties of a value and of those in it, down to those that have no parts.
  private static func properties(of value: Any, at path: String = "") -> [String] {
    let mirror = Mirror(reflecting: value)
    switch value {
    case let form as OutputForm: return ["\(path) \(form.rawValue)"]
    case let font as Font: return ["\(path) \(font.words)"]
    case let template as TextTemplate: return ["\(path) \(template.text)"]
    case let roles as FieldRoles:
      return roles.pairs.isEmpty ? [] : ["\(path) \(roles.pairs.joined(separator: ","))"]
    case let theme as Theme: return ["\(path) \(theme.word)"]
    case PictureBackground.color(.white): return ["\(path) white"]
    case let text as any CustomStringConvertible: return ["\(path) \(text)"]
    case _ where mirror.displayStyle == .optional:
      return mirror.children.flatMap { properties(of: $0.value, at: path) }
    case _ where mirror.displayStyle == .struct:
      return mirror.children.flatMap { label, value in
        properties(
          of: value, at: [path, label ?? ""].filter { !$0.isEmpty }.joined(separator: "."))
      }
    default: return ["\(path) \(value)"]
    }
  }
}

extension Theme {
  /// Its name, if it is one of those that there are.
  fileprivate var word: String {
    ThemeName.allCases.first { $0.theme == self }?.rawValue ?? "accented"
  }
}

extension Font {
  fileprivate var words: String { "\(size) \(weight) \(face.design)" }
}

extension FieldRoles {
  fileprivate var pairs: [String] {
    let named = [("label", label), ("parent", parent), ("children", children)]
    return (named + AttributeName.allCases.map { ($0.rawValue, attributes[$0]) })
      .compactMap { content, name in name.map { "\(content)=\($0)" } }
  }
}
