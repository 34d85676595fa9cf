import ColorValues
public import DynamicColors
import SourceDiagnostics
import TextSupport

/// The explanation of a color's value as text: the traits with their origins, the variants with
/// their outcomes, and the same for each color that the value refers to.
public struct ExplanationText: Sendable {
  /// One trait that applies, with its origin in words.
  public struct TraitLine: Sendable {
    let name: String
    let value: String
    let origin: String

    /// Makes a line with the origin of a value, such as `set at main/root`.
    public init(name: String, value: String, origin: String) {
      self.name = name
      self.value = value
      self.origin = origin
    }
  }

  private let explanation: ColorExplanation
  private let theme: String
  private let node: String?
  private let traits: [TraitLine]
  private let depth: ColorDepth
  private let columns: Int

  /// The appearance of the color, which replaces blocks on a light and on a dark background.
  package var sample: ColorSample?

  /// Prepares the text for a color of `theme` at `node`, for a terminal of a number of columns.
  public init(
    _ explanation: ColorExplanation,
    theme: String,
    node: String?,
    traits: [TraitLine],
    depth: ColorDepth,
    columns: Int = 80
  ) {
    self.explanation = explanation
    self.theme = theme
    self.node = node
    self.traits = traits
    self.depth = depth
    self.columns = columns
  }

  /// The text, with escape sequences where the terminal has color.
  public var text: String {
    let place = "in \(theme)" + (node.map { " at \($0)" } ?? "")
    var lines = titleLines(of: explanation, sample: sample, place, indent: 0)
    if !traits.isEmpty {
      lines.append("  traits")
      lines += aligned(traits.map { ["\($0.name) = \($0.value)", $0.origin] }, indent: 4)
    }
    appendBody(of: explanation, indent: 2, &lines)
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns name, swatch, value and a note.
  private func titleLines(
    of explanation: ColorExplanation,
    sample: ColorSample? = nil,
    _ note: String,
    indent: Int
  ) -> [String] {
    let color = explanation.color
    var quantizer = ColorQuantizer(depth: depth)
    var name = StyledLine(hasStyles: depth != .none)
    name.append(explanation.name, style: .bold)
    if depth != .none, sample == nil {
      name.append("  ")
      for background in ChartBackground.allCases {
        let seen = color.composited(over: background.color)
        name.append("   ", style: TextStyle(background: quantizer.paint(for: seen)))
      }
    }
    let shown = depth == .none ? [] : [sample].compactMap { $0?.line(depth: depth) }
    let lines = CellFlow(columns: columns - indent, indent: 0, hanging: 4)
      .lines([name] + shown + [StyledLine(color.readableText), StyledLine(note)])
    return lines.map { String(repeating: " ", count: indent) + $0 }
  }

  private func appendBody(
    of explanation: ColorExplanation,
    indent: Int,
    _ lines: inout [String]
  ) {
    let margin = String(repeating: " ", count: indent)
    lines.append("\(margin)variants")
    let rows = explanation.candidates.map { candidate -> [String] in
      let conditions =
        candidate.conditions.isEmpty
        ? "default" : candidate.conditions.joined(separator: " ")
      let isChosen = candidate.outcome == .chosen || candidate.outcome == .fallback
      return [
        "\(isChosen ? ">" : "-") \(conditions)", candidate.text,
        candidate.source.map { "\($0.file):\($0.position.line):\($0.position.column)" } ?? "",
        Self.words(for: candidate.outcome),
      ]
    }
    lines += aligned(rows, indent: indent + 2)
    guard !explanation.references.isEmpty else { return }
    lines.append("\(margin)refers to")
    for reference in explanation.references {
      lines += titleLines(of: reference, Self.words(for: reference.detail), indent: indent + 2)
      if reference.detail == .full { appendBody(of: reference, indent: indent + 4, &lines) }
    }
  }

  private static func words(for detail: ColorExplanation.Detail) -> String {
    switch detail {
    case .full: ""
    case .givenEarlier: "(see above)"
    case .leftOut: "(omitted: the explanation is too long)"
    }
  }

  /// Returns the words for the role of a variant in the choice of the value.
  package static func words(for outcome: ColorExplanation.Outcome) -> String {
    switch outcome {
    case .chosen: "chosen"
    case .outranked: "applies, but is outranked"
    case .failed(let condition, let actual): "needs \(condition), but it is \(actual)"
    case .fallback: "fallback: no variant's conditions apply"
    case .passedOver: "refers to the color itself, so the next best variant is used"
    }
  }

  /// Returns rows as lines with aligned columns, without trailing spaces.
  private func aligned(_ rows: [[String]], indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    return TextTable(rows.map { $0.map(VisibleText.of) }).lines(columns: columns - indent)
      .map { margin + $0.withoutTrailingSpaces }
  }
}
