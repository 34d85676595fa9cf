import DynamicColors
import SourceDiagnostics
import SourceDocuments

/// Reports of invalid keys in a mapping under a name that is neither variants nor a group.
extension DefinitionReader {
  /// Reports keys that differ from conditions only in spelling, if all other keys are conditions.
  func reportMisspelt(_ value: SourceNode, to findings: inout Findings) -> Bool {
    var misspelt: [(key: SourceNode, text: String)] = []
    for (key, _) in value.entries where conditions.kind(of: key) == .name {
      guard let text = conditions.caseConversion(of: key.text) else { return false }
      misspelt.append((key, text))
    }
    for (key, text) in misspelt {
      let isBare = key.style == .plain && !key.isAlias
      findings.add(
        .mixedGroup,
        "\(name: key.text) is not a condition; write \(name: text)",
        at: key.excerpt,
        fix: isBare ? .safe(text) : nil
      )
    }
    return true
  }

  /// Reports truncated functions among variants, if everything that isn't part of one is a variant.
  func reportCutVariants(
    _ value: SourceNode,
    to findings: inout Findings
  ) -> Bool {
    var end = 0
    var scalars: [SourceNode] = []
    for (key, value) in value.entries where key.range.lowerBound >= end {
      guard conditions.kind(of: key) == .condition else { return false }
      end = ColorValueReader.cutFunction(value)?.upperBound ?? end
      if value.kind == .scalar { scalars.append(value) }
    }
    guard end > 0 else { return false }
    for value in scalars {
      _ = expression(of: value, reporting: &findings)
    }
    return true
  }

  /// Reports a mapping that is neither variants nor a group.
  func reportMixed(
    _ value: SourceNode,
    name: String,
    to findings: inout Findings
  ) {
    var odd: SourceNode?
    for (inner, _) in value.entries where conditions.kind(of: inner) == .name {
      odd = inner
      break
    }
    guard let odd else { return }
    let hint = Spelling.proposal(for: odd.text, among: ConditionWords.all)
    let advice = hint.isEmpty ? "\(advice(aboutConditionsIn: value, of: name))" : hint
    findings.add(
      .mixedGroup,
      "\(name: name) mixes variants and names: \(name: odd.text) is not a condition\(advice)",
      at: odd.excerpt
    )
  }

  /// Returns the end of a message about a group in which the word of a condition is a name.
  private func advice(aboutConditionsIn value: SourceNode, of name: String) -> String {
    for (key, _) in value.entries where conditions.kind(of: key) == .condition {
      return
        ", and '\(key.text)' is reserved for conditions; to define a group, write other names, such as '\(name).normal' or '\(name).rest'"
    }
    return ""
  }
}
