import ColorValues
package import DynamicColors
package import ThemeValidation
package import TraitSystem

/// The letters `Aa` in a foreground color on its background; without a foreground, a block of the
/// background.
package struct ColorSample: Sendable {
  private let foreground: Color?
  private let background: Color

  /// Creates the sample of a foreground color on an opaque background.
  private init(_ foreground: Color?, on background: Color) {
    self.foreground = foreground?.composited(over: background)
    self.background = background
  }

  /// Creates the sample of the hex values of a foreground color and its background; nil for others.
  package init?(hex values: [String]) {
    let colors = values.compactMap { try? Color(css: $0) }
    guard values.count == 2, colors.count == 2 else { return nil }
    self.init(colors[0], on: colors[1])
  }

  /// Creates the sample of a color: on the background of its first pair, below the foreground of
  /// its first pair, or alone; nil if the theme has no color of that name.
  ///
  /// - Parameters:
  ///   - name: The name of the color.
  ///   - colors: The colors of the theme.
  ///   - traits: The traits by which colors are resolved.
  ///   - pairs: The pairs of contrast checks.
  package init?(
    of name: String,
    in colors: CompiledDefinitions,
    for traits: TraitCollection,
    pairs: [ContrastPair]
  ) {
    func color(_ name: String) -> Color? {
      colors.index(of: name).map { colors.color(at: $0, for: traits) }
    }
    guard let own = color(name) else { return nil }
    let pair = pairs.first { $0.front == name } ?? pairs.first { $0.back == name }
    let background = pair.flatMap { color($0.back) } ?? own
    self.init(
      pair.flatMap { color($0.front) },
      on: background.composited(over: ChartBackground.light.color)
    )
  }

  /// Returns the sample, of four columns.
  package func text(depth: ColorDepth) -> String { line(depth: depth).text }

  func line(depth: ColorDepth) -> StyledLine {
    var quantizer = ColorQuantizer(depth: depth)
    var line = StyledLine(hasStyles: depth != .none)
    let style = TextStyle(
      foreground: foreground.flatMap { quantizer.paint(for: $0) },
      background: quantizer.paint(for: background)
    )
    line.append(foreground == nil ? "    " : " Aa ", style: style)
    return line
  }
}
