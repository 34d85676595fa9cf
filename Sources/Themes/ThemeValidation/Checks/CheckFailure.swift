import ColorValues
import DynamicColors
import SourceDiagnostics
import TextSupport
import ThemeFiles
import TraitSystem

/// The failure of a check by two colors of a theme, where their measured value is lowest.
struct CheckFailure {
  typealias Measurement = PairMeasurements.Measurement

  /// The two colors.
  let colors: [ColorIndex]
  /// The lowest measured value, with minimal conditions.
  private let worst: Measurement
  /// Further failures, the lowest values first.
  private let others: [Measurement]
  /// The number of failing combinations that no failure covers.
  private let uncoveredCount: Int

  /// The maximum number of further failures.
  private static let placeLimit = 4

  /// The lowest measured value.
  var measured: Double { worst.value }

  /// Finds the failures among the measured values of all combinations; nil if there are none.
  ///
  /// The search for minimal conditions takes at most `effort` comparisons for each failure.
  init?(
    of colors: [ColorIndex],
    failing check: ColorCheck,
    measured measurements: PairMeasurements,
    effort: Int
  ) {
    self.colors = colors
    let (all, table) = (measurements.all, measurements.table)
    var places: [Measurement] = []
    var isCovered = all.map { $0.value >= check.minimum }
    let order = all.indices.sorted { (all[$0].value, $0) < (all[$1].value, $1) }
    for row in order {
      // Minimal conditions can belong to another combination with the same value.
      while !isCovered[row], places.count <= Self.placeLimit {
        let (position, conditions) = table.minimalConditions(
          of: row,
          keeping: check.when,
          except: isCovered,
          effort: effort
        )
        for covered in table.positions(meeting: conditions) { isCovered[covered] = true }
        var place = all[position]
        place.conditions = conditions
        places.append(place)
      }
    }
    guard let worst = places.first else { return nil }
    self.worst = worst
    others = Array(places.dropFirst())
    uncoveredCount = isCovered.count { !$0 }
  }

  /// Reports the failure of `check` by a theme, with a color that passes `checks` if they are
  /// given.
  func report(
    _ check: ColorCheck,
    in member: CompiledTheme,
    repairedBy checks: [ColorCheck]?,
    to findings: inout Findings
  ) {
    let place = Self.place(inTheme: member.name, under: worst.conditions)
    let names = colors.map { member.definitions.definition(at: $0).name }
    let value = NumberText.message(measured, below: check.minimum)
    var notes = colors.map { note(at: $0, on: check.contrast?.screen ?? .display, in: member) }
    if let checks { addAdvice(about: check, among: checks, in: member, to: &notes) }
    notes += furtherPlaces(check)
    switch check.measure {
    case .contrast(let contrast):
      // The color is in the file that a change of a theme shows.
      let foreground = notes[0].excerpt
      if foreground != nil {
        notes[0].excerpt = nil
        let note = Diagnostic.Note(message: "the check is here", excerpt: check.excerpt)
        notes.insert(note, at: colors.count)
      }
      findings.add(
        .contrast,
        .lowContrast(
          of: names[0],
          on: names[1],
          by: contrast.method,
          measured: value,
          place: contrast.screen == .display ? place : "\(contrast.screen.words) \(place)",
          required: check.minimum
        ),
        at: foreground ?? check.excerpt,
        anchoredAt: foreground == nil ? nil : check.excerpt,
        notes: notes,
        about: contrastSubject(in: member)
      )
    case .distinct:
      findings.add(
        .distinct,
        .lowDifference(
          of: names,
          measured: "\(value)\(worst.visionText)",
          place: place,
          required: check.minimum
        ),
        at: check.excerpt,
        notes: notes,
        about: member.subject(worst.conditions)
      )
    }
  }

  /// The text of a theme and of the conditions there.
  static func place(inTheme theme: String, under conditions: [TraitCondition]) -> String {
    "in theme '\(theme)'" + (conditions.isEmpty ? "" : " (\(conditions.words))")
  }

  /// Returns the theme and conditions, with the colors as they appear there.
  private func contrastSubject(in member: CompiledTheme) -> Diagnostic.Subject {
    var subject = member.subject(worst.conditions)
    let shown = colors.map { member.definitions.color(at: $0, for: worst.traits) }
    subject.colors = Self.shownColors(shown[0], on: shown[1])
    return subject
  }

  /// Returns the hex values of a foreground color and its background as they appear.
  static func shownColors(_ foreground: Color, on background: Color) -> [String] {
    let background = background.composited(over: .white)
    return [foreground.composited(over: background).hex, background.hex]
  }

  private func note(
    at index: ColorIndex,
    on screen: ColorCheck.Screen,
    in member: CompiledTheme
  ) -> Diagnostic.Note {
    let name = member.definitions.definition(at: index).name
    let color = member.definitions.color(at: index, for: worst.traits)
    let nearest = screen.nearest(to: color).hex
    let isReduced = screen != .display && color.alpha == 1 && nearest != color.hex
    let shown = isReduced ? ", shown as \(nearest)" : ""
    return Diagnostic.Note(
      message: "'\(name)' is \(color.readableText) there\(shown)",
      excerpt: member.definitions.excerpt(at: index, for: worst.traits)
    )
  }

  /// Adds proposals to the notes about the two colors.
  private func addAdvice(
    about check: ColorCheck,
    among checks: [ColorCheck],
    in member: CompiledTheme,
    to notes: inout [Diagnostic.Note]
  ) {
    switch check.measure {
    case .contrast:
      if let advice = check.contrastAdvice(among: checks, in: member, for: worst.traits) {
        notes[0].message += "; \(advice)"
      }
    case .distinct:
      let advice = check.distinctAdvice(among: checks, of: colors, in: member, for: worst.traits)
      guard let (position, color, passesAll) = advice else {
        notes[0].message += "; no value for only one of the two was found that passes"
        return
      }
      let limitation = passesAll ? "" : " this check, but another check of it fails as before"
      notes[position].message += "; \(color.messageCSS()) is near and passes\(limitation)"
    }
  }

  private func furtherPlaces(_ check: ColorCheck) -> [Diagnostic.Note] {
    guard !others.isEmpty else { return [] }
    let shown = others.map { place in
      "\(place.conditions.words) (\(NumberText.message(place.value, below: check.minimum))\(place.visionText))"
    }
    let words = uncoveredCount == 1 ? "combination" : "combinations"
    let more = uncoveredCount > 0 ? ", and \(uncoveredCount) more \(words)" : ""
    return [Diagnostic.Note(message: "it also fails for \(shown.joined(separator: ", "))\(more)")]
  }
}

extension CheckFailure.Measurement {
  /// The text of the color vision after a space; empty for normal vision.
  fileprivate var visionText: String {
    vision.map { $0 == .normal ? "" : " under \($0.rawValue)" } ?? ""
  }
}

extension Diagnostic.Message {
  static func lowContrast(
    of foreground: String,
    on background: String,
    by method: ColorCheck.ContrastMethod,
    measured value: String,
    place: String,
    required minimum: Double
  ) -> Diagnostic.Message {
    let required = method.limit(minimum)
    return switch method {
    case .wcag:
      "contrast of \(name: foreground) on \(name: background) is \(value):1 \(place); required: \(required)"
    case .tone:
      """
      tone difference of \(name: foreground) on \(name: background) is \(value) \(place); \
      required: \(required)
      """
    }
  }

  fileprivate static func lowDifference(
    of names: [String],
    measured difference: String,
    place: String,
    required minimum: Double
  ) -> Diagnostic.Message {
    let required = NumberText.message(minimum, .cut(6))
    return """
      difference of \(name: names[0]) and \(name: names[1]) is \(difference) \(place); required: \(required)
      """
  }
}
