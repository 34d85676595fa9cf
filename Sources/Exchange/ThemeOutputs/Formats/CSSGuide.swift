import DynamicColors
import SwiftSymbols
import TextSupport

/// The comment at the start of exported CSS: the attributes that select values, with their values.
///
/// ```css
/// /* Attributes apply to any element and its descendants, each alone or with others:
///    data-theme: standard, pastel
///    data-style: light, dark; otherwise as on the device */
/// ```
struct CSSGuide {
  /// The maximum number of values in a line.
  private static let limit = 8

  /// A line for each attribute.
  private let lines: [String]

  init(_ export: CSSExport) {
    let source = export.source
    var lines: [String] = []
    if source.themes.count > 1 {
      let others = source.themes.map(\.name).filter { $0 != source.defaultTheme }
      lines.append(Self.line("data-theme", [source.defaultTheme] + others))
    }
    let switched = export.switches.space.axes
    for axis in source.axes
    where axis.kind == .style || switched.contains(where: { $0.bit == axis.bit }) {
      let values = axis.values.indices.map { axis.valueName($0) }
      let line = Self.line(CSSSwitches.attribute(axis), values)
      let isOfDevice = axis.kind == .style || axis.kind == .contrast
      lines.append(isOfDevice ? "\(line); otherwise as on the device" : line)
    }
    self.lines = lines
  }

  private static func line(_ attribute: String, _ values: [String]) -> String {
    let shown = values.prefix(limit).joined(separator: ", ")
    let rest = values.count - limit
    return "\(attribute): \(shown)" + (rest > 0 ? " and \(rest) more" : "")
  }

  /// Writes the comment, unless no attribute selects values.
  func write(to text: inout UTF8Buffer) {
    guard !lines.isEmpty else { return }
    let all =
      ["Attributes apply to any element and its descendants, each alone or with others:"] + lines
    text += "\n/* \(all.map { CSSText.comment($0) }.joined(separator: "\n   ")) */\n"
  }
}
