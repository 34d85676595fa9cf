extension Color {
  /// The colour of a palette that differs least from this one; of equally near ones the first.
  ///
  /// Alpha is ignored. Linear in the number of colours.
  ///
  /// - Returns: The colour's position and the difference, or `nil` for an empty palette.
  public func nearest(
    in palette: some Sequence<Color>,
    by formula: ColorDifference = .ok
  ) -> (index: Int, difference: Double)? {
    var best: (index: Int, difference: Double)?
    for (index, candidate) in palette.enumerated() {
      let difference = difference(to: candidate, by: formula)
      if best.map({ difference < $0.difference }) ?? true { best = (index, difference) }
    }
    return best
  }

  /// The name of CSS whose colour differs least from this one; of equally near ones the first in
  /// alphabetical order.
  ///
  /// ```swift
  /// try Color(css: "#1d84f5").nearestName().name   // "dodgerblue"
  /// ```
  public func nearestName(
    by formula: ColorDifference = .ok
  ) -> (name: String, difference: Double) {
    let best = nearest(in: NamedColors.table.lazy.map { $0.value.namedColor }, by: formula)
    // The table is never empty.
    let index = best?.index ?? 0
    return ("\(NamedColors.table[index].name)", best?.difference ?? 0)
  }
}

extension UInt32 {
  /// The opaque colour of 0xRRGGBB.
  fileprivate var namedColor: Color { HexColor.color(self << 8 | 0xFF) }
}
