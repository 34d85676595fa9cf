import ColorValues
import DynamicColors
import SourceDocuments
import ThemeFiles
import ThemeValidation
import TraitSystem

/// Hovers on the literals and functions of values.
extension HoverWriter {
  func hover(on site: ValueSite, at offset: Int) -> (text: HoverText, range: Range<Int>)? {
    let text = site.node.text
    let bytes = Array(text.utf8)
    let parts = ColorReplacement.Part.all(in: text).map { part in
      (part: part, range: site.range(ofText: part.range))
    }
    // The last part that begins before the offset and ends after it is the innermost one.
    guard
      let (part, range) = parts.last(where: { $0.range ~= offset || $0.range.upperBound == offset })
    else { return nil }
    let source = String(decoding: bytes[part.range], as: UTF8.self)
    guard let expression = try? ColorExpression.parse(source).expression,
      let (color, context) = value(of: expression, in: site, isWhole: range == site.valueRange)
    else { return nil }
    var hover = HoverText([.paragraph([.color(color)])])
    if !part.isLiteral, let context {
      hover.append([.text("in \(context.words(in: project))")])
    }
    hover.append(list: Self.description(of: color))
    return (hover, range)
  }

  /// Returns the value of an expression in a variant, and the context in which it has the value if
  /// it is not a constant.
  private func value(
    of expression: ColorExpression,
    in site: ValueSite,
    isWhole: Bool
  ) -> (color: Color, context: EffectiveContext?)? {
    if case .color(let color) = expression { return (color, nil) }
    guard var values, let place = values.place(of: site) else { return nil }
    let theme = values.theme
    let context = EffectiveContext(theme: theme.name, traits: place.traits)
    if isWhole { return (values.color(of: place), context) }
    let color = expression.resolved(isDark: place.traits.userInterfaceStyle == .dark) { reference in
      let name =
        switch reference {
        case .reference(let name): name
        case .asset(let name): DefinitionLayer.name(ofAsset: name)
        default: ""
        }
      // A reference of a variant to its own color means the next best variant.
      let own =
        name == site.name
        ? theme.definitions.color(at: place.index, without: place.variant, for: place.traits) : nil
      return own ?? self.color(named: name, theme, place.traits) ?? .transparent
    }
    return (color, context)
  }

  /// Returns the color in OKLCH, its gamut and the nearest name.
  private static func description(of color: Color) -> [HoverText.Line] {
    let oklch = color.converted(to: .oklch)
    func rounded(_ value: Double, factor: Double) -> Double {
      (value * factor).rounded() / factor
    }
    let short = Color(
      .oklch,
      rounded(oklch.c1, factor: 1_000),
      rounded(oklch.c2, factor: 1_000),
      rounded(oklch.c3, factor: 10),
      alpha: rounded(oklch.alpha, factor: 1_000)
    )
    var lines: [HoverText.Line] = [[.code(short.displayCSS)]]
    if !color.isInGamut(of: .srgb) {
      let p3 = color.isInGamut(of: .displayP3) ? "inside display-p3" : "outside display-p3"
      lines.append([.text("outside srgb, \(p3); the hex value is mapped into srgb")])
    }
    let name = color.nearestName()
    lines.append([
      .text(name.difference < 1e-9 && color.alpha == 1 ? "named " : "near "), .code(name.name),
    ])
    return lines
  }
}
