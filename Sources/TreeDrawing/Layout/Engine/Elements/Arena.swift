/// All views of a picture as one flat array, with tables for what only some kinds of view have.
///
/// A parent always stands before its children, so that a pass from the last element to the first
/// meets children before parents, and one from the first to the last parents before children:
/// no pass recurses, however deep the views are nested.
///
/// It is a value, handed from pass to pass, because in a class each access would be checked for
/// conflicts at run time, which took a quarter of all time. Guides that look into it while a pass is
/// under way borrow it from its lender.
///
/// It cannot be copied, and methods that passes call for each element are `mutating` even if they change
/// nothing: only then is it passed by its place in memory; otherwise its fields are copied for each call.
struct Arena: ~Copyable {
  let lender: ArenaLender
  let warnings: WarningLog

  var elements: [Element] = []
  var notes: [Note] = []

  var texts = TextTable()
  var shapes = ShapeTable()
  /// Guides that lie on each other where shapes are behind or in front of views, if not the centres, by note.
  var shapeAlignments: [Int32: Alignment] = [:]
  /// How far such shapes are from the view's place, by note.
  var shapeShifts: [Int32: Point] = [:]
  var outlines = OutlineTable()
  var outlineMakers: [PlacedOutlineMaker] = []
  var readers: [Reader] = []
  var insets = InternTable<EdgeInsets>()
  var frames: [Frame] = []
  var flexibleFrames: [FlexibleFrame] = []
  var offsets: [Point] = []
  var opacities: [Double] = []
  var priorities: [Double] = []
  var spacers: [FlexibleSpace] = []
  var fixedAxes: [(horizontal: Bool, vertical: Bool)] = []
  var alignments = InternTable<Alignment>()
  var preferenceReaders: [PreferenceReader] = []
  var guides: [Guide] = []
  let spaces: SpaceTable
  /// What views take over from those around them; what the outermost do comes first.
  var surroundings = InternTable(Surroundings())
  var writers: [PreferenceRow] = []
  var measuredWriters = InternTable<PlacedClosure>()
  var transforms: [PlacedClosure] = []
  var stacks: [Stack] = []
  /// The guides that stacks line views up by.
  var stackGuides = InternTable<AlignmentKey>()
  var layouts: [any LayoutContainer] = []
  var layoutValues: [LayoutValue] = []
  var marks = MarkTable()
  /// The layers that anything is painted in, the usual one first.
  var layers = InternTable(DrawingLayer.content)

  var preferences = PreferenceTable()

  /// Sizes of flexible elements for the proposals that they were measured with.
  var measurements: [Measurement: Size] = [:]
  /// How long flexible elements get, as far as that need not be measured.
  var lengthRanges: [Int: LengthRanges] = [:]
  /// Where the children of elements stood when those were measured, if proposals can move them.
  var placements: [Measurement: [Placement]] = [:]
  /// Where custom layouts put their views, whose sizes are not known yet.
  var layoutPlaces: [Measurement: [LayoutPlaces.Place]] = [:]
  /// Stacks that wait for the size of a child to go on sharing their length out.
  var sharings: [Measurement: (views: [Int], sharing: StackSharing)] = [:]
  /// Where guides were set explicitly, as far as that took long to find out.
  var guideAnswers: [Question: GuideAnswer] = [:]
  /// What was asked for and not known yet.
  var missing: [Question] = []
  /// The gaps that custom layouts want around them.
  var spacings: [Int: ViewSpacing] = [:]
  /// How many closures are being called, each to answer what the one before asks.
  var consulting = 0
  /// How many closures were called so far.
  var consultations = 0
  /// Whether what is being tried takes a call of a closure too deep in others.
  var isTooDeep = false
  /// How many containers a search for a guide has gone into.
  var guideNesting = 0
  /// What flexible elements were finally offered.
  var proposals: [Int: ProposedViewSize] = [:]

  struct Measurement: Hashable {
    let element: Int
    let proposal: ProposedViewSize

    /// Makes a measurement; a length that is no number is none at all, since it would never be found
    /// again, not even by the one that waits for it.
    init(element: Int, proposal: ProposedViewSize) {
      func number(_ length: Double?) -> Double? { length.map { $0.isNaN ? 0 : $0 } }
      self.element = element
      self.proposal = ProposedViewSize(
        width: number(proposal.width), height: number(proposal.height))
    }
  }

  /// Where a child stands in its parent, and what it was offered if a custom layout placed it.
  struct Placement {
    var origin: Point
    var offered: ProposedViewSize = .unspecified
  }

  struct LayoutValue {
    let key: ObjectIdentifier
    let value: Any
  }

  struct Frame {
    let width: Double?
    let height: Double?
    let alignment: Alignment
  }

  struct Guide {
    let key: AlignmentKey
    let value: (ViewDimensions) -> Double
  }

  struct Reader {
    /// What makes the content, until it is made.
    var content: ((GeometryProxy, inout ViewLowering) -> Void)?
    /// The nearest named space around the reader.
    let space: Int32
    let surroundings: Int32
  }
}

extension Arena {
  init() {
    warnings = WarningLog()
    lender = ArenaLender(reportingTo: warnings)
    spaces = SpaceTable(reportingTo: warnings)
  }

  /// The first child of an element.
  func firstChild(of element: Int) -> Int? {
    let child = elements[element].firstChild
    return child == Element.none ? nil : Int(child)
  }

  /// The next child of the same parent.
  func sibling(after element: Int) -> Int? {
    let sibling = elements[element].nextSibling
    return sibling == Element.none ? nil : Int(sibling)
  }

  /// The children of an element, first to last.
  mutating func children(of element: Int) -> [Int] {
    var children: [Int] = []
    var next = firstChild(of: element)
    while let child = next {
      children.append(child)
      next = sibling(after: child)
    }
    return children
  }

  /// The only child of an element that has one.
  func child(of element: Int) -> Int { Int(elements[element].firstChild) }

  /// The view that another lies behind or in front of.
  mutating func primary(of element: Int) -> Int {
    let first = child(of: element)
    guard let last = sibling(after: first) else { return first }
    return elements[element].hasOverlay ? first : last
  }

  /// The view that lies behind or in front of another, if it is there.
  mutating func secondary(of element: Int) -> Int? {
    let first = child(of: element)
    guard let last = sibling(after: first) else { return nil }
    return elements[element].hasOverlay ? last : first
  }

  /// Whether all children of an element have a size that no proposal changes.
  mutating func areChildrenRigid(_ element: Int) -> Bool {
    var next = firstChild(of: element)
    while let child = next {
      guard elements[child].isRigid else { return false }
      next = sibling(after: child)
    }
    return true
  }

  func payload(of element: Int) -> Int { Int(elements[element].payload) }

  // Closures that are called in each other need room on the call stack. Without optimisation each call
  // of a function that does not mutate the arena takes room for a copy of it, a kilobyte; so these do.

  mutating func kind(of element: Int) -> Element.Kind { elements[element].kind }

  mutating func isRigid(_ element: Int) -> Bool { elements[element].isRigid }

  mutating func isSettled(_ element: Int) -> Bool { elements[element].isSettled }

  mutating func guide(of element: Int) -> Guide { guides[Int(elements[element].payload)] }
}
