/// A way in which the objects of a flat JSON list say what is below what, other than by a member
/// called `parent`.
enum JSONLinking {
  /// Each names what is above by a member, as `managerId` does, or several in `parents`.
  case roles(FieldRoles)
  /// Each is an edge between the values of two members.
  case edges(FieldRoles)
  /// Lists of children hold the ids of others.
  case children
  /// The edges are in an array of their own.
  case graph(edges: Int, from: String, to: String)
}

extension JSONLinking {
  /// The members that hold something else than usual; nil if none does.
  var roles: FieldRoles? {
    switch self {
    case .roles(let roles), .edges(let roles): roles
    case .children, .graph: nil
    }
  }

  /// Whether the objects are edges, so that what they begin at may be no record of its own.
  var areEdges: Bool {
    if case .edges = self { true } else { false }
  }

  /// Whether lists of children are to be read.
  var followsChildren: Bool {
    if case .children = self { true } else { false }
  }
}
