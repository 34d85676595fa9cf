import ColorValues
import DynamicColors
import SourceDiagnostics
import SourceDocuments

/// Reads an entry of `checks:`.
enum ColorCheckReader {
  /// The keys of a check of contrast.
  static let contrastKeys = ["contrast", "at-least", "method", "when"]

  /// The keys of a check that colours can be told apart.
  static let distinctKeys = ["distinct", "at-least", "under", "when"]

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
    mapping.reportUnknownKeys(known: isContrast ? contrastKeys : distinctKeys, &findings)
    let nodes = mapping.scalars(isContrast ? "contrast" : "distinct", &findings)
    guard let minimum = mapping.number("at-least", &findings) else {
      if node["at-least"] == nil {
        findings.add(.invalidValue, "a check needs 'at-least:' with a number", at: node.excerpt)
      }
      return nil
    }
    guard
      let measure = isContrast
        ? contrast(mapping, nodes, &findings) : distinct(mapping, nodes, &findings)
    else { return nil }
    return ColorCheck(
      measure: measure,
      minimum: minimum,
      when: conditions(mapping, names, &findings),
      excerpt: node.excerpt,
      names: nodes.map { ($0.text, $0.excerpt) }
    )
  }

  private static func contrast(
    _ mapping: MappingReader,
    _ nodes: [SourceNode],
    _ findings: inout Findings
  ) -> ColorCheck.Measure? {
    guard nodes.count == 2 else {
      findings.add(
        .invalidValue,
        "'contrast' takes two names: what is in front and what is behind",
        at: mapping.node["contrast"]?.excerpt
      )
      return nil
    }
    let method = choice("method", of: ColorCheck.ContrastMethod.self, mapping, &findings)
    return .contrast(
      foreground: nodes[0].text,
      background: nodes[1].text,
      method: method ?? .wcag
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
        "'distinct' takes two names or more",
        at: mapping.node["distinct"]?.excerpt
      )
      return nil
    }
    let under = mapping.scalars("under", &findings).compactMap { node -> ColorVision? in
      let vision = ColorVision(rawValue: node.text)
      if vision == nil {
        let known = ColorVision.allCases.map(\.rawValue)
        let hint = Spelling.hint(for: node.text, among: known)
        let list = hint.isEmpty ? "; it is one of \(known.joined(separator: ", "))" : hint
        findings.add(
          .unknownValue,
          "no kind of colour vision is called '\(node.text)'\(list)",
          at: node.excerpt
        )
      }
      return vision
    }
    return .distinct(colors: nodes.map(\.text), under: under.isEmpty ? [.normal] : under)
  }

  private static func conditions(
    _ mapping: MappingReader,
    _ names: TraitNames,
    _ findings: inout Findings
  ) -> [ColorCondition] {
    guard let node = mapping.node["when"], node.requiredText("'when'", &findings) != nil else {
      return []
    }
    var reader = ConditionReader(names: names)
    guard reader.kind(of: node.text) == .condition else {
      let hint = Spelling.hint(for: node.text, among: ConditionWords.all)
      findings.add(.unknownValue, "'\(node.text)' is no condition\(hint)", at: node.excerpt)
      return []
    }
    return reader.conditions(of: node, &findings) ?? []
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
