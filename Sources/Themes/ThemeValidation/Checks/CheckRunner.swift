import DynamicColors
import PlatformSupport
import SourceDiagnostics
import SourceDocuments
import ThemeFiles
import TraitSystem

/// Proof of the checks of a library file for every theme and every relevant trait combination.
package struct CheckRunner {
  /// All that the results of the checks in one theme depend on.
  struct Input: Equatable, Sendable {
    let member: CompiledTheme
    let checks: [ColorCheck]
    /// The number of checks that can be proved.
    let count: Int
    let limit: Int
    let effort: Int

    static func == (left: Input, right: Input) -> Bool {
      left.member == right.member && left.count == right.count && left.limit == right.limit
        && left.effort == right.effort
        && left.checks.elementsEqual(right.checks) {
          $0.measure == $1.measure && $0.minimum == $1.minimum && $0.when == $1.when
        }
    }
  }

  private let members: [CompiledTheme]
  private let checks: [ColorCheck]

  init(_ context: RuleContext) {
    members = context.members
    checks = context.checks
  }

  /// The minimum number of themes in a parallel task.
  private static let batchSize = 2

  /// The maximum number of failures for which a better color is searched; a failure of a color that
  /// is compared with many others counts as several.
  private static let repairLimit = 200

  /// The number of compared colors for which one search counts as one failure.
  private static let repairBatchSize = 64

  /// Reports each theme that fails a check, at its worst trait combination; the failures of one
  /// check are sorted, the worst first.
  ///
  /// - Parameters:
  ///   - proved: The outcomes of all checks in each theme; see ``outcomes(_:)``.
  ///   - findings: The collector of diagnostics.
  func report(_ proved: [[CheckOutcome]], to findings: inout Findings) {
    guard !checks.isEmpty else { return }
    let names = SpellingIndex(of: members.lazy.flatMap(\.definitions.colorNames))
    let partners = checks.reduce(into: [String: Int]()) { counts, check in
      for (name, _) in check.names { counts[name, default: 0] += check.names.count - 1 }
    }
    var repairs = 0
    // An entry with lists of colors is several checks, which share these errors.
    var reported: Set<SharedError> = []
    for (number, check) in checks.enumerated() {
      for (name, excerpt) in check.names where reported.insert(.unknownName(excerpt)).inserted {
        reportUnknown(name, at: excerpt, among: names, to: &findings)
      }
      var failures: [(failure: CheckFailure, member: CompiledTheme)] = []
      for (member, outcomes) in zip(members, proved) {
        failures += outcomes[number].failures.map { ($0, member) }
        if !outcomes[number].isProved, outcomes[number].failures.isEmpty,
          reported.insert(.unproven(check.excerpt, theme: member.name)).inserted
        {
          reportUnproven(check, in: member, to: &findings)
        }
      }
      let order = failures.indices.sorted { left, right in
        (failures[left].failure.measured, left) < (failures[right].failure.measured, right)
      }
      for index in order {
        let (failure, member) = failures[index]
        let names = check.names.prefix(2).map(\.name)
        repairs += 1 + (names.compactMap { partners[$0] }.max() ?? 0) / Self.repairBatchSize
        let isRepaired = repairs <= Self.repairLimit
        failure.report(check, in: member, repairedBy: isRepaired ? checks : nil, to: &findings)
      }
    }
  }

  /// The budget of searches for all checks in each theme, one theme after the other.
  static func budget(of checks: [ColorCheck], in members: [CompiledTheme])
    -> CombinationBudget
  {
    CombinationBudget(
      members.flatMap { member in
        checks.map { check in
          member.definitions.search(
            of: check.indices(in: member),
            given: check.when,
            cost: check.cost
          )
        }
      }
    )
  }

  private func reportUnproven(
    _ check: ColorCheck,
    in member: CompiledTheme,
    to findings: inout Findings
  ) {
    findings.add(
      .unprovenCheck,
      "the colors depend on more combinations of traits than the limit, so the check is not proved for theme \(name: member.name)",
      at: check.excerpt,
      about: member.subject()
    )
  }

  /// An error that all checks of an entry share, and that is reported once.
  private enum SharedError: Hashable {
    case unknownName(SourceExcerpt)
    case unproven(SourceExcerpt, theme: String)
  }

  private func reportUnknown(
    _ name: String,
    at excerpt: SourceExcerpt,
    among names: SpellingIndex,
    to findings: inout Findings
  ) {
    let lacking = members.filter { $0.definitions.index(of: name) == nil }
    guard !lacking.isEmpty else { return }
    let hint = names.proposal(for: name)
    let themes = lacking.count == members.count ? "" : " in \(Spelling.list(lacking.map(\.name)))"
    findings.add(
      .unknownReference,
      "\(name: name) is not a color\(themes)\(hint)",
      at: excerpt,
      // A name that no theme has is an error of the check itself.
      about: lacking.count == members.count
        ? Diagnostic.Subject()
        : Diagnostic.Subject(
          traits: lacking.map(\.name),
          files: lacking.compactMap { $0.theme?.file }
        )
    )
  }

  // MARK: Proving

  /// Returns the outcomes of all checks in each theme.
  func outcomes(_ memo: ThemeMemo<Input, [CheckOutcome]>) -> [[CheckOutcome]] {
    let budget = Self.budget(of: checks, in: members)
    let effort = ConditionSpace.minimizingEffort(sharedBy: members.count * checks.count)
    return ParallelWork.map(Array(members.indices), batchSize: Self.batchSize) { number in
      let input = Input(
        member: members[number],
        checks: checks,
        count: min(max(0, budget.searchCount - number * checks.count), checks.count),
        limit: budget.limit,
        effort: effort
      )
      return memo.result(for: input.member.name, input) { Self.outcomes(input) }
    }
  }

  /// Returns the outcomes of all checks in a theme.
  private static func outcomes(_ input: Input) -> [CheckOutcome] {
    let (member, checks, count) = (input.member, input.checks, input.count)
    let comparisons = checks.prefix(count).map {
      check -> (indices: [ColorIndex], given: [TraitCondition])? in
      let indices = check.indices(in: member)
      // Colors without a valid value were already reported.
      return indices.count == check.names.count && !indices.contains(where: member.isInvalid)
        ? (indices, check.when) : nil
    }
    // The pairs of colors that fail each check.
    var failing = [Set<Pair>](repeating: [], count: count)
    var outcomes = checks.indices.map { CheckOutcome(isProved: $0 < count) }
    for search in SharedSearch.searches(for: comparisons, in: member.definitions) {
      let isComplete = member.definitions.forEachCombination(
        of: search.indices,
        given: search.given,
        limit: input.limit
      ) { traits, _ in
        let values = search.indices.map {
          ColorCheck.MeasuredColor(member.definitions.color(at: $0, for: traits), for: traits)
        }
        for comparison in search.comparisons {
          // A copy of the whole check takes as long as measuring contrast.
          let minimum = checks[comparison.number].minimum
          let measure = checks[comparison.number].measure
          let positions = comparison.positions
          Self.measure(measure, of: values, at: positions) { value, first, second, _ in
            outcomes[comparison.number].add(
              value,
              search.indices[positions[first]],
              search.indices[positions[second]]
            )
            guard value < minimum else { return }
            failing[comparison.number].insert(Pair(first: first, second: second))
          }
        }
      }
      guard !isComplete else { continue }
      for comparison in search.comparisons { outcomes[comparison.number].isProved = false }
    }
    for (number, pairs) in failing.enumerated() where !pairs.isEmpty {
      let indices = comparisons[number]?.indices ?? []
      outcomes[number].failures = pairs.sorted { ($0.first, $0.second) < ($1.first, $1.second) }
        .compactMap { pair in
          let colors = [indices[pair.first], indices[pair.second]]
          let measurements = PairMeasurements(
            of: checks[number].measure,
            at: colors,
            given: checks[number].when,
            in: member.definitions,
            limit: input.limit
          )
          return CheckFailure(
            of: colors,
            failing: checks[number],
            measured: measurements,
            effort: input.effort
          )
        }
    }
    return outcomes
  }

  private struct Pair: Hashable {
    let first: Int
    let second: Int
  }
}
