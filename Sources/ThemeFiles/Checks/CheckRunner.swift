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
        guard indices.count == check.names.count,
          let worst = worstFailure(of: check, indices, member)
        else { continue }
        report(worst, check, member, &findings)
      }
    }
  }

  private func reportUnknownNames(_ check: ColorCheck, _ findings: inout Findings) {
    for (name, excerpt) in check.names {
      let lacking = members.filter { $0.colors.index(of: name) == nil }
      guard !lacking.isEmpty else { continue }
      let hint = Spelling.hint(for: name, among: members.flatMap { $0.colors.colorNames })
      let themes = lacking.compactMap { $0.chain.last?.name }.joined(separator: ", ")
      let where_ = lacking.count == members.count ? "" : " in \(themes)"
      findings.add(.unknownReference, "no colour is called '\(name)'\(where_)\(hint)", at: excerpt)
    }
  }

  private func worstFailure(
    of check: ColorCheck,
    _ indices: [Int],
    _ member: ThemeLibrary.Member
  ) -> Failure? {
    var worst: Failure?
    _ = member.colors.forEachCombination(of: indices, given: check.when) { traits, conditions in
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
    return worst
  }

  /// The measured values of a check, each with the positions of the two colours it is about.
  private static func measure(
    _ measure: ColorCheck.Measure,
    _ colors: [Color]
  ) -> [(value: Double, pair: [Int], vision: ColorVision?)] {
    switch measure {
    case .contrast(_, _, let method):
      return [(contrast(of: colors[0], on: colors[1], by: method), [0, 1], nil)]
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

  /// The contrast of what is really seen: a translucent background shows what is behind it, which
  /// isn't known here, so the worse of black and white counts.
  private static func contrast(
    of foreground: Color,
    on background: Color,
    by method: ColorCheck.ContrastMethod
  ) -> Double {
    let grounds =
      background.alpha < 1
      ? [background.composited(over: .black), background.composited(over: .white)] : [background]
    let values = grounds.map { ground in
      let ink = foreground.alpha < 1 ? foreground.composited(over: ground) : foreground
      return switch method {
      case .wcag: ink.contrastRatio(to: ground)
      case .tone: abs(ink.tone - ground.tone)
      }
    }
    return values.min() ?? 0
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
    let needed = Self.decimal(check.minimum, places: 2)
    // A value just below the limit must not look as if it reached it.
    let places = [2, 3, 4].first {
      (Double(Self.decimal(failure.measured, places: $0)) ?? 0) < check.minimum
    }
    let measured = Self.decimal(failure.measured, places: places ?? 6)
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
  private static func decimal(_ value: Double, places: Int) -> String {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let scaled = (value * scale + 1e-9).rounded(.down) / scale
    return scaled == scaled.rounded() && abs(scaled) < 1e15 ? "\(Int(scaled))" : "\(scaled)"
  }
}
