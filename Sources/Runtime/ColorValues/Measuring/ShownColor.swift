/// A color as exported files show it, measured for displays of sRGB and of Display P3.
///
/// Files have a color in two forms: with exact components, and as bytes of sRGB, such as `#008605`.
/// Both are mapped into the gamut of the display, as in CSS; a color outside sRGB is not rounded on
/// displays of Display P3, since hex texts can't express it, unless it is outside by rounding alone
/// (`needsWideGamut`). A measurement is the lowest of all
/// forms, so that a ratio that is proved here is true of every exported file.
///
/// `color(display-p3 0.021 0.526 0.061)` has a contrast ratio of 4.32 to black: that of displays of
/// Display P3, while it is `#008605` with 4.41 on those of sRGB.
package struct ShownColor: Sendable {
  /// A form of the color in files.
  private struct Form {
    let color: Color
    let luminance: Double

    init(_ color: Color) {
      self.color = color
      luminance = color.linearLuminance
    }
  }

  /// The color itself.
  package let color: Color

  /// The color with exact components, mapped into sRGB.
  private let exact: Form

  /// The color as bytes of sRGB; nil if these are exact.
  private let bytes: Form?

  /// The color mapped into Display P3; nil if it is within sRGB.
  private let wide: Form?

  /// Prepares a color for measurements.
  package init(_ color: Color) {
    self.color = color
    if color.exactHexNumber != nil {
      exact = Form(color)
      bytes = nil
      wide = nil
    } else {
      exact = Form(color.fitted(to: .srgb))
      bytes = Form(color.rgba8Color)
      wide = color.isInGamut(of: .srgb) ? nil : Form(color.fitted(to: .displayP3))
    }
  }

  /// Returns the lowest contrast ratio of WCAG 2.2 to a background, which counts as opaque; a
  /// translucent color is composited over it.
  ///
  /// - Parameters:
  ///   - background: The background.
  ///   - gamut: The gamut of the display, `srgb` or `display-p3`; nil for the lower ratio of both.
  /// - Returns: The ratio, 1…21.
  package func contrastRatio(on background: ShownColor, in gamut: ColorSpace? = nil) -> Double {
    lowest(on: background, in: gamut) { foreground, background in
      let luminance =
        foreground.color.alpha < 1
        ? foreground.color.composited(over: background.color).linearLuminance : foreground.luminance
      return Color.contrastRatio(luminance, background.luminance)
    }
  }

  /// Returns the smallest difference of the tones of the color and a background, 0…100; otherwise
  /// as ``contrastRatio(on:in:)``.
  package func toneDifference(on background: ShownColor, in gamut: ColorSpace? = nil) -> Double {
    lowest(on: background, in: gamut) { foreground, background in
      foreground.color.composited(over: background.color).toneDifference(to: background.color)
    }
  }

  /// Returns the colors that people with a kind of color vision see on displays of a gamut, in Lab;
  /// nil for all gamuts between which the color differs.
  package func seen(with vision: ColorVision, in gamut: ColorSpace?) -> [Color] {
    guard let wide else { return [color.simulating(vision).converted(to: .lab)] }
    let shown = gamut.map { [$0 == .srgb ? exact : wide] } ?? [exact, wide]
    return shown.map { $0.color.simulating(vision).converted(to: .lab) }
  }

  /// The luminances that the forms have on all displays.
  var luminanceRange: ClosedRange<Double> {
    Self.range(of: forms(in: .srgb) + forms(in: .displayP3), \.luminance)
  }

  /// The tones that the forms have on all displays.
  var toneRange: ClosedRange<Double> {
    Self.range(of: forms(in: .srgb) + forms(in: .displayP3), \.color.tone)
  }

  /// Returns the forms on displays of a gamut.
  private func forms(in gamut: ColorSpace) -> [Form] {
    if let wide, gamut != .srgb {
      guard !color.needsWideGamut, let bytes else { return [wide] }
      return [wide, bytes]
    }
    return bytes.map { [exact, $0] } ?? [exact]
  }

  private func lowest(
    on background: ShownColor,
    in gamut: ColorSpace?,
    _ measure: (Form, Form) -> Double
  ) -> Double {
    // Most colors are whole bytes.
    if bytes == nil, background.bytes == nil { return measure(exact, background.exact) }
    let isWide = wide != nil || background.wide != nil
    let gamuts = gamut.map { [$0] } ?? (isWide ? [.srgb, .displayP3] : [.srgb])
    var least = Double.infinity
    for gamut in gamuts {
      for other in background.forms(in: gamut) {
        for form in forms(in: gamut) { least = min(least, measure(form, other)) }
      }
    }
    return least
  }

  private static func range(of forms: [Form], _ value: (Form) -> Double) -> ClosedRange<Double> {
    let values = forms.map(value)
    return (values.min() ?? 0)...(values.max() ?? 0)
  }
}

extension Color {
  /// Returns the lowest contrast ratio of WCAG 2.2 to a background as exported files show both; see
  /// ``ShownColor``.
  package func shownContrastRatio(on background: Color, in gamut: ColorSpace? = nil) -> Double {
    ShownColor(self).contrastRatio(on: ShownColor(background), in: gamut)
  }

  /// The luminance with the weights of WCAG 2.2, of a color that is within the gamut of a display.
  fileprivate var linearLuminance: Double {
    Color.luminance(ofLinear: TransferFunction.srgb.decode(vector(in: .srgb)))
  }
}
