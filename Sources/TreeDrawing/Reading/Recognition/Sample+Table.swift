extension Sample {
  /// What speaks for a table: a header that names a column of parents, and one of ids or labels.
  var tableEvidence: Evidence? {
    guard let first = lines.first, let header = try? TableHeader(in: bytes, at: first.label.start),
      let columns = try? TableColumns(header, RecordColumns())
    else { return nil }
    return .certain(.columnOfParents(header.names[columns.parent]))
  }
}
