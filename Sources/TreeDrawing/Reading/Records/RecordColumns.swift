/// The columns of a table, or members of JSON objects, that the user names by what they hold; the
/// usual names count for the rest.
package struct RecordColumns: Equatable, Sendable {
  package var parent: String?
  package var label: String?
  /// By attribute, one of which is the id.
  package var attributes: [AttributeName: String] = [:]

  /// Whether columns with the names of attributes hold them although the user names others only.
  package var keepsUsualAttributes = true

  package init() {}
}
