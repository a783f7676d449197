extension Sample {
  /// What speaks for a table: a header that names a column of parents, and one of ids or labels.
  var tableEvidence: Evidence? {
    guard let first = lines.first, let header = try? TableHeader(in: bytes, at: first.label.start),
      let columns = try? TableColumns(header, RecordColumns())
    else { return nil }
    if columns.areEdges || header.isFramed || columns.isParentSuperior {
      guard areRows(of: header) else { return nil }
    }
    return .certain(.columnOfParents(header.names[columns.parent]))
  }

  /// Whether the other lines can be rows: none is indented, and all have columns or are lines
  /// between rows.
  private func areRows(of header: TableHeader) -> Bool {
    lines.count > 1
      && lines.allSatisfy { line in
        line.indentation.length == 0
          && (text(line).contains(header.separator)
            || TableFrame.isRule(in: bytes, at: line.label.start))
      }
  }
}
