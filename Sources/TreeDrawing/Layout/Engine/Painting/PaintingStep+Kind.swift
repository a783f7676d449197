// What a step stands for, in one number: its kind in the highest bits, and an index in the others.

extension PaintingStep {
  /// A kind of step, with the number of what is painted.
  enum Kind: Equatable {
    /// A text or a shape, by its element.
    case element(ElementID)
    /// The shape behind or in front of an element that its innermost annotation says.
    case backdrop(of: ElementID)
    /// Another shape behind or in front of an element, by its index among the scene's.
    case outerBackdrop(Int)
    /// An outline that was made from a preference, by its number.
    case outline(Int)
    /// The begin of what is marked, by its element.
    case mark(ElementID)
    /// The end of what is marked.
    case end
    /// The begin of a group, by its element.
    case beginGroup(ElementID)
    /// The begin of a group in other coordinates, by the index of its transform among the scene's.
    case beginTransform(Int)
    /// The end of a group.
    case endGroup
    /// An item that is painted in fainter colours, by its index among the scene's.
    case faded(Int)
    /// A text or a shape that is painted in gradients, by its index among the scene's.
    case shaded(Int)
    /// An image, by its element.
    case image(ElementID)
    /// The begin of what is clipped to a path, by the path's index among the scene's.
    case beginClip(Int)
    /// The end of what is clipped to a path, by the path's index among the scene's.
    case endClip(Int)
    /// The begin of what there is something to know of, by its index among the scene's notes.
    case beginNote(Int)
    /// The end of what there is something to know of, by its index among the scene's notes.
    case endNote(Int)
  }

  /// How many of a kind there may be: as many as there are numbers below the bits for the kinds.
  static let mostOfAKind = 1 << Int(kindShift)

  private static let kindShift: Int32 = 28

  private init(_ kind: Int32, _ index: Int) {
    number = kind << Self.kindShift | Int32(truncatingIfNeeded: index)
  }

  @inline(__always)
  init(_ kind: Kind) {
    switch kind {
    case .element(let id): self.init(0, id.index)
    case .backdrop(of: let id): self.init(1, id.index)
    case .outerBackdrop(let index): self.init(2, index)
    case .outline(let index): self.init(3, index)
    case .mark(let id): self.init(4, id.index)
    case .end: self.init(5, 0)
    case .beginGroup(let id): self.init(6, id.index)
    case .endGroup: self.init(7, 0)
    case .faded(let index): self.init(-1, index)
    case .beginTransform(let index): self.init(-2, index)
    case .shaded(let index): self.init(-3, index)
    case .image(let id): self.init(-4, id.index)
    case .beginClip(let index): self.init(-5, index)
    case .endClip(let index): self.init(-6, index)
    case .beginNote(let index): self.init(-7, index)
    case .endNote(let index): self.init(-8, index)
    }
  }

  var kind: Kind {
    @inline(__always) get {
      let index = Int(number & (1 << Self.kindShift - 1))
      switch number >> Self.kindShift {
      case 0: return .element(ElementID(index))
      case 1: return .backdrop(of: ElementID(index))
      case 2: return .outerBackdrop(index)
      case 3: return .outline(index)
      case 4: return .mark(ElementID(index))
      case 5: return .end
      case 6: return .beginGroup(ElementID(index))
      case 7: return .endGroup
      case -2: return .beginTransform(index)
      case -3: return .shaded(index)
      case -4: return .image(ElementID(index))
      case -5: return .beginClip(index)
      case -6: return .endClip(index)
      case -7: return .beginNote(index)
      case -8: return .endNote(index)
      default: return .faded(index)
      }
    }
  }
}
