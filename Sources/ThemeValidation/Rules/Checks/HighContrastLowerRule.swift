import ColorValues
import DynamicColors
import SourceDiagnostics
import SourceDocuments
import ThemeFiles
import TraitSystem

/// High-contrast variants must not reduce contrast.
enum HighContrastLowerRule {
  static let documentation = Rule.highContrastLower.documented(
    "High-contrast variants must not reduce contrast.",
    explanation: """
      High contrast should not be lower than normal contrast. The pairs of the library's contrast \
      checks are measured under high contrast and, with otherwise equal traits, under normal \
      contrast. A high contrast of at least 7:1 is always sufficient, and a loss of less than 5 % \
      is ignored.
      """,
    remedy: "Change the high-contrast variant of one of the two colors, or remove it."
  )

  /// The contrast that is always sufficient under high contrast (WCAG 2.2, AAA).
  private static let enough = ContrastUse.bodyText.enhancedRatio

  /// The part of the normal contrast that must remain.
  private static let share = 0.95

  private struct Loss: Sendable {
    let normal: Double
    let high: Double
    let conditions: [ColorCondition]

    /// The part of the normal contrast that remains.
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
    let effort = ConditionSpace.minimizingEffort(sharedBy: pairs.count * context.members.count)
    for (front, behind, check) in pairs.prefix(budget.searchCount / max(1, context.members.count)) {
      let losses = ParallelWork.map(context.members, share: 4) { member in
        loss(front, behind, member, limit: budget.limit, effort: effort)
      }
      for (member, loss) in zip(context.members, losses) {
        guard let loss else { continue }
        findings.add(
          .highContrastLower,
          .losesContrast(
            of: front,
            on: behind,
            high: loss.high,
            normal: loss.normal,
            place: CheckFailure.place(member.name, loss.conditions)
          ),
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
    let table = CombinationTable(
      zip(losses, shares).map { loss, share in
        CombinationTable.Row(conditions: loss.conditions, value: share)
      }
    )
    let (position, words) = table.minimalConditions(of: worst, effort: effort)
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
    let backgrounds = SeenContrast.appearances(of: colors.color(at: behind, for: traits))
    return SeenContrast.measure(colors.color(at: front, for: traits), on: backgrounds, by: .wcag)
  }
}

extension Diagnostic.Message {
  fileprivate static func losesContrast(
    of foreground: String,
    on background: String,
    high: Double,
    normal: Double,
    place: String
  ) -> Diagnostic.Message {
    let (high, normal) = (DecimalNumber.cut(high, places: 2), DecimalNumber.cut(normal, places: 2))
    return """
      contrast of '\(foreground)' on '\(background)' is \(high):1 under high contrast \
      \(place); required: at least the normal contrast of \(normal):1
      """
  }
}
