/// Which columns of a table, or members of JSON objects, hold what, as far as the user says; the usual
/// names count for the rest.
package struct RecordColumns: Equatable, Sendable {
  package var parent: String?
  package var label: String?
  /// By attribute, one of which is the id.
  package var attributes: [AttributeName: String] = [:]

  /// Whether columns with the names of attributes hold them although the user names others only.
  package var keepsUsualAttributes = true

  package init() {}
}
