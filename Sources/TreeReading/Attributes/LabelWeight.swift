/// How heavy the letters of a label are.
package enum LabelWeight: String, CaseIterable, Sendable {
  case regular
  case bold
}
