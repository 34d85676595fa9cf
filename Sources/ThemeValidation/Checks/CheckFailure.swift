import ColorValues
import DynamicColors
import SourceDiagnostics
import ThemeFiles
import TraitSystem

/// The failure of a check by two colors of a theme, at its worst trait combinations.
struct CheckFailure {
  /// The value measured under one trait combination.
  struct Measurement {
    let conditions: [ColorCondition]
    let traits: TraitCollection
    let value: Double
    /// The color vision with the smallest difference, for a check of differences.
    let vision: ColorVision?
  }

  /// The two colors.
  let colors: [Int]
  /// The worst measurement, with the minimal conditions.
  private let worst: Measurement
  /// Further failing measurements, the worst first.
  private let others: [Measurement]
  /// How many combinations fail that none of the places covers.
  private let untoldCount: Int

  /// The maximum number of further measurements.
  private static let placeLimit = 4

  /// The worst measured value.
  var measured: Double { worst.value }

  /// Finds the worst measurements of a failure; nil if the check passes under all combinations.
  ///
  /// The search for minimal conditions is limited to `effort` comparisons for each measurement.
  init?(of colors: [Int], _ check: ColorCheck, _ all: [Measurement], effort: Int) {
    self.colors = colors
    let table = MeasuredCombinations(
      all.map { MeasuredCombination(conditions: $0.conditions, value: $0.value) },
      keeping: check.when,
      effort: effort
    )
    var places: [Measurement] = []
    var isTold = all.map { $0.value >= check.minimum }
    let order = all.indices.sorted { (all[$0].value, $0) < (all[$1].value, $1) }
    for row in order {
      // The fewest words may be about another combination of the same value.
      while !isTold[row], places.count <= Self.placeLimit {
        let (position, conditions) = table.smallest(row, except: isTold)
        let measured = all[position]
        for covered in table.positions(meeting: conditions) { isTold[covered] = true }
        places.append(
          Measurement(
            conditions: conditions,
            traits: measured.traits,
            value: measured.value,
            vision: measured.vision
          )
        )
      }
    }
    guard let worst = places.first else { return nil }
    self.worst = worst
    others = Array(places.dropFirst())
    untoldCount = isTold.count { !$0 }
  }

  /// Reports that a theme fails `check`; if `checks` exist, suggests a color that passes.
  func report(
    _ check: ColorCheck,
    _ member: CompiledTheme,
    repairedBy checks: [ColorCheck]?,
    _ findings: inout Findings
  ) {
    let place = Self.place(member.name, worst.conditions)
    let names = colors.map { member.colors.definition(at: $0).name }
    let value = DecimalNumber.cut(measured, below: check.minimum)
    var notes = colors.map { note($0, member) }
    if let checks { addAdvice(check, checks, member, &notes) }
    notes += furtherPlaces(check)
    switch check.measure {
    case .contrast(_, _, let method):
      findings.add(
        .contrast,
        "'\(names[0])' on '\(names[1])' has \(method.words(value)) \(place), and \(method.limit(check.minimum)) is asked",
        at: check.excerpt,
        notes: notes,
        about: member.subject(worst.conditions)
      )
    case .distinct:
      findings.add(
        .distinct,
        "'\(names[0])' and '\(names[1])' differ by \(value)\(worst.eyes) \(place), and \(DecimalNumber.cut(check.minimum, places: 6)) is asked",
        at: check.excerpt,
        notes: notes,
        about: member.subject(worst.conditions)
      )
    }
  }

  /// Returns a theme and conditions as text, as in "in theme 'pastel' (dark)".
  static func place(_ theme: String, _ conditions: [ColorCondition]) -> String {
    conditions.isEmpty ? "in \(theme)" : "in \(theme), \(conditions.words)"
  }

  private func note(_ index: Int, _ member: CompiledTheme) -> Diagnostic.Note {
    let name = member.colors.definition(at: index).name
    let color = member.colors.color(at: index, for: worst.traits)
    return Diagnostic.Note(
      message: "'\(name)' is \(color.displayCSS) there",
      excerpt: member.colors.excerpt(at: index, for: worst.traits)
    )
  }

  /// Adds suggestions to the notes about the two colors.
  private func addAdvice(
    _ check: ColorCheck,
    _ checks: [ColorCheck],
    _ member: CompiledTheme,
    _ notes: inout [Diagnostic.Note]
  ) {
    switch check.measure {
    case .contrast:
      let advice = ContrastRepair(checks: checks).advice(check, member, worst.traits)
      if let advice { notes[0].message += "; \(advice)" }
    case .distinct:
      switch DistinctRepair(checks: checks).advice(check, colors, member, worst.traits) {
      case .change(let position, let color, passesAll: true):
        notes[position].message += "; \(color.css) is near and passes"
      case .change(let position, let color, passesAll: false):
        notes[position].message +=
          "; \(color.css) is near and passes, but another check of it fails as before"
      case .none:
        notes[0].message += "; no other value for one of the two alone was found that passes"
      }
    }
  }

  private func furtherPlaces(_ check: ColorCheck) -> [Diagnostic.Note] {
    guard !others.isEmpty else { return [] }
    let shown = others.map { place in
      "\(place.conditions.words) (\(DecimalNumber.cut(place.value, below: check.minimum))\(place.eyes))"
    }
    let words = untoldCount == 1 ? "combination" : "combinations"
    let more = untoldCount > 0 ? ", and \(untoldCount) more \(words)" : ""
    return [Diagnostic.Note(message: "it also fails for \(shown.joined(separator: ", "))\(more)")]
  }
}

extension CheckFailure.Measurement {
  /// The eyes in words, with a blank before them; empty for normal ones.
  fileprivate var eyes: String {
    vision.map { $0 == .normal ? "" : " under \($0.rawValue)" } ?? ""
  }
}
