import ColorValues
import DynamicColors
import SourceDiagnostics
import SourceDocuments
import ThemeFiles
import TraitSystem

/// High contrast has no less contrast.
enum HighContrastLowerRule {
  static let documentation = RuleDocumentation(
    .highContrastLower,
    summary: "High contrast has no less contrast.",
    why: """
      Who asks for high contrast should not get less of it than others do. The pairs of the \
      library's contrast checks are measured under high contrast and, all else equal, under normal \
      contrast. What still reaches 7:1 is enough for anybody and isn't told, nor is a loss of less \
      than a twentieth.
      """,
    fix: """
      Change the high-contrast variant of one of the two colours, or leave it out.
      """,
    bad: RuleExample(files: [
      (
        "library.yaml",
        "library: 1\nchecks:\n  - { contrast: [text, background], at-least: 4.5 }"
      ),
      (
        "standard.yaml",
        """
        theme: standard
        colors:
          background: white
          text: { default: "#555", high-contrast: "#666" }
        """
      ),
    ]),
    good: RuleExample(files: [
      (
        "library.yaml",
        "library: 1\nchecks:\n  - { contrast: [text, background], at-least: 4.5 }"
      ),
      (
        "standard.yaml",
        """
        theme: standard
        colors:
          background: white
          text: { default: "#555", high-contrast: black }
        """
      ),
    ])
  )

  /// A contrast that is enough under high contrast, whatever the normal one is (WCAG 2.2, AAA).
  private static let enough = ContrastUse.bodyText.enhancedRatio

  /// The share of the normal contrast that must be left.
  private static let share = 0.95

  private struct Loss: Sendable {
    let normal: Double
    let high: Double
    let conditions: [ColorCondition]

    /// What is left of the normal contrast.
    var share: Double { high / normal }
  }

  static func check(_ context: RuleContext, _ findings: inout Findings) {
    var seen: Set<[String]> = []
    let pairs = context.checks.compactMap { check -> (front: String, behind: String, ColorCheck)? in
      guard case .contrast(let front, let behind, _) = check.measure,
        seen.insert([front, behind]).inserted
      else { return nil }
      return (front, behind, check)
    }
    let budget = CombinationBudget(
      pairs.flatMap { front, behind, _ in
        context.members.map { member in
          let indices = [front, behind].compactMap { member.colors.index(of: $0) }
          return member.colors.search(of: indices, cost: 2)
        }
      }
    )
    let effort = MeasuredCombinations.effort(for: pairs.count * context.members.count)
    for (front, behind, check) in pairs.prefix(budget.searchCount / max(1, context.members.count)) {
      let losses = ParallelWork.map(context.members, share: 4) { member in
        loss(front, behind, member, limit: budget.limit, effort: effort)
      }
      for (member, loss) in zip(context.members, losses) {
        guard let loss else { continue }
        findings.add(
          .highContrastLower,
          "'\(front)' on '\(behind)' has less contrast under high contrast, \(DecimalNumber.cut(loss.high, places: 2)):1, than under normal contrast, \(DecimalNumber.cut(loss.normal, places: 2)):1, \(CheckFailure.place(member.name, loss.conditions))",
          at: check.excerpt,
          about: member.subject(loss.conditions)
        )
      }
    }
  }

  private static func loss(
    _ front: String,
    _ behind: String,
    _ member: CompiledTheme,
    limit: Int,
    effort: Int
  ) -> Loss? {
    let colors = member.colors
    guard let front = colors.index(of: front), let behind = colors.index(of: behind),
      !member.isFaulty(front), !member.isFaulty(behind),
      colors.depends([front, behind], on: TraitKey(AccessibilityContrastTrait.self))
    else { return nil }
    var losses: [Loss] = []
    let contrast = TraitKey(AccessibilityContrastTrait.self)
    _ = colors.forEachCombination(of: [front, behind], limit: limit) { traits, conditions in
      guard traits.accessibilityContrast == .high else { return }
      let plain = traits.modifyingTraits { $0.accessibilityContrast = .normal }
      losses.append(
        Loss(
          normal: ratio(front, behind, colors, plain),
          high: ratio(front, behind, colors, traits),
          conditions: conditions.filter { $0.trait != contrast }
        )
      )
    }
    let shares = losses.map { loss in
      loss.high < enough && loss.high < loss.normal * share ? loss.share : .infinity
    }
    guard let worst = shares.indices.min(by: { shares[$0] < shares[$1] }),
      shares[worst].isFinite
    else { return nil }
    let measured = zip(losses, shares).map { loss, share in
      MeasuredCombination(conditions: loss.conditions, value: share)
    }
    let (position, words) = MeasuredCombinations(measured, effort: effort).smallest(worst)
    return Loss(
      normal: losses[position].normal,
      high: losses[position].high,
      conditions: words
    )
  }

  private static func ratio(
    _ front: Int,
    _ behind: Int,
    _ colors: CompiledColors,
    _ traits: TraitCollection
  ) -> Double {
    let grounds = SeenContrast.appearances(of: colors.color(at: behind, for: traits))
    return SeenContrast.measure(colors.color(at: front, for: traits), on: grounds, by: .wcag)
  }
}
