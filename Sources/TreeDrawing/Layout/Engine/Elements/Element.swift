/// One view in the arena: its place among the others, and the results of the layout passes.
///
/// Elements are many, so what only some kinds need is in the arena's tables, found by `payload`.
struct Element {
  /// What an element does in layout; the comments say what its payload is an index of.
  enum Kind: UInt8 {
    /// Text of one line or several: `texts`.
    case text
    /// A view that takes what it is offered and paints an outline in it: `shapes`.
    case shape
    /// A view that takes what it is offered and makes its content knowing that: `readers`.
    case geometryReader
    /// Space around a view: `insets`.
    case padding
    /// A view of a given width, height or both: `frames`.
    case frame
    /// A view whose width, height or both are kept within bounds: `flexibleFrames`.
    case flexibleFrame
    /// A view painted elsewhere than it stands: `offsets`.
    case offset
    /// A view that lets what is behind it show through: `opacities`.
    case opacity
    /// A view that stacks consider sooner or later than others: `priorities`.
    case layoutPriority
    /// A view that tells the custom layout around it something: `layoutValues`.
    case layoutValue
    /// Empty space that takes what is left along an axis: `spacers`.
    case spacer
    /// A view asked for its ideal size on some axes: `fixedAxes`.
    case fixedSize
    /// A view with another behind or in front of it: `alignments`.
    case secondary
    /// The same, where the other is made from a preference: `preferenceReaders`.
    case preferenceSecondary
    /// A view with an explicit alignment guide: `guides`.
    case alignmentGuide
    /// A view whose explicit guides are hidden from the views around; no payload.
    case guideBarrier
    /// A view whose local coordinates have a name: `spaces`.
    case coordinateSpace
    /// Views side by side or below each other: `stacks`.
    case stack
    /// Views on top of each other: `alignments`.
    case overlap
    /// Views arranged by a custom layout: `layouts`.
    case layout
    /// A view that is lowered when no other is; no payload.
    case postponed
    /// A view whose layers lie between what is painted before and behind it; no payload.
    case compositingGroup
  }

  static let none: Int32 = -1

  let kind: Kind
  private var flags: Flags = []
  /// Where defaults of preferences come in between those that views write.
  var defaultPlaces: DefaultPlaces = []
  let payload: Int32
  /// What modifiers say of the view: the innermost of its `notes`.
  let notes: Int32
  var firstChild = Element.none
  var nextSibling = Element.none
  /// The first preference value that leaves this element.
  var preference = Element.none
  /// The ideal size; from placing on, the final one.
  var size = Size.zero
  /// The place in the parent; from placing on, in the whole picture.
  var origin = Point.zero

  init(_ kind: Kind, payload: Int32, notes: Int32 = Note.none) {
    self.kind = kind
    self.payload = payload
    self.notes = notes
  }
}

// What is known of an element is kept in one byte: elements are most of the memory.
extension Element {
  private struct Flags: OptionSet {
    let rawValue: UInt8

    static let rigid = Self(rawValue: 1)
    static let elastic = Self(rawValue: 2)
    static let settled = Self(rawValue: 4)
    static let overlaid = Self(rawValue: 8)
    static let placed = Self(rawValue: 16)
    static let expanded = Self(rawValue: 32)
    static let builtInGuide = Self(rawValue: 64)
    static let customGuide = Self(rawValue: 128)

    /// What an element has in common with the view that it wraps, if it changes nothing in layout.
    static let layout: Self = [.rigid, .elastic, .builtInGuide, .customGuide]
  }

  /// Whether the size is the same for every proposal.
  var isRigid: Bool {
    get { flags.contains(.rigid) }
    set { set(.rigid, to: newValue) }
  }

  /// Whether the size is a matter of the proposal alone, as it is for a leaf that takes what it is
  /// offered, and for views that wrap one and nothing else.
  var isElastic: Bool {
    get { flags.contains(.elastic) }
    set { set(.elastic, to: newValue) }
  }

  /// Whether the children's places are the same for every proposal.
  var isSettled: Bool {
    get { flags.contains(.settled) }
    set { set(.settled, to: newValue) }
  }

  /// Whether a built-in guide may be set explicitly in the view, so that the views around can see it.
  var maySetBuiltInGuide: Bool {
    get { flags.contains(.builtInGuide) }
    set { set(.builtInGuide, to: newValue) }
  }

  /// Whether a custom guide may be set explicitly in the view, so that the views around can see it.
  var maySetCustomGuide: Bool {
    get { flags.contains(.customGuide) }
    set { set(.customGuide, to: newValue) }
  }

  /// Whether a guide that containers combine in a way may be set explicitly in the view.
  func maySet(_ combination: AlignmentKey.Combination) -> Bool {
    switch combination {
    case .none: maySetBuiltInGuide
    case .custom: maySetCustomGuide
    case .least, .greatest: true
    }
  }

  /// Takes over what is known of the view inside; where that stands is settled if its size is.
  mutating func takeFlags(of child: Element) {
    flags.subtract([.layout, .settled])
    flags.formUnion(child.flags.intersection(.layout))
    isSettled = isRigid
  }

  /// Hides all explicit guides of the view inside.
  mutating func hideGuides() { flags.subtract([.builtInGuide, .customGuide]) }

  /// Whether the last of two children lies in front of the view that the first one is.
  var hasOverlay: Bool {
    get { flags.contains(.overlaid) }
    set { set(.overlaid, to: newValue) }
  }

  /// Whether the origin is relative to the whole picture already.
  var isPlaced: Bool {
    get { flags.contains(.placed) }
    set { set(.placed, to: newValue) }
  }

  /// Whether content that is made late is there.
  var isExpanded: Bool {
    get { flags.contains(.expanded) }
    set { set(.expanded, to: newValue) }
  }

  private mutating func set(_ flag: Flags, to isSet: Bool) {
    if isSet { flags.insert(flag) } else { flags.remove(flag) }
  }
}

extension Element.Kind {
  /// Whether several children are laid out each in its own right.
  var takesSeveralChildren: Bool {
    switch self {
    case .stack, .overlap, .layout, .geometryReader: true
    default: false
    }
  }

  /// Whether an element stays where it is if nothing was lowered inside it.
  var mayBeEmpty: Bool { self == .postponed || takesSeveralChildren }
}
