/// The members of JSON objects that mean something to a node, each kind in order of preference.
struct JSONMembers: Sendable {
  static let usualLabels = ["label", "name", "title", "text", "value", "id"]
  /// `npm ls --json` writes `dependencies`; behind others, because elsewhere it may be data.
  static let usualChildren = [
    "children", "contents", "items", "nodes", "dependencies", clangChildren,
  ]
  static let usualParents = ["parent", "parentId", "parent_id"]
  /// What clang calls the children of a node of a syntax tree, and what it says first of the node.
  static let clangChildren = "inner"
  static let clangKind = "kind"

  let labels: [String]
  let children: [String]
  /// Whether the user has named the label member, so that each object must have it.
  let requiresLabel: Bool
  /// Whether the user has named the member with the children, which then nothing else can be.
  let requiresChildren: Bool
  /// The rank of the member with the children of clang's nodes, unless labels are not to be their
  /// kinds.
  let clangRank: Int?
  private let table: KeyTable<Meaning>
  private let heads: [FieldHead]

  /// The role of a member, and the attribute that it holds, if it holds one.
  struct Meaning {
    let role: Role
    let attribute: AttributeName?
    /// The number of the head that it is, if fields begin with it.
    var head: UInt8?

    /// The head that it is, given the kind of its value: what holds nodes is no field.
    @inline(__always)
    func head(of kind: JSONToken.Kind) -> UInt8? {
      guard head != nil, kind.opensContainer else { return head }
      switch role {
      case .children, .side: return nil
      case .label, .parent, .kind, .other: return head
      }
    }

    /// Whether it says where links lead, and nothing else.
    var isLink: Bool { attribute == .link && role == .other }
  }

  /// The part that the value of a member plays for a node; ranks count from 0, the most preferred.
  enum Role: Equatable {
    case label(rank: Int)
    case children(rank: Int)
    case parent(rank: Int)
    /// One of the two children of a node in a binary tree.
    case side(Side)
    /// What is the label of clang's nodes.
    case kind
    case other
  }

  init(_ options: ReadingOptions) {
    let roles = options.roles
    let (labelKey, childrenKey) = (roles.label, roles.children)
    labels =
      labelKey.map { [$0] } ?? Self.labels(roles.attributes[.id]).filter { $0 != childrenKey }
    let usualChildren = Self.usualChildren.filter { $0 != labelKey && $0 != childrenKey }
    children = (childrenKey.map { [$0] } ?? []) + usualChildren
    requiresLabel = labelKey != nil
    requiresChildren = childrenKey != nil
    let clangRank = children.firstIndex(of: Self.clangChildren)
    self.clangRank = requiresLabel || requiresChildren && clangRank != 0 ? nil : clangRank
    let sides = requiresChildren ? [] : Side.allCases
    let none = Meaning(role: .other, attribute: nil)
    heads = FieldHead.heads(of: options.fields, plainCount: options.field == nil ? 0 : 1)
    let numbers = Dictionary(
      uniqueKeysWithValues: heads.enumerated().map { ($1.key, UInt8(truncatingIfNeeded: $0)) })
    let meanings =
      Self.meanings(labels, children, sides, options) + heads.map { ($0.key, none) }
    table = KeyTable(
      meanings.map { key, meaning in
        var meaning = meaning
        meaning.head = numbers[key]
        return (key, meaning)
      }, other: none)
  }

  /// All members that mean something if no option says otherwise, by their names.
  static var usualMeanings: [(key: String, meaning: Meaning)] {
    var met: Set<String> = []
    return meanings(usualLabels, usualChildren, Side.allCases, ReadingOptions())
      .filter { met.insert($0.key).inserted }
  }

  /// The usual labels, the last of which is the id, whatever that is called.
  private static func labels(_ id: String?) -> [String] {
    guard let id, !usualLabels.contains(id) else { return usualLabels }
    return usualLabels + [id]
  }

  /// What all known keys mean; a key that could be two things is the first of them.
  private static func meanings(
    _ labels: [String], _ children: [String], _ sides: [Side],
    _ options: ReadingOptions
  ) -> [(key: String, meaning: Meaning)] {
    let attributes = options.attributeNames
    let roles: [(key: String, role: Role)] =
      labels.enumerated().map { ($1, .label(rank: $0)) }
      + children.enumerated().map { ($1, .children(rank: $0)) }
      + (options.roles.parent.map { [$0] } ?? usualParents).enumerated().map {
        ($1, .parent(rank: $0))
      }
      + sides.map { ($0.rawValue, .side($0)) }
      + [(clangKind, .kind)]
    return
      roles.map {
        let attribute = options.roles.attribute(besideRoleOf: $0.key, among: attributes)
        return ($0.key, Meaning(role: $0.role, attribute: attribute))
      }
      + (attributes.contains(.link) && options.roles.attributes[.link] == nil
        ? [("links", Meaning(role: .other, attribute: .link))] : [])
      + attributes.map {
        (options.roles.attributes[$0] ?? $0.rawValue, Meaning(role: .other, attribute: $0))
      }
  }

  /// Whether the member with children of a rank is for nothing else, so that a string in it is
  /// wrong.
  func mustHoldChildren(rank: Int) -> Bool {
    requiresChildren ? rank == 0 : children[rank] == Self.usualChildren[0]
  }

  /// Whether the member with children of a rank holds those of a wrapper alone, as the user has
  /// named another for nodes.
  @inline(__always)
  func isOfWrapper(rank: Int) -> Bool { requiresChildren && rank > 0 }

  /// Whether the member with children of a rank holds the type of elements in JSON Schema.
  func isOfSchemas(rank: Int) -> Bool {
    !(requiresChildren && rank == 0) && children[rank] == "items"
  }

  /// The values of fields that begin with a head.
  func values(
    ofHead head: UInt8, _ value: JSONToken, in bytes: [UInt8]
  ) -> [(name: ValueName, value: Lexeme)] {
    heads[Int(head)].values(in: value, of: bytes)
  }

  /// What the member with a key means, which is compared byte by byte.
  @inline(__always)
  func meaning(of key: Lexeme, in bytes: [UInt8]) -> Meaning {
    table.value(of: key, in: bytes)
  }
}

extension FieldRoles {
  /// The attribute that a member holds although it has another role: the id, or one that the user
  /// named.
  fileprivate func attribute(
    besideRoleOf key: String, among names: [AttributeName]
  ) -> AttributeName? {
    names.first { name in
      attributes[name] == key || name == .id && attributes[.id] == nil && name.rawValue == key
    }
  }
}
