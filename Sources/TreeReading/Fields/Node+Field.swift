extension Node {
  /// What a field of the node holds: a member or a column that was kept for it, its label or an
  /// attribute.
  ///
  /// - Parameter name: that of the field for which the input was read.
  /// - Returns: a text that is not empty; nil if there is none, or if it is no node of the input.
  package func text(ofField name: String) -> String? {
    if let values = attributes?.values {
      guard !values.isSlot, values.omittedCount == nil else { return nil }
      if let field = values.text(ofField: 0), !field.isEmpty { return field }
    }
    return ownText(name)
  }

  /// The label or an attribute.
  ///
  /// - Parameter name: that of an attribute, or `label`.
  /// - Returns: a text that is not empty; nil if there is none.
  func ownText(_ name: String) -> String? {
    switch AttributeName(rawValue: name) {
    case .length: return length?.shortText
    case let attribute?: return attributes?.values.text(attribute)
    case nil: return textOfOther(name)
    }
  }
}

extension Node {
  /// What a field holds that is no attribute.
  private func textOfOther(_ name: String) -> String? {
    switch name {
    case "label": label.isEmpty ? nil : label
    case "size": attributes?.values.size?.shortText
    default: nil
    }
  }
}

extension Double {
  /// The number without a fraction that says nothing.
  fileprivate var shortText: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
