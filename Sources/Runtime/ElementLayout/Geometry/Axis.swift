/// The axis of an arrangement.
public enum Axis: Hashable, Sendable, CaseIterable {
  /// Left to right.
  case horizontal
  /// Top to bottom.
  case vertical
}

extension Axis {
  func length(of size: Size) -> Double { self == .horizontal ? size.width : size.height }

  func crossLength(of size: Size) -> Double { self == .horizontal ? size.height : size.width }

  func size(length: Double, cross: Double) -> Size {
    self == .horizontal
      ? Size(width: length, height: cross) : Size(width: cross, height: length)
  }

  func limit(of constraint: SizeConstraint) -> SizeConstraint.Axis {
    self == .horizontal ? constraint.width : constraint.height
  }

  func crossLimit(of constraint: SizeConstraint) -> SizeConstraint.Axis {
    self == .horizontal ? constraint.height : constraint.width
  }

  func constraint(_ limit: SizeConstraint.Axis, cross: SizeConstraint.Axis) -> SizeConstraint {
    self == .horizontal
      ? SizeConstraint(width: limit, height: cross)
      : SizeConstraint(width: cross, height: limit)
  }

  func rect(start: Double, crossStart: Double, length: Double, cross: Double) -> Rect {
    self == .horizontal
      ? Rect(x: start, y: crossStart, width: length, height: cross)
      : Rect(x: crossStart, y: start, width: cross, height: length)
  }
}
