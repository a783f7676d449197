/// The members of JSON objects that mean something to a node, each kind in order of preference.
struct JSONMembers: Sendable {
  static let usualLabels = ["label", "name", "title", "text", "value", "id"]
  /// The last but one is what `npm ls --json` writes; behind others, because elsewhere it may be data.
  static let usualChildren = [
    "children", "contents", "items", "nodes", "dependencies", clangChildren,
  ]
  /// What clang calls the children of a node of a syntax tree, and what it says first of the node.
  static let clangChildren = "inner"
  static let clangLabel = "kind"
  static let usualParents = ["parent", "parentId", "parent_id"]

  let labels: [String]
  let children: [String]
  let parents: [String]
  let id: String
  /// Whether the user has named the label member, so that each object must have it.
  let requiresLabel: Bool
  /// Whether the user has named the member with the children, which then nothing else can be.
  let requiresChildren: Bool
  /// The rank of the member with the children of clang's nodes, unless labels are not to be their kinds.
  let clangRank: Int?
  private let table: KeyTable<Role>

  /// What the value of a member is to a node; the ranks count from 0, the most preferred.
  enum Role: Equatable {
    case label(rank: Int)
    case children(rank: Int)
    case parent(rank: Int)
    /// The id, where it is no label.
    case id
    /// What is the label of clang's nodes.
    case kind
    case other
  }

  init(_ options: ReadingOptions) {
    let labelKey = options.labelKey
    let childrenKey = options.childrenKey
    labels = labelKey.map { [$0] } ?? Self.usualLabels.filter { $0 != childrenKey }
    children = childrenKey.map { [$0] } ?? Self.usualChildren.filter { $0 != labelKey }
    parents = Self.usualParents
    id = "id"
    requiresLabel = labelKey != nil
    requiresChildren = childrenKey != nil
    clangRank = requiresLabel ? nil : children.firstIndex(of: Self.clangChildren)
    table = KeyTable(
      labels.enumerated().map { ($1, .label(rank: $0)) }
        + children.enumerated().map { ($1, .children(rank: $0)) }
        + parents.enumerated().map { ($1, .parent(rank: $0)) } + [(id, .id)] + [
          (Self.clangLabel, .kind)
        ])
  }

  /// The role of the member with a key, which is compared byte by byte.
  func role(of key: Lexeme, in bytes: [UInt8]) -> Role {
    table.value(of: key, in: bytes) ?? .other
  }

  /// Whether a member with a role is what other nodes call the node.
  func isID(_ role: Role) -> Bool {
    switch role {
    case .id: true
    case .label(let rank): labels[rank] == id
    default: false
    }
  }
}
