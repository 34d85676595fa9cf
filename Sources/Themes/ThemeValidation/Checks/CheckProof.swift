import DynamicColors
import PlatformSupport
public import ThemeFiles

/// The result of a check of the library file in a theme.
public struct CheckProof: Sendable {
  /// The check.
  public let check: ColorCheck

  /// The name of the theme.
  public let theme: String

  /// The lowest measured value; nil if the theme lacks a color, or if the colors depend on more
  /// combinations of traits than are measured.
  public let lowest: LowestMeasurement?

  /// Whether the lowest value was measured and is at least the minimum of the check.
  public var passes: Bool { lowest.map { $0.value >= check.minimum } ?? false }
}

extension ThemeValidator {
  /// Measures all entries of `checks:` in all themes of a folder.
  ///
  /// ```swift
  /// for proof in try ThemeValidator().proofs(in: ThemeFolder(path: "Themes")) {
  ///   #expect(proof.passes, "\(proof.theme): \(proof.lowest?.names ?? [])")
  /// }
  /// ```
  ///
  /// - Parameter folder: The files.
  /// - Returns: A result for each theme and each check, in the order of the files.
  /// - Throws: `ThemeLibraryError` with the errors of the files.
  /// - Complexity: O(*c*) in the combinations of traits of the colors of each check, and O(*c* ·
  ///   *n*²) for a check of *n* distinct colors.
  public func proofs(in folder: ThemeFolder) throws(ThemeLibraryError) -> [CheckProof] {
    try ThemeProject(folder, by: self).proofs()
  }

  /// Measures all entries of `checks:` in all themes of the folder from which a library was read.
  ///
  /// The files are read again, as for ``findings(in:)-(ThemeLibrary)``.
  ///
  /// - Parameter library: The library.
  /// - Returns: A result for each theme and each check, in the order of the files.
  /// - Throws: `ThemeLibraryError` with the errors of the files, or that of the folder.
  public func proofs(in library: ThemeLibrary) throws(ThemeLibraryError) -> [CheckProof] {
    try proofs(in: library.folder())
  }
}

extension ThemeProject {
  /// Measures all checks in all themes.
  ///
  /// - Throws: `ThemeLibraryError` with the errors of the files.
  package func proofs() throws(ThemeLibraryError) -> [CheckProof] {
    let context = try validContext()
    let (members, checks) = (context.members, context.checks)
    let outcomes = checkOutcomes
    let budget = CheckRunner.budget(of: checks, in: members)
    let effort = ConditionSpace.minimizingEffort(sharedBy: members.count * checks.count)
    return ParallelWork.map(Array(members.indices), batchSize: 1) { number in
      zip(checks, outcomes[number]).map { check, outcome in
        CheckProof(
          check: check,
          theme: members[number].name,
          lowest: LowestMeasurement(
            outcome,
            of: check.measure,
            given: check.when,
            in: members[number].definitions,
            limit: budget.limit,
            effort: effort
          )
        )
      }
    }.flatMap(\.self)
  }

  /// The outcomes of all checks in each complete theme.
  var checkOutcomes: [[CheckOutcome]] {
    answer(to: "check outcomes") {
      CheckRunner(ruleContext)
        .outcomes(memo(ThemeMemo<CheckRunner.Input, [CheckOutcome]>.self))
    }
  }
}
