/// One view in the arena: its place among the others, and the results of the layout passes.
///
/// Elements are many, so what only some kinds need is in `Parameters`, found by `payload`.
struct Element {
  let kind: Kind
  private var flags: Flags = []
  /// Where defaults of preferences come in between those that views write.
  var defaultPlaces: DefaultPlaces = []
  let payload: Int32
  /// What modifiers say of the view: the innermost of its annotations.
  let annotations: AnnotationID
  var firstChild = ElementID.none
  var nextSibling = ElementID.none
  /// The preference values that leave this element.
  var preferences = PreferenceListID.none
  /// The ideal size; from placing on, the final one.
  var size = Size.zero
  /// The place in the parent; from placing on, in the whole picture.
  var origin = Point.zero

  init(_ kind: Kind, payload: Int32, annotations: AnnotationID = .none) {
    self.kind = kind
    self.payload = payload
    self.annotations = annotations
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

  /// Whether a built-in guide may be set explicitly in the view, so that the views around can see
  /// it.
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
