extension JSONTreeReader {
  /// Takes an attribute of the innermost object; empty ones and null are as good as absent.
  ///
  /// An id that is no name may be data, and means nothing.
  mutating func takeAttribute(_ name: AttributeName, _ value: JSONToken) throws(Fault) {
    if value.kind.isLabel {
      if !value.lexeme.range.isEmpty { known.append((name, value.lexeme)) }
    } else if value.kind.opensContainer, !name.isOftenData {
      let problem = JSONShapeProblem.containerAsAttribute(value.kind, name)
      throw Fault(problem, at: value.lexeme.start).with(.attributeMayBeData)
    }
  }

  /// Takes the links of the innermost object, which are an array.
  mutating func takeLinks() throws(Fault) {
    nodes[nodes.count - 1].hasOtherMembers = true
    for link in try scanner.strings() { known.append((.link, link)) }
  }

  /// Takes what the innermost object is coloured by, if that is a text, a number or a boolean.
  mutating func takeField(_ value: JSONToken) {
    if value.kind.isLabel, !value.lexeme.range.isEmpty { known.append((nil, value.lexeme)) }
  }

  /// Keeps the attributes of the innermost node, whose members are all known.
  ///
  /// Not before, so that those of nodes that are discarded are the last in the table.
  mutating func storeAttributes(of node: JSONNode) {
    for (name, value) in known[node.firstAttribute...] {
      attributes.add(name, value, toNodeAt: builder.innermost)
    }
  }

  /// Takes all that is below the innermost open node of the builder away.
  mutating func discardChildren() {
    builder.discardChildren()
    attributes.discard(from: builder.count)
  }
}
