import Testing

@testable import TreeDrawing

@Suite struct FieldColorTests {
  /// An input, a field, and the number of each node's tone, 0 for none.
  struct Row: CustomTestStringConvertible, Sendable {
    let input: String
    let format: Format
    let field: String
    let tones: [UInt8]

    init(_ input: String, _ format: Format, by field: String, _ tones: UInt8...) {
      self.input = input
      self.format = format
      self.field = field
      self.tones = tones
    }

    var testDescription: String { "\(field) of \(input)" }
  }

  static func roots(_ input: String, _ format: Format, by field: String) throws -> [Tree<Node>] {
    var options = ReadingOptions(format: format)
    options.field = field
    return try Source(name: "", bytes: Array(input.utf8)).forest(options).roots
  }

  private func colors(_ row: Row) throws -> FieldColors {
    FieldColors(
      of: try Self.roots(row.input, row.format, by: row.field), by: row.field, stepCount: 6)
  }

  @Test(arguments: [
    Row(
      #"{"name":"a","team":"x","children":[{"name":"b","team":"y"},{"team":"x","name":"c"},"d"]}"#,
      .json, by: "team", 1, 2, 1, 0),
    Row(
      #"{"name":"a","children":[{"name":"b","t\u0065am":"y"},{"name":"c","team":""}]}"#, .json,
      by: "team", 0, 1, 0),
    Row(
      #"{"name":"a","team":["x"],"children":[{"name":"b","team":null},{"name":"c","team":true}]}"#,
      .json, by: "team", 0, 0, 1),
    Row(
      #"{"name":"a","children":[{"name":"b","team":"x","team":"y"},{"name":"c","team":"y"}]}"#,
      .json, by: "team", 0, 1, 1),
    Row(
      #"[{"id":1,"team":"x"},{"id":2,"parent":1,"team":"y"},{"id":3,"parent":1}]"#, .json,
      by: "team", 1, 2, 0),
    Row(
      "{\"id\":1,\"team\":\"x\"}\n{\"id\":2,\"parent\":1,\"team\":\"y\"}", .json, by: "team", 1, 2),
    Row("id,parent,team\n2,1,y\n1,,x\n3,1,y\n4,1,", .table, by: "team", 1, 2, 2, 0),
    Row("id;parent;Team Name\n1;;x\n2;1;y", .table, by: "team_name", 1, 2),
    Row("id,parent,team\n1,,x\n2,1,y", .table, by: "3", 1, 2),
    Row("id,parent,weight\n1,,2\n2,1,4\n3,1,bold", .table, by: "weight", 1, 2, 3),
    Row("a {note=x}\n  b {note=y}\n  c {note=x fill=red}\n  d", .outline, by: "note", 1, 2, 1, 0),
    Row("a\n  b {icon=★}\n  c {icon=☆}", .outline, by: "icon", 0, 1, 2),
    Row("a\n  b {shape=circle}\n  a", .outline, by: "label", 1, 2, 1),
    Row("a\n  b {shape=circle}", .outline, by: "shape", 0, 1),
    Row("(a:1,b:4,c)d;", .newick, by: "length", 0, 1, 6, 0),
    Row(
      "id,parent,n\n1,,0\n2,1,1\n3,1,2\n4,1,3\n5,1,4\n6,1,5\n7,1,6\n8,1,", .table, by: "n",
      1, 2, 3, 4, 5, 6, 6, 0),
    Row("id,parent,n\n1,,-1e3\n2,1,1.5e3\n3,1,+0.5", .table, by: "n", 1, 6, 3),
    Row("id,parent,n\n1,,-1.7e308\n2,1,1.7e308\n3,1,0", .table, by: "n", 1, 6, 4),
    Row("id,parent,n\n1,,5\n2,1,5", .table, by: "n", 1, 1),
    Row("id,parent,n\n1,,1\n2,1,1.0", .table, by: "n", 1, 2),
    Row("id,parent,n\n1,,0\n2,1,5e-324", .table, by: "n", 1, 2),
    Row("id,parent,n\n1,,1\n2,1,2\n3,1,NaN", .table, by: "n", 1, 2, 3),
    Row("id,parent,n\n1,,1\n2,1,1e999\n3,1,0x10", .table, by: "n", 1, 2, 3),
  ])
  func `nodes with equal texts have one tone, numbers have steps`(_ row: Row) throws {
    #expect(try colors(row).tones == row.tones)
  }

  @Test func `a scale knows its ends as they are written`() throws {
    let row = Row("id,parent,n\n1,,2.50\n2,1,1e1\n3,1,-0.0", .table, by: "n")
    #expect(try colors(row).meaning == .numbers(least: "-0.0", greatest: "1e1"))
  }

  @Test func `ten thousand texts have tones in turn`() throws {
    let rows = (2...10_000).map { "\($0),1,x\($0)" }.joined(separator: "\n")
    let colors = try colors(Row("id,parent,n\n1,,x1\n\(rows)", .table, by: "n"))
    #expect(colors.tones.count == 10_000)
    #expect(colors.tones[239] == 240)
    #expect(colors.tones[240] == 1)
    guard case .texts(let texts) = colors.meaning else {
      Issue.record("\(colors.meaning)")
      return
    }
    #expect(texts.count == 10_000)
  }

  @Test func `a field changes nothing of a tree but its colours`() throws {
    let input = #"{"name":"a","x":1,"children":[{"name":"b","x":2},{"name":"c"}]}"#
    let roots = try Self.roots(input, .json, by: "x")
    let plain = try Source(name: "", bytes: Array(input.utf8)).forest(ReadingOptions()).roots
    #expect(TreePicture(of: roots).frames == TreePicture(of: plain).frames)
    #expect(TreePicture(of: roots).svg == TreePicture(of: plain).svg)
  }

  @Test func `every layout shows the tones of all nodes that have some`() throws {
    let input = "id,parent,n,t\n1,,0,x\n2,1,9,y\n3,1,5,z"
    for arrangement in Arrangement.allCases {
      for field in ["n", "t"] {
        let roots = try Self.roots(input, .table, by: field)
        let theme = Theme.light
        let svg = TreePicture(
          of: roots,
          PictureOptions(
            style: DiagramStyle(arrangement: arrangement),
            colors: PictureColors(theme: theme, coloring: .field(field)))
        ).svg
        let colors =
          field == "n"
          ? [theme.scale[0], theme.scale[5], theme.scale[3]].map { [$0.tint] }
          : theme.branches.prefix(3).map { [$0.line, $0.ink] }
        for either in colors {
          #expect(either.contains { svg.contains($0.css) }, "\(arrangement) \(field)")
        }
      }
    }
  }
}
