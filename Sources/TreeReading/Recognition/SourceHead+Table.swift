extension SourceHead {
  /// What speaks for a table: a header that names a column of parents, and one of ids or labels.
  var tableEvidence: Evidence? {
    guard let first = lines.first, let header = try? TableHeader(in: bytes, at: first.label.start),
      let columns = try? TableColumns(header, FieldRoles())
    else { return nil }
    if columns.areEdges || header.isFramed || columns.isParentSuperior {
      guard areRows(of: header) else { return nil }
    }
    if let next = lines.dropFirst().first, next.indentation.length > first.indentation.length {
      let row = bytes[next.indentation.start..<next.next]
      guard row.contains(header.separator) else { return nil }
    }
    return .certain(.columnOfParents(header.names[columns.parent]))
  }

  /// Whether the other lines can be rows: none is indented, and all have columns or are lines
  /// between rows.
  private func areRows(of header: TableHeader) -> Bool {
    lines.count > 1
      && lines.allSatisfy { line in
        // A row may begin or end with tabs.
        let row = bytes[line.indentation.start..<line.next]
        return row.first.map { !$0.isIndentation || $0 == header.separator } ?? false
          && (row.contains(header.separator)
            || header.isFramed && TableFrame.isNoRow(in: bytes, at: line.label.start))
      }
  }
}
