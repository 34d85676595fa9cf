import ColorValues
import DynamicColors
package import SourceDiagnostics
import ThemeFiles

extension Rule {
  /// Deprecated colors must not be used.
  package static let deprecatedUse = Rule(
    "deprecated-use",
    severity: .warning,
    summary: "Deprecated colors must not be used.",
    explanation: """
      A color under 'deprecated:' still resolves, so that nothing breaks at once, but will be \
      removed. References in themes, 'uses:' in hierarchies, names in checks, and replacements \
      that are deprecated themselves are reported. References of a deprecated color are not.
      """,
    remedy: "Use the replacement that the message names, if there is one."
  )
}

extension CheckedRule {
  static let deprecatedUse = CheckedRule(
    rule: .deprecatedUse,
    checkTheme: check,
    checkLibrary: check
  )

  private static func check(_ context: ThemeContext, reporting findings: inout Findings) {
    let (theme, member) = (context.theme, context.member)
    let deprecated = member?.deprecated ?? theme.deprecated
    guard !deprecated.isEmpty else { return }
    for definition in theme.layer.definitions where definition.hasExpression {
      guard deprecated[definition.name] == nil else { continue }
      for variant in theme.layer.variants[definition.variants] where !variant.value.isConstant {
        for case .reference(let name) in variant.value.references {
          guard let entry = deprecated[name], let origin = theme.layer.origin else { continue }
          let place = origin.range(ofReference: name, in: variant.range)
          report(
            name,
            deprecatedBy: entry,
            at: origin.excerpt(place ?? variant.range),
            in: leads(entry.replacement, to: definition.name, in: member) ? definition.name : nil,
            isExact: place != nil,
            to: &findings
          )
        }
      }
    }
    for replacement in theme.replacements {
      guard let entry = deprecated[replacement.name] else { continue }
      report(
        replacement.name,
        deprecatedBy: entry,
        at: theme.excerpt(of: replacement),
        to: &findings
      )
    }
  }

  private static func check(_ context: RuleContext, reporting findings: inout Findings) {
    var deprecated: [String: Theme.Deprecation] = [:]
    for member in context.members { deprecated.merge(member.deprecated) { first, _ in first } }
    guard !deprecated.isEmpty else { return }
    // An entry with lists of colors is several checks with the same names.
    var reported: Set<SourceExcerpt> = []
    for check in context.checks {
      for (name, excerpt) in check.names {
        guard let entry = deprecated[name], reported.insert(excerpt).inserted else { continue }
        report(name, deprecatedBy: entry, at: excerpt, to: &findings)
      }
    }
    for hierarchy in context.hierarchies {
      hierarchy.root.forEach { node in
        for use in node.uses {
          guard let entry = deprecated[use.color] else { continue }
          report(use.color, deprecatedBy: entry, at: use.excerpt, to: &findings)
        }
      }
    }
  }

  /// Whether the replacement is a color or refers to it, so that the value of the color cannot use
  /// it.
  private static func leads(
    _ replacement: String?,
    to name: String,
    in member: CompiledTheme?
  ) -> Bool {
    guard let replacement else { return false }
    if replacement == name { return true }
    guard let member, let index = member.definitions.index(of: replacement) else { return false }
    return member.definitions.reachableNames(from: [index]).contains(name)
  }

  /// Reports a use; `user` is the color that uses it, if the replacement refers to that color.
  private static func report(
    _ name: String,
    deprecatedBy entry: Theme.Deprecation,
    at excerpt: SourceExcerpt?,
    in user: String? = nil,
    isExact: Bool = true,
    to findings: inout Findings
  ) {
    let replacement = entry.replacement.map { replacement in
      user.map { "; give '\($0)' a value of its own, as '\(name)' is replaced by '\(replacement)'" }
        ?? "; use '\(replacement)'"
    }
    let reason = entry.reason.map { " (\($0))" } ?? ""
    findings.add(
      .deprecatedUse,
      "\(name: name) is deprecated\(reason)\(replacement ?? "")",
      at: excerpt,
      fix: isExact && user == nil ? entry.replacement.map { .suggestion($0) } : nil
    )
  }
}
