/// Reads trees from a flat list of JSON objects, each of which says by an id what it is below.
///
/// The list is an array, which may be in an object that has nothing else, or objects on lines of
/// their own.
struct JSONRecordReader {
  private let source: Source
  private let members: JSONMembers
  private let isInObject: Bool
  private var scanner: JSONScanner
  private var records: RecordForest

  /// Begins to read.
  ///
  /// - Parameters:
  ///   - source: a text; one that has a list in an object is free of errors of syntax.
  ///   - options: which members hold the labels.
  ///   - listStart: the offset of the array, if it is in an object.
  ///   - nodeLimit: how many records there may be.
  init(
    _ source: Source, _ options: ReadingOptions, at listStart: Int? = nil,
    nodeLimit: Int = Source.nodeLimit
  ) {
    self.source = source
    isInObject = listStart != nil
    members = JSONMembers(options)
    scanner = JSONScanner(
      source.bytes, at: listStart ?? source.textStart, of: source.origin,
      allowsSequence: listStart == nil)
    records = RecordForest(source, options.duplicates, nodeLimit: nodeLimit)
  }

  mutating func forest() throws(Fault) -> Forest {
    while let token = try scanner.next() {
      switch token.kind {
      case .objectStart: try records.append(record(at: token.lexeme.start))
      case .arrayEnd where isInObject: return try records.forest()
      case .arrayStart where scanner.depth == 1, .arrayEnd: continue
      default: throw Fault(JSONShapeProblem.noRecord(token.kind), at: token.lexeme.start)
      }
    }
    return try records.forest()
  }

  /// The ranks of the members that were taken so far; the smallest is the best.
  private struct Ranks {
    var label = Int.max
    var parent = Int.max
  }

  private mutating func record(at start: Int) throws(Fault) -> Record {
    var record = Record(at: start)
    var ranks = Ranks()
    while let key = try scanner.next(), key.kind == .key, let value = try scanner.next() {
      let meaning = members.meaning(of: key.lexeme, in: source.bytes)
      if let head = meaning.head {
        record.attributes += members.values(ofHead: head, value, in: source.bytes)
      }
      if value.kind.isLabel {
        take(value, meaning, into: &record, &ranks)
      } else if meaning.attribute == .link, value.kind == .arrayStart {
        record.attributes += try scanner.strings().map { (.attribute(.link), $0) }
      } else if value.kind.opensContainer {
        if let attribute = meaning.attribute, !attribute.isOftenData {
          let problem = JSONShapeProblem.containerAsAttribute(value.kind, attribute)
          throw Fault(problem, at: value.lexeme.start).with(.attributeMayBeData)
        }
        try scanner.skip(to: scanner.depth - 1)
      }
    }
    if ranks.label == .max, let id = record.id { record.label = id }
    guard !record.name.range.isEmpty else { throw Fault(RecordProblem.noName, at: start) }
    return record
  }

  /// Takes a member; of several that could serve, the most preferred counts, and of those the last.
  private func take(
    _ value: JSONToken, _ meaning: JSONMembers.Meaning, into record: inout Record,
    _ ranks: inout Ranks
  ) {
    if meaning.attribute == .id, !value.lexeme.range.isEmpty { record.id = value.lexeme }
    if let attribute = meaning.attribute, attribute != .id, !value.lexeme.range.isEmpty {
      record.attributes.append((.attribute(attribute), value.lexeme))
    }
    switch meaning.role {
    case .label(let rank) where rank <= ranks.label:
      ranks.label = rank
      record.label = value.lexeme
    case .parent(let rank) where rank <= ranks.parent:
      ranks.parent = rank
      record.parent = value.lexeme.range.isEmpty ? nil : value.lexeme
    default: break
    }
  }
}
