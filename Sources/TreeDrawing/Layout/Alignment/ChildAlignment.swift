/// Where a view stands that is above several others, such as a node of a tree above its children.
public enum ChildAlignment: String, CaseIterable, Hashable, Sendable {
  /// Half-way between the first and the last, on a whole point; over a view whose middle is within
  /// 8 points of that, exactly over it.
  ///
  /// The first and the last are an even number of points apart, which may take up to two more.
  case centred
  /// Half-way between the first and the last.
  case outer
  /// Over the middle one, or half-way between the two middle ones.
  case middle
  /// Over the mean of all middles.
  case mean
  /// Over the first.
  case first
  /// Over the last.
  case last
  /// Over the middle of the box around all.
  case box
}
