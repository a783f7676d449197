/// How nodes look in a picture in which branches have lengths.
struct BranchStyle {
  let growth: GrowthDirection
  /// Where branches part.
  let dot: ForkDot
  /// Where the first branches part.
  let rootDot: ForkDot
  /// The space around the name of a leaf.
  let tipInsets: EdgeInsets

  /// A dot where branches part.
  struct ForkDot {
    let diameter: Double
    let shape: RegisteredShape
  }

  /// From the middle of a dot to the name on the branch before it, at 14 points.
  static let nameGap = 6.0
  /// From the dot of the root to its name, at 14 points.
  static let rootGap = 6.0
  /// From the end of a branch to the name of the leaf, at 14 points.
  static let tipGap = 7.0
  /// The diameter of the root's dot, at 14 points.
  static let rootDiameter = 10.0

  init(_ growth: GrowthDirection, _ color: Color?, scale: Double, in lowering: inout ViewLowering) {
    func dot(_ diameter: Double) -> ForkDot {
      ForkDot(
        diameter: diameter * scale,
        shape: RegisteredShape(Circle(), Paint(fill: color), in: &lowering))
    }
    self.growth = growth
    self.dot = dot(6)
    rootDot = dot(Self.rootDiameter)
    tipInsets = growth.insets(before: Self.tipGap * scale)
  }
}

extension LabelStyle {
  /// The width of a name on a branch.
  func widthOnBranch(of name: String) -> Double {
    name.isEmpty ? 0 : size(ofNote: text(ofNote: name)).width
  }

  /// How long a branch must be for a name to stand on it, beside the corner before it.
  func lengthOnBranch(of name: String) -> Double {
    name.isEmpty ? 0 : widthOnBranch(of: name) + (BranchStyle.nameGap + 6) * scale
  }
}
