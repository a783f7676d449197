@testable import TreeDrawing

/// A model of a view, of which both a real view and a layout by the rules are made.
struct ReferenceView {
  var kind: Kind
  /// The views inside; what is behind or in front of a view comes after that.
  var views: [ReferenceView]
  /// What tells the view apart from all others of its tree.
  var id: Int

  init(_ kind: Kind, id: Int, _ views: [ReferenceView] = []) {
    self.kind = kind
    self.id = id
    self.views = views
  }
}

extension ReferenceView {
  /// What a view is, without the views inside.
  enum Kind: Hashable {
    // Views without views inside.
    case fixed(Double, Double)
    case color
    case text(ReferenceText)
    case spacer(Double?)
    case divider

    // Around any number of views.
    case stack(Axis, ReferenceGuide, spacing: Double?)
    case zStack(ReferenceGuide, ReferenceGuide)
    case group
    case reader
    case layout(ReferenceRule)

    // Around one view.
    case padding(EdgeInsets)
    case frame(Double?, Double?, ReferenceGuide, ReferenceGuide)
    case flexible(ReferenceBounds, ReferenceBounds, ReferenceGuide, ReferenceGuide)
    case fixedSize(Bool, Bool)
    case ratio(Double, fills: Bool)
    case guide(ReferenceGuide, width: Double, height: Double, plus: Double)
    case offset(Double, Double)
    case effect(ReferenceEffect)
    case position(Double, Double)
    case priority(Double)
    case layoutValue(Int)
    case look(ReferenceLook)
    case named(String)
    case says(Int)
    case adds(Int)
    case told(in: String)
    case anchored
    case resolving

    // Around one view, with another one behind it or in front.
    case secondary(isInFront: Bool, ReferenceGuide, ReferenceGuide)
    // Around one view, with one behind it or in front that is made of what the first says.
    case counting(isInFront: Bool, ReferenceGuide, ReferenceGuide)
  }
}

extension ReferenceView.Kind {
  /// How many views there are inside, if that is fixed.
  var count: Int? {
    switch self {
    case .fixed, .color, .text, .spacer, .divider: 0
    case .stack, .zStack, .group, .reader, .layout: nil
    case .secondary: 2
    default: 1
    }
  }
}

extension ReferenceView: CustomStringConvertible {
  var description: String {
    let inside =
      views.isEmpty ? "" : " { " + views.map(\.description).joined(separator: "; ") + " }"
    return "\(kind)#\(id)\(inside)"
  }

  /// How many views there are, with this one.
  var size: Int { views.reduce(1) { $0 + $1.size } }
}

/// The bounds of a flexible frame along one axis, none of which is negative; they may contradict each other.
struct ReferenceBounds: Hashable {
  var least: Double?
  var ideal: Double?
  var greatest: Double?
}

/// What changes how a view looks, and nothing else.
enum ReferenceLook: CaseIterable {
  case faded
  case composed
  case bordered
  case backed
}

/// The rules of the containers of one's own that random views use.
enum ReferenceRule: CaseIterable {
  /// Each view has its ideal size, and stands at the lower right corner of the one before.
  case staircase
  /// As large as the largest view, all of which are offered what the container is offered, at its corner.
  case passing
  /// As large as what is offered, and so are all views, in the middle.
  case filling
  /// Views of ideal size, as far to the right as they tell, as far down as their priority; around it there are gaps of 3.
  case telling
}
