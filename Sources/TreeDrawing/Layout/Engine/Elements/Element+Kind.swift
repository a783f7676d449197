extension Element {
  /// What an element does in layout; the comments say in which table its payload is a row.
  enum Kind: UInt8 {
    /// Text of one line or several: `texts`.
    case text
    /// Text whose lines end where what it is offered makes them, or in runs: `paragraphs`.
    case paragraph
    /// A view that takes what it is offered and paints an outline in it: `shapes`.
    case shape
    /// An image of the size that it is: `images`.
    case image
    /// An image that takes what it is offered: `images`.
    case resizableImage
    /// A view that takes what it is offered and makes its content knowing that: `geometrySlots`.
    case geometryReader
    /// Empty space that takes what is left along an axis: `spacers`.
    case spacer
    /// Space around a view: `insets`.
    case padding
    /// A view of a given width, height or both: `frames`.
    case frame
    /// A view whose width, height or both are kept within bounds: `flexibleFrames`.
    case flexibleFrame
    /// A view asked for its ideal size on some axes: `fixedAxes`.
    case fixedSize
    /// A view with its middle at a point of the place that is offered: `positions`.
    case position
    /// A view offered a size of some ratio: `aspectRatios`.
    case aspectRatio
    /// A view painted elsewhere than it stands: `offsets`.
    case offset
    /// A view with another behind or in front of it: `alignments`.
    case secondary
    /// A view with another behind or in front of it that is made from a preference:
    /// `preferenceSlots`.
    case preferenceSecondary
    /// A view that lets what is behind it show through: `opacities`.
    case opacity
    /// A view whose inside is painted turned, or in another scale: the picture's `effects`.
    case geometryEffect
    /// A view of which only what is inside a shape is seen: `clips`.
    case clip
    /// A view that leads somewhere, or with a text to show when one points at it: the picture's
    /// `notes`.
    case note
    /// A view that stacks consider sooner or later than others: `priorities`.
    case layoutPriority
    /// A view that tells the custom layout around it something: `layoutValues`.
    case layoutValue
    /// A view with an explicit alignment guide: `guides`.
    case alignmentGuide
    /// A view whose explicit guides are hidden from the views around; no payload.
    case guideBarrier
    /// A view whose local coordinates have a name: the arena's `spaces`.
    case coordinateSpace
    /// A view that is lowered when no other is; no payload.
    case postponed
    /// A view whose layers lie between what is painted before and behind it; no payload.
    case compositingGroup
    /// Views side by side or below each other: `stacks`.
    case stack
    /// Subtrees side by side or below each other, as near as they may stand: `tidyStacks`.
    case tidyStack
    /// Views on top of each other: `alignments`.
    case zStack
    /// What was one of several views to choose from; no payload.
    case absent
    /// The first of some views that fits: the axes on which it must, as `Axis.Set` numbers them.
    case fittingView
    /// Views arranged by a custom layout: `layouts`.
    case layout
  }
}

extension Element.Kind {
  /// What there is to know of a kind, a row for each.
  private var traits: Traits {
    switch self {
    case .text: .leaf
    case .paragraph: .leaf
    case .shape: [.leaf, .flexible]
    case .image: .leaf
    case .resizableImage: [.leaf, .flexible]
    case .geometryReader: [.leaf, .flexible, .severalChildren, .keptWhenEmpty]
    case .spacer: [.leaf, .flexible]
    case .padding: .wrapper
    case .frame: [.wrapper, .movesChildren]
    case .flexibleFrame: [.wrapper, .movesChildren]
    case .fixedSize: .wrapper
    case .position: [.wrapper, .movesChildren]
    case .aspectRatio: .wrapper
    case .offset: .wrapper
    case .secondary: .wrapper
    case .preferenceSecondary: .wrapper
    case .opacity: [.wrapper, .transparent]
    case .geometryEffect: [.wrapper, .transparent]
    case .clip: [.wrapper, .transparent]
    case .note: [.wrapper, .transparent]
    case .layoutPriority: [.wrapper, .transparent]
    case .layoutValue: [.wrapper, .transparent]
    case .alignmentGuide: [.wrapper, .transparent]
    case .guideBarrier: [.wrapper, .transparent, .endsGuides]
    case .coordinateSpace: [.wrapper, .transparent]
    case .postponed: [.wrapper, .transparent, .keptWhenEmpty]
    case .compositingGroup: [.wrapper, .transparent]
    case .stack: .container
    case .tidyStack: .container
    case .zStack: .container
    case .absent: .leaf
    case .fittingView: [.severalChildren, .endsGuides, .keptWhenEmpty]
    case .layout: .container
    }
  }

  private struct Traits: OptionSet {
    let rawValue: UInt8

    static let isLeaf = Self(rawValue: 1)
    static let flexible = Self(rawValue: 2)
    static let wrapper = Self(rawValue: 4)
    static let transparent = Self(rawValue: 8)
    static let severalChildren = Self(rawValue: 16)
    static let movesChildren = Self(rawValue: 32)
    static let endsGuides = Self(rawValue: 64)
    static let keptWhenEmpty = Self(rawValue: 128)

    static let leaf: Self = [.isLeaf, .endsGuides]
    static let container: Self = [.severalChildren, .movesChildren, .endsGuides, .keptWhenEmpty]
  }
}

extension Element.Kind {
  /// Whether there is no view inside that matters for the size.
  var isLeaf: Bool { traits.contains(.isLeaf) }

  /// Whether it is a leaf whose size is a matter of the proposal alone.
  var isFlexibleLeaf: Bool { traits.contains(.flexible) }

  /// Whether it is a leaf that has the size that it is offered.
  var takesWhatIsOffered: Bool { isFlexibleLeaf && self != .spacer && self != .resizableImage }

  /// Whether there is one view inside, and perhaps another behind or in front of that.
  var isWrapper: Bool { traits.contains(.wrapper) }

  /// Whether it arranges any number of views.
  var isContainer: Bool { !isLeaf && !isWrapper }

  /// Whether it has the size and the place of the one view that it wraps.
  var isTransparent: Bool { traits.contains(.transparent) }

  /// Whether several children are laid out each in its own right.
  var takesSeveralChildren: Bool { traits.contains(.severalChildren) }

  /// Whether where a child stands depends on its size and guides.
  var movesChildren: Bool { traits.contains(.movesChildren) }

  /// Whether what children are offered when they are placed is known only when the size is, so
  /// that their places are asked for apart from that.
  var placesChildrenApart: Bool {
    self == .layout || self == .flexibleFrame || self == .position
  }

  /// Whether the priority of the view inside counts outside too.
  var handsOnPriority: Bool {
    switch self {
    case .padding, .frame, .flexibleFrame, .aspectRatio, .position: false
    default: isWrapper
    }
  }

  /// Whether a search for a guide ends here, whatever the guide.
  var endsGuides: Bool { traits.contains(.endsGuides) }

  /// Whether an element remains if nothing was lowered inside it.
  var isKeptWhenEmpty: Bool { traits.contains(.keptWhenEmpty) }
}
