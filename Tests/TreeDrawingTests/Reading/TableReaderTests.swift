import Testing

@testable import TreeReading

@Suite struct TableReaderTests {
  @Test(arguments: [
    ReadingCase(
      "names of columns in several words",
      "Task ID,Task Name,Parent Task ID\nT1,Build,\nT2,Compile,T1", "Build\n  Compile"),
    ReadingCase(
      "managers in several words", "Staff ID,Name,Line Manager ID\n1,Ann,\n2,Bob,1", "Ann\n  Bob"),
    ReadingCase(
      "a table of psql",
      " id | parent | name\n----+--------+------\n  1 |        | a\n  2 |      1 | b\n(2 rows)",
      "a\n  b"),
    ReadingCase(
      "a grid of reStructuredText",
      "+----+--------+------+\n| id | parent | name |\n+====+========+======+\n| 1  |        | a    |\n"
        + "+----+--------+------+\n| 2  | 1      | b    |\n+----+--------+------+", "a\n  b"),
    ReadingCase(
      "id, parent and label", "id,parent,label\n1,,a\n2,1,b\n3,2,c\n4,1,d", "a\n  b\n    c\n  d"),
    ReadingCase("in any order", "name,x,parentId,id\nb,,1,2\na,,,1\n", "a\n  b"),
    ReadingCase(
      "names are told without case, spaces, _ and -", "ID;Parent_ID;Title\n1;;a\n2;1;b", "a\n  b"),
    ReadingCase("ids are labels where there are no others", "id,parent\na,\nb,a", "a\n  b"),
    ReadingCase(
      "labels are ids where there are no others", "name,parent\nEve,\nCain,Eve", "Eve\n  Cain"),
    ReadingCase("tabs", "id\tparent\tlabel\n1\t\ta\n2\t1\tb", "a\n  b"),
    ReadingCase("semicolons", "id;parent;label\n1;;a, b\n2;1;c,d", "a, b\n  c,d"),
    ReadingCase("the most frequent separator counts", "id,parent,label;long\n1,,a;b\n", "1"),
    ReadingCase("a separator that is stated", "sep=;\nid;parent;label\n1;;a\n2;1;b", "a\n  b"),
    ReadingCase(
      "fields in quotes",
      "\"id\",\"parent\",\"label\"\n\"1\",\"\",\"a, \"\"b\"\"\"\n\"2\",\"1\",\"\"\"\"\n",
      "a, \"b\"\n  \""),
    ReadingCase(
      "a line end in a field", "id,parent,label\n1,,\"a\r\nb\"\n2,1,c", "\"a\\r\\nb\"\n  c"),
    ReadingCase(
      "white space around fields", "id, parent , label\n 1 ,, a b\n2, 1 ,\t\" c \" ",
      "a b\n  \" c \""),
    ReadingCase(
      "a quote inside a field", "id,parent,label\n1,,5\" wide\n2,1,a\"b\"", "5\" wide\n  a\"b\""),
    ReadingCase(
      "CR LF, CR, blank lines, and no line end", "id,parent\r\n\r\na,\r\r b,a\n \n,\nc,b",
      "a\n  b\n    c"),
    ReadingCase("empty fields beyond the last column", "id,parent\na,,\nb,a,,", "a\n  b"),
    ReadingCase(
      "words for none", "id,parent\na,NULL\nb,null\nc,0\nd,-1\ne,#\nf,None\ng,NaN",
      "a\nb\nc\nd\ne\nf\ng"),
    ReadingCase(
      "an id may be quoted in one place only", "id,parent\n\"a\"\"\",\nb,\"a\"\"\"\n", "a\"\n  b"),
    ReadingCase("a manager's name", "Name,Manager,Title\nAnn,,CEO\nBob,Ann,CTO", "Ann\n  Bob"),
    ReadingCase(
      "a manager's address", "Name,Email,Manager Email\nAnn,a@x,\nBob,b@x,a@x", "Ann\n  Bob"),
    ReadingCase(
      "a supervisor's id", "EmployeeID;Name;SupervisorID\n1;Ann;\n2;Bob;1", "Ann\n  Bob"),
    ReadingCase(
      "reports to a name, though there are ids", "id,name,Reports To\n1,Ann,\n2,Bob,Ann",
      "Ann\n  Bob"),
    ReadingCase("reports to an id", "id,name,Reports To\n1,Ann,\n2,Bob,1", "Ann\n  Bob"),
    ReadingCase("processes", "PID,PPID,COMMAND\n1,0,init\n2,1,sh", "init\n  sh"),
    ReadingCase("edges", "source,target\na,b\na,c\nb,d", "a\n  b\n    d\n  c"),
    ReadingCase("edges of two trees", "from\tto\na\tb\nc\td", "a\n  b\nc\n  d"),
    ReadingCase("parents before children", "parent,child\na,b\na,c\n,d", "d\na\n  b\n  c"),
    ReadingCase(
      "a root that is its own parent", "id,parent,name\n1,1,a\n2,1,b\n3,2,c", "a\n  b\n    c"),
    ReadingCase("bars", "id|parent|name\n1||a\n2|1|b", "a\n  b"),
    ReadingCase(
      "a table of Markdown",
      "| id | parent | name |\n|:---|-------:|------|\n| 1  |        | a    |\n| 2  | 1      | b    |\n",
      "a\n  b"),
    ReadingCase(
      "a table of a database",
      "+----+--------+------+\n| id | parent | name |\n+----+--------+------+\n|  1 |   NULL | a    |\n"
        + "|  2 |      1 | b    |\n+----+--------+------+\n",
      "a\n  b"),
    ReadingCase("any script", "id,parent,label\né,,木\n2,é,👨‍👩‍👧", "木\n  👨‍👩‍👧"),
    ReadingCase("a byte order mark", "\u{FEFF}id,parent\na,\nb,a", "a\n  b"),
    ReadingCase("children before parents", "id,parent\nc,b\nb,a\na,", "a\n  b\n    c"),
  ])
  func `a table is read as its header says`(_ given: ReadingCase) {
    #expect(given.outcome(name: "plan.csv") == given.expected)
    #expect(given.outcome(name: "plan") == given.expected, "as its header tells")
  }

  static let staff = "employee,boss,job,id\n7,,Chief,x\n8,7,Clerk,y"

  @Test(arguments: [
    ReadingCase("columns by name", staff, "Chief\n  Clerk")
      .with(label: "job", parent: "boss", [.id: "employee"]),
    ReadingCase("columns by number", staff, "Chief\n  Clerk")
      .with(label: "3", parent: "2", [.id: "1"]),
    ReadingCase("--fields label will do for the label", "id,parent,name,job\n1,,a,b", "b").with(
      label: "job"),
    ReadingCase("the usual names for the rest", "id,boss,name\n1,,a\n2,1,b", "a\n  b")
      .with(parent: "Boss"),
  ])
  func `columns that are given`(_ given: ReadingCase) {
    #expect(given.outcome(name: "plan") == given.expected)
  }

  @Test(arguments: fixtures(in: tableErrors))
  func `a table that is no tree`(_ given: ReadingCase) {
    #expect(given.outcome(name: "plan.csv") == given.expected)
  }

  @Test func `a column that is not there`() {
    var options = ReadingOptions()
    options.roles.parent = "bos"
    #expect(
      message(Array(Self.staff.utf8), name: "plan.csv", options) == """
        plan.csv:1:1: there is no column 'bos'; the columns are 'employee', 'boss', 'job', 'id'
        1 | employee,boss,job,id
          | ^
          did you mean 'boss'?
        """)
    options.roles.parent = "5"
    #expect(
      message(Array(Self.staff.utf8), name: "plan.csv", options).hasSuffix(
        "\n  name one of them, or give its number, from 1 to 4"))
  }

  @Test func `attributes have columns of their names, or others`() throws {
    let text = "id,parent,label,note,fill,motto\n1,,a,,gold,x\n2,1,b,n,,y"
    var options = ReadingOptions()
    options.roles.attributes = [.tooltip: "motto"]
    let nodes = try forest(Array(text.utf8), options).roots.flatMap(\.preorder)
    let attributes = nodes.map(\.attributes?.values)
    #expect(attributes.map { $0?.id } == ["1", "2"])
    #expect(attributes.map { $0?.note } == [nil, "n"])
    #expect(attributes.map { $0?.fill } == [.literal(try Color(css: "gold")), nil])
    #expect(attributes.map { $0?.tooltip } == ["x", "y"])
  }

  @Test func `a bad attribute is reported with its place`() {
    #expect(
      message(Array("id,parent,fill\n1,,gold\n2,1,golf".utf8), name: "plan.csv") == """
        plan.csv:3:5: 'golf' is no colour
        3 | 2,1,golf
          |     ^
          did you mean 'gold'?
          or, if this is no attribute but data, use --literal
        """)
  }

  @Test func `literally, no column holds attributes`() throws {
    let text = Array("id,parent,name,color\n1,,Chair,dark wood\n2,1,Leg,oak".utf8)
    var literal = ReadingOptions()
    literal.isLiteral = true
    #expect(try dump(forest(text, name: "plan.csv", literal).roots) == "Chair\n  Leg")
  }

  @Test(arguments: ["name,parents\na,\n", "To do, parent\n  a", "parent\n  child", "id,label\n1,a"])
  func `other texts do not look like a table`(text: String) throws {
    let source = Source(name: "plan", bytes: Array(text.utf8))
    #expect(try source.recognition(ReadingOptions()).format == .outline)
  }

  @Test func `a table is refused at the row that is too many`() throws {
    let source = Source(name: "plan.csv", bytes: Array("id,parent\na,\nb,\nc,".utf8))
    var reader = TableReader(source, ReadingOptions(), nodeLimit: 2)
    let fault = #expect(throws: Fault.self) { try reader.forest() }
    #expect(try #require(fault).offset == 16)
  }
}
