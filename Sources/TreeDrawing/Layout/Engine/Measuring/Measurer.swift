/// The pass that sizes elements, and answers what later passes ask about sizes and guides.
///
/// It comes after lowering, and goes from the last element to the first.
struct Measurer: ~Copyable {
  var arena: Arena
  var measurements = Measurements()
  var pending = PendingQuestions()
  /// The outlines of what is in tidy stacks.
  var contours = Contours()
  /// The views of the tidy stack that is being sized.
  var packing = SiblingPacking()

  init(_ arena: consuming Arena) { self.arena = arena }
}

/// What was found out about elements whose size depends on what they are offered.
struct Measurements {
  /// Lengths of flexible elements, whatever is offered across: `Measurement.alone(along:)`.
  var lengths: [Measurement: Double] = [:]
  /// Sizes of flexible elements of which a length depends on what is offered across.
  var sizes: [Measurement: (size: Size, dependence: CrossAxisDependence)] = [:]
  /// Flexible elements of which it would have taken more questions to find their ideal size.
  var unsized: Set<ElementID> = []
  /// What depends on what is offered across in ideal sizes, if anything does.
  var idealDependences: [ElementID: CrossAxisDependence] = [:]
  /// How long flexible elements get, as far as that need not be measured.
  var lengthRanges: [ElementID: LengthRanges] = [:]
  /// Where the children of elements stood along an axis when those were measured, if proposals can
  /// move them: `Measurement.alone(along:)`.
  var places: [Measurement: [Double]] = [:]
  /// Where the children stood if that depends on what is offered across, or is asked for apart.
  var placements: [Measurement: [Placement]] = [:]
  /// Where custom layouts put their views, whose sizes are not known yet.
  var layoutPlaces: [Measurement: [LayoutPlaces.Place]] = [:]
  /// Stacks that wait for the size of a child to go on sharing their length out.
  var sharings: [Measurement: SharingProgress] = [:]
  /// Where guides were set explicitly, as far as that took long to find out.
  var guides: [Question: ExplicitGuide] = [:]
  /// The gaps that containers want around them, as far as neighbours asked.
  var spacings: [ElementID: ViewSpacing] = [:]
}

extension Measurements {
  /// Where a child stands in its parent, and what it was offered if a custom layout placed it.
  struct Placement {
    var origin: Point
    var offered: ProposedViewSize = .unspecified
  }
}

/// A stack that is sharing its length out.
struct SharingProgress {
  let views: [ElementID]
  var sharing: StackSharing
  /// What the shares so far depend on.
  var dependence: CrossAxisDependence
}

/// An element and what it is offered.
struct Measurement: Hashable {
  let element: ElementID
  let proposal: ProposedViewSize

  /// Makes a measurement; a length that is no number is none at all, since it would never be found
  /// again, not even by the one that waits for it.
  init(element: ElementID, proposal: ProposedViewSize) {
    func number(_ length: Double?) -> Double? { length.map { $0.isNaN ? 0 : $0 } }
    self.element = element
    self.proposal = ProposedViewSize(
      width: number(proposal.width), height: number(proposal.height))
  }
}
