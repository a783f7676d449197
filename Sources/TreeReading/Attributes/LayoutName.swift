/// The names of the arrangements that a node may wish for what is below it.
package enum LayoutName: String, CaseIterable, Sendable {
  case rows
  case tidy
  case hang
  case columns
  case grid
  case list
  case mindmap
}
