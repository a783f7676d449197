import Testing
import TreeDrawing

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

  @Test(arguments: [
    Row(""),
    Row("-"),
    Row("plan.txt", "input plan.txt"),
    Row("./-x", "input ./-x"),
    Row("-- -x", "input -x"),
    Row("-- --", "input --"),
    Row("--emit frames -- -", "product frames"),
    Row("-o a.svg", "output a.svg"),
    Row("-oa.svg", "output a.svg"),
    Row("-o=a.svg", "output a.svg"),
    Row("--output a.svg", "output a.svg"),
    Row("--output=a=b.svg", "output a=b.svg"),
    Row("-o -x", "output -x"),
    Row("-o -"),
    Row("-o a.svg -o b.svg", "output b.svg"),
    Row("plan.txt -o a.svg", "input plan.txt", "output a.svg"),
    Row("--from outline", "format outline"),
    Row("--from=json", "format json"),
    Row("--label=", "label "),
    Row("--label name --children parts", "label name", "children parts"),
    Row("--separator ::", "format paths", "separator ::"),
    Row("--separator + --from auto", "separator +"),
    Row("--literal", "literal"),
    Row("--root House/Kitchen", "root House/Kitchen"),
    Row("--root -", "root -"),
    Row("--max-depth 0", "depth 0"),
    Row("--max-depth=1000000000", "depth 1000000000"),
    Row("--max-children 1", "children of each 1"),
    Row("--max-children 007", "children of each 7"),
    Row("--sort label", "order label"),
    Row("--sort size --sort none"),
    Row("--reverse --reverse", "reversed"),
    Row("--lengths --verbose", "lengths", "verbose"),
    Row("--columns a,b,c", "columns id=a,parent=b,label=c"),
    Row("--columns ,b", "columns parent=b"),
    Row("--columns label=x=y,parent=3,note=a", "columns note=a,parent=3,label=x=y"),
    Row("--align middle", "alignment middle"),
    Row("--align mean --align last", "alignment last"),
    Row("--spacing 0", "across 0.0"),
    Row("--spacing 12.5,40", "across 12.5", "down 40.0"),
    Row("--spacing .5,1.", "across 0.5", "down 1.0"),
    Row("--spacing 10000,10000", "across 10000.0", "down 10000.0"),
    Row("--font-size 14 --font-weight 400"),
    Row("--font-size=6", "font 6.0 regular default"),
    Row("--font-size 96 --font-weight bold", "font 96.0 bold default"),
    Row("--font-weight 700", "font 14.0 bold default"),
    Row("--font-family Times", "font 14.0 regular serif"),
    Row("--font-family Menlo,serif --font-size 9.5", "font 9.5 regular monospaced"),
    Row("--font-file a.ttf", "font file a.ttf"),
    Row("--font-file=- --font-size 20", "font 20.0 regular default", "font file -"),
    Row("--embed-font --font-file a.ttf", "embedded font file a.ttf"),
    Row("--wrap 120 --max-lines 2", "wrapped to 120.0", "at most 2 lines"),
    Row("--wrap 1 --max-lines=1", "wrapped to 1.0", "at most 1 lines"),
    Row("--emit svg"),
  ])
  func `means`(_ row: Row) throws {
    let request = try Request(row.words.map { OSString($0.utf8) })
    guard case .draw(let options) = request else {
      Issue.record("\(request)")
      return
    }
    #expect(options.meaning == row.meaning)
  }

  @Test(arguments: ["--help", "-h", "-o x --help --bogus", "a b c --help"])
  func `asks for help`(_ words: String) throws {
    let request = try Request(words.split(separator: " ").map { OSString($0.utf8) })
    guard case .help = request else {
      Issue.record("\(request)")
      return
    }
  }

  @Test func `a file name need not be UTF-8`() throws {
    let name = OSString([0x61, 0xFF])
    guard case .draw(let options) = try Request([name, "-o", name]) else { return }
    #expect(options.input == .file(name))
    #expect(options.output == .file(name))
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
  /// What differs from the defaults.
  fileprivate var meaning: [String] {
    let plain = Options()
    return [
      input == plain.input ? nil : "input \(input)",
      output == plain.output ? nil : "output \(output)",
      reading.format == plain.reading.format ? nil : "format \(reading.format)",
      reading.labelKey.map { "label \($0)" },
      reading.childrenKey.map { "children \($0)" },
      reading.isLiteral ? "literal" : nil,
      selection.root.map { "root \($0)" },
      selection.maxDepth.map { "depth \($0)" },
      selection.maxChildren.map { "children of each \($0)" },
      selection.order == .none ? nil : "order \(selection.order)",
      selection.isReversed ? "reversed" : nil,
      reading.columns.map { "columns \($0.pairs.joined(separator: ","))" },
      reading.separator == plain.reading.separator ? nil : "separator \(reading.separator)",
      reading.showsLengths ? "lengths" : nil,
      isVerbose ? "verbose" : nil,
      style.alignment == plain.style.alignment ? nil : "alignment \(style.alignment)",
      style.horizontalSpacing == plain.style.horizontalSpacing
        ? nil : "across \(style.horizontalSpacing)",
      style.verticalSpacing == plain.style.verticalSpacing
        ? nil : "down \(style.verticalSpacing)",
      labels.font == plain.labels.font ? nil : "font \(labels.font.words)",
      font.map { "\($0.isEmbedded ? "embedded " : "")font file \($0.file)" },
      labels.wrapping.width.map { "wrapped to \($0)" },
      labels.wrapping.maxLines.map { "at most \($0) lines" },
      product == plain.product ? nil : "product \(product)",
    ].compactMap { $0 }
  }
}

extension Font {
  fileprivate var words: String { "\(size) \(weight) \(measuredDesign)" }
}

extension RecordColumns {
  fileprivate var pairs: [String] {
    AttributeName.allCases.compactMap { name in attributes[name].map { "\(name.rawValue)=\($0)" } }
      + [parent.map { "parent=\($0)" }, label.map { "label=\($0)" }].compactMap(\.self)
  }
}
