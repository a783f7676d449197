extension JSONTreeReader {
  /// Takes an attribute of the innermost object; empty ones and null are as good as absent.
  ///
  /// An id that is no name may be data, and means nothing.
  mutating func takeAttribute(_ name: AttributeName, _ value: JSONToken) throws(Fault) {
    if value.kind.isLabel {
      if !value.lexeme.range.isEmpty { known.append((.attribute(name), value.lexeme)) }
    } else if value.kind.opensContainer, !name.isOftenData {
      let problem = JSONShapeProblem.containerAsAttribute(value.kind, name)
      throw Fault(problem, at: value.lexeme.start).with(.attributeMayBeData)
    }
  }

  /// Takes the links of the innermost object, which are an array.
  mutating func takeLinks() throws(Fault) {
    nodes[nodes.count - 1].hasOtherMembers = true
    for link in try scanner.strings() { known.append((.attribute(.link), link)) }
  }

  /// Takes the values of fields that begin with a member of the innermost object.
  @inline(never)
  mutating func takeFields(ofHead head: UInt8, _ value: JSONToken) {
    known += members.values(ofHead: head, value, in: source.bytes)
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
