import ColorValues
import DynamicColors
import SourceDiagnostics
import TraitSystem

/// Proves the checks of a library file for every theme and every combination of traits that makes
/// a difference.
struct CheckRunner {
  /// How one theme fails a check under one combination of traits.
  private struct Failure {
    let measured: Double
    let conditions: [ColorCondition]
    let traits: TraitCollection
    let colors: [Int]
    let vision: ColorVision?
  }

  private let members: [ThemeLibrary.Member]

  init(_ members: [ThemeLibrary.Member]) {
    self.members = members
  }

  /// Reports each theme that fails a check, at the combination of traits where it is worst.
  func run(_ checks: [ColorCheck], _ findings: inout Findings) {
    for check in checks {
      reportUnknownNames(check, &findings)
      for member in members {
        let indices = check.names.compactMap { member.colors.index(of: $0.name) }
        guard indices.count == check.names.count else { continue }
        let (worst, isComplete) = worstFailure(of: check, indices, member)
        if let worst {
          report(worst, check, member, &findings)
        } else if !isComplete {
          findings.add(
            .unprovenCheck,
            "the colours depend on more combinations of traits than can be tried, so this isn't proved for '\(member.chain.last?.name ?? "")'",
            at: check.excerpt
          )
        }
      }
    }
  }

  private func reportUnknownNames(_ check: ColorCheck, _ findings: inout Findings) {
    for (name, excerpt) in check.names {
      let lacking = members.filter { $0.colors.index(of: name) == nil }
      guard !lacking.isEmpty else { continue }
      let hint = Spelling.hint(for: name, among: members.flatMap { $0.colors.colorNames })
      let themes = lacking.compactMap { $0.chain.last?.name }.joined(separator: ", ")
      let place = lacking.count == members.count ? "" : " in \(themes)"
      findings.add(.unknownReference, "no colour is called '\(name)'\(place)\(hint)", at: excerpt)
    }
  }

  /// The combination of traits under which a check fails most, and whether all could be tried.
  private func worstFailure(
    of check: ColorCheck,
    _ indices: [Int],
    _ member: ThemeLibrary.Member
  ) -> (worst: Failure?, isComplete: Bool) {
    var worst: Failure?
    let isComplete = member.colors.forEachCombination(of: indices, given: check.when) {
      traits,
      conditions in
      let values = indices.map { member.colors.color(at: $0, for: traits) }
      for result in Self.measure(check.measure, values) where result.value < check.minimum {
        guard result.value < worst?.measured ?? .infinity else { continue }
        worst = Failure(
          measured: result.value,
          conditions: conditions,
          traits: traits,
          colors: result.pair.map { indices[$0] },
          vision: result.vision
        )
      }
    }
    return (worst, isComplete)
  }

  /// The measured values of a check, each with the positions of the two colours it is about.
  static func measure(
    _ measure: ColorCheck.Measure,
    _ colors: [Color]
  ) -> [(value: Double, pair: [Int], vision: ColorVision?)] {
    switch measure {
    case .contrast(_, _, let method):
      let value =
        switch method {
        case .wcag: SeenContrast.worst(of: colors[0], on: colors[1])
        case .tone: SeenContrast.worst(of: colors[0], on: colors[1]) { abs($0.tone - $1.tone) }
        }
      return [(value, [0, 1], nil)]
    case .distinct(_, let visions):
      return visions.flatMap { vision in
        let seen = colors.map { $0.simulating(vision) }
        return seen.indices.flatMap { first in
          seen.indices[(first + 1)...].map { second in
            (seen[first].difference(to: seen[second], by: .ciede2000), [first, second], vision)
          }
        }
      }
    }
  }

  // MARK: Reports

  private func report(
    _ failure: Failure,
    _ check: ColorCheck,
    _ member: ThemeLibrary.Member,
    _ findings: inout Findings
  ) {
    let theme = member.chain.last?.name ?? ""
    let words = failure.conditions.map(\.description).joined(separator: " ")
    let place = words.isEmpty ? "in \(theme)" : "in \(theme), \(words)"
    let names = failure.colors.map { member.colors.definition(at: $0).name }
    let notes = failure.colors.map { index in
      note(index, failure.traits, member)
    }
    let needed = Self.decimal(check.minimum, places: 6)
    // Values are cut, never rounded up, and a value just below the limit must not look like it.
    let texts = [2, 4, 6].map { Self.decimal(failure.measured, places: $0) }
    let measured = texts.first { $0 != needed } ?? "\(failure.measured)"
    switch check.measure {
    case .contrast(_, _, .wcag):
      findings.add(
        .contrast,
        "'\(names[0])' on '\(names[1])' has a contrast of \(measured):1 \(place), and \(needed):1 is asked",
        at: check.excerpt,
        notes: notes
      )
    case .contrast(_, _, .tone):
      findings.add(
        .contrast,
        "'\(names[0])' on '\(names[1])' has a tone difference of \(measured) \(place), and \(needed) is asked",
        at: check.excerpt,
        notes: notes
      )
    case .distinct:
      let vision = failure.vision.map { $0 == .normal ? "" : " under \($0.rawValue)" } ?? ""
      findings.add(
        .distinct,
        "'\(names[0])' and '\(names[1])' differ by \(measured)\(vision) \(place), and \(needed) is asked",
        at: check.excerpt,
        notes: notes
      )
    }
  }

  private func note(
    _ index: Int,
    _ traits: TraitCollection,
    _ member: ThemeLibrary.Member
  ) -> Diagnostic.Note {
    let name = member.colors.definition(at: index).name
    let value = member.colors.color(at: index, for: traits).displayCSS
    return Diagnostic.Note(
      message: "'\(name)' is \(value) there",
      excerpt: member.colors.excerpt(at: index, for: traits)
    )
  }

  /// A number with at most so many decimal places, cut rather than rounded up.
  static func decimal(_ value: Double, places: Int) -> String {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let scaled = (value * scale + 1e-9).rounded(.down) / scale
    return scaled == scaled.rounded() && abs(scaled) < 1e15 ? "\(Int(scaled))" : "\(scaled)"
  }
}
