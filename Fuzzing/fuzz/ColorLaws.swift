import ColorValues

/// What holds for every color text: components are finite, and the text of a color reads as the
/// same color.
enum ColorLaws {
  static func check(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let color: Color
    do {
      color = try Color(css: text)
    } catch {
      _ = error.description
      if error.range.upperBound > text.utf8.count { fail("\(error.range) is not in the text") }
      return
    }
    let parts = [color.c1, color.c2, color.c3, color.alpha]
    if !parts.allSatisfy(\.isFinite) { fail("\(color) has a component that is not finite") }
    guard let again = try? Color(css: color.css) else { fail("'\(color.css)' is not a color") }
    if !isNear(color, again) { fail("'\(color.css)' is another color: \(again), not \(color)") }
    if again.css != color.css { fail("'\(color.css)' is written as '\(again.css)'") }
    for other in [color.serialized, color.displayCSS] {
      guard (try? Color(css: other)) != nil else { fail("'\(other)' is not a color") }
    }
    _ = color.hex
  }

  /// Whether two colors are equal within the rounding of a conversion to XYZ and back.
  private static func isNear(_ left: Color, _ right: Color) -> Bool {
    let (a, b) = (left.converted(to: .xyzD65), right.converted(to: .xyzD65))
    return zip([a.c1, a.c2, a.c3, a.alpha], [b.c1, b.c2, b.c3, b.alpha]).allSatisfy {
      $0 == $1 || $0.isNaN && $1.isNaN || abs($0 - $1) <= 1e-6 * max(1, abs($0), abs($1))
    }
  }
}
