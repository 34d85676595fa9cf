package import DynamicColors
import SourceDiagnostics
import SourceDocuments
import TextSupport
package import ThemeFiles
package import TraitSystem

/// Conditions that always hold in an output: `where: dark`, or a list of such texts.
extension TraitNames {
  /// Returns the conditions of a node, each on another trait.
  ///
  /// - Returns: The conditions; nil if there is an error, which is reported.
  func outputConditions(
    of node: SourceNode,
    themeTrait: TraitKey?,
    reporting findings: inout Findings
  ) -> [TraitCondition]? {
    var reader = ConditionReader(names: self)
    var conditions: [TraitCondition] = []
    var isValid = true
    for text in node.kind == .sequence ? Array(node.elements) : [node] {
      guard text.ownText != nil else {
        isValid = false
        continue
      }
      guard ConditionReader.kind(of: text.text) == .condition else {
        let hint = Spelling.proposal(for: text.text, among: ConditionWords.all)
        findings.add(
          .unknownValue,
          "\(name: text.text) is not a condition, such as dark or density=compact\(hint)",
          at: text.excerpt
        )
        isValid = false
        continue
      }
      guard let own = reader.conditions(of: text, reporting: &findings) else {
        isValid = false
        continue
      }
      for condition in own where !conditions.contains(condition) {
        if condition.trait == themeTrait {
          findings.add(
            .invalidValue,
            "'where' can't select a theme; use 'themes'",
            at: text.excerpt
          )
          isValid = false
        }
        conditions.append(condition)
      }
    }
    if let trait = ConditionReader.contradiction(in: conditions) {
      findings.add(.invalidValue, "'where' has two values of \(name: trait)", at: node.excerpt)
      isValid = false
    }
    return isValid ? conditions : nil
  }

  /// Returns the conditions of texts, each on another trait.
  ///
  /// - Throws: ``InvalidConditionsError`` with a message for each error.
  package func outputConditions(
    of texts: [String],
    themeTrait: TraitKey?
  ) throws(InvalidConditionsError) -> [TraitCondition] {
    guard !texts.isEmpty else { return [] }
    let source = SourceFile(
      path: "where",
      bytes: Array(JSONText.array(texts.map(JSONText.string)).utf8)
    )
    var findings = Findings()
    guard let list = JSONReader.read(source).document?.root,
      let conditions = outputConditions(of: list, themeTrait: themeTrait, reporting: &findings)
    else { throw InvalidConditionsError(messages: findings.diagnostics.map(\.message)) }
    return conditions
  }
}

/// Texts that are not conditions, or contradict each other.
package struct InvalidConditionsError: Error {
  /// The messages, as for a library file.
  package let messages: [String]
}
