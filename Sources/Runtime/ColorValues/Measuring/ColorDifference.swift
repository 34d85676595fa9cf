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
      case .ciede2000: Vector3.ciede2000(vector(in: .lab), other.vector(in: .lab))
      case .ok: distance(to: other, in: .oklab)
      }
    return difference.isFinite ? difference : .greatestFiniteMagnitude
  }

  private func distance(to other: Color, in space: ColorSpace) -> Double {
    let delta = vector(in: space) - other.vector(in: space)
    return (delta * delta).sum().squareRoot()
  }
}

extension Color {
  /// Returns the color of a palette that differs least from this color; of equally near colors the
  /// first.
  ///
  /// Alpha is ignored. Linear in the number of colors.
  ///
  /// - Returns: The color's position and the difference, or `nil` for an empty palette.
  public func nearest(
    in palette: some Sequence<Color>,
    by formula: ColorDifference = .ok
  ) -> (index: Int, difference: Double)? {
    let color = converted(to: formula.space)
    var best: (index: Int, difference: Double)?
    for (index, candidate) in palette.enumerated() {
      let difference = color.difference(to: candidate, by: formula)
      if best.map({ difference < $0.difference }) ?? true { best = (index, difference) }
    }
    return best
  }

  /// Returns the CSS name whose color differs least from this color; of equally near names the
  /// first in alphabetical order.
  ///
  /// ```swift
  /// try Color(css: "#1d84f5").nearestName().name   // "dodgerblue"
  /// ```
  public func nearestName(
    by formula: ColorDifference = .ok
  ) -> (name: String, difference: Double) {
    let palette = formula == .ok ? Color.namedInOKLab : Color.namedInLab
    let best = nearest(in: palette, by: formula)
    // The table is never empty.
    return ("\(Color.namedColors[best?.index ?? 0].name)", best?.difference ?? 0)
  }
}

extension ColorDifference {
  /// The space in which the formula measures.
  fileprivate var space: ColorSpace { self == .ok ? .oklab : .lab }
}

extension Color {
  fileprivate static let namedInOKLab = named(in: .oklab)
  fileprivate static let namedInLab = named(in: .lab)

  private static func named(in space: ColorSpace) -> [Color] {
    namedColors.map { Color(exactHexNumber: $0.value << 8 | 0xFF).converted(to: space) }
  }
}
