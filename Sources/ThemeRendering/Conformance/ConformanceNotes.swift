import ColorValues
import DynamicColors
import TextSupport
import ThemeValidation

/// The remarks of a conformance report, as Markdown.
enum ConformanceNotes {
  // MARK: The report

  /// The scope of a report, and the parts of a library that were not evaluated.
  static func general(_ evidence: LibraryEvidence) -> String {
    let themes = evidence.themes.map(MarkdownText.code).joined(separator: ", ")
    let scope = """
      Results of \(count(evidence.checks.count, "color check")) of a theme library with \
      \(count(evidence.themes.count, "theme"))\(themes.isEmpty ? "" : ": \(themes)"). The report is a \
      part of the evaluation of a product and does not replace it. The level "Supports" is not used, \
      since the library does not determine how the product uses its colors. "Partially Supports" \
      means that at least half of the evaluated checks reach the minimum of the criterion.
      """
    return scope + "\n\nNot evaluated:\n\n" + list(omissions(evidence))
  }

  private static func omissions(_ evidence: LibraryEvidence) -> [String] {
    var lines = [
      "The use of the colors: layouts, states and parts of controls that no check describes, text on "
        + "images and gradients, images of text, and colors from other sources.",
      "Backgrounds composited from the layers of several views, and other colors than grays below "
        + "translucent backgrounds.",
    ]
    lines.append("Pairs of colors without a check.")
    let unnamed = evidence.colors(notIn: evidence.checks)
    if !unnamed.isEmpty {
      let names = unnamed.map(MarkdownText.code).joined(separator: ", ")
      lines.append("Colors in no check: \(unnamed.count) of \(evidence.colors.count) (\(names)).")
    }
    let others = evidence.checks.count { check in
      ColorCriterion.allCases.allSatisfy { $0.minimum(of: check.check) == nil }
    }
    if others > 0 {
      lines.append(
        "\(count(others, "check")) without a criterion: of tone, of a ratio below "
          + "\(NumberText.message(ContrastUse.graphics.minimumRatio)):1, or of differences under "
          + "normal color vision only."
      )
    }
    if evidence.invalidCheckCount > 0 {
      let entries = count(evidence.invalidCheckCount, "entry", "entries")
      lines.append("\(entries) of `checks:` with errors.")
    }
    if !evidence.filesWithErrors.isEmpty {
      let files = evidence.filesWithErrors.map(MarkdownText.code).joined(separator: ", ")
      lines.append("The invalid parts of files with errors: \(files).")
    }
    return lines
  }

  /// The methods of the evaluation.
  static func methods(_ subject: ConformanceSubject) -> String {
    """
    \(VisibleText.of(subject.tool)) resolved the colors of each check for every theme and every \
    combination of the traits that the colors depend on, and measured each combination. Contrast is \
    the ratio of WCAG 2.2 of the colors as exported files show them, mapped into sRGB and into \
    Display P3, of which the lower ratio counts; a translucent foreground is composited on its background, and a \
    translucent background on \(SeenContrast.grayCount) grays from black to white, of which the lowest \
    ratio counts. \
    Differences of colors are CIEDE2000, of the colors as simulated for each color vision. Values \
    are truncated, not rounded.
    """
  }

  // MARK: A criterion

  /// The remarks of a criterion.
  static func notes(_ result: CriterionEvidence, _ evidence: LibraryEvidence) -> String {
    var parts = [summary(result)]
    func add(_ title: String, _ entries: [CriterionEvidence.Entry]) {
      guard !entries.isEmpty else { return }
      parts.append("\(title):\n\n" + list(entries.map(line)))
    }
    add("Below the minimum", result.failed)
    add("Not evaluated in every theme", result.incomplete)
    add("Proved in every combination of every theme", result.proved)
    parts.append("Not evaluated for this criterion:\n\n" + list(omissions(result, evidence)))
    return parts.joined(separator: "\n\n")
  }

  /// The reason why a criterion has no level.
  static func reason(_ result: CriterionEvidence) -> String {
    if !result.incomplete.isEmpty {
      return "\(count(result.incomplete.count, "check")) could not be evaluated in every theme"
    }
    return switch result.criterion {
    case .useOfColor: "no check compares colors under a color vision deficiency"
    case .minimumContrast, .enhancedContrast, .nonTextContrast:
      "no check requires its ratio"
    }
  }

  private static func summary(_ result: CriterionEvidence) -> String {
    let checks = result.checks
    guard let tightest = result.tightest, let worst = tightest.evidence.worst?.worst else {
      return "Not evaluated: \(reason(result))."
    }
    let minimum = tightest.minimum
    let margin = worst.value - minimum
    let marginText =
      margin < 0
      ? NumberText.message(margin, .significant(3)) : DecimalNumber.cut(margin, places: 2)
    let combinations = checks.reduce(0) { $0 + $1.combinationCount }
    let required = value(minimum, minimum, tightest.evidence.check)
    return """
      \(result.proved.count) of \(count(checks.count, "check")) proved, in \
      \(count(combinations, "measured combination")) of themes and traits. Smallest margin: \
      \(marginText) (\(subject(of: tightest.evidence.check)): \
      \(value(worst.value, minimum, tightest.evidence.check)); required: \(required)).
      """
  }

  private static func line(_ entry: CriterionEvidence.Entry) -> String {
    let check = entry.evidence.check
    var parts: [String] = []
    if let (theme, worst) = entry.evidence.worst {
      let lowest = value(worst.value, entry.minimum, check)
      var text = "lowest \(lowest)"
      if check.names.count > 2 {
        text += " between \(worst.names.map(MarkdownText.code).joined(separator: " and "))"
      }
      if let vision = worst.vision { text += " under \(words(vision))" }
      text += " in theme \(MarkdownText.code(theme))"
      if !worst.conditions.isEmpty { text += ", \(conditions(worst.conditions))" }
      let themes = count(entry.evidence.results.count, "theme")
      parts.append(text)
      parts.append("\(count(entry.evidence.combinationCount, "combination")) in \(themes)")
    }
    if !entry.evidence.unevaluatedThemes.isEmpty {
      let themes = entry.evidence.unevaluatedThemes.map(MarkdownText.code)
      parts.append("not evaluated in \(themes.joined(separator: ", "))")
    }
    return "\(subject(of: check)): \(parts.joined(separator: "; "))"
  }

  private static func omissions(
    _ result: CriterionEvidence,
    _ evidence: LibraryEvidence
  ) -> [String] {
    let unnamed = evidence.colors(notIn: result.checks).count
    let rest =
      unnamed == 0
      ? [] : ["Colors in none of these checks: \(unnamed) of \(evidence.colors.count)."]
    let graphics = NumberText.message(ContrastUse.graphics.minimumRatio)
    let text = NumberText.message(ContrastUse.bodyText.minimumRatio)
    return switch result.criterion {
    case .useOfColor:
      [
        "Whether color is the only visual means of conveying information: the checks prove only that "
          + "colors differ."
      ] + rest
    case .minimumContrast, .enhancedContrast:
      [
        "Whether the first color of a pair is a color of text, which a check does not state: checks "
          + "that require at least \(text):1 count as text.",
        "The lower ratio of large text: all pairs are compared with the ratio of normal text.",
      ] + rest
    case .nonTextContrast:
      [
        "Whether the first color of a pair is a part of a control or a graphic, which a check does not "
          + "state: checks that require at least \(graphics):1 and less than \(text):1 count as such."
      ] + rest
    }
  }

  // MARK: Parts of lines

  /// The colors of a check, with its conditions and color visions.
  private static func subject(of check: ColorCheck) -> String {
    var text: String
    switch check.measure {
    case .contrast(let foreground, let background, _):
      text = "\(MarkdownText.code(foreground)) on \(MarkdownText.code(background))"
    case .distinct(let colors, let visions):
      text = colors.map(MarkdownText.code).joined(separator: ", ")
      text += ", at least \(DecimalNumber.cut(check.minimum, places: 6)) under "
      text += visions.map(words).joined(separator: ", ")
    }
    return check.when.isEmpty ? text : "\(text), when \(conditions(check.when))"
  }

  /// A measured value: a ratio for contrast, a difference otherwise.
  private static func value(_ value: Double, _ minimum: Double, _ check: ColorCheck) -> String {
    let text =
      value < minimum
      ? DecimalNumber.cut(value, below: minimum) : DecimalNumber.cut(value, places: 2)
    if case .contrast = check.measure { return "\(text):1" }
    return text
  }

  private static func words(_ vision: ColorVision) -> String {
    vision == .normal ? "normal vision" : vision.rawValue
  }

  private static func conditions(_ conditions: [ColorCondition]) -> String {
    MarkdownText.code(conditions.map(\.description).joined(separator: " "))
  }

  private static func count(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(count) \(count == 1 ? noun : plural ?? "\(noun)s")"
  }

  private static func list(_ lines: [String]) -> String {
    lines.map { "- \($0)" }.joined(separator: "\n")
  }
}
