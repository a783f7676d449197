extension AttributeName {
  /// What it is, in a line.
  package var summary: String {
    switch self {
    case .id: "a name for the node that no other has"
    case .href: "where a link on the node leads"
    case .tooltip: "what is shown when one points at the node"
    case .class: "the state of the node, or names for the style sheet of a page"
    case .fill: "the colour inside the node"
    case .stroke: "the colour of its outline"
    case .color: "the colour of its text"
    case .shape: "the form of its outline"
    case .edge: "the label of the edge from the parent"
    case .note: "a second, quieter line below the label"
    case .layout: "how what is below it is arranged"
    case .side: "the side of a mindmap's root on which it stands"
    case .columns: "in how many columns its children stand: 1 to 1000, or auto"
    case .roof: "whether a roof is over its leaves, as over a phrase"
    case .icon: "one character, before its label or in place of its dot in a list"
    case .weight: "whether its label is bold"
    case .link: "nodes that dashed arrows lead to, separated by semicolons"
    case .length: "the length of the branch from the parent"
    }
  }
}
