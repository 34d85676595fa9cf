import DynamicColors
import SourceDiagnostics
import SourceDocuments
import TextSupport
package import ThemeFiles

extension RequirementChange {
  /// Returns what two libraries require differently, with the changes that make a library weaker
  /// first: checks, settings of rules, ignored findings, hierarchies, and the other sections of the
  /// library file, such as outputs.
  ///
  /// - Complexity: O(*n*²) in the number of checks that differ.
  package static func all(
    from old: ThemeProject,
    to new: ThemeProject
  ) -> [RequirementChange] {
    let changes =
      checks(from: old.checks, to: new.checks) + rules(from: old, to: new)
      + ignoredFindings(from: old, to: new) + hierarchies(from: old, to: new)
      + sections(from: old, to: new)
    return changes.filter(\.isWeaker) + changes.filter { !$0.isWeaker }
  }

  // MARK: Checks

  private static func checks(
    from old: [ColorCheck],
    to new: [ColorCheck]
  ) -> [RequirementChange] {
    var (gone, fresh) = (old, new)
    // Most checks are the same.
    let (oldKeys, newKeys) = (Set(old.map(\.key)), Set(new.map(\.key)))
    gone.removeAll { newKeys.contains($0.key) }
    fresh.removeAll { oldKeys.contains($0.key) }
    var changes: [RequirementChange] = []
    var successors = Set<[String]>()
    for check in gone {
      let similar = fresh.filter { check.isAboutSame(as: $0) }
      guard
        let successor = similar.first(where: { $0.covers(check) })
          ?? similar.first(where: { $0.when.isSubset(of: check.when) }) ?? similar.first
      else {
        // A check of more colors, or one with fewer conditions, can require the same.
        let isCovered = new.contains { $0.covers(check) }
        changes.append(
          RequirementChange(
            of: check,
            .removed,
            from: check.requirement,
            to: "",
            isWeaker: !isCovered
          )
        )
        continue
      }
      successors.insert(successor.key)
      let isCovered = new.contains { $0.covers(check) }
      let isLowered = successor.minimum < check.minimum
      let isNarrowed = !successor.when.isSubset(of: check.when)
      changes.append(
        RequirementChange(
          of: successor,
          isLowered ? .lowered : isNarrowed ? .narrowed : isCovered ? .raised : .changed,
          from: check.requirement,
          to: successor.requirement,
          isWeaker: !isCovered
        )
      )
    }
    return changes
      + fresh.filter { !successors.contains($0.key) }.map { check in
        RequirementChange(of: check, .added, from: "", to: check.requirement, isWeaker: false)
      }
  }

  private init(
    of check: ColorCheck,
    _ kind: Kind,
    from old: String,
    to new: String,
    isWeaker: Bool
  ) {
    self.init(
      subject: check.subject,
      kind: kind,
      old: old,
      new: new,
      isWeaker: isWeaker,
      excerpt: kind == .removed ? nil : check.excerpt
    )
  }

  // MARK: Rules

  private static func rules(
    from old: ThemeProject,
    to new: ThemeProject
  ) -> [RequirementChange] {
    let (before, after) = (old.severities, new.severities)
    return Set(before.keys).union(after.keys).sorted { $0.id < $1.id }.compactMap { rule in
      let severities = [before, after].map { $0[rule] ?? rule.severity }
      guard severities[0] != severities[1] else { return nil }
      let ranks = severities.map { severity in
        severity.flatMap { [.note, .warning, .error].firstIndex(of: $0) } ?? -1
      }
      let isWeaker = ranks[1] < ranks[0]
      return RequirementChange(
        subject: "rule \(rule.id)",
        kind: isWeaker ? .lowered : .raised,
        old: severities[0]?.rawValue ?? "off",
        new: severities[1]?.rawValue ?? "off",
        isWeaker: isWeaker,
        excerpt: new.library.rules?[rule.id]?.excerpt
      )
    }
  }

  // MARK: Ignored findings

  private static func ignoredFindings(
    from old: ThemeProject,
    to new: ThemeProject
  ) -> [RequirementChange] {
    let (before, after) = (old.findingsIgnoredByComments, new.findingsIgnoredByComments)
    func changes(
      _ findings: [String: [Diagnostic]],
      without others: [String: [Diagnostic]],
      isWeaker: Bool
    ) -> [RequirementChange] {
      findings.flatMap { $1.dropFirst(others[$0]?.count ?? 0) }.sortedByPosition().map { finding in
        RequirementChange(
          subject: "\(finding.rule.id): \(finding.message)",
          kind: isWeaker ? .ignored : .reported,
          old: isWeaker ? "" : "ignored by a comment",
          new: isWeaker ? "ignored by a comment" : "",
          isWeaker: isWeaker,
          excerpt: isWeaker ? finding.identifyingExcerpt : nil
        )
      }
    }
    return changes(after, without: before, isWeaker: true)
      + changes(before, without: after, isWeaker: false)
  }

  /// Returns the findings that only one of two lists of known findings has.
  package static func all(from old: Baseline, to new: Baseline) -> [RequirementChange] {
    func changes(_ baseline: Baseline, without other: Baseline, isWeaker: Bool)
      -> [RequirementChange]
    {
      baseline.entries(addedTo: other).map { rule, file, names in
        let subject = names.isEmpty ? "" : " of \(names.joined(separator: ", "))"
        return RequirementChange(
          subject: "\(rule)\(subject) in \(file)",
          kind: isWeaker ? .ignored : .reported,
          old: isWeaker ? "" : "in the baseline",
          new: isWeaker ? "in the baseline" : "",
          isWeaker: isWeaker,
          excerpt: nil
        )
      }
    }
    return changes(new, without: old, isWeaker: true) + changes(old, without: new, isWeaker: false)
  }

  // MARK: Files and sections

  private static func hierarchies(
    from old: ThemeProject,
    to new: ThemeProject
  ) -> [RequirementChange] {
    let names = Set(new.hierarchies.map(\.name))
    return old.hierarchies.map(\.name).filter { !names.contains($0) }.map { name in
      RequirementChange(
        subject: "hierarchy \(name)",
        kind: .removed,
        old: "",
        new: "",
        isWeaker: true,
        excerpt: nil
      )
    }
  }

  /// The sections with a comparison of their own.
  private static let comparedSections: Set<String> = [
    FormatKey.library.name, FormatKey.checks.name, FormatKey.rules.name,
    FormatKey.defaultTheme.name,
  ]

  private static func sections(
    from old: ThemeProject,
    to new: ThemeProject
  ) -> [RequirementChange] {
    let (before, after) = (old.sections, new.sections)
    let names = (old.sectionNames + new.sectionNames).uniqued()
    return names.filter { !comparedSections.contains($0) }.flatMap { name in
      let (gone, fresh) = (before[name] ?? [], after[name] ?? [])
      func change(_ entry: (text: String, excerpt: SourceExcerpt), isNew: Bool) -> RequirementChange
      {
        RequirementChange(
          subject: name,
          kind: isNew ? .added : .removed,
          old: isNew ? "" : entry.text,
          new: isNew ? entry.text : "",
          isWeaker: false,
          excerpt: isNew ? entry.excerpt : nil
        )
      }
      let (oldTexts, newTexts) = (Set(gone.map(\.text)), Set(fresh.map(\.text)))
      return gone.filter { !newTexts.contains($0.text) }.map { change($0, isNew: false) }
        + fresh.filter { !oldTexts.contains($0.text) }.map { change($0, isNew: true) }
    }
  }
}

extension ColorCheck {
  /// The measured colors in words.
  fileprivate var subject: String {
    switch measure {
    case .contrast(let contrast):
      let unit = contrast.method == .tone ? "tone" : "contrast"
      let display = contrast.screen == .display ? "" : " on \(contrast.screen.rawValue)"
      return "\(unit) of \(contrast.foreground) on \(contrast.background)\(display)"
    case .distinct(let difference):
      let visions = difference.visions.map(\.rawValue).joined(separator: ", ")
      let vision = difference.visions == [.normal] ? "" : " with \(visions)"
      return "difference of \(difference.colors.joined(separator: ", "))\(vision)"
    }
  }

  /// The minimum, and the conditions under which it applies.
  fileprivate var requirement: String {
    let number = NumberText.message(minimum)
    return when.isEmpty ? number : "\(number) when \(words.joined(separator: " "))"
  }

  private var words: [String] { when.map(\.description).sorted() }

  /// All that the check requires, as text.
  fileprivate var key: [String] { [subject, NumberText.message(minimum)] + words }

  /// Whether two checks measure the same.
  fileprivate func isAboutSame(as other: ColorCheck) -> Bool { subject == other.subject }

  /// Whether colors that pass this check pass the other one.
  fileprivate func covers(_ other: ColorCheck) -> Bool {
    guard minimum >= other.minimum, Set(words).isSubset(of: other.words) else { return false }
    switch (measure, other.measure) {
    case (.distinct(let own), .distinct(let others)):
      return Set(others.colors).isSubset(of: own.colors)
        && Set(others.visions).isSubset(of: own.visions)
    default: return measure == other.measure
    }
  }
}

extension [TraitCondition] {
  /// Whether all conditions are among others, so that they apply at least as often.
  fileprivate func isSubset(of others: [TraitCondition]) -> Bool {
    Set(map(\.description)).isSubset(of: others.map(\.description))
  }
}

extension ThemeProject {
  /// The findings that comments ignore, by their identity in files whose paths start at the folder.
  fileprivate var findingsIgnoredByComments: [String: [Diagnostic]] {
    let prefix = folder.path + "/"
    return Dictionary(grouping: suppressedFindings.filter { $0.suppression == .comment }) {
      finding in
      let path = finding.identifyingExcerpt?.file ?? ""
      let name = path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
      return finding.identity(inFile: name).digits
    }
  }

  private var sectionNodes: [(name: String, node: SourceNode)] {
    let root = folder.files.first { $0.kind == .library }?.content.document?.root
    return root?.entries.map { ($0.key.text, $0.value) } ?? []
  }

  fileprivate var sectionNames: [String] { sectionNodes.map(\.name) }

  /// The entries of each section of the library file.
  fileprivate var sections: [String: [(text: String, excerpt: SourceExcerpt)]] {
    Dictionary(
      sectionNodes.map { name, node in
        let entries = node.kind == .sequence ? Array(node.elements) : [node]
        return (name, entries.map { ($0.flowText, $0.excerpt) })
      },
      uniquingKeysWith: { first, _ in first }
    )
  }
}

extension SourceNode {
  /// The contents on one line, without comments and layout.
  fileprivate var flowText: String {
    switch kind {
    case .mapping:
      "{ \(entries.map { "\($0.key.text): \($0.value.flowText)" }.joined(separator: ", ")) }"
    case .sequence: "[\(elements.map(\.flowText).joined(separator: ", "))]"
    default: text
    }
  }
}
