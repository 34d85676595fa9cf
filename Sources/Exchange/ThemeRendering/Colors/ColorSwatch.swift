public import ColorValues
import SourceDiagnostics
import TextSupport

/// One color for the terminal: blocks of it on a light and on a dark background, and its values.
///
/// The first line has the blocks, the sRGB value in hex, and the CSS text where it says more. The
/// details are the nearest name, whether the color is in sRGB, and its tone. A line for each
/// background has the contrast ratio and the uses for which it is sufficient. Without color, the
/// blocks are left out.
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

  /// The columns of the terminal; nil if lines aren't broken.
  package var columns: Int?

  /// Prepares the text of a color.
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - backgrounds: The opaque colors to measure the contrast with.
  ///   - hasDetails: Whether to show name, gamut and tone.
  ///   - depth: The colors of the terminal.
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

  /// The text, each line ended by a line break.
  public var text: String {
    var lines = [headline]
    if hasDetails { lines.append(indented(details.joined(separator: alphabet.separator))) }
    lines += backgrounds.flatMap(contrastLines)
    return lines.map { $0.text + "\n" }.joined()
  }

  private static let block = 6
  /// The first column of the values.
  private var start: Int { depth == .none ? 1 : 1 + 2 * (Self.block + 2) + 2 }

  private var headline: StyledLine {
    var line = StyledLine(hasStyles: depth != .none)
    line.advance(to: 1)
    if depth != .none {
      var quantizer = ColorQuantizer(depth: depth)
      for background in ChartBackground.allCases {
        let text = quantizer.style(background.label, on: background.color)
        let edge = TextStyle(background: text.background)
        let paint = quantizer.paint(for: color.composited(over: background.color))
        let block = TextStyle.block(paint, on: text, indent: (Self.block - 2) / 2)
        line.append(" ", style: edge)
        line.append(TextWidth.padded(block.text, to: Self.block), style: block.style)
        line.append(" ", style: edge)
      }
    }
    line.advance(to: start)
    line.append(color.hex, style: .bold)
    if let css = color.textBeside(hex: color.hex) { line.append("  " + css) }
    if color.alpha < 1 { line.append("  " + color.opacityText, style: .faint) }
    return line
  }

  private var details: [String] {
    let name = color.nearestName()
    return [
      name.difference < 1e-9 ? name.name : "near \(name.name)",
      color.isInGamut(of: .srgb) ? "inside srgb" : "outside srgb",
      "tone \(NumberText.message(color.tone, .fixedCut(1)))",
    ]
  }

  private func contrastLines(_ background: Color) -> [StyledLine] {
    let seen = color.composited(over: background)
    let ratio = color.shownContrastRatio(on: background)
    let uses = ContrastUse.allCases.filter { ratio >= $0.minimumRatio }.map(\.words)
    let verdict = uses.isEmpty ? "insufficient" : "sufficient for " + uses.joined(separator: ", ")
    var quantizer = ColorQuantizer(depth: depth)
    let style = quantizer.style(seen, on: background)
    var line = StyledLine(hasStyles: depth != .none)
    line.advance(to: start)
    line.append("on \(background.readableText)", style: depth == .none ? .plain : style)
    line.append("  ")
    let text = "\(NumberText.message(ratio, .fixedCut(2))):1, \(verdict)"
    let texts = columns.map {
      TextWidth.lines(of: text, columns: $0, after: line.columns, indent: start + 4)
    }
    line.append(texts?.first ?? text)
    return [line] + (texts ?? []).dropFirst().map { StyledLine($0) }
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
