extension Element {
  /// What passes must know of a kind of element: the columns of the table in `Element+Kind.swift`.
  struct Traits {
    let flags: Flags
    let rigidity: Rigidity
    let dependence: CrossAxisDependence
    let spacing: Spacing
    let guides: ExplicitGuides
    let priority: Priority
    let offer: Offer
  }
}

extension Element.Traits {
  /// When the size is the same for every proposal.
  enum Rigidity: UInt8 {
    case always, never
    /// If what is inside is rigid; of views to choose from, if there is only one.
    case content
    /// As its parameters say, or else as what is inside.
    case paragraph, frame, fixedSize
  }

  /// Which gaps a view wants around it.
  enum Spacing: UInt8 {
    /// Those of the view inside; nothing in particular if there is none.
    case content
    /// Those of the view inside, but where a frame around that has edges of its own.
    case laidOut
    /// Those of the view inside, but where it has edges of its own.
    case padding, frame, flexibleFrame, position
    /// No gap along its axis.
    case spacer
    /// Those of the first view.
    case firstView
    /// At its ends those of the views there, across those of all views.
    case stack
    /// Those of the views that decide its size.
    case decisiveViews
    /// What a custom layout says.
    case custom
  }

  /// Which guides a view may have explicitly.
  enum ExplicitGuides: UInt8 {
    case none
    /// Those of the view that it wraps.
    case content
    /// Those of its views.
    case children
    /// The custom ones of its views.
    case customOfChildren
    /// The custom ones that were registered with it.
    case stack
    /// All custom ones.
    case custom
    case all
  }

  /// Which priority a view has in a stack.
  enum Priority: UInt8 {
    case usual, lowest
    /// Its own: `priorities`.
    case own
    /// That of the view inside.
    case content
  }

  /// What a view offers those inside, as far as that is a matter of its kind.
  enum Offer: UInt8 {
    case nothing
    /// What it is offered.
    case same
    /// What it is offered, but on some axes nothing.
    case fixedSize
    case other
  }

  struct Flags: OptionSet {
    let rawValue: UInt16

    static let leaf = Self(rawValue: 1)
    static let wrapper = Self(rawValue: 2)
    static let transparent = Self(rawValue: 4)
    static let flexible = Self(rawValue: 8)
    static let elastic = Self(rawValue: 16)
    static let severalChildren = Self(rawValue: 32)
    static let movesChildren = Self(rawValue: 64)
    static let apart = Self(rawValue: 128)
    static let endsGuides = Self(rawValue: 256)
    static let keptWhenEmpty = Self(rawValue: 512)

    static let placesApart: Self = [.movesChildren, .apart]
    static let container: Self = [.severalChildren, .endsGuides, .keptWhenEmpty]
  }
}

extension Element.Traits {
  @inline(__always)
  static func leaf(
    _ rigidity: Rigidity, _ flags: Flags = [], dependence: CrossAxisDependence = [],
    spacing: Spacing = .content, priority: Priority = .usual
  ) -> Self {
    Self(
      flags: flags.union([.leaf, .endsGuides]), rigidity: rigidity, dependence: dependence,
      spacing: spacing, guides: .none, priority: priority, offer: .other)
  }

  @inline(__always)
  static func wrapper(
    _ rigidity: Rigidity, _ flags: Flags = [], dependence: CrossAxisDependence = [],
    spacing: Spacing = .content, priority: Priority = .content, offer: Offer = .other
  ) -> Self {
    Self(
      flags: flags.union(.wrapper), rigidity: rigidity, dependence: dependence,
      spacing: spacing, guides: .content, priority: priority, offer: offer)
  }

  static var transparent: Self { @inline(__always) get { transparent() } }

  @inline(__always)
  static func transparent(
    _ flags: Flags = [], spacing: Spacing = .content, priority: Priority = .content,
    offer: Offer = .same
  ) -> Self {
    .wrapper(
      .content, flags.union(.transparent), spacing: spacing, priority: priority, offer: offer)
  }

  @inline(__always)
  static func container(
    _ rigidity: Rigidity, _ flags: Flags = [], dependence: CrossAxisDependence = [],
    spacing: Spacing, guides: ExplicitGuides, offer: Offer
  ) -> Self {
    Self(
      flags: flags.union([.container, .movesChildren]), rigidity: rigidity, dependence: dependence,
      spacing: spacing, guides: guides, priority: .usual, offer: offer)
  }

  static var choice: Self {
    @inline(__always) get {
      Self(
        flags: .container, rigidity: .content, dependence: .both,
        spacing: .firstView, guides: .children, priority: .usual, offer: .other)
    }
  }
}
