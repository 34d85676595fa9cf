import DynamicColors
import SourceDiagnostics
import SourceDocuments
package import ThemeFiles
import ThreadSupport
import TextSupport

/// The results of all checks of a library, and the parts that were not evaluated.
///
/// Severities, ignore comments and baselines apply to findings, not to evidence.
package struct LibraryEvidence: Sendable {
  /// The names of the themes, in the order of their files.
  package let themes: [String]

  /// The results of the valid checks, in the order of the library file.
  package let checks: [CheckEvidence]

  /// The number of entries of `checks:` that are not valid checks.
  package let invalidCheckCount: Int

  /// The files with errors, whose invalid parts were not evaluated, sorted.
  package let filesWithErrors: [String]

  /// The names of the colors of all themes, without primitive colors, in the order of the themes.
  package let colors: [String]

  /// Evaluates the checks of a folder as far as its errors allow.
  package init(of folder: ThemeFolder) {
    var loader = LibraryLoader(folder)
    let (context, members) = LibraryValidator.context(of: folder, &loader)
    let entries = loader.library.checks?.elements.count ?? 0
    themes = folder.themeNames
    checks = Self.evaluated(context, themes)
    invalidCheckCount = max(0, entries - checks.count)
    filesWithErrors = context.faultyFiles.sorted()
    colors = members.flatMap(\.colors.colorNames).uniqued()
  }

  /// The colors that none of some checks name.
  package func colors(notIn checks: [CheckEvidence]) -> [String] {
    let named = Set(checks.lazy.flatMap(\.check.names).map(\.name))
    return colors.filter { !named.contains($0) }
  }

  private static func evaluated(_ context: RuleContext, _ themes: [String]) -> [CheckEvidence] {
    let (members, checks) = (context.members, context.checks)
    let budget = CheckRunner.budget(of: checks, in: members)
    let measured = ParallelWork.map(Array(members.indices), share: 1) { number in
      checks.enumerated().map { place, check in
        number * checks.count + place < budget.searchCount
          ? WorstMeasurement(of: check, in: members[number], limit: budget.limit) : nil
      }
    }
    return checks.enumerated().map { place, check in
      let results = zip(members, measured).compactMap { member, measured in
        measured[place].map { (theme: member.name, worst: $0) }
      }
      let evaluated = Set(results.map(\.theme))
      return CheckEvidence(
        check: check,
        results: results,
        unevaluatedThemes: themes.filter { !evaluated.contains($0) }
      )
    }
  }
}
