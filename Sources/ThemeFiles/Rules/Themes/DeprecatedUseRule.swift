import ColorValues
import DynamicColors
import SourceDiagnostics

/// What is deprecated isn't used.
enum DeprecatedUseRule {
  static let documentation = RuleDocumentation(
    .deprecatedUse,
    severity: .warning,
    summary: "What is deprecated isn't used.",
    why: """
      A colour under 'deprecated:' still resolves, so that nothing breaks at once, but is meant to \
      go. References in themes, 'uses:' in hierarchies, names in checks, and replacements that are \
      deprecated themselves are told. What a deprecated colour itself refers to goes with it and is \
      not.
      """,
    fix: """
      Use the replacement that the message names, where there is one.
      """,
    bad: RuleExample(
      """
      theme: standard
      colors: { new: "#c00", old: "#a00", mark: "{old}" }
      deprecated: { old: { use: new } }
      """
    ),
    good: RuleExample(
      """
      theme: standard
      colors: { new: "#c00", old: "#a00", mark: "{new}" }
      deprecated: { old: { use: new } }
      """
    )
  )

  static func check(_ theme: Theme, _ context: RuleContext, _ findings: inout Findings) {
    let deprecated = context.member(of: theme.name)?.deprecated ?? theme.deprecated
    guard !deprecated.isEmpty else { return }
    for definition in theme.layer.definitions where definition.hasExpression {
      guard deprecated[definition.name] == nil else { continue }
      for variant in theme.layer.variants[definition.variants] where !variant.value.isConstant {
        for case .reference(let name) in variant.value.references {
          guard let entry = deprecated[name], let origin = theme.layer.origin else { continue }
          let place = ReferencePlace.range(of: name, in: variant.range, of: origin)
          report(
            name,
            entry,
            at: origin.excerpt(place ?? variant.range),
            isExact: place != nil,
            &findings
          )
        }
      }
    }
    for (name, excerpt) in theme.replacements {
      guard let entry = deprecated[name] else { continue }
      report(name, entry, at: excerpt, &findings)
    }
  }

  static func checkUses(_ context: RuleContext, _ findings: inout Findings) {
    var deprecated: [String: Theme.Deprecation] = [:]
    for member in context.members { deprecated.merge(member.deprecated) { first, _ in first } }
    guard !deprecated.isEmpty else { return }
    for check in context.checks {
      for (name, excerpt) in check.names {
        guard let entry = deprecated[name] else { continue }
        report(name, entry, at: excerpt, &findings)
      }
    }
    for hierarchy in context.hierarchies {
      hierarchy.root.forEach { node in
        for use in node.uses {
          guard let entry = deprecated[use.color] else { continue }
          report(use.color, entry, at: use.excerpt, &findings)
        }
      }
    }
  }

  private static func report(
    _ name: String,
    _ entry: Theme.Deprecation,
    at excerpt: SourceExcerpt,
    isExact: Bool = true,
    _ findings: inout Findings
  ) {
    let replacement = entry.replacement.map { "; use '\($0)'" } ?? ""
    let reason = entry.reason.map { " (\($0))" } ?? ""
    findings.add(
      .deprecatedUse,
      "'\(name)' is deprecated\(reason)\(replacement)",
      at: excerpt,
      fix: isExact ? entry.replacement.map { .suggestion($0) } : nil
    )
  }
}
