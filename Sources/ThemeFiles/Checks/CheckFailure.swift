import ColorValues
import DynamicColors
import SourceDiagnostics
import TraitSystem

/// How one theme fails a check, where it is worst.
struct CheckFailure {
  let measured: Double
  /// The conditions that tell where it is worst, without those that don't matter.
  private(set) var conditions: [ColorCondition]
  let traits: TraitCollection
  /// The two colours.
  let colors: [Int]
  let vision: ColorVision?
  /// Further places where the check fails, the worst first.
  private var others: [MeasuredCombination] = []

  /// The most further places that are told.
  private static let placeLimit = 4

  init(
    measured: Double,
    conditions: [ColorCondition],
    traits: TraitCollection,
    colors: [Int],
    vision: ColorVision?
  ) {
    self.measured = measured
    self.conditions = conditions
    self.traits = traits
    self.colors = colors
    self.vision = vision
  }

  /// Leaves out conditions that don't matter, and keeps where else the check fails.
  mutating func simplify(_ all: [MeasuredCombination], keeping kept: [ColorCondition]) {
    let worst = MeasuredCombination(conditions: conditions, value: measured)
    conditions = MeasuredCombination.smallest(worst, among: all, keeping: kept)
    var places: [[ColorCondition]] = [conditions]
    others = []
    for place in all.sorted(by: { $0.value < $1.value }) {
      let words = MeasuredCombination.smallest(place, among: all, keeping: kept)
      guard !places.contains(words) else { continue }
      places.append(words)
      others.append(MeasuredCombination(conditions: words, value: place.value))
    }
  }

  /// Reports the failure of `check` by a theme; `repair` looks for a colour that passes.
  func report(
    _ check: ColorCheck,
    _ member: ThemeLibrary.Member,
    _ repair: ContrastRepair?,
    _ findings: inout Findings
  ) {
    let place = Self.place(member.name, conditions)
    let names = colors.map { member.colors.definition(at: $0).name }
    let value = DecimalNumber.cut(measured, below: check.minimum)
    var notes = colors.map { note($0, member) }
    if let advice = repair?.advice(check, member, traits) { notes[0].message += "; \(advice)" }
    notes += furtherPlaces(check, member)
    switch check.measure {
    case .contrast(_, _, let method):
      findings.add(
        .contrast,
        "'\(names[0])' on '\(names[1])' has \(method.words(value)) \(place), and \(method.limit(check.minimum)) is asked",
        at: check.excerpt,
        notes: notes,
        about: member.subject(conditions)
      )
    case .distinct:
      let eyes = vision.map { $0 == .normal ? "" : " under \($0.rawValue)" } ?? ""
      findings.add(
        .distinct,
        "'\(names[0])' and '\(names[1])' differ by \(value)\(eyes) \(place), and \(DecimalNumber.cut(check.minimum, places: 6)) is asked",
        at: check.excerpt,
        notes: notes,
        about: member.subject(conditions)
      )
    }
  }

  /// A theme and the conditions there in words.
  static func place(_ theme: String, _ conditions: [ColorCondition]) -> String {
    conditions.isEmpty ? "in \(theme)" : "in \(theme), \(conditions.words)"
  }

  private func note(_ index: Int, _ member: ThemeLibrary.Member) -> Diagnostic.Note {
    let name = member.colors.definition(at: index).name
    return Diagnostic.Note(
      message: "'\(name)' is \(member.colors.color(at: index, for: traits).displayCSS) there",
      excerpt: member.colors.excerpt(at: index, for: traits)
    )
  }

  private func furtherPlaces(
    _ check: ColorCheck,
    _ member: ThemeLibrary.Member
  ) -> [Diagnostic.Note] {
    let failing = others.filter { $0.value < check.minimum }
    guard !failing.isEmpty else { return [] }
    let shown = failing.prefix(Self.placeLimit).map { place in
      "\(place.conditions.words) (\(DecimalNumber.cut(place.value, below: check.minimum)))"
    }
    let rest = failing.count - shown.count
    let more = rest > 0 ? ", and \(rest) more" : ""
    return [Diagnostic.Note(message: "it also fails for \(shown.joined(separator: ", "))\(more)")]
  }
}
