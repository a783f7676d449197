extension PictureReport {
  /// The version of the report's form; members may be added without another.
  private static let version = 1
  /// The widths that pictures are often shown in, in pixels: a README's, and a wide page's.
  private static let shownWidths = [880.0, 1600]

  /// An option that would make the picture easier to read, and the picture that it would give.
  package struct Help: Sendable {
    package let option: String
    package let report: PictureReport

    package init(option: String, report: PictureReport) {
      self.option = option
      self.report = report
    }
  }

  /// The report as a JSON document.
  ///
  /// - Parameters:
  ///   - input: the name of what the trees were read from.
  ///   - help: the option that would help most; nil if none does, or none is needed.
  /// - Returns: the document, in UTF-8.
  package func json(input: String, help: Help?) -> [UInt8] {
    var json = JSONText()
    json.add("{\"version\":\(Self.version),\"input\":")
    json.add(quoting: input)
    json.add(",\"size\":[\(size.width),\(size.height)]")
    json.add(",\"nodes\":\(nodes.count),\"levels\":\(levelCount)")
    json.add(",\"arrangement\":\"\(arrangement.rawValue)\"")
    add(shown: Self.shownWidths, to: &json)
    addFindings(to: &json)
    json.add(",\n\"help\":")
    help.map { $0.add(to: &json) } ?? json.add("null")
    addFrames(to: &json)
    return json.bytes
  }

  private func add(shown widths: [Double], to json: inout JSONText) {
    json.add(",\n\"shown\":[")
    for (index, width) in widths.enumerated() {
      json.add("\(index == 0 ? "" : ",")\n{\"width\":\(width),")
      addScale(in: width, to: &json)
      json.add("}")
    }
    json.add("\n]")
  }

  fileprivate func addScale(in width: Double, to json: inout JSONText) {
    let scale = scale(in: width)
    let text = smallestText.map { "\($0 * scale)" } ?? "null"
    json.add("\"scale\":\(scale),\"smallestText\":\(text)")
  }

  private func addFindings(to json: inout JSONText) {
    json.add(",\n\"overlaps\":")
    json.addList(overlaps) { pair, json in json.addList([pair.0, pair.1], quotePath) }
    json.add(",\n\"cutLabels\":")
    json.addList(cutLabels, quotePath)
    json.add(",\n\"widest\":")
    json.addList(widest) { subtree, json in
      json.add("{\"path\":")
      quotePath(subtree.node, in: &json)
      json.add(",\"width\":\(subtree.width)}")
    }
  }

  private func quotePath(_ node: Int, in json: inout JSONText) {
    json.add(quoting: nodes[node].path)
  }

  private func addFrames(to json: inout JSONText) {
    json.add(",\n\"frames\":[")
    for (index, node) in nodes.enumerated() {
      json.add("\(index == 0 ? "" : ",")\n{\"id\":\(node.id),\"path\":")
      json.add(quoting: node.path)
      if let arrangement = node.arrangement {
        json.add(",\"arrangement\":\"\(arrangement.rawValue)\"")
      }
      let frame = node.frame
      json.add(
        ",\"frame\":[\(frame.minX),\(frame.minY),\(frame.size.width),\(frame.size.height)]}")
    }
    json.add("\n]}\n")
  }
}

extension PictureReport.Help {
  /// The width that the option is to make the picture readable in, in pixels.
  package static let width = 880.0

  fileprivate func add(to json: inout JSONText) {
    json.add("{\"option\":")
    json.add(quoting: option)
    json.add(",\"size\":[\(report.size.width),\(report.size.height)],")
    report.addScale(in: Self.width, to: &json)
    json.add("}")
  }
}

extension JSONText {
  /// Adds an array.
  fileprivate mutating func addList<Element>(
    _ elements: [Element], _ add: (Element, inout JSONText) -> Void
  ) {
    self.add("[")
    for (index, element) in elements.enumerated() {
      if index > 0 { self.add(",") }
      add(element, &self)
    }
    self.add("]")
  }
}
