import TextSupport
import ThemeValidation

/// The contents of an accessibility conformance report about the checks of a library.
///
/// A report contains only computed results. OpenACR's highest level, "Supports", is never used, since a
/// library does not determine how its colors are used.
struct ConformanceReport {
  /// A level of conformance, by its identifier in OpenACR's catalogs.
  enum Level: String {
    case partiallySupports = "partially-supports"
    case doesNotSupport = "does-not-support"
    /// OpenACR allows this level only for criteria of level AAA.
    case notEvaluated = "not-evaluated"

    var label: String {
      switch self {
      case .partiallySupports: "Partially Supports"
      case .doesNotSupport: "Does Not Support"
      case .notEvaluated: "Not Evaluated"
      }
    }
  }

  /// A criterion with its level and remarks.
  struct Criterion {
    let number: String
    let name: String
    let level: Level
    /// The remarks, as Markdown.
    let notes: String
  }

  /// The criteria of one level of WCAG.
  struct Chapter {
    /// The identifier in OpenACR's schema.
    let id: String
    let title: String
    let notes: String
    let criteria: [Criterion]
  }

  /// The catalog of OpenACR that lists the criteria of WCAG 2.2.
  static let catalog = "2.5-edition-wcag-2.2-en"

  let subject: ConformanceSubject
  let notes: String
  let methods: String
  let chapters: [Chapter]

  init(_ evidence: LibraryEvidence, _ subject: ConformanceSubject) {
    self.subject = subject
    notes = ConformanceNotes.general(evidence)
    methods = ConformanceNotes.methods(subject)
    chapters = [
      Self.chapter("A", [.useOfColor], evidence),
      Self.chapter("AA", [.minimumContrast, .nonTextContrast], evidence),
      Self.chapter("AAA", [.enhancedContrast], evidence),
    ]
  }

  private static func chapter(
    _ level: String,
    _ criteria: [ColorCriterion],
    _ evidence: LibraryEvidence
  ) -> Chapter {
    let results = criteria.map { CriterionEvidence($0, evidence) }
    var notes = ["Only the criteria of level \(level) that are listed here were evaluated."]
    var listed: [Criterion] = []
    for result in results {
      let (number, name) = (result.criterion.rawValue, result.criterion.name)
      if let level = Self.level(of: result) ?? (level == "AAA" ? .notEvaluated : nil) {
        let notes = ConformanceNotes.notes(result, evidence)
        listed.append(Criterion(number: number, name: name, level: level, notes: notes))
      } else {
        notes.append("\(number) \(name) was not evaluated: \(ConformanceNotes.reason(result)).")
      }
    }
    return Chapter(
      id: "success_criteria_level_\(level.lowercased())",
      title: "Success Criteria, Level \(level)",
      notes: notes.joined(separator: " "),
      criteria: listed
    )
  }

  /// Returns the level that the evaluated checks allow at most; nil if none was evaluated completely.
  ///
  /// "Does Not Support" is about the majority: here, of the checks.
  private static func level(of result: CriterionEvidence) -> Level? {
    let (proved, failed) = (result.proved.count, result.failed.count)
    guard proved + failed > 0 else { return nil }
    return failed > proved ? .doesNotSupport : .partiallySupports
  }
}

extension ColorCriterion {
  /// The name of the criterion in WCAG 2.2.
  var name: String {
    switch self {
    case .useOfColor: "Use of Color"
    case .minimumContrast: "Contrast (Minimum)"
    case .enhancedContrast: "Contrast (Enhanced)"
    case .nonTextContrast: "Non-text Contrast"
    }
  }
}
