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
  /// What is known of a kind, a row for each.
  ///
  /// Inlined, each column becomes an array of bytes, or the bits of one number.
  private var traits: Element.Traits {
    @inline(__always) get {
      switch self {
      case .text: .leaf(.always)
      case .paragraph: .leaf(.paragraph, dependence: .vertical)
      case .shape: .leaf(.never, [.flexible, .elastic])
      case .image: .leaf(.always)
      case .resizableImage: .leaf(.never, .flexible)
      case .geometryReader:
        .leaf(.never, [.flexible, .elastic, .severalChildren, .keptWhenEmpty])
      case .spacer: .leaf(.never, .flexible, spacing: .spacer, priority: .lowest)
      case .padding: .wrapper(.content, spacing: .padding, priority: .usual, offer: .same)
      case .frame: .wrapper(.frame, .movesChildren, spacing: .frame, priority: .usual)
      case .flexibleFrame: .wrapper(.never, .placesApart, spacing: .flexibleFrame, priority: .usual)
      case .fixedSize: .wrapper(.fixedSize, spacing: .laidOut, offer: .fixedSize)
      case .position: .wrapper(.never, .placesApart, spacing: .position, priority: .usual)
      case .aspectRatio: .wrapper(.content, dependence: .both, spacing: .laidOut, priority: .usual)
      case .offset: .wrapper(.content, offer: .same)
      case .secondary: .wrapper(.content, offer: .same)
      case .preferenceSecondary: .wrapper(.content, offer: .same)
      case .opacity: .transparent
      case .geometryEffect: .transparent
      case .clip: .transparent(offer: .other)
      case .note: .transparent
      case .layoutPriority: .transparent(spacing: .laidOut, priority: .own)
      case .layoutValue: .transparent
      case .alignmentGuide: .transparent
      case .guideBarrier: .transparent(.endsGuides)
      case .coordinateSpace: .transparent
      case .postponed: .transparent(.keptWhenEmpty)
      case .compositingGroup: .transparent
      case .stack: .container(.content, spacing: .stack, guides: .stack, offer: .same)
      case .tidyStack: .container(.always, spacing: .content, guides: .custom, offer: .nothing)
      case .zStack:
        .container(.content, spacing: .decisiveViews, guides: .customOfChildren, offer: .same)
      case .absent: .leaf(.always)
      case .fittingView: .choice
      case .layout:
        .container(
          .never, .placesApart, dependence: .both, spacing: .custom, guides: .all, offer: .other)
      }
    }
  }
}

extension Element.Kind {
  /// Whether there is no view inside that matters for the size.
  var isLeaf: Bool { has(.leaf) }

  /// Whether it is a leaf whose size is a matter of the proposal alone.
  var isFlexibleLeaf: Bool { has(.flexible) }

  /// Whether it is a leaf that has the size that it is offered.
  var takesWhatIsOffered: Bool { has(.elastic) }

  /// Whether there is one view inside, and perhaps another behind or in front of that.
  var isWrapper: Bool { has(.wrapper) }

  /// Whether it arranges any number of views.
  var isContainer: Bool { !isLeaf && !isWrapper }

  /// Whether it has the size and the place of the one view that it wraps.
  var isTransparent: Bool { has(.transparent) }

  /// Whether several children are laid out each in its own right.
  var takesSeveralChildren: Bool { has(.severalChildren) }

  /// Whether where a child stands depends on its size and guides.
  var movesChildren: Bool { has(.movesChildren) }

  /// Whether what children are offered when they are placed is known only when the size is, so
  /// that their places are asked for apart from that.
  var placesChildrenApart: Bool { has(.apart) }

  /// Whether a search for a guide ends here, whatever the guide.
  var endsGuides: Bool { has(.endsGuides) }

  /// Whether an element remains if nothing was lowered inside it.
  var isKeptWhenEmpty: Bool { has(.keptWhenEmpty) }

  var rigidity: Element.Traits.Rigidity { @inline(__always) get { traits.rigidity } }

  /// What depends on what is offered across, whatever the views inside are; nothing where lengths
  /// along an axis, and places and guides, follow from theirs along that axis.
  var dependence: CrossAxisDependence { traits.dependence }

  var spacing: Element.Traits.Spacing { traits.spacing }

  var guides: Element.Traits.ExplicitGuides { @inline(__always) get { traits.guides } }

  var priority: Element.Traits.Priority { traits.priority }

  var offer: Element.Traits.Offer { traits.offer }

  @inline(__always)
  private func has(_ flag: Element.Traits.Flags) -> Bool { traits.flags.contains(flag) }
}
