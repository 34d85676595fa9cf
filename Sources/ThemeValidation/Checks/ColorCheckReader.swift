import ColorValues
import DynamicColors
import SourceDiagnostics
import SourceDocuments
import TextSupport
import ThemeFiles

/// A reader of an entry of `checks:`.
enum ColorCheckReader {
  /// The maximum number of colors in a check that colors are distinguishable.
  static let distinctLimit = 256

  static func read(
    _ node: SourceNode,
    names: TraitNames,
    _ findings: inout Findings
  ) -> ColorCheck? {
    guard let mapping = MappingReader(node, "a check", &findings) else { return nil }
    let isContrast = node["contrast"] != nil
    guard isContrast || node["distinct"] != nil else {
      findings.add(
        .invalidValue,
        "a check is either 'contrast: [text, background]' or 'distinct: [one, another]'",
        at: node.excerpt
      )
      return nil
    }
    mapping.reportUnknownKeys(of: isContrast ? .contrastCheck : .distinctCheck, &findings)
    let key = isContrast ? "contrast" : "distinct"
    let nodes = mapping.scalars(key, &findings)
    guard let minimum = mapping.number("at-least", &findings) else {
      if node["at-least"] == nil {
        findings.add(.invalidValue, "a check needs 'at-least:' with a number", at: node.excerpt)
      }
      return nil
    }
    // All errors are reported at once; a check with an error isn't run.
    let measure =
      isContrast ? contrast(mapping, nodes, &findings) : distinct(mapping, nodes, &findings)
    let areDifferent = refuseRepeated(nodes, &findings)
    let when = conditions(mapping, names, &findings)
    guard let measure, areDifferent, let when, nodes.count == node[key]?.elements.count,
      isAskable(minimum, measure, mapping, &findings)
    else { return nil }
    return ColorCheck(
      measure: measure,
      minimum: minimum,
      when: when,
      excerpt: node.excerpt,
      names: nodes.map { ($0.text, $0.excerpt) }
    )
  }

  /// Reports repeated names: a color has no contrast to itself.
  private static func refuseRepeated(_ nodes: [SourceNode], _ findings: inout Findings) -> Bool {
    var seen: Set<String> = []
    let repeated = nodes.filter { !seen.insert($0.text).inserted }
    for node in repeated {
      findings.add(
        .invalidValue,
        "'\(node.text)' is listed twice; a check compares different colors",
        at: node.excerpt
      )
    }
    return repeated.isEmpty
  }

  /// Says whether a minimum can be missed, and can be reached; reports it otherwise.
  private static func isAskable(
    _ minimum: Double,
    _ measure: ColorCheck.Measure,
    _ mapping: MappingReader,
    _ findings: inout Findings
  ) -> Bool {
    let (words, least, most) =
      switch measure {
      case .contrast(_, _, .wcag): ("a contrast ratio", 1.0, 21.0)
      case .contrast(_, _, .tone): ("a difference of tone", 0.0, 100.0)
      // No two colors of sRGB differ by more.
      case .distinct: ("a difference of colors", 0.0, 120.0)
      }
    if minimum > least, minimum <= most { return true }
    findings.add(
      .invalidValue,
      "'at-least' of \(words) must be more than \(NumberText.message(least)) and at most \(NumberText.message(most))",
      at: mapping.node["at-least"]?.excerpt
    )
    return false
  }

  private static func contrast(
    _ mapping: MappingReader,
    _ nodes: [SourceNode],
    _ findings: inout Findings
  ) -> ColorCheck.Measure? {
    guard nodes.count == 2 else {
      findings.add(
        .invalidValue,
        "'contrast' must have two names: the foreground and the background",
        at: mapping.node["contrast"]?.excerpt
      )
      return nil
    }
    var method = ColorCheck.ContrastMethod.wcag
    if mapping.node["method"] != nil {
      guard
        let chosen = choice("method", of: ColorCheck.ContrastMethod.self, mapping, &findings)
      else { return nil }
      method = chosen
    }
    return .contrast(
      foreground: nodes[0].text,
      background: nodes[1].text,
      method: method
    )
  }

  private static func distinct(
    _ mapping: MappingReader,
    _ nodes: [SourceNode],
    _ findings: inout Findings
  ) -> ColorCheck.Measure? {
    guard nodes.count >= 2 else {
      findings.add(
        .invalidValue,
        "'distinct' must have at least two names",
        at: mapping.node["distinct"]?.excerpt
      )
      return nil
    }
    guard nodes.count <= distinctLimit else {
      findings.add(
        .invalidValue,
        "'distinct' must have at most \(distinctLimit) names, as it compares all pairs",
        at: mapping.node["distinct"]?.excerpt
      )
      return nil
    }
    let under = mapping.scalars("under", &findings).compactMap { node -> ColorVision? in
      let vision = ColorVision(rawValue: node.text)
      if vision == nil {
        let known = ColorVision.allCases.map(\.rawValue)
        let hint = Spelling.hint(for: node.text, among: known)
        let list = hint.isEmpty ? "; available: \(Spelling.list(known))" : hint
        findings.add(
          .unknownValue,
          "'\(node.text)' is not a kind of color vision\(list)",
          at: node.excerpt
        )
      }
      return vision
    }
    if let node = mapping.node["under"] {
      guard node.kind == .sequence, node.elements.count == under.count else { return nil }
      guard !under.isEmpty else {
        findings.add(
          .invalidValue,
          "'under' must name at least one kind of color vision",
          at: node.excerpt
        )
        return nil
      }
    }
    return .distinct(colors: nodes.map(\.text), under: under.isEmpty ? [.normal] : under)
  }

  /// Returns the conditions under which a check applies; nil if they have an error, which is
  /// reported.
  private static func conditions(
    _ mapping: MappingReader,
    _ names: TraitNames,
    _ findings: inout Findings
  ) -> [ColorCondition]? {
    guard let node = mapping.node["when"] else { return [] }
    guard node.requiredText("'when'", &findings) != nil else { return nil }
    var reader = ConditionReader(names: names)
    guard reader.kind(of: node.text) == .condition else {
      let hint = Spelling.hint(for: node.text, among: ConditionWords.all)
      findings.add(.unknownValue, "'\(node.text)' is not a condition\(hint)", at: node.excerpt)
      return nil
    }
    guard let conditions = reader.conditions(of: node, &findings) else { return nil }
    if let trait = ConditionReader.contradiction(in: conditions) {
      findings.add(
        .invalidValue,
        "'\(node.text)' requires two values of '\(trait)', which never apply together",
        at: node.excerpt
      )
      return nil
    }
    return conditions
  }

  private static func choice<Value: RawRepresentable & CaseIterable>(
    _ key: String,
    of type: Value.Type,
    _ mapping: MappingReader,
    _ findings: inout Findings
  ) -> Value? where Value.RawValue == String {
    guard let text = mapping.string(key, &findings) else { return nil }
    if let value = Value(rawValue: text) { return value }
    let known = Value.allCases.map(\.rawValue).joined(separator: " or ")
    findings.add(
      .unknownValue,
      "'\(key)' must be \(known), not '\(text)'",
      at: mapping.node[key]?.excerpt
    )
    return nil
  }
}
