public import ColorValues
import SourceDiagnostics
import TextSupport

/// One colour for the terminal: blocks of it on a light and on a dark ground, and its values.
///
/// The first line holds the blocks, the sRGB value in hex and the CSS text where that says more.
/// Details follow on lines of their own: the nearest name, whether sRGB holds the colour, its tone,
/// and the contrast to each background with what it is enough for. Without colour the blocks are
/// left out; nothing depends on them alone.
///
/// ```swift
/// ColorSwatch(color, depth: .truecolor).text
/// ```
public struct ColorSwatch: Sendable {
  private let color: Color
  private let backgrounds: [Color]
  private let hasDetails: Bool
  private let depth: ColorDepth
  private let alphabet: TerminalAlphabet

  /// Prepares a picture of a colour.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - backgrounds: Opaque colours that it is compared with.
  ///   - hasDetails: Whether name, gamut and tone are shown.
  ///   - depth: How many colours the terminal shows.
  ///   - isUTF8: Whether the terminal shows more than ASCII.
  public init(
    _ color: Color,
    on backgrounds: [Color] = [],
    hasDetails: Bool = false,
    depth: ColorDepth,
    isUTF8: Bool = true
  ) {
    self.color = color
    self.backgrounds = backgrounds
    self.hasDetails = hasDetails
    self.depth = depth
    alphabet = TerminalAlphabet(isUTF8: isUTF8)
  }

  /// The picture, each line ended by a line break.
  public var text: String {
    var lines = [headline]
    if hasDetails { lines.append(indented(details.joined(separator: alphabet.separator))) }
    lines += backgrounds.map(contrastLine)
    return lines.map { $0.text + "\n" }.joined()
  }

  private static let block = 6
  /// Where values begin.
  private var start: Int { depth == .none ? 1 : 1 + 2 * (Self.block + 2) + 2 }

  private var headline: StyledLine {
    var line = StyledLine(hasStyles: depth != .none)
    line.advance(to: 1)
    if depth != .none {
      for ground in ChartBackground.allCases {
        append(color.composited(over: ground.color), on: ground.color, to: &line)
      }
    }
    line.advance(to: start)
    line.append(color.hex, style: .bold)
    if color.displayCSS != color.hex { line.append("  " + color.displayCSS) }
    if color.alpha < 1 { line.append("  " + OpacityText.percent(color.alpha), style: .faint) }
    return line
  }

  private func append(_ color: Color, on ground: Color, to line: inout StyledLine) {
    let around = TextStyle(background: TerminalPaint(ground, depth: depth))
    line.append(" ", style: around)
    line.append(
      String(repeating: " ", count: Self.block),
      style: TextStyle(background: TerminalPaint(color, depth: depth))
    )
    line.append(" ", style: around)
  }

  private var details: [String] {
    let name = color.nearestName()
    return [
      name.difference < 1e-9 ? name.name : "near \(name.name)",
      color.isInGamut(of: .srgb) ? "inside srgb" : "outside srgb",
      "tone \(NumberText.message(color.tone, .fixedCut(1)))",
    ]
  }

  private func contrastLine(_ background: Color) -> StyledLine {
    let seen = color.composited(over: background)
    let ratio = seen.contrastRatio(to: background)
    let uses = ContrastUse.allCases.filter { ratio >= $0.minimumRatio }.map(\.words)
    let verdict = uses.isEmpty ? "too little" : "enough for " + uses.joined(separator: ", ")
    let style = TextStyle(
      foreground: TerminalPaint(seen, depth: depth),
      background: TerminalPaint(background, depth: depth)
    )
    var line = StyledLine(hasStyles: depth != .none)
    line.advance(to: start)
    line.append("on \(background.displayCSS)", style: depth == .none ? .plain : style)
    line.append("  \(NumberText.message(ratio, .fixedCut(2))):1, \(verdict)")
    return line
  }

  private func indented(_ text: String) -> StyledLine {
    var line = StyledLine(hasStyles: depth != .none)
    line.advance(to: start)
    line.append(text, style: .faint)
    return line
  }
}

extension ContrastUse {
  fileprivate var words: String {
    switch self {
    case .bodyText: "body text"
    case .largeText: "large text"
    case .graphics: "graphics"
    }
  }
}
