/// A formula for the perceptual difference of two colors.
public enum ColorDifference: Hashable, Sendable, CaseIterable {
  /// The Euclidean distance in CIE Lab relative to D50 (CIE 1976); about 2.3 is just noticeable.
  case cie76
  /// CIEDE2000 in CIE Lab relative to D50, with all weights 1; about 1 is just noticeable.
  case ciede2000
  /// The Euclidean distance in OKLab; about 0.02 is just noticeable.
  case ok
}

extension Color {
  /// Returns the difference of another color by a formula; 0 for the same color.
  ///
  /// Alpha is ignored and missing components count as 0. A difference that is too large for a
  /// number is the greatest finite number.
  public func difference(to other: Color, by formula: ColorDifference = .ciede2000) -> Double {
    if space == other.space, vector == other.vector { return 0 }
    let difference =
      switch formula {
      case .cie76: distance(to: other, in: .lab)
      case .ciede2000: CIEDE2000.difference(vector(in: .lab), other.vector(in: .lab))
      case .ok: distance(to: other, in: .oklab)
      }
    return difference.isFinite ? difference : .greatestFiniteMagnitude
  }

  private func distance(to other: Color, in space: ColorSpace) -> Double {
    let delta = vector(in: space) - other.vector(in: space)
    return (delta * delta).sum().squareRoot()
  }
}
